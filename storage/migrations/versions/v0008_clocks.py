"""When a clock runs and what comes of it: hours and absences of members, banks of time, reminders, who is late."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _add("members", "hours", sa.Text(), "")
    _add("tables", "bank", sa.Integer(), "0")
    _add("tables", "late", sa.Text(), "default")
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("bank", sa.Double()))
    with op.batch_alter_table("awaited") as batch:
        for name in ("given", "remind", "nudged"):
            batch.add_column(sa.Column(name, sa.Double()))
        batch.create_index("ix_awaited_remind", ["remind"])
    op.create_table(
        "absences",
        sa.Column("member", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_absences_member"),
        sa.PrimaryKeyConstraint("member", "begins", name="pk_absences"),
    )


def _add(table: str, column: str, kind: sa.types.TypeEngine[Any], value: str) -> None:
    """Adds a column in which all rows that there are have a value."""
    with op.batch_alter_table(table) as batch:
        batch.add_column(sa.Column(column, kind, nullable=False, server_default=value))
    with op.batch_alter_table(table) as batch:
        batch.alter_column(column, server_default=None)
