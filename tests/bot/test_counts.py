"""How many posts a whole game brings to a channel, by its hand-overs: a chat's whole games are held to these."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median

from rules.core import library
from rules.core import match as matches
from rules.core.match import Moved
from rules.core.play import RandomPlayer
from tests.bot.counts import count_hand_overs

MAGELLAN = 22
"""Posts that a game of three may bring to its channel with usual luck: a third of what it did when each bid was one."""


def whole_game(game: str, seats: int, seed: int) -> Iterator[Moved]:
    """Plays a game at random, and yields what is played."""
    luck = Random(seed)
    moved, player = matches.start(library.load(game), seats, {}, f"luck {seed}"), RandomPlayer(luck.randrange)
    yield moved
    while not moved.match.over:
        moved = matches.play(moved.match, *player.choose(moved.match))
        yield moved


def test_the_auctions_of_a_game_of_magellan_leave_few_posts() -> None:
    """Each card that is sold changes the board, and so brings a post: in some games nearly all are."""
    counts = [count_hand_overs(whole_game("magellan", 3, seed)) for seed in range(20)]
    assert median(anew + 1 for _, anew in counts) <= MAGELLAN, "with the result"
    assert 3 * sum(anew for _, anew in counts) <= sum(hand_overs for hand_overs, _ in counts)
