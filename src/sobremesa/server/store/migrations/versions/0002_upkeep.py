"""What a house that cleans up has to know: who was last where, tables put aside, contacts and messages."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(32)


def upgrade() -> None:
    """Nobody and nothing loses time: whatever is there counts as seen today."""
    now = str(time.time_ns() // 1_000_000)
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("people", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default=now))
    op.create_index("tables_seen", "tables", ["status", "seen"])
    with op.batch_alter_table("guests") as guests:
        guests.add_column(
            sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false())
        )
        guests.add_column(
            sa.Column("asked", sa.String(64), nullable=False, server_default=sa.text("''"))
        )
    op.create_table(
        "aside",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sent",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sent_expires", "sent", ["expires"])
    found = sa.table(
        "tables", sa.column("id"), sa.column("people"), sa.column("begun"), sa.column("status")
    )
    members = sa.table("members", sa.column("table_id"))
    seated = sa.select(sa.func.count()).select_from(members).where(members.c.table_id == found.c.id)
    op.execute(
        found.update().values(people=seated.scalar_subquery(), begun=found.c.status != "waiting")
    )
