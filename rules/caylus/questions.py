"""What seats may ask where people miscount: places, building, the provost's reach, sections, what others can afford."""

from __future__ import annotations

from collections.abc import Iterator

from rules.caylus import castle, data, frames, scoring, workers
from rules.caylus.construction import (
    cost_of,
    first_site,
    offered,
    payments,
    residences,
    targets,
)
from rules.caylus.data import Bundle, Construction, Production, Trade, Transformation
from rules.caylus.goods import bundle_text, choices, goods_text, held_text
from rules.caylus.paying import can_pay, pay
from rules.caylus.places import name_note
from rules.caylus.points import lost_of
from rules.caylus.state import CaylusState, building_at, is_on_road, parts_in, printed_points, space_at, special_workers
from rules.core.contract import IllegalAction, Question, Say, Seat, Token, Unreadable

Answer = Iterator[Say]

# --- what a place would give me now -----------------------------------------------------------------------------------


def _gives_tokens(state: CaylusState, seat: Seat | None, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        for place in workers.PLACES:
            building = workers.building_on(state, place)
            if not is_on_road(place) or (building and building.colour in data.WORKPLACES):
                group = Say("road") if is_on_road(place) else None
                yield Token(place, ends=True, note=name_note(state, place), group=group)


def _gives(state: CaylusState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Tells what a worker on a place would cost and bring with what its owner has now."""
    if len(words) != 1 or words[0] not in workers.PLACES:
        raise Unreadable(" ".join(words), words[-1] if words else "", workers.PLACES)
    asking = _seated(seat)
    (place,) = words
    told = _of_building(state, asking, int(place)) if is_on_road(place) else _of_special(state, asking, place)
    return tuple(told)


def _of_building(state: CaylusState, seat: Seat, number: int) -> Answer:
    building, space = building_at(state, number), space_at(state, number)
    if building is None or building.effect is None:
        raise Unreadable(str(number), str(number), workers.PLACES)
    price = workers.price_of(state, seat, str(number))
    there = _with_worker_paid(state, seat, str(number))
    yield Say("at-building", {"space": number, "building": building.id, "price": price})
    if space.worker is not None:
        yield Say("taken-by", {"worker_seat": space.worker})
    if space.owner not in (None, seat):
        yield Say("owner-scores", {"owner_seat": space.owner, "points": state.numbers.owner_points})
    if number > state.provost:
        yield Say("beyond-by", {"steps": number - state.provost, "provost": state.provost})
    match building.effect:
        case Production(options=options, bonus=bonus):
            yield Say("produces", {"offers": tuple(map(goods_text, options)), "count": len(options)})
            if bonus and space.owner not in (None, seat):
                offers = tuple(map(goods_text, bonus))
                yield Say("owner-takes", {"owner_seat": space.owner, "offers": offers, "count": len(bonus)})
        case Trade() as trade:
            yield from _exchanges(there, seat, trade)
        case Construction() as construction:
            yield from _constructions(there, seat, construction)
        case Transformation(price=cost):
            yield _residences(there, seat, cost)


def _with_worker_paid(state: CaylusState, seat: Seat, place: str) -> CaylusState:
    """Returns what a seat has left once it has paid for a worker on a place, unless it has one there already.

    Who cannot pay the worker can pay nothing there.
    """
    if seat in workers.workers_on(state, place):
        return state
    price = Bundle(deniers=workers.price_of(state, seat, place))
    return pay(state, seat, price if can_pay(state, seat, price) else Bundle(deniers=state.players[seat].deniers))


def _exchanges(state: CaylusState, seat: Seat, trade: Trade) -> Answer:
    for exchange in trade.exchanges:
        prices = (Bundle(goods=goods, deniers=exchange.pay.deniers) for goods in choices(exchange.pay.goods))
        possible = any(can_pay(state, seat, price) for price in prices)
        price, gained = bundle_text(exchange.pay), bundle_text(exchange.gain)
        yield Say("exchange", {"price": price, "gain": gained, "possible": possible})


def _constructions(state: CaylusState, seat: Seat, construction: Construction) -> Answer:
    found = tuple(building.id for building, _ in offered(state, seat, (construction,)))
    yield Say("builds", {"colour": construction.colour, "buildings": found, "count": len(found)})


def _residences(state: CaylusState, seat: Seat, cost: Bundle) -> Say:
    found = targets(state, seat)
    possible = can_pay(state, seat, cost) and bool(found)
    return Say("residences", {"price": bundle_text(cost), "numbers": found, "possible": possible, "count": len(found)})


def _of_special(state: CaylusState, seat: Seat, place: str) -> Answer:
    yield Say("at-place", {"place": place, "price": workers.price_of(state, seat, place)})
    if place == state.closed:
        yield Say("out-of-use", {"place": place})
        return
    if place not in workers.free_places(state, seat):
        yield Say("taken-by-all", {"worker_seats": special_workers(state, place)})
    match place:
        case data.CASTLE:
            yield _castle(state, seat)
        case data.GATE:
            yield Say("gate-gives", {"count": len({*workers.free_places(state, seat)} - {data.GATE})})
        case data.POST:
            yield Say("post-gives", {"deniers": state.numbers.post_deniers})
        case data.GUILD:
            yield Say("guild-gives", {"limit": state.numbers.steps})
        case data.JOUST:
            possible = can_pay(_with_worker_paid(state, seat, place), seat, state.numbers.joust_price)
            yield Say("joust-gives", {"price": bundle_text(state.numbers.joust_price), "possible": possible})
        case data.STABLES if len(state.players) == 2:
            yield Say("stables-idle")
        case data.STABLES:
            rank = len(special_workers(state, place)) + 1
            yield Say("stables-gives", {"rank": rank, "now": state.order.index(seat) + 1})
        case _:
            yield Say("inn-gives", {"price": state.numbers.own_price})


def _castle(state: CaylusState, seat: Seat) -> Say:
    """Tells what the castle would bring; nobody loses more than there is."""
    free = sum(castle.free_parts(state))
    count = castle.most_batches(state.players[seat].goods, free)
    points, loss = castle.points_for(state, count), lost_of(state, seat, state.numbers.no_batch if free else 0)
    return Say("castle-gives", {"count": count, "points": points, "loss": loss})


# --- what I can build, where and with what ----------------------------------------------------------------------------


def _builds(state: CaylusState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Lists for each colour who builds it, where the tile would come, and which tiles a seat can pay now."""
    return tuple(_all_builds(state, _seated(seat)))


def _all_builds(state: CaylusState, seat: Seat) -> Answer:
    for colour in (*data.CRAFT, data.PRESTIGE):
        construction = Construction(colour=colour)
        tiles = tuple(offered(state, seat, (construction,)))
        yield _where(state, seat, construction, len(tiles))
        for building, _ in tiles:
            prices = tuple(map(goods_text, payments(state, seat, cost_of(building, construction))))
            worth = printed_points(state, building)
            yield Say("tile", {"building": building.id, "prices": prices, "points": worth, "favours": building.favours})
    yield _residences(state, seat, state.numbers.residence_price)


def _where(state: CaylusState, seat: Seat, construction: Construction, count: int) -> Say:
    """Tells where tiles of a colour are built and laid, and how many kinds of them can be paid."""
    builders = _spaces_with(state, construction)
    if construction.colour == data.PRESTIGE:
        homes = residences(state, seat)
        return Say(
            "build-prestige",
            {"numbers": builders, "builders": len(builders), "spaces": homes, "homes": len(homes), "count": count},
        )
    return Say(
        "build-craft",
        {
            "colour": construction.colour,
            "numbers": builders,
            "builders": len(builders),
            "site": first_site(state),
            "count": count,
        },
    )


def _spaces_with(state: CaylusState, effect: data.Effect) -> tuple[int, ...]:
    """Returns where on the road buildings of an effect stand."""
    buildings = ((number, building_at(state, number)) for number in range(1, data.ROAD + 1))
    return tuple(number for number, building in buildings if building and building.effect == effect)


# --- the provost's arithmetic -----------------------------------------------------------------------------------------


def _reach(state: CaylusState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Tells who can still push the provost how far for how much, and what all together can do."""
    return tuple(_all_reach(state, seat))


def _all_reach(state: CaylusState, seat: Seat | None) -> Answer:
    yield Say("provost-at", {"provost": state.provost, "bailiff": state.bailiff})
    pushed = 0
    for other in special_workers(state, data.GUILD):
        yield Say("guild-pushes", {"seat": other, "limit": state.numbers.steps})
        pushed += state.numbers.steps
    for other in _to_bribe(state):
        deniers = state.players[other].deniers
        most = min(state.numbers.steps, deniers // state.numbers.step_price)
        first, last = max(1, state.provost - most), min(data.ROAD, state.provost + most)
        yield Say("seat-pushes", {"seat": other, "deniers": deniers, "least": first, "most": last})
        pushed += most
    first, last = max(1, state.provost - pushed), min(data.ROAD, state.provost + pushed)
    yield Say("all-push", {"least": first, "most": last})
    for number, space in enumerate(state.spaces, start=1):
        if seat is not None and space.worker == seat and number > state.provost:
            steps = number - state.provost
            yield Say("mine-beyond", {"space": number, "building": space.building, "steps": steps})


def _to_bribe(state: CaylusState) -> tuple[Seat, ...]:
    """Returns who has still a chance in this round, in passing order as far as that is known."""
    if any(isinstance(frame, frames.Placing | frames.SpecialPlaces) for frame in state.frames):
        return (*state.passed, *(seat for seat in state.order if seat not in state.passed))
    bribes = next((frame for frame in state.frames if isinstance(frame, frames.Bribes)), None)
    return state.passed[max(0, bribes.done - 1) :] if bribes else ()


# --- what section scoring would give ----------------------------------------------------------------------------------


def _sections(state: CaylusState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Tells when sections that have begun are scored, and what everybody would get or lose now."""
    return tuple(_all_sections(state))


def _all_sections(state: CaylusState) -> Answer:
    for at in range(state.scored, len(data.SECTIONS)):
        section, marker = state.numbers.sections[at], data.MARKED[at]
        if at > state.scored and not state.castle[at]:
            return
        free = section.capacity - len(state.castle[at])
        away = max(0, marker - state.bailiff)
        yield Say("section", {"section": section.id, "free": free, "marker": marker, "steps": away})
        for seat in state.order:
            parts = parts_in(state, at, seat)
            points = lost_of(state, seat, scoring.loss_for(state, at, parts))
            favours = scoring.favours_for(state, at, parts)
            yield Say("section-gives", {"seat": seat, "parts": parts, "points": points, "favours": favours})


# --- what the others could still afford -------------------------------------------------------------------------------


def _rivals(state: CaylusState, seat: Seat | None, words: tuple[str, ...]) -> tuple[Say, ...]:
    """Tells of every seat what it has, how many workers it could still place, and how many batches it could hand in."""
    return tuple(_rival(state, other) for other in state.order)


def _rival(state: CaylusState, seat: Seat) -> Say:
    player = state.players[seat]
    price = workers.price_of(state, seat, data.CASTLE)
    count = 0 if seat in state.passed else min(player.workers, player.deniers // price)
    free = sum(castle.free_parts(state))
    return Say(
        "rival",
        {
            "seat": seat,
            "deniers": player.deniers,
            "goods": held_text(player.goods),
            "passed": seat in state.passed,
            "workers": player.workers,
            "price": price,
            "count": count,
            "batches": castle.most_batches(player.goods, free),
        },
    )


def _seated(seat: Seat | None) -> Seat:
    if seat is None:
        raise IllegalAction("only-players")
    return seat


QUESTIONS = (
    Question(name="gives", tokens=_gives_tokens, answer=_gives),
    Question(name="builds", answer=_builds),
    Question(name="reach", answer=_reach),
    Question(name="sections", answer=_sections),
    Question(name="rivals", answer=_rivals),
)
