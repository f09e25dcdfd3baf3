"""The command line, ``longtable`` or ``python -m bot``: a small module for each group of commands.

Modules are imported to declare their commands, so they import what is heavy only when a command runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

from bot import release
from bot.cli import arena, database, doctor, gallery, newgame, records, replay, run, scenario, selfplay, tune, verify
from bot.cli.common import Failure

INTERRUPTED = 130


class _Version(argparse.Action):
    """Looks the version up when it is asked for, and not each time that a command is read."""

    def __call__(self, parser: argparse.ArgumentParser, *given: Any) -> None:
        print(f"longtable {release()}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Declares all commands."""
    whole = argparse.ArgumentParser(
        prog="longtable",
        description="Plays board games by correspondence in chats: the bot, and the tools of its operator.",
        epilog="longtable COMMAND --help explains a command. Settings are read from the environment and from .env.",
    )
    whole.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (run, selfplay, arena, tune, scenario, replay, verify, records, database, doctor, gallery, newgame):
        module.add(commands)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out a command line and returns the exit status: 0 done, 1 failed, 2 not understood."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except Failure as failure:
        print(f"longtable: {failure}", file=sys.stderr)
        return failure.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has closed it; nothing more can be said, not even when Python flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
