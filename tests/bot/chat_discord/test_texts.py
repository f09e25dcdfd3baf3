"""Texts in Discord's mark-up: what people write in them means nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.speech.messages import Part, Text
from bot.chat_discord.texts import as_typed, markdown, pages, users, with_names


@pytest.mark.parametrize(
    ("part", "written"),
    [
        (Part("plain words"), "plain words"),
        (Part("a_b *c* ~~d~~ `e` |f|"), r"a\_b \*c\* \~\~d\~\~ \`e\` \|f\|"),
        (Part("[link](https://example.org)"), r"\[link\](https://example.org)"),
        (Part("<@42> and <#7>"), r"\<@42> and \<#7>"),
        (Part("@everyone, @here"), "@\u200beveryone, @\u200bhere"),
        (Part("# heading\n> quote\n- item\n-# small"), "\\# heading\n\\> quote\n\\- item\n\\-# small"),
        (Part("1. Ann\n1. Bob"), "1\\. Ann\n1\\. Bob"),
        (Part("-5 points, C# and a > b"), "-5 points, C# and a > b"),
        (Part("move 2 a5", "code"), "`move 2 a5`"),
        (Part("a `b", "code"), "`` a `b ``"),
        (Part("Ann", "bold"), "**Ann**"),
        (Part("a  b\nc", "block"), "```\na  b\nc\n```"),
        (Part("Ann", "mention", "42"), "<@42>"),
        (Part("Ann_", "mention", "u-ann"), "Ann\\_"),
    ],
)
def test_each_style_is_written_so_that_it_reads_as_it_stands(part: Part, written: str) -> None:
    assert markdown((part,)) == written


MENTIONS = {"new": "</new:41>", "mydata": "</mydata:42>"}


@pytest.mark.parametrize(
    ("part", "written"),
    [
        (Part("/new", "code"), "</new:41>"),
        (Part("/mydata export", "code"), "</mydata:42> `export`"),
        (Part("/new GAME [seats=N]", "code"), "</new:41> `GAME [seats=N]`"),
        (Part("/new a`b", "code"), "</new:41> `` a`b ``"),
        (Part("/news", "code"), "`/news`"),
        (Part("new", "code"), "`new`"),
        (Part("/new"), "/new"),
        (Part("</new:41>"), r"\</new:41>"),
        (Part("/new", "block"), "```\n/new\n```"),
    ],
)
def test_a_command_that_is_named_can_be_clicked_on(part: Part, written: str) -> None:
    assert markdown((part,), MENTIONS) == written
    assert pages((part,), 100, MENTIONS) == [written]


def test_where_nothing_can_be_clicked_on_a_command_is_named_as_it_is_typed() -> None:
    said = "With `/ahead` you can leave moves. Open a table with `/new`."
    assert as_typed(said, {"ahead": "`/turn ahead`"}) == said.replace("/ahead", "/turn ahead")


def test_the_names_of_a_readers_own_language_stand_beside_the_mentions() -> None:
    beside = with_names(MENTIONS, {"new": "nový", "move": "tah"})
    assert beside == {"new": "</new:41> (nový)", "move": "`/move` (tah)", "mydata": "</mydata:42>"}


def test_a_sign_in_the_middle_of_a_line_is_not_taken_for_one_in_front() -> None:
    assert (
        markdown((Part("/new", "code"), Part(" - opens a table\n- no list"))) == "`/new` - opens a table\n\\- no list"
    )


def test_a_block_cannot_be_closed_from_within() -> None:
    assert markdown((Part("a ``` b", "block"),)).count("```") == 2


def test_whoever_is_called_is_told_once() -> None:
    assert users((Part("Ann", "mention", "1"), Part("Bob", "mention", "2"), Part("Ann", "mention", "1"))) == ("1", "2")


SIGNS = st.text(r"""ab1 🦜*_~`|<>[]\@#-+.""" + "\n\t", max_size=60)
PARTS = st.builds(Part, SIGNS, st.sampled_from(["plain", "bold", "code", "block"]))


@given(st.lists(PARTS, max_size=8).map(tuple))
def test_no_page_is_too_long(text: Text) -> None:
    assert all(0 < len(page) <= 150 for page in pages(text, 150))


def test_pages_break_between_lines_and_lose_none() -> None:
    text = (Part("\n".join(f"line {n}" for n in range(200))), Part("\n".join("row" for _ in range(300)), "block"))
    written = pages(text, 500)
    assert len(written) > 4
    assert all(page.count("```") % 2 == 0 for page in written)
    lines = [line for page in written for line in page.splitlines() if line not in ("", "```")]
    assert [line for line in lines if line != "row" and not line.startswith("line ")] == []
    assert (lines.count("row"), len(lines)) == (300, 500)


def test_a_line_of_several_parts_is_taken_to_the_next_page_as_a_whole() -> None:
    text = (Part("first line\n"), Part("/kick", "code"), Part(" - removes a player"))
    assert pages(text, 35) == ["first line", "`/kick` - removes a player"]
