"""The application: what answers the chats, put together. Each name of the port stands here, and who answers to it."""

from __future__ import annotations

from bot.app.beside.drawing import Drawings
from bot.app.front.answering import Answering
from bot.app.front.asking import Asking
from bot.app.front.contexts import Contexts
from bot.app.front.memory import ChatMemory
from bot.app.front.reports import Reports
from bot.app.front.running import Running
from bot.app.front.typed import Typed
from bot.app.outside import Clock, Luck
from bot.app.port import Application
from bot.app.speech.messages import Messenger
from bot.settings import Settings
from render.core.studio import Studio
from storage.store import Store


class App:
    """The platform-neutral application, an `Application` for the chats. Construct it, `attach` them, then `start`."""

    def __init__(self, settings: Settings, clock: Clock | None = None, luck: Luck | None = None) -> None:
        self.settings = settings
        self.clock = clock = clock or Clock()
        self.luck = luck = luck or Luck()
        self.messengers: dict[str, Messenger] = {}
        studio = Studio(settings.draw_workers, ("rules", "render", "bot.words"))
        self.running = Running(settings, clock, luck, self.messengers, studio)
        contexts = Contexts(settings, clock, luck, self.messengers)
        reports = Reports(clock, self.messengers, self.running, contexts)
        answering = Answering(settings, clock, luck, self.messengers, self.running, contexts, reports)
        typed = Typed(self.running, contexts)
        asking = Asking(settings, self.running, contexts)

        self.command, self.press, self.as_all_see = answering.command, answering.press, answering.as_all_see
        self.complete, self.reads_as_move = typed.complete, typed.reads_as_move
        self.guide, self.table, self.waiting = asking.guide, asking.table, asking.waiting
        self.called, self.awaited, self.chosen = asking.called, asking.awaited, asking.chosen
        self.draw = Drawings(studio, settings.draw_workers).draw
        self.note = reports.note
        self.memory = ChatMemory(self.running, clock)

        self.start, self.stop, self.alone = self.running.start, self.running.stop, self.running.alone
        self.drain, self.keep_time = self.running.drain, self.running.keep_time
        self.list_tables = self.running.list_tables

    @property
    def store(self) -> Store:
        """The open store, for the command line and tests; there is none before `start`."""
        return self.running.store

    def attach(self, platform: str, messenger: Messenger) -> None:
        """Makes a chat known; posts for its tables go to it."""
        self.messengers[platform] = messenger


def create_app(settings: Settings, *, clock: Clock | None = None, luck: Luck | None = None) -> App:
    """Builds the platform-neutral application that all chats take. Nothing is opened or connected yet."""
    return App(settings, clock, luck)


def _is_an_application(app: App) -> Application:
    """Lets the types be checked: all that a chat may ask is answered."""
    return app
