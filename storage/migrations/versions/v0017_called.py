"""Of a seat that is awaited is known whether its member was called, and when its time is up at the latest."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    with op.batch_alter_table("awaited") as batch:
        batch.add_column(sa.Column("latest", sa.Double()))
        batch.add_column(sa.Column("called", sa.Double()))
    op.execute("UPDATE awaited SET called = since")
