"""What members have had posted is counted, what they were not called by is told later, and posts tell what is new."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    _count_what_is_posted()
    _tell_later()
    op.create_table(
        "told",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("board", sa.LargeBinary(), nullable=False),
        sa.Column("since", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["matches.table"], name="fk_told_table"),
        sa.PrimaryKeyConstraint("table", name="pk_told"),
    )
    op.execute("DELETE FROM meta WHERE key LIKE 'told-%'")


def _count_what_is_posted() -> None:
    op.create_table(
        "aloud",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_aloud_member"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_aloud_table"),
        sa.PrimaryKeyConstraint("id", name="pk_aloud"),
    )
    op.create_index("ix_aloud_at", "aloud", ["at"])
    op.create_index("ix_aloud_member_at", "aloud", ["member", "at"])


def _tell_later() -> None:
    op.create_table(
        "later",
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_later_member"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_later_table"),
        sa.PrimaryKeyConstraint("member", "table", "kind", name="pk_later"),
    )
    op.create_index("ix_later_at", "later", ["at"])
