# ruff: noqa: T201 - what it prints is what it is for
"""Prints what whole games cost a channel and its members, in each chat: ``python -m tests.bot.counts [GAME...]``.

Each game is played as its test plays it, with its pictures where ``--pictures`` is given.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from pathlib import Path

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from bot.app import App
from bot.app.play import stretches
from bot.app.play.tables import restored, stored_log
from rules.core import history
from rules.core.library import games
from rules.core.log import effective
from rules.core.match import Moved, asked_anew
from tests.bot import whole_games

FILE = "WHOLE_COUNTS"
"""The environment variable that names the file to which a test adds its counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """What a whole game has brought to everybody's eyes, and how often members were called."""

    hand_overs: int
    anew: int
    """Hand-overs to which a channel gets a post that stays; in an auction the one that stands there is renewed."""
    posts: int
    """Messages that were new to the channel, the lobby left out."""
    left: int
    """Those that still stand there at the end."""
    answers: int
    """Those that answered what was typed there for all to see; they are no posts."""
    edits: int
    uploads: int
    kilobytes: int
    calls: int
    """Members who were notified, each time counted: by a mention in a new message, or in private."""


def check_counts(way: str, game: str, counts: Counts) -> None:
    """Holds a whole game to what a channel is to bear, and adds it to the file that is named for counts, if one is."""
    assert counts.posts <= counts.hand_overs + 1, "one post to each hand-over, and the result"
    assert counts.left <= counts.anew + 1, "an auction is told by a post that is kept up to date"
    if name := os.environ.get(FILE):
        with Path(name).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"way": way, "game": game} | asdict(counts)) + "\n")


async def hand_overs(app: App, table: str) -> tuple[int, int]:
    """Counts how often somebody was newly asked at a table, the start left out, and how often not in one auction."""
    async with app.store.read() as tx:
        log = await stored_log(tx, table)
        row = await tx.matches.get(table)
        assert row is not None
        header = (await restored(tx, row)).header
    return count_hand_overs(moved for _, moved in history.retrace(header, effective(log)))


def count_hand_overs(played: Iterable[Moved]) -> tuple[int, int]:
    """Counts the same in all that was played, the setup first."""
    final = [moved.match for moved in played if moved.barrier]
    over = [(before, after) for before, after in pairwise(final) if asked_anew(before, after)]
    return len(over), sum(not stretches.in_one_stretch(before, after) for before, after in over)


def main(arguments: Sequence[str] | None = None, play: Callable[[str, str, int], str] = whole_games.play) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="the games to play, all of them if none is named")
    parser.add_argument("--pictures", action="store_true", help="draw all pictures, which takes minutes")
    given = parser.parse_args(arguments)
    print(f"{'game':10}{'way':22}" + "".join(f"{field.name:>12}" for field in fields(Counts)))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "counts")
        os.environ |= {FILE: str(file)} | ({"WHOLE_PICTURES": "all"} if given.pictures else {})
        for game in given.games or games():
            for way in whole_games.WAYS:
                if way.startswith("memory"):
                    continue
                file.unlink(missing_ok=True)
                if wrong := play(way, game, whole_games.SEED):
                    print(wrong)
                    return 1
                counts = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
                print(
                    f"{game:10}{way:22}" + "".join(f"{counts[field.name]:12}" for field in fields(Counts)), flush=True
                )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
