"""A Discord of our own on this machine: its gateway and its REST interface, as strict as the real one.

It refuses methods, fields and sizes that Discord refuses, late and second answers, and what the bot may not do. It
knows what each user can see, can fail in all the ways that tests ask for, and has a clock that tests can move.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from tests.bot.chat_discord import fields, schemas
from tests.bot.chat_discord.schemas import Refused
from tests.bot.chat_discord.world import (
    EPHEMERAL,
    MANAGE_SERVER,
    PERMISSIONS,
    Channel,
    Interaction,
    Joined,
    Posted,
    Shown,
    User,
    mentioned,
    new_id,
    timestamp,
)

FIRST_ANSWER = 3.0
TOKEN_LIVES = 15 * 60.0
"""Seconds that a bot has for its first answer to an interaction, and for all others."""
GUILDS = 1
"""The only intent that the bot needs."""
AS_THINGS_ARE = (10003, 10007, 10008, 10015, 10062, 40060, 50001, 50007, 50013, 50027, 50083, 160004)
"""What a bot may be refused without having made a mistake: what it cannot know, or what has changed meanwhile."""
PATIENCE = 20.0
"""Seconds that a member of these tests waits for an answer; none takes as long unless something is wrong."""


OPENED: list[Discord] = []
"""All that a test has opened, so that it fails where any of them had to refuse something."""


@dataclass(slots=True)
class Fault:
    """An answer that comes instead of the right one, so many times, to requests of a kind."""

    method: str
    path: str
    status: int
    times: int = 1
    code: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)
    after: bool = False
    """Whether the request is carried out before, so that only its answer is lost."""


@dataclass(slots=True)
class Session:
    """A connection of the bot to the gateway, which outlives its socket for a while."""

    id: str
    sent: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    resumed: int = 0


class Discord:
    """The loopback Discord. One server of members, one bot."""

    def __init__(self) -> None:
        OPENED.append(self)
        self.me = User(id="123456789012345678", name="Longtable")
        self.guild = new_id()
        self.joined: dict[str, Joined] = {}
        """The servers that the bot is on, as far as they are told of; more than one is there for the telling only."""
        self.join("A server", self.guild)
        self.application: dict[str, Any] = {}
        """What the developer portal says of the application, where it is not as it is by itself."""
        self.token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.the-token-of-the-loopback-bot"
        """Its first part holds the number of the bot."""
        self.users: dict[str, User] = {}
        self.gone: set[str] = set()
        self.features: list[str] = []
        self.locale = "en-US"
        """The language of the server, which only one with the feature ``COMMUNITY`` can choose."""
        self.system = ""
        """The channel for what Discord itself says there."""
        self.roles: dict[str, str] = {self.guild: "@everyone"}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Posted] = {}
        self.removed: list[Posted] = []
        """The bot's posts that it has deleted since."""
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, schemas.CommandIn] = {}
        self.command_scope = ""
        self.command_ids: dict[str, str] = {}
        self.faults: list[Fault] = []
        self.refusals: list[str] = []
        """Everything that was refused although no test asked for it."""
        self.requests: list[str] = []
        self.sessions: list[Session] = []
        self.identified = 0
        self.refuse_gateway = 0
        """How many connections to the gateway fail from now on."""
        self.offset = 0.0
        self.late = 0.0
        """How long ago what members do from now on was done."""
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.port = 0
        self.hall = self.channel("hall")

    # ------------------------------------------------------------------ the world

    def now(self) -> float:
        return time.time() + self.offset

    def user(self, name: str, locale: str = "en-US", *, manager: bool = False) -> User:
        user = User(id=new_id(), name=name, locale=locale)
        user.permissions |= MANAGE_SERVER if manager else 0
        self.users[user.id] = user
        return user

    def channel(self, name: str, kind: int = 0, parent: str = "") -> Channel:
        channel = Channel(id=new_id(), kind=kind, name=name, parent=parent)
        self.channels[channel.id] = channel
        return channel

    def join(self, name: str, id: str = "") -> Joined:
        """Lets the bot be invited to a server by its link."""
        joined = Joined(id=id or new_id(), name=name)
        self.joined[joined.id] = joined
        return joined

    def role(self, name: str) -> str:
        id = new_id()
        self.roles[id] = name
        return id

    def fail(self, method: str, path: str, status: int, **given: Any) -> Fault:
        """Lets requests of a kind fail: once, unless it is said how many times."""
        self.faults.append(Fault(method, path, status, **given))
        return self.faults[-1]

    def direct(self, user: User) -> Channel:
        """Returns the private conversation of a user with the bot."""
        for channel in self.channels.values():
            if channel.recipient == user.id:
                return channel
        channel = Channel(id=new_id(), kind=1, recipient=user.id)
        self.channels[channel.id] = channel
        return channel

    def threads(self) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.kind == 11]

    def sees(self, user: User, message: Posted) -> bool:
        if message.only:
            return message.only == user.id
        channel = self.channels.get(message.channel)
        return channel is not None and channel.recipient in ("", user.id)

    def seen_by(self, user: User) -> list[Posted]:
        """Returns all messages that a user can see, in their order."""
        return [message for message in self.messages.values() if self.sees(user, message)]

    def posts(self, channel: str = "") -> list[Posted]:
        """Returns what everybody can see, in a channel or everywhere."""
        public = [message for message in self.messages.values() if not message.only]
        return [m for m in public if channel in ("", m.channel) and not self._is_direct(m.channel)]

    def _is_direct(self, channel: str) -> bool:
        return channel in self.channels and self.channels[channel].kind == 1

    # ------------------------------------------------------------------ what members do

    async def command(self, user: User, channel: Channel, name: str, words: str = "") -> Interaction:
        """Fills in the fields of a slash command and sends it."""
        await self._connected()
        return await self._interact(user, channel, 2, self._slash(name, words))

    async def complete(
        self, user: User, channel: Channel, name: str, words: str, field: str = "", typed: str = ""
    ) -> list[dict[str, Any]]:
        """Fills in a slash command without sending it, and returns the choices for a field with something typed in it.

        Where no field is named it is the last one, and what the words leave stands in it.
        """
        await self._connected()
        data = self._slash(name, words)
        leaf = data["options"][0] if data["options"] and data["options"][0]["type"] == 1 else data
        command, below = fields.find(self.commands.values(), name)
        options = {option.name: option for option in (below or command).options}
        if field:
            leaf["options"].append({"type": options[field].type, "name": field, "value": typed})
        elif (left := fields.free(options.values(), {o["name"]: 1 for o in leaf["options"]})) is not None:
            leaf["options"].append({"type": left.type, "name": left.name, "value": ""})
        assert leaf["options"], f"/{name} takes no words"
        assert options[leaf["options"][-1]["name"]].autocomplete, f"/{name} completes nothing there"
        leaf["options"][-1]["focused"] = True
        interaction = await self._interact(user, channel, 4, data)
        assert interaction.choices is not None
        return interaction.choices

    async def menu(self, user: User, message: Posted, name: str) -> Interaction:
        """Chooses a command in the menu of a message."""
        await self._connected()
        resolved = {"messages": {message.id: self._message_payload(message)}}
        data = {"id": self.command_ids[name], "name": name, "type": 3, "target_id": message.id, "resolved": resolved}
        return await self._interact(user, self.channels[message.channel], 2, data)

    async def press(self, user: User, message: Posted, custom_id: str, value: str = "") -> Interaction:
        """Presses a button, or makes a choice in a menu, of a message as it stands or stood once."""
        await self._connected()
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if value else 2, "id": 1}
        if value:
            data["values"] = [value]
        return await self._interact(user, self.channels[message.channel], 3, data, message)

    def _slash(self, name: str, words: str) -> dict[str, Any]:
        command, below = fields.find(self.commands.values(), name)
        kinds = {option.name: option.type for option in (below or command).options}
        given = fields.fill((below or command).options, words, self.users.values())
        options = [{"type": kinds[name], "name": name, "value": value} for name, value in given.items()]
        if below is not None:
            options = [{"type": 1, "name": below.name, "options": options}]
        id = self.command_ids.get(command.name, "0")
        resolved = self._resolved(given[name] for name in given if kinds[name] in (fields.MEMBER, fields.ROLE))
        return {"id": id, "name": command.name, "type": 1, "options": options, "resolved": resolved}

    def _resolved(self, ids: Iterable[str]) -> dict[str, Any]:
        """Tells who the people and roles are that were chosen."""
        chosen = list(ids)
        users = [self.users[id] for id in chosen if id in self.users]
        return {
            "users": {user.id: user.payload() for user in users},
            "members": {
                u.id: {k: v for k, v in u.member().items() if k != "user"} for u in users if u.id not in self.gone
            },
            "roles": {id: self._role_payload(id) for id in chosen if id in self.roles},
        }

    async def _interact(
        self, user: User, channel: Channel, kind: int, data: dict[str, Any], message: Posted | None = None
    ) -> Interaction:
        now = self.now() - self.late
        interaction = Interaction(
            id=new_id(), token=f"token{new_id()}", user=user.id, channel=channel.id, at=now, kind=kind, message=message
        )
        self.interactions[interaction.token] = interaction
        await self.dispatch("INTERACTION_CREATE", self._interaction_payload(interaction, user, channel, data))
        await self.until(lambda: self._is_done(interaction))
        return interaction

    def _is_done(self, interaction: Interaction) -> bool:
        if interaction.answered == 6:
            return interaction.original is not None
        if interaction.answered == 5:
            return interaction.original is None or not interaction.original.loading
        return interaction.answered == 8

    def _interaction_payload(
        self, interaction: Interaction, user: User, channel: Channel, data: dict[str, Any]
    ) -> dict[str, Any]:
        payload: dict[str, Any] = {
            "id": interaction.id,
            "application_id": self.me.id,
            "type": interaction.kind,
            "data": data,
            "channel": channel.payload(self.guild, user.payload()),
            "channel_id": channel.id,
            "token": interaction.token,
            "version": 1,
            "locale": user.locale,
            "app_permissions": str(self._permissions(channel)),
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": {"0": self.guild},
            "context": 1 if channel.kind == 1 else 0,
        }
        if channel.kind == 1:
            payload["user"] = user.payload()
        else:
            payload |= {"guild_id": self.guild, "guild_locale": "en-US", "member": user.member()}
        if interaction.message is not None:
            payload["message"] = self._message_payload(interaction.message)
        return payload

    # ------------------------------------------------------------------ events

    async def dispatch(self, event: str, data: Any) -> None:
        """Sends an event to the bot; one that it misses while it is away comes when it resumes."""
        for session in self.sessions:
            frame = {"op": 0, "t": event, "s": len(session.sent) + 1, "d": data}
            session.sent.append(frame)
            await self._send(session, frame)

    async def drop(self, *, resumable: bool = True) -> None:
        """Breaks the bot's connection to the gateway; a session that cannot be resumed is forgotten."""
        sessions = list(self.sessions)
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            session.ready.clear()
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=WSCloseCode.GOING_AWAY if resumable else 4000)

    async def delete_channel(self, channel: Channel) -> None:
        self.channels.pop(channel.id)
        event = "THREAD_DELETE" if channel.kind == 11 else "CHANNEL_DELETE"
        await self.dispatch(event, channel.payload(self.guild))

    async def outage(self) -> None:
        """Takes the server away for a moment; what changes on it meanwhile is not told."""
        await self.dispatch("GUILD_DELETE", {"id": self.guild, "unavailable": True})

    async def outage_ends(self) -> None:
        await self.dispatch("GUILD_CREATE", self._guild_payload())

    async def kick_bot(self) -> None:
        """Removes the bot from the server."""
        for channel in self.channels.values():
            channel.forbidden.add("view_channel")
        self.joined.pop(self.guild)
        await self.dispatch("GUILD_DELETE", {"id": self.guild})

    async def invite_bot(self) -> None:
        for channel in self.channels.values():
            channel.forbidden.discard("view_channel")
        self.join("A server", self.guild)
        payload = self._guild_payload()
        del payload["unavailable"]
        await self.dispatch("GUILD_CREATE", payload)

    async def delete_role(self, role: str) -> None:
        self.roles.pop(role)
        await self.dispatch("GUILD_ROLE_DELETE", {"guild_id": self.guild, "role_id": role})

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until something holds; it is looked at whenever something has happened here, and now and then."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.02)

    def _something_happened(self) -> None:
        self._changed.set()

    async def _connected(self) -> None:
        await self.until(lambda: any(session.ready.is_set() for session in self.sessions))

    # ------------------------------------------------------------------ the gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        if self.refuse_gateway:
            self.refuse_gateway -= 1
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45000}})
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            frame = json.loads(message.data)
            match frame["op"]:
                case 1:
                    await socket.send_json({"op": 11, "d": None})
                case 2:
                    session = await self._identify(socket, frame["d"])
                case 6:
                    session = await self._resume(socket, frame["d"])
                case 3:
                    pass
                case _:
                    await socket.close(code=4001)
        if session is not None and session.socket is socket:
            session.socket = None
            session.ready.clear()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session | None:
        if data["token"] != self.token:
            await socket.close(code=4004)
            return None
        if data["intents"] != GUILDS:
            self.refusals.append(f"intents {data['intents']}")
            await socket.close(code=4014)
            return None
        self.identified += 1
        session = Session(id=new_id(), socket=socket)
        self.sessions = [*(old for old in self.sessions if old.socket is not None), session]
        ready = {
            "v": 10,
            "user": self.me.payload() | {"bot": True, "verified": True, "mfa_enabled": True, "flags": 0},
            "guilds": [{"id": self.guild, "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "shard": data.get("shard", [0, 1]),
            "application": {"id": self.me.id, "flags": 0},
        }
        for event, payload in (("READY", ready), ("GUILD_CREATE", self._guild_payload())):
            frame = {"op": 0, "t": event, "s": len(session.sent) + 1, "d": payload}
            session.sent.append(frame)
            await self._send(session, frame)
        session.ready.set()
        self._something_happened()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session | None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if data["token"] != self.token or session is None:
            await socket.send_json({"op": 9, "d": False})
            return None
        session.socket = socket
        session.resumed += 1
        for frame in session.sent[data["seq"] :]:
            await self._send(session, frame)
        await socket.send_json({"op": 0, "t": "RESUMED", "s": len(session.sent), "d": {"_trace": []}})
        session.ready.set()
        self._something_happened()
        return session

    async def _send(self, session: Session, frame: dict[str, Any]) -> None:
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_json(frame)

    def _guild_payload(self) -> dict[str, Any]:
        roles = [self._role_payload(id) for id in self.roles]
        open_threads = [one for one in self.threads() if not one.archived]
        return {
            "id": self.guild,
            "name": "A server",
            "owner_id": new_id(),
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "afk_channel_id": None,
            "afk_timeout": 60,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": roles,
            "emojis": [],
            "stickers": [],
            "features": self.features,
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": self.system or None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": self.locale,
            "nsfw_level": 0,
            "unavailable": False,
            "large": False,
            "member_count": len(self.users) + 1,
            "members": [self.me.member() | {"user": self.me.payload() | {"bot": True}}],
            "channels": [c.payload(self.guild) for c in self.channels.values() if c.kind in (0, 15)],
            "threads": [c.payload(self.guild) for c in open_threads],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _role_payload(self, id: str) -> dict[str, Any]:
        return {
            "id": id,
            "name": self.roles[id],
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(self.joined[id].permissions) if id in self.joined else "0",
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def clickable(self) -> dict[str, str]:
        """Returns the ids of all commands, by how a mention names them: one in a group by both names."""
        found: dict[str, str] = {}
        for name, command in self.commands.items():
            below = [option.name for option in command.options if option.type == fields.SUBCOMMAND]
            found |= (
                {}
                if command.type == 3
                else dict.fromkeys([f"{name} {one}" for one in below] or [name], self.command_ids.get(name, "0"))
            )
        return found

    def mention(self, name: str) -> str:
        """Returns what mentions the command of a name, wherever it stands."""
        return next(f"</{path}:{id}>" for path, id in self.clickable().items() if path.split()[-1] == name)

    # ------------------------------------------------------------------ REST

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        self.requests.append(f"{request.method} {path}")
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

    def _hits(self, fault: Fault, method: str, path: str) -> bool:
        return fault.times > 0 and fault.method == method and re.fullmatch(fault.path, path) is not None

    def _fail(self, fault: Fault) -> web.Response:
        fault.times -= 1
        body = fault.body or {"code": fault.code, "message": "as the test asks for"}
        return _json(body, fault.status, fault.headers)

    async def _route(self, request: web.Request, method: str, path: str) -> web.Response:
        webhook = path.startswith(("/webhooks/", "/interactions/"))
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
        interaction.original = self._add(interaction.channel, _shown(message, files), only=only)
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
        posted = self._add(where.id, _shown(message, files))
        posted.nonce = message.nonce or ""
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

    def _forbidden(self, where: Channel) -> set[str]:
        """Returns what the bot may not do somewhere; what a channel forbids its threads forbid, too."""
        parent = self.channels.get(where.parent)
        return where.forbidden | (parent.forbidden if parent is not None else set())

    def _permissions(self, where: Channel) -> int:
        """Returns what the bot may do somewhere, as Discord tells with an interaction."""
        forbidden = self._forbidden(where)
        return sum(bit for name, bit in PERMISSIONS.items() if name not in forbidden)

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
        return _json(where.payload(self.guild, user))

    async def _edit_channel(self, request: web.Request, channel: str) -> web.Response:
        where = self._visible(channel)
        edit = schemas.read(await request.read(), schemas.ChannelEdit)
        if where.kind != 11 or (edit.archived and where.owner != self.me.id) or where.locked:
            raise Refused(403, 50013, "Missing Permissions")
        where.archived = edit.archived
        await self.dispatch("THREAD_UPDATE", where.payload(self.guild))
        return _json(where.payload(self.guild))

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
        thread = Channel(id=message, kind=11, name=wish.name, parent=where.id, owner=self.me.id)
        self.channels[message] = thread
        await self.dispatch("THREAD_CREATE", thread.payload(self.guild) | {"newly_created": True})
        return _json(thread.payload(self.guild), 201)

    async def _member(self, request: web.Request, guild: str, user: str) -> web.Response:
        if guild != self.guild or user not in self.users or user in self.gone:
            raise Refused(404, 10007, "Unknown Member")
        return _json(self.users[user].member())

    async def _open_direct(self, request: web.Request) -> web.Response:
        wish = schemas.read(await request.read(), schemas.DirectChannel)
        user = self.users.get(str(wish.recipient_id))
        if user is None:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return _json(self.direct(user).payload(self.guild, user.payload()))

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

    def _add(self, channel: str, shown: Shown, *, only: str = "", loading: bool = False) -> Posted:
        posted = Posted(id=new_id(), channel=channel, versions=[shown], only=only, loading=loading)
        posted.uploads += shown.data
        self.messages[posted.id] = posted
        return posted

    def _change(self, posted: Posted, message: schemas.MessageIn, files: dict[str, bytes]) -> None:
        shown = _shown(message, files)
        posted.uploads += shown.data
        if message.attachments is msgspec.UNSET:
            shown = replace(shown, files=posted.now.files, data=posted.now.data)
        posted.versions.append(shown)
        posted.loading = False

    def _message_payload(self, posted: Posted) -> dict[str, Any]:
        shown = posted.now
        return {
            "id": posted.id,
            "channel_id": posted.channel,
            "author": self.me.payload() | {"bot": True},
            "content": shown.content,
            "timestamp": timestamp(self.now()),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [
                {"id": new_id(), "size": 1, "url": "", "proxy_url": "", "filename": file["filename"]}
                for file in shown.files
            ],
            "embeds": list(shown.embeds),
            "components": list(shown.rows),
            "pinned": False,
            "type": 0,
            "flags": EPHEMERAL if posted.only else 0,
        }

    # ------------------------------------------------------------------ running

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Discord]:
        application = web.Application(client_max_size=32 * 1024 * 1024)
        application.router.add_get("/gateway", self._gateway)
        application.router.add_get("/gateway/", self._gateway)
        application.router.add_route("*", "/api/v10/{tail:.*}", self._rest)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await self.listen()
        try:
            yield self
        finally:
            await self._runner.cleanup()

    async def listen(self) -> None:
        """Takes connections, at the port it had before if it had one."""
        assert self._runner is not None
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_address=True)
        await site.start()
        self.port = self._runner.addresses[-1][1]

    async def hang_up(self) -> None:
        """Takes no connections any more, and breaks the ones there are."""
        assert self._runner is not None
        for site in list(self._runner.sites):
            await site.stop()
        await self.drop()

    @property
    def rest(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"


def _shown(message: schemas.MessageIn, files: dict[str, bytes]) -> Shown:
    return Shown(
        content=message.content or "",
        embeds=tuple(msgspec.to_builtins(embed) for embed in message.embeds),
        rows=tuple(msgspec.to_builtins(row) for row in message.components),
        files=tuple(msgspec.to_builtins(attachment) for attachment in message.attachments or ()),
        data=tuple(files.values()),
    )


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Answers in JSON; the content type must be exactly this, without a charset."""
    given = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=given)


def _path(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", pattern))


ROUTES: tuple[tuple[str, re.Pattern[str], Callable[..., Any]], ...] = (
    ("GET", _path("/users/@me"), Discord._myself),
    ("GET", _path("/users/@me/guilds"), Discord._my_guilds),
    ("GET", _path("/oauth2/applications/@me"), Discord._application),
    ("GET", _path("/gateway/bot"), Discord._gateway_bot),
    ("PUT", _path("/applications/{application}/commands"), Discord._put_commands),
    ("PUT", _path("/applications/{application}/guilds/{guild}/commands"), Discord._put_commands),
    ("GET", _path("/applications/{application}/commands"), Discord._get_commands),
    ("GET", _path("/applications/{application}/guilds/{guild}/commands"), Discord._get_commands),
    ("POST", _path("/interactions/{id}/{token}/callback"), Discord._callback),
    ("PATCH", _path("/webhooks/{application}/{token}/messages/@original"), Discord._edit_original),
    ("DELETE", _path("/webhooks/{application}/{token}/messages/@original"), Discord._delete_original),
    ("PATCH", _path("/webhooks/{application}/{token}/messages/{message}"), Discord._edit_follow_up),
    ("POST", _path("/webhooks/{application}/{token}"), Discord._follow_up),
    ("POST", _path("/channels/{channel}/messages"), Discord._post),
    ("PATCH", _path("/channels/{channel}/messages/{message}"), Discord._edit),
    ("DELETE", _path("/channels/{channel}/messages/{message}"), Discord._delete),
    ("PUT", _path("/channels/{channel}/messages/pins/{message}"), Discord._pin),
    ("GET", _path("/channels/{channel}"), Discord._get_channel),
    ("PATCH", _path("/channels/{channel}"), Discord._edit_channel),
    ("POST", _path("/channels/{channel}/messages/{message}/threads"), Discord._start_thread),
    ("GET", _path("/guilds/{guild}/members/{user}"), Discord._member),
    ("POST", _path("/users/@me/channels"), Discord._open_direct),
)
"""All that the bot does on Discord; anything else is refused."""
