"""Whom posts have called or reminded, so that a member can be told of it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "pings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("post", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_pings_member"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pings_table"),
        sa.PrimaryKeyConstraint("id", name="pk_pings"),
    )
    op.create_index("ix_pings_at", "pings", ["at"])
    op.create_index("ix_pings_member_table", "pings", ["member", "table"])
