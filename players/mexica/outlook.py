"""With how many points each seat may expect to end: majorities in all scorings, districts to be founded, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp
from typing import NamedTuple

from players.core.appraisal import ahead
from players.mexica.areas import Area, Areas, beside, ground, land
from rules.core.contract import Seat
from rules.core.derived import derived
from rules.mexica import halves, ranking, scoring
from rules.mexica.board import buildings_at, calpulli_squares, figures_at
from rules.mexica.calpulli import open_ground
from rules.mexica.data import HIGHEST, LARGEST, Places
from rules.mexica.districts import District, district_at, districts
from rules.mexica.masks import BIT, mask_of
from rules.mexica.state import MexicaState, Round, Turn

FEW = 4
"""So many tokens make a turn long enough for most things; further ones are put by for nothing."""
USUAL = 3
"""What is usually built in a turn where a figure stands."""
LATER = 1.5
"""In the second half so much more can be built than in this one."""


@derived
def to_come(state: MexicaState) -> float:
    """Returns how much of the half is still to be played, from 1 at its beginning to 0 in its last round."""
    if halves.is_last_round(state) or stalls(state):
        return 0.0
    least = min(worth_of(player.buildings) for player in state.players)
    return min(1.0, 0.15 + 0.85 * max(least / worth_of(_set_of(state)), len(state.display) / state.numbers.drawn))


def stalls(state: MexicaState) -> bool:
    """Says whether the half ends with this round unless somebody makes progress in it."""
    return not state.progress and halves.is_stalled(replace(state, idle=state.idle + 1))


def worth_of(stock: Sequence[int]) -> int:
    """Returns the values of all buildings in a stock together."""
    return sum(value * count for value, count in enumerate(stock, start=1))


@derived
def staying(state: MexicaState) -> float:
    """Returns how surely land that is not founded yet stays as it is until the second scoring, where it counts, too."""
    if state.half == scoring.FIRST_HALF:
        return 0.0
    if not to_come(state):
        return 1.0
    return max(0.0, 1 - sum(state.display) / max(1, ground(state).bit_count())) ** 2


def _last_size(state: MexicaState, size: int) -> int:
    """Returns how large an area will be that is not founded: of a large one there will be less."""
    return size if size <= LARGEST else LARGEST + round((size - LARGEST) * staying(state))


class Building(NamedTuple):
    """What seats may still build: how much in one district at most, and what part of all that they have in a half."""

    most: Sequence[int]
    part: Sequence[float]


def shares(values: Places, totals: Sequence[int], left: Building, weights: Mapping[str, float]) -> list[float]:
    """Returns what each seat may expect of a district in which it has built so much.

    The more two can still build, the less a lead counts that can still be lost. Who has not built there may still come.
    """
    scale = [*values, 0, 0]
    found = []
    for seat, own in enumerate(totals):
        if not own:
            found.append(0.0)
            continue
        rank = 0.0
        for other, total in enumerate(totals):
            if other == seat or total + left.most[other] <= own:
                continue
            above = 1.0
            if own + left.most[seat] >= total:
                doubt = weights["doubt now"] + weights["doubt to come"] * (left.part[seat] + left.part[other]) / 2
                above = 1 / (1 + exp((own - total + 0.5) / doubt))
            rank += above if total else above * weights["absent"] * left.part[other]
        place = int(rank)
        found.append(scale[place] + (rank - place) * (scale[place + 1] - scale[place]))
    return found


@derived
def totals_of(state: MexicaState, district: District) -> tuple[int, ...]:
    """Returns what each seat has built in a district, and last what is neutral there."""
    built = ranking.totals(state, district)
    return (*(built[seat] for seat in range(len(state.players))), built[None])


def left_now(state: MexicaState, room: int) -> Building:
    """Returns what seats, and last nobody, may still build in this half, with so many squares free in a district."""
    most, whole = [0] * (len(state.players) + 1), worth_of(_set_of(state))
    part = [0.0] * len(most)
    for seat in range(len(state.players)) if to_come(state) else waiting(state):
        stock = state.players[seat].buildings
        values = [value for value, count in enumerate(stock, start=1) for _ in range(count)]
        most[seat] = sum(values[-room:]) if room else 0
        part[seat] = min(1.0, sum(values) / whole)
    return Building(most, part)


def left_later(state: MexicaState, room: int) -> Building:
    """Returns what seats, and last nobody, will be able to build until the second scoring."""
    seats = len(state.players)
    return Building((*[HIGHEST * room] * seats, 0), (*[LATER] * seats, 0.0))


def waiting(state: MexicaState) -> set[Seat]:
    """Returns the seats that still have something of their turn in this round."""
    return {seat for frame in state.frames for seat in (frame.seats if isinstance(frame, Round) else (frame.seat,))}


def _set_of(state: MexicaState) -> Sequence[int]:
    """Returns the buildings that everybody gets for this half."""
    return state.numbers.first_set if state.half == scoring.FIRST_HALF else state.numbers.second_set


def is_last(state: MexicaState) -> bool:
    """Says whether the last round of the game is played."""
    return state.half > scoring.FIRST_HALF and not to_come(state)


@derived
def _nearness(state: MexicaState, seat: Seat) -> list[int]:
    """Returns which squares a figure reaches in no step, in one and so on, as bits."""
    taken = (*buildings_at(state), *calpulli_squares(state), *figures_at(state))
    vacant, reached = land(state) & ~mask_of(taken), BIT[state.players[seat].figure]
    found = [reached]
    for _ in range(state.numbers.jump):
        reached |= beside(reached) & vacant
        found.append(reached)
    return found


class Outlook:
    """Reckons what seats may expect, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.areas = Areas(weights)
        self.plans = derived(self._plans)
        self.prospects = derived(self._prospects)

    def expected(self, state: MexicaState, district: District, totals: Sequence[int], used: int = 0) -> list[float]:
        """Returns what each seat may expect of a district in all scorings that are to come.

        So much is built there by each seat then, on so many squares more than now.
        """
        size, founded = district.size, district.calpulli is not None
        kept = 1.0 if founded else self._kept(state, size)
        values = ranking.values(state, size if founded else _last_size(state, size))
        room = max(0, len(open_ground(state, district)) - used)
        now = shares(values, totals, left_now(state, room), self.weights)
        if state.half > scoring.FIRST_HALF:
            return [kept * points for points in now]
        later = shares(values, totals, left_later(state, room), self.weights)
        counts = 1.0 if founded or size in state.display else 0.0
        return [
            kept * (counts * one + self.weights["later scoring"] * two) for one, two in zip(now, later, strict=True)
        ]

    def _kept(self, state: MexicaState, size: int) -> float:
        """Returns how much of what an area that is not founded would bring is to be hoped for."""
        fits = "open area" if size in state.display or size in state.later else ""
        kept = self.weights[fits or ("small area" if size <= LARGEST else "large area")]
        return kept + (1 - kept) * staying(state)

    def _prospects(self, state: MexicaState) -> tuple[float, ...]:
        """Returns with how many points each seat may expect to end."""
        if not state.frames:
            return tuple(float(player.score) for player in state.players)
        seats = len(state.players)
        found = [float(player.score) for player in state.players]
        for district in districts(state):
            totals = totals_of(state, district)
            if any(totals):
                promised = self.expected(state, district, totals)
                for seat in range(seats):
                    found[seat] += promised[seat]
        for seat in range(seats):
            found[seat] += self.on_start(state, seat) + self.put_by(state, seat)
            if not is_last(state):
                found[seat] -= self.weights["stock"] * worth_of(state.players[seat].buildings)
                found[seat] += self.weights["standing"] * self.standing(state, seat) + self.planned(state, seat)
        return tuple(found)

    def on_start(self, state: MexicaState, seat: Seat) -> float:
        """Returns what standing on a start square is worth, the more the nearer the scoring is."""
        points = scoring.on_start_squares(state).count(seat) * scoring.start_points(state)
        if not to_come(state) and seat not in waiting(state):
            return float(points)
        return points * (1 - to_come(state)) * self.weights["start square"]

    def put_by(self, state: MexicaState, seat: Seat) -> float:
        """Returns what the tokens of a seat are worth."""
        tokens = state.players[seat].tokens
        if is_last(state):
            return self.weights["last token"] * tokens
        few = min(tokens, FEW)
        return self.weights["token"] * few + self.weights["further token"] * (tokens - few)

    def planned(self, state: MexicaState, seat: Seat) -> float:
        """Returns what the best area that could be founded is worth to a seat."""
        return self.plans(state)[seat]

    def standing(self, state: MexicaState, seat: Seat) -> float:
        """Returns what a seat can gain by building where its figure stands."""
        district = district_at(state).get(state.players[seat].figure)
        able = min(USUAL, worth_of(state.players[seat].buildings))
        if not district or not able or not open_ground(state, district):
            return 0.0
        totals = totals_of(state, district)
        more = [total + able * (other == seat) for other, total in enumerate(totals)]
        now, then = (self.expected(state, district, some, used)[seat] for used, some in enumerate((totals, more)))
        return then - now

    def _plans(self, state: MexicaState) -> list[float]:
        """Returns what the best areas are worth to the seats: who has the turn takes one first, the others another."""
        found = [0.0] * len(state.players)
        if not isinstance(state.top, Turn) or not state.display:
            return found
        areas, coming = self.areas.promising(state), state.top.seat
        best, taken = self._plan(state, coming, state.top.points, areas)
        found[coming] = self.weights["next plan"] * best
        areas = tuple(area for area in areas if not area.land & taken)
        for seat in range(len(found)):
            if seat != coming:
                found[seat] = self.weights["plan"] * self._plan(state, seat, state.numbers.points, areas)[0]
        return found

    def _plan(self, state: MexicaState, seat: Seat, points: int, areas: Sequence[Area]) -> tuple[float, int]:
        """Returns what the best area brings that a figure could found, less the points that it still costs.

        With it goes the land of that area, as bits, if points and tokens are enough for it; else it is far off.
        """
        near, hand = _nearness(state, seat), points + state.players[seat].tokens
        best, taken = 0.0, 0
        for area in areas:
            if area.promise <= best:
                break
            way = next((far for far, reached in enumerate(near) if reached & area.land), state.numbers.jump)
            gain = area.promise - self.weights["action point"] * way
            at_once = way + (len(area.border) + 1) // 2 <= hand
            if not at_once:
                gain *= self.weights["far plan"]
            if gain > best:
                best, taken = gain, area.land if at_once else 0
        return best, taken

    def lead(self, found: Sequence[float], seat: Seat) -> float:
        """Returns by how much a seat is ahead: of the best other one, and of all others."""
        return ahead(found, seat, self.weights["best other"])
