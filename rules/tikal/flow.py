"""The course of the game: setup, turns, scoring rounds and the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.core.contract import Chance, Decision, Say, Seat
from rules.tikal import data, figures, placement, scoring
from rules.tikal.actions import Action, EndTurn, PlaceTile
from rules.tikal.events import (
    Event,
    GameEnded,
    ScoringRoundBegan,
    ScoringRoundEnded,
    ScoringTurnBegan,
    TileRevealed,
    TurnBegan,
    TurnEnded,
)
from rules.tikal.meta import META
from rules.tikal.state import Player, ScoringRound, ScoringTurn, Space, TikalState, Turn, clockwise, turn_of

Course = tuple[TikalState, tuple[Event, ...]]
"""How far the game has gone on by itself, and what has happened."""


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> TikalState:
    """Sets the board up and turns the first tile up, which is never a volcano."""
    salt = chance.salt()
    starting = options["starting_player"]
    first = chance.below("starting-player", seats) if starting == "random" else int(starting) % seats
    stack = [tile for letter in data.LETTERS for tile in chance.shuffle(f"tiles-{letter}", _tiles_of(letter))]
    pile = chance.shuffle("treasures", [motif for motif in data.MOTIFS for _ in range(data.COPIES)])
    state = TikalState(
        rules=META.rules_version,
        salt=salt,
        exchange_sets=options["exchange_sets"] == "on",
        frames=(),
        spaces=tuple(_printed_space(name, seats) for name in data.SPACES),
        players=(Player(),) * seats,
        stack=tuple(stack),
        pile=pile,
    )
    if options["start_with_one_worker_in_base_camp"] == "on":
        for seat in range(seats):
            state = figures.take_from_supply(state, seat, 1, False)
            state = figures.put(state, data.BASE_CAMP, seat, 1, False)
    return _begin_turn(state, first)[0]


def decisions(state: TikalState) -> tuple[Decision, ...]:
    """Asks the seat whose turn it is: to place its tile, to act, or to act before its scoring."""
    if not state.frames:
        return ()
    turn = turn_of(state)
    about = str(_turn_number(state))
    points = Say("points", {"points": turn.points})
    if isinstance(turn, ScoringTurn):
        return (Decision(seat=turn.seat, kind="scoring", about=f"scoring {about}", status=points),)
    if not turn.tile:
        return (Decision(seat=turn.seat, kind="act", about=about, status=points),)
    tile = data.TILES[turn.tile]
    waits = Say("tile", {"tile": tile.id, "terrain": tile.terrain, "value": tile.value, "masks": tile.masks})
    return (Decision(seat=turn.seat, kind="place", about=about, status=waits),)


def end_turn(state: TikalState) -> Course:
    """Ends the turn being played; a scoring turn is scored. What follows by itself happens too."""
    turn = turn_of(state)
    if isinstance(turn, ScoringTurn):
        state, scored = scoring.score_position(state, turn.seat)
        return _then((replace(state, frames=state.frames[:-1]), (scored,)), _go_on_scoring)
    ended = TurnEnded(seat=turn.seat, points=turn.points)
    state = replace(state, frames=state.frames[:-1])
    next_seat = clockwise(state, turn.seat)[1]
    return _then((state, (ended,)), lambda s: _begin_turn(s, next_seat) if s.stack else _begin_final(s, next_seat))


def default(state: TikalState) -> Action:
    """Returns the answer of an absent seat: the first place for the tile, then the end of the turn (ruling 50)."""
    turn = turn_of(state)
    if isinstance(turn, ScoringTurn) or not turn.tile:
        return EndTurn()
    space, rotations = next(iter(placement.legal_rotations(state, turn.tile).items()))
    volcano = data.TILES[turn.tile].terrain == placement.VOLCANO
    return PlaceTile(space=space, rotation=None if volcano else rotations[0])


def _begin_turn(state: TikalState, seat: Seat) -> Course:
    """Begins an ordinary turn by turning up the top tile; a volcano brings a scoring round first."""
    tile = data.TILES[state.stack[0]]
    state = replace(state, stack=state.stack[1:], frames=(*state.frames, Turn(seat=seat, tile=tile.id)))
    began = TurnBegan(seat=seat, number=_turn_number(state))
    revealed = TileRevealed(seat=seat, tile=tile.id, terrain=tile.terrain, value=tile.value, masks=tile.masks)
    course = state, (began, revealed)
    if tile.terrain == placement.VOLCANO:
        return _then(course, lambda s: _begin_scoring(s, clockwise(s, seat), final=False))
    return course


def _begin_final(state: TikalState, first: Seat) -> Course:
    return _begin_scoring(state, clockwise(state, first), final=True)


def _begin_scoring(state: TikalState, seats: tuple[Seat, ...], final: bool) -> Course:
    state = replace(state, frames=(*state.frames, ScoringRound(seats=seats, final=final)))
    return _then((state, (ScoringRoundBegan(seats=seats, final=final),)), _go_on_scoring)


def _go_on_scoring(state: TikalState) -> Course:
    """Begins the next scoring turn of the scoring round on top, or ends the round, and with the final one the game."""
    top = state.frames[-1]
    assert isinstance(top, ScoringRound)
    below = state.frames[:-1]
    if top.seats:
        first, *later = top.seats
        waiting = ScoringRound(seats=tuple(later), final=top.final)
        return replace(state, frames=(*below, waiting, ScoringTurn(seat=first))), (ScoringTurnBegan(seat=first),)
    state = replace(state, frames=below)
    ended = ScoringRoundEnded(final=top.final)
    if not top.final:
        return state, (ended,)
    winners = [score for score in scoring.scores(state) if score.place == 1]
    over = GameEnded(winner_seats=tuple(score.seat for score in winners), points=winners[0].points)
    return state, (ended, over)


def _then(course: Course, go_on: Callable[[TikalState], Course]) -> Course:
    state, events = course
    later, more = go_on(state)
    return later, (*events, *more)


def _turn_number(state: TikalState) -> int:
    """Counts the tiles turned up, which is the number of the ordinary turn."""
    return len(data.TILES) - len(state.stack)


def _tiles_of(letter: str) -> list[str]:
    return [tile.id for tile in data.TILES.values() if tile.letter == letter]


def _printed_space(name: str, seats: int) -> Space:
    printed = data.PRINTED.get(name)
    if printed is None:
        return Space(workers=(0,) * seats)
    return Space(workers=(0,) * seats, tile=printed.id, value=printed.value)
