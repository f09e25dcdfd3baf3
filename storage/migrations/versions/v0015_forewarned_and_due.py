"""A member can ask to be told when their turn comes next; more is due at a table than that its thread closes."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("members") as batch:
        batch.add_column(sa.Column("forewarned", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("members") as batch:
        batch.alter_column("forewarned", server_default=None)
    op.drop_index("ix_tables_closes", "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN closes TO due")
    op.create_index("ix_tables_due", "tables", ["due"])
