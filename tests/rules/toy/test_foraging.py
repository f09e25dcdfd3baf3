"""Foraging, where code says it sooner than a scenario."""

from __future__ import annotations

from rules.toy.actions import CardForaged, DeckShuffled
from tests.rules.toy.positions import play, position, read, refusal


def test_discards_become_the_deck_as_soon_as_a_card_is_needed() -> None:
    state, events = play(position("hand P0 = -", "deck = -", "discards = hazel acorn"), "forage")
    assert [type(event) for event in events] == [DeckShuffled, CardForaged]
    assert {read(state, "hand P0"), read(state, "deck")} == {"hazel", "acorn"}


def test_card_that_is_missing_is_named_to_its_seat_alone() -> None:
    error = refusal(position("hand P0 = hazel"), "bury acorn")
    assert (error.code, error.params, error.hidden) == ("not-in-hand", {"card": "acorn"}, True)
