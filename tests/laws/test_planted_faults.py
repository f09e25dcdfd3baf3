"""Every law notices a game that breaks it: faults planted in the toy, and in Tikal for its ways."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest

from rules.core import history, match
from rules.core.contract import Decision, Followed, IllegalAction, Say, Token
from rules.core.library import load
from rules.core.seats import places
from rules.core.sequence import with_top
from rules.toy.actions import Bid, Bury, Screech, Shake, Sleep
from rules.toy.state import Auction, Night, total, with_discards
from tests.bot.words.files import unsaid
from tests.laws.hooks import hook
from tests.laws.laws import Laws
from tests.laws.report import Broken

TOY = load("toy")


REVEALS = ("barrier", "asked")
"""The laws that notice a reveal that is not told: by what its seat learns, and by what all are told of the question."""


class Faulty:
    """A game in which some methods are replaced."""

    def __init__(self, game: Any, **methods: Any) -> None:
        self._game = game
        self.__dict__.update(methods)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def law_that_breaks(game: Any, *, hooked: Any = None, games: int = 30) -> str:
    """Plays until a law is broken and returns its name, or nothing."""
    own = hooked or hook(game.meta.id)
    laws = Laws(game=game, hook=own, luck=Random(1), every=2, draw_every=10_000)
    with mock.patch.object(match, "load", lambda id: game), mock.patch.object(history, "load", lambda id: game):
        for number in range(games):
            try:
                laws.play(game.meta.seats[number % len(game.meta.seats)], game.meta.read_options({}), str(number))
            except Broken as broken:
                return broken.law
    return ""


def test_game_without_a_fault_breaks_no_law() -> None:
    assert law_that_breaks(Faulty(TOY), games=3) == ""


# Menus.


def menu_that_breaks(menu: Any) -> str:
    return law_that_breaks(Faulty(TOY, menu=menu))


def test_menu_that_leaves_something_out_is_noticed() -> None:
    def menu(state: Any, seat: Any, prefix: tuple[str, ...]) -> Any:
        return [token for token in TOY.tokens(state, seat) if token.text != "shake"] if not prefix else None

    assert menu_that_breaks(menu) == "menus"


def test_short_cut_to_what_is_illegal_is_noticed() -> None:
    def menu(state: Any, seat: Any, prefix: tuple[str, ...]) -> Any:
        return None if prefix else [*TOY.tokens(state, seat), Token("bid walnut walnut walnut walnut", ends=True)]

    assert menu_that_breaks(menu) == "menus"


def test_open_word_that_is_never_asked_is_noticed() -> None:
    def menu(state: Any, seat: Any, prefix: tuple[str, ...]) -> Any:
        return None if prefix else [*TOY.tokens(state, seat), Token("? hazel")]

    assert menu_that_breaks(menu) == "menus"


def test_short_cut_that_nobody_can_say_is_noticed() -> None:
    def menu(state: Any, seat: Any, prefix: tuple[str, ...]) -> Any:
        return (
            None
            if prefix
            else [msgspec.structs.replace(token, note=Say("unheard-of")) for token in TOY.tokens(state, seat)]
        )

    assert menu_that_breaks(menu) == "words"


def test_more_choices_than_two_presses_tell_apart_are_noticed() -> None:
    def menu(state: Any, seat: Any, prefix: tuple[str, ...]) -> Any:
        return None if prefix else list(TOY.tokens(state, seat)) * 200

    assert menu_that_breaks(menu) == "menus"


# Secrets.


def test_view_that_shows_a_hand_to_all_is_noticed() -> None:
    def view(state: Any, seat: Any) -> Any:
        return replace(TOY.view(state, seat), own=TOY.view(state, 0).own)

    assert law_that_breaks(Faulty(TOY, view=view)) == "secrecy"


def test_view_that_shows_the_top_of_the_deck_is_noticed() -> None:
    def view(state: Any, seat: Any) -> Any:
        return replace(TOY.view(state, seat), fallen=state.deck[0] if state.deck else "")

    assert law_that_breaks(Faulty(TOY, view=view)) == "secrecy"


def test_score_that_counts_hidden_hoards_is_noticed() -> None:
    def scores(state: Any, seat: Any) -> Any:
        return TOY.scores(replace(state, frames=()), None)

    assert law_that_breaks(Faulty(TOY, scores=scores)) == "secrecy"


def test_tokens_that_hint_at_the_deck_are_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        for token in TOY.tokens(state, seat, prefix):
            yield msgspec.structs.replace(token, note=Say("cost", {"points": total(state.deck[:1])}))

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) in ("secrecy", "barrier")


def test_public_answer_that_tells_a_hand_is_noticed() -> None:
    def answer(state: Any, seat: Any, words: tuple[str, ...]) -> tuple[Say, ...]:
        return (Say("left", {"card": "walnut", "count": state.players[0].hand.count("walnut")}),)

    questions = (replace(TOY.questions[0], answer=answer), TOY.questions[1])
    assert law_that_breaks(Faulty(TOY, questions=questions)) == "secrecy"


def test_default_answer_that_depends_on_another_hand_is_noticed() -> None:
    def default(state: Any, seat: Any) -> Any:
        rich = "walnut" in state.players[seat - 1].hand
        return Sleep("oak" if rich else "pine") if isinstance(state.top, Night) else TOY.default(state, seat)

    assert law_that_breaks(Faulty(TOY, default=default)) == "secrecy"


def test_event_that_tells_a_card_is_noticed() -> None:
    assert law_that_breaks(Faulty(TOY, show=lambda event, seat: event)) == "events"


def test_redeal_that_loses_cards_is_noticed() -> None:
    def redeal(state: Any, seat: Any, chance: Any) -> Any:
        return replace(TOY.redeal(state, seat, chance), deck=("hazel",) * len(state.deck))

    assert law_that_breaks(Faulty(TOY, redeal=redeal)) == "redeal"


def test_redeal_that_keeps_the_salt_is_noticed() -> None:
    def redeal(state: Any, seat: Any, chance: Any) -> Any:
        return replace(TOY.redeal(state, seat, chance), salt=state.salt)

    assert law_that_breaks(Faulty(TOY, redeal=redeal)) == "redeal"


def test_redeal_that_depends_on_the_order_face_down_is_noticed() -> None:
    def redeal(state: Any, seat: Any, chance: Any) -> Any:
        dealt = TOY.redeal(state, seat, chance)
        return replace(dealt, deck=chance.shuffle("again", state.deck))

    assert law_that_breaks(Faulty(TOY, redeal=redeal)) == "redeal"


def test_public_refusal_that_depends_on_a_hand_is_noticed() -> None:
    def check(state: Any, seat: Any, action: Any) -> None:
        try:
            TOY.check(state, seat, action)
        except IllegalAction as error:
            raise IllegalAction(error.code, hidden=False, **error.params) from None

    assert law_that_breaks(Faulty(TOY, check=check)) == "refusals"


def test_question_that_tells_a_hand_is_noticed() -> None:
    def decisions(state: Any) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, status=Say("points", {"points": state.players[decision.seat].hand.count("walnut")}))
            for decision in TOY.decisions(state)
        )

    assert law_that_breaks(Faulty(TOY, decisions=decisions)) == "secrecy"


# Barriers and undo.


def test_forgotten_reveal_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        return replace(TOY.apply(state, seat, action, chance), reveals=False)

    assert law_that_breaks(Faulty(TOY, apply=apply)) in REVEALS


def test_reveal_forgotten_in_one_action_alone_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        return replace(step, reveals=False) if isinstance(action, Shake) else step

    assert law_that_breaks(Faulty(TOY, apply=apply)) in REVEALS


def test_default_that_is_illegal_is_noticed_and_named() -> None:
    def default(state: Any, seat: Any) -> Any:
        return Bury("walnut") if state.top.kind == "turn" else TOY.default(state, seat)

    assert law_that_breaks(Faulty(TOY, default=default)) == "default"


def test_undo_that_takes_nothing_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def take_back(at: match.Match, seat: int, *, all: bool = False) -> match.Moved:
        return match.Moved(match=replace(at, draft=at.draft[:-1]), entries=())

    monkeypatch.setattr(match, "take_back", take_back)
    assert law_that_breaks(TOY) == "undo"


def test_undo_across_a_barrier_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def take_back(at: match.Match, seat: int, *, all: bool = False) -> match.Moved:
        return original(at, seat, all=all) if at.draft else match.Moved(match=at, entries=())

    original = match.take_back
    monkeypatch.setattr(match, "take_back", take_back)
    assert law_that_breaks(TOY) == "undo"


def test_place_by_what_one_knows_of_oneself_alone_is_noticed() -> None:
    def scores(state: Any, seat: Any) -> Any:
        found = TOY.scores(state, seat)
        ranks = places([score.points for score in found])
        return tuple(replace(score, place=place) for score, place in zip(found, ranks, strict=True))

    assert law_that_breaks(Faulty(TOY, scores=scores)) == "scores"


# What can be done.


def test_offer_that_check_refuses_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        yield from TOY.tokens(state, seat, prefix)
        if prefix == ("bury",):
            yield Token("walnut", ends=True)

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "agreement"


def test_legal_action_that_is_not_offered_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        tokens = list(TOY.tokens(state, seat, prefix))
        return tokens[:-1] if prefix == ("bury",) and len(tokens) > 1 else tokens

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "agreement"


def test_check_that_lets_a_bid_pass_which_is_not_higher_is_noticed() -> None:
    def check(state: Any, seat: Any, action: Any) -> None:
        try:
            TOY.check(state, seat, action)
        except IllegalAction as error:
            if error.code != "bid-too-low" or error.params["total"] != error.params["standing"]:
                raise

    assert law_that_breaks(Faulty(TOY, check=check)) == "agreement"


def test_word_that_says_to_end_another_action_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        return (
            msgspec.structs.replace(token, action=Bury(card="oak")) if prefix == ("bury",) else token
            for token in TOY.tokens(state, seat, prefix)
        )

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "notation"


def test_dead_end_of_the_tree_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        return iter(()) if prefix == ("sleep",) else TOY.tokens(state, seat, prefix)

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "tree"


def test_word_that_leads_on_without_saying_so_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        return (msgspec.structs.replace(token, goes_on=False) for token in TOY.tokens(state, seat, prefix))

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "tree"


def test_seat_that_can_act_unasked_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: tuple[str, ...] = ()) -> Any:
        return TOY.tokens(state, TOY.decisions(state)[0].seat, prefix) if state.frames else ()

    assert law_that_breaks(Faulty(TOY, tokens=tokens)) == "awaited"


def test_question_asked_by_what_others_cannot_see_is_noticed() -> None:
    """Passes for a seat that cannot raise, which tells everybody how little it holds."""

    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        top = step.state.top
        if isinstance(top, Auction) and total(step.state.players[top.seat].hand) <= total(top.cards):
            passed = TOY.apply(step.state, top.seat, TOY.default(step.state, top.seat), chance)
            return replace(passed, events=(*step.events, *passed.events))
        return step

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "asked"


def test_question_with_two_shares_of_time_is_noticed() -> None:
    def decisions(state: Any) -> tuple[Decision, ...]:
        return tuple(replace(one, share=1 / (1 + len(state.deck))) for one in TOY.decisions(state))

    assert law_that_breaks(Faulty(TOY, decisions=decisions)) == "shares"


def test_question_asked_anew_within_a_draft_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def decisions(state: Any) -> tuple[Decision, ...]:
        held = sum(len(player.hand) for player in state.players)
        return tuple(replace(one, about=f"{one.about} {held}") for one in TOY.decisions(state))

    monkeypatch.setattr(match, "_must_be_barrier", match.concerns_others)
    assert law_that_breaks(Faulty(TOY, decisions=decisions)) == "shares"


def test_notation_that_minds_the_case_is_noticed() -> None:
    def parse(text: str, state: Any, seat: Any) -> Any:
        return TOY.parse(text if text.islower() else "end", state, seat)

    assert law_that_breaks(Faulty(TOY, parse=parse)) == "notation"


def test_notation_that_leaves_something_out_is_noticed() -> None:
    def format(action: Any) -> str:
        return f"bid {action.cards[0]}" if isinstance(action, Bid) else TOY.format(action)

    assert law_that_breaks(Faulty(TOY, format=format)) == "notation"


def test_way_with_a_step_left_out_is_noticed() -> None:
    tikal = load("tikal")
    assert law_that_breaks(Faulty(tikal, steps=lambda action: tikal.steps(action)[-2:]), games=3) == "ways"


def test_way_that_is_refused_though_its_steps_are_offered_is_noticed() -> None:
    tikal = load("tikal")

    def check(state: Any, seat: Any, action: Any) -> None:
        tikal.check(state, seat, action)
        if len(tikal.steps(action)) > 2:
            raise IllegalAction("no-tile")

    assert law_that_breaks(Faulty(tikal, check=check), games=3) in ("ways", "agreement")


# Answers given together.


def test_sealed_answer_that_others_see_is_noticed() -> None:
    def view(state: Any, seat: Any) -> Any:
        trees = state.top.trees if isinstance(state.top, Night) else ()
        return replace(TOY.view(state, seat), fallen=" ".join(trees))

    def redeal(state: Any, seat: Any, chance: Any) -> Any:
        dealt = TOY.redeal(state, seat, chance)
        return with_top(dealt, state.top) if isinstance(state.top, Night) else dealt

    assert law_that_breaks(Faulty(TOY, view=view, redeal=redeal)) == "sealed"


def test_sealed_question_closed_by_its_first_answer_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        while isinstance(action, Sleep) and isinstance(step.state.top, Night):
            step = TOY.apply(step.state, step.state.top.trees.index(""), Sleep("pine"), chance)
        return step

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "sealed"


def test_order_of_sealed_answers_that_matters_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        return replace(step, state=replace(step.state, salt=f"{seat}")) if isinstance(action, Sleep) else step

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "sealed"


# The course of a game.


def test_card_that_is_lost_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        return replace(step, state=replace(step.state, discards=())) if isinstance(action, Screech) else step

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "conserved"


def test_card_from_nowhere_is_noticed() -> None:
    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        return replace(step, state=with_discards(step.state, ["hazel"])) if isinstance(action, Bury) else step

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "conserved"


def test_points_that_no_event_tells_are_noticed() -> None:
    silent = replace(hook("toy"), points=lambda event: ())
    assert law_that_breaks(TOY, hooked=silent) == "scores"


def test_breakdown_that_does_not_add_up_is_noticed() -> None:
    def scores(state: Any, seat: Any) -> Any:
        return tuple(replace(score, points=score.points + 1) for score in TOY.scores(state, seat))

    assert law_that_breaks(Faulty(TOY, scores=scores)) == "scores"


def test_game_that_goes_on_too_long_is_noticed() -> None:
    assert law_that_breaks(TOY, hooked=replace(hook("toy"), bound=20)) == "ends"


def test_luck_of_its_own_is_noticed() -> None:
    luck = itertools.count()

    def apply(state: Any, seat: Any, action: Any, chance: Any) -> Any:
        step = TOY.apply(state, seat, action, chance)
        return replace(step, state=replace(step.state, salt=f"{next(luck)}"))

    assert law_that_breaks(Faulty(TOY, apply=apply)) == "pure"


def test_draw_of_a_game_without_luck_is_noticed() -> None:
    assert law_that_breaks(Faulty(TOY, meta=replace(TOY.meta, luck=False))) == "luck"


def test_setup_that_the_log_does_not_repeat_is_noticed() -> None:
    luck = itertools.count()

    def setup(seats: int, options: Any, chance: Any) -> Any:
        return replace(TOY.setup(seats, options, chance), salt=f"{next(luck)}")

    assert law_that_breaks(Faulty(TOY, setup=setup)) == "replay"


def test_state_that_does_not_read_back_is_noticed() -> None:
    def setup(seats: int, options: Any, chance: Any) -> Any:
        state = TOY.setup(seats, options, chance)
        return replace(state, discards=list(state.discards))

    assert law_that_breaks(Faulty(TOY, setup=setup)) == "codec"


def test_message_that_no_language_has_is_noticed() -> None:
    def decisions(state: Any) -> tuple[Decision, ...]:
        return tuple(replace(decision, status=Say("mood")) for decision in TOY.decisions(state))

    assert law_that_breaks(Faulty(TOY, decisions=decisions)) == "words"


def test_rare_event_that_no_language_has_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def said_but_for_one(id: str, facts: Iterable[str]) -> str:
        return "en has no message for it" if id == "toy-event-deck-shuffled" else unsaid(id, facts)

    monkeypatch.setattr("tests.laws.laws.unsaid", said_but_for_one)
    with pytest.raises(Broken, match="en has no message for it"):
        Laws(game=TOY, hook=hook("toy"), luck=Random(1), every=10_000, draw_every=10_000).play(4, {}, "rare")


def test_text_board_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    import render.toy

    told = itertools.count()
    faulty = replace(render.toy.ARTIST, text=lambda view, marks, words: f"{next(told)}")
    monkeypatch.setattr(render.toy, "ARTIST", faulty)
    assert law_that_breaks(TOY) == "renders"


def test_places_on_a_picture_that_tell_a_secret_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    import render.toy

    told = itertools.count()

    def places(view: Any, marks: Any, layout: Any) -> Any:
        return {token: ((next(told), 0), (9, 0), (9, 9)) for token in marks.targets}

    pictures = render.toy.ARTIST.pictures
    faulty = replace(render.toy.ARTIST, pictures={**pictures, "board": replace(pictures["board"], places=places)})
    monkeypatch.setattr(render.toy, "ARTIST", faulty)
    assert law_that_breaks(TOY) == "places"


# Standing orders.


def test_order_that_answers_by_what_others_hold_is_noticed() -> None:
    def follow(state: Any, seat: Any, order: Any) -> Any:
        rich = any(total(player.hand) > 6 for other, player in enumerate(state.players) if other != seat)
        return None if rich else TOY.orders.follow(state, seat, order)

    assert law_that_breaks(Faulty(TOY, orders=Faulty(TOY.orders, follow=follow))) == "orders"


def test_order_that_is_offered_by_what_others_hold_is_noticed() -> None:
    def tokens(state: Any, seat: Any, prefix: Any = ()) -> Any:
        rich = any(total(player.hand) > 6 for other, player in enumerate(state.players) if other != seat)
        return () if rich else TOY.orders.tokens(state, seat, prefix)

    assert law_that_breaks(Faulty(TOY, orders=Faulty(TOY.orders, tokens=tokens))) == "orders"


def test_order_that_does_not_read_back_is_noticed() -> None:
    def read(text: str, state: Any, seat: Any) -> Any:
        return TOY.orders.read("quiet" if text.isupper() else text, state, seat)

    assert law_that_breaks(Faulty(TOY, orders=Faulty(TOY.orders, read=read))) == "orders"


def test_order_whose_answer_is_not_legal_is_noticed() -> None:
    def follow(state: Any, seat: Any, order: Any) -> Any:
        followed = TOY.orders.follow(state, seat, order)
        return None if followed is None else replace(followed, notation="shake")

    assert law_that_breaks(Faulty(TOY, orders=Faulty(TOY.orders, follow=follow))) == "orders"


def test_order_that_answers_for_a_seat_that_is_not_asked_is_noticed() -> None:
    def follow(state: Any, seat: Any, order: Any) -> Any:
        return Followed(notation="hush")

    assert law_that_breaks(Faulty(TOY, orders=Faulty(TOY.orders, follow=follow))) == "orders"
