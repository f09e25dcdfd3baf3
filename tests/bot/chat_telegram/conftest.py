"""Every test of the Telegram side also fails when something went wrong behind the scenes."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from functools import cache

import pytest

from tests.bot.app.conftest import known_luck, nothing_goes_wrong_unseen, trouble_is_expected

__all__ = ["known_luck", "nothing_goes_wrong_unseen", "trouble_is_expected"]


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keeps requests to the loopback server away from any proxy of whoever runs the tests."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    yield


@pytest.fixture(autouse=True)
def certificates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves most of the time that a bot takes to be made: nothing is encrypted on the loopback address."""
    monkeypatch.setattr(ssl, "create_default_context", create_default_context)


create_default_context = cache(ssl.create_default_context)
