"""What a chat that keeps the board in view offers in a first game of a kind, and not in a later one."""

from __future__ import annotations

import msgspec

from bot.app import App
from bot.app.play.tables import place_of
from tests.bot.app.chat import Chat, Person, play_rounds, playing_at, seat_down


async def test_two_minutes_are_offered_until_a_game_of_the_kind_was_finished(app: App, chat: Chat) -> None:
    for first in (True, False):
        ann, _ = people = await seat_down(app, chat, "toy", "Ann", "Bob")
        here = msgspec.structs.replace(place_of((await playing_at(app)).table), pressed=True)
        shown = await app.table(ann.actor, here)
        assert shown is not None and shown.around is not None
        assert shown.around.primer == ("rules:toy:" if first else "")
        watching = await app.table(Person(app, "Eve").actor, here)
        assert watching is None or watching.around is None or not watching.around.primer
        await play_rounds(app, people, 2)
        await ann.resigns()
        assert (await playing_at(app)).match.over
