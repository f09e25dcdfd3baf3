"""Chapter 2, the course of the game: three rounds of turns, auction and night."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from rules.core.contract import Decision, IllegalAction, Say, Seat, Step

from .actions import Event, GameEnded, HoardOpened, RoundBegan
from .data import NESTS, POINTS
from .scoring import hoard_points, scores
from .state import Auction, Frame, Night, ToyState, Turn, Window, total

F = TypeVar("F", bound=Frame)


def decisions(state: ToyState) -> tuple[Decision, ...]:
    if state.over:
        return ()
    match state.stack[-1]:
        case Turn(seat=seat, points=points):
            status = Say("points", {"points": points})
            return (Decision(seat=seat, kind="turn", about=f"turn {state.round}", status=status),)
        case Window(seat=shaker, card=card, asked=asked):
            about, status = f"screech {state.round} {shaker}", Say("fallen", {"card": card})
            return tuple(Decision(seat=s, kind="screech", about=about, share=0.25, status=status) for s in asked)
        case Auction(seat=seat, passed=passed, cards=cards):
            about, status = f"bid {state.round} {total(cards)} {len(passed)}", Say("standing", {"total": total(cards)})
            return (Decision(seat=seat, kind="bid", about=about, share=0.5, status=status),)
        case Night(trees=trees):
            waiting = [seat for seat, tree in enumerate(trees) if not tree]
            return tuple(Decision(seat=seat, kind="night", about=f"night {state.round}", share=0.5) for seat in waiting)
        case frame:
            assert_never(frame)


def require(state: ToyState, kind: type[F]) -> F:
    """Returns the top frame; raises `IllegalAction` when the game waits for something of another kind."""
    top = state.stack[-1]
    if not isinstance(top, kind):
        raise IllegalAction("not-now", waiting=top.kind)
    return top


def first_seat(state: ToyState) -> Seat:
    """Returns the seat that begins in this round: each round the next one clockwise."""
    return (state.round - 1) % len(state.players)


def seats_from(state: ToyState, first: Seat) -> tuple[Seat, ...]:
    """Returns all seats clockwise, beginning with one of them."""
    count = len(state.players)
    return tuple((first + i) % count for i in range(count))


def go_on(state: ToyState, events: tuple[Event, ...] = ()) -> Step[ToyState, Event]:
    """Takes away the top frame, which is done with, and goes on to what comes next."""
    state = replace(state, stack=state.stack[:-1])
    if state.stack:
        return Step(state=state, events=events)
    return begin_round(state, events) if state.round < len(NESTS) else finish(state, events)


def begin_round(state: ToyState, events: tuple[Event, ...] = ()) -> Step[ToyState, Event]:
    """Stacks what a round consists of: a turn for each seat, the auction, the night."""
    state = replace(state, round=state.round + 1)
    first = first_seat(state)
    turns = [Turn(seat, POINTS) for seat in seats_from(state, first)]
    night = Night(("",) * len(state.players))
    return Step(
        state=replace(state, stack=(night, Auction(first), *reversed(turns))),
        events=(*events, RoundBegan(state.round)),
    )


def finish(state: ToyState, events: tuple[Event, ...]) -> Step[ToyState, Event]:
    opened = tuple(
        HoardOpened(seat, player.buried, hoard_points(player.buried)) for seat, player in enumerate(state.players)
    )
    winners = tuple(score.seat for score in scores(state, None) if score.place == 1)
    return Step(state=state, events=(*events, *opened, GameEnded(winners)))
