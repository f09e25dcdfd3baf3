"""The facts of scenarios: what stands in a field of the position is said by its declaration, the rest by functions.

A fact is its usage, such as ``deniers SEAT = NUMBER of deniers``: its name, the words that follow it, and behind the
equals sign what its value is. A `Vocabulary` knows how each kind of word is parsed and formatted, so the facts below it
take and return values and never text. What makes no sense is a `ValueError` with a plain sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import UnionType
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from rules.core.contract import Fact, S, Seat, State, Tagged, kebab
from rules.core.seats import replaced

F = TypeVar("F", bound=Tagged)
T = TypeVar("T")

NOTHING = "-"

MOST = 9999
"""No number that a scenario sets is higher."""

Limit: TypeAlias = int | Callable[..., int]
"""The greatest value of a number, or what finds it by the position and the meanings of the words behind the name."""
Path: TypeAlias = tuple[str | int, ...]
"""The way to a part of a position: names of fields and places in tuples."""
Frames: TypeAlias = type[Tagged] | UnionType

_LISTED = re.compile(r"([a-z][\w-]*(?:, [\w-]+)*) or ([\w-]+)(?![\w-])")
"""The values of a fact that has few: ``yes or no``."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a kind of word or value is parsed in a position, and formatted; ``-`` is no concern of either."""

    parse: Callable[[Any, str], Any]
    format: Callable[[Any], str] = str


class Vocabulary(Generic[S]):
    """What makes the facts of a game: its kinds of words by the words in capitals, and where their things lie.

    A kind also makes that of its list: ``CARDS`` are read as each a ``CARD``, if nothing else is said of them. The
    longest kind with which the description of a value begins is taken. ``lies`` names the field of the state in which
    there is one thing for each word of a kind, as one of ``players`` for each ``SEAT``.
    """

    def __init__(self, state: type[S], kinds: Mapping[str, Spelling], **lies: str) -> None:
        single = {**KINDS, **kinds}
        self._kinds = {**{f"{name}S": each(kind) for name, kind in single.items()}, **single}
        self._lies = {"SEAT": "players", **lies}
        self._state = state

    def fact(
        self,
        usage: str,
        read: Callable[..., object],
        write: Callable[..., S] | None = None,
        *,
        least: int = 0,
        most: Limit = MOST,
        or_nothing: bool = False,
        last: bool = False,
    ) -> Fact[S]:
        """Makes a fact of what reads it, and what sets it if it can be set.

        Both take the state and what the words behind the name mean; ``write`` then takes the value, a number only from
        ``least`` to ``most``. None stands for nothing: it may always be returned, and set where that is said.
        """
        words, name = usage.partition(" = ")[0].split()[1:], usage.split()[0]
        kind = self._kind_of(usage.partition(" = ")[2])

        def where(state: S, args: tuple[str, ...]) -> list[Any]:
            if len(args) != len(words):
                raise ValueError(f"{' and '.join(words) or 'nothing'} must follow the name")
            return [self._kinds[word].parse(state, arg) for word, arg in zip(words, args, strict=True)]

        def written(state: S, args: tuple[str, ...], text: str) -> S:
            assert write is not None
            at = where(state, args)
            if or_nothing and text == NOTHING:
                return write(state, *at, None)
            if kind is NUMBER:
                return write(state, *at, number_of(text, most(state, *at) if callable(most) else most, least))
            return write(state, *at, kind.parse(state, text))

        return Fact(
            name=name,
            usage=usage if write else f"{usage} (can only be read)",
            read=lambda state, args: _text(kind, read(state, *where(state, args))),
            write=written if write else None,
            judge=lambda state, text: text == NOTHING or kind.parse(state, text),
            last=last,
        )

    def field(
        self, usage: str, field: str = "", *, frame: Frames | None = None, can_be_set: bool = True, **more: Any
    ) -> Fact[S]:
        """Makes the fact of a field, which is called like the fact if nothing else is said.

        It lies in the innermost frame of a type; or in what the first word behind the name means, such as a player; or
        in the state. Further words are places in it. ``more`` goes to `fact`: with a ``write`` setting does more.
        """
        name, *words = usage.partition(" = ")[0].split()
        field = field or name
        lies = self._lies.get(words[0]) if words else None
        owner = frame or (get_args(get_type_hints(self._state)[lies])[0] if lies else None)
        known = [hasattr(one, field) for one in get_args(owner) or (owner or self._state,)]
        if not all(known):
            raise ValueError(f"{usage!r}: there is no field {field!r}")

        def path(state: S, where: tuple[int, ...]) -> Path | None:
            if frame:
                at = [at for at, one in enumerate(state.frames) if isinstance(one, frame)]
                return ("frames", at[-1], field, *where) if at else None
            return (lies, where[0], field, *where[1:]) if lies else (field, *where)

        def read(state: S, *where: int) -> object:
            found = path(state, where)
            return None if found is None else part_of(state, found)

        def write(state: S, *where_and_value: Any) -> S:
            *where, value = where_and_value
            found = path(state, tuple(where))
            if found is None:
                frames = " or ".join(kebab(one.__name__) for one in get_args(frame) or (frame,))
                raise ValueError(f"there is no {frames} now")
            changed: S = with_part(state, found, value)
            return changed

        return self.fact(usage, read, **({"write": write if can_be_set else None} | more))

    def _kind_of(self, described: str) -> Spelling:
        if listed := _LISTED.match(described):
            words = (*listed[1].split(", "), listed[2])
            return YES_OR_NO if words == ("yes", "no") else one_of(words)
        begun = [kind for kind in self._kinds if re.match(rf"{re.escape(kind)}\b", described)]
        if not begun:
            raise ValueError(f"{described!r} begins with no kind of value; such are {', '.join(self._kinds)}")
        return self._kinds[max(begun, key=len)]


def part_of(whole: Any, path: Path) -> Any:
    """Returns what lies at the end of a way."""
    for step in path:
        whole = getattr(whole, step) if isinstance(step, str) else whole[step]
    return whole


def with_part(whole: Any, path: Path, value: object) -> Any:
    """Returns a copy of the whole in which a value lies at the end of a way."""
    if not path:
        return value
    step, *rest = path
    inner = with_part(part_of(whole, (step,)), tuple(rest), value)
    if isinstance(step, int):
        return replaced(whole, step, inner)
    return (msgspec.structs.replace if isinstance(whole, msgspec.Struct) else replace)(whole, **{step: inner})


def frame_in(state: State, frame: type[F]) -> F | None:
    """Returns the innermost frame of a type, None where there is none."""
    return next((one for one in reversed(state.frames) if isinstance(one, frame)), None)


def _text(kind: Spelling, value: object) -> str:
    return NOTHING if value is None or value == "" else kind.format(value) or NOTHING


# --- kinds ------------------------------------------------------------------------------------------------------------


def each(kind: Spelling) -> Spelling:
    """Returns the kind of lists of such words."""
    return Spelling(
        lambda state, text: tuple(kind.parse(state, word) for word in words_of(text)),
        lambda values: list_text(map(kind.format, values)),
    )


def one_of(words: Iterable[str], what: str = "", such: str = "") -> Spelling:
    """Returns the kind of a word that is one of these; ``what`` is what they are called, ``such`` which they are."""
    known = tuple(words)

    def parse(state: State, text: str) -> str:
        if text not in known:
            which = such or ", ".join(known)
            told = f"is no {what}; {what}s are {which}" if what else f"cannot be; it is one of {which}"
            raise ValueError(f"{text!r} {told}")
        return text

    return Spelling(parse)


def place_in(words: Iterable[str], what: str, such: str = "") -> Spelling:
    """Returns the kind of a word that stands for its place among these."""
    known = tuple(words)
    kind = one_of(known, what, such)
    return Spelling(lambda state, text: known.index(kind.parse(state, text)), known.__getitem__)


def numbered(least: int, most: Limit) -> Spelling:
    """Returns the kind of a number within limits."""
    return Spelling(lambda state, text: number_of(text, most(state) if callable(most) else most, least))


def _whole_number(state: State, text: str) -> int:
    if not re.fullmatch("0|-?[1-9][0-9]{0,5}", text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _is_yes(state: State, text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"


def seat_of(state: Any, word: str) -> Seat:
    """Reads a seat of a state with players: P0, P1 and so on."""
    names = [seat_text(seat) for seat in range(len(state.players))]
    if word not in names:
        raise ValueError(f"{word!r} is no seat; seats are {', '.join(names)}")
    return names.index(word)


def seat_text(seat: Seat | None) -> str:
    """Writes a seat."""
    return NOTHING if seat is None else f"P{seat}"


NUMBER = Spelling(_whole_number)
YES_OR_NO = Spelling(_is_yes, lambda value: "yes" if value else "no")
KINDS: Mapping[str, Spelling] = {"NUMBER": NUMBER, "SEAT": Spelling(seat_of, seat_text)}
"""The kinds that all games have."""

# --- words ------------------------------------------------------------------------------------------------------------


def words_of(text: str) -> tuple[str, ...]:
    """Reads a list of any words."""
    return () if text == NOTHING else tuple(text.split())


def list_text(words: Iterable[str]) -> str:
    """Writes a list of words."""
    return " ".join(words) or NOTHING


def number_of(text: str, most: int, least: int = 0) -> int:
    """Reads a number within limits."""
    if not re.fullmatch("[0-9]{1,4}", text) or not least <= int(text) <= most:
        raise ValueError(f"{text!r} is no number from {least} to {most}")
    return int(text)


def within(items: tuple[T, ...], stock: Mapping[T, int]) -> tuple[T, ...]:
    """Returns items of which no more are named than there are; raises `ValueError`."""
    for item in items:
        if items.count(item) > stock[item]:
            raise ValueError(f"there {'is' if stock[item] == 1 else 'are'} only {stock[item]} of {item}")
    return items


def each_once(seats: tuple[T, ...]) -> tuple[T, ...]:
    """Returns seats of which none is named twice; raises `ValueError`."""
    if len(set(seats)) < len(seats):
        raise ValueError("each seat is named once")
    return seats
