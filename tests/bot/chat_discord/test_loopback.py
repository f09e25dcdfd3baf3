"""The loopback Discord refuses what the real one refuses; without that the other tests would prove little."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from tests.bot.chat_discord import gateway, rest
from tests.bot.chat_discord.loopback import OPENED, Discord
from tests.bot.chat_discord.world import Interaction, new_id
from tests.waiting import PATIENCE

BUTTON = {"type": 2, "custom_id": "a", "label": "A", "style": 1}
OPTION = {"label": "A", "value": "a"}
COMMAND = {"type": 1, "name": "move", "description": "Play"}
OPTION_IN = {"type": 3, "name": "words", "description": "x", "required": False}


class Client:
    """What a bot sends, without a library that would mend it."""

    def __init__(self, world: Discord, session: aiohttp.ClientSession) -> None:
        self.discord = world
        self.session = session

    async def asks(self, method: str, path: str, body: Any = None, *, token: str | None = None) -> tuple[int, int]:
        """Returns the status and the code of an answer."""
        given = {"Authorization": f"Bot {self.discord.token if token is None else token}"}
        async with self.session.request(method, self.discord.rest + path, json=body, headers=given) as answer:
            told = json.loads(await answer.read() or b"{}")
            return answer.status, told.get("code", 0) if isinstance(told, dict) else 0

    async def servers(self, asked: str) -> list[str]:
        given = {"Authorization": f"Bot {self.discord.token}"}
        async with self.session.get(f"{self.discord.rest}/users/@me/guilds{asked}", headers=given) as answer:
            return [told["id"] for told in json.loads(await answer.read())]

    async def posts(self, **message: Any) -> tuple[int, int]:
        return await self.asks("POST", f"/channels/{self.discord.hall.id}/messages", message)

    def member_does_something(self, kind: int = 2) -> Interaction:
        user = self.discord.user("Ann")
        one = Interaction(
            id=new_id(), token=new_id(), user=user.id, channel=self.discord.hall.id, at=self.discord.now(), kind=kind
        )
        self.discord.interactions[one.token] = one
        return one

    async def acknowledges(self, one: Interaction, kind: int = 5, **data: Any) -> tuple[int, int]:
        body = {"type": kind, "data": data} if data else {"type": kind}
        return await self.asks("POST", f"/interactions/{one.id}/{one.token}/callback?with_response=1", body)

    async def answers(self, one: Interaction, content: str = "x") -> tuple[int, int]:
        path = f"/webhooks/{self.discord.me.id}/{one.token}/messages/@original"
        return await self.asks("PATCH", path, {"content": content})


@asynccontextmanager
async def client() -> AsyncIterator[Client]:
    async with Discord().running() as world, aiohttp.ClientSession() as session:
        yield Client(world, session)
    OPENED.clear()  # what is refused here is meant to be


async def test_a_good_message_is_taken_and_seen_by_all() -> None:
    async with client() as bot:
        eve = bot.discord.user("Eve")
        assert await bot.posts(content="x" * 2000, components=[{"type": 1, "components": [BUTTON]}]) == (200, 0)
        assert [message.now.content for message in bot.discord.seen_by(eve)] == ["x" * 2000]


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"content": ""},
        {"content": "x" * 2001},
        {"contents": "x"},
        {"content": "x", "flags": 64},
        {"content": "x", "nonce": "n" * 26},
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        {"content": "x", "allowed_mentions": {"user": []}},
        {"embeds": [{"description": "x" * 4097}]},
        {"embeds": [{"description": "x"}] * 11},
        {"embeds": [{"description": "x" * 4000}] * 2},
        {"content": "x", "components": [{"type": 1, "components": [BUTTON] * 2}]},
        {
            "content": "x",
            "components": [{"type": 1, "components": [{**BUTTON, "custom_id": str(n)} for n in range(6)]}],
        },
        {
            "content": "x",
            "components": [{"type": 1, "components": [{**BUTTON, "custom_id": str(n)}]} for n in range(6)],
        },
        {"content": "x", "components": [{"type": 1, "components": [{**BUTTON, "custom_id": "x" * 101}]}]},
        {"content": "x", "components": [{"type": 1, "components": [{**BUTTON, "label": "x" * 81}]}]},
        {"content": "x", "components": [{"type": 1, "components": [{**BUTTON, "label": ""}]}]},
        {"content": "x", "components": [{"type": 1, "components": [{**BUTTON, "lable": "x"}]}]},
        {"content": "x", "components": [{"type": 1, "components": [{"type": 3, "custom_id": "m", "options": []}]}]},
        {
            "content": "x",
            "components": [
                {
                    "type": 1,
                    "components": [
                        {"type": 3, "custom_id": "m", "options": [{"label": "x", "value": str(n)} for n in range(26)]}
                    ],
                }
            ],
        },
        {
            "content": "x",
            "components": [{"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [OPTION] * 2}]}],
        },
        {
            "content": "x",
            "components": [{"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [OPTION]}, BUTTON]}],
        },
        {
            "content": "x",
            "components": [
                {"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [{**OPTION, "label": "x" * 101}]}]}
            ],
        },
        {"content": "x", "attachments": [{"id": 0, "filename": "board.jpg"}]},
        {"content": "x", "attachments": [{"id": 0, "filename": "../board"}]},
    ],
    ids=lambda message: json.dumps(message)[:60],
)
async def test_a_message_that_breaks_a_limit_is_refused(message: dict[str, Any]) -> None:
    async with client() as bot:
        status, code = await bot.posts(**message)
        assert (status, code) in ((400, 50035), (400, 50006))
        assert bot.discord.posts() == []
        assert bot.discord.refusals


async def test_unknown_methods_and_strangers_are_refused() -> None:
    async with client() as bot:
        assert (await bot.asks("GET", "/guilds/1/emojis"))[0] == 404
        assert (await bot.asks("DELETE", f"/channels/{bot.discord.hall.id}"))[0] == 405
        assert (await bot.asks("GET", "/users/@me", token="another"))[0] == 401
        assert len(bot.discord.refusals) == 2


async def test_a_bot_is_told_page_by_page_on_which_servers_it_is() -> None:
    async with client() as bot:
        others = [bot.discord.join(name) for name in ("B", "C")]
        assert await bot.servers("?limit=2") == [bot.discord.guild, others[0].id]
        assert await bot.servers(f"?limit=2&after={others[0].id}&with_counts=0") == [others[1].id]
        for asked in ("?limit=201", "?limit=0", "?page=2"):
            assert (await bot.asks("GET", f"/users/@me/guilds{asked}"))[0] == 400


async def test_the_first_answer_comes_within_three_seconds_and_once() -> None:
    async with client() as bot:
        late = bot.member_does_something()
        bot.discord.offset += 3.1
        assert await bot.acknowledges(late) == (404, 10062)
        one = bot.member_does_something()
        assert (await bot.acknowledges(one, flags=64))[0] == 200
        assert await bot.acknowledges(one, flags=64) == (400, 40060)


async def test_all_answers_come_within_fifteen_minutes_and_after_the_first() -> None:
    async with client() as bot:
        one = bot.member_does_something()
        assert await bot.answers(one) == (404, 10015)
        await bot.acknowledges(one, flags=64)
        assert (await bot.answers(one))[0] == 200
        bot.discord.offset += 15 * 60 + 1
        assert await bot.answers(one) == (401, 50027)


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_the_first_answer_decides_who_sees_the_others(ephemeral: bool) -> None:
    async with client() as bot:
        one, eve = bot.member_does_something(), bot.discord.user("Eve")
        await bot.acknowledges(one, **({"flags": 64} if ephemeral else {}))
        await bot.asks("POST", f"/webhooks/{bot.discord.me.id}/{one.token}", {"content": "secret", "flags": 64})
        seen = [message.now.content for message in bot.discord.seen_by(eve)]
        assert seen == ([] if ephemeral else ["secret"])


async def test_earlier_versions_stay_seen() -> None:
    async with client() as bot:
        eve = bot.discord.user("Eve")
        await bot.posts(content="first")
        (post,) = bot.discord.posts()
        await bot.asks("PATCH", f"/channels/{post.channel}/messages/{post.id}", {"content": "second"})
        assert [version.content for version in bot.discord.seen_by(eve)[0].versions] == ["first", "second"]


@pytest.mark.parametrize("kind", [4, 6, 7, 8, 9])
async def test_answers_of_the_wrong_kind_are_refused(kind: int) -> None:
    async with client() as bot:
        assert (await bot.acknowledges(bot.member_does_something(2), kind))[0] == 400


@pytest.mark.parametrize(
    "choices", [[{"name": "x", "value": "y"}] * 26, [{"name": "x" * 101, "value": "y"}], [{"name": "x", "value": ""}]]
)
async def test_completions_have_limits(choices: list[dict[str, str]]) -> None:
    async with client() as bot:
        assert (await bot.acknowledges(bot.member_does_something(4), 8, choices=choices))[0] == 400


async def test_the_same_nonce_is_posted_once() -> None:
    async with client() as bot:
        for _ in range(2):
            assert (await bot.posts(content="x", nonce="n", enforce_nonce=True))[0] == 200
        assert len(bot.discord.posts()) == 1
        await bot.posts(content="x", nonce="n")
        assert len(bot.discord.posts()) == 2


async def test_who_is_notified_is_whom_the_message_allows() -> None:
    async with client() as bot:
        ann, eve = bot.discord.user("Ann"), bot.discord.user("Eve")
        text = f"<@{ann.id}> <@{eve.id}> @everyone"
        await bot.posts(content=text, allowed_mentions={"parse": [], "users": [int(ann.id)]})
        await bot.posts(content=text)
        assert [post.mentions for post in bot.discord.posts()] == [[ann.id], ["everyone"]]


@pytest.mark.parametrize(
    ("what", "answer"),
    [("send_messages", (403, 50013)), ("view_channel", (403, 50001)), ("gone", (404, 10003))],
)
async def test_a_bot_may_not_write_everywhere(what: str, answer: tuple[int, int]) -> None:
    async with client() as bot:
        bot.discord.hall.forbidden.add(what)
        if what == "gone":
            bot.discord.channels.pop(bot.discord.hall.id)
        assert await bot.posts(content="x") == answer


async def test_threads_are_the_bots_own_and_archived_ones_take_no_message() -> None:
    async with client() as bot:
        await bot.posts(content="Acacia")
        (post,) = bot.discord.posts()
        path = f"/channels/{bot.discord.hall.id}/messages/{post.id}/threads"
        assert (await bot.asks("POST", path, {"name": "x" * 101}))[0] == 400
        assert (await bot.asks("POST", path, {"name": "Acacia", "type": 11}))[0] == 400
        assert await bot.asks("POST", path.replace(post.id, "1"), {"name": "Acacia"}) == (404, 10008)
        assert (await bot.asks("POST", path, {"name": "Acacia"}))[0] == 201
        assert await bot.asks("POST", path, {"name": "Acacia"}) == (400, 160004)
        (thread,) = bot.discord.threads()
        assert thread.id == post.id
        await bot.asks("PATCH", f"/channels/{thread.id}", {"archived": True})
        assert await bot.asks("POST", f"/channels/{thread.id}/messages", {"content": "x"}) == (400, 50083)
        assert (await bot.asks("PATCH", f"/channels/{bot.discord.hall.id}", {"archived": True}))[0] == 403


async def test_a_member_may_take_no_direct_messages() -> None:
    async with client() as bot:
        ann = bot.discord.user("Ann")
        assert (await bot.asks("POST", "/users/@me/channels", {"recipient_id": ann.id}))[0] == 200
        path = f"/channels/{bot.discord.direct(ann).id}/messages"
        assert (await bot.asks("POST", path, {"content": "x"}))[0] == 200
        ann.closed = True
        assert await bot.asks("POST", path, {"content": "x"}) == (403, 50007)
        assert [m.now.content for m in bot.discord.seen_by(bot.discord.user("Eve"))] == []


@pytest.mark.parametrize(
    "commands",
    [
        [{**COMMAND, "name": "Move"}],
        [{**COMMAND, "name": "m" * 33}],
        [{**COMMAND, "description": "x" * 101}],
        [{**COMMAND, "description": ""}],
        [{**COMMAND, "descriptions": {}}],
        [{**COMMAND, "name": f"m{n}"} for n in range(101)],
        [COMMAND, COMMAND],
        [{**COMMAND, "name_localizations": {"cz": "tah"}}],
        [{**COMMAND, "name_localizations": {"cs": "Tah"}}],
        [{**COMMAND, "name_localizations": {"cs": "můj tah"}}],
        [{**COMMAND, "name_localizations": {"cs": "t" * 33}}],
        [{**COMMAND, "name_localizations": {"cs": ""}}],
        [{**COMMAND, "description_localizations": {"cs": "x" * 101}}],
        [{**COMMAND, "name": name, "name_localizations": {"cs": "tah"}} for name in ("move", "turn")],
        [{**COMMAND, "name_localizations": {"cs": "turn"}}, {**COMMAND, "name": "turn"}],
        [{**COMMAND, "options": [{**OPTION_IN, "name": "Words"}]}],
        [{**COMMAND, "options": [{**OPTION_IN, "name_localizations": {"cs": "Slova"}}]}],
        [{**COMMAND, "options": [OPTION_IN, {**OPTION_IN, "description": "y"}]}],
    ],
    ids=range(18),
)
async def test_one_bad_command_and_none_is_registered(commands: list[dict[str, Any]]) -> None:
    async with client() as bot:
        path = f"/applications/{bot.discord.me.id}/commands"
        assert (await bot.asks("PUT", path, [COMMAND]))[0] == 200
        assert (await bot.asks("PUT", path, commands))[0] == 400
        assert bot.discord.commands["move"].options == []
        assert list(bot.discord.commands) == ["move"]


async def test_a_command_keeps_its_id_and_a_mention_with_another_is_noticed() -> None:
    async with client() as bot:
        path = f"/applications/{bot.discord.me.id}/commands"
        for commands in ([COMMAND], [COMMAND, {**COMMAND, "name": "play"}]):
            assert (await bot.asks("PUT", path, commands))[0] == 200
        ids = bot.discord.command_ids
        assert (await bot.asks("GET", path))[0] == 200
        await bot.posts(content=f"</move:{ids['move']}> or </play:{ids['play']}>, not \\</move:1>")
        assert bot.discord.refusals == []
        await bot.posts(content=f"</move:{ids['play']}> </tah:{ids['move']}>", embeds=[{"description": "</play:1>"}])
        assert len(bot.discord.refusals) == 3


@pytest.mark.parametrize(("change", "code"), [({"token": "another"}, 4004), ({"intents": 1 << 15 | 1}, 4014)])
async def test_the_gateway_knows_its_bot_and_gives_no_privileged_intents(change: dict[str, Any], code: int) -> None:
    async with client() as bot, bot.session.ws_connect(bot.discord.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": bot.discord.token, "intents": 1, "properties": {}, **change}})
        async with asyncio.timeout(PATIENCE):
            message = await socket.receive()
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, code)


@asynccontextmanager
async def shard(bot: Client, number: int, count: int) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Begins one of several connections."""
    async with bot.session.ws_connect(bot.discord.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        given = {"token": bot.discord.token, "intents": 1, "properties": {}, "shard": [number, count]}
        await socket.send_json({"op": 2, "d": given})
        yield socket


async def told(socket: aiohttp.ClientWebSocketResponse) -> list[tuple[str, str]]:
    """Returns the events that came since, each with its server."""
    found = []
    with suppress(TimeoutError):
        while True:
            frame = await asyncio.wait_for(socket.receive_json(), 0.5 if found else PATIENCE)
            data = frame["d"]
            found.append((frame["t"], data.get("guild_id") or data.get("id", "") if isinstance(data, dict) else ""))
    return found


async def test_of_a_server_its_shard_alone_is_told_by_each_of_its_sessions_and_of_private_things_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway, "IDENTIFY", 0.0)
    async with client() as bot, shard(bot, 0, 2) as zero, shard(bot, 1, 2) as one, shard(bot, 1, 2) as again:
        halls = [bot.discord.server("Even", 0, 2), bot.discord.server("Odd", 1, 2)]
        await bot.discord.until(lambda: len(bot.discord.sessions) == 3)
        for socket in (zero, one, again):
            await told(socket)
        for hall in halls:
            await bot.discord.dispatch("CHANNEL_UPDATE", hall.payload(hall.guild))
        await bot.discord.dispatch("CHANNEL_UPDATE", {"id": "1"})
        assert await told(zero) == [("CHANNEL_UPDATE", halls[0].guild), ("CHANNEL_UPDATE", "1")]
        assert await told(one) == await told(again) == [("CHANNEL_UPDATE", halls[1].guild)]


async def test_a_shard_that_is_begun_within_five_seconds_of_another_must_begin_anew() -> None:
    async with client() as bot, shard(bot, 0, 2) as zero, shard(bot, 1, 2) as one:
        assert ("READY", "") in await told(zero)
        async with asyncio.timeout(PATIENCE):
            assert (await one.receive_json())["op"] == 9
        (refused,) = bot.discord.refusals
        assert re.fullmatch(r"shard 1 was begun [0-4]\.\d seconds after another", refused)


async def test_a_bot_that_asks_more_than_fifty_times_a_second_is_refused_all_but_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rest, "time", SimpleNamespace(time=time.time, monotonic=lambda: 0.0))  # all in one second
    async with client() as bot:
        found = [(await bot.asks("GET", "/users/@me"))[0] for _ in range(51)]
        assert (found[:50], found[50:], bot.discord.limited) == ([200] * 50, [429], 1)
        assert (await bot.acknowledges(bot.member_does_something()))[0] == 200
