"""The board picture: every position can be drawn, within what chats take."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise
from unittest.mock import patch

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.encode import LIMIT
from render.core.scene import LAYOUTS, TALL, WIDE, Layout, Marks
from render.magellan import ARTIST, auction, cards, history, panels, routes, sale, supplies
from render.magellan.board import draw
from render.magellan.layout import OPEN, PLATE, RIM, SCROLL, Site, foot, plan, site_of
from render.magellan.routes import plate_box
from rules.magellan import data
from rules.magellan.view import View, events
from tests.render.arranged import fits
from tests.render.magellan.samples import BUSY, MARKS, SAMPLES, bidding, empty, full, with_player
from tests.render.pictures import texts_written


def test_a_crowded_picture_is_small_enough_at_a_quality_that_shows_no_blocks() -> None:
    stream = io.BytesIO()
    draw(full(6), BUSY, Words("cs")).save(stream, "WEBP", quality=66, method=2)
    assert len(stream.getvalue()) <= LIMIT


def test_the_board_takes_up_about_two_thirds_or_the_full_width() -> None:
    left, top, right, bottom = OPEN.board
    width, height = plan(WIDE, 4).size
    assert 0.6 <= (right - left) * (bottom - top) / (width * height) <= 0.72
    left, _, right, _ = SCROLL.board
    assert plan(TALL, 4).size[0] - (right - left) <= 2 * left


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_panels_lie_apart_and_inside(layout: Layout, seats: int) -> None:
    where, site = plan(layout, seats), site_of(layout)
    stocks, sold = foot(layout, where)
    on_chart = layout == WIDE and where.spare is None
    boxes = [site.board, site.scene, stocks, where.bar, *where.players, *([] if on_chart else [sold])]
    assert len(where.players) == seats
    assert fits(boxes, where.size)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [3, 6])
def test_that_nobody_has_bid_is_written_whole_or_where_there_is_no_room_not_at_all(layout: Layout, seats: int) -> None:
    opened = replace(bidding(seats).view, best=None, bid=0, bid_cards=(), bidders=tuple(range(seats)), passed=())
    with texts_written() as written:
        ARTIST.draw("board", opened, MARKS, Words("en"), layout)
    assert ("no bid yet" in written) == (seats == 3 or layout == TALL)
    assert [text for text in written if text.startswith("n") and text.endswith("…")] == []


SITES = pytest.mark.parametrize("site", [OPEN, SCROLL], ids=["open", "scroll"])


@SITES
def test_every_field_lies_on_its_half_of_the_chart_and_overlaps_no_other(site: Site) -> None:
    boxes = []
    (fold_x, fold_y), (end_x, _) = site.fold
    for explorer in range(len(data.EXPLORERS)):
        left, top, right, bottom = site.rows[explorer]
        above = (bottom <= fold_y, top >= fold_y) if end_x > fold_x else (right <= fold_x, left >= fold_x)
        assert above == (explorer < 3, explorer >= 3)
        assert site.board[0] + RIM <= left < right <= site.board[2] - RIM
        assert site.board[1] + RIM <= top < bottom <= site.board[3] - RIM
        for phase, capacity in enumerate(data.NUMBERS[1].cards, 1):
            plate, water = plate_box(site, explorer, phase, worded=True), site.bay(explorer, phase, capacity)
            box = (min(plate[0], water[0]), plate[1], max(plate[2], water[2]), water[3])
            assert left - 8 <= box[0] < box[2] <= right + 8
            assert top <= box[1] < box[3] <= bottom
            spots = site.berths(explorer, phase, capacity)
            assert len(spots) == capacity
            assert all(water[0] + 25 <= x <= water[2] - 25 and water[1] < y < water[3] for x, y in spots)
            boxes.append(box)
    assert fits(boxes, plan(WIDE if site is OPEN else TALL, 6).size)


def test_on_a_phone_a_ship_is_24_pixels_broad_and_the_picture_no_more_than_two_and_a_half_times_as_high() -> None:
    """Of 16 pixels, while the chart lay open there, too, the order of ships was misread."""
    width, height = plan(TALL, 6).size
    first, second, _ = SCROLL.berths(0, 1, 3)
    assert (second[0] - first[0]) * 400 / width >= 24
    assert height <= 2.5 * width


@pytest.mark.parametrize("language", ["en", "cs"])
def test_plates_of_a_row_are_as_high_as_one_another_and_as_narrow_as_what_stands_on_them(language: str) -> None:
    """Broad ones of many heights walled off the map."""
    for view in (empty(3), empty(6)):
        for explorer in view.explorers:
            plates = [plate.image for plate in routes.plates(routes._row(explorer, Words(language)))]
            assert len({plate.height for plate in plates}) == 1, explorer.id
            assert all(plate.width <= PLATE for plate in plates), explorer.id
    crowns = routes.Printed(1, 5, None, 0, "", 0, "")
    crowns_and_sacks = replace(crowns, sacks=2)
    alone, together = (routes.plate(shown, False).image.width for shown in (crowns, crowns_and_sacks))
    assert alone < together < PLATE


@pytest.mark.parametrize("view", [full(6), SAMPLES["over-6"], SAMPLES["over-3"]], ids=["auction", "over-6", "over-3"])
def test_long_words_and_names_stay_inside_their_panels(view: object) -> None:
    long = msgspec.structs.replace(MARKS, names=("Maximilian Wolfgang Hohenzollern",) * 6, clock="23 days 23 hours")
    tidy = draw(view, Marks(), Words("en"))  # type: ignore[arg-type]
    changed = ImageChops.difference(draw(view, long, Words("en")), tidy).convert("L").point([0] * 24 + [255] * 232)  # type: ignore[arg-type]
    box = changed.getbbox()
    assert box is not None
    width, height = tidy.size
    assert box[2] <= width - 12
    assert changed.crop((0, 90, OPEN.board[2] + 8, OPEN.scene[1])).getbbox() is None
    assert changed.crop((OPEN.scene[2] + 5, OPEN.scene[1], OPEN.board[2] + 8, height)).getbbox() is None


def test_the_board_shows_the_same_to_all() -> None:
    moment = bidding(6)
    shown = [draw(view, MARKS, Words("en")) for view in (moment.view, moment.seen[4])]
    hidden = [ship for e in moment.view.explorers for f in e.fields for ship in f.ships if ship.pile and not ship.cards]
    own = {ship.seat for ship in hidden} & {4}
    assert (ImageChops.difference(*shown).getbbox() is None) == (not own)


def test_magellan_has_a_picture_of_the_board_and_one_of_the_hand() -> None:
    assert set(ARTIST.pictures) == {"board", "hand"}


def test_players_are_compared_by_what_everybody_sees() -> None:
    """By their ships, and by hands as soon as they lie open or have been counted."""
    view = bidding(3).view
    seen = with_player(view, 0, points=view.players[0].points + 9, in_hand=9)
    assert ImageChops.difference(draw(seen, MARKS, Words("en")), draw(view, MARKS, Words("en"))).getbbox() is None
    laid = [
        with_player(view, 0, open=True, cards=(2, 3), points=view.players[0].points + more, in_hand=more)
        for more in (0, 9)
    ]
    shown = [draw(one, MARKS, Words("en")) for one in laid]
    assert ImageChops.difference(*shown).getbbox()
    over = SAMPLES["over-3"]
    told = with_player(over, 0, points=over.players[0].points + 9, in_hand=9)
    assert ImageChops.difference(draw(told, MARKS, Words("en")), draw(over, MARKS, Words("en"))).getbbox()


def strip(view: View) -> bytes:
    return draw(view, MARKS, Words("en")).crop(OPEN.scene).tobytes()


def test_it_is_seen_who_opens_whoever_is_asked_first() -> None:
    view = bidding(6).view
    assert len({strip(replace(view, opener=seat)) for seat in range(6)}) == 6


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("seats", [3, 6])
def test_words_tell_what_the_small_cards_count_and_who_opens(seats: int, language: str) -> None:
    """The cards were read as prices, and a wheel alone said nothing."""
    words = Words(language)
    routes._ground.cache_clear()
    with texts_written() as written:
        draw(bidding(seats).view, MARKS, words)
    assert written.count(words("magellan-picture-left")) == 1, "once for all six"
    assert written.count(words("magellan-picture-opens")) == 1


def test_who_cannot_bid_looks_different_from_who_has_passed() -> None:
    view = replace(bidding(6).view, bidders=(0, 1), passed=(4, 3))
    out = replace(view, passed=(4,))
    assert strip(view) != strip(out)
    left, top, right, _ = plan(WIDE, 6).players[3]
    heads = [draw(one, MARKS, Words("en")).crop((left, top, right, top + 40)) for one in (view, out)]
    assert ImageChops.difference(*heads).getbbox() is not None


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_words_tell_who_is_asked_who_has_passed_and_who_has_no_ship(language: str, layout: Layout) -> None:
    """By signs alone those that had passed were not told from those with no part in the auction."""
    words, site = Words(language), site_of(layout)
    view = replace(bidding(6).view, bidders=(0, 1), passed=(4, 3), awaited=(0,), best=1, bid=12)
    with texts_written() as written:
        auction.draw(Image.new("RGB", (1500, 2100)), site.scene, view, MARKS, words)
    says = [words(f"magellan-picture-{state}") for state in ("asked", "passed", "no-ship")]
    assert [written.count(text) for text in says] == [1, 2, 2]


def test_the_word_before_the_cards_to_come_stands_clear_of_them() -> None:
    """The large one of the present phase lay on it."""
    widths = [[cards.count_width(phase, now) for phase in (1, 2, 3)] for now in (1, 2, 3)]
    assert max(sum(line) + 4 * len(line) for line in widths) + 8 <= routes._COUNTS


def test_vetoes_stand_on_the_panels_of_those_who_have_one() -> None:
    view = full(6)
    for seat, box in enumerate(plan(WIDE, 6).players):
        own = tuple(replace(one, vetoes=int(at == seat)) for at, one in enumerate(view.players))
        bare = tuple(replace(one, vetoes=0) for one in view.players)
        shown, without = (draw(replace(view, players=some), MARKS, Words("en")) for some in (own, bare))
        changed = ImageChops.difference(shown, without).getbbox()
        assert changed is not None
        assert box[0] <= changed[0] and box[1] <= changed[1] and changed[2] <= box[2] and changed[3] <= box[3]


def test_hands_lie_in_the_same_row_of_all_panels_as_soon_as_one_is_open() -> None:
    """Rows shifted from panel to panel."""
    view = full(6)
    closed = tuple(replace(one, cards=(), open=False, hand=3, vetoes=0) for one in view.players)
    opened = (replace(closed[0], cards=(1, 2, 3), open=True), *closed[1:])
    box = plan(WIDE, 6).players[5]
    more = (*opened[:5], replace(opened[5], won=opened[5].won + 1))
    shown, other = (draw(replace(view, players=some), MARKS, Words("en")) for some in (opened, more))
    changed = ImageChops.difference(shown.crop(box), other.crop(box)).getbbox()
    own = (replace(opened[0], won=opened[0].won + 1), *opened[1:])
    first = plan(WIDE, 6).players[0]
    beside = ImageChops.difference(
        shown.crop(first), draw(replace(view, players=own), MARKS, Words("en")).crop(first)
    ).getbbox()
    assert changed is not None and beside is not None
    assert changed[1::2] == beside[1::2]


def test_the_turn_line_says_the_least_bid() -> None:
    view = replace(bidding(6).view, bid=8)
    for language, says in (("en", "bids at least 9, or passes"), ("cs", "nabízí aspoň 9, nebo pasuje")):
        with texts_written() as written:
            draw(view, MARKS, Words(language))
        assert any(text.startswith(says) for text in written)


def test_a_bid_stands_clear_of_who_cannot_bid() -> None:
    view = replace(bidding(6).view, bidders=(0, 1), passed=(), best=1, bid=12)
    lane = auction._in_lane(OPEN.scene, view)
    assert {y for _, y in lane.values()} == {lane[0][1]}, "all stand in one lane"
    steps = [x - before for before, x in pairwise(x for x, _ in lane.values())]
    assert min(steps) >= 2 * auction._MARK + 12 and auction._MARK >= 15


@pytest.mark.parametrize("best", range(6))
def test_the_cards_of_the_best_bid_lie_beside_its_coin_in_the_cell_of_who_made_it(best: int) -> None:
    """Card, seat, number and cards in a row did not explain the lane beside them."""
    view = replace(bidding(6).view, bidders=(4, best), passed=(2,), awaited=(4,), best=best, bid_cards=(9, 9, 8, 1))
    lane = auction._in_lane(OPEN.scene, view)
    assert [*lane] == [4, 5, 0, 1, 2, 3], "the order of the table, who is asked at its head"
    width, lines = auction._payment(OPEN.scene, view)
    x, _ = auction._coin(lane, view)
    assert x == lane[best][0]
    after = min((at for at, _ in lane.values() if at > x), default=OPEN.scene[2])
    assert all(
        x + 31 < lying.at[0] - width / 2 and lying.at[0] + width / 2 < after - 26 for line in lines for lying in line
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_discards_lie_there_as_cards_with_their_number_and_those_face_down_with_theirs(layout: Layout) -> None:
    """In a table of nine columns with small figures a 7 was read as an 8."""
    with texts_written() as written:
        draw(replace(empty(4), discards=(4, 7, 7), hidden_discards=9), MARKS, Words("en"), layout)
    assert {"×1", "×2", "×9"} <= set(written)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("values", [1, 4, 5, 9])
def test_however_many_values_are_discarded_each_pile_has_room(layout: Layout, values: int) -> None:
    view = replace(empty(4), discards=data.GOLD[:values] * 11, hidden_discards=12)
    box = supplies.table_of(foot(layout, plan(layout, 4))[0])
    other = ImageChops.difference(*(draw(one, MARKS, Words("en"), layout) for one in (view, empty(4)))).getbbox()
    assert other is not None
    assert box[0] <= other[0] and box[1] <= other[1] and other[2] <= box[2] and other[3] <= box[3]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("view", [empty(3), full(6), SAMPLES["over-3"]], ids=["empty-3", "full-6", "over-3"])
def test_how_many_crowns_a_gold_card_bears_stands_in_every_picture(view: View, layout: Layout) -> None:
    """Only large cards show them, and those of a crowded pile are small."""
    box = supplies.key_of(foot(layout, plan(layout, len(view.players)))[0])
    with patch.object(cards, "crowned", wraps=cards.crowned) as laid:
        draw(view, MARKS, Words("en"), layout)
    asked = [call.args for call in laid.call_args_list]
    assert [(values, crowns) for values, crowns, _ in asked] == [((1, 2, 3), 3), ((4, 5, 6), 2), ((7, 8, 9), 1)]
    assert sum(cards.crowned(*one).image.width for one in asked) < box[2] - box[0]
    assert box[3] - box[1] > supplies._STRIP


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_word_says_what_a_crown_and_a_sack_bring_where_a_plate_has_room_for_it(language: str) -> None:
    words = Words(language)
    routes.plate.cache_clear()
    with texts_written() as written:
        columbus = routes.plates(routes._row(empty(3).explorers[0], words))
    points, gold = words("magellan-picture-crowns"), words("magellan-picture-sacks")
    assert (written.count(points), written.count(gold)) == (2, 1)
    assert all(plate.image.width <= PLATE for plate in columbus)


def test_how_many_cards_are_to_come_is_largest_for_the_phase_of_now() -> None:
    past, now, next_ = (cards.count(1, phase, 2).image for phase in (1, 2, 3))
    assert past.width < next_.width < now.width


def test_the_cards_of_an_open_hand_lie_apart_where_there_is_room() -> None:
    """Cards whose edges touched ran their numbers together."""
    canvas = Image.new("RGB", (260, 80))
    with patch.object(cards, "small_gold", wraps=cards.small_gold) as drawn:
        panels._open_hand(canvas, (10, 40), 250, (1, 2, 3, 3, 5, 6), 37)
    width = drawn.call_args.args[1]
    assert width > cards.OPEN_WIDTH and 6 * (width + 2) <= 220


SALE = Marks(
    names=MARKS.names,
    events=(
        events.PaymentMade(seat=2, cards=(1, 4), total=5, bid=4),
        events.ShipPlaced(seat=2, explorer="columbus", number=1, halved=False, half=""),
        events.CardTurnedUp(explorer="cook", phase=1, left=5),
    ),
)


def test_the_last_sale_is_known_from_what_has_happened() -> None:
    assert sale.last(SALE) == sale.Sale("columbus", 2, 4, (1, 4))
    assert sale.last(Marks()) is None
    unplaced = msgspec.structs.replace(SALE, events=SALE.events[:1])
    assert sale.last(unplaced) is None, "what is still being placed lies in the auction"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_sale_is_told_with_any_number_of_seats(layout: Layout, seats: int) -> None:
    """Who had bought what for how much stood nowhere."""
    box = foot(layout, plan(layout, seats))[1]
    shown, none = (draw(empty(seats), marks, Words("en"), layout).crop(box) for marks in (SALE, Marks()))
    assert ImageChops.difference(shown, none).getbbox()
    for other in (
        events.PaymentMade(seat=2, cards=(2, 4), total=6, bid=4),
        events.PaymentMade(seat=2, cards=(1, 4), total=5, bid=5),
    ):
        marks = msgspec.structs.replace(SALE, events=(other, *SALE.events[1:]))
        assert ImageChops.difference(shown, draw(empty(seats), marks, Words("en"), layout).crop(box)).getbbox()
    if layout == WIDE and plan(layout, seats).spare is None:
        assert box[1] > max(OPEN.bay(at, phase, 3)[3] for at in range(6) for phase in (1, 2, 3))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_sale_bears_the_tag_of_the_ship_that_was_bought(layout: Layout, seats: int) -> None:
    """A number on a ship alone was cryptic."""
    left, top, right, bottom = foot(layout, plan(layout, seats))[1]
    with patch.object(history, "badge", wraps=history.badge) as tagged:
        draw(empty(seats), SALE, Words("en"), layout)
    (_, (x, y), number, seat, *_), _ = tagged.call_args
    assert left < x < right and top < y < bottom
    assert (number, seat) == ("1", 2)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_places_are_told_where_they_differ(layout: Layout) -> None:
    view = full(6)
    with texts_written() as written:
        draw(replace(view, players=tuple(replace(one, place=1) for one in view.players)), MARKS, Words("en"), layout)
    assert "1st" not in written
    ranked = tuple(replace(one, place=seat + 1) for seat, one in enumerate(view.players))
    for language, first, last in (("en", "1st", "6th"), ("cs", "1.", "6.")):
        with texts_written() as written:
            draw(replace(view, players=ranked), MARKS, Words(language), layout)
        assert written.count(first) == written.count(last) == 1


def test_what_of_the_points_is_in_an_open_hand_is_written_until_all_are_counted() -> None:
    """Places leave it out, so that a player with more points seemed to be behind. It stands on a slip of card, for
    nobody knew whose crowns these were."""
    view = bidding(3).view
    opened = with_player(view, 0, open=True, cards=(2, 3), hand=2, points=71, in_hand=26)
    with texts_written() as written, patch.object(cards, "slip", wraps=cards.slip) as slip:
        draw(opened, MARKS, Words("en"))
    assert {"71", "26"} <= {*written}
    assert slip.call_count == 1
    assert "45" not in written
    over = with_player(SAMPLES["over-3"], 0, cards=(2, 3), hand=2, points=71, in_hand=26)
    with texts_written() as written:
        draw(over, MARKS, Words("en"))
    assert "71" in written and "26" not in written
