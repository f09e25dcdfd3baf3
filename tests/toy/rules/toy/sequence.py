"""The sequence of play: what may happen when, and which chapter says what it does."""

from __future__ import annotations

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always

from . import auction, flow, foraging, night, screeching
from .actions import Bid, Bury, End, Forage, Hush, Pass, Screech, Shake, Sleep
from .state import Auction, Autumn, Night, Turn, Window

SEQUENCE = SequenceOfPlay(
    frames={
        Autumn: Stage(go_on=flow.next_round),
        Turn: Ask(
            decisions=foraging.ask,
            tokens=foraging.tokens,
            menu=foraging.menu,
            answers=(Forage, Bury, Shake, End),
            default=lambda state, seat: End(),
        ),
        Window: Ask(
            decisions=screeching.ask,
            tokens=screeching.tokens,
            answers=(Screech, Hush),
            default=lambda state, seat: Hush(),
        ),
        Auction: Ask(
            decisions=auction.ask,
            tokens=auction.tokens,
            menu=auction.menu,
            answers=(Bid, Pass),
            default=lambda state, seat: Pass(),
        ),
        Night: Ask(
            decisions=night.ask,
            tokens=night.tokens,
            answers=(Sleep,),
            default=lambda state, seat: Sleep("pine"),
        ),
    },
    actions={
        Forage: Act(check=foraging.check_forage, apply=foraging.apply_forage),
        Bury: Act(check=foraging.check_bury, apply=foraging.apply_bury),
        Shake: Act(check=foraging.check_shake, apply=foraging.apply_shake),
        End: Act(check=always, apply=foraging.apply_end),
        Screech: Act(check=always, apply=screeching.apply_screech),
        Hush: Act(check=always, apply=screeching.apply_hush),
        Bid: Act(check=auction.check_bid, apply=auction.apply_bid),
        Pass: Act(check=always, apply=auction.apply_pass),
        Sleep: Act(check=always, apply=night.apply_sleep),
    },
)
"""A silent seat does nothing where that is possible, and sleeps in the tree that is worth least (ruling 4)."""
