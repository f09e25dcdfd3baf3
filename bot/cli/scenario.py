"""``scenario``: runs scenario files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.common import BadInput, Commands, declare, load_game, progress, read_text

if TYPE_CHECKING:
    from rules.core.contract import AnyGame, Say
    from rules.core.scenario import Result


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "scenario",
        "run scenario files and say which expectations do not hold",
        _run,
        more="The exit status is 1 if one does not hold. docs/scenarios.md describes the format.",
        example="longtable scenario tests/scenarios/tikal",
    )
    parser.add_argument(
        "paths",
        metavar="PATH",
        type=Path,
        nargs="*",
        help="a scenario file, or a folder with such files ending in .txt",
    )
    parser.add_argument("--codes", metavar="GAME", help="explain the codes of a game's refusals, and run nothing")


def _run(options: argparse.Namespace) -> int:
    if bool(options.paths) == bool(options.codes):
        raise BadInput("scenario needs a PATH to run, or --codes GAME")
    return _explain_codes(options.codes) if options.codes else _run_files(list(_files(options.paths)))


def _explain_codes(name: str) -> int:
    """Says what each code of a game means, in the words by which players are refused."""
    from bot.app.speech.language import FALLBACK, Words
    from rules.core.codes import common, refusals

    game, words = load_game(name), Words(FALLBACK)
    codes = {**common(), **refusals(game)}
    for code, params in sorted(codes.items()):
        for id in filter(words.has, (f"{game.meta.id}-refusal-{code}", f"refusal-{code}")):
            print(f"{code:{max(map(len, codes))}}  {words(id, **{param: param.upper() for param in params})}")
    return 0


def _run_files(files: Sequence[Path]) -> int:
    expectations, failed, errors = 0, 0, 0
    for file in progress(files, "scenarios"):
        found, error = _examine(file)
        expectations += found.expectations
        failed += len(found.failures)
        errors += bool(error)
        undone = found.undone if found.failures or error else ()
        for complaint in (*map(str, found.failures), *error, *undone):
            print(f"{file}: {complaint}", file=sys.stderr)
    broken = f", {_count(errors, 'error')}" if errors else ""
    print(f"{_count(len(files), 'scenario')}, {_count(expectations, 'expectation')}, {failed or 'none'} failed{broken}")
    return 1 if failed or errors else 0


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        found = sorted(path.rglob("*.txt")) if path.is_dir() else [path]
        if not found:
            raise BadInput(f"{path} has no file ending in .txt in it")
        yield from found


def _examine(file: Path) -> tuple[Result, list[str]]:
    """Returns what came of a scenario, and the error that ended it, if one did."""
    from rules.core import scenario

    try:
        return scenario.run(scenario.parse(read_text(file)), spoken), []
    except scenario.ScenarioError as error:
        return error.before or scenario.Result(title="", failures=(), expectations=0), [str(error)]


def spoken(game: AnyGame, seats: int, lines: Sequence[Say]) -> str:
    """Says an answer in English, as players read it."""
    from bot.app.speech.language import FALLBACK, Words, literal, say
    from bot.app.speech.text import as_plain, compose

    words, names = Words(FALLBACK), [literal(f"P{seat}") for seat in range(seats)]
    return as_plain(compose("\n".join(say(words, game.meta.id, "answer", line, names) for line in lines)))


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
