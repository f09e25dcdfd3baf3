"""Panels: few presses lead to what is done often."""

from __future__ import annotations

from bot.app.panels.choosing import MOST, Choosing, Offer, PanelState, menus_of, tokens_of
from rules.core.notation import Menus
from rules.java import choices
from rules.java.game import GAME
from rules.java.state import JavaState
from tests.rules.java.positions import play, position, put

HILLS = (
    "land J8 = three c",
    "land J9 = three f",
    "land K9 = three d",
    "land I9 = three b",
    "land J9 = village",
    "developer J8 = P0",
    "developer K9 = P1",
    "card = MD",
)


def presses(state: JavaState, line: str) -> int:
    """Returns how many choices lead to a line in a panel, looking at a part of them included."""
    choosing = Choosing(Menus(GAME), state, 0)
    panel, count = PanelState(), 0
    while True:
        offered = choosing.offered(panel)
        at = next(at for at, offer in enumerate(offered) if leads_to(choosing, panel, offer, line))
        count += 1 + any(len(part) > 1 for _, parts in menus_of(tokens_of(offered)) for part in parts)
        chosen = choosing.choose(panel, at)
        if " ".join(" ".join(chosen).split()) == line:
            return count
        panel = PanelState(chosen=chosen)


def leads_to(choosing: Choosing, panel: PanelState, offer: Offer, line: str) -> bool:
    """Says whether a line begins with what has been chosen and is offered now."""
    words = " ".join((*choosing.begun(panel), offer.text)).split()
    return line.split()[: len(words)] == words


def test_a_menu_fits_every_chat() -> None:
    assert choices.MOST_CHOICES == MOST


def test_an_ordinary_turn_takes_at_most_eleven_presses() -> None:
    state = position(*HILLS)
    total = 0
    for line in ("place three G8 d", "move J8 to J9", "build I9 4", "take open", "end"):
        total += presses(state, line)
        state, _ = play(state, line)
    assert total <= 11


def test_without_action_points_the_end_of_the_turn_comes_first() -> None:
    state = position(*HILLS, "placed = yes")
    assert [token.text for token in Menus(GAME).tokens(state, 0)][-1] == "end"
    assert [token.text for token in Menus(GAME).tokens(put(state, "points = 0"), 0)] == ["end", "move", "token"]


def test_the_highest_spaces_are_offered_at_once() -> None:
    lands = [f"land {row}{number} = rice" for row in "DEFG" for number in range(4, 13) if f"{row}{number}" != "F8"]
    state = position(*lands, "land E9 = village", "developer D5 = P0", "placed = yes")
    first, *_ = Menus(GAME).tokens(state, 0, ("move", "D5", "to"))
    assert (first.text, first.group) == ("E9", None)


def test_palaces_are_offered_with_their_spaces() -> None:
    state = position(*HILLS, "developer J9 = P0", "placed = yes")
    assert [token.text for token in Menus(GAME).tokens(state, 0, ("build",))] == ["I9 2", "I9 4"]
