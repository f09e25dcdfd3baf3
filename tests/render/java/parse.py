"""Reads a text board back into the view it was written from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.app.speech.language import Words
from render.core.palette import LOOKS
from render.core.textboard import BETWEEN, INDENT
from render.java import text as written
from rules.core.contract import Seat
from rules.java import data
from rules.java import view as seen
from tests.render.reading_back import find, pattern, read
from tests.render.with_places import with_places

_MARKS = "".join(look.mark for look in LOOKS)
_SIGN = f"[{_MARKS}]P([0-9])"
_DUTIES = ("open", "met", "waived", "none")
_LABEL = "[A-O][0-9]+"
_CARDS = "|".join(sorted(data.CARDS, key=len, reverse=True))


def parse_board(text: str, words: Words) -> seen.View:
    """Returns the view; raises when a line is missing or makes no sense."""
    head, stocks, players, drawn, tiles, villages, waters, *rest = text.split("\n\n")
    seats = {mark: Seat(seat) for mark, seat in re.findall(rf"^([{_MARKS}])P([0-9])", players, re.M)}
    turn = _turn(head, words)
    cities = tuple(_village(parts, words) for parts in _entries(villages))
    spaces = _spaces(turn["map"], drawn, tiles, seats, {city.palace: city for city in cities if city.palace})
    festival = next((part for part in rest if part.startswith(_before(words, "festival", palace="\0"))), None)
    own = next((part for part in rest if part.startswith(words("java-text-hand"))), None)
    return seen.View(
        **turn,
        **_stocks(stocks, words),
        spaces=spaces,
        players=with_places(_players(players, words)),
        villages=cities,
        systems=tuple(_system(parts, words) for parts in _entries(waters)),
        festival=_festival(festival, words) if festival else None,
        own=_own(own, words) if own else None,
    )


def _turn(head: str, words: Words) -> dict[str, Any]:
    lines = head.split("\n")
    found: dict[str, Any] = {
        "map": read(lines[0], words, "java-text-title", map=r"\w+")["map"],
        "token_first": words("java-text-token-first") in lines,
        "two_below": words("java-text-two-below") in lines,
        "ending": words("java-text-ending") in lines,
    }
    waived = find(head, words, "java-text-waived", turns="[0-9]+")
    found["waived"] = int(waived["turns"]) if waived else 0
    if over := find(head, words, "java-text-over", turn="[0-9]+"):
        return found | {"phase": "over", "active": None, "turn": int(over["turn"]), "turn_seat": None}
    turn = read(head, words, "java-text-turn", turn="[0-9]+", seat=_SIGN)
    points = read(head, words, "java-text-points", points="[0-9]+", cards="[0-9]+")
    changed = find(head, words, "java-text-changed", palaces=".*")
    phases = {words(f"java-text-phase-{phase}"): phase for phase in ("turn", "festival")}
    asked = next(line for line in lines if re.match(_SIGN, line))
    return found | {
        "phase": phases[asked.rpartition(": ")[2]],
        "active": Seat(asked[2]),
        "turn": int(turn["turn"]),
        "turn_seat": Seat(turn["seat"][-1]),
        "points": int(points["points"]),
        "cards_left": int(points["cards"]),
        "duty": next(duty for duty in _DUTIES if words(f"java-text-duty-{duty}") in lines),
        "acted": words("java-text-not-acted") not in lines,
        "token_used": words("java-text-token-used") in lines,
        "changed": tuple(changed["palaces"].split()) if changed else (),
    }


def _stocks(text: str, words: Words) -> dict[str, Any]:
    stock = read(text, words, "java-text-stock", three="[0-9]+", water="[0-9]+")
    palaces = read(text, words, "java-text-palaces", palaces=".*")
    cards = read(text, words, "java-text-cards", card=r"\S+", pile="[0-9]+")
    discards = text.partition(words("java-text-discards"))[2]
    return {
        "three": int(stock["three"]),
        "water": int(stock["water"]),
        "palaces": tuple(int(left) for left in re.findall("×([0-9]+)", palaces["palaces"])),
        "card": cards["card"].replace(written.NOTHING, ""),
        "pile": int(cards["pile"]),
        "discards": tuple(re.findall(_CARDS, discards)),
    }


def _players(text: str, words: Words) -> Iterator[seen.PlayerView]:
    for part in re.split(rf"^{_SIGN}.*$", text, flags=re.M)[2::2]:
        score = find(part, words, "java-text-score", score="[0-9]+", worth="[0-9]+") or read(
            part, words, "java-text-score-final", score="[0-9]+"
        )
        sources = read(
            part, words, "java-text-sources", **dict.fromkeys(("irrigation", "palaces", "festivals", "final"), "[0-9]+")
        )
        supply = read(part, words, "java-text-supply", **dict.fromkeys(("developers", "tokens", "cards"), "[0-9]+"))
        tiles = read(part, words, "java-text-own-tiles", **dict.fromkeys(("two", "rice", "village"), "[0-9]+"))
        known = part.partition(words("java-text-known"))[2].replace(words("java-text-finished"), "")
        yield seen.PlayerView(
            score=int(score["score"]),
            worth=int(score["worth"]) if "worth" in score.groupdict() else None,
            irrigation_points=int(sources["irrigation"]),
            palace_points=int(sources["palaces"]),
            festival_points=int(sources["festivals"]),
            final_points=int(sources["final"]),
            cards=int(supply["cards"]),
            known=tuple(re.findall(rf"\b(?:{_CARDS})\b", known)),
            developers=int(supply["developers"]),
            tokens=int(supply["tokens"]),
            two=int(tiles["two"]),
            rice=int(tiles["rice"]),
            village=int(tiles["village"]),
            finished=words("java-text-finished") in part,
        )


def _spaces(
    drawn: str, text: str, tiles: str, seats: dict[str, Seat], palaces: dict[str, seen.VillageView]
) -> tuple[seen.SpaceView, ...]:
    """Returns the spaces: what the map shows, which tile lies there, and what the cities tell of their palaces."""
    rows = {line[0]: line for line in text.split("\n") if re.match("[A-O] ", line)}
    laid = {
        name: (int(number), int(size or 1 + names.count("+")))
        for number, names, size in re.findall(rf"([0-9]+)=((?:{_LABEL}[+]?)+)(?:/([0-9]))?", tiles)
        for name in names.split("+")
    }
    board = data.BOARDS[drawn]
    return tuple(
        _space(name, kind, rows[name[0]][written.column(name) :][: written.WIDE].strip(), laid, seats, palaces)
        for name, kind in zip(board.names, board.kinds, strict=True)
    )


def _space(
    name: str,
    kind: str,
    sign: str,
    laid: dict[str, tuple[int, int]],
    seats: dict[str, Seat],
    palaces: dict[str, seen.VillageView],
) -> seen.SpaceView:
    if sign == written.WATER:
        return seen.SpaceView(name=name, kind=kind, terrain=data.WATER)
    if sign == written.BARE[kind]:
        return seen.SpaceView(name=name, kind=kind)
    terrain = {"r": data.RICE, "v": data.VILLAGE, "p": data.VILLAGE}[sign[0]]
    city = palaces[name] if sign[0] == "p" else None
    return seen.SpaceView(
        name=name,
        kind=kind,
        level=written.LEVELS.index(sign[1]),
        terrain=terrain,
        tile=laid[name][0],
        size=laid[name][1],
        palace=city.value if city else 0,
        used=bool(city and city.used),
        developer=seats[sign[2]] if len(sign) > 2 else None,
    )


def _entries(text: str) -> Iterator[list[str]]:
    """Yields the parts of each entry below a title, whose lines go on indented."""
    _, *lines = text.replace("\n" + INDENT, BETWEEN).replace(BETWEEN * 2, BETWEEN).split("\n")
    for line in lines:
        yield line.replace(" ·" + BETWEEN, BETWEEN).split(BETWEEN)


def _village(parts: list[str], words: Words) -> seen.VillageView:
    sides = {words("java-text-side-white"): False, words("java-text-side-red"): True}
    found: dict[str, Any] = {}
    for part in parts:
        if city := _all("city", part, words, palace=_LABEL, value="[0-9]+", side=r"\w+"):
            found |= {"palace": city["palace"], "value": int(city["value"]), "used": sides[city["side"]]}
        elif most := _all("most", part, words, value="[0-9]+"):
            found["most"] = int(most["value"])
        else:
            found |= _spaces_or_ranks(part, found)
    return seen.VillageView(**found)


def _system(parts: list[str], words: Words) -> seen.SystemView:
    found: dict[str, Any] = {}
    for part in parts:
        if score := _all("water-score", part, words, score="[0-9]+"):
            found["score"] = int(score["score"])
        elif gaps := _all("gaps", part, words, gaps=".*"):
            found["gaps"] = tuple(gaps["gaps"].split())
        elif part != words("java-text-enclosed"):
            found |= _spaces_or_ranks(part, found)
    return seen.SystemView(**found)


def _spaces_or_ranks(part: str, before: dict[str, Any]) -> dict[str, Any]:
    ranks = re.findall(rf"{_SIGN} ([0-9-]+)(\*?)", part)
    if not ranks:
        return {"spaces": (*before.get("spaces", ()), *re.findall(_LABEL, part))}
    levelled = tuple(
        seen.RankView(seat=Seat(seat), levels=tuple(map(int, levels.split("-")))) for seat, levels, _ in ranks
    )
    return {"ranks": levelled, "leader_seats": tuple(Seat(seat) for seat, _, star in ranks if star)}


def _festival(text: str, words: Words) -> seen.FestivalView:
    head = read(text, words, "java-text-festival", palace=_LABEL, value="[0-9]+", seat=_SIGN)
    seats = read(text, words, "java-text-festival-seats", seats=".*")["seats"]
    active = read(text, words, "java-text-festival-active", seats=".*")["seats"]
    lines = text.replace("\n" + 2 * INDENT, " ")
    laid = list(
        re.finditer(pattern(words, "java-text-festival-laid", seat=_SIGN, total="[0-9]+") + "(?P<cards>.*)", lines)
    )
    return seen.FestivalView(
        palace=head["palace"],
        value=int(head["value"]),
        score=_score(text, words, "alone"),
        shared=_score(text, words, "shared"),
        host=Seat(head["seat"][-1]),
        active=tuple(Seat(seat) for seat in re.findall(_SIGN, active)),
        seats=tuple(Seat(seat) for seat in re.findall(_SIGN, seats)),
        laid=tuple(tuple(re.findall(_CARDS, one["cards"])) for one in laid),
        totals=tuple(int(one["total"]) for one in laid),
    )


def _own(text: str, words: Words) -> seen.OwnView:
    first, *rest = text.replace("\n" + INDENT, BETWEEN).split("\n")
    cards = re.findall(f"({_CARDS})=([0-9])", first)
    return seen.OwnView(
        hand=tuple(card for card, _ in cards),
        worth=tuple(int(worth) for _, worth in cards),
        prospects=tuple(_prospect(line, words) for line in rest),
    )


def _prospect(line: str, words: Words) -> seen.ProspectView:
    head = read(line, words, "java-text-prospect", palace=_LABEL, value="[0-9]+", score="[0-9]+")
    rivals = re.findall(f"{_SIGN} ≤([0-9]+)", line)
    return seen.ProspectView(
        palace=head["palace"],
        value=int(head["value"]),
        score=int(head["score"]),
        shared=_score(line, words, "shared"),
        total=int(read(line, words, "java-text-prospect-total", total="[0-9]+")["total"]),
        rival_seats=tuple(Seat(seat) for seat, _ in rivals),
        most=tuple(int(most) for _, most in rivals),
        sure=words("java-text-sure") in line.split(BETWEEN),
    )


def _score(text: str, words: Words, what: str) -> int:
    """Returns what a festival brings to who gives it alone, or to each of those who share it."""
    found = re.search(re.escape(words(f"java-picture-{what}", score="\0")).replace("\0", "([0-9]+)"), text)
    assert found is not None
    return int(found[1])


def _before(words: Words, what: str, **args: str) -> str:
    """Returns the beginning of a message, before its argument."""
    return words(f"java-text-{what}", **{"value": "", "seat": "", **args}).partition("\0")[0]


def _all(what: str, text: str, words: Words, **args: str) -> re.Match[str] | None:
    return re.fullmatch(pattern(words, f"java-text-{what}", **args), text)
