"""What players report to whoever runs the house, and who is barred from it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("guest_id", ID, nullable=False),
        sa.Column("about_id", ID, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
    )
    op.create_index("reports_time", "reports", ["time"])
    op.create_table(
        "barred",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
