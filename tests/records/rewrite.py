"""Writes the recorded games as records are written today: ``python -m tests.records.rewrite``.

The comments behind a record stay, and so do those of earlier versions in ``tests/toy``, ``tests/compat`` and
``tests/skeleton``, from which `longtable newgame` makes records of another game.
"""

from __future__ import annotations

from rules.core import record
from tests.records.files import files


def main() -> None:
    for _, file in files():
        if file.stem.startswith("version_"):
            continue
        text = file.read_text(encoding="utf-8")
        found = record.read(text)
        comments = [line for line in text.splitlines(keepends=True) if line.startswith("#")]
        file.write_text(record.write(found.header, found.entries) + "".join(comments), encoding="utf-8")


if __name__ == "__main__":
    main()
