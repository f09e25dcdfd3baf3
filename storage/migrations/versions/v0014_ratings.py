"""How strong members are is kept, and which finished games are counted in it: those of before are counted later on."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("results") as batch:
        batch.alter_column("rated", server_default=None)
    unrated = sa.text("ended IS NOT NULL AND rated = 0")
    op.create_index("ix_results_unrated", "results", ["ended", "table"], sqlite_where=unrated)
    op.create_table(
        "ratings",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "member",
            sa.Integer(),
            sa.ForeignKey("members.id", name="fk_ratings_member"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("strength", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "place", "game", "seats", "member", name="pk_ratings"),
    )
    op.create_index("ix_ratings_member", "ratings", ["member"])
    op.create_index("ix_ratings_listed", "ratings", ["platform", "place", "game", "seats", "strength", "member"])
