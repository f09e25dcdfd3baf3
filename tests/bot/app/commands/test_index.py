"""Commands and buttons are declared once, in the module of what they do, and what is declared of them is true."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from typing import Any, get_args

import pytest

import bot.app
from bot.app import App
from bot.app.commands import index
from bot.app.commands.index import BUTTONS, CATALOGUE, COMMANDS, NOTATIONS
from bot.app.speech.declared import ButtonKind, CommandKind, Declared, Does, Heard, Who
from bot.app.speech.language import Words, languages
from bot.app.speech.names import unaccented
from bot.app.speech.text import as_plain, compose
from tests.bot.app.chat import Chat, Person, labels, seat_down, table_at

REFUSALS = {
    "players": ("not-at-table", "no-turn-to-end", "not-your-button"),
    "host": ("host-only",),
    "managers": ("managers-only",),
}
"""What somebody is told who may not do what is for others."""

DECLARED: list[Declared[Any]] = [*COMMANDS.values(), *NOTATIONS.values(), *BUTTONS.values()]


def found_in_modules() -> list[Declared[Any]]:
    """Returns all that is declared in the modules of the application, each once for each time that it is declared."""
    names = [module.name for module in pkgutil.walk_packages(bot.app.__path__, "bot.app.")]
    held = [one for name in names for one in vars(importlib.import_module(name)).values() if isinstance(one, Declared)]
    return list({id(one): one for one in held}.values())


def test_every_command_and_every_button_is_declared_once() -> None:
    found = found_in_modules()
    assert sorted(one.name for one in found if isinstance(one, CommandKind)) == sorted((*COMMANDS, *NOTATIONS))
    assert sorted(one.name for one in found if isinstance(one, ButtonKind)) == sorted(BUTTONS)
    listed = [command.name for group in index.GROUPS.values() for command in group]
    assert len(listed) == len(COMMANDS), "the help tells of each once"


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: f"{type(one).__name__}-{one.name}".lower())
def test_each_is_declared_wholly(one: Declared[Any]) -> None:
    assert one.name == one.name.lower()
    assert one.who in get_args(Who) and one.heard in get_args(Heard) and one.does in get_args(Does)
    assert not (one.does == "looks" and one.kept), "one that looks is answered anew"
    assert one.answer.__module__ != "bot.app.commands.index" or one.name in ("help", "again"), (
        "it stands with what it does"
    )
    if isinstance(one, ButtonKind):
        assert one.of is None or one.counts.start > 0, "its first argument names a table"
        assert one.of is not None or not one.board_instead, "there is a board to be shown instead"


@pytest.mark.parametrize("language", languages())
def test_no_two_commands_are_called_alike(language: str) -> None:
    called = Counter(info.called or info.name for info in CATALOGUE.infos(Words(language)))
    assert [name for name, count in called.items() if count > 1] == [], (
        "a question of a game is called like another one"
    )


def test_a_button_with_the_name_of_a_command_is_for_the_same_people() -> None:
    for name, command in COMMANDS.items():
        button = BUTTONS.get(name)
        assert button is None or button.who == command.who, name
        assert button is None or button.heard != "aloud" or command.heard == "aloud", f"{name} is louder as a button"


@pytest.mark.parametrize("one", [one for one in DECLARED if one.who in REFUSALS], ids=lambda one: one.name)
async def test_what_is_for_some_is_refused_to_others(app: App, chat: Chat, one: Declared[Any]) -> None:
    answers = []
    stranger = Person(app, "Zoë")
    for begun in (False, True):
        if begun:
            await seat_down(app, chat, "toy", "Ann", "Bob")
        else:
            await Person(app, "Ann").types("/new toy seats=2")
        table = await table_at(app)
        if isinstance(one, CommandKind):
            answers.append(await stranger.types(f"/{one.name} @{table.name}"))
        else:
            args = [table.id, *"000"][: one.counts.start]  # type: ignore[attr-defined]
            answers.append(await stranger.presses_data(":".join((one.name, *args))))
        told = {as_plain(compose(Words("en")(f"trouble-{id}", table=table.name))) for id in REFUSALS[one.who]}
        if any(refusal in answers[-1] for refusal in told):
            return
    pytest.fail(f"nobody was refused: {answers}")


@pytest.mark.parametrize("typed", ["move", "Move", "tah", "TAH", "nápověda", "napoveda", "vrátit-vše", "vratit_vse"])
def test_a_command_is_known_by_its_name_in_any_language_with_diacritics_or_without(typed: str) -> None:
    meant = {"n": "help", "v": "reset"}.get(typed[0], "move")
    found = index.of_line(typed)
    assert found is not None and found.name == meant


def test_no_name_means_two_commands() -> None:
    called = {(unaccented(name), info.name) for words in map(Words, languages()) for info in CATALOGUE.infos(words)
              for name in (info.name, info.called)}  # fmt: skip
    assert sorted(Counter(name for name, _ in called).items()) == sorted((name, 1) for name, _ in called)


async def test_what_is_typed_by_a_czech_name_is_carried_out_and_explained(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "course" not in await people[0].types("/nápověda tah")
    assert "/move" in await people[0].types("/napoveda tah")
    await people[0].types("/tah end")
    assert "1 Ann" in await people[1].types("/historie") or "1 Bob" in await people[1].types("/historie")
    assert "Did you mean /move" in await people[0].types("/taah")


async def test_help_guesses_what_is_asked_in_other_words(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    told = await ann.types("/help foo")
    assert "do not know “foo”" in told and "All commands" in labels(ann.seen[-1])
    assert "`/board`" not in told and "/board" in await ann.types("/help bord")
    assert "The rules speak of" in await ann.types("/help what is a token")
    assert {"Mexica: Action tokens", "Java: Turn and costs"} <= set(labels(ann.seen[-1]))
    assert "Mexica: Action tokens" in await ann.presses("Mexica: Action tokens")
    assert "/resign" in await ann.types("/help how can I resign")
    await seat_down(app, chat, "mexica", "Ann", "Bob")
    assert "Mexica: Action tokens" in await ann.types("/help what is a token"), "the rules of the game at hand"


@pytest.mark.parametrize("language", languages())
async def test_help_for_each_command_has_an_example_and_fits_in_two_to_four_lines(language: str, app: App) -> None:
    ann = Person(app, "Ann", language)
    for name in (*COMMANDS, "why", "forecast"):
        told = (await ann.types(f"/help {name}")).splitlines()
        assert 2 <= len(told) <= 4, name
        assert f"/{name}" in told[1], name
