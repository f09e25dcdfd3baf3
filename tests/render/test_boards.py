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
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from render.core.studio import artist
from rules.core.library import games
from tests.brought import brought
from tests.by_game import each, having
from tests.render.samples import samples

GAMES = games()
INVISIBLE = ("\ue0ff", "\u200d", "\ufe0f", " ")
OTHER_SCRIPTS = ("王小明", "עמי", "عمر", "🦜")


def draw(game: str, name: str, marks: Marks | None = None, language: str = "en", layout: Layout = WIDE) -> Image.Image:
    found = samples(game)
    return artist(game).draw("board", found.views[name], marks or found.marks, Words(language), layout)


def alike(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


EVERY = pytest.mark.parametrize(("game", "name"), each(lambda game: samples(game).views))
TYPICAL = pytest.mark.parametrize(("game", "name"), each(lambda game: samples(game).typical))
GAME = pytest.mark.parametrize("game", GAMES)
ARRANGED = pytest.mark.parametrize(("game", "layout"), each(lambda game: artist(game).pictures["board"].layouts))
LANGUAGE = pytest.mark.parametrize("language", languages())


@pytest.mark.long(but={"wide", "tall"})
@ARRANGED
def test_every_position_is_drawn_with_text_that_fits_and_small_enough_whatever_was_drawn_before(
    game: str, layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The languages take turns, in each layout another one of them.

    What is kept from picture to picture is forgotten first: a text on it would not be written again. It is gone through
    once, for it takes long, and the colours of seats are compared with what is drawn by what is kept in the end.
    """
    found, sizes = samples(game), sizes_of_text(monkeypatch)
    last = found.typical[-1]
    seats = len(found.views[last].players)
    usual, other = tuple(range(seats)), (*range(1, seats), 0)
    forget_what_was_drawn()
    changed = dyed(game, last, *other, layout=layout)
    for number, (name, view) in enumerate(found.views.items(), ALL_LAYOUTS.index(layout)):
        language = languages()[number % len(languages())]
        for picture in (name for name, shown in artist(game).pictures.items() if layout in shown.layouts):
            with watched() as too_long:
                image = artist(game).draw(picture, view, found.busy, Words(language), layout)
            assert image.mode == "RGB"
            assert not too_long, (name, picture, language)
            if picture == "board":
                check_shape(image, layout)
    for name in found.typical:
        check_encoded(draw(game, name, layout=layout))
    assert min(sizes) >= fonts.SMALLEST
    assert max(sizes) >= 48
    assert alike(changed, dyed(game, last, *other, layout=layout))
    as_usual = dyed(game, last, *usual, layout=layout)
    assert alike(as_usual, dyed(game, last, layout=layout)), "each seat has a colour of its own number"
    assert not alike(as_usual, changed)


def sizes_of_text(monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """Returns the sizes of all text that is written from now on."""
    sizes: set[float] = set()
    plain = ImageDraw.ImageDraw.text
    signature = inspect.signature(plain)

    def noted(draw: ImageDraw.ImageDraw, *args: Any, **kwargs: Any) -> None:
        sizes.add(signature.bind(draw, *args, **kwargs).arguments["font"].size)
        plain(draw, *args, **kwargs)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    return sizes


def check_shape(board: Image.Image, layout: Layout) -> None:
    """A wide picture is for a desk, a tall one for a phone and a broad one for a window much broader than high.

    With the last turns told at its foot a wide one may be a little higher than broad.
    """
    assert (1.12 * board.width > board.height) == (layout != TALL)
    assert layout != TALL or board.width <= 1250
    assert layout != BROAD or board.width >= 1.5 * board.height


@pytest.mark.parametrize("game", having(lambda game: BROAD in artist(game).pictures["board"].layouts))
def test_a_board_is_broad_where_it_is_larger_so(game: str) -> None:
    """In a room that is narrower than a broad picture of the wide one's height, the wide one shows all of it larger."""
    for name in samples(game).typical:
        wide, broad = (draw(game, name, layout=layout) for layout in (WIDE, BROAD))
        said = artist(game).pictures["board"].broad_from
        least = said if isinstance(said, float) else said[len(samples(game).views[name].players)]
        assert least == pytest.approx(broad.width / wide.height, rel=0.08)


def check_encoded(board: Image.Image) -> None:
    """The picture and its preview are small enough, in the formats of all chats."""
    encoded = encode(board)
    assert len(encoded) <= LIMIT
    assert Image.open(io.BytesIO(encoded)).size == board.size
    assert len(encode(board, JPEG)) <= LIMIT
    small = preview(board)
    assert len(encode(small, limit=PREVIEW_LIMIT)) <= 1.1 * PREVIEW_LIMIT
    assert len(encode(small, JPEG, PREVIEW_LIMIT)) <= 1.2 * PREVIEW_LIMIT


def dyed(game: str, name: str, *colours: int, layout: Layout = WIDE) -> Image.Image:
    return draw(game, name, msgspec.structs.replace(samples(game).busy, colours=colours), layout=layout)


def forget_what_was_drawn() -> None:
    """Empties what is kept from picture to picture, but for what is always the same, such as a jungle."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and not inspect.isclass(kept) and inspect.signature(kept).parameters:
                    kept.cache_clear()


@GAME
def test_all_text_on_pictures_is_written_by_the_labels(game: str) -> None:
    """They notice what does not fit; what is written with Pillow alone would not be noticed."""
    (folder,) = import_module(f"render.{game}").__path__
    for file in Path(folder).glob("*.py"):
        assert not re.search(r"draw\w*(\(.*\))?\.text\(", file.read_text(encoding="utf-8"), re.IGNORECASE), file.name


@TYPICAL
def test_a_name_in_any_script_is_written_and_the_seats_mark_stands_for_one_that_cannot_be_seen(
    game: str, name: str
) -> None:
    seats = len(samples(game).views[name].players)
    plain = draw(game, name, Marks())
    assert alike(draw(game, name, Marks(names=(*INVISIBLE, *INVISIBLE)[:seats])), plain)
    assert not alike(draw(game, name, Marks(names=(*OTHER_SCRIPTS, *OTHER_SCRIPTS)[:seats])), plain)


def write(game: str, name: str, language: str, colours: tuple[int, ...] = ()) -> str:
    marks = msgspec.structs.replace(samples(game).marks, colours=colours)
    return artist(game).write(samples(game).views[name], marks, Words(language))


def parse(game: str, text: str, language: str) -> Any:
    what = "a function of text and words that reads the text board back into the view"
    return brought(f"tests.render.{game}.parse", "parse_board", what)(text, Words(language))


@LANGUAGE
@EVERY
def test_the_whole_view_can_be_read_from_text_that_fits_a_phone_whatever_the_seats_wear(
    game: str, name: str, language: str
) -> None:
    view = samples(game).views[name]
    usual, other = (write(game, name, language, colours) for colours in ((), tuple(reversed(range(len(view.players))))))
    assert other != usual
    for text in (usual, other):
        assert parse(game, text, language) == view
        assert max(map(len, text.split("\n"))) <= textboard.WIDTH


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
