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
from collections.abc import Callable, Sequence
from pathlib import Path

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
AUDITOR = "pip-audit==2.10.1"
WEAK = "pillow==9.0.0"
"""A release of which weaknesses have long been known: a service that names none here has no advisories."""

Ask = Callable[[Path], tuple[int, str]]
"""Runs pip-audit over a file of requirements; returns its exit code and what it prints, as JSON."""


def knows_weaknesses(printed: str) -> bool:
    """Says whether pip-audit has named any weakness."""
    try:
        return any(found.get("vulns") for found in json.loads(printed)["dependencies"])
    except (ValueError, KeyError, TypeError):
        return False


def judge(ask: Ask, folder: Path) -> int:
    """Audits the dependencies where a release known to be weak is found to be; returns the exit code."""
    weak = folder / "weak.txt"
    weak.write_text(f"{WEAK}\n", encoding="utf-8")
    if not knows_weaknesses(ask(weak)[1]):
        print("No advisory service answers from here, so nothing was looked up.")
        return 1
    code, printed = ask(CONSTRAINTS)
    print(printed)
    return code


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="longtable-audit-") as folder:
        venv.create(folder, with_pip=True)
        python = [str(Path(folder, "bin", "python")), "-m"]
        if subprocess.run([*python, "pip", "install", "--quiet", AUDITOR], check=False).returncode:
            print(f"{AUDITOR} could not be installed, so nothing was looked up.")
            return 1
        return judge(lambda file: _ask(python, file), Path(folder))


def _ask(python: Sequence[str], file: Path) -> tuple[int, str]:
    asked = ["pip_audit", "--strict", "--no-deps", "--disable-pip", "--format=json", "--requirement", str(file)]
    done = subprocess.run([*python, *asked], check=False, stdout=subprocess.PIPE, text=True)
    return done.returncode, done.stdout


if __name__ == "__main__":
    sys.exit(main())
