"""When Telegram fails or changes under us, the game's state stays right and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from telegram import Update
from telegram.ext import Application

from bot.app import create_app
from bot.app.beside.serving import serving
from bot.app.outside import Clock
from bot.app.speech.failures import CannotServe
from bot.app.speech.messages import Message, Part, Place, Post, TryLater
from bot.chat_telegram import TelegramChat, create_application
from bot.chat_telegram.incoming import PLATFORM
from bot.settings import Settings
from storage.inbox import Inbox
from storage.rows import InboxRow
from tests.bot.chat_telegram.limits import Refused
from tests.bot.chat_telegram.server import PER_SECOND, BotApi, Chat, Fault
from tests.bot.chat_telegram.tally import CALL
from tests.bot.chat_telegram.world import Person, World, labels, lobby_of, open_world, seat_down, settings_for, steps

FLOOD = Refused(429, "Too Many Requests: retry after 0.05", retry_after=0.05)
BROKEN = Refused(502, "Bad Gateway")


async def two_at_tikal(world: World, **group: Any) -> tuple[Chat, list[Person]]:
    people = [world.person("Ann"), world.person("Bob")]
    chat = world.api.add_group(*(person.user for person in people), **group)
    return chat, await seat_down(world, chat, "tikal", people)


async def end_turn(world: World, people: list[Person], chat: Chat | None = None, table: str = "") -> Person:
    """Lets whoever is awaited answer harmlessly until it is the next one's turn; returns who it was."""
    playing = await world.playing(table)
    (seat,) = playing.match.awaited
    person = next(person for person in people if person.name == playing.names[seat])
    named = f"@{table} " if table else ""
    while (match := (await world.playing(table)).match).awaited == (seat,):
        await person.types(f"/move {named}{match.game.format(match.game.default(match.state, seat))}", chat)
    return person


# ---------------------------------------------------------------------- floods, time-outs, errors


@pytest.mark.parametrize(
    "fault",
    [
        Fault(method="sendPhoto", refusal=FLOOD, times=2),
        Fault(method="sendPhoto", refusal=BROKEN, times=2),
        Fault(method="sendPhoto", refusal=Refused(500, "Internal Server Error"), times=2),
        Fault(method="sendPhoto", drop=True, times=2),
        Fault(method="sendPhoto", hang=60.0, times=1),
    ],
    ids=["flood", "502", "500", "dropped", "time-out"],
)
async def test_a_post_is_delivered_later(fault: Fault, world: World) -> None:
    if fault.hang:
        world.application.bot_data["messenger"]._screen._answer_seconds = 0.3
    group, people = await two_at_tikal(world)
    fault.when = lambda fields: int(fields["chat_id"]) == group.id
    other = world.api.add_group(people[0].user)
    boards = len(group.posts)
    world.api.faults.append(fault)
    await end_turn(world, people)
    await people[0].types("/new toy", other)
    assert "Join" in [button["text"] for button in other.posts[-1].buttons], "other chats do not notice"
    await world.delivered()
    assert fault.times == 0
    assert len(group.posts) > boards


async def test_a_post_whose_answer_is_slow_is_not_sent_again(tmp_path: Path) -> None:
    """It stands already, and Telegram cannot be asked whether it does."""
    async with open_world(tmp_path, telegram_timeout_seconds=0.6) as world:
        group, people = await two_at_tikal(world)
        boards = len(group.posts)
        world.api.faults.append(Fault(method="sendPhoto", hang=0.8, carried_out=True))
        await end_turn(world, people, group)
        await world.delivered()
        assert len([post for post in group.posts[boards:] if post.photo]) == 1


async def test_a_post_to_a_flooded_group_goes_back_to_the_outbox_at_once(world: World) -> None:
    """It is told when to try again, and another table's post is not kept waiting by it."""
    ann = world.person("Ann")
    group, other = world.api.add_group(ann.user), world.api.add_group(ann.user)
    flood = Refused(429, "Too Many Requests: retry after 30", retry_after=30)
    world.api.faults.append(Fault(method="sendMessage", refusal=flood))
    messenger = world.application.bot_data["messenger"]

    def post(chat: Chat, key: str) -> Post:
        return Post(key=key, place=Place(platform=PLATFORM, channel=str(chat.id)), message=Message((Part("!"),)))

    for key in ("refused by Telegram", "held back by us"):
        with pytest.raises(TryLater) as later:
            await messenger.deliver(post(group, key))
        assert later.value.seconds is not None and 25 < later.value.seconds <= 30
    assert await messenger.deliver(post(other, "elsewhere"))
    assert [method for _, method, _ in world.api.calls].count("sendMessage") == 2


@pytest.mark.parametrize("refusal", [FLOOD, BROKEN], ids=["flood", "502"])
@pytest.mark.parametrize("started", [True, False], ids=["in private", "in the group"])
async def test_an_answer_is_given_after_all(started: bool, refusal: Refused, world: World) -> None:
    ann = world.person("Ann", started=started)
    group = world.api.add_group(ann.user)
    place = ann.private if started else group
    fault = Fault(method="sendMessage", refusal=refusal, times=2)
    fault.when = lambda fields: int(fields["chat_id"]) == place.id
    world.api.faults.append(fault)
    await ann.types("/rules tikal goal", group)
    assert "Tikal" in place.posts[-1].text and not fault.times


async def test_an_answer_in_a_busy_group_waits_for_its_turn(tmp_path: Path) -> None:
    async with BotApi(minute=1.0) as api, open_world(tmp_path, api) as world:
        ann = world.person("Ann", started=False)
        group = api.add_group(ann.user)
        for _ in range(22):
            await ann.types("/rules tikal goal", group)
        assert len(group.posts) == 22
        assert not any("Too Many" in refusal for refusal in api.refusals)


@pytest.mark.parametrize("method", ["sendPhoto", "editMessageMedia"])
async def test_where_a_picture_is_not_taken_the_words_are(method: str, world: World) -> None:
    group, people = await two_at_tikal(world)
    first = people[(await world.playing()).match.awaited[0]]
    await first.presses("Play", group.latest, group)
    place = group if method == "sendPhoto" else first.private
    for name in {method, "sendPhoto"}:
        fault = Fault(method=name, refusal=Refused(400, "Bad Request: IMAGE_PROCESS_FAILED"))
        fault.when = lambda fields: int(fields["chat_id"]) == place.id
        world.api.faults.append(fault)
    if method == "sendPhoto":
        await end_turn(world, people)
        await world.delivered()
        assert not group.latest.photo and "your turn" in group.latest.text
    else:
        await first.presses_button(steps(first.panel)[0], first.panel)
        assert not first.panel.photo and steps(first.panel)


async def test_all_chats_together_get_no_more_than_thirty_in_a_second(tmp_path: Path) -> None:
    async with open_world(tmp_path, overall=PER_SECOND) as world:
        hosts = [world.person(f"Host {number}", started=False) for number in range(35)]
        groups = [world.api.add_group(host.user) for host in hosts]
        for host, group in zip(hosts, groups, strict=True):
            world.api.say(host.user, group, "/new tikal")
        await world.delivered()
        assert all(any("hosted by Host" in post.text for post in group.posts) for group in groups)
        assert not any("Too Many" in refusal for refusal in world.api.refusals)


class Ahead(Clock):
    """Goes on by itself, and further when a test says so."""

    seconds = 0.0

    def wall(self) -> float:
        return self.steady()

    def steady(self) -> float:
        return super().steady() + self.seconds


@pytest.mark.long
async def test_five_tables_share_what_a_group_takes_and_none_waits_longer_than_it_must(tmp_path: Path) -> None:
    """Telegram never has anything to refuse, and whenever it takes something more, that much is sent."""
    clock, minute = Ahead(), 600.0
    async with BotApi(minute, clock.steady) as api, open_world(tmp_path, api, clock=clock) as world:
        people = [world.person("Ann"), world.person("Bob")]
        group = api.add_group(*(person.user for person in people))
        for _ in range(5):
            await people[0].types("/new tikal seats=2", group)
        lobby = group.posts[0]
        for table in await world.tables():
            await people[1].sends(f"join:{table.id}", lobby)
            await people[0].sends(f"start:{table.id}", lobby)
        for _ in range(6):
            for table in await world.tables():
                await end_turn(world, people, table=table.name)
        shown = [len(shown_in(api, group))]
        while await world.waiting():
            clock.seconds += minute - 60
            await world.settle()
            assert len(shown_in(api, group)) == sum(shown), "the group takes no more yet"
            clock.seconds += 61
            await world.settle()
            shown.append(len(shown_in(api, group)) - sum(shown))
        *full, rest = shown
        assert full == [20] * len(full) and len(full) > 1 and 0 < rest <= 20
        assert api.refusals == []
        told = Counter(table.name for table in await world.tables() for post in group.posts if table.name in post.text)
        assert set(told.values()) == {told.most_common(1)[0][1]} and len(told) == 5, "none was favoured, none forgotten"
        assert all(any(name in post.text for name in told) for post in group.posts), "each post names its table"


def shown_in(api: BotApi, group: Chat) -> list[str]:
    """Returns the requests that Telegram counts for a group."""
    counted = ("send", "edit", "create", "close")
    return [m for _, m, f in api.calls if m.startswith(counted) and int(f["chat_id"]) == group.id]


# ---------------------------------------------------------------------- members and groups


async def test_who_blocks_the_bot_is_still_called_and_can_play_by_typing(world: World) -> None:
    group, people = await two_at_tikal(world)
    first = people[(await world.playing()).match.awaited[0]]
    first.user.started = False
    before = (await world.playing()).match.entries
    await first.types("/move end", group)
    assert "must be placed" in group.latest.text or "Nothing was changed" in group.latest.text
    await end_turn(world, people, group)
    assert (await world.playing()).match.entries > before


async def test_where_the_bot_was_thrown_out_the_game_waits_and_is_summed_up_on_its_return(
    world: World, trouble_is_expected: None
) -> None:
    group, people = await two_at_tikal(world)
    boards = len(group.posts)
    world.api.change_bot(group, "kicked", people[0].user)
    await world.settle()
    await end_turn(world, people)
    (seat,) = (await world.playing()).match.awaited
    awaited = people[seat]
    await world.until(lambda: any("cannot reach the place" in post.text for post in awaited.private.posts))
    assert len(group.posts) == boards
    await awaited.types("/board")
    assert "stands still" in awaited.private.latest.text
    world.api.change_bot(group, "member", people[0].user)
    await world.settle()
    await world.until(lambda: group.latest.mentions == [str(awaited.user.id)])
    await world.delivered()
    calls = [post for post in group.posts[boards:] if "it is your turn" in post.text]
    assert len(calls) == 1 and "Meanwhile at table" in group.posts[boards].text


async def test_who_is_awaited_in_a_group_where_the_bot_may_not_write_hears_so_in_private(
    world: World, trouble_is_expected: None
) -> None:
    group, people = await two_at_tikal(world)
    refusal = Refused(400, "Bad Request: not enough rights to send text messages to the chat")
    silenced = Fault(method="send", refusal=refusal, times=100)
    silenced.when = lambda fields: int(fields["chat_id"]) == group.id
    world.api.faults += [replace(silenced, method=method) for method in ("sendPhoto", "sendMessage")]
    await end_turn(world, people)
    (seat,) = (await world.playing()).match.awaited
    awaited = people[seat]
    await world.until(lambda: any("cannot reach the place" in post.text for post in awaited.private.posts))


@pytest.mark.parametrize("tell", ["old", "new", ""], ids=["told there", "told here", "found out"])
async def test_a_group_that_becomes_a_supergroup_is_followed(tell: str, world: World) -> None:
    group, people = await two_at_tikal(world)
    await open_czech_lobby(world, group, people)
    new = world.api.turn_into_supergroup(group, tell=tell)
    await world.settle()
    running, lobby = (table.name for table in await world.tables())
    await end_turn(world, people, table=running)
    await world.delivered()
    assert new.latest.photo
    assert [table.channel for table in await world.tables()] == [str(new.id)] * 2
    await end_turn(world, people, new, table=running)
    await people[0].types(f"/join @{lobby}", new)
    await world.delivered()
    assert f"{lobby}, hostitel: {people[1].name}" in new.latest.text, "it is shown anew where it can be seen"
    await people[0].types("/new tikal", new)
    assert f"hostitel: {people[0].name}" in new.latest.text, "what was set for the group still holds"


async def open_czech_lobby(world: World, group: Chat, people: list[Person]) -> None:
    """Sets Czech for the tables of a group and opens one that the first of the people has not joined."""
    group.members[people[1].user.id] = "creator"
    await people[1].types("/settings", group)
    await people[1].presses("Language", group.latest, group)
    await people[1].types("/new tikal", group)


@pytest.mark.parametrize("method", ["sendMessage", "sendPhoto", "editMessageText", "getChat", "closeForumTopic"])
async def test_a_group_that_becomes_a_supergroup_in_the_middle_of_posting_is_followed(
    method: str, world: World
) -> None:
    """Whatever is just being asked for, posts of other tables at the same time included, nothing is lost."""
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people))
    moved: list[Chat] = []

    def move(fields: dict[str, Any]) -> bool:
        if int(fields["chat_id"]) == group.id and not moved:
            moved.append(world.api.turn_into_supergroup(group, tell=""))
        return False

    await people[0].types("/new tikal seats=2", group)
    await people[0].types("/new toy seats=2", group)
    world.api.faults.append(Fault(method=method, when=move))
    tables = await world.tables()
    await asyncio.gather(*(people[1].sends(f"join:{table.id}", lobby_of(group)) for table in tables))
    await asyncio.gather(*(people[0].sends(f"start:{table.id}", lobby_of(group)) for table in tables))
    await people[0].types(f"/close @{tables[0].name}")
    await people[0].presses("End", people[0].last)
    await world.delivered()
    for table in await world.tables():
        posts = [post.text for post in (*group.posts, *(moved[0].posts if moved else ())) if table.name in post.text]
        assert sum("your turn" in text for text in posts) == 1
        assert sum("is full" in text for text in posts) == 1
        assert not moved or table.channel == str(moved[0].id)
    told = [post for chat in (group, *moved) for post in chat.posts if "was ended without a result" in post.text]
    assert len(told) == 2, "once where it ended, and once in its lobby"


async def test_a_lobby_that_was_deleted_is_posted_anew_once(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    group = world.api.add_group(ann.user, bob.user)
    await ann.types("/new tikal", group)
    lobby = lobby_of(group)
    del group.messages[lobby.id]
    await bob.sends("join:" + (await world.tables())[0].id, lobby, group)
    await world.delivered()
    assert "Bob" in lobby_of(group).text
    await bob.presses("Leave", lobby_of(group), group)
    await world.delivered()
    assert sum("hosted by" in post.text for post in group.posts) == 1


async def test_a_table_whose_topic_was_deleted_goes_on_in_the_group(world: World, trouble_is_expected: None) -> None:
    group, people = await two_at_tikal(world, forum=True, topics=True)
    (thread,) = group.topics
    assert group.latest.thread == thread
    group.topics.clear()
    await end_turn(world, people)
    await world.delivered()
    board, told = group.posts[-2:]
    assert board.photo and not board.thread
    assert "in the thread of table" in told.text


async def test_where_topics_are_not_allowed_tables_play_in_the_group(world: World) -> None:
    group, _ = await two_at_tikal(world, forum=True, topics=False)
    assert group.latest.photo and not group.latest.thread


async def test_where_photos_are_not_allowed_the_words_are_posted(world: World) -> None:
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people))
    group.may_send_photos = False
    await seat_down(world, group, "tikal", people)
    assert not group.latest.photo and "your turn" in group.latest.text


async def test_a_panel_that_was_deleted_is_shown_anew(world: World) -> None:
    group, people = await two_at_tikal(world)
    first = people[(await world.playing()).match.awaited[0]]
    await first.presses("Play", group.latest, group)
    panel = first.panel
    del first.private.messages[panel.id]
    await first.sends(steps(panel)[0]["callback_data"], panel, first.private)
    assert first.panel is not panel


# ---------------------------------------------------------------------- updates


async def test_what_comes_twice_is_done_once(world: World) -> None:
    _group, people = await two_at_tikal(world)
    first = people[(await world.playing()).match.awaited[0]]
    taken: dict[int, dict[str, Any]] = {}
    original = world.api.push

    def noted(kind: str, content: dict[str, Any]) -> int:
        number = original(kind, content)
        taken[number] = {kind: content}
        return number

    world.api.push = noted  # type: ignore[method-assign]
    await end_turn(world, people)
    answers, entries = len(first.private.posts), (await world.playing()).match.entries
    for number, update in list(taken.items()):
        world.api.repeat(number, update)
    await world.settle()
    assert (await world.playing()).match.entries == entries
    assert len(first.private.posts) == answers


async def test_an_edited_command_is_not_a_second_move(world: World) -> None:
    group, people = await two_at_tikal(world)
    match = (await world.playing()).match
    seat = match.awaited[0]
    typed = await people[seat].types(f"/move {match.game.format(match.game.default(match.state, seat))}", group)
    entries = (await world.playing()).match.entries
    world.api.edit(people[seat].user, group, typed, "/move end")
    await world.settle()
    assert (await world.playing()).match.entries == entries


async def test_a_press_that_telegram_has_forgotten_still_counts(world: World) -> None:
    """Its alert cannot be shown any more, so what it says comes as a message."""
    group, people = await two_at_tikal(world)
    first = people[(await world.playing()).match.awaited[0]]
    await first.presses("Play", group.latest, group)
    other = next(person for person in people if person is not first)
    original = world.api.press

    def forgotten(*what: Any) -> Any:
        query = original(*what)
        world.api.queries.clear()
        return query

    world.api.press = forgotten  # type: ignore[method-assign]
    before = len(other.private.posts)
    await other.sends(steps(first.panel)[0]["callback_data"], group.latest, group)
    assert "somebody else" in other.last.text and len(other.private.posts) == before + 1
    panel = first.panel.text
    await first.sends(steps(first.panel)[0]["callback_data"], first.panel)
    assert first.panel.text != panel


async def test_late_commands_are_carried_out(world: World) -> None:
    group, people = await two_at_tikal(world)
    match = (await world.playing()).match
    seat = match.awaited[0]
    line = f"/move {match.game.format(match.game.default(match.state, seat))}"
    world.api.say(people[seat].user, group, line, date=time.time() - 3600)
    await world.settle()
    assert (await world.playing()).match.entries > match.entries


async def test_a_webhook_believes_only_who_knows_the_secret(tmp_path: Path) -> None:

    async with open_world(tmp_path, webhook=True) as world:
        ann = world.person("Ann")
        group = world.api.add_group(ann.user)
        message = world.api.say(ann.user, group, "hello")
        forged = {"update_id": 1, "message": world.api._message(group, message) | {"text": "/new tikal"}}
        async with aiohttp.ClientSession() as session:
            for secret in ("", "wrong-secret-of-webhook"):
                assert await world.api.post_update(session, forged, secret) == 403
        await world.settle()
        assert await world.tables() == []


async def test_what_telegram_has_handed_in_is_answered_by_whoever_connects_next(tmp_path: Path) -> None:
    """As after a kill of the process that had taken it, and beside one that keeps the connection."""
    async with open_world(tmp_path, webhook=True) as world:
        ann = world.person("Ann")
        await hand_in(world, ann)
        await ann.types("/tables")
        await world.until(lambda: len(ann.private.posts) == 3)
        assert "The tables here" in ann.private.posts[2].text, "in the language that was chosen last"


async def hand_in(world: World, who: Person) -> None:
    """Leaves what a process had taken that is gone: somebody has chosen a language twice, in the end English."""
    async with world.app.store.write() as tx:
        for number, line in ((902, "/language en"), (901, "/language cs")):
            said = {"message_id": number, "date": 0, "text": line} | {
                "chat": {"id": who.user.id, "type": "private"},
                "from": {"id": who.user.id, "is_bot": False, "first_name": who.name},
                "entities": [{"type": "bot_command", "offset": 0, "length": 9}],
            }
            contents = json.dumps({"update_id": number, "message": said}).encode()
            await tx.inbox.put("telegram", f"{number:020}", contents)


async def test_what_telegram_had_handed_in_is_answered_first_and_once_where_the_bot_asks_again(tmp_path: Path) -> None:
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api, webhook=True) as world:
            ann = world.person("Ann")
            await hand_in(world, ann)
        api.webhook = {}
        api.say(ann.user, ann.private, "/tables")
        for _ in range(2):
            async with open_world(tmp_path, api) as world:
                await world.until(lambda: len(ann.private.posts) == 3)
                await world.settle()
                async with world.app.store.read() as tx:
                    assert await tx.inbox.waiting("telegram") == ()
        chosen, again, tables = [post.text for post in ann.private.posts]
        assert "česky" in chosen and "English" in again and "The tables here" in tables


async def test_a_call_that_ends_while_the_next_ones_are_looked_up_is_dealt_with_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, dealt, ended = asyncio.Event(), list[int](), list[str]()
    deal, look_up, remove = Application.process_update, Inbox.waiting, Inbox.remove

    async def dealing(application: Application[Any, Any, Any, Any, Any, Any], update: Update) -> None:
        dealt.append(update.update_id)
        await may_end.wait()
        await deal(application, update)

    async def removing(inbox: Inbox, platform: str, event: str) -> None:
        await remove(inbox, platform, event)
        ended.append(event)

    async with open_world(tmp_path, webhook=True) as world:

        async def looking_up(inbox: Inbox, platform: str) -> tuple[InboxRow, ...]:
            found = await look_up(inbox, platform)
            if dealt:
                may_end.set()
                await world.until(lambda: bool(ended))
                await asyncio.sleep(0.1)
            return found

        ann = world.person("Ann")
        monkeypatch.setattr(Inbox, "waiting", looking_up)
        monkeypatch.setattr(Inbox, "remove", removing)
        monkeypatch.setattr(Application, "process_update", dealing)
        world.api.say(ann.user, ann.private, "/language cs")
        await world.until(lambda: bool(dealt))
        await ann.types("/language en")
        assert len(dealt) == len(ann.private.posts) == 2


async def test_telegram_hears_that_its_call_was_taken_only_when_what_it_hands_in_is_kept(tmp_path: Path) -> None:
    async with open_world(tmp_path, webhook=True) as world:
        ann = world.person("Ann")
        async with world.app.store.write():
            world.api.say(ann.user, ann.private, "/language cs")
            await asyncio.sleep(0.3)
            assert len(world.api.updates) == 1
        await world.settle()
        assert len(ann.private.posts) == 1


# ---------------------------------------------------------------------- starts and stops


@asynccontextmanager
async def supervised(folder: Path, api: BotApi) -> AsyncIterator[None]:
    """Serves Telegram as the process does: again and again, whatever comes of it."""
    app = create_app(settings_for(api, folder, telegram_timeout_seconds=0.5))
    chat = TelegramChat(app)
    await app.start()
    try:
        async with serving([chat], 0.01):
            yield
    finally:
        await app.stop()


async def answered(api: BotApi) -> bool:
    """Says whether somebody who writes now is answered."""
    ann = api.users.get(1000) or api.add_user("Ann")
    chat = api.chats[ann.id]
    posts = len(chat.posts)
    api.say(ann, chat, "/language en")
    for _ in range(3000):
        if len(chat.posts) > posts:
            return True
        await asyncio.sleep(0.01)
    return False


async def test_it_is_served_as_soon_as_there_is_a_connection(tmp_path: Path, trouble_is_expected: None) -> None:
    api = BotApi()
    await api.open()
    await api.close()
    async with supervised(tmp_path, api):
        await asyncio.sleep(0.1)
        await api.open()
        try:
            assert await answered(api)
            assert {method for _, method, _ in api.calls} >= {"getMe", "deleteWebhook"}
        finally:
            await api.close()


@pytest.mark.parametrize(
    "fault",
    [
        Fault(method="getUpdates", refusal=Refused(401, "Unauthorized")),
        Fault(method="getUpdates", refusal=Refused(404, "Not Found"), times=2),
        Fault(method="getUpdates", refusal=Refused(409, "Conflict: terminated by other getUpdates request")),
        Fault(method="getUpdates", refusal=BROKEN),
        Fault(method="getUpdates", refusal=FLOOD),
        Fault(method="getUpdates", drop=True),
    ],
    ids=["401", "404 twice", "409", "502", "flood", "dropped"],
)
async def test_whatever_happens_to_the_asking_for_news_who_writes_then_is_answered(
    fault: Fault, tmp_path: Path, trouble_is_expected: None
) -> None:
    async with BotApi() as api, supervised(tmp_path, api):
        assert await answered(api)
        api.faults.append(fault)
        for _ in range(2):
            assert await answered(api)
        assert not fault.times
        assert api.asked < 20, "it is asked no more often than there is news"


async def test_a_token_that_telegram_refuses_is_told_without_the_token(tmp_path: Path) -> None:

    async with BotApi() as api:
        token = "654321:another-token-that-is-void-00001"
        app = create_app(settings_for(api, tmp_path, telegram_token=token))
        await app.start()
        try:
            with pytest.raises(CannotServe, match="LONGTABLE_TELEGRAM_TOKEN") as refused:
                await TelegramChat(app).serve()
            assert token not in str(refused.value)
        finally:
            await app.stop()


async def test_a_webhook_without_a_secret_is_refused(tmp_path: Path) -> None:

    async with BotApi() as api:
        app = create_app(settings_for(api, tmp_path, telegram_webhook="https://games.example.org/telegram"))
        await app.start()
        try:
            with pytest.raises(CannotServe, match="LONGTABLE_TELEGRAM_SECRET"):
                await TelegramChat(app).serve()
        finally:
            await app.stop()


async def test_a_draft_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The panel of before the restart still works, and what was drafted is still there."""
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            group, people = await two_at_tikal(world)
            match = (await world.playing()).match
            seat = match.awaited[0]
            first = people[seat]
            first.world = world
            await first.presses("Play", group.latest, group)
            while not (await world.playing()).match.draft:
                onward = [button for button in steps(first.panel) if button["text"] not in ("Back", "Done")]
                await first.presses_button(onward[0], first.panel)
            draft = (await world.playing()).match.draft
            panel = first.panel
        async with open_world(tmp_path, api) as world:
            first.world = world
            assert (await world.playing()).match.draft == draft
            await first.presses("Undo", panel)
            assert not (await world.playing()).match.draft
            assert first.panel is panel


async def test_a_panel_of_before_a_restart_loses_its_buttons_when_its_turn_is_over(tmp_path: Path) -> None:
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            group, people = await two_at_tikal(world)
            seat = (await world.playing()).match.awaited[0]
            first = people[seat]
            await first.presses("Play", group.latest, group)
            panel = first.panel
            old = steps(panel)[0]
        async with open_world(tmp_path, api) as world:
            first.world = world
            await play_on(world, first, seat, group)
            assert steps(panel) == []
            assert "earlier position" in await first.presses_button(old, panel), "as on a phone that was away"


async def test_a_panel_of_before_a_restart_loses_its_buttons_to_a_new_one(tmp_path: Path) -> None:
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            group, people = await two_at_tikal(world)
            first = people[(await world.playing()).match.awaited[0]]
            await first.presses("Play", group.latest, group)
            panel = first.panel
        async with open_world(tmp_path, api) as world:
            first.world = world
            await first.types("/play")
            assert first.panel is not panel and steps(panel) == []


async def test_who_was_called_before_a_restart_is_not_called_again_after_it(tmp_path: Path) -> None:
    """The bot is stopped after it has called in private and before the board is posted."""
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            group, people = await two_at_tikal(world)
            second = people[1 - (await world.playing()).match.awaited[0]]
            stuck = Fault(method="sendPhoto", refusal=BROKEN, times=1000, when=lambda sent: int(sent["chat_id"]) < 0)
            api.faults.append(stuck)
            await end_turn(world, people)
            await world.until(lambda: stuck.times < 1000)
            assert sum(CALL in post.text for post in second.private.posts) == 1
        api.faults.clear()
        async with open_world(tmp_path, api) as world:
            await world.delivered()
            assert "it is your turn" in group.latest.text and group.latest.silent
            assert sum(CALL in post.text for post in second.private.posts) == 1


async def test_what_has_taken_the_place_of_a_panel_of_before_a_restart_keeps_its_buttons(tmp_path: Path) -> None:
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            group, people = await two_at_tikal(world)
            seat = (await world.playing()).match.awaited[0]
            first = people[seat]
            await first.presses("Play", group.latest, group)
            panel = first.panel
        async with open_world(tmp_path, api) as world:
            first.world = world
            while offered := [button for button in steps(panel) if button["text"] not in ("Back", "Undo", "Reset")]:
                quick = [button for button in offered if button["text"].startswith(("Done", "End"))]
                await first.presses_button((quick or offered)[0], panel)
            await world.delivered()
            assert seat not in (await world.playing()).match.awaited
            assert labels(panel), "what is said of the turn that is over"


async def play_on(world: World, person: Person, seat: int, group: Chat) -> None:
    """Lets somebody who is awaited play by typing until that is over."""
    while seat in (playing := await world.playing()).match.awaited:
        action = playing.game.default(playing.match.state, seat)
        await person.types(f"/move {playing.game.format(action)}", group)
    await world.delivered()


async def test_what_was_said_while_the_bot_was_away_is_answered(tmp_path: Path) -> None:
    async with BotApi(minute=1e-9) as api:
        async with open_world(tmp_path, api) as world:
            ann = world.person("Ann")
            group = api.add_group(ann.user)
        api.say(ann.user, group, "/new tikal")
        async with open_world(tmp_path, api) as world:
            await world.settle()
            assert [table.platform for table in await world.tables()] == [PLATFORM]


def test_it_can_be_made_without_a_token_and_without_connecting(tmp_path: Path) -> None:
    application = create_application(create_app(Settings(data=tmp_path / "not there")))
    assert isinstance(application, Application)
    assert not application.running and sum(map(len, application.handlers.values())) > 0
    assert not (tmp_path / "not there").exists()
