"""Phase 6: batches of three cubes become parts of the castle, in the order in which workers came there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

import msgspec

from rules.caylus import data, frames
from rules.caylus.actions import Deliver
from rules.caylus.data import Bundle
from rules.caylus.events import BestBuilder, CastleBuilt, Event, NothingBuilt
from rules.caylus.goods import Goods, holds
from rules.caylus.paying import check_pay, pay
from rules.caylus.phases import end_phase
from rules.caylus.points import lose, lost_of, score
from rules.caylus.state import CaylusState, special_workers
from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced
from rules.core.sequence import pop, push, top, with_top

BATCHES = tuple(
    data.FOOD + "".join(others)
    for others in combinations([kind for kind in data.GOODS if kind != data.FOOD], data.BATCH - 1)
)
"""All batches: food and two other kinds, of which gold may be one (ruling 34)."""

MOST_CHOICES = 25
"""Deliveries that a panel offers at once: what one menu holds."""


def go_on(state: CaylusState, castle: frames.Castle, chance: Chance) -> Step[CaylusState, Event]:
    """Asks the next worker in the castle; then the best builder gets a favour, and the workers go home."""
    queue = special_workers(state, data.CASTLE)
    if not queue:
        return Step(state=end_phase(state))
    if len(castle.batches) < len(queue):
        return Step(state=push(state, frames.Delivery(seat=queue[len(castle.batches)])))
    most = max(castle.batches)
    home = frames.Homecoming(place=data.CASTLE)
    if not most:
        return Step(state=push(state, home))
    best = queue[castle.batches.index(most)]
    return Step(
        state=push(state, frames.Favours(seat=best, count=1), home), events=(BestBuilder(seat=best, count=most),)
    )


# --- parts ------------------------------------------------------------------------------------------------------------


def free_parts(state: CaylusState) -> tuple[int, ...]:
    """Returns how many parts are free in each section; a section that was scored is closed."""
    return tuple(
        section.capacity - len(parts) if at >= state.scored else 0
        for at, (section, parts) in enumerate(zip(state.numbers.sections, state.castle, strict=True))
    )


def sections_for(state: CaylusState, count: int) -> tuple[int, ...]:
    """Returns how many of so many parts go into each section: the first ones that are free (ruling 38)."""
    left, found = count, []
    for free in free_parts(state):
        found.append(min(free, left))
        left -= found[-1]
    return tuple(found)


def points_for(state: CaylusState, count: int) -> int:
    """Returns what so many parts bring when they are built."""
    return sum(part_points(state, at) * n for at, n in enumerate(sections_for(state, count)))


def part_points(state: CaylusState, section: int) -> int:
    """Returns what each part of a section brings when it is built."""
    return state.numbers.sections[section].points


def most_batches(held: Goods, free: int) -> int:
    """Returns how many batches can be made of goods, at most as many as parts are free.

    >>> most_batches((3, 2, 1, 1, 0), 14), most_batches((3, 5, 1, 0, 0), 14), most_batches((0, 9, 9, 9, 9), 14)
    (2, 1, 0)
    """
    food, *others = held
    possible = (n for n in range(min(food, free), 0, -1) if sum(min(count, n) for count in others) >= 2 * n)
    return next(possible, 0)


# --- handing in -------------------------------------------------------------------------------------------------------


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers batch after batch, each choice of them once, with what they bring together; or nothing."""
    match prefix:
        case ():
            yield Token("deliver")
        case ("deliver",):
            yield from _further(state, seat, ())
            yield _nothing(state, seat, "nothing")
        case ("deliver", *batches) if all(batch in BATCHES for batch in batches):
            yield from _further(state, seat, tuple(batches))


def _further(state: CaylusState, seat: Seat, chosen: tuple[str, ...]) -> Iterator[Token]:
    first = BATCHES.index(chosen[-1]) if chosen else 0
    for batch in BATCHES[first:]:
        longer = (*chosen, batch)
        if len(longer) <= sum(free_parts(state)) and holds(state.players[seat].goods, "".join(longer)):
            points = points_for(state, len(longer))
            note = Say("parts", {"handed": longer, "letters": " ".join(longer), "count": len(longer), "points": points})
            yield Token(batch, ends=True, goes_on=True, any_order=True, note=note)


def menu(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
    """Offers whole deliveries in a panel, those of few batches first, as far as one menu holds all of a number."""
    if prefix:
        return None
    row = whole = list(_longer(state, seat, ["deliver"]))
    while (row := list(_longer(state, seat, [token.text for token in row]))) and len(whole) + len(row) < MOST_CHOICES:
        whole = [*whole, *row]
    return [*whole, _nothing(state, seat, "deliver nothing")]


def _longer(state: CaylusState, seat: Seat, lines: Iterable[str]) -> Iterator[Token]:
    """Yields what lines are with one batch more."""
    for line in lines:
        for token in _further(state, seat, tuple(line.split()[1:])):
            yield msgspec.structs.replace(token, text=f"{line} {token.text}")


def _nothing(state: CaylusState, seat: Seat, text: str) -> Token:
    return Token(text, ends=True, note=Say("nothing", {"points": loss_of(state, seat)}))


def loss_of(state: CaylusState, seat: Seat) -> int:
    """Returns what handing in nothing costs: nothing if the castle has no free part left (ruling 36)."""
    return lost_of(state, seat, state.numbers.no_batch) if any(free_parts(state)) else 0


def forced(state: CaylusState, seat: Seat) -> Deliver | None:
    """Who cannot hand in a batch is not asked."""
    return None if most_batches(state.players[seat].goods, sum(free_parts(state))) else Deliver(batches=())


def check(state: CaylusState, seat: Seat, action: Deliver) -> None:
    """Judges the batches, their number and whether the seat has the cubes."""
    for batch in action.batches:
        if batch not in BATCHES:
            raise IllegalAction("no-batch", goods=batch)
    free = sum(free_parts(state))
    if len(action.batches) > free:
        raise IllegalAction("too-many-batches", count=len(action.batches), limit=free)
    check_pay(state, seat, Bundle(goods="".join(action.batches)))


def forgone(state: CaylusState, seat: Seat, action: Deliver) -> Say | None:
    """Says that nothing is handed in although something could be, where that costs points."""
    loss = loss_of(state, seat)
    return Say("batches", {"points": loss}) if loss and not action.batches and forced(state, seat) is None else None


def apply(state: CaylusState, seat: Seat, action: Deliver, chance: Chance) -> Step[CaylusState, Event]:
    """Builds a part for each batch in the sections that are under construction; nothing costs points."""
    count, castle = len(action.batches), top(pop(state), frames.Castle)
    if not count:
        return _build_nothing(state, seat)
    parts, points = sections_for(state, count), points_for(state, count)
    sections = tuple(section for section, more in zip(data.SECTIONS, parts, strict=True) if more)
    told = CastleBuilt(seat=seat, batches=" ".join(action.batches), count=count, sections=sections, points=points)
    state = pay(pop(state), seat, Bundle(goods="".join(action.batches)))
    state = with_top(state, frames.Castle(batches=(*castle.batches, count)))
    built = state.castle
    for at, more in enumerate(parts):
        built = replaced(built, at, (*built[at], *(seat,) * more))
    return Step(state=score(replace(state, castle=built), seat, points, "castle"), events=(told,))


def _build_nothing(state: CaylusState, seat: Seat) -> Step[CaylusState, Event]:
    points = loss_of(state, seat)
    told = NothingBuilt(
        seat=seat, points=points, full=not any(free_parts(state)), forced=forced(state, seat) is not None
    )
    state = pop(state)
    state = with_top(state, frames.Castle(batches=(*top(state, frames.Castle).batches, 0)))
    return Step(state=lose(state, seat, points), events=(told,))
