"""What a platform hands in stays until it has been dealt with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "inbox",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("contents", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "event", name="pk_inbox"),
    )
