"""Members who asked for it are told that their turn comes next."""

from __future__ import annotations

from bot.app import App
from bot.app.play import upcoming
from tests.bot.app.chat import Chat, Person, playing_at, seat_down


async def test_nobody_is_told_twice_before_a_turn(app: App, chat: Chat) -> None:
    for name in ("Ann", "Bob", "Cid"):
        await Person(app, name).types("/calls next")
    await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")
    assert len(chat.told) == 1
    playing = await playing_at(app)
    async with app.store.write() as tx:
        await upcoming.tell(tx, playing, (), app.clock.now())
    await app.drain()
    assert len(chat.told) == 1
    async with app.store.write() as tx:
        await tx.foretold.set(playing.table.id, ())
        await upcoming.tell(tx, playing, (), app.clock.now())
    await app.drain()
    assert len(chat.told) == 2, "what was forgotten is told again"


async def test_who_practises_alone_is_told_nothing(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/calls next")
    await ann.types("/new tikal practice")
    await ann.presses("Start", chat.lobby)
    assert (await playing_at(app)).match.awaited
    assert chat.told == [], "at a practice table all seats are the own"
