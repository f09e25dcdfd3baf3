# ruff: noqa: T201 - what it prints is what it is for
"""Looks whether weaknesses are known of what Longtable depends on: ``make audit``.

It runs ``pip-audit --strict`` over ``constraints.txt``, in an environment that is made for it and thrown away. Where no
advisory service answers nothing has been looked up, and that is said and is no success.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
AUDITOR = "pip-audit==2.10.1"
WEAK = "https://pypi.org/pypi/pillow/9.0.0/json"
"""A release of which weaknesses have long been known: a service that names none here has no advisories."""


def advisories_answer() -> bool:
    """Says whether the service that pip-audit asks answers, and has advisories."""
    try:
        with urlopen(WEAK, timeout=20) as answer:
            return bool(json.load(answer).get("vulnerabilities"))
    except (OSError, ValueError):
        return False


def audit() -> int:
    """Runs pip-audit; returns its exit code."""
    with tempfile.TemporaryDirectory(prefix="longtable-audit-") as folder:
        venv.create(folder, with_pip=True)
        python = [str(Path(folder, "bin", "python")), "-m"]
        if subprocess.run([*python, "pip", "install", "--quiet", AUDITOR], check=False).returncode:
            print(f"{AUDITOR} could not be installed, so nothing was looked up.", flush=True)
            return 1
        asked = [*python, "pip_audit", "--strict", "--no-deps", "--disable-pip", "--requirement", str(CONSTRAINTS)]
        return subprocess.run(asked, check=False).returncode


def main(answer: Callable[[], bool] = advisories_answer, run: Callable[[], int] = audit) -> int:
    if answer():
        return run()
    print("No advisory service answers from here, so nothing was looked up. Try again where pypi.org can be reached.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
