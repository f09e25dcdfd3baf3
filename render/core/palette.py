"""The colours of the seats, and how well two colours can be told apart.

The six seat colours come from the set of Okabe and Ito, adjusted so that every pair stays apart for people with
any of the three kinds of colour blindness. Each look has a shape besides, so that no picture depends on colour.

Which look a seat wears is the table's affair and in no view. It is set for a whole picture at a time and looked up by
`look_of`, where a piece is drawn; what is kept from picture to picture is drawn from a look, never from a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from render.core.canvas import Colour, mix
from render.core.materials import WOOD, Material


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLook:
    """How everything that belongs to a seat is shown."""

    name: str
    """What its colour is called in notations and ids of messages."""
    colour: Colour
    rim: Colour
    """The outline of its pieces."""
    ink: Colour
    """What is written on its colour."""
    shape: str
    """``disc``, ``square``, ``triangle``, ``diamond``, ``hexagon`` or ``star``."""
    mark: str
    """The same shape as a character for lines of text."""

    @property
    def edge(self) -> Colour:
        """The lower edge of what is engraved in its colour, on which the light falls."""
        return mix(self.colour, PALE if self.ink == DARK else DARK, 0.5)

    @property
    def lit(self) -> Colour:
        """Its colour where the light falls on it, still dark or pale enough for its ink."""
        return mix(self.colour, PALE, 0.16 if self.ink == DARK else 0.04)


@dataclass(frozen=True, slots=True)
class Theme:
    """What panels are made of in a game."""

    paper: Colour
    ink: Colour
    faint: Colour
    """Words of less weight, still easy to read."""
    glow: Colour
    """The frame of the panel whose seat is awaited."""
    material: Material = WOOD


DARK: Colour = (28, 20, 12)
PALE: Colour = (250, 246, 234)

CHOICE: Colour = (60, 214, 122)
CHOICE_CORE: Colour = (226, 255, 236)
CHOSEN: Colour = (255, 255, 255)
"""What may be chosen next, with the core of its lines, and what has been, in all games: nobody wears the green. On any
ground either the dark rim of such a line stands out or its pale core."""

LOOKS: tuple[SeatLook, ...] = (
    SeatLook(name="orange", colour=(222, 80, 24), rim=DARK, ink=DARK, shape="disc", mark="●"),
    SeatLook(name="blue", colour=(24, 106, 196), rim=DARK, ink=PALE, shape="square", mark="■"),
    SeatLook(name="yellow", colour=(245, 212, 52), rim=DARK, ink=DARK, shape="triangle", mark="▲"),
    SeatLook(name="pink", colour=(218, 126, 188), rim=DARK, ink=DARK, shape="diamond", mark="◆"),
    SeatLook(name="white", colour=(247, 243, 232), rim=DARK, ink=DARK, shape="hexagon", mark="⬢"),
    SeatLook(name="black", colour=(48, 46, 44), rim=PALE, ink=PALE, shape="star", mark="★"),
)
"""The looks, in the order in which seats get them that have chosen none."""

_WORN: ContextVar[tuple[int, ...]] = ContextVar("worn", default=())


@contextmanager
def wearing(colours: Sequence[int]) -> Iterator[None]:
    """Has each seat wear the look of a number in `LOOKS`; seats for which none is given wear that of their own."""
    token = _WORN.set(tuple(colours))
    try:
        yield
    finally:
        _WORN.reset(token)


def look_of(seat: int) -> SeatLook:
    """Returns what a seat wears in the picture that is being drawn."""
    worn = _WORN.get()
    return LOOKS[worn[seat] if seat < len(worn) else seat]
