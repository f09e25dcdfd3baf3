"""A small application in the place of the real one: it has one of everything that the web table must show."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw
from PIL.PngImagePlugin import PngInfo

from bot.app.outside import Clock
from bot.app.port import Chosen, CommandInfo, Completed, Foyer, Guide, Kept
from bot.app.speech.language import Words, best_language
from bot.app.speech.messages import (
    Actor,
    Button,
    Choice,
    Command,
    Extent,
    Menu,
    Message,
    Messenger,
    Part,
    Picture,
    Place,
    Post,
    Press,
    Reply,
    Spot,
    Typing,
)
from bot.app.speech.pictures import Drawing
from render.core.scene import WIDE, Layout
from storage.store import Store, open_store

LOUNGE = Place(platform="web", channel="lounge")


class Double:
    """Answers a few commands and buttons, remembers what it was asked, and keeps a real store."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.asked: list[Command | Press | Typing] = []
        self.layouts: dict[str, Layout] = {}
        self.drawn: list[Picture] = []
        self.draws = True
        self.tables: dict[str, Message] = {}
        """What a user sees at every table."""
        self.looks = asyncio.Event()
        """Whether tables are shown, or have to be waited for."""
        self.looks.set()
        self.told: list[Callable[[], None]] = []
        """Who is told where another process has stored something."""
        self._replies: dict[str, Reply] = {}
        self._store: Store | None = None
        self._messenger: Messenger | None = None

    async def start(self) -> None:
        self._opened = open_store(self.path)
        self._store = await self._opened.__aenter__()

    async def stop(self) -> None:
        await self._opened.__aexit__(None, None, None)
        self._store = None

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    @property
    def memory(self) -> Double:
        return self

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Kept]:
        async with self.store.read() as tx:
            yield Kept(lounge=tx.lounge, shown_panels=tx.shown_panels, inbox=tx.inbox)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Kept]:
        async with self.store.write() as tx:
            yield Kept(lounge=tx.lounge, shown_panels=tx.shown_panels, inbox=tx.inbox)

    @property
    def messenger(self) -> Messenger:
        assert self._messenger is not None
        return self._messenger

    def watch(self, told: Callable[[], None]) -> None:
        self.told.append(told)

    def attach(self, platform: str, messenger: Messenger) -> None:
        assert platform == "web"
        self._messenger = messenger

    def guide(self, language: str) -> Guide:
        summaries = {
            "open": "Opens a table.",
            "panel": "Opens the guided panel.",
            "move": "Makes a move.",
            "secret": "Tells you something that nobody else may know.",
            "call": "Calls somebody.",
        }
        infos = tuple(
            CommandInfo(name=name, usage="[WORDS]", summary=text, called={"move": "tah"}.get(name, name))
            for name, text in sorted(summaries.items())
        )
        return Guide(commands=infos, usages={}, greeting=plain("Hello."))

    async def command(self, command: Command) -> Reply:
        return await self._once(command, self._command)

    async def press(self, press: Press) -> Reply:
        return await self._once(press, self._press)

    async def complete(self, typing: Typing) -> Completed:
        self.asked.append(typing)
        lines = [f"uncover d{n}" for n in range(1, 5)] + ["end"] if typing.name == "move" else []
        return Completed(ways=tuple((line, "") for line in lines if line.startswith(typing.line)))

    async def table(
        self, actor: Actor, place: Place, extent: Extent = "table", before: int | None = None
    ) -> Message | None:
        await self.looks.wait()
        return self.tables.get(actor.user)

    async def foyer(self, actor: Actor, place: Place, *, whole: bool = True) -> Foyer:
        return Foyer()

    async def reads_as_move(self, typing: Typing) -> bool:
        return False

    async def chosen(self, platform: str, user: str, language: str = "") -> Chosen:
        async with self.store.read() as tx:
            member = await tx.members.by_identity(platform, user)
        spoken = member.language if member is not None else ""
        return Chosen(words=Words(best_language(spoken or language)), layout=self.layouts.get(user))

    async def draw(
        self,
        picture: Picture,
        layout: Layout = WIDE,
        *,
        who: str,
        before: Picture | None = None,
        thumbnail: bool = False,
    ) -> Drawing:
        self.drawn.append(picture)
        if not self.draws:
            raise RuntimeError("no picture today")
        said = bytes(picture.view).decode()
        return Drawing(paint(said), "image/png", places={said: ((0, 0), (10, 0), (0, 10))})

    async def post(self, message: Message, place: Place = LOUNGE, *, key: str, replaces: str = "") -> str:
        """Posts something for everybody."""
        return await self.messenger.deliver(Post(key=key, place=place, message=message, replaces=replaces))

    async def _once(self, intent: Command | Press, answer: Callable[..., Awaitable[Reply]]) -> Reply:
        if intent.event not in self._replies:
            self.asked.append(intent)
            self._replies[intent.event] = await answer(intent)
        return self._replies[intent.event]

    async def _command(self, command: Command) -> Reply:
        match command.name:
            case "open":
                place = await self.messenger.open_thread(command.place, command.line, f"t-{command.line.lower()}", "")
                await self.post(board_message("The game begins."), place, key=f"first-{place.thread}")
                return Reply(plain(f"Table {command.line} is open."))
            case "panel":
                return Reply(panel(0))
            case "secret":
                return Reply(secret(command.line))
            case "call":
                name, _, user = command.line.partition(" ")
                parts = (Part(name, "mention", user), Part(", it is your turn."))
                await self.post(Message(parts), command.place, key=f"call-{command.event}")
                return Reply()
            case "text":
                return Reply(Message((Part("Board:\n"), Part("a1 b1 c1" + "  temple 2 " * 20 + "\n." * 60, "block"))))
            case "fail":
                raise RuntimeError("a bug of the application")
        return Reply(plain(f"There is no command {command.name}: {command.line}"))

    async def _press(self, press: Press) -> Reply:
        verb, _, rest = press.data.partition(":")
        match verb:
            case "step":
                return Reply(panel(int(rest)), replace=True)
            case "go":
                return Reply(panel(int(rest.partition(":")[0])), replace=True)
            case "done":
                await self.post(board_message(f"{press.actor.name} has moved."), press.place, key=press.event)
                return Reply(replace=True)
        return Reply(plain(f"{press.actor.name} has pressed {press.data}."))


def plain(text: str) -> Message:
    return Message((Part(text),))


def picture(view: str, name: str = "board") -> Picture:
    return Picture(
        game="toy", name=name, language="en", view=msgspec.Raw(msgspec.json.encode(view)), marks=msgspec.Raw(b"{}")
    )


def board_message(said: str) -> Message:
    """What everybody sees of a table: the board and buttons."""
    buttons = ((Button("look:log", "What happened"), Button("play:1", "Play", "main")),)
    return Message((Part(said),), picture(said), alt="Board: a jungle with two temples", buttons=buttons)


def panel(step: int) -> Message:
    """The guided panel after some steps."""
    targets = tuple(Choice(f"go:{step + 1}:{n}", f"d{n}", f"costs {n}") for n in range(1, 6))
    return Message(
        (Part("Your turn", "bold"), Part(f": step {step}, "), Part("move 2 a5-b4", "code"), Part(".")),
        picture(f"preview of step {step}"),
        alt=f"Board with your draft, step {step}",
        menus=(Menu("Where to", targets),),
        buttons=(
            (Button(f"step:{step + 1}", "Uncover"), Button(f"step:{max(step - 1, 0)}", "Undo")),
            (Button("done:", "Done", "main"), Button("step:0", "Reset", "danger")),
        ),
    )


def secret(word: str) -> Message:
    """A message that has a secret word wherever a message can have one."""
    return Message(
        (Part("You hold "), Part(word, "bold"), Part(word, "block")),
        picture(f"hand with {word}", "hand"),
        alt=f"Your hand: {word}",
        buttons=((Button("keep:1", f"Keep {word}"),),),
        spots=(Spot((word,), f"Keep {word}", mark=word),),
        onward="keep:1:",
        menus=(Menu(f"Play {word}", (Choice("play:1", word, f"hint {word}"),)),),
    )


def paint(said: str) -> bytes:
    """Draws a board that has the text in it, as it would be drawn, so that tests find it in the file's bytes."""
    image = Image.new("RGB", (1500, 1100), "#4f6f48")
    draw = ImageDraw.Draw(image)
    for row in range(6):
        for column in range(8):
            x, y = 60 + column * 150, 70 + row * 165 + (column % 2) * 82
            points = [(x, y), (x + 50, y - 80), (x + 140, y - 80), (x + 190, y), (x + 140, y + 80), (x + 50, y + 80)]
            draw.polygon(
                points, fill=("#7c9a5d", "#8aa765", "#c9b27c")[(row * 3 + column) % 3], outline="#2f4630", width=4
            )
    draw.rectangle((1280, 40, 1460, 1060), fill="#ece3cd")
    text = PngInfo()
    text.add_text("drawn", said)
    file = io.BytesIO()
    image.save(file, "PNG", pnginfo=text)
    return file.getvalue()
