"""Where a member is called to turns."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("members") as batch:
        batch.add_column(sa.Column("calls", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("members") as batch:
        batch.alter_column("calls", server_default=None)
