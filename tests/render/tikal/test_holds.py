"""What each space of Tikal holds, in words."""

from __future__ import annotations

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.tikal import ARTIST
from rules.tikal.view import View
from tests.render.tikal.samples import start, with_space

MARKS = Marks(names=("Ann", "Ben", "Cyd"))


def told(view: View, space: str, language: str = "en") -> str:
    return ARTIST.told(view, MARKS, Words(language))[space]


def test_the_terrain_comes_first_then_whose_camp_it_is() -> None:
    view = with_space(start(3), "c4", kind="jungle", camp=1)
    assert told(view, "c4") == "jungle; camp of Ben"
    assert told(view, "h3") == "unexplored"
    assert told(with_space(view, "c4", kind="treasure", treasures=2, camp=None), "c4") == "2 treasures"


def test_whoever_stands_at_a_temple_is_told_with_all_figures_and_who_leads() -> None:
    view = with_space(start(3), "b4", kind="temple", value=5, workers=(2, 0, 1), leaders=(2,), holder=2)
    assert told(view, "b4") == "temple 5; Ann: 2 workers; Cyd: 1 worker and the leader; Cyd leads"
    assert told(view, "b4", "cs") == "chrám 5; Ann: 2 účastníci; Cyd: 1 účastník a vedoucí; vede Cyd"


def test_a_guarded_temple_has_a_guard_and_nobody_who_leads() -> None:
    view = with_space(start(3), "b4", kind="temple", value=7, guard=0, guard_figure="worker", holder=0, leaders=(1,))
    assert told(view, "b4") == "temple 7; guarded by Ann; Ben: the leader"
