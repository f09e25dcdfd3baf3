"""The start page, where the operator lets members in, and the door that a personal link opens.

The operator's token is made anew at each start and known only from the printed link. A member's link holds a public
handle and a secret; the browser keeps the secret in a cookie for that handle's addresses alone, so that several members
can be at one browser, each in a tab of their own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated, TypeVar

import msgspec
from aiohttp import web

from bot.app.port import Application, Kept, LoungeUserRow
from bot.chat_web.channel import PLATFORM, Channel
from bot.chat_web.connections import Connections
from bot.chat_web.guard import Guard, Refused
from bot.chat_web.links import (
    WITHDRAWN,
    GivenLinks,
    hash_secret,
    new_handle,
    new_secret,
    read_name,
    same_secret,
)
from bot.chat_web.settings import Base, Room
from bot.chat_web.static_files import page

COOKIE = "longtable"
A_YEAR = 365 * 24 * 60 * 60
MOST_MEMBERS = 500

S = TypeVar("S", bound=msgspec.Struct)


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """The name that a new member is to have, or one who changes it."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class StartPage:
    """Lets the host, and nobody else, add members and hand out their links."""

    def __init__(self, app: Application, channel: Channel, guard: Guard, given: GivenLinks, room: Room) -> None:
        self._app = app
        self._room = room
        self._channel = channel
        self._given = given
        self._guard = guard
        self._adding = asyncio.Lock()
        self.token = new_secret()

    async def show(self, request: web.Request) -> web.Response:
        """Shows the page to the operator, with the token in the address or in the cookie that is made of it."""
        language = self._guard.language(request)
        if (token := request.query.get("token")) is not None:
            if not same_secret(token, hash_secret(self.token)):
                raise Refused(403, "not-host")
            # A redirect would still count as coming from the page that held the link, and not send a strict cookie.
            response = _html(page("enter", language, root=self._guard.root, target=f"{self._guard.root}/start"))
            _keep(response, token, f"{self._guard.root}/start", self._guard.base, samesite="Strict")
            return response
        self._require_host(request)
        games = [asdict(offer) for offer in self._app.guide(language).games]
        return _html(page("start", language, root=self._guard.root, games=json.dumps(games)))

    async def members(self, request: web.Request) -> web.Response:
        """Lists the members, each with what is known of the link, and who was let in first, which is the host."""
        self._require_host(request)
        async with self._app.memory.read() as kept:
            users = await kept.lounge.users()
        first = self._given.first({row.user: row.link_hash for row in users})
        listed = [
            {"user": row.user, "name": row.name, "link": self._state_of(row), "first": row.user == first}
            for row in users
        ]
        return web.json_response({"members": listed})

    async def add(self, request: web.Request) -> web.Response:
        """Lets a new member in and returns the link."""
        self._require_host(request)
        named = await read_json(request, Named, self._room.body)
        secret = new_secret()
        async with self._adding, self._app.memory.write() as kept:
            users = await kept.lounge.users()
            name = free_name(named, users)
            if len(users) >= MOST_MEMBERS:
                raise Refused(409, "too-many-members")
            row = await kept.lounge.add_user(PLATFORM, new_handle(), name, hash_secret(secret))
            self._given.put(row.user, secret, {other.user for other in users})
        return self._link(request, row, secret)

    async def link(self, request: web.Request) -> web.Response:
        """Returns the link that a member was given."""
        self._require_host(request)
        async with self._app.memory.read() as kept:
            row = await _row(kept, request)
        secret = self._given.find(row.user, row.link_hash)
        if secret is None:
            raise Refused(404, "link-unknown")
        return self._link(request, row, secret)

    async def relink(self, request: web.Request) -> web.Response:
        """Makes a member a new link and returns it; the old one and its open pages are void."""
        secret = new_secret()
        row = await self._replace(request, secret)
        return self._link(request, row, secret)

    async def withdraw(self, request: web.Request) -> web.Response:
        """Makes a member's link and its open pages void; the seats stay, and a new link lets the member in again."""
        row = await self._replace(request, None)
        return web.json_response({"user": row.user, "name": row.name})

    async def _replace(self, request: web.Request, secret: str | None) -> LoungeUserRow:
        """Puts another link, or none, in the place of a member's link."""
        self._require_host(request)
        async with self._app.memory.write() as kept:
            row = await _row(kept, request)
            await kept.lounge.relink(row.user, WITHDRAWN + row.user if secret is None else hash_secret(secret))
            self._given.put(row.user, secret, {other.user for other in await kept.lounge.users()})
        self._channel.banish(row.user)
        return row

    def _state_of(self, row: LoungeUserRow) -> str:
        if row.link_hash.startswith(WITHDRAWN):
            return "withdrawn"
        return "unknown" if self._given.find(row.user, row.link_hash) is None else "given"

    def _require_host(self, request: web.Request) -> None:
        if not same_secret(request.cookies.get(COOKIE, ""), hash_secret(self.token)):
            raise Refused(403, "not-host")

    def _link(self, request: web.Request, row: LoungeUserRow, secret: str) -> web.Response:
        address = self._guard.base.address if self._guard.base is not None else f"http://{request.host}"
        return web.json_response(
            {"user": row.user, "name": row.name, "link": f"{address}/m/{row.user}/?key={secret}"}, status=201
        )


class Door:
    """Knows who a request comes from."""

    def __init__(self, app: Application, guard: Guard, connections: Connections) -> None:
        self._app = app
        self._guard = guard
        self._connections = connections

    async def member(self, request: web.Request) -> LoungeUserRow:
        """Returns the member whose address it is, if that cookie comes with the request; refuses everybody else."""
        secret = request.cookies.get(COOKIE, "")
        if not secret:
            raise Refused(403, "not-member")
        hashed = hash_secret(secret)
        self._connections.require_room(request.transport, hashed)  # a flood is not even looked up
        row = await self._owner(request, secret)
        self._connections.belongs(request.transport, hashed)
        return row

    async def enter(self, request: web.Request, key: str) -> web.Response:
        """Takes the secret of a personal link, keeps it in a cookie and leads to the page without it."""
        await self._owner(request, key)
        path = f"{self._guard.root}/m/{request.match_info['user']}/"
        response = web.Response(status=303, headers={"Location": path})
        _keep(response, key, path, self._guard.base, samesite="Lax")
        return response

    async def language(self, request: web.Request, user: str) -> str:
        """Returns the language that the member has chosen, else the browser's."""
        return (await self._app.chosen(PLATFORM, user, self._guard.language(request))).words.language

    async def _owner(self, request: web.Request, secret: str) -> LoungeUserRow:
        async with self._app.memory.read() as kept:
            row = await kept.lounge.user_by_link(hash_secret(secret))
        if row is None or row.user != request.match_info["user"]:
            raise Refused(403, "not-member")
        return row


def free_name(wanted: Named, others: Iterable[LoungeUserRow]) -> str:
    """Returns a name as it is borne; refuses what is none, and one that another member has."""
    name = read_name(wanted.name)
    if not name:
        raise Refused(422, "bad-name")
    if any(row.name.casefold() == name.casefold() for row in others):
        raise Refused(409, "name-taken")
    return name


async def read_json(request: web.Request, kind: type[S], seconds: float) -> S:
    """Reads what a page sends; refuses anything else, what takes longer, and what never comes to its end."""
    try:
        async with asyncio.timeout(seconds):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except TimeoutError:
        raise Refused(408, "too-slow") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ConnectionError) as error:
        raise Refused(400, "bad-request") from error


async def _row(kept: Kept, request: web.Request) -> LoungeUserRow:
    """Returns the member whom a request of the operator names; refuses where there is none."""
    row = await kept.lounge.user(request.match_info["user"])
    if row is None:
        raise Refused(404, "not-found")
    return row


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html")


def _keep(response: web.Response, secret: str, path: str, base: Base | None, *, samesite: str) -> None:
    secure = base is not None and base.secure
    response.set_cookie(COOKIE, secret, path=path, max_age=A_YEAR, httponly=True, secure=secure, samesite=samesite)
