"""How fast the rules are alone, without chats and database; ``python -m bench.rules [GAME...]`` prints it as JSON.

All is the processor's time of this process. Times of one machine are not those of another, so what counts between two
states of the code, or between games, are ratios within one run.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, TypeVar

from bench.figures import progress, spread
from bench.games import Game, play_games
from rules.core import library, notation, play
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import AnyGame, Seat

T = TypeVar("T")

PLAYED = 3
"""Games that are played at random."""
FULL = 2 / 3
"""After this part of a game its board is called full."""
BOARDS = 200
"""Positions that are looked at."""
COUNTED = 3
"""Positions from which lines of two actions are counted, and of how many first actions."""
FIRST_ACTIONS = 40
TARGET_MS = 1.0
"""How long a legal list and an action may take at a full board, p50, on a machine that does nothing else."""


def measure_rules(games: Sequence[Game]) -> dict[str, Any]:
    """Returns how fast random play is, and what is legal and an action at a full board."""
    game = games[0].matches[0].game
    legal, actions, applied = _at_full_boards(game, games)
    return {
        "entries_a_second": round(_entries_a_second(game)),
        "legal_ms": _with_target(legal),
        "actions_ms": _with_target(actions),
        "apply_ms": _with_target(applied),
        "perft_nodes_a_second": round(_nodes_a_second(game, games)),
    }


def _with_target(values: Sequence[float]) -> dict[str, Any]:
    found = spread(values, digits=3)
    return {**found, "target_p50": TARGET_MS, "reached": found["p50"] <= TARGET_MS}


def _entries_a_second(game: AnyGame) -> float:
    """Plays games with all seats at random, with all that a match keeps of each entry."""
    began, entries = time.process_time(), 0
    for number in progress(range(PLAYED), "random play"):
        moved = matches.start(game, game.meta.seats[-1], {}, f"bench rules {number}")
        entries += sum(len(step.entries) for step in play.play_on(moved.match, Random(number).randrange))
    return entries / (time.process_time() - began)


def _at_full_boards(game: AnyGame, games: Sequence[Game]) -> tuple[list[float], list[float], list[float]]:
    """Carries out an action at a full board, and lists what is legal after it: as notations, and without words."""
    luck, chance = Random(0), SecretChance("bench rules")
    boards = [match for one in games for match in one.matches[int(len(one.matches) * FULL) : -1]]
    legal, actions, applied = [], [], []
    for match in progress(luck.sample(boards, min(BOARDS, len(boards))), "full boards"):
        seat = match.awaited[0]
        chosen = luck.choice(list(notation.actions(game, match.state, seat)))
        taken, later = _timed(lambda: game.apply(match.state, seat, chosen, chance).state)  # noqa: B023
        applied.append(taken)
        for decision in game.decisions(later)[:1]:
            fresh = replace(later)  # for which nothing has been found out yet
            legal.append(_timed(lambda: list(notation.legal(game, later, decision.seat)))[0])  # noqa: B023
            actions.append(_timed(lambda: list(notation.actions(game, fresh, decision.seat)))[0])  # noqa: B023
    return legal, actions, applied


def _timed(do: Callable[[], T]) -> tuple[float, T]:
    """Returns how many milliseconds something takes, and what comes of it."""
    began = time.process_time()
    found = do()
    return (time.process_time() - began) * 1000, found


def _nodes_a_second(game: AnyGame, games: Sequence[Game]) -> float:
    """Counts lines of two actions at full boards, as perft does."""
    began, nodes = time.process_time(), 0
    for one in islice(games, COUNTED):
        match = one.matches[int(len(one.matches) * FULL)]
        nodes += sum(1 for _ in _lines(game, match.state, match.awaited[0]))
    return nodes / (time.process_time() - began)


def _lines(game: AnyGame, state: Any, seat: Seat) -> Iterator[str]:
    chance = SecretChance("perft")
    for text in islice(notation.legal(game, state, seat), FIRST_ACTIONS):
        action = game.parse(text, state, seat)
        game.check(state, seat, action)
        later = game.apply(state, seat, action, chance).state
        for decision in game.decisions(later)[:1]:
            yield from notation.legal(game, later, decision.seat)


def ratios(measured: dict[str, dict[str, Any]], figure: str) -> dict[str, float]:
    """Divides the medians of a figure by the greatest among the games that were measured in one run."""
    medians = {game: results[figure]["p50"] for game, results in measured.items()}
    return {game: round(value / max(medians.values()), 2) for game, value in medians.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.rules", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games alone (default: all)")
    options = parser.parse_args(arguments)
    found = {game: measure_rules(play_games(game, PLAYED)) for game in options.games or library.games()}
    compared = {f"{figure}_ratios": ratios(found, figure) for figure in ("legal_ms", "actions_ms", "apply_ms")}
    print(json.dumps({**found, **compared}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
