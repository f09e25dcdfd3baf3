"""What menus say beside a choice: what it costs, what becomes of the own figure, and what choices have in common."""

from rules.core.contract import Say, Token, Value
from rules.mexica.actions import Move
from rules.mexica.game import GAME
from rules.mexica.state import MexicaState
from tests.rules.mexica.positions import play, position, read

POCKET = ("figure P0 = A12", "building B11 = P1 1", "building B13 = P1 1")
"""P0 stands in a corner of three squares that B12 alone leads out of."""


def token(state: MexicaState, *words: str) -> Token:
    *prefix, last = words
    return next(token for token in GAME.tokens(state, 0, tuple(prefix)) if token.text == last)


def note(state: MexicaState, *words: str) -> Say | None:
    return token(state, *words).says


def test_a_bridge_is_offered_with_its_entrances_and_the_last_one_as_such() -> None:
    ends: dict[str, Value] = {"start": "N6", "target": "P6", "points": 1}
    assert note(position("spare_bridges = 2"), "bridge", "O6", "h") == Say("entrances", ends)
    assert note(position("spare_bridges = 1"), "bridge", "O6", "h") == Say("last-bridge", ends)


def test_a_building_that_shuts_the_own_figure_in_says_so() -> None:
    state = position(*POCKET)
    assert note(state, "build", "2", "B12") == Say("cost-shut-in", {"points": 2})
    assert note(state, "build", "2", "A11") == Say("cost", {"points": 2})
    assert note(state, "build", "2", "M9") == Say("cost", {"points": 2})


def test_a_canal_that_only_a_bridge_leads_over_says_so() -> None:
    state = position(*POCKET)
    assert note(state, "single", "B12") == Say("cost-cut-off", {"points": 1})
    assert note(state, "single", "M9") == Say("cost", {"points": 1})


def test_a_canal_that_cuts_off_somebody_else_is_offered_like_any_other() -> None:
    state = position(*POCKET, "figure P0 = D5", "figure P1 = A12")
    assert note(state, "single", "B12") == Say("cost", {"points": 1})


def test_a_calpulli_that_closes_the_only_bridge_says_so() -> None:
    state = position("canals = B11-B12 B13", "bridge B11 = h", "figure P0 = A12", "display = 3 9")
    assert note(state, "found", "A11") == Say("founds-cut-off", {"points": 2})
    assert note(state, "found", "A13") == Say("founds", {"points": 2})


def test_a_founding_is_offered_with_what_it_brings_the_founder() -> None:
    state = position("canals = B10-C10 D11-D12 D13-D14", "figure P0 = A12", "display = 10")
    assert note(state, "found", "A11") == Say("founds", {"points": 5})


def test_a_jump_out_of_reach_into_a_pocket_says_so() -> None:
    state = position("canals = B11-B12 B13")
    assert note(state, "jump", "A12") == Say("cost-cut-off", {"points": 5})
    assert note(state, "jump", "D5") == Say("cost", {"points": 5})


def test_squares_are_grouped_by_their_row() -> None:
    assert token(position(), "single", "B11").group == Say("row", {"row": 11})


def test_pairs_of_squares_are_grouped_by_row_or_by_two_columns() -> None:
    state = position()
    assert token(state, "double", "B11-C11").group == Say("across", {"row": 11})
    assert token(state, "double", "A11-A12").group == Say("upright", {"columns": ("A", "B")})
    assert token(state, "double", "B11-B12").group == Say("upright", {"columns": ("A", "B")})
    assert token(state, "double", "C11-C12").group == Say("upright", {"columns": ("C", "D")})


def test_a_journey_by_water_costs_a_point_for_each_bridge() -> None:
    state = position(
        "canals = O5", "bridge O5 = h", "bridge O7 = h", "bridge O9 = h", "figure P0 = O5", "building N7 = P1 1"
    )
    assert note(state, "move", "O7") == Say("cost", {"points": 1})
    assert note(state, "move", "O9") == Say("cost", {"points": 2})


def test_a_turn_says_what_is_left_of_it() -> None:
    (decision,) = GAME.decisions(position("points = 4", "tokens P0 = 2"))
    assert decision.status == Say("points", {"points": 4, "tokens": 2})


def test_verbs_for_which_there_is_nothing_to_do_are_not_offered() -> None:
    state = position("points = 0", "display = -")
    assert [token.text for token in GAME.tokens(state, 0, ())] == ["end"]
    state = position("points = 0", "display = -", "tokens P0 = 1")
    assert [(token.text, token.ends) for token in GAME.tokens(state, 0, ())] == [("use", True), ("end", True)]


def test_both_answers_to_a_proposal_are_whole_notations() -> None:
    state, _ = play(position("display = 12"), "propose 12")
    assert [(token.text, token.ends) for token in GAME.tokens(state, 1, ())] == [("agree", True), ("refuse", True)]


def test_a_vote_says_what_is_proposed_and_by_whom() -> None:
    state, _ = play(position("display = 12"), "propose 12")
    (decision,) = GAME.decisions(state)
    assert decision.status == Say("proposal", {"proposer_seat": 0, "size": 12})


def test_a_journey_by_water_that_is_not_the_cheapest_way_is_only_typed() -> None:
    bridges = ("bridge E5 = v", "bridge F5 = v", "bridge G4 = h", "bridge E3 = v")
    state = position("canals = E5-F5 G4-G5 F3-G3 E3", *bridges, "figure P0 = E5")
    journey = Token(
        "E5-E3", ends=True, note=Say("direct", {"points": 3}), typed_only=True, action=Move(way=("E5", "E3"))
    )
    assert note(state, "move", "E3") == Say("cost", {"points": 2})
    assert token(state, "move", "E5-E3") == journey
    assert read(play(state, "move E5-E3")[0], "points") == "3"
