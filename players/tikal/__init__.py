"""What positions of Tikal are worth, and what is worth a look there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from players.core.appraisal import Appraisal, Claim, ahead
from players.tikal.claims import claims
from players.tikal.outlook import DIGGERS, Land, Outlook
from rules.core import notation
from rules.core.contract import AnyGame, Seat, Tagged
from rules.tikal import camps, data, deployment, figures, guards, temples, treasures
from rules.tikal.actions import BuildCamp, Deploy, EndTurn, Exchange, Move, PlaceGuard, Recover, Transfer, Uncover
from rules.tikal.state import Auction, Choice, ScoringTurn, Space, TikalState, Turn, turn_of

LEAST_GUARDED = 4
"""Temples of a lower value are not guarded."""
LASTING_GAIN = 3
"""A treasure that is exchanged before a scoring must bring so much more."""


class TikalAppraisal(Appraisal[TikalState]):
    """Looks at what each seat holds, and at what its figures can come to."""

    nodes = 3000

    def __init__(self, game: AnyGame, weights: Mapping[str, float]) -> None:
        super().__init__(game, weights)
        self.outlook = Outlook(weights)

    def worth(self, state: TikalState, seat: Seat) -> float:
        return ahead(self.outlook.standings(state), seat, self.weights["best other"])

    def claims(self, state: TikalState, seat: Seat) -> Iterable[Claim]:
        return claims(self.outlook, state, seat)

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
        yield from moves(self.outlook.land_of(state), state, seat, points)
        yield from deployments(state, seat, points)
        for token in camps.tokens(state, seat, ()):
            yield BuildCamp(space=token.text)
        for token in guards.tokens(state, seat, ()):
            space = state.spaces[data.INDEX[token.text]]
            if space.value >= LEAST_GUARDED:
                yield PlaceGuard(space=token.text, figure=data.WORKER if space.workers[seat] else data.LEADER)
        if points >= state.numbers.exchange:
            yield from self.exchanges(state, seat)
        yield EndTurn()

    def exchanges(self, state: TikalState, seat: Seat) -> Iterator[Tagged]:
        """Yields the exchanges by which a seat gains more than the other one; before it scores those alone that last.

        Sets are taken then from who is ahead only: else two seats would take them from each other turn after turn.
        """
        if not state.players[seat].treasures:
            return
        for action in notation.actions(self.game, state, seat, ("exchange",)):
            assert isinstance(action, Exchange)
            player, other = state.players[seat], state.players[action.opponent_seat]
            gained = gain(state, player.treasures, action.given, action.taken)
            lasts = gained >= LASTING_GAIN and (len(action.given) == 1 or other.score > player.score)
            if not lasts and not isinstance(state.top, ScoringTurn):
                continue
            if gained > max(0, gain(state, other.treasures, action.taken, action.given)):
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


def moves(land: Land, state: TikalState, seat: Seat, points: int) -> Iterator[Tagged]:
    """Yields the ways of figures, alone or all together, to where there is something to do, or as far as they come."""
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


APPRAISAL = TikalAppraisal
