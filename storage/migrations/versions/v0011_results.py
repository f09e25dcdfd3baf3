"""How a game ended for each who played is kept, for statistics and rankings; a table knows the server it is on."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table, column in (
        ("tables", sa.Column("server", sa.Text(), nullable=False, server_default="")),
        ("members", sa.Column("unranked", sa.Boolean(), nullable=False, server_default=sa.false())),
    ):
        with op.batch_alter_table(table) as batch:
            batch.add_column(column)
        with op.batch_alter_table(table) as batch:
            batch.alter_column(column.name, server_default=None)
    op.create_index("ix_tables_ranked", "tables", ["platform", "server", "game", "status"])
    op.create_table(
        "results",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", name="fk_results_table"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "member",
            sa.Integer(),
            sa.ForeignKey("members.id", name="fk_results_member"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("how", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.PrimaryKeyConstraint("table", "seat", "member", name="pk_results"),
    )
    op.create_index("ix_results_member", "results", ["member"])
