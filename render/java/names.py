"""Which spaces bear their names on the board, and whose are written by another hand."""

from __future__ import annotations

from render.core.scene import Marks
from render.java import history
from render.java.layout import guides
from rules.java import data
from rules.java.view import View


def raised(marks: Marks) -> set[str]:
    """Returns what is written by another hand, as it is or may be chosen."""
    return {*marks.chosen, *(() if marks.pressed else marks.targets)}


def named(view: View, marks: Marks) -> set[str]:
    """Returns the spaces whose names are written: those by which all others are found, and those that are looked up."""
    bare = {space.name for space in view.spaces if space.kind == data.LAND and not space.terrain}
    always = bare | {space.name for space in view.spaces if guides(space.name) or space.palace}
    touched = set() if history.begun(view, marks) else history.touched(marks)
    return always | touched | {word for token in raised(marks) for word in token.split()}
