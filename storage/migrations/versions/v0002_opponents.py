"""Seats that a bot plays, how members fared against bots, and what members try out."""

from typing import Literal

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _remade() -> Literal["always", "never"]:
    """Says how a table is altered: SQLite copies it, a server changes it in place, as others refer to it."""
    return "always" if op.get_bind().dialect.name == "sqlite" else "never"


def upgrade() -> None:
    op.create_table(
        "opponents",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
    )
    op.create_table(
        "trials",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    with op.batch_alter_table("seats", recreate=_remade()) as batch:
        batch.add_column(sa.Column("bot", sa.Text))
    op.execute("UPDATE seats SET bot = ''")
    with op.batch_alter_table("seats", recreate=_remade()) as batch:
        batch.alter_column("bot", nullable=False)
    with op.batch_alter_table("awaited", recreate=_remade()) as batch:
        batch.add_column(sa.Column("thinks", sa.Double))
        batch.create_index("ix_awaited_thinks", ["thinks"])
    op.execute("UPDATE tables SET late = 'bot' WHERE late = 'best'")
