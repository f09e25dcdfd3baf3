"""The board picture: every position can be drawn, within what chats take."""

from __future__ import annotations

import msgspec
from PIL import ImageChops

from bot.app.speech.language import Words
from render.tikal import ARTIST
from render.tikal.board import draw, ground
from render.tikal.layout import BOARD, HEIGHT, NAMES, RADIUS, WIDTH, centre, hexagon
from rules.tikal import data
from tests.render.tikal.samples import MARKS, SAMPLES, middle


def test_the_samples_have_every_phase_with_every_number_of_seats() -> None:
    met = {(view.phase, len(view.players)) for view in SAMPLES.values()}
    assert met == {(phase, n) for phase in ("place", "act", "scoring", "bid", "take", "over") for n in (2, 3, 4)}


def test_the_board_takes_up_about_two_thirds() -> None:
    left, top, right, bottom = BOARD
    assert 0.62 <= (right - left) * (bottom - top) / (WIDTH * HEIGHT) <= 0.72


def test_the_spaces_are_those_of_the_game_and_touch_where_they_should() -> None:
    assert data.SPACES == NAMES
    for name in NAMES:
        x, y = centre(name)
        assert BOARD[0] <= x - RADIUS
        assert x + RADIUS <= BOARD[2]
        for edge, near in data.NEIGHBOURS[data.INDEX[name]]:
            ours, theirs = hexagon((x, y)), hexagon(centre(NAMES[near]))
            shared = {(round(a), round(b)) for a, b in ours} & {(round(a), round(b)) for a, b in theirs}
            assert len(shared) == 2, (name, edge)


def test_caches_are_bounded() -> None:
    assert ground.cache_info().maxsize == 4


def test_long_words_and_names_stay_inside_their_panels() -> None:
    long = msgspec.structs.replace(MARKS, names=("Maximilian Wolfgang Hohenzollern",) * 4, clock="23 days 23 hours")
    tidy = draw(middle(4), MARKS, Words("en"))
    changed = ImageChops.difference(draw(middle(4), long, Words("en")), tidy).convert("L").point([0] * 24 + [255] * 232)
    box = changed.getbbox()
    assert box is not None
    assert box[2] <= WIDTH - 12
    between = changed.crop((0, 90, BOARD[2] - 2, HEIGHT))
    assert between.getbbox() is None


def test_tikal_shows_one_picture_to_all() -> None:
    assert set(ARTIST.pictures) == {"board"}
    seen = [draw(middle(3), msgspec.structs.replace(MARKS, seat=seat), Words("en")) for seat in (None, 0, 2)]
    assert all(ImageChops.difference(seen[0], image).getbbox() is None for image in seen)
