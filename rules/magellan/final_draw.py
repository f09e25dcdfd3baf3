"""Pizarro on side B: when all else is counted, the owner of his last ship draws until he stops or goes bust."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Say, Seat, Token
from rules.magellan import data, flow
from rules.magellan.actions import DrawCard, StopDrawing
from rules.magellan.cards import crowns
from rules.magellan.events import FinalCardDrawn, FinalDrawScored
from rules.magellan.flow import Course
from rules.magellan.scoring import last_ship
from rules.magellan.state import FinalDraw, MagellanState, field_of, require_stage


def limit(state: MagellanState) -> int:
    """Returns how much gold may be drawn at most."""
    ship = last_ship(state)
    assert ship is not None
    return field_of(state, ship.explorer, ship.field).amount


def worth(state: MagellanState, cards: tuple[int, ...]) -> int:
    """Returns what such cards score: nothing above the limit, else their crowns or, by an option, their gold."""
    if sum(cards) > limit(state):
        return 0
    return sum(cards) if state.gold_scores else crowns(cards)


def tokens(state: MagellanState) -> Iterator[Token]:
    if isinstance(state.waits, FinalDraw):
        yield Token("draw", ends=True)
        yield Token("stop", ends=True, note=Say("points", {"points": worth(state, state.drawn)}))


def check(state: MagellanState) -> None:
    require_stage(state, "draw")


def apply_draw(state: MagellanState, seat: Seat) -> Course:
    """Turns over the next card; the pack cannot run out, for 13 cards at most are worth 20."""
    waits = state.waits
    assert isinstance(waits, FinalDraw)
    card, *pack = waits.pack
    state = replace(state, drawn=(*state.drawn, card), waits=FinalDraw(seat=seat, pack=tuple(pack)))
    told = FinalCardDrawn(seat=seat, card=card, total=sum(state.drawn))
    if sum(state.drawn) <= limit(state):
        return state, (told,)
    return flow.then((state, (told,)), lambda s: apply_stop(s, seat))


def apply_stop(state: MagellanState, seat: Seat) -> Course:
    points, total = worth(state, state.drawn), sum(state.drawn)
    scored = FinalDrawScored(
        seat=seat,
        cards=state.drawn,
        total=total,
        limit=limit(state),
        bust=total > limit(state),
        points=points,
    )
    return flow.then((replace(state, draw_points=points), (scored,)), flow.finish)


def default(state: MagellanState) -> DrawCard | StopDrawing:
    """Draws while no card can go over the limit."""
    safe = sum(state.drawn) + max(data.GOLD) <= limit(state)
    return DrawCard() if safe else StopDrawing()
