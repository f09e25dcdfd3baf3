"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: canals, bridges and tokens come from their
supplies, buildings from the stock of their seat as long as it has such, calpulli from those on display.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Seat
from rules.core.facts import Spelling, Vocabulary, each, each_once, number_of, one_of, seat_of, within, words_of
from rules.core.seats import clockwise, replaced, with_player
from rules.core.sequence import push, with_top
from rules.mexica import data, flow, halves, locks, movement, ranking, scoring
from rules.mexica.board import bridges_at, buildings_at, canal, figures_at, land
from rules.mexica.districts import District, district_at, districts
from rules.mexica.enclosing import almost_enclosed
from rules.mexica.rings import SIDES
from rules.mexica.sites import is_dry
from rules.mexica.state import (
    Bridge,
    Building,
    Calpulli,
    Counts,
    MexicaState,
    Placing,
    Round,
    Tile,
    Turn,
    Vote,
    round_of,
)
from rules.mexica.view import view_of
from rules.mexica.waters import costs_by_water

NEUTRAL = "neutral"
"""Stands for the seat of a neutral building."""

_PRINTED = len(data.PRINTED_CANALS)
_LATER_ROUND = 2
"""The round that a turn is set in where none was being played: one in which the rule of the first no longer holds."""

# --- words ------------------------------------------------------------------------------------------------------------


def _tile(state: MexicaState, word: str) -> Tile:
    tile = tuple(word.split("-"))
    if tile not in SIDES:
        raise ValueError(f"{word!r} is no canal tile; tiles are B13, or B11-B12 with the left or upper square first")
    return tile


def _sizes(state: MexicaState, text: str) -> tuple[int, ...]:
    return within(tuple(sorted(each(_SIZE).parse(state, text))), Counter(state.numbers.calpulli))


def _owned(state: MexicaState, text: str) -> tuple[Seat | None, int]:
    """Reads whose a building is and its value."""
    match words_of(text):
        case (owner, value):
            return None if owner == NEUTRAL else seat_of(state, owner), number_of(value, data.HIGHEST, 1)
        case _:
            raise ValueError(f"{text!r} is no building; buildings are P0 2 and {NEUTRAL} 2")


def _counts(state: MexicaState, text: str) -> Counts:
    most = [first + second for first, second in zip(state.numbers.first_set, state.numbers.second_set, strict=True)]
    words = words_of(text)
    if len(words) != len(most):
        raise ValueError(f"{text!r} does not say how many buildings of value 1, 2, 3 and 4 there are")
    return tuple(number_of(word, limit) for word, limit in zip(words, most, strict=True))


_SQUARE = one_of(data.SQUARES, "square of the island", "A3 to U8, as on the board")
_SIZE = Spelling(lambda state, word: number_of(word, data.LARGEST, data.SMALLEST))
_WAY = Spelling(lambda state, text: [_SQUARE.parse(state, square) for square in text.split("-")], "-".join)
_SAID = Vocabulary(
    MexicaState,
    {
        "SQUARE": _SQUARE,
        "TILE": Spelling(_tile, "-".join),
        "SIZE": _SIZE,
        "SIZES": Spelling(_sizes, lambda sizes: " ".join(map(str, sizes))),
        "SEAT and value": Spelling(
            _owned, lambda owned: f"{NEUTRAL if owned[0] is None else f'P{owned[0]}'} {owned[1]}"
        ),
        "WAY": _WAY,
        "DIRECTION": one_of(data.DIRECTIONS, "direction"),
        "NUMBERS of buildings": Spelling(_counts, lambda counts: " ".join(map(str, counts))),
    },
)
fact, field = _SAID.fact, _SAID.field

# --- the course of the game -------------------------------------------------------------------------------------------


def _begin_turn(state: MexicaState, seat: Seat) -> MexicaState:
    """Begins a turn; figures that have not been placed are put on the first free start squares."""
    for other in clockwise(state, state.first):
        if not state.players[other].figure:
            free = next(square for square in data.STARTS if square not in figures_at(state))
            state = with_player(state, other, figure=free)
    return _in_turn(state, round_of(state) or _LATER_ROUND, seat)


def _in_turn(state: MexicaState, number: int, seat: Seat) -> MexicaState:
    order = clockwise(state, state.first)
    later = order[order.index(seat) + 1 :]
    return replace(state, frames=(Round(number=number, seats=later), Turn(seat=seat, points=state.numbers.points)))


def _placing(state: MexicaState) -> list[Seat]:
    return [frame.seat for frame in reversed(state.frames) if isinstance(frame, Placing)]


def _with_placing(state: MexicaState, seats: tuple[Seat, ...]) -> MexicaState:
    """Lets seats place their figures, which are taken from the board."""
    if not seats:
        raise ValueError("somebody has still to place a figure: where nobody has, set turn")
    for seat in each_once(seats):
        state = with_player(state, seat, figure="")
    return push(replace(state, frames=()), *map(Placing, seats), Round(number=0))


def _with_round(state: MexicaState, number: int) -> MexicaState:
    below, *others = state.frames
    if not isinstance(below, Round):
        raise ValueError("rounds count from 1, and only while the game goes on")
    return replace(state, frames=(msgspec.structs.replace(below, number=number), *others))


def _with_half(state: MexicaState, half: int) -> MexicaState:
    """Begins the second half as it begins in a game: with its calpulli and buildings for all."""
    if half != 2 or state.half != 1:
        raise ValueError("only the second half can be set, and only in the first")
    return halves.begin_second(state).state


def _with_first(state: MexicaState, seat: Seat) -> MexicaState:
    state = replace(state, first=seat)
    return _in_turn(state, round_of(state), state.top.seat) if isinstance(state.top, Turn) else state


def _propose(state: MexicaState, size: int) -> MexicaState:
    """Begins a vote that the seat whose turn it is has proposed."""
    if not isinstance(state.top, Turn):
        raise ValueError("nobody has a turn now: set turn first")
    _, *others = clockwise(state, state.top.seat)
    return push(state, Vote(seat=state.top.seat, size=size, seats=tuple(others)))


def _with_waiting(state: MexicaState, seats: tuple[Seat, ...]) -> MexicaState:
    if not isinstance(state.top, Vote):
        raise ValueError("nothing is proposed: set proposed first")
    if not seats or state.top.seat in each_once(seats):
        raise ValueError("somebody has still to vote, and not who has proposed it")
    return with_top(state, msgspec.structs.replace(state.top, seats=seats))


# --- the board --------------------------------------------------------------------------------------------------------


def _with_canals(state: MexicaState, tiles: tuple[Tile, ...]) -> MexicaState:
    """Lays these tiles beside the printed ones and no others; the rest is in the supply."""
    squares = [square for tile in (*data.PRINTED_CANALS, *tiles) for square in tile]
    singles = sum(len(tile) == 1 for tile in tiles)
    doubles = _PRINTED + len(tiles) - singles
    if len(set(squares)) < len(squares):
        raise ValueError("two tiles lie on one square")
    if not data.PLAIN.issuperset(squares):
        raise ValueError("no canal lies on a start square or the emblem")
    if singles > state.numbers.single_tiles or doubles > state.numbers.double_tiles:
        raise ValueError("there are not so many tiles")
    laid = replace(
        state,
        canals=(*data.PRINTED_CANALS, *tiles),
        singles=state.numbers.single_tiles - singles,
        doubles=state.numbers.double_tiles - doubles,
    )
    return _sound(laid)


def _bridge(state: MexicaState, square: str) -> str | None:
    bridge = bridges_at(state).get(square)
    return bridge.direction if bridge else None


def _with_bridge(state: MexicaState, square: str, direction: str | None) -> MexicaState:
    others = tuple(bridge for bridge in state.bridges if bridge.square != square)
    spare = state.spare_bridges + len(state.bridges) - len(others)
    if direction is None:
        return _sound(replace(state, bridges=others, spare_bridges=spare))
    if not is_dry(state, (square, direction)):
        raise ValueError(f"no bridge can stand on {square} in direction {direction!r}")
    if not spare:
        raise ValueError("no bridge is left in the supply")
    return replace(state, bridges=(*others, Bridge(square=square, direction=direction)), spare_bridges=spare - 1)


def _building(state: MexicaState, square: str) -> tuple[Seat | None, int] | None:
    building = buildings_at(state).get(square)
    return (building.seat, building.value) if building else None


def _build(state: MexicaState, square: str, owned: tuple[Seat | None, int] | None) -> MexicaState:
    """Builds there, from the stock of the seat as long as it has such a building; what stood there goes back."""
    if square in canal(state) or square not in data.PLAIN:
        raise ValueError(f"nothing can be built on {square}")
    stood = buildings_at(state).get(square)
    if stood:
        state = _in_stock(state, stood, 1)
        state = replace(state, buildings=tuple(other for other in state.buildings if other != stood))
    if owned is None:
        return state
    built = Building(square=square, value=owned[1], seat=owned[0])
    return _sound(_in_stock(replace(state, buildings=(*state.buildings, built)), built, -1))


def _in_stock(state: MexicaState, building: Building, by: int) -> MexicaState:
    if building.seat is None:
        return state
    stock, at = state.players[building.seat].buildings, building.value - 1
    return with_player(state, building.seat, buildings=replaced(stock, at, max(0, stock[at] + by)))


def _founder(state: MexicaState, square: str) -> Seat | None:
    return next((calpulli.seat for calpulli in state.founded if calpulli.square == square), None)


def _with_founder(state: MexicaState, square: str, seat: Seat | None) -> MexicaState:
    """Lays the calpulli of the district there, from those on display as long as it is among them."""
    district = district_at(state).get(square)
    if district is None or square not in data.PLAIN:
        raise ValueError(f"no calpulli can lie on {square}")
    founded = tuple(calpulli for calpulli in state.founded if calpulli.square not in district.squares)
    state = replace(state, founded=founded)
    if seat is None:
        return state
    if district.size not in data.SIZES:
        raise ValueError(f"there is no calpulli of size {district.size}")
    state = _sound(replace(state, founded=(*founded, Calpulli(square=square, size=district.size, seat=seat))))
    if district.size not in state.display:
        return state
    at = state.display.index(district.size)
    return replace(state, display=(*state.display[:at], *state.display[at + 1 :]))


def _district(state: MexicaState, square: str) -> District | None:
    return district_at(state).get(square)


def _worth(state: MexicaState, square: str, seat: Seat) -> int | None:
    district = _district(state, square)
    return ranking.totals(state, district)[seat] if district else None


def _by_water(state: MexicaState, start: str, target: str) -> int | None:
    return costs_by_water(state, start).get(target) if start in bridges_at(state) else None


# --- what each player has ---------------------------------------------------------------------------------------------


def _with_figure(state: MexicaState, seat: Seat, square: str | None) -> MexicaState:
    if square is None and seat not in _placing(state):
        raise ValueError(f"P{seat} has placed its figure: set placing for who has still to place it")
    placed = with_player(state, seat, figure=square or "")
    return _sound(placed) if square else placed


def _with_tokens(state: MexicaState, seat: Seat, tokens: int) -> MexicaState:
    """Gives the seat so many tokens, from the supply or back to it."""
    state = replace(state, spare_tokens=state.spare_tokens + state.players[seat].tokens - tokens)
    return with_player(state, seat, tokens=tokens)


def _with_score(state: MexicaState, seat: Seat, points: int) -> MexicaState:
    """Makes a score of points for founding."""
    return with_player(state, seat, founding=points, presence=0, first_half=0, second_half=0, start_squares=0)


def _way(state: MexicaState, seat: Seat, square: str) -> tuple[str, ...] | None:
    start = state.players[seat].figure
    found = movement.cheapest_way(state, start, square) if start else None
    return found[1] if found else None


# --- what lies and stands on the board at the same time: nothing else can be set --------------------------------------


def _sound(state: MexicaState) -> MexicaState:
    """Returns a state whose board can be; raises `ValueError` with the first thing that is in the way of another."""
    taken: dict[str, str] = {}
    for what, square in _standing(state):
        if square not in land(state) and not (square in bridges_at(state) and what.startswith("the figure")):
            raise ValueError(f"{what} cannot be on {square}, which is no land")
        if square in taken:
            raise ValueError(f"{what} cannot be on {square}: {taken[square]} is there")
        taken[square] = what
    for bridge in state.bridges:
        if bridge.square not in canal(state) or not is_dry(state, (bridge.square, bridge.direction)):
            raise ValueError(f"the bridge on {bridge.square} needs a canal below it and land at both ends")
    for calpulli in state.founded:
        size = district_at(state)[calpulli.square].size
        if size != calpulli.size:
            raise ValueError(f"{calpulli.square} has the calpulli of size {calpulli.size}, and its district has {size}")
    return state


def _standing(state: MexicaState) -> Iterator[tuple[str, str]]:
    """Yields everything of which there is one at most on a square, by what it is called, with its square."""
    yield from (("a building", building.square) for building in state.buildings)
    yield from (("a calpulli", calpulli.square) for calpulli in state.founded)
    for seat, player in enumerate(state.players):
        if player.figure:
            yield f"the figure of P{seat}", player.figure


FACTS = (
    field("turn = SEAT, whose turn it is; setting it begins one with 6 points", "seat", frame=Turn, write=_begin_turn),
    fact("placing = SEATS that have still to place their figure, the active first", _placing, _with_placing),
    fact("active = SEAT that is asked, or has proposed a vote", flow.active_seat),
    fact("phase = place, turn, vote or over", lambda s: view_of(s).phase),
    fact("round = NUMBER of the round", round_of, _with_round, least=1),
    field("half = NUMBER of the half", write=_with_half),
    field("first = SEAT with which rounds begin", write=_with_first),
    field("points = NUMBER of action points left", frame=Turn, most=lambda s: s.numbers.points + s.numbers.tokens),
    field("taken = NUMBER of tokens taken in this turn", frame=Turn, most=lambda s: s.numbers.tokens_a_turn),
    field("refused = SIZES whose removal was refused in this turn", frame=Turn),
    field("proposed = SIZE of the calpulli that is voted on", "size", frame=Vote, write=_propose),
    field("waiting = SEATS that have still to vote", "seats", frame=Vote, write=_with_waiting),
    field("idle = NUMBER of rounds without progress, one after the other"),
    fact("finished = SEATS that have built all they have", halves.finished),
    fact("last_round = yes or no, whether the half ends with this round", halves.is_last_round),
    fact("canals = TILES laid beside the printed ones, as B13 or B11-B12", lambda s: s.canals[_PRINTED:], _with_canals),
    fact("bridge SQUARE = DIRECTION of the bridge there, h or v", _bridge, _with_bridge, or_nothing=True),
    fact("bridges = NUMBER of bridges on the board", lambda s: len(s.bridges)),
    fact("building SQUARE = SEAT and value, as P0 2 or neutral 2", _building, _build, or_nothing=True),
    fact(
        "founder SQUARE = SEAT that founded the district whose calpulli lies there",
        _founder,
        _with_founder,
        or_nothing=True,
    ),
    fact(
        "districts = NUMBERS, the sizes of all districts in the order of reading",
        lambda s: [district.size for district in districts(s)],
    ),
    fact(
        "district SQUARE = SQUARES of the district in which it lies",
        lambda s, square: getattr(_district(s, square), "squares", ()),
    ),
    fact(
        "size SQUARE = NUMBER of squares of its district", lambda s, square: getattr(_district(s, square), "size", None)
    ),
    fact("worth SQUARE SEAT = NUMBER that its buildings in the district are worth", _worth),
    fact("water SQUARE SQUARE = NUMBER of points from bridge to bridge by water", _by_water),
    fact(
        "almost = NUMBERS, the sizes of the areas that a single tile would enclose",
        lambda s: [area.size for area in almost_enclosed(s)],
    ),
    field("singles = NUMBER of single canal tiles in the supply", most=lambda s: s.numbers.single_tiles),
    field("doubles = NUMBER of double canal tiles in the supply", most=lambda s: s.numbers.double_tiles),
    field("spare_bridges = NUMBER of bridges in the supply", most=lambda s: s.numbers.bridges),
    field("spare_tokens = NUMBER of action tokens in the supply", most=lambda s: s.numbers.tokens),
    field("display = SIZES of the calpulli on display"),
    field("later = SIZES of the calpulli of the second half, in the first one"),
    field("removed = SIZES of the calpulli that left the game"),
    field("figure SEAT = SQUARE where it stands, on land or a bridge", write=_with_figure, or_nothing=True),
    field(
        "tokens SEAT = NUMBER of action tokens",
        write=_with_tokens,
        most=lambda s, seat: s.players[seat].tokens + s.spare_tokens,
    ),
    field("stock SEAT = NUMBERS of buildings of value 1, 2, 3 and 4 not yet built", "buildings"),
    fact("way SEAT SQUARE = WAY that is the cheapest, as H6-H7-H8", _way),
    fact(
        "locked SEAT = yes or no, whether only the jump gets its figure out",
        lambda s, seat: seat in locks.locked_seats(s),
    ),
    field("score SEAT = NUMBER of points", write=_with_score),
    field("founding SEAT = NUMBER of points for founding"),
    field("presence SEAT = NUMBER of points for being present at a founding"),
    field("first_half SEAT = NUMBER of points for districts at the first scoring"),
    field("second_half SEAT = NUMBER of points for districts at the second scoring"),
    field("start_squares SEAT = NUMBER of points for start squares"),
    fact(
        "forecast SEAT = NUMBER of points that it would get if the half ended now",
        lambda s, seat: scoring.forecast(s)[seat],
    ),
    fact("place SEAT = NUMBER, by the score", lambda s, seat: scoring.scores(s)[seat].place),
)
