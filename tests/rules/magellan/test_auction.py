"""The auction."""

import pytest

from rules.core.contract import Decision, Say
from rules.magellan.actions import BidCards, BidSum
from rules.magellan.events import BidMade, CardRemoved, CardWon, SeatPassed
from rules.magellan.game import GAME
from tests.rules.magellan.positions import awaited, play, position, read, refusal


def test_all_are_asked_clockwise_from_the_opener_until_one_is_left() -> None:
    state = position("opener = P2", "card = pizarro", seats=4)
    asked = []
    for text in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "pass"):
        asked += awaited(state)
        state, events = play(state, text)
    assert asked == [2, 3, 0, 1, 2, 0, 1]
    assert events == [SeatPassed(seat=1, explorer="pizarro"), CardWon(seat=2, explorer="pizarro", bid=4)]
    assert (read(state, "stage"), read(state, "opener")) == ("pay", "P2")


def test_a_bid_tells_its_cards() -> None:
    _, events = play(position("card = cook"), "bid 8 3")
    assert events == [BidMade(seat=0, explorer="cook", bid=11, cards=(3, 8), count=2, secret=False)]


def test_a_bid_by_cards_and_one_by_sum_are_two_actions_with_one_result() -> None:
    state = position("card = cook")
    assert GAME.parse("bid 11", state, 0) == GAME.parse("bid sum 11", state, 0) == BidSum(total=11)
    assert GAME.parse("bid 7 4", state, 0) == BidCards(cards=(4, 7))
    assert play(state, "bid sum 11") == play(state, "bid 4 7")


def test_a_card_without_a_bid_is_removed() -> None:
    state, events = play(position("stack = cook", "card = pizarro"), "pass; pass; pass")
    assert CardRemoved(explorer="pizarro", asked=True) in events
    assert (read(state, "removed"), read(state, "card")) == ("pizarro", "cook")


@pytest.mark.parametrize(
    ("text", "code", "params", "hidden"),
    [
        ("bid 1", "bid-too-low", {"total": 1, "bid": 5}, False),
        ("bid sum 5", "bid-too-low", {"total": 5, "bid": 5}, False),
        ("bid 1 2 3 4 6 9", "spare-card-needed", {"explorer": "magellan", "needs": 1, "cards": 6, "hand": 6}, False),
        ("bid 6 6", "not-in-hand", {"card": 6, "needs": 2, "held": 1}, True),
        ("bid sum 25", "no-such-sum", {"total": 25, "sums": (), "count": 0}, True),
    ],
)
def test_refusals_name_the_numbers(text: str, code: str, params: dict[str, object], hidden: bool) -> None:
    state, _ = play(position("hand P1 = 1 2 3 4 6 9", "card = magellan"), "bid 5")
    found = refusal(state, text)
    assert (found.code, found.params, found.hidden) == (code, params, hidden)


def test_a_sum_that_cannot_be_formed_is_refused_with_the_next_ones() -> None:
    found = refusal(position("hand P0 = 4 6 9", "card = cook"), "bid sum 11")
    assert (found.code, found.hidden) == ("no-such-sum", True)
    assert found.params == {"total": 11, "sums": (13, 15, 19), "count": 3}


def test_sums_are_offered_in_tens_to_bid_and_as_limits() -> None:
    state = position("hand P0 = 3 8 9 9", "card = cook")
    assert GAME.orders is not None
    for offered in (GAME.tokens(state, 0, ("bid", "sum")), GAME.orders.tokens(state, 0, ("upto",))):
        sums = {int(token.text): token.group for token in offered}
        assert list(sums) == [3, 8, 9, 11, 12, 17, 18, 20, 21, 26, 29]
        assert sums[9] == Say("tens", {"least": 0, "most": 9})
        assert sums[11] == sums[18] == Say("tens", {"least": 10, "most": 19})
        assert sums[20] == sums[29] == Say("tens", {"least": 20, "most": 29})


def test_who_cannot_raise_is_asked_and_can_only_pass() -> None:
    state, _ = play(position("hand P1 = 1", "card = cook"), "bid 9")
    assert awaited(state) == (1,)
    assert [token.text for token in GAME.tokens(state, 1)] == ["pass"]


def test_every_question_of_an_auction_is_another_one() -> None:
    state = position("stack = pizarro cook cook", "card = pizarro", seats=4)
    seen: list[Decision] = []
    for text in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass", "pay", "pass"):
        seen += GAME.decisions(state)
        state, _ = play(state, text)
    assert len({(decision.seat, decision.about) for decision in seen}) == len(seen)


def test_a_decision_tells_how_the_auction_stands() -> None:
    state = position("card = cook")
    assert GAME.decisions(state)[0].status == Say("no-bid", {"explorer": "cook", "bid": 0})
    state, _ = play(state, "bid 7")
    assert GAME.decisions(state)[0].status == Say("best-bid", {"explorer": "cook", "best_seat": 0, "bid": 7})


def test_only_sums_are_shown_where_the_table_wants_it() -> None:
    state, (made,) = play(position("card = cook", bid_display="sum"), "bid 2 9")
    assert isinstance(made, BidMade)
    assert GAME.show(made, 0) == made
    for eye in (1, 2, None):
        assert GAME.show(made, eye) == BidMade(seat=0, explorer="cook", bid=11, cards=(), count=0, secret=True)
    assert GAME.secret(state, GAME.parse("bid 2 9", state, 0))
    assert not GAME.secret(state, GAME.parse("bid sum 11", state, 0))
    assert not GAME.secret(position("card = cook"), GAME.parse("bid 2 9", state, 0))
