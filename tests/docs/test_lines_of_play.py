"""Every line of play on a page can be played: it is accepted in a lesson or somewhere in a recorded game.

The pages of scenarios have examples that are run, those of pictures name what is drawn, and
the page on adding a game speaks of the toy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

from bot.app.play import moves_ahead
from bot.app.speech.context import Trouble
from rules.core import history, lesson, library, record
from rules.core.match import Match, Refused, play_text
from rules.core.notation import split
from tests.records.files import files
from tests.test_docs import PAGES, code

NOT_PLAYED = ("docs/scenarios", "docs/pictures", "docs/adding_a_game")
FOR_PLAYERS = [page for page in PAGES if not page.startswith(NOT_PLAYED)]


@cache
def records() -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for _, file in files())


@cache
def verbs() -> frozenset[str]:
    return frozenset(verb for text in records() for verb in re.findall(r"^\d+ P\d player ([a-z]+)", text, re.M))


def lines_of(text: str) -> list[str]:
    """Returns the lines of play among the code of a page, without commands and conditions."""
    return sorted({line for piece in code(text) for line in _lines(piece.removeprefix("/"))})


def _lines(piece: str) -> Iterator[str]:
    command, _, said = piece.partition(" ")
    if command == "move" and said.split()[:1] and said.split()[0] in verbs():
        yield said
    elif command == "ahead" and ";" in said:
        yield from _ahead(said)
    elif re.match(r"(if|pokud) .*: ", piece):
        yield from _ahead(piece)
    elif said and command in verbs() and "@" not in said:
        yield piece


def _ahead(text: str) -> list[str]:
    """Returns the moves of a line of moves ahead, in a game that has the words of its conditions."""
    for game in library.games():
        with suppress(Trouble):
            return [line.moves for line in moves_ahead.read(game, text).lines]
    raise AssertionError(f"no game can ask: {text}")


def is_played(line: str) -> bool:
    return any(_accepts(match, line) for match in _positions(split(line)[0]))


def _positions(first: str) -> Iterator[Match]:
    """Yields the positions of all lessons, and of the recorded games in which a notation was played."""
    yield from (step.match for game in library.games() for step in lesson.of_game(game))
    for text in records():
        if f" player {first} " in text:
            whole = record.read(text)
            yield from (moved.match for _, moved in history.retrace(whole.header, whole.entries))


def _accepts(match: Match, line: str) -> bool:
    for seat in match.awaited:
        try:
            play_text(match, seat, line)
        except Refused:
            continue
        return True
    return False


@pytest.mark.parametrize("page", FOR_PLAYERS)
def test_every_line_of_play_can_be_played(page: str) -> None:
    assert [line for line in lines_of(PAGES[page]) if not is_played(line)] == []


def test_lines_of_play_are_found() -> None:
    text = "Type `/move place c4 r2; end` or `if d4 is free: place d4 r0; end / else ping me`, not `/move @Heron`.\n"
    assert lines_of(text) == ["place c4 r2; end", "place d4 r0; end"]


def test_a_line_that_cannot_be_played_is_noticed() -> None:
    assert not is_played("place d4 r9; end")
