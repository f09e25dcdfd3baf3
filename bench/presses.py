"""How many presses an ordinary turn takes in a panel, on the shortest way that it allows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import groupby
from math import inf
from typing import Any

from bench.figures import progress, spread
from bench.games import Game
from bot.app.panels.choosing import Choosing, Offer, PanelState, line_of, menus_of, tokens_of
from bot.app.panels.move_panel import is_asked
from bot.app.speech.presses import PART
from rules.core import match as matches
from rules.core.contract import OPEN, GameError, Seat
from rules.core.log import Entry
from rules.core.match import Match
from rules.core.notation import Menus, Walked


def measure_presses(games: Sequence[Game], turns: int) -> dict[str, Any]:
    """Plays turns of recorded games by panel, and counts the presses of each turn and of each of its actions.

    Turns with an action that is typed alone, such as an unusual way to a space, are only counted.
    """
    counted = [
        [len(presses) for presses in shortest_turn(game, *turn)]
        for game, turn in progress(_spread_out(games, turns), "presses of turns")
    ]
    by_panel = [presses for presses in counted if presses]
    return {
        "presses_of_a_turn": spread([float(sum(presses)) for presses in by_panel], digits=0),
        "presses_of_an_action": spread([float(each) for presses in by_panel for each in presses], digits=0),
        "turns_not_by_panel": len(counted) - len(by_panel),
    }


def _spread_out(games: Sequence[Game], turns: int) -> list[tuple[Game, tuple[int, int]]]:
    """Returns so many turns, evenly from all games and all times of them."""
    known = [(game, turn) for game in games for turn in turns_of(game)]
    return [known[at * len(known) // turns] for at in range(turns)] if len(known) > turns else known


def turns_of(game: Game) -> Iterator[tuple[int, int]]:
    """Yields the first and the last entry of each turn: what a seat answers until others are asked or it is final."""
    entries = list(enumerate(game.log))
    for seat, run in groupby(entries, key=lambda one: one[1].seat if one[1].by == "player" else None):
        found = [at for at, _ in run]
        if seat is not None:
            yield found[0], found[-1]


def shortest_turn(game: Game, first: int, last: int) -> list[tuple[str, ...]]:
    """Returns the presses of each action of a turn, or nothing where the panel does not lead to one of them.

    One action of the panel may be several entries of the log, such as the steps of a way.
    """
    best: list[tuple[float, list[tuple[str, ...]]]] = [(0, [])] + [(inf, [])] * (last - first + 1)
    for at in range(first, last + 1):
        cost, presses = best[at - first]
        for end in range(at, _same_verb(game.log, at, last) + 1):
            found = shortest(game.matches[at - 1], game.log[at : end + 1], game.matches[end])
            if found is not None and cost + len(found) < best[end + 1 - first][0]:
                best[end + 1 - first] = cost + len(found), [*presses, found]
    return best[-1][1]


def _same_verb(log: Sequence[Entry], at: int, last: int) -> int:
    """Returns the last of the entries that begin with the same word, one after the other."""
    verb = log[at].action.split()[0]
    while at < last and log[at + 1].action.split()[0] == verb:
        at += 1
    return at


def shortest(match: Match, entries: Sequence[Entry], after: Match) -> tuple[str, ...] | None:
    """Returns the fewest presses by which a panel leads from one position to the other; None if it does not."""
    seat = entries[0].seat
    choosing = Choosing(Walked(Menus(match.game)), match.state, seat)
    words = {word for entry in entries for word in _words(entry.action)}
    ways: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = [(0, choosing.begun(PanelState()), ())]
    seen: set[tuple[str, ...]] = set()
    best: tuple[str, ...] | None = None
    while ways:
        _, chosen, presses = heappop(ways)
        if chosen in seen or (best is not None and len(presses) >= len(best)):
            continue
        seen.add(chosen)
        goes_on = choosing.goes_on(chosen)
        played = _play(match, seat, chosen) if not goes_on or choosing.may_end(chosen) else None
        if played is not None and played.match.state == after.state:
            asked = goes_on or is_asked(match, seat, " ".join(line_of(chosen)), played)
            way = (*presses, "done") if asked else presses
            best = way if best is None else min(best, way, key=len)
        offered = choosing.offered(PanelState(chosen)) if goes_on else []
        parts = [part for _, parts in menus_of(tokens_of(offered)) for part in parts]
        for number, part in enumerate(parts):
            for at in part:
                if words >= _asked_words(offered[at]):
                    further = choosing.follow((*chosen, offered[at].text))
                    pressed = (*presses, *([] if len(part) == 1 else [f"{PART}{number}"]), str(at))
                    heappush(ways, (len(pressed), further, pressed))
    return best


def _asked_words(offer: Offer) -> set[str]:
    """Returns the first word of an offer and the one that is chosen, without those between that leave no choice."""
    return {word for token in (*offer.before[:1], offer.token) for word in _words(token.text)}


def _words(text: str) -> set[str]:
    """Returns the words of a notation, each space of a way by itself."""
    return set(re.findall(r"\w+", text)) - {OPEN}


def _play(match: Match, seat: Seat, chosen: tuple[str, ...]) -> matches.Moved | None:
    try:
        return matches.play_text(match, seat, " ".join(line_of(chosen)))
    except (GameError, matches.Refused):
        return None
