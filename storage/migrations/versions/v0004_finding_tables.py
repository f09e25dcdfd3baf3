"""Tables are found by their names, and the latest of a status, without reading all of a channel."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_named", "tables", ["platform", "channel", "name"])
    op.create_index("ix_tables_latest", "tables", ["platform", "channel", "status", "changed"])
