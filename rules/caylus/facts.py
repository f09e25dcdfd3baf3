"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: workers come from home and go there, tiles
come out of the supply and go back to it, neutral tiles change places. Setting `phase` lets the game go on from the
beginning of that phase to the next question, so that is set last, wherever its line stands.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from rules.caylus import castle, construction, data, placing, workers
from rules.caylus.asking import question_of
from rules.caylus.goods import NO_GOODS, goods_text, letters_of, with_goods
from rules.caylus.rounds import ROUND
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import (
    SOURCES,
    Bribes,
    Castle,
    CaylusState,
    Favours,
    Rounds,
    building_at,
    column_limit,
    income_of,
    parts_in,
    phase_of,
    space_at,
    special_workers,
    with_space,
    with_special,
)
from rules.core.chance import SecretChance
from rules.core.contract import Fact, Seat
from rules.core.facts import (
    NOTHING,
    Judge,
    Read,
    Where,
    Write,
    each,
    fact,
    list_text,
    number_of,
    player_number,
    seat_of,
    seat_text,
    within,
    words_of,
)
from rules.core.seats import replaced, with_player

MOST = 999
_TILES = (*data.TILES, data.JEWELLER)

# --- the course of the game -------------------------------------------------------------------------------------------


def _write_round(state: CaylusState, where: Where, value: str) -> CaylusState:
    return replace(state, round=number_of(value, MOST))


def _write_phase(state: CaylusState, where: Where, value: str) -> CaylusState:
    """Begins a phase; what goes on by itself does so, to the next question or the end."""
    phase = _between(value, 1, len(ROUND))
    state = replace(state, frames=(Rounds(), *reversed(ROUND[phase - 1 :])))
    return SEQUENCE.begin(state, SecretChance("nothing is drawn after setup"))


def _seats(state: CaylusState, value: str) -> tuple[Seat, ...]:
    seats = tuple(seat_of(state, word) for word in words_of(value))
    if len(set(seats)) < len(seats):
        raise ValueError("each seat is named once")
    return seats


def _write_order(state: CaylusState, where: Where, value: str) -> CaylusState:
    seats = _seats(state, value)
    if len(seats) < len(state.players):
        raise ValueError("the turn order names every seat")
    return replace(state, order=seats)


def _write_passed(state: CaylusState, where: Where, value: str) -> CaylusState:
    seats = _seats(state, value)
    asked = max((frame.done for frame in state.frames if isinstance(frame, Bribes)), default=0)
    if len(seats) < asked:
        raise ValueError(f"name at least {asked}: so many have had their chance to move the provost")
    return replace(state, passed=seats)


def _write_scored(state: CaylusState, where: Where, value: str) -> CaylusState:
    return replace(state, scored=number_of(value, len(data.SECTIONS)))


def _write_bailiff(state: CaylusState, where: Where, value: str) -> CaylusState:
    return replace(state, bailiff=_between(value, 1, data.ROAD))


def _write_provost(state: CaylusState, where: Where, value: str) -> CaylusState:
    return replace(state, provost=_between(value, 1, data.ROAD))


# --- the road and its workers -----------------------------------------------------------------------------------------


def _read_building(state: CaylusState, where: Where) -> str:
    return space_at(state, where[0]).building or NOTHING


def _write_building(state: CaylusState, where: Where, value: str) -> CaylusState:
    """Lays a building on a space, taken from where it is; what lay there goes to the supply or where the other was.

    A worker that cannot stand there then goes home.
    """
    (number,), id = where, "" if value == NOTHING else _building_id(value)
    if data.PRINTED.get(number, id) != id or (id in data.PRINTED.values() and data.PRINTED.get(number) != id):
        raise ValueError("what is printed on the road stays where it is")
    old = building_at(state, number)
    if old is not None and old.id in data.NEUTRALS:
        state = _move_neutral(state, old.id, id)
    elif old is not None and old.id in _TILES:
        state = construction.with_tile(state, old.id)
    if id in _TILES:
        if id not in state.supply:
            raise ValueError(f"no {id} is left in the supply")
        state = construction.without_tile(state, id)
    elif id in data.NEUTRALS and (old is None or old.id not in data.NEUTRALS):
        state = _take_neutral(state, id)
    state = with_space(state, number, building=id, owner=None, reserved=None)
    return state if _is_workplace(state, number) else workers.take_workers(state, str(number))


def _is_workplace(state: CaylusState, number: int) -> bool:
    building = building_at(state, number)
    return building is not None and building.colour in data.WORKPLACES


def _move_neutral(state: CaylusState, old: str, new: str) -> CaylusState:
    """Finds a place for a neutral tile: where the one lay that comes in its stead, else it has left the game."""
    for number in range(1, data.ROAD + 1):
        if new in data.NEUTRALS and space_at(state, number).building == new:
            return with_space(state, number, building=old)
    return replace(state, removed=(*(id for id in state.removed if id != new), old))


def _take_neutral(state: CaylusState, id: str) -> CaylusState:
    """Takes a neutral tile that has left the game."""
    lies = [number for number in range(1, data.ROAD + 1) if space_at(state, number).building == id]
    if lies:
        raise ValueError(f"{id} lies on {lies[0]}: it can only change places with another neutral tile")
    return replace(state, removed=tuple(other for other in state.removed if other != id))


def _write_owner(state: CaylusState, where: Where, value: str) -> CaylusState:
    building = building_at(state, where[0])
    if value != NOTHING and (building is None or building.colour in (data.FIXED, data.NEUTRAL)):
        raise ValueError(f"nothing lies on {where[0]} that can have an owner")
    return with_space(state, where[0], owner=None if value == NOTHING else seat_of(state, value))


def _write_reserved(state: CaylusState, where: Where, value: str) -> CaylusState:
    if value != NOTHING and not _is_workplace(state, where[0]):
        raise ValueError(f"nothing lies on {where[0]} that could become a residence")
    return with_space(state, where[0], reserved=None if value == NOTHING else seat_of(state, value))


def _read_workers(state: CaylusState, where: Where) -> str:
    return list_text(map(seat_text, workers.workers_on(state, workers.PLACES[where[0]])))


def _write_workers(state: CaylusState, where: Where, value: str) -> CaylusState:
    """Puts workers on a place, from home; those that were there go home."""
    place, seats = workers.PLACES[where[0]], _seats(state, value)
    room = state.numbers.rooms.get(place, 1)
    if len(seats) > room:
        raise ValueError(f"there is room for {room}")
    if seats and place not in data.SPECIAL and not _is_workplace(state, int(place)):
        raise ValueError(f"nothing lies on {place} where a worker could stand")
    state = workers.take_workers(state, place)
    for seat in seats:
        state = _from_home(state, seat)
    if place in data.SPECIAL:
        return with_special(state, place, seats)
    return with_space(state, int(place), worker=seats[0]) if seats else state


def _from_home(state: CaylusState, seat: Seat) -> CaylusState:
    if not state.players[seat].workers:
        raise ValueError(f"P{seat} has no worker left")
    return with_player(state, seat, workers=state.players[seat].workers - 1)


def _write_resident(state: CaylusState, where: Where, value: str) -> CaylusState:
    old = state.resident
    if old is not None:
        state = with_player(state, old, workers=state.players[old].workers + 1)
    if value == NOTHING:
        return replace(state, resident=None)
    seat = seat_of(state, value)
    return replace(_from_home(state, seat), resident=seat)


def _read_price(state: CaylusState, where: Where) -> str:
    return str(workers.price_of(state, where[0], workers.PLACES[where[1]]))


# --- the castle -------------------------------------------------------------------------------------------------------


def _write_castle(state: CaylusState, where: Where, value: str) -> CaylusState:
    parts = tuple(seat_of(state, word) for word in words_of(value))
    if len(parts) > state.numbers.sections[where[0]].capacity:
        raise ValueError(f"there is room for {state.numbers.sections[where[0]].capacity}")
    return replace(state, castle=replaced(state.castle, where[0], parts))


def _read_batches(state: CaylusState, where: Where) -> str:
    stage = next((frame for frame in state.frames if isinstance(frame, Castle)), Castle())
    done = dict(zip(special_workers(state, data.CASTLE), stage.batches, strict=False))
    return str(done.get(where[0], 0))


# --- what players have ------------------------------------------------------------------------------------------------


def _read_goods(state: CaylusState, where: Where) -> str:
    return goods_text(letters_of(state.players[where[0]].goods)) or NOTHING


def _write_goods(state: CaylusState, where: Where, value: str) -> CaylusState:
    return with_player(state, where[0], goods=with_goods(NO_GOODS, _goods(value)))


def _write_points(state: CaylusState, where: Where, value: str) -> CaylusState:
    """Gives a seat so many points in all, as if it had them for building."""
    counted = tuple(number_of(value, MOST) if source == "buildings" else 0 for source in SOURCES)
    return with_player(state, where[0], points=counted)


def _write_level(state: CaylusState, where: Where, value: str) -> CaylusState:
    levels = replaced(state.players[where[0]].levels, where[1], number_of(value, data.COLUMNS))
    return with_player(state, where[0], levels=levels)


def _write_used(state: CaylusState, where: Where, value: str) -> CaylusState:
    lines = words_of(value)
    if not set(lines) <= set(data.LINES):
        raise ValueError(f"lines are {', '.join(data.LINES)}")
    return with_player(state, where[0], used=lines)


def _write_supply(state: CaylusState, where: Where, value: str) -> CaylusState:
    return replace(state, supply=within(tuple(map(_building_id, words_of(value))), Counter(_TILES)))


def _read_favours(state: CaylusState, where: Where) -> str:
    """Counts the favours that a seat has still to use behind the one that is asked."""
    return str(sum(frame.count for frame in state.frames if isinstance(frame, Favours) and frame.seat == where[0]))


# --- words ------------------------------------------------------------------------------------------------------------


def _between(word: str, least: int, most: int) -> int:
    number = number_of(word, most)
    if number < least:
        raise ValueError(f"{word!r} is no number from {least} to {most}")
    return number


def _space(state: CaylusState, word: str) -> int:
    return _between(word, 1, data.ROAD)


def _place(state: CaylusState, word: str) -> int:
    if word not in workers.PLACES:
        raise ValueError(f"{word!r} is no place; places are {', '.join(data.SPECIAL)} and 1 to {data.ROAD}")
    return workers.PLACES.index(word)


def _section(state: CaylusState, word: str) -> int:
    ids = [*data.SECTIONS]
    if word not in ids:
        raise ValueError(f"{word!r} is no section; sections are {', '.join(ids)}")
    return ids.index(word)


def _line(state: CaylusState, word: str) -> int:
    if word not in data.LINES:
        raise ValueError(f"{word!r} is no line; lines are {', '.join(data.LINES)}")
    return data.LINES.index(word)


def _building_id(word: str) -> str:
    if word not in data.BUILDINGS:
        raise ValueError(f"{word!r} is no building; buildings are {', '.join(data.BUILDINGS)}")
    return word


def _goods(value: str) -> str:
    found = re.fullmatch(f"(?:[1-9][0-9]?[{data.GOODS}] ?)*", "" if value == NOTHING else value)
    if found is None:
        raise ValueError(f"{value!r} are no goods; goods are 2F 1W")
    return "".join(kind * int(count) for count, kind in re.findall(f"([0-9]+)([{data.GOODS}])", value))


_WORDS: dict[str, Callable[[CaylusState, str], int]] = {
    "SEAT": seat_of,
    "SPACE": _space,
    "PLACE": _place,
    "SECTION": _section,
    "LINE": _line,
}
_VALUES: dict[str, Judge] = {
    "BUILDING": lambda state, value: _building_id(value),
    "BUILDINGS": each(lambda state, value: _building_id(value)),
    "GOODS": lambda state, value: _goods(value),
    "LINES": each(_line),
    "PLACES": each(_place),
}


def _fact(usage: str, read: Read, write: Write | None = None, *, last: bool = False) -> Fact[CaylusState]:
    return fact(usage, _WORDS, read, write, _VALUES, last)


def _numbers(found: Iterable[int]) -> str:
    return list_text(map(str, found))


FACTS = (
    _fact("round = NUMBER", lambda s, w: str(s.round), _write_round),
    _fact(
        "phase = NUMBER, 1 to 8, 0 when the game is over; setting it begins the phase",
        lambda s, w: str(phase_of(s)),
        _write_phase,
        last=True,
    ),
    _fact(
        "question = place, gate, guild, joust, inn, bribe, produce, trade, build, transform, bonus, deliver, line, "
        "effect or over",
        lambda s, w: question_of(s),
    ),
    _fact("order = SEATS, the turn order", lambda s, w: list_text(map(seat_text, s.order)), _write_order),
    _fact("passed = SEATS that have passed, in order", lambda s, w: list_text(map(seat_text, s.passed)), _write_passed),
    _fact("scored = NUMBER of sections that have been scored", lambda s, w: str(s.scored), _write_scored),
    _fact("limit = NUMBER, the last column that markers may reach", lambda s, w: str(column_limit(s))),
    _fact("bailiff = NUMBER, where the bailiff stands", lambda s, w: str(s.bailiff), _write_bailiff),
    _fact("provost = NUMBER, where the provost stands", lambda s, w: str(s.provost), _write_provost),
    _fact("building SPACE = BUILDING", _read_building, _write_building),
    _fact("owner SPACE = SEAT of the building", lambda s, w: seat_text(space_at(s, w[0]).owner), _write_owner),
    _fact(
        "reserved SPACE = SEAT for which it becomes a residence",
        lambda s, w: seat_text(space_at(s, w[0]).reserved),
        _write_reserved,
    ),
    _fact("workers PLACE = SEATS whose workers are there; of the inn on the left", _read_workers, _write_workers),
    _fact("resident = SEAT with the right circle of the inn", lambda s, w: seat_text(s.resident), _write_resident),
    _fact("home SEAT = NUMBER of workers at home", lambda s, w: str(s.players[w[0]].workers)),
    _fact("price SEAT PLACE = NUMBER of deniers that a worker costs there", _read_price),
    _fact(
        "places SEAT = PLACES where the seat could place a worker in its turn",
        lambda s, w: list_text(placing.affordable_places(s, w[0])),
    ),
    _fact("site = NUMBER, the first empty space, 0 for none", lambda s, w: str(construction.first_site(s))),
    _fact(
        "targets SEAT = NUMBERS of the spaces that could become its residences",
        lambda s, w: _numbers(construction.targets(s, w[0])),
    ),
    _fact(
        "castle SECTION = SEATS whose parts stand there, in the order of building",
        lambda s, w: list_text(map(seat_text, s.castle[w[0]])),
        _write_castle,
    ),
    _fact("parts SECTION SEAT = NUMBER of parts there", lambda s, w: str(parts_in(s, w[0], w[1]))),
    _fact("free = NUMBER of parts that can still be built", lambda s, w: str(sum(castle.free_parts(s)))),
    _fact("batches SEAT = NUMBER of batches handed in, in phase 6", _read_batches),
    player_number("deniers", "deniers", MOST),
    _fact("goods SEAT = GOODS such as 2F 1W", _read_goods, _write_goods),
    _fact("income SEAT = NUMBER of deniers in phase 1", lambda s, w: str(income_of(s, w[0]))),
    _fact("points SEAT = NUMBER of points", lambda s, w: str(s.players[w[0]].score), _write_points),
    _fact(
        "level SEAT LINE = NUMBER, the column of the marker, 0 before the first",
        lambda s, w: str(s.players[w[0]].levels[w[1]]),
        _write_level,
    ),
    _fact(
        "used SEAT = LINES used in this phase",
        lambda s, w: list_text(s.players[w[0]].used),
        _write_used,
    ),
    _fact("favours SEAT = NUMBER of favours to be used after the one that is asked", _read_favours),
    _fact("supply = BUILDINGS that can be built", lambda s, w: list_text(s.supply), _write_supply),
    _fact("removed = BUILDINGS that left the game", lambda s, w: list_text(s.removed)),
)
