"""What a guest may see of the own devices; room for names that are long in code points."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """When the devices that are there were made nobody knows: they count as made, and seen, today."""
    now = str(time.time_ns() // 1_000_000)
    with op.batch_alter_table("devices") as devices:
        devices.add_column(
            sa.Column("name", sa.String(80), nullable=False, server_default=sa.text("''"))
        )
        devices.add_column(sa.Column("created", sa.BigInteger, nullable=False, server_default=now))
        devices.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default=now))
    with op.batch_alter_table("guests") as guests:
        guests.alter_column(
            "name", existing_type=sa.String(40), type_=sa.String(160), existing_nullable=False
        )
