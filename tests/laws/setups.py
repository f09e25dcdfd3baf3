"""The ways in which a game can be set up, and how often its laws are tried."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TypeAlias

from rules.core.contract import Meta
from rules.core.library import load
from tests.laws.hooks import hook
from tests.laws.laws import Laws
from tests.scenarios.files import files

_NOTATIONS = re.compile(r"(?:play|legal) P[0-9] ([^#\n]+)")
"""A step of a scenario in which something is legal."""


Meeting: TypeAlias = frozenset[tuple[str, str]]
"""One value, or two of different choices, by the names of the choices, to be met in one game."""


def setups(of: Meta) -> Iterator[tuple[int, dict[str, str]]]:
    """Yields seats and options in which every number of seats meets every option's value, and these one another.

    Values that are numbers, such as the seat that begins, are met in one game, whatever else there is. Each game is
    filled up with what has met least, so they are few, and always the same.
    """
    choices = {"seats": tuple(map(str, of.seats)), **{option.name: option.values for option in of.options}}
    unmet = list(_meetings(choices))
    while unmet:
        chosen = dict(sorted(unmet[0]))
        for name in [name for name in choices if name not in chosen]:
            chosen[name] = _newest(name, choices[name], chosen, unmet)
        unmet = [meeting for meeting in unmet if not meeting <= chosen.items()]
        yield int(chosen["seats"]), {option.name: chosen[option.name] for option in of.options}


def _meetings(choices: Mapping[str, Sequence[str]]) -> Iterator[Meeting]:
    """Yields all that is to be met: pairs of numbers of seats and values with a name, then values that are numbers."""
    named = {
        name: [value for value in values if name == "seats" or not value.isdigit()] for name, values in choices.items()
    }
    for one, other in combinations(choices, 2):
        yield from (frozenset({(one, x), (other, y)}) for x in named[one] for y in named[other])
    for name, values in choices.items():
        yield from (frozenset({(name, value)}) for value in values)


def _newest(name: str, values: Sequence[str], chosen: Mapping[str, str], unmet: Sequence[Meeting]) -> str:
    """Returns the value of a choice by which the most is met that was not met before; the first one among equals."""

    def met(value: str) -> int:
        filled = {**chosen, name: value}
        return sum(meeting <= filled.items() for meeting in unmet)

    return max(values, key=met)


def drawn(of: Meta, luck: Random, given: Mapping[str, str]) -> dict[str, str]:
    """Draws a value for every option that is not given, so that options meet one another."""
    return of.read_options({option.name: luck.choice(option.values) for option in of.options} | dict(given))


def laws_of(game: str, luck: str, often: int = 15, thorough: float = 0.2, pictures: float = 1.0) -> Laws:
    """Returns the laws for a game, tried so seldom that a long game takes no longer than a short one.

    ``often`` is how often the costly ones would be tried in the longest game that there may be, ``thorough`` the share
    that is tried of what each game could try by itself, ``pictures`` that of the final pictures. They know every verb
    from the scenarios, so that it is tried from the start, where it is refused.
    """
    own = hook(game)
    seen = {verb: list(texts) for verb, texts in _notations(game).items()}
    return Laws(
        game=load(game),
        hook=own,
        luck=Random(luck),
        every=max(1, own.bound // often),
        draw_every=max(1, 10 * own.bound // often),
        thorough=thorough,
        pictures=pictures,
        seen=seen,
    )


@cache
def _notations(game: str) -> dict[str, list[str]]:
    """Returns the notations that scenarios of a game show to be legal somewhere, by their verb."""
    found: dict[str, list[str]] = {}
    for file in (file for of, file in files() if of == game):
        for step in _NOTATIONS.findall(file.read_text(encoding="utf-8")):
            for text in filter(None, (part.strip().lower() for part in step.split(";"))):
                found.setdefault(text.split()[0], []).append(text)
    return found
