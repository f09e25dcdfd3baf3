"""Reads a text board of Caylus back into the view it was written from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.app.speech.language import Words
from render.caylus.effects import HOUSES
from render.caylus.text import NOTHING, doings, place_text, titled
from render.core.textboard import BETWEEN, INDENT
from rules.caylus import data
from rules.caylus.view import PlaceView, PlayerView, SectionView, SpaceView, View
from rules.core.contract import Seat
from tests.render.caylus.samples import QUESTIONS, prices
from tests.render.reading_back import SIGN, find, pattern, read, seats
from tests.render.with_places import with_places


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises when a line is missing or makes no sense."""
    turn, players, castle, places, road, favours, supply, legend = text.split("\n\n")
    assert legend == words("caylus-text-legend")
    spaces = tuple(_spaces(_body(road, words, "road"), words))
    sections = tuple(_sections(_body(castle, words, "castle"), words))
    here = {line.partition(": ")[0]: line for line in _body(places, words, "places")}
    scored = sum(section.scored for section in sections)
    limit = re.match(pattern(words, "caylus-text-favours", limit="([0-9])"), favours)
    assert limit or favours == words("caylus-text-simplified", formula=f"1⚜ > {data.NUMBERS[1].simple_favour}★")
    asked, costs = _turn(turn, words), prices(len(_body(players, words, "players")) // 3)
    price = costs[min(len(asked["passed"]), len(costs) - 1)]
    assert words("caylus-text-passed", seats="\0", price=f"{price}$").partition("\0")[2] in turn
    return View(
        **asked,
        prices=costs,
        spaces=spaces,
        places=tuple(_place(id, here[words(f"caylus-place-{id}")], words) for id in data.SPECIAL),
        resident=_seat(here[words(f"caylus-place-{data.INN}")], words, "resident"),
        sections=sections,
        building=scored if scored < len(sections) else None,
        limit=int(limit["limit"]) if limit else data.NUMBERS[1].limits[scored],
        simplified=limit is None,
        lawyer_points=_lawyer(supply, words),
        supply=tuple(_supply(_body(supply, words, "supply"))),
        players=with_places(_players(_body(players, words, "players"), words, spaces)),
    )


def _body(text: str, words: Words, head: str) -> list[str]:
    """Returns the lines below a heading, each with what goes on in the next one."""
    assert text.startswith(words(f"caylus-text-{head}") + "\n"), text
    rest = text.removeprefix(words(f"caylus-text-{head}") + "\n")
    return rest.replace("\n" + 2 * INDENT, BETWEEN).split("\n")


def _seat(text: str, words: Words, what: str) -> Seat | None:
    found = find(text, words, f"caylus-text-{what}", seat=SIGN)
    return seats(found["seat"])[0] if found else None


def _turn(text: str, words: Words) -> dict[str, Any]:
    questions = {words(f"caylus-picture-asks-{question}"): question for question in QUESTIONS}
    questions[words("caylus-text-over")] = "over"
    lines = text.replace("\n" + 2 * INDENT, BETWEEN).split("\n")
    asked = next(line for line in lines if line.startswith(INDENT)).strip().split(BETWEEN)
    of_lines = {words(f"caylus-line-{line}"): line for line in data.LINES}
    about = read(asked[1], words, "caylus-text-about", topic=".*")["topic"] if len(asked) > 1 else ""
    head = read(text, words, "caylus-text-round", round="[0-9]+", phase="[0-8]")
    officers = read(text, words, "caylus-text-officers", bailiff="[0-9]+", provost="[0-9]+")
    return {
        "round": int(head["round"]),
        "phase": int(head["phase"]),
        "question": questions[asked[0]],
        "active": seats(lines[1])[0] if re.match(SIGN, lines[1]) else None,
        "at": of_lines.get(about, about),
        "order": seats(read(text, words, "caylus-text-order", seats=".*")["seats"]),
        "passed": seats(read(text, words, "caylus-text-passed", seats=".*", price=r"[1-5]\$")["seats"]),
        "bailiff": int(officers["bailiff"]),
        "provost": int(officers["provost"]),
    }


def _players(lines: list[str], words: Words, spaces: tuple[SpaceView, ...]) -> Iterator[PlayerView]:
    for seat, (head, holdings, standing) in enumerate(zip(lines[::3], lines[1::3], lines[2::3], strict=True)):
        assert seats(head) == (seat,)
        own = [data.NUMBERS[1].buildings[space.building] for space in spaces if space.owner == seat]
        residences = re.search(rf"([0-9]+)×{HOUSES[data.RESIDENTIAL]}", standing)
        assert (int(residences[1]) if residences else 0) == sum(one.colour == data.RESIDENTIAL for one in own)
        prestige = tuple(one.id for one in own if one.colour == data.PRESTIGE)
        said = ", ".join(words(f"caylus-building-{id}") for id in prestige)
        assert (f"{HOUSES[data.PRESTIGE]} {said}" in standing) == bool(prestige)
        yield PlayerView(
            **_holdings(holdings, words),
            **_standing(standing, words),
            prestige=prestige,
            residences=int(residences[1]) if residences else 0,
        )


def _holdings(text: str, words: Words) -> dict[str, Any]:
    found = re.match(r" +([0-9]+)★ · ([0-9]+)\$ \(\+([0-9]+)\$\) · ([^·]*) · ", text)
    assert found, text
    goods = {letter: int(count) for count, letter in re.findall(r"([0-9]+)([FWSCG])", found[4])}
    assert goods or found[4] == NOTHING
    return {
        "score": int(found[1]),
        "deniers": int(found[2]),
        "income": int(found[3]),
        "goods": tuple(goods.get(letter, 0) for letter in data.GOODS),
        "workers": int(read(text, words, "caylus-text-workers", workers="[0-6]")["workers"]),
    }


def _standing(text: str, words: Words) -> dict[str, Any]:
    levels = re.search(pattern(words, "caylus-text-levels", levels="[0-5] [0-5] [0-5] [0-5]"), text)
    used = re.search(pattern(words, "caylus-text-used", lines="[^·]*"), text)
    delivered = re.search(pattern(words, "caylus-text-delivered", batches="[0-9]+"), text)
    lines = {words(f"caylus-line-{line}"): line for line in data.LINES}
    return {
        "levels": tuple(map(int, levels["levels"].split())) if levels else (),
        "used": tuple(lines[one.strip()] for one in used["lines"].split(",")) if used else (),
        "delivered": int(delivered["batches"]) if delivered else None,
    }


def _sections(lines: list[str], words: Words) -> Iterator[SectionView]:
    states = {words(f"caylus-text-section-{state}"): state for state in ("scored", "building", "later")}
    for section, head, parts, scoring in zip(
        data.NUMBERS[1].sections, lines[::3], lines[1::3], lines[2::3], strict=True
    ):
        name, points, state, count = head.split(BETWEEN)
        assert name == words(f"caylus-section-{section.id}")
        there = tuple(int(seat) for seat, number in re.findall(rf"{SIGN}×([0-9]+)", parts) for _ in range(int(number)))
        assert count == f"{len(there)}/{section.capacity}"
        loss, *steps = re.findall("([0-9]):−?([0-9])", scoring)
        favours = {int(least): int(brought) for least, brought in steps}
        yield SectionView(
            id=section.id,
            capacity=section.capacity,
            parts=there,
            scored=states[state] == "scored",
            points=int(points.removesuffix("★")),
            loss=int(loss[1]),
            favours=tuple(
                max((favours[least] for least in favours if least <= own), default=0)
                for own in range(1, max(favours) + 1)
            ),
        )


def _place(id: str, line: str, words: Words) -> PlaceView:
    closed = words("caylus-text-closed")
    assert f": {closed}" in line or f": {place_text(data.NUMBERS[1], id, words)}" in line, line
    there = re.search(pattern(words, "caylus-text-there", seats="[^·]*"), line)
    workers = seats(there["seats"]) if there else ()
    return PlaceView(id=id, room=data.NUMBERS[1].rooms[id], workers=workers, closed=line.endswith(closed))


def _spaces(lines: list[str], words: Words) -> Iterator[SpaceView]:
    for number, line in enumerate(lines, 1):
        first, *parts = line.split(BETWEEN)
        found = re.fullmatch(rf"{number} (.*?)(?: ({SIGN}))?", first)
        assert found, line
        yield SpaceView(
            number=number,
            building=_building(number, found[1], parts, words),
            owner=seats(found[2])[0] if found[2] else None,
            worker=_seat(line, words, "worker"),
            reserved=_seat(line, words, "reserved"),
            marker=data.MARKERS.get(number, ""),
        )
        marker = (
            words("caylus-text-marker", section=words(f"caylus-section-{data.MARKERS[number]}"))
            if number in data.MARKERS
            else ""
        )
        assert marker in line


def _building(number: int, title: str, parts: list[str], words: Words) -> str:
    """Returns the one building of that name and sign that does what is said."""
    if title == NOTHING:
        return ""
    (found,) = (
        id
        for id, building in data.NUMBERS[1].buildings.items()
        if titled(building, words) == title
        and parts[: len(doings(building))] == doings(building)
        and (building.colour == data.FIXED) == (number in data.PRINTED)
    )
    return found


def _supply(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if found := re.match(r"([a-z_]+)(?: ×([0-9]+))?: ", line):
            yield from [found[1]] * (int(found[2] or 1) if found[1] != data.RESIDENCE else 0)


def _lawyer(text: str, words: Words) -> int:
    found = re.search(r"^lawyer: .* > ([34])★", text, re.M) or re.search(
        pattern(words, "caylus-text-lawyer", points="([34])★"), text
    )
    assert found, text
    return int(found[1] if found.re.pattern.startswith("^lawyer") else found["points"][0])
