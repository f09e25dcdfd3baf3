"""The bot as a process of its own: how soon it answers, and how much memory it takes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

from bench.figures import progress, single, spread

MB = 1024 * 1024


def measure_start(folder: Path, live: int, times: int) -> dict[str, Any]:
    """Starts the bot again and again, up to its first answer over HTTP."""
    taken = []
    for _ in progress(range(times), "starts"):
        began = time.perf_counter()
        with running(folder):
            taken.append(time.perf_counter() - began)
    return {"start_s": spread(taken, target=2, digits=2), "start_live_games": live}


def measure_memory(folder: Path, live: int) -> dict[str, Any]:
    """Looks at the memory of a bot that has just started, and of a process that has played at all tables."""
    with running(folder) as bot:
        started = bot.memory_info().rss / MB
    played = subprocess.run(
        [sys.executable, "-m", "bench.everywhere", str(folder)], capture_output=True, text=True, check=True
    )
    own, drawing = map(float, played.stdout.split())
    return {
        "memory_started_mb": round(started, 1),
        "memory_played_mb": single(own + drawing, target=300),
        "memory_of_it_drawing_mb": round(drawing, 1),
        "memory_live_games": live,
    }


@contextmanager
def running(folder: Path) -> Iterator[psutil.Process]:
    """Starts the bot and waits for its first answer."""
    environ = {**os.environ, "LONGTABLE_DATA": str(folder), "LONGTABLE_WEB_PORT": "0"}
    process = subprocess.Popen([sys.executable, "-m", "bot", "run"], env=environ, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        link = next(line.strip() for line in process.stdout if "/start?token=" in line)
        with urllib.request.urlopen(link, timeout=10) as answer:
            assert answer.status == 200
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.communicate()
