"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("wrong", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("found", sa.LargeBinary),
        sa.Index("analyses_guest", "guest_id"),
    )
    op.create_table(
        "looks",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
