"""The gateway of the loopback Discord: sessions of the bot, and the events that they are told.

What happens on a server is told to the sessions of its shard alone, were there several of it.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from tests.bot.chat_discord.state import IDENTIFY, Session, State
from tests.bot.chat_discord.world import (
    Channel,
    new_id,
)

GUILDS = 1
"""The only intent that the bot needs."""


class Gateway(State):
    """The connections of the bot to the gateway."""

    async def dispatch(self, event: str, data: Any) -> None:
        """Sends an event to the bot; one that it misses while it is away comes when it resumes."""
        guild = data["id"] if event.startswith("GUILD_") and "guild_id" not in data else data.get("guild_id", "")
        for session in self.sessions:
            if not session.serves(guild):
                continue
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

    async def shard_goes(self, shard: int) -> None:
        """Takes one of several connections away: it may be made anew, but nothing comes by it."""
        self.silent[shard] = asyncio.Event()
        for session in self.sessions:
            if session.shard[0] == shard and session.socket is not None:
                session.ready.clear()
                await session.socket.close(code=WSCloseCode.GOING_AWAY)

    def shard_returns(self, shard: int) -> None:
        self.silent.pop(shard).set()

    async def delete_channel(self, channel: Channel) -> None:
        self.channels.pop(channel.id)
        event = "THREAD_DELETE" if channel.kind == 11 else "CHANNEL_DELETE"
        await self.dispatch(event, channel.payload(channel.guild))

    async def outage(self) -> None:
        """Takes the server away for a moment; what changes on it meanwhile is not told."""
        self.serves_the_server = False
        await self.dispatch("GUILD_DELETE", {"id": self.guild, "unavailable": True})

    async def outage_ends(self) -> None:
        self.serves_the_server = True
        await self.dispatch("GUILD_CREATE", self._guild_payload(self.guild))

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
        payload = self._guild_payload(self.guild)
        del payload["unavailable"]
        await self.dispatch("GUILD_CREATE", payload)

    async def delete_role(self, role: str) -> None:
        self.roles.pop(role)
        await self.dispatch("GUILD_ROLE_DELETE", {"guild_id": self.guild, "role_id": role})

    async def _connected(self, guild: str | None = None) -> None:
        """Waits until the bot is told of what happens on a server, the first one unless another is named."""
        there = self.guild if guild is None else guild
        await self.until(lambda: any(session.ready.is_set() and session.serves(there) for session in self.sessions))

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
        if self.ends_with:
            await socket.close(code=self.ends_with)
            return None
        if data["token"] != self.token:
            await socket.close(code=4004)
            return None
        if data["intents"] != GUILDS:
            self.refusals.append(f"intents {data['intents']}")
            await socket.close(code=4014)
            return None
        number, count = data.get("shard", (0, 1))
        began, self.identified_at = self.identified_at, time.monotonic()
        if count > 1 and self.identified_at - began < IDENTIFY:
            self.refusals.append(f"shard {number} was begun {self.identified_at - began:.1f} seconds after another")
            await socket.send_json({"op": 9, "d": False})
            return None
        self.identified += 1
        session = Session(id=new_id(), socket=socket, shard=(number, count))
        await self._is_told(session)
        left = [old for old in self.sessions if old.socket is not None or old.shard != session.shard]
        self.sessions = [*left, session]
        ready = {
            "v": 10,
            "user": self.me.payload() | {"bot": True, "verified": True, "mfa_enabled": True, "flags": 0},
            "guilds": [{"id": guild, "unavailable": True} for guild in self.guilds if session.serves(guild)],
            "session_id": session.id,
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "shard": session.shard,
            "application": {"id": self.me.id, "flags": 0},
        }
        there = self.guilds if self.serves_the_server else self.others
        told = [("GUILD_CREATE", self._guild_payload(guild)) for guild in there if session.serves(guild)]
        for event, payload in [("READY", ready), *told]:
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
        await self._is_told(session)
        session.socket = socket
        session.resumed += 1
        for frame in session.sent[data["seq"] :]:
            await self._send(session, frame)
        await socket.send_json({"op": 0, "t": "RESUMED", "s": len(session.sent), "d": {"_trace": []}})
        session.ready.set()
        self._something_happened()
        return session

    async def _is_told(self, session: Session) -> None:
        """Waits until a shard is told something."""
        if (returns := self.silent.get(session.shard[0])) is not None:
            await returns.wait()

    async def _send(self, session: Session, frame: dict[str, Any]) -> None:
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_json(frame)

    def _guild_payload(self, guild: str) -> dict[str, Any]:
        roles = [self._role_payload(id) for id in (self.roles if guild == self.guild else (guild,))]
        channels = [one for one in self.channels.values() if one.guild == guild]
        open_threads = [one for one in self.threads() if one.guild == guild and not one.archived]
        return {
            "id": guild,
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
            "channels": [c.payload(guild) for c in channels if c.kind in (0, 15)],
            "threads": [c.payload(guild) for c in open_threads],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
