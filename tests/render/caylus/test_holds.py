"""What each place of Caylus holds, in words."""

from __future__ import annotations

from dataclasses import replace

from bot.app.speech.language import Words
from render.caylus import ARTIST
from render.core.scene import Marks
from rules.caylus.view import View
from tests.render.caylus.samples import start, with_place, with_space

MARKS = Marks(names=("Ann", "Ben", "Cyd"))


def told(view: View) -> dict[str, str]:
    return ARTIST.told(view, MARKS, Words("en"))


def test_a_building_is_told_with_what_it_does_its_owner_its_worker_and_the_officers() -> None:
    view = replace(with_space(start(3), 8, building="bank", owner=1, worker=0), bailiff=8, provost=9)
    places = told(view)
    assert places["8"] == "Bank; 2$ > 1G; 5$ > 2G; owned by Ben; worker of Ann; the bailiff"
    assert "the provost" in places["9"] and "the provost" not in places["8"]


def test_who_stands_at_a_place_is_told_in_turn() -> None:
    places = told(with_place(start(3), "castle", 2, 0))
    assert places["castle"] == "hand in batches; worker of Cyd; worker of Ann"


def test_a_building_that_is_left_has_its_price() -> None:
    assert told(start(3))["architect"].startswith("1F 1S > 6★; ")
