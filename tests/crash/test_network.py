"""Two machines work on the database of a third one, and the line of one of them is cut."""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.crash.networks import NETWORK, networks
from tests.crash.play import Host, Play, check, read
from tests.crash.test_processes import delivered, poster, running, until
from tests.crash.test_upgrade import BUSY
from tests.postgresql import server

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
CUTS = int(os.environ.get("CUT_LINES", "1"))


def test_a_machine_that_is_cut_off_from_the_database_and_comes_back_does_nothing_with_what_it_had(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    luck, times = Random(f"cuts {SEED}"), []
    with networks() as net, server(net.server, f"{NETWORK}.0.0/16") as own, ExitStack() as stack:
        hosts = [
            stack.enter_context(
                Host(tmp_path, database=f"postgresql://longtable@{net.address(number)}/postgres", by=by)
            )
            for number, by in enumerate(net.machines)
        ]
        for host in hosts:
            host.stored = own.address  # it is looked into from none of the machines
        bots = [stack.enter_context(running(host)) for host in hosts]
        play = Play(hosts[0], Random(f"moves {SEED}"))
        play.go_on(bots[0], 2)
        for number in range(CUTS):
            doomed = next(place for place, bot in enumerate(bots) if bot.pid == poster(hosts[0]))
            cut, other = bots[doomed], bots[1 - doomed]
            cut.send(**play.next(cut))
            time.sleep(0.03 * luck.random())
            net.cut(doomed)
            began = time.monotonic()
            other.send(**play.next(other))
            play.accept(other.receive())
            until(lambda pid=other.pid: poster(hosts[0]) == pid)
            delivered(hosts[0])
            times.append(time.monotonic() - began)
            cut.receive()  # whatever became of that move, the other one has it
            refused = cut.ask(do="type", user="ann", event=f"cut off {number}", what="new toy seats=2")
            assert BUSY in refused["text"]
            play.go_on(other, 2)
            delivered(hosts[0])
            seen = len(hosts[0].lines())
            net.mend(doomed)
            until(lambda: len(read(own.address, "SELECT 1 FROM longtable_processes")) == 2)
            play.go_on(cut, 2)
            play.go_on(other, 1)
            delivered(hosts[0])
            late = [line for line in hosts[0].lines()[seen:] if line["by"] == cut.pid]
            assert not {line["key"] for line in hosts[0].lines()[:seen]}.intersection(line["key"] for line in late)
        assert check(play) > 0
    with capfd.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {CUTS} machines cut off; the other one had posted what waited after {max(times):.1f} s at "
            "the latest"
        )
