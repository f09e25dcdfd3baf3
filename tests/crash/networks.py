"""Machines with a network between them, played by namespaces of the kernel: one for a server, and two beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

MACHINES = 2
NETWORK = "10.77"
"""How the addresses begin; they are known in the namespaces alone."""


class Networks:
    """The server's machine and others, each on a line of its own to it."""

    def __init__(self) -> None:
        self._name = f"longtable-{os.getpid()}"
        self.server = self._by("server")
        """Starts a program on the server's machine."""
        self.machines = [self._by(str(number)) for number in range(MACHINES)]
        """Start a program on one of the others."""

    def make(self) -> None:
        self._ip("netns", "add", f"{self._name}-server")
        for number, machine in enumerate(self.machines):
            own = f"{self._name}-{number}"
            self._ip("netns", "add", own)
            ends = f"line netns {own} type veth peer name to{number} netns {self._name}-server"
            self._ip("link", "add", *ends.split())
            self._run(machine, "addr", "add", f"{NETWORK}.{number}.2/24", "dev", "line")
            self._run(machine, "link", "set", "line", "up")
            self._run(self.server, "addr", "add", f"{self.address(number)}/24", "dev", f"to{number}")
            self.mend(number)

    def address(self, number: int) -> str:
        """Returns where a machine finds the server."""
        return f"{NETWORK}.{number}.1"

    def cut(self, number: int) -> None:
        """Cuts the line of a machine: what is sent is lost, and nobody is told."""
        self._run(self.server, "link", "set", f"to{number}", "down")

    def mend(self, number: int) -> None:
        self._run(self.server, "link", "set", f"to{number}", "up")

    def end(self) -> None:
        for name in ("server", *map(str, range(MACHINES))):
            subprocess.run(["ip", "netns", "delete", f"{self._name}-{name}"], check=False, capture_output=True)

    def _by(self, name: str) -> tuple[str, ...]:
        return ("ip", "netns", "exec", f"{self._name}-{name}")

    def _run(self, machine: tuple[str, ...], *told: str) -> None:
        subprocess.run([*machine, "ip", *told], check=True, capture_output=True, text=True)

    def _ip(self, *told: str) -> None:
        self._run((), *told)


@contextmanager
def networks() -> Iterator[Networks]:
    """Makes machines, and takes them away again; skips the test where the kernel, or this user, can make none."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("a network between machines can be played by root alone, with iproute2")
    made = Networks()
    try:
        try:
            made.make()
        except subprocess.CalledProcessError as error:
            pytest.skip(f"no network can be made here: {error.stderr.strip()}")
        yield made
    finally:
        made.end()
