"""``scenario``: runs scenario files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from bot.cli.common import BadInput, Commands, declare, progress, read_text


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
        nargs="+",
        help="a scenario file, or a folder with such files ending in .txt",
    )


def _run(options: argparse.Namespace) -> int:
    files = list(_files(options.paths))
    expectations, failed = 0, 0
    for file in progress(files, "scenarios"):
        found, complaints = _examine(file)
        expectations += found
        failed += bool(complaints)
        for complaint in complaints:
            print(f"{file}: {complaint}", file=sys.stderr)
    print(f"{_count(len(files), 'scenario')}, {_count(expectations, 'expectation')}, {failed or 'none'} failed")
    return 1 if failed else 0


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        found = sorted(path.rglob("*.txt")) if path.is_dir() else [path]
        if not found:
            raise BadInput(f"{path} has no file ending in .txt in it")
        yield from found


def _examine(file: Path) -> tuple[int, list[str]]:
    """Returns how many expectations were looked at, and what is wrong."""
    from rules.core import scenario

    try:
        result = scenario.run(scenario.parse(read_text(file)))
    except scenario.ScenarioError as error:
        return 0, [str(error)]
    return result.expectations, [str(failure) for failure in result.failures]


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
