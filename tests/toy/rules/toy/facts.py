"""The vocabulary of scenarios: parts of a position that can be compared and set.

Setting one place moves no card elsewhere: a scenario names every place that matters to it.
"""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Fact
from rules.core.facts import Read, Where, Write, fact, list_text, number_of, player_number, seat_of, words_of
from rules.core.seats import with_player
from rules.core.sequence import with_top

from .data import KINDS, ROUNDS
from .flow import begin_round
from .meta import META
from .state import Autumn, ToyState, Turn, sort_cards


def _cards(value: str) -> tuple[str, ...]:
    for word in words_of(value):
        if word not in KINDS:
            raise ValueError(f"{word!r} is no card; the cards are {', '.join(KINDS)}")
    return words_of(value)


def _player_cards(name: str, where: str) -> Fact[ToyState]:
    """Makes the fact of cards that a seat has somewhere."""

    def read(state: ToyState, at: Where) -> str:
        return list_text(getattr(state.players[at[0]], name))

    def write(state: ToyState, at: Where, value: str) -> ToyState:
        return with_player(state, at[0], **{name: sort_cards(_cards(value))})

    return _fact(f"{name} SEAT = CARDS {where}", read, write)


def _fact(usage: str, read: Read, write: Write | None = None) -> Fact[ToyState]:
    return fact(usage, {"SEAT": seat_of}, read, write, {"CARDS": lambda state, value: _cards(value)})


def _set_round(state: ToyState, at: Where, value: str) -> ToyState:
    """Begins a round, with nothing of it played yet."""
    number = number_of(value, ROUNDS)
    if not number:
        raise ValueError(f"there are rounds 1 to {ROUNDS}, not {value}")
    return begin_round(replace(state, round=number - 1, frames=(Autumn(),))).state


def _phase(state: ToyState, at: Where) -> str:
    return "over" if state.over else str(state.top.kind)


def _turn(state: ToyState) -> Turn:
    if not isinstance(state.top, Turn):
        raise ValueError("points are left only in a turn")
    return state.top


def _set_points(state: ToyState, at: Where, value: str) -> ToyState:
    return with_top(state, Turn(_turn(state).seat, number_of(value, state.numbers.points)))


FACTS: tuple[Fact[ToyState], ...] = (
    _player_cards("hand", "in the hand"),
    _player_cards("buried", "in the hoard"),
    _player_cards("larder", "in the larder"),
    player_number("screeches", "screeches left", lambda state: max(state.numbers.screeches.values())),
    player_number("nests", "points for nests", lambda state: sum(state.numbers.nests)),
    player_number("nights", "points for nights", lambda state: ROUNDS * max(state.numbers.trees.values())),
    _fact(
        "deck = CARDS in the deck, the top first",
        lambda state, at: list_text(state.deck),
        lambda state, at, value: replace(state, deck=_cards(value)),
    ),
    _fact(
        "discards = CARDS on the discard pile",
        lambda state, at: list_text(state.discards),
        lambda state, at, value: replace(state, discards=sort_cards(_cards(value))),
    ),
    _fact("phase = turn, window, auction, night or over", _phase),
    _fact("round = NUMBER; setting it begins that round", lambda state, at: str(state.round), _set_round),
    _fact(
        "points = NUMBER of action points left in the turn",
        lambda state, at: str(_turn(state).points),
        _set_points,
    ),
    _fact(
        "rules = NUMBER of the rules version",
        lambda state, at: str(state.rules),
        lambda state, at, value: replace(state, rules=number_of(value, META.rules_version)),
    ),
)
