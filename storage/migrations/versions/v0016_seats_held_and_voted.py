"""An account is known again by the seat that it has held; what a vote has decided of a pause only a vote undoes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    with op.batch_alter_table("forgotten") as batch:
        batch.alter_column("at", existing_type=sa.Double(), nullable=True)
        batch.add_column(sa.Column("seat", sa.Integer()))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("voted", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("voted", server_default=None)
