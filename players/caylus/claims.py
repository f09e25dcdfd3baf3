"""What may still bring a seat of Caylus points, in the words of the game: what its holdings become, for hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from players.caylus.holdings import Holdings, rounds_left
from players.caylus.ways import Ways
from players.core.appraisal import Claim
from rules.caylus import data, frames
from rules.caylus.state import CaylusState, owned_by, special_workers
from rules.core.contract import Say, Seat


def claims(holdings: Holdings, ways: Ways, state: CaylusState, seat: Seat) -> Iterator[Claim]:
    """Yields what a seat may expect: together with its score as much as its holdings are worth, workers apart."""
    if state.over:
        return
    player, left, space = state.players[seat], rounds_left(state.bailiff), state.bailiff
    yield Claim(about="cubes", points=holdings.cubes(player.goods, space), said=Say("cubes"))
    yield Claim(about="purse", points=holdings.purse(player.deniers, space), said=Say("purse"))
    for at, line in enumerate(data.LINES):
        points = holdings.line(line, player.levels[at], left)
        yield Claim(about=f"line {line}", points=points, said=Say("favours-on", {"line": line}))
    owned = Counter(building.id for building in owned_by(state, seat))
    for id, count in owned.items():
        points = count * holdings.building(state, state.numbers.buildings[id], left)
        yield Claim(about=f"building {id}", points=points, said=Say("owned", {"building": id}))
    plan = holdings.plan(state, seat, data.RESIDENCE in owned, left)
    yield Claim(about="plan", points=plan, said=Say("prestige"), comes_true=True)
    if state.scored < len(data.SECTIONS):
        section = data.SECTIONS[state.scored]
        points = holdings.castle(state, seat)
        yield Claim(about=f"section {section}", points=points, said=Say("parts", {"section": section}), comes_true=True)
    yield Claim(about="order", points=holdings.order(state, seat, left), said=Say("order"))
    if isinstance(state.top, frames.Place | frames.Gate | frames.Guild | frames.Bribe):
        yield from _workers(ways, state, seat)


def _workers(ways: Ways, state: CaylusState, seat: Seat) -> Iterator[Claim]:
    """Yields what each worker that has been placed will do; on the road the provost may have to be where he is."""
    for number, space in enumerate(state.spaces, start=1):
        if space.worker == seat:
            safe = number <= state.provost - state.numbers.steps
            said = Say("worker" if safe else "worker-at-risk", {"building": space.building, "space": number})
            yield Claim(
                about=f"worker {number}", points=ways.place(state, seat, str(number)), said=said, comes_true=True
            )
    for name in data.SPECIAL:
        if seat in special_workers(state, name):
            said = Say("special-worker", {"place": name})
            yield Claim(about=f"worker {name}", points=ways.place(state, seat, name), said=said, comes_true=True)
