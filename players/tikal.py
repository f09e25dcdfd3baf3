"""What positions of Tikal are worth: temples that will be held, treasures, figures within reach of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import exp

from players.core.appraisal import Appraisal, ahead
from players.core.roads import Goals, Roads
from players.core.weights import weights
from rules.core import notation
from rules.core.contract import Seat, Tagged
from rules.tikal import camps, data, deployment, figures, guards, movement, scoring, temples, treasures
from rules.tikal.actions import BuildCamp, Deploy, EndTurn, Exchange, Move, PlaceGuard, Recover, Transfer, Uncover
from rules.tikal.placement import VOLCANO
from rules.tikal.state import Auction, Choice, ScoringRound, ScoringTurn, Space, TikalState, Turn, turn_of

W = weights("tikal")

TREASURE = "treasure"
LONGEST_WAY = 12
"""Ways that cost more action points are not thought of."""
HOLDS = {lead: 1 / (1 + exp(-W["steep majority"] * lead)) for lead in range(-30, 31)}
"""How likely a temple is held at a scoring to come, by the lead in strength now."""
DIGGERS = 2
"""So many figures on a space can dig there in a turn."""
LEAST_GUARDED = 4
"""Temples of a lower value are not guarded."""
LASTING_GAIN = 3
"""An exchange before a scoring round must bring so much more, as the other seat may take back what it gave."""
IDLE = 1
"""With so many action points left a turn may be ended although something could still be done."""


class Land:
    """What follows from the tiles that lie on the board: where temples and treasures are, and the ways between."""

    def __init__(self, state: TikalState) -> None:
        exits: dict[int, list[tuple[int, int]]] = {at: [] for at in range(len(state.spaces))}
        for start, target, cost in movement.crossings(state):
            at, to = data.INDEX[start], data.INDEX[target]
            exits[at].append((to, cost))
            exits[to].append((at, cost))
        self.roads = Roads(exits, LONGEST_WAY, W["fades"])
        self.temples = [at for at, space in enumerate(state.spaces) if space.terrain == temples.TEMPLE]
        self.treasures = [at for at, space in enumerate(state.spaces) if space.terrain == TREASURE]


_LANDS: dict[tuple[tuple[str, int], ...], Land] = {}
MOST_LANDS = 256


def land_of(state: TikalState) -> Land:
    """Returns what follows from the tiles, which is kept, as most positions that are looked at have the same."""
    laid = tuple([(space.tile, space.rotation) for space in state.spaces])
    if laid not in _LANDS:
        if len(_LANDS) >= MOST_LANDS:
            _LANDS.clear()
        _LANDS[laid] = Land(state)
    return _LANDS[laid]


def scorings_to_come(state: TikalState) -> list[int]:
    """Returns how often each seat will score after the scoring turn that is being played."""
    volcanoes = sum(data.TILES[tile].terrain == VOLCANO for tile in (*state.stack, *state.display))
    round = next((frame for frame in state.frames if isinstance(frame, ScoringRound)), None)
    over = not state.frames or (round is not None and round.final)
    later = 0 if over else volcanoes + 1
    waiting = round.seats if round else ()
    return [later + (seat in waiting) for seat in range(len(state.players))]


class TikalAppraisal(Appraisal[TikalState]):
    """Looks at what each seat holds, and at what its figures can come to."""

    nodes = 3000

    def worth(self, state: TikalState, seat: Seat) -> float:
        return ahead(standings(state), seat, W["best other"])

    def left(self, state: TikalState) -> int:
        match state.top:
            case Choice():
                return state.numbers.points + 2
            case Turn(tile=tile, points=points):
                return points + bool(tile)
            case ScoringTurn(points=points):
                return points
            case _:
                return 0

    def actions(self, state: TikalState, seat: Seat) -> Iterable[Tagged]:
        match state.top:
            case Auction():
                return bids(self, state, seat)
            case Choice() | Turn(tile=str(_)) if not acting(state):
                return notation.actions(self.game, state, seat)
            case _:
                return self.acts(state, seat)

    def acts(self, state: TikalState, seat: Seat) -> Iterator[Tagged]:
        """Yields what is worth a look once the tile lies."""
        points = turn_of(state).points
        for token in temples.tokens(state, seat, ()):
            yield Uncover(space=token.text)
        for token in treasures.tokens(state, seat, ()):
            yield Recover(space=token.text)
        yield from moves(state, seat, points)
        yield from deployments(state, seat, points)
        for token in camps.tokens(state, seat, ()):
            yield BuildCamp(space=token.text)
        for token in guards.tokens(state, seat, ()):
            space = state.spaces[data.INDEX[token.text]]
            if space.value >= LEAST_GUARDED:
                yield PlaceGuard(space=token.text, figure=data.WORKER if space.workers[seat] else data.LEADER)
        if points >= state.numbers.exchange:
            yield from self.exchanges(state, seat)
        if points <= IDLE or not (state.players[seat].workers or state.players[seat].leader):
            yield EndTurn()

    def exchanges(self, state: TikalState, seat: Seat) -> Iterator[Tagged]:
        """Yields the exchanges by which a seat gains more than the other one, enough of it while it may be undone."""
        least = 1 if isinstance(state.top, ScoringTurn) else LASTING_GAIN
        if not state.players[seat].treasures:
            return
        for action in notation.actions(self.game, state, seat, ("exchange",)):
            assert isinstance(action, Exchange)
            own, other = state.players[seat].treasures, state.players[action.opponent].treasures
            gained = gain(state, own, action.given, action.taken)
            if gained >= least and gained > gain(state, other, action.taken, action.given):
                yield action


def gain(state: TikalState, owned: tuple[str, ...], less: tuple[str, ...], more: tuple[str, ...]) -> int:
    """Returns by how much more a collection scores when some treasures go and some come."""
    after = Counter(owned) - Counter(less) + Counter(more)
    return treasures.treasure_points(state, tuple(after.elements())) - treasures.treasure_points(state, owned)


def acting(state: TikalState) -> bool:
    """Says whether the turn has come to its action points."""
    top = state.top
    return isinstance(top, ScoringTurn) or (isinstance(top, Turn) and not top.tile)


def deployments(state: TikalState, seat: Seat, points: int) -> Iterator[Tagged]:
    """Yields one figure coming to each camp, and one going from camp to camp."""
    if not points:
        return
    player, own = state.players[seat], deployment.camps_of(state, seat)
    for camp in own:
        if player.workers:
            yield Deploy(workers=1, leader=False, space=camp)
        if player.leader:
            yield Deploy(workers=0, leader=True, space=camp)
    for start in own:
        space = state.spaces[data.INDEX[start]]
        for target in own:
            if target != start and space.workers[seat]:
                yield Transfer(workers=1, leader=False, start=start, target=target)
            if target != start and seat in space.leaders:
                yield Transfer(workers=0, leader=True, start=start, target=target)


def moves(state: TikalState, seat: Seat, points: int) -> Iterator[Tagged]:
    """Yields the ways of figures, alone or all together, to where there is something to do, or as far as they come."""
    land = land_of(state)
    for start, space in enumerate(state.spaces):
        if not figures.figures(space, seat):
            continue
        for target, (cost, way) in land.roads.ways(start).items():
            if not 0 < cost <= points:
                continue
            useful = is_goal(state.spaces[target])
            for workers, leader in groups(space, seat):
                needs = cost * (workers + leader)
                if needs == points or (useful and needs < points):
                    names = tuple([data.SPACES[at] for at in way])
                    yield Move(workers=workers, leader=leader, way=names)


def groups(space: Space, seat: Seat) -> Iterator[tuple[int, bool]]:
    """Yields the groups of a space that are worth a look: one worker, all of them, the leader alone or with them."""
    workers = space.workers[seat]
    yield from ((count, False) for count in sorted({min(workers, 1), workers, min(workers, DIGGERS)} - {0}))
    if seat in space.leaders:
        yield 0, True
        if workers:
            yield workers, True


def is_goal(space: Space) -> bool:
    """Says whether figures have something to do on a space."""
    return bool(space.treasures) or (space.terrain == temples.TEMPLE and space.guard is None)


def bids(appraisal: TikalAppraisal, state: TikalState, seat: Seat) -> Iterator[Tagged]:
    """Yields passing and the least bid: more is never needed to be the highest."""
    for number, action in enumerate(notation.actions(appraisal.game, state, seat, ("bid",))):
        if number:
            break
        yield action
    yield appraisal.game.default(state, seat)


# --- what a position is worth to each seat ---------------------------------------------------------------------------


def standings(state: TikalState) -> list[float]:
    """Returns how many points each seat will have in the end, as far as the position tells."""
    land, players = land_of(state), state.players
    seats = range(len(players))
    to_come = scorings_to_come(state)
    worths = [
        player.score + W["treasure"] * to_come[seat] * treasures.treasure_points(state, player.treasures)
        for seat, player in enumerate(players)
    ]
    if isinstance(state.top, ScoringTurn):
        now = scoring.position(state, state.top.seat)
        worths[state.top.seat] += now.temples + now.treasures
    expected = [W["next scoring"] * min(times, 1) + W["later scoring"] * max(0, times - 1) for times in to_come]
    pulls = [(at, W["pull of treasures"] * min(DIGGERS, len(state.spaces[at].treasures))) for at in land.treasures]
    for at in land.temples:
        space = state.spaces[at]
        if space.guard is not None:
            worths[space.guard] += W["guarded"] * to_come[space.guard] * space.value
            continue
        pulls.append((at, W["pull of a temple"] * (space.value + 1)))
        strengths = [figures.strength(state, space, seat) for seat in seats]
        if any(strengths):
            for seat, strength in enumerate(strengths):
                best = max(other for rival, other in enumerate(strengths) if rival != seat)
                held = HOLDS[max(-30, min(30, strength - best))] if strength else W["absent"]
                worths[seat] += expected[seat] * space.value * held
    goals = land.roads.goals(tuple(pulls))
    ordinary = (len(state.stack) + len(state.display)) / len(players)
    for seat in seats:
        if to_come[seat]:
            worths[seat] += means(state, goals, seat, expected[seat], ordinary + to_come[seat])
    auctioned(state, worths)
    return worths


def means(state: TikalState, goals: Goals, seat: Seat, scorings: float, turns: float) -> float:
    """Returns what figures on the board and guards are good for in each scoring to come, and camps in each turn."""
    player = state.players[seat]
    own_camps = [data.BASE_CAMP]
    figures_and_guards = W["guard"] * player.guards
    for at, space in enumerate(state.spaces):
        if space.camp == seat:
            own_camps.append(at)
        count, leader = space.workers[seat], seat in space.leaders
        if count or leader:
            figures_and_guards += goals.drawn(at, min(DIGGERS, count + leader))
            figures_and_guards += W["figure"] * count + W["leader"] * leader
    reach = goals.reach(tuple(own_camps)) if player.workers else 0.0
    return scorings * figures_and_guards + turns * (W["reach"] * reach + W["camp"] * player.camps)


def auctioned(state: TikalState, worths: list[float]) -> None:
    """Adds what the turn that is auctioned, or has just been, is worth to who will have it."""
    match state.top:
        case Auction(bids=offers) if max(offers):
            seat = offers.index(max(offers))
            worths[seat] += choice_worth(state) - max(offers)
        case Choice(seat=seat):
            worths[seat] += choice_worth(state)


def choice_worth(state: TikalState) -> float:
    """Returns what it is worth to move next and to choose the tile."""
    found = [tile_worth(state, tile) for tile in state.display]
    return W["turn"] + W["choice"] * (max(found) - sum(found) / len(found)) if len(found) > 1 else 0.0


def tile_worth(state: TikalState, tile: str) -> float:
    return float(state.numbers.values[tile] + state.numbers.masks[tile])


APPRAISAL = TikalAppraisal
