"""Why a thing on a board cannot be chosen."""

from __future__ import annotations

import pytest

from bot.app.panels.choosing import Choosing, PanelState, spots_anew, spots_of, words_of
from bot.app.panels.forbidden import refusal, why_not, why_not_yet
from bot.app.panels.labels import labels_of
from bot.app.play import reasons
from bot.app.speech.language import Words, plain
from render.core.scene import Marks
from render.core.studio import artist
from rules.core import lesson
from rules.core.contract import AnyGame
from rules.core.notation import Menus, Walked
from tests.players.positions import NAMES, position


def said(game: str, facts: str, begun: str, thing: str) -> str:
    """Returns what is said of a thing that is pressed behind some words."""
    match = position(game, facts)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    error = refusal(match.game, choosing, PanelState(), tuple(begun.split()), thing)
    return "" if error is None else plain(reasons.rule(Words("en"), game, error, NAMES, thing)).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("stables", "Stables: with two players one place is out of use, and at this table it is this one."),
        ("inn", "Inn: there is room for one worker, and it is taken (Bob)."),
        ("joust", "Joust field: you already have a worker there; each player can have only one."),
        ("2", "a building has room for one worker, and there is already one (Bob)."),
        ("9", "There is no building on space 9 yet, and workers go only to buildings"),
    ],
)
def test_a_place_in_caylus_says_which_rule_closes_it(thing: str, rule: str) -> None:
    facts = "workers inn = P1; workers joust = P0; workers 2 = P1; phase = 2"
    assert rule in said("caylus", facts, "", thing)


def test_a_building_whose_goods_are_asked_for_is_no_residence_that_cannot_be_chosen() -> None:
    facts = "workers 2 = P0; phase = 5"
    match = position("caylus", facts)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    assert spots_of(labels_of(Words("en"), match.game, NAMES, match.state, 0), choosing, PanelState())
    said = why_not(Words("en"), NAMES, choosing, PanelState(), (), "2", match.game)
    assert said == "The game is waiting for the use of a building."


def test_a_refusal_names_what_was_tried_where_several_things_could_be() -> None:
    facts = "turn = P0; points = 0; display = 3 5; canals = B11-B12 B13; figure P0 = A11"
    match = position("mexica", facts)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    words, state = Words("en"), PanelState()
    said = [why_not(words, NAMES, choosing, state, begun, "H6", match.game) for begun in ((), ("found",))]
    rule = "H6 is a start square: figures may stand on it, but nothing may be placed or built there."
    assert said == [f"Found the district: {rule}", rule]


def test_words_that_lead_further_than_any_way_on_have_no_rule() -> None:
    assert said("mexica", "turn = P0; figure P0 = A12", "end B11", "C3") == ""


def test_a_thing_that_no_notation_names_has_no_rule() -> None:
    assert said("caylus", "phase = 2", "", "nonsense") == ""


def choosing_in(step: str) -> tuple[Choosing, AnyGame]:
    found = next(one for one in lesson.of_game("magellan") if one.name == step)
    return Choosing(Walked(Menus(found.match.game)), found.match.state, found.seat), found.match.game


def test_of_cards_that_are_gathered_it_is_said_why_no_further_one_may_be_added() -> None:
    choosing, game = choosing_in("swap")
    chosen = ("swap", "7", "8", "9")
    error = refusal(game, choosing, PanelState(chosen), chosen, "6")
    assert error is not None and error.code == "too-many-cards"


def test_of_cards_that_are_gathered_it_is_said_why_they_cannot_be_played_yet() -> None:
    choosing, game = choosing_in("raise")
    said = [
        why_not_yet(Words("en"), NAMES, choosing, PanelState(("bid", *cards)), game) for cards in (("2",), ("2", "4"))
    ]
    assert said == ["The highest bid is 5; 2 is not more.", ""]


def test_each_thing_beside_a_hand_that_cannot_be_chosen_says_why() -> None:
    for step in lesson.of_game("magellan"):
        match, choosing = step.match, Choosing(Walked(Menus(step.match.game)), step.match.state, step.seat)
        labels = labels_of(Words("en"), match.game, NAMES, match.state, step.seat)
        ways = list(choosing.ways(PanelState()))
        gathered = [choosing.onward(PanelState(), " ".join(words_of(token.text for token in way))) for way in ways[:2]]
        for chosen in ((), *(line for line in gathered if choosing.is_gathering(line))):
            state = PanelState(chosen)
            begun = words_of(choosing.begun(state))
            spots = (*spots_of(labels, choosing, state), *spots_anew(labels, choosing, state))
            free = {word for spot in spots for word in spot.words}
            things = artist("magellan").pictures["hand"].things
            assert things is not None
            marks = Marks(seat=step.seat, awaited=match.awaited, chosen=begun)
            for thing, _ in things(match.view(step.seat), marks, "wide"):
                if " " not in thing and thing not in free:
                    assert why_not(Words("en"), NAMES, choosing, state, begun, thing, match.game), (step.name, thing)


@pytest.mark.parametrize(
    ("step", "thing", "rule"),
    [
        ("veto", "5", "The game is waiting for vetoes."),
        ("pay", "pass", "The game is waiting for the winner's payment."),
    ],
)
def test_what_is_not_asked_for_says_what_the_game_waits_for(step: str, thing: str, rule: str) -> None:
    choosing, game = choosing_in(step)
    assert why_not(Words("en"), NAMES, choosing, PanelState(), (), thing, game) == rule


def test_a_card_that_makes_no_bid_says_how_high_the_highest_is() -> None:
    match = position("magellan", "phase = 1; opener = P0; hand P0 = 4; hand P1 = 2; card = cook; play P0 bid 4", 3)
    choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
    said = why_not(Words("en"), NAMES, choosing, PanelState(), (), "2", match.game)
    assert said == "The highest bid is 4; 2 is not more."
