"""Gold cards: what they are worth, which sums they form, and how some of them are chosen one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.core.contract import IllegalAction, Say, Token
from rules.core.subsets import further
from rules.magellan import data
from rules.magellan.state import Cards


def crowns(numbers: data.Numbers, cards: Iterable[int]) -> int:
    return sum(numbers.crowns[card] for card in cards)


def sort_cards(cards: Iterable[int]) -> Cards:
    return tuple(sorted(cards))


def at_least(one: Iterable[int], other: Iterable[int]) -> Cards:
    """Returns the fewest cards that hold both of two choices."""
    return sort_cards((Counter(one) | Counter(other)).elements())


def check_held(hand: Cards, cards: Iterable[int]) -> None:
    """Raises `IllegalAction` for cards that are not in a hand."""
    wanted, held = Counter(cards), Counter(hand)
    for card, needs in sorted(wanted.items()):
        if needs > held[card]:
            raise IllegalAction("not-in-hand", hidden=True, card=card, needs=needs, held=held[card])


def check_spare(hand: Cards, cards: Cards, spare: int, explorer: str) -> None:
    """Raises `IllegalAction` when a bid or payment leaves too little; everybody can count that."""
    if spare and len(hand) - len(cards) < spare:
        raise IllegalAction("spare-card-needed", explorer=explorer, needs=spare, cards=len(cards), hand=len(hand))


def best_ways(numbers: data.Numbers, hand: Cards, spare: int = 0) -> dict[int, Cards]:
    """Returns every sum that a hand can form, ascending, with the cards that one misses least.

    These have the fewest crowns, then they are the fewest, then the highest, compared from the largest down.
    ``spare`` cards, one at most, must stay in the hand.
    """
    ways: dict[int, tuple[int, int, Cards]] = {0: (0, 0, ())}
    for card in sorted(hand, reverse=True):
        for total, (worth, count, negative) in list(ways.items()):
            longer = (worth + numbers.crowns[card], count + 1, (*negative, -card))
            if total + card not in ways or longer < ways[total + card]:
                ways[total + card] = longer
    del ways[0]
    if spare:
        ways.pop(sum(hand), None)
    return {total: sort_cards(-card for card in ways[total][2]) for total in sorted(ways)}


def choices(numbers: data.Numbers, hand: Cards, chosen: Cards, least: int, spare: int) -> Iterator[Token]:
    """Offers the next card of a choice, in ascending order, whose gold is at least so much and leaves spare cards.

    Of a choice that is complete it tells the gold, of a single card, which is called by its gold, the crowns; of
    another one how much gold is wanting.
    """
    for card, later in further(hand, chosen):
        longer = (*chosen, card)
        if _most(hand, longer, later, spare) >= least:
            wanting = least - sum(longer)
            note = _note(numbers, longer) if wanting <= 0 else Say("wanting", {"gold": wanting})
            yield Token(str(card), ends=wanting <= 0, goes_on=True, any_order=True, note=note)


def tens(total: int) -> Say:
    """Returns the group in which a sum is offered: a rich hand can form forty and more."""
    least = total - total % 10
    return Say("tens", {"least": least, "most": least + 9})


def _note(numbers: data.Numbers, cards: Cards) -> Say:
    return Say("total", {"total": sum(cards)}) if len(cards) > 1 else Say("crowns", {"crowns": crowns(numbers, cards)})


def _most(hand: Cards, chosen: Cards, later: Cards, spare: int) -> int:
    """Returns the most gold that a choice can come to by further cards; 0 when none are spared."""
    drop = max(0, spare - (len(hand) - len(chosen) - len(later)))
    return sum(chosen) + sum(later[drop:]) if drop <= len(later) else 0
