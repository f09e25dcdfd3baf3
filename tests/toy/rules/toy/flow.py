"""Chapter 2, the course of the game: three rounds of turns, auction and night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.contract import Chance, Seat, Step
from rules.core.seats import clockwise
from rules.core.sequence import pop, push

from .actions import Event, GameEnded, HoardOpened, RoundBegan
from .data import KINDS, NUMBERS, ROUNDS
from .meta import META
from .scoring import hoard_points, scores
from .state import Auction, Autumn, Night, Player, ToyState, Turn, sort_cards


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
    """Deals the hands; the rounds begin by themselves."""
    numbers = NUMBERS[META.rules_version]
    deck = chance.shuffle("deck", [card for card in KINDS for _ in range(numbers.stock[card])])
    hands = [deck[seat * numbers.hand : (seat + 1) * numbers.hand] for seat in range(seats)]
    screeches = numbers.screeches[options["screeches"]]
    return ToyState(
        rules=META.rules_version,
        salt=chance.salt(),
        frames=(Autumn(),),
        deck=deck[seats * numbers.hand :],
        players=tuple(Player(hand=sort_cards(hand), screeches=screeches) for hand in hands),
    )


def next_round(state: ToyState, autumn: Autumn, chance: Chance) -> Step[ToyState, Event]:
    """Begins the next round; after the third the game ends."""
    return begin_round(state) if state.round < ROUNDS else _finish(pop(state))


def begin_round(state: ToyState) -> Step[ToyState, Event]:
    """Stacks what a round consists of: a turn for each seat, the auction, the night."""
    state = replace(state, round=state.round + 1)
    first = first_seat(state)
    turns = [Turn(seat, state.numbers.points) for seat in clockwise(state, first)]
    night = Night(("",) * len(state.players))
    return Step(state=push(state, *turns, Auction(first), night), events=(RoundBegan(state.round),))


def first_seat(state: ToyState) -> Seat:
    """Returns the seat that begins in this round: each round the next one clockwise."""
    return (state.round - 1) % len(state.players)


def _finish(state: ToyState) -> Step[ToyState, Event]:
    """Opens the hoards and ends the game."""
    opened = [
        HoardOpened(seat, player.buried, hoard_points(state, player.buried))
        for seat, player in enumerate(state.players)
    ]
    winners = tuple(score.seat for score in scores(state, None) if score.place == 1)
    return Step(state=state, events=(*opened, GameEnded(winners)))
