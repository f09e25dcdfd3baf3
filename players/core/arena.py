"""The arena: mirrored games between players, and what they show.

A set is as many games as there are seats, with the same luck: in each the challenger has another seat, and all others
play like each other. So neither a seat nor a good draw decides who is better.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any, TypeAlias

from players.core import measures, player
from players.core.levels import LEVELS
from rules.core import match as matches
from rules.core.contract import AnyGame, Seat
from rules.core.match import Match

Player: TypeAlias = Callable[[AnyGame, Any, Seat], tuple[str, ...]]
"""Takes a game, a position and a seat that is asked; returns the notations with which the seat goes on."""

PLAYERS: Mapping[str, Player] = {
    **{name: partial(player.answer, level=name) for name in LEVELS},
    "greedy": measures.greedy,
    "beam": measures.beam,
}
"""Who can play in the arena: the levels, and those that look at points alone."""

SURE = 20.0
"""How much likelier a result must be otherwise than by a claim's being false: one in twenty claims may be wrong."""
PARTS = 100
"""In how many parts what somebody might win is looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A game of the arena."""

    match: Match
    challenger: Seat
    seconds: tuple[tuple[float, ...], ...]
    """For each seat how long each of its answers took."""

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(score.points for score in self.match.public_scores)

    @property
    def won(self) -> float:
        """What the challenger has won: 1 alone, a part of it with others, 0 behind them."""
        placed = [score.place for score in self.match.public_scores]
        return 1 / placed.count(1) if placed[self.challenger] == 1 else 0.0


def play(
    game: AnyGame, seats: int, pair: tuple[Player, Player], secret: str, challenger: Seat, clock: Callable[[], float]
) -> Played:
    """Plays a game between a challenger, the first of the pair, and others; the clock tells processor seconds."""
    match = matches.start(game, seats, game.meta.read_options({}), hashlib.sha256(secret.encode()).hexdigest()).match
    seconds: list[list[float]] = [[] for _ in range(seats)]
    while not match.over:
        seat = match.awaited[0]
        began = clock()
        answer = pair[seat != challenger](game, match.state, seat)
        seconds[seat].append(clock() - began)
        for notation in answer:
            match = matches.play_text(match, seat, notation).match
    return Played(match=match, challenger=challenger, seconds=tuple(map(tuple, seconds)))


def series(
    game: AnyGame, seats: int, pair: tuple[Player, Player], luck: str, most: int, clock: Callable[[], float]
) -> Iterator[Played]:
    """Yields so many games, set after set, each set with luck of its own."""
    for number in range(most):
        yield play(game, seats, pair, f"{luck} {number // seats}", number % seats, clock)


def goal(seats: int) -> float:
    """Returns what part of the games somebody who is better by a level wins: twice as much as an equal of three."""
    return 0.7 if seats == 2 else 2 / seats


def shown(won: list[float], least: float) -> str:
    """Says what the sets played so far show of a claim to win at least such a part: ``more``, ``less`` or nothing.

    May be asked after every set: how likely the result is if the challenger wins any greater part is compared with
    how likely it can be at all if it does not. If the claim is false, that quotient ever gets to 20 in at most one
    series of twenty (Ville's inequality).
    """
    if _quotient(won, least) >= SURE:
        return "more"
    return "less" if _quotient([1 - part for part in won], 1 - least) >= SURE else ""


def verdict(rows: Sequence[Played], least: float) -> str:
    """Says what games played so far show of a claim, as `shown` does; nothing in the middle of a set."""
    seats = len(rows[0].points)
    if len(rows) % seats:
        return ""
    return shown([sum(row.won for row in rows[at : at + seats]) / seats for at in range(0, len(rows), seats)], least)


def _quotient(won: list[float], least: float) -> float:
    """Returns how much likelier a result is for some greater part, all as likely, than for the least one.

    A set of which a part is won counts as a set won and one lost, each for its part: on average no more than one, too.
    """
    parts = (least + (1 - least) * (number + 0.5) / PARTS for number in range(PARTS))
    return sum(prod(one * part / least + (1 - one) * (1 - part) / (1 - least) for one in won) for part in parts) / PARTS
