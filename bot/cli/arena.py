"""``arena``: lets opponents play against each other, to see how much better one is."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.cli.common import BadInput, Commands, declare, load_game, of_games, progress, seats_of, whole_number

if TYPE_CHECKING:
    from players.core.arena import Played


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "arena",
        "let opponents play mirrored games and tell who is better",
        _run,
        more="The first player takes each seat in turn against the second one on all others, with the same luck. "
        "Besides the levels there are greedy (one step ahead by points) and beam (one turn ahead by points). "
        "The series ends before the last game once it shows whether the first wins the part that is asked for.",
        example="longtable arena tikal --seats 2 --players strong,fair --games 100 --seed 1",
    )
    of_games(parser, 100)
    parser.add_argument("--players", metavar="A,B", default="strong,easy", help="who plays whom; default strong,easy")
    parser.add_argument(
        "--goal",
        metavar="PERCENT",
        type=whole_number(1, 99),
        help="what part of the games is asked for; default: 70 with two seats, twice a fair part with more",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object for each game, one a line")


def _run(options: argparse.Namespace) -> int:
    from players.core import arena

    game = load_game(options.game)
    seats = seats_of(game, options.seats)
    names = options.players.split(",")
    if len(names) != 2 or not set(names) <= set(arena.PLAYERS):
        raise BadInput(f"--players takes two of these with a comma between them: {', '.join(arena.PLAYERS)}")
    least = arena.goal(seats) if options.goal is None else options.goal / 100
    rows: list[Played] = []
    verdict = ""
    pair = (arena.PLAYERS[names[0]], arena.PLAYERS[names[1]])
    luck = f"arena {game.meta.id} {seats} {options.seed}"
    series = arena.series(game, seats, pair, luck, options.games, time.process_time)
    for played in progress(series, "games", options.games):
        rows.append(played)
        print(_as_json(played, names) if options.json else _as_line(played, len(rows)), flush=True)
        if verdict := arena.verdict(rows, least):
            break
    if not options.json:
        print(_summary(rows, names, least, verdict))
    return 0


def _as_json(played: Played, names: Sequence[str]) -> str:
    return json.dumps(
        {
            "players": [names[seat != played.challenger] for seat in range(len(played.points))],
            "points": played.points,
            "won": played.won,
            "entries": played.match.entries,
            "seconds": [round(sum(answers), 2) for answers in played.seconds],
        }
    )


def _as_line(played: Played, number: int) -> str:
    points = ", ".join(
        f"{'>' if seat == played.challenger else ''}{points}" for seat, points in enumerate(played.points)
    )
    return f"game {number}: {points}; won {played.won:g}"


def _summary(rows: Sequence[Played], names: Sequence[str], least: float, verdict: str) -> str:
    won, seats = sum(row.won for row in rows), len(rows[0].points)
    own = [row.points[row.challenger] for row in rows]
    others = [points for row in rows for seat, points in enumerate(row.points) if seat != row.challenger]
    times = [
        [part for row in rows for seat, s in enumerate(row.seconds) for part in s if (seat == row.challenger) == first]
        for first in (True, False)
    ]
    said = {
        "more": f"The series shows that it wins more than {least:.0%}",
        "less": f"The series shows that it wins less than {least:.0%}",
        "": f"The series does not show whether it wins {least:.0%}",
    }
    return "\n".join(
        [
            f"{names[0]} won {won:g} of {len(rows)} games ({won / len(rows):.0%}) against {seats - 1} x {names[1]}.",
            f"{said[verdict]} (sequential test by sets of mirrored games, one error in twenty).",
            f"Points: {names[0]} {sum(own) / len(own):.1f}, {names[1]} {sum(others) / len(others):.1f}.",
            *(
                f"Processor seconds an answer, {name}: {_spread(part)}."
                for name, part in zip(names, times, strict=True)
            ),
        ]
    )


def _spread(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    return f"p50 {ordered[len(ordered) // 2]:.2f}, p95 {ordered[len(ordered) * 95 // 100]:.2f}, most {ordered[-1]:.2f}"
