"""What the luck of a game comes from is settled in its lobby: a secret, and a word of each who sits there."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for table, column in (("tables", "secret"), ("seats", "word")):
        with op.batch_alter_table(table) as batch:
            batch.add_column(sa.Column(column, sa.Text(), nullable=False, server_default=""))
        with op.batch_alter_table(table) as batch:
            batch.alter_column(column, server_default=None)
