"""A look back at a finished game: how good the turns were, and which of them decided it.

A turn is what a seat played from one barrier to the next, judged by what it could know then: what was played, the best
line that a search finds and the harmless answer are valued in the same deals of what it could not know, with the same
luck. All turns are looked at briefly, the worst of them once more and longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from players.core import beam, playing_on
from players.core.appraisal import AnyAppraisal
from players.core.levels import Level
from players.core.library import appraisal as appraisal_of
from players.core.lines import Line, asked, longer
from players.core.luck import Luck
from players.core.player import QUICK_SHARE, consider
from players.core.seen import Seen, see
from rules.core import history
from rules.core.contract import AnyGame, Seat, Tagged
from rules.core.log import MARK, Entry, Header
from rules.core.orders import OWN

AGAIN = 12
"""So many turns are looked at once more."""
NAMED = 3
"""So many turns are named at most."""
LEAST = 3.0
"""Points more that a better line must have promised for a turn to be named: less may be the luck of the search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How closely a turn is looked at."""

    level: Level
    """What the search spends."""
    compared: int
    """So many of the lines that it finds are compared with what was played."""


BRIEFLY = Look(level=Level(name="briefly", share=0.06, deals=1), compared=2)
LONGER = Look(level=Level(name="longer", share=1.0, deals=6), compared=4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What a seat played in a row, until others were asked, or it learnt something, or was asked something else."""

    seat: Seat
    first: int
    """The place of its first entry among those in force."""
    run: int
    """Turns that follow one another without anybody's in between have the same number."""
    state: Any
    """The position before it."""
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Valued:
    """By how many points a seat would be ahead, as it looked before a turn."""

    played: float
    best: float
    """With the best line that was found; that may be the one that was played."""
    harmless: float
    better: tuple[str, ...]
    """The best line, up to where the seat learns something by it; empty where it was played."""

    @property
    def lost(self) -> float:
        return self.best - self.played


@dataclass(frozen=True, slots=True, kw_only=True)
class Decisive:
    """A turn that decided a game."""

    seat: Seat
    first: int
    """The place of its first entry among those in force."""
    last: int
    better: tuple[str, ...]
    """The better line, up to where the seat would have learnt something by it."""
    lost: float
    """How many points it promised more than what was played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """What a look back has found."""

    shares: tuple[float | None, ...]
    """For each seat the part of what the best lines promised beyond harmless answers that its own turns promised, too;
    None where nothing was to be had."""
    decisive: tuple[Decisive, ...]
    """The turns that decided the game, in their order."""


def turns(header: Header, entries: Sequence[Entry]) -> tuple[Turn, ...]:
    """Returns the turns of entries in force that were played by seats for themselves, in their order.

    Raises `ReplayError` where an entry does not fit.
    """
    return tuple(_turns(header, entries))


def _turns(header: Header, entries: Sequence[Entry]) -> Iterator[Turn]:
    state: Any = None
    begun, run, before = 0, 0, None
    for at, (entry, moved) in enumerate(history.retrace(header, entries)):
        if not entry.barrier:
            continue
        played = entries[begun : at + 1]
        if all(one.by in OWN and not one.action.startswith(MARK) for one in played):
            run += entry.seat != before
            yield Turn(seat=entry.seat, first=begun, run=run, state=state, actions=tuple(one.action for one in played))
        state, begun, before = moved.match.state, at + 1, entry.seat


def value(game: AnyGame, state: Any, seat: Seat, actions: Iterable[str], look: Look) -> Valued:
    """Values what a seat played in a position, the best line that a search finds, and the harmless answer.

    Nothing that the seat could not know has a part in it.
    """
    appraisal = appraisal_of(game.meta.id)
    level = look.level
    seen = see(game, state, seat, level.deals)
    played, harmless = _read(seen, actions), _harmless(appraisal, seen)
    found = [line.sure for line in consider(appraisal, seen, level)[: look.compared]]
    nodes = max(1, round(appraisal.nodes * level.share * QUICK_SHARE))
    worths = {line: _worth(appraisal, seen, line, nodes) for line in dict.fromkeys((played, harmless, *found))}
    best = max(worths, key=lambda line: worths[line])
    return Valued(
        played=worths[played],
        best=worths[best],
        harmless=worths[harmless],
        better=() if best == played else tuple(map(game.format, best)),
    )


def _read(seen: Seen[Any], actions: Iterable[str]) -> tuple[Tagged, ...]:
    line = Line(state=seen.deals[0])
    luck = seen.luck("played")
    for action in actions:
        line = longer(seen.game, line, seen.seat, seen.game.parse(action, line.state, seen.seat), luck)
    return line.actions


def _harmless(appraisal: AnyAppraisal, seen: Seen[Any]) -> tuple[Tagged, ...]:
    """Returns the harmless answers to what a seat is asked, up to where it learns something by them."""
    line = Line(state=seen.deals[0])
    luck, about = seen.luck("harmless"), asked(seen.game, line.state, seen.seat)
    while line.planned is None and asked(seen.game, line.state, seen.seat) == about:
        line = longer(seen.game, line, seen.seat, seen.game.default(line.state, seen.seat), luck)
        if len(line.actions) == beam.MOST_DEFAULTS:
            break
    return line.actions


def _worth(appraisal: AnyAppraisal, seen: Seen[Any], line: Sequence[Tagged], nodes: int) -> float:
    """Returns what a line is worth in all the deals, in each with the same luck for every line.

    Where the seat is still asked after it, it goes on with a quick search; where games are played on quickly, this one
    is.
    """
    return fmean(
        _worth_in(appraisal, seen, line, deal, nodes, seen.luck(f"value {number}"))
        for number, deal in enumerate(seen.deals)
    )


def _worth_in(
    appraisal: AnyAppraisal, seen: Seen[Any], line: Sequence[Tagged], deal: Any, nodes: int, luck: Luck
) -> float:
    game, seat, horizon, state = seen.game, seen.seat, appraisal.horizon(deal), deal
    for action in line:
        state = game.apply(state, seat, action, luck).state
    if horizon is not None:
        end, _ = playing_on.play_on(appraisal, state, horizon, luck)
        return appraisal.foreseen(end, seat)
    goes_on = asked(game, state, seat) is not None
    found = beam.best_lines(appraisal, state, seat, nodes, luck) if goes_on else []
    return found[0].worth if found else appraisal.worth(state, seat)


def again(valued: Mapping[int, Valued]) -> tuple[int, ...]:
    """Returns the numbers of the turns that are to be looked at once more: those by which most was lost."""
    worst = sorted(valued, key=lambda number: (-valued[number].lost, number))
    return tuple(number for number in worst[:AGAIN] if valued[number].lost > 0)


def conclude(
    seats: int, played: Sequence[Turn], valued: Mapping[int, Valued], closer: Mapping[int, Valued]
) -> Analysis:
    """Puts together what was found of the turns, by their numbers: briefly of all, and longer of the worst."""
    known = {**valued, **closer}
    worst = sorted(closer, key=lambda number: (-closer[number].lost, number))
    named = list[int]()
    for number in worst:
        apart = all(played[number].run != played[other].run for other in named)
        if apart and len(named) < NAMED and closer[number].lost >= LEAST:
            named.append(number)
    return Analysis(
        shares=tuple(_share(known[number] for number in known if played[number].seat == seat) for seat in range(seats)),
        decisive=tuple(_decisive(played[number], closer[number]) for number in sorted(named)),
    )


def _share(valued: Iterable[Valued]) -> float | None:
    floors = [(one, min(one.played, one.harmless)) for one in valued]
    possible = sum(one.best - floor for one, floor in floors)
    return sum(one.played - floor for one, floor in floors) / possible if possible > 0 else None


def _decisive(turn: Turn, valued: Valued) -> Decisive:
    return Decisive(
        seat=turn.seat,
        first=turn.first,
        last=turn.first + len(turn.actions) - 1,
        better=valued.better,
        lost=valued.lost,
    )
