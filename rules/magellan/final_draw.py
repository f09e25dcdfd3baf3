"""Pizarro on side B: when all else is counted, the owner of the last ship draws until they stop or go bust."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, Decision, Say, Seat, Step, Token
from rules.core.sequence import pop, top, with_top
from rules.magellan import data
from rules.magellan.actions import DrawCard, StopDrawing
from rules.magellan.cards import crowns
from rules.magellan.events import Event, FinalCardDrawn, FinalDrawScored
from rules.magellan.scoring import last_ship
from rules.magellan.state import FinalDraw, MagellanState, field_of


def limit(state: MagellanState) -> int:
    """Returns how much gold may be drawn at most."""
    ship = last_ship(state)
    assert ship is not None
    return field_of(state, ship.explorer, ship.field).amount


def worth(state: MagellanState, cards: tuple[int, ...]) -> int:
    """Returns what such cards score: nothing above the limit, else their crowns or, by an option, their gold."""
    if sum(cards) > limit(state):
        return 0
    return sum(cards) if state.gold_scores else crowns(state.numbers, cards)


def ask(state: MagellanState, drawing: FinalDraw) -> tuple[Decision, ...]:
    total = Say("drawn", {"total": sum(state.drawn)})
    return (Decision(seat=drawing.seat, kind="draw", about="pizarro", status=total),)


def tokens(state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield Token("draw", ends=True)
        yield Token("stop", ends=True, note=Say("points", {"points": worth(state, state.drawn)}))


def apply_draw(state: MagellanState, seat: Seat, action: DrawCard, chance: Chance) -> Step[MagellanState, Event]:
    """Turns over the next card; the pack cannot run out, for 13 cards at most are worth 20."""
    card, *pack = top(state, FinalDraw).pack
    state = with_top(replace(state, drawn=(*state.drawn, card)), FinalDraw(seat=seat, pack=tuple(pack)))
    told = FinalCardDrawn(seat=seat, card=card, total=sum(state.drawn))
    drawn = Step(state=state, events=(told,), reveals=True)
    return drawn if sum(state.drawn) <= limit(state) else drawn.then(_score)


def apply_stop(state: MagellanState, seat: Seat, action: StopDrawing, chance: Chance) -> Step[MagellanState, Event]:
    return _score(state)


def _score(state: MagellanState) -> Step[MagellanState, Event]:
    points, total = worth(state, state.drawn), sum(state.drawn)
    scored = FinalDrawScored(
        seat=top(state, FinalDraw).seat,
        cards=state.drawn,
        total=total,
        limit=limit(state),
        bust=total > limit(state),
        points=points,
    )
    return Step(state=pop(replace(state, draw_points=points)), events=(scored,))


def default(state: MagellanState, seat: Seat) -> DrawCard | StopDrawing:
    """Draws while no card can go over the limit."""
    safe = sum(state.drawn) + max(data.GOLD) <= limit(state)
    return DrawCard() if safe else StopDrawing()
