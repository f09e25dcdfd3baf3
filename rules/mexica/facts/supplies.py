"""The supplies that all share, and the calpulli."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core.contract import Fact
from rules.core.facts import Most, list_text, state_number
from rules.mexica.facts.words import fact, sizes_of
from rules.mexica.state import MexicaState


def _with(state: MexicaState, name: str, value: Any) -> MexicaState:
    return replace(state, **{name: value})


def _number(field: str, what: str, most: Most) -> Fact[MexicaState]:
    return state_number(field, f"{field} = NUMBER of {what} in the supply", most)


def _sizes(name: str, what: str) -> Fact[MexicaState]:
    """Makes the fact of calpulli that the state has in a field of that name."""
    return fact(
        f"{name} = SIZES of the calpulli {what}",
        lambda state, where: list_text(map(str, getattr(state, name))),
        lambda state, where, value: _with(state, name, sizes_of(state, value)),
    )


FACTS = (
    _number("singles", "single canal tiles", lambda state: state.numbers.single_tiles),
    _number("doubles", "double canal tiles", lambda state: state.numbers.double_tiles),
    _number("spare_bridges", "bridges", lambda state: state.numbers.bridges),
    _number("spare_tokens", "action tokens", lambda state: state.numbers.tokens),
    _sizes("display", "on display"),
    _sizes("later", "of the second half, in the first one"),
    _sizes("removed", "that left the game"),
)
