"""With how many points each seat may expect to end: majorities in all scorings, districts to be founded, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp

from players.core.appraisal import ahead
from players.mexica.areas import Areas, beside, land
from rules.core.contract import Seat
from rules.core.derived import derived
from rules.mexica import halves, ranking, scoring
from rules.mexica.board import buildings_at, calpulli_squares, figures_at
from rules.mexica.calpulli import open_ground
from rules.mexica.data import LARGEST, Places
from rules.mexica.districts import District, district_at, districts
from rules.mexica.masks import BIT, mask_of
from rules.mexica.state import MexicaState, Turn

FEW = 4
"""So many tokens make a turn long enough for most things; further ones are put by for nothing."""
USUAL = 3
"""What is usually built in a turn where a figure stands."""


@derived
def to_come(state: MexicaState) -> float:
    """Returns how much of the half is still to be played, from 1 at its beginning to 0 in its last round."""
    if halves.is_last_round(state) or stalls(state):
        return 0.0
    least = min(worth_of(player.buildings) for player in state.players)
    whole = worth_of(state.numbers.first_set if state.half == scoring.FIRST_HALF else state.numbers.second_set)
    return min(1.0, 0.15 + 0.85 * max(least / whole, len(state.display) / state.numbers.drawn))


def stalls(state: MexicaState) -> bool:
    """Says whether the half ends with this round unless somebody makes progress in it."""
    return not state.progress and halves.is_stalled(replace(state, idle=state.idle + 1))


def worth_of(stock: Sequence[int]) -> int:
    """Returns the values of all buildings in a stock together."""
    return sum(value * count for value, count in enumerate(stock, start=1))


def shares(values: Places, totals: Sequence[int], doubt: float, absent: float) -> list[float]:
    """Returns what each seat may expect of a district in which it has built so much.

    The more is in doubt, the less a lead counts. Who has not built there may still come.
    """
    scale = [*values, 0, 0]
    found = []
    for seat, own in enumerate(totals):
        if not own:
            found.append(0.0)
            continue
        rank = 0.0
        for other, total in enumerate(totals):
            if other != seat:
                above = 1 / (1 + exp((own - total + 0.5) / doubt))
                rank += above if total else above * absent
        place = int(rank)
        found.append(scale[place] + (rank - place) * (scale[place + 1] - scale[place]))
    return found


@derived
def totals_of(state: MexicaState, district: District) -> tuple[int, ...]:
    """Returns what each seat has built in a district, and last what is neutral there."""
    built = ranking.totals(state, district)
    return (*(built[seat] for seat in range(len(state.players))), built[None])


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
        self.prospects = derived(self._prospects)

    def expected(self, state: MexicaState, size: int, founded: bool, totals: Sequence[int]) -> list[float]:
        """Returns what each seat may expect of a district in all scorings that are to come."""
        rest = to_come(state)
        kept = 1.0 if founded else self._kept(state, size)
        values = ranking.values(state, size if state.half > scoring.FIRST_HALF and not rest else min(size, LARGEST))
        doubt = self.weights["doubt now"] + self.weights["doubt to come"] * rest
        now = shares(values, totals, doubt, self.weights["absent"] * rest)
        if state.half > scoring.FIRST_HALF:
            return [kept * points for points in now]
        later = shares(
            values, totals, self.weights["doubt now"] + 1.5 * self.weights["doubt to come"], self.weights["absent"]
        )
        counts = 1.0 if founded or size in state.display else 0.0
        return [
            kept * (counts * one + self.weights["later scoring"] * two) for one, two in zip(now, later, strict=True)
        ]

    def _kept(self, state: MexicaState, size: int) -> float:
        """Returns how much of what an area that is not founded would bring is to be hoped for."""
        if state.half > scoring.FIRST_HALF and not to_come(state):
            return 1.0
        if size in state.display or size in state.later:
            return self.weights["open area"]
        return self.weights["small area"] if size <= LARGEST else self.weights["large area"]

    def _prospects(self, state: MexicaState) -> tuple[float, ...]:
        """Returns with how many points each seat may expect to end."""
        if not state.frames:
            return tuple(float(player.score) for player in state.players)
        seats = len(state.players)
        found = [float(player.score) for player in state.players]
        for district in districts(state):
            totals = totals_of(state, district)
            if any(totals):
                promised = self.expected(state, district.size, district.calpulli is not None, totals)
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
        there = scoring.on_start_squares(state).count(seat)
        return there * scoring.start_points(state) * (1 - to_come(state)) * self.weights["start square"]

    def put_by(self, state: MexicaState, seat: Seat) -> float:
        """Returns what the tokens of a seat are worth."""
        tokens = state.players[seat].tokens
        if is_last(state):
            return self.weights["last token"] * tokens
        few = min(tokens, FEW)
        return self.weights["token"] * few + self.weights["further token"] * (tokens - few)

    def planned(self, state: MexicaState, seat: Seat) -> float:
        """Returns what the best area that could be founded is worth to a seat."""
        coming = isinstance(state.top, Turn) and state.top.seat == seat
        return self.weights["next plan" if coming else "plan"] * self.plan(state, seat)

    def standing(self, state: MexicaState, seat: Seat) -> float:
        """Returns what a seat can gain by building where its figure stands."""
        district = district_at(state).get(state.players[seat].figure)
        able = min(USUAL, worth_of(state.players[seat].buildings))
        if not district or not able or not open_ground(state, district):
            return 0.0
        founded, totals = district.calpulli is not None, totals_of(state, district)
        more = [total + able * (other == seat) for other, total in enumerate(totals)]
        now, then = (self.expected(state, district.size, founded, some)[seat] for some in (totals, more))
        return then - now

    def plan(self, state: MexicaState, seat: Seat) -> float:
        """Returns what the best area brings that a figure could found, less the points that it still costs."""
        if not isinstance(state.top, Turn) or not state.display:
            return 0.0
        near, best = _nearness(state, seat), 0.0
        for area in self.areas.promising(state):
            if area.promise <= best:
                break
            way = next((far for far, reached in enumerate(near) if reached & area.land), state.numbers.jump)
            best = max(best, area.promise - self.weights["action point"] * way)
        return best

    def lead(self, found: Sequence[float], seat: Seat) -> float:
        """Returns by how much a seat is ahead: of the best other one, and of all others."""
        return ahead(found, seat, self.weights["best other"])
