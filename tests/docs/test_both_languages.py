"""Pages that there are in English and in Czech tell the same, and call it as the bot does."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from tests.bot.words.files import messages
from tests.bot.words.test_glossary import UNSAID
from tests.docs.test_lines_of_play import lines_of
from tests.test_docs import PAGES, code

CZECH = sorted(page for page in PAGES if page.endswith(".cs.md"))
NO_BUTTONS = {
    *("rozehraný tah", "Závazný", "stálé pokyny", "tahy na svůj příští tah"),
    *("Tlačítky.", "Psaním.", "Zůstat v anonymitě", "a5 · 2", "Zahrát 1"),
}
"""What is bold on the page for players and is no button of the bot, or one with a number."""

both = pytest.mark.parametrize("czech", CZECH)


def english_of(czech: str) -> str:
    return czech.replace(".cs.md", ".md")


def headings(text: str) -> list[str]:
    return re.findall(r"^#+ .*", _without_blocks(text), re.M)


def sections(text: str) -> list[str]:
    return re.split(r"^#+ .*", text, flags=re.M)


def commands(text: str) -> list[str]:
    """Returns what a part of a page says is typed, but for conditions, which each language has in its own words."""
    plain = [
        re.sub(r"[^\W\d_a-z]{2,}[^\W\d_]*", "_", piece) for piece in code(text) if not re.search(r"(if|pokud) ", piece)
    ]
    return sorted({piece for piece in plain if piece.startswith(("/", "longtable "))} | set(lines_of(text)))


def slug(heading: str) -> str:
    """Returns what a link says of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower()).replace(" ", "-")


def _without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)


def test_readers_of_czech_have_the_pages_of_those_who_play() -> None:
    assert CZECH == ["README.cs.md", "docs/playing.cs.md"]


@both
def test_each_page_leads_to_the_other(czech: str) -> None:
    english = english_of(czech)
    assert f"*[Česky]({PurePosixPath(czech).name})*" in PAGES[english]
    assert f"*[English]({PurePosixPath(english).name})*" in PAGES[czech]


@both
def test_both_have_the_same_headings(czech: str) -> None:
    levels = [[line.split()[0] for line in headings(PAGES[page])] for page in (english_of(czech), czech)]
    assert levels[0] == levels[1]


def test_both_pages_for_players_tell_of_the_same_commands() -> None:
    english, czech = PAGES["docs/playing.md"], PAGES["docs/playing.cs.md"]
    for title, ours, theirs in zip_longest(headings(czech), sections(czech)[1:], sections(english)[1:]):
        assert commands(ours) == commands(theirs), title


def test_a_command_that_only_one_of_two_pages_has_is_noticed() -> None:
    assert commands("Type `/vote pause` or `/stats NAME`.") == commands("Napiš `/stats JMÉNO`, nebo `/vote pause`.")
    assert commands("Type `/vote pause`.") != commands("Napiš `/vote resume`.")


def test_buttons_are_called_on_the_czech_page_as_they_are_labelled() -> None:
    labels = {said.text for said in messages("cs").values()}
    bold = set(re.findall(r"\*\*(.+?)\*\*", " ".join(PAGES["docs/playing.cs.md"].split())))
    assert bold - labels - NO_BUTTONS == set()


@both
def test_czech_pages_have_the_words_of_the_bot(czech: str) -> None:
    said = re.sub(r"`[^`]*`|\]\([^)]*\)", "", _without_blocks(PAGES[czech]))
    laws = [unsaid for language, unsaid, _ in UNSAID if language == "cs"]
    found = [wrong.group() for law in laws if (wrong := re.search(rf"(?<![-/`\w])({law})(?![-\w])", said, re.I))]
    assert found == []
    assert " - " not in re.sub(r"^ *- ", "", said, flags=re.M)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_to_a_heading_finds_it(page: str) -> None:
    for target, heading in re.findall(r"\]\(([^)#\s]*)#([^)]+)\)", PAGES[page]):
        if target.startswith("http"):
            continue
        path = normpath(PurePosixPath(page).parent / target) if target else page
        assert heading in [slug(line) for line in headings(PAGES[path])], (page, target, heading)
