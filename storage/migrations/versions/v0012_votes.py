"""Of how many at a table a proposal needs the consent; of all, where it was opened before."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("votes", sa.Text(), nullable=False, server_default="all"))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("votes", server_default=None)
