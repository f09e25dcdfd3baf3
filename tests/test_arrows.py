"""The import contracts bite: planted imports are found, each by its contract, in games and chats that nobody named."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINTER = Path(sys.executable).parent / "lint-imports"

GAMES = "a game is imported by itself alone: not by another, a core, storage or anything of the bot"
CHATS = "a chat is imported by itself and the command line alone"
PORT = "of the application a chat imports the port and its words alone, and of all else what draws"
PICTURES = "the pictures of a game import of it the view and the data alone"
STORAGE = "storage imports no picture, no bot and no library of theirs"
ROOMS = "the rooms of the application, each above those that it may use"

PLANTED = {
    "rules.tikal": ("rules.magellan.data", GAMES),
    "rules.newcomer": ("rules.magellan.data", GAMES),
    "rules.magellan": ("rules.newcomer", GAMES),
    "rules.core": ("rules.tikal.meta", GAMES),
    "render.tikal": ("render.newcomer", GAMES),
    "render.magellan": ("rules.tikal.view", GAMES),
    "render.newcomer": ("rules.magellan.view", GAMES),
    "render.core": ("render.tikal", GAMES),
    "storage": ("rules.newcomer", GAMES),
    "bot.app.play": ("rules.magellan.meta", GAMES),
    "bot.cli": ("render.tikal", GAMES),
    "bot.chat_web": ("bot.chat_telegram", CHATS),
    "bot.chat_discord": ("bot.chat_newcomer", CHATS),
    "bot.chat_newcomer": ("bot.chat_web", CHATS),
    "bot.chat_telegram": ("bot.cli", CHATS),
    "bot.words": ("bot.chat_web", CHATS),
}
"""Packages, what a new module in each imports, and the contract that this breaks."""

ALLOWED = {
    "render.newcomer": "rules.newcomer.view",
    "bot.chat_newcomer": "bot.app.port",
    "bot.cli": "bot.chat_newcomer",
}

TOO_MUCH = {
    "render.newcomer": ("rules.newcomer", PICTURES),
    "render.tikal": ("rules.tikal.state", PICTURES),
    "bot.chat_newcomer": ("bot.app.commands.index", PORT),
    "bot.chat_web": ("bot.app", PORT),
    "bot.chat_telegram": ("bot.app.panels.choosing", PORT),
    "bot.chat_discord": ("bot.app.speech.context", PORT),
}
"""Packages, what a new module in each imports of what it may know in part, and the contract that this breaks."""

LINES = {
    "render.java.board": ("from rules.java.placing import payable", "rules.java.placing", PICTURES),
    "bot.chat_discord.answers": ("from bot.app.play.turns import NotPlayed", "bot.app.play.turns", PORT),
    "bot.chat_discord.bodies": ("from storage.store import Store", "storage.store", PORT),
    "storage.members": ("from bot.chat_web.channel import CHANNEL", "bot.chat_web.channel", STORAGE),
}
"""Modules that there are, a line that somebody in a hurry would write there, what it imports, and the contract that
this breaks."""


WRONG_ROOMS = {"speech": "play", "play": "panels", "panels": "commands", "beside": "commands", "commands": "beside"}
"""Rooms of the application, and what a new module in each imports of another one above it or beside."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Returns a copy of all that the contracts look at, with a game and a chat that no contract can know."""
    return copied(tmp_path)


def copied(tmp_path: Path) -> Path:
    for package in ("bot", "players", "rules", "render", "storage"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests").mkdir()
    for file in ("pyproject.toml", "tests/arrows.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    for package in ("rules.newcomer", "render.newcomer", "bot.chat_newcomer"):
        plant(tmp_path, f"{package}.__init__", "__future__")
    plant(tmp_path, "rules.newcomer.view", "__future__")
    for package, imported in ALLOWED.items():
        plant(tmp_path, f"{package}.allowed", imported)
    return tmp_path


def plant(copy: Path, module: str, imported: str) -> None:
    file = (copy / Path(*module.split("."))).with_suffix(".py")
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"import {imported}\n", encoding="utf-8")


def lint(copy: Path) -> tuple[int, str]:
    """Returns the status of import-linter and what it says."""
    wide = {**os.environ, "COLUMNS": "300", "NO_COLOR": "1"}
    done = subprocess.run(
        [LINTER, "--no-cache", "--no-logo"], cwd=copy, env=wide, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


def broken(said: str) -> dict[str, set[str]]:
    """Returns the imports that each broken contract complains of."""
    _, *parts = re.split(r"^(.+)\n-{5,}$", said.partition("Broken contracts")[2], flags=re.MULTILINE)
    return {name: set(re.findall(r"\S+ -> \S+", links)) for name, links in zip(parts[::2], parts[1::2], strict=True)}


def test_new_game_and_new_chat_are_held_without_being_named(copy: Path) -> None:
    assert lint(copy)[0] == 0
    for package, (imported, _) in PLANTED.items():
        plant(copy, f"{package}.planted", imported)
    status, said = lint(copy)
    assert status == 1
    assert broken(said) == {
        contract: {f"{package}.planted -> {imported}" for package, (imported, of) in PLANTED.items() if of == contract}
        for contract in (GAMES, CHATS)
    }


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Returns what the contracts complain of where much is planted at once: each complains of its own."""
    copy = copied(tmp_path_factory.mktemp("planted"))
    for package, (imported, _) in TOO_MUCH.items():
        plant(copy, f"{package}.planted", imported)
    for room, imported in WRONG_ROOMS.items():
        plant(copy, f"bot.app.{room}.planted", f"bot.app.{imported}")
    for module, (line, *_) in LINES.items():
        file = (copy / Path(*module.split("."))).with_suffix(".py")
        file.write_text(file.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    status, said = lint(copy)
    assert status == 1
    return broken(said)


def by_planted(links: set[str]) -> set[str]:
    """Returns those of some imports that a new module makes; a chain of them may go on by others."""
    return {link for link in links if ".planted ->" in link}


def test_pictures_and_chats_know_no_more_than_they_need(found: dict[str, set[str]]) -> None:
    for contract in (PICTURES, PORT):
        planted = {f"{package}.planted -> {imported}" for package, (imported, of) in TOO_MUCH.items() if of == contract}
        assert by_planted(found[contract]) == planted


@pytest.mark.parametrize("module", LINES)
def test_line_that_would_be_quick_to_write_is_refused(found: dict[str, set[str]], module: str) -> None:
    _, imported, contract = LINES[module]
    assert f"{module} -> {imported}" in found[contract]


def test_rooms_of_the_application_are_entered_from_above_only(found: dict[str, set[str]]) -> None:
    planted = {f"bot.app.{room}.planted -> bot.app.{other}" for room, other in WRONG_ROOMS.items()}
    assert by_planted(found[ROOMS]) == planted


def test_storage_names_no_chat() -> None:
    """But where it brings over a database of before, which did."""
    chats = [path.name.removeprefix("chat_") for path in (ROOT / "bot").glob("chat_*")]
    naming = re.compile(rf"(?<![a-z])({'|'.join(chats)})(?![a-z])", re.IGNORECASE)
    sources = [path for path in (ROOT / "storage").rglob("*.py") if path.name != "convert.py"]
    assert {path.name: found for path in sources if (found := naming.findall(path.read_text(encoding="utf-8")))} == {}


def test_nothing_stands_beside_the_rooms_of_the_application(copy: Path) -> None:
    plant(copy, "bot.app.planted", "__future__")
    status, said = lint(copy)
    assert status == 1 and ROOMS in said and "bot.app.planted" in said
