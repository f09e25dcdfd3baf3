"""The tables, made of what `storage.rows` says of their columns; nothing is deleted by cascade.

Beside the columns stands here what several of them are together. A change needs a migration, see ``docs/storage.md``;
a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
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
    false,
    literal_column,
)

from storage import rows

VERSION = "0005"
"""The migration that these tables are the result of."""
OLDEST = "0001"
"""The oldest version of which programs can go on beside others on these tables; a migration that takes away what they
need makes it later, and they end."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)
_TYPES = {bool: Boolean, bytes: LargeBinary, float: Double, int: Integer, str: Text}


def _table(name: str, *parts: Any, **options: Any) -> Table:
    """Makes a table of columns, of rows whose fields are its columns, and of what several of these are together."""
    return Table(name, metadata, *(made for part in parts for made in _made(part)), **options)


def _made(part: Any) -> Iterator[Any]:
    if isinstance(part, type):
        yield from map(_column, fields(part))
    else:
        yield part


def _column(described: Field[Any]) -> Column[Any]:
    kinds, marks = _kinds(described.type), _marks(described.type)
    (kind,) = kinds - {NoneType}
    return Column(
        described.name,
        _TYPES[kind],
        *(ForeignKey(mark.refers) for mark in marks if mark.refers),
        primary_key=any(mark.key for mark in marks),
        nullable=NoneType in kinds,
        unique=any(mark.unique for mark in marks) or None,
        index=any(mark.index for mark in marks) or None,
    )


def _kinds(of: Any) -> set[Any]:
    """Returns what a field may hold."""
    if get_origin(of) is Annotated:
        return _kinds(get_args(of)[0])
    return set().union(*map(_kinds, get_args(of))) if get_origin(of) in (Union, UnionType) else {of}


def _marks(of: Any) -> list[rows.Mark]:
    """Returns what a field is besides."""
    own = [mark for mark in getattr(of, "__metadata__", ()) if isinstance(mark, rows.Mark)]
    return own + [mark for part in get_args(of) for mark in _marks(part)]


def _of_seat() -> ForeignKeyConstraint:
    """Says that table and seat together name a seat."""
    return ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"])


def _index_where(name: str, where: ColumnElement[bool], *columns: Column[Any]) -> None:
    """Makes an index of some rows; to be used, it must be asked for in the same words, so these have no parameters."""
    Index(name, *columns, sqlite_where=where)


members = _table("members", rows.MemberRow)
absences = _table("absences", rows.AbsenceRow)
identities = _table("identities", rows.IdentityRow, Index(None, "platform", "handle"))
tables = _table(
    "tables",
    rows.TableRow,
    Index(None, "platform", "channel", "thread"),
    Index("ix_tables_named", "platform", "channel", "name"),
    Index("ix_tables_latest", "platform", "channel", "status", "changed"),
    Index(None, "platform", "channel", "home"),
    Index("ix_tables_ranked", "platform", "server", "game", "status"),
)
_index_where("ix_tables_still", tables.c.still.is_not(None), tables.c.id)
outages = _table("outages", rows.OutageRow)
seats = _table("seats", rows.SeatRow)
matches = _table("matches", rows.MatchRow)
entries = _table("entries", rows.EntryRow, sqlite_with_rowid=False)
"""Without numbers of its own a game's entries lie side by side, and its code is not stored twice."""
awaited = _table("awaited", rows.AwaitedRow, _of_seat())
news = _table("news", rows.NewsRow, _of_seat())
told = _table("told", rows.ToldRow)
orders = _table("orders", rows.OrderRow, _of_seat())
trials = _table("trials", rows.TrialRow)
analyses = _table("analyses", rows.AnalysisRow)
votes = _table("votes", rows.VoteRow)
declined = _table("declined", rows.DeclinedRow)
openings = _table("openings", rows.OpeningRow, _of_seat())
foretold = _table("foretold", rows.ForetoldRow, _of_seat())
panels = _table("panels", rows.PanelRow, _of_seat())
outbox = _table("outbox", rows.OutboxRow)
waiting = and_(outbox.c.sent.is_(None), outbox.c.failed == literal_column("''"))
"""Which posts wait."""
_index_where("ix_outbox_waiting", waiting, outbox.c.id)
pings = _table("pings", Column("id", Integer, primary_key=True), rows.PingRow, Index(None, "member", "table"))
aloud = _table("aloud", Column("id", Integer, primary_key=True), rows.AloudRow, Index(None, "member", "at"))
later = _table("later", rows.LaterRow)
shown_panels = _table(
    "shown_panels",
    rows.ShownPanelRow,
    ForeignKeyConstraint(["platform", "user"], ["identities.platform", "identities.user"]),
)
link_codes = _table("link_codes", rows.LinkCodeRow)
link_wishes = _table("link_wishes", rows.LinkWishRow)
link_tries = _table("link_tries", Column("id", Integer, primary_key=True), rows.LinkTryRow)
lessons = _table("lessons", rows.LessonRow)
events = _table("events", rows.EventRow)
inbox = _table("inbox", rows.InboxRow)
notes = _table("notes", rows.NoteRow)
watchers = _table("watchers", rows.WatcherRow)
invitations = _table("invitations", rows.InvitationRow, Index(None, "platform", "user"))
removals = _table("removals", rows.RemovalRow)
forgotten = _table("forgotten", rows.ForgottenRow)
results = _table("results", rows.ResultRow)
opponents = _table("opponents", rows.OpponentRow)
unrated = and_(results.c.ended.is_not(None), results.c.rated == false())
"""Which results no ranking knows yet."""
_index_where("ix_results_unrated", unrated, results.c.ended, results.c.table)
ratings = _table(
    "ratings",
    rows.RatingRow,
    Index("ix_ratings_listed", "platform", "place", "game", "seats", "strength", "member"),
)
places = _table("places", rows.PlaceRow)
dashboards = _table("dashboards", rows.DashboardRow)
installation = _table("installation", rows.InstallationRow)
lounge_users = _table("lounge_users", rows.LoungeUserRow)
lounge_messages = _table(
    "lounge_messages", rows.LoungeMessageRow, Index(None, "thread", "id"), sqlite_autoincrement=True
)
"""A message may be deleted, but its number never comes back."""
lounge_pictures = _table("lounge_pictures", rows.LoungePictureRow)
