"""The castle on the picture: it rises part by part, and everybody sees who built what."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words, languages
from render.caylus import castle, palette, road, scorings
from render.caylus.board import draw
from render.caylus.layout import BOARD, CASTLE, SCORINGS
from render.core.boxes import Box
from render.core.palette import look_of
from render.core.scene import Marks
from rules.caylus import data
from rules.caylus.view import View
from tests.render.arranged import meet
from tests.render.caylus import samples
from tests.render.pictures import texts_written

WORDS = Words("en")
SECTIONS = data.NUMBERS[1].sections


def test_every_part_of_every_section_has_its_own_place_in_the_castle() -> None:
    boxes = [castle.part_box(at, one.capacity, i) for at, one in enumerate(SECTIONS) for i in range(one.capacity)]
    assert len(set(boxes)) == sum(section.capacity for section in SECTIONS)
    assert not any(meet(*pair) for pair in combinations(boxes, 2))
    left, top, right, bottom = CASTLE
    assert all(left <= a and top <= b and c <= right and d <= bottom for a, b, c, d in boxes)


def test_towers_are_built_up_one_after_the_other_above_the_walls_and_these_above_the_dungeon() -> None:
    foot, head, next_foot = (castle.part_box(2, 14, i) for i in range(3))
    assert foot[:1] == head[:1] and head[3] == foot[1] and next_foot[3] == foot[3] and next_foot[0] > foot[0]
    assert foot[3] < castle.part_box(1, 10, 0)[1] < castle.part_box(0, 6, 0)[1]


def parts(view: View, at: int, *seats: int) -> Box | None:
    """Returns what of the castle looks different when parts of some seats stand in a section."""
    built = samples.with_parts(view, at, *view.sections[at].parts, *seats)
    one, other = (draw(seen, Marks(), WORDS).crop(CASTLE) for seen in (view, built))
    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("at", range(3))
def test_a_part_that_is_built_changes_the_castle_where_it_stands(at: int) -> None:
    changed, box = parts(samples.start(3), at, 1), castle.part_box(at, SECTIONS[at].capacity, 0)
    assert changed is not None
    left, top = CASTLE[:2]
    assert abs(changed[0] + left - box[0]) < 12
    assert top + changed[3] <= box[3] + 40


def test_a_section_flies_the_colours_of_its_builders_and_bare_cloth_of_who_built_none() -> None:
    """Nobody saw which banner was missing."""
    view = samples.with_parts(samples.start(4), 1, 3, 3, 1)
    sky = draw(view, Marks(), WORDS)
    for seat, built in enumerate((False, True, False, True)):
        x, y = map(round, castle.hung(1, seat, 4))
        cloth = sky.crop((x - 22, y - 15, x + 22, y + 12)).getcolors(10_000) or []
        most = max(cloth)[1]
        assert most == (look_of(seat).colour if built else palette.PAPER_DARK)


def test_no_banner_hangs_before_the_first_part_of_a_section_stands() -> None:
    with texts_written() as found:
        castle._risen.cache_clear()
        castle.banner.cache_clear()
        castle.draw(Image.new("RGB", BOARD[2:]), samples.with_parts(samples.start(3), 0, 2), WORDS)
    assert [text for text in found if text.isdecimal()] == ["0", "0", "1"]


@pytest.mark.parametrize("seats", samples.SEATS)
@pytest.mark.parametrize("at", range(3))
def test_banners_hang_side_by_side_within_the_castle(at: int, seats: int) -> None:
    spots = [castle.hung(at, seat, seats)[0] for seat in range(seats)]
    assert all(after - before >= 52 for before, after in pairwise(spots))
    assert castle.flown(at)[0] + 45 <= spots[0] and spots[-1] <= CASTLE[2] - 28


@pytest.mark.parametrize("language", languages())
def test_one_letter_tells_a_section_in_the_castle_in_its_table_and_on_the_road(language: str) -> None:
    """Small battlements on the flags of walls and towers looked alike."""
    words, view = Words(language), samples.start(5)
    castle._risen.cache_clear()
    scorings.table.cache_clear()
    road.banner.cache_clear()
    with texts_written() as found:
        draw(view, Marks(), words)
    letters = [words(f"caylus-section-{section}")[0] for section in data.SECTIONS]
    assert len(set(letters)) == len(letters)
    assert set(letters) <= set(found)


def test_a_part_that_was_never_built_looks_otherwise_than_one_that_may_be() -> None:
    view = samples.start(3)
    closed = replace(view, sections=(replace(view.sections[0], scored=True), *view.sections[1:]))
    one, other = (draw(seen, Marks(), WORDS).crop(CASTLE) for seen in (view, closed))
    assert ImageChops.difference(one, other).getbbox() is not None


def test_how_much_of_a_section_stands_is_written_in_its_table() -> None:
    view = samples.start(3)
    built = samples.with_parts(view, 1, 0)
    one, other = (draw(seen, Marks(), WORDS).crop(SCORINGS) for seen in (view, built))
    assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("at", range(3))
def test_only_the_part_of_a_section_that_comes_next_is_scaffolded(at: int) -> None:
    """Towers that were all drawn alike looked like a layer that somebody had not finished."""
    capacity = SECTIONS[at].capacity
    boxes = [castle.part_box(at, capacity, part) for part in range(capacity)]
    drawn = draw(samples.start(3), Marks(), WORDS)
    assert [box for box in boxes if palette.POLE in colours(drawn, box)] == boxes[:1]


def colours(image: Image.Image, box: Box) -> set[object]:
    return {colour for _, colour in image.crop(box).getcolors(1_000_000) or ()}
