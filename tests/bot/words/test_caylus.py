"""What Caylus says reads like a person's words."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from rules.caylus import events
from tests.bot.words.spoken import Spoken

told = Spoken("caylus").told


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [("en", 2, "Nothing · -2★"), ("en", 0, "Nothing"), ("cs", 2, "Nic · -2★"), ("cs", 0, "Nic")],
)
def test_nothing_is_offered_with_its_loss_if_it_has_one(language: str, points: int, said: str) -> None:
    assert Words(language)("caylus-note-nothing", points=points) == said


def test_who_has_nothing_to_lose_is_not_told_to_lose_it() -> None:
    declined, forced = (events.NothingBuilt(seat=0, points=points, full=False, forced=points == 0) for points in (2, 0))
    assert told("en", declined, forced) == [
        "Anežka hands in nothing: -2★.",
        "Anežka has no batch for the castle.",
    ]
    assert told("cs", declined, forced) == [
        "Anežka neodevzdává nic: -2★.",
        "Anežka nemá na hrad žádnou trojici.",
    ]


def test_a_refused_building_is_named_with_its_space_as_two_may_be_called_alike() -> None:
    facts = {"building": "neutral_quarry", "worker_seat": 1}
    assert Spoken("caylus").refused("en", "occupied", space=6, **facts) == (
        "Quarry on 6: a building has room for one worker, and there is already one (Bořek)."
    )
