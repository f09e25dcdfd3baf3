"""What anybody may ask about a position: what players miscount. Everybody sees all of it, so no answer is private."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from rules.core.contract import IllegalAction, Question, Say, Seat, Token
from rules.core.facts import seat_text
from rules.core.notation import Reader
from rules.core.seats import clockwise
from rules.mexica import bridges, buildings, calpulli, canals, flow, locks, movement, ranking, scoring
from rules.mexica.actions import Build, LayDouble, LaySingle
from rules.mexica.board import bridges_at, buildings_at, canal, figures_at, vacant_land
from rules.mexica.data import CELLS, DIRECTIONS, DOUBLES, HIGHEST, INDEX, PLAIN, SQUARES
from rules.mexica.districts import District, district_at, districts
from rules.mexica.enclosing import almost_enclosed, made_by_one, made_by_two
from rules.mexica.sites import is_dry
from rules.mexica.state import MexicaState, Round, Tile, Turn, round_of
from rules.mexica.waters import costs_by_water

Words = tuple[str, ...]

MOST_THREATS = 12
"""Areas that are told of what an opponent could enclose: as many as anybody reads."""


# --- the way to a square ---------------------------------------------------------------------------------------------


def _way_tokens(state: MexicaState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    """Offers seats, and the places that the figure of a seat can reach."""
    if not prefix:
        going = (other for other in range(len(state.players)) if _reached(state, other))
        yield from (Token(seat_text(other), seat=other) for other in going)
    asked = _named(state, prefix[0]) if len(prefix) == 1 else seat if not prefix else None
    if asked is not None:
        for target, cost in _reached(state, asked).items():
            group = Say("row", {"row": int(target[1:])})
            yield Token(target, ends=True, note=Say("cost", {"points": cost}), group=group)


def _reached(state: MexicaState, seat: Seat) -> dict[str, int]:
    """Returns the places that the figure of a seat can reach on foot and by water, with what each costs."""
    figure = state.players[seat].figure
    found = movement.ways_from(state, figure) if figure else {}
    return {target: cost for target, (cost, _) in found.items()}


def _way(state: MexicaState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what the cheapest way of a figure to a place costs, leg by leg: on foot, over bridges, by water."""
    said = Reader(" ".join(words))
    of = _named(state, said.peek())
    if of is not None:
        said.take()
    mover = _somebody(state, seat if of is None else of)
    start = state.players[mover].figure
    if not start:
        return (Say("no-figure", {"seat": mover}),)
    if not said.left and not _reached(state, mover):
        return (Say("nowhere", {"seat": mover}),)
    target = _square(said)
    said.finish()
    if start == target:
        return (Say("there-already", {"seat": mover, "square": target}),)
    found = movement.cheapest_way(state, start, target)
    if found is None:
        return (Say("no-way", {"seat": mover, "start": start, "target": target, "reason": _no_entry(state, target)}),)
    cost, way = found
    first = Say(
        "way" if cost <= state.numbers.jump else "way-beyond-jump",
        {"seat": mover, "target": target, "points": cost, "jump": state.numbers.jump},
    )
    return (first, *_legs(state, way))


def _legs(state: MexicaState, way: Words) -> Iterator[Say]:
    """Says the parts of a way: by water each journey for itself, on foot as long as it goes on in the same manner."""
    bridges = bridges_at(state)

    def manner(step: tuple[str, str]) -> str:
        return ("foot", "bridge", "water")[sum(place in bridges for place in step)]

    for kind, group in groupby(pairwise(way), key=manner):
        steps = list(group)
        if kind == "foot":
            yield Say("leg-foot", {"way": (*(start for start, _ in steps), steps[-1][1]), "points": len(steps)})
        elif kind == "bridge":
            yield Say("leg-bridge", {"way": (*(start for start, _ in steps), steps[-1][1]), "points": len(steps)})
        else:
            for start, target in steps:
                points = costs_by_water(state, start)[target]
                yield Say("leg-water", {"start": start, "target": target, "points": points})


# --- why not ---------------------------------------------------------------------------------------------------------


def _why_tokens(state: MexicaState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    if not prefix:
        for square in SQUARES:
            yield Token(square, ends=True, group=Say("row", {"row": int(square[1:])}))


def _why(state: MexicaState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what a square is, and for a seat in a fresh turn what can and what cannot be done there, with the reason."""
    said = Reader(" ".join(words))
    square = _square(said)
    said.finish()
    asked = _somebody(state, seat)
    if not state.players[asked].figure:
        return (*_there(state, square), Say("no-figure", {"seat": asked}))
    fresh = _in_turn(state, asked)
    return (
        *_there(state, square),
        _entering(fresh, asked, square),
        _building(fresh, asked, square),
        *(() if square in canal(state) else (_digging(fresh, asked, square),)),
        *((_bridging(fresh, asked, square),) if square in canal(state) else ()),
    )


def _there(state: MexicaState, square: str) -> Iterator[Say]:
    """Says what a square is and what stands there."""
    district = district_at(state).get(square)
    if square not in INDEX:
        yield Say("lake", {"square": square})
    elif district is None:
        bridge = bridges_at(state).get(square)
        entrances = bridge.entrances if bridge else ()
        yield Say("bridge", {"square": square, "entrances": entrances}) if bridge else Say("canal", {"square": square})
    elif district.calpulli:
        yield Say("in-founded", {"square": square, "size": district.size, "founder_seat": district.calpulli.seat})
    else:
        yield Say("in-district", {"square": square, "size": district.size})
    building = buildings_at(state).get(square)
    if building and building.seat is None:
        yield Say("neutral-building", {"square": square, "value": building.value})
    if building and building.seat is not None:
        yield Say("building", {"square": square, "owner_seat": building.seat, "value": building.value})
    if any(calpulli.square == square for calpulli in state.founded):
        yield Say("calpulli", {"square": square})
    if (figure := figures_at(state).get(square)) is not None:
        yield Say("figure", {"square": square, "figure_seat": figure})


def _entering(state: MexicaState, seat: Seat, square: str) -> Say:
    start = state.players[seat].figure
    if start == square:
        return Say("there-already", {"seat": seat, "square": square})
    reason = _reason(lambda: movement.check_place(state, square))
    if not reason and not locks.may_stand(state, seat, square):
        reason = "shut-in"
    if reason:
        return Say("enter-not", {"seat": seat, "square": square, "reason": reason})
    found = movement.cheapest_way(state, start, square)
    if found and found[0] <= state.numbers.jump:
        return Say("enter", {"seat": seat, "square": square, "points": found[0]})
    return Say("enter-by-jump", {"seat": seat, "square": square, "points": state.numbers.jump})


def _no_entry(state: MexicaState, square: str) -> str:
    """Returns why a place cannot be entered; that no way leads there where nothing else is in the way."""
    return _reason(lambda: movement.check_place(state, square)) or "no-way"


def _building(state: MexicaState, seat: Seat, square: str) -> Say:
    stock = state.players[seat].buildings
    least = next((value for value in range(1, HIGHEST + 1) if stock[value - 1]), 1)
    reason = _reason(lambda: buildings.check(state, seat, Build(value=least, square=square)))
    if reason:
        return Say("build-not", {"seat": seat, "square": square, "reason": reason})
    return Say("build", {"seat": seat, "square": square, "points": least})


def _digging(state: MexicaState, seat: Seat, square: str) -> Say:
    """Says which tiles can be laid on a square; where none can, what is wrong with the square before the supply."""
    single = _reason(lambda: canals.check_single(state, seat, LaySingle(square=square)))
    doubles = {tile: _double(state, seat, tile) for tile in DOUBLES if square in tile}
    pairs = tuple("-".join(tile) for tile, reason in doubles.items() if not reason)
    if pairs:
        return Say("dig", {"square": square, "tiles": pairs, "single": not single})
    if not single:
        return Say("dig-single", {"square": square})
    ground = _reason(lambda: canals.check_square(state, square))
    refused = {single, *doubles.values()} & {"shut-in", "too-few-points"}
    supply = "no-single-left" if state.doubles else "no-tile-left"
    return Say("dig-not", {"square": square, "reason": ground or min(refused, default=supply)})


def _double(state: MexicaState, seat: Seat, tile: Tile) -> str:
    return _reason(lambda: canals.check_double(state, seat, LayDouble(squares=(tile[0], tile[1]))))


def _bridging(state: MexicaState, seat: Seat, square: str) -> Say:
    found = bridges.directions_now(state, square)
    if found and square not in bridges_at(state):
        return Say("span", {"square": square, "directions": found})
    dry = next((direction for direction in DIRECTIONS if is_dry(state, (square, direction))), DIRECTIONS[0])
    unmoved = "shut-in" if locks.forbidden(state) else "no-bridge-to-move"
    return Say(
        "span-not", {"square": square, "reason": _reason(lambda: bridges.check_site(state, (square, dry))) or unmoved}
    )


def _reason(check: Callable[[], object]) -> str:
    """Returns the code with which something is refused, empty where it is not."""
    try:
        check()
    except IllegalAction as error:
        return error.code
    return ""


def _in_turn(state: MexicaState, seat: Seat) -> MexicaState:
    """Returns the position as if a seat's turn began now; its own turn as it stands."""
    if isinstance(state.top, Turn) and state.top.seat == seat:
        return state
    return replace(state, frames=(Round(number=max(1, round_of(state))), Turn(seat=seat, points=state.numbers.points)))


# --- districts -------------------------------------------------------------------------------------------------------


def _districts(state: MexicaState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says the size of every district, whose it is or which calpulli fits, then what is almost enclosed."""
    return (*(_district(state, district) for district in districts(state)), *_almost(state))


def _district(state: MexicaState, district: District) -> Say:
    name, size = district.name, district.size
    first, second, third = ranking.values(state, size)
    if district.calpulli:
        founder = district.calpulli.seat
        return Say(
            "founded",
            {"square": name, "size": size, "seat": founder, "first": first, "second": second, "third": third},
        )
    return Say(
        "can-be-founded" if size in state.display else "not-founded",
        {"square": name, "size": size, "first": first, "second": second, "third": third},
    )


def _almost(state: MexicaState) -> Iterator[Say]:
    for area in almost_enclosed(state):
        tiles = tuple("-".join(tile) for tile in area.tiles)
        yield Say(
            "almost-open" if area.size in state.display else "almost",
            {"squares": area.squares, "size": area.size, "tiles": tiles},
        )


# --- what would be scored --------------------------------------------------------------------------------------------


def _forecast(state: MexicaState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says of each district that would count now who leads and by how much, then what each seat would get."""
    lines = [line for district in scoring.scored_districts(state) for line in _ranked(state, district)]
    starting = scoring.on_start_squares(state)
    if starting:
        lines.append(Say("on-start-squares", {"seats": starting, "points": scoring.start_points(state)}))
    for other, points in enumerate(scoring.forecast(state)):
        then = state.players[other].score + points
        lines.append(Say("forecast", {"seat": other, "points": points, "score": then}))
    return tuple(lines)


def _ranked(state: MexicaState, district: District) -> Iterator[Say]:
    """Says the places of a district with what they bring; the first with its lead."""
    totals = ranking.totals(state, district)
    if not totals and calpulli.open_ground(state, district):
        yield Say("unbuilt", {"square": district.name, "size": district.size})
    values = ranking.values(state, district.size)
    for place, (owners, points) in enumerate(zip(ranking.places(state, district), values, strict=True)):
        if not owners:
            continue
        total = totals[owners[0]]
        seats = tuple(owner for owner in owners if owner is not None)
        lead = total - max((other for other in totals.values() if other < total), default=0)
        shared = len(seats) < len(owners)
        if place and not seats:
            yield Say("neutral-follows", {"total": total})
        elif place:
            yield Say("follows", {"seats": seats, "neutral": shared, "total": total, "points": points})
        elif not seats:
            yield Say(
                "neutral-leads",
                {"square": district.name, "size": district.size, "total": total, "points": points, "lead": lead},
            )
        else:
            yield Say(
                "tied" if len(owners) > 1 else "leads",
                {
                    "square": district.name,
                    "size": district.size,
                    "seats": seats,
                    "neutral": shared,
                    "total": total,
                    "points": points,
                    "lead": lead,
                },
            )


# --- what the next opponent could enclose ----------------------------------------------------------------------------


def _threats(state: MexicaState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says which areas that fit an open calpulli the next opponent could found or enclose, cheapest first.

    Those for which the points of a single turn do not suffice come last, and are told so.
    """
    opponent = clockwise(state, _somebody(state, seat))[1]
    if not state.players[opponent].figure:
        return (Say("no-figure", {"seat": opponent}),)
    points = state.numbers.points + state.players[opponent].tokens
    first = Say("opponent", {"seat": opponent, "points": points, "tokens": state.players[opponent].tokens})
    found = sorted(
        _chances(_at_next_turn(state, opponent), opponent), key=lambda chance: (chance.needs, -len(chance.squares))
    )
    told = [chance for chance in found if chance.digs <= points][:MOST_THREATS]
    if not told:
        return (first, Say("no-threat"))
    now = [_threat(state, chance) for chance in told if chance.needs <= points]
    later = [_threat(state, chance) for chance in told if chance.needs > points]
    return (first, *now, *([Say("later-threats"), *later] if later else []))


def _at_next_turn(state: MexicaState, seat: Seat) -> MexicaState:
    """Returns the position as if a seat's next turn began now, which may be in the next round."""
    if isinstance(state.top, Turn) and state.top.seat == seat:
        return state
    waiting = any(seat in frame.seats for frame in state.frames if isinstance(frame, Round))
    return replace(
        state,
        frames=(Round(number=round_of(state) + (0 if waiting else 1)), Turn(seat=seat, points=state.numbers.points)),
    )


@dataclass(frozen=True, slots=True)
class _Chance:
    """An area that a seat could found if it laid these tiles, with the points that it takes to get there first."""

    squares: tuple[str, ...]
    tiles: tuple[Tile, ...]
    steps: int
    digs: int
    """Points for laying the tiles."""

    @property
    def needs(self) -> int:
        return self.digs + self.steps


def _chances(state: MexicaState, seat: Seat) -> Iterator[_Chance]:
    """Yields the districts and areas of the size of an open calpulli that somebody could found."""
    areas: list[tuple[tuple[str, ...], tuple[Tile, ...]]] = [
        *((district.squares, ()) for district in districts(state) if not district.calpulli),
        *((squares, (tile,)) for squares, tile in made_by_one(state).items()),
        *made_by_two(state).items(),
    ]
    costs, jump = {state.players[seat].figure: 0, **_reached(state, seat)}, state.numbers.jump
    for squares, tiles in areas:
        if len(squares) in state.display:
            steps = min((costs.get(square, jump) for square in _founding_places(state, seat, squares)), default=None)
            if steps is not None and _can_be_laid(state, tiles):
                yield _Chance(squares, tiles, min(steps, jump), state.numbers.canal * len(tiles))


def _can_be_laid(state: MexicaState, tiles: tuple[Tile, ...]) -> bool:
    """Says whether the rule of the first round lets tiles be laid one after the other, as the figures stand."""
    if not tiles or not locks.forbidden(state):
        return True
    after = {tile: canals.with_tile(state, tile) for tile in tiles}
    return any(
        not locks.locked_seats(later) and _can_be_laid(later, tuple(one for one in tiles if one != tile))
        for tile, later in after.items()
    )


def _founding_places(state: MexicaState, seat: Seat, squares: tuple[str, ...]) -> list[str]:
    """Returns where in an area a figure can stand with a square beside it on which the calpulli can lie."""
    figure = state.players[seat].figure
    free = [square for square in squares if square == figure or square in vacant_land(state)]
    ground = PLAIN.intersection(free)
    return [square for square in free if ground - {square}]


def _threat(state: MexicaState, chance: _Chance) -> Say:
    tiles = tuple("-".join(tile) for tile in chance.tiles)
    size, needs = len(chance.squares), chance.needs
    points = state.numbers.values[size][1]
    if not tiles:
        return Say("threat", {"size": size, "squares": chance.squares, "needs": needs, "points": points})
    return Say(
        "threat-tiles",
        {"size": size, "squares": chance.squares, "tiles": tiles, "needs": needs, "points": points},
    )


# --- reading the words -----------------------------------------------------------------------------------------------


def _square(words: Reader) -> str:
    word = words.take().upper()
    return word if word in CELLS else words.refuse()


def _named(state: MexicaState, word: str) -> Seat | None:
    """Returns the seat that a word names, None where it names none."""
    names = {seat_text(seat).lower(): seat for seat in range(len(state.players))}
    return names.get(word.lower())


def _somebody(state: MexicaState, seat: Seat | None) -> Seat:
    """Returns the seat that asks; for a spectator the one whose turn it is."""
    active = flow.active_seat(state) if seat is None else seat
    return state.first if active is None else active


QUESTIONS: tuple[Question[MexicaState], ...] = (
    Question(name="cost", tokens=_way_tokens, answer=_way),
    Question(name="why", tokens=_why_tokens, answer=_why),
    Question(name="districts", answer=_districts),
    Question(name="forecast", answer=_forecast),
    Question(name="threats", answer=_threats),
)
