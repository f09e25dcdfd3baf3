"""Building: craft tiles on the road, residences in place of other buildings, prestige tiles in place of residences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.caylus import data
from rules.caylus.actions import Build, Transform
from rules.caylus.data import Building, Bundle, Construction, Effect, Transformation
from rules.caylus.events import Event, ResidenceBuilt, ResidenceLaid, TileBuilt
from rules.caylus.frames import Favours
from rules.caylus.goods import bundle_text, choices, is_open, less, sort_goods
from rules.caylus.paying import can_pay, check_pay, pay
from rules.caylus.points import score
from rules.caylus.state import CaylusState, building_at, printed_points, space_at, with_space
from rules.core.contract import IllegalAction, Say, Seat, Step, Token
from rules.core.sequence import pop, push

# --- where ------------------------------------------------------------------------------------------------------------


def first_site(state: CaylusState) -> int:
    """Returns the first empty space of the road, 0 when none is left."""
    return next((number for number, space in enumerate(state.spaces, start=1) if not space.building), 0)


def residences(state: CaylusState, seat: Seat) -> tuple[int, ...]:
    """Returns the spaces of a seat's residences."""
    return tuple(
        number
        for number, space in enumerate(state.spaces, start=1)
        if space.building == data.RESIDENCE and space.owner == seat
    )


def targets(state: CaylusState, seat: Seat) -> tuple[int, ...]:
    """Returns the spaces whose buildings a seat may turn into residences."""
    return tuple(number for number in range(1, data.ROAD + 1) if _is_target(state, seat, number))


def _is_target(state: CaylusState, seat: Seat, number: int) -> bool:
    """Neutral and own craft buildings but the Lawyer are targets, unless one is reserved (rulings 20, 26 and 30)."""
    space = space_at(state, number)
    colour = data.COLOURS[space.building] if space.building else ""
    own = colour in data.CRAFT and space.owner == seat and space.building != data.LAWYER
    return space.reserved is None and (own or colour == data.NEUTRAL)


def check_target(state: CaylusState, seat: Seat, number: int) -> None:
    """Raises `IllegalAction` where a building cannot become a seat's residence."""
    building = building_at(state, number) if 1 <= number <= data.ROAD else None
    if building is None:
        raise IllegalAction("no-building", space=number)
    if building.id == data.LAWYER or building.colour not in (data.NEUTRAL, *data.CRAFT):
        raise IllegalAction("never-a-residence", space=number, building=building.id)
    if building.colour in data.CRAFT and space_at(state, number).owner != seat:
        raise IllegalAction("not-your-building", space=number, building=building.id)
    if space_at(state, number).reserved is not None:
        raise IllegalAction("reserved", space=number, building=building.id)


# --- what -------------------------------------------------------------------------------------------------------------


def constructions(effects: Iterable[Effect]) -> dict[str, Construction]:
    """Returns the constructions that are offered, by the colour of what may be built."""
    return {effect.colour: effect for effect in effects if isinstance(effect, Construction)}


def cost_of(building: Building, construction: Construction) -> Bundle:
    """Returns the cost of a tile less the discount."""
    return Bundle(goods=less(building.cost.goods, construction.discount))


def payments(state: CaylusState, seat: Seat, cost: Bundle) -> tuple[str, ...]:
    """Returns with which cubes a seat can pay a cost."""
    return tuple(goods for goods in choices(cost.goods) if can_pay(state, seat, Bundle(goods=goods)))


def buildable(state: CaylusState, seat: Seat, construction: Construction) -> Iterator[Building]:
    """Yields the tiles of a colour that a seat could build and pay now, each once (ruling 56)."""
    prestige = construction.colour == data.PRESTIGE
    if not (residences(state, seat) if prestige else first_site(state)):
        return
    for id in dict.fromkeys(state.supply):
        building = state.numbers.buildings[id]
        if building.colour == construction.colour and payments(state, seat, cost_of(building, construction)):
            yield building


def offered(state: CaylusState, seat: Seat, effects: Iterable[Effect]) -> Iterator[tuple[Building, Construction]]:
    """Yields all tiles that effects allow a seat to build now."""
    for construction in constructions(effects).values():
        for building in buildable(state, seat, construction):
            yield building, construction


def tokens_build(
    state: CaylusState, seat: Seat, effects: tuple[Effect, ...], prefix: tuple[str, ...]
) -> Iterator[Token]:
    """Offers the tiles, then the cube for `data.ANY_CUBE` in a cost, or the residence that a prestige tile replaces."""
    match prefix:
        case ():
            for building, construction in offered(state, seat, effects):
                cost = cost_of(building, construction)
                whole = not is_open(cost.goods) and building.colour != data.PRESTIGE
                yield Token(building.id, ends=whole, note=_build_note(state, building, cost))
        case (id,):
            for building, construction in offered(state, seat, effects):
                if building.id == id:
                    yield from _further(state, seat, building, cost_of(building, construction))


def _further(state: CaylusState, seat: Seat, building: Building, cost: Bundle) -> Iterator[Token]:
    group = Say("building", {"building": building.id})
    if building.colour == data.PRESTIGE:
        for number in residences(state, seat):
            yield Token(str(number), ends=True, note=_prestige_note(building, number), group=group)
    if is_open(cost.goods):
        for goods in payments(state, seat, cost):
            note = _build_note(state, building, Bundle(goods=goods))
            yield Token(cube_in(cost, goods), ends=True, note=note, group=group)


def _build_note(state: CaylusState, building: Building, price: Bundle) -> Say:
    """Says what a tile costs and brings."""
    return Say(
        "build",
        {
            "building": building.id,
            "price": bundle_text(price),
            "points": printed_points(state, building),
            "favours": building.favours,
        },
    )


def _prestige_note(building: Building, number: int) -> Say:
    """Says what a prestige tile costs and brings, and where it is laid."""
    return Say(
        "build-on",
        {
            "building": building.id,
            "price": bundle_text(building.cost),
            "points": building.points,
            "favours": building.favours,
            "space": number,
        },
    )


def cube_in(cost: Bundle, goods: str) -> str:
    """Returns the cube that is paid where any will do.

    >>> cube_in(Bundle(goods="WA"), "WW")
    'W'
    """
    return less(goods, cost.goods.replace(data.ANY_CUBE, "")) if is_open(cost.goods) else ""


def tokens_transform(
    state: CaylusState, seat: Seat, effects: tuple[Effect, ...], prefix: tuple[str, ...]
) -> Iterator[Token]:
    if not prefix and can_transform(state, seat, effects):
        price = bundle_text(transformation_of(effects).price)
        for number in targets(state, seat):
            space = space_at(state, number)
            waits = space.worker is not None
            note = Say("transform", {"space": number, "building": space.building, "price": price, "waits": waits})
            yield Token(str(number), ends=True, note=note)


def can_transform(state: CaylusState, seat: Seat, effects: Iterable[Effect]) -> bool:
    """Says whether a transformation is offered that a seat can pay, and has a target for."""
    offered = (effect for effect in effects if isinstance(effect, Transformation))
    return any(can_pay(state, seat, effect.price) and bool(targets(state, seat)) for effect in offered)


# --- building a tile --------------------------------------------------------------------------------------------------


def check_build(state: CaylusState, seat: Seat, effects: tuple[Effect, ...], action: Build) -> None:
    """Judges the tile, its colour, its place and its price."""
    building = state.numbers.buildings[action.building]
    construction = constructions(effects).get(building.colour)
    if construction is None:
        raise IllegalAction("wrong-colour", building=building.id, colour=building.colour)
    if building.id not in state.supply:
        raise IllegalAction("not-in-supply", building=building.id)
    if building.colour == data.PRESTIGE:
        _check_residence(state, seat, action.space)
    if building.colour != data.PRESTIGE and not first_site(state):
        raise IllegalAction("road-full")
    check_pay(state, seat, Bundle(goods=paid_for(building, construction, action)))


def _check_residence(state: CaylusState, seat: Seat, number: int) -> None:
    if not residences(state, seat):
        raise IllegalAction("no-residence")
    if number not in residences(state, seat):
        raise IllegalAction("not-your-residence", space=number)


def paid_for(building: Building, construction: Construction, action: Build) -> str:
    """Returns the cubes by which a tile is paid."""
    return sort_goods(cost_of(building, construction).goods.replace(data.ANY_CUBE, action.cube))


def apply_build(state: CaylusState, seat: Seat, effects: tuple[Effect, ...], action: Build) -> Step[CaylusState, Event]:
    """Pays for a tile, lays it, scores it and takes its favours, which are used at once."""
    building = state.numbers.buildings[action.building]
    goods = paid_for(building, constructions(effects)[building.colour], action)
    points = printed_points(state, building)
    number = action.space or first_site(state)
    state = pay(pop(state), seat, Bundle(goods=goods))
    state = score(without_tile(state, building.id), seat, points, "buildings")
    state = with_space(state, number, building=building.id, owner=seat)
    told = TileBuilt(
        seat=seat,
        building=building.id,
        space=number,
        paid=bundle_text(Bundle(goods=goods)),
        points=points,
        favours=building.favours,
    )
    if building.favours:
        state = push(state, Favours(seat=seat, count=building.favours))
    return Step(state=state, events=(told,))


def without_tile(state: CaylusState, id: str) -> CaylusState:
    """Takes a tile out of the supply."""
    at = state.supply.index(id)
    return replace(state, supply=(*state.supply[:at], *state.supply[at + 1 :]))


def with_tile(state: CaylusState, id: str) -> CaylusState:
    """Puts a tile back to the supply, where it has its place."""
    return replace(state, supply=tuple(sorted((*state.supply, id), key=data.BUILDINGS.index)))


# --- residences -------------------------------------------------------------------------------------------------------


def check_transform(state: CaylusState, seat: Seat, effects: tuple[Effect, ...], action: Transform) -> None:
    check_target(state, seat, action.space)
    check_pay(state, seat, transformation_of(effects).price)


def transformation_of(effects: Iterable[Effect]) -> Transformation:
    """Returns the transformation among effects, where there is one."""
    return next(effect for effect in effects if isinstance(effect, Transformation))


def apply_transform(
    state: CaylusState, seat: Seat, effects: tuple[Effect, ...], action: Transform
) -> Step[CaylusState, Event]:
    """Pays for a residence and scores it at once; if a worker stands there, it is laid when that one is gone."""
    effect = transformation_of(effects)
    space, points = space_at(state, action.space), state.numbers.buildings[data.RESIDENCE].points
    waits = space.worker is not None
    told = ResidenceBuilt(
        seat=seat,
        building=space.building,
        space=action.space,
        paid=bundle_text(effect.price),
        points=points,
        waits=waits,
    )
    state = score(pay(pop(state), seat, effect.price), seat, points, "buildings")
    state = with_space(state, action.space, reserved=seat)
    return Step(state=state if waits else _replace_building(state, action.space), events=(told,))


def lay_residence(state: CaylusState, number: int) -> Step[CaylusState, Event]:
    """Lays a residence that had to wait for a worker."""
    space = space_at(state, number)
    assert space.reserved is not None, "a residence is laid where a building is reserved"
    told = ResidenceLaid(seat=space.reserved, space=number, building=space.building)
    return Step(state=_replace_building(state, number), events=(told,))


def _replace_building(state: CaylusState, number: int) -> CaylusState:
    """Lays the residence; a neutral tile leaves the game, a craft tile can be built again (ruling 25)."""
    space = space_at(state, number)
    if space.building in data.NEUTRALS:
        state = replace(state, removed=(*state.removed, space.building))
    else:
        state = with_tile(state, space.building)
    return with_space(state, number, building=data.RESIDENCE, owner=space.reserved, reserved=None)
