"""What is logged: what our own packages say, and each trouble as often as it helps to know of it."""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot import about

MINUTE, HOUR = 60.0, 3600.0
OFTEN = 10
"""How many times within a minute the same line is told."""
KINDS = 1000
"""How many kinds of lines and of traces are remembered."""


class Repeated(logging.Filter):
    """Lets the same warning or error pass ten times a minute; what it held back is told by the next one that passes.

    What it was that was raised is told in full once an hour, and in a word beside its line after that. So what goes
    wrong now and then is told each time, by one line, and what goes wrong with every request of a flood fills no disk.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._lines = _Counts(steady, MINUTE)
        self._traces = _Counts(steady, HOUR)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        raised, said = _raised(record), record.getMessage()
        times, before = self._lines.count(f"{record.name} {said} {raised}")
        if times > OFTEN:
            return False
        if raised and self._traces.count(raised)[0] > 1:
            record.exc_info = record.exc_text = None
            said = f"{said} [{raised}]"
        if before > OFTEN:
            said = f"{said} [and {before - OFTEN} times more since it was last told]"
        record.msg, record.args = said, None
        return True


class _Counts:
    """Counts what comes again within a time."""

    def __init__(self, steady: Callable[[], float], lasts: float) -> None:
        self._steady = steady
        self._lasts = lasts
        self._counts: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def count(self, what: str) -> tuple[int, int]:
        """Returns how often this has come, this time included, in the time that began with the first one of them.

        With the first one also comes how often it had come in the time before, else 0.
        """
        now = self._steady()
        times, since = self._counts.pop(what, (0, now))
        before = 0
        if now - since >= self._lasts:
            before, times, since = times, 0, now
        self._counts[what] = (times + 1, since)
        while len(self._counts) > KINDS:
            self._counts.popitem(last=False)
        return times + 1, before


def _raised(record: logging.LogRecord) -> str:
    """Tells the kind of an exception and where it was raised, without what it says; empty where there is none."""
    if not record.exc_info or record.exc_info[0] is None:
        return ""
    kind, _, trace = record.exc_info
    found = traceback.extract_tb(trace)[-1:]
    return " ".join([kind.__name__, *(f"at {Path(frame.filename).name}:{frame.lineno}" for frame in found)])


class AsJson(logging.Formatter):
    """Writes each line as an object of JSON, for who collects the lines of several processes.

    ``table``, ``entry`` and ``intent`` are there where it is known what was being done.
    """

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        said |= about.now()
        if record.exc_info:
            said["raised"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


class AsText(logging.Formatter):
    """Writes each line as text, with what was being done in brackets behind it, where that is known."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:
        known = ", ".join(f"{name} {value}" for name, value in about.now().items())
        return f"{super().formatMessage(record)} ({known})" if known else super().formatMessage(record)


def log_ours(level: int, form: str = "text") -> None:
    """Logs what our own packages say from a level on, and of the libraries warnings only.

    At lower levels the libraries of the database tell every statement with what is stored by it.
    """
    handler = logging.StreamHandler()
    handler.addFilter(Repeated())
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    for package in ("bot", "render", "storage"):
        logging.getLogger(package).setLevel(level)
