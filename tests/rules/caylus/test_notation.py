"""What is said when a notation of Caylus cannot be read, or may mean several actions."""

from __future__ import annotations

import pytest

from rules.caylus.game import GAME
from rules.caylus.sequence import SEQUENCE
from rules.core.contract import Ambiguous, Unreadable
from tests.rules.caylus.positions import position


def test_an_unknown_verb_is_answered_with_all_verbs() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse("fly 3", position(), 0)
    assert (caught.value.token, caught.value.expected) == ("fly", SEQUENCE.verbs)


def test_a_name_that_stands_twice_is_answered_with_both_spaces() -> None:
    with pytest.raises(Ambiguous) as caught:
        GAME.parse("place carpenter", position("building 3 = neutral_carpenter"), 0)
    assert caught.value.candidates == ("place 3", "place 8")


def test_a_prestige_tile_is_answered_with_the_residences_that_it_may_replace() -> None:
    lines = (line for number in (10, 12) for line in (f"building {number} = residence", f"owner {number} = P0"))
    with pytest.raises(Ambiguous) as caught:
        GAME.parse("build granary", position(*lines), 0)
    assert caught.value.candidates == ("build granary 10", "build granary 12")


BANK = position("building 9 = bank", "workers 9 = P0", "provost = 9", "deniers P0 = 5", "phase = 5")


def test_what_an_exchange_brings_without_a_choice_may_be_told_or_left_out() -> None:
    assert GAME.parse("trade 2$ G", BANK, 0) == GAME.parse("trade 2$", BANK, 0)
    assert GAME.parse("trade 5$ 2G", BANK, 0) == GAME.parse("trade 5$", BANK, 0)


@pytest.mark.parametrize(
    ("lines", "notation"),
    [
        (("workers gate = P0", "phase = 3"), "home"),
        (("workers guild = P0", "phase = 3"), "provost 8"),
        (("passed = P0 P1", "phase = 4"), "provost 8"),
        (("workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6"), "deliver nothing"),
        (("workers 8 = P0", "goods P0 = 1F 1W", "phase = 5"), "decline"),
    ],
)
def test_declining_is_doing_nothing_whatever_is_asked(lines: tuple[str, ...], notation: str) -> None:
    state = position("order = P0 P1", "provost = 8", "deniers P0 = 5", *lines)
    assert GAME.format(GAME.parse("decline", state, 0)) == notation
