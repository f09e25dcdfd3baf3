"""Finding words: which language, which message, and how facts are said."""

from __future__ import annotations

import logging
import pickle
import re

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message

from bot.app.speech.language import (
    BEARER,
    CLOSE,
    OPEN,
    Words,
    best_language,
    bundle_of,
    languages,
    literal,
    mention,
    plain,
    put_together,
    say,
    say_values,
    unmarked,
)
from rules.core.contract import Say
from tests.bot.words.files import files, read

NAMES = ("Ann", "Bob", "Cid")


def test_english_comes_first_of_the_languages() -> None:
    assert languages() == ("en", "cs")


@pytest.mark.parametrize(
    ("wanted", "found"), [("cs-CZ", "cs"), ("cs_CZ", "cs"), ("CS", "cs"), ("en-GB", "en"), ("tlh", "en"), ("", "en")]
)
def test_the_best_language_is_found_by_its_code(wanted: str, found: str) -> None:
    assert best_language(wanted) == found


def test_a_message_is_said_in_the_language_with_its_arguments() -> None:
    assert Words("en")("lobby-seat-choice", count=1) == "1 seat"
    assert Words("en")("lobby-seat-choice", count=3) == "3 seats"
    assert Words("cs")("lobby-seat-choice", count=5) == "5 míst"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", ["Ann & 2", 7, 1000, 2.0, True])
def test_what_is_only_put_together_reads_as_if_it_were_resolved(language: str, value: object) -> None:
    put = 0
    for file in files(language):
        args = dict.fromkeys(re.findall(r"\$([a-z-]+)", file.read_text(encoding="utf-8")), value)
        for id in (entry.id.name for entry in read(file).body if isinstance(entry, Message)):
            pattern = bundle_of(language, id).get_message(id).value
            together = put_together(pattern, args)
            assert together in ("", bundle_of(language, id).format_pattern(pattern, args)[0]), id
            put += bool(together)
    assert put > 500, "most messages are no more than that"


@pytest.mark.parametrize("language", languages())
def test_a_message_that_is_read_alone_says_what_it_says_in_its_file(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for file in files(language):
        whole.add_resource(read(file))
    for id in (entry.id.name for file in files(language) for entry in read(file).body if isinstance(entry, Message)):
        said = [bundle.format_pattern(bundle.get_message(id).value, {}) for bundle in (whole, bundle_of(language, id))]
        assert said[0][0] == said[1][0] and list(map(str, said[0][1])) == list(map(str, said[1][1])), id


def test_there_are_no_isolating_marks_around_arguments() -> None:
    assert "\u2068" not in Words("en")("lobby-left", table="Oak")


def test_a_language_that_lacks_a_message_says_it_in_english() -> None:
    assert Words("tlh")("button-play") == "Play"


def test_a_message_that_is_missing_everywhere_stops_nothing(
    caplog: pytest.LogCaptureFixture, trouble_is_expected: None
) -> None:
    with caplog.at_level(logging.WARNING):
        assert Words("cs")("toy-event-comet-fell") == "toy-event-comet-fell"
    assert "toy-event-comet-fell" in caplog.text
    assert not Words("en").has("toy-event-comet-fell")


def test_what_is_said_of_one_game_needs_no_words_of_another() -> None:
    assert bundle_of("en", "tikal-topics").has_message("tikal-topics")
    assert not bundle_of("en", "tikal-topics").has_message("java-topics")


def test_lists_are_joined_as_the_language_does() -> None:
    assert Words("en").list(["a", "b"]) == "a and b"
    assert Words("en").list(["a", "b", "c"]) == "a, b and c"
    assert Words("cs").list(["a", "b"]) == "a a\N{NO-BREAK SPACE}b"
    assert Words("en").list([]) == ""


def test_words_travel_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(Words("cs"))) == Words("cs")


def test_seats_are_said_by_name_and_named_values_by_their_word() -> None:
    said = say_values(
        Words("en"), "toy", {"seat": 1, "winner_seats": (0, 2), "card": "hazel", "cards": ("acorn", "hazel")}, NAMES
    )
    assert plain(said["seat"]) == "Bob"
    assert plain(said["winner_seats"]) == "Ann and Cid"
    assert said["card"] == "hazelnut"
    assert said["cards"] == "acorn and hazelnut"


def test_numbers_stay_numbers_and_truth_becomes_a_word() -> None:
    assert say_values(Words("en"), "toy", {"points": 3, "leader": True, "guard": False}, NAMES) == {
        "points": 3,
        "leader": "yes",
        "guard": "no",
    }


def test_a_value_without_a_word_of_its_own_stands_for_itself() -> None:
    assert say_values(Words("en"), "toy", {"space": "**d4**"}, NAMES) == {"space": literal("**d4**")}
    assert say_values(Words("en"), "toy", {"cards": ()}, NAMES) == {"cards": ""}


def test_a_seat_that_does_not_exist_is_said_by_nothing() -> None:
    assert say_values(Words("en"), "toy", {"seat": 9}, NAMES) == {"seat": ""}


def test_what_a_game_says_is_found_under_its_name() -> None:
    assert say(Words("en"), "toy", "note", Say("cost", {"points": 2}), NAMES) == "2 points"


def test_marks_in_text_from_people_are_taken_out() -> None:
    sly = f"{OPEN}u-1{BEARER}Eve{CLOSE}"
    assert unmarked(sly) == "u-1Eve"
    assert literal(sly) == f"{OPEN}u-1Eve{CLOSE}"
    assert mention(sly, sly).count(BEARER) == 1
    assert unmarked("half \ud83d of a smile") == "half  of a smile"


def test_marks_are_taken_away_where_nothing_knows_them() -> None:
    assert plain(f"{mention('42', 'Ann')} and {literal('Bob')}") == "Ann and Bob"
