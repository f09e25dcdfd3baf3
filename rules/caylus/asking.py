"""What the game asks, with the numbers that matter to the answer."""

from __future__ import annotations

from rules.caylus import data, frames
from rules.caylus.castle import free_parts
from rules.caylus.data import Construction, Production, Trade
from rules.caylus.goods import held_text
from rules.caylus.state import CaylusState, building_at, column_limit, level_of, phase_of, space_at
from rules.caylus.workers import price_of, takes_workers
from rules.core.contract import Decision, Say, Seat


def ask(state: CaylusState, asked: frames.Asked) -> tuple[Decision, ...]:
    """Asks the one seat of a frame. What a seat is asked in a row within a phase is one turn of it."""
    return (_decision(state, asked, asked.seat, _turn(state)),)


def question_of(state: CaylusState) -> str:
    """Returns the kind of what is asked, ``over`` when the game is over."""
    return "over" if state.over else ask(state, state.top)[0].kind


def _turn(state: CaylusState) -> str:
    """Names the turn within which questions to one seat follow one another."""
    placing = next((frame for frame in state.frames if isinstance(frame, frames.Placing)), None)
    turn = f" turn {placing.turn}" if placing else ""
    return f"round {state.round} phase {phase_of(state)}{turn}"


def _decision(state: CaylusState, asked: frames.Asked, seat: Seat, about: str) -> Decision:
    player = state.players[seat]
    deniers, goods = player.deniers, held_text(player.goods)
    match asked:
        case frames.Place():
            return Decision(seat=seat, kind="place", about=about, status=_worker(state, seat, deniers, goods))
        case frames.Gate():
            return Decision(seat=seat, kind="gate", about=about, status=_holdings(deniers, goods))
        case frames.Guild():
            return Decision(seat=seat, kind="guild", about=about, status=_provost(state, deniers))
        case frames.Joust():
            return Decision(seat=seat, kind="joust", about=about, status=_holdings(deniers, goods))
        case frames.Inn():
            return Decision(seat=seat, kind="inn", about=about, status=_holdings(deniers, goods))
        case frames.Bribe():
            return Decision(seat=seat, kind="bribe", about=about, status=_provost(state, deniers))
        case frames.Activation(space=space):
            return _activation(state, asked, about, _use(state, space, deniers, goods))
        case frames.OwnerBonus(space=space):
            return Decision(seat=seat, kind="bonus", about=about, status=_use(state, space, deniers, goods))
        case frames.Delivery():
            return Decision(seat=seat, kind="deliver", about=about, status=_castle(state, goods))
        case frames.FavourLine():
            limit = column_limit(state)
            return Decision(seat=seat, kind="line", about=about, status=Say("line", {"limit": limit, "goods": goods}))
        case frames.FavourEffect(line=line):
            column = level_of(player, line)
            status = Say("effect", {"deniers": deniers, "goods": goods, "line": line, "column": column})
            return Decision(seat=seat, kind="effect", about=about, status=status)


def _activation(state: CaylusState, asked: frames.Activation, about: str, status: Say) -> Decision:
    """Asks what a building allows."""
    building = building_at(state, asked.space)
    assert building is not None, "workers are on buildings"
    match building.effect:
        case Production():
            return Decision(seat=asked.seat, kind="produce", about=about, status=status)
        case Trade():
            return Decision(seat=asked.seat, kind="trade", about=about, status=status)
        case Construction():
            return Decision(seat=asked.seat, kind="build", about=about, status=status)
        case _:
            return Decision(seat=asked.seat, kind="transform", about=about, status=status)


def _worker(state: CaylusState, seat: Seat, deniers: int, goods: str) -> Say:
    """Tells what a worker costs, and what on an own building where the seat has one that costs less."""
    price, at_home = price_of(state, seat, data.CASTLE), state.players[seat].workers
    cheaper = price > state.numbers.own_price and any(
        space.owner == seat and takes_workers(state, str(number)) for number, space in enumerate(state.spaces, start=1)
    )
    return Say("worker", {"deniers": deniers, "goods": goods, "workers": at_home, "price": price, "cheaper": cheaper})


def _holdings(deniers: int, goods: str) -> Say:
    return Say("holdings", {"deniers": deniers, "goods": goods})


def _provost(state: CaylusState, deniers: int) -> Say:
    return Say("provost", {"deniers": deniers, "provost": state.provost, "bailiff": state.bailiff})


def _use(state: CaylusState, space: int, deniers: int, goods: str) -> Say:
    building = space_at(state, space).building
    return Say("use", {"deniers": deniers, "goods": goods, "space": space, "building": building})


def _castle(state: CaylusState, goods: str) -> Say:
    """Names the section into which the next part goes; when the castle is full, the last one."""
    free = free_parts(state)
    at = next((at for at, count in enumerate(free) if count), len(free) - 1)
    section = state.numbers.sections[at]
    return Say("castle", {"goods": goods, "section": section.id, "points": section.points, "free": free[at]})
