"""The web table as a process serves it, and people who visit it over HTTP and remember every byte that they got."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar
from uuid import uuid4

import aiohttp
from playwright.async_api import BrowserContext
from yarl import URL

from bot.app import App
from bot.chat_web import WebServer, WebSettings, create_server
from bot.settings import Settings
from tests.bot.app.outside import KnownLuck
from tests.bot.chat_web.double import Double
from tests.migrated import put_database
from tests.waiting import PATIENCE

A = TypeVar("A", Double, App)


def choices(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the buttons of a message, and what can be chosen in its menus, or in the list beside a board."""
    buttons = [button for row in message.get("buttons", ()) for button in row]
    listed = [
        {"label": spot["label"], "press": f"{message['onward']}>{' '.join(spot['words'][len(message['line']) :])}"}
        for spot in message.get("spots", ())
    ]
    return buttons + [choice for menu in message.get("menus", ()) for choice in menu["choices"]] + listed


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


class Visitor:
    """Somebody with a browser: keeps cookies, sends what a page of the server would send, remembers what comes."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received = bytearray()
        self.user = ""
        self.name = ""
        self._session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._session.close()

    @property
    def origin(self) -> str:
        return str(URL(self.address).origin())

    @property
    def cookie(self) -> str:
        """The value of the only cookie."""
        (cookie,) = self._session.cookie_jar
        return cookie.value

    def place(self, path: str) -> URL:
        """Returns an address; a path without a slash in front is below the member's own page."""
        own = f"/m/{self.user}/{path}" if not path.startswith("/") else path
        return URL(self.address + own, encoded=True)

    async def get(self, path: str, **headers: str) -> Answer:
        sent = {"Sec-Fetch-Dest": "empty", **{name.replace("_", "-"): value for name, value in headers.items()}}
        return await self._ask("GET", path, headers=sent)

    async def post(self, path: str, body: object, **headers: str) -> Answer:
        sent = {
            "Origin": self.origin,
            "Content-Type": "application/json",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self._ask("POST", path, data=data, headers={k: v for k, v in sent.items() if v})

    async def open(self, address: str, **headers: str) -> Answer:
        """Follows a link as a browser does."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self._session.get(URL(address, encoded=True), headers=sent) as response:
            return await self._keep(response)

    async def send(self, line: str, thread: str = "", event: str = "") -> Answer:
        return await self.post("send", {"event": event or uuid4().hex, "thread": thread, "line": line})

    async def press(self, message: int, data: str, event: str = "") -> Answer:
        return await self.post("press", {"event": event or uuid4().hex, "message": message, "press": data})

    async def play(self, thread: str, data: str, event: str = "") -> Answer:
        """Makes a choice at the table of a thread."""
        return await self.post("play", {"event": event or uuid4().hex, "thread": thread, "press": data})

    async def table(self, thread: str) -> dict[str, Any] | None:
        """Looks at the table of a thread."""
        found: dict[str, Any] | None = (await self.get(f"table?thread={thread}")).json["table"]
        return found

    async def messages(self, thread: str = "") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.get(f"messages?thread={thread}")).json["messages"]
        return found

    @asynccontextmanager
    async def listen(self, after: int = 0, language: str = "", **headers: str) -> AsyncIterator[Listening]:
        """Opens the connection by which a page, which speaks a language, is told of changes."""
        sent = {"Origin": self.origin, **{name.replace("_", "-"): value for name, value in headers.items()}}
        address = self.place(f"socket?after={after}" + f"&language={language}" * bool(language)).with_scheme("ws")
        async with self._session.ws_connect(address, headers={k: v for k, v in sent.items() if v}) as socket:
            yield Listening(self, socket)

    async def resign(self, thread: str) -> None:
        """Resigns a game, and says that this is meant."""
        await self.send("/resign", thread)
        asked = [message for message in await self.messages(thread) if message["private"]][-1]
        await self.press(asked["id"], asked["buttons"][0][0]["press"])

    async def _ask(self, method: str, path: str, **options: Any) -> Answer:
        async with self._session.request(method, self.place(path), allow_redirects=False, **options) as response:
            return await self._keep(response)

    async def _keep(self, response: aiohttp.ClientResponse) -> Answer:
        body = await response.read()
        self.received += repr(list(response.headers.items())).encode() + body
        return Answer(response.status, response.headers, body)


class Listening:
    """An open connection of a page."""

    def __init__(self, visitor: Visitor, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.visitor = visitor
        self.socket = socket

    async def next(self) -> dict[str, Any]:
        """Returns what the page is told next."""
        text = await asyncio.wait_for(self.socket.receive_str(), PATIENCE)
        self.visitor.received += text.encode()
        told: dict[str, Any] = json.loads(text)
        return told

    async def silent(self, seconds: float = 0.2) -> bool:
        """Whether the page is told nothing for a while."""
        try:
            message = await asyncio.wait_for(self.socket.receive(), seconds)
        except TimeoutError:
            return True
        self.visitor.received += str(message.data).encode()
        return False

    async def end(self) -> int:
        """Waits until the server closes the connection, and returns the code that it gives."""
        while True:
            message = await asyncio.wait_for(self.socket.receive(), PATIENCE)
            if message.type is aiohttp.WSMsgType.CLOSE:
                return int(message.data)
            assert message.type is aiohttp.WSMsgType.TEXT, message
            self.visitor.received += message.data.encode()


class Served(Generic[A]):
    """A running web table with an application behind it: the double, or the real one."""

    def __init__(self, path: Path, settings: WebSettings, make: Callable[[Path], A]) -> None:
        self.path = path
        self.settings = settings
        self.make: Callable[[Path], A] = make
        self.visitors: list[Visitor] = []

    async def start(self) -> None:
        if not self.path.exists():
            put_database(self.path)
        self.app: A = self.make(self.path)
        self.server: WebServer = create_server(self.app, self.settings)
        await self.app.start()
        await self.server.start()

    async def stop(self) -> None:
        await self.server.stop()
        await self.app.stop()

    async def restart(self) -> None:
        """Stops everything and starts it anew at the same port, as after an update of the bot."""
        port = URL(self.local).port
        await self.stop()
        self.settings = WebSettings(port=port or 0)
        await self.start()

    @property
    def local(self) -> str:
        """The address without any proxy."""
        return self.server.addresses[-1]

    def visitor(self, address: str = "") -> Visitor:
        visitor = Visitor(address or self.local)
        self.visitors.append(visitor)
        return visitor

    async def host(self) -> Visitor:
        """Somebody who has followed the start link."""
        visitor = self.visitor()
        token = URL(self.server.start_link).query["token"]
        assert (await visitor.open(f"{self.local}/start?token={token}")).status == 200
        return visitor

    async def link(self, name: str) -> str:
        """Lets somebody in and returns the personal link."""
        added = await (await self.host()).post("/start/members", {"name": name})
        assert added.status == 201, added.text
        return str(added.json["link"])

    async def member(self, name: str) -> Visitor:
        """Somebody who has followed a personal link."""
        link = await self.link(name)
        visitor = self.visitor()
        visitor.user = URL(link).path.split("/")[2]
        visitor.name = name
        assert (await visitor.open(link)).status == 200
        return visitor

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.__aexit__(None, None, None)
        await self.stop()


Table: TypeAlias = Served[Double]
RealTable: TypeAlias = Served[App]


class Home(NamedTuple):
    """A web table with the real application, and a window of a browser to look at it."""

    table: RealTable
    window: BrowserContext


def real_app(path: Path) -> App:
    """Makes the real application, with its database in the folder of the path."""
    return App(Settings(data=path.parent, send_retry_seconds=0.01))


def known_app(path: Path) -> App:
    """Makes the real application with a luck that is the same each time."""
    return App(Settings(data=path.parent, send_retry_seconds=0.01), luck=KnownLuck())


@asynccontextmanager
async def open_table(path: Path, settings: WebSettings | None = None) -> AsyncIterator[Table]:
    """Opens a web table with the double behind it."""
    async with _open(Served(path, settings or WebSettings(port=0), Double)) as table:
        yield table


@asynccontextmanager
async def open_real_table(path: Path, make: Callable[[Path], App] = real_app) -> AsyncIterator[RealTable]:
    """Opens a web table with the real application behind it."""
    async with _open(Served(path, WebSettings(port=0), make)) as table:
        yield table


@asynccontextmanager
async def _open(table: Served[A]) -> AsyncIterator[Served[A]]:
    await table.start()
    try:
        yield table
    finally:
        await table.close()
