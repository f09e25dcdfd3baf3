"""Looks back at finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.Text, sa.ForeignKey("matches.table"), primary_key=True),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("found", sa.LargeBinary),
    )
