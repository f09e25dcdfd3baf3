"""A price or a scoring that is corrected behind ``state.rules`` is drawn, written and answered as it is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.caylus import ARTIST, scorings, signs
from render.core.scene import Marks
from rules.caylus import castle, scoring, workers
from rules.caylus.data import NUMBERS
from rules.caylus.events import CastleBuilt, SectionCounted
from rules.caylus.frames import SectionScoring
from rules.caylus.game import GAME
from rules.caylus.state import CaylusState
from rules.core.chance import SecretChance
from rules.core.contract import Say
from rules.core.sequence import push
from tests.render.pictures import texts_written
from tests.rules.caylus.positions import position

WORDS = Words("en")
CHANCE = SecretChance("corrected")
VERSIONS = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second version of the rules on a worker costs 2 more, a part brings 10 more, and a scoring 3 and 4."""
    monkeypatch.setitem(NUMBERS, 2, NUMBERS[1])
    price, part, favours, loss = workers.price_after, castle.part_points, scoring.favours_for, scoring.loss_for

    def gap(state: CaylusState, more: int) -> int:
        return more * (state.rules - 1)

    monkeypatch.setattr(workers, "price_after", lambda state, passed: price(state, passed) + gap(state, 2))
    monkeypatch.setattr(castle, "part_points", lambda state, at: part(state, at) + gap(state, 10))
    monkeypatch.setattr(scoring, "favours_for", lambda state, at, own: favours(state, at, own) + gap(state, 3))
    monkeypatch.setattr(scoring, "loss_for", lambda state, at, own: loss(state, at, own) + gap(state, 4))


def by(version: int, *lines: str) -> CaylusState:
    return replace(position(*lines, seats=3), rules=version)


def answer(state: CaylusState, name: str) -> tuple[Say, ...]:
    """Returns what a question is answered with for the seat that is asked."""
    assert state.top is not None
    return next(one for one in GAME.questions if one.name == name).answer(state, state.top.seat, ())


def drawn(state: CaylusState) -> list[str]:
    signs.coin.cache_clear()
    signs.shield.cache_clear()
    scorings.table.cache_clear()
    with texts_written() as found:
        ARTIST.draw("board", GAME.view(state, None), Marks(), WORDS)
    return found


def written(state: CaylusState) -> str:
    return ARTIST.text(GAME.view(state, None), Marks(), WORDS)


@VERSIONS
def test_the_next_worker_costs_what_the_bridge_says(version: int) -> None:
    state = by(version)
    seat, price = state.order[0], 1 + 2 * (version - 1)
    placed = GAME.apply(state, seat, GAME.parse("place castle", state, seat), CHANCE).state
    assert state.players[seat].deniers - placed.players[seat].deniers == price
    assert {say.args["price"] for say in answer(state, "rivals")} == {price}
    assert {str(price), str(price + 1), str(price + 2)} <= set(drawn(state))
    assert WORDS("caylus-text-passed", seats="–", price=f"{price}$") in written(state)


@VERSIONS
def test_a_part_of_the_castle_brings_what_its_section_says(version: int) -> None:
    state = by(version, "workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6")
    points = 5 + 10 * (version - 1)
    built = GAME.apply(state, 0, GAME.parse("deliver FWS", state, 0), CHANCE)
    assert [event.points for event in built.events if isinstance(event, CastleBuilt)] == [points]
    assert str(points) in drawn(state)
    assert f"{points}★" in written(state)


@VERSIONS
def test_a_section_is_scored_as_it_says(version: int) -> None:
    state, more = by(version, "castle dungeon = P0 P0", "points P1 = 20"), version - 1
    given = {say.args["seat"]: say.args for say in answer(state, "sections") if say.id == "section-gives"}
    counted: list[SectionCounted] = []
    for seat in (0, 1):
        scored = replace(push(state, SectionScoring()), order=(seat,))
        events = scoring.count_seat(scored, SectionScoring(), CHANCE).events
        counted += [event for event in events if isinstance(event, SectionCounted)]
    assert [(one.points, one.favours) for one in counted] == [(0, 1 + 3 * more), (2 + 4 * more, 3 * more)]
    assert [(given[seat]["points"], given[seat]["favours"]) for seat in (0, 1)] == [
        (one.points, one.favours) for one in counted
    ]
    shown = scorings.steps(GAME.view(state, None).sections[0], 2)
    assert list(shown) == [(0, 0, f"−{2 + 4 * more}★"), (1, 1, "3⚜" if more else ""), (2, 2, f"{1 + 3 * more}⚜")]
    assert f"−{2 + 4 * more}" in drawn(state)
    assert f"0:−{2 + 4 * more} {'1:3 ' if more else ''}2:{1 + 3 * more}" in written(state)
