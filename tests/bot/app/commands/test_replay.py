"""A game as a moving picture: of all of it or the last round, and only as everybody saw it."""

from __future__ import annotations

import io

from PIL import Image

from bot.app import App
from bot.app.commands import earlier
from bot.app.play.films import turns_of
from tests.bot.app.chat import Chat, labels, playing_at, seat_down
from tests.bot.app.commands.test_rematch import finished


async def test_a_finished_game_is_shown_turn_by_turn(app: App, chat: Chat) -> None:
    ann, _ = await finished(app, chat, "Ann", "Bob")
    result = next(post.message for post in chat.delivered if "Rematch" in labels(post.message))
    said = await ann.presses("Replay", result)
    shown = ann.seen[-1]
    assert shown.picture is not None and shown.meanwhile and shown.alt.startswith("Entries 0 to ")
    playing = await playing_at(app)
    async with app.store.read() as tx:
        turns = turns_of(await earlier.public_log(tx, playing))
    assert len(shown.picture.frames) == min(40, len(turns)) and f"{len(turns)} pictures" in said
    assert shown.picture.frames[-1].view == shown.picture.view
    await ann.presses("The last round", shown)
    last = ann.seen[-1]
    assert last.picture is not None and 2 <= len(last.picture.frames) < len(turns)
    drawn = await app.draw(last.picture)
    image = Image.open(io.BytesIO(drawn.data))
    assert drawn.mime == "image/webp" and getattr(image, "n_frames", 1) == len(last.picture.frames)
    assert "After step" in await ann.presses("Step by step", last)


async def test_a_replay_shows_everybody_the_same_and_nothing_of_a_draft(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/replay")
    before = first.seen[-1].picture
    (bury, *_) = [line for line in await first.completes("/move bury ") if line]
    await first.types(f"/move {bury}")
    for person in (first, second):
        await person.types("/replay")
        assert person.seen[-1].picture == before


async def test_what_else_is_asked_for_is_answered_with_what_can_be(app: App, chat: Chat) -> None:
    ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "`round`" in await ann.types("/replay backwards") or "round" in await ann.types("/replay backwards")
    assert await ann.completes("/replay r") == ("/replay round",) or "round" in (await ann.completes("/replay r"))
    await ann.types("/replay round")
    assert ann.seen[-1].picture is not None
