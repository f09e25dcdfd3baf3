"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always

from . import auction, flow, foraging, night, notation, screeching
from .actions import Bid, Bury, End, Forage, Hush, Pass, Screech, Shake, Sleep
from .state import Auction, Autumn, Night, Turn, Window

SEQUENCE = SequenceOfPlay(
    Stage(Autumn, go_on=flow.next_round),
    Ask(
        Turn,
        decisions=foraging.ask,
        tokens=foraging.tokens,
        menu=foraging.menu,
        answers=(Forage, Bury, Shake, End),
        default=lambda state, seat: End(),
    ),
    Ask(
        Window,
        decisions=screeching.ask,
        tokens=screeching.tokens,
        answers=(Screech, Hush),
        default=lambda state, seat: Hush(),
    ),
    Ask(
        Auction,
        decisions=auction.ask,
        tokens=auction.tokens,
        menu=auction.menu,
        answers=(Bid, Pass),
        default=lambda state, seat: Pass(),
    ),
    Ask(
        Night,
        decisions=night.ask,
        tokens=night.tokens,
        answers=(Sleep,),
        default=lambda state, seat: Sleep("pine"),
    ),
    Act(Forage, verb="forage", check=foraging.check_forage, apply=foraging.apply_forage),
    Act(
        Bury,
        verb="bury",
        read=notation.read_bury,
        write=notation.write_bury,
        check=foraging.check_bury,
        apply=foraging.apply_bury,
    ),
    Act(Shake, verb="shake", check=foraging.check_shake, apply=foraging.apply_shake),
    Act(End, verb="end", check=always, apply=foraging.apply_end),
    Act(Screech, verb="screech", check=always, apply=screeching.apply_screech),
    Act(Hush, verb="hush", check=always, apply=screeching.apply_hush),
    Act(
        Bid,
        verb="bid",
        read=notation.read_bid,
        write=notation.write_bid,
        check=auction.check_bid,
        apply=auction.apply_bid,
    ),
    Act(Pass, verb="pass", check=always, apply=auction.apply_pass),
    Act(
        Sleep,
        verb="sleep",
        read=notation.read_sleep,
        write=notation.write_sleep,
        check=always,
        apply=night.apply_sleep,
    ),
)
"""A silent seat does nothing where that is possible, and sleeps in the tree that is worth least (ruling 4)."""
