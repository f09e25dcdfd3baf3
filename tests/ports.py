"""Ports that nothing listens at, for what is started at a port that must be known before."""

from __future__ import annotations

import random
import socket

BELOW = 32_768
"""From here up systems give ports out on their own, to whatever connects, so a port there can be taken any moment."""


def free_port() -> int:
    """Returns a port at which nothing listens; no two tests that run at the same time are likely to get the same."""
    while True:
        port = random.SystemRandom().randrange(BELOW // 2, BELOW)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
