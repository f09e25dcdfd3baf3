"""An account that was removed from a table stays out when its member is forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", name="fk_forgotten_table"), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table", "account", name="pk_forgotten"),
    )
