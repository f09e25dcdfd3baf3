"""A kill at any instant loses no turn of a bot and makes it play none twice."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from rules.core import history
from rules.core import match as matches
from rules.core.log import BOT
from rules.core.match import Match
from tests.crash.play import Bot, Host, Killed, log_of, read
from tests.waiting import PATIENCE

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
KILLS = 12
LONGEST = 0.03
"""Seconds after a move at which a kill comes at the latest: a bot has answered by then, or not."""


def looked_up(bot: Bot) -> tuple[str, Match]:
    found = bot.ask(do="look")
    return found["table"], matches.restore(found["match"].encode())


def member_is_asked(bot: Bot, seat: int) -> Match:
    """Waits until the bots have answered; returns the match then."""
    end = time.monotonic() + PATIENCE
    while (match := looked_up(bot)[1]).awaited != (seat,) and not match.over:
        assert time.monotonic() < end, "the bots do not answer"
        time.sleep(0.005)
    return match


def test_however_often_the_program_is_killed_bots_answer_once_and_a_member_is_called_each_time(tmp_path: Path) -> None:
    luck = Random(f"bots {SEED}")
    with Host(tmp_path) as host:
        bot = host.start()
        bot.ask(do="type", user="ann", event="open", what="new toy seats=3 bots=2 level=easy")
        bot.ask(do="type", user="ann", event="start", what="start")
        table, match = looked_up(bot)
        query = "SELECT seat FROM seats WHERE seats.'table' = ? AND member IS NOT NULL"
        ((seat,),) = read(host.data, query, table)
        for number in range(KILLS):
            match = member_is_asked(bot, seat)
            if match.over:
                break
            action = match.game.format(match.game.default(match.state, seat))
            move = {"do": "type", "user": "ann", "event": f"move {number}", "what": f"move {action}"}
            bot.send(**move)
            time.sleep(LONGEST * luck.random())
            bot.kill()
            with suppress(Killed):
                bot.receive()
            bot.close()
            bot = host.start()
            bot.ask(**move)  # as platforms send what was not answered again
        match = member_is_asked(bot, seat)
        bot.end()
        log = log_of(host.data, table)
        assert [entry.n for entry in log] == list(range(len(log)))
        assert history.replay(match.header, log).entries == match.entries, "all of it is legal, in this order"
        assert {entry.seat for entry in log if entry.by == BOT} == {0, 1, 2} - {seat}
        calls = [post for post in host.seen() if post["called"] == ["ann"]]
        asked = [entry for entry in log[1:] if entry.seat == seat]
        assert len(calls) >= len(asked), "each time that it was the member's turn they were called"
