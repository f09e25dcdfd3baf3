"""What the application posts: threads, posts, edits, each as often as it is asked for but once."""

from __future__ import annotations

import msgspec
import pytest

from bot.app.outside import Clock
from bot.app.speech.messages import Place, TryLater, Undeliverable
from bot.chat_web.channel import Channel
from storage.errors import Unavailable
from tests.bot.chat_web.double import LOUNGE, board_message, plain
from tests.bot.chat_web.visitors import Table


def texts(messages: list[dict[str, object]]) -> list[str]:
    return ["".join(part["text"] for part in message["text"]) for message in messages]  # type: ignore[attr-defined]


async def test_a_post_is_seen_by_everybody(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    reference = await table.app.post(board_message("Hello"), key="k")
    for member in (ada, bo):
        (message,) = await member.messages()
        assert str(message["id"]) == reference
        assert (message["kind"], message["author"], message["private"]) == ("shown", "", False)
        assert message["alt"] == "Board: a jungle with two temples"
        assert message["buttons"][0][1] == {"press": "play:1", "label": "Play", "style": "main", "key": "", "does": ""}


async def test_a_post_of_the_same_key_is_shown_once(table: Table) -> None:
    ada = await table.member("Ada")
    references = {await table.app.post(board_message("Hello"), key="k") for _ in range(3)}
    assert len(references) == 1
    assert texts(await ada.messages()) == ["Hello"]


async def test_a_post_takes_the_place_of_an_earlier_one(table: Table) -> None:
    ada = await table.member("Ada")
    first = await table.app.post(board_message("One"), key="1")
    await table.app.post(plain("Two"), key="2")
    (shown, _) = await ada.messages()
    assert await table.app.post(board_message("Three"), key="3", replaces=first) == first
    assert texts(await ada.messages()) == ["Three", "Two"]
    assert (await ada.get(shown["picture"])).status == 404
    assert (await ada.get((await ada.messages())[0]["picture"])).status == 200


@pytest.mark.parametrize("reference", ["99", "-1", "one", "9" * 15])
async def test_a_post_in_the_place_of_what_is_not_there_is_a_new_one(table: Table, reference: str) -> None:
    ada = await table.member("Ada")
    await table.app.post(plain("One"), key="1", replaces=reference)
    assert texts(await ada.messages()) == ["One"]


async def test_a_post_never_takes_the_place_of_a_members_words(table: Table) -> None:
    ada = await table.member("Ada")
    said = (await ada.send("Mine")).json["id"]
    whispered = (await ada.send("/panel")).json["id"]
    for number in (said, whispered):
        await table.app.post(plain("Yours?"), key=f"k{number}", replaces=str(number))
    assert texts(await ada.messages())[::3] == ["Mine", "Yours?"]


async def test_a_thread_is_opened_once_and_told_in_the_lounge(table: Table) -> None:
    ada = await table.member("Ada")
    places = {await table.app.messenger.open_thread(LOUNGE, "Green Valley", "t1", "") for _ in range(2)}
    (place,) = places
    assert place == Place(platform="web", channel="lounge", thread="t1")
    (told,) = await ada.messages()
    assert (told["kind"], told["opens"], told["title"], told["closed"]) == ("opened", "t1", "Green Valley", False)
    assert (await ada.get("state")).json["threads"] == [{"thread": "t1", "title": "Green Valley", "closed": False}]
    await table.app.post(plain("Here"), place, key="k")
    assert texts(await ada.messages("t1")) == ["Here"]


async def test_a_finished_table_is_put_away_and_can_still_be_read(table: Table) -> None:
    ada = await table.member("Ada")
    place = await table.app.messenger.open_thread(LOUNGE, "Green Valley", "t1", "")
    await table.app.post(plain("Here"), place, key="k")
    for _ in range(2):
        await table.app.messenger.close_thread(place)
    assert (await ada.get("state")).json["threads"][0]["closed"]
    assert texts(await ada.messages("t1")) == ["Here"]


async def test_a_member_sees_the_title_that_a_thread_has_now(table: Table) -> None:
    ada = await table.member("Ada")
    place = await table.app.messenger.open_thread(LOUNGE, "Ada, Bob", "t1", "")
    (told,) = await ada.messages()
    await table.app.messenger.rename_thread(place, "Ada, Cid")
    assert (await ada.get("state")).json["threads"] == [{"thread": "t1", "title": "Ada, Cid", "closed": False}]
    (now,) = await ada.messages()
    assert (now["id"], now["title"]) == (told["id"], "Ada, Cid")


@pytest.mark.parametrize(
    "place",
    [
        Place(platform="web", channel="lounge", thread="nowhere"),
        Place(platform="web", channel="cellar"),
        Place(platform="elsewhere", channel="lounge"),
    ],
)
async def test_a_post_for_no_place_can_never_be_delivered(table: Table, place: Place) -> None:
    with pytest.raises(Undeliverable):
        await table.app.post(plain("Hello"), place, key="k")


async def test_while_the_store_cannot_write_a_post_waits() -> None:
    class FullMemory:
        def watch(self, told: object) -> None:
            """Nobody else stores anything."""

        def write(self) -> FullMemory:
            return self

        async def __aenter__(self) -> None:
            raise Unavailable("disk full")

        async def __aexit__(self, *error: object) -> None:
            raise AssertionError("it was never entered")

    class FullApp:
        memory = FullMemory()
        clock = Clock()

    channel = Channel(FullApp())  # type: ignore[arg-type]
    with pytest.raises(TryLater, match="disk full"):
        await channel.open_thread(LOUNGE, "Green Valley", "t1", "")
    with pytest.raises(TryLater, match="disk full"):
        await channel.close_thread(LOUNGE)


async def test_everything_is_still_there_after_a_restart(table: Table) -> None:
    ada = await table.member("Ada")
    await ada.send("Hello")
    await ada.send("/open Valley")
    panel = (await ada.send("/panel", "t-valley")).json["id"]
    before = [await ada.messages(thread) for thread in ("", "t-valley")]
    state = (await ada.get("state")).json["threads"]
    await table.restart()
    assert [await ada.messages(thread) for thread in ("", "t-valley")] == before
    assert (await ada.get("state")).json["threads"] == state
    pictures = [message["picture"] for message in before[1]]
    assert [(await ada.get(picture)).status for picture in pictures] == [200, 200]
    pressed = await ada.press(panel, "step:1")
    assert pressed.json["id"] == panel
    assert texts(await ada.messages("t-valley"))[-1].startswith("Your turn: step 1")


async def test_a_picture_that_stays_keeps_its_address(table: Table) -> None:
    ada = await table.member("Ada")
    first = await table.app.post(board_message("One"), key="1")
    address = (await ada.messages())[0]["picture"]
    same = msgspec.structs.replace(board_message("One"), text=plain("Two").text)
    await table.app.post(same, key="2", replaces=first)
    changed = await ada.messages()
    assert (texts(changed), changed[0]["picture"]) == (["Two"], address)
    assert (await ada.get(address)).status == 200
    await table.app.post(board_message("Three"), key="3", replaces=first)
    assert (await ada.messages())[0]["picture"] != address
    assert (await ada.get(address)).status == 404, "what is shown no more is forgotten"


async def test_page_whose_link_another_process_has_made_void_is_closed(table: Table) -> None:
    ada, bob = await table.member("Ada"), await table.member("Bob")
    async with ada.listen() as hers, bob.listen() as his:
        async with table.app.store.write() as tx:
            await tx.lounge.relink(ada.user, "another")
        for tell in table.app.told:
            tell()
        assert await hers.end() == 1008
        assert await his.silent()
