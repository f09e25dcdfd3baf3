"""One line of text for every action."""

from random import Random

import pytest

from rules.core.contract import Unreadable
from rules.core.notation import in_full, nearest
from rules.magellan import actions
from rules.magellan.actions import Action
from rules.magellan.game import GAME
from rules.magellan.sequence import SEQUENCE
from tests.rules.magellan.positions import play, position, random_game

ACTIONS: list[tuple[str, Action]] = [
    ("veto", actions.UseVeto()),
    ("no", actions.LetPass()),
    ("bid 3 8", actions.BidCards(cards=(3, 8))),
    ("bid sum 11", actions.BidSum(total=11)),
    ("pass", actions.Pass()),
    ("pay 2 9", actions.Pay(cards=(2, 9))),
    ("ship 2", actions.AdvanceShip(number=2)),
    ("left", actions.ChooseHalf(half="left")),
    ("right", actions.ChooseHalf(half="right")),
    ("tuck 4", actions.TuckCard(card=4)),
    ("swap 1 1 7", actions.SwapCards(cards=(1, 1, 7))),
    ("swap none", actions.SwapCards(cards=())),
    ("draw", actions.DrawCard()),
    ("stop", actions.StopDrawing()),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_every_action_is_one_line_and_back(text: str, action: Action) -> None:
    state = position("card = cook")
    assert GAME.format(action) == text
    for spelling in (text, text.upper(), f"  {text}  "):
        assert GAME.parse(spelling, state, 0) == action


def test_every_verb_has_an_action() -> None:
    assert {text.split()[0] for text, _ in ACTIONS} == set(SEQUENCE.verbs)


@pytest.mark.parametrize("text", ["bid 8 3", "bid 8,3", "bid 8+3", "bid 3 + 8", "bid 3, 8"])
def test_cards_come_in_any_order_and_with_any_separator(text: str) -> None:
    assert GAME.parse(text, position("card = cook"), 0) == actions.BidCards(cards=(3, 8))


def test_a_number_that_is_no_card_is_a_sum() -> None:
    state = position("card = cook")
    assert GAME.parse("bid 11", state, 0) == actions.BidSum(total=11)
    assert GAME.parse("bid 9", state, 0) == actions.BidCards(cards=(9,))


def test_a_number_that_is_no_card_in_hand_is_kept_as_the_sum_it_was_read_as() -> None:
    state = position("hand P0 = 3 4 9", "card = cook")
    assert GAME.parse("bid 7", state, 0) == actions.BidSum(total=7)
    assert in_full(GAME, state, 0, "bid 7") == "bid sum 7"
    assert GAME.parse("bid 9", state, 0) == actions.BidCards(cards=(9,))
    assert GAME.parse("bid 8", state, 0) == actions.BidCards(cards=(8,))


def test_ruling_54_a_single_number_tells_no_more_than_its_sum() -> None:
    for hand in ("3 4 7", "3 4 9", "1 2"):
        state = position(f"hand P0 = {hand}", "card = cook", bid_display="sum")
        assert not GAME.secret(state, GAME.parse("bid 7", state, 0))
    assert GAME.secret(state, actions.BidCards(cards=(3, 4)))


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("", ""),
        ("raise", "raise"),
        ("bid", ""),
        ("bid 0", "0"),
        ("bid 11 3", "11"),
        ("bid sum", ""),
        ("bid sum x", "x"),
        ("bid sum 1234", "1234"),
        ("bid sum 3 4", "4"),
        ("pay x", "x"),
        ("ship", ""),
        ("ship 1 2", "2"),
        ("tuck", ""),
        ("tuck 1 2", "2"),
        ("swap", ""),
        ("swap none none", "none"),
        ("left 1", "1"),
    ],
)
def test_what_cannot_be_read_names_the_word(text: str, token: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(text, position("card = cook"), 0)
    assert caught.value.token == token


def test_ruling_41_only_what_others_will_not_see_is_secret() -> None:
    open_state = position("card = cook")
    sums = position("card = cook", bid_display="sum")
    side_b = position("card = cook", side_half_1="B")
    secret = [text for text, _ in ACTIONS if GAME.secret(open_state, GAME.parse(text, open_state, 0))]
    assert secret == ["tuck 4", "swap 1 1 7", "swap none"]
    assert [text for text, _ in ACTIONS if GAME.secret(sums, GAME.parse(text, sums, 0))] == ["bid 3 8", *secret]
    assert [text for text, _ in ACTIONS if GAME.secret(side_b, GAME.parse(text, side_b, 0))] == secret[1:]


def test_whatever_is_played_reads_back() -> None:
    luck = Random(3)
    for state, seat, text, *_ in random_game(4, 3, side_half_1="B", bid_display="sum"):
        if luck.random() < 0.3:
            action = GAME.parse(text, state, seat)
            assert GAME.parse(GAME.format(action), state, seat) == action


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("bid 2", ("bid 4", "bid 5", "bid 6")),
        ("bid 6 1 1", ("bid 1 4 6", "bid 1 4 5", "bid 1 5 6")),
        ("bid sum 8", ("bid sum 7", "bid sum 9", "bid sum 6")),
        ("bid 99", ("bid sum 25", "bid sum 24", "bid sum 21")),
    ],
)
def test_for_a_bid_that_is_refused_those_near_in_value_are_offered(text: str, near: tuple[str, ...]) -> None:
    state, _ = play(position("card = cook", "hand P0 = 3 8", "hand P1 = 1 4 5 6 9"), "bid 3")
    assert nearest(GAME, state, 1, in_full(GAME, state, 1, text)) == near
