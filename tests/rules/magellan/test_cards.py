"""Sums of gold cards, and choosing some of them one by one."""

from itertools import combinations
from random import Random

import pytest

from rules.magellan import data
from rules.magellan.cards import best_ways, choices, crowns, sort_cards

NUMBERS = data.NUMBERS[1]
HANDS = [sort_cards(Random(seed).choices(data.GOLD, k=Random(seed).randrange(1, 9))) for seed in range(40)]


def every_choice(hand: tuple[int, ...], spare: int) -> set[tuple[int, ...]]:
    """Returns all choices of a hand that leave spare cards."""
    return {cards for count in range(1, len(hand) - spare + 1) for cards in combinations(hand, count)}


@pytest.mark.parametrize("spare", [0, 1])
@pytest.mark.parametrize("hand", HANDS)
def test_the_best_way_to_a_sum_has_fewest_crowns_then_fewest_then_highest_cards(
    hand: tuple[int, ...], spare: int
) -> None:
    best: dict[int, tuple[int, ...]] = {}
    for cards in every_choice(hand, spare):
        found = best.get(sum(cards))
        if found is None or rank(cards) < rank(found):
            best[sum(cards)] = cards
    assert best_ways(NUMBERS, hand, spare) == best
    assert list(best_ways(NUMBERS, hand, spare)) == sorted(best)


def rank(cards: tuple[int, ...]) -> tuple[int, int, list[int]]:
    return crowns(NUMBERS, cards), len(cards), sorted(-card for card in cards)


@pytest.mark.parametrize("spare", [0, 1])
@pytest.mark.parametrize("least", [1, 9, 20])
@pytest.mark.parametrize("hand", HANDS[:12])
def test_every_choice_that_is_worth_enough_is_offered_once(hand: tuple[int, ...], least: int, spare: int) -> None:
    offered = list(walk(hand, (), least, spare))
    assert len(offered) == len(set(offered))
    assert set(offered) == {cards for cards in every_choice(hand, spare) if sum(cards) >= least}


def walk(hand: tuple[int, ...], chosen: tuple[int, ...], least: int, spare: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for token in choices(NUMBERS, hand, chosen, least, spare):
        longer = (*chosen, int(token.text))
        below = walk(hand, longer, least, spare)
        assert token.ends or below, "a beginning must lead to an end"
        assert token.note is not None and (token.note.id == "wanting") != token.ends
        found += [longer] * token.ends + below
    return found


def test_a_choice_that_cannot_have_begun_so_goes_nowhere() -> None:
    for chosen in ((5, 3), (3, 3), (9,)):
        assert walk((1, 3, 5), chosen, 1, 0) == []
