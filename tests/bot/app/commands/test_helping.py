"""Help: every command is explained, and what leads on for somebody new."""

from __future__ import annotations

import re

from bot.app import App
from bot.app.commands import index
from bot.app.speech.language import Words, languages
from rules.core import library
from tests.bot.app.chat import (
    Person,
    labels,
    press_of,
)


async def all_help(person: Person) -> str:
    """Returns what the help tells of all commands, page by page."""
    said = [await person.types("/help all")]
    while following := [label for label in labels(person.seen[-1]) if label.endswith("▶")]:
        said.append(await person.presses(following[0]))
    return "\n".join(said)


async def test_help_explains_every_command_in_every_language(app: App) -> None:
    for language in languages():
        ann = Person(app, "Ann", language)
        overview = await all_help(ann)
        await ann.types("/help")
        assert overview.startswith(await ann.presses_data(press_of(ann.seen[-1], "help")))
        infos = app.guide(language).commands
        for info in infos:
            assert re.search(rf"/{info.name}\b", overview)
            assert info.summary in await ann.types(f"/help {info.name}")
        assert {info.name for info in infos} >= {*index.COMMANDS, "why", "left"}
        assert all(0 < len(info.summary) <= 100 for info in infos), "a chat shows a hundred characters"


async def test_help_is_four_lines_and_leads_to_what_somebody_new_needs(app: App) -> None:
    ann = Person(app, "Ann")
    assert len((await ann.types("/help")).splitlines()) == 4
    short = ann.seen[-1]
    groups = ["Tables", "Your turn", "Looking", "Yourself", "For hosts", "Questions"]
    assert labels(short) == ["New table", "Practice", "Learn to play", "Rules", "My games", "All commands", *groups]
    everything = await all_help(ann)
    for group in groups:
        said = await ann.presses(group, short)
        assert said in everything and said.startswith(f"{group}\n") and labels(ann.seen[-1]) == groups
    assert "Which game" in await ann.presses("Rules", short)
    assert "Mexica" in await ann.presses("Mexica")
    assert "Which game" in await ann.presses("New table", short)
    assert "is open for Tikal" in await ann.presses("Tikal")
    assert "Which game" in await ann.presses("Practice", short)
    assert "all its seats are yours" in await ann.presses("Java")
    assert "Tikal at table" in await ann.presses("My games", short)


async def test_help_explains_a_question_for_each_game_that_has_it(app: App) -> None:
    said = await Person(app, "Ann").types("/help why")
    assert "Mexica: /why [@TABLE] SQUARE - Show what is on a square" in said
    assert "Tikal: /why [@TABLE] SPACE - Show what is on a space" in said


async def test_help_explains_what_can_be_asked_in_a_game(app: App) -> None:
    said = await Person(app, "Ann").types("/help Caylus")
    for question in library.load("caylus").questions:
        assert f"Caylus: /{question.name} " in said
    assert "/rules caylus" in said


def test_every_command_has_its_words() -> None:
    for language in languages():
        words = Words(language)
        for name in index.COMMANDS:
            assert words.has(f"command-{name}")
            assert words.has(f"usage-{name}")
