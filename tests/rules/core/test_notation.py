from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules.core import match, notation
from rules.core.contract import Seat, Token, Unreadable
from rules.core.library import load

TOY = load("toy")


def turn(*hand: str) -> Any:
    """The first turn of a game in which P0 holds these cards."""
    state = match.start(TOY, 2, {}, "notation").match.state
    mine, other = state.players
    return replace(state, players=(replace(mine, hand=hand), other))


def auction(*hand: str) -> Any:
    state = turn(*hand)
    return replace(state, frames=state.frames[:3])


def legal(state: Any, *prefix: str) -> list[str]:
    return list(notation.legal(TOY, state, 0, prefix))


def complete(state: Any, text: str, limit: int = 25) -> tuple[str, ...]:
    return notation.complete(TOY, state, 0, text, limit)


class TestSplitting:
    @pytest.mark.parametrize(
        ("text", "notations"),
        [
            ("end", ("end",)),
            ("  bury \t acorn ;;\nend; ", ("bury acorn", "end")),
            ("a;b;c", ("a", "b", "c")),
        ],
    )
    def test_notations_are_separated_by_semicolons(self, text: str, notations: tuple[str, ...]) -> None:
        assert notation.split(text) == notations

    @pytest.mark.parametrize("text", ["", "   ", ";", " ; ;; "])
    def test_nothing_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            notation.split(text)


class TestLegalNotations:
    def test_all_are_listed_in_the_order_of_the_game(self) -> None:
        assert legal(turn("hazel", "walnut")) == ["forage", "bury hazel", "bury walnut", "shake", "end"]

    def test_those_below_a_prefix_are_listed(self) -> None:
        assert legal(turn("hazel", "walnut"), "bury") == ["bury hazel", "bury walnut"]

    @pytest.mark.parametrize("state", [turn("hazel", "walnut"), auction("hazel", "acorn")])
    def test_without_words_the_same_actions_are_listed(self, state: Any) -> None:
        assert list(notation.actions(TOY, state, 0)) == [TOY.parse(text, state, 0) for text in legal(state)]

    def test_a_notation_that_may_go_on_after_its_end_is_listed_as_often(self) -> None:
        bids = ["bid hazel", "bid hazel acorn", "bid acorn", "pass"]
        assert legal(auction("hazel", "acorn")) == bids

    def test_they_branch_by_the_next_word(self) -> None:
        state = auction("hazel", "acorn")
        assert [(path, [*below]) for path, below in notation.branches(TOY, state, 0)] == [
            (("bid",), ["bid hazel", "bid hazel acorn", "bid acorn"]),
            (("pass",), ["pass"]),
        ]
        assert [(path, [*below]) for path, below in notation.branches(TOY, state, 0, ("bid",))] == [
            (("bid", "hazel"), ["bid hazel", "bid hazel acorn"]),
            (("bid", "acorn"), ["bid acorn"]),
        ]

    def test_there_are_none_off_the_tree(self) -> None:
        assert legal(turn("hazel"), "dance") == []


class TestWalking:
    def test_words_are_followed_in_any_case_and_spelt_as_the_game_does(self) -> None:
        assert notation.walk(TOY, turn("hazel"), 0, ("BURY", "Hazel")) == ("bury", "hazel")
        assert notation.walk(TOY, turn("hazel"), 0, ()) == ()

    def test_words_off_the_tree_lead_nowhere(self) -> None:
        assert notation.walk(TOY, turn("hazel"), 0, ("bury", "walnut")) is None
        assert notation.walk(TOY, turn("hazel"), 0, ("end", "end")) is None


class TestCompleting:
    def test_an_empty_line_offers_what_can_be_done_and_how_it_goes_on(self) -> None:
        offered = complete(turn("hazel", "walnut"), "")
        assert offered == ("forage", "bury", "shake", "end", "bury hazel", "bury walnut")

    @pytest.mark.parametrize("text", ["bu", "BU", "bury", " bu"])
    def test_a_word_begun_is_completed_in_any_case(self, text: str) -> None:
        assert complete(turn("hazel"), text) == ("bury", "bury hazel")

    def test_after_a_space_the_next_word_is_offered(self) -> None:
        assert complete(turn("hazel", "walnut"), "bury ") == ("bury hazel", "bury walnut")
        assert complete(turn("hazel", "walnut"), "bury w") == ("bury walnut",)

    def test_there_are_never_more_than_asked_for(self) -> None:
        assert complete(turn("hazel", "walnut"), "", limit=4) == ("forage", "bury", "shake", "end")
        assert complete(turn("hazel", "walnut"), "", limit=2) == ("forage", "bury")

    @pytest.mark.parametrize("text", ["dance", "bury x", "dance on ", "end x"])
    def test_what_cannot_be_completed_is_not(self, text: str) -> None:
        assert complete(turn("hazel"), text) == ()


class Spaces:
    """A tree of spaces and ways on a board."""

    def tokens(self, state: Any, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        match prefix:
            case ():
                yield from (Token(f"{column}{row}", ends=True) for column in "abc" for row in range(1, 6))
                yield from (Token("move"), Token("take"))
            case ("move",):
                yield from (Token(f"a1-{column}{row}", ends=True) for column in "bc" for row in range(1, 6))
            case ("take",):
                yield from (Token(tile, ends=True) for tile in ("B1", "A4", "C6"))


class TestWalkedOnce:
    def test_what_follows_is_asked_for_once_and_looked_at_no_further_than_anybody_wants(self) -> None:
        asked: list[tuple[str, ...]] = []
        looked: list[str] = []

        class Words:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                asked.append(prefix)
                for word in ("one", "two", "three"):
                    looked.append(word)
                    yield Token(word)

        walked = notation.Walked(Words())
        assert next(walked.tokens("here", 0)).text == "one"
        assert looked == ["one"]
        for _ in range(2):
            assert [token.text for token in walked.tokens("here", 0)] == ["one", "two", "three"]
        assert (asked, looked) == ([()], ["one", "two", "three"])

    def test_other_positions_seats_and_prefixes_are_asked_for_apart(self) -> None:
        here, there = auction("hazel"), auction("walnut")
        walked = notation.Walked(TOY)
        assert [t.text for t in walked.tokens(here, 0, ("bid",))] == ["hazel"]
        assert [t.text for t in walked.tokens(there, 0, ("bid",))] == ["walnut"]
        assert [t.text for t in walked.tokens(here, 0)] == ["bid", "pass"]
        assert list(walked.tokens(here, 1)) == []


class TestDidYouMean:
    @pytest.mark.parametrize(
        ("text", "first"),
        [("forge", "forage"), ("BURY  hazle", "bury hazel"), ("burry walnut", "bury walnut"), ("ned", "end")],
    )
    def test_the_nearest_comes_first(self, text: str, first: str) -> None:
        assert notation.nearest(TOY, turn("hazel", "walnut"), 0, text)[0] == first

    def test_a_verb_alone_offers_its_own_notations(self) -> None:
        assert notation.nearest(TOY, turn("hazel", "walnut"), 0, "bury 1234567890") == ("bury hazel", "bury walnut")

    def test_there_are_never_more_than_asked_for(self) -> None:
        assert len(notation.nearest(TOY, turn("hazel", "walnut"), 0, "bury", count=1)) == 1

    @pytest.mark.parametrize(
        ("text", "near"),
        [
            ("c9", ("c5", "c4", "b5")),
            ("move a1-c9", ("move a1-c5", "move a1-b5", "move a1-c4")),
            ("take A9", ("take A4",)),
        ],
    )
    def test_a_mistyped_space_is_near_to_those_around_it(self, text: str, near: tuple[str, ...]) -> None:
        assert set(notation.nearest(Spaces(), turn(), 0, text, count=len(near))) == set(near)
        assert notation.nearest(Spaces(), turn(), 0, text)[0] == near[0]

    def test_nonsense_has_no_neighbours(self) -> None:
        assert notation.nearest(TOY, turn("hazel"), 0, "%&!") == ()


class TestOffering:
    def test_an_action_of_the_tree_is_offered_in_whatever_order_it_was_typed(self) -> None:
        state = auction("hazel", "acorn")
        assert notation.offers(TOY, state, 0, TOY.parse("bid acorn hazel", state, 0))

    def test_an_action_off_the_tree_is_not(self) -> None:
        state = auction("hazel")
        assert not notation.offers(TOY, state, 0, TOY.parse("bid walnut", state, 0))
        assert not notation.offers(TOY, state, 0, TOY.parse("screech", state, 0))
