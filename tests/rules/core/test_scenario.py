"""The runner of scenarios: what it reads, what it compares, what it says when something is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import scenario
from rules.core.contract import Token
from rules.core.library import load

HEADER = "title: A test\ngame: toy\nseats: 2\n"
POSITION = HEADER + "set hand P0 = hazel walnut\nset deck = acorn hazel\n"


def run(text: str) -> scenario.Result:
    return scenario.run(scenario.parse(text))


def only_failure(text: str) -> scenario.Failure:
    (failure,) = run(text).failures
    return failure


def refusal_to_read(text: str) -> scenario.ScenarioError:
    with pytest.raises(scenario.ScenarioError) as caught:
        run(text)
    return caught.value


def test_comments_and_empty_lines_say_nothing() -> None:
    result = run("# first\n\n" + POSITION + "\n   # a note\nexpect points = 3   # three of them\n")
    assert result.title == "A test"
    assert (result.failures, result.expectations) == ((), 1)


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ("expect points = 4", "4", "3"),
        ("expect hand P0 = walnut hazel", "walnut hazel", "hazel walnut (the same in another order)"),
        ("play P0 bury acorn", "accepted", "refused, not-in-hand (card acorn)"),
        ("play P0 s", "accepted", "ambiguous (shake or screech)"),
        ("play P0 dance", "accepted", "unreadable"),
        ("refuse P0 too-few-points bury acorn", "refused, too-few-points", "refused, not-in-hand (card acorn)"),
        ("refuse P0 too-few-points bury hazel; bury walnut", "refused, too-few-points", "accepted"),
        (
            "refuse P0 too-few-points forage; forage",
            "refused, too-few-points",
            "refused, must-be-last (notation forage)",
        ),
        ("legal P1 forage", "accepted", "refused, not-awaited"),
        ("illegal P0 forage", "refused", "accepted"),
        ("illegal P0 too-few-points bury acorn", "refused, too-few-points", "refused, not-in-hand (card acorn)"),
        ("illegal P0 s", "refused", "ambiguous (shake or screech)"),
        ("unreadable P0 forage", "unreadable", "readable"),
        ("ambiguous P0 forage", "ambiguous", "readable"),
        ("undo P0", "taken back", "refused, nothing-to-undo"),
        ("sees P1 players.0.hand = 3", "3", "2"),
        ("sees P1 players.7.hand = 3", "3", "nothing called '7'"),
        ('sees nobody own.hand = ["hazel"]', '["hazel"]', "nothing called 'hand'"),
        ("sees P0 round = true", "true", "1"),
        ("score P0 1", "1", "0"),
        ("score P0 0 nests 1", "nests 1", "nests 0"),
        ("place P0 2", "2", "1"),
        ('asks P0 left acorn ~ "count 99"', 'an answer with "count 99"', '"left card acorn count 6"'),
        ('asks nobody worth ~ "cards"', 'an answer with "cards"', "refused, no-hoard"),
        ('asks P0 left nut ~ "9"', 'an answer with "9"', "unreadable"),
        ("timeout P0 forage", "forage", "end"),
        ("timeout P1 end", "asked", "not asked"),
        ("orders P0 quiet = hush", "hush", "-"),
        ("orders P0 dance = -", "accepted", "unreadable"),
        ("orders P0 late 0 = -", "accepted", "refused, bid-too-low (total 0, standing 0)"),
        ("awaited P1", "P1", "P0"),
        ("awaited", "nobody", "P0"),
        ("over", "over", "not over, awaited are P0"),
    ],
)
def test_failed_expectation_tells_line_expected_and_found(step: str, expected: str, found: str) -> None:
    failure = only_failure(POSITION + step)
    assert (failure.line, failure.text, failure.expected, failure.found) == (6, step, expected, found)


def test_final_fails_while_something_can_be_taken_back() -> None:
    assert only_failure(POSITION + "play P0 bury hazel\nfinal P0").found == "a draft"


def test_score_of_a_seat_counts_what_another_one_has_played_and_not_ended() -> None:
    lake = "set land H10 = three f\nset land H9 = three d\nset land I9 = rice\nset developer I9 = P0\n"
    played = "set turn = P1\nplay P1 place three J10 d\n"
    failure = only_failure("title: A lake\ngame: java\nseats: 2\n" + lake + played + "score P0 0")
    assert failure.found == "3 (what P1 has played is not final, and P0 does not see it yet)"


def test_what_is_not_seen_yet_is_said_where_a_view_is_expected_otherwise() -> None:
    failure = only_failure(POSITION + "play P0 bury hazel\nsees nobody players.0.hand = 1")
    assert failure.found == "2 (what P0 has played is not final, and somebody who watches does not see it yet)"


def test_answers_orders_and_time_outs_that_are_as_expected_hold() -> None:
    text = 'asks P0 left acorn ~ "COUNT   6"\nasks P0 worth ~ "points 0"\ntimeout P0 END\nplace P1 1\n'
    assert (run(POSITION + text).failures, run(POSITION + text).expectations) == ((), 4)


def test_play_that_is_refused_ends_the_scenario() -> None:
    result = run(POSITION + "expect points = 5\nplay P1 forage\nexpect points = 6")
    assert [failure.line for failure in result.failures] == [6, 7]


def test_judging_a_notation_changes_nothing() -> None:
    steps = "legal P0 forage\nrefuse P0 must-be-last forage; forage; forage\nexpect points = 3"
    assert run(POSITION + steps).failures == ()


def test_each_line_that_expects_something_is_one_expectation() -> None:
    steps = (
        "legal P0 forage\nillegal P0 bury acorn\nscore P0 0 nests 0 nights 0\nplay P0 forage; end\nexpect points = 3"
    )
    assert run(POSITION + steps).expectations == 5
    assert run(POSITION + steps + "\nexpect points = 2\nundo P0").expectations == 7


def test_what_failed_before_an_error_is_told_with_it() -> None:
    before = refusal_to_read(POSITION + "expect points = 5\nexpect points = 3\ndance\nexpect points = 6").before
    assert before is not None
    assert ([failure.line for failure in before.failures], before.expectations) == ([6], 2)


def test_known_code_is_no_notation_and_a_mistyped_notation_no_code() -> None:
    assert only_failure(POSITION + "illegal P0 not-in-hand hazel").found == "unreadable"
    assert only_failure(POSITION + "illegal P0 bury plum").found == "unreadable"


def test_fact_that_a_later_one_changes_is_told() -> None:
    result = run(HEADER + "set points = 1\nset deck = acorn\nset round = 2\nset hand P0 = -\nexpect points = 1")
    assert [failure.line for failure in result.failures] == [8]
    (undone,) = result.undone
    assert undone.startswith("line 6: set round = 2\n  changes what line 4 has set (set points = 1)")


def test_fact_set_again_after_a_step_is_not_held_against_anybody() -> None:
    assert run(HEADER + "set points = 1\nexpect points = 1\nset round = 2\nset points = 2\nset points = 3").undone == ()


def test_fact_that_could_be_set_further_down_says_behind_which_line() -> None:
    night = HEADER + "play P0 end\nplay P1 end\nset points = 1\nset deck = -\nset round = 2\nset hand P0 = -"
    assert refusal_to_read(night).why.endswith("there is no turn now; behind line 8 (set round = 2) it can be set")


def test_what_is_made_from_the_rest_is_set_last_wherever_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = tuple(replace(fact, last=fact.name == "points") for fact in load("toy").facts)
    monkeypatch.setattr("rules.toy.game.Toy.facts", facts)
    assert run(HEADER + "set points = 1\nset round = 2\nexpect points = 1\nset round = 3").failures == ()


def test_message_of_several_notations_is_played_in_order() -> None:
    assert run(POSITION + "play P0 bury hazel; forage\nexpect hand P0 = acorn walnut").failures == ()


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "title"),
        ("title: A test\nseats: 2", 2, "game"),
        ("title: A test\ngame: chess\nseats: 2", 2, "'chess'"),
        ("title: A test\ngame: toy\nseats: 5", 3, "2, 3, 4"),
        ("title: A test\ngame: toy\nseats: two", 3, "'two'"),
        ("title: A test\ngame: toy\ngame: toy\nseats: 2", 3, "twice"),
        (HEADER + "option frost: hard", 4, "'frost' is no option; options are screeches"),
        (HEADER + "option screeches: many", 4, "one, none"),
        (HEADER + "colour: red", 4, '"colour:" is no step'),
        (HEADER + "expect acorns = 2", 4, "'acorns' is no fact"),
        (HEADER + "set phase = night", 4, "cannot be set"),
        (HEADER + "set points = many", 4, "'many' is no number"),
        (HEADER + "set hand P0 = plum", 4, "'plum' is no card"),
        (HEADER + "set hand P2 = hazel", 4, "P0, P1"),
        (HEADER + "set deck hazel", 4, "equals sign"),
        (HEADER + "expect deck =", 4, "a value"),
        (HEADER + "play P2 end", 4, "P0 to P1"),
        (HEADER + "play P0", 4, "missing"),
        (HEADER + "refuse P0 not-now", 4, "a code and a notation"),
        (HEADER + "legal P0 end; end", 4, "one notation"),
        (HEADER + "sees P0 round = one", 4, "'one' is not JSON"),
        (HEADER + "sees P0 round = " + "[" * 100_000, 4, "is not JSON"),
        (HEADER + "score P0 none", 4, "'none' is no number"),
        (HEADER + "score P0 0 nests", 4, "pairs"),
        (HEADER + "score P0 0 camps 3", 4, "'camps' is no source"),
        (HEADER + "over now", 4, "'now'"),
        (HEADER + "place P0 first", 4, "'first' is no number"),
        (HEADER + "asks P0 left acorn", 4, "the sign ~"),
        (HEADER + 'asks P0 right acorn ~ "1"', 4, "'right' is no question; questions are left, worth"),
        (HEADER + "asks P0 left acorn ~ 1", 4, "'1' does not stand in quotation marks"),
        (HEADER + "orders P0 quiet", 4, "an equals sign"),
        ("title: A\ngame: tikal\nseats: 2\norders P0 upto 3 = -", 4, "Tikal has no standing orders"),
        ("title: A\ngame: tikal\nseats: 2\noption starting_player: 2", 4, "one of 0, 1, random, not '2'"),
        (HEADER + "expect points = many", 4, "'many' is no number"),
        (HEADER + "expect phase = day", 4, "one of turn, window, auction, night, over"),
        (HEADER + "expect hand P0 = hazel plum", 4, "'plum' is no card"),
        (HEADER + "refuse P0 too-few-point forage", 4, "no code; the nearest are too-few-points"),
        (HEADER + "illegal P0 too-few-point bury plum", 4, "no code; the nearest are too-few-points"),
        (HEADER + "illegal P0 dance forage", 4, "'dance' is no code; none is like it"),
    ],
)
def test_line_that_makes_no_sense_is_an_error_with_its_line(text: str, line: int, why: str) -> None:
    error = refusal_to_read(text)
    assert error.line == line
    assert why in error.why


def test_seed_decides_what_is_not_set() -> None:
    hands = {scenario.run(scenario.parse(HEADER + f"seed: {seed}\nplay P0 end")).moved[0][0].state for seed in "abc"}
    assert len(hands) == 3


def test_legal_looks_at_what_is_offered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.toy.game.Toy.tokens", lambda self, state, seat, prefix=(): iter(()))
    assert only_failure(POSITION + "legal P0 forage").found == "not offered"


def test_illegal_looks_at_what_is_offered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {(): (Token("bury"),), ("bury",): (Token("acorn", ends=True),)}
    monkeypatch.setattr("rules.toy.game.Toy.tokens", lambda self, state, seat, prefix=(): offered.get(prefix, ()))
    assert only_failure(POSITION + "illegal P0 not-in-hand bury acorn").found == "offered"
