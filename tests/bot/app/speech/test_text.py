"""Text in parts that every chat can show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.speech.language import BEARER, CLOSE, OPEN, literal, mention
from bot.app.speech.messages import Part
from bot.app.speech.text import as_plain, beginning, block, compose, join, sections, shorten

ANY = st.text(st.characters(exclude_categories=("Cs",)), max_size=40)


def test_marks_of_the_language_files_become_styles() -> None:
    assert compose("Press **Done** or type `end`.") == (
        Part("Press "),
        Part("Done", "bold"),
        Part(" or type "),
        Part("end", "code"),
        Part("."),
    )


def test_a_mention_names_its_person() -> None:
    assert compose(f"{mention('42', 'Ann')}, go") == (Part("Ann", "mention", "42"), Part(", go"))


@pytest.mark.parametrize("name", ["**Ann**", "`Ann`", "a`b", "**", "*", "``", "a\nb", "<b>", ""])
def test_signs_in_a_name_stand_for_themselves_wherever_it_is(name: str) -> None:
    assert as_plain(compose(f"{literal(name)} plays")) == f"{name} plays"
    assert compose(f"**{literal(name)}!**") == (Part(f"{name}!", "bold"),)
    assert compose(f"`{literal(name)}!`") == (Part(f"{name}!", "code"),)
    after = compose(f"{literal(name)} plays `end` and **wins**")
    assert [part.style for part in after if part.text.strip()][-4:] == (["plain", "code", "plain", "bold"])


@given(ANY, ANY)
def test_whatever_a_name_holds_it_is_shown_and_mentions_nobody_else(name: str, other: str) -> None:
    shown = name.translate({ord(mark): None for mark in (OPEN, CLOSE, BEARER)})
    parts = compose(f"A {literal(name)} and `{literal(other)}` and {mention('7', name)}.")
    assert as_plain(parts).startswith(f"A {shown} and ")
    assert [(part.user, part.text) for part in parts if part.style == "mention"] == [("7", shown)]
    assert not set(as_plain(parts)) & {OPEN, CLOSE, BEARER}


def test_a_block_keeps_its_lines() -> None:
    assert block("a **b**\n c") == (Part("a **b**\n c", "block"),)


def test_texts_are_joined_by_line_breaks_without_empty_ones() -> None:
    assert as_plain(join(compose("a"), (), compose("b"))) == "a\nb"


def test_the_last_lines_that_fit_are_kept_and_the_others_counted() -> None:
    lines = ["one", "two", "three"]
    assert shorten(lines, 100) == (lines, 0)
    assert shorten(lines, 10) == (["two", "three"], 1)
    assert shorten(lines, 9) == (["three"], 2)
    assert shorten(lines, 0) == (["three"], 2), "at least one is told"
    assert shorten([], 10) == ([], 0)


def test_marks_do_not_count_as_characters() -> None:
    assert shorten([literal("a"), literal("b")], 4) == ([literal("a"), literal("b")], 0)


def test_the_first_lines_that_fit_are_kept() -> None:
    assert beginning(["one", "two", "three"], 8) == ["one", "two"]
    assert beginning(["one", "two"], 100) == ["one", "two"]
    assert beginning([], 10) == []


@given(st.text(st.sampled_from("ab\n🦜")))
def test_what_is_cut_into_parts_loses_nothing_and_each_fits_by_the_strictest_count(text: str) -> None:
    parts = sections(text, 5)
    assert "".join(parts) == text
    assert all(0 < len(part.encode("utf-16-le")) // 2 <= 5 for part in parts)


@pytest.mark.parametrize("begun", ["**", "`", f"**`{OPEN}"])
@pytest.mark.parametrize("again", [literal("Ann"), f"{OPEN}Ann", "*a", "**`a", f"{literal('**')}*"])
def test_no_text_takes_longer_to_read_than_its_length(begun: str, again: str) -> None:
    said, marks = begun + again * 2000, str.maketrans("", "", f"*`{OPEN}{CLOSE}")
    assert as_plain(compose(said)).translate(marks) == said.translate(marks)
