"""The rows that the repositories take and return, each with what its columns are to the database.

This is the one description of a table: `storage.schema` makes the tables of it. A type says what a column holds, and
`Key`, `Unique`, `Indexed` and the ids of other rows what it is besides; one that may be None may be empty. Blobs are
written and read by whoever owns their meaning.
"""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mark:
    """What a column is besides a value."""

    key: bool = False
    unique: bool = False
    index: bool = False
    refers: str = ""
    """The table and the column whose value it has."""


Key: TypeAlias = Annotated[T, Mark(key=True)]
"""Tells a row of its table from all others, with the other columns that do."""
Unique: TypeAlias = Annotated[T, Mark(unique=True)]
Indexed: TypeAlias = Annotated[T, Mark(index=True)]
MemberId: TypeAlias = Annotated[int, Mark(refers="members.id")]
TableId: TypeAlias = Annotated[str, Mark(refers="tables.id")]
MatchId: TypeAlias = Annotated[str, Mark(refers="matches.table")]


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRow:
    """A person, whatever the platforms."""

    id: Key[int]
    name: str
    language: str = ""
    """The chosen language, or empty for the platform's."""
    zone: str = ""
    """The chosen time zone, for example ``Europe/Prague``."""
    layout: str = ""
    """How pictures are arranged, ``wide`` or ``tall``, or empty for what suits where they are seen."""
    calls: str = ""
    """How the member is called to turns: in the ``group``, in ``private``, or once a day (``daily``); empty for as is
    usual on the platform."""
    hours: str = ""
    """When the member is awake by their own clock, for example ``08:00-22:00 mon tue``; empty for always."""
    forewarned: bool = False
    """Whether the member wants to be told in private when their turn comes next."""
    unranked: bool = False
    """Whether the member is left out of the rankings, and alone sees their statistics."""
    created: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class AbsenceRow:
    """A time for which a member is away."""

    member: Key[MemberId]
    begins: Key[float]
    ends: float


@dataclass(frozen=True, slots=True, kw_only=True)
class IdentityRow:
    """A person's account on one platform."""

    platform: Key[str]
    user: Key[str]
    member: Indexed[MemberId]
    name: str
    handle: str = ""
    """The name by which the platform finds the account, without its case, where it has such names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """Somebody who is known in a place, by an account on its platform."""

    user: str
    name: str
    """What this person is called here, which may come from one of several accounts."""
    known_as: str
    """What the account is called."""
    handle: str = ""
    member: int | None = None
    """None for who has not done anything yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table: one game in one place, from its lobby to its result."""

    id: Key[str]
    """A short public code, unguessable enough not to collide: lower-case letters and digits."""
    name: str
    game: str
    options: str
    """JSON object of the chosen options."""
    status: Indexed[str]
    """``lobby``, ``running``, ``over`` or ``closed`` (a lobby that never started, a table ended by its host)."""
    host: Indexed[MemberId]
    """Member id."""
    practice: bool
    invite_only: bool
    seats: int
    """The number of seats: the most that may join in a lobby, the number playing once it runs."""
    platform: str
    channel: str
    server: str = ""
    """What the channel is a part of, where there is such a thing, and it was known when the table was opened."""
    thread: str = ""
    """Where it is played; the thread is empty until one is opened."""
    home: str = ""
    """The thread in which the table was opened, where it was one: its lobby is there, and it without its own."""
    language: str = "en"
    pace: int = 0
    """Seconds that a turn may take, 0 for as long as it likes; with a bank those that each turn adds to it."""
    bank: int = 0
    """Seconds that a seat has for all its turns, at the start and at most; 0 where each turn has its own time."""
    late: str = "default"
    """What happens when a seat's time is up: ``default``, ``bot``, ``nudge``, ``vote`` or ``open``."""
    votes: str = "all"
    """Of how many a proposal needs the consent: ``all`` or ``majority``."""
    paused_at: float | None = None
    """Since when the table is paused, None while it is not."""
    voted: bool = False
    """Whether it was paused, or resumed, by a vote the last time: then nobody alone undoes that."""
    still: float | None = None
    """Since when it stands still because it cannot be reached, or time is to be given back to it; else None."""
    post: str = ""
    """The reference of its latest board or lobby post."""
    call: str = ""
    """The reference of a post without a board that has called somebody since, where there is one."""
    due: Indexed[float | None] = None
    """When the thread of a finished game is put away, or the players of a paused table are asked whether it goes on."""
    begins: MemberId | None = None
    """The member who begins, as after a game that the member ended as the last; None where that is left to the draw."""
    lobby: str = ""
    """The key of its lobby post, since that was shown anew elsewhere; empty while it is the one it was opened with."""
    again: TableId | None = None
    """The table at which its game, which is over, is played again; None while there is none."""
    secret: str = field(default="", repr=False)
    """What all luck of its game comes from, drawn when the lobby opened, empty for one of old; told after the end."""
    created: float = 0.0
    changed: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits where; in a practice table one member holds several seats."""

    table: Key[TableId]
    seat: Key[int]
    member: Indexed[MemberId | None]
    """None where no member sits: a bot plays there, or the seat is open as its player resigned or was removed."""
    colour: int | None
    """The number of its look in the palette; None in a lobby, while its member has chosen none."""
    word: str = ""
    """What its member has added to the luck of the game, if anything."""
    bank: float | None = None
    """Seconds that are left in its bank, None for all of them; while it is asked those that this turn cannot take."""
    bot: str = ""
    """The level at which a bot plays the seat, empty where none does; whoever takes the seat ends that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """The match of a running or finished table: a snapshot from which play goes on without the log."""

    table: Key[TableId]
    snapshot: bytes
    entries: int
    """How many entries the log has; a write names the number it expects and fails when it is another."""
    openly: bool = False
    """Whether everybody could read how the draft in it came about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """One entry of the log, never changed and never deleted."""

    table: Key[MatchId]
    n: Key[int]
    entry: bytes
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class AwaitedRow:
    """A seat that is awaited, as everybody may know;"""

    table: Key[str]
    seat: Key[int]
    since: float
    """When it was asked, but for the time that was given back since then."""
    deadline: Indexed[float | None] = None
    given: float | None = None
    """Seconds that it had when it was asked; None for as many as it likes."""
    latest: float | None = None
    """When its time is up at the latest, however little of it has passed while its member was awake."""
    called: float | None = None
    """When its member was called to what it is asked; None while that is still to come."""
    remind: Indexed[float | None] = None
    """When its member is called or reminded next; None for not any more."""
    nudged: float | None = None
    """When the others had its member reminded last."""
    thinks: Indexed[float | None] = None
    """Since when a bot is to answer for it; None where that is a member's turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThinkingRow:
    """A seat for which a bot is to answer, and in which position: one of so many entries."""

    table: str
    seat: int
    thinks: float
    level: str
    entries: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsRow:
    """What happened since a seat's own last turn, as that seat may know it;"""

    table: Key[str]
    seat: Key[int]
    events: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldRow:
    """What a table's latest board has told, where a later post may take its place, and what has happened since."""

    table: Key[MatchId]
    board: bytes
    """Events, encoded."""
    since: bytes
    """Events, encoded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRow:
    """A standing order of a seat."""

    table: Key[str]
    seat: Key[int]
    number: Key[int]
    """Counts the seat's orders in the order of giving; free numbers may be given again."""
    order: bytes
    ended: bytes = b""
    """Why it is not in force any more, empty while it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRow:
    """A member's guided panel at a seat: what has been put together so far."""

    table: Key[str]
    seat: Key[int]
    kind: Key[str] = "move"
    """What is put together: a ``move``, a standing ``order``, or moves ``ahead`` that were asked about."""
    revision: int
    """Raised by every change, so that a press on an older panel is noticed."""
    state: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialRow:
    """What a member tries out for themselves on a deal of their own of a table's position."""

    table: Key[TableId]
    member: Key[Indexed[MemberId]]
    revision: int
    """Raised by every change, so that a press on an older panel is noticed."""
    state: bytes
    """From where it goes on, what has been tried, and what has been chosen so far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisRow:
    """A look back at a finished game, which somebody has asked for."""

    table: Key[MatchId]
    asked: float
    """When it was asked for first."""
    found: bytes | None = None
    """What was found; None until it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRow:
    """What the players of a table are asked to agree to; a table has one at most."""

    table: Key[MatchId]
    until: float
    """When it ends, however many have answered."""
    vote: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclinedRow:
    """What the players of a table have declined, and may not be asked again in the same position."""

    table: Key[MatchId]
    subject: Key[str]
    position: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningRow:
    """A seat that is open and announced, until somebody takes it."""

    table: Key[str]
    seat: Key[int]
    post: str
    """The key of the announcement."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForetoldRow:
    """A seat whose member was told that its turn comes next, and that has not been asked since."""

    table: Key[str]
    seat: Key[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """A post that waits to be delivered or has been."""

    id: Key[int]
    key: Unique[str]
    table: TableId
    post: bytes
    attempts: int = 0
    due: float = 0.0
    """When to try (again)."""
    sent: float | None = None
    failed: str = ""
    """Why it was given up, empty while it was not."""
    reference: Indexed[str] = ""
    private: str = ""
    """The platform on which one person is told it; empty for what stands at the table, which keeps its order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutageRow:
    """What cannot be reached: a platform, where nothing else is named, or a server or a channel of it, or what is
    private there."""

    platform: Key[str]
    server: Key[str] = ""
    channel: Key[str] = ""
    since: float
    told: bool = False
    """Whether everybody who is awaited there has been told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """How far a member has come in a game's lesson."""

    member: Key[MemberId]
    game: Key[str]
    step: int
    """The number of the step that waits, counted from 0; as many as there are where all are done."""
    at: float
    """When the member was last there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PingRow:
    """That a member was called to a table, or reminded of it."""

    member: MemberId
    table: TableId
    kind: str
    """``turn``, ``next``, ``reminder``, ``digest`` or ``test``."""
    at: Indexed[float]
    post: str
    """The key of the post that does it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AloudRow:
    """That a member has had something posted at a table in another way than by playing."""

    member: MemberId
    table: TableId
    at: Indexed[float]


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterRow:
    """What a member was named in and not called by, and hears of later."""

    member: Key[MemberId]
    table: Key[TableId]
    kind: Key[str]
    """``vote`` or ``result``."""
    at: Indexed[float]
    """When it is a good time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow:
    """An event of a platform that has been dealt with."""

    platform: Key[str]
    event: Key[str]
    reply: bytes
    at: Indexed[float]


@dataclass(frozen=True, slots=True, kw_only=True)
class InboxRow:
    """What a platform has handed in and nobody has dealt with yet."""

    platform: Key[str]
    event: Key[str]
    """In the order of their names events have happened."""
    contents: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteRow:
    """A member's private note about a table."""

    table: Key[TableId]
    member: Key[Indexed[MemberId]]
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WatcherRow:
    """A member who wants to be told of a table without sitting at it."""

    table: Key[TableId]
    member: Key[Indexed[MemberId]]


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """An account that a table's host has let in."""

    table: Key[TableId]
    platform: Key[str]
    user: Key[str]
    """The platform's id of it, or ``@`` and the handle of one that has not been seen with that handle yet."""
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovalRow:
    """A member whom a table's host has removed."""

    table: Key[TableId]
    member: Key[Indexed[MemberId]]
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgottenRow:
    """What a table still knows of an account that has parted from its member, or whose member is forgotten.

    The account is known by its fingerprint for that table alone.
    """

    table: Key[TableId]
    account: Key[str]
    at: float | None = None
    """When its member was removed, None where that was never."""
    seat: int | None = None
    """The seat that its member has held, None where there was none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a game went for somebody who played in it, even if not to its end."""

    table: Key[TableId]
    seat: Key[int]
    member: Key[Indexed[MemberId]]
    how: str
    """``played`` to the end, from the beginning; ``joined`` and took over a seat; ``left`` unasked; or was
    ``removed`` by the host."""
    place: int
    points: int
    ended: float | None = None
    """When the game was over, None while it is not, or where it counts for nobody."""
    rated: bool = False
    """Whether the ratings know it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow(ResultRow):
    """A result with what was played."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentRow:
    """A bot that sat down at a table before its game, and how that went for it; such a game changes no rating."""

    table: Key[TableId]
    seat: Key[int]
    level: str
    place: int | None = None
    """None where the game is not over, or somebody has taken the seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatenRow:
    """How a member has fared against the bots of a level in a game."""

    game: str
    level: str
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UnratedRow:
    """A game that is over and that no rating knows yet."""

    table: str
    ended: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """How strong a member is in a ranking."""

    platform: Key[str]
    place: Key[str]
    """The server, or the channel of a platform without."""
    game: Key[str]
    seats: Key[int]
    member: Key[Indexed[MemberId]]
    mu: float
    sigma: float
    """The expected strength and its deviation, as openskill has them."""
    strength: float
    """What the member's strength is almost certainly above."""
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RankedRow(RatingRow):
    """A rating with the member's name."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DashboardRow:
    """The one message of a channel that lists its tables."""

    platform: Key[str]
    channel: Key[str]
    reference: str = ""
    """Empty until it is shown."""
    stale: Indexed[bool] = True
    """Whether something may have changed since it was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPanelRow:
    """A guided panel that stands in an account's private chat."""

    platform: Key[str]
    user: Key[str]
    table: Key[TableId]
    message: str
    """What the platform calls its message."""
    stamp: str
    """What tells it from those of other positions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkCodeRow:
    """A code by which another account becomes the member's; a member has one at most."""

    member: Key[MemberId]
    code: Unique[str]
    """Its fingerprint; the code itself is not stored."""
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkWishRow:
    """That a member has given a right code, and is asked whether to become one with whoever got it."""

    member: Key[MemberId]
    token: str
    keeps: MemberId
    """The member who remains."""
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkTryRow:
    """That a member has given a wrong code."""

    member: Indexed[MemberId]
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LoungeMessageRow:
    """A message in the lounge, a channel that no platform keeps."""

    id: Key[int]
    key: Unique[str]
    thread: str
    """The table's thread, empty for the main channel."""
    member: str
    """The user it is for alone, empty for everybody."""
    author: str
    """The user who wrote it, empty for the bot."""
    body: bytes
    at: float
    revision: Indexed[int]
    """Grows with every change of any message, so that a page can ask for what is new."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoungeUserRow:
    """A user of the lounge."""

    user: Key[str]
    platform: str
    """What identities of its users name."""
    name: str
    link_hash: Unique[str]
    """The hash of the personal link's secret; the secret itself is not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoungePictureRow:
    """A picture that a message in the lounge shows."""

    id: Key[str]
    """Unguessable."""
    member: str
    """The user it is for alone, empty for everybody."""
    mime: str
    data: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRow:
    """The settings of a channel."""

    platform: Key[str]
    channel: Key[str]
    settings: str
    """JSON object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InstallationRow:
    """What the installation knows of itself; there is always one."""

    id: Key[int]
    alive: float | None = None
    """When the bot was last known to run; None before its first start."""
    lounge_revision: int = 0
    """The latest revision of a message of the lounge; that message itself may have been deleted."""
