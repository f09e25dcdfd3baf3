"""What the game asks: the kind of a question, and the decision that chats make of it."""

from __future__ import annotations

from typing import Any

from rules.caylus.data import Construction, Effect, Production, Trade, Transformation
from rules.caylus.goods import goods_text, letters_of
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
    phase_of,
)
from rules.core.contract import Decision, Say

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
    player = state.players[asked.seat]
    status = Say("holdings", {"deniers": player.deniers, "goods": goods_text(letters_of(player.goods))})
    return (Decision(seat=asked.seat, kind=question_of(state), about=_turn(state), status=status),)


def _turn(state: CaylusState) -> str:
    """Names the turn within which questions to one seat follow one another."""
    placing = next((frame for frame in state.frames if isinstance(frame, Placing)), None)
    turn = f" turn {placing.turn}" if placing else ""
    return f"round {state.round} phase {phase_of(state)}{turn}"
