"""What a picture is drawn from, besides the view itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec
from PIL import Image

from render.core.canvas import Point, Polygon
from render.core.palette import Theme, wearing
from rules.core.contract import Seat


class Words(Hashable, Protocol):
    """Says a message in the reader's language: ``words("tikal-phase-act")``. The full id, the game's name included."""

    def __call__(self, id: str, **args: Any) -> str: ...


class Marks(msgspec.Struct, frozen=True, kw_only=True, rename={"awaited": "waiting"}):  # as it is stored in posts
    """What a picture points out on top of the position. Made of plain data, so that it can wait in a queue."""

    seat: Seat | None = None
    """For whose eyes the picture is; None for everybody."""
    names: tuple[str, ...] = ()
    """The players' names in the order of seats."""
    colours: tuple[int, ...] = ()
    """Which look of the palette each seat wears; `Artist` sees to it. None: each that of its own number."""
    awaited: tuple[Seat, ...] = ()
    clock: str = ""
    """Words for the time that is left, ready to be shown; may be empty."""
    ended: str = ""
    """Words for a match that has ended before its game did, ready to be shown: then nobody is awaited."""
    table: str = ""
    """The table's name."""
    events: tuple[Any, ...] = ()
    """What happened in the last turn, as this eye may know it, oldest first: events of the game."""
    chosen: tuple[str, ...] = ()
    """Tokens of the notation being put together."""
    targets: tuple[str, ...] = ()
    """Tokens that may come next; those that name a place on the picture are outlined."""
    pressed: tuple[str, ...] = ()
    """Names of what can be pressed where the picture is shown: there it is shown what may come next, and nothing is
    outlined on the picture itself."""


Layout: TypeAlias = Literal["wide", "tall", "broad"]
"""How a picture is arranged: ``wide`` for a desk, or ``tall`` for a phone: the board in full width, the panels below;
``broad`` for a window much broader than high: the board in full height, all panels beside it.

It is no mark but chosen by who shows the picture, which may be long after the message it belongs to was written.
"""

WIDE: Layout = "wide"
TALL: Layout = "tall"
BROAD: Layout = "broad"
LAYOUTS: tuple[Layout, ...] = (WIDE, TALL)
"""Those that every picture has, and a member chooses from."""
ALL_LAYOUTS: tuple[Layout, ...] = (*LAYOUTS, BROAD)

Draw = Callable[[Any, Marks, Words, Layout], Image.Image]
"""Draws a view: ``draw(view, marks, words, layout)``; at most 2000 px wide, mode RGB."""

Places: TypeAlias = Mapping[str, Polygon]
"""Where the thing that each token names lies on a picture, in its own pixels, in the order of reading.

That is the order of the board and not of the tokens, so that a thing is always read before the same others.
"""

Things = Callable[[Any, Marks, Layout], Iterable[tuple[str, Polygon]]]
"""Yields whatever lies on a picture by the words of a notation: a space by its name, a pile by the verb that takes from
it, a figure by the verb that moves it and its space, ``move c4``; what lies on another thing comes after that.

What can be pressed at several places has each further one behind its name, ``found@A11`` (`ALSO`). A part of a
thing that means the word which comes next, such as the leader on workers, has that behind: ``move c4/L`` (`PART`).
Where a try would lie has a sign behind its name, ``r0~`` (`LIES`): it is seen there before it is chosen."""

ALSO = "@"
"""Stands between the name of a thing and a further place at which it can be pressed."""
PART = "/"
"""Stands between the name of a thing and the word that is meant where a part of it is pressed."""
LIES = "~"
"""Stands behind the name of a try, for the square of the board that its picture shows."""

Clear = Callable[[Any, Marks, Layout], Iterable[tuple[str, Point | None]]]
"""Yields places by their names, each with the middle of where a price written on it covers nothing that counts; None
where it would cover something everywhere."""

Locate = Callable[[Any, Marks, Layout], Places]
"""Finds the tokens that may come next, ``marks.targets``, on a picture; those that name nothing on it are left out."""

WriteText = Callable[[Any, Marks, Words], str]
"""Writes a view, or a part of it, in a fixed-width layout."""

Holds = Callable[[Any, Marks, Words], Iterable[tuple[str, Iterable[str]]]]
"""Yields the places of a board by their names, each with what lies and stands there, for who does not see it."""


def thing_of(name: str) -> str:
    """Returns the name of a thing by that of one of its places or parts."""
    return name.partition(ALSO)[0].partition(PART)[0].removesuffix(LIES)


def _holds(place: Polygon, spot: Point | None) -> bool:
    """Says whether a spot lies in the box round a place."""
    axes = zip(*place, strict=True)
    return spot is None or all(min(axis) <= at <= max(axis) for axis, at in zip(axes, spot, strict=True))


def targets_among(things: Iterable[tuple[str, Polygon]], marks: Marks) -> Places:
    """Returns of the things on a picture, each with the token that names it, those that may be chosen next."""
    return {token: place for token, place in dict(things).items() if token in marks.targets}


def outlined(found: Places, marks: Marks) -> Places:
    """Returns the places that the picture itself outlines: none where it is pressed."""
    return {} if marks.pressed else found


def untold(view: object, marks: Marks, words: Words) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Tells of no place: for a game whose places speak for themselves."""
    return ()


def nowhere(view: object, marks: Marks, layout: Layout) -> Places:
    """Finds nothing: for a picture on which nothing can be chosen."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """One of a game's pictures: how it is drawn, where on it lies what may be chosen, and who may see it."""

    draw: Draw
    layouts: tuple[Layout, ...] = LAYOUTS
    """In which it is arranged; in another one it is as in the first."""
    broad_from: float | Mapping[int, float] = 1.4
    """How many times as broad as high a room is from which on it is larger there broad than wide: as many times the
    broad one is as broad as the wide one is high; where that is not the same for all, by the number of seats."""
    bare: bool = False
    """Whether its places have no names and numbers written on them, so that a price can stand on each of many."""
    places: Locate = nowhere
    """Comes from the same arrangement as what ``draw`` outlines, so that they cannot drift apart."""
    things: Things | None = None
    """What lies on it, for who presses it; None where that is what ``places`` finds."""
    clear: Clear | None = None
    """Where prices lie on its places; None where that is at the foot of each."""
    private: bool = False
    """Whether it shows what a seat alone knows, and so is for that seat alone. All others are for everybody:
    what everybody is shown of them is drawn from the view that everybody has."""
    text: WriteText | None = None
    """Writes what it shows in a few lines, which stand beside it; a private one has them, the board its own text."""


class Lying(NamedTuple):
    """Something on a board, by where it lies: what it is or holds, in words, and the name that a notation has for it,
    both empty where there is none."""

    place: Polygon
    says: str
    name: str = ""


Spots: TypeAlias = Mapping[str, Point]
"""Where the number beside each sign stands, by the name of the sign and in the order in which they are explained."""


@dataclass(frozen=True, slots=True)
class Legend:
    """What a game explains of its board to newcomers: ``<game>-legend-<sign>`` says what a sign means."""

    step: str
    """The step of the game's lesson after which the board is shown."""
    find: Callable[[Any, Marks, Layout], Spots]
    """Finds the signs on the board: ``find(view, marks, layout)``."""
    parts: Callable[[Any, Marks, Layout], Iterable[tuple[str, Polygon]]]
    """Yields what a sign explains by where all of it lies, for who points there; of two the later one lies on top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Artist:
    """How one game is shown; `render/<game>/__init__.py` names its own ``ARTIST``."""

    pictures: Mapping[str, Picture]
    """Pictures by name: ``board``, which is for everybody, and others such as a ``hand`` or a ``catalogue``."""
    choosing: Mapping[str, str] = field(default_factory=dict)
    """By the verb of a notation, or more of its words: the picture that shows what may follow, if not the board."""
    text: WriteText
    """Writes a complete text board."""
    holds: Holds = untold
    """Says of each place what it holds; it says as much as the board shows, and so no more than its view has."""
    by_coordinates: bool = False
    """Whether its spaces are called by coordinates, which not each of them has written on it."""
    theme: Theme
    """What the pictures are made of that all games have, such as the course of the scores."""
    legend: Legend | None = None
    """What of the board is explained; None where nothing is."""
    gallery: Callable[[Words], list[tuple[str, Image.Image]]]
    """Draws every component once, with its caption, for the contact sheet."""

    def arranged(self, name: str, layout: Layout) -> Layout:
        """Returns the layout of one of the pictures where it is asked for in one that it may not have."""
        had = self.pictures[name].layouts
        return layout if layout in had else had[0]

    def draw(self, name: str, view: Any, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
        """Draws one of the pictures, every seat in its colour."""
        with wearing(marks.colours):
            return self.pictures[name].draw(view, marks, words, self.arranged(name, layout))

    def places(self, name: str, view: Any, marks: Marks, layout: Layout = WIDE) -> Places:
        """Finds what may be chosen next on one of the pictures, or pressed where it is pressed."""
        shown, layout = self.pictures[name], self.arranged(name, layout)
        if not marks.pressed:
            return shown.places(view, marks, layout)
        if shown.things is None:
            return shown.places(view, msgspec.structs.replace(marks, targets=marks.pressed), layout)
        things = shown.things(view, marks, layout)
        return {name: place for name, place in things if thing_of(name) in marks.pressed}

    def clear(
        self, name: str, view: Any, marks: Marks, places: Places, layout: Layout = WIDE
    ) -> dict[str, Point | None]:
        """Finds where prices cover nothing; a thing that lies on a place, ``move c4``, has what that has."""
        found = self.pictures[name].clear
        spots = dict(found(view, marks, self.arranged(name, layout))) if found is not None else {}
        named = {one: one.rsplit(" ", 1)[-1] for one in places}
        return {one: spots[at] for one, at in named.items() if at in spots and _holds(places[one], spots[at])}

    def write(self, view: Any, marks: Marks, words: Words) -> str:
        """Writes the text board, every seat with its mark."""
        with wearing(marks.colours):
            return self.text(view, marks, words)

    def describe(self, name: str, view: Any, marks: Marks, words: Words) -> str:
        """Writes what one of the pictures shows, empty where its game does not say."""
        text = self.pictures[name].text
        with wearing(marks.colours):
            return "" if text is None else text(view, marks, words)

    def told(self, view: Any, marks: Marks, words: Words) -> dict[str, str]:
        """Says of each place of the board, by its name, what it holds."""
        return {name: "; ".join(parts) for name, parts in self.holds(view, marks, words)}

    def lying(self, game: str, view: Any, marks: Marks, words: Words, layout: Layout) -> list[Lying]:
        """Says what there is anywhere on the board, by where it lies: what its legend explains, and on top of that what
        each place holds."""
        layout = self.arranged("board", layout)
        parts = self.legend.parts(view, marks, layout) if self.legend is not None else ()
        found = [Lying(place, words(f"{game}-legend-{sign}")) for sign, place in parts]
        told, things = self.told(view, marks, words), self.pictures["board"].things
        named = set[str]()
        for name, place in things(view, marks, layout) if things is not None else ():
            at = name if name in told else name.rsplit(" ", 1)[-1]
            if thing_of(name) == name and at not in named and (at in told or at == name):
                named.add(at)
                said = told.get(at, "")
                is_space = self.by_coordinates and " " not in at
                found.append(Lying(place, f"{at} · {said}" if said and is_space else said, at))
        return found
