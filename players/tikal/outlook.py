"""With how many points each seat of Tikal may expect to end: temples, treasures, and figures within reach of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from players.core.roads import Goals, Roads
from rules.core.contract import Seat
from rules.tikal import data, figures, movement, scoring, temples, treasures
from rules.tikal.placement import VOLCANO
from rules.tikal.state import Auction, Choice, ScoringRound, ScoringTurn, TikalState

TREASURE = "treasure"
LONGEST_WAY = 12
"""Ways that cost more action points are not thought of."""
MOST_LEAD = 30
"""A greater lead in strength counts like this one."""
DIGGERS = 2
"""So many figures on a space can dig there in a turn."""


class Land:
    """What follows from the tiles that lie on the board: where temples and treasures are, and the ways between."""

    def __init__(self, state: TikalState, fades: float) -> None:
        exits: dict[int, list[tuple[int, int]]] = {at: [] for at in range(len(state.spaces))}
        for start, target, cost in movement.crossings(state):
            at, to = data.INDEX[start], data.INDEX[target]
            exits[at].append((to, cost))
            exits[to].append((at, cost))
        self.roads = Roads(exits, LONGEST_WAY, fades)
        self.temples = [at for at, space in enumerate(state.spaces) if space.terrain == temples.TEMPLE]
        self.treasures = [at for at, space in enumerate(state.spaces) if space.terrain == TREASURE]


MOST_LANDS = 256
"""For so many positions of tiles what follows from them is kept."""


def scorings_to_come(state: TikalState) -> list[int]:
    """Returns how often each seat will score after the scoring turn that is being played."""
    volcanoes = sum(data.TILES[tile].terrain == VOLCANO for tile in (*state.stack, *state.display))
    round = next((frame for frame in state.frames if isinstance(frame, ScoringRound)), None)
    over = not state.frames or (round is not None and round.final)
    later = 0 if over else volcanoes + 1
    waiting = round.seats if round else ()
    return [later + (seat in waiting) for seat in range(len(state.players))]


def scored_now(state: TikalState, seat: Seat) -> int:
    """Returns what the scoring turn that a seat has would bring if it ended."""
    now = scoring.position(state, seat)
    return now.temples + now.treasures


def ordinary_turns(state: TikalState) -> float:
    """Returns how many ordinary turns each seat will still have."""
    return (len(state.stack) + len(state.display)) / len(state.players)


def tile_worth(state: TikalState, tile: str) -> float:
    return float(state.numbers.values[tile] + state.numbers.masks[tile])


class Outlook:
    """Reckons what seats may expect, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._lands: dict[tuple[tuple[str, int], ...], Land] = {}
        steep = weights["steep majority"]
        self._holds = {lead: 1 / (1 + exp(-steep * lead)) for lead in range(-MOST_LEAD, MOST_LEAD + 1)}
        """How likely a temple is held at a scoring to come, by the lead in strength now."""

    def land_of(self, state: TikalState) -> Land:
        """Returns what follows from the tiles, which is kept, as most positions that are looked at have the same."""
        laid = tuple([(space.tile, space.rotation) for space in state.spaces])
        if laid not in self._lands:
            if len(self._lands) >= MOST_LANDS:
                self._lands.clear()
            self._lands[laid] = Land(state, self.weights["fades"])
        return self._lands[laid]

    def standings(self, state: TikalState) -> list[float]:
        """Returns how many points each seat will have in the end, as far as the position tells."""
        players, to_come = state.players, scorings_to_come(state)
        seats = range(len(players))
        worths = [player.score + self.collected(state, seat, to_come) for seat, player in enumerate(players)]
        if isinstance(state.top, ScoringTurn):
            worths[state.top.seat] += scored_now(state, state.top.seat)
        expected = [self.expectations(times) for times in to_come]
        for at in self.land_of(state).temples:
            space = state.spaces[at]
            if space.guard is not None:
                worths[space.guard] += self.weights["guarded"] * to_come[space.guard] * space.value
                continue
            strengths = [figures.strength(state, space, seat) for seat in seats]
            if any(strengths):
                for seat in seats:
                    worths[seat] += expected[seat] * space.value * self.held(strengths, seat)
        goals, turns = self.goals_of(state), ordinary_turns(state)
        for seat in seats:
            if to_come[seat]:
                worths[seat] += expected[seat] * self.at_hand(state, goals, seat)
                worths[seat] += (turns + to_come[seat]) * self.reach(state, goals, seat)
        self.auctioned(state, worths)
        return worths

    def collected(self, state: TikalState, seat: Seat, to_come: Sequence[int]) -> float:
        """Returns what the treasures of a seat will bring."""
        points = treasures.treasure_points(state, state.players[seat].treasures)
        return self.weights["treasure"] * to_come[seat] * points

    def expectations(self, times: int) -> float:
        """Returns how many scorings to come count for what is on the board now."""
        return self.weights["next scoring"] * min(times, 1) + self.weights["later scoring"] * max(0, times - 1)

    def held(self, strengths: Sequence[int], seat: Seat) -> float:
        """Returns how likely a seat will hold a temple at which seats are so strong."""
        if not strengths[seat]:
            return self.weights["absent"]
        best = max(other for rival, other in enumerate(strengths) if rival != seat)
        return self._holds[max(-MOST_LEAD, min(MOST_LEAD, strengths[seat] - best))]

    def goals_of(self, state: TikalState) -> Goals:
        """Returns what there is to do on the board: temples that are not guarded, and treasures."""
        land, spaces = self.land_of(state), state.spaces
        treasure, temple = self.weights["pull of treasures"], self.weights["pull of a temple"]
        pulls = [(at, treasure * min(DIGGERS, len(spaces[at].treasures))) for at in land.treasures]
        pulls += [(at, temple * (spaces[at].value + 1)) for at in land.temples if spaces[at].guard is None]
        return land.roads.goals(tuple(pulls))

    def at_hand(self, state: TikalState, goals: Goals, seat: Seat) -> float:
        """Returns what figures on the board and guards are good for in each scoring to come."""
        found = self.weights["guard"] * state.players[seat].guards
        for at, space in enumerate(state.spaces):
            count, leader = space.workers[seat], seat in space.leaders
            if count or leader:
                found += goals.drawn(at, min(DIGGERS, count + leader))
                found += self.weights["figure"] * count + self.weights["leader"] * leader
        return found

    def reach(self, state: TikalState, goals: Goals, seat: Seat) -> float:
        """Returns what the camps of a seat are good for in each turn, those that it may still build included."""
        player = state.players[seat]
        own = (data.BASE_CAMP, *(at for at, space in enumerate(state.spaces) if space.camp == seat))
        reached = goals.reach(own) if player.workers else 0.0
        return self.weights["reach"] * reached + self.weights["camp"] * player.camps

    def auctioned(self, state: TikalState, worths: list[float]) -> None:
        """Adds what the turn that is auctioned, or has just been, is worth to who will have it."""
        match state.top:
            case Auction(bids=offers) if max(offers):
                seat = offers.index(max(offers))
                worths[seat] += self.choice_worth(state) - max(offers)
            case Choice(seat=seat):
                worths[seat] += self.choice_worth(state)

    def choice_worth(self, state: TikalState) -> float:
        """Returns what it is worth to move next and to choose the tile."""
        found = [tile_worth(state, tile) for tile in state.display]
        if len(found) < 2:
            return 0.0
        return self.weights["turn"] + self.weights["choice"] * (max(found) - sum(found) / len(found))
