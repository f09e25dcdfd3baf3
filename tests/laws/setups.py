"""The ways in which a game can be set up, and how often its laws are tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from rules.core.contract import Meta
from rules.core.library import load
from tests.laws.hooks import hook
from tests.laws.laws import Laws


def setups(of: Meta, given: Mapping[str, str] | None = None) -> Iterator[dict[str, str]]:
    """Yields the default options, and then each other value of each option alone; those given stay as they are."""
    fixed = given or {}
    defaults = of.read_options(fixed)
    yield defaults
    for option in of.options:
        if option.name not in fixed:
            yield from (defaults | {option.name: value} for value in option.values[1:])


def laws_of(game: str, luck: str) -> Laws:
    """Returns the laws for a game, tried so seldom that a long game takes no longer than a short one."""
    own = hook(game)
    return Laws(game=load(game), hook=own, luck=Random(luck), every=own.bound // 50, draw_every=own.bound // 5)
