"""What waits by its number alone, as it is looked for from a number on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    waiting = sa.and_(sa.column("sent").is_(None), sa.column("failed") == sa.literal_column("''"))
    op.drop_index("ix_outbox_waiting", "outbox")
    op.create_index("ix_outbox_waiting", "outbox", ["id"], sqlite_where=waiting, postgresql_where=waiting)
