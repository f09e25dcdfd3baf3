"""Reads a text board back into the view it was written from."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.app.speech.language import Words
from render.core.textboard import BETWEEN, INDENT, read_grid
from render.mexica.text import NEUTRAL
from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.state import Bridge, Building
from rules.mexica.view import AlmostView, DistrictView, PlayerView, View
from tests.render.reading_back import SIGN, find, read, seats
from tests.render.with_places import with_places

_PHASES = ("place", "turn", "vote", "over")


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises when a line is missing or makes no sense."""
    head, supplies, players, board, districts, almost, things = text.split("\n\n")
    found = _players(players, words)
    turn, left = _turn(head, words), _supplies(supplies, words)
    if turn["phase"] == "over":  # it ended with its last round, unless rounds without progress ended it
        turn["last_round"] = bool(turn["finished"]) and not left["display"]
    return View(
        players=found,
        districts=tuple(
            replace(district, scored=bool(district.calpulli) or turn["half"] == 2)
            for district in _districts(districts, words, _squares(board), len(found))
        ),
        almost=_almost(almost, words),
        **turn,
        **left,
        **_things(things, words),
    )


def _turn(text: str, words: Words) -> dict[str, object]:
    title, phase, *_ = text.split("\n")
    phases = {words(f"mexica-text-phase-{name}"): name for name in _PHASES}
    last = find(title, words, "mexica-picture-last-round", half=r"\d", round=r"\d+")
    round = last or find(title, words, "mexica-picture-round", half=r"\d", round=r"\d+")
    half = read(title, words, "mexica-text-half", half=r"\d")
    active = re.match(SIGN, phase)
    points = read(text, words, "mexica-text-points", points=r"\d+", taken=r"\d")
    idle = read(text, words, "mexica-text-idle", rounds=r"\d+", limit=r"\d+")
    finished = find(text, words, "mexica-text-finished", seats=".*")
    vote = find(text, words, "mexica-text-proposed", size=r"\d+", seats=".*")
    return {
        "phase": phases[phase.rpartition(": ")[2]],
        "active": Seat(active[1]) if active else None,
        "half": int(half["half"]),
        "round": int(round["round"]) if round else 0,
        "last_round": last is not None,
        "points": int(points["points"]),
        "taken": int(points["taken"]),
        "first": seats(read(text, words, "mexica-text-first", seat=".*")["seat"])[0],
        "idle": int(idle["rounds"]),
        "stall_rounds": int(idle["limit"]),
        "finished": seats(finished["seats"]) if finished else (),
        "proposed": int(vote["size"]) if vote else 0,
        "waiting": seats(vote["seats"]) if vote else (),
    }


def _supplies(text: str, words: Words) -> dict[str, object]:
    canals = read(text, words, "mexica-text-canals-left", doubles=r"\d+", singles=r"\d+")
    others = read(text, words, "mexica-text-supply", bridges=r"\d+", tokens=r"\d+")
    return {
        "doubles": int(canals["doubles"]),
        "singles": int(canals["singles"]),
        "spare_bridges": int(others["bridges"]),
        "spare_tokens": int(others["tokens"]),
        "display": _sizes(text, words, "display"),
        "later": _sizes(text, words, "later"),
        "removed": _sizes(text, words, "removed"),
    }


def _sizes(text: str, words: Words, what: str) -> tuple[int, ...]:
    found = find(text, words, f"mexica-text-{what}", sizes=".*")
    return tuple(map(int, re.findall(r"\d+", found["sizes"]))) if found else ()


def _players(text: str, words: Words) -> tuple[PlayerView, ...]:
    parts = re.split(rf"^{SIGN}.*$", text, flags=re.M)[1:]
    assert [Seat(number) for number in parts[::2]] == list(range(len(parts) // 2))
    return with_places((_player(part, words) for part in parts[1::2]), "tokens")


def _player(text: str, words: Words) -> PlayerView:
    score = read(text, words, "mexica-text-score", score=r"\d+", sources=r"[\d+]+", worth=r"\d+")
    figure = read(text, words, "mexica-text-figure", square=r"[A-U]\d+|–", tokens=r"\d+")
    founding, presence, first, second, start = map(int, score["sources"].split("+"))
    left = read(text, words, "mexica-text-buildings", buildings=".*")["buildings"]
    return PlayerView(
        score=int(score["score"]),
        sources=(founding, presence, first, second, start),
        figure=figure["square"].strip("–"),
        tokens=int(figure["tokens"]),
        worth=int(score["worth"]),
        buildings=tuple(int(count) for count in re.findall(r"×(\d+)", left)),
    )


def _squares(text: str) -> dict[str, tuple[str, ...]]:
    """Returns the squares that have each letter on the map, in the order of reading."""
    lines = text.split("\n")
    grid = read_grid(lines[-data.ROWS - 1 :])
    assert all((grid[name] == "~") == (name not in data.INDEX) for name in data.CELLS)
    found: dict[str, list[str]] = {}
    for name in data.SQUARES:
        found.setdefault(grid[name].lower(), []).append(name)
    return {letter: tuple(names) for letter, names in found.items()}


def _districts(text: str, words: Words, squares: dict[str, tuple[str, ...]], players: int) -> tuple[DistrictView, ...]:
    lines = text.removeprefix(words("mexica-text-districts") + "\n").replace("\n" + INDENT, BETWEEN).split("\n")
    return tuple(_district(line, words, squares, players) for line in lines)


def _district(line: str, words: Words, squares: dict[str, tuple[str, ...]], players: int) -> DistrictView:
    first, _, second, third = re.split("[ /]", line.split(BETWEEN)[0])
    founded = find(line, words, "mexica-text-founded", seat=SIGN, square=r"[A-U]\d+")
    neutral = find(line, words, "mexica-text-neutral", total=r"\d+")
    totals = {int(seat): int(total) for seat, total in re.findall(rf"{SIGN} (\d+)", line)}
    found = squares[first]
    assert len(found) == int(_)
    return DistrictView(
        squares=found,
        founder=seats(founded["seat"])[0] if founded else None,
        calpulli=founded["square"] if founded else "",
        values=(len(found), int(second), int(third)),
        totals=tuple(totals.get(seat, 0) for seat in range(players)),
        neutral=int(neutral["total"]) if neutral else 0,
        fits=words("mexica-text-fits") in line,
        leader_seats=tuple(int(seat) for seat in re.findall(rf"{SIGN} \d+\*", line)),
    )


def _almost(text: str, words: Words) -> tuple[AlmostView, ...]:
    title, _, listed = text.partition("\n")
    assert title == words("mexica-text-almost")
    lines = listed.replace("\n" + INDENT, BETWEEN).split("\n")
    return tuple(_area(line, words) for line in lines if line != INDENT + "–")


def _area(line: str, words: Words) -> AlmostView:
    size, _, rest = line.partition(": ")
    names, _, _ = rest.partition(BETWEEN + words("mexica-text-closed-by", tiles="\0").partition("\0")[0])
    squares = tuple(names.split(BETWEEN))
    tiles = read(line, words, "mexica-text-closed-by", tiles="[-A-U0-9 ]+")["tiles"]
    assert len(squares) == int(size)
    return AlmostView(
        squares=squares,
        tiles=tuple(tuple(tile.split("-")) for tile in tiles.split()),
        fits=words("mexica-text-fits") in line,
    )


def _things(text: str, words: Words) -> dict[str, object]:
    parts = re.split("|".join(re.escape(words(f"mexica-text-{what}")) for what in ("canals", "bridges", "built")), text)
    _, canals, bridges, built = parts
    return {
        "canals": tuple(tuple(tile.split("-")) for tile in canals.split()),
        "bridges": tuple(Bridge(square=square, direction=way) for square, way in re.findall(r"(\w+) ([hv])", bridges)),
        "buildings": tuple(
            Building(square=square, value=int(value), seat=None if owner == NEUTRAL else int(owner[-1]))
            for square, owner, value in re.findall(r"([A-U]\d+) (\S+) (\d)", built)
        ),
    }
