"""Palaces: who alone ranks highest in a village builds one there, or enlarges the one of a city."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.seats import replaced, with_player
from rules.java import data, duty, scoring
from rules.java.actions import Build, Enlarge
from rules.java.board import At
from rules.java.choices import MOST_CHOICES, affords, check_points, space_token
from rules.java.events import Event, PalaceBuilt, PalaceEnlarged
from rules.java.ranks import leaders, sole_leader, standing, written
from rules.java.state import JavaState, spend, turn_of, with_space, with_turn
from rules.java.villages import Village, cities, most_value, values_from, village_at, villages

VALUES = tuple(data.PALACES)


def tokens_build(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces for a palace, then its values."""
    if not affords(state, state.numbers.build):
        return
    found = {state.board.names[at]: values for at, values in _sites(state, seat)}
    match words:
        case ():
            for name, values in found.items():
                yield space_token(name, note=Say("values", {"value": max(values)}))
        case (name,):
            yield from _value_tokens(state, Build, name, found.get(name, ()))


@derived
def _sites(state: JavaState, seat: Seat) -> tuple[tuple[At, tuple[int, ...]], ...]:
    """Returns the spaces where a seat may build a palace, with its values."""
    found = []
    for village in villages(state):
        values = () if village.palace is not None else values_from(state, village, 0)
        if values and sole_leader(standing(state, village.spaces)) == seat:
            free = (at for at in village.spaces if state.spaces[at].developer is None)
            found += [(at, values) for at in free if duty.spares_palace(state, at)]
    return tuple(sorted(found))


def lacks_build(state: JavaState, seat: Seat) -> Say | None:
    """Says what no village has for a palace: the seat's rank, the size, a free space."""
    led = [village for village in _led(state, seat) if village.palace is None]
    if not led:
        return None
    fitting = [village for village in led if values_from(state, village, 0)]
    if not fitting:
        return Say("village-size")
    free = any(state.spaces[at].developer is None for village in fitting for at in village.spaces)
    return None if free else Say("free")


def lacks_enlarge(state: JavaState, seat: Seat) -> Say | None:
    """Says what no city has for a larger palace: that there is one, the seat's rank, the size, a palace of before."""
    led = [village for village in _led(state, seat) if village.palace is not None]
    if not cities(state):
        return Say("city")
    if not led:
        return None
    if not any(most_value(state, city) for city in led):
        return Say("city-size")
    return None if any(_enlargeable(state, seat)) else Say("other-turn")


def _led(state: JavaState, seat: Seat) -> Iterator[Village]:
    """Yields the villages and cities in which a seat alone ranks highest."""
    return (village for village in villages(state) if sole_leader(standing(state, village.spaces)) == seat)


def menu(state: JavaState, pairs: Iterable[tuple[str, tuple[int, ...]]]) -> tuple[Token, ...] | None:
    """Offers spaces and values together where there are few."""
    found = tuple(
        Token(
            f"{name} {value}",
            ends=True,
            note=Say("palace-laid", {"space": name, "value": value, "score": scoring.palace_points(state, value)}),
        )
        for name, values in pairs
        for value in values
    )
    return found if len(found) <= MOST_CHOICES else None


def menu_build(state: JavaState, seat: Seat) -> tuple[Token, ...] | None:
    return menu(state, ((state.board.names[at], values) for at, values in _sites(state, seat)))


def menu_enlarge(state: JavaState, seat: Seat) -> tuple[Token, ...] | None:
    return menu(state, _enlargeable(state, seat))


def check_build(state: JavaState, seat: Seat, action: Build) -> None:
    """Judges a palace by its village, the rank there, its space and its value."""
    at = state.board.index[action.space]
    village = village_at(state, at)
    if village is None:
        raise IllegalAction("no-village", space=action.space)
    if village.palace is not None:
        palace = state.board.names[village.palace]
        raise IllegalAction("city-has-palace", space=action.space, palace=palace)
    _check_rank(state, seat, village, action.space)
    if (developer := state.spaces[at].developer) is not None:
        raise IllegalAction("developer-there", space=action.space, developer_seat=developer)
    _check_value(state, village, action.value)
    check_points(state, state.numbers.build)
    if not duty.spares_palace(state, at):
        raise duty.refusal(state, state.numbers.build)


def apply_build(state: JavaState, seat: Seat, action: Build, chance: Chance) -> Step[JavaState, Event]:
    score = scoring.palace_points(state, action.value)
    built = PalaceBuilt(seat=seat, space=action.space, value=action.value, score=score)
    return Step(state=_lay(spend(state, state.numbers.build), seat, action.space, action.value), events=(built,))


def tokens_enlarge(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the palaces that may be enlarged, then their values."""
    if not affords(state, state.numbers.enlarge) or not duty.is_spared(state, state.numbers.enlarge):
        return
    found = dict(_enlargeable(state, seat))
    match words:
        case ():
            for name, values in found.items():
                yield space_token(name, note=Say("values", {"value": max(values)}))
        case (name,):
            yield from _value_tokens(state, Enlarge, name, found.get(name, ()))


def _enlargeable(state: JavaState, seat: Seat) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yields the palaces that a seat may enlarge, with their values."""
    changed = turn_of(state).palaces
    for city in cities(state):
        assert city.palace is not None
        name = state.board.names[city.palace]
        values = values_from(state, city, state.spaces[city.palace].palace)
        if values and name not in changed and sole_leader(standing(state, city.spaces)) == seat:
            yield name, values


def check_enlarge(state: JavaState, seat: Seat, action: Enlarge) -> None:
    """Judges a larger palace by what has been done to it in this turn, the rank in its city, and its value."""
    at = state.board.index[action.space]
    shown = state.spaces[at].palace
    city = village_at(state, at)
    if not shown or city is None:
        raise IllegalAction("no-palace", space=action.space)
    if action.space in turn_of(state).palaces:
        raise IllegalAction("palace-changed", space=action.space)
    _check_rank(state, seat, city, action.space)
    if action.value <= shown:
        raise IllegalAction("not-larger", space=action.space, value=action.value, shown=shown)
    _check_value(state, city, action.value)
    check_points(state, state.numbers.enlarge)
    duty.check_spared(state, state.numbers.enlarge)


def apply_enlarge(state: JavaState, seat: Seat, action: Enlarge, chance: Chance) -> Step[JavaState, Event]:
    before = state.spaces[state.board.index[action.space]].palace
    score = scoring.palace_points(state, action.value)
    enlarged = PalaceEnlarged(seat=seat, space=action.space, before=before, value=action.value, score=score)
    return Step(state=_lay(spend(state, state.numbers.enlarge), seat, action.space, action.value), events=(enlarged,))


def _value_tokens(state: JavaState, kind: type[Build | Enlarge], name: str, values: tuple[int, ...]) -> Iterator[Token]:
    for value in values:
        score = Say("score", {"score": scoring.palace_points(state, value)})
        yield Token(str(value), ends=True, note=score, action=kind(space=name, value=value))


def _lay(state: JavaState, seat: Seat, name: str, value: int) -> JavaState:
    """Lays a palace, white number up, and scores it."""
    left = VALUES.index(value)
    state = replace(state, palaces=replaced(state.palaces, left, state.palaces[left] - 1))
    state = with_space(state, state.board.index[name], palace=value, used=False)
    state = with_turn(state, palaces=(*turn_of(state).palaces, name))
    return with_player(
        state, seat, palace_points=state.players[seat].palace_points + scoring.palace_points(state, value)
    )


def _check_rank(state: JavaState, seat: Seat, village: Village, name: str) -> None:
    """Raises `IllegalAction`, by the space that was named, where others rank as high as a seat there, or higher."""
    levels = standing(state, village.spaces)
    if seat not in levels:
        raise IllegalAction("nobody-of-yours-there", space=name)
    if sole_leader(levels) != seat:
        best = leaders(levels)
        others = tuple(other for other in best if other != seat)
        raise IllegalAction(
            "not-highest", seats=others, levels=written(levels[others[0]]), own=written(levels[seat]), tied=seat in best
        )


def _check_value(state: JavaState, village: Village, value: int) -> None:
    size = len(village.spaces)
    if value > size:
        raise IllegalAction("village-too-small", value=value, size=size)
    if not state.palaces[VALUES.index(value)]:
        raise IllegalAction("no-palace-left", value=value)
