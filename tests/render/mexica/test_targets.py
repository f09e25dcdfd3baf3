"""What may be chosen next, on the picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.boxes import Box
from render.core.scene import ALL_LAYOUTS, WIDE, Layout, Marks
from render.mexica.board import draw
from render.mexica.layout import BOARD, SIDE, centre, plan
from render.mexica.panels import stock_boxes
from render.mexica.places import places, things
from rules.mexica import data
from rules.mexica.view import View
from tests.players.positions import position
from tests.render.mexica.samples import crowded, middle, start, voting


def changed(marks: Marks, view: View | None = None) -> Image.Image:
    """Returns where the marks change a picture, of the beginning if not told otherwise."""
    words, shown = Words("en"), view or start(2)
    return ImageChops.difference(draw(shown, marks, words), draw(shown, Marks(), words)).convert("L")


def around(name: str, half: float) -> Box:
    x, y = centre(name)
    return (round(x - half), round(y - half), round(x + half), round(y + half))


@pytest.mark.parametrize("name", ["A3", "D5", "U7"])
def test_a_target_is_outlined_and_named_but_not_filled(name: str) -> None:
    drawn = changed(Marks(chosen=("single",), targets=(name, "end")))
    assert drawn.getbbox() is not None
    x, y = centre(name)
    inside = drawn.crop((round(x - 17), round(y), round(x + 17), round(y + 16)))
    assert inside.point([0] * 40 + [255] * 216).getbbox() is None
    assert drawn.crop(around("F9", SIDE)).getbbox() is None


def test_many_targets_are_named_by_the_frame_alone() -> None:
    few, many = (changed(Marks(chosen=("jump",), targets=data.SQUARES[:count])) for count in (20, 60))
    x, y = (round(part) for part in centre("B1"))
    plate = (x - 12, y - 15, x + 12, y - 8)
    assert few.crop(plate).getbbox() is not None
    assert many.crop(plate).getbbox() is None


def test_chosen_squares_look_different_from_targets() -> None:
    chosen, target = (changed(marks) for marks in (Marks(chosen=("bridge", "C4")), Marks(targets=("C4",))))
    assert ImageChops.difference(chosen, target).getbbox() is not None


def test_targets_lie_under_the_figures() -> None:
    """A figure stands up into the square above its own."""
    drawn = changed(Marks(chosen=("move",), targets=("H5",)))
    x, y = (round(part) for part in centre("H6"))
    assert drawn.crop((x - 6, y - 20, x + 6, y - 2)).getbbox() is None


@pytest.mark.parametrize("pair", ["C4-D4", "C4-C5"])
@pytest.mark.parametrize("others", [(), data.DOUBLES[-40:]])
def test_a_double_canal_is_seen_on_both_its_squares(pair: str, others: tuple[tuple[str, ...], ...]) -> None:
    """As the whole tile if few are offered, as a joint between its squares if many are."""
    drawn = changed(Marks(chosen=("double",), targets=(pair, *map("-".join, others))))
    first, second = pair.split("-")
    for name, other in ((first, second), (second, first)):
        assert drawn.crop(around(name, SIDE / 2 - 1)).getbbox() is not None
        (x, y), (a, b) = centre(name), centre(other)
        beyond = (2 * x - a, 2 * y - b)
        far = drawn.crop((round(beyond[0] - 20), round(beyond[1] - 20), round(beyond[0] + 20), round(beyond[1] + 20)))
        assert far.getbbox() is None


def test_a_double_canal_that_was_chosen_is_outlined_on_both_squares() -> None:
    drawn = changed(Marks(chosen=("double", "C4-D4")))
    assert drawn.crop(around("C4", SIDE / 2)).getbbox() is not None
    assert drawn.crop(around("D4", SIDE / 2)).getbbox() is not None


def test_double_canals_that_share_a_square_have_places_apart() -> None:
    targets = ("C4-D4", "C4-C5", "D4-D5", "C5-D5")
    found = places(start(2), Marks(chosen=("double",), targets=targets), WIDE)
    assert set(found) == set(targets)
    for token in targets:
        first, second = token.split("-")
        xs, ys = zip(*found[token], strict=True)
        middle = (sum(xs) / 4, sum(ys) / 4)
        assert middle == pytest.approx(tuple((a + b) / 2 for a, b in zip(centre(first), centre(second), strict=True)))


def test_a_place_that_is_also_reached_directly_has_a_half_for_each() -> None:
    found = places(start(2), Marks(chosen=("move",), targets=("O9", "O7", "O5-O9")), WIDE)
    (left, top), (edge, _), _, _ = found["O9"]
    (start_, _), (right, _), (_, bottom), _ = found["O5-O9"]
    assert start_ == edge and left < edge < right
    assert right - left == bottom - top == SIDE
    (left, _), (right, _), _, _ = found["O7"]
    assert right - left == SIDE


@pytest.mark.parametrize("square", ["O6", "C9", "F2"])
@pytest.mark.parametrize("directions", [("h",), ("v",), ("h", "v")])
def test_a_bridge_is_tried_in_each_direction_beside_its_square(square: str, directions: tuple[str, ...]) -> None:
    view = crowded(4)
    words, chosen = Words("en"), ("bridge", square)
    plain = draw(view, Marks(chosen=chosen), words)
    drawn = ImageChops.difference(draw(view, Marks(chosen=chosen, targets=directions), words), plain)
    halves = [
        (BOARD[0], BOARD[1], (BOARD[0] + BOARD[2]) // 2, BOARD[3]),
        ((BOARD[0] + BOARD[2]) // 2, BOARD[1], BOARD[2], BOARD[3]),
    ]
    near, far = halves if square < "K" else reversed(halves)
    seen = drawn.crop(far).getbbox()
    assert seen is not None
    assert seen[2] - seen[0] > 240 * len(directions)
    assert drawn.crop(near).getbbox() is None or square == "K"


def test_both_directions_look_different() -> None:
    view, words = crowded(4), Words("en")
    tried = [draw(view, Marks(chosen=("bridge", "O6"), targets=(way,)), words) for way in data.DIRECTIONS]
    assert ImageChops.difference(*tried).getbbox() is not None


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_the_value_of_a_building_is_chosen_on_the_own_panel(layout: Layout) -> None:
    view = middle(3)
    marks = Marks(seat=2, chosen=("build",), targets=("2", "3"))
    boxes = stock_boxes(plan(layout, 3).players[2])
    found = places(view, marks, layout)
    assert [min(place) for place in found.values()] == [boxes[1][:2], boxes[2][:2]]


def test_what_is_proposed_is_chosen_on_the_display() -> None:
    view = middle(3)
    found = places(view, Marks(seat=0, chosen=("propose",), targets=tuple(map(str, view.display))), WIDE)
    assert set(found) == set(map(str, view.display))
    for place in found.values():
        x, y = place[0]
        assert x > centre("O12")[0] and y > centre("U9")[1]


def test_what_a_panel_begins_with_has_the_place_of_what_it_ends_with() -> None:
    """Short cuts of several words."""
    marks = Marks(seat=0, targets=("move C4", "move O9", "move O5-O9", "build 2", "single", "end"))
    found = places(start(2), marks, WIDE)
    assert list(found) == ["move C4", "move O9", "move O5-O9", "build 2"]
    alone = places(start(2), Marks(seat=0, chosen=("move",), targets=("C4", "O9", "O5-O9")), WIDE)
    assert [found[f"move {token}"] for token in alone] == list(alone.values())
    assert changed(marks).crop(around("C4", SIDE / 2)).getbbox() is not None


def test_first_words_name_nothing_on_the_picture() -> None:
    assert places(start(2), Marks(targets=("move", "build", "take", "end")), WIDE) == {}


def test_a_district_that_can_be_founded_is_pressed_to_found_it_and_so_is_its_calpulli() -> None:
    facts = "turn = P0; display = 3 5; canals = B11-B12 B13; figure P0 = "
    views = [position("mexica", facts + at).view(0) for at in ("A12", "H5")]
    here, elsewhere = (dict(things(view, Marks(seat=0), WIDE)) for view in views)
    assert here["found"] == here["found 3"] != here["found 5"]
    land = {name: place for name, place in here.items() if name.startswith("found@")}
    assert land == {f"found@{square}": here[square] for square in ("A11", "A13")}, "the free squares of the district"
    assert not [name for name in elsewhere if name.partition("@")[0] == "found"]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_a_token_is_used_where_it_lies_on_the_panel_of_whoever_has_one(layout: Layout) -> None:
    players = (replace(player, tokens=seat % 2) for seat, player in enumerate(crowded(4).players))
    view = replace(crowded(4), players=tuple(players))
    for seat, panel in enumerate(plan(layout, 4).players):
        place = dict(things(view, Marks(seat=seat), layout)).get("use")
        assert (place is not None) == bool(view.players[seat].tokens)
        assert all(panel[0] <= x <= panel[2] and panel[1] <= y <= panel[3] for x, y in place or ())


def test_a_proposal_is_answered_at_the_calpulli_that_it_is_about() -> None:
    place = dict(things(voting(3), Marks(seat=1), WIDE))
    assert place["agree"] == place["refuse"] == place[f"propose {voting(3).proposed}"]
    assert "agree" not in dict(things(middle(3), Marks(seat=1), WIDE))


def test_a_figure_that_is_about_to_begin_is_seen_on_its_square() -> None:
    words, chosen = Words("en"), ("start", "I7")
    before, after = (draw(start(2), Marks(seat=seat, chosen=chosen), words) for seat in (None, 0))
    box = around("I7", SIDE / 2)
    assert ImageChops.difference(before.crop(box), after.crop(box)).getbbox() is not None
