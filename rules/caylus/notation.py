"""One line of text for every action: ``place 12``, ``provost 14``, ``build wood_peddler G``, ``deliver FSC FWG``.

Goods are their letters, deniers a number with ``$``. Input ignores case and the order of goods; a building may be
called by its id or the last word of it, where that leaves no doubt; a cube or a residence may be left out where only
one is possible; the provost's space may be told by his steps: ``provost +2``. Where doing nothing has a
notation of its own, ``decline`` is read as that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules.caylus import actions, data, frames
from rules.caylus.actions import Action
from rules.caylus.construction import constructions, cost_of, cube_in, payments, residences
from rules.caylus.goods import is_open, sort_goods
from rules.caylus.state import CaylusState
from rules.caylus.trading import exchange_for
from rules.caylus.uses import effects_of
from rules.caylus.workers import PLACES
from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader

NOTHING = "nothing"
_SPACES = tuple(map(str, range(1, data.ROAD + 1)))
_GOODS = re.compile(f"(?:[1-9]?[{data.GOODS}])+", re.IGNORECASE)
_DENIERS = re.compile(r"([1-9])\$|\$([1-9])")
_STEPS = re.compile(r"([+-])([0-9])")
MOST_CUBES = 9
"""More cubes never change hands at once, and no notation names more but as batches."""


def doing_nothing(state: CaylusState) -> Action:
    """Returns what `decline` means where doing nothing has a notation of its own."""
    match state.top:
        case frames.Gate():
            return actions.TakeHome()
        case frames.Guild() | frames.Bribe():
            return actions.MoveProvost(space=state.provost)
        case frames.Delivery():
            return actions.Deliver(batches=())
        case _:
            return actions.Decline()


# --- what follows the verbs: read and written in pairs ----------------------------------------------------------------


def read_place(words: Reader, state: CaylusState, seat: Seat) -> actions.PlaceWorker:
    return actions.PlaceWorker(place=_read_place("place", words, state))


def read_send(words: Reader, state: CaylusState, seat: Seat) -> actions.SendWorker:
    return actions.SendWorker(place=_read_place("send", words, state))


def write_place(action: actions.PlaceWorker | actions.SendWorker) -> str:
    return action.place


def read_provost(words: Reader, state: CaylusState, seat: Seat) -> actions.MoveProvost:
    return actions.MoveProvost(space=_read_provost(words, state))


def read_transform(words: Reader, state: CaylusState, seat: Seat) -> actions.Transform:
    return actions.Transform(space=words.number(2))


def write_space(action: actions.MoveProvost | actions.Transform) -> str:
    return str(action.space)


def read_take(words: Reader, state: CaylusState, seat: Seat) -> actions.TakeGoods:
    return actions.TakeGoods(goods=_read_goods(words, data.GOODS))


def write_take(action: actions.TakeGoods) -> str:
    return action.goods


def write_trade(action: actions.MakeTrade) -> str:
    return " ".join(filter(None, (f"{action.deniers}$" if action.deniers else action.pay, action.gain)))


def write_build(action: actions.Build) -> str:
    return " ".join(filter(None, (action.building, action.cube, str(action.space or ""))))


def write_deliver(action: actions.Deliver) -> str:
    return " ".join(action.batches or (NOTHING,))


def read_favour(words: Reader, state: CaylusState, seat: Seat) -> actions.UseLine:
    return actions.UseLine(line=words.one_of(data.LINES))


def write_favour(action: actions.UseLine) -> str:
    return action.line


def read_use(words: Reader, state: CaylusState, seat: Seat) -> actions.UseColumn:
    return actions.UseColumn(column=words.number(1))


def write_use(action: actions.UseColumn) -> str:
    return str(action.column)


def _read_place(verb: str, words: Reader, state: CaylusState) -> str:
    """Reads a place by its name or number, or by the building that stands there."""
    word = words.take()
    if word in PLACES:
        return word
    found = [number for number, space in zip(_SPACES, state.spaces, strict=True) if _is_called(space.building, word)]
    if len(found) > 1:
        raise Ambiguous(words.text, [f"{verb} {number}" for number in found])
    return found[0] if found else words.refuse(PLACES)


def _is_called(id: str, word: str) -> bool:
    """Says whether a word names a building: by its id, or by the last part of it."""
    return bool(id) and word in (id, id.rpartition("_")[2])


def _read_provost(words: Reader, state: CaylusState) -> int:
    """Reads a space of the road, or steps from where the provost stands; what lies off the road is 0 or above 28."""
    steps = _STEPS.fullmatch(words.peek())
    if steps is None:
        return words.number(2)
    words.take()
    return max(0, state.provost + int(steps[1] + steps[2]))


def _read_goods(words: Reader, expected: Iterable[str] = ()) -> str:
    """Reads goods such as ``FFC``, ``2FC`` or ``2F``."""
    word = words.take(tuple(expected))
    if not _GOODS.fullmatch(word):
        words.refuse(tuple(expected))
    letters = "".join(kind * int(count or 1) for count, kind in re.findall("([1-9]?)([a-z])", word))
    return sort_goods(letters.upper()) if len(letters) <= MOST_CUBES else words.refuse()


def read_trade(words: Reader, state: CaylusState, seat: Seat) -> actions.MakeTrade:
    """Reads what is paid and, if it is told, what is taken: ``trade G``, ``trade 2$ SC``.

    What an exchange brings without a choice need not be told, and goes without saying: ``trade 2$ G`` is ``trade 2$``.
    """
    deniers = _DENIERS.fullmatch(words.peek())
    if deniers is None:
        pay, amount = _read_goods(words), 0
    else:
        words.take()
        pay, amount = "", int(deniers[1] or deniers[2])
    gain = _read_goods(words) if words.left else ""
    exchange = exchange_for(effects_of(state), actions.MakeTrade(pay=pay, deniers=amount))
    return actions.MakeTrade(pay=pay, deniers=amount, gain="" if exchange and gain == exchange.gain.goods else gain)


def read_deliver(words: Reader, state: CaylusState, seat: Seat) -> actions.Deliver:
    """Reads batches, or ``nothing``."""
    if words.peek() == NOTHING:
        words.take()
        return actions.Deliver(batches=())
    batches = [_read_goods(words, (NOTHING,))]
    while words.left:
        batches.append(_read_goods(words))
    return actions.Deliver(batches=tuple(sorted(batches, key=lambda batch: [data.GOODS.index(kind) for kind in batch])))


def read_build(words: Reader, state: CaylusState, seat: Seat) -> actions.Build:
    """Reads a tile with the cube paid for one of any kind, or the residence that it replaces."""
    building = state.numbers.buildings[_read_tile(words)]
    if is_open(building.cost.goods):
        cube = _read_cube(words) if words.left else _only_cube(words, state, seat, building)
        return actions.Build(building=building.id, cube=cube)
    if building.colour == data.PRESTIGE:
        space = words.number(2) if words.left else _only_residence(words, state, seat, building)
        return actions.Build(building=building.id, space=space)
    return actions.Build(building=building.id)


def _read_tile(words: Reader) -> str:
    word = words.take(data.TILES)
    tiles = (*data.TILES, data.JEWELLER)
    found = [id for id in tiles if id == word] or [id for id in tiles if _is_called(id, word)]
    if len(found) > 1:
        raise Ambiguous(words.text, [f"build {id}" for id in found])
    return found[0] if found else words.refuse(tiles)


def _read_cube(words: Reader) -> str:
    word = words.take(tuple(data.GOODS)).upper()
    return word if word in tuple(data.GOODS) else words.refuse(tuple(data.GOODS))


def _only_cube(words: Reader, state: CaylusState, seat: Seat, building: data.Building) -> str:
    """Returns the cube that is paid where only one kind could be; the last word does not do where none could."""
    construction = constructions(effects_of(state)).get(building.colour)
    cost = cost_of(building, construction) if construction else building.cost
    cubes = [cube_in(cost, goods) for goods in payments(state, seat, cost)]
    if len(cubes) > 1:
        raise Ambiguous(words.text, [f"build {building.id} {cube}" for cube in cubes])
    return cubes[0] if cubes else words.take(tuple(data.GOODS))


def _only_residence(words: Reader, state: CaylusState, seat: Seat, building: data.Building) -> int:
    """Returns the seat's only residence, 0 where it has none."""
    found = residences(state, seat)
    if len(found) > 1:
        raise Ambiguous(words.text, [f"build {building.id} {number}" for number in found])
    return found[0] if found else 0
