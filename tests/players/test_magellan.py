"""What an opponent in Magellan never does, as positions: each had an answer that is plainly worse than another one."""

from __future__ import annotations

import pytest

from players.core import player
from players.core.library import appraisal
from players.magellan import MagellanAppraisal
from players.magellan.rest import Rest
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from rules.magellan.state import MagellanState
from tests.players.positions import answer, position

LAST = "phase = 3; stack = -; opener = P0"


@pytest.mark.parametrize(
    ("facts", "always"),
    [
        pytest.param(
            f"{LAST}; ship P0 1 = cook 2; hand P0 = 1 2 9; card = cook",
            "bid sum 1",
            id="leaves a card unsold that it could have for one gold",
        ),
        pytest.param(
            f"{LAST}; ship P0 1 = cook 2; hand P0 = 1 9; card = cook; play P0 bid sum 1",
            "pay 9",
            id="pays with crowns what gold without a use pays",
        ),
        pytest.param(
            f"{LAST}; ship P0 1 = columbus 2; hand P0 = 1 2 3; card = columbus",
            "bid sum 1",
            id="keeps a card of three crowns where it brings five points",
        ),
        pytest.param(
            f"{LAST}; ship P0 1 = pizarro 2; hand P0 = 1 2 3; card = pizarro",
            "bid sum 1",
            id="passes where sacks and crowns are worth more than the least bid",
        ),
        pytest.param(
            f"{LAST}; ship P0 1 = columbus 2; ship P1 1 = columbus 2; hand P0 = 9 9 9 9; hand P1 = 9 9;"
            " card = columbus; play P0 bid sum 9; play P1 bid sum 18",
            "bid sum 27",
            id="keeps gold at the end that would win the last card",
        ),
        pytest.param(
            f"{LAST}; ship P0 1 = columbus 2; ship P1 1 = columbus 2; hand P0 = 1 1 2 3 3; hand P1 = 9 9;"
            " card = columbus; play P0 bid sum 1; play P1 bid sum 9",
            "pass",
            id="pays more crowns than a card brings",
        ),
        pytest.param(
            "phase = 3; stack = cook; opener = P0; ship P0 1 = pizarro 2; ship P0 2 = cook 2; ship P1 1 = cook 2;"
            " ship P1 2 = pizarro 2; hand P0 = 9 9; hand P1 = 9 9; card = pizarro",
            "pass",
            id="pays for a small card what wins a great one",
        ),
        pytest.param(
            "phase = 2; stack = -; opener = P0; ship P0 1 = magellan 1; pile P0 1 = 1; hand P0 = 1 5 9;"
            " card = magellan; play P0 bid sum 9; play P0 pay",
            "tuck 1",
            id="tucks few crowns under Magellan",
        ),
        pytest.param(
            "phase = 1; stack = columbus; opener = P0; reserve P0 = 0; reserve P1 = 0; hand P2 = 7 8; card = columbus",
            "bid sum 7",
            id="lets a ship of the reserve lie that nobody bids against",
        ),
        pytest.param(
            "phase = 2; stack = -; opener = P0; ship P0 1 = da_gama 1; hand P0 = 9; card = da_gama",
            "bid sum 9",
            id="keeps one card where it would draw two",
        ),
        pytest.param(
            "phase = 1; stack = -; opener = P0; hand P0 = 7 8 9; reserve P1 = 0; reserve P2 = 0; card = cook",
            "bid sum 7",
            id="bids more than it must where it bids alone",
        ),
        pytest.param(
            "phase = 2; stack = cook; opener = P0; ship P0 1 = cook 1; ship P1 1 = cook 1; vetoes P2 = 1; card = cook",
            "no",
            id="spends a veto on a card that comes again",
        ),
    ],
)
def test_it_answers_what_is_plainly_best(facts: str, always: str) -> None:
    assert answer(position("magellan", facts, seats=3)) == always


def test_hands_that_it_does_not_see_change_no_answer() -> None:
    facts = "stack = cook; opener = P0; hand P0 = 2 2 3 7; card = pizarro; play P0 bid 2 7"
    for option in ("cards", "sum"):
        match = position("magellan", facts, seats=4, bid_display=option)
        seat = match.awaited[0]
        answers = {
            player.answer(match.game, match.game.redeal(match.state, seat, SecretChance(str(number))), seat, "strong")
            for number in range(4)
        }
        assert len(answers) == 1


def test_who_bids_alone_looks_at_no_bid_but_the_lowest() -> None:
    """Found where luck alone made five gold seem better than three, with three crowns on the card of three."""
    facts = "phase = 2; stack = -; opener = P0; ship P0 1 = pizarro 1; hand P0 = 3 4 5 6; card = pizarro"
    match = position("magellan", facts, seats=3)
    looked_at = {match.game.format(action) for action in appraisal("magellan").actions(match.state, 0)}
    assert looked_at == {"bid sum 3"}


def test_of_payments_with_as_many_crowns_the_one_with_least_gold_is_looked_at() -> None:
    facts = "phase = 1; stack = columbus; opener = P0; hand P0 = 7 8 9; reserve P1 = 0; reserve P2 = 0; card = cook"
    match = position("magellan", f"{facts}; play P0 bid sum 7", seats=3)
    assert [match.game.format(action) for action in appraisal("magellan").actions(match.state, 0)] == ["pay 7"]


@pytest.mark.parametrize(("pack", "answered"), [("1 5 5", "draw"), ("9 9 5", "stop")])
def test_pizarros_last_ship_draws_while_that_brings_more_on_the_average(pack: str, answered: str) -> None:
    facts = f"ship P1 1 = pizarro 3; drawing = P1; pack = {pack}; play P1 draw; play P1 draw"
    assert answer(position("magellan", facts, seats=3, side_half_1="B")) == answered


def test_gold_is_worth_less_the_more_seats_have_brought_some() -> None:
    """With the same price at all numbers of seats, who plays six bids too little for the ships that go on alone."""
    facts = "stack = cook; opener = P0; card = pizarro"
    three, six = (
        appraisal("magellan").gold_price(position("magellan", facts, seats=seats).state, 0) for seats in (3, 6)
    )
    assert three > 1.5 * six > 0


def rest_of(state: MagellanState) -> Rest:
    magellan = appraisal("magellan")
    assert isinstance(magellan, MagellanAppraisal)
    return magellan.rest(state)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_rest_of_a_game_in_short_loses_no_card_and_fills_no_field_twice(seats: int, side: str) -> None:
    """With six seats the supply is made anew of what was paid."""
    rest = rest_of(position("magellan", "opener = P0", seats=seats, side_half_1=side, side_half_2=side).state)
    points = rest.play()
    held = [*rest.supply, *rest.discards, *(card for hand in rest.hands for card in hand)]
    tucked = sum(ship.field for ship in rest.ships["magellan"])
    assert len(held) == 63 - tucked
    for ships in rest.ships.values():
        assert [sum(ship.field >= field for ship in ships) <= 4 - field for field in (1, 2, 3)] == [True] * 3
    assert min(points) > 0


@pytest.mark.parametrize(("bid", "winner"), [("bid sum 7", 0), ("pass", 1)])
def test_the_rest_of_a_game_in_short_goes_on_with_the_auction_that_has_begun(bid: str, winner: Seat) -> None:
    """Who has bid most stands by it; who has passed buys nothing."""
    facts = (
        "phase = 3; stack = -; opener = P0; ship P0 1 = cook 2; ship P1 1 = cook 2; hand P0 = 7 8; hand P1 = 4;"
        f" card = cook; play P0 {bid}"
    )
    rest = rest_of(position("magellan", facts, seats=3).state)
    rest.play()
    assert {ship.seat for ship in rest.ships["cook"] if ship.field == 3} == {winner}
    assert rest.hands[winner] == ([8] if winner == 0 else [])


def test_who_holds_more_cards_than_others_thinks_less_of_gold() -> None:
    facts = "stack = cook; opener = P0; card = pizarro; hand P0 = 1 2 3 4 5 6 7 8 9; hand P1 = 1 2; hand P2 = 1 2"
    rest = rest_of(position("magellan", facts, seats=3).state)
    assert rest.gold_price(0) < rest.gold_price(1)
