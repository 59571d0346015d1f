"""The first database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
    )
    op.create_index("tables_open", "tables", ["open", "changed"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "members",
        sa.Column("guest_id", ID, primary_key=True),
        sa.Column("table_id", ID, primary_key=True),
    )
    op.create_index("members_table", "members", ["table_id"])
    op.create_table(
        "bots",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("guest_id", ID, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("apart", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_guest", "chat", ["guest_id"])
    op.create_table(
        "guests",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("contact", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", ID, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_index("devices_guest", "devices", ["guest_id"])
    op.create_table(
        "blocks",
        sa.Column("guest_id", ID, primary_key=True),
        sa.Column("other_id", ID, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
