"""Several processes work on one database of a server: whatever becomes of one of them, the others go on."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from storage.leases import part_of
from tests.crash.play import Bot, Host, Play, check, read, seats_of
from tests.postgresql import Server, database, server
from tests.waiting import PATIENCE

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
KILLS = int(os.environ.get("KILL_PROCESSES", "3"))
HANGS = int(os.environ.get("HANG_PROCESSES", "2"))
FOUR = 4
KILLS_AMONG_FOUR = int(os.environ.get("KILL_AMONG_FOUR", "6"))
RESTARTS = int(os.environ.get("RESTART_SERVER", "2"))
PART = part_of("chat", "hall", "", {})
HOLDER = (
    "SELECT process FROM longtable_leases JOIN longtable_processes ON longtable_processes.number = holder "
    "WHERE longtable_leases.name = ?"
)
WAITING = "SELECT count(*) FROM outbox WHERE sent IS NULL AND failed = ''"


@contextmanager
def host_of_several(folder: Path) -> Iterator[Host]:
    with database(made=False) as server, Host(folder, database=server) as host:
        yield host


@contextmanager
def running(host: Host) -> Iterator[Bot]:
    """Starts a process, which is killed in the end unless it is gone."""
    bot = host.start()
    try:
        yield bot
    finally:
        with suppress(ProcessLookupError):
            os.kill(bot.pid, signal.SIGCONT)
            bot.kill()
        bot.close()


def until(condition: Callable[[], object]) -> float:
    """Waits until something is so, and returns the seconds that took."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() < began + PATIENCE, "it does not come"
        time.sleep(0.01)
    return time.monotonic() - began


def poster(host: Host) -> int:
    """Returns the process that delivers what is posted, once there is one."""
    found: list[tuple[int]] = []
    until(lambda: found or found.extend(read(host.stored, HOLDER, PART)) or found)
    return found[0][0]


def delivered(host: Host) -> float:
    return until(lambda: read(host.stored, WAITING) == [(0,)])


def told(capfd: pytest.CaptureFixture[str], text: str) -> None:
    with capfd.disabled():
        sys.stdout.write(f"\nseed {SEED}: {text}")


def at_once(bots: Sequence[Bot], *asked: dict[str, str]) -> list[str]:
    """Asks each process something in the same instant; returns the answers."""
    for bot, one in zip(bots, asked, strict=True):
        bot.send(**one)
    return [bot.receive()["text"] for bot in bots]


def test_a_move_that_reaches_two_processes_at_once_is_made_once_and_answered_by_both(tmp_path: Path) -> None:
    with host_of_several(tmp_path) as host, ExitStack() as stack:
        bots = [stack.enter_context(running(host)) for _ in range(2)]
        play = Play(host, Random(f"two {SEED}"))
        play.go_on(bots[0], 1)
        for number in range(12):
            move = play.next(bots[number % 2])
            first, second = at_once(bots, move, move)
            assert first == second
            play.accept({"text": first})
        delivered(host)
        assert check(play) > 0


def test_of_two_who_take_the_last_seat_through_two_processes_at_once_one_has_it(tmp_path: Path) -> None:
    with host_of_several(tmp_path) as host, ExitStack() as stack:
        bots = [stack.enter_context(running(host)) for _ in range(2)]
        for number in range(4):
            bots[0].ask(do="type", user="ann", event=f"new {number}", what="new toy seats=2")
            joins = [
                {"do": "type", "user": user, "event": f"join {number} {user}", "what": "join"}
                for user in ("bob", "cid")
            ]
            answers = at_once(bots, *joins)
            joined = ["You have joined" in answer for answer in answers]
            assert sorted(joined) == [False, True], answers
            bots[1].ask(do="type", user="ann", event=f"start {number}", what="start")
            table = bots[0].ask(do="look")["table"]
            seated = seats_of(host.stored, table)
            assert sorted(seated) == ["ann", ("bob", "cid")[joined.index(True)]]


@contextmanager
def two_who_play(tmp_path: Path) -> Iterator[tuple[Host, list[Bot], Play, ExitStack]]:
    """Starts two processes, and a game through the first; further ones end with the stack."""
    with host_of_several(tmp_path) as host, ExitStack() as stack:
        bots = [stack.enter_context(running(host)) for _ in range(2)]
        play = Play(host, Random(f"moves {SEED}"))
        play.go_on(bots[0], 2)
        yield host, bots, play, stack


def test_posts_go_on_elsewhere_when_the_process_that_delivers_them_is_killed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    luck, times = Random(f"processes {SEED}"), []
    with two_who_play(tmp_path) as (host, bots, play, stack):
        for _ in range(KILLS):
            doomed = next(bot for bot in bots if bot.pid == poster(host))
            bots.remove(doomed)
            play.kill_in_a_move(doomed, lambda _: time.sleep(0.03 * luck.random()))
            play.go_on(bots[0], 1)
            times.append(delivered(host))
            bots.append(stack.enter_context(running(host)))
        play.go_on(bots[1], 3)
        delivered(host)
        assert check(play) > 0
    told(capfd, f"{KILLS} processes killed; others had posted what waited after {max(times):.1f} s at the latest")


def test_a_process_that_hangs_and_comes_back_does_nothing_with_what_it_had(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    luck, times = Random(f"hangs {SEED}"), []
    with two_who_play(tmp_path) as (host, bots, play, _):
        for _ in range(HANGS):
            hanging = next(bot for bot in bots if bot.pid == poster(host))
            (other,) = (bot for bot in bots if bot is not hanging)
            hanging.send(**play.next(hanging))
            time.sleep(0.03 * luck.random())
            os.kill(hanging.pid, signal.SIGSTOP)
            began = time.monotonic()
            other.send(**play.next(other))  # as a platform does that has no answer
            answer = other.receive()
            play.accept(answer)
            until(lambda pid=other.pid: poster(host) == pid)
            delivered(host)
            times.append(time.monotonic() - began)
            play.go_on(other, 2)
            delivered(host)
            seen = len(host.lines())
            os.kill(hanging.pid, signal.SIGCONT)
            hanging.receive()
            until(lambda: len(read(host.stored, "SELECT 1 FROM longtable_processes")) == 2)
            play.go_on(hanging, 2)
            play.go_on(other, 1)
            delivered(host)
            late = [line for line in host.lines()[seen:] if line["by"] == hanging.pid]
            before = {line["key"] for line in host.lines()[:seen]}
            assert not before.intersection(line["key"] for line in late)
        assert check(play) > 0
    told(capfd, f"{HANGS} processes hung; others had posted what waited after {max(times):.1f} s at the latest")


class Refused(Play):
    """Games of members who may be told that nothing is taken now, and who then send the same again."""

    refused = 0

    def accept(self, answer: dict[str, str]) -> None:
        if "nothing was changed" in answer["text"]:
            self.refused += 1
        else:
            super().accept(answer)

    def take(self, bots: Sequence[Bot]) -> None:
        """Sends the open move, or the next one, to one process or another until it is taken."""
        wanted = sum(map(len, self.accepted.values())) + 1

        def taken() -> bool:
            self.go_on(self.luck.choice(bots), 1)
            return sum(map(len, self.accepted.values())) >= wanted

        until(taken)


@contextmanager
def several(host: Host) -> Iterator[list[Bot]]:
    """Starts processes; those that are in the list at the end are killed, and no other, as numbers come again."""
    bots = [started(host) for _ in range(FOUR)]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.end()


def started(host: Host) -> Bot:
    """Starts a process, as a supervisor does: once more, where one has ended as it did not reach the database."""
    found: list[Bot] = []

    def start() -> list[Bot]:
        with suppress(ConnectionError):
            found.append(host.start())
        return found

    until(start)
    return found[0]


def restart_in_a_move(own: Server, play: Refused, bot: Bot, seconds: float) -> None:
    bot.send(**play.next(bot))
    time.sleep(seconds)
    own.stop()
    own.start()
    play.accept(bot.receive())


def test_kills_among_four_processes_and_restarts_of_the_server_lose_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    luck, times = Random(f"four {SEED}"), []
    with server() as own, Host(tmp_path, database=own.address) as host, several(host) as bots:
        play = Refused(host, Random(f"moves {SEED}"))
        play.take(bots)
        for number in range(KILLS_AMONG_FOUR):
            play.kill_in_a_move(bots.pop(luck.randrange(FOUR)), lambda _: time.sleep(0.06 * luck.random() ** 2))
            play.take(bots)
            times.append(delivered(host))
            bots.append(started(host))
            if (number + 1) * RESTARTS // KILLS_AMONG_FOUR > number * RESTARTS // KILLS_AMONG_FOUR:
                restart_in_a_move(own, play, luck.choice(bots), 0.06 * luck.random() ** 2)
                play.take(bots)
        delivered(host)
        handed_over = check(play)
        moves = sum(map(len, play.accepted.values()))
        assert play.kills == KILLS_AMONG_FOUR and handed_over > 0
    told(
        capfd,
        f"{KILLS_AMONG_FOUR} kills among {FOUR} processes, {RESTARTS} restarts of the server; {moves} moves accepted, "
        f"{play.refused} told to try again, {handed_over} hand-overs seen once, {host.repeated()} posts handed over "
        f"twice; others had posted what waited after {sorted(times)[len(times) * 95 // 100]:.1f} s (p95)",
    )
