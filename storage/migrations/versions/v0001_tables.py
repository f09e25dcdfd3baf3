"""The tables of version 1.0.0, as they stay written here while `storage.rows` goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "dashboards",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("reference", sa.Text, nullable=False),
        sa.Column("stale", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "events",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("reply", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "installation",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("alive", sa.Double),
        sa.Column("lounge_revision", sa.Integer, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("calls", sa.Text, nullable=False),
        sa.Column("hours", sa.Text, nullable=False),
        sa.Column("forewarned", sa.Boolean, nullable=False),
        sa.Column("unranked", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "lounge_messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("member", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False, index=True),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_lounge_messages_thread_id", "lounge_messages", ["thread", "id"])
    op.create_table(
        "lounge_pictures",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("member", sa.Text, nullable=False),
        sa.Column("mime", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "lounge_users",
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("link_hash", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "absences",
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("begins", sa.Double, primary_key=True),
        sa.Column("ends", sa.Double, nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
    )
    op.create_index("ix_identities_platform_handle", "identities", ["platform", "handle"])
    op.create_table(
        "lessons",
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "link_codes",
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "link_tries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "link_wishes",
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("keeps", sa.Integer, sa.ForeignKey("members.id"), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("place", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("strength", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_listed", "ratings", ["platform", "place", "game", "seats", "strength", "member"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("invite_only", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("bank", sa.Integer, nullable=False),
        sa.Column("late", sa.Text, nullable=False),
        sa.Column("votes", sa.Text, nullable=False),
        sa.Column("paused_at", sa.Double),
        sa.Column("voted", sa.Boolean, nullable=False),
        sa.Column("still", sa.Double),
        sa.Column("post", sa.Text, nullable=False),
        sa.Column("call", sa.Text, nullable=False),
        sa.Column("due", sa.Double, index=True),
        sa.Column("begins", sa.Integer, sa.ForeignKey("members.id")),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("again", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("ix_tables_latest", "tables", ["platform", "channel", "status", "changed"])
    op.create_index("ix_tables_named", "tables", ["platform", "channel", "name"])
    op.create_index("ix_tables_platform_channel_home", "tables", ["platform", "channel", "home"])
    op.create_index("ix_tables_platform_channel_thread", "tables", ["platform", "channel", "thread"])
    op.create_index("ix_tables_ranked", "tables", ["platform", "server", "game", "status"])
    _index_where("ix_tables_still", "tables", ["id"], sa.column("still").is_not(None))
    op.create_table(
        "aloud",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), nullable=False),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_index("ix_aloud_member_at", "aloud", ["member", "at"])
    op.create_table(
        "forgotten",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("at", sa.Double),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_invitations_platform_user", "invitations", ["platform", "user"])
    op.create_table(
        "later",
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "matches",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("openly", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("post", sa.LargeBinary, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
        sa.Column("failed", sa.Text, nullable=False),
        sa.Column("reference", sa.Text, nullable=False, index=True),
        sa.Column("private", sa.Text, nullable=False),
    )
    _index_where(
        "ix_outbox_waiting",
        "outbox",
        ["table", "id"],
        sa.and_(sa.column("sent").is_(None), sa.column("failed") == sa.literal_column("''")),
    )
    op.create_table(
        "pings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), nullable=False),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("post", sa.Text, nullable=False),
    )
    op.create_index("ix_pings_member_table", "pings", ["member", "table"])
    op.create_table(
        "removals",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    _index_where(
        "ix_results_unrated",
        "results",
        ["ended", "table"],
        sa.and_(sa.column("ended").is_not(None), sa.column("rated") == sa.false()),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), index=True),
        sa.Column("colour", sa.Integer),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("bank", sa.Double),
    )
    op.create_table(
        "shown_panels",
        sa.Column("platform", sa.Text, primary_key=True),
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("stamp", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["platform", "user"], ["identities.platform", "identities.user"]),
    )
    op.create_table(
        "watchers",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member", sa.Integer, sa.ForeignKey("members.id"), primary_key=True, index=True),
    )
    op.create_table(
        "awaited",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double, index=True),
        sa.Column("given", sa.Double),
        sa.Column("latest", sa.Double),
        sa.Column("called", sa.Double),
        sa.Column("remind", sa.Double, index=True),
        sa.Column("nudged", sa.Double),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "declined",
        sa.Column("table", sa.Text, sa.ForeignKey("matches.table"), primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, sa.ForeignKey("matches.table"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "foretold",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "news",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "openings",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("post", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("order", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "panels",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    )
    op.create_table(
        "told",
        sa.Column("table", sa.Text, sa.ForeignKey("matches.table"), primary_key=True),
        sa.Column("board", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.Text, sa.ForeignKey("matches.table"), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("vote", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(
        sa.table("installation", sa.column("id", sa.Integer), sa.column("lounge_revision", sa.Integer)),
        [{"id": 1, "lounge_revision": 0}],
    )


def _index_where(name: str, table: str, columns: list[str], where: sa.ColumnElement[bool]) -> None:
    """Makes an index of some rows."""
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
