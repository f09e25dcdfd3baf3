"""Invitations by account: those by a name that exactly one account of the table's platform bears, the others end."""

from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

DROPS = ("invitations",)


def upgrade() -> None:
    with op.batch_alter_table("identities") as batch:
        batch.add_column(sa.Column("handle", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("identities") as batch:
        batch.alter_column("handle", server_default=None)
        batch.create_index("ix_identities_platform_handle", ["platform", "handle"])
    resolved = _resolved(op.get_bind())
    op.drop_table("invitations")
    made = op.create_table(
        "invitations",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", name="fk_invitations_table"), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table", "platform", "user", name="pk_invitations"),
    )
    op.create_index("ix_invitations_platform_user", "invitations", ["platform", "user"])
    if resolved:
        op.bulk_insert(made, resolved)


def _resolved(connection: sa.Connection) -> list[dict[str, object]]:
    """Returns the invitations of whom they must mean."""
    accounts = connection.exec_driver_sql('SELECT platform, "user", name FROM identities')
    bearers = defaultdict(set)
    for platform, user, name in accounts:
        bearers[platform, name.casefold()].add(user)
    given = connection.exec_driver_sql(
        'SELECT i."table", t.platform, i.name, i.at FROM invitations i JOIN tables t ON t.id = i."table"'
    )
    return [
        {"table": table, "platform": platform, "user": next(iter(bearers[platform, name])), "at": at}
        for table, platform, name, at in given
        if len(bearers[platform, name]) == 1
    ]
