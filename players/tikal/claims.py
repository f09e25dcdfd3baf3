"""What may still bring a seat of Tikal points, in the words of the game: what the outlook counts, for hints."""

from __future__ import annotations

from collections.abc import Iterator

from players.core.appraisal import Claim
from players.tikal.outlook import Land, Outlook, ordinary_turns, scored_now, scorings_to_come
from rules.core.contract import Say, Seat
from rules.tikal import data, figures
from rules.tikal.state import ScoringTurn, Space, TikalState


def claims(outlook: Outlook, state: TikalState, seat: Seat) -> Iterator[Claim]:
    """Yields what a seat may expect: together with its score as much as the outlook says."""
    to_come = scorings_to_come(state)
    expected = outlook.expectations(to_come[seat])
    if isinstance(state.top, ScoringTurn) and state.top.seat == seat:
        yield Claim(about="scoring", points=scored_now(state, seat), said=Say("scoring"), comes_true=True)
    for at in outlook.land_of(state).temples:
        yield _temple(outlook, state, seat, at, to_come[seat], expected)
    yield Claim(about="treasures", points=outlook.collected(state, seat, to_come), said=Say("treasures"))
    worths = [0.0] * len(state.players)
    outlook.auctioned(state, worths)
    yield Claim(about="turn", points=worths[seat], said=Say("turn"), comes_true=True)
    if to_come[seat]:
        goals, turns = outlook.goals_of(state), ordinary_turns(state) + to_come[seat]
        yield Claim(about="figures", points=expected * outlook.at_hand(state, goals, seat), said=Say("figures"))
        yield Claim(about="camps", points=turns * outlook.reach(state, goals, seat), said=Say("camps"))


def _temple(outlook: Outlook, state: TikalState, seat: Seat, at: int, times: int, expected: float) -> Claim:
    """Returns what a seat may expect of a temple, and who could take it within a turn."""
    space = state.spaces[at]
    name, about = data.SPACES[at], f"temple {data.SPACES[at]}"
    if space.guard is not None:
        points = outlook.weights["guarded"] * times * space.value if space.guard == seat else 0.0
        return Claim(about=about, points=points, said=Say("guarded", {"space": name, "value": space.value}))
    strengths = [figures.strength(state, space, other) for other in range(len(state.players))]
    points = expected * space.value * outlook.held(strengths, seat) if any(strengths) else 0.0
    others, land = (
        (other for other in range(len(strengths)) if other != seat and strengths[seat]),
        outlook.land_of(state),
    )
    rivals = tuple(other for other in others if could_match(land, state, seat, other, at))
    if not rivals:
        return Claim(about=about, points=points, said=Say("temple", {"space": name, "value": space.value}))
    contested = Say("temple-contested", {"space": name, "value": space.value, "rival_seats": rivals})
    return Claim(about=about, points=points, said=contested)


def could_match(land: Land, state: TikalState, seat: Seat, rival: Seat, at: int) -> bool:
    """Says whether a rival could be as strong at a space as a seat is, with the action points of a turn."""
    lacking = figures.strength(state, state.spaces[at], seat) - figures.strength(state, state.spaces[at], rival)
    points = state.numbers.points
    for strength, cost in sorted(_comers(land, state, rival, at), key=lambda comer: comer[1] / comer[0]):
        if lacking > 0 and cost <= points:
            lacking, points = lacking - strength, points - cost
    return lacking <= 0


def _comers(land: Land, state: TikalState, seat: Seat, at: int) -> Iterator[tuple[int, int]]:
    """Yields the figures that could come to a space, each by its strength and what its way costs."""
    ways, player, leader = land.roads.ways, state.players[seat], state.numbers.leader_strength
    camp = FAR
    for start, space in enumerate(state.spaces):
        cost, _ = ways(start).get(at, (FAR, ()))
        if start != at and cost < FAR:
            yield from _group(space, seat, leader, cost)
        if start == data.BASE_CAMP or space.camp == seat:
            camp = min(camp, cost + state.numbers.deploy)
    if camp < FAR:
        yield from [(1, camp)] * player.workers
        yield from [(leader, camp)] * player.leader


FAR = 99
"""The cost of a way that there is not."""


def _group(space: Space, seat: Seat, leader: int, cost: int) -> Iterator[tuple[int, int]]:
    yield from [(1, cost)] * space.workers[seat]
    if seat in space.leaders:
        yield leader, cost
