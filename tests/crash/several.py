"""Processes of the real program, several on one database of a server."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import psutil

from tests.crash.play import ROOT, read
from tests.ports import free_port
from tests.waiting import PATIENCE

ELSEWHERE = ("unshare", "--pid", "--fork", "--kill-child")
"""Starts a program among processes of its own, as on another machine: no other one can see whether it is there."""


def can_be_elsewhere() -> bool:
    return os.geteuid() == 0 and shutil.which(ELSEWHERE[0]) is not None


HOLDER = """
SELECT process, host FROM longtable_leases JOIN longtable_processes ON longtable_processes.number = holder
WHERE longtable_leases.name = ?"""


class Process:
    """A process of the program as a host starts it, perhaps as if on another machine."""

    def __init__(
        self,
        folder: Path,
        address: str,
        settings: Mapping[str, str] | None = None,
        packages: Path = ROOT,
        *,
        elsewhere: bool = False,
    ) -> None:
        self.port = free_port()
        self._by = ELSEWHERE if elsewhere else ()
        self._packages = packages
        self._address = address
        self._log = folder / "log"
        self._env = os.environ | {
            "LONGTABLE_DATA": str(folder / "data"),
            "LONGTABLE_DATABASE": address,
            "LONGTABLE_WEB_PORT": str(self.port),
            "LONGTABLE_SEND_RETRY_SECONDS": "0.1",
            **(settings or {}),
        }
        self.link = ""

    async def start(self) -> None:
        """Starts it, and waits until its page is open."""
        self._process = await self._run("run", "--web")
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while "/start?token=" not in self.link:
                self.link = (await self._process.stdout.readline()).decode().strip()
                assert self.link or not self._process.stdout.at_eof(), self.said

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def _seen(self) -> int:
        """The number of the program itself, as it is seen from here."""
        return psutil.Process(self.pid).children()[0].pid if self._by else self.pid

    def holds(self, part: str) -> bool:
        """Says whether it holds a part; it is known by its number among those that it can see."""
        space = Path(f"/proc/{self._seen}/ns/pid").readlink()
        own = (1 if self._by else self.pid, str(space))
        return own in [(number, host.split()[-1]) for number, host in read(self._address, HOLDER, part)]

    @property
    def worked(self) -> float:
        """Seconds of the processor that it, and what draws for it, has taken."""
        own = psutil.Process(self.pid)
        times = [each.cpu_times() for each in (own, *own.children(recursive=True))]
        return sum(each.user + each.system for each in times)

    async def migrate(self) -> None:
        assert await (await self._run("migrate")).wait() == 0, self.said

    async def end(self) -> float:
        """Tells it to end, and returns after how many seconds it has."""
        began = time.monotonic()
        os.kill(self._seen, signal.SIGTERM)
        assert await self._process.wait() == 0, self.said
        return time.monotonic() - began

    async def ends(self) -> int:
        """Waits until it ends by itself, and returns its status."""
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def try_to_start(self) -> int:
        """Starts it where it ends before it is there, and returns its status."""
        self._process = await self._run("run", "--web")
        return await self.ends()

    @property
    def said(self) -> str:
        """What it, and others of its folder, have written to standard error."""
        return self._log.read_text(encoding="utf-8")

    async def kill(self) -> None:
        """Kills it, whatever it does, unless it is gone."""
        with suppress(ProcessLookupError, AttributeError):
            self._process.kill()
            await self._process.wait()

    async def _run(self, *command: str) -> asyncio.subprocess.Process:
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(*self._by, sys.executable, "-m", "bot", *command),
                cwd=self._packages,
                env=self._env,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
