"""The last turns of Tikal as they are told below the board: in the signs of the key, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.palette import look_of
from render.core.pieces import leader, mark
from render.core.retold import Deed, Part, Told
from render.core.scene import Marks
from render.core.turns import grouped
from render.tikal import treasures
from render.tikal.history import SIGNS, Step, steps
from rules.core.contract import Seat

_RADIUS = 20
"""Of pieces, which are drawn smaller then."""


def turns(marks: Marks) -> list[Told]:
    """Returns the last turn of each seat in the order in which they were played."""
    return [Told(seat, _deeds(done)) for seat, done in grouped(steps(marks), lambda step: step.seat).items()]


def _deeds(done: Sequence[Step]) -> tuple[Deed, ...]:
    """Tells what was done more than once in a turn once, with how often."""
    same = grouped(done, lambda step: (step.sign, step.space, step.way, step.leader, step.motif, step.swapped))
    return tuple(_deed(there) for there in same.values())


def _deed(there: Sequence[Step]) -> Deed:
    """Tells steps that were the same."""
    step = there[0]
    sign = SIGNS["deploy" if step.sign == "transfer" else step.sign]
    match step.sign:
        case "move" | "transfer":
            return (*_led(step), step.way[0], sign, step.way[-1], *_workers(there))
        case "deploy":
            return (*_led(step), sign, step.space, *_workers(there))
        case "uncover":
            return (sign, f"{step.space}:", f"{step.value - 1}", SIGNS["move"], f"{there[-1].value}")
        case "recover":
            return (sign, step.space, treasures.treasure(step.motif, _RADIUS))
        case "exchange":
            return _exchange(step)
        case _:
            return (sign, step.space)


def _led(step: Step) -> tuple[Part, ...]:
    """Tells that a leader came or went, before all else: his steps are looked for among those of the workers."""
    return (leader(look_of(step.seat), _RADIUS),) if step.leader else ()


def _workers(there: Sequence[Step]) -> tuple[Part, ...]:
    """Tells how many workers came or went, but for a single one, as most do."""
    workers = sum(step.workers for step in there)
    if there[0].leader:
        return (f"+{workers}",) if workers else ()
    return (f"×{workers}",) if workers > 1 else ()


def _exchange(step: Step) -> Deed:
    """Tells what was given, what was taken for it, and from whom."""
    given = [_treasure(swap) for swap in sorted(step.swapped) if swap[0] != step.seat]
    taken = [_treasure(swap) for swap in sorted(step.swapped) if swap[0] == step.seat]
    other = {seat for seat, _ in step.swapped if seat != step.seat}
    return (*given, SIGNS["exchange"], *taken, *(mark(look_of(seat), _RADIUS) for seat in other))


def _treasure(swap: tuple[Seat, str]) -> Part:
    return treasures.treasure(swap[1], _RADIUS)
