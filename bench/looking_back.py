"""What a look back costs, and how steady it is: the turns that it names, and those it names at four times the budget.

``python -m bench.looking_back tikal --seats 4`` plays a game between bots of unlike strength, looks back at
it both ways and prints the results as JSON.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bench.figures import progress, single
from players.core import looking_back, player
from players.core.looking_back import BRIEFLY, LONGER, Analysis, Look
from rules.core import match as matches
from rules.core.contract import AnyGame
from rules.core.library import games, load
from rules.core.log import Entry, Header, effective

Recorded: TypeAlias = tuple[Header, Sequence[Entry]]
"""A finished game: its header and its entries in force."""

TIMES = 4
"""How much more is spent on the look back with which one is compared."""
MOST_SECONDS = 30.0
LEVELS = ("strong", "easy", "fair")
"""How well the seats play, one after the other: of equals no turn decides a game."""


def measure(game: str, seats: int, seed: int) -> dict[str, Any]:
    """Returns what a look back at one game costs and names, and what it names at four times the budget."""
    recorded = play(load(game), seats, f"look back {game} {seats} {seed}")
    began = time.process_time()
    found = analyse(recorded)
    seconds = time.process_time() - began
    longer = analyse(recorded, TIMES)
    named, known = ({turn.first for turn in one.decisive} for one in (found, longer))
    return {
        "game": game,
        "seats": seats,
        "seed": seed,
        "seconds": single(seconds, MOST_SECONDS, digits=3),
        "lost": {turn.first: round(turn.lost, 1) for turn in found.decisive},
        "lost_longer": {turn.first: round(turn.lost, 1) for turn in longer.decisive},
        "named": len(named),
        "named_again": len(named & known),
    }


def play(game: AnyGame, seats: int, secret: str) -> Recorded:
    """Plays a game between bots of unlike strength."""
    key = hashlib.sha256(secret.encode()).hexdigest()
    moved = matches.start(game, seats, game.meta.read_options({}), key)
    match, entries = moved.match, list(moved.entries)
    while not match.over:
        seat = match.awaited[0]
        for notation in player.answer(game, match.state, seat, LEVELS[seat % len(LEVELS)]):
            moved = matches.play_text(match, seat, notation)
            match = moved.match
            entries += moved.entries
    return match.header, effective(entries)


def analyse(recorded: Recorded, times: int = 1) -> Analysis:
    """Looks back at a finished game as the bot does, with so many times as much spent on each turn."""
    header, entries = recorded
    game, turns = load(header.game), looking_back.turns(header, entries)
    briefly, longer = (widened(look, times) for look in (BRIEFLY, LONGER))
    valued = {
        number: looking_back.value(game, turn.state, turn.seat, turn.actions, briefly)
        for number, turn in enumerate(progress(turns, "turns"))
    }
    closer = {
        number: looking_back.value(game, turns[number].state, turns[number].seat, turns[number].actions, longer)
        for number in progress(looking_back.again(valued), "again")
    }
    return looking_back.conclude(header.seats, turns, valued, closer)


def widened(look: Look, times: int) -> Look:
    """Returns how a turn is looked at with so many times as many nodes and deals."""
    level = replace(look.level, share=look.level.share * times, deals=look.level.deals * times)
    return replace(look, level=level)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.looking_back", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seats", type=int, help="number of seats; default: the most")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    seats = options.seats or load(options.game).meta.seats[-1]
    print(json.dumps(measure(options.game, seats, options.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
