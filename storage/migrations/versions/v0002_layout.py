"""How pictures are arranged for a member."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("members") as batch:
        batch.add_column(sa.Column("layout", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("members") as batch:
        batch.alter_column("layout", server_default=None)
