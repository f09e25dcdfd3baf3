"""How long it takes to find what may come next: in the rules, and for who presses through a panel."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from random import Random
from typing import Any

from bench.figures import progress, spread
from bench.games import CHANNEL, PLATFORM, Game, Stored, name_of, user_of
from bot.app import App
from bot.app.play.tables import get, load
from bot.app.speech.messages import Actor, Button, Choice, Command, Message, Place, Press
from rules.core.contract import Seat
from rules.core.match import Match

EVERY = 10
"""The words are asked for after one of so many entries."""
PREFIXES = 60
"""Of how many prefixes in a position."""
PRESSED = 12
"""Presses that are measured at each table."""
EVENTS = count(1)


def measure_next_words(games: Sequence[Game]) -> dict[str, Any]:
    """Asks for the words that may follow prefixes of all lengths, at all times of some games."""
    taken: list[float] = []
    for game in progress(games, "next words"):
        for match in game.matches[::EVERY]:
            for seat in match.awaited:
                taken += islice(_times(match, seat), PREFIXES)
    return {"next_words_ms": spread(taken, digits=3)}


def _times(match: Match, seat: Seat) -> Iterator[float]:
    """Yields how long it took for one prefix after the other that anything follows, shorter ones first."""
    prefixes: list[tuple[str, ...]] = [()]
    while prefixes:
        prefix = prefixes.pop(0)
        began = time.perf_counter()
        offered = list(match.game.tokens(match.state, seat, prefix))
        taken = (time.perf_counter() - began) * 1000
        if offered:
            yield taken
        prefixes += [(*prefix, token.text) for token in offered]


async def measure_presses(app: App, tables: Sequence[Stored]) -> dict[str, Any]:
    """Measures from opening a panel, and from each press in it, to the answer, without the pictures."""
    opened: list[float] = []
    pressed: list[float] = []
    luck = Random(0)
    for table in progress(tables, "presses"):
        intent: Command | Press | None = await _opening(app, table)
        for _ in range(PRESSED):
            if intent is None:
                break
            began = time.perf_counter()
            reply = await (app.press(intent) if isinstance(intent, Press) else app.command(intent))
            (pressed if isinstance(intent, Press) else opened).append((time.perf_counter() - began) * 1000)
            await app.drain()
            onward = _onward(reply.message)
            intent = _press(intent, luck.choice(onward)) if onward else await _opening(app, table)
    return {"open_panel_ms": spread(opened), "press_ms": spread(pressed, target=5)}


async def _opening(app: App, table: Stored) -> Command | None:
    """Returns the command that opens the panel of who is awaited, if anybody is."""
    async with app.store.read() as tx:
        match = (await load(tx, await get(tx, table.id))).match
    if match.over:
        return None
    seat = match.awaited[0]
    return Command(
        event=f"panel-{next(EVENTS)}",
        actor=Actor(platform=PLATFORM, user=user_of(table.number, seat), name=f"Player {seat + 1}"),
        place=Place(platform=PLATFORM, channel=CHANNEL, thread=name_of(table.number)),
        name="play",
        private=True,
    )


def _press(before: Command | Press, data: str) -> Press:
    return Press(event=f"panel-{next(EVENTS)}", actor=before.actor, place=before.place, data=data, private=True)


def _onward(message: Message | None) -> list[str]:
    """Returns what can be pressed in a panel and leads on."""
    if message is None:
        return []
    pressable: list[Button | Choice] = [*chain(*message.buttons), *chain(*(menu.choices for menu in message.menus))]
    back = ("back", "undo", "reset")
    return [one.press for one in pressable if one.press.startswith("p:") and not one.press.endswith(back)]
