"""Facts of all sorts, to try messages with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from bot.app.speech.language import Words, say_values
from tests.bot.words.files import deciding, messages, wanted

NAMES = ("Anežka", "Bořek **", "C")
NUMBERS = (0, 1, 2, 5, 11)


def samples(language: str, id: str) -> Iterator[dict[str, Any]]:
    """Yields arguments for a message as the application makes them.

    All that decides about its words is tried with all else that does; what is only put in takes turns.
    """
    words, game = Words(language), id.partition("-")[0]
    numbers = messages(language)[id].numbers
    decide = deciding(language, id) | numbers
    choices = {
        name: NUMBERS if name in numbers else _values(name, name in decide) for name in sorted(wanted(language, id))
    }
    deciding_values = list(product(*(values for name, values in choices.items() if name in decide)))
    for turn in range(max(len(deciding_values), *map(len, choices.values()), 1)):
        decided = iter(deciding_values[turn % len(deciding_values)])
        args = {
            name: next(decided) if name in decide else values[turn % len(values)] for name, values in choices.items()
        }
        yield say_values(words, game, args, NAMES)


def _values(name: str, decides: bool) -> tuple[Any, ...]:
    """Returns what a variable may hold; its name says which it is, and where it does not, it may be anything."""
    if name.endswith("seats"):
        return ((0,), (0, 1, 2))
    if name.endswith("seat"):
        return (1,)
    if name == "way":
        return (("a5", "b4", "c4"), "a5-b4")
    return (*NUMBERS, True, False, "d4") if decides else (3, "d4")
