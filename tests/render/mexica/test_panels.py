"""What the panels round the board tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops
from PIL.ImageFont import FreeTypeFont

from bot.app.speech.language import Words
from render.core.boxes import Box
from render.core.canvas import Colour, Point
from render.core.overflow import watched
from render.core.scene import ALL_LAYOUTS, BROAD, LAYOUTS, TALL, WIDE, Layout, Marks
from render.mexica import labels, palette, panels, standings
from render.mexica.board import draw
from render.mexica.layout import COMPARED, compared, plan
from rules.mexica import data, events
from rules.mexica.state import Building
from rules.mexica.view import View
from tests.render.arranged import fits, meet
from tests.render.mexica.samples import crowded, middle, over, start, voting, with_player
from tests.render.pictures import texts_written

ACTIONS = ("canal", "bridge", "step", "jump", "build", "found", "token", "use")

MOST = 18
"""So many districts are compared at most."""


def differ(one: View, other: View, box: Box, layout: Layout = WIDE) -> bool:
    pictures = [draw(view, Marks(), Words("en"), layout).crop(box) for view in (one, other)]
    return ImageChops.difference(*pictures).getbbox() is not None


@pytest.mark.parametrize(
    ("view", "english", "czech"),
    [
        (start(2), "places the figure", "staví figurku"),
        (middle(3), "half 1, round 7", "1. část, 7. kolo"),
        (replace(middle(3), last_round=True), "half 1, last round (7)", "1. část, poslední kolo (7.)"),
        (voting(4), f"may the {voting(4).proposed} leave the game?", f"odejde {voting(4).proposed} ze hry?"),
    ],
)
def test_the_turn_line_says_what_is_asked(view: View, english: str, czech: str) -> None:
    assert [panels.phase_text(view, Words(language)) for language in ("en", "cs")] == [english, czech]


def test_during_a_vote_all_who_have_not_answered_are_framed() -> None:
    view = voting(4)
    boxes = plan(WIDE, 4).players
    answered = replace(view, waiting=(2, 3))
    assert [differ(view, answered, box) for box in boxes] == [False, True, False, False]


def test_the_winners_are_framed_and_more_tokens_win_a_tie() -> None:
    tied = over(2)
    for seat, tokens in enumerate((2, 3)):
        tied = with_player(tied, seat, score=97, tokens=tokens)
    boxes = plan(WIDE, 2).players
    shared = with_player(tied, 0, tokens=3)
    assert differ(tied, shared, (boxes[0][0], boxes[0][1], boxes[0][0] + 100, boxes[0][3]))
    assert not differ(tied, shared, boxes[1])


def test_when_the_game_is_over_nothing_is_to_be_scored_any_more() -> None:
    bare = replace(over(2), players=tuple(replace(player, worth=7) for player in over(2).players))
    assert not any(differ(over(2), bare, box) for box in plan(WIDE, 2).players)
    bare = replace(crowded(2), players=tuple(replace(player, worth=0) for player in crowded(2).players))
    assert any(differ(crowded(2), bare, box) for box in plan(WIDE, 2).players)


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_buildings_left_lie_apart_on_their_panel(layout: Layout, seats: int) -> None:
    where = plan(layout, seats)
    for left, top, right, bottom in where.players:
        boxes = panels.stock_boxes((left, top, right, bottom))
        assert len(boxes) == data.HIGHEST
        assert fits(boxes, where.size)
        assert all(left <= box[0] and top < box[1] and box[2] <= right and box[3] <= bottom for box in boxes)


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_each_number_of_buildings_left_is_told_where_it_is_chosen(layout: Layout, value: int) -> None:
    view = middle(3)
    stock = view.players[1].buildings
    fewer = with_player(view, 1, buildings=(*stock[: value - 1], stock[value - 1] + 1, *stock[value:]))
    boxes = panels.stock_boxes(plan(layout, 3).players[1])
    assert [differ(view, fewer, box, layout) for box in boxes] == [one == value for one in (1, 2, 3, 4)]


@pytest.mark.parametrize("seats", [2, 3])
def test_up_to_three_players_are_called_by_their_whole_names_on_a_broad_picture(seats: int) -> None:
    marks = Marks(names=("Bořivoj Žďárský", "Maximilian Hohenzollern", "Christopher")[:seats])
    with texts_written() as written:
        draw(start(seats), marks, Words("en"), BROAD)
    assert {*marks.names} <= {*written}


def test_two_players_see_what_their_points_are_for() -> None:
    view = middle(2)
    other = with_player(view, 0, sources=(3, 2, 0, 0, 5))
    assert differ(view, other, plan(WIDE, 2).players[0])
    assert not differ(view, other, plan(WIDE, 2).players[1])


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("view", [start(2), middle(3), crowded(4)])
def test_the_costs_of_all_actions_stand_at_the_foot_however_much_there_is_to_compare(
    view: View, layout: Layout
) -> None:
    where, words = plan(layout, len(view.players)), Words("en")
    assert where.spare is not None
    with watched() as found, texts_written() as written:
        panels.draw(Image.new("RGB", where.size), view, Marks(), words, where, compared(layout))
    assert found == []
    assert written[-16::2] == [words(f"mexica-picture-cost-{name}") for name in ACTIONS]
    assert written[-15::2] == ["1", "1", "1", "5", "1–4", "0", "1", "+1"]


def test_before_anything_is_built_the_comparison_says_so() -> None:
    with texts_written() as written:
        compare(Image.new("RGB", plan(WIDE, 2).size), start(2))
        assert written == [Words("en")("mexica-picture-nothing-built")]
        compare(Image.new("RGB", plan(WIDE, 4).size), crowded(4))
    assert written.count(Words("en")("mexica-picture-nothing-built")) == 1


def compare(canvas: Image.Image, view: View, box: Box = COMPARED) -> None:
    standings.draw(canvas, view, Words("en"), box)


def test_no_more_districts_are_compared_than_can_be_read() -> None:
    view = crowded(4)
    many = replace(view, districts=tuple(replace(part, totals=(1, 2, 3, 4)) for part in view.districts) * 3)
    assert len(many.districts) > len(standings.compared(many)) == MOST > len(data.NUMBERS[1].calpulli)


@pytest.mark.parametrize("count", [2, 9, MOST])
def test_the_sums_of_a_district_stay_in_their_column(count: int) -> None:
    left, top, right, bottom = COMPARED
    view = crowded(4)
    bare = replace(view.districts[0], totals=(0, 0, 0, 0), neutral=0, calpulli="A1")
    for full in ((88, 0, 0, 0), (88, 77, 66, 55)):
        pictures = [Image.new("RGB", (right, bottom)) for _ in range(2)]
        for picture, last in zip(pictures, (full, (11, *full[1:])), strict=True):
            district = replace(bare, totals=last)
            others = (replace(bare, totals=full),) * (count - 1)
            compare(picture, replace(view, districts=(*others, district)))
        changed = ImageChops.difference(*pictures).getbbox()
        assert changed is not None
        assert left < changed[0] and changed[2] <= right - 4
        assert top < changed[1] and changed[3] <= bottom


def many(count: int, *sums: tuple[int, ...]) -> View:
    """Returns a city of founded districts with long names; the first have the given sums, the others one each."""
    view = crowded(4)
    bare = replace(view.districts[0], squares=data.SQUARES[:13], calpulli="Q10", totals=(0, 8, 0, 0), neutral=0)
    return replace(view, districts=(*(replace(bare, totals=found) for found in sums), *(bare,) * (count - len(sums))))


@pytest.mark.parametrize("count", [2, 7, 12, 15, MOST])
@pytest.mark.parametrize("sums", [(), ((10, 11, 12, 13),), ((10, 11, 12, 13),) * 2])
def test_nothing_in_the_comparison_is_written_across_the_next_column(count: int, sums: tuple[tuple[int, ...]]) -> None:
    with watched() as found:
        compare(Image.new("RGB", plan(WIDE, 4).size), many(count, *sums))
    assert not found


@pytest.mark.parametrize("count", [2, 7, 15, MOST])
def test_what_the_places_bring_stands_clear_of_the_name_of_the_district(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the small size of a district that nobody has founded the last of them stood on its name."""
    written = texts_with_boxes(monkeypatch)
    view = many(count)
    small = replace(view.districts[0], squares=("D7",), calpulli="", scored=True, values=(1, 1, 1))
    compare(Image.new("RGB", plan(WIDE, 4).size), replace(view, districts=(*view.districts[1:], small)))
    (name,) = (box for text, box in written if text == "D7")
    brings = [box for text, box in written if text == "1"][-3:]
    assert not any(x < name[2] and name[0] < right and y < name[3] and name[1] < low for x, y, right, low in brings)


def texts_with_boxes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """Returns what is written in the comparison from now on, each with the box that its ink fills."""
    written: list[tuple[str, Box]] = []

    def noted(canvas: Image.Image, at: Point, text: str, face: FreeTypeFont, ink: Colour, anchor: str = "lm") -> float:
        left, top, right, bottom = face.getbbox(text, anchor=anchor)
        written.append((text, (round(at[0] + left), round(at[1] + top), round(at[0] + right), round(at[1] + bottom))))
        return face.getlength(text)

    monkeypatch.setattr(standings, "write", noted)
    return written


@pytest.mark.parametrize("count", [2, 9, MOST])
@pytest.mark.parametrize("sums", [(), ((10, 11, 12, 13),), ((10, 11, 12, 13),) * 2])
def test_beside_the_board_all_that_is_compared_stands_on_the_sheet_and_apart(
    count: int, sums: tuple[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, written = compared(BROAD), texts_with_boxes(monkeypatch)
    view = many(count, *sums)
    large = replace(view.districts[0], squares=data.SQUARES[:106], calpulli="", values=(106, 53, 27))
    compare(Image.new("RGB", plan(BROAD, 4).size), replace(view, districts=(large, *view.districts[1:])), box)
    left, top, right, bottom = box
    assert all(left < x and top < y and x2 < right and y2 < bottom for _, (x, y, x2, y2) in written)
    assert not [(one, other) for one, other in combinations(written, 2) if meet(one[1], other[1])]
    told = Counter(text for text, _ in written)
    assert (told["106"], told["53"], told["27"]) == (2, 1, 1)
    assert all(told[str(number)] >= len(sums) for number in (10, 11, 12, 13))


@pytest.mark.parametrize("count", [2, 9])
def test_beside_the_board_a_row_without_room_alone_is_written_smaller(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a screen of 525 pixels for the picture its figures are as large as those below the board of the wide one."""
    written = texts_with_boxes(monkeypatch)
    compare(Image.new("RGB", plan(BROAD, 4).size), many(count, (10, 11, 12, 13)), compared(BROAD))
    heights = {text: low - top for text, (_, top, _, low) in written}
    assert heights["11"] < heights["8"] and heights["8"] >= 22


def test_a_sum_of_two_figures_leaves_the_others_large_enough_for_a_phone() -> None:
    pictures = [Image.new("RGB", plan(WIDE, 4).size) for _ in range(2)]
    for picture, first in zip(pictures, ((0, 18, 0, 0), (0, 81, 0, 0)), strict=True):
        compare(picture, many(16, first))
    left, top, right, bottom = ImageChops.difference(*pictures).getbbox() or (0, 0, 0, 0)
    assert bottom - top >= 0.65 * 36, "figures of that size"
    assert right - left < (COMPARED[2] - COMPARED[0]) / 16


def test_what_the_places_of_a_dozen_districts_bring_is_written_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below one another they were three numbers of a list."""
    written, values = texts_with_boxes(monkeypatch), {str(value) for value in many(1).districts[0].values}
    compare(Image.new("RGB", plan(WIDE, 4).size), many(12))
    lines = {low for text, (_, _, _, low) in written if text in values - {"8"}}
    assert len(lines) == 2, "the districts lie in two rows"


@pytest.mark.parametrize("count", [11, 15, MOST])
def test_on_a_phone_what_many_districts_bring_is_as_large_as_that_of_few(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one row it had 5 pixels there, and a sum was misread."""
    written, size = texts_with_boxes(monkeypatch), plan(TALL, 4).size
    with watched() as cut:
        compare(Image.new("RGB", size), many(count, (10, 11, 12, 13)), compared(TALL))
    assert not cut
    figures = [low - top for text, (_, top, _, low) in written if text.isdecimal()]
    assert min(figures) * 400 / size[0] >= 7


@pytest.mark.parametrize("layout", [WIDE, TALL, BROAD])
@pytest.mark.parametrize("count", [3, 9, 12, MOST])
def test_what_places_bring_stands_on_red_plates_as_on_the_calpulli(count: int, layout: Layout) -> None:
    """Bare numbers were read as sums of somebody."""
    scored, canvas = many(count), Image.new("RGB", plan(layout, 4).size)
    compare(canvas, scored, compared(layout))
    red = canvas.convert("RGB").tobytes().count(bytes(palette.RED))
    assert red > 500 * count


def test_few_sums_stand_in_the_middle_of_the_comparison() -> None:
    canvas = Image.new("RGB", plan(WIDE, 4).size)
    compare(canvas, many(4))
    ink = canvas.crop(COMPARED).convert("L").point([255] * 100 + [0] * 156).crop((20, 12, 1200, 184)).getbbox()
    assert ink is not None
    above, below = ink[1] + 12, COMPARED[3] - COMPARED[1] - 12 - ink[3]
    assert above > 20 and below > 20 and abs(above - below) < 16


def test_a_district_that_nobody_has_founded_is_named_by_the_square_that_bears_its_number() -> None:
    """The number stood at I9 and the table named H6."""
    view = crowded(4)
    district = next(part for part in view.districts if not part.calpulli and any(part.totals) and part.size > 20)
    middle_of_it = labels.spot(district.squares, labels.occupied(view))
    assert middle_of_it is not None
    built = replace(view, buildings=(*view.buildings, Building(square=middle_of_it, value=1, seat=0)))
    for shown in (view, built):
        square = labels.spot(district.squares, labels.occupied(shown))
        assert [one.name for one in standings.compared(shown) if one.size == district.size] == [square]
        with texts_written() as written:
            draw(shown, Marks(), Words("en"))
        assert square in written
    assert middle_of_it != square


def test_what_all_would_have_after_a_scoring_stands_on_their_panels_with_the_place() -> None:
    """Who led by points alone was taken for the leader of the game."""
    view = middle(3)
    for seat, (score, worth) in enumerate(((17, 67), (34, 20), (21, 33))):
        view = with_player(view, seat, score=score, worth=worth, tokens=1)
    with texts_written() as written:
        draw(view, Marks(), Words("en"))
    told = [text for text in written if text in ("84", "54", "1.", "2.")]
    assert told == ["1.", "84", "2.", "54", "2.", "54"]
    assert {"17", "+67", "34", "+20", "21", "+33"} <= {*written}


def test_what_a_start_square_would_bring_is_written_beside_the_figure() -> None:
    """The sums of the districts alone did not explain the forecast."""
    view = with_player(middle(3), 0, figure=data.STARTS[0])
    for shown, figures in ((view, 1), (with_player(view, 1, figure=data.STARTS[1]), 2)):
        for layout in ALL_LAYOUTS:
            with texts_written() as written:
                labels.draw_start_points(Image.new("RGB", plan(layout, 3).size), shown)
            assert written == [f"+{view.numbers.start_points}"] * figures


def test_what_nothing_is_left_for_is_faint_among_the_costs() -> None:
    """Canals were offered at full strength when both supplies were empty."""
    view = replace(middle(3), active=1, singles=0, doubles=1)
    where = plan(WIDE, 3).spare
    assert where is not None
    assert differ(view, replace(view, doubles=0), where)
    assert not differ(view, replace(view, doubles=2), where)
    assert differ(with_player(view, 1, tokens=0), with_player(view, 1, tokens=1), where)


def test_after_a_scoring_it_is_told_what_it_brought_instead_of_what_another_would() -> None:
    view, box = over(2), plan(WIDE, 2).players[1]
    scored = Marks(events=(events.HalfScored(2, 1, 39, 80),))
    told, plain = (draw(view, marks, Words("en")) for marks in (scored, Marks()))
    assert ImageChops.difference(told.crop(box), plain.crop(box)).getbbox() is not None
    assert ImageChops.difference(told, plain).getbbox() is not None
    other = plan(WIDE, 2).players[0]
    assert ImageChops.difference(told.crop(other), plain.crop(other)).getbbox() is None


def test_after_the_first_scoring_who_would_be_ahead_in_all_is_told_with_what_it_brought() -> None:
    view = crowded(4)
    scored = Marks(events=tuple(events.HalfScored(1, seat, 12 + seat, 20) for seat in range(4)))
    with texts_written() as written:
        draw(view, scored, Words("en"))
    assert {str(player.total) for player in view.players} <= set(written)
    assert {f"scored {12 + seat}" for seat in range(4)} & set(written)


@pytest.mark.parametrize("count", [3, 9, MOST])
def test_what_all_three_places_of_a_founded_district_bring_stays_in_view(count: int) -> None:
    shown = [Image.new("RGB", plan(WIDE, 4).size) for _ in range(4)]
    for picture, values in zip(shown, [(13, 7, 4), (12, 7, 4), (13, 6, 4), (13, 7, 3)], strict=True):
        view = many(count)
        changed = replace(view.districts[0], squares=data.SQUARES[: values[0]], values=values)
        compare(picture, replace(view, districts=(changed, *view.districts[1:])))
    assert all(ImageChops.difference(shown[0], other).getbbox() for other in shown[1:])


@pytest.mark.parametrize("count", [4, 10, 13])
def test_what_the_lower_places_bring_is_large_enough_for_a_phone(count: int) -> None:
    shown = [Image.new("RGB", plan(WIDE, 4).size) for _ in range(2)]
    for picture, third in zip(shown, (2, 3), strict=True):
        view = many(count)
        parts = [replace(part, squares=data.SQUARES[:6], calpulli="K3", values=(6, 3, 2)) for part in view.districts]
        parts[0] = replace(parts[0], values=(6, 3, third))
        compare(picture, replace(view, districts=tuple(parts)))
    box = ImageChops.difference(*shown).getbbox()
    assert box is not None
    assert box[3] - box[1] >= 22, "the height of figures of that size"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [3, 4])
def test_how_many_buildings_are_left_is_large_enough_for_a_phone_and_apart_from_the_next(
    layout: Layout, seats: int
) -> None:
    view = crowded(seats)
    one, other = (with_player(view, 0, buildings=(count, 2, 2, 2)) for count in (8, 6))
    box = ImageChops.difference(*(draw(part, Marks(), Words("en"), layout) for part in (one, other))).getbbox()
    place = panels.stock_boxes(plan(layout, seats).players[0])[0]
    assert box is not None
    assert box[3] - box[1] >= 25 and box[2] <= place[2] - 2


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_done_with_tokens_does_not_touch_the_score(layout: Layout, seats: int) -> None:
    view, words = with_player(crowded(seats), 0, score=188), Words("en")
    taken, used = events.TokenTaken(0, 1), events.TokenUsed(0, 1, 0)
    left, _, right, low = box = plan(layout, seats).players[0]
    shown, other = (
        draw(view, Marks(events=done), words, layout).crop((0, 0, right, low))
        for done in ((taken, used), (used, taken))
    )
    tabs = ImageChops.difference(shown, other).getbbox()
    greater = draw(with_player(view, 0, score=900), Marks(events=(taken, used)), words, layout)
    changed = ImageChops.difference(shown, greater.crop((0, 0, right, low)))
    parts = panels.parts_of(box)
    level = round(parts.score[1] + parts.low / 2)
    score, total = changed.crop((0, 0, right, level)).getbbox(), changed.crop((left, level, *changed.size)).getbbox()
    assert tabs is not None and score is not None and total is not None
    assert tabs[0] >= score[2] and tabs[3] <= level + total[1]


def test_in_a_district_all_who_have_built_there_are_ranked_nobody_among_them() -> None:
    district = replace(crowded(2).districts[0], totals=(4, 0, 7, 4), neutral=5)
    assert standings.ranking(district) == [(2, 7), (None, 5), (0, 4), (3, 4)]


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_equal_sums_of_a_district_are_joined_by_a_sign(layout: Layout) -> None:
    """A tie for the lead, and one for the second place, were overlooked where equal numbers alone told of them."""
    district = replace(crowded(4).districts[0], totals=(7, 3, 7, 3), neutral=2)
    with texts_written() as written:
        compare(Image.new("RGB", plan(layout, 4).size), replace(crowded(4), districts=(district,)), compared(layout))
    assert [text for text in written if text[0] in "732"][-5:] == ["7=", "7", "3=", "3", "2"]
