"""A member's page and what it asks for: everything below ``/m/<handle>/``, for the bearer of that member's cookie."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from functools import partial
from typing import Annotated, Any, TypeAlias
from urllib.parse import urlencode

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.app.port import Application, LoungeMessageRow, LoungeUserRow
from bot.app.speech.language import Words
from bot.app.speech.messages import Actor, Button, Command, Extent, Message, Picture, Place, Press, Reply, Typing
from bot.app.speech.pictures import Drawing, DrawingFailed, broad_from, is_bare, is_by_coordinates, is_roomy
from bot.app.speech.presses import LONGEST
from bot.app.speech.text import compose
from bot.chat_web.boards import Boards, on_table
from bot.chat_web.bodies import Shown, read_body, show_around, show_hints, show_message, show_table
from bot.chat_web.channel import CHANNEL, PLATFORM, Channel, Listener
from bot.chat_web.doors import Door, Named, S, free_name, read_json
from bot.chat_web.guard import Guard, Refused
from bot.chat_web.limits import Allowance
from bot.chat_web.settings import WebSettings
from bot.chat_web.static_files import manifest, page
from render.core.scene import ALL_LAYOUTS, BROAD, WIDE, Layout

log = logging.getLogger(__name__)

PICTURES = frozenset({"image/jpeg", "image/png", "image/webp"})
MOST_PAGES = 24
"""Open pages of one member."""
FAR_BEHIND = 500
"""Changes after which a page that was away loads everything anew."""
MOST_COMPLETIONS = 25
MOST_BEATS, BEATS_PER_SECOND = 20, 1.0
"""Frames without content, which a browser sends in answer to ours and a proxy may send on its own."""
SAY_LINE, PLAY_LINE = "line:say", "line:play"
"""The presses that answer whether a line is said or played; nobody but this page makes or reads them."""

Event: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
Thread: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A line that the member has sent: a command if it begins with a slash, else words for everybody."""

    event: Event
    thread: Thread
    line: str


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """Something that was pressed."""

    event: Event
    press: str

    def __post_init__(self) -> None:
        if len(self.press.encode()) > LONGEST:
            raise ValueError("longer than what stands in any button")


class Pressed(Chosen):
    """A button of a message that was pressed, or a choice made in one of its menus."""

    message: Number


class Played(Chosen):
    """A choice that was made at a table, on its board or beside it."""

    thread: Thread


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
        self._room = settings.room
        self._acts = Allowance(settings.burst, settings.per_second)
        self._words = Allowance(settings.burst // 6, settings.per_second / 5)
        self._keys = Allowance(settings.burst * 2, settings.per_second * 4)
        self._looks = Allowance(settings.burst * 8, settings.per_second * 8)
        self._opens = Allowance(MOST_PAGES * 2, settings.per_second / 5)
        self._boards = Boards()
        self._sockets: set[web.WebSocketResponse] = set()

    async def show(self, request: web.Request) -> web.Response:
        """Shows the page, or takes the secret of the personal link that leads to it."""
        if (key := request.query.get("key")) is not None:
            return await self._door.enter(request, key)
        user = await self._looking(request)
        language = await self._door.language(request, user.user)
        text = page(
            "table", language, root=self._guard.root, user=user.user, name=user.name, longest=str(self._longest)
        )
        return web.Response(text=text, content_type="text/html")

    async def manifest(self, request: web.Request) -> web.Response:
        """Tells a phone how to put the page beside its other programs."""
        user = await self._looking(request)
        return web.json_response(manifest(self._guard.root, user.user), content_type="application/manifest+json")

    async def state(self, request: web.Request) -> web.Response:
        """Says which threads there are and from which revision on the page will be told of changes."""
        user = await self._looking(request)
        language = await self._door.language(request, user.user)
        infos = self._app.guide(language).commands
        commands = [{"name": info.name, "usage": info.usage, "summary": info.summary} for info in infos]
        foyer = await self._app.foyer(self._actor(request, user), _place(""))
        return web.json_response(
            await self._channel.state(user.user)
            | {"commands": commands, "waiting": list(foyer.threads), "own": list(foyer.own), "over": list(foyer.over)}
        )

    async def messages(self, request: web.Request) -> web.Response:
        """Returns a page of a thread's messages, the last ones or those before a given one."""
        user = await self._looking(request)
        before = _number(request.query.get("before", "") or str(2**53))
        thread = request.query.get("thread", "")
        return web.json_response(await self._channel.history(user.user, thread, before))

    async def table(self, request: web.Request) -> web.Response:
        """Shows the table of a thread: the board as the member sees it now, and a panel for who is asked; or what is
        ``around`` that alone, with the story ``before`` an entry, or of a game that is over the ``whole`` of it."""
        user = await self._looking(request)
        thread = request.query.get("thread", "")
        asked: tuple[Extent, ...] = ("around", "whole")
        extent: Extent = next((one for one in asked if one in request.query), "table")
        before = _number(request.query["before"]) if "before" in request.query else None
        message = await self._app.table(self._actor(request, user), _place(thread), extent, before)
        if message is None:
            return web.json_response({"table": None})
        drawn = message.further.picture if message.further is not None else None
        beside = self._boards.keep(user.user, drawn) if drawn is not None else ""
        signs = message.around.legend if message.around is not None else None
        legend = self._boards.keep(user.user, signs) if signs is not None else ""
        table = self._seen(user, message) if extent != "around" else None
        return web.json_response({"table": table} | show_around(message, beside, legend, user.user))

    async def lounge(self, request: web.Request) -> web.Response:
        """Tells of what the member finds before any table; without games there is nothing to show."""
        user = await self._looking(request)
        found = await self._app.foyer(self._actor(request, user), _place(""))
        return web.json_response(msgspec.to_builtins(found))

    async def thumbnail(self, request: web.Request) -> web.Response:
        """Draws the board of a thread's table small, as the member may see it; its address has what it depends on."""
        user = await self._looking(request)
        place = _place(request.query.get("thread", ""))
        seen = await self._app.table(self._actor(request, user), place, "glance")
        if seen is None or seen.picture is None:
            raise Refused(404, "not-found")
        try:
            drawing = await self._app.draw(seen.picture, who=f"{PLATFORM} {user.user}", thumbnail=True)
        except DrawingFailed as error:
            log.warning("A thumbnail could not be drawn: %s", error)
            raise Refused(404, "not-drawn") from None
        return _kept_picture(drawing)

    async def picture(self, request: web.Request) -> web.Response:
        """Draws a picture that the member may see."""
        return _kept_picture(await self._drawing(request))

    async def places(self, request: web.Request) -> web.Response:
        """Says where on a picture lies what may be chosen next, in its own pixels, and holds what, and in which layout.

        The places come in the order of reading, some with the middle of where a price covers nothing, null
        for nowhere. Of a picture in ``patches`` those parts go on the one that the page has in view; it is asked for
        by the same words.
        """
        drawing = await self._drawing(request)
        found = [
            {"token": token, "corners": corners, "holds": drawing.holds.get(token, "")}
            | ({"clear": drawing.clear[token]} if token in drawing.clear else {})
            for token, corners in drawing.places.items()
        ]
        lying = [
            {"corners": [[round(x), round(y)] for x, y in corners], "says": said, "name": name}
            for corners, said, name in drawing.lying
        ]
        layout = request.query.get("layout", WIDE)
        return web.json_response({"places": found, "lying": lying, "layout": layout, "patches": drawing.patches})

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
            return await self._say_or_ask(request, user, sent, line)
        name, rest = split_command(line)
        return web.json_response(await self._command(request, user, sent.thread, sent.event, name, rest, line))

    async def press(self, request: web.Request) -> web.Response:
        """Carries out what a button stands for."""
        user = await self._door.member(request)
        pressed = await self._read(request, Pressed, self._acts, user)
        try:
            row = await self._channel.message(user.user, pressed.message)
        except LookupError:
            raise Refused(404, "message-gone") from None
        if pressed.press in (SAY_LINE, PLAY_LINE):
            return await self._decide_line(request, user, row, pressed)
        reply = await self._press(request, user, row.thread, pressed, private=bool(row.member))
        if not (reply.replace and row.member):
            return web.json_response(await self._answer(user, row.thread, pressed.event, reply))
        self._channel.acted(user.user, pressed.event)
        if reply.message is not None and not _is_at_table(reply.message):
            id = await self._channel.replace(user.user, row.id, reply.message)
            return web.json_response({"id": id, "begun": reply.begun})
        await self._channel.dismiss(user.user, row.id)
        answered = self._at_table(user, row.thread, reply.message) if reply.message else {"id": None}
        return web.json_response(answered)

    async def play(self, request: web.Request) -> web.Response:
        """Carries out a choice made at a table, or in the lounge; what takes the place of a panel stands there, too."""
        user = await self._door.member(request)
        played = await self._read(request, Played, self._acts, user)
        reply = await self._press(request, user, played.thread, played, private=True)
        if not played.thread and _is_said_in_place(reply):
            return self._said_in_lounge(user, played, reply)
        if reply.message is None or _is_at_table(reply.message) or not played.thread:
            return web.json_response(await self._answer(user, played.thread, played.event, reply))
        self._channel.acted(user.user, played.event)
        table = await self._table(request, user, played.thread)
        note = self._note(user, reply.message)
        shown = {"id": None, "thread": played.thread, "table": table, "note": note, "begun": reply.begun}
        return web.json_response(shown)

    def _note(self, user: LoungeUserRow, message: Message) -> dict[str, Any] | None:
        """Returns what came of a choice as it stands beside the board; None where the board says it."""
        if not message.text:
            return None
        return show_message(
            message, self._boards.keep(user.user, message.picture) if message.picture else "", user.user
        )

    async def ask(self, request: web.Request) -> web.Response:
        """Says what a press answers that changes nothing: why a place of a board cannot be chosen."""
        user = await self._door.member(request)
        asked = await self._read(request, Played, self._keys, user)
        reply = await self._press(request, user, asked.thread, asked, private=True)
        text = reply.message.text if reply.message is not None else ()
        return web.json_response({"said": "".join(part.text for part in text)})

    def _said_in_lounge(self, user: LoungeUserRow, played: Played, reply: Reply) -> web.Response:
        """Answers what was pressed in the lounge there, and says which game has begun by it, to be gone to."""
        self._channel.acted(user.user, played.event)
        note = show_message(reply.message, "", user.user) if reply.message is not None else None
        return web.json_response({"id": None, "note": note, "refused": reply.refused, "begun": reply.begun})

    async def complete(self, request: web.Request) -> web.Response:
        """Returns command lines that begin with what has been typed."""
        user = await self._door.member(request)
        typed = await self._read(request, Typed, self._keys, user)
        if not typed.line.startswith("/") or len(typed.line) > self._longest:
            return web.json_response({"lines": []})
        name, rest = split_command(typed.line)
        if not typed.line[1 + len(name) :]:
            language = await self._door.language(request, user.user)
            known = self._app.guide(language).commands
            infos = [info for info in known if any(one.startswith(name) for one in (info.name, info.called))]
            lines = [{"line": f"/{info.name} ", "label": f"/{info.name}", "hint": info.summary} for info in infos]
            return web.json_response({"lines": lines[:MOST_COMPLETIONS]})
        typing = Typing(actor=self._actor(request, user), place=_place(typed.thread), name=name, line=rest)
        found = (await self._app.complete(typing)).ways[:MOST_COMPLETIONS]
        lines = [{"line": f"/{name} {line}", "label": line, "hint": ""} for line, _ in found]
        return web.json_response({"lines": lines})

    async def rename(self, request: web.Request) -> web.Response:
        """Gives the member another name, which others see from now on."""
        user = await self._door.member(request)
        named = await self._read(request, Named, self._acts, user)
        async with self._app.memory.write() as kept:
            others = [row for row in await kept.lounge.users() if row.user != user.user]
            name = free_name(named, others)
            await kept.lounge.rename(user.user, name)
        return web.json_response({"name": name})

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
        await self._take(self._opens, user)
        socket = web.WebSocketResponse(heartbeat=25, max_msg_size=1024, autoping=False, compress=False)
        with self._channel.listening(user.user, user.link_hash) as listener:
            await socket.prepare(request)
            self._sockets.add(socket)
            sender = asyncio.create_task(self._tell(socket, listener, int(after), request, user))
            try:
                await self._hear(request, socket)
            finally:
                self._sockets.discard(socket)
                listener.end()
                await sender
        return socket

    async def _hear(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        """Notices that a page leaves. It has nothing to say: what does say something is hung up on."""
        beats = Allowance(MOST_BEATS, BEATS_PER_SECOND)
        async for frame in socket:
            if frame.type is WSMsgType.PING:
                await socket.pong(frame.data)
            steady = frame.type in (WSMsgType.PING, WSMsgType.PONG) and beats.take("", self._app.clock.steady())
            if not steady and request.transport is not None:
                request.transport.abort()  # a page that is asked to leave could go on talking

    async def close(self) -> None:
        """Ends all open connections; the pages will look for the next server at this address."""
        closing = (socket.close(code=WSCloseCode.SERVICE_RESTART) for socket in tuple(self._sockets))
        await asyncio.gather(*closing)

    async def _tell(
        self,
        socket: web.WebSocketResponse,
        listener: Listener,
        revision: int,
        request: web.Request,
        user: LoungeUserRow,
    ) -> None:
        """Tells a page of changes until it leaves, is too far behind, or may not listen any more."""
        code = WSCloseCode.OK
        stand, acted = await self._stand(request, user), ""
        stand["language"] = request.query.get("language", stand["language"])  # another may have been chosen meanwhile
        try:
            newest = await self._channel.newest(listener.user)
            if not newest - FAR_BEHIND <= revision <= newest:
                await socket.send_json({"reset": True})
                return
            while not listener.over:
                listener.changed.clear()
                news, revision = await self._changes(listener.user, revision)
                told = [news] if news else []
                known, stand = stand, await self._stand(request, user)
                told += [f'"{name}": {json.dumps(new)}' for name, new in stand.items() if new != known[name]]
                if acted != (acted := listener.acted):
                    told.append(f'"acted": {json.dumps(acted)}')
                if told:
                    await socket.send_str(f"{{{', '.join(told)}}}")
                await listener.changed.wait()
            code = WSCloseCode.POLICY_VIOLATION
        except ConnectionError:
            log.debug("A page of the web table went away while it was told something.")
        except Exception:
            log.exception("A page of the web table could not be told of changes.")
            code = WSCloseCode.INTERNAL_ERROR
        finally:
            await socket.close(code=code)

    async def _changes(self, user: str, revision: int) -> tuple[str, int]:
        """Returns what is new for a user since a revision, as a part of what pages are told, and the next."""

        async def ask() -> tuple[str, int]:
            messages, newest = await self._channel.changes(user, revision)
            return f'"messages": {json.dumps(messages)}, "revision": {newest}' if messages else "", newest

        return await self._channel.ask_once((user, revision), ask)

    async def _stand(self, request: web.Request, user: LoungeUserRow) -> dict[str, Any]:
        """Returns which threads wait for a member, at whose tables the member sits, and what the page is to speak."""
        actor = self._actor(request, user)
        foyer = await self._channel.ask_once(user.user, partial(self._app.foyer, actor, _place(""), whole=False))
        spoken = request.query.get("language", actor.language)  # a browser need not say it where it opens a connection
        asks = partial(self._app.chosen, PLATFORM, user.user, spoken)
        chosen = await self._channel.ask_once((user.user, spoken), asks)
        told = {"waiting": foyer.threads, "own": foyer.own, "over": foyer.over}
        return told | {"language": chosen.words.language}

    async def _say_or_ask(self, request: web.Request, user: LoungeUserRow, sent: Sent, line: str) -> web.Response:
        """Says a line to everybody; one that reads as a move of who is awaited only after asking."""
        typing = Typing(actor=self._actor(request, user), place=_place(sent.thread), name="", line=line)
        if not await self._app.reads_as_move(typing):
            await self._take(self._words, user)
            return web.json_response({"id": await self._channel.say(user.user, sent.thread, sent.event, line)})
        words = Words(await self._door.language(request, user.user))
        buttons = (Button(PLAY_LINE, words("web-play-line"), "main"), Button(SAY_LINE, words("web-say-line")))
        question = Message(compose(words("web-reads-as-move")), buttons=(buttons,))
        return web.json_response(
            {"id": await self._channel.whisper(user.user, sent.thread, sent.event, question, line)}
        )

    async def _decide_line(
        self, request: web.Request, user: LoungeUserRow, row: LoungeMessageRow, pressed: Pressed
    ) -> web.Response:
        """Plays or says the line of which the member was asked whether it is a move."""
        asked = read_body(row)
        if not isinstance(asked, Shown) or not asked.line or not row.member:
            raise Refused(404, "message-gone")
        await self._channel.dismiss(user.user, row.id)
        if pressed.press == SAY_LINE:
            return web.json_response({"id": await self._channel.say(user.user, row.thread, pressed.event, asked.line)})
        typed = f"/move {asked.line}"
        return web.json_response(
            await self._command(request, user, row.thread, pressed.event, "move", asked.line, typed)
        )

    async def _press(
        self, request: web.Request, user: LoungeUserRow, thread: str, pressed: Chosen, *, private: bool
    ) -> Reply:
        event, actor = f"{user.user}:{pressed.event}", self._actor(request, user)
        given = Press(event=event, actor=actor, place=_place(thread), data=pressed.press, private=private)
        return await self._app.press(given)

    async def _command(
        self, request: web.Request, user: LoungeUserRow, thread: str, event: str, name: str, rest: str, line: str
    ) -> dict[str, Any]:
        """Carries out a command and shows its answer."""
        reply = await self._app.command(
            Command(
                event=f"{user.user}:{event}",
                actor=self._actor(request, user),
                place=_place(thread),
                name=name,
                line=rest.strip(),
                private=True,
            )
        )
        return await self._answer(user, thread, event, reply, line=line)

    async def _answer(
        self, user: LoungeUserRow, thread: str, event: str, reply: Reply, *, line: str = ""
    ) -> dict[str, Any]:
        """Shows an answer: a panel at its table, anything else in the log, to the member alone."""
        self._channel.acted(user.user, event)
        if reply.message is None:
            return {"id": None}
        if _is_at_table(reply.message):
            return self._at_table(user, thread, reply.message)
        id = await self._channel.whisper(user.user, thread, event, reply.message, line)
        return {"id": id, "begun": reply.begun}

    def _at_table(self, user: LoungeUserRow, thread: str, message: Message) -> dict[str, Any]:
        """Returns a panel as an answer that is shown at its table; what takes its place where it was asked for."""
        shown = message.table.thread if message.table is not None else thread
        return {"id": None, "thread": shown, "table": self._seen(user, message)}

    async def _table(self, request: web.Request, user: LoungeUserRow, thread: str) -> dict[str, Any] | None:
        message = await self._app.table(self._actor(request, user), _place(thread))
        return self._seen(user, message) if message is not None else None

    def _seen(self, user: LoungeUserRow, message: Message) -> dict[str, Any]:
        """Returns a table with its pictures as one member sees it."""
        shown = on_table(message)
        pictures = [self._boards.keep(user.user, picture) for picture in shown]
        hinted = message.hints.lines if message.hints is not None else ()
        ends = [self._boards.keep(user.user, line.picture) for line in hinted]
        hints = show_hints(message.hints, ends) if message.hints is not None else None
        layout: dict[str, float | bool] = {"broad": 0, "bare": False, "roomy": False, "coordinates": False}
        if shown:
            board = shown[0]
            layout = {
                "broad": broad_from(board),
                "bare": is_bare(board),
                "roomy": is_roomy(board),
                "coordinates": is_by_coordinates(board),
            }
        return show_table(message, pictures, user.user) | {"hints": hints, **layout}

    async def _drawing(self, request: web.Request) -> Drawing:
        """Returns the picture that a request names, drawn, if the member may see it.

        Whoever has chosen another layout than the page asks for is sent to its address: each has one picture. A broad
        one is for a desk as the wide one is.
        """
        user = await self._looking(request)
        id, layout = request.match_info["picture"], request.query.get("layout", WIDE)
        if layout not in ALL_LAYOUTS:
            raise Refused(400, "bad-request")
        chosen = (await self._app.chosen(PLATFORM, user.user)).layout or layout
        if chosen not in (layout, WIDE if layout == BROAD else layout):
            raise web.HTTPFound(f"?{urlencode({**request.query, 'layout': chosen})}")
        try:
            picture = self._boards.find(user.user, id) or await self._channel.picture(user.user, id)
        except LookupError:
            raise Refused(404, "not-found") from None
        drawing = await self._draw(user, picture, layout, self._boards.find(user.user, request.query.get("on", "")))
        if drawing is None:
            raise Refused(404, "not-drawn")
        return drawing

    def _actor(self, request: web.Request, user: LoungeUserRow) -> Actor:
        return Actor(platform=PLATFORM, user=user.user, name=user.name, language=self._guard.language(request))

    async def _looking(self, request: web.Request) -> LoungeUserRow:
        """Returns the member who looks at something; raises `Refused` for looking too often."""
        user = await self._door.member(request)
        await self._take(self._looks, user)
        return user

    async def _read(self, request: web.Request, kind: type[S], allowance: Allowance, user: LoungeUserRow) -> S:
        await self._take(allowance, user)
        return await read_json(request, kind, self._room.body)

    async def _take(self, allowance: Allowance, user: LoungeUserRow) -> None:
        if not allowance.take(user.user, self._app.clock.steady()):
            await asyncio.sleep(self._room.too_fast)
            raise Refused(429, "too-fast")

    async def _draw(
        self, user: LoungeUserRow, picture: Picture, layout: Layout, before: Picture | None
    ) -> Drawing | None:
        """Draws a picture for a member after others; None when it cannot be drawn, for its text is complete."""
        large = msgspec.structs.replace(picture, preview=False)  # a window has room
        try:
            drawing = await self._app.draw(large, layout, who=f"{PLATFORM} {user.user}", before=before)
        except Exception as error:
            log.warning("A picture could not be drawn: %s", type(error).__name__)
            return None
        return drawing if drawing.mime in PICTURES else None


def _kept_picture(drawing: Drawing) -> web.Response:
    """Returns a picture that its reader's browser keeps, as another one has another address."""
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    return web.Response(body=drawing.data, content_type=drawing.mime, headers=headers)


def split_command(line: str) -> tuple[str, str]:
    """Splits ``/move uncover d4`` into its name and the rest, the spaces at the end of which count."""
    name, *rest = line[1:].split(maxsplit=1) or [""]
    if line[1:2].isspace():
        return "", line[1:].lstrip()
    return name.lower(), rest[0] if rest else ""


def _place(thread: str) -> Place:
    return Place(platform=PLATFORM, channel=CHANNEL, thread=thread, pressed=True)


def _number(text: str) -> int:
    """Reads a number of an address; raises `Refused` for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise Refused(400, "bad-request")
    return int(text)


def _is_said_in_place(reply: Reply) -> bool:
    """Says whether an answer is words alone, so that it need not be kept in the log where it was asked for."""
    message = reply.message
    return message is None or not (message.picture or message.buttons or message.menus or _is_at_table(message))


def _is_at_table(message: Message) -> bool:
    return bool(message.stage) or _is_here(message.table)


def _is_here(place: Place | None) -> bool:
    """Says whether a table is played in a thread of this channel."""
    return place is not None and place.platform == PLATFORM and bool(place.thread)
