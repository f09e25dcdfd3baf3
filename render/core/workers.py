"""Processes that work for the one that has started them, and end with it."""

from __future__ import annotations

import ctypes
import importlib
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import parent_process
from threading import Thread


def paths_of(packages: Sequence[str]) -> dict[str, list[str]]:
    """Returns where the modules of packages are looked for, as a process of its own is to look for them, too."""
    return {name: list(sys.modules[name].__path__) for name in packages if name in sys.modules}


def begin_work(paths: Mapping[str, list[str]]) -> None:
    """Prepares the process in which it is called."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches workers too; whoever started them ends them
    Thread(target=_end_with_parent, daemon=True).start()
    for name, path in paths.items():
        importlib.import_module(name).__path__ = path


def give_back() -> None:
    """Gives memory that is free back to the system, where the C library can do so: of what lies between things that are
    kept it gives nothing back by itself."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _end_with_parent() -> None:
    """Ends the worker when the process that started it was killed; it would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
