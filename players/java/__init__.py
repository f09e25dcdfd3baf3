"""What positions of Java are worth, and what is worth a look there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import nlargest, nsmallest
from itertools import islice

from players.core.appraisal import Appraisal, Claim, ahead
from players.java.claims import claims
from players.java.outlook import MOST_GAPS, Outlook, is_last
from rules.core.contract import AnyGame, Seat, Tagged
from rules.core.derived import derived
from rules.java import actions, cards, data, developers, duty, irrigation, land, palaces, taking
from rules.java.board import At
from rules.java.prospects import participants, sites
from rules.java.ranks import sole_leader, standing
from rules.java.state import Cards, Festival, JavaState, Turn, sort_cards, turn_of
from rules.java.villages import villages
from rules.java.water import systems

PLACES = {data.THREE: 9, data.TWO: 3, data.RICE: 2, data.VILLAGE: 3}
"""How many places of each kind of tile are worth a look."""
BEDS = 4
SITES = 2
"""In how many spaces of a village a palace is tried."""
TARGETS, TARGETS_AT_LAST = 5, 20
"""To how many spaces a developer is brought, and in a last turn, which ends with the final scoring of its seat."""
POSTS, POSTS_AT_LAST = 2, 6
"""To how many of each village or shore."""


class JavaAppraisal(Appraisal[JavaState]):
    """Looks at what each seat holds in cities and on shores, and leaves out places where nothing comes of a tile."""

    nodes = 1500

    def __init__(self, game: AnyGame, weights: Mapping[str, float]) -> None:
        super().__init__(game, weights)
        self.outlook = Outlook(weights)

    def worth(self, state: JavaState, seat: Seat) -> float:
        return ahead(self.outlook.standings(state, seat), seat, self.weights["best other"])

    def claims(self, state: JavaState, seat: Seat) -> Iterable[Claim]:
        return claims(self.outlook, state, seat)

    def left(self, state: JavaState) -> int:
        turn = state.top
        return turn.points + taking.may_use_token(state, turn.seat) if isinstance(turn, Turn) else 0

    def key(self, state: JavaState) -> int:
        laid = [(at, on.level, on.terrain, on.palace, on.developer) for at, on in enumerate(state.spaces) if on.terrain]
        return hash((state.frames, state.players, tuple(laid)))

    def actions(self, state: JavaState, seat: Seat) -> Iterable[Tagged]:
        return bids(state, seat) if isinstance(state.top, Festival) else acts(state, seat)

    def harmless(self, state: JavaState, seat: Seat) -> Tagged:
        """Returns a card for a point that is left, before the turn is ended."""
        goes_on = isinstance(state.top, Turn) and self.outlook.ahead_of(state).turns and not duty.is_open(state)
        if goes_on and any(taking.tokens(state, seat, ())):
            return actions.TakeCard(source=taking.PILE)
        return super().harmless(state, seat)


# --- what is worth a look ---------------------------------------------------------------------------------------------


def acts(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields what is worth a look in a turn; cards are taken last, as all is thought anew once they are seen."""
    turn = turn_of(state)
    if turn.points and not turn.cards:
        yield from placings(state, seat)
        yield from beds(state)
        yield from palaces_laid(state, seat)
    if not turn.cards:
        yield from walks(state, seat)
    if taking.may_use_token(state, seat):
        yield actions.UseToken()
    if not duty.is_open(state):
        yield actions.EndTurn()
        for token in taking.tokens(state, seat, ()):
            yield actions.TakeCard(source=token.text)
        yield from festivals(state, seat)


def placings(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields the places of each kind of tile that promise most."""
    village, rice = promises(state, seat)
    points, names = turn_of(state).points, state.board.names
    for tile, most in PLACES.items():
        if not land.stock(state, seat, tile):
            continue
        first = village if data.TERRAINS[tile][0] == data.VILLAGE else rice
        found = (
            (first[footprint.spaces[0]] + sum(rice[at] for at in footprint.spaces[1:]) - needs, footprint)
            for footprint, needs in land.fitting(state, tile)
            if needs <= points
        )
        for _, footprint in nlargest(most, found):
            yield actions.PlaceLand(tile=tile, space=names[footprint.spaces[0]], rotation=footprint.rotation)


@derived
def promises(state: JavaState, seat: Seat) -> tuple[list[float], list[float]]:
    """Returns for each space what a village laid there promises, and what rice does."""
    count = len(state.spaces)
    village, rice = [0.0] * count, [0.0] * count
    for group in villages(state):
        lead = sole_leader(standing(state, group.spaces))
        size = len(group.spaces)
        growth = 0.0 if size >= max(data.PALACES) else 1.5 if size % 2 else 1.0
        gain = (1.0 if lead == seat else 0.3 if lead is None else -1.0) * growth
        for at in group.spaces:
            rice[at] -= gain
        for at in state.board.shore(group.spaces):
            village[at] += gain
    for system in systems(state):
        if system.gaps:
            lead = sole_leader(standing(state, system.shore))
            gain = (1.0 if lead == seat else 0.5 if lead is None else -0.7) * 3 * len(system.spaces) / len(system.gaps)
            for at in system.gaps:
                village[at] += gain
                rice[at] += gain
    for at in developers.own(state, seat):
        height = state.spaces[at].level
        for near in state.board.neighbours[at]:
            climb = 0.25 if state.spaces[near].level >= height else 0.1
            village[near] += climb
            rice[near] += climb
    for at in state.board.rim:
        if state.board.perimeter[at] and not state.spaces[at].level:
            village[at] += 0.3
            rice[at] += 0.2
    return village, rice


def beds(state: JavaState) -> Iterator[Tagged]:
    """Yields where water promises most: in holes that land is round, and beside other water."""
    kept = duty.kept(state, state.numbers.irrigate)
    board, spaces = state.board, state.spaces
    found = []
    for at in range(len(spaces)):
        if state.water and at not in kept and irrigation.is_bed(state, at):
            bare = sum(not spaces[near].level and spaces[near].terrain != data.WATER for near in board.neighbours[at])
            wet = sum(spaces[near].terrain == data.WATER for near in board.neighbours[at])
            if bare <= 3 or wet:
                found.append((bare - wet, at))
    for _, at in sorted(found)[:BEDS]:
        yield actions.Irrigate(space=board.names[at])


def palaces_laid(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields palaces to build on the lowest spaces of a village, and to enlarge, with the two greatest values."""
    names, spaces = state.board.names, state.spaces
    found = {state.board.index[token.text] for token in palaces.tokens_build(state, seat, ())}
    for group in villages(state):
        for at in nsmallest(SITES, sorted(found.intersection(group.spaces)), key=lambda at: spaces[at].level):
            for value in list(palaces.tokens_build(state, seat, (names[at],)))[-2:]:
                yield actions.Build(space=names[at], value=int(value.text))
    for token in palaces.tokens_enlarge(state, seat, ()):
        for value in list(palaces.tokens_enlarge(state, seat, (token.text,)))[-2:]:
            yield actions.Enlarge(space=token.text, value=int(value.text))


@derived
def posts(state: JavaState) -> frozenset[At]:
    """Returns the spaces where a developer is good for something: in villages, and on the shore of open water."""
    shores = (system.shore for system in systems(state) if 0 < len(system.gaps) <= MOST_GAPS)
    places = [*(group.spaces for group in villages(state)), *shores]
    most = POSTS_AT_LAST if is_last(state) else POSTS
    found: set[At] = set()
    for place in places:
        free = [at for at in place if state.spaces[at].open and state.spaces[at].developer is None]
        found.update(nlargest(most, free, key=lambda at: state.spaces[at].level))
    return frozenset(found)


def walks(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields developers entering and walking where they are good for something."""
    useful, names = posts(state), state.board.names
    reached = (state.board.index[token.text] for token in developers.tokens_enter(state, seat, ()))
    yield from (actions.Enter(space=names[at]) for at in highest(state, useful.intersection(reached)))
    for start in developers.own(state, seat):
        for at in highest(state, useful.intersection(developers.targets(state, seat, start))):
            yield actions.Move(start=names[start], target=names[at])


def highest(state: JavaState, found: Iterable[At]) -> list[At]:
    most = TARGETS_AT_LAST if is_last(state) else TARGETS
    return nlargest(most, sorted(found), key=lambda at: state.spaces[at].level)


def festivals(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields festivals in each palace that can have one; where nobody else takes part, the least card wins it."""
    for at in sites(state, seat):
        alone = participants(state, at, seat) == (seat,)
        for played in islice(plays(state, seat), 1 if alone else None):
            yield actions.GiveFestival(space=state.board.names[at], cards=played)


def bids(state: JavaState, seat: Seat) -> Iterator[Tagged]:
    """Yields passing, and playing some cards where all together could come up to what lies there."""
    yield actions.Pass()
    festival = state.top
    assert isinstance(festival, Festival)
    laid = [cards.total(played, state.card) for played in festival.laid]
    if laid[seat] + cards.total(cards.playable(state.players[seat].hand, state.card), state.card) >= max(laid):
        yield from (actions.PlayCards(cards=played) for played in plays(state, seat))


def plays(state: JavaState, seat: Seat) -> Iterator[Cards]:
    """Yields one card, two, and all that are of use in a festival, those that are worth least first."""
    playable = cards.playable(state.players[seat].hand, state.card)
    hand = sorted(playable, key=lambda card: (cards.worth(card, state.card), len(card)))
    for count in sorted({1, 2, len(hand)}):
        if 0 < count <= len(hand):
            yield sort_cards(hand[:count])


APPRAISAL = JavaAppraisal
