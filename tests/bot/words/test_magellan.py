"""What Magellan says reads like a person's words, and its rules say which numbers are our own."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words, languages
from rules.magellan import data, events
from rules.magellan.fields import FIELDS, HALVES, OWN, Field, Number
from rules.magellan.sequence import SEQUENCE
from tests.bot.words.files import messages
from tests.bot.words.spoken import Spoken

SPOKEN = Spoken("magellan")
told, refused, asked = SPOKEN.told, SPOKEN.refused, SPOKEN.asked


def test_a_card_that_nobody_can_bid_for_is_one_line() -> None:
    happened = [events.CardWithoutBidders(explorer="cook", phase=2, left=left) for left in (0, 1, 3)]
    assert told("en", *happened) == [
        "Cook is turned up, the last card of phase 2; nobody can bid for it, so it leaves the game.",
        "Cook is turned up; nobody can bid for it, so it leaves the game. 1 more card in phase 2.",
        "Cook is turned up; nobody can bid for it, so it leaves the game. 3 more cards in phase 2.",
    ]


def test_an_auction_is_told() -> None:
    happened = (
        events.CardTurnedUp(explorer="marco_polo", phase=1, left=3),
        events.BidMade(seat=0, explorer="marco_polo", bid=11, cards=(3, 8), count=2, secret=False),
        events.BidMade(seat=1, explorer="marco_polo", bid=12, cards=(), count=0, secret=True),
        events.SeatPassed(seat=0, explorer="marco_polo"),
        events.CardWon(seat=1, explorer="marco_polo", bid=12),
        events.PaymentMade(seat=1, cards=(5, 8), total=13, bid=12),
        events.ShipPlaced(seat=1, explorer="marco_polo", number=2, halved=False, half=""),
    )
    assert told("en", *happened) == [
        "Marco Polo is turned up. 3 more cards in phase 1.",
        "Anežka bids 11 with 3 and 8.",
        "Bořek bids 12.",
        "Anežka passes.",
        "Bořek wins Marco Polo for 12.",
        "Bořek pays 13 (5 and 8).",
        "Bořek places ship 2 with Marco Polo on field 1.",
    ]
    assert told("cs", *happened) == [
        "Odkrývá se Marco Polo. Do konce 1. fáze zbývají 3 karty.",
        "Anežka nabízí 11 kartami 3 a 8.",
        "Bořek nabízí 12.",
        "Anežka pasuje.",
        "Bořek získává kartu Marco Polo za 12.",
        "Bořek platí 13 (5 a 8).",
        "Bořek umisťuje loď 2 na 1. pole (Marco Polo).",
    ]


def test_halves_are_told_where_a_field_is_divided() -> None:
    placed = events.ShipAdvanced(seat=0, explorer="da_gama", number=1, field=2, halved=True, half="left")
    assert told("en", placed) == ["Anežka advances ship 1 with da Gama to field 2, left half."]
    assert told("cs", placed) == ["Anežka posouvá loď 1 na 2. pole (da Gama, levá polovina)."]


def test_hidden_cards_are_told_by_their_number() -> None:
    drawn = events.CardsDrawn(seat=2, cards=(4, 7), count=2)
    tucked = events.CardTucked(seat=2, card=4, number=1, pile=2, shown=False)
    for_owner = [events.show(event, 2) for event in (drawn, tucked)]
    for_others = [events.show(event, 0) for event in (drawn, tucked)]
    assert told("en", *for_owner) == [  # type: ignore[arg-type]
        "Cyril draws 2 cards: 4 and 7.",
        "Cyril tucks card 4 under Magellan (ship 1, cards in the pile: 2).",
    ]
    assert told("en", *for_others) == [  # type: ignore[arg-type]
        "Cyril draws 2 cards.",
        "Cyril tucks a card face down under Magellan (ship 1, cards in the pile: 2).",
    ]
    assert told("cs", *for_others)[0] == "Cyril si dobírá 2 karty."  # type: ignore[arg-type]


def test_the_end_is_told() -> None:
    happened = (
        events.SeatCounted(seat=0, cards=(2, 9), gold=11, ships=10, hand=4, points=14),
        events.SeatCounted(seat=1, cards=(), gold=0, ships=3, hand=0, points=3),
        events.FinalDrawScored(seat=1, cards=(9, 8, 4), total=21, limit=20, bust=True, points=0),
        events.FinalDrawScored(seat=1, cards=(5, 3, 9), total=17, limit=20, bust=False, points=6),
        events.GameEnded(winner_seats=(0, 2), points=14),
    )
    assert told("en", *happened) == [
        "Anežka shows 2 and 9 (11 gold): hand 4, ships 10, 14 in all.",
        "Bořek has no gold left; ships 3, 3 in all.",
        "21 gold is more than 20: Bořek scores nothing for Pizarro.",
        "Bořek stops at 17 gold and scores 6 points for Pizarro.",
        "The game is over. Won by Anežka and Cyril with 14 points.",
    ]
    assert told("cs", happened[-1]) == ["Konec hry. Vítězí Anežka a Cyril (14 bodů)."]
    tie = events.GameEnded(winner_seats=(1,), points=26, gold=14)
    assert told("en", tie) == [
        "The game is over. Won by Bořek with 26 points: among equals, gold in hand decided (14)."
    ]
    assert told("cs", tie) == ["Konec hry. Vítězí Bořek (26 bodů): při shodě rozhodlo zlato v ruce (14)."]


def test_refusals_name_the_numbers_and_what_to_do_instead() -> None:
    assert refused("en", "no-such-sum", total=11, sums=(13, 15, 19), count=3) == (
        "Your cards cannot form 11. The next higher sums: 13, 15 and 19."
    )
    assert refused("en", "not-in-hand", card=9, needs=1, held=0) == "You have no 9."
    assert refused("cs", "not-in-hand", card=9, needs=2, held=1) == "Kartu 9 máš v ruce jen 1×, ne 2×."
    assert refused("en", "bid-too-low", total=0, bid=0) == "A bid is at least 1."
    assert refused("en", "not-now", stage="pay") == "The game is waiting for the winner's payment."


@pytest.mark.parametrize("language", languages())
def test_every_verb_has_a_label_and_an_example(language: str) -> None:
    labels = {id.removeprefix("magellan-verb-") for id in messages(language) if id.startswith("magellan-verb-")}
    assert labels == set(SEQUENCE.verbs)
    text = messages(language)["magellan-topic-notation"].text
    assert all(f"`{verb}" in text for verb in SEQUENCE.verbs)


def test_words_after_the_verb_have_a_label_or_stand_for_themselves() -> None:
    labels = {id.removeprefix("magellan-token-") for id in messages("en") if id.startswith("magellan-token-")}
    ordered = {"bid", "pass", "card", "all", "unless", "stuck", "never", "ask", "laid", "least"}
    assert labels == {"sum", "none", *data.EXPLORERS, *ordered}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", FIELDS)
def test_the_rules_say_every_number_and_which_are_our_own(language: str, key: tuple[str, str]) -> None:
    explorer, side = key
    name = Words(language)(f"magellan-explorer-{explorer}")
    text = messages(language)["magellan-topic-values"].text
    halved = FIELDS[key][0].effect == HALVES
    row = ("; " if halved else ", ").join(_field(field) for field in FIELDS[key])
    assert any(line.startswith(f"{name} ") and side in line and line.endswith(f": {row}") for line in text.splitlines())


def _field(field: Field) -> str:
    crowns = _number(field.crowns) if field.right is None else f"{_number(field.crowns)}, {_number(field.right)}"
    return f"{crowns}/{_number(field.sacks)}"


def _number(number: Number | None) -> str:
    if number is None:
        return "-"
    return f"~{number.value}" if number.source == OWN else str(number.value)


def test_notes_and_answers_read_well() -> None:
    assert asked("en", "note", "laid", cards=(4, 7)) == "with 4 and 7"
    assert asked("en", "note", "crowns", crowns=1) == "1 crown"
    assert asked("cs", "note", "crowns", crowns=3) == "3 koruny"
    assert asked("en", "note", "draw-paying", count=2, cards=(4, 7)) == "draw 2 cards, paying with 4 and 7"
    assert asked("cs", "note", "crowns-paying", crowns=3, cards=(4, 7)) == "3 koruny, platba: 4 a\u00a07"
    assert asked("en", "answer", "bids", bid=0, count=3, explorer="cook") == "You can bid for Cook:"
    assert asked("en", "answer", "bids", bid=7, count=3, explorer="cook") == "Above 7 you can bid for Cook:"
    assert (
        asked("en", "answer", "vetoed", explorers=("pizarro", "cook"))
        == "Vetoed cards at the bottom, in this order: Pizarro and Cook."
    )
