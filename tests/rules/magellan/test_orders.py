"""Standing orders: bids up to a limit, early bids, passes, vetoes and payments."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import match, notation, standing
from rules.core.contract import Followed, GameError, IllegalAction, Say, Unreadable
from rules.core.log import Header
from rules.core.standing import Held
from rules.magellan.events import CardWithoutBidders
from rules.magellan.game import GAME
from rules.magellan.orders import ORDERS, BidFirst, BidUpTo, PassExplorer, PassUnless, VetoAsk
from rules.magellan.state import MagellanState
from tests.rules.magellan.positions import play, position, read

PIZARRO = ("stack = cook pizarro", "card = pizarro")
WINDOW = ("vetoes P1 = 1", "vetoes P2 = 1", *PIZARRO)


def give(state: MagellanState, *lines: str) -> list[Held]:
    """Gives orders, each written as ``P1 upto 9``."""
    found = []
    for line in lines:
        seat, _, text = line.partition(" ")
        found.append(Held(seat=int(seat[1:]), order=ORDERS.read(text, state, int(seat[1:]))))
    return found


def follow(state: MagellanState, *lines: str) -> tuple[list[str], list[str]]:
    """Carries orders out; returns what they played, and why orders have ended."""
    return carry_out(state, give(state, *lines))


def carry_out(state: MagellanState, held: list[Held]) -> tuple[list[str], list[str]]:
    seats = len(state.players)
    header = Header(game="magellan", seats=seats, options=GAME.meta.read_options({}), rules=1, secret="orders")
    moved, left = standing.carry_out(match.from_state(GAME, header, state), held)
    return [f"P{entry.seat} {entry.action}" for entry in moved.entries], [one.ended.id for one in left if one.ended]


# Bids up to a limit.


def test_ruling_51_a_limit_order_raises_by_the_smallest_sum_and_passes_beyond_its_limit() -> None:
    state = position("hand P1 = 4 6 9", *PIZARRO)
    state, _ = play(state, "bid 4")
    assert follow(state, "P1 upto 9") == (["P1 bid sum 6"], [])
    state, _ = play(state, "bid 6; pass; bid 9")
    assert follow(state, "P1 upto 10") == (["P1 bid sum 10"], [])
    assert follow(state, "P1 upto 12") == (["P1 bid sum 10"], [])
    held = give(state, "P1 upto 12")
    state, _ = play(state, "bid 10; bid sum 11")
    assert carry_out(state, held) == (["P1 pass"], ["limit"])


def test_a_limit_order_says_what_the_bid_was_when_it_ends() -> None:
    state, _ = play(position(*PIZARRO), "bid 9")
    (held,) = give(state, "P1 upto 12")
    state, _ = play(state, "bid sum 13", seat=1)
    state, _ = play(state, "bid sum 14; bid sum 15")
    ended = Followed(notation="pass", ended=Say("limit", {"limit": 12, "bid": 15}))
    assert ORDERS.follow(state, 1, held.order) == ended


def test_with_limits_of_all_a_whole_auction_goes_by_itself() -> None:
    played, ended = follow(position(*PIZARRO), "P0 upto 3", "P1 upto 5", "P2 upto 4", "P1 pay least")
    assert played[:6] == ["P0 bid sum 1", "P1 bid sum 2", "P2 bid sum 3", "P0 pass", "P1 bid sum 4", "P2 pass"]
    assert played[6] == "P1 pay 4"
    assert ended == ["limit", "auction-over", "limit"]


def test_a_limit_may_be_given_before_one_is_asked() -> None:
    state = position(*PIZARRO)
    assert follow(state, "P2 upto 9") == ([], [])
    assert "upto" in [token.text for token in ORDERS.tokens(state, 2)]


def test_a_limit_that_the_bid_has_reached_is_refused() -> None:
    state, _ = play(position(*PIZARRO), "bid 9")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        give(state, "P1 upto 9")


def test_who_has_passed_can_give_no_order_for_the_card() -> None:
    state, _ = play(position(*PIZARRO), "pass")
    for text in ("upto 9", "pass card"):
        with pytest.raises(IllegalAction, match="not-in-auction"):
            give(state, f"P0 {text}")
    assert [token.text for token in ORDERS.tokens(state, 0)] == ["pass", "veto", "pay"]


def test_a_limit_ends_when_its_owner_passes_by_hand() -> None:
    state = position(*PIZARRO)
    held = give(state, "P0 upto 9")
    state, _ = play(state, "pass")
    assert carry_out(state, held) == ([], ["passed"])


def test_a_limit_is_for_one_card() -> None:
    state = position("stack = pizarro", "card = pizarro")
    held = give(state, "P2 upto 9")
    state, _ = play(state, "bid 1; pass; pass; pay; pass")
    assert state.top is not None
    assert carry_out(state, held) == ([], ["auction-over"])


def test_only_sums_of_the_hand_are_offered_as_limits() -> None:
    state, _ = play(position("hand P1 = 4 6 9", *PIZARRO), "bid 9")
    assert [token.text for token in ORDERS.tokens(state, 1, ("upto",))] == ["10", "13", "15", "19"]
    assert ORDERS.read("upto 12", state, 1) == BidUpTo(explorer="pizarro", card=state.turned, limit=12)


# While others may still veto.


def test_a_limit_order_waits_until_the_window_is_closed() -> None:
    state = position(*WINDOW)
    held = give(state, "P0 upto 5")
    assert carry_out(state, held) == ([], [])
    state, _ = play(state, "no", seat=1)
    state, _ = play(state, "no", seat=2)
    assert carry_out(state, held) == (["P0 bid sum 1"], [])


def test_an_early_bid_is_laid_when_nobody_vetoes() -> None:
    state = position(*WINDOW)
    held = give(state, "P0 early bid 3 8")
    assert held[0].order == BidFirst(explorer="pizarro", card=state.turned, notation="bid 3 8")
    assert carry_out(state, held) == ([], [])
    state, _ = play(state, "no", seat=2)
    state, _ = play(state, "no", seat=1)
    assert carry_out(state, held) == (["P0 bid 3 8"], ["carried-out"])


@pytest.mark.parametrize("text", ["early bid 3 8", "early pass"])
def test_an_early_bid_is_for_the_first_bid_alone(text: str) -> None:
    state = position(*WINDOW)
    held = give(state, f"P0 {text}")
    state, _ = play(state, "no", seat=2)
    state, _ = play(state, "no", seat=1)
    state, _ = play(state, "bid 5")
    assert carry_out(state, held) == ([], ["begun"])
    state, _ = play(state, "bid 6; bid 7")
    assert carry_out(state, held) == ([], ["begun"])


@pytest.mark.parametrize("text", ["early bid 3 8", "early pass", "upto 9", "pass card"])
def test_what_was_left_for_a_card_is_dropped_when_it_is_vetoed(text: str) -> None:
    state = position(*WINDOW)
    held = give(state, f"P0 {text}")
    state, _ = play(state, "veto", seat=2)
    assert carry_out(state, held) == ([], ["vetoed"])


UNSOLD = ("hand P0 = 9", "hand P1 = 9", "hand P2 = -", "vetoes P1 = 1")
"""Nobody has a card to spare for Magellan."""


@pytest.mark.parametrize("stack", ["magellan pizarro", "magellan magellan", "magellan"])
def test_a_veto_is_the_reason_also_where_the_next_card_finds_nobody(stack: str) -> None:
    state = position(*UNSOLD, f"stack = {stack}", "card = cook")
    held = give(state, "P0 early bid 9")
    state, events = play(state, "veto", seat=1)
    assert any(isinstance(event, CardWithoutBidders) and event.explorer == "magellan" for event in events)
    assert carry_out(state, held) == ([], ["vetoed"])


def test_a_card_sold_was_not_vetoed_though_another_of_the_explorer_was() -> None:
    state = position("vetoes P1 = 1", "stack = pizarro cook", "card = pizarro")
    state, _ = play(state, "veto", seat=1)
    held = give(state, "P0 upto 9")
    assert read(state, "stack") == "cook pizarro"
    state, _ = play(state, "bid 9; pass; pass")
    assert carry_out(state, held) == ([], ["auction-over"])


def test_a_card_that_nobody_wanted_was_not_vetoed_though_another_card_was() -> None:
    state = position("vetoes P1 = 1", "stack = cook magellan", "card = pizarro")
    state, _ = play(state, "veto", seat=1)
    held = give(state, "P2 upto 9")
    state, _ = play(state, "pass; pass; pass")
    assert (read(state, "card"), read(state, "stack")) == ("magellan", "pizarro")
    assert carry_out(state, held) == ([], ["auction-over"])


def test_the_reason_does_not_depend_on_cards_that_nobody_has_seen() -> None:
    held = give(position("card = pizarro"), "P2 upto 9")
    for stack in ("cook pizarro", "pizarro cook"):
        state = position(*UNSOLD[:3], f"stack = magellan {stack}", "card = pizarro")
        state, _ = play(state, "pass; pass")
        assert carry_out(state, held) == ([], ["auction-over"])


def test_only_who_is_asked_first_may_bid_early() -> None:
    state = position(*WINDOW)
    assert "early" in [token.text for token in ORDERS.tokens(state, 0)]
    assert "early" not in [token.text for token in ORDERS.tokens(state, 1)]
    with pytest.raises(IllegalAction, match="not-early"):
        give(state, "P1 early bid 9")
    with pytest.raises(IllegalAction, match="not-early"):
        give(position(*PIZARRO), "P0 early bid 9")


def test_an_early_bid_obeys_the_rules_of_a_bid() -> None:
    state = position("hand P0 = 4 6 9", *WINDOW)
    for text, code in (("bid 5", "not-in-hand"), ("bid sum 11", "no-such-sum"), ("bid sum 0", "bid-too-low")):
        with pytest.raises(IllegalAction, match=code):
            give(state, f"P0 early {text}")
    for text in ("veto", "pay", "bid"):
        with pytest.raises(Unreadable):
            give(state, f"P0 early {text}")


def test_ruling_50_a_holder_who_leaves_a_bid_for_the_card_uses_no_veto_on_it() -> None:
    """Bidding or passing implies no veto."""
    state = position("vetoes P0 = 1", *PIZARRO)
    for text, then in (("upto 5", "bid sum 1"), ("early pass", "pass"), ("pass card", "pass")):
        assert follow(state, f"P0 {text}")[0] == ["P0 no", f"P0 {then}"]


def test_ruling_50_a_pass_of_another_kind_leaves_the_veto_to_its_holder() -> None:
    state = position("vetoes P0 = 1", *PIZARRO)
    for text in ("pass all", "pass pizarro", "pass unless cook", "pass stuck"):
        assert follow(state, f"P0 {text}") == ([], [])


# Passes.


def test_a_pass_on_an_explorer_lasts_to_the_end_of_the_phase() -> None:
    state = position(*PIZARRO)
    held = give(state, "P0 pass pizarro")
    assert held[0].order == PassExplorer(explorer="pizarro", phase=1)
    assert carry_out(state, held) == (["P0 pass"], [])
    assert carry_out(position("card = cook"), held) == ([], [])
    assert carry_out(position("phase = 2", "ship P0 1 = pizarro 1", "card = pizarro"), held) == ([], ["phase-over"])


def test_a_pass_on_everything_lasts_until_it_is_cancelled() -> None:
    for card in ("cook", "pizarro"):
        assert follow(position(f"card = {card}"), "P0 pass all") == (["P0 pass"], [])


def test_a_pass_on_everything_spares_some_explorers() -> None:
    state = position(*PIZARRO)
    held = give(state, "P0 pass unless cook columbus")
    assert held[0].order == PassUnless(explorers=("columbus", "cook"))
    assert carry_out(state, held) == (["P0 pass"], [])
    assert carry_out(position("card = cook"), held) == ([], [])


def test_a_pass_on_a_card_is_for_that_one() -> None:
    state = position("stack = pizarro", "card = pizarro")
    assert follow(state, "P0 pass card") == (["P0 pass"], ["carried-out"])
    held = give(state, "P1 pass card", "P2 pass card")
    state, _ = play(state, "pass")
    assert carry_out(state, held) == (["P1 pass", "P2 pass"], ["carried-out", "carried-out"])


def test_who_cannot_raise_may_have_it_passed_for_him() -> None:
    state, _ = play(position("hand P1 = 4 6", *PIZARRO), "bid 3 8")
    assert follow(state, "P1 pass stuck") == (["P1 pass"], [])
    state, _ = play(position("hand P1 = 4 6", *PIZARRO), "bid 9")
    assert follow(state, "P1 pass stuck") == ([], [])


def test_a_spare_card_counts_when_one_cannot_raise() -> None:
    """With Magellan on side A the whole hand can be no bid."""
    state, _ = play(position("hand P1 = 4 6", "card = magellan"), "bid 9")
    assert follow(state, "P1 pass stuck") == (["P1 pass"], [])


# Vetoes.


def test_ruling_53_the_next_card_of_an_explorer_is_vetoed_when_it_is_turned_up() -> None:
    state = position("vetoes P1 = 1", "vetoes P2 = 1", "stack = cook pizarro magellan", "card = columbus")
    played, ended = follow(state, "P1 veto cook", "P1 veto never", "P2 veto never", "P0 pass all")
    assert played == ["P1 no", "P2 no", "P0 pass"]
    held = give(state, "P1 veto never", "P1 veto cook", "P2 veto never", "P0 pass all", "P1 pass all", "P2 pass all")
    played, ended = carry_out(state, held)
    assert played[:6] == ["P1 no", "P2 no", "P0 pass", "P1 pass", "P2 pass", "P1 veto"]
    assert "veto-used" in ended


def test_ruling_53_the_card_that_comes_again_is_left_to_its_owner() -> None:
    state = position("vetoes P1 = 2", "stack = cook magellan", "card = cook")
    assert follow(state, "P1 veto cook") == (["P1 veto"], ["veto-used"])


def test_m32_a_policy_spends_its_veto_before_anybody_is_asked() -> None:
    """One that stands clockwise nearer to the opener comes first, and the other keeps its own."""
    state = position("vetoes P1 = 1", "vetoes P2 = 1", "stack = columbus magellan", "card = cook")
    assert follow(state, "P2 veto cook", "P1 veto cook")[0] == ["P1 veto"]
    assert follow(state, "P2 veto cook")[0] == ["P2 veto"]
    state = position("opener = P1", "vetoes P0 = 1", "vetoes P2 = 1", "stack = columbus magellan", "card = cook")
    assert follow(state, "P0 veto cook", "P2 veto cook")[0] == ["P2 veto"]


def test_a_veto_order_needs_a_veto_and_ends_without_one() -> None:
    state = position(*WINDOW)
    held = give(state, "P1 veto cook")
    with pytest.raises(IllegalAction, match="no-veto"):
        give(state, "P0 veto cook")
    assert carry_out(position("vetoes P1 = 0", *PIZARRO), held) == ([], ["no-veto"])


def test_a_policy_may_leave_some_explorers_to_its_owner() -> None:
    state = position(*WINDOW)
    held = give(state, "P1 veto ask cook polo")
    assert held[0].order == VetoAsk(explorers=("marco_polo", "cook"))
    assert carry_out(state, held) == (["P1 no"], [])
    assert carry_out(position("vetoes P1 = 1", "stack = pizarro", "card = cook"), held) == ([], [])


# Payments.


def test_the_payment_is_made_with_the_cards_laid() -> None:
    state, _ = play(position(*PIZARRO), "bid 2 9; pass; pass")
    assert follow(state, "P0 pay laid")[0][0] == "P0 pay 2 9"


def test_ruling_52_the_payment_is_made_with_the_cards_one_misses_least() -> None:
    """The same gold, with the fewest crowns, then the fewest cards, then the highest."""
    state, _ = play(position(*PIZARRO), "bid 2 9; pass; pass")
    assert follow(state, "P0 pay least")[0][0] == "P0 pay 4 7"


def test_a_card_to_spare_is_spared_by_the_payment_too() -> None:
    state, _ = play(position("hand P0 = 1 2 3", "card = magellan"), "bid 3; pass; pass")
    assert follow(state, "P0 pay least")[0] == ["P0 pay 3"]


def test_nobody_else_pays_by_his_order() -> None:
    state, _ = play(position(*PIZARRO), "bid 9; pass; pass")
    assert follow(state, "P1 pay laid") == ([], [])


# Writing.


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", ""),
        ("fly", "fly"),
        ("upto", ""),
        ("upto x", "x"),
        ("pass nobody", "nobody"),
        ("veto ask", ""),
        ("early", ""),
    ],
)
def test_what_is_no_order_is_unreadable(text: str, wrong: str) -> None:
    with pytest.raises(Unreadable) as error:
        ORDERS.read(text, position(*WINDOW), 0)
    assert error.value.token == wrong


def test_one_order_takes_the_place_of_another_about_the_same() -> None:
    state = position("vetoes P0 = 1", *WINDOW)
    alike = [
        ("upto 9", "upto 12", "early pass", "pass card"),
        ("pass all", "pass unless cook"),
        ("veto never", "veto ask cook"),
        ("pay laid", "pay least"),
        ("pass cook", "pass cook"),
    ]
    for texts in alike:
        assert len({ORDERS.subject(ORDERS.read(text, state, 0)) for text in texts}) == 1
    apart = ("upto 9", "pass all", "pass cook", "pass polo", "pass stuck", "veto cook", "veto never", "pay laid")
    assert len({ORDERS.subject(ORDERS.read(text, state, 0)) for text in apart}) == len(apart)


def test_every_order_that_is_offered_can_be_given() -> None:
    for state in (position(*WINDOW), position(*PIZARRO), position("phase = 2", "ship P0 1 = cook 1", "card = cook")):
        for seat in range(3):
            for text in notation.legal(ORDERS, state, seat):
                try:
                    ORDERS.read(text, state, seat)
                except GameError as error:
                    raise AssertionError(f"{text} is offered to P{seat} and refused: {error!r}") from None


def test_an_order_has_nothing_to_say_while_another_is_asked() -> None:
    bidding, _ = play(position("hand P2 = 1", "card = pizarro"), "bid 9")
    window = position("vetoes P1 = 1", *PIZARRO)
    for text in ("pass all", "pass pizarro", "pass unless cook", "pass stuck", "veto never", "veto ask cook"):
        for state in (bidding, window):
            assert ORDERS.follow(state, 2, ORDERS.read(text, state, 2)) is None


def test_orders_are_offered_for_what_can_still_come() -> None:
    state, _ = play(position("hand P1 = 1", *PIZARRO), "bid 9")
    assert [token.text for token in ORDERS.tokens(state, 1)] == ["pass", "veto", "pay"]
    passes = [token.text for token in ORDERS.tokens(state, 1, ("pass",))]
    assert passes == ["card", "pizarro", "cook", "all", "unless", "stuck"]
    state = position("stack = cook", "card = columbus")
    assert "columbus" in [token.text for token in ORDERS.tokens(state, 0, ("pass",))]
    assert [token.text for token in ORDERS.tokens(state, 0, ("pass", "unless", "da_gama"))] == ["cook"]
    assert list(ORDERS.tokens(state, 0, ("pass", "unless", "cook"))) == []


def test_when_the_game_is_over_there_are_no_orders() -> None:
    assert list(ORDERS.tokens(replace(position(), frames=()), 0)) == []
