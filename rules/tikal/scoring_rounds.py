"""Scoring rounds: a volcano brings one, and another one ends the game."""

from __future__ import annotations

from rules.core.contract import Chance, Seat, Step
from rules.core.seats import clockwise
from rules.core.sequence import pop, push, top, with_top
from rules.tikal import data, scoring
from rules.tikal.events import Event, GameEnded, ScoringRoundBegan, ScoringRoundEnded, ScoringTurnBegan
from rules.tikal.placement import VOLCANO
from rules.tikal.state import ScoringRound, ScoringTurn, TikalState, Turn


def begin(state: TikalState, seats: tuple[Seat, ...], final: bool) -> Step[TikalState, Event]:
    """Begins a scoring round, in which these seats have their turns one after the other."""
    state = push(state, ScoringRound(seats=seats, final=final))
    return Step(state=state, events=(ScoringRoundBegan(seats=seats, final=final),))


def meet_volcano(state: TikalState) -> Step[TikalState, Event]:
    """Lets a scoring round come first when the tile of a turn that has just begun is a volcano."""
    turn = top(state, Turn)
    if data.TILES[turn.tile].terrain != VOLCANO:
        return Step(state=state)
    return begin(state, clockwise(state, turn.seat), final=False)


def go_on(state: TikalState, round: ScoringRound, chance: Chance) -> Step[TikalState, Event]:
    """Begins the next scoring turn, or ends the round, and with the final one the game."""
    if round.seats:
        first, *later = round.seats
        state = with_top(state, ScoringRound(seats=tuple(later), final=round.final))
        return Step(
            state=push(state, ScoringTurn(seat=first, points=state.numbers.points)),
            events=(ScoringTurnBegan(seat=first),),
        )
    over = (_game_over(state),) if round.final else ()
    return Step(state=pop(state), events=(ScoringRoundEnded(final=round.final), *over))


def _game_over(state: TikalState) -> GameEnded:
    winners = [score for score in scoring.scores(state) if score.place == 1]
    return GameEnded(winner_seats=tuple(score.seat for score in winners), points=winners[0].points)
