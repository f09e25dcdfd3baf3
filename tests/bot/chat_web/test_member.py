"""What a member does on their page, and what the page is told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from time import monotonic
from typing import Any, cast

import pytest
from aiohttp import WSServerHandshakeError

from bot.app.speech.messages import Command, Place, Press, Typing
from bot.chat_web import WebSettings
from bot.chat_web.channel import Channel
from bot.chat_web.member import split_command
from bot.chat_web.settings import Room
from tests.bot.app.faults import fault
from tests.bot.chat_web.double import plain
from tests.bot.chat_web.visitors import Table, open_table
from tests.waiting import SOON

AT_ONCE = Room(too_fast=0)
"""Room in which what comes too fast is refused at once."""


def text(message: dict[str, Any]) -> str:
    return "".join(part["text"] for part in message["text"])


@pytest.mark.parametrize(
    ("line", "name", "words"),
    [
        ("/move uncover d4", "move", "uncover d4"),
        ("/Move  Uncover D4 ", "move", "Uncover D4 "),
        ("/move ", "move", ""),
        ("/move", "move", ""),
        ("/", "", ""),
        ("/ move", "", "move"),
        ("//move", "/move", ""),
    ],
)
def test_a_command_is_a_name_and_words(line: str, name: str, words: str) -> None:
    assert split_command(line) == (name, words)


async def test_words_are_said_to_everybody_and_commands_to_nobody(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await ada.send("Hello <b>Bo</b>")
    await ada.send("/secret plum")
    (said,) = await bo.messages()
    assert (text(said), said["author"], said["kind"], said["own"]) == ("Hello <b>Bo</b>", "Ada", "said", False)
    assert [message["own"] for message in await ada.messages()] == [True, False]


async def test_a_command_reaches_the_application_as_it_was_typed(table: Table) -> None:
    ada = await table.member("Ada")
    await ada.send("/open Valley")
    event = "0123456789abcdef"
    answered = await ada.send("/Move  uncover d4; end ", "t-valley", event)
    command = table.app.asked[-1]
    assert isinstance(command, Command)
    assert (command.name, command.line, command.private) == ("move", "uncover d4; end", True)
    assert command.place == Place(platform="web", channel="lounge", thread="t-valley", pressed=True)
    assert command.event == f"{ada.user}:{event}"
    assert (command.actor.user, command.actor.name, command.actor.platform) == (ada.user, "Ada", "web")
    shown = (await ada.messages("t-valley"))[-1]
    assert (shown["id"], shown["private"], shown["line"]) == (
        answered.json["id"],
        True,
        "/Move  uncover d4; end",
    )


async def test_the_application_is_told_the_language_of_the_page(table: Table) -> None:
    ada = await table.member("Ada")
    body = {"event": "0123456789", "thread": "", "line": "/move"}
    await ada.post("send", body, Accept_Language="de, cs-CZ;q=0.8")
    (command,) = table.app.asked
    assert isinstance(command, Command)
    assert command.actor.language == "cs"


async def test_a_command_without_an_answer_shows_nothing(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.send("/call Bo nobody")).json == {"id": None}
    assert [message["private"] for message in await ada.messages()] == [False]


@pytest.mark.parametrize("line", ["Hello", "/open Valley"])
async def test_what_is_sent_again_after_a_lost_answer_is_done_once(table: Table, line: str) -> None:
    ada = await table.member("Ada")
    answers = {(await ada.send(line, event="0123456789")).body for _ in range(3)}
    assert len(answers) == 1
    messages = await ada.messages()
    assert len({message["id"] for message in messages}) == len(messages) == (1 if line == "Hello" else 2)


async def test_the_same_event_of_another_member_is_another_event(table: Table) -> None:
    for name in ("Ada", "Bo"):
        await (await table.member(name)).send("/secret plum", event="0123456789")
    assert len({command.event for command in table.app.asked if isinstance(command, Command)}) == 2


async def test_a_press_in_the_panel_changes_it_in_place(table: Table) -> None:
    ada = await table.member("Ada")
    panel = (await ada.send("/panel")).json["id"]
    await ada.send("Something else")
    assert (await ada.press(panel, "step:1")).json == {"id": panel, "begun": ""}
    first, _ = await ada.messages()
    assert first["id"] == panel and text(first) == "Your turn: step 1, move 2 a5-b4."
    assert first["line"] == "/panel"
    press = table.app.asked[-1]
    assert isinstance(press, Press)
    assert (press.data, press.private) == ("step:1", True)


async def test_a_press_sent_again_is_one_press(table: Table) -> None:
    ada = await table.member("Ada")
    panel = (await ada.send("/panel")).json["id"]
    for _ in range(2):
        await ada.press(panel, "done:", "0123456789")
    assert sum(isinstance(asked, Press) for asked in table.app.asked) == 1


async def test_a_panel_that_is_replaced_by_nothing_goes_away(table: Table) -> None:
    ada = await table.member("Ada")
    panel = (await ada.send("/panel")).json["id"]
    assert (await ada.press(panel, "done:")).json == {"id": None}
    gone, posted = await ada.messages()
    assert (gone["id"], gone["kind"]) == (panel, "gone")
    assert text(posted) == "Ada has moved."
    assert (await ada.press(panel, "step:1")).json == {"error": "message-gone"}


async def test_a_press_in_public_is_answered_in_private(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await ada.send("/open Valley")
    (post,) = await bo.messages("t-valley")
    answered = (await bo.press(post["id"], "play:1")).json["id"]
    press = table.app.asked[-1]
    assert isinstance(press, Press)
    assert (press.private, press.place.thread, press.actor.user) == (False, "t-valley", bo.user)
    _, answer = await bo.messages("t-valley")
    assert (answer["id"], answer["private"], text(answer)) == (answered, True, "Bo has pressed play:1.")
    assert len(await ada.messages("t-valley")) == 1


async def test_an_old_button_is_a_question_for_the_application(table: Table) -> None:
    ada = await table.member("Ada")
    post = int(await table.app.post(plain("No buttons any more"), key="k"))
    assert (await ada.press(post, "old:button")).status == 200
    assert text((await ada.messages())[-1]) == "Ada has pressed old:button."


async def test_nobody_presses_or_dismisses_what_another_sees_alone(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    panel = (await ada.send("/panel")).json["id"]
    assert (await bo.press(panel, "step:1")).json == {"error": "message-gone"}
    assert (await bo.post("dismiss", {"message": panel})).json == {"error": "message-gone"}
    assert not any(isinstance(asked, Press) for asked in table.app.asked)
    assert (await ada.messages())[0]["kind"] == "shown"


async def test_a_private_message_can_be_put_away_and_a_public_one_cannot(table: Table) -> None:
    ada = await table.member("Ada")
    panel = (await ada.send("/panel")).json["id"]
    picture = (await ada.messages())[0]["picture"]
    said = (await ada.send("Hello")).json["id"]
    assert (await ada.post("dismiss", {"message": panel})).status == 200
    assert (await ada.post("dismiss", {"message": said})).json == {"error": "message-gone"}
    assert [message["kind"] for message in await ada.messages()] == ["gone", "said"]
    assert (await ada.get(picture)).status == 404


async def test_names_of_commands_are_completed(table: Table) -> None:
    ada = await table.member("Ada")
    found = (await ada.post("complete", {"thread": "", "line": "/se"})).json["lines"]
    assert [line["line"] for line in found] == ["/secret "]
    assert found[0]["hint"].startswith("Tells you")
    called = (await ada.post("complete", {"thread": "", "line": "/ta"})).json["lines"]
    assert [line["line"] for line in called] == ["/move "], "by what it is called in the member's language"
    assert len((await ada.post("complete", {"thread": "", "line": "/"})).json["lines"]) == 5
    assert (await ada.post("complete", {"thread": "", "line": "hello"})).json == {"lines": []}


async def test_words_are_completed_by_the_application(table: Table) -> None:
    ada = await table.member("Ada")
    found = (await ada.post("complete", {"thread": "t", "line": "/move uncover d"})).json["lines"]
    assert [line["line"] for line in found][:2] == ["/move uncover d1", "/move uncover d2"]
    await ada.post("complete", {"thread": "t", "line": "/move "})
    (first, second) = (asked for asked in table.app.asked if isinstance(asked, Typing))
    assert (first.name, first.line, first.place.thread) == ("move", "uncover d", "t")
    assert (second.name, second.line) == ("move", "")


async def test_the_page_is_told_of_what_is_new_and_changed(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    async with bo.listen() as page:
        said = (await ada.send("Hello")).json["id"]
        told = await page.next()
        assert [(message["id"], text(message)) for message in told["messages"]] == [(said, "Hello")]
        post = await table.app.post(plain("One"), key="1")
        assert text((await page.next())["messages"][0]) == "One"
        await table.app.post(plain("Two"), key="2", replaces=post)
        changed = await page.next()
        assert [(str(message["id"]), text(message)) for message in changed["messages"]] == [(post, "Two")]
        assert changed["revision"] > told["revision"]


async def test_a_page_that_was_away_is_told_of_what_it_missed(table: Table) -> None:
    ada = await table.member("Ada")
    await ada.send("One")
    async with ada.listen() as page:
        revision = (await page.next())["revision"]
    await ada.send("Two")
    await table.restart()
    await ada.send("Three")
    async with ada.listen(after=revision) as page:
        assert [text(message) for message in (await page.next())["messages"]] == ["Two", "Three"]


@pytest.mark.parametrize("after", [10**6, 0])
async def test_a_page_that_is_far_behind_or_ahead_loads_anew(table: Table, after: int) -> None:
    ada = await table.member("Ada")
    async with table.app.store.write() as tx:
        for n in range(501):
            await tx.lounge.message(f"said:{n}", body=b'{"type":"said","text":"x"}', at=0.0)
    async with ada.listen(after) as page:
        assert await page.next() == {"reset": True}
        assert await page.end() == 1000


async def test_a_page_that_cannot_be_told_is_let_go_and_comes_back(table: Table) -> None:
    ada = await table.member("Ada")
    spoil = "UPDATE lounge_messages SET body = '?' || body"
    async with ada.listen() as page, fault(table.app.path, "AFTER INSERT ON lounge_messages", spoil):
        await ada.send("Hello")
        assert await page.end() == 1011
    with closing(sqlite3.connect(table.app.path)) as database, database:
        database.execute("UPDATE lounge_messages SET body = CAST(substr(body, 2) AS BLOB)")
    async with ada.listen() as page:
        assert text((await page.next())["messages"][0]) == "Hello"


async def test_all_pages_of_a_member_are_told_but_not_too_many(table: Table) -> None:
    ada = await table.member("Ada")
    async with ada.listen() as one, ada.listen() as two:
        await ada.send("Hello")
        assert (await one.next()) == (await two.next())


async def test_the_log_is_fetched_a_page_at_a_time(table: Table) -> None:
    ada = await table.member("Ada")
    async with table.app.store.write() as tx:
        for n in range(70):
            await tx.lounge.message(f"k{n}", body=b'{"type":"said","text":"%d"}' % n, at=0.0)
    last = (await ada.get("messages?thread=")).json
    assert last["more"] and [text(message) for message in last["messages"]] == [str(n) for n in range(20, 70)]
    first = (await ada.get(f"messages?thread=&before={last['messages'][0]['id']}")).json
    assert not first["more"] and len(first["messages"]) == 20


async def test_a_picture_is_drawn_for_all_who_see_it(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await ada.send("/open Valley")
    (post,) = await ada.messages("t-valley")
    answers = await asyncio.gather(*(member.get(post["picture"]) for member in (ada, bo, ada)))
    assert {answer.headers["Content-Type"] for answer in answers} == {"image/png"}
    assert all(answer.headers["Cache-Control"].startswith("private") for answer in answers)
    assert "Content-Disposition" not in answers[0].headers


async def test_a_picture_that_cannot_be_drawn_is_tried_again(table: Table) -> None:
    ada = await table.member("Ada")
    table.app.draws = False
    await ada.send("/panel")
    (panel,) = await ada.messages()
    assert (await ada.get(panel["picture"])).json == {"error": "not-drawn"}
    table.app.draws = True
    assert (await ada.get(panel["picture"])).status == 200


async def test_who_sends_too_much_waits_a_little(table: Table) -> None:
    async with open_table(
        table.path.with_name("other.sqlite"), WebSettings(port=0, burst=3, per_second=1, room=AT_ONCE)
    ) as slow:
        ada, bo = await slow.member("Ada"), await slow.member("Bo")
        answers = [(await ada.send("/panel")).status for _ in range(6)]
        assert answers[:3] == [200, 200, 200]
        assert 429 in answers
        assert (await bo.send("/panel")).status == 200
        await asyncio.sleep(1.1)
        assert (await ada.send("/panel")).status == 200


async def test_who_talks_too_fast_waits_longer_than_who_plays(table: Table) -> None:
    async with open_table(
        table.path.with_name("other.sqlite"), WebSettings(port=0, burst=12, per_second=0.01, room=AT_ONCE)
    ) as slow:
        ada, bo = await slow.member("Ada"), await slow.member("Bo")
        said = [(await ada.send(f"Hello {n}")) for n in range(3)]
        assert [answer.status for answer in said] == [200, 200, 429]
        assert said[-1].json == {"error": "too-fast"}
        assert (await ada.send("/panel")).status == 200
        assert (await bo.send("Hello")).status == 200
        assert [text(message) for message in (await bo.messages())] == ["Hello 0", "Hello 1", "Hello"]


async def test_what_comes_too_fast_is_refused_only_after_a_while_and_holds_up_nobody_else(table: Table) -> None:
    async with open_table(
        table.path.with_name("other.sqlite"),
        WebSettings(port=0, burst=1, per_second=0.0001, room=Room(too_fast=3600)),
    ) as slow:
        ada, bo = await slow.member("Ada"), await slow.member("Bo")
        assert (await ada.send("/panel")).status == 200
        refused = asyncio.create_task(ada.send("/panel"))
        assert (await bo.send("/panel")).status == 200
        assert not refused.done()
        refused.cancel()


async def test_who_looks_too_often_waits_a_little(table: Table) -> None:
    async with open_table(
        table.path.with_name("other.sqlite"), WebSettings(port=0, burst=1, per_second=0.01, room=AT_ONCE)
    ) as slow:
        ada, bo = await slow.member("Ada"), await slow.member("Bo")
        ways = ["state", "messages?thread=", "table?thread=", "picture/none", "places/none", "manifest.json"] * 3
        answers = [await ada.get(way) for way in ways]
        assert {answer.status for answer in answers[:7]} <= {200, 404}
        assert {answer.status for answer in answers[8:]} == {429}
        assert answers[-1].json == {"error": "too-fast"}
        assert (await bo.get("state")).status == 200


async def test_who_opens_pages_too_often_waits_a_little(table: Table) -> None:
    async with open_table(
        table.path.with_name("other.sqlite"), WebSettings(port=0, per_second=0.01, room=AT_ONCE)
    ) as slow:
        ada, bo = await slow.member("Ada"), await slow.member("Bo")
        for _ in range(48):
            async with ada.listen():
                pass
        with pytest.raises(WSServerHandshakeError) as refused:
            await ada.listen().__aenter__()
        assert refused.value.status == 429
        async with bo.listen():
            pass


async def test_many_pages_of_a_member_ask_once_what_is_new(table: Table) -> None:
    ada = await table.member("Ada")
    asked = 0

    async def ask() -> int:
        nonlocal asked
        asked += 1
        return asked

    channel = cast(Channel, table.app.messenger)
    assert await asyncio.gather(*(channel.ask_once("what", ask) for _ in range(5))) == [1] * 5
    await ada.send("Hello")
    assert await channel.ask_once("what", ask) == 2


async def test_what_is_asked_while_something_changes_is_asked_again(table: Table) -> None:
    ada = await table.member("Ada")
    channel = cast(Channel, table.app.messenger)

    async def ask() -> str:
        await ada.send("Hello")
        return "before"

    async def ask_again() -> str:
        return "after"

    assert await channel.ask_once("what", ask) == "before"
    assert await channel.ask_once("what", ask_again) == "after"


async def test_a_line_can_be_long_but_not_too_long(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.send("x" * 4000)).status == 200
    assert (await ada.send("x" * 4001)).json == {"error": "too-long"}
    assert (await ada.send("/move " + "x" * 4001)).json == {"error": "too-long"}
    assert (await ada.send(" \n ")).json == {"error": "empty"}
    assert (await ada.post("complete", {"thread": "", "line": "/move " + "x" * 4001})).json == {"lines": []}


async def test_nothing_is_said_in_a_thread_that_is_not_there(table: Table) -> None:
    ada = await table.member("Ada")
    assert (await ada.send("Hello", "nowhere")).json == {"error": "not-found"}
    assert (await ada.messages("nowhere")) == []


async def test_members_find_out_who_is_mentioned(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await ada.send(f"/call Bo {bo.user}")
    (for_bo,), (for_ada,) = await bo.messages(), await ada.messages()
    assert for_bo["mentioned"] and for_bo["text"][0] == {"text": "Bo", "style": "mention", "me": True}
    assert not for_ada["mentioned"] and for_ada["text"][0] == {"text": "Bo", "style": "mention"}


async def test_a_member_whose_data_were_deleted_has_no_name_and_no_page(table: Table) -> None:
    ada, bo = await table.member("Ada"), await table.member("Bo")
    await ada.send("Hello")
    async with table.app.store.write() as tx:
        member = await tx.members.add("Ada", "web", ada.user, 0.0)
        await tx.members.forget(member.id)
    assert (await ada.get("state")).status == 403
    assert await bo.messages() == []


async def test_while_another_program_holds_the_database_a_line_is_answered_within_a_second(table: Table) -> None:
    ada = await table.member("Ada")
    body = {"event": "0123456789", "thread": "", "line": "Hello"}
    with closing(sqlite3.connect(table.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        began = monotonic()
        answer = await ada.post("send", body)
        assert (answer.status, answer.json) == (500, {"error": "database-busy"}) and monotonic() - began < SOON
        other.execute("ROLLBACK")
    assert (await ada.post("send", body)).status == 200, "the same event is taken then"
