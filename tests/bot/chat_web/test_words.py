"""The page's words are there in every language, and none is there for nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bot.chat_web
import bot.words
from bot.chat_web.static_files import message_ids, static_files

PACKAGE = Path(bot.chat_web.__file__).parent
SOURCES = [*PACKAGE.glob("*.py"), *PACKAGE.glob("static/*.js"), *PACKAGE.glob("static/*.html")]


def ids(language: str) -> list[str]:
    source = (Path(bot.words.__file__).parent / language / "web.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)]


def named() -> set[str]:
    """Returns the ids that the sources name, error codes included."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    codes = re.findall(r'(?:Refused|_refusal)\((?:request, )?\d+, "([a-z-]+)"\)', text)
    codes += re.findall(r'Refusal\("([a-z-]+)"\)', text)
    return set(re.findall(r"\bweb-[a-z-]+[a-z]\b", text)) | {f"web-error-{code}" for code in codes}


def test_czech_says_what_english_says() -> None:
    assert ids("cs") == ids("en")


def test_every_word_that_the_page_says_is_there() -> None:
    said = named() - {"web-error", "web-revision"}
    assert said <= set(ids("en"))
    assert len(said) > 50


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_page_fills_every_hole_of_its_words(language: str) -> None:
    words = json.loads(static_files()[f"words-{language}.json"].data)
    source = (Path(bot.words.__file__).parent / language / "web.ftl").read_text(encoding="utf-8")
    holes = [
        (id, hole)
        for id, said in re.findall(r"^(web-[a-z-]+) = (.*)", source, re.M)
        for hole in re.findall(r"\$(\w+)", said)
    ]
    assert holes and [(id, hole) for id, hole in holes if f"{{{hole}}}" not in words[id]] == []


def test_no_word_is_there_for_nothing() -> None:
    assert set(ids("en")) <= named()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_page_gets_all_its_words_formatted(language: str) -> None:
    words = json.loads(static_files()[f"words-{language}.json"].data)
    assert tuple(words) == message_ids()
    assert "{name}" in words["web-start-link-of"]
    assert not any("{ " in text or "\u2068" in text for text in words.values())
