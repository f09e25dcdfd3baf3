"""The course of the game: setup, turns, scoring rounds and the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.core.contract import Chance, Decision, Say, Seat
from rules.tikal import auction, data, figures, placement, scoring
from rules.tikal.actions import Action, EndTurn, Pass, PlaceTile, TakeTile
from rules.tikal.auction import Course
from rules.tikal.events import (
    GameEnded,
    ScoringRoundBegan,
    ScoringRoundEnded,
    ScoringTurnBegan,
    TileRevealed,
    TurnBegan,
    TurnEnded,
)
from rules.tikal.meta import META
from rules.tikal.state import (
    Auction,
    Choice,
    Player,
    ScoringRound,
    ScoringTurn,
    Space,
    TikalState,
    Turn,
    clockwise,
    top_of,
    turn_of,
    turns_begun,
)


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> TikalState:
    """Sets the board up and turns up the first tile, which is never a volcano, or those of the first auction."""
    auctioned = options["mode"] == "auction"
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
        players=(Player(start_points=data.START_POINTS if auctioned else 0),) * seats,
        stack=tuple(stack),
        pile=pile,
        auction=auctioned,
    )
    if options["start_with_one_worker_in_base_camp"] == "on":
        for seat in range(seats):
            state = figures.take_from_supply(state, seat, 1, False)
            state = figures.put(state, data.BASE_CAMP, seat, 1, False)
    return _begin_next(state, first)[0]


def decisions(state: TikalState) -> tuple[Decision, ...]:
    """Asks one seat at a time: for a bid, for its tile, to place it, to act, or to act before its scoring."""
    return (_decide(state),) if state.frames else ()


def _decide(state: TikalState) -> Decision:
    match top_of(state):
        case Auction() as top:
            return auction.decide_bid(state, top)
        case Choice() as top:
            return auction.decide_take(state, top)
        case ScoringTurn(seat=seat, points=points):
            about = f"scoring {turns_begun(state)}"
            return Decision(seat=seat, kind="scoring", about=about, status=Say("points", {"points": points}))
        case Turn(seat=seat, tile="", points=points):
            status = Say("points", {"points": points})
            return Decision(seat=seat, kind="act", about=str(turns_begun(state)), status=status)
        case Turn(seat=seat, tile=id):
            tile = data.TILES[id]
            waits = Say("tile", {"tile": id, "terrain": tile.terrain, "value": tile.value, "masks": tile.masks})
            return Decision(seat=seat, kind="place", about=str(turns_begun(state)), status=waits)


def take_tile(state: TikalState, seat: Seat, action: TakeTile) -> Course:
    """Begins the turn that was gained in the auction with the tile that was chosen."""
    return _then(auction.take(state, seat, action), _meet_volcano)


def end_turn(state: TikalState) -> Course:
    """Ends the turn being played; a scoring turn is scored. What follows by itself happens too."""
    turn = turn_of(state)
    if isinstance(turn, ScoringTurn):
        state, scored = scoring.score_position(state, turn.seat)
        return _then((replace(state, frames=state.frames[:-1]), (scored,)), _go_on_scoring)
    ended = TurnEnded(seat=turn.seat, points=turn.points)
    return _then((replace(state, frames=state.frames[:-1]), (ended,)), lambda s: _after_turn(s, turn.seat))


def default(state: TikalState) -> Action:
    """Returns the answer of an absent seat (ruling 50).

    It passes, takes the first tile on display, places a tile on the first space there is, and ends its turns.
    """
    match top_of(state):
        case Auction():
            return Pass()
        case Choice():
            return TakeTile(tile=state.display[0])
        case Turn(tile=tile) if tile:
            return _first_place(state, tile)
        case _:
            return EndTurn()


def _first_place(state: TikalState, tile: str) -> PlaceTile:
    """Returns the first space where a tile can be placed, with the lowest rotation."""
    space, rotations = next(iter(placement.legal_rotations(state, tile).items()))
    volcano = data.TILES[tile].terrain == placement.VOLCANO
    return PlaceTile(space=space, rotation=None if volcano else rotations[0])


def _begin_next(state: TikalState, seat: Seat) -> Course:
    """Begins the turn of the next seat clockwise, or the auction that it opens."""
    return auction.begin(state, seat) if state.auction else _begin_turn(state, seat)


def _begin_turn(state: TikalState, seat: Seat) -> Course:
    """Begins an ordinary turn by turning up the top tile; a volcano brings a scoring round first."""
    tile = data.TILES[state.stack[0]]
    state = replace(state, stack=state.stack[1:], frames=(*state.frames, Turn(seat=seat, tile=tile.id)))
    began = TurnBegan(seat=seat, number=turns_begun(state))
    revealed = TileRevealed(seat=seat, tile=tile.id, terrain=tile.terrain, value=tile.value, masks=tile.masks)
    return _then((state, (began, revealed)), _meet_volcano)


def _meet_volcano(state: TikalState) -> Course:
    """Lets a scoring round come first when the tile of a turn that has just begun is a volcano."""
    turn = turn_of(state)
    if isinstance(turn, Turn) and data.TILES[turn.tile].terrain == placement.VOLCANO:
        return _begin_scoring(state, clockwise(state, turn.seat), final=False)
    return state, ()


def _after_turn(state: TikalState, seat: Seat) -> Course:
    """Goes on after an ordinary turn: with the next one, or after the last tile with the final scoring round."""
    _, *others = clockwise(state, seat)
    if state.auction:
        state = auction.turn_indicator(state, seat)
    if state.stack or state.display:
        return _begin_next(state, others[0])
    order = auction.final_order(state, seat) if state.auction else (*others, seat)
    return _begin_scoring(state, order, final=True)


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


def _tiles_of(letter: str) -> list[str]:
    return [tile.id for tile in data.TILES.values() if tile.letter == letter]


def _printed_space(name: str, seats: int) -> Space:
    printed = data.PRINTED.get(name)
    if printed is None:
        return Space(workers=(0,) * seats)
    return Space(workers=(0,) * seats, tile=printed.id, value=printed.value)
