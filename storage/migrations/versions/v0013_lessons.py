"""How far members have come in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_lessons_member"),
        sa.PrimaryKeyConstraint("member", "game", name="pk_lessons"),
    )
