"""How often a game waits for somebody: with standing orders and without, at the same decisions."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean

from bench import players
from bench.figures import progress
from rules.core import match as matches
from rules.core import standing
from rules.core.contract import Score
from rules.core.library import load
from rules.core.match import asked_anew
from rules.core.standing import Held


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A game as it was played to its end."""

    hand_overs: int
    """How many posts called somebody."""
    scores: tuple[Score, ...]


def measure_hand_overs(game: str, seeds: int) -> dict[str, float]:
    """Returns the mean hand-overs of a game, over the same seeds with orders and without."""
    played = [
        (play(game, seed, ordered=False), play(game, seed, ordered=True))
        for seed in progress(range(seeds), f"hand-overs of {game}")
    ]
    without, ordered = ([one.hand_overs for one in games] for games in zip(*played, strict=True))
    return {
        "hand_overs_without_orders": round(mean(without), 1),
        "hand_overs_with_orders": round(mean(ordered), 1),
        "hand_overs_ratio": round(mean(ordered) / mean(without), 3),
    }


def play(game: str, seed: int, *, ordered: bool) -> Played:
    """Plays a game to its end; with orders, each seat may leave some whenever something has happened."""
    player = players.player(game)
    match = matches.start(load(game), player.SEATS, {}, f"hand-overs {seed}").match
    held: tuple[Held, ...] = ()
    seen, hand_overs = None, 1
    while not match.over:
        before = match
        seats = range(player.SEATS) if ordered else ()
        left = [order for seat in seats for order in player.leaves(seen, match, seat, seed)]
        seen = match
        if left:
            held = (*(one for one in held if one.ended is None), *left)
        else:
            seat = match.awaited[0]
            match = matches.play_text(match, seat, player.answer(match, seat, seed)).match
        moved, held = standing.carry_out(match, held)
        match = moved.match
        hand_overs += bool(asked_anew(before, match))
    return Played(hand_overs=hand_overs, scores=match.public_scores)
