"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: workers come from home and go there, tiles
come out of the supply and go back to it, neutral tiles change places. Setting `phase` lets the game go on from the
beginning of that phase to the next question, so that is set last, wherever its line stands.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from rules.caylus import castle, construction, data, frames, placing, workers
from rules.caylus.asking import question_of
from rules.caylus.goods import NO_GOODS, Goods, goods_text, letters_of, with_goods
from rules.caylus.rounds import ROUND
from rules.caylus.sequence import SEQUENCE
from rules.caylus.state import (
    SOURCES,
    CaylusState,
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
from rules.core.contract import Seat
from rules.core.facts import (
    NOTHING,
    Spelling,
    Vocabulary,
    each,
    each_once,
    frame_in,
    numbered,
    one_of,
    place_in,
    within,
)
from rules.core.seats import replaced, with_player

_TILES = (*data.TILES, data.JEWELLER)

# --- the course of the game -------------------------------------------------------------------------------------------


def _begin(state: CaylusState, phase: int) -> CaylusState:
    """Begins a phase; what goes on by itself does so, to the next question or the end."""
    state = replace(state, frames=(frames.Rounds(), *reversed(ROUND[phase - 1 :])))
    return SEQUENCE.begin(state, SecretChance("nothing is drawn after setup"))


def _with_order(state: CaylusState, seats: tuple[Seat, ...]) -> CaylusState:
    if len(each_once(seats)) < len(state.players):
        raise ValueError("the turn order names every seat")
    return replace(state, order=seats)


def _with_passed(state: CaylusState, seats: tuple[Seat, ...]) -> CaylusState:
    bribes = frame_in(state, frames.Bribes)
    if bribes and len(each_once(seats)) < bribes.done:
        raise ValueError(f"name at least {bribes.done}: so many have had their chance to move the provost")
    return replace(state, passed=each_once(seats))


# --- the road and its workers -----------------------------------------------------------------------------------------


def _lay(state: CaylusState, number: int, id: str | None) -> CaylusState:
    """Lays a building on a space, taken from where it is; what lay there goes to the supply or where the other was.

    A worker that cannot stand there then goes home.
    """
    id = id or ""
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


def _with_owner(state: CaylusState, number: int, seat: Seat | None) -> CaylusState:
    building = building_at(state, number)
    if seat is not None and (building is None or building.colour in (data.FIXED, data.NEUTRAL)):
        raise ValueError(f"nothing lies on {number} that can have an owner")
    return with_space(state, number, owner=seat)


def _reserve(state: CaylusState, number: int, seat: Seat | None) -> CaylusState:
    if seat is not None and not _is_workplace(state, number):
        raise ValueError(f"nothing lies on {number} that could become a residence")
    return with_space(state, number, reserved=seat)


def _with_workers(state: CaylusState, place: str, seats: tuple[Seat, ...]) -> CaylusState:
    """Puts workers on a place, from home; those that were there go home."""
    room = state.numbers.rooms.get(place, 1)
    if len(each_once(seats)) > room:
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


def _with_resident(state: CaylusState, seat: Seat | None) -> CaylusState:
    old = state.resident
    if old is not None:
        state = with_player(state, old, workers=state.players[old].workers + 1)
    return replace(state if seat is None else _from_home(state, seat), resident=seat)


# --- the castle, and what players have --------------------------------------------------------------------------------


def _build(state: CaylusState, section: int, parts: tuple[Seat, ...]) -> CaylusState:
    if len(parts) > state.numbers.sections[section].capacity:
        raise ValueError(f"there is room for {state.numbers.sections[section].capacity}")
    return replace(state, castle=replaced(state.castle, section, parts))


def _batches(state: CaylusState, seat: Seat) -> int:
    stage = frame_in(state, frames.Castle) or frames.Castle()
    return dict(zip(special_workers(state, data.CASTLE), stage.batches, strict=False)).get(seat, 0)


def _with_points(state: CaylusState, seat: Seat, points: int) -> CaylusState:
    """Gives a seat so many points in all, as if it had them for building."""
    return with_player(state, seat, points=tuple(points * (source == "buildings") for source in SOURCES))


def _favours(state: CaylusState, seat: Seat) -> int:
    """Counts the favours that a seat has still to use behind the one that is asked."""
    return sum(frame.count for frame in state.frames if isinstance(frame, frames.Favours) and frame.seat == seat)


# --- words ------------------------------------------------------------------------------------------------------------


def _goods(state: CaylusState, text: str) -> Goods:
    found = re.fullmatch(f"(?:[1-9][0-9]?[{data.GOODS}] ?)*", "" if text == NOTHING else text)
    if found is None:
        raise ValueError(f"{text!r} are no goods; goods are 2F 1W")
    counted = re.findall(f"([0-9]+)([{data.GOODS}])", text)
    return with_goods(NO_GOODS, "".join(kind * int(count) for count, kind in counted))


_SAID = Vocabulary(
    CaylusState,
    {
        "SPACE": numbered(1, data.ROAD),
        "PLACE": one_of(workers.PLACES, "place", f"{', '.join(data.SPECIAL)} and 1 to {data.ROAD}"),
        "SECTION": place_in(data.SECTIONS, "section"),
        "LINE": place_in(data.LINES, "line"),
        "LINES": each(one_of(data.LINES, "line")),
        "BUILDING": one_of(data.BUILDINGS, "building"),
        "GOODS": Spelling(_goods, lambda goods: goods_text(letters_of(goods))),
    },
)
fact, field = _SAID.fact, _SAID.field

FACTS = (
    field("round = NUMBER"),
    fact(
        "phase = NUMBER, 1 to 8, 0 when the game is over; setting it begins the phase",
        phase_of,
        _begin,
        least=1,
        most=len(ROUND),
        last=True,
    ),
    fact(
        "question = place, gate, guild, joust, inn, bribe, produce, trade, build, transform, bonus, deliver, line, "
        "effect or over",
        question_of,
    ),
    field("order = SEATS, the turn order", write=_with_order),
    field("passed = SEATS that have passed, in order", write=_with_passed),
    field("scored = NUMBER of sections that have been scored", most=len(data.SECTIONS)),
    fact("limit = NUMBER, the last column that markers may reach", column_limit),
    field("bailiff = NUMBER, where the bailiff stands", least=1, most=data.ROAD),
    field("provost = NUMBER, where the provost stands", least=1, most=data.ROAD),
    fact("building SPACE = BUILDING", lambda s, at: space_at(s, at).building, _lay, or_nothing=True),
    fact("owner SPACE = SEAT of the building", lambda s, at: space_at(s, at).owner, _with_owner, or_nothing=True),
    fact(
        "reserved SPACE = SEAT for which it becomes a residence",
        lambda s, at: space_at(s, at).reserved,
        _reserve,
        or_nothing=True,
    ),
    fact(
        "workers PLACE = SEATS whose workers are there; of the inn on the left",
        workers.workers_on,
        _with_workers,
    ),
    field("resident = SEAT with the right circle of the inn", write=_with_resident, or_nothing=True),
    field("home SEAT = NUMBER of workers at home", "workers", can_be_set=False),
    fact("price SEAT PLACE = NUMBER of deniers that a worker costs there", workers.price_of),
    fact("places SEAT = PLACES where the seat could place a worker in its turn", placing.affordable_places),
    fact("site = NUMBER, the first empty space, 0 for none", construction.first_site),
    fact("targets SEAT = NUMBERS of the spaces that could become its residences", construction.targets),
    field("castle SECTION = SEATS whose parts stand there, in the order of building", write=_build),
    fact("parts SECTION SEAT = NUMBER of parts there", parts_in),
    fact("free = NUMBER of parts that can still be built", lambda s: sum(castle.free_parts(s))),
    fact("batches SEAT = NUMBER of batches handed in, in phase 6", _batches),
    field("deniers SEAT = NUMBER of deniers"),
    field("goods SEAT = GOODS such as 2F 1W"),
    fact("income SEAT = NUMBER of deniers in phase 1", income_of),
    field("points SEAT = NUMBER of points", "score", write=_with_points),
    field("level SEAT LINE = NUMBER, the column of the marker, 0 before the first", "levels", most=data.COLUMNS),
    field("used SEAT = LINES used in this phase"),
    fact("favours SEAT = NUMBER of favours to be used after the one that is asked", _favours),
    field(
        "supply = BUILDINGS that can be built",
        write=lambda s, tiles: replace(s, supply=within(tiles, Counter(_TILES))),
    ),
    field("removed = BUILDINGS that left the game", can_be_set=False),
)
