"""Text boards: what stands in the lines of all games, and boards of squares as a grid of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.core.palette import look_of
from render.core.scene import Marks
from rules.core.contract import Seat

WIDTH = 60
"""What a line may have: as many characters as a phone shows in a row."""
INDENT = "   "
BETWEEN = " · "


def seat_sign(seat: Seat) -> str:
    """Returns how a seat is named: its mark and its name in the notation."""
    return f"{look_of(seat).mark}P{seat}"


def signs(seats: Iterable[Seat]) -> str:
    return " ".join(seat_sign(seat) for seat in seats)


def named(seat: Seat, marks: Marks) -> str:
    """Returns a seat with its player's name, if there is one."""
    return f"{seat_sign(seat)} {_name(seat, marks)}".rstrip()


def player(seat: Seat, marks: Marks) -> str:
    """Returns how a seat is called where it is read aloud: by its player's name, or by its own where there is none."""
    return _name(seat, marks) or f"P{seat}"


def _name(seat: Seat, marks: Marks) -> str:
    return " ".join(marks.names[seat].split()) if seat < len(marks.names) else ""


def paragraphs(*parts: Iterable[str]) -> str:
    """Joins the lines of each part, and the parts that have some with an empty line between them."""
    return "\n\n".join(filter(None, map("\n".join, parts)))


def wrapped(parts: Iterable[str], between: str = BETWEEN, *, start: str = "", indent: str = INDENT) -> Iterator[str]:
    """Joins parts to lines that fit the width, the first of them behind ``start``; lines after the first are indented.

    What stands between two parts without a blank before it, such as a comma, also ends a line that goes on.
    """
    trail = between.partition(" ")[0]
    line, glue = start, ""
    for part in parts:
        if glue and len(line + glue + part + trail) > WIDTH:
            yield line + trail
            line = indent + part
        else:
            line = line + glue + part
        glue = between
    yield line


def write_grid(cells: Mapping[str, str], columns: Sequence[str], rows: Sequence[str]) -> Iterator[str]:
    """Writes a board of squares: a line with the names of the columns, then one for each row.

    A square is named by its column and its row, ``h7``; squares that are not given stay blank. Raises `ValueError` for
    a text with a blank in it, which `read_grid` could not read back.
    """
    if broken := [text for text in cells.values() if len(text.split()) != 1]:
        raise ValueError(f"a text for a square must be one word: {broken[0]!r}")
    width = 1 + max(map(len, (*columns, *cells.values())))
    margin = 1 + max(map(len, rows))
    for name, texts in (("", columns), *((row, [cells.get(column + row, "") for column in columns]) for row in rows)):
        yield (name.ljust(margin) + "".join(text.ljust(width) for text in texts)).rstrip()


def read_grid(lines: Sequence[str]) -> dict[str, str]:
    """Reads back what `write_grid` wrote: the text of each square that has one."""
    head, *body = lines
    columns = [(found.start(), found.group()) for found in re.finditer(r"\S+", head)]
    ends = [start for start, _ in columns[1:]] + [max(map(len, lines))]
    found = {}
    for line in body:
        row = line.split()[0]
        for (start, column), end in zip(columns, ends, strict=True):
            if text := line[start:end].strip():
                found[column + row] = text
    return found
