"""The application: what answers the chats, put together. Each name of the port stands here, and who answers to it."""

from __future__ import annotations

from bot.app.beside.drawing import Drawings
from bot.app.beside.searching import Processes, Searcher
from bot.app.front.answering import Answering
from bot.app.front.asking import Asking
from bot.app.front.contexts import Contexts
from bot.app.front.memory import ChatMemory
from bot.app.front.reports import Reports
from bot.app.front.running import Running
from bot.app.front.typed import Typed
from bot.app.outside import Clock, Luck
from bot.app.port import Application, Chosen, Completed, Foyer, Guide
from bot.app.speech.messages import Actor, Command, Extent, Message, Messenger, Picture, Place, Press, Reply, Typing
from bot.app.speech.pictures import Drawing
from bot.app.speech.reports import Report
from bot.settings import Settings
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from render.core.studio import Studio
from storage.store import Store


class App:
    """The platform-neutral application, an `Application` for the chats. Construct it, `attach` them, then `start`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        luck: Luck | None = None,
        searcher: Searcher | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock = clock or Clock()
        self.luck = luck = luck or Luck()
        self.messengers: dict[str, Messenger] = {}
        studio = Studio(settings.draw_workers, ("rules", "render", "bot.words"))
        searcher = searcher or Processes(settings.searches)
        self.running = Running(settings, clock, luck, self.messengers, studio, searcher)
        contexts = Contexts(settings, clock, luck, self.messengers, searcher.hints, self.running.look_back)
        self._reports = Reports(clock, self.messengers, self.running, contexts)
        self._answering = Answering(settings, clock, luck, self.messengers, self.running, contexts, self._reports)
        self._typed = Typed(self.running, contexts)
        self._asking = Asking(settings, self.running, contexts)
        self._drawings = Drawings(studio, settings.draw_workers)
        self.begin_drawing, self.paint_ahead = studio.begin, self._drawings.paint_ahead
        self.memory = ChatMemory(self.running, clock)

        self.start, self.stop, self.alone = self.running.start, self.running.stop, self.running.alone
        self.drain, self.keep_time = self.running.drain, self.running.keep_time
        self.think, self.look_all_back = self.running.think, self.running.look_all_back
        self.list_tables = self.running.list_tables

    @property
    def store(self) -> Store:
        """The open store, for the command line and tests; there is none before `start`."""
        return self.running.store

    def attach(self, platform: str, messenger: Messenger) -> None:
        """Makes a chat known; posts for its tables go to it."""
        self.messengers[platform] = messenger

    def guide(self, language: str) -> Guide:
        return self._asking.guide(language)

    async def command(self, command: Command) -> Reply:
        return await self._answering.command(command)

    async def press(self, press: Press) -> Reply:
        return await self._answering.press(press)

    async def as_all_see(self, command: Command) -> Message | None:
        return await self._answering.as_all_see(command)

    async def complete(self, typing: Typing) -> Completed:
        return await self._typed.complete(typing)

    async def reads_as_move(self, typing: Typing) -> bool:
        return await self._typed.reads_as_move(typing)

    async def table(
        self, actor: Actor, place: Place, extent: Extent = "table", before: int | None = None
    ) -> Message | None:
        return await self._asking.table(actor, place, extent, before)

    async def foyer(self, actor: Actor, place: Place, *, whole: bool = True) -> Foyer:
        return await self._asking.foyer(actor, place, whole=whole)

    async def called(self, platform: str, user: str, table: str) -> Message | None:
        return await self._asking.called(platform, user, table)

    async def awaited(self, platform: str, table: str) -> frozenset[str]:
        return await self._asking.awaited(platform, table)

    async def chosen(self, platform: str, user: str, language: str = "") -> Chosen:
        return await self._asking.chosen(platform, user, language)

    async def draw(
        self,
        picture: Picture,
        layout: Layout = WIDE,
        format: Format = WEBP,
        *,
        who: str = "",
        before: Picture | None = None,
        thumbnail: bool = False,
    ) -> Drawing:
        if thumbnail:
            return await self._drawings.thumbnail(picture, who)
        return await self._drawings.draw(picture, layout, format, who=who, before=before)

    async def note(self, report: Report) -> None:
        await self._reports.note(report)


def create_app(settings: Settings, *, clock: Clock | None = None, luck: Luck | None = None) -> App:
    """Builds the platform-neutral application that all chats take. Nothing is opened or connected yet."""
    return App(settings, clock, luck)


def _is_an_application(app: App) -> Application:
    """Lets the types be checked: all that a chat may ask is answered."""
    return app
