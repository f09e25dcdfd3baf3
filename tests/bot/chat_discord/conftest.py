"""Every test of the Discord side fails as well when Discord had to refuse something, or our own code complained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bot.app.conftest import nothing_goes_wrong_unseen, trouble_is_expected
from tests.bot.chat_discord.loopback import OPENED

__all__ = ["nothing_goes_wrong_unseen", "trouble_is_expected"]


@pytest.fixture(autouse=True)
def nothing_is_refused() -> Iterator[None]:
    """Fails a test during which the bot sent what Discord does not take."""
    OPENED.clear()
    yield
    refusals = [refusal for discord in OPENED for refusal in discord.refusals]
    assert not refusals, refusals
