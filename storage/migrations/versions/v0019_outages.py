"""What cannot be reached is known, tables stand still meanwhile, and what one person is told waits for no table."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("server", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "server", "channel", name="pk_outages"),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("still", sa.Double()))
    op.create_index("ix_tables_still", "tables", ["id"], sqlite_where=sa.text("still IS NOT NULL"))
    with op.batch_alter_table("outbox") as batch:
        batch.add_column(sa.Column("private", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("outbox") as batch:
        batch.alter_column("private", server_default=None)
