"""Text that does not fit is noticed while somebody watches."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.labels import figure, label, write
from render.core.overflow import watched
from render.core.panels import lay

FACE = fonts.font(40)
SHEET: Box = (50, 50, 150, 110)


def complaints(at: tuple[int, int], text: str, anchor: str = "lm") -> list[str]:
    """Returns what is found when a text is written on a picture with a sheet in its middle."""
    canvas = Image.new("RGB", (400, 160))
    with watched() as found:
        lay(canvas, SHEET, (200, 200, 200))
        write(canvas, at, text, FACE, (0, 0, 0), anchor)
    return found


@pytest.mark.parametrize(("at", "anchor"), [((55, 80), "lm"), ((145, 80), "rm"), ((100, 80), "mm")])
def test_what_fits_its_sheet_is_fine_and_what_reaches_out_is_not(at: tuple[int, int], anchor: str) -> None:
    assert complaints(at, "word", anchor) == []
    assert complaints(at, "many words", anchor) == ["'many words' reaches out of its box"]


def test_text_may_not_reach_over_the_upper_and_lower_edge_either() -> None:
    assert complaints((55, 60), "Word") == ["'Word' reaches out of its box"]
    assert complaints((55, 100), "jpg") == ["'jpg' reaches out of its box"]


def test_beside_all_sheets_a_text_has_the_whole_picture() -> None:
    assert complaints((160, 80), "many words") == []
    assert complaints((160, 80), "very many words indeed") != []


def test_sheets_of_other_pictures_do_not_count() -> None:
    with watched() as found:
        lay(Image.new("RGB", (400, 160)), SHEET, (200, 200, 200))
        write(Image.new("RGB", (400, 160)), (55, 80), "many words", FACE, (0, 0, 0))
    assert found == []


def test_labels_and_figures_are_watched_too() -> None:
    canvas = Image.new("RGB", (60, 60))
    with watched() as found:
        label(canvas, (30, 30), "label", FACE, (0, 0, 0), (255, 255, 255))
        figure(canvas, (30, 30), 12345, FACE, (0, 0, 0))
    assert found == ["'label' reaches out of its box", "'12345' reaches out of its box"]


def test_a_text_that_had_to_be_cut_is_noticed_unless_it_is_a_name() -> None:
    with watched() as found:
        cut, _ = fonts.fit("a long sentence", 60, (24, 22))
        fonts.fit_name("Maximilian", 60, (24, 22))
        fonts.fit("no", 60, (24, 22))
    assert cut.endswith("…")
    assert found == ["'a long sentence' had to be cut"]


def test_nothing_is_noted_while_nobody_watches() -> None:
    with watched() as found:
        pass
    fonts.fit("a long sentence", 60, (24, 22))
    assert found == []
