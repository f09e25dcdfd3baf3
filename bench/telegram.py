"""How many presses the turns of recorded games take on Telegram; ``python -m bench.telegram RECORD...`` counts them.

A panel with more choices than a keyboard has rows for is on pages, and a press turns to another one. Of the turns of
each game it is told what they take, and how many take more for the pages; one by one with ``--turns``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.figures import progress, spread
from bench.games import Game
from bench.presses import shortest_turn, turns_of
from bot.app.panels.choosing import Choosing, PanelState, button, line_of, rows, show_choices, steering
from bot.app.panels.labels import Labels
from bot.app.speech import presses
from bot.app.speech.language import Words
from bot.app.speech.messages import Button, Message, Part
from bot.app.speech.presses import PART
from bot.chat_telegram.keyboards import keyboard
from rules.core import history, record
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.log import effective
from rules.core.match import Match
from rules.core.notation import Menus, Walked

NAMES = ("Magdalena", "Bob", "Cyril", "Dana", "Eva", "Filip")
PANEL = ("p", "a1b2c3d4", 0, 17)
LOOKS = ("hand", "board", "text", "orders")
WORDS = Words("en")


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a game that can be played by panel: its presses, and how many of them only turn a page."""

    game: str
    where: str
    presses: int
    pages: int


def count_turns(path: Path) -> list[Turn]:
    """Returns the turns of a record."""
    read = record.read(path.read_text("utf-8"))
    log = effective(read.entries)
    game = Game(tuple(step.match for _, step in history.retrace(read.header, log)), tuple(log))
    found = []
    for first, last in turns_of(game):
        if ways := shortest_turn(game, first, last):
            pages, match = 0, game.matches[first - 1]
            for way in ways:
                turned, match = follow(match, log[first].seat, way)
                pages += turned
            where = f"{path.stem}: {'; '.join(entry.action for entry in log[first : last + 1])}"
            found.append(Turn(read.header.game, where, sum(map(len, ways)) + pages, pages))
    return found


def follow(match: Match, seat: Seat, way: Sequence[str]) -> tuple[int, Match]:
    """Returns how many pages must be turned on a way of presses from a position, and to which one it leads."""
    choosing, state, pages = Choosing(Walked(Menus(match.game)), match.state, seat), PanelState(), 0
    said = Labels(words=WORDS, game=match.header.game, names=NAMES, verb="verb")
    for press in way:
        if press == "done":
            continue  # in the last row of every page
        pages += not is_in_view(said, choosing, state, press)
        if press.startswith(PART):
            state = choosing.open(state, int(press.removeprefix(PART)))
        else:
            state = PanelState(choosing.choose(state, int(press)))
    return pages, matches.play_text(match, seat, " ".join(line_of(state.chosen))).match


def is_in_view(said: Labels, choosing: Choosing, state: PanelState, press: str) -> bool:
    """Says whether something can be pressed on the first page of a panel, with all that can stand in one."""
    menus, buttons, _ = show_choices(said, choosing, state, PANEL)
    leads = [*steering(WORDS, choosing, state, PANEL), *(button(WORDS, PANEL, what) for what in ("undo", "reset"))]
    looks = [Button(presses.make(verb, PANEL[1]), WORDS(f"button-{verb}")) for verb in LOOKS]
    message = Message((Part("x"),), menus=menus, buttons=(*rows(buttons), *rows([*leads, *looks])), again="play:x")
    shown = keyboard(message, WORDS, "bot", public=False)
    wanted = presses.make(*PANEL, press)
    return shown is not None and any(one.callback_data == wanted for row in shown.inline_keyboard for one in row)


def measure(turns: Sequence[Turn]) -> dict[str, Any]:
    """Tells of turns of one game what they take, and how many of them take a page or more."""
    return {
        "presses_of_a_turn": spread([float(turn.presses) for turn in turns], digits=0),
        "presses": sum(turn.presses for turn in turns),
        "pages": sum(turn.pages for turn in turns),
        "turns_with_pages": sum(turn.pages > 0 for turn in turns),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.telegram", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--turns", action="store_true", help="tell of each turn with a page")
    options = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        turns = [turn for found in progress(pool.map(count_turns, options.records), "records") for turn in found]
    for turn in turns if options.turns else ():
        if turn.pages:
            print(turn.game, turn.pages, turn.where)
    games = {turn.game: [one for one in turns if one.game == turn.game] for turn in turns}
    print(json.dumps({game: measure(found) for game, found in games.items()}, indent=1))


if __name__ == "__main__":
    main()
