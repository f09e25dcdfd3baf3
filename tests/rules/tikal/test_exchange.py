"""Exchanging treasures."""

from itertools import combinations_with_replacement

from rules.core.contract import GameError, IllegalAction
from rules.core.notation import legal
from rules.tikal import data
from rules.tikal.events import TreasuresExchanged
from rules.tikal.game import GAME
from tests.rules.tikal.positions import play, position, refusal

RICH = ("treasures P0 = m1 m2 m2 m3 m4", "treasures P1 = m4 m4 m5 m6 m6 m6", "treasures P2 = m1 m7")


def test_an_exchange_is_told_from_both_sides() -> None:
    _, events = play(position(*RICH, seats=3), "exchange P1 give m1 m3 take m4 m4")
    assert events == [TreasuresExchanged(seat=0, other_seat=1, given=("m1", "m3"), taken=("m4", "m4"))]


def test_dividing_a_set_is_refused_with_its_copies_and_owner() -> None:
    found = refusal(position(*RICH, seats=3), "exchange P1 give m1 take m6")
    assert found.code == "set-divided"
    assert found.params == {"motif": "m6", "needs": 1, "copies": 3, "owner_seat": 1}


def test_an_opponent_is_a_seat_and_no_text_like_one() -> None:
    offered = GAME.tokens(position(*RICH, seats=3), 0, ("exchange",))
    assert [(token.text, token.seat) for token in offered] == [("P1", 1), ("P2", 2)]


def test_treasures_are_chosen_one_by_one_in_the_order_of_motifs() -> None:
    state = position(*RICH, seats=3)

    def offered(*words: str) -> list[str]:
        return [token.text for token in GAME.tokens(state, 0, ("exchange", *words))]

    assert offered() == ["P1", "P2"]
    assert offered("P1", "give") == ["m1", "m2", "m3", "m4"]
    assert offered("P1", "give", "m2") == ["m2"]
    assert offered("P1", "give", "m1") == ["m2", "m3", "take"]
    assert offered("P1", "give", "m1", "m3", "take") == ["m4"]
    assert offered("P1", "give", "m1", "m3", "take", "m4") == ["m4"]
    assert offered("P1", "give", "m1", "m3", "take", "m4", "m4") == []


def test_what_is_offered_is_what_is_legal() -> None:
    state = position(*RICH, seats=3)
    bundles = [b for count in (1, 2, 3) for b in combinations_with_replacement(data.MOTIFS[:7], count)]
    found = set()
    for opponent in (1, 2):
        for given in bundles:
            for taken in bundles:
                if abs(len(given) - len(taken)) < 2 and "m5" not in given and "m6" not in given:
                    text = f"exchange P{opponent} give {' '.join(given)} take {' '.join(taken)}"
                    if is_legal(state, text):
                        found.add(text)
    assert found == set(legal(GAME, state, 0, ("exchange",)))


def is_legal(state: object, text: str) -> bool:
    try:
        GAME.check(state, 0, GAME.parse(text, state, 0))
    except IllegalAction:
        return False
    except GameError:
        raise AssertionError(text) from None
    return True
