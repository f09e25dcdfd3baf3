"""What goes out from the panel: whatever a player presses can be taken back until Done, End or Pass is pressed."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import App
from bot.app.speech.text import as_plain
from rules.core import library
from rules.core import match as matches
from rules.core.match import Match
from rules.core.play import RandomPlayer
from storage.rows import MatchRow
from tests.bot.app.chat import Chat, Person, choices, playing_at, seat_down

NAMES = ("Ann", "Bob", "Cid", "Dan")
SENDS = ("Done", "Reveal", "End the turn", "Pass")
"""The faces of the buttons that send."""
SAID = "Done sends this. After that nothing up to here can be undone."
POSITIONS = 10
HOP = 20
"""Entries that are played at random between two positions, at most."""
LONGEST = 14
"""Presses after which a player who has sent nothing is left alone."""


async def put(app: App, match: Match) -> None:
    """Puts a match under a running table, with its draft, as if it had been played there."""
    playing = await playing_at(app)
    async with app.store.write() as tx:
        row = MatchRow(table=playing.table.id, snapshot=matches.dump(match), entries=match.entries)
        await tx.matches.update(row, expected=playing.match.entries)
        await tx.panels.renew(playing.table.id, range(match.header.seats))


def further(match: Match, luck: Random) -> Match:
    """Returns a later position of a game, as luck has it, often in the middle of a turn."""
    player, left = RandomPlayer(luck.randrange), luck.randrange(HOP)
    while left > 0 or (not match.draft and luck.random() < 0.8):
        seat, action = player.choose(match)
        after = matches.play(match, seat, action).match
        if after.over:
            break
        match, left = after, left - 1
    return match


async def press_on(app: App, person: Person, luck: Random) -> tuple[str, str]:
    """Presses whatever leads on until something is final; returns the button that made it so, and what stood above."""
    start = (await playing_at(app)).match.base_last
    await person.types("/play")
    for _ in range(LONGEST):
        told = as_plain(person.seen[-1].text)
        offered = [one for one in choices(person.seen[-1]) if one.press.startswith("p:")]
        pressed = luck.choice([one for one in offered if one.label not in ("Back", "Undo", "Reset")])
        await person.presses_data(pressed.press)
        if (await playing_at(app)).match.base_last != start:
            return pressed.label, told
    return SENDS[0], SAID


@pytest.mark.parametrize("game", library.games())
async def test_no_press_but_done_end_and_pass_sends_what_a_player_has_chosen(game: str, app: App, chat: Chat) -> None:
    luck = Random(28)
    people = await seat_down(app, chat, game, *NAMES[: library.meta(game).seats[0]])
    for _ in range(POSITIONS):
        match = (await playing_at(app)).match
        if match.over:
            break
        await put(app, match := further(match, luck))
        pressed, told = await press_on(app, people[luck.choice(match.awaited)], luck)
        assert pressed.startswith(SENDS), pressed
        assert pressed != "Done" or SAID in told, told
