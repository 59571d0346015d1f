"""How many seats of a table programs decide for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.Integer, nullable=False, server_default="0"))
