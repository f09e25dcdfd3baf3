"""The REST interface of the loopback Discord, which refuses what the real one refuses."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from tests.bot.chat_discord import schemas
from tests.bot.chat_discord.gateway import Gateway
from tests.bot.chat_discord.schemas import Refused
from tests.bot.chat_discord.state import ALL_REQUESTS, Fault, shown_of
from tests.bot.chat_discord.world import (
    EPHEMERAL,
    SILENT,
    Channel,
    Interaction,
    Shown,
    mentioned,
    new_id,
)

FIRST_ANSWER = 3.0
TOKEN_LIVES = 15 * 60.0
"""Seconds that a bot has for its first answer to an interaction, and for all others."""
UNCOUNTED = ("/webhooks/", "/interactions/")
"""How the paths of answers to interactions begin, which count for no limit of all requests."""
RENAMES, RENAMES_COUNT = 2, 10 * 60.0
"""How often a channel or thread can be renamed in so many seconds."""
AS_THINGS_ARE = (10003, 10007, 10008, 10015, 10062, 40060, 50001, 50007, 50013, 50027, 50083, 160004)
"""What a bot may be refused without having made a mistake: what it cannot know, or what has changed meanwhile."""


class Rest(Gateway):
    """Answers the requests of the bot."""

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        self.requests.append(f"{request.method} {path}")
        if (wait := self._until_allowed(path)) > 0:
            self.limited += 1
            told = {"message": "You are being rate limited.", "retry_after": wait, "global": True}
            return _json(told, 429, {"Via": "1.1 loopback", "Retry-After": str(wait), "X-RateLimit-Global": "true"})
        fault = next((one for one in self.faults if self._hits(one, request.method, path)), None)
        if fault is not None and not fault.after:
            return self._fail(fault)
        try:
            answer = await self._route(request, request.method, path)
        except Refused as refused:
            if refused.status != 401 and refused.code not in AS_THINGS_ARE:
                self.refusals.append(f"{request.method} {path}: {refused}")
            answer = _json({"code": refused.code, "message": refused.message}, refused.status)
        self._something_happened()
        return answer if fault is None else self._fail(fault)

    def _until_allowed(self, path: str) -> float:
        """Returns for how long a request must wait, as there were too many; one that need not counts from now on."""
        if path.startswith(UNCOUNTED):
            return 0.0
        now = time.monotonic()
        if len(self._asked) == ALL_REQUESTS and (wait := self._asked[0] + 1.0 - now) > 0:
            return wait
        self._asked.append(now)
        return 0.0

    def _hits(self, fault: Fault, method: str, path: str) -> bool:
        return fault.times > 0 and fault.method == method and re.fullmatch(fault.path, path) is not None

    def _fail(self, fault: Fault) -> web.Response:
        fault.times -= 1
        body = fault.body or {"code": fault.code, "message": "as the test asks for"}
        return _json(body, fault.status, fault.headers)

    async def _route(self, request: web.Request, method: str, path: str) -> web.Response:
        webhook = path.startswith(UNCOUNTED)
        if not webhook and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refused(401, 0, "401: Unauthorized")
        for wanted, pattern, handler in ROUTES:
            if wanted == method and (found := pattern.fullmatch(path)):
                return await handler(self, request, **found.groupdict())
        raise Refused(405 if any(p.fullmatch(path) for _, p, _ in ROUTES) else 404, 0, "Method or path unknown")

    async def _myself(self, request: web.Request) -> web.Response:
        return _json(self.me.payload() | {"bot": True})

    async def _application(self, request: web.Request) -> web.Response:
        team = {
            "name": "Longtable",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
        }
        owner = {"id": self.me.id, "verify_key": "", "flags": 0, "owner": self.me.payload(), "rpc_origins": []}
        return _json(team | owner | {"summary": ""} | self.application)

    async def _my_guilds(self, request: web.Request) -> web.Response:
        """Tells a page of the servers that the bot is on, in the order of their ids."""
        asked = request.query
        limit, after = int(asked.get("limit", 200)), int(asked.get("after", 0))
        if set(asked) - {"limit", "after", "with_counts"} or not 1 <= limit <= 200:
            raise Refused(400, 50035, "Invalid Form Body")
        later = sorted((one for one in self.joined.values() if int(one.id) > after), key=lambda one: int(one.id))
        return _json([one.payload() for one in later[:limit]])

    async def _gateway_bot(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return _json({"url": f"ws://127.0.0.1:{self.port}/gateway", "shards": 1, "session_start_limit": limit})

    async def _put_commands(self, request: web.Request, application: str, guild: str | None = None) -> web.Response:
        if application != self.me.id:
            raise Refused(404, 10002, "Unknown Application")
        commands = schemas.read(await request.read(), list[schemas.CommandIn])
        schemas.check_commands(commands)
        self.commands = {command.name: command for command in commands}
        self.command_ids = {name: self.command_ids.get(name) or new_id() for name in self.commands}
        self.command_scope = guild or "global"
        return self._told_commands(guild)

    async def _get_commands(self, request: web.Request, application: str, guild: str | None = None) -> web.Response:
        if application != self.me.id:
            raise Refused(404, 10002, "Unknown Application")
        return self._told_commands(guild)

    def _told_commands(self, guild: str | None) -> web.Response:
        """Answers with the commands and their ids, which stay the same as long as the names do."""
        told = [
            msgspec.to_builtins(command) | {"id": self.command_ids[name], "version": "1"}
            for name, command in self.commands.items()
        ]
        return _json([one | {"application_id": self.me.id, "guild_id": guild} for one in told])

    async def _callback(self, request: web.Request, id: str, token: str) -> web.Response:
        interaction = self.interactions.get(token)
        if request.query.get("with_response") != "1":
            raise Refused(400, 50035, "with_response is expected")
        if interaction is None or interaction.id != id or self.now() - interaction.at > FIRST_ANSWER:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answered:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        callback = schemas.read(await request.read(), schemas.Callback)
        if (callback.type == 8) != (interaction.kind == 4) or (callback.type == 6) > (interaction.kind == 3):
            raise Refused(400, 50035, "That is no answer to this kind of interaction")
        interaction.answered = callback.type
        if callback.type == 8:
            interaction.choices = [msgspec.to_builtins(one) for one in (callback.data and callback.data.choices) or []]
        elif callback.type == 5:
            ephemeral = callback.data is not None and callback.data.flags == EPHEMERAL
            only = interaction.user if ephemeral else ""
            interaction.original = self._add(interaction.channel, Shown(), only=only, loading=True)
        resource = {"type": callback.type}
        return _json({"interaction": {"id": id, "type": interaction.kind}, "resource": resource})

    def _answerable(self, application: str, token: str) -> Interaction:
        interaction = self.interactions.get(token)
        if application != self.me.id or interaction is None or not interaction.answered:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.now() - interaction.at > TOKEN_LIVES:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return interaction

    async def _edit_original(self, request: web.Request, application: str, token: str) -> web.Response:
        interaction = self._answerable(application, token)
        original = interaction.message if interaction.answered == 6 else interaction.original
        if original is None or original.id not in self.messages:
            raise Refused(404, 10008, "Unknown Message")
        self._change(original, *await self._read_message(request))
        interaction.original = original
        return _json(self._message_payload(original))

    async def _edit_follow_up(self, request: web.Request, application: str, token: str, message: str) -> web.Response:
        interaction = self._answerable(application, token)
        original = interaction.original
        if original is None or original.id != message:
            raise Refused(404, 10008, "Unknown Message")
        self._change(original, *await self._read_message(request))
        return _json(self._message_payload(original))

    async def _delete_original(self, request: web.Request, application: str, token: str) -> web.Response:
        interaction = self._answerable(application, token)
        if interaction.original is None:
            raise Refused(404, 10008, "Unknown Message")
        self.messages.pop(interaction.original.id, None)
        interaction.original = None
        return web.Response(status=204)

    async def _follow_up(self, request: web.Request, application: str, token: str) -> web.Response:
        interaction = self._answerable(application, token)
        message, files = await self._read_message(request)
        if interaction.original is not None and interaction.original.loading:  # the first answer decides who sees it
            self._change(interaction.original, message, files)
            return _json(self._message_payload(interaction.original))
        only = interaction.user if message.flags & EPHEMERAL else ""
        interaction.original = self._add(interaction.channel, shown_of(message, files), only=only)
        return _json(self._message_payload(interaction.original))

    async def _post(self, request: web.Request, channel: str) -> web.Response:
        where = self._writable(channel)
        message, files = await self._read_message(request)
        self._require_permitted(where, message, files)
        if message.flags & EPHEMERAL:
            raise Refused(400, 50035, "Only an answer to an interaction can be ephemeral")
        if message.enforce_nonce and message.nonce:
            for old in self.messages.values():
                if (old.nonce, old.channel) == (message.nonce, channel):
                    return _json(self._message_payload(old))
        posted = self._add(where.id, shown_of(message, files))
        posted.nonce = message.nonce or ""
        posted.silent = bool(message.flags & SILENT)
        posted.mentions = mentioned(message.content or "", message.allowed_mentions)
        return _json(self._message_payload(posted))

    async def _edit(self, request: web.Request, channel: str, message: str) -> web.Response:
        self._writable(channel)
        posted = self.messages.get(message)
        if posted is None or posted.channel != channel or posted.only:
            raise Refused(404, 10008, "Unknown Message")
        message_in, files = await self._read_message(request)
        self._require_permitted(self.channels[channel], message_in, files)
        self._change(posted, message_in, files)
        return _json(self._message_payload(posted))

    async def _pin(self, request: web.Request, channel: str, message: str) -> web.Response:
        where = self._visible(channel)
        if "pin_messages" in where.forbidden:
            raise Refused(403, 50013, "Missing Permissions")
        if message not in self.messages:
            raise Refused(404, 10008, "Unknown Message")
        where.pinned.append(message)
        return web.Response(status=204)

    async def _delete(self, request: web.Request, channel: str, message: str) -> web.Response:
        self._visible(channel)
        posted = self.messages.get(message)
        if posted is None or posted.channel != channel or posted.only:
            raise Refused(404, 10008, "Unknown Message")
        self.removed.append(self.messages.pop(message))
        return web.Response(status=204)

    def _require_permitted(self, where: Channel, message: schemas.MessageIn, files: dict[str, bytes]) -> None:
        """Refuses what the bot may not put into a message here."""
        forbidden = self._forbidden(where)
        if (files and "attach_files" in forbidden) or (message.embeds and "embed_links" in forbidden):
            raise Refused(403, 50013, "Missing Permissions")

    def _writable(self, channel: str) -> Channel:
        where = self._visible(channel)
        if where.kind == 1 and self.users[where.recipient].closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if ("send_messages_in_threads" if where.kind == 11 else "send_messages") in self._forbidden(where):
            raise Refused(403, 50013, "Missing Permissions")
        if where.archived:
            raise Refused(400, 50083, "Thread is archived")
        return where

    def _visible(self, channel: str) -> Channel:
        where = self.channels.get(channel)
        if where is None or (where.parent and where.parent not in self.channels):
            raise Refused(404, 10003, "Unknown Channel")
        if "view_channel" in self._forbidden(where):
            raise Refused(403, 50001, "Missing Access")
        return where

    async def _get_channel(self, request: web.Request, channel: str) -> web.Response:
        where = self._visible(channel)
        user = self.users[where.recipient].payload() if where.recipient else None
        return _json(where.payload(where.guild, user))

    async def _edit_channel(self, request: web.Request, channel: str) -> web.Response:
        where = self._visible(channel)
        edit = schemas.read(await request.read(), schemas.ChannelEdit)
        own = edit.archived or edit.name is not None
        if where.kind != 11 or (own and where.owner != self.me.id) or where.locked:
            raise Refused(403, 50013, "Missing Permissions")
        if edit.name is not None and where.archived and edit.archived is not False:
            raise Refused(400, 50083, "Thread is archived")
        if edit.name is not None:
            where.renamed = [at for at in where.renamed if at > self.now() - RENAMES_COUNT]
            if len(where.renamed) >= RENAMES:
                wait = where.renamed[0] + RENAMES_COUNT - self.now()
                body = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
                return _json(body, 429, {"Via": "1.1 loopback", "Retry-After": str(wait)})
            where.renamed.append(self.now())
            where.name = edit.name
        where.archived = where.archived if edit.archived is None else edit.archived
        await self.dispatch("THREAD_UPDATE", where.payload(where.guild))
        return _json(where.payload(where.guild))

    async def _start_thread(self, request: web.Request, channel: str, message: str) -> web.Response:
        where = self._visible(channel)
        wish = schemas.read(await request.read(), schemas.ThreadIn)
        if message not in self.messages or self.messages[message].channel != channel or self.messages[message].only:
            raise Refused(404, 10008, "Unknown Message")
        if where.kind != 0:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if "create_public_threads" in where.forbidden:
            raise Refused(403, 50013, "Missing Permissions")
        if message in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        thread = Channel(id=message, kind=11, name=wish.name, guild=where.guild, parent=where.id, owner=self.me.id)
        self.channels[message] = thread
        await self.dispatch("THREAD_CREATE", thread.payload(thread.guild) | {"newly_created": True})
        return _json(thread.payload(thread.guild), 201)

    async def _member(self, request: web.Request, guild: str, user: str) -> web.Response:
        if guild not in self.guilds or user not in self.users or user in self.gone:
            raise Refused(404, 10007, "Unknown Member")
        return _json(self.users[user].member())

    async def _open_direct(self, request: web.Request) -> web.Response:
        wish = schemas.read(await request.read(), schemas.DirectChannel)
        user = self.users.get(str(wish.recipient_id))
        if user is None:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return _json(self.direct(user).payload("", user.payload()))

    async def _read_message(self, request: web.Request) -> tuple[schemas.MessageIn, dict[str, bytes]]:
        files: dict[str, bytes] = {}
        if request.content_type != "multipart/form-data":
            body: bytes | str = await request.read()
        else:
            form = await request.post()
            body = str(form["payload_json"])
            files = {name: part.file.read() for name, part in form.items() if isinstance(part, web.FileField)}
        message = schemas.read(body, schemas.MessageIn)
        schemas.check_message(message, files)
        self.refusals += [f"dead mention {one}" for one in schemas.dead_mentions(message, self.clickable())]
        return message, files


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Answers in JSON; the content type must be exactly this, without a charset."""
    given = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=given)


def _path(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", pattern))


ROUTES: tuple[tuple[str, re.Pattern[str], Callable[..., Any]], ...] = (
    ("GET", _path("/users/@me"), Rest._myself),
    ("GET", _path("/users/@me/guilds"), Rest._my_guilds),
    ("GET", _path("/oauth2/applications/@me"), Rest._application),
    ("GET", _path("/gateway/bot"), Rest._gateway_bot),
    ("PUT", _path("/applications/{application}/commands"), Rest._put_commands),
    ("PUT", _path("/applications/{application}/guilds/{guild}/commands"), Rest._put_commands),
    ("GET", _path("/applications/{application}/commands"), Rest._get_commands),
    ("GET", _path("/applications/{application}/guilds/{guild}/commands"), Rest._get_commands),
    ("POST", _path("/interactions/{id}/{token}/callback"), Rest._callback),
    ("PATCH", _path("/webhooks/{application}/{token}/messages/@original"), Rest._edit_original),
    ("DELETE", _path("/webhooks/{application}/{token}/messages/@original"), Rest._delete_original),
    ("PATCH", _path("/webhooks/{application}/{token}/messages/{message}"), Rest._edit_follow_up),
    ("POST", _path("/webhooks/{application}/{token}"), Rest._follow_up),
    ("POST", _path("/channels/{channel}/messages"), Rest._post),
    ("PATCH", _path("/channels/{channel}/messages/{message}"), Rest._edit),
    ("DELETE", _path("/channels/{channel}/messages/{message}"), Rest._delete),
    ("PUT", _path("/channels/{channel}/messages/pins/{message}"), Rest._pin),
    ("GET", _path("/channels/{channel}"), Rest._get_channel),
    ("PATCH", _path("/channels/{channel}"), Rest._edit_channel),
    ("POST", _path("/channels/{channel}/messages/{message}/threads"), Rest._start_thread),
    ("GET", _path("/guilds/{guild}/members/{user}"), Rest._member),
    ("POST", _path("/users/@me/channels"), Rest._open_direct),
)
"""All that the bot does on Discord; anything else is refused."""
