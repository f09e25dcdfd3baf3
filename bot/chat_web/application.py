"""What the web table asks of the application behind it; `bot.app` provides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.app.outside import Clock
from bot.app.speech.messages import Actor, Command, Message, Messenger, Picture, Place, Press, Reply, Typing
from render.core.scene import WIDE, Layout, Places
from storage.store import Store


class CommandInfo(Protocol):
    """A command as the help describes it; the name has no slash."""

    @property
    def name(self) -> str: ...

    @property
    def usage(self) -> str: ...

    @property
    def summary(self) -> str: ...

    @property
    def called(self) -> str: ...


class Drawing(Protocol):
    """A picture ready to be shown."""

    @property
    def data(self) -> bytes: ...

    @property
    def mime(self) -> str: ...

    @property
    def places(self) -> Places: ...

    @property
    def on_top(self) -> bool: ...


class HasStore(Protocol):
    """Whoever opens the store, which nobody asks for before the web table has been started, and has a clock."""

    @property
    def store(self) -> Store: ...

    @property
    def clock(self) -> Clock: ...


class Application(HasStore, Protocol):
    """The platform-neutral application: intents in, replies out."""

    def attach(self, platform: str, messenger: Messenger) -> None: ...

    def commands(self, language: str) -> Sequence[CommandInfo]: ...

    async def command(self, command: Command, /) -> Reply: ...

    async def press(self, press: Press, /) -> Reply: ...

    async def complete(self, typing: Typing, /) -> tuple[str, ...]: ...

    async def table(self, actor: Actor, place: Place, /) -> Message | None: ...

    async def waiting(self, actor: Actor, place: Place, /) -> tuple[str, ...]: ...

    async def reads_as_move(self, typing: Typing, /) -> bool: ...

    async def draw(
        self, picture: Picture, layout: Layout = WIDE, /, *, who: str, before: Picture | None
    ) -> Drawing: ...

    async def layout_for_user(self, platform: str, user: str, otherwise: Layout, /) -> Layout: ...
