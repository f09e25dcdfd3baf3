"""Players of Caylus who plan a round when they are first called in it, and leave the rest to lasting orders.

What a place is worth to them depends on the goods that they hold then, which do not change while workers are placed.
They leave a plan for their workers, and for the whole game: how far they pay for the provost, which goods they take
rather, what they build first, how many batches they hand in, and on which lines they use favours. Exchanges and
residences they decide themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from bench.players import first_accepted, following, state_in
from rules.caylus import castle, data
from rules.caylus.construction import offered, residences
from rules.caylus.data import Construction, Effect, Production, Trade, Transformation
from rules.caylus.frames import Place
from rules.caylus.state import CaylusState, building_at, space_at
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.notation import legal
from rules.core.standing import Held

SEATS = 4
PLANNED = 5
"""How many places a plan names."""
FURTHEST = 3
"""How far beyond the provost they dare to place a worker."""
WORTH = {"F": 2.0, "W": 2.0, "S": 2.4, "C": 2.2, "G": 4.0}
"""What a cube is worth to them."""
SPECIAL = {"gate": 0.8, "post": 2.2, "guild": 0.7, "joust": 0.4, "stables": 0.9, "inn": 1.0}
"""What a special place is worth; the joust field more with cloth."""
LASTING = (
    "provost keep 1",
    "take G S C W F",
    "deliver 3",
    "favour deniers prestige",
    "joust always",
    "inn stay",
    "pass over 3",
)


def leaves(seen: Match | None, match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    """Yields the lasting orders once, and a plan when the seat is first called in a round."""
    if seen is None:
        yield from _lasting(match, seat, seed)
    if _is_first_call(state_in(match, CaylusState), seat) and (seen is None or seen.state is not match.state):
        yield from _plan(match, seat, seed)


def answer(match: Match, seat: Seat, seed: int) -> str:
    """Returns what the orders would answer, else passes, uses what a building offers, or answers harmlessly."""
    kind = match.decisions[0].kind
    if kind == "place":
        return following(match, seat, _plan(match, seat, seed)) or "pass"
    notation = following(match, seat, _lasting(match, seat, seed))
    if notation is None and kind in ("build", "effect", "line", "trade", "transform"):
        return _last_use(match, seat)
    return notation or match.game.format(match.game.default(match.state, seat))


def _last_use(match: Match, seat: Seat) -> str:
    """Returns the last use that is offered, which is mostly the greatest; nothing only where nothing can be done."""
    uses = list(islice(legal(match.game, match.state, seat), 200))
    return uses[-2] if uses[-1] == "decline" and len(uses) > 1 else uses[-1]


def _lasting(match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    tiles = [id for id in dict.fromkeys(data.NUMBERS[1].supply) if id != data.LAWYER]
    Random(f"tiles {seed} {seat}").shuffle(tiles)
    for text in (*LASTING, f"build {' '.join(tiles)}"):
        yield from first_accepted(match, seat, text)


def _is_first_call(state: CaylusState, seat: Seat) -> bool:
    """Says whether a seat places its first worker of the round."""
    at_home = data.NUMBERS[1].workers - (state.resident == seat)
    return state.top == Place(seat=seat) and state.players[seat].workers == at_home


def _plan(match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    wishes = _wishes(state_in(match, CaylusState), seat, seed)
    return first_accepted(match, seat, f"plan {' '.join(wishes)}") if wishes else iter(())


def _wishes(state: CaylusState, seat: Seat, seed: int) -> list[str]:
    """Returns the places that a seat likes best in this round, also those that are taken by now."""
    luck = Random(f"wishes {seed} {state.round} {seat}")
    liked = {place: worth + luck.random() for place, worth in _worths(state, seat).items() if worth > 0}
    return sorted(liked, key=lambda place: -liked[place])[:PLANNED]


def _worths(state: CaylusState, seat: Seat) -> dict[str, float]:
    held = state.players[seat].goods
    batches = castle.most_batches(held, sum(castle.free_parts(state)))
    found = {**SPECIAL, data.CASTLE: 6.0 * batches, data.JOUST: SPECIAL[data.JOUST] + 3 * bool(held[3])}
    for number in range(1, min(data.ROAD, state.provost + FURTHEST) + 1):
        building = building_at(state, number)
        if building is not None and building.effect is not None:
            far, foreign = max(0, number - state.provost), space_at(state, number).owner not in (None, seat)
            found[str(number)] = _worth_of(state, seat, building.effect) - far - 0.4 * foreign
    return found


def _worth_of(state: CaylusState, seat: Seat, effect: Effect) -> float:
    held = state.players[seat].goods
    match effect:
        case Production(options=options):
            return max(sum(WORTH[kind] for kind in goods) for goods in options)
        case Construction() as construction:
            return 5.0 if next(offered(state, seat, (construction,)), None) else 1.5
        case Transformation():
            return 4.0 if held[3] and not residences(state, seat) else 0.5
        case Trade():
            return 1.6 if sum(held) > 3 else 0.6
