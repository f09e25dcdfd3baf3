"""All languages say the same things, each in its own words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.app.speech.language import languages
from bot.app.speech.text import as_plain, compose
from tests.bot.words.files import (
    LABEL,
    RULES,
    SUMMARY,
    deciding,
    files,
    ids,
    messages,
    unread,
    unsaid,
    wanted,
)
from tests.bot.words.filled import fillings

FIRST, *OTHERS = languages()

SAME_EVERYWHERE = re.compile(
    r"\w+-topics|usage-(mygames|mydata|picture|calls|pings)|web-bot|lobby-(option|menu)"
    r"|score-(line|line-sources|source)|log-line|refusal-illegal|tikal-(motif|token|given|taken)-m[1-8]"
    r"|tikal-answer-tile|tikal-text-(unexplored|edge)-.*"
    r"|magellan-(explorer|token|source)-\w+|magellan-note-half"
)
"""Messages that may read alike in all languages: names, and signs between what is put in."""

ENGLISH = re.compile(
    r"\b(the|and|is|are|of|with|you|your|has|have|not|for|from|this|that|it|at|was|will|be|or|which|there|here"
    r"|player|table|game|move|turn|seat|points?|only|all|any|can|may)\b",
    re.IGNORECASE,
)
"""Words that no sentence of another language has."""

PLURALS = {"cs": frozenset(("one", "few")), "en": frozenset(("one",))}
"""The forms beside ``other`` that a language has for numbers of things."""


def test_every_file_is_there_in_every_language() -> None:
    names = {language: sorted(file.name for file in files(language)) for language in languages()}
    assert all(found == names[FIRST] for found in names.values()), names


@pytest.mark.parametrize("language", languages())
def test_all_that_stands_in_a_file_is_a_message(language: str) -> None:
    assert unread(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    assert [id for id, times in Counter(ids(language)).items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_same_files_and_in_the_same_order(language: str) -> None:
    assert ids(language) == ids(FIRST)
    assert {id: said.file for id, said in messages(language).items()} == {
        id: said.file for id, said in messages(FIRST).items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_messages_want_to_know_the_same(language: str) -> None:
    missing = [unsaid(id, wanted(FIRST, id)) for id in messages(FIRST)]
    assert not any(missing), "\n".join(filter(None, missing))
    for id in messages(FIRST):
        assert wanted(language, id) == wanted(FIRST, id), id
        assert messages(language)[id].functions == messages(FIRST)[id].functions, id


@pytest.mark.parametrize("language", languages())
def test_only_numbers_are_formatted_by_a_function(language: str) -> None:
    assert frozenset().union(*(said.functions for said in messages(language).values())) <= {"NUMBER"}


@pytest.mark.parametrize("language", languages())
def test_whoever_tells_one_from_many_tells_all_forms_of_the_language(language: str) -> None:
    for id, said in messages(language).items():
        for variants in said.variants:
            forms = variants & {"zero", "one", "two", "few", "many"}
            assert not forms or forms == PLURALS[language] or forms == {"few"}, id


@pytest.mark.parametrize("language", languages())
def test_no_message_is_decided_by_text_which_comes_in_marks_that_no_variant_has(language: str) -> None:
    known = re.compile(r"\d+|zero|one|two|few|many|other|yes|no")
    for id, said in messages(language).items():
        for variants in said.variants:
            assert all(known.fullmatch(variant) for variant in variants), id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_the_first_language(language: str) -> None:
    ours, theirs = messages(language), messages(FIRST)
    alike = [id for id in ours if ours[id].text == theirs[id].text and re.search(r"\w", ours[id].text)]
    assert [id for id in alike if not SAME_EVERYWHERE.fullmatch(id)] == []
    words = {id: ENGLISH.findall(re.sub(r"`[^`]*`|\[.*?\]", "", said.text)) for id, said in ours.items()}
    assert {id: found for id, found in words.items() if found and not SAME_EVERYWHERE.fullmatch(id)} == {}


@pytest.mark.parametrize("language", languages())
def test_mark_up_is_closed(language: str) -> None:
    for id, said in messages(language).items():
        assert said.text.count("`") % 2 == 0, id
        assert said.text.count("**") % 2 == 0, id


@pytest.mark.parametrize("language", languages())
def test_what_stands_on_buttons_and_in_lists_is_short(language: str) -> None:
    longest = {
        r"button-.*|\w+-(verb|token|topic-name)-.*|\w+-option-.*": LABEL,
        r"(command|usage)-.*|\w+-question-.*": SUMMARY,
        r"(?!\w+-topic-name-)\w+-topic-.*": RULES,
    }
    for pattern, most in longest.items():
        matched = [id for id in messages(language) if re.fullmatch(pattern, id)]
        assert matched, f"no message is called {pattern}"
        for id in matched:
            assert not deciding(language, id), f"{id} has no fixed length"
            lengths = [len(as_plain(compose(filled.text))) for filled in fillings(language, id)]
            assert max(lengths) <= most, id
