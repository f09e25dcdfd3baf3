"""What may be asked at any time, where people miscount: ranks, palaces, water, ways, final scoring, what fits where.

All of it can be seen on the table, but for what one's own cards would bring in a festival.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from rules.core.contract import IllegalAction, Question, Say, Seat, Token, Unreadable, Value
from rules.core.notation import Reader
from rules.java import data, developers, land, placing, scoring
from rules.java.actions import PlaceLand
from rules.java.board import At, Footprint
from rules.java.choices import space_token
from rules.java.prospects import prospects
from rules.java.ranks import Levels, leaders, standing, written
from rules.java.state import JavaState, turn_in
from rules.java.villages import Village, cities, values_from, village_at, villages
from rules.java.water import System, systems

Words = tuple[str, ...]
Lines = tuple[Say, ...]


# --- ranks and palaces ------------------------------------------------------------------------------------------------


def _cities(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says of every city what its palace is and who ranks highest there, and by what."""
    found = sorted(cities(state), key=lambda city: -_value(state, city))
    return tuple(line for city in found for line in _city(state, city)) or (Say("no-city"),)


def _village_tokens(state: JavaState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    if not prefix:
        spaces = (at for at, space in enumerate(state.spaces) if space.terrain == data.VILLAGE)
        yield from (space_token(state.board.names[at], ends=True) for at in spaces)


def _village(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says of one village or city how large it is, how all rank in it, and what palace it may get and why.

    Without a space it says of all villages that are large enough for a palace who ranks highest.
    """
    if not words:
        found = [one for one in villages(state) if one.palace is None and len(one.spaces) >= min(data.PALACES)]
        return tuple(line for one in found for line in _city(state, one)) or (Say("no-villages"),)
    reader = Reader(" ".join(words))
    at = _space(reader, state)
    reader.finish()
    village = village_at(state, at)
    if village is None:
        return (Say("no-village", {"space": state.board.names[at]}),)
    levels = standing(state, village.spaces)
    ranks = tuple(Say("levels", {"seat": one, "levels": written(own)}) for one, own in levels.items())
    told = ranks if len(ranks) > _NAMED else ()
    return (*_city(state, village, at), *told, *_raising(state, village))


_NAMED = 2
"""How many there may be where who ranks highest has all of them named already."""


def _city(state: JavaState, village: Village, asked: At | None = None) -> Lines:
    """Says what a village or city is, and who ranks highest there; a village goes by the space that was asked for."""
    size = len(village.spaces)
    if village.palace is None:
        name = state.board.names[min(village.spaces) if asked is None else asked]
        named = Say("village", {"space": name, "size": size})
    else:
        name, palace = state.board.names[village.palace], state.spaces[village.palace]
        named = Say("city", {"space": name, "size": size, "value": palace.palace, "used": palace.used})
    return (named, _leading(standing(state, village.spaces)))


def _leading(levels: Mapping[Seat, Levels]) -> Say:
    """Says who ranks highest, and by which developers."""
    best = leaders(levels)
    if not best:
        return Say("nobody")
    own = levels[best[0]]
    if len(best) > 1:
        return Say("tied", {"seats": best, "levels": written(own)})
    if len(levels) == 1:
        return Say("alone", {"seat": best[0], "levels": written(own)})
    second = tuple(levels)[1]
    other = levels[second]
    equal = next((at for at, (one, two) in enumerate(zip(own, other, strict=False)) if one != two), len(other))
    return Say(
        "leads",
        {
            "seat": best[0],
            "levels": written(own),
            "second_seat": second,
            "second": written(other),
            "deciding": equal + 1,
            "more": equal == len(other),
        },
    )


def _raising(state: JavaState, village: Village) -> Iterator[Say]:
    """Says which palaces a village may get, what is missing for others, and who may lay one."""
    size = len(village.spaces)
    shown = 0 if village.palace is None else _value(state, village)
    name = "" if village.palace is None else state.board.names[village.palace]
    values = values_from(state, village, shown)
    if values:
        yield Say("may-rise", {"values": values, "city": bool(shown)})
    elif shown == max(data.PALACES):
        yield Say("highest", {"value": shown})
    elif size < (wanted := min(value for value in data.PALACES if value > shown)):
        yield Say("may-not-rise", {"value": wanted, "size": size, "city": bool(shown)})
    gone = tuple(v for v, left in zip(data.PALACES, state.palaces, strict=True) if not left and shown < v <= size)
    if gone:
        yield Say("gone", {"values": gone})
    turn = turn_in(state)
    if turn and name in turn.palaces:
        yield Say("changed")


def _value(state: JavaState, city: Village) -> int:
    assert city.palace is not None
    return state.spaces[city.palace].palace


# --- water ------------------------------------------------------------------------------------------------------------


def _water(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says of all water that is open what is missing round it, and who would score it now."""
    found = [system for system in systems(state) if system.gaps]
    return tuple(line for system in found for line in _system(state, system)) or (Say("no-open-water"),)


def _system(state: JavaState, system: System) -> Lines:
    names = tuple(state.board.names[at] for at in sorted(system.spaces))
    gaps = tuple(state.board.names[at] for at in system.gaps)
    score = scoring.water_points(state, system)
    water = Say("water", {"spaces": names, "gaps": gaps, "count": len(gaps), "score": score})
    return (water, _leading(standing(state, system.shore)))


# --- ways -------------------------------------------------------------------------------------------------------------


def _cost_tokens(state: JavaState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    board = state.board
    match prefix:
        case ():
            for name, space in zip(board.names, state.spaces, strict=True):
                yield space_token(name, ends=True, goes_on=space.developer is not None)
        case (start,) if start in board.index and (owner := state.spaces[board.index[start]].developer) is not None:
            for at, name in enumerate(board.names):
                points = developers.cost_of(state, owner, board.index[start], at)
                if points is not None and name != start:
                    yield space_token(name, ends=True, note=Say("cost", {"points": points}))


def _cost(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says what a developer's way costs: from one space to another, or between a space and the border."""
    reader = Reader(" ".join(words), [word for word in " ".join(words).lower().split() if word != "to"])
    start = _space(reader, state)
    if reader.left:
        target = _space(reader, state)
        reader.finish()
        return _walk(state, start, target)
    return _border(state, seat, start)


def _walk(state: JavaState, start: At, target: At) -> Lines:
    names = state.board.names
    owner = state.spaces[start].developer
    if owner is None:
        return (Say("no-developer", {"space": names[start]}),)
    found = developers.cheapest(state, owner, start, target)
    if found is None:
        return (Say("no-way", {"seat": owner, "start": names[start], "target": names[target]}),)
    points, way = found
    changes = tuple(
        f"{names[one]}-{names[two]}"
        for one, two in pairwise(way)
        if state.spaces[one].terrain != state.spaces[two].terrain
    )
    return (Say("way", {"seat": owner, "way": tuple(names[at] for at in way), "points": points, "changes": changes}),)


def _border(state: JavaState, seat: Seat | None, at: At) -> Lines:
    """Says what it costs to come from the border to a space, or to leave from it: the same both ways."""
    name = state.board.names[at]
    owner, turn = state.spaces[at].developer, turn_in(state)
    asked = (owner, seat, turn.seat if turn else 0)
    walking = next(one for one in asked if one is not None)
    found = developers.cheapest(state, walking, developers.ABROAD, at)
    if found is None:
        return (Say("no-border-way", {"seat": walking, "space": name}),)
    points, way = found
    border = developers.entries(state)[way[0]]
    entry = state.numbers.rates[border]
    names = tuple(state.board.names[one] for one in way)
    return (
        Say(
            "border-way",
            {"seat": walking, "way": names, "points": points, "border": border, "entry": entry, "walk": points - entry},
        ),
    )


# --- the end, festivals, and what fits --------------------------------------------------------------------------------


def _forecast(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says what the final scoring would give each seat now that has not had it yet."""
    return tuple(_forecast_of(state, one) for one in range(len(state.players)))


def _forecast_of(state: JavaState, seat: Seat) -> Say:
    player = state.players[seat]
    if player.finished:
        return Say("had-final", {"seat": seat, "score": player.final_points})
    final = scoring.final_of(state, seat)
    return Say(
        "forecast",
        {
            "seat": seat,
            "score": final.score,
            "firsts": final.firsts,
            "first_count": len(final.firsts),
            "seconds": final.seconds,
            "second_count": len(final.seconds),
            "all": player.score + final.score,
        },
    )


def _festivals(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says what one's cards could bring in the festivals that may be given."""
    if seat is None:
        return (Say("no-festival"),)
    return tuple(
        Say(
            "prospect",
            {
                "space": state.board.names[one.palace],
                "value": one.value,
                "score": scoring.festival_points(state, one.value),
                "shared": scoring.festival_points(state, one.value, shared=True),
                "total": one.total,
                "rival_seats": tuple(rival for rival, _ in one.rivals),
                "rivals": len(one.rivals),
                "most": max((most for _, most in one.rivals), default=0),
                "sure": one.sure,
            },
        )
        for one in prospects(state, seat)
    ) or (Say("no-festival"),)


def _why_tokens(state: JavaState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    match prefix:
        case ():
            yield from map(Token, data.TERRAINS)
        case (tile,) if tile in data.TERRAINS:
            yield from (space_token(name, ends=True) for name in state.board.names)


def _why(state: JavaState, seat: Seat | None, words: Words) -> Lines:
    """Says in which rotations a tile fits on a space now, and of the others why not."""
    reader = Reader(" ".join(words))
    tile = reader.one_of(tuple(data.TERRAINS))
    name = state.board.names[_space(reader, state)]
    reader.finish()
    turn = turn_in(state)
    if turn is None:
        return (Say("game-over"),)
    asking = turn.seat if seat is None else seat
    rotations = data.ROTATIONS if land.SIZES[tile] > 1 else data.ROTATIONS[:1]
    unfit: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    fits: list[Say] = []
    for rotation, letter in enumerate(rotations):
        action = PlaceLand(tile=tile, space=name, rotation=rotation)
        try:
            fits.append(_fit(state, action, placing.check_place(state, asking, action)))
        except IllegalAction as error:
            unfit.setdefault((error.code, _where(error.params)), []).append(letter)
    return (*fits, *(_unfit(reason, spaces, letters, rotations) for (reason, spaces), letters in unfit.items()))


def _fit(state: JavaState, action: PlaceLand, footprint: Footprint) -> Say:
    """Says where a tile fits in a rotation, and what it costs there: whatever action points are left."""
    letter, single = data.ROTATIONS[action.rotation], land.SIZES[action.tile] == 1
    spaces = tuple(state.board.names[at] for at in footprint.spaces)
    points = land.cost(state, footprint)
    level = state.spaces[footprint.spaces[0]].level + 1
    return Say("fit", {"rotation": letter, "single": single, "spaces": spaces, "points": points, "level": level})


def _unfit(reason: str, spaces: tuple[str, ...], letters: list[str], rotations: Sequence[str]) -> Say:
    """Says in which rotations a tile does not fit for one and the same reason."""
    anyhow = len(letters) == len(rotations)
    return Say(
        "unfit",
        {"rotations": tuple(letters), "anyhow": anyhow, "reason": reason, "spaces": spaces, "count": len(spaces)},
    )


def _where(params: Mapping[str, Value]) -> tuple[str, ...]:
    """Returns the spaces that a refusal speaks of."""
    spaces = params.get("spaces", (str(params["space"]),) if "space" in params else ())
    assert isinstance(spaces, tuple)
    return tuple(map(str, spaces))


# --- words ------------------------------------------------------------------------------------------------------------


def _space(reader: Reader, state: JavaState) -> At:
    word = reader.take().upper()
    if word not in state.board.index:
        raise Unreadable(reader.text, word.lower())
    return state.board.index[word]


QUESTIONS = (
    Question(name="cities", answer=_cities),
    Question(name="village", tokens=_village_tokens, answer=_village),
    Question(name="water", answer=_water),
    Question(name="cost", tokens=_cost_tokens, answer=_cost),
    Question(name="forecast", answer=_forecast),
    Question(name="why", tokens=_why_tokens, answer=_why),
    Question(name="festivals", answer=_festivals, private=True),
)
