"""What a game may be called, and its questions: both are typed, and messages are found by them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from bot.app.commands.index import COMMANDS
from bot.app.speech.language import languages
from rules.core.library import games, load
from tests.bot.words.files import messages

LONGEST = 32
"""Letters of a command, for the most that a chat takes."""


def wrong_names(game: str, questions: Iterable[str]) -> Iterator[str]:
    """Yields what is wrong with the id of a game and the names of its questions."""
    if not re.fullmatch("[a-z][a-z0-9]*", game):
        yield f"the id {game!r} is not of small letters and digits"
    said = {
        said.file for language in languages() for id, said in messages(language).items() if id.startswith(f"{game}-")
    }
    if foreign := sorted(file for file in said if not file.startswith(game)):
        yield f"the id {game!r} begins messages of {', '.join(foreign)}"
    for name in questions:
        if name in COMMANDS:
            yield f"the question {name!r} is called like a command of all games"
        if not re.fullmatch(f"[a-z]{{1,{LONGEST}}}", name):
            yield f"the question {name!r} is not of 1 to {LONGEST} small letters"


@pytest.mark.parametrize("game", games())
def test_names_of_a_game_mean_nothing_else(game: str) -> None:
    assert not [*wrong_names(game, (question.name for question in load(game).questions))]


@pytest.mark.parametrize(
    ("game", "question", "why"),
    [
        ("chess", "board", "the question 'board' is called like a command"),
        ("chess", "Why", "the question 'Why' is not"),
        ("my_game", "why", "the id 'my_game' is not"),
        ("post", "why", "the id 'post' begins messages of table.ftl"),
    ],
)
def test_name_that_means_something_else_is_noticed(game: str, question: str, why: str) -> None:
    (found,) = wrong_names(game, [question])
    assert why in found
