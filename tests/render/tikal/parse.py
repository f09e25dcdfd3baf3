"""Reads a text board back into the view it was written from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.app.speech.language import Words
from render.core.textboard import BETWEEN, INDENT
from rules.core.contract import Seat
from rules.tikal import data
from rules.tikal.view import PlayerView, SpaceView, View
from tests.render.reading_back import SIGN, find, pattern, seats
from tests.render.tikal.samples import reckoned
from tests.render.with_places import with_places

_PHASES = ("place", "act", "scoring", "bid", "take", "over")
_TERRAIN = ("base-camp", "jungle", "temple", "treasure", "volcano")


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises when a line is missing or makes no sense."""
    head, supplies, players, board = text.split("\n\n")
    turn = _turn(head.split("\n"), words)
    view = View(
        spaces=_spaces(board, words, players.count("\n" + INDENT + _before(words, "score"))),
        **turn,
        **_supplies(supplies, words),
        **_players(players, words, bidding=turn["phase"] == "bid"),
    )
    return replace(view, crossings=reckoned(view).crossings)  # each is the sum of the stones on both sides


def _turn(lines: list[str], words: Words) -> dict[str, object]:
    modes = {words(f"tikal-text-mode-{mode}"): mode for mode in ("basic", "auction")}
    phases = {words(f"tikal-picture-phase-{phase}"): phase for phase in _PHASES}
    found = re.match(SIGN, lines[1])
    rest = "\n".join(lines[2:])
    return {
        "mode": modes[lines[0]],
        "active": Seat(found[1]) if found else None,
        "phase": phases[lines[1].rpartition(": ")[2]],
        "points": _number(rest, words, "points"),
        "scoring": _seats(rest, words, "scoring"),
        "passed": _seats(rest, words, "passed"),
    }


def _supplies(text: str, words: Words) -> dict[str, object]:
    tile = re.search(re.escape(_before(words, "tile", tile="\0")) + "(..)", text)
    _, _, after = text.partition(words("tikal-text-display"))
    display = re.findall(rf"^{INDENT}([A-G][0-9])\b", after, re.M)
    stack = re.search(pattern(words, "tikal-text-stack", letter="([A-G])", tiles="([0-9]+)"), text)
    squares = text.partition(words("tikal-text-squares"))[2]
    assert (stack is None) == (words("tikal-text-no-stack") in text)
    return {
        "tile": tile[1] if tile else "",
        "display": tuple(display),
        "letter": stack["letter"] if stack else "",
        "tiles": int(stack["tiles"]) if stack else 0,
        "squares": tuple(int(count) for _, count in re.findall(r"(\d+)×(\d+)", squares)),
    }


def _players(text: str, words: Words, *, bidding: bool) -> dict[str, object]:
    parts = re.split(rf"^{SIGN}.*$", text, flags=re.M)[1:]
    seats = [Seat(number) for number in parts[::2]]
    assert seats == list(range(len(seats)))
    players = with_places(_player(part, words) for part in parts[1::2])
    bids = tuple(_number(part, words, "bid") for part in parts[1::2])
    return {"players": players, "bids": bids if bidding else ()}


def _player(text: str, words: Words) -> PlayerView:
    score = re.search(pattern(words, "tikal-text-score", score=r"(\d+)", gained=r"(\d+)", worth=r"(\d+)"), text)
    supply = re.search(pattern(words, "tikal-text-supply", figures=r"([0-9L+]+)", camps=r"(\d)", guards=r"(\d)"), text)
    assert score, text
    assert supply, text
    workers, leader = _figures(supply["figures"])
    motifs = re.search(re.escape(_before(words, "treasures", motifs="\0")) + "(.*)", text)
    return PlayerView(
        score=int(score["score"]),
        gained=int(score["gained"]),
        worth=int(score["worth"]),
        workers=workers,
        leader=leader,
        camps=int(supply["camps"]),
        guards=int(supply["guards"]),
        treasures=tuple(motifs[1].split()) if motifs else (),
        moved=words("tikal-text-moved") in text,
    )


def _spaces(text: str, words: Words, seats: int) -> tuple[SpaceView, ...]:
    legend = words("tikal-text-board")
    explored, _, unexplored = text.removeprefix(legend).partition(words("tikal-text-unexplored"))
    named = {space.name: space for space in _explored(explored, words, seats)}
    named |= {name: SpaceView(name=name, kind="unexplored") for name in unexplored.split()}
    return tuple(named[name] for name in data.SPACES)


def _explored(text: str, words: Words, seats: int) -> Iterator[SpaceView]:
    terrain = {words(f"tikal-text-terrain-{kind}"): kind for kind in _TERRAIN}
    edges = {words(f"tikal-text-edge-{edge}"): edge for edge in range(6)}
    camp, guard = (
        pattern(words, "tikal-text-camp", seat=SIGN),
        pattern(words, "tikal-text-guard", seat=SIGN, figure="[1L]"),
    )
    for line in text.replace("\n" + INDENT, BETWEEN).strip("\n").split("\n"):
        first, *parts = line.split(BETWEEN)
        found = re.fullmatch(rf"([a-h][1-5]) (?:([A-G][0-9]) )?({'|'.join(terrain)})(?: (\d+))?", first)
        assert found, first
        name, tile, kind, number = found[1], found[2] or "", terrain[found[3]], int(found[4] or 0)
        guard_figure = ""
        stones, workers, leaders, seat_of = [0] * 6, [0] * seats, [], {}
        for part in parts:
            if re.match(SIGN, part):
                for seat, group, lead in re.findall(rf"{SIGN} ([0-9L+]+)(?:\* \(\+(\d+)\))?", part):
                    workers[int(seat)], leader = _figures(group)
                    leaders += [int(seat)] if leader else []
                    seat_of |= {"holder": int(seat), "lead": int(lead)} if lead else {}
            elif owner := re.fullmatch(camp, part):
                seat_of["camp"] = int(owner["seat"][-1])
            elif owner := re.fullmatch(guard, part):
                seat_of["guard"] = seat_of["holder"] = int(owner["seat"][-1])
                guard_figure = data.LEADER if owner["figure"] == "L" else data.WORKER
            else:
                for word in part.split():
                    stones[edges[word[:-1]]] = int(word[-1])
        yield SpaceView(
            name=name,
            kind=kind,
            tile=tile,
            stones=(stones[0], stones[1], stones[2], stones[3], stones[4], stones[5]),
            value=number if kind == "temple" else 0,
            treasures=number if kind == "treasure" else 0,
            workers=tuple(workers),
            leaders=tuple(leaders),
            guard_figure=guard_figure,
            **seat_of,
        )


def _figures(group: str) -> tuple[int, bool]:
    numbers = [int(part) for part in group.split("+") if part != "L"]
    return sum(numbers), "L" in group


def _before(words: Words, what: str, **args: str) -> str:
    """Returns the beginning of a message, before the first of its arguments."""
    args = args or {"score": "\0", "gained": "", "worth": ""}
    return words(f"tikal-text-{what}", **args).partition("\0")[0]


def _number(text: str, words: Words, what: str) -> int:
    found = find(text, words, f"tikal-text-{what}", points=r"\d+")
    return int(found["points"]) if found else 0


def _seats(text: str, words: Words, what: str) -> tuple[Seat, ...]:
    found = find(text, words, f"tikal-text-{what}", seats=".*")
    return seats(found["seats"]) if found else ()
