"""What is certainly dominated in Caylus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.caylus import castle, data, frames, provost, workers
from rules.caylus.actions import (
    Decline,
    Deliver,
    MakeTrade,
    MoveProvost,
    Pass,
    PlaceWorker,
    SendWorker,
    TakeHome,
    UseColumn,
)
from rules.caylus.data import Production
from rules.caylus.goods import holds
from rules.caylus.placing import affordable_places
from rules.caylus.state import CaylusState, building_at
from rules.core.contract import Tagged
from rules.core.seats import with_player
from tests.players.dominated import Kind, Moment

FOOD, *OTHERS, GOLD = range(len(data.GOODS))


# --- the provost ------------------------------------------------------------------------------------------------------


def _ahead(state: CaylusState, space: int) -> bool:
    """Says whether the bailiff will go two spaces."""
    return space > state.bailiff


def _shut_out(state: CaylusState, space: int, seat: int) -> tuple[int, int]:
    """Returns how many workers of a seat, and of all others, are beyond a space."""
    beyond = provost.stranded(state, space)
    return beyond.count(seat), len(beyond) - beyond.count(seat)


def moves_in_vain(moment: Moment) -> bool:
    """Pays as the last one for the provost, and neither a worker nor the bailiff's way is other than before."""
    state: CaylusState = moment.state
    if not isinstance(moment.action, MoveProvost) or not isinstance(state.top, frames.Bribe):
        return False
    space, now = moment.action.space, state.provost
    stage = state.frames[-2]
    last = isinstance(stage, frames.Bribes) and stage.done == len(state.passed)
    alike = provost.stranded(state, space) == provost.stranded(state, now)
    return last and space != now and alike and _ahead(state, space) == _ahead(state, now)


def shuts_itself_out(moment: Moment) -> bool:
    """Moves the provost before its own workers, and before nobody else's."""
    state: CaylusState = moment.state
    if not isinstance(moment.action, MoveProvost):
        return False
    space, now = moment.action.space, state.provost
    (own, others), (before, others_before) = (_shut_out(state, at, moment.seat) for at in (space, now))
    return own > before and others == others_before and _ahead(state, space) == _ahead(state, now)


def leaves_itself_out(moment: Moment) -> bool:
    """Lets the provost stand with the guild where he could free own workers, and nobody else's."""
    state: CaylusState = moment.state
    if moment.action != MoveProvost(space=state.provost) or not isinstance(state.top, frames.Guild):
        return False
    own, others = _shut_out(state, state.provost, moment.seat)
    return any(
        mine < own and theirs == others and _ahead(state, space) == _ahead(state, state.provost)
        for space in provost.reach(state, moment.seat)
        for mine, theirs in [_shut_out(state, space, moment.seat)]
    )


# --- workers ----------------------------------------------------------------------------------------------------------


def _goes_to(moment: Moment, place: str) -> bool:
    return isinstance(moment.action, PlaceWorker | SendWorker) and moment.action.place == place


def jousts_without_cloth(moment: Moment) -> bool:
    """Nothing that comes before the joust field brings a cube."""
    price = moment.state.numbers.joust_price.goods
    return _goes_to(moment, data.JOUST) and not holds(moment.state.players[moment.seat].goods, price)


BARREN = (data.CASTLE, data.POST, data.GUILD, data.STABLES, data.INN)
"""Special places that bring no cubes."""


def _may_gain_cubes(state: CaylusState, seat: int) -> bool:
    """Says whether a seat has a worker, or a building, that may still bring it cubes in this round."""
    placed = any(
        seat in workers for name, workers in zip(data.SPECIAL, state.special, strict=True) if name not in BARREN
    )
    return placed or any(seat in (space.worker, space.owner) for space in state.spaces)


def comes_with_nothing(moment: Moment) -> bool:
    """Goes to the castle without a batch, with nothing that could still bring one and no deniers for a worker more."""
    state: CaylusState = moment.state
    player = state.players[moment.seat]
    if not _goes_to(moment, data.CASTLE) or not isinstance(moment.action, PlaceWorker):
        return False
    price = workers.price_of(state, moment.seat, data.CASTLE)
    nothing = not castle.most_batches(player.goods, sum(castle.free_parts(state)))
    return nothing and player.deniers < 2 * price and not _may_gain_cubes(state, moment.seat)


def passes_with_batch(moment: Moment) -> bool:
    """Passes in the last round with a batch without gold, while the castle has room for those of all."""
    state: CaylusState = moment.state
    if moment.action != Pass() or state.bailiff + 1 < data.MARKED[-1] or _may_gain_cubes(state, moment.seat):
        return False
    free = sum(castle.free_parts(state))
    goods = state.players[moment.seat].goods
    room = free >= sum(min(player.goods[FOOD] + 3, free + 1) for player in state.players)
    own = castle.most_batches((*goods[:GOLD], 0), free)
    return data.CASTLE in affordable_places(state, moment.seat) and own > 0 and room


def goes_home(moment: Moment) -> bool:
    """Takes the worker home from the gate though a neutral building is free that he surely would produce in."""
    state: CaylusState = moment.state
    if moment.action != TakeHome():
        return False
    safe = state.provost - state.numbers.steps * (len(state.players) + 1)
    return any(
        space.worker is None and space.owner is None and isinstance(building.effect, Production)
        for number, space in enumerate(state.spaces[: max(0, safe)], start=1)
        if (building := building_at(state, number)) is not None
    )


# --- what is used -----------------------------------------------------------------------------------------------------


def _neutral(moment: Moment, state: CaylusState) -> Any:
    """Returns a position without what the seat holds, to compare what else there is."""
    own = state.players[moment.seat]
    return with_player(
        replace(state), moment.seat, deniers=0, goods=(0,) * len(data.GOODS), points=(0,) * len(own.points)
    )


def _holdings(moment: Moment, state: CaylusState) -> tuple[int, ...]:
    own = state.players[moment.seat]
    return (own.score, own.deniers, *own.goods)


def _better(moment: Moment) -> Iterator[Tagged]:
    """Yields what would have left the seat more of something and less of nothing, and all else as it is."""
    if not isinstance(moment.state.top, frames.Activation | frames.OwnerBonus | frames.FavourEffect):
        return
    after = moment.after(moment.action)
    neutral, held = _neutral(moment, after), _holdings(moment, after)
    for action in moment.offered():
        other = moment.after(action)
        holds_more = _holdings(moment, other)
        more = all(one >= two for one, two in zip(holds_more, held, strict=True)) and holds_more != held
        if more and _neutral(moment, other) == neutral:
            yield action


def wasting(kind: type[Tagged]) -> Kind:
    return lambda moment: isinstance(moment.action, kind) and any(_better(moment))


def sells_gold(moment: Moment) -> bool:
    """Sells gold though it keeps two cubes of a kind that would have brought as much."""
    if not isinstance(moment.action, MakeTrade) or moment.action.pay != data.GOODS[GOLD]:
        return False
    held = moment.state.players[moment.seat].goods
    alike = (
        action.pay
        for action in moment.offered()
        if isinstance(action, MakeTrade)
        and (action.deniers, action.gain) == (moment.action.deniers, moment.action.gain)
    )
    plenty = {kind for kind, count in zip(data.GOODS[:GOLD], held, strict=False) if count >= 3}
    after = moment.after(moment.action)
    return any(
        pay in plenty
        and moment.after(MakeTrade(pay=pay, gain=moment.action.gain)).players[moment.seat].deniers
        == after.players[moment.seat].deniers
        for pay in alike
    )


# --- the castle -------------------------------------------------------------------------------------------------------


def hands_in_nothing(moment: Moment) -> bool:
    """Hands in nothing of two batches or more without gold."""
    goods = moment.state.players[moment.seat].goods
    free = sum(castle.free_parts(moment.state))
    return moment.action == Deliver(batches=()) and castle.most_batches((*goods[:GOLD], 0), free) > 1


def hands_in_gold(moment: Moment) -> bool:
    """Hands in gold though it keeps two cubes of a kind that would have done as well."""
    if not isinstance(moment.action, Deliver):
        return False
    cubes = "".join(moment.action.batches)
    kept = [
        held - cubes.count(kind) for held, kind in zip(moment.state.players[moment.seat].goods, data.GOODS, strict=True)
    ]
    return any(
        data.GOODS[GOLD] in batch and any(kept[kind] >= 3 and data.GOODS[kind] not in batch for kind in OTHERS)
        for batch in moment.action.batches
    )


KINDS: dict[str, Kind] = {
    "pays for the provost without an effect": moves_in_vain,
    "shuts out its own worker and nobody else's": shuts_itself_out,
    "does not use the guild for its own worker": leaves_itself_out,
    "goes to the joust field without cloth": jousts_without_cloth,
    "goes to the castle with nothing to hand in": comes_with_nothing,
    "passes at the end with a batch and room in the castle": passes_with_batch,
    "takes its worker home where he could produce": goes_home,
    "sells gold where another cube does": sells_gold,
    "uses a lower column than it could": wasting(UseColumn),
    "declines what costs nothing": wasting(Decline),
    "hands nothing in of several batches": hands_in_nothing,
    "hands in gold where another cube does": hands_in_gold,
}
