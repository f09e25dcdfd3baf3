"""The course of the game: setup, one ordinary turn after the other, and what is refused because it is not its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Seat, Step, Tagged
from rules.core.seats import clockwise
from rules.core.sequence import pop, push
from rules.tikal import auction, data, figures, scoring, scoring_rounds
from rules.tikal.actions import Bid, EndTurn, Pass, TakeTile
from rules.tikal.events import Event, TileRevealed, TurnBegan, TurnEnded
from rules.tikal.meta import META
from rules.tikal.state import (
    Auction,
    Choice,
    Player,
    ScoringTurn,
    Space,
    TikalState,
    Turn,
    ordinary_turn,
    printed_on,
    turn_of,
    turns_begun,
)


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> TikalState:
    """Sets the board up and turns up the first tile, which is never a volcano, or those of the first auction."""
    auctioned = options["mode"] == "auction"
    numbers = data.NUMBERS[META.rules_version]
    salt = chance.salt()
    starting = options["starting_player"]
    first = chance.below("starting-player", seats) if starting == "random" else int(starting) % seats
    stack = [tile for letter in data.LETTERS for tile in chance.shuffle(f"tiles-{letter}", _tiles_of(letter))]
    pile = chance.shuffle("treasures", [motif for motif in data.MOTIFS for _ in range(numbers.copies)])
    state = TikalState(
        rules=META.rules_version,
        salt=salt,
        exchange_sets=options["exchange_sets"] == "on",
        frames=(),
        spaces=tuple(_printed_space(name, seats, numbers) for name in data.SPACES),
        players=(
            Player(
                workers=numbers.workers,
                camps=numbers.camps,
                guards=numbers.guards,
                start_points=numbers.start_points if auctioned else 0,
            ),
        )
        * seats,
        squares=numbers.squares,
        stack=tuple(stack),
        pile=pile,
        auction=auctioned,
    )
    if options["start_with_one_worker_in_base_camp"] == "on":
        for seat in range(seats):
            state = figures.take_from_supply(state, seat, 1, False)
            state = figures.put(state, data.BASE_CAMP, seat, 1, False)
    return _begin_next(state, first).state


def apply_end(state: TikalState, seat: Seat, action: EndTurn, chance: Chance) -> Step[TikalState, Event]:
    """Ends the turn being played; a scoring turn is scored, and its scoring round goes on by itself."""
    turn = turn_of(state)
    if isinstance(turn, ScoringTurn):
        return scoring.score_position(pop(state), seat)
    ended = Step(state=pop(state), events=(TurnEnded(seat=seat, points=turn.points),))
    return ended.then(lambda state: _after_turn(state, seat))


def refuse(state: TikalState, action: Tagged) -> IllegalAction:
    """Returns the refusal of an action that does not answer what is asked, which says what comes first."""
    asked = state.top
    if isinstance(action, Bid | Pass):
        return IllegalAction("no-auction")
    if isinstance(asked, Auction):
        return IllegalAction("auction-first")
    if isinstance(action, TakeTile):
        return IllegalAction("no-tile-to-take")
    if isinstance(asked, Choice):
        return IllegalAction("take-first")
    return IllegalAction("scoring-first" if ordinary_turn(state) else "no-tile")


def _begin_next(state: TikalState, seat: Seat) -> Step[TikalState, Event]:
    """Begins the turn of the next seat clockwise, or the auction that it opens."""
    return auction.begin(state, seat) if state.auction else _begin_turn(state, seat)


def _begin_turn(state: TikalState, seat: Seat) -> Step[TikalState, Event]:
    """Begins an ordinary turn by turning up the top tile; a volcano brings a scoring round first."""
    tile = state.stack[0]
    state = push(replace(state, stack=state.stack[1:]), Turn(seat=seat, tile=tile, points=state.numbers.points))
    began = TurnBegan(seat=seat, number=turns_begun(state))
    terrain, value, masks = printed_on(state, tile)
    revealed = TileRevealed(seat=seat, tile=tile, terrain=terrain, value=value, masks=masks)
    begun: Step[TikalState, Event] = Step(state=state, events=(began, revealed), reveals=True)
    return begun.then(scoring_rounds.meet_volcano)


def _after_turn(state: TikalState, seat: Seat) -> Step[TikalState, Event]:
    """Goes on after an ordinary turn: with the next one, or after the last tile with the final scoring round."""
    _, *others = clockwise(state, seat)
    if state.auction:
        state = auction.turn_indicator(state, seat)
    if state.stack or state.display:
        return _begin_next(state, others[0])
    order = auction.final_order(state, seat) if state.auction else (*others, seat)
    return scoring_rounds.begin(state, order, final=True)


def _tiles_of(letter: str) -> list[str]:
    return [tile.id for tile in data.TILES.values() if tile.letter == letter]


def _printed_space(name: str, seats: int, numbers: data.Numbers) -> Space:
    printed = data.PRINTED.get(name)
    if printed is None:
        return Space(workers=(0,) * seats)
    return Space(workers=(0,) * seats, tile=printed.id, value=numbers.values[printed.id])
