"""Players of Java who build where they can, go where palaces are, take cards, and bid up to a limit in festivals.

Each has a limit for every palace. With orders a seat leaves it once it stands in a city whose festival is to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bench.players import first_accepted, following, state_in
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.standing import Held
from rules.java.prospects import sites
from rules.java.state import JavaState, turn_of
from rules.java.villages import village_at

SEATS = 4
HIGHEST = 3
"""No limit is higher: a festival is worth 5 points at most."""
IN_ORDER = ("enlarge", "build")
"""What is done first, wherever it can be."""
OTHERWISE = ("place", "enter", "move", "take")
"""What the points are spent on, by lot."""


def leaves(seen: Match | None, match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    """Yields a limit for each palace in whose festival the seat would take part, and not yet when it looked last."""
    before = _palaces(state_in(seen, JavaState), seat) if seen is not None else ()
    for palace in _palaces(state_in(match, JavaState), seat):
        if palace not in before:
            yield from _limit(match, seat, seed, palace)


def answer(match: Match, seat: Seat, seed: int) -> str:
    """Returns what the orders would answer in a festival, or what seems good in a turn."""
    state = state_in(match, JavaState)
    if state.top.kind == "festival":
        bid = following(match, seat, _limit(match, seat, seed, state.top.space))
        return bid or match.game.format(match.game.default(state, seat))
    luck = Random(f"turn {seed} {match.entries}")
    offered = _words(match, seat)
    verb = next((verb for verb in IN_ORDER if verb in offered), "")
    possible = [verb for verb in OTHERWISE if verb in offered] if turn_of(state).points else []
    if verb or possible:
        return _line(match, seat, verb or luck.choice(possible), luck)
    return _line(match, seat, "festival", luck) if "festival" in offered else _last(match, seat)


def _last(match: Match, seat: Seat) -> str:
    """Returns how a turn goes on in which nothing is left to be done: with land that must be placed, or its end."""
    return match.game.format(match.game.default(match.state, seat))


def _line(match: Match, seat: Seat, verb: str, luck: Random) -> str:
    """Puts a line together: the best space of some, the greatest value, and cards until the line may end."""
    line: tuple[str, ...] = (verb,)
    while words := _words(match, seat, *line):
        line = (*line, _best(state_in(match, JavaState), words, luck))
        if any(token.ends for token in match.game.tokens(match.state, seat, line[:-1]) if token.text == line[-1]):
            break
    return " ".join(line)


def _best(state: JavaState, words: Sequence[str], luck: Random) -> str:
    """Returns the greatest number, or the space that seems best; else any word."""
    if all(word.isdigit() for word in words):
        return max(words, key=int)
    chosen = [luck.choice(words) for _ in range(12)]
    return max(chosen, key=lambda word: _worth(state, word))


def _worth(state: JavaState, word: str) -> tuple[int, int]:
    """Says how good it is to stand or build on a space: where there is a palace, or a large village, and high up."""
    at = state.board.index.get(word)
    if at is None:
        return (0, 0)
    village = village_at(state, at)
    palace = state.spaces[village.palace].palace if village and village.palace is not None else 0
    return (palace + len(village.spaces) if village else 0, state.spaces[at].level)


def _limit(match: Match, seat: Seat, seed: int, palace: str) -> Iterator[Held]:
    limit = Random(f"limit {seed} {palace} {seat}").randint(0, HIGHEST)
    return first_accepted(match, seat, f"upto {limit} {palace}" if limit else f"pass {palace}")


def _palaces(state: JavaState, seat: Seat) -> tuple[str, ...]:
    """Returns the palaces in whose festival a seat would take part."""
    return tuple(state.board.names[at] for at in sites(state, seat))


def _words(match: Match, seat: Seat, *prefix: str) -> list[str]:
    return [token.text for token in match.game.tokens(match.state, seat, prefix)]
