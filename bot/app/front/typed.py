"""Lines that are not sent yet, or might be moves: how they go on, and how they read."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.app.commands import at_table, index, refusals
from bot.app.front.answering import LONGEST_LINE
from bot.app.front.contexts import Contexts
from bot.app.front.running import Running
from bot.app.play.attempts import NotPlayed
from bot.app.port import Completed
from bot.app.speech.context import Context, Trouble, WhichTable
from bot.app.speech.language import plain, unmarked
from bot.app.speech.messages import Typing

log = logging.getLogger(__name__)


class Typed:
    """Reads lines for whoever types them."""

    def __init__(self, running: Running, contexts: Contexts) -> None:
        self._running = running
        self._contexts = contexts

    async def complete(self, typing: Typing) -> Completed:
        """Returns up to 25 ways to go on with the words of a command, or why there are none."""
        try:
            async with self._running.store.read() as tx:
                return await _completed(await self._contexts.of_looker(tx, typing.actor, typing.place), typing)
        except Exception:
            log.exception("a command line could not be completed")
            return Completed()

    async def reads_as_move(self, typing: Typing) -> bool:
        """Says whether a line that is no command reads as a move where its writer is awaited."""
        async with self._running.store.read() as tx:
            ctx = replace(await self._contexts.of_looker(tx, typing.actor, typing.place), about=typing.about)
            return await at_table.reads_as_move(ctx, typing.line)


async def _completed(ctx: Context, typing: Typing) -> Completed:
    try:
        line = unmarked(typing.line[:LONGEST_LINE])
        return Completed(ways=await index.choices(ctx, typing.name, line, typing.arg))
    except Trouble as error:
        return Completed(why_none=plain(refusals.said(ctx.words, error)))
    except WhichTable:
        return Completed(why_none=ctx.say("which-table-first"))
    except NotPlayed:
        return Completed()
