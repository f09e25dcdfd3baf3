"""The tables. Columns bear the names of the fields in `storage.rows`; nothing is deleted by cascade.

A change here needs a migration beside it, see ``docs/storage.md``; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

VERSION = "0019"
"""The migration that these tables are the result of."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

members = Table(
    "members",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("layout", Text, nullable=False),
    Column("calls", Text, nullable=False),
    Column("hours", Text, nullable=False),
    Column("forewarned", Boolean, nullable=False),
    Column("unranked", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False),
    Column("begins", Double, primary_key=True),
    Column("ends", Double, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("user", Text, primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("handle", Text, nullable=False),
    Index(None, "platform", "handle"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("host", Integer, ForeignKey("members.id"), nullable=False, index=True),
    Column("practice", Boolean, nullable=False),
    Column("invite_only", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("platform", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("server", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("home", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("late", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("paused_at", Double),
    Column("voted", Boolean, nullable=False),
    Column("still", Double),
    Column("post", Text, nullable=False),
    Column("call", Text, nullable=False),
    Column("due", Double, index=True),
    Column("begins", Integer, ForeignKey("members.id")),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "platform", "channel", "thread"),
    Index("ix_tables_named", "platform", "channel", "name"),
    Index("ix_tables_latest", "platform", "channel", "status", "changed"),
    Index(None, "platform", "channel", "home"),
    Index("ix_tables_ranked", "platform", "server", "game", "status"),
)

Index(
    "ix_tables_still",
    tables.c.id,
    sqlite_where=tables.c.still.is_not(None),
    postgresql_where=tables.c.still.is_not(None),
)

outages = Table(
    "outages",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("told", Boolean, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, ForeignKey("members.id"), index=True),
    Column("colour", Integer),
    Column("word", Text, nullable=False),
    Column("bank", Double),
)

matches = Table(
    "matches",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
    Column("entries", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("matches.table"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # a game's entries lie side by side, and its code is not stored twice
)

awaited = Table(
    "awaited",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
    Column("deadline", Double, index=True),
    Column("given", Double),
    Column("latest", Double),
    Column("called", Double),
    Column("remind", Double, index=True),
    Column("nudged", Double),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
)

news = Table(
    "news",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("events", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
)

told = Table(
    "told",
    metadata,
    Column("table", Text, ForeignKey("matches.table"), primary_key=True),
    Column("board", LargeBinary, nullable=False),
    Column("since", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("order", LargeBinary, nullable=False),
    Column("ended", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
)

votes = Table(
    "votes",
    metadata,
    Column("table", Text, ForeignKey("matches.table"), primary_key=True),
    Column("until", Double, nullable=False),
    Column("vote", LargeBinary, nullable=False),
)

panels = Table(
    "panels",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("post", LargeBinary, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("sent", Double),
    Column("failed", Text, nullable=False),
    Column("reference", Text, nullable=False, index=True),
    Column("private", Text, nullable=False),
)
waiting = and_(outbox.c.sent.is_(None), outbox.c.failed == literal_column("''"))
"""Which posts wait; written without parameters, so that the index of just these is used."""
Index("ix_outbox_waiting", outbox.c.table, outbox.c.id, sqlite_where=waiting, postgresql_where=waiting)

pings = Table(
    "pings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
    Column("post", Text, nullable=False),
    Index(None, "member", "table"),
)

aloud = Table(
    "aloud",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), nullable=False),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Double, nullable=False, index=True),
    Index(None, "member", "at"),
)

later = Table(
    "later",
    metadata,
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

lessons = Table(
    "lessons",
    metadata,
    Column("member", Integer, ForeignKey("members.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("event", Text, primary_key=True),
    Column("reply", LargeBinary, nullable=False),
    Column("at", Double, nullable=False, index=True),
)

notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False, index=True),
    Column("text", Text, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False, index=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("platform", Text, primary_key=True),
    Column("user", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "platform", "user"),
)

removals = Table(
    "removals",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False, index=True),
    Column("at", Double, nullable=False),
)

forgotten = Table(
    "forgotten",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("account", Text, primary_key=True),
    Column("at", Double),
    Column("seat", Integer),
)

results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False, index=True),
    Column("how", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ended", Double),
    Column("rated", Boolean, nullable=False),
)
unrated = and_(results.c.ended.is_not(None), results.c.rated == literal_column("0"))
"""Which results no ranking knows yet; written without parameters, so that the index of just these is used."""
Index("ix_results_unrated", results.c.ended, results.c.table, sqlite_where=unrated, postgresql_where=unrated)

ratings = Table(
    "ratings",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("place", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, ForeignKey("members.id"), primary_key=True, autoincrement=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("strength", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)
Index(
    "ix_ratings_listed",
    *(ratings.c.platform, ratings.c.place, ratings.c.game, ratings.c.seats, ratings.c.strength, ratings.c.member),
)

places = Table(
    "places",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("settings", Text, nullable=False),
)

dashboards = Table(
    "dashboards",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("reference", Text, nullable=False),
    Column("stale", Boolean, nullable=False, index=True),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

web_users = Table(
    "web_users",
    metadata,
    Column("user", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("link_hash", Text, nullable=False, unique=True),
)

web_messages = Table(
    "web_messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("thread", Text, nullable=False),
    Column("member", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("revision", Integer, nullable=False, index=True),
    Index(None, "thread", "id"),
    sqlite_autoincrement=True,  # a message may be deleted, but its number never comes back
)

web_pictures = Table(
    "web_pictures",
    metadata,
    Column("id", Text, primary_key=True),
    Column("member", Text, nullable=False),
    Column("mime", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
