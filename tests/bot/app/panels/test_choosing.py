"""Choosing one token after the other: short cuts, open words, and choices that are too many for one menu."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bot.app.panels.choosing import (
    Choosing,
    Offer,
    PanelState,
    kinds_of,
    line_of,
    parts_of,
    short_button,
    show_choices,
    spots_of,
    steering,
    targets,
    verb_of,
)
from bot.app.panels.labels import Labels, labels_of
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from rules.core import lesson
from rules.core.contract import OPEN, Say, Token
from rules.core.notation import Menus, Walked
from rules.core.subsets import further
from tests.players.positions import position

SPACES = [f"{row}{number}" for row in "abcde" for number in range(1, 8)]
LED = "tile = -; space c4 = D1 r0; figures c4 P0 = 2+L"
"""A temple of Tikal in which P0 has the majority."""
MET = "turn = P0; placed = yes"
"""A turn of Java in which land was placed."""
LABELS = Labels(words=Words("en"), game="toy", names=("Ann", "Bob"), verb="verb")


class Ferry:
    """``ferry 2 a5 to b3``, asked for the origin before the number, or for all that stand there at once."""

    def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        match prefix:
            case ():
                yield from (Token("ferry"), Token("stay", ends=True))
            case ("ferry",):
                yield from (Token(number) for number in "123")
            case ("ferry", _):
                yield from (Token("a5"), Token("b3"))
            case ("ferry", _, _):
                yield Token("to")
            case ("ferry", _, start, "to"):
                yield from (Token(space, ends=True, group=_row(space)) for space in SPACES if space != start)

    def menu(self, state: Any, seat: int, prefix: tuple[str, ...]) -> Iterable[Token] | None:
        if prefix == ("ferry",):
            whole = [Token(f"3 {start} to", note=Say("whole-hand", {"total": 3})) for start in ("a5", "b3")]
            return [*whole, *(Token(f"{OPEN} {start}") for start in ("a5", "b3"))]
        return [Token("1"), Token("2")] if OPEN in prefix else None


def _row(space: str) -> Say:
    return Say("tens", {"least": f"{space[0]}1", "most": f"{space[0]}7"})


def choosing(*chosen: str) -> tuple[Choosing, PanelState]:
    ferry: Any = Ferry()
    return Choosing(Walked(Menus(ferry)), "state", 0), PanelState(chosen)


def offered(*chosen: str) -> list[str]:
    walk, state = choosing(*chosen)
    return [token.text for token in walk.offered(state)]


def shown(*chosen: str, part: int | None = None) -> tuple[str, dict[str, str]]:
    """Returns the title of a panel's menu, empty where it has buttons, and its presses by label."""
    walk, state = choosing(*chosen)
    menus, buttons, _ = show_choices(LABELS, walk, PanelState(state.chosen, part), ("p",))
    choices = [*(choice for menu in menus for choice in menu.choices), *buttons]
    return "".join(menu.title for menu in menus), {choice.label: choice.press for choice in choices}


class TestOrderOfAsking:
    def test_an_open_word_is_asked_next_and_takes_its_place(self) -> None:
        assert offered("ferry") == ["3 a5 to", "3 b3 to", "? a5", "? b3"]
        assert offered("ferry", "? a5") == ["1", "2"]
        assert line_of(("ferry", "? a5", "2")) == ("ferry", "2", "a5")

    def test_what_leaves_no_choice_follows_an_open_word_too(self) -> None:
        walk, state = choosing("ferry", "? a5")
        assert walk.choose(state, 1) == ("ferry", "? a5", "2", "to")

    @pytest.mark.parametrize(
        ("chosen", "before"),
        [
            (("ferry", "? a5", "2", "to"), ("ferry", "? a5")),
            (("ferry", "? a5"), ("ferry",)),
            (("ferry", "3 a5 to"), ("ferry",)),
            (("ferry",), ()),
        ],
    )
    def test_back_undoes_a_choice_as_a_whole(self, chosen: tuple[str, ...], before: tuple[str, ...]) -> None:
        walk, state = choosing(*chosen)
        assert walk.back(state).chosen == before

    def test_a_line_may_end_after_its_last_token_alone(self) -> None:
        walk, _ = choosing()
        assert walk.may_end(("ferry", "3 a5 to", "c1"))
        assert walk.may_end(("stay",))
        assert not walk.may_end(("ferry", "? a5", "2", "to"))

    def test_a_choice_that_is_not_there_is_refused(self) -> None:
        walk, state = choosing("ferry")
        for refused in (lambda: walk.choose(state, 4), lambda: walk.choose(state, -1), lambda: walk.open(state, 9)):
            with pytest.raises(Trouble, match="no-such-choice"):
                refused()


class TestOpenedPart:
    def test_a_picture_marks_what_an_opened_part_holds(self) -> None:
        walk, state = choosing("ferry", "? a5", "2", "to")
        opened = PanelState(state.chosen, part=1)
        row = [space for space in SPACES if space[0] == "b"]
        assert [offer.text for offer in walk.shown(opened).values()] == row
        assert list(show_choices(LABELS, walk, opened, ("p",))[2]) == row

    def test_all_is_marked_while_no_part_has_been_opened(self) -> None:
        walk, state = choosing("ferry", "? a5", "2", "to")
        assert [offer.text for offer in walk.shown(state).values()] == [space for space in SPACES if space != "a5"]


class Camp:
    """Several first words: one that ends, one with a choice behind a word that leaves none, a name, and too many."""

    def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        match prefix:
            case ():
                yield from (Token("bury", note=Say("cost", {"points": 1})), Token("give"), Token("ferry"))
                yield Token("end", ends=True)
            case ("bury",):
                yield Token("in")
            case ("bury", "in"):
                yield from (Token("oak", ends=True), Token("hazel", ends=True))
            case ("give",):
                yield Token("P1", seat=1, ends=True)
            case ("ferry",):
                yield from (Token(space, ends=True) for space in SPACES)


class TestOpening:
    @pytest.fixture
    def camp(self) -> Choosing:
        return Choosing(Walked(Camp()), "state", 0)

    def test_first_words_are_opened_up_to_the_next_choice(self, camp: Choosing) -> None:
        assert [offer.text for offer in camp.offered(PanelState())] == [
            "bury in oak",
            "bury in hazel",
            "give",
            "ferry",
            "end",
        ]

    def test_one_press_chooses_all_its_words_and_is_taken_back_as_one(self, camp: Choosing) -> None:
        chosen = camp.choose(PanelState(), 1)
        assert chosen == ("bury in hazel",)
        assert camp.may_end(chosen)
        assert camp.back(PanelState(chosen)).chosen == ()

    def test_what_was_not_asked_is_part_of_the_label_with_its_note(self, camp: Choosing) -> None:
        offered = camp.offered(PanelState())
        assert [LABELS.offer((), offer.way) for offer in offered[1:4]] == [
            "Bury a card · in · hazelnut · 1 point",
            "give",
            "ferry",
        ]

    def test_a_word_that_leaves_no_choice_at_all_is_not_a_press(self) -> None:
        class Lone:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                return iter([Token(word, ends=True) for word in ("oak", "pine")] if prefix else [Token("sleep")])

        walk = Choosing(Lone(), "state", 0)
        assert walk.begun(PanelState()) == ("sleep",)
        assert [offer.text for offer in walk.offered(PanelState())] == ["oak", "pine"]

    def test_no_more_is_opened_than_one_menu_holds(self) -> None:
        class Wide:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                return iter(
                    [Token(f"{word}") for word in "abc"] if not prefix else [Token(s, ends=True) for s in SPACES[:12]]
                )

        offered = [offer.text for offer in Choosing(Wide(), "state", 0).offered(PanelState())]
        assert (len(offered), offered[-1]) == (25, "c")

    def test_what_is_opened_is_a_menu_beside_the_words_that_stand_for_themselves(self) -> None:
        class Many(Camp):
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                trees = (Token(f"tree{at}", ends=True) for at in range(7))
                return trees if prefix == ("bury",) else super().tokens(state, seat, prefix)

        menus, buttons, _ = show_choices(LABELS, Choosing(Many(), "state", 0), PanelState(), ("p",))
        assert [len(menu.choices) for menu in menus] == [7]
        assert [button.label for button in buttons] == ["give", "ferry", "End the turn"]

    def test_a_list_has_what_follows_a_verb_below_the_verb(self, camp: Choosing) -> None:
        spots = {spot.words: spot.short for spot in spots_of(LABELS, camp, PanelState())}
        kinds = {words: kind.label for words, kind in kinds_of(LABELS, camp, PanelState(), Camp()).items()}
        assert spots["bury", "in", "hazel"] == "in · hazelnut" and spots["end",] == "End the turn"
        assert kinds["bury"].startswith("Bury a card") and "end" not in kinds

    def test_a_list_keeps_the_place_of_what_cannot_be_chosen_now(self) -> None:
        kinds = []
        for points in (6, 0):
            match = position(
                "java", f"turn = P0; points = {points}; placed = yes; land L9 = three f; developer L9 = P0"
            )
            labels = labels_of(Words("en"), match.game, ("Ann", "Bob"), match.state, 0)
            choosing = Choosing(Walked(Menus(match.game)), match.state, 0)
            kinds.append(kinds_of(labels, choosing, PanelState(), match.game))
        assert list(kinds[0]) == list(kinds[1]) and kinds[1]["leave"].needs == "too few action points"

    @pytest.mark.parametrize(
        ("game", "board", "verb", "lacking"),
        [
            ("tikal", f"{LED}; points = 3", "guard", "too few action points"),
            ("tikal", f"{LED}; points = 3; figures c4 P1 = 6", "guard", "needs your majority there"),
            ("tikal", f"{LED}; points = 3", "camp", "too few action points"),
            ("tikal", f"{LED}; points = 9; camps P0 = 0", "camp", "no camp is left"),
            ("java", f"{MET}; points = 3; land L9 = village; developer L9 = P0", "build", "your village is too small"),
            ("java", f"{MET}; points = 3; land L9 = village", "build", "be highest in a village"),
            ("java", f"{MET}; points = 3; land L9 = village", "enlarge", "needs a city"),
            ("java", f"{MET}; points = 3; land G9 = three f", "enter", "needs a way in"),
            ("java", f"{MET}; points = 0; land L9 = village", "enter", "too few action points"),
            ("java", f"{MET}; points = 3", "move", "none is on the board"),
            ("mexica", "turn = P0; points = 1", "jump", "too few action points"),
        ],
    )
    def test_a_list_says_what_is_lacking_for_what_cannot_be_chosen_now(
        self, game: str, board: str, verb: str, lacking: str
    ) -> None:
        match = position(game, board)
        labels = labels_of(Words("en"), match.game, ("Ann", "Bob"), match.state, 0)
        choosing = Choosing(Walked(Menus(match.game)), match.state, 0)
        assert kinds_of(labels, choosing, PanelState(), match.game)[verb].needs == lacking

    def test_none_of_some_cards_is_chosen_on_a_picture_like_a_card(self) -> None:
        step = next(one for one in lesson.of_game("magellan") if one.name == "swap")
        walk = Choosing(Walked(Menus(step.match.game)), step.match.state, step.seat)
        assert [way[-1].text for way in walk.ways(PanelState())].count("none") == 1
        assert walk.onward(PanelState(), "none") == ("swap", "none")
        assert ("none",) not in [tuple(token.text for token in way) for way in walk.ways(PanelState(("swap", "7")))]


class TestLabels:
    def test_a_seat_is_called_by_its_player_and_a_text_like_it_as_it_stands(self) -> None:
        assert LABELS.label(("give",), Token("P1", seat=1)) == "Bob"
        assert LABELS.label(("give",), Token("P1")) == "P1"

    def test_a_short_cut_is_called_by_its_note_alone(self) -> None:
        assert LABELS.label((), Token("bid hazel oak", note=Say("whole-hand", {"total": 3}))) == "Bid the whole hand: 3"
        assert LABELS.label((), Token("bid hazel")) == "Bid hazelnut"

    def test_a_word_is_called_by_the_place_where_it_comes_to_stand(self) -> None:
        assert LABELS.label((), Token("? hazel")) == "hazelnut"
        assert LABELS.label((OPEN, "hazel"), Token("bury", note=Say("cost", {"points": 1}))) == "Bury a card · 1 point"

    def test_a_price_by_what_follows_stands_behind_its_word_until_the_label_goes_on(self) -> None:
        """So that no label becomes longer than a phone shows."""
        tikal = Labels(words=Words("en"), game="tikal", names=(), verb="verb")
        deploy, two = Token("deploy"), Token("2", note=Say("cost", {"points": 2}), ends=True)
        assert tikal.offer((), [deploy]) == "Deploy figures (1 point each)"
        assert tikal.offer((), [deploy, two]) == "Deploy figures · 2 workers · 2 points"

    def test_a_price_whatever_follows_stands_behind_its_word_as_long_as_there_is_room(self) -> None:
        tikal = Labels(words=Words("en"), game="tikal", names=(), verb="verb")
        camp, a4 = Token("camp"), Token("a4", ends=True)
        assert tikal.offer((), [camp]) == "Build a camp (5 points)"
        assert tikal.offer((), [camp, a4]) == "Build a camp (5 points) · a4"

    def test_on_a_picture_a_choice_is_called_by_its_words_without_the_open_one(self) -> None:
        assert targets([Token("? a5"), Token("3 a5 to"), Token("b3")]) == ("a5", "3 a5 to", "b3")


PASS = Offer(Token("pass", ends=True))


class TestVerbOfAllThatIsOffered:
    @pytest.mark.parametrize(
        ("offered", "verb"),
        [
            ([Offer(Token("bury oak")), Offer(Token("bury pine")), PASS], ("bury",)),
            ([Offer(Token("bury oak pine")), Offer(Token("oak"), (Token("bury"),)), PASS], ("bury",)),
            ([Offer(Token("bury")), PASS], ("bury",)),
            ([Offer(Token("bury oak")), Offer(Token("give P1"))], ()),
            ([Offer(Token("bury oak")), Offer(Token("give"))], ()),
            ([PASS], ()),
        ],
    )
    def test_it_is_one_or_none(self, offered: list[Offer], verb: tuple[str, ...]) -> None:
        assert verb_of(offered) == verb


class TestTooManyForOneMenu:
    LINE = ("ferry", "3 a5 to")

    def test_groups_are_offered_first(self) -> None:
        title, presses = shown(*self.LINE)
        assert title == ""
        assert list(presses) == ["a1 to a7", "b1 to b7", "c1 to c7", "d1 to d7", "e1 to e7"]
        assert list(presses.values()) == ["p:g0", "p:g1", "p:g2", "p:g3", "p:g4"]

    def test_then_what_is_in_one(self) -> None:
        _, presses = shown(*self.LINE, part=1)
        assert presses == {f"b{number}": f"p:{5 + number}" for number in range(1, 8)}
        walk, state = choosing(*self.LINE)
        assert walk.choose(state, 6) == (*self.LINE, "b1"), "a press means the same with its group open and without"

    def test_the_menu_of_a_part_is_called_by_it(self) -> None:
        class Bids:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                return (Token(str(number), ends=True) for number in range(1, 61))

        menus, *_ = show_choices(LABELS, Choosing(Bids(), "state", 0), PanelState(part=1), ("p",))
        assert [(menu.title, len(menu.choices)) for menu in menus] == [("26 - 50", 25)]

    def test_back_leads_to_the_groups_again(self) -> None:
        walk, state = choosing(*self.LINE)
        looking = walk.open(state, 1)
        assert looking.part == 1
        assert walk.back(looking) == state
        assert [button.press for button in steering(Words("en"), walk, looking, ("p",))] == ["p:back"]

    def test_what_has_no_group_stands_beside_them(self) -> None:
        tokens = [Token("none"), *(Token(space, group=_row(space)) for space in SPACES)]
        assert [len(part) for part in parts_of(tokens)] == [1, 7, 7, 7, 7, 7]

    def test_groups_of_which_one_fits_in_no_menu_are_parted_as_they_come(self) -> None:
        tokens = [Token(str(number), group=_row("ab"[number > 26])) for number in range(1, 41)]
        assert [len(part) for part in parts_of(tokens)] == [25, 15]

    def test_what_nobody_has_grouped_is_parted_as_it_comes(self) -> None:
        numbers = [Token(str(number)) for number in range(1, 61)]
        parts = parts_of(numbers)
        assert [len(part) for part in parts] == [25, 25, 10]
        assert [LABELS.part(("bid",), [[numbers[at]] for at in part]) for part in parts] == [
            "1 - 25",
            "26 - 50",
            "51 - 60",
        ]

    def test_a_single_group_is_a_menu_beside_the_rest(self) -> None:
        class Road:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                yield from (Token(space, ends=True) for space in SPACES[:20])
                yield from (Token(space, ends=True, group=_row(space)) for space in SPACES[21:28])
                yield Token("end", ends=True)

        menus, buttons, _ = show_choices(LABELS, Choosing(Road(), "state", 0), PanelState(), ("p",))
        assert [(menu.title, len(menu.choices)) for menu in menus] == [("Choose", 20), ("d1 to d7", 7)]
        assert menus[1].choices[0].press == "p:20"
        assert [(button.press, button.last) for button in buttons] == [("p:27", True)], "an end is never in a menu"

    @pytest.mark.parametrize(("count", "titles"), [(26, ["Choose", "1 - 25"]), (50, ["1 - 25", "26 - 50"])])
    def test_two_menus_hold_what_two_menus_have_room_for(self, count: int, titles: list[str]) -> None:
        numbers = [Token(str(number), ends=True) for number in range(1, count + 1)]

        class Bids:
            def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
                return iter(numbers)

        menus, *_ = show_choices(LABELS, Choosing(Bids(), "state", 0), PanelState(), ("p",))
        assert [menu.title for menu in menus] == titles
        assert sorted(choice.label for menu in menus for choice in menu.choices) == sorted(one.text for one in numbers)

    def test_what_fits_is_never_parted(self) -> None:
        tokens = [Token(space, group=_row(space)) for space in SPACES[:25]]
        assert len(parts_of(tokens)) == 25
        assert parts_of([]) == []


def test_a_label_that_is_too_long_for_some_chat_ends_early() -> None:
    assert short_button("p:1", "x" * 80).label == "x" * 80
    assert short_button("p:1", "x" * 81).label == "x" * 79 + "…"


class Hand:
    """A tree in which a bid of at least seven is made of cards, which the notation names in ascending order."""

    cards = (2, 3, 3, 6)

    def tokens(self, state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        if not prefix:
            yield from (Token("bid"), Token("pass", ends=True))
        if prefix[:1] != ("bid",):
            return
        chosen = tuple(map(int, prefix[1:]))
        for card, later in further(self.cards, chosen):
            if sum((*chosen, card, *later)) >= 7:
                ends = sum((*chosen, card)) >= 7
                yield Token(str(card), ends=ends, goes_on=True, any_order=True)


class TestPressing:
    walk = Choosing(Hand(), None, 0)

    def ways(self, *chosen: str) -> list[str]:
        return self.ways_of(PanelState(chosen))

    def ways_of(self, state: PanelState) -> list[str]:
        return [" ".join(token.text for token in way) for way in self.walk.ways(state)]

    def test_a_thing_is_told_with_what_can_be_done_with_it(self) -> None:
        assert self.ways() == ["bid 2", "bid 3", "bid 6", "pass"]

    def test_cards_can_be_pressed_in_any_order_though_the_notation_has_one(self) -> None:
        first = self.walk.onward(PanelState(), "bid 6")
        assert first == ("bid", "6") and not self.walk.may_end(first)
        assert self.ways(*first) == ["2", "3"]
        second = self.walk.onward(PanelState(first), "3")
        assert second == ("bid", "3", "6") and self.walk.may_end(second)
        assert self.ways(*second) == ["2", "3"]
        assert self.walk.onward(PanelState(second), "3") == ("bid", "3", "3", "6")

    def test_a_card_that_was_taken_can_be_put_back_whichever_it_is(self) -> None:
        state = PanelState(("bid", "2", "6"))
        assert self.walk.taken(state) == ("2", "6")
        assert self.walk.put_back(state, "2") == PanelState(("bid", "6"))
        with pytest.raises(Trouble, match="no-such-choice"):
            self.walk.put_back(state, "3")

    def test_a_line_that_waits_for_done_can_be_changed_at_once(self) -> None:
        waits = PanelState(("pass",), complete=True)
        assert self.ways_of(waits) == ["bid 2", "bid 3", "bid 6"]
        assert self.walk.onward(waits, "bid 2") == ("bid", "2")

    def test_what_was_chosen_gives_way_to_a_thing_that_is_pressed_instead(self) -> None:
        begun = PanelState(("bid", "2", "6"))
        assert self.walk.after(begun, ">3") == ("bid", "2", "3", "6")
        assert self.walk.after(begun, "^bid 3") == ("bid", "3")

    @pytest.mark.parametrize("words", ["bid 7", "bid bid", "pass 2", "2"])
    def test_what_does_not_lead_on_is_refused(self, words: str) -> None:
        with pytest.raises(Trouble, match="no-such-choice"):
            self.walk.onward(PanelState(), words)
