"""The application with answers that a test gives in its place, as methods of a class that is made of it."""

from __future__ import annotations

from typing import Any

from bot.app import App
from bot.app.port import Completed
from bot.app.speech.messages import Command, Press, Reply, Typing
from bot.app.speech.pictures import Drawing

HANDED_ON = ("command", "press", "complete", "draw")


class Overridable(App):
    """The application, whose answers a class made of it overrides, with ``super()`` for those of the application.

    In the application itself each of them is put in when it is made, where it would hide any method of such a class.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._own = {name: vars(self).pop(name) for name in HANDED_ON}
        hidden = vars(self).keys() & set(dir(type(self)))
        assert not hidden, f"a method is hidden that was to be called: {sorted(hidden)}"

    async def command(self, command: Command) -> Reply:
        return await self._own["command"](command)

    async def press(self, press: Press) -> Reply:
        return await self._own["press"](press)

    async def complete(self, typing: Typing) -> Completed:
        return await self._own["complete"](typing)

    async def draw(self, *given: Any, **named: Any) -> Drawing:
        return await self._own["draw"](*given, **named)
