"""The boards of all games: every position can be drawn and written, within what chats take and eyes can read."""

from __future__ import annotations

import inspect
import io
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.app.speech.language import Words, languages
from render.core import fonts, textboard
from render.core.encode import JPEG, LIMIT, PREVIEW_LIMIT, encode, preview
from render.core.overflow import watched
from render.core.palette import LOOKS
from render.core.scene import LAYOUTS, WIDE, Layout, Marks
from render.core.studio import artist
from rules.core.library import games
from tests.brought import brought
from tests.by_game import each
from tests.render.samples import samples

GAMES = games()


def draw(game: str, name: str, marks: Marks | None = None, language: str = "en", layout: Layout = WIDE) -> Image.Image:
    found = samples(game)
    return artist(game).draw("board", found.views[name], marks or found.marks, Words(language), layout)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


EVERY = pytest.mark.parametrize(("game", "name"), each(lambda game: samples(game).views))
TYPICAL = pytest.mark.parametrize(("game", "name"), each(lambda game: samples(game).typical))
GAME = pytest.mark.parametrize("game", GAMES)
LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)
LANGUAGE = pytest.mark.parametrize("language", languages())


@LAYOUT
@GAME
def test_every_position_is_drawn_in_every_language_and_no_text_is_too_long_for_its_place(
    game: str, layout: Layout
) -> None:
    """The languages take turns, in each layout another one of them.

    What is kept from picture to picture is forgotten first: a text on it would not be written again.
    """
    forget_what_was_drawn()
    for number, (name, view) in enumerate(samples(game).views.items(), LAYOUTS.index(layout)):
        language = languages()[number % len(languages())]
        for picture in artist(game).pictures:
            with watched() as found:
                image = artist(game).draw(picture, view, samples(game).busy, Words(language), layout)
            assert image.mode == "RGB"
            assert not found, (name, picture, language)


@GAME
def test_all_text_on_pictures_is_written_by_the_labels(game: str) -> None:
    """They notice what does not fit; what is written with Pillow alone would not be noticed."""
    (folder,) = import_module(f"render.{game}").__path__
    for file in Path(folder).glob("*.py"):
        assert not re.search(r"draw\w*(\(.*\))?\.text\(", file.read_text(encoding="utf-8"), re.IGNORECASE), file.name


@LAYOUT
@TYPICAL
def test_the_encoded_picture_is_small_enough(game: str, name: str, layout: Layout) -> None:
    image = draw(game, name, layout=layout)
    encoded = encode(image)
    assert len(encoded) <= LIMIT
    assert Image.open(io.BytesIO(encoded)).size == image.size
    assert len(encode(preview(image), limit=PREVIEW_LIMIT)) <= 1.1 * PREVIEW_LIMIT


@LAYOUT
@TYPICAL
def test_a_jpeg_is_small_enough_too(game: str, name: str, layout: Layout) -> None:
    image = draw(game, name, layout=layout)
    assert len(encode(image, JPEG)) <= LIMIT
    assert len(encode(preview(image), JPEG, PREVIEW_LIMIT)) <= 1.2 * PREVIEW_LIMIT


@TYPICAL
def test_a_wide_picture_is_for_a_desk_and_a_tall_one_for_a_phone(game: str, name: str) -> None:
    wide, tall = (draw(game, name, layout=layout).size for layout in LAYOUTS)
    assert wide[0] > wide[1]
    assert tall[0] < tall[1]
    assert tall[0] <= 1250


@GAME
def test_drawing_leaves_the_cached_ground_alone(game: str) -> None:
    first, *_, last = samples(game).typical
    before = draw(game, first)
    draw(game, last)
    assert alike(before, draw(game, first))


@TYPICAL
@pytest.mark.parametrize("called", ["王小明", "עמי", "عمر", "🦜"])
def test_a_name_the_font_cannot_write_is_shown_by_the_seats_mark(game: str, name: str, called: str) -> None:
    seats = len(samples(game).views[name].players)
    assert alike(draw(game, name, Marks(names=(called,) * seats)), draw(game, name, Marks()))


@TYPICAL
def test_a_name_that_can_be_written_is(game: str, name: str) -> None:
    seats = len(samples(game).views[name].players)
    assert not alike(draw(game, name, Marks(names=("Žofie",) * seats)), draw(game, name, Marks()))


@GAME
def test_no_text_is_smaller_than_can_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept from picture to picture is drawn anew, so that its text is seen, too."""
    sizes: set[float] = set()
    plain = ImageDraw.ImageDraw.text

    def noted(draw: ImageDraw.ImageDraw, *args: Any, **kwargs: Any) -> None:
        sizes.add(inspect.signature(plain).bind(draw, *args, **kwargs).arguments["font"].size)
        plain(draw, *args, **kwargs)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    forget_what_was_drawn()
    for name in samples(game).typical:
        draw(game, name, samples(game).busy, "cs")
    assert min(sizes) >= fonts.SMALLEST
    assert max(sizes) >= 48


def write(game: str, name: str, language: str, colours: tuple[int, ...] = ()) -> str:
    marks = msgspec.structs.replace(samples(game).marks, colours=colours)
    return artist(game).write(samples(game).views[name], marks, Words(language))


def parse(game: str, text: str, language: str) -> Any:
    what = "a function of text and words that reads the text board back into the view"
    return brought(f"tests.render.{game}.parse", "parse_board", what)(text, Words(language))


@LANGUAGE
@EVERY
def test_the_whole_view_can_be_read_from_the_text(game: str, name: str, language: str) -> None:
    assert parse(game, write(game, name, language), language) == samples(game).views[name]


@LANGUAGE
@EVERY
def test_lines_of_text_fit_a_phone(game: str, name: str, language: str) -> None:
    assert max(map(len, write(game, name, language).split("\n"))) <= textboard.WIDTH


def dyed(game: str, name: str, *colours: int) -> Image.Image:
    return draw(game, name, msgspec.structs.replace(samples(game).busy, colours=colours))


def forget_what_was_drawn() -> None:
    """Empties what is kept from picture to picture, but for what is always the same, such as a jungle."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and inspect.signature(kept).parameters:
                    kept.cache_clear()


@GAME
def test_seats_wear_the_colours_that_they_are_given_whatever_was_drawn_before(game: str) -> None:
    name = samples(game).typical[-1]
    seats = len(samples(game).views[name].players)
    usual, other = tuple(range(seats)), (*range(1, seats), 0)
    first = dyed(game, name, *usual)
    changed = dyed(game, name, *other)
    assert alike(first, dyed(game, name)), "each seat has a colour of its own number"
    assert not alike(first, changed)
    forget_what_was_drawn()
    assert alike(changed, dyed(game, name, *other))


@GAME
def test_every_piece_of_a_seat_has_its_colour(game: str) -> None:
    """Where the pieces of two seats change colours, nothing is left in a colour that nobody wears any more."""
    found, shown = samples(game), artist(game)
    *_, name = (name for name in found.typical if len(found.views[name].players) < len(LOOKS))
    spare = len(LOOKS) - 1
    image = dyed(game, name, spare)
    colours = {colour for _, colour in image.getcolors(image.width * image.height) or ()}
    assert LOOKS[spare].colour in colours
    assert LOOKS[0].colour not in colours
    assert shown.write(found.views[name], Marks(colours=(spare,)), Words("en")).count(LOOKS[0].mark) == 0


@LANGUAGE
@EVERY
def test_the_text_can_be_read_whatever_the_seats_wear(game: str, name: str, language: str) -> None:
    seats = len(samples(game).views[name].players)
    text = write(game, name, language, tuple(reversed(range(seats))))
    assert text != write(game, name, language)
    assert parse(game, text, language) == samples(game).views[name]
