"""One studio for all tests of a process that have pictures drawn: to start its worker takes longer than most tests."""

from __future__ import annotations

from functools import cache

import pytest

from bot.app import app
from render.core.studio import Studio


class Shared(Studio):
    """A studio that stays open for the next test; its worker ends with the process that started it."""

    async def close(self) -> None:
        """Leaves it as it is."""


shared = cache(Shared)


@pytest.fixture(autouse=True)
def one_studio_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the applications of all tests have their pictures drawn in one studio."""
    monkeypatch.setattr(app, "Studio", shared)
