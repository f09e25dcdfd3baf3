"""How fast a table can play."""

from __future__ import annotations

from typing import NamedTuple

from storage.rows import TableRow

HOUR, DAY = 3600, 24 * 3600


class Pace(NamedTuple):
    """How much time there is: seconds for each turn, or, with a bank, those for all turns and what each adds."""

    turn: int
    bank: int = 0


PACES = {
    "none": Pace(0),
    "1h": Pace(HOUR),
    "12h": Pace(12 * HOUR),
    "1d": Pace(DAY),
    "2d": Pace(2 * DAY),
    "3d": Pace(3 * DAY),
    "7d": Pace(7 * DAY),
    "bank3d": Pace(8 * HOUR, 3 * DAY),
    "bank7d": Pace(12 * HOUR, 7 * DAY),
    "bank14d": Pace(DAY, 14 * DAY),
}
"""How fast a table can play; none: every turn as long as it likes."""
UNHURRIED, USUAL = "none", "2d"


def name_of(table: TableRow) -> str:
    """Returns what the pace of a table is called."""
    return next((name for name, pace in PACES.items() if pace == (table.pace, table.bank)), UNHURRIED)
