"""What the game asks: the kind of a question, and the decision that chats make of it."""

from __future__ import annotations

from typing import Any

from rules.caylus.castle import free_parts
from rules.caylus.data import CASTLE, SECTIONS, Construction, Effect, Production, Trade, Transformation
from rules.caylus.goods import held_text
from rules.caylus.state import (
    Activation,
    Bribe,
    CaylusState,
    Delivery,
    FavourEffect,
    FavourLine,
    Gate,
    Guild,
    Inn,
    Joust,
    OwnerBonus,
    Place,
    Placing,
    building_at,
    level_of,
    phase_of,
    space_at,
)
from rules.caylus.workers import price_of
from rules.core.contract import Decision, Say, Seat

_KINDS: dict[type[Any], str] = {
    Place: "place",
    Gate: "gate",
    Guild: "guild",
    Joust: "joust",
    Inn: "inn",
    Bribe: "bribe",
    OwnerBonus: "bonus",
    Delivery: "deliver",
    FavourLine: "line",
    FavourEffect: "effect",
}
_USES: dict[type[Effect], str] = {
    Production: "produce",
    Trade: "trade",
    Construction: "build",
    Transformation: "transform",
}


def question_of(state: CaylusState) -> str:
    """Returns the kind of what is asked, ``over`` when the game is over."""
    match state.top:
        case None:
            return "over"
        case Activation(space=space):
            building = building_at(state, space)
            assert building is not None and building.effect is not None, "workers are on buildings that do something"
            return _USES[type(building.effect)]
        case asked:
            return _KINDS[type(asked)]


def ask(state: CaylusState, asked: Any) -> tuple[Decision, ...]:
    """Asks the one seat of a frame. What a seat is asked in a row within a phase is one turn of it."""
    decision = Decision(
        seat=asked.seat, kind=question_of(state), about=_turn(state), status=_status(state, asked, asked.seat)
    )
    return (decision,)


def _turn(state: CaylusState) -> str:
    """Names the turn within which questions to one seat follow one another."""
    placing = next((frame for frame in state.frames if isinstance(frame, Placing)), None)
    turn = f" turn {placing.turn}" if placing else ""
    return f"round {state.round} phase {phase_of(state)}{turn}"


def _status(state: CaylusState, asked: Any, seat: Seat) -> Say:
    """Says the numbers that matter to a question."""
    player = state.players[seat]
    deniers, goods = player.deniers, held_text(player.goods)
    match asked:
        case Place():
            price = price_of(state, seat, CASTLE)
            return Say("place", {"deniers": deniers, "goods": goods, "workers": player.workers, "price": price})
        case Guild() | Bribe():
            return Say("provost", {"deniers": deniers, "provost": state.provost, "bailiff": state.bailiff})
        case Activation(space=space):
            return Say("use", {"deniers": deniers, "goods": goods, "space": space, "building": _building(state, space)})
        case OwnerBonus(space=space):
            return Say("bonus", {"goods": goods, "space": space, "building": _building(state, space)})
        case Delivery():
            free = sum(free_parts(state))
            return Say("deliver", {"goods": goods, "section": SECTIONS[state.scored].id, "free": free})
        case FavourEffect(line=line):
            column = level_of(player, line)
            return Say("effect", {"deniers": deniers, "goods": goods, "line": line, "column": column})
        case _:
            return Say("holdings", {"deniers": deniers, "goods": goods})


def _building(state: CaylusState, space: int) -> str:
    return space_at(state, space).building
