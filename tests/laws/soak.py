# ruff: noqa: T201 - what it prints is what it is for
"""Plays at random for as long as it is told and checks the laws: ``python -m tests.laws.soak --minutes 10``.

Now and then a whole game is played through a chat instead, as the tests play it, in every way with every title.

``--part floods`` floods a web table instead while a member plays, and prints how long it waited; ``--part input`` tries
twenty thousand inputs that are wrong somewhere; ``--part kills`` kills the bot in the middle of moves, and while it is
played with in all chats; ``--part processes`` kills a thousand processes among four on one database of a server, which
is restarted two hundred times; ``--part takeovers`` tells how soon another process posts what one that was killed had
to; ``--part clock`` sets its clock, and ``--part due`` lets the time of thousands run out, ``--part year`` has two
hundred tables played for a year; ``--part opponents`` asks bots in ten thousand positions of each game whether they
answer by what is hidden from them, and ``--part dominated`` watches them play and counts what is certainly worse than
something else; each prints what that came to.

Games are numbered, and its number decides everything about a game, so that a broken law is found again by
``--seed NUMBER --games 1``. Without ``--seed`` it plays on after the last game of the last time. Interrupted, it tells
what it has played so far. With ``--game`` one game alone is played, and with ``--option NAME=VALUE`` only with that
value: ``--game tikal --option mode=auction``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

from tqdm import tqdm

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from rules.core.contract import IllegalAction
from rules.core.library import games, load, meta
from tests.bot import whole_games
from tests.bot.chat_web import floods
from tests.laws import dominated, hard, opponents
from tests.laws.kinds import kinds
from tests.laws.report import Broken, Report
from tests.laws.setups import drawn, laws_of

PARTS: dict[str, Callable[[], None]] = {
    "floods": floods.tell,
    "input": hard.bad_input,
    "kills": hard.kills,
    "processes": hard.processes,
    "takeovers": hard.takeovers,
    "clock": hard.clock_jumps,
    "due": hard.due,
    "year": hard.year,
    "opponents": opponents.tell,
    "dominated": dominated.tell_all,
}
"""What else can be let loose on the bot, and prints its figures; each takes as long as it takes."""
ROUND = 30
"""One of so many games is played through a chat."""
OFTEN = 3
"""How often the costly laws would be tried in the longest game: seldom, as there are thousands of games."""
THOROUGH = 0.03
"""The share that is tried of what each game could try by itself, for the same reason."""
LAST = Path(__file__).parent.parent.parent / "data" / "soak"
"""Holds the number of the game to go on with."""


def main(
    arguments: Sequence[str] | None = None,
    last: Path = LAST,
    play_whole: Callable[[str, str, int], str] = whole_games.play,
) -> int:
    given = _arguments(arguments)
    if given.part:
        print(f"{given.part}:")
        PARTS[given.part]()
        return 0
    first = _next_game(last) if given.seed is None else given.seed
    chosen = (given.game,) if given.game else games()
    reports = {game: Report() for game in chosen}
    whole: Counter[str] = Counter()
    started = time.monotonic()
    with suppress(KeyboardInterrupt):  # what was played until then is told all the same
        for number in _until(count(first), started + 60 * given.minutes, given.games):
            if number % ROUND == ROUND - 1 and not given.option:
                way, game = whole_games.chosen(number // ROUND, chosen)
                whole[f"{game} on {way}"] += 1
                wrong = play_whole(way, game, number)
            else:
                game = chosen[number % len(chosen)]
                wrong = _broken(reports[game], game, number // len(chosen), given.option)
            if wrong:
                print(f"game {number}: {wrong}", f"again: {_again(given, number)}", sep="\n")
                return 1
            if given.seed is None:
                last.parent.mkdir(exist_ok=True)
                last.write_text(f"{number + 1}\n", encoding="utf-8")
    minutes = (time.monotonic() - started) / 60
    for game, report in reports.items():
        tell(game, report, minutes)
    _table("whole games", whole.items())
    return 0


def _broken(report: Report, game: str, number: int, given: Mapping[str, str]) -> str:
    """Plays one game and adds it to a report; returns which law is broken, or nothing."""
    try:
        report.add(play(game, number, given))
    except Broken as broken:
        return "\n".join([str(broken), *broken.__notes__])
    return ""


def play(game: str, number: int, given: Mapping[str, str]) -> Report:
    """Plays one game with the given options; raises `Broken`.

    The numbers go through all seat counts in turn and draw the other options.
    """
    seats = meta(game).seats[number % len(meta(game).seats)]
    options = drawn(meta(game), Random(f"setup {number}"), given)
    laws = laws_of(game, f"soak {number}", OFTEN, THOROUGH, pictures=THOROUGH)
    laws.play(seats, options, f"soak {number}")
    laws.report.met["setup", f"{seats} seats"] += 1
    laws.report.met.update(("setup", f"{seats} seats {name}={value}") for name, value in options.items())
    return laws.report


def tell(game: str, report: Report, minutes: float) -> None:
    """Prints what was played, tried and met, and what was not."""
    print(f"{game}: {report.games} games, {report.games / minutes:.0f} a minute, {report.entries} entries")
    _table("laws tried", report.cases.items())
    for verb in sorted({verb for verb, _ in report.verdicts}):
        accepted, refused = report.verdicts[verb, "accepted"], report.verdicts[verb, "refused"]
        print(f"  judged {verb}: {accepted} accepted, {refused} refused")
    known = kinds(load(game))
    for what in ("seats", "option", "action", "event", "frame", "refusal", "order"):
        met = _met(report, what)
        _table(f"{what} ({len(met)} of {sum(of == what for of, _ in known)} kinds)", met.items())
    _table("games", _met(report, "setup").items())
    missing = sorted(f"{what} {name}" for what, name in known - set(report.met))
    print(f"  not met: {', '.join(missing) or 'nothing'}")


def _met(report: Report, what: str) -> dict[str, int]:
    return {name: number for (of, name), number in report.met.items() if of == what}


def _table(title: str, counts: Iterable[tuple[str, int]]) -> None:
    print(f"  {title}: {', '.join(f'{name} {number}' for name, number in sorted(counts))}")


def _until(numbers: Iterable[int], deadline: float, most: int | None) -> Iterable[int]:
    """Yields numbers until the time or the number of games is up, with progress on a terminal."""
    with tqdm(unit=" games", disable=not sys.stderr.isatty()) as progress:
        for played, number in enumerate(numbers):
            if time.monotonic() > deadline or played == most:
                return
            yield number
            progress.update()


def _again(given: argparse.Namespace, number: int) -> str:
    """Returns the arguments that play a game again."""
    game = [f"--game {given.game}"] if given.game else []
    options = [f"--option {name}={value}" for name, value in given.option.items()]
    return " ".join([f"--seed {number} --games 1", *game, *options])


def _next_game(last: Path) -> int:
    return int(last.read_text(encoding="utf-8")) if last.exists() else 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.soak", description="Checks the laws of every game.")
    parser.add_argument("--minutes", type=float, default=5, help="how long to play (default 5)")
    parser.add_argument("--seed", type=int, help="the number of the first game (default: on from the last time)")
    parser.add_argument("--games", type=int, help="how many games at most")
    parser.add_argument("--game", choices=games(), help="only this game (default: all in turn)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="only so (needs --game)")
    parser.add_argument("--part", choices=PARTS, help="do this instead of playing")
    given = parser.parse_args(arguments)
    if given.option and not given.game:
        parser.error("--option needs --game")
    given.option = dict(option.partition("=")[::2] for option in given.option)
    try:
        meta(given.game or games()[0]).read_options(given.option)
    except IllegalAction as error:
        parser.error(f"{error.code}: {', '.join(map(str, error.params.values()))}")
    return given


if __name__ == "__main__":
    sys.exit(main())
