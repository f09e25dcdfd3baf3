"""What a chat asks beside any intent: what somebody has chosen."""

from __future__ import annotations

from bot.app import App
from tests.bot.app.chat import (
    Chat,
    Person,
)


async def test_somebody_is_spoken_to_in_his_own_language_or_that_of_his_client(app: App) -> None:
    ann = Person(app, "Ann")
    assert (await app.chosen(Chat.name, ann.actor.user)).words.language == "en"
    assert (await app.chosen(Chat.name, ann.actor.user, "cs-CZ")).words.language == "cs"
    await ann.types("/language cs")
    assert (await app.chosen(Chat.name, ann.actor.user, "en")).words.language == "cs"
