"""The course of the game: setup, placing the figures, one round after the other, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.core.contract import Chance, Decision, IllegalAction, Seat, Step, Token
from rules.core.seats import clockwise, with_player
from rules.core.sequence import pop, push, with_top
from rules.mexica import halves, scoring
from rules.mexica.actions import EndTurn, PlaceFigure
from rules.mexica.board import canal_squares, figures_at
from rules.mexica.choices import last_token
from rules.mexica.data import CELLS, LAKESIDE, NUMBERS, PLAIN, PRINTED_CANALS, SQUARES, STARTS, Numbers
from rules.mexica.events import Event, FigurePlaced, GameEnded, TurnBegan, TurnEnded
from rules.mexica.meta import META
from rules.mexica.state import Building, MexicaState, Placing, Player, Round, Turn, Vote, turn_of

NEUTRAL_SEATS = 2
"""With so many players an option brings neutral buildings."""


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> MexicaState:
    """Draws the calpulli of the first half; then the figures are placed, from the starting player on."""
    numbers = NUMBERS[META.rules_version]
    salt = chance.salt()
    starting = options["start_player"]
    first = chance.below("start-player", seats) if starting == "random" else int(starting) % seats
    drawn = chance.shuffle("calpulli", numbers.calpulli)
    neutral = options["neutral_buildings_2p"] == "on" and seats == NEUTRAL_SEATS
    state = MexicaState(
        rules=META.rules_version,
        salt=salt,
        frames=(),
        first=first,
        players=(Player(buildings=numbers.first_set),) * seats,
        singles=numbers.single_tiles,
        doubles=numbers.double_tiles - len(PRINTED_CANALS),
        spare_bridges=numbers.bridges,
        spare_tokens=numbers.tokens,
        buildings=_scattered(numbers, chance) if neutral else (),
        display=tuple(sorted(drawn[: numbers.drawn])),
        later=tuple(sorted(drawn[numbers.drawn :])),
        flat_water=options["water_cost"] == "flat",
        emblem_enterable=options["emblem_enterable"] == "on",
        lock_rule=options["first_round_lock_rule"] == "on",
        early_removal=options["remove_dead_calpulli_in_half_1"] == "on",
        stall_rounds=int(options["stall_rounds"]),
    )
    return push(state, *map(Placing, clockwise(state, first)), Round(number=0))


def _scattered(numbers: Numbers, chance: Chance) -> tuple[Building, ...]:
    """Scatters the neutral buildings over plain squares away from the shore, far enough from one another.

    Squares are tried in a random order; if fewer than all buildings fit, it begins anew.
    """
    inland = [square for square in SQUARES if square in PLAIN - LAKESIDE - canal_squares(PRINTED_CANALS)]
    found: list[str] = []
    while len(found) < len(numbers.neutral):
        found = []
        for square in chance.shuffle("neutral-buildings", inland):
            if all(_apart(square, other) >= numbers.neutral_apart for other in found):
                found.append(square)
    return tuple(Building(square=square, value=value) for square, value in zip(found, numbers.neutral, strict=False))


def _apart(one: str, other: str) -> int:
    (x, y), (u, v) = CELLS[one], CELLS[other]
    return abs(x - u) + abs(y - v)


# --- placing the figures ---------------------------------------------------------------------------------------------


def ask_place(state: MexicaState, placing: Placing) -> tuple[Decision, ...]:
    """Asks for a start square."""
    return (Decision(seat=placing.seat, kind="place"),)


def tokens_place(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the start squares that are free."""
    match words:
        case ():
            yield Token("start")
        case ("start",):
            yield from (last_token(square, PlaceFigure(square=square)) for square in free_starts(state))


def check_place(state: MexicaState, seat: Seat, action: PlaceFigure) -> None:
    """Judges the place of a figure."""
    if action.square not in STARTS:
        raise IllegalAction("no-start-square", square=action.square)
    if (other := figures_at(state).get(action.square)) is not None:
        raise IllegalAction("figure-there", square=action.square, figure_seat=other)


def apply_place(state: MexicaState, seat: Seat, action: PlaceFigure, chance: Chance) -> Step[MexicaState, Event]:
    """Places the figure."""
    state = with_player(pop(state), seat, figure=action.square)
    return Step(state=state, events=(FigurePlaced(seat=seat, square=action.square),))


def default_place(state: MexicaState, seat: Seat) -> PlaceFigure:
    """Takes the first free start square for an absent seat (ruling 40)."""
    return PlaceFigure(square=free_starts(state)[0])


def forced_place(state: MexicaState, seat: Seat) -> PlaceFigure | None:
    """Takes the last free start square without asking."""
    free = free_starts(state)
    return PlaceFigure(square=free[0]) if len(free) == 1 else None


def free_starts(state: MexicaState) -> list[str]:
    """Returns the start squares without a figure."""
    return [square for square in STARTS if square not in figures_at(state)]


# --- turns and rounds ------------------------------------------------------------------------------------------------


def apply_end(state: MexicaState, seat: Seat, action: EndTurn, chance: Chance) -> Step[MexicaState, Event]:
    """Ends the turn; points that are left over are lost."""
    return Step(state=pop(state), events=(TurnEnded(seat=seat, points=turn_of(state).points),))


def go_on(state: MexicaState, round: Round, chance: Chance) -> Step[MexicaState, Event]:
    """Begins the next turn of the round, or the next round; a half may end between two rounds."""
    if round.seats:
        seat, *later = round.seats
        state = push(
            with_top(state, Round(number=round.number, seats=tuple(later))),
            Turn(seat=seat, points=state.numbers.points),
        )
        return Step(state=state, events=(TurnBegan(seat=seat, round=round.number),))
    if round.number:
        state = replace(state, idle=0 if state.progress else state.idle + 1, progress=False)
    if halves.is_last_round(state):
        return _end_half(state)
    if halves.is_stalled(state):
        return halves.tell_stalled(state).then(_end_half)
    return Step(state=_next_round(state))


def _end_half(state: MexicaState) -> Step[MexicaState, Event]:
    """Scores the half; after the first one the second begins, after that the game is over."""
    scored = scoring.score_half(state)
    if state.half > scoring.FIRST_HALF:
        return scored.then(_finish)
    return scored.then(halves.begin_second).then(lambda state: Step(state=_next_round(state)))


def _next_round(state: MexicaState) -> MexicaState:
    number = state.top.number + 1
    return with_top(state, Round(number=number, seats=clockwise(state, state.first)))


def _finish(state: MexicaState) -> Step[MexicaState, Event]:
    winners = [score for score in scoring.scores(state) if score.place == 1]
    ended = GameEnded(winner_seats=tuple(score.seat for score in winners), points=winners[0].points)
    return Step(state=pop(state), events=(ended,))


def active_seat(state: MexicaState) -> Seat | None:
    """Returns the seat whose turn it is or who places its figure, None when the game is over."""
    turns = (frame.seat for frame in reversed(state.frames) if isinstance(frame, Placing | Turn | Vote))
    return next(turns, None)
