"""Questions about a position."""

import pytest

from rules.core.contract import IllegalAction, Say, Unreadable
from rules.magellan import data
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState
from tests.rules.magellan.positions import play, position, random_game, setup

QUESTIONS = {question.name: question for question in GAME.questions}


def ask(state: MagellanState, question: str, seat: int | None = 0) -> tuple[Say, ...]:
    name, *words = question.split()
    return QUESTIONS[name].ask(state, seat, tuple(words))


def test_only_the_sums_of_a_hand_are_private() -> None:
    assert {name: question.private for name, question in QUESTIONS.items()} == {
        "sums": True,
        "worth": False,
        "left": False,
    }


def test_sums_are_the_bids_that_a_hand_can_form_with_the_cards_that_would_be_laid() -> None:
    state, _ = play(position("hand P1 = 4 6 9", "card = cook"), "bid 8 2")
    assert ask(state, "sums", 1) == (
        Say("bids", {"explorer": "cook", "bid": 10, "count": 3}),
        Say("sum", {"total": 13, "cards": (4, 9), "crowns": 3}),
        Say("sum", {"total": 15, "cards": (6, 9), "crowns": 3}),
        Say("sum", {"total": 19, "cards": (4, 6, 9), "crowns": 5}),
    )


def test_sums_of_who_does_not_bid_are_all_that_the_hand_forms() -> None:
    state, _ = play(position("hand P0 = 4 6", "card = cook"), "pass")
    head, *lines = ask(state, "sums")
    assert head == Say("hand-sums", {"count": 3})
    assert [line.args["total"] for line in lines] == [4, 6, 10]
    waiting = position("vetoes P1 = 1", "hand P2 = 5", "stack = cook", "card = pizarro")
    assert ask(waiting, "sums", 2)[0] == Say("hand-sums", {"count": 1})


def test_who_only_watches_has_no_hand() -> None:
    with pytest.raises(IllegalAction) as caught:
        ask(setup(), "sums", None)
    assert caught.value.code == "no-hand"


def test_worth_tells_numbers_effect_own_design_and_ships() -> None:
    state = position("ship P1 1 = cook 1", "ship P2 3 = cook 2", side_half_2="B")
    assert ask(state, "worth cook") == (
        Say("explorer", {"explorer": "cook", "side": "B"}),
        Say("field", {"field": 1, "crowns": 7, "sacks": 0}),
        Say("loses-card", {"amount": 1}),
        Say("ship", {"seat": 1, "number": 1, "points": 7, "hidden": 0}),
        Say("field", {"field": 2, "crowns": 13, "sacks": 0}),
        Say("loses-card", {"amount": 1}),
        Say("ship", {"seat": 2, "number": 3, "points": 13, "hidden": 0}),
        Say("field", {"field": 3, "crowns": 23, "sacks": 0}),
        Say("loses-card", {"amount": 1}),
        Say("own-design", {"fields": (1, 2, 3)}),
    )


def test_worth_of_one_field() -> None:
    state = setup()
    assert ask(state, "worth columbus 2") == (
        Say("explorer", {"explorer": "columbus", "side": "A"}),
        Say("field", {"field": 2, "crowns": 5, "sacks": 1}),
    )
    assert ask(state, "worth Polo 1") == ask(state, "worth marco-polo 1") == ask(state, "worth marco_polo 1")


def test_worth_of_a_pile_face_down_is_told_by_its_number_of_cards_only() -> None:
    state = position("ship P1 1 = magellan 2", "pile P1 1 = 1 9")
    assert ask(state, "worth magellan 2", 1) == (
        Say("explorer", {"explorer": "magellan", "side": "A"}),
        Say("pile-from-hand", {"field": 2, "amount": 2, "sacks": 0}),
        Say("ship", {"seat": 1, "number": 1, "points": 0, "hidden": 2}),
    )


def test_worth_of_a_pile_face_up_counts_all_of_it() -> None:
    state = position("ship P1 1 = magellan 2", "pile P1 1 = 1 9", side_half_1="B")
    assert ask(state, "worth magellan 2")[-1] == Say("ship", {"seat": 1, "number": 1, "points": 8, "hidden": 0})


@pytest.mark.parametrize("side", "AB")
def test_every_field_has_an_answer(side: str) -> None:
    state = setup(side_half_1=side, side_half_2=side)
    for explorer in data.EXPLORERS:
        assert len(ask(state, f"worth {explorer}")) >= 4


def test_left_counts_the_cards_to_come_and_names_those_at_the_bottom() -> None:
    state = position("vetoes P0 = 1", "stack = cook cook magellan", "card = pizarro")
    state, _ = play(state, "veto")
    assert ask(state, "left") == (
        Say("stack", {"phase": 1, "cards": 3}),
        Say("left", {"explorer": "pizarro", "count": 1}),
        Say("left", {"explorer": "magellan", "count": 1}),
        Say("left", {"explorer": "cook", "count": 1}),
        Say("vetoed", {"explorers": ("pizarro",)}),
    )
    state, _ = play(state, "pass; pass; pass")
    assert ask(state, "left")[-1] == Say("removed", {"explorers": ("cook",)})


@pytest.mark.parametrize(
    "question", ["worth", "worth drake", "worth cook 4", "worth cook 1 2", "left cook", "sums now"]
)
def test_a_question_that_cannot_be_read_is_refused(question: str) -> None:
    with pytest.raises(Unreadable):
        ask(setup(), question)


def test_every_offered_question_has_an_answer() -> None:
    for number, (state, *_) in enumerate(random_game(3, 2, side_half_1="B", side_half_2="B")):
        if number % 40 == 0:
            for question in GAME.questions:
                for words in offered(state, question.name, ()):
                    assert question.ask(state, 0, words)


def offered(state: MagellanState, name: str, prefix: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = []
    for token in QUESTIONS[name].tokens(state, 0, prefix):
        path = (*prefix, token.text)
        found += [path] if token.ends else []
        found += offered(state, name, path)
    return found
