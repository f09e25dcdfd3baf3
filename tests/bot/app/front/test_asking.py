"""What a chat asks beside any intent: what somebody has chosen."""

from __future__ import annotations

from pathlib import Path

from tests.bot.app.chat import (
    Chat,
    Person,
    open_app,
)


async def test_somebody_is_spoken_to_in_his_own_language_or_that_of_his_client(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        assert (await app.chosen(Chat.name, ann.actor.user)).words.language == "en"
        assert (await app.chosen(Chat.name, ann.actor.user, "cs-CZ")).words.language == "cs"
        await ann.types("/language cs")
        assert (await app.chosen(Chat.name, ann.actor.user, "en")).words.language == "cs"
