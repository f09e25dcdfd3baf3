"""What a chat may ask of the application: all of it stands on this page.

A chat imports from here, and the words in which both speak: `bot.app.speech` but for what its handlers have in hand.
`bot.app.app.App` is the one that answers. An intent comes from a member, a report from a platform; what others are to
see comes by the chat's `Messenger`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from bot.app.commands.catalogue import CommandInfo
from bot.app.commands.foyer import Foyer
from bot.app.commands.index import of_line, of_press
from bot.app.outside import Clock
from bot.app.speech.declared import Arg, ButtonKind, Declared
from bot.app.speech.language import Words
from bot.app.speech.messages import Actor, Command, Extent, Message, Messenger, Picture, Place, Press, Reply, Typing
from bot.app.speech.pictures import Drawing
from bot.app.speech.reports import Report, Shard
from bot.settings import Settings
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from storage.accounts import ShownPanels
from storage.errors import Busy, Replaced, Unavailable
from storage.inbox import Inbox
from storage.lounge import Lounge
from storage.rows import InboxRow, LoungeMessageRow, LoungeUserRow

__all__ = [
    "Application",
    "Arg",
    "Busy",
    "ButtonKind",
    "Chosen",
    "Clock",
    "CommandInfo",
    "Completed",
    "Declared",
    "Foyer",
    "Guide",
    "InboxRow",
    "Kept",
    "Lounge",
    "LoungeMessageRow",
    "LoungeUserRow",
    "Memory",
    "Replaced",
    "Unavailable",
    "of_line",
    "of_press",
]


class Application(Protocol):
    """The application as a chat sees it. A chat is made before it is started, and served only then."""

    @property
    def settings(self) -> Settings:
        """How this installation is set up."""

    @property
    def clock(self) -> Clock:
        """The time, as all go by it."""

    @property
    def memory(self) -> Memory:
        """What a chat keeps for itself."""

    def attach(self, platform: str, messenger: Messenger) -> None:
        """Makes a chat known; posts for its tables go to it."""

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Starts what has not been started, for as long as the context lasts, as the command line does for all chats.

        The database is made or brought to this version, and nobody else may work on it meanwhile.
        """

    def guide(self, language: str) -> Guide:
        """Returns what a chat tells of the bot in a language or, where none is known, in the bot's own."""

    async def command(self, command: Command, /) -> Reply:
        """Carries out a typed command. An event that came before is not carried out again, only answered."""

    async def press(self, press: Press, /) -> Reply:
        """Carries out what a button says, likewise."""

    async def as_all_see(self, command: Command, /) -> Message | None:
        """Returns what a command that looks shows to somebody who sits nowhere; None where that is no answer to it.

        It is for a chat that cannot reach the actor alone: what an outsider is told everybody may hear.
        """

    async def complete(self, typing: Typing, /) -> Completed:
        """Returns up to 25 ways to go on with the words of a command."""

    async def reads_as_move(self, typing: Typing, /) -> bool:
        """Says whether a line that is no command reads as a move where its writer is awaited.

        That is at the table of the post that it answers or of its thread, and in private at the most urgent one.
        """

    async def table(
        self, actor: Actor, place: Place, extent: Extent = "table", before: int | None = None, /
    ) -> Message | None:
        """Returns what a member sees at the table of a thread: the panel while something is asked, else the board.

        Of what is ``around`` the board the story is what happened ``before`` an entry, as far back as is told at once.
        """

    async def foyer(self, actor: Actor, place: Place, /, *, whole: bool = True) -> Foyer:
        """Returns what a member finds in a channel before any table, or only which threads wait: that is soon told."""

    async def called(self, platform: str, user: str, table: str) -> Message | None:
        """Returns the panel with which somebody is called to a turn in private.

        None where there is none to make, or the member has chosen to be called in the group alone.
        """

    async def awaited(self, platform: str, table: str) -> frozenset[str]:
        """Returns who must decide something at a table, as a platform names them."""

    async def chosen(self, platform: str, user: str, language: str = "") -> Chosen:
        """Returns what somebody, whose client has a language, has chosen."""

    async def draw(
        self,
        picture: Picture,
        layout: Layout = WIDE,
        format: Format = WEBP,
        *,
        who: str = "",
        before: Picture | None = None,
        thumbnail: bool = False,
    ) -> Drawing:
        """Draws a picture for somebody, who waits for others before; without ``who`` for all posts' sake.

        Where somebody sees a picture ``before`` it, only what has changed since is drawn, if that is less. As a
        ``thumbnail`` it is a board as small as it stands in a list. Raises `DrawingFailed`, and then the message is
        shown without it.
        """

    async def note(self, report: Report, /) -> None:
        """Takes note of what a platform reports."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """What a chat tells of a game to who does not know it."""

    game: str
    title: str
    aim: str
    """What one does in it, in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What a chat tells of the bot in one language."""

    commands: tuple[CommandInfo, ...]
    """All commands as a chat is to offer them, in the order of the help."""
    usages: Mapping[str, str]
    """How commands are typed, as the help says it, each with the name of the command."""
    greeting: Message
    """What is said where the bot has just come to."""
    games: tuple[GameInfo, ...] = ()
    """The games that are taught, the shortest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed:
    """How a line can go on that is being typed."""

    ways: tuple[tuple[str, str], ...] = ()
    """Each is the line with the words typed so far, and what it stands for where it does not speak for itself."""
    why_none: str = ""
    """Why it cannot go on, such as who must move, in a sentence; empty where nothing is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """What somebody has chosen, who may be nobody whom the bot knows."""

    words: Words
    """In which somebody is spoken to in private: those chosen, else the client's, else the bot's own."""
    layout: Layout | None = None
    """How pictures are arranged; None where it is as suits where they are read."""
    in_private: bool = False
    """Whether calls are to come in private, where that is not done unasked."""


class Memory(Protocol):
    """What the chats keep for themselves in the database, and nothing else of it.

    What cannot be kept now raises `Unavailable`.
    """

    def read(self) -> AbstractAsyncContextManager[Kept]:
        """Lets it be read, as it is now."""

    def write(self) -> AbstractAsyncContextManager[Kept]:
        """Lets it be changed: all at the end, or nothing where an exception comes."""

    def watch(self, told: Callable[[], None]) -> None:
        """Lets a chat hear when another process may have stored something that it shows."""

    async def first_time(self, platform: str, what: str, keep: float) -> bool:
        """Says whether something is told for the first time in so many seconds, and remembers that it has been."""

    async def turn(self, what: str, seconds: float, late: float = 0.0) -> None:
        """Waits for the turn of this process to do what one of all may do, once in so many seconds.

        Whoever comes ``late`` lets others who wait for it go first.
        """

    def serves(self, platform: str, connection: Shard) -> bool:
        """Says whether this process is the one that serves one of several connections to a platform."""

    def stand_by(self, platform: str) -> None:
        """Takes note that all of several connections are there, so that this process can serve any of them at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What a chat may keep: all for whom no platform does, where panels stand, and what is still to be dealt with."""

    lounge: Lounge
    shown_panels: ShownPanels
    inbox: Inbox
