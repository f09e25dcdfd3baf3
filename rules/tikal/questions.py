"""What anybody may ask about a position; all of it can be seen on the table, so no answer is private."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rules.core.contract import Question, Say, Seat, Token, Unreadable
from rules.tikal import data, figures, movement, scoring
from rules.tikal.movement import walkable
from rules.tikal.state import TikalState, printed_on
from rules.tikal.temples import TEMPLE, squares_left

Words = tuple[str, ...]


def _why_tokens(state: TikalState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    if not prefix:
        yield from (Token(name, ends=True) for name, space in zip(data.SPACES, state.spaces, strict=True) if space.tile)


def _why(state: TikalState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what a space is, who stands there, and for a temple who holds it and by how much."""
    (name,) = _spaces(words, 1)
    space = state.spaces[data.INDEX[name]]
    if not space.tile:
        return (Say("unexplored", {"space": name}),)
    lines = [Say("space", {"space": name, "terrain": space.terrain})]
    if state.numbers.masks[space.tile]:
        lines.append(Say("treasures", {"treasures": len(space.treasures)}))
    if space.camp is not None:
        lines.append(Say("camp", {"camp_seat": space.camp}))
    for owner in range(len(state.players)):
        workers, leader = space.workers[owner], owner in space.leaders
        if workers or leader:
            counts = figures.strength(state, space, owner)
            lines.append(Say("figures", {"seat": owner, "workers": workers, "leader": leader, "strength": counts}))
    if space.terrain == TEMPLE:
        left = squares_left(state, space.value + 1)
        lines.append(Say("temple", {"value": space.value, "next": space.value + 1, "left": left}))
        lines.append(_holding(state, name))
    return tuple(lines)


def _holding(state: TikalState, name: str) -> Say:
    """Says whom a temple counts for and why."""
    space = state.spaces[data.INDEX[name]]
    if space.guard is not None:
        guard, figure = space.guard, space.guard_figure
        return Say("guarded", {"space": name, "value": space.value, "guard_seat": guard, "figure": figure})
    strengths = {seat: figures.strength(state, space, seat) for seat in range(len(state.players))}
    best = max(strengths.values())
    if not best:
        return Say("nobody", {"space": name, "value": space.value})
    first = tuple(seat for seat, count in strengths.items() if count == best)
    if len(first) > 1:
        return Say("tied", {"space": name, "value": space.value, "seats": first, "strength": best})
    lead = scoring.lead(state, space)
    return Say("held", {"space": name, "value": space.value, "seat": first[0], "strength": best, "lead": lead})


def _temples(state: TikalState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says of every temple whom it counts for, the most valuable first."""
    temples = [name for name, space in zip(data.SPACES, state.spaces, strict=True) if space.terrain == TEMPLE]
    temples.sort(key=lambda name: (-state.spaces[data.INDEX[name]].value, name))
    return tuple(_holding(state, name) for name in temples)


def _cost_tokens(state: TikalState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    explored = [name for name, space in zip(data.SPACES, state.spaces, strict=True) if walkable(space)]
    match prefix:
        case ():
            yield from (Token(name) for name in explored if movement.has_exit(state, name))
        case (start,) if start in explored:
            for target, (cost, _) in sorted(movement.ways_from(state, start).items()):
                yield Token(target, ends=True, note=Say("cost", {"points": cost}))


def _cost(state: TikalState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what a way of one figure costs, border by border; between two spaces the cheapest one.

    The spaces may also be written as in a move: ``a5-b4-c4``, ``a5 to c4``.
    """
    named = tuple(space for word in words for space in word.split("-") if space.lower() not in ("", "to"))
    way = _spaces(named, max(2, len(named)))
    if len(way) > 2:
        for start, target in pairwise(way):
            if not _may_cross(state, start, target):
                return (Say("no-border", {"start": start, "target": target}),)
        return (
            Say("given-way", {"way": "-".join(way), "points": movement.way_cost(state, way)}),
            *_borders(state, way),
        )
    start, target = way
    if start == target:
        return (Say("same-space", {"space": start}),)
    found = movement.cheapest_way(state, start, target)
    if found is None:
        return (Say("no-way", {"start": start, "target": target}),)
    cost, way = found
    return (Say("way", {"way": "-".join(way), "points": cost}), *_borders(state, way))


def _may_cross(state: TikalState, start: str, target: str) -> bool:
    stones = movement.stones_between(state, start, target)
    return bool(stones and sum(stones)) and all(walkable(state.spaces[data.INDEX[name]]) for name in (start, target))


def _borders(state: TikalState, way: Words) -> Iterator[Say]:
    """Says the stones on each border of a way."""
    for start, target in pairwise(way):
        near, far = movement.stones_between(state, start, target) or (0, 0)
        yield Say("border", {"start": start, "target": target, "near": near, "far": far, "points": near + far})


def _forecast(state: TikalState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what each seat would score if its position were scored now."""
    found = [scoring.position(state, owner) for owner in range(len(state.players))]
    return tuple(
        Say(
            "forecast",
            {
                "seat": scored.seat,
                "points": scored.temples + scored.treasures,
                "temples": scored.temples,
                "treasures": scored.treasures,
            },
        )
        for scored in found
    )


def _tiles(state: TikalState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says which tiles are left in the stack, letter by letter; their order nobody knows."""
    lines: list[Say] = []
    for letter in data.LETTERS:
        left = sorted(tile for tile in state.stack if data.TILES[tile].letter == letter)
        if left:
            lines.append(Say("letter", {"letter": letter, "tiles": len(left)}))
        for tile in left:
            terrain, value, masks = printed_on(state, tile)
            lines.append(Say("tile", {"tile": tile, "terrain": terrain, "value": value, "masks": masks}))
    return tuple(lines) or (Say("no-tiles"),)


def _spaces(words: Words, count: int) -> Words:
    """Reads the words of a question, which are so many spaces; raises `Unreadable`."""
    text = " ".join(words)
    found = tuple(word.lower() for word in words)
    for word in found[:count]:
        if word not in data.INDEX:
            raise Unreadable(text, word)
    if len(found) != count:
        raise Unreadable(text, found[count] if len(found) > count else "")
    return found


QUESTIONS = (
    Question(name="why", tokens=_why_tokens, answer=_why),
    Question(name="temples", answer=_temples),
    Question(name="cost", tokens=_cost_tokens, answer=_cost),
    Question(name="forecast", answer=_forecast),
    Question(name="tiles", answer=_tiles),
)
