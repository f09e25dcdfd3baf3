"""Every choice of every position of the recorded games is at most two presses and one look away.

One position of three is looked at each time: what is too wide in one is so in those around it. The soak has the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rules.core import history, record
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.notation import Menus, Tree
from tests.laws.menus import fits, is_headed, menus
from tests.records.files import files

FILES = files()

ONE_OF = 3
"""Of so many positions in a row one is looked at each time."""
MOST_MENUS = 100
"""How many menus of a panel are looked at in a position, those after few words first: later ones offer less."""


@pytest.mark.long(but={"some"})
@pytest.mark.parametrize("others", [False, True], ids=["some", "others"])
@pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{game}-{file.stem}" for game, file in FILES])
def test_every_menu_of_a_recorded_game_fits(game: str, file: Path, others: bool) -> None:
    found = record.read(file.read_text(encoding="utf-8"))
    for entry, moved in history.retrace(found.header, found.entries):
        if (entry.n % ONE_OF != 1) != others:
            continue
        for tree, state, seat in walks(moved.match):
            found = list(islice(menus(tree, state, seat), MOST_MENUS))
            wide = [" ".join(line) for line, offered in found if not fits(offered)]
            assert not wide, f"after entry {entry.n} too much follows {wide}"
            unheaded = [" ".join(line) for line, offered in found if not is_headed(offered)]
            assert not unheaded, f"after entry {entry.n} parts without a group follow {unheaded}"


def walks(at: Match) -> Iterator[tuple[Tree, Any, Seat]]:
    """Yields what the panels of a position lead through: the notations and the standing orders of who is asked."""
    for seat in at.awaited:
        yield Menus(at.game), at.state, seat
        if at.game.orders is not None:
            yield at.game.orders, at.state, seat
