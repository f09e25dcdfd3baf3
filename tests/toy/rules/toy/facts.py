"""The vocabulary of scenarios: parts of a position that can be compared and set.

Setting one place moves no card elsewhere: a scenario names every place that matters to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from rules.core.contract import Fact, Seat

from .data import KINDS, NESTS
from .flow import begin_round
from .state import ToyState, Turn, sort_cards, with_player, with_top

Args = tuple[str, ...]
T = TypeVar("T")

NOTHING = "-"


def _player_cards(name: str, where: str) -> Fact[ToyState]:
    def write(state: ToyState, args: Args, value: str) -> ToyState:
        return with_player(state, _seat(state, args), **{name: sort_cards(_cards(value))})

    return Fact(name=name, usage=f"{name} SEAT = CARDS {where}", read=_player_reader(name), write=write)


def _player_number(name: str, what: str) -> Fact[ToyState]:
    def write(state: ToyState, args: Args, value: str) -> ToyState:
        return with_player(state, _seat(state, args), **{name: _number(value)})

    return Fact(name=name, usage=f"{name} SEAT = NUMBER of {what}", read=_player_reader(name), write=write)


def _player_reader(name: str) -> Callable[[ToyState, Args], str]:
    return lambda state, args: _text(getattr(state.players[_seat(state, args)], name))


def _read_deck(state: ToyState, args: Args) -> str:
    return _text(_alone(args, state.deck))


def _write_deck(state: ToyState, args: Args, value: str) -> ToyState:
    return _alone(args, replace(state, deck=_cards(value)))


def _read_discards(state: ToyState, args: Args) -> str:
    return _text(_alone(args, state.discards))


def _write_discards(state: ToyState, args: Args, value: str) -> ToyState:
    return _alone(args, replace(state, discards=sort_cards(_cards(value))))


def _read_phase(state: ToyState, args: Args) -> str:
    return _alone(args, "over" if state.over else state.stack[-1].kind)


def _read_round(state: ToyState, args: Args) -> str:
    return _text(_alone(args, state.round))


def _write_round(state: ToyState, args: Args, value: str) -> ToyState:
    """Begins a round, with nothing of it played yet."""
    number = _number(_alone(args, value))
    if not 1 <= number <= len(NESTS):
        raise ValueError(f"there are rounds 1 to {len(NESTS)}, not {value}")
    return begin_round(replace(state, round=number - 1, stack=())).state


def _read_points(state: ToyState, args: Args) -> str:
    return _text(_alone(args, _turn(state).points))


def _write_points(state: ToyState, args: Args, value: str) -> ToyState:
    return with_top(state, Turn(_turn(state).seat, _number(_alone(args, value))))


def _read_rules(state: ToyState, args: Args) -> str:
    return _text(_alone(args, state.rules))


def _write_rules(state: ToyState, args: Args, value: str) -> ToyState:
    return replace(state, rules=_number(_alone(args, value)))


FACTS = (
    _player_cards("hand", "in the hand"),
    _player_cards("buried", "in the hoard"),
    _player_cards("larder", "in the larder"),
    _player_number("screeches", "screeches left"),
    _player_number("nests", "points for nests"),
    _player_number("nights", "points for nights"),
    Fact(name="deck", usage="deck = CARDS in the deck, the top first", read=_read_deck, write=_write_deck),
    Fact(name="discards", usage="discards = CARDS on the discard pile", read=_read_discards, write=_write_discards),
    Fact(name="phase", usage="phase = turn, window, auction, night or over (can only be read)", read=_read_phase),
    Fact(name="round", usage="round = NUMBER; setting it begins that round", read=_read_round, write=_write_round),
    Fact(
        name="points", usage="points = NUMBER of action points left in the turn", read=_read_points, write=_write_points
    ),
    Fact(name="rules", usage="rules = NUMBER of the rules version", read=_read_rules, write=_write_rules),
)


def _text(value: int | tuple[str, ...]) -> str:
    return str(value) if isinstance(value, int) else " ".join(value) or NOTHING


def _alone(args: Args, value: T) -> T:
    """Returns the value of a fact that takes no words after its name."""
    if args:
        raise ValueError(f"nothing may follow the name, found {args[0]!r}")
    return value


def _seat(state: ToyState, args: Args) -> Seat:
    names = {f"P{seat}": seat for seat in range(len(state.players))}
    if len(args) != 1 or args[0] not in names:
        raise ValueError(f"one seat must follow the name: {', '.join(names)}")
    return names[args[0]]


def _cards(value: str) -> tuple[str, ...]:
    if value == NOTHING:
        return ()
    for word in value.split():
        if word not in KINDS:
            raise ValueError(f"{word!r} is no card; the cards are {', '.join(KINDS)}")
    return tuple(value.split())


def _number(value: str) -> int:
    if not (value.isascii() and value.isdigit()):
        raise ValueError(f"{value!r} is no number")
    return int(value)


def _turn(state: ToyState) -> Turn:
    if state.over or not isinstance(state.stack[-1], Turn):
        raise ValueError("points are left only in a turn")
    return state.stack[-1]
