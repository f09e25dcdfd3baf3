"""What is chosen instead of what has been chosen half."""

from __future__ import annotations

import pytest

from bot.app.panels.choosing import Choosing, PanelState
from bot.app.speech.context import Trouble
from rules.core.notation import Menus, Walked
from tests.players.positions import position


@pytest.mark.parametrize(
    ("game", "facts", "half", "press", "chosen"),
    [
        ("mexica", "turn = P0; figure P0 = A12; display = 3 5", "propose ?", "^double", ("double",)),
        ("magellan", "hand P0 = 3 4 5 9; stack = pizarro; card = magellan", "bid 4", "^pass", ("pass",)),
        ("magellan", "hand P0 = 3 4 5 9; stack = pizarro; card = magellan", "bid 4 9", "^bid 5", ("bid", "5")),
        ("magellan", "hand P0 = 3 4 5 9; stack = pizarro; card = magellan", "bid sum", "^bid 5", ("bid", "5")),
    ],
)
def test_another_thing_takes_the_place_of_what_is_chosen_half(
    game: str, facts: str, half: str, press: str, chosen: tuple[str, ...]
) -> None:
    match = position(game, facts, seats=3)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    state = PanelState(choosing.onward(PanelState(), half))
    assert state.chosen, "it is begun"
    assert choosing.after(state, press) == chosen


def test_what_leads_nowhere_takes_no_place() -> None:
    match = position("magellan", "hand P0 = 3 4 5 9; stack = pizarro; card = magellan", seats=3)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    with pytest.raises(Trouble):
        choosing.after(PanelState(choosing.onward(PanelState(), "bid 4")), "^bid 77")
