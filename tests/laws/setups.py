"""The ways in which a game can be set up, and how often its laws are tried."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from rules.core.contract import Meta
from rules.core.library import load
from tests.laws.hooks import hook
from tests.laws.laws import Laws
from tests.scenarios.files import files

_NOTATIONS = re.compile(r"(?:play|legal) P[0-9] ([^#\n]+)")
"""A step of a scenario in which something is legal."""


def setups(of: Meta) -> Iterator[dict[str, str]]:
    """Yields the default options, each other value of each option alone, and the last values all together."""
    defaults = of.read_options({})
    yield defaults
    for option in of.options:
        yield from (defaults | {option.name: value} for value in option.values[1:])
    yield {option.name: option.values[-1] for option in of.options}


def drawn(of: Meta, luck: Random, given: Mapping[str, str]) -> dict[str, str]:
    """Draws a value for every option that is not given, so that options meet one another."""
    return of.read_options({option.name: luck.choice(option.values) for option in of.options} | dict(given))


def laws_of(game: str, luck: str) -> Laws:
    """Returns the laws for a game, tried so seldom that a long game takes no longer than a short one.

    They know every verb from the scenarios, so that it is tried from the start, where it is refused.
    """
    own = hook(game)
    seen = {verb: list(texts) for verb, texts in _notations(game).items()}
    return Laws(
        game=load(game), hook=own, luck=Random(luck), every=own.bound // 50, draw_every=own.bound // 5, seen=seen
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
