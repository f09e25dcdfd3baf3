"""Where on the picture lies what may be chosen: the squares, in the order of reading."""

from __future__ import annotations

from render.core.scene import Layout, Marks, Places, targets_among
from rules.skeleton.data import SQUARES
from rules.skeleton.view import View

from .layout import square


def places(view: View, marks: Marks, layout: Layout) -> Places:
    return targets_among(((name, square(name)) for name in SQUARES), marks)
