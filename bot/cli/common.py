"""What the commands share: how they are declared, how they fail, and how they read settings and files."""

from __future__ import annotations

import argparse
import os
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from bot.settings import Settings
    from rules.core.contract import AnyGame
    from rules.core.record import Record

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name
T = TypeVar("T")

NEW = "begin anew, or go on with what is left, where the database or its log has vanished"
"""What the option does that takes back a refusal to start."""
DOTENV = Path(".env")
"""The file beside the Makefile that settings are read from."""
LARGEST = 16 * 1024 * 1024
"""Bytes of a text file that is read; the record of a long game has 100,000."""


class Failure(Exception):
    """What was asked for cannot be done, or was done and failed; the text tells the user why."""

    status = 1


class BadInput(Failure):
    """What the user gave makes no sense: an argument, a setting or a file."""

    status = 2


def declare(
    commands: Commands,
    name: str,
    summary: str,
    run: Callable[[argparse.Namespace], int],
    *,
    more: str = "",
    example: str,
) -> argparse.ArgumentParser:
    """Adds a command; ``run`` gets its arguments and returns the exit status."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=textwrap.fill(f"{summary[0].upper()}{summary[1:]}. {more}".strip(), 78),
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def settings() -> Settings:
    """Returns the settings of this installation; raises `BadInput` with all that is wrong in them."""
    from bot.settings import BadSettings, read_settings

    try:
        return read_settings(os.environ, DOTENV)
    except BadSettings as error:
        problems = "\n".join(f"  {name} {why}" for name, why in error.problems)
        raise BadInput(f"these settings cannot be used:\n{problems}") from None


@contextmanager
def storage_failures() -> Iterator[None]:
    """Turns what the storage refuses into a `Failure`."""
    from storage.errors import StorageError

    try:
        yield
    except StorageError as error:
        raise Failure(str(error)) from error


def read_text(path: Path) -> str:
    """Returns the text of a file; raises `BadInput` for what is no readable text file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"{path} is too large: more than {LARGEST // 1024 // 1024} MB")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{path} cannot be read: {why(error)}") from None


def read_record(path: Path) -> Record:
    """Returns the record in a file; raises `BadInput`. Whether it replays is not looked at."""
    from rules.core.record import UnreadableRecord, read

    try:
        return read(read_text(path))
    except UnreadableRecord as error:
        raise BadInput(f"{path}, {error}") from None


def write_text(path: Path, text: str) -> None:
    """Writes a new file that only its owner can read; raises `Failure` rather than overwrite one."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(text)
    except FileExistsError:
        raise Failure(f"{path} exists already and is not overwritten") from None
    except (OSError, ValueError) as error:
        raise Failure(f"{path} cannot be written: {why(error)}") from None


def make_folder(path: Path, mode: int = 0o777) -> Path:
    """Makes a folder if it is not there yet; raises `Failure`."""
    try:
        path.mkdir(mode, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Failure(f"{path} cannot be used as a folder: {why(error)}") from None
    return path


def load_game(name: str) -> AnyGame:
    """Returns a game; raises `BadInput` for one that there is not."""
    from rules.core import library

    try:
        return library.load(name)
    except LookupError:
        raise BadInput(f"no game is called {name!r}; there are: {', '.join(library.games())}") from None


def of_games(parser: argparse.ArgumentParser, games: int, least: int = 2, help: str = "at most") -> None:
    """Adds what is said of a series of games: of which game, with how many seats, how many games, and their luck."""
    parser.add_argument("game", metavar="GAME", help="the id of a game, for example tikal")
    parser.add_argument(
        "--seats", metavar="N", type=whole_number(least, 99), help="number of seats; default: the fewest"
    )
    number = whole_number(1, 1_000_000)
    parser.add_argument("--games", metavar="K", type=number, default=games, help=f"{help}; default {games}")
    parser.add_argument("--seed", metavar="S", type=whole_number(0, 999_999_999), default=1, help="default 1")


def seats_of(game: AnyGame, wished: int | None) -> int:
    """Returns with how many seats a game is played, the fewest where none are named; raises `BadInput`."""
    seats = game.meta.seats[0] if wished is None else wished
    if seats not in game.meta.seats:
        raise BadInput(f"{game.meta.title} is for {', '.join(map(str, game.meta.seats))} seats, not for {seats}")
    return seats


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterable[T]:
    """Passes the items on, with a progress bar if standard error is a terminal."""
    from tqdm import tqdm

    bar: Iterable[T] = tqdm(items, desc=label, total=total, disable=None, leave=False)
    return bar


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Returns a reader of arguments that are numbers."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
        return int(text)

    return read


def why(error: OSError | ValueError) -> str:
    """Returns the reason that the operating system gives."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
