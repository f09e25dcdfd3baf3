"""What one member sees alone appears in no byte that anybody else is sent."""

from __future__ import annotations

import logging
import zlib

import pytest
from sqlalchemy import bindparam, select

from bot.app.speech.messages import Picture
from bot.chat_web.channel import Channel
from rules.core import codec
from storage.schema import lounge_messages
from tests.bot.chat_web import double
from tests.bot.chat_web.visitors import Table, Visitor

WORD = "quincunx"


async def look_everywhere(visitor: Visitor, numbers: range) -> None:
    """Fetches all that a page could fetch, and some that it could only guess."""
    for path in (
        "",
        "state",
        "messages?thread=",
        "messages?thread=t-valley",
        "messages?thread=&before=9999",
        "table?thread=",
    ):
        await visitor.get(path)
    for thread in ("", "t-valley"):
        page = (await visitor.get(f"messages?thread={thread}")).json
        for message in page.get("messages", ()):
            if message.get("picture"):
                await visitor.get(message["picture"])
                await visitor.get(message["picture"].replace("picture", "places"))
    for number in numbers:
        for data in ("keep:1", "play:1", "step:1"):
            await visitor.press(number, data)
            await visitor.play("t-valley", data)
        await visitor.post("dismiss", {"message": number})
    for line in ("/", "/secret ", "/secret q", "/move "):
        await visitor.post("complete", {"thread": "", "line": line})


async def play_in_secret(table: Table) -> tuple[Visitor, Visitor, Visitor]:
    """Lets Ada do secret things while Bo and somebody without any cookie look at all they can."""
    ada, bo = await table.member("Ada"), await table.member("Bo")
    outsider = table.visitor()
    outsider.user = ada.user
    await ada.send("/open Valley")
    table.app.tables[ada.user] = double.secret(WORD)
    async with bo.listen() as page, ada.listen():
        for thread in ("", "t-valley"):
            await ada.send(f"/secret {WORD}", thread)
            await ada.send("/panel", thread)
        secrets = [message for message in await ada.messages() if message["private"]]
        board = await ada.table("t-valley")
        assert board and board["spots"][0]["mark"] == WORD
        for message in (board, *secrets):
            for path in (message["picture"], message["picture"].replace("picture", "places")):
                assert (await ada.get(path)).status == 200
                await bo.get(path)
                await outsider.get(path)
        await ada.press(secrets[0]["id"], "keep:1")
        await look_everywhere(bo, range(1, 10))
        await look_everywhere(outsider, range(1, 3))
        while not await page.silent():
            continue
    return ada, bo, outsider


async def test_a_secret_is_in_no_byte_sent_to_another(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    ada, bo, outsider = await play_in_secret(table)
    assert ada.received.count(WORD.encode()) >= 9, "the secret is what this test looks for"
    for eve in (bo, outsider):
        assert WORD.encode() not in eve.received
        assert b"preview of step" not in eve.received
    assert WORD not in caplog.text


@pytest.mark.parametrize("place", ["messages", "news", "pictures", "boards"])
async def test_a_leak_would_be_noticed(table: Table, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    if place == "messages":
        everything = select(lounge_messages).where(lounge_messages.c.id < bindparam("id")).limit(bindparam("limit"))
        monkeypatch.setattr("storage.lounge._BEFORE", everything)
    elif place == "news":
        everything = select(lounge_messages).where(lounge_messages.c.revision > bindparam("revision"))
        monkeypatch.setattr("storage.lounge._AFTER", everything)
    elif place == "pictures":
        monkeypatch.setattr("bot.chat_web.channel.Channel.picture", leak_picture)
    else:
        monkeypatch.setattr("bot.chat_web.boards.Boards.find", lambda self, user, id: self._kept.get(id, ("", None))[1])
    _, bo, _ = await play_in_secret(table)
    assert WORD.encode() in bo.received


async def leak_picture(channel: Channel, user: str, id: str) -> Picture:
    async with channel._app.store.read() as tx:
        row = await tx.lounge.pictures.get(id)
    if row is None:
        raise LookupError(id)
    picture: Picture = codec.decode(zlib.decompress(row.data), Picture)
    return picture


async def test_a_page_is_not_even_told_that_another_has_got_something(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    async with bo.listen() as page:
        await ada.send(f"/secret {WORD}")
        assert await page.silent()
        await ada.send("Hello")
        told = await page.next()
        assert [message["kind"] for message in told["messages"]] == ["said"]


async def test_what_was_secret_stays_so_after_it_is_put_away(table: Table) -> None:
    ada = await table.member("Ada")
    number = (await ada.send(f"/secret {WORD}")).json["id"]
    await ada.post("dismiss", {"message": number})
    fetched = (await ada.get("messages?thread=")).body
    assert WORD.encode() not in fetched


async def test_addresses_of_pictures_tell_nothing_and_cannot_be_guessed(table: Table) -> None:
    ada = await table.member("Ada")
    for _ in range(5):
        await ada.send(f"/secret {WORD}")
    names = [message["picture"].removeprefix("picture/") for message in await ada.messages()]
    assert len(set(names)) == 5
    assert all(len(name) == 43 for name in names)


async def test_links_and_tokens_are_in_no_log(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    link = await table.link("Ada")
    await table.visitor().open(link)
    for secret in (link, table.server.start_link):
        assert secret.rpartition("=")[2] not in caplog.text
