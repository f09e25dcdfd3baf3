"""The course of the game: setup, one turn after the other, and the end, which comes for each player by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.contract import Chance, Seat, Step
from rules.core.sequence import pop, push, with_top
from rules.java import data, duty, scoring
from rules.java.actions import EndTurn
from rules.java.board import LAKE
from rules.java.events import EndTriggered, Event, GameEnded, TurnBegan, TurnEnded
from rules.java.meta import META
from rules.java.state import JavaState, Player, Rounds, Space, Turn, sort_cards, turn_of


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> JavaState:
    """Deals the cards and draws who begins; of the board only the printed lakes are not bare."""
    numbers = data.NUMBERS[META.rules_version]
    salt = chance.salt()
    first = chance.below("starting-player", seats)
    deck = chance.shuffle("cards", [card for card, count in numbers.cards.items() for _ in range(count)])
    hands, left = deck[: seats * numbers.hand], deck[seats * numbers.hand :]
    board = data.BOARDS[options["board_map"]]
    return JavaState(
        rules=META.rules_version,
        salt=salt,
        frames=(Rounds(seat=first),),
        map=options["board_map"],
        token_first=options["action_token_timing"] == "start_of_turn",
        two_below=options["multi_space_needs_two_tiles_below"] == "on",
        spaces=tuple(Space(terrain=data.WATER if kind == LAKE else data.BARE) for kind in board.kinds),
        players=tuple(_player(numbers, hands[seat::seats]) for seat in range(seats)),
        three=numbers.threes,
        water=numbers.waters,
        palaces=tuple(numbers.palaces.values()),
        card=left[0],
        pile=left[1:],
    )


def _player(numbers: data.Numbers, hand: tuple[str, ...]) -> Player:
    return Player(
        hand=sort_cards(hand),
        developers=numbers.developers,
        tokens=numbers.tokens,
        two=numbers.twos,
        rice=numbers.rices,
        village=numbers.villages,
    )


def next_turn(state: JavaState, rounds: Rounds, chance: Chance) -> Step[JavaState, Event]:
    """Begins the next turn; the game is over when it would be that of a seat that has had its last one."""
    if state.players[rounds.seat].finished:
        return _finish(pop(state))
    after = (rounds.seat + 1) % len(state.players)
    state = replace(with_top(state, Rounds(seat=after)), turn=state.turn + 1)
    began = TurnBegan(seat=rounds.seat, number=state.turn, last=state.ending)
    return Step(state=push(state, Turn(seat=rounds.seat, points=state.numbers.points)), events=(began,))


def check_end(state: JavaState, seat: Seat, action: EndTurn) -> None:
    duty.check_met(state)


def apply_end(state: JavaState, seat: Seat, action: EndTurn, chance: Chance) -> Step[JavaState, Event]:
    return end_turn(state)


def end_turn(state: JavaState) -> Step[JavaState, Event]:
    """Ends the turn being played, after which its seat has its final scoring once the end has come."""
    turn = turn_of(state)
    waived = duty.status(state) == "waived"
    state = replace(pop(state), waived=state.waived + 1 if waived else 0)
    ended: Step[JavaState, Event] = Step(
        state=state, events=(TurnEnded(seat=turn.seat, points=turn.points, waived=waived),)
    )
    stuck = state.waived >= len(state.players)
    if stuck:
        ended = ended.then(lambda state: Step(state=state, events=(EndTriggered(seat=turn.seat),)))
    if stuck or state.ending or not state.three:
        return ended.then(lambda state: scoring.score_final(state, turn.seat))
    return ended


def _finish(state: JavaState) -> Step[JavaState, Event]:
    found = scoring.scores(state)
    winners = tuple(score.seat for score in found if score.place == 1)
    return Step(state=state, events=(GameEnded(winner_seats=winners, score=found[winners[0]].points),))
