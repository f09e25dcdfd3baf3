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
        default=lambda state, seat: End(),
    ),
    Ask(
        Window,
        decisions=screeching.ask,
        tokens=screeching.tokens,
        default=lambda state, seat: Hush(),
    ),
    Ask(
        Auction,
        decisions=auction.ask,
        tokens=auction.tokens,
        menu=auction.menu,
        default=lambda state, seat: Pass(),
    ),
    Ask(
        Night,
        decisions=night.ask,
        tokens=night.tokens,
        default=lambda state, seat: Sleep("pine"),
    ),
    Act(Forage, answers=(Turn,), verb="forage", check=foraging.check_forage, apply=foraging.apply_forage),
    Act(
        Bury,
        answers=(Turn,),
        verb="bury",
        read=notation.read_bury,
        write=notation.write_bury,
        check=foraging.check_bury,
        apply=foraging.apply_bury,
    ),
    Act(Shake, answers=(Turn,), verb="shake", check=foraging.check_shake, apply=foraging.apply_shake),
    Act(End, answers=(Turn,), verb="end", check=always, apply=foraging.apply_end),
    Act(Screech, answers=(Window,), verb="screech", check=always, apply=screeching.apply_screech),
    Act(Hush, answers=(Window,), verb="hush", check=always, apply=screeching.apply_hush),
    Act(
        Bid,
        answers=(Auction,),
        verb="bid",
        read=notation.read_bid,
        write=notation.write_bid,
        check=auction.check_bid,
        apply=auction.apply_bid,
    ),
    Act(Pass, answers=(Auction,), verb="pass", check=always, apply=auction.apply_pass),
    Act(
        Sleep,
        answers=(Night,),
        verb="sleep",
        read=notation.read_sleep,
        write=notation.write_sleep,
        check=always,
        apply=night.apply_sleep,
    ),
)
"""A silent seat does nothing where that is possible, and sleeps in the tree that is worth least (ruling 4)."""
