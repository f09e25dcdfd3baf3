"""How the facts of scenarios are written in every game: words, lists, numbers, seats.

What makes no sense is a `ValueError` with a plain sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from rules.core.contract import Fact, Seat
from rules.core.seats import with_player

Args: TypeAlias = tuple[str, ...]
Where: TypeAlias = tuple[int, ...]
"""What the words after a fact's name mean, each as a number: a seat, the index of a space, a card."""

Meaning: TypeAlias = Callable[[Any, str], int]
"""Reads one word after a fact's name in a position."""
Read: TypeAlias = Callable[[Any, Where], str]
Write: TypeAlias = Callable[[Any, Where, str], Any]
Judge: TypeAlias = Callable[[Any, str], object]
"""Looks at a value in a position; what it returns does not matter."""

Most: TypeAlias = int | Callable[[Any], int]
"""The greatest value of a number, or what finds it in a position."""

T = TypeVar("T")

NOTHING = "-"

_LISTED = re.compile(r"([a-z][\w-]*(?:, [\w-]+)*) or ([\w-]+)(?![\w-])")
"""The values of a fact that has few: ``yes or no``."""


def fact(
    usage: str,
    meanings: Mapping[str, Meaning],
    read: Read,
    write: Write | None = None,
    values: Mapping[str, Judge] | None = None,
    last: bool = False,
) -> Fact[Any]:
    """Makes a fact of its usage ``name SPACE SEAT = VALUE``: the words in capitals say what must follow the name.

    ``meanings`` has for each such word how it is read. ``values`` has by the words with which a value's description
    begins how it is judged; numbers, seats and the words of a list (``= yes or no``) are known in all games.
    """
    name, *kinds = usage.partition(" = ")[0].split()

    def where(state: Any, args: Args) -> Where:
        if len(args) != len(kinds):
            raise ValueError(f"{' and '.join(kinds) or 'nothing'} must follow the name")
        return tuple(meanings[kind](state, word) for kind, word in zip(kinds, args, strict=True))

    def write_words(state: Any, args: Args, value: str) -> Any:
        assert write is not None
        return write(state, where(state, args), value)

    return Fact(
        name=name,
        usage=usage if write else f"{usage} (can only be read)",
        read=lambda state, args: read(state, where(state, args)),
        write=write_words if write else None,
        judge=_judge(usage.partition(" = ")[2], {**VALUES, **(values or {})}),
        last=last,
    )


def player_number(name: str, what: str, most: Most) -> Fact[Any]:
    """Makes the fact of a number that each player has in a field of that name: ``nests SEAT = NUMBER of what``."""

    def write(state: Any, where: Where, value: str) -> Any:
        return with_player(state, where[0], **{name: most_of(state, value, most)})

    return fact(
        f"{name} SEAT = NUMBER of {what}",
        {"SEAT": seat_of},
        lambda state, where: str(getattr(state.players[where[0]], name)),
        write,
    )


def state_number(field: str, usage: str, most: Most) -> Fact[Any]:
    """Makes the fact of a number that the state has in a field."""
    return fact(
        usage,
        {},
        lambda state, where: str(getattr(state, field)),
        lambda state, where, value: replace(state, **{field: most_of(state, value, most)}),
    )


def player_flag(field: str, what: str) -> Fact[Any]:
    """Makes the fact of what is so or not of each player, in a field of that name: ``open SEAT = yes or no: what``."""
    return fact(
        f"{field} SEAT = yes or no: {what}",
        {"SEAT": seat_of},
        lambda state, where: yes_text(getattr(state.players[where[0]], field)),
        lambda state, where, value: with_player(state, where[0], **{field: is_yes(value)}),
    )


def yes_text(value: bool) -> str:
    return "yes" if value else "no"


def is_yes(value: str) -> bool:
    """Reads yes or no."""
    if value not in ("yes", "no"):
        raise ValueError(f"{value!r} is neither yes nor no")
    return value == "yes"


def most_of(state: Any, value: str, most: Most) -> int:
    """Reads a number from 0 to the most that there is in a position."""
    return number_of(value, most(state) if callable(most) else most)


def words_of(value: str) -> Args:
    """Reads a list of any words."""
    return () if value == NOTHING else tuple(value.split())


def within(items: tuple[T, ...], stock: Mapping[T, int]) -> tuple[T, ...]:
    """Returns items of which no more are named than there are; raises `ValueError`."""
    for item in items:
        if items.count(item) > stock[item]:
            raise ValueError(f"there {'is' if stock[item] == 1 else 'are'} only {stock[item]} of {item}")
    return items


def list_text(words: Iterable[str]) -> str:
    """Writes a list of words."""
    return " ".join(words) or NOTHING


def seat_of(state: Any, word: str) -> Seat:
    """Reads a seat of a state with players: P0, P1 and so on."""
    names = [seat_text(seat) for seat in range(len(state.players))]
    if word not in names:
        raise ValueError(f"{word!r} is no seat; seats are {', '.join(names)}")
    return names.index(word)


def seat_text(seat: Seat | None) -> str:
    """Writes a seat."""
    return NOTHING if seat is None else f"P{seat}"


def number_of(value: str, most: int) -> int:
    """Reads a number from 0 to ``most``."""
    if not re.fullmatch("[0-9]{1,4}", value) or int(value) > most:
        raise ValueError(f"{value!r} is no number from 0 to {most}")
    return int(value)


def each(judge: Judge) -> Judge:
    """Returns what judges a list word by word."""
    return lambda state, value: [judge(state, word) for word in words_of(value)]


def _whole_number(state: Any, value: str) -> None:
    if not re.fullmatch("0|-?[1-9][0-9]{0,5}", value):
        raise ValueError(f"{value!r} is no number")


VALUES: Mapping[str, Judge] = {
    "NUMBER": _whole_number,
    "NUMBERS": each(_whole_number),
    "SEAT": seat_of,
    "SEATS": each(seat_of),
}
"""How the values are judged that are written in the same way in all games."""


def _judge(described: str, values: Mapping[str, Judge]) -> Judge | None:
    """Returns what judges the values that are described so; nothing stands everywhere."""
    if listed := _LISTED.match(described):
        return _one_of((*listed[1].split(", "), listed[2]))
    begun = [kind for kind in values if re.match(rf"{re.escape(kind)}\b", described)]
    if not begun:
        return None
    judge = values[max(begun, key=len)]
    return lambda state, value: value == NOTHING or judge(state, value)


def _one_of(words: Args) -> Judge:
    def judge(state: Any, value: str) -> None:
        if value not in (*words, NOTHING):
            raise ValueError(f"{value!r} cannot be; it is one of {', '.join(words)}")

    return judge
