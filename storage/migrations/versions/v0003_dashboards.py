"""A list of the tables of a channel; the last post that called, when a thread is put away, and who begins."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("call", sa.Text(), nullable=False, server_default=""))
        batch.add_column(sa.Column("closes", sa.Double()))
        batch.add_column(sa.Column("begins", sa.Integer(), sa.ForeignKey("members.id", name="fk_tables_begins")))
        batch.create_index("ix_tables_closes", ["closes"])
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("call", server_default=None)
    op.create_table(
        "dashboards",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.Column("stale", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "channel", name="pk_dashboards"),
    )
    op.create_index("ix_dashboards_stale", "dashboards", ["stale"])
