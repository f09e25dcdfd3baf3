"""The web table's server: one HTTP server with the start page and a page for each member."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from functools import partial

from aiohttp import web

from bot.app.port import Application
from bot.chat_web.channel import PLATFORM, Channel
from bot.chat_web.connections import Connections, places
from bot.chat_web.doors import Door, StartPage
from bot.chat_web.guard import LARGEST_BODY, Answering, Guard, Refused, add_headers
from bot.chat_web.handler import Handler
from bot.chat_web.links import GivenLinks
from bot.chat_web.member import MemberPage
from bot.chat_web.settings import BadAddress, WebSettings, host_in_address, read_base
from bot.chat_web.static_files import static_files, version

QUEUE = 1024
"""Connections that the system keeps until they are looked at."""
AT_ONCE = 4
"""Of these so many are taken at a time, so that what each has said is read before there is no room for it, and who is
in already waits for a few only."""


PACKED_FROM = 4096
"""Bytes of an answer from which on it is packed."""


class WebServer:
    """The web table, from its start to its stop."""

    def __init__(self, app: Application, settings: WebSettings) -> None:
        self._settings = settings
        self._base = read_base(settings.base)
        self._guard = Guard(settings.host, self._base, settings.language)
        room = replace(settings.room, all=min(settings.room.all, places()))
        self._connections = Connections(app.clock.steady, room, proxied=self._base is not None)
        channel = Channel(app)
        self._start = StartPage(app, channel, self._guard, GivenLinks(settings.links), room)
        door = Door(app, self._guard, self._connections)
        self._member = MemberPage(app, channel, door, self._guard, settings)
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._port = settings.port
        app.attach(PLATFORM, channel)

    async def start(self) -> None:
        """Listens from now on; raises `BadAddress` when the host is none of ours or the port is taken."""
        await asyncio.to_thread(static_files)
        runner = web.AppRunner(self._routes(), handle_signals=False, shutdown_timeout=2)
        await runner.setup()
        assert runner.server is not None
        handler = partial(Handler, runner.server, self._connections, self._guard.unreadable)
        host, port = self._settings.host, self._settings.port
        try:
            listening = await asyncio.get_running_loop().create_server(handler, host, port, backlog=AT_ONCE)
        except OSError as error:
            await runner.cleanup()
            where = host_in_address(host, port)
            raise BadAddress(f"The web table cannot listen on {where}: {error.strerror}.") from error
        for taken in listening.sockets:
            with socket.fromfd(taken.fileno(), taken.family, taken.type) as same:
                same.listen(QUEUE)
        self._port = listening.sockets[0].getsockname()[1]
        self._runner, self._listening = runner, listening
        self._sweeping = asyncio.create_task(self._connections.keep_sweeping())

    async def stop(self) -> None:
        """Closes every connection and listens no more."""
        if self._runner is None or self._listening is None or self._sweeping is None:
            return
        self._listening.close()
        self._sweeping.cancel()
        await asyncio.wait((self._sweeping,))
        await self._member.close()
        await self._runner.cleanup()
        self._runner = None

    @property
    def addresses(self) -> tuple[str, ...]:
        """Returns where the table is reached, the public address first."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self._settings.host, self._settings.host)
        local = f"http://{host_in_address(host, self._port)}"
        return (local,) if self._base is None else (self._base.address, local)

    @property
    def start_link(self) -> str:
        """Returns the operator's own link to the start page. Whoever has it can let people in."""
        return f"{self.addresses[0]}/start?token={self._start.token}"

    def _routes(self) -> web.Application:
        application = web.Application(
            middlewares=[self._connected, pack, self._guard.middleware], client_max_size=LARGEST_BODY
        )
        application.on_response_prepare.append(add_headers)
        for root in dict.fromkeys(("", self._guard.root)):  # proxies pass the prefix on or take it off
            self._add_routes(application.router, root)
        return application

    def _add_routes(self, router: web.UrlDispatcher, root: str) -> None:
        start, member, own = self._start, self._member, root + "/m/{user:[a-z0-9]+}"
        router.add_get(root + "/", self._nobody)
        router.add_get(root + "/static/{version}/{file}", self._static)
        router.add_get(root + "/start", start.show)
        router.add_get(root + "/start/members", start.members)
        router.add_post(root + "/start/members", start.add)
        router.add_get(root + "/start/members/{user:[a-z0-9]+}/link", start.link)
        router.add_post(root + "/start/members/{user:[a-z0-9]+}/link", start.relink)
        router.add_post(root + "/start/members/{user:[a-z0-9]+}/withdraw", start.withdraw)
        router.add_get(own, self._add_slash)
        router.add_get(own + "/", member.show)
        router.add_get(own + "/manifest.json", member.manifest)
        router.add_get(own + "/state", member.state)
        router.add_get(own + "/messages", member.messages)
        router.add_get(own + "/table", member.table)
        router.add_get(own + "/lounge", member.lounge)
        router.add_get(own + "/thumbnail", member.thumbnail)
        router.add_get(own + "/places/{picture:[A-Za-z0-9_-]+}", member.places)
        router.add_get(own + "/picture/{picture:[A-Za-z0-9_-]+}", member.picture)
        router.add_get(own + "/socket", member.socket)
        router.add_post(own + "/send", member.send)
        router.add_post(own + "/press", member.press)
        router.add_post(own + "/play", member.play)
        router.add_post(own + "/ask", member.ask)
        router.add_post(own + "/complete", member.complete)
        router.add_post(own + "/dismiss", member.dismiss)
        router.add_post(own + "/name", member.rename)

    @web.middleware
    async def _connected(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Lets a connection be silent while its request is answered."""
        with self._connections.at_work(request.transport):
            return await handler(request)

    async def _nobody(self, request: web.Request) -> web.Response:
        raise Refused(403, "not-member")

    async def _add_slash(self, request: web.Request) -> web.Response:
        raise web.HTTPPermanentRedirect(f"{self._guard.root}/m/{request.match_info['user']}/")

    async def _static(self, request: web.Request) -> web.Response:
        file = static_files().get(request.match_info["file"])
        if file is None or request.match_info["version"] != version():
            raise Refused(404, "not-found")
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
        if file.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=file.packed, content_type=file.mime, headers=headers)
        return web.Response(body=file.data, content_type=file.mime, headers=headers)


@web.middleware
async def pack(request: web.Request, handler: Answering) -> web.StreamResponse:
    """Packs what a page is told of a table where that is much: the ways to play, and where all lies on a picture."""
    response = await handler(request)
    if response.content_type != "application/json" or "Content-Encoding" in response.headers:
        return response
    if (response.content_length or 0) >= PACKED_FROM and "gzip" in request.headers.get("Accept-Encoding", ""):
        response.enable_compression(web.ContentCoding.gzip)
        response.headers["Vary"] = "Accept-Encoding"
    return response


def create_server(app: Application, settings: WebSettings) -> WebServer:
    """Makes the web table for an application and becomes its messenger; it listens once it is started."""
    return WebServer(app, settings)
