"""With how many points each seat of Java may expect to end: palaces, water with land round it, developers, cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import TypeAlias

from rules.core.contract import Seat
from rules.core.derived import derived
from rules.java import cards, data, developers, scoring
from rules.java.prospects import prospects
from rules.java.ranks import Levels, groups, sole_leader, standing
from rules.java.state import Festival, JavaState, Turn, space_at
from rules.java.villages import Village, values_from, villages
from rules.java.water import System, systems

Standing: TypeAlias = Mapping[Seat, Levels]
"""The levels of each seat that has developers in a village or city, the highest rank first."""

FAR = 6
"""From so many action points on a way is too far to be thought of."""
MOST_GAPS = 6
"""Water with more gaps round it is not thought of."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """How far the game has come."""

    final: float
    """How much of the final scoring is to be hoped for as cities are now."""
    near_end: float
    """0 at the beginning, 1 when the last tile is laid."""
    turns: float
    """How many turns each seat will still have."""


def is_last(state: JavaState) -> bool:
    """Says whether the turn being played is the last one of its seat."""
    return state.ending or not state.three


@derived
def still_playing(state: JavaState) -> list[bool]:
    """Returns which seats have still something to do: who gives a festival in its last turn only scores after it."""
    gives = state.top.host if isinstance(state.top, Festival) and is_last(state) else None
    return [not player.finished and seat != gives for seat, player in enumerate(state.players)]


class Outlook:
    """Reckons what seats may expect, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.ahead_of = derived(self._ahead_of)

    def _ahead_of(self, state: JavaState) -> Ahead:
        """Returns how far a game has come."""
        tiles_to_come = 0 if state.ending else state.three
        near_end = 1 - tiles_to_come / state.numbers.threes
        turns = tiles_to_come / (self.weights["tiles a turn"] * len(state.players))
        return Ahead(self.weights["final, first"] + self.weights["final, later"] * near_end, near_end, turns)

    def standings(self, state: JavaState, eye: Seat) -> list[float]:
        """Returns how many points each seat will have in the end, as far as the position tells an eye."""
        worths = [float(player.score) for player in state.players]
        if state.over:
            return worths
        playing, coming = still_playing(state), self.ahead_of(state)
        for group in villages(state):
            if len(group.spaces) > 1 or group.palace is not None:
                levels = standing(state, group.spaces)
                self.add_final(state, group, levels, worths, playing)
                self.add_growth(state, group, levels, worths, playing)
        for system in systems(state):
            lead, points = self.water(state, system)
            if lead is not None:
                worths[lead] += points
        for space in state.spaces:
            if space.developer is not None and playing[space.developer]:
                worths[space.developer] += self.developer(space.level, coming.near_end)
        for seat in range(len(worths)):
            worths[seat] += self.tokens(state, seat) + self.small_tiles(state, seat) + self.held_cards(state, seat)
        self.add_festivals(state, worths, playing, eye)
        return worths

    def water(self, state: JavaState, system: System) -> tuple[Seat | None, float]:
        """Returns who alone stands highest on the shore of open water, and what closing it is worth."""
        if not 0 < len(system.gaps) <= MOST_GAPS or not any(still_playing(state)):
            return None, 0.0
        points = (
            self.weights["water"] * scoring.water_points(state, system) * self.weights["gap"] ** (len(system.gaps) - 1)
        )
        return sole_leader(standing(state, system.shore)), points

    def developer(self, level: int, near_end: float) -> float:
        return self.weights["developer"] + self.weights["height"] * level * (1 - near_end)

    def tokens(self, state: JavaState, seat: Seat) -> float:
        return self.weights["token"] * min(state.players[seat].tokens, self.ahead_of(state).turns)

    def small_tiles(self, state: JavaState, seat: Seat) -> float:
        player = state.players[seat]
        return self.weights["small tile"] * min(
            player.two + player.rice + player.village, 2 * self.ahead_of(state).turns
        )

    def held_cards(self, state: JavaState, seat: Seat) -> float:
        """Returns what cards are worth; those that can hardly be played in time a little, as long as any can."""
        hand, turns = len(state.players[seat].hand), self.ahead_of(state).turns
        useful = min(hand, 2 * turns)
        further = self.weights["further card"] * (hand - useful) if turns else 0.0
        return self.weights["card"] * useful + further

    def add_final(
        self, state: JavaState, group: Village, levels: Standing, worths: list[float], playing: list[bool]
    ) -> None:
        """Adds what the final scoring will bring in a city: all of it to who has nothing left to do before."""
        if group.palace is None:
            return
        shown, hoped = state.spaces[group.palace].palace, self.ahead_of(state).final
        for place, seats in enumerate(groups(levels)[:2], 1):
            for seat in seats:
                if not state.players[seat].finished:
                    part = hoped if playing[seat] else 1.0
                    worths[seat] += part * scoring.rank_points(state, shown, place)

    def add_growth(
        self, state: JavaState, group: Village, levels: Standing, worths: list[float], playing: list[bool]
    ) -> None:
        """Adds what a palace to be laid on a village or city will bring, and what it may grow to."""
        final, lead = self.ahead_of(state).final, sole_leader(levels)
        shown = 0 if group.palace is None else state.spaces[group.palace].palace
        value = max(values_from(state, group, shown), default=0)
        if value:
            gain = scoring.palace_points(state, value) + final * scoring.rank_points(state, value, 1)
            gain -= final * scoring.rank_points(state, shown, 1) if shown else 0
            if lead is not None:
                worths[lead] += (
                    playing[lead]
                    * gain
                    * (self.weights["palace to enlarge"] if shown else self.weights["palace to build"])
                )
            elif isinstance(state.top, Turn):
                worths[state.top.seat] += gain * self.open_to(state, group, state.top.seat, tied=bool(levels))
        if lead is not None:
            size = min(len(group.spaces), max(data.PALACES))
            worths[lead] += playing[lead] * (
                self.weights["growing"] * size + self.weights["led alone"] * (len(levels) == 1)
            )

    def open_to(self, state: JavaState, group: Village, seat: Seat, tied: bool) -> float:
        """Returns how likely the seat that has the turn will lead a village that nobody leads alone."""
        if tied:
            return self.weights["tied"]
        costs = [developers.cost_of(state, seat, developers.ABROAD, at) for at in group.spaces]
        near = min((cost for cost in costs if cost is not None), default=FAR)
        return self.weights["open to the next"] * max(0.0, 1 - near / FAR)

    def add_festivals(self, state: JavaState, worths: list[float], playing: list[bool], eye: Seat) -> None:
        """Adds what cards are good for: in the festival that is being given, or in one to come where they fit."""
        if isinstance(state.top, Festival):
            self.add_festival(state, state.top, worths, eye)
            return
        for seat in range(len(worths)):
            sure = [one.value for one in prospects(state, seat) if one.sure]
            if sure and playing[seat]:
                worths[seat] += self.weights["festival"] * scoring.festival_points(state, max(sure))

    def add_festival(self, state: JavaState, festival: Festival, worths: list[float], eye: Seat) -> None:
        """Adds what the festival that is being given will bring, if all play what they can.

        Nothing to who cannot come up to what is known of another's cards.
        """
        seats = range(len(worths))
        totals = [cards.total(festival.laid[seat], state.card) for seat in seats]
        able = [
            totals[seat] + (self.held_total(state, seat, eye) if seat in festival.active else 0.0) for seat in seats
        ]
        sure = [
            totals[seat] + (cards.total(state.players[seat].known, state.card) if seat in festival.active else 0)
            for seat in seats
        ]
        value = space_at(state, festival.space).palace
        for seat in seats:
            least, rival = (max(most for other, most in enumerate(of) if other != seat) for of in (sure, able))
            if able[seat] and able[seat] >= least:
                chance = 1 / (1 + exp(-self.weights["sure of a festival"] * (able[seat] - rival)))
                worths[seat] += chance * scoring.festival_points(state, value)

    def held_total(self, state: JavaState, seat: Seat, eye: Seat) -> float:
        """Returns what the cards of a hand will be worth by what an eye knows of them."""
        player = state.players[seat]
        if seat == eye:
            return cards.total(player.hand, state.card)
        return cards.total(player.known, state.card) + self.weights["unknown card"] * (
            len(player.hand) - len(player.known)
        )
