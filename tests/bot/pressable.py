"""What can be pressed at a table, for the tests of chats that press all of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.commands import index

LAST = ("end", "resign", "forget", "leave")
"""What ends something is pressed after all else."""


def all_that_can_be_pressed(table: str) -> Iterator[str]:
    """Yields what stands in a button of each kind, and in one that no button is."""
    yield "nonsense"
    for name, button in sorted(index.BUTTONS.items(), key=lambda item: item[0] in LAST):
        for count in button.counts:
            yield ":".join([name, table, "0", "0", "done", "done"][: count + 1])
