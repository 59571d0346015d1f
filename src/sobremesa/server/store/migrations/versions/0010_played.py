"""What finished games were for their seats. The rows come from the logs: see recount.py."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

ID = sa.String(32)


def upgrade() -> None:
    with op.batch_alter_table("members") as members:
        members.add_column(sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("members_open", "members", ["guest_id", "over"])
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    of = sa.table("members", sa.column("table_id"), sa.column("over"))
    finished = sa.select(tables.c.id).where(tables.c.status == "over")
    op.execute(of.update().where(of.c.table_id.in_(finished)).values(over=sa.true()))
    op.create_table(
        "played",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", ID, nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("lead", sa.Integer),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
    )
    op.create_index("played_guest", "played", ["guest_id", "ended"])
