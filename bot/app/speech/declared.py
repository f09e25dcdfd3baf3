"""What a member can do, by a line or by a button.

Each is declared once, with all that is known of it, in the module of what it does. Nobody else keeps names of commands
or buttons; whoever needs to know something of them looks here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from inspect import signature
from typing import Any, Generic, Literal, ParamSpec

from bot.app.speech.context import Context
from bot.app.speech.language import Words
from bot.app.speech.messages import Reply
from storage.store import Transaction

P = ParamSpec("P")

Who = Literal["everybody", "players", "host", "managers", "depends"]
"""Who may do it: everybody who sees it; who plays at the table; its host and who manages its place; who manages the
place it is done in; or it depends on the rules of the house, or on what it goes on with."""

Heard = Literal["aloud", "quietly", "in private"]
"""Who may hear of it: everybody, as the answer tells only what all can see anyway; the actor; or the actor alone, in
words and answer, so that it is not even offered where others listen."""

Does = Literal["changes", "looks"]

NAMES_TABLE = "@{}"
"""How the table that is meant stands at the beginning of a line."""

Completing = Callable[[Context, str], Awaitable[tuple[str, ...]]]
"""Returns ways to go on with the line typed so far."""


Telling = Callable[[Context, str, tuple[str, ...]], Awaitable[tuple[str, ...]]]
"""Says of ways to go on with the line typed so far what each stands for, as its writer may know it."""

Group = Literal["", "table", "turn", "my", "ask"]
"""Under which name a chat with room for few commands puts it: with what concerns a table and its seats, what is done in
a turn, or what a member has chosen and keeps; ``ask`` where it is a question of a game, which `/ask` asks as well; or,
empty, under its own, as what is played with every day."""

Kind = Literal["words", "number", "yes", "member", "role"]
"""What an argument is: words, a number, something that is so or not, a person, or a role of the place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arg:
    """Something that may follow a command's name. A chat that can show a field for it writes the line from them."""

    name: str
    kind: Kind = "words"
    written: str = "{}"
    """How it stands in the line."""
    needed: bool = False
    """Whether nothing comes of the command without it."""
    values: Callable[[], Iterable[str]] = tuple
    """All that it can be, where that is little and always the same."""
    label: Callable[[Words, str], str] = lambda words, value: value
    """Says one of these values."""
    bounds: Callable[[], tuple[int, int | None]] | None = None
    """The least and the most that a number can be, as far as that is known wherever it is typed."""
    completes: Completing | None = None
    """Completes the line up to it."""
    tells: Telling | None = None
    """Says what completions stand for that do not speak for themselves, such as numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared(Generic[P]):
    """What a member can do. Called, it is done."""

    name: str
    who: Who
    heard: Heard
    does: Does
    kept: bool
    """Whether its answer is stored, so that the same event, delivered again, is not carried out again."""
    asked: bool
    """Whether it does what a game or a vote asks of the actor, so that what it posts is not counted."""
    answer: Callable[P, Awaitable[Reply]]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Awaitable[Reply]:
        return self.answer(*args, **kwargs)

    @property
    def managed(self) -> bool:
        """Whether it counts for it who manages the place, so that a chat has to find out."""
        return self.who in ("host", "managers", "depends")


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandKind(Declared[[Context, str]]):
    """A command: its name is typed with a slash, and a line of words behind it."""

    args: tuple[Arg, ...]
    """What may follow its name, in the order of the line."""
    group: Group
    in_group: str
    """What it is called behind the name of its group, where that is not its own name."""
    whole: Completing | None
    """Completes the line as a whole, where its parts cannot be completed one by one."""
    named: Arg | None
    """What names the table that is meant, where the line may begin with that and it has no field of its own."""

    @property
    def completes(self) -> Completing | None:
        """Completes the line: as a whole, or by its first part that is no table and can be completed."""
        parts = (arg.completes for arg in self.args if arg.completes is not None and arg.written != NAMES_TABLE)
        return self.whole or next(parts, None)

    @property
    def table(self) -> Arg | None:
        """Returns what names the table that is meant, where the line may begin with that."""
        return self.named or next((arg for arg in self.args if arg.written == NAMES_TABLE), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonKind(Declared[P]):
    """A kind of button: its name is the verb that begins what stands in it."""

    of: Callable[[Transaction, str], Awaitable[Any]] | None
    """Finds what its first argument names: a table, or a game being played at one."""
    counts: range
    """How many arguments it may have."""
    board_instead: bool
    """Whether others than those who may press it are shown the board instead, as it is below a post for all."""
    linked: bool
    """Whether it may stand in an address, which anybody can make and hand to somebody else: it only shows something."""
    in_place: bool
    """Whether it does something to the place where it is pressed, so that it must be pressed there."""

    async def press(self, ctx: Context, args: tuple[str, ...]) -> Reply:
        """Does what a button with these arguments says."""
        found: tuple[Any, ...] = args
        if self.of is not None:
            found = (await self.of(ctx.tx, args[0]), *args[1:])
        answer: Callable[..., Awaitable[Reply]] = self.answer
        return await answer(ctx, *found)


def command(
    name: str,
    *,
    who: Who,
    heard: Heard,
    does: Does,
    kept: bool | None = None,
    args: tuple[Arg, ...] = (),
    group: Group = "",
    in_group: str = "",
    whole: Completing | None = None,
    named: Arg | None = None,
    asked: bool = False,
) -> Callable[[Callable[[Context, str], Awaitable[Reply]]], CommandKind]:
    """Declares a function as what carries out a command; the answer of one that only looks is not kept."""

    def declare(answer: Callable[[Context, str], Awaitable[Reply]]) -> CommandKind:
        is_kept = does == "changes" if kept is None else kept
        return CommandKind(
            name=name,
            who=who,
            heard=heard,
            does=does,
            kept=is_kept,
            asked=asked,
            answer=answer,
            args=args,
            group=group,
            in_group=in_group,
            whole=whole,
            named=named,
        )

    return declare


def button(
    name: str,
    *,
    who: Who,
    heard: Heard,
    does: Does,
    of: Callable[[Transaction, str], Awaitable[Any]] | None = None,
    board_instead: bool = False,
    linked: bool = False,
    in_place: bool = False,
    asked: bool = False,
) -> Callable[[Callable[P, Awaitable[Reply]]], ButtonKind[P]]:
    """Declares a function as what a kind of button does. Behind the context it takes the button's arguments."""

    def declare(answer: Callable[P, Awaitable[Reply]]) -> ButtonKind[P]:
        taken = list(signature(answer).parameters.values())[1:]
        counts = range(sum(one.default is one.empty for one in taken), len(taken) + 1)
        return ButtonKind(
            name=name,
            who=who,
            heard=heard,
            does=does,
            kept=does == "changes",
            asked=asked,
            answer=answer,
            of=of,
            counts=counts,
            board_instead=board_instead,
            linked=linked,
            in_place=in_place,
        )

    return declare
