"""What the application and a chat say to one another: intents in, replies and posts out, no platform's own words.

An adapter turns what its platform sends into a `Command`, `Press` or `Typing`, hands it to the application, and
shows the `Reply`. Whatever others must see comes apart from that, as a `Post` from the outbox.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

Extent: TypeAlias = Literal["glance", "around", "table", "whole"]
"""How much of a table is shown: the board alone, without a word; what is around it alone; the panel, or the board, with
what is around it; or of a game that is over its course, too, which takes a while."""


class Actor(msgspec.Struct, frozen=True, kw_only=True):
    """A person on a platform, as it names them."""

    platform: str
    user: str
    name: str
    language: str = ""
    """The language of the client, for example ``cs-CZ``, where the platform tells."""
    manager: bool = False
    """Whether this person manages the place the intent comes from."""
    handle: str = ""
    """The name under which the platform finds this person, where that is another one than the name shown."""
    roles: tuple[str, ...] = ()
    """The platform's ids of the roles that this person has there."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where something is said: a channel of a platform, or a thread in it."""

    platform: str
    channel: str
    thread: str = ""
    server: str = ""
    """The platform's id of what the channel is a part of and shares its managers with, where there is such a thing."""
    alone: bool = False
    """Whether it is a chat of one member with the bot, where nobody else could join a table."""
    pressed: bool = False
    """Whether pictures can be pressed there, so that it wants to be told what can be chosen on them."""
    language: str = ""
    """The language that is spoken there, for example ``cs``, where the platform tells of one that was chosen."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """An account that a command names by a picker, a mention, or the message that it answers."""

    user: str = ""
    """The platform's id of it; empty where a mention tells the handle alone."""
    name: str = ""
    handle: str = ""
    said: str = ""
    """What stands for it in the line; empty where it is named beside the line."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag="command"):
    """A command as typed: ``/move uncover d4`` has the name ``move`` and the line ``uncover d4``."""

    event: str
    """The platform's id of this event, never used twice."""
    actor: Actor
    place: Place
    name: str
    line: str = msgspec.field(default="", name="words")
    private: bool = False
    """Whether nobody else saw what was typed."""
    about: str = ""
    """The reference of the post that it answers, where the platform tells."""
    people: tuple[Account, ...] = ()
    """Whom it names by account, so that no name decides who is meant."""
    lacks: tuple[str, ...] = ()
    """What the bot may not do there although a table needs it: messages ``permission-<name>`` say what that is."""


class Press(msgspec.Struct, frozen=True, kw_only=True, tag="press"):
    """A pressed button, or a choice made in a menu: ``data`` is the button's `Button.press` or the `Choice.press`."""

    event: str
    actor: Actor
    place: Place
    data: str
    private: bool = False
    """Whether the message with the button is seen by the actor alone, so that a reply may replace it."""
    lacks: tuple[str, ...] = ()
    """As in a `Command`."""


Intent: TypeAlias = Command | Press
"""What is carried out and answered; its tag tells which of the two was stored."""


class Typing(msgspec.Struct, frozen=True, kw_only=True):
    """A command being typed, to be completed: its name and the line so far."""

    actor: Actor
    place: Place
    name: str
    line: str
    about: str = ""
    """The reference of the post that it answers, where the platform tells."""
    arg: str = ""
    """The argument that is completed, by its declared name, where the chat has a field for it; the line ends with it.

    Empty: all that follows the name.
    """


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text; an adapter escapes ``text`` and adds its platform's mark-up. Text may hold line breaks."""

    text: str
    style: Literal["plain", "bold", "code", "block", "mention", "moment"] = "plain"
    """``code`` is a notation within a line, ``block`` lines of fixed width, ``mention`` a member who is notified,
    ``moment`` what is said of a moment, such as ``in 2 days``."""
    user: str = ""
    """The platform's id of the mentioned person."""
    at: int = 0
    """The moment, in seconds since 1970."""


Text = tuple[Part, ...]


ADD = "add"
"""What stands in a button that takes the bot along to a group or server: the chat makes it an address of its own."""
AFTER = "after"
"""What follows `/board` for the board as it stood after the post that is answered."""


InBar: TypeAlias = Literal["", "done", "back", "undo", "reset", "end", "leave", "show", "before", "skip", "stop"]
"""What a button does to a line or a draft, or to a lesson, or its place where a chat has one for each of these."""


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A button; ``press`` (at most 64 bytes, never a secret) comes back when it is pressed."""

    press: str
    label: str
    style: Literal["plain", "main", "danger"] = "plain"
    does: InBar = ""
    key: Literal["", "ArrowLeft", "ArrowRight", "End"] = ""
    """The key that presses it, too, where a chat has a keyboard and its message the focus; called as browsers do."""
    last: bool = False
    """Whether it ends a turn: a chat that shows choices in pages has it on each of them."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a menu."""

    press: str
    label: str
    hint: str = ""


class Menu(msgspec.Struct, frozen=True, omit_defaults=True):
    """A menu of at most 25 choices, of which one is made."""

    title: str
    choices: tuple[Choice, ...]
    chosen: int = -1
    """Which of them holds now, where the menu is a switch; -1 where none does."""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way on that can be pressed on the picture, thing by thing, where the things lie that its words name."""

    words: tuple[str, ...]
    """The words from the first one on, as they are asked; ``?`` stands for one that is asked later."""
    label: str
    short: str = ""
    """What is chosen by it behind its first word, and what that means, for a list that has that word above it."""
    mark: str = ""
    """What it costs, in a few signs that have room on the place."""
    taken: str = ""
    """By which of its words it is put back when it is pressed, where it has been chosen."""
    leads: bool = False
    """Whether it is on the way to what a lesson asks for."""
    seldom: bool = False
    """Whether it is said before it is chosen, as who presses the thing hardly ever means that."""
    amount: bool = False
    """Whether its last word is a number that is counted up and down."""
    opens: bool = False
    """Whether something has to be chosen behind it, such as where the thing goes that it names."""


class SpotKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """What words are called behind which several spots go on."""

    label: str
    price: str = ""
    """What it costs, where what follows does not say it."""
    needs: str = ""
    """What has to be so for any of them to go on, of words whose place is kept while none does."""
    joined: bool = False
    """Whether they are chosen only together with what follows."""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays at a table, and how that stands, for a chat that keeps the seats in view."""

    name: str
    shape: str
    """The shape of the seat's pieces, as `render.core.palette` calls it."""
    colour: str
    """Their colour, as ``#rrggbb``."""
    points: int
    """Those that everybody knows, so that all seats compare."""
    alone: int = 0
    """What comes to them that the member alone knows, such as the crowns of a hand."""
    own: bool = False
    asked: bool = False
    bot: bool = False
    since: int = 0
    """The second since which it is waited for."""
    due: int = 0
    """The second at which its time is up; 0 where it has as much as it likes."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened by an entry of a table's log, in a line."""

    entry: int
    text: str
    seat: int | None = None


class TurnTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has done by entries of a table's log that follow one another, in a line."""

    seat: int
    first: int
    last: int
    text: str
    """What the seat did, without its name."""
    points: int = 0
    """What its score has changed by meanwhile, as everybody may know it."""


class Placed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of a seat in a game that is over, and where its points came from."""

    seat: int
    place: int
    points: int
    sources: tuple[tuple[str, int], ...]
    resigned: bool = False


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game has ended, for a chat that shows more of it than a text does."""

    headline: str
    """Who has won, or who has stopped the game."""
    places: tuple[Placed, ...]
    """All seats, the best first."""
    why: str = ""
    """Why, and by how much."""
    settled: bool = True
    """Whether the places are a result; else they are how it stood."""
    own: str = ""
    """How often the member has won such games by now."""
    secret: str = ""
    """What all luck came from, in a sentence, where the game has any."""


class Turned(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that turned a game: who gained most by it, and what a button says that shows the table then."""

    entry: int
    text: str
    press: str


class Went(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the scores of a game went, for a chat that draws that itself."""

    entries: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """By seat, as many as there are entries."""
    turned: tuple[Turned, ...] = ()
    lead: str = ""
    """Since when the winner led, in a sentence."""


class Around(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is around the board of a table: who plays, and what has happened since the member's last turn."""

    seats: tuple[Sitter, ...]
    story: tuple[Told, ...]
    turns: tuple[TurnTold, ...]
    """What others have done since the member's last turn, turn by turn; nothing for who does not play."""
    last: int
    """The number of the last entry that everybody may know of."""
    began: tuple[tuple[int, int], ...]
    """The first entry of each turn of the game, and whose turn it was, -1 where it was nobody's."""
    at: str
    """What a button says that shows the table after an entry, whose number stands for ``#``."""
    looks: tuple[tuple[Button, ...], ...] = ()
    """The buttons that show something of the table, in rows."""
    signs: str = ""
    """What the letters and signs mean that the game's sentences have."""
    over: bool = False
    result: Result | None = None
    """How it has ended, once it has."""
    primer: str = ""
    """What a button says that tells the game in two minutes, for who plays its first game of the kind."""
    legend: Picture | None = None
    """A board with its signs explained, for the same, where the game has one."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the pictures of which a moving one is made: its view and marks, as those of a `Picture`."""

    view: msgspec.Raw
    marks: msgspec.Raw


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture to be drawn when it is shown: everything needed is inside, so it can wait in a queue."""

    game: str
    name: str
    """Which of the game's pictures: ``board``, another one for everybody, or a private one such as ``hand``."""
    language: str
    view: msgspec.Raw
    """The view, encoded."""
    marks: msgspec.Raw
    """The `render.core.scene.Marks`, encoded."""
    preview: bool = False
    """Whether it is looked at while something is chosen, time and again, so that a small one does."""
    frames: tuple[Frame, ...] = ()
    """What is shown one after the other, where it is a moving picture; its own view and marks are those of the last."""


class Suggestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is left of a line that a hint tells: what it does and brings, and the board as it would be behind it."""

    number: int
    """Which line it is, from 1 on."""
    does: str
    gains: tuple[str, ...]
    """What it brings in all, made up of what it brings now and later, and then what may come later one by one."""
    said: tuple[str, ...]
    """Its moves in words."""
    moves: tuple[str, ...]
    picture: Picture
    alt: str
    many: str = ""
    """How many moves it has, for the button that plays them all, where it is not a single one."""
    buttons: tuple[Button, ...] = ()


class Suggestions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hint tells, for a chat that keeps it beside the board while the turn goes on."""

    lines: tuple[Suggestion, ...]
    away: str
    """What a button says that puts it away."""


class File(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text that is to be kept as it is, such as the record of a game, for a chat that can hand out files."""

    name: str
    text: str
    told: Text = ()
    """The same for people, where it is not written for them."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be shown. The text is complete without the picture, whose alternative text is ``alt``."""

    text: Text
    picture: Picture | None = None
    alt: str = ""
    buttons: tuple[tuple[Button, ...], ...] = ()
    """Rows of at most five buttons."""
    menus: tuple[Menu, ...] = ()
    spots: tuple[Spot, ...] = ()
    """What can be pressed on its picture, for a chat where that can be done (`Place.pressed`)."""
    line: tuple[str, ...] = ()
    """The words behind which these ways go on."""
    anew: tuple[Spot, ...] = ()
    """What can be pressed instead of what has been chosen, likewise."""
    start: tuple[str, ...] = ()
    """The words behind which those ways go on."""
    onward: str = ""
    """Begins the press that chooses on the picture: a sign and the words follow (`bot.app.panels.choosing`)."""
    why: str = ""
    """Begins the press that asks why a place cannot be chosen: the words begun with and its name follow, each behind a
    colon."""
    task: str = ""
    """What the member is asked, in one line, for a chat that says that apart from all else."""
    below: str = ""
    """What stands below that there: what it is good for, or what is to be done next for it."""
    subject: tuple[str, ...] = ()
    """Names among which is that of what the question is about, if it lies on the board, such as a card that is sold."""
    told: Text = ()
    """What of the text is said neither by these two nor by what is chosen, such as what came of the answer before."""
    steps: tuple[Button, ...] = ()
    """All steps of a lesson by what each asks, to go to."""
    step: tuple[int, int] | None = None
    """Of a lesson: which step it is, counted from 1, and of how many."""
    chosen: str = ""
    """What has been chosen so far, in words of the game."""
    notation: str = ""
    """The same as it is typed."""
    begun: Mapping[str, str] = {}
    """What the words are called that have been begun with on the picture and are no choice yet."""
    kinds: Mapping[str, SpotKind] = {}
    """What the words are called behind which several of its spots go on."""
    left: int | None = None
    """How many action points are left, where the game has any."""
    fuller: Text = ()
    """The text with more of what has happened, for a chat that shows `text.FULLER` characters beside a picture; empty
    where there is no more."""
    table: Place | None = None
    """Where the table is played whose guided panel this is, for a chat that keeps it beside the board."""
    stage: Literal["", "lesson", "earlier", "trial"] = ""
    """What it is, where that takes the place of a table for a while in a chat that has one: a step of a lesson, a
    table as it was at an earlier entry, or what is tried out there."""
    past: str = ""
    """What a button would say that shows its table as it was before, for a chat that has a place for that apart."""
    entry: int | None = None
    """After which entry its table is shown, where that is an earlier one."""
    hints: Suggestions | None = None
    """The hints that its member was given in this turn, where a chat has a place for them (`Place.pressed`)."""
    around: Around | None = None
    """What is around its board, where a chat asked for a table that has a place for that."""
    further: Message | None = None
    """What a chat shows beside it that has room for both."""
    went: Went | None = None
    """What its picture of the course of a game shows."""
    meanwhile: Text = ()
    """What is said while its picture is drawn, where that takes so long that somebody would wonder."""
    file: File | None = None
    """What it is about, for a chat that can hand out files (`Place.pressed`)."""
    link: str = ""
    """The address of the board that the panel is about, for a chat where that is elsewhere."""
    again: str = ""
    """What a button would say that shows it again, for a chat that shows many choices page by page."""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to an intent, for the actor alone.

    ``replace``: it takes the place of the private message whose button was pressed, if there is one.
    """

    message: Message | None = None
    replace: bool = False
    refused: bool = False
    """Whether nothing was done, so that a chat may say so more loudly than it shows an answer."""
    begun: str = ""
    """The id of the table whose game has begun by it, for a chat that leads there."""
    aloud: Message | None = None
    """What of it everybody could know anyway, for a chat that cannot reach the actor alone."""


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message for everybody in a place, from the outbox."""

    key: str
    """Stays the same when it is sent again: a platform that has seen it shows it once."""
    place: Place
    message: Message
    replaces: str = ""
    """The reference of an earlier post that this one takes the place of, in place. Without a picture of its own it
    leaves the one that is shown there."""
    renews: bool = False
    """Whether it need only take the place of that one where whoever it calls hears of it all the same: it is posted
    anew where an edit would call nobody."""


class TryLater(Exception):
    """A post could not be delivered now; ``seconds`` says when to try again, if the platform told."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds


class Unreached(TryLater):
    """The platform does not answer at all, or is not connected: nobody there can be called or can move meanwhile."""


class Undeliverable(Exception):
    """A post can never be delivered: the channel is gone, or the bot may not write there.

    ``lacks`` names the permission that it lacks for it, as in a `Command`, if that is why.
    """

    def __init__(self, why: str, lacks: str = "") -> None:
        super().__init__(why)
        self.lacks = lacks


class Barred(Undeliverable):
    """The bot cannot write in a place of several people any more: it was removed, or the channel is gone or hidden."""


class ThreadGone(Undeliverable):
    """A table's thread was deleted, or nothing may be posted in it; its channel may still be there."""


class Messenger(Protocol):
    """A chat as the application sees it."""

    async def deliver(self, post: Post) -> str:
        """Shows a post and returns the platform's reference to it; raises `TryLater` or `Undeliverable`."""

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        """Opens a thread for a table, or returns the place itself where there are none; same key, same thread.

        ``under`` is the reference of the post that tells of the table in its channel.
        """

    async def rename_thread(self, place: Place, title: str) -> None:
        """Gives a table's thread another title, where that can be done; one that keeps its own does no harm."""

    async def close_thread(self, place: Place) -> None:
        """Puts a finished table's thread away; it can still be read."""

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        """Tells one person in private, unasked, perhaps without a sound; raises `TryLater` or `Undeliverable`."""

    async def reach(self, place: Place) -> None:
        """Asks whether the bot can post in a channel or, where none is named, is on a server, or has a connection.

        Raises `Unreached`, `TryLater` or `Barred`.
        """

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        """Returns who of some users cannot see what is posted in a channel; whoever is not known to can.

        Raises `TryLater`.
        """

    def takes_list(self, place: Place) -> bool:
        """Says whether a channel is one of several people that shows no list of its tables by itself.

        Raises `TryLater` where that is not known yet.
        """

    async def pin(self, reference: str) -> None:
        """Pins a post where the bot may; one that is not pinned does its service all the same."""

    async def remove(self, reference: str) -> None:
        """Takes a post away, where that is possible; one that stays does no harm."""

    def link(self, reference: str) -> str:
        """Returns the address that leads to a post, or an empty text where posts have none."""
