"""Plays the toy for the tests of matches: each function returns the match as it is then and adds to its log."""

import random

from rules.core import match, notation
from rules.core.library import load
from rules.core.log import Entry
from rules.core.match import Match, Moved

TOY = load("toy")
Log = list[Entry]


def began(seats: int = 3, secret: str = "a", **options: str) -> tuple[Match, Log]:
    moved = match.start(TOY, seats, options, secret)
    return moved.match, list(moved.entries)


def play(game: Match, log: Log, *moves: str) -> Match:
    """Plays ``P0 bury acorn`` and the like, each as a message of its own."""
    for move in moves:
        seat, _, text = move.partition(" ")
        moved = match.play_text(game, int(seat[1:]), text)
        log.extend(moved.entries)
        game = moved.match
    return game


def add(log: Log, moved: Moved) -> Match:
    log.extend(moved.entries)
    return moved.match


def hand(game: Match, seat: int) -> tuple[str, ...]:
    cards: tuple[str, ...] = game.state.players[seat].hand
    return cards


def card(game: Match, seat: int = 0) -> str:
    """A card that the seat can bury."""
    return hand(game, seat)[0]


def finish(game: Match, log: Log) -> Match:
    """Lets everybody give the harmless answer until the game is over."""
    while not game.over:
        game = add(log, match.play_default(game, game.awaited[0], "clock"))
    return game


def play_at_random(game: Match, log: Log, luck: random.Random, moves: int = 1000) -> Match:
    """Plays legal actions, now and then taking some back, for so many moves or to the end."""
    for _ in range(moves):
        if game.over:
            break
        if game.drafting is not None and luck.random() < 0.3:
            game = add(log, match.take_back(game, game.drafting, all=luck.random() < 0.3))
            continue
        seat = luck.choice(game.awaited)
        text = luck.choice(list(notation.legal(TOY, game.state, seat)))
        game = add(log, match.play_text(game, seat, text))
    return game


def window(secret: str = "a") -> tuple[Match, Log]:
    """Three seats; a card has fallen for P0, and P1 and P2 are both asked."""
    game, log = began(3, secret)
    return play(game, log, "P0 shake"), log
