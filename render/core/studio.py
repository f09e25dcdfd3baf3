"""The studio: draws in worker processes, so that the chat never waits for a picture.

Workers are spawned, not forked: a forked one would inherit the lock file of the database.
"""

from __future__ import annotations

import asyncio
import importlib
import io
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import count
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from PIL import Image, _imaging

from render.core import course, legend
from render.core.canvas import Point, Polygon
from render.core.course import Course
from render.core.encode import (
    PREVIEW_LIMIT,
    THUMBNAIL_LIMIT,
    WEBP,
    Format,
    Patch,
    encode,
    encode_changes,
    encode_moving,
    preview,
    thumbnail,
)
from render.core.palette import wearing
from render.core.scene import WIDE, Artist, Layout, Legend, Lying, Marks, Places, Words
from render.core.workers import begin_work, give_back, paths_of
from rules.core import codec, library, match

T = TypeVar("T")

COURSE = "course"
"""The name of a picture that all games have: how the scores went, drawn from a `Course` instead of a view."""

LEGEND = "legend"
"""The name of the board with its signs explained."""

IN_VIEW = 4
"""Pictures kept to compare what follows with, of 5 MB each: of who plays the board and the hand, and those before."""

BLOCKS = 4
"""Of memory that a worker keeps for its next images: to be given that anew takes a third of a picture's time."""
GIVEN_BACK = 32
"""After so many jobs a worker gives back what has become free; to be given it anew takes a fiftieth of their time."""


@cache
def artist(game: str) -> Artist:
    """Returns how a game is shown; raises `LookupError` for an unknown game."""
    if game not in library.games():
        raise LookupError(game)
    return cast(Artist, importlib.import_module(f"render.{game}").ARTIST)


def picture_names(game: str) -> tuple[str, ...]:
    """Returns the names of a game's pictures, ``board`` among them."""
    return tuple(artist(game).pictures)


def private_picture(game: str) -> str | None:
    """Returns the name of the picture that a seat alone may see, if the game has one."""
    return next((name for name, picture in artist(game).pictures.items() if picture.private), None)


def public_pictures(game: str) -> tuple[str, ...]:
    """Returns the names of the pictures besides the board that everybody may see."""
    pictures = artist(game).pictures.items()
    return tuple(name for name, picture in pictures if not picture.private and name != "board")


def picture_while(game: str, chosen: Sequence[str]) -> str:
    """Returns the name of the picture that helps to go on with a notation, by its longest beginning that has one."""
    choosing = artist(game).choosing
    begun = (" ".join(chosen[:words]) for words in range(len(chosen), 0, -1))
    return next((choosing[words] for words in begun if words in choosing), "board")


class Before(NamedTuple):
    """What an earlier picture of the same name shows, which is in view already: its encoded view and marks."""

    view: bytes
    marks: bytes


@dataclass(frozen=True, slots=True)
class Drawn:
    """An encoded image, and where on it lies what may be chosen next."""

    data: bytes
    places: Places
    patches: Sequence[Patch] = ()
    """What parts of it go where on the picture before; none where it is whole."""
    holds: Mapping[str, str] = field(default_factory=dict)
    """What each of the places holds, in words, where the picture is pressed and its game says so."""
    clear: Mapping[str, Point | None] = field(default_factory=dict)
    """Where a price covers nothing, None for nowhere, at those of the places of which the game says it."""
    lying: Sequence[Lying] = ()
    """What there is anywhere on a board, in words, by where it lies; of two the later one lies on top."""


def draw_picture(
    game: str,
    picture: str,
    view: bytes,
    marks: bytes,
    words: Words,
    layout: Layout = WIDE,
    format: Format = WEBP,
    small: bool = False,
    before: Before | None = None,
) -> Drawn:
    """Draws an encoded view with encoded marks, as a preview if it is to be ``small``.

    Where a picture ``before`` is in view only what has changed since is drawn, if that is not most of it.
    """
    known = _in_view(game, picture, *before, words, layout) if before is not None else None  # it is kept first
    seen, pointed = _read(game, view, marks, picture)
    image = (
        _draw(game, picture, seen, pointed, words, layout)
        if small
        else _in_view(game, picture, view, marks, words, layout)
    )
    places = {} if picture in (COURSE, LEGEND) else artist(game).places(picture, seen, pointed, layout)
    holds = _held(game, seen, pointed, words, places) if pointed.pressed else {}
    clear = artist(game).clear(picture, seen, pointed, places, layout) if pointed.pressed and places else {}
    lying = _lying(game, picture, seen, pointed, words, layout) if not small else []
    if known is not None:
        changes = encode_changes(image, known)
        if changes is not None:
            return Drawn(changes.data, dict(places), changes.patches, holds=holds, clear=clear, lying=lying)
    if not small:
        return Drawn(encode(image, format), dict(places), holds=holds, clear=clear, lying=lying)
    reduced = preview(image)
    scale = reduced.width / image.width
    return Drawn(
        encode(reduced, format, PREVIEW_LIMIT), {token: _scaled(place, scale) for token, place in places.items()}
    )


def _lying(game: str, picture: str, seen: Any, pointed: Marks, words: Words, layout: Layout) -> list[Lying]:
    """Returns what there is anywhere on a board or, on another picture that is pressed, by the names of its things."""
    shown = artist(game)
    if picture == "board":
        return shown.lying(game, seen, pointed, words, layout)
    things = shown.pictures[picture].things if picture in shown.pictures and pointed.pressed else None
    found = dict(things(seen, pointed, shown.arranged(picture, layout))) if things is not None else {}
    return [Lying(place, "", name) for name, place in found.items() if " " not in name]


def _held(game: str, seen: Any, pointed: Marks, words: Words, places: Places) -> dict[str, str]:
    """Returns what there is at each place; a thing that lies on a place, such as ``move c4``, holds what that does."""
    told = artist(game).told(seen, pointed, words)
    named = {name: name if name in told else name.rsplit(" ", 1)[-1] for name in places}
    return {name: told[at] for name, at in named.items() if at in told}


def draw_frame(game: str, picture: str, view: bytes, marks: bytes, words: Words, layout: Layout = WIDE) -> bytes:
    """Draws one of the pictures of a moving one: as small as a preview, and without any loss."""
    seen, pointed = _read(game, view, marks, picture)
    stream = io.BytesIO()
    preview(_draw(game, picture, seen, pointed, words, layout).convert("RGB")).save(stream, "PNG", compress_level=1)
    return stream.getvalue()


def draw_thumbnail(game: str, view: bytes, marks: bytes, words: Words) -> Drawn:
    """Draws the board of an encoded view as it stands in a list."""
    seen, pointed = _read(game, view, marks)
    return Drawn(encode(thumbnail(_draw(game, "board", seen, pointed, words, WIDE)), WEBP, THUMBNAIL_LIMIT), {})


def join_frames(frames: Sequence[bytes], format: Format = WEBP) -> Drawn:
    """Makes a moving picture of several that `draw_frame` has drawn."""
    return Drawn(encode_moving([Image.open(io.BytesIO(frame)) for frame in frames], format), {})


@lru_cache(maxsize=IN_VIEW)
def _in_view(game: str, picture: str, view: bytes, marks: bytes, words: Words, layout: Layout) -> Image.Image:
    """Returns a picture that is in view somewhere: what follows is compared with it, and in view itself then."""
    seen, pointed = _read(game, view, marks, picture)
    return _draw(game, picture, seen, pointed, words, layout)


def _draw(game: str, picture: str, seen: Any, pointed: Marks, words: Words, layout: Layout) -> Image.Image:
    shown = artist(game)
    if picture == LEGEND and shown.legend is not None:
        board = shown.draw("board", seen, pointed, words, layout)
        spots = shown.legend.find(seen, pointed, shown.arranged("board", layout))
        return legend.draw(board, spots, partial(_sign, words, game), shown.theme, layout)
    if picture != COURSE:
        return shown.draw(picture, seen, pointed, words, layout)
    with wearing(pointed.colours):
        return course.draw(seen, shown.theme, pointed, words, layout)


def _scaled(place: Polygon, scale: float) -> Polygon:
    return tuple((x * scale, y * scale) for x, y in place)


def paint_ahead(game: str) -> None:
    """Draws the board as a game begins, for each number of seats: what never changes of it is kept for all that follow.

    It has no words, which would take as long to be read.
    """
    rules = library.load(game)
    for seats in rules.meta.seats:
        begun = match.start(rules, seats, rules.meta.read_options({}), "").match
        _draw(game, "board", begun.view(None), Marks(), lambda *_, **__: "", WIDE)


def write_text(game: str, view: bytes, marks: bytes, words: Words) -> str:
    """Writes an encoded view as a text board."""
    seen, pointed = _read(game, view, marks)
    return artist(game).write(seen, pointed, words)


def describe(game: str, name: str, view: bytes, marks: bytes, words: Words) -> str:
    """Writes what a picture of an encoded view shows, empty where its game does not say."""
    seen, pointed = _read(game, view, marks)
    shown = artist(game)
    if name == LEGEND and shown.legend is not None:
        return legend.tell(shown.legend.find(seen, pointed, WIDE), partial(_sign, words, game))
    return shown.describe(name, seen, pointed, words)


def explained(game: str) -> Legend | None:
    """Returns what of a game's board is explained, if anything is."""
    return artist(game).legend


def _sign(words: Words, game: str, sign: str) -> str:
    return words(f"{game}-legend-{sign}")


def _read(game: str, view: bytes, marks: bytes, picture: str = "board") -> tuple[Any, Marks]:
    rules = library.load(game)
    pointed = msgspec.json.decode(marks, type=Marks)
    events = tuple(msgspec.convert(event, rules.event_type) for event in pointed.events)
    kind = Course if picture == COURSE else rules.view_type
    return codec.decode(view, kind), msgspec.structs.replace(pointed, events=events)


def _begin(paths: Mapping[str, list[str]]) -> None:
    begin_work(paths)
    _imaging.set_blocks_max(BLOCKS)


def _work(job: Callable[[], T]) -> T:
    """Does a job, in a worker."""
    done = job()
    if next(_jobs) % GIVEN_BACK == 0:
        give_back()
    return done


_jobs = count(1)
"""The jobs of the process, as they are done."""


def _look_round() -> None:
    """Imports how each game is drawn, in a worker."""
    for game in library.games():
        artist(game)


class Studio:
    """Draws in up to ``workers`` processes of its own, started when the first picture is asked for, or by `begin`.

    ``packages`` names packages whose search path, where it was extended, holds in the workers too.
    """

    def __init__(self, workers: int = 1, packages: Sequence[str] = ("rules", "render")) -> None:
        self._workers = workers
        self._packages = packages
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def begin(self) -> None:
        """Has the workers start and read what they draw by, so that the first picture does not wait for that."""
        pool = self._open()
        for _ in range(self._workers):
            pool.submit(_look_round)

    async def draw(
        self,
        game: str,
        picture: str,
        view: bytes,
        marks: bytes,
        words: Words,
        layout: Layout = WIDE,
        format: Format = WEBP,
        small: bool = False,
        before: Before | None = None,
    ) -> Drawn:
        """Does what `draw_picture` does, away from the event loop; when a worker dies it is tried once more."""
        return await self._run(partial(draw_picture, game, picture, view, marks, words, layout, format, small, before))

    async def paint_ahead(self, game: str) -> None:
        """Does what `paint_ahead` does, in as many jobs as there are workers, which mostly take one each."""
        await asyncio.gather(*(self._run(partial(paint_ahead, game)) for _ in range(self._workers)))

    async def draw_frame(
        self, game: str, picture: str, view: bytes, marks: bytes, words: Words, layout: Layout
    ) -> bytes:
        """Does what `draw_frame` does, likewise."""
        return await self._run(partial(draw_frame, game, picture, view, marks, words, layout))

    async def draw_thumbnail(self, game: str, view: bytes, marks: bytes, words: Words) -> Drawn:
        """Does what `draw_thumbnail` does, likewise."""
        return await self._run(partial(draw_thumbnail, game, view, marks, words))

    async def join_frames(self, frames: Sequence[bytes], format: Format) -> Drawn:
        """Does what `join_frames` does, likewise."""
        return await self._run(partial(join_frames, frames, format))

    async def _run(self, job: Callable[[], T]) -> T:
        """Does a job in a worker; when that dies it is tried once more."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, _work, job)
        except BrokenProcessPool:
            self._discard(pool)
            return await loop.run_in_executor(self._open(), _work, job)

    async def close(self) -> None:
        """Ends the workers for good; a job under way is finished first, and any further one is a `RuntimeError`."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:  # a film asks for one picture after the other, and would begin new workers that nobody ends
            raise RuntimeError("the studio is closed")
        if self._pool is None:
            paths = paths_of(self._packages)
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin, (paths,))
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Forgets a broken pool, unless another job has replaced it already."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)
