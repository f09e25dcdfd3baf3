"""A member's page and what it asks for: everything below ``/m/<handle>/``, for the bearer of that member's cookie."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Annotated, Any, TypeAlias

import msgspec
from aiohttp import WSCloseCode, web

from bot.app.speech.messages import Actor, Command, Place, Press, Reply, Typing
from bot.chat_web.application import Application, Drawing
from bot.chat_web.channel import CHANNEL, Channel, Listener
from bot.chat_web.doors import Door, read_json
from bot.chat_web.guard import Guard, Refused
from bot.chat_web.limits import Allowance
from bot.chat_web.settings import WebSettings
from bot.chat_web.static_files import page
from storage.rows import WebUserRow
from storage.web import PLATFORM

log = logging.getLogger(__name__)

PICTURES = frozenset({"image/jpeg", "image/png", "image/webp"})
MOST_PAGES = 24
"""Open pages of one member."""
FAR_BEHIND = 500
"""Changes after which a page that was away loads everything anew."""
MOST_COMPLETIONS = 25
KEPT_PICTURES = 32

Event: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
Thread: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A line that the member has sent: a command if it begins with a slash, else words for everybody."""

    event: Event
    thread: Thread
    line: str


class Pressed(msgspec.Struct, forbid_unknown_fields=True):
    """A button of a message that was pressed, or a choice made in one of its menus."""

    event: Event
    message: Number
    press: Annotated[str, msgspec.Meta(max_length=64)]


class Typed(msgspec.Struct, forbid_unknown_fields=True):
    """A command line as far as it has been typed."""

    thread: Thread
    line: str


class Dismissed(msgspec.Struct, forbid_unknown_fields=True):
    """A private message that the member puts away."""

    message: Number


class MemberPage:
    """Answers what a member's page asks."""

    def __init__(self, app: Application, channel: Channel, door: Door, guard: Guard, settings: WebSettings) -> None:
        self._app = app
        self._channel = channel
        self._door = door
        self._guard = guard
        self._longest = settings.longest_line
        self._acts = Allowance(settings.burst, settings.per_second)
        self._keys = Allowance(settings.burst * 2, settings.per_second * 4)
        self._drawings: OrderedDict[str, asyncio.Future[Drawing | None]] = OrderedDict()
        self._sockets: set[web.WebSocketResponse] = set()

    async def show(self, request: web.Request) -> web.Response:
        """Shows the page, or takes the secret of the personal link that leads to it."""
        if (key := request.query.get("key")) is not None:
            return await self._door.enter(request, key)
        user = await self._door.member(request)
        language = await self._door.language(request, user.user)
        text = page(
            "table", language, root=self._guard.root, user=user.user, name=user.name, longest=str(self._longest)
        )
        return web.Response(text=text, content_type="text/html")

    async def state(self, request: web.Request) -> web.Response:
        """Says which threads there are and from which revision on the page will be told of changes."""
        user = await self._door.member(request)
        language = await self._door.language(request, user.user)
        commands = [
            {"name": info.name, "usage": info.usage, "summary": info.summary} for info in self._app.commands(language)
        ]
        return web.json_response(await self._channel.state(user.user) | {"commands": commands})

    async def messages(self, request: web.Request) -> web.Response:
        """Returns a page of a thread's messages, the last ones or those before a given one."""
        user = await self._door.member(request)
        before = request.query.get("before", "")
        if before and not (before.isascii() and before.isdigit() and len(before) < 16):
            raise Refused(400, "bad-request")
        thread = request.query.get("thread", "")
        return web.json_response(await self._channel.history(user.user, thread, int(before or 2**53)))

    async def picture(self, request: web.Request) -> web.Response:
        """Draws a picture that the member may see."""
        user = await self._door.member(request)
        id = request.match_info["picture"]
        try:
            picture = await self._channel.picture(user.user, id)
        except LookupError:
            raise Refused(404, "not-found") from None
        drawing = await self._draw(id, picture)
        if drawing is None:
            raise Refused(404, "not-drawn")
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=drawing.data, content_type=drawing.mime, headers=headers)

    async def send(self, request: web.Request) -> web.Response:
        """Carries out a command or shows what the member wrote."""
        user = await self._door.member(request)
        sent = await self._read(request, Sent, self._acts, user)
        line = sent.line.strip()
        if not line:
            raise Refused(422, "empty")
        if len(line) > self._longest:
            raise Refused(413, "too-long")
        if not await self._channel.has_thread(sent.thread):
            raise Refused(404, "not-found")
        if not line.startswith("/"):
            return web.json_response({"id": await self._channel.say(user.user, sent.thread, sent.event, line)})
        name, rest = split_command(line)
        reply = await self._app.command(
            Command(
                event=f"{user.user}:{sent.event}",
                actor=self._actor(request, user),
                place=_place(sent.thread),
                name=name,
                line=rest.strip(),
                private=True,
            )
        )
        return await self._answer(user, sent.thread, sent.event, reply, line=line)

    async def press(self, request: web.Request) -> web.Response:
        """Carries out what a button stands for."""
        user = await self._door.member(request)
        pressed = await self._read(request, Pressed, self._acts, user)
        if len(pressed.press.encode()) > 64:
            raise Refused(400, "bad-request")
        try:
            row = await self._channel.message(user.user, pressed.message)
        except LookupError:
            raise Refused(404, "message-gone") from None
        reply = await self._app.press(
            Press(
                event=f"{user.user}:{pressed.event}",
                actor=self._actor(request, user),
                place=_place(row.thread),
                data=pressed.press,
                private=bool(row.member),
            )
        )
        if not (reply.replace and row.member):
            return await self._answer(user, row.thread, pressed.event, reply)
        if reply.message is None:
            await self._channel.dismiss(user.user, row.id)
            return web.json_response({"id": None})
        return web.json_response({"id": await self._channel.replace(user.user, row.id, reply.message)})

    async def complete(self, request: web.Request) -> web.Response:
        """Returns command lines that begin with what has been typed."""
        user = await self._door.member(request)
        typed = await self._read(request, Typed, self._keys, user)
        if not typed.line.startswith("/") or len(typed.line) > self._longest:
            return web.json_response({"lines": []})
        name, rest = split_command(typed.line)
        if not typed.line[1 + len(name) :]:
            language = await self._door.language(request, user.user)
            infos = [info for info in self._app.commands(language) if info.name.startswith(name)]
            lines = [{"line": f"/{info.name} ", "label": f"/{info.name}", "hint": info.summary} for info in infos]
            return web.json_response({"lines": lines[:MOST_COMPLETIONS]})
        typing = Typing(actor=self._actor(request, user), place=_place(typed.thread), name=name, line=rest)
        found = await self._app.complete(typing)
        lines = [{"line": f"/{name} {line}", "label": line, "hint": ""} for line in found[:MOST_COMPLETIONS]]
        return web.json_response({"lines": lines})

    async def dismiss(self, request: web.Request) -> web.Response:
        """Puts a private message away."""
        user = await self._door.member(request)
        dismissed = await self._read(request, Dismissed, self._acts, user)
        with contextlib.suppress(LookupError):
            await self._channel.dismiss(user.user, dismissed.message)
            return web.json_response({"id": None})
        raise Refused(404, "message-gone")

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Tells the page of everything that changes after the revision it names."""
        user = await self._door.member(request)
        self._guard.require_own_page(request)
        after = request.query.get("after", "")
        if not (after.isascii() and after.isdigit() and len(after) < 16):
            raise Refused(400, "bad-request")
        if self._channel.listeners(user.user) >= MOST_PAGES:
            raise Refused(429, "too-many-pages")
        socket = web.WebSocketResponse(heartbeat=25, max_msg_size=1024)
        with self._channel.listening(user.user) as listener:
            await socket.prepare(request)
            self._sockets.add(socket)
            sender = asyncio.create_task(self._tell(socket, listener, int(after)))
            try:
                async for _ in socket:  # the page says nothing: reading is how its leaving is noticed
                    continue
            finally:
                self._sockets.discard(socket)
                listener.end()
                await sender
        return socket

    async def close(self) -> None:
        """Ends all open connections; the pages will look for the next server at this address."""
        closing = (socket.close(code=WSCloseCode.SERVICE_RESTART) for socket in tuple(self._sockets))
        await asyncio.gather(*closing)
        for drawing in self._drawings.values():
            drawing.cancel()
        await asyncio.gather(*self._drawings.values(), return_exceptions=True)

    async def _tell(self, socket: web.WebSocketResponse, listener: Listener, revision: int) -> None:
        """Tells a page of changes until it leaves, is too far behind, or may not listen any more."""
        code = WSCloseCode.OK
        try:
            newest = await self._channel.newest(listener.user)
            if not newest - FAR_BEHIND <= revision <= newest:
                await socket.send_json({"reset": True})
                return
            while not listener.over:
                listener.changed.clear()
                messages, revision = await self._channel.changes(listener.user, revision)
                if messages:
                    await socket.send_json({"messages": messages, "revision": revision})
                await listener.changed.wait()
            code = WSCloseCode.POLICY_VIOLATION
        except ConnectionError:
            log.debug("A page of the web table went away while it was told something.")
        except Exception:
            log.exception("A page of the web table could not be told of changes.")
            code = WSCloseCode.INTERNAL_ERROR
        finally:
            await socket.close(code=code)

    async def _answer(self, user: WebUserRow, thread: str, event: str, reply: Reply, *, line: str = "") -> web.Response:
        if reply.message is None:
            return web.json_response({"id": None})
        return web.json_response({"id": await self._channel.whisper(user.user, thread, event, reply.message, line)})

    def _actor(self, request: web.Request, user: WebUserRow) -> Actor:
        return Actor(platform=PLATFORM, user=user.user, name=user.name, language=self._guard.language(request))

    async def _read(self, request: web.Request, kind: type[Any], allowance: Allowance, user: WebUserRow) -> Any:
        if not allowance.take(user.user, self._app.clock.steady()):
            raise Refused(429, "too-fast")
        return await read_json(request, kind)

    async def _draw(self, id: str, picture: Any) -> Drawing | None:
        """Draws each picture once and keeps the latest; None when it cannot be drawn, for its text is complete."""
        if id not in self._drawings:
            self._drawings[id] = asyncio.ensure_future(self._try_to_draw(picture))
            while len(self._drawings) > KEPT_PICTURES:
                self._drawings.popitem(last=False)
        self._drawings.move_to_end(id)
        drawing = await asyncio.shield(self._drawings[id])
        if drawing is None:
            self._drawings.pop(id, None)
        return drawing

    async def _try_to_draw(self, picture: Any) -> Drawing | None:
        try:
            drawing = await self._app.draw(msgspec.structs.replace(picture, preview=False))  # a window has room
        except Exception as error:
            log.warning("A picture could not be drawn: %s", type(error).__name__)
            return None
        return drawing if drawing.mime in PICTURES else None


def split_command(line: str) -> tuple[str, str]:
    """Splits ``/move uncover d4`` into its name and the rest, the spaces at the end of which count."""
    name, *rest = line[1:].split(maxsplit=1) or [""]
    if line[1:2].isspace():
        return "", line[1:].lstrip()
    return name.lower(), rest[0] if rest else ""


def _place(thread: str) -> Place:
    return Place(platform=PLATFORM, channel=CHANNEL, thread=thread)
