"""What a member tries out for themselves, on a deal of their own of a table's position.

All that the member cannot know is dealt anew before anything is tried, by luck of the trial's own, and so is what is
drawn behind it. So a trial tells nothing that its eye does not know already, and nothing of it touches the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import dropwhile, groupby, takewhile

import msgspec

from bot.app.panels.choosing import PanelState
from bot.app.speech.context import Trouble
from rules.core import codec
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from rules.core.match import Match, Moved
from rules.core.notation import split

LONGEST = 200
"""Actions that can be tried one after the other."""
KEPT = 64
"""Positions of trials that are kept, each with all that leads there: most trials go on a step at a time."""


class Tried(msgspec.Struct, frozen=True, array_like=True):
    """An action that was tried, of whichever seat."""

    seat: Seat
    notation: str


class Trial(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A trial as it is stored."""

    start: msgspec.Raw
    """The match that was dealt, as `matches.dump` writes it."""
    eye: Seat | None
    """The seat with whose eyes its member looked at the table; None for who does not sit there."""
    entries: int
    """How many entries the table's match had."""
    tried: tuple[Tried, ...] = ()
    asked: Seat | None = None
    """The seat that goes on, where several are asked and one was chosen."""
    panel: PanelState = PanelState()
    """What has been chosen of the next action."""


def begin(match: Match, eye: Seat | None, secret: str) -> Trial:
    """Begins a trial in a match as an eye may know it, with luck that comes from a secret of its own."""
    return Trial(start=msgspec.Raw(matches.dump(deal(match, eye, secret))), eye=eye, entries=match.entries)


def deal(match: Match, eye: Seat | None, secret: str) -> Match:
    """Returns a match that begins where another one stands, with all dealt anew that an eye cannot know."""
    chance = SecretChance(secret)
    header = msgspec.structs.replace(match.header, secret=chance.salt(), lobby=None)
    dealt = matches.from_state(match.game, header, match.game.redeal(match.state_for(eye), eye, chance))
    return replace(dealt, resigned=match.resigned)


def position(trial: Trial) -> Moved:
    """Returns where a trial has led, with what came of the last action.

    Raises `Outdated` or `Refused` where another version of the program does not read it any more.
    """
    return _led_to(bytes(trial.start), trial.tried)


@lru_cache(KEPT)
def _led_to(start: bytes, tried: tuple[Tried, ...]) -> Moved:
    if not tried:
        return Moved(match=matches.restore(start), entries=())
    return matches.play_text(_led_to(start, tried[:-1]).match, tried[-1].seat, tried[-1].notation)


def acting(trial: Trial, match: Match) -> Seat | None:
    """Returns the seat that goes on: the one chosen, if it is asked, or the first; None when the game is over."""
    if trial.asked in match.awaited:
        return trial.asked
    return match.awaited[0] if match.awaited else None


def go_on(trial: Trial, text: str) -> Trial:
    """Tries notations one after the other, each for the seat that goes on then; raises `Refused`,
    `Unreadable`, and `Trouble` where nothing more can be tried."""
    for notation in split(text):
        match = position(trial).match
        seat = acting(trial, match)
        if seat is None or len(trial.tried) >= LONGEST:
            raise Trouble("trial-over" if seat is None else "trial-too-long", most=LONGEST)
        [entry] = matches.play_text(match, seat, notation).entries
        tried = (*trial.tried, Tried(seat, entry.action))
        trial = msgspec.structs.replace(trial, tried=tried, panel=PanelState())
    return trial


def take_back(trial: Trial) -> Trial:
    """Takes back the last action, whatever came of it."""
    asked = trial.tried[-1].seat if trial.tried else None
    return msgspec.structs.replace(trial, tried=trial.tried[:-1], asked=asked, panel=PanelState())


def own_part(trial: Trial) -> tuple[str, ...]:
    """Returns what the member's own seat did first of all, as far as nobody else came in between."""
    later = dropwhile(lambda one: one.seat != trial.eye, trial.tried)
    return tuple(one.notation for one in takewhile(lambda one: one.seat == trial.eye, later))


def read(data: bytes) -> Trial:
    """Reads a trial as it is stored."""
    trial: Trial = codec.decode(data, Trial)
    return trial


def write(trial: Trial) -> bytes:
    """Writes a trial down."""
    return codec.encode(trial)


def by_seat(tried: Sequence[Tried], said: Iterable[str]) -> list[tuple[Seat, list[str]]]:
    """Joins what is said of each action that one seat tried in a row."""
    told = zip(tried, said, strict=True)
    return [(seat, [one for _, one in row]) for seat, row in groupby(told, lambda pair: pair[0].seat)]
