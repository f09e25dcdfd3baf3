"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("reply", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "event", name=op.f("pk_events")),
    )
    op.create_index(op.f("ix_events_at"), "events", ["at"])
    op.create_table(
        "members",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_members")),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "places",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "channel", name=op.f("pk_places")),
    )
    op.create_table(
        "web_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("thread", sa.Text(), nullable=False),
        sa.Column("member", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_web_messages")),
        sa.UniqueConstraint("key", name=op.f("uq_web_messages_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_web_messages_revision"), "web_messages", ["revision"])
    op.create_index(op.f("ix_web_messages_thread_id"), "web_messages", ["thread", "id"])
    op.create_table(
        "web_pictures",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("member", sa.Text(), nullable=False),
        sa.Column("mime", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_web_pictures")),
    )
    op.create_table(
        "web_users",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("link_hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_web_users")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_web_users_link_hash")),
    )
    op.create_table(
        "identities",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name=op.f("fk_identities_member")),
        sa.PrimaryKeyConstraint("platform", "user", name=op.f("pk_identities")),
    )
    op.create_index(op.f("ix_identities_member"), "identities", ["member"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("invite_only", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("thread", sa.Text(), nullable=False),
        sa.Column("home", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("pace", sa.Integer(), nullable=False),
        sa.Column("paused_at", sa.Double()),
        sa.Column("post", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["members.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_index(op.f("ix_tables_platform_channel_thread"), "tables", ["platform", "channel", "thread"])
    op.create_index(op.f("ix_tables_platform_channel_home"), "tables", ["platform", "channel", "home"])
    op.create_index(op.f("ix_tables_status"), "tables", ["status"])
    op.create_table(
        "matches",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_matches_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_matches")),
    )
    op.create_table(
        "notes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("member", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name=op.f("fk_notes_member")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notes_table")),
        sa.PrimaryKeyConstraint("table", "member", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_member"), "notes", ["member"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("post", sa.LargeBinary(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=True),
        sa.Column("failed", sa.Text(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_outbox_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("key", name=op.f("uq_outbox_key")),
    )
    op.create_index(op.f("ix_outbox_reference"), "outbox", ["reference"])
    op.create_index(
        "ix_outbox_waiting",
        "outbox",
        ["table", "id"],
        sqlite_where=sa.text("sent IS NULL AND failed = ''"),
        postgresql_where=sa.text("sent IS NULL AND failed = ''"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("member", sa.Integer(), nullable=True),
        sa.Column("colour", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name=op.f("fk_seats_member")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_member"), "seats", ["member"])
    op.create_table(
        "watchers",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("member", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name=op.f("fk_watchers_member")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_watchers_table")),
        sa.PrimaryKeyConstraint("table", "member", name=op.f("pk_watchers")),
    )
    op.create_index(op.f("ix_watchers_member"), "watchers", ["member"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_invitations_table")),
        sa.PrimaryKeyConstraint("table", "name", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_name"), "invitations", ["name"])
    op.create_table(
        "removals",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("member", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name=op.f("fk_removals_member")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_removals_table")),
        sa.PrimaryKeyConstraint("table", "member", name=op.f("pk_removals")),
    )
    op.create_index(op.f("ix_removals_member"), "removals", ["member"])
    op.create_table(
        "awaited",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name=op.f("fk_awaited_table_seat")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_awaited")),
    )
    op.create_index(op.f("ix_awaited_deadline"), "awaited", ["deadline"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["matches.table"], name=op.f("fk_entries_table")),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "news",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name=op.f("fk_news_table_seat")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_news")),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("order", sa.LargeBinary(), nullable=False),
        sa.Column("ended", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name=op.f("fk_orders_table_seat")),
        sa.PrimaryKeyConstraint("table", "seat", "number", name=op.f("pk_orders")),
    )
    op.create_table(
        "panels",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name=op.f("fk_panels_table_seat")),
        sa.PrimaryKeyConstraint("table", "seat", "kind", name=op.f("pk_panels")),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("vote", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["matches.table"], name=op.f("fk_votes_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_votes")),
    )
