"""What a handler of an intent has in hand: who asks, where, in which language, and the open transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.app.outside import Luck
from bot.app.speech.language import Words
from bot.app.speech.messages import Account, Actor, Message, Place, Reply
from bot.app.speech.text import compose
from players.core.hints import Hint
from rules.core.history import Kept
from rules.core.notation import Tree, Walked
from storage.rows import MemberRow, TableRow
from storage.store import Transaction


class Trouble(Exception):
    """An intent cannot be carried out: message ``trouble-<id>`` tells why and what to do. Nothing is changed."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.args_ = args


class WhichTable(Exception):
    """Several tables may be meant; the asking member is to choose."""

    def __init__(self, tables: Sequence[TableRow]) -> None:
        super().__init__(len(tables))
        self.tables = tuple(tables)


class WhoSees(Exception):
    """It has to be asked who of some users cannot see one place but sees the other, for which no transaction may wait.

    Nothing is changed; once that is known the intent is handled again, with `Context.unseen`.
    """

    def __init__(self, place: Place, before: Place, users: Collection[str]) -> None:
        super().__init__(len(users))
        self.place = place
        self.before = before
        self.users = frozenset(users)


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """One intent being handled, inside one transaction that is committed when the handler returns."""

    tx: Transaction
    now: float
    luck: Luck
    actor: Actor
    member: MemberRow
    place: Place
    words: Words
    event: str
    private: bool
    """Whether nobody else sees what was typed or which button was pressed."""
    about: str = ""
    meant: str = ""
    """The id of the table that the actor has chosen, where the intent itself names none."""
    people: tuple[Account, ...] = ()
    """Whom the command names by account."""
    lacks: tuple[str, ...] = ()
    """What the bot may not do in the place although a table needs it."""
    unseen: frozenset[str] | None = None
    """Which of the platform's users the answer to `WhoSees` names, where that was asked."""
    suggested: bool = False
    """Whether what is carried out was put into the actor's mouth by the bot, under a refusal."""
    table_language: str = "en"
    """The language of the public posts of tables opened here."""
    link: Callable[[TableRow], str] = lambda table: ""
    """Returns the address of a table's latest board, empty where nothing has been posted."""
    kept: Callable[[str], Kept] = lambda table: {}
    """Returns the positions of a table that earlier replays have met."""
    hints: Callable[[str, bytes, int], Awaitable[tuple[Hint, ...]]] | None = None
    """Finds the best lines for what a seat of a game is asked in an encoded position, without holding up the loop."""
    look_back: Callable[[str], tuple[int, int] | None] = lambda table: None
    """Has the finished game of a table looked back at; returns how many of its turns have been looked at and how many
    are to be, None where that has failed."""
    trees: dict[Tree, Walked] = field(default_factory=dict)
    """The trees of tokens as this intent has walked them so far."""

    def walked(self, tree: Tree) -> Walked:
        """Returns a tree of which this intent asks for no prefix twice."""
        return self.trees.setdefault(tree, Walked(tree))

    def say(self, id: str, **args: Any) -> str:
        return self.words(id, **args)

    def reply(self, id: str, **args: Any) -> Reply:
        """Answers with one message, the form of most answers."""
        return Reply(Message(compose(self.words(id, **args))))


def require_host(ctx: Context, table: TableRow) -> None:
    """Raises `Trouble` for anybody but a table's host and those who manage its place."""
    if table.host != ctx.member.id and not manages(ctx, table):
        raise Trouble("host-only", table=table.name)


def require_permissions(ctx: Context, table: TableRow | None = None) -> None:
    """Raises `Trouble` where the bot lacks what a table needs that is to be played here, or is at home here."""
    if ctx.lacks and (table is None or (table.platform, table.channel) == (ctx.place.platform, ctx.place.channel)):
        raise Trouble("bot-may-not", permissions=tuple(ctx.say(f"permission-{name}") for name in ctx.lacks))


def manages(ctx: Context, table: TableRow) -> bool:
    """Says whether the actor manages the place of a table: that is known only of the channel of the intent."""
    here = (ctx.place.platform, ctx.place.channel)
    return ctx.actor.manager and here == (table.platform, table.channel)
