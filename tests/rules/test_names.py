"""What a game may be called, and its questions, which are typed; and that no word of the rules means two things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bot.app.commands.index import COMMANDS
from bot.app.speech.language import languages
from rules.core.library import games, load
from tests.bot.words.files import messages

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("part", ["core", *games()])
def test_no_two_classes_of_a_part_of_the_rules_have_one_name(part: str) -> None:
    texts = (file.read_text(encoding="utf-8") for file in (ROOT / "rules" / part).rglob("*.py"))
    named = Counter(name for text in texts for name in re.findall(r"^class ([A-Za-z]\w*)", text, re.MULTILINE))
    assert [name for name, times in named.items() if times > 1] == []


def test_the_glossary_says_each_word_once() -> None:
    words = re.findall(r"^\| \*\*([^*]+)\*\*", (ROOT / "docs/glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(words) > 50 and words == sorted(set(words))
