"""A kill at any instant loses no accepted move and no post.

The bot runs as a process and is killed inside moves, at random delays; ``KILL_SEED`` chooses other ones. What the
movers were told and what the log holds after the last start is compared with what the other side has seen. The same
comparison must fail for copies of the code in which the order of things is wrong.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.crash.play import Bot, Host, KillAt, Play, Wrong, check, planted
from tests.postgresql import database

SEED = int(os.environ.get("KILL_SEED", "1"))
KILLS = 40
KILLS_ON_A_SERVER = 8
SPREAD = 2.0
"""Kills fall within so many times what a move takes, so that some come while its post is delivered."""

WINDOW = "window"
"""A file that a planted fault makes when the instant has come at which a kill must be noticed."""

OUTBOX_AFTER_THE_COMMIT = {
    "bot/app/play/outgoing.py": (
        "    await tx.outbox.add(key or tx.token(), table.id, codec.encode(outgoing), now, private)\n",
        "    later = globals().setdefault('LATER', [])\n"
        "    later.append((key or tx.token(), table.id, codec.encode(outgoing), now, private))\n",
    ),
    "bot/app/front/answering.py": (
        "        if tx.outbox.grown or tx.awaited.bots_asked:\n"
        "            self._running.wake()\n        return reply\n",
        """\
        import asyncio
        from bot.app.play import outgoing as outbox
        later = getattr(outbox, "LATER", [])
        if later:
            (self._settings.data / "window").touch()
            await asyncio.sleep(0.2)
            (self._settings.data / "window").unlink()
            async with self._running.store.write() as tx:
                while later:
                    await tx.outbox.add(*later.pop(0))
        self._running.wake()
        return reply
""",
    ),
}
COMMIT_AFTER_THE_POST = {
    "bot/app/front/answering.py": (
        "            if _is_kept(known):\n                await tx.events.remember(",
        """\
            import asyncio
            from bot.app.beside.delivering import act
            from bot.app.play.outgoing import Outgoing
            while due := await tx.outbox.due(self._clock.now(), 1):
                row, outgoing = due[0], codec.decode(due[0].post, Outgoing)
                table = await tx.tables.get(row.table)
                messenger = self._messengers[table.platform]
                done = await act(messenger, row, outgoing, table, "", "")
                await tx.tables.update(replace(table, thread=done.thread, post=done.post, call=done.call))
                await tx.outbox.sent(row.id, done.reference, self._clock.now())
                if not await tx.outbox.due(self._clock.now(), 1):
                    (self._settings.data / "window").touch()
                    await asyncio.sleep(0.2)
                    (self._settings.data / "window").unlink()
            if _is_kept(known):
                await tx.events.remember(""",
    ),
}


def within(seconds: float, luck: Random) -> KillAt:
    """Waits for some part of a time, rather a small one."""

    def wait(bot: Bot) -> None:
        time.sleep(seconds * luck.random() ** 2)

    return wait


def in_the_window(host: Host) -> KillAt:
    """Waits until the process is where a planted fault does harm, or has answered without coming there."""

    def wait(bot: Bot) -> None:
        end = time.monotonic() + 0.5
        while time.monotonic() < end and not (host.data / WINDOW).exists():
            time.sleep(0.002)
        time.sleep(0.02)

    return wait


def time_of_a_move(play: Play, host: Host) -> float:
    """Returns the seconds that a move takes here."""
    bot, times = host.start(), []
    for _ in range(6):
        begun = time.monotonic()
        play.go_on(bot, 1)
        times.append(time.monotonic() - begun)
    bot.end()
    return statistics.median(times)


def finish(play: Play, host: Host) -> int:
    """Starts once more, answers what is open, delivers all, and compares; returns the number of hand-overs."""
    bot = host.start()
    if play.open_move is not None:
        play.go_on(bot, 1)
    bot.ask(do="look")
    bot.end()
    return check(play)


def play_on_through_kills(host: Host, kills: int) -> tuple[int, str]:
    """Kills the bot again and again in moves, and compares; returns how often before the answer, and what there was."""
    luck = Random(f"kills {SEED}")
    play = Play(host, Random(f"moves {SEED}"))
    usual = time_of_a_move(play, host)
    interrupted = 0
    for _ in range(kills):
        bot = host.start()
        play.go_on(bot, luck.choice((0, 1, 1, 2)))
        play.kill_in_a_move(bot, within(SPREAD * usual, luck))
        interrupted += play.open_move is not None
    handed_over = finish(play, host)
    moves = sum(len(made) for made in play.accepted.values())
    assert play.kills == kills
    return interrupted, (
        f"\nseed {SEED}: {play.kills} kills in {1000 * SPREAD * usual:.0f} ms, {interrupted} before the answer; "
        f"{moves} moves accepted, {handed_over} hand-overs seen once, {host.repeated()} posts handed over twice"
    )


def test_forty_kills_lose_no_move_and_no_post(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Host(tmp_path) as host:
        interrupted, told = play_on_through_kills(host, KILLS)
    with capfd.disabled():
        sys.stdout.write(told)
    assert 0 < interrupted < KILLS, "kills fell both before and after the answer"


@pytest.mark.long
def test_kills_lose_no_move_and_no_post_where_a_server_has_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with database(made=False) as server, Host(tmp_path, database=server) as host:
        interrupted, told = play_on_through_kills(host, KILLS_ON_A_SERVER)
    with capfd.disabled():
        sys.stdout.write(told)
    assert interrupted > 0


@pytest.mark.parametrize(
    "changes",
    [OUTBOX_AFTER_THE_COMMIT, COMMIT_AFTER_THE_POST],
    ids=["outbox after the commit", "commit after the post"],
)
def test_the_comparison_notices_a_wrong_order(tmp_path: Path, changes: dict[str, tuple[str, str]]) -> None:
    with planted(tmp_path, changes) as copy, Host(tmp_path, copy) as host:
        play = Play(host, Random(f"moves {SEED}"))
        bot = host.start()
        play.go_on(bot, 1)
        play.kill_in_a_move(bot, in_the_window(host))
        while not (host.data / WINDOW).exists():  # this move handed nothing over
            assert play.kills < 40
            play.kill_in_a_move(host.start(), in_the_window(host))
        (host.data / WINDOW).unlink()
        with pytest.raises(Wrong):
            finish(play, host)


def test_the_comparison_holds_where_nothing_is_killed(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        play = Play(host, Random(f"moves {SEED}"))
        bot = host.start()
        play.go_on(bot, 12)
        bot.end()
        assert finish(play, host) > 3
