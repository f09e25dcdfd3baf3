"""Developers: they enter and leave where land touches the border, and walk over land; every change of terrain costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.seats import with_player
from rules.core.ways import cheapest_costs, cheapest_way
from rules.java import data, duty
from rules.java.actions import Enter, Leave, Move
from rules.java.board import At, Board
from rules.java.choices import check_points, last_token, space_token
from rules.java.events import DeveloperEntered, DeveloperLeft, DeveloperMoved, Event
from rules.java.state import JavaState, space_at, spend, turn_of, with_space

Way: TypeAlias = tuple[At, ...]

AT_ONCE = 10
"""So many targets are offered beside the rows of all others."""

NO_WAY = ""
"""Stands for the terrain of a space that nobody may walk over."""

ABROAD = -1
"""Where developers come from; the spaces of the board are counted from 0."""


# --- ways -------------------------------------------------------------------------------------------------------------


@derived
def ground(state: JavaState, seat: Seat) -> tuple[str, ...]:
    """Returns the terrain of each space that a seat's developers may walk over: land without palace and others."""
    found = list(_open_land(state))
    for at, other in _seats_at(state).items():
        if other != seat:
            found[at] = NO_WAY
    return tuple(found)


@derived
def _open_land(state: JavaState) -> tuple[str, ...]:
    return tuple([space.terrain if space.level and not space.palace else NO_WAY for space in state.spaces])


@derived
def _seats_at(state: JavaState) -> dict[At, Seat]:
    """Returns whose developer stands on each space that has one, in the order of the spaces."""
    return {at: space.developer for at, space in enumerate(state.spaces) if space.developer is not None}


@derived
def entries(state: JavaState) -> dict[At, str]:
    """Returns the spaces over which developers come and go, with the kind of border that is cheapest there.

    A space of Central Java needs a border space without a tile beside it, a border space with a tile something outside
    that carries none; what is beyond the border spaces never does.
    """
    levels = tuple([space.level for space in state.spaces])
    return _entries(state.board, _open_land(state), levels, tuple(state.numbers.rates.items()))


@lru_cache(maxsize=64)
def _entries(
    board: Board, land: tuple[str, ...], levels: tuple[int, ...], rates: tuple[tuple[str, int], ...]
) -> dict[At, str]:
    found, rate = {}, dict(rates)
    for at in board.rim:
        if land[at] != NO_WAY:
            bare = [board.kinds[near] for near in board.outside[at] if not levels[near]]
            if board.central[at] and bare:
                found[at] = min(bare, key=rate.__getitem__)
            elif not board.central[at] and (bare or board.edge[at]):
                found[at] = board.kinds[at]
    return found


def cheapest(state: JavaState, seat: Seat, start: At, target: At) -> tuple[int, Way] | None:
    """Returns the cost and the cheapest way between two spaces, or from abroad to one; None where there is none.

    The same way back costs the same.
    """
    around, rates = ground(state, seat), state.numbers.rates
    doors = (
        [(at, rates[kind]) for at, kind in entries(state).items() if around[at] != NO_WAY] if start == ABROAD else ()
    )
    return _cheapest(state.board, around, tuple(doors), state.numbers.change, start, target)


@lru_cache(maxsize=256)
def _cheapest(
    board: Board, around: tuple[str, ...], doors: tuple[tuple[At, int], ...], change: int, start: At, target: At
) -> tuple[int, Way] | None:
    """Finds a way. A draft is carried out again with each action that is added, so it is kept by the ground."""

    def exits(at: At) -> Iterable[tuple[At, int]]:
        if at == ABROAD:
            return doors
        terrain = around[at]
        near = board.neighbours[at]
        return [(to, 0 if around[to] == terrain else change) for to in near if around[to] != NO_WAY]

    found = cheapest_way(start, target, exits)
    return (found[0], found[1][1:]) if found and start == ABROAD else found


# --- costs ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Fields:
    """The land on which a seat's developers walk, in fields of one terrain, within which nothing costs anything."""

    of: dict[At, int]
    """The field of each space, in the order of the spaces."""
    beside: tuple[tuple[tuple[int, int], ...], ...]
    """The fields next to each, with what it costs to change to them."""


@derived
def fields(state: JavaState, seat: Seat) -> Fields:
    return _parted(state.board, ground(state, seat), state.numbers.change)


@lru_cache(maxsize=64)
def _parted(board: Board, around: tuple[str, ...], change: int) -> Fields:
    """Parts ground into fields. Most actions leave the ground of their seat as it is, so it is kept by the ground."""
    neighbours = board.neighbours
    of: dict[At, int] = {}
    edges: list[set[At]] = []
    for start, terrain in enumerate(around):
        if terrain != NO_WAY and start not in of:
            count = of[start] = len(edges)
            field, edge = [start], set()
            for at in field:
                for near in neighbours[at]:
                    if around[near] != terrain:
                        edge.add(near)
                    elif near not in of:
                        of[near] = count
                        field.append(near)
            edges.append(edge)
    beside = ({of[near] for near in edge if near in of} for edge in edges)
    return Fields(
        of={at: of[at] for at in sorted(of)},
        beside=tuple(tuple((field, change) for field in sorted(fields)) for fields in beside),
    )


@lru_cache(maxsize=512)
def _costs_between(walked: Fields, start: int) -> dict[int, int]:
    return cheapest_costs(start, walked.beside.__getitem__)


@derived
def _costs_from_abroad(state: JavaState, seat: Seat) -> dict[int, int]:
    walked = fields(state, seat)
    rates = [(walked.of[at], state.numbers.rates[kind]) for at, kind in entries(state).items() if at in walked.of]
    return cheapest_costs(ABROAD, lambda field: rates if field == ABROAD else walked.beside[field])


def _costs(state: JavaState, seat: Seat, start: int) -> dict[int, int]:
    """Returns what it costs to reach each field from one, or from abroad; the same way back costs the same."""
    return _costs_from_abroad(state, seat) if start == ABROAD else _costs_between(fields(state, seat), start)


def cost_of(state: JavaState, seat: Seat, start: At, target: At) -> int | None:
    """Returns what the cheapest way between two spaces costs, or from abroad to one; None where there is none."""
    of = fields(state, seat).of
    return _costs(state, seat, of.get(start, ABROAD)).get(of[target]) if target in of else None


@derived
def _resting(state: JavaState, seat: Seat) -> list[tuple[At, int]]:
    """Returns the spaces on which a seat's developer may end a move, each with its field."""
    taken = _seats_at(state)
    return [(at, field) for at, field in fields(state, seat).of.items() if at not in taken]


@derived
def _within(state: JavaState, seat: Seat, start: int) -> dict[At, int]:
    """Returns where a way from a field, or from abroad, may end for the points of the turn, with the cost."""
    points = turn_of(state).points
    within = {field: needs for field, needs in _costs(state, seat, start).items() if needs <= points}
    return {at: within[field] for at, field in _resting(state, seat) if field in within}


def _affordable(state: JavaState, seat: Seat, start: At, freed: At | None = None) -> dict[At, int]:
    """Returns where a way may end that spares what is kept for land, in the order of the spaces, with the cost."""
    found = _within(state, seat, fields(state, seat).of.get(start, ABROAD))
    if not duty.is_open(state):
        return found
    kept = [duty.kept(state, needs, freed) for needs in range(turn_of(state).points + 1)]
    return {at: needs for at, needs in found.items() if at not in kept[needs]}


# --- entering ---------------------------------------------------------------------------------------------------------


def tokens_enter(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces that a developer can come to, with the cost."""
    if words or not state.players[seat].developers or not turn_of(state).points:
        return
    for at, needs in _affordable(state, seat, ABROAD).items():
        name = state.board.names[at]
        yield last_token(name, needs, Enter(space=name))


def lacks_enter(state: JavaState, seat: Seat) -> Say | None:
    """Says whether no developer is left to bring in."""
    return None if state.players[seat].developers else Say("developer-left")


def check_enter(state: JavaState, seat: Seat, action: Enter) -> None:
    if not state.players[seat].developers:
        raise IllegalAction("no-developer-left")
    _check_target(state, action.space)
    at = state.board.index[action.space]
    needs = cost_of(state, seat, ABROAD, at)
    if needs is None:
        raise IllegalAction("no-way-in", space=action.space)
    check_points(state, needs)
    duty.check_spared(state, needs, at)


def apply_enter(state: JavaState, seat: Seat, action: Enter, chance: Chance) -> Step[JavaState, Event]:
    at = state.board.index[action.space]
    found = cheapest(state, seat, ABROAD, at)
    assert found is not None, "it has been judged or offered"
    points, way = found
    entered = DeveloperEntered(
        seat=seat, space=action.space, way=_names(state, way), border=entries(state)[way[0]], points=points
    )
    state = with_player(state, seat, developers=state.players[seat].developers - 1)
    return Step(state=spend(with_space(state, at, developer=seat), points), events=(entered,))


# --- moving -----------------------------------------------------------------------------------------------------------


def tokens_move(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the developers that can move, then where to, with the cost."""
    board = state.board
    match words:
        case ():
            yield from (space_token(board.names[at]) for at in own(state, seat) if targets(state, seat, at))
        case (start,) if start in board.index and targets(state, seat, board.index[start]):
            yield Token("to")
        case (start, "to") if start in board.index:
            for at, needs in targets(state, seat, board.index[start]).items():
                name = board.names[at]
                yield last_token(name, needs, Move(start=start, target=name))


def lacks_own(state: JavaState, seat: Seat) -> Say | None:
    """Says whether a seat has no developer on the board."""
    return None if own(state, seat) else Say("developer-there")


def own(state: JavaState, seat: Seat) -> list[At]:
    """Returns the spaces with developers of a seat."""
    return [at for at, other in _seats_at(state).items() if other == seat]


@derived
def targets(state: JavaState, seat: Seat, start: At) -> dict[At, int]:
    """Returns where the developer of a space may move, with the cost."""
    if state.spaces[start].developer != seat:
        return {}
    return _affordable(state, seat, start, freed=start)


def menu_targets(state: JavaState, seat: Seat, name: str) -> Iterator[Token]:
    """Offers the highest spaces at once and the others by their rows: who moves mostly means to climb."""
    board = state.board
    found = targets(state, seat, board.index[name]) if name in board.index else {}
    heights = {at: state.spaces[at].level for at in found}
    highest = set(sorted(heights, key=lambda at: -heights[at])[:AT_ONCE])
    for at, needs in sorted(found.items(), key=lambda item: (item[0] not in highest, -heights[item[0]], item[0])):
        note = Say("target", {"level": heights[at], "points": needs})
        token = space_token(board.names[at], ends=True, note=note)
        yield Token(token.text, ends=True, note=note) if at in highest else token


def check_move(state: JavaState, seat: Seat, action: Move) -> None:
    _check_own(state, seat, action.start)
    if action.start == action.target:
        raise IllegalAction("same-space", space=action.start)
    _check_target(state, action.target)
    start, target = state.board.index[action.start], state.board.index[action.target]
    needs = cost_of(state, seat, start, target)
    if needs is None:
        raise IllegalAction("no-way", start=action.start, target=action.target)
    check_points(state, needs)
    duty.check_spared(state, needs, target, freed=start)


def apply_move(state: JavaState, seat: Seat, action: Move, chance: Chance) -> Step[JavaState, Event]:
    start, target = state.board.index[action.start], state.board.index[action.target]
    found = cheapest(state, seat, start, target)
    assert found is not None, "it has been judged or offered"
    points, way = found
    moved = DeveloperMoved(seat=seat, start=action.start, target=action.target, way=_names(state, way), points=points)
    state = with_space(with_space(state, start, developer=None), target, developer=seat)
    return Step(state=spend(state, points), events=(moved,))


# --- leaving ----------------------------------------------------------------------------------------------------------


def tokens_leave(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the developers that can leave the board, with the cost."""
    if words or not turn_of(state).points:
        return
    for at in own(state, seat):
        needs = cost_of(state, seat, ABROAD, at)
        if needs is not None and needs <= turn_of(state).points and duty.is_spared(state, needs, freed=at):
            name = state.board.names[at]
            yield last_token(name, needs, Leave(space=name))


def check_leave(state: JavaState, seat: Seat, action: Leave) -> None:
    _check_own(state, seat, action.space)
    at = state.board.index[action.space]
    needs = cost_of(state, seat, ABROAD, at)
    if needs is None:
        raise IllegalAction("no-way-out", space=action.space)
    check_points(state, needs)
    duty.check_spared(state, needs, freed=at)


def apply_leave(state: JavaState, seat: Seat, action: Leave, chance: Chance) -> Step[JavaState, Event]:
    at = state.board.index[action.space]
    found = cheapest(state, seat, ABROAD, at)
    assert found is not None, "it has been judged or offered"
    points, way = found[0], found[1][::-1]
    left = DeveloperLeft(
        seat=seat, space=action.space, way=_names(state, way), border=entries(state)[way[-1]], points=points
    )
    state = with_player(state, seat, developers=state.players[seat].developers + 1)
    return Step(state=spend(with_space(state, at, developer=None), points), events=(left,))


# --- what they have in common -----------------------------------------------------------------------------------------


def _check_own(state: JavaState, seat: Seat, name: str) -> None:
    if space_at(state, name).developer != seat:
        raise IllegalAction("not-your-developer", space=name)


def _check_target(state: JavaState, name: str) -> None:
    """Raises `IllegalAction` for a space on which no developer may stand."""
    space = space_at(state, name)
    if space.palace:
        raise IllegalAction("palace-entered", space=name)
    if not space.level:
        raise IllegalAction("no-land", space=name, water=space.terrain == data.WATER)
    if space.developer is not None:
        raise IllegalAction("developer-there", space=name, developer_seat=space.developer)


def _names(state: JavaState, way: Way) -> tuple[str, ...]:
    return tuple(state.board.names[at] for at in way)
