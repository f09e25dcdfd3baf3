"""Reads a text board back into the view it was written from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.app.speech.language import Words
from render.core.textboard import BETWEEN, INDENT
from render.magellan.text import NOTHING, UNKNOWN
from rules.core.contract import Seat
from rules.magellan import data, fields
from rules.magellan.view import ExplorerView, FieldView, OwnView, PlayerView, ShipView, View
from tests.render.magellan.samples import crowns, with_won
from tests.render.reading_back import SIGN, find, pattern, read, seats

_STAGES = ("veto", "bid", "pay", "ship", "half", "tuck", "swap", "draw", "over")
_EFFECTS = tuple(field.effect for row in fields.FIELDS.values() for field in row if field.effect)


def parse_board(text: str, words: Words) -> View:
    """Returns the view; raises when a line is missing or makes no sense."""
    turn, auction, supplies, players, board, *own = text.split("\n\n")
    explorers = tuple(_explorers(board, words))
    return View(
        **_turn(turn, words),
        **_auction(auction, words),
        **_supplies(supplies, words),
        players=with_won(_players(players, words), explorers),
        explorers=explorers,
        draw_limit=sum(
            field.amount
            for explorer in explorers
            for field in explorer.fields
            if field.effect == fields.FINAL_DRAW and field.ships
        ),
        own=_own(own[0], words) if own else None,
    )


def _turn(text: str, words: Words) -> dict[str, Any]:
    title = find(text, words, "magellan-text-title", first="[AB]", second="[AB]")
    displays = [name for name in ("cards", "sum") if words(f"magellan-text-bids-{name}") in text]
    phase = find(text, words, "magellan-text-phase", phase="[123]")
    stages = [s for s in _STAGES if f"{BETWEEN}{words(f'magellan-picture-stage-{s}')}\n" in text]
    assert title, text
    assert phase, text
    (display,), (stage,) = displays, stages
    return {
        "sides": (title["first"], title["second"]),
        "bid_display": display,
        "phase": int(phase["phase"]),
        "stage": stage,
        "awaited": _seats(text, words, "awaited"),
        "opener": _one_seat(text, words, "opener"),
    }


def _auction(text: str, words: Words) -> dict[str, Any]:
    card = find(text, words, "magellan-text-card", card=".+?", stack="[0-9]+")
    best = find(text, words, "magellan-text-best", bid="[0-9]+", seat=SIGN)
    drawn = find(text, words, "magellan-text-drawn", cards="[0-9 ]+", gold="[0-9]+", points="[0-9]+")
    assert card, text
    return {
        "card": "" if card["card"] == NOTHING else _explorer_of(card["card"], words),
        "stack": int(card["stack"]),
        "vetoed": _names(text, words, "vetoed"),
        "bidders": _seats(text, words, "bidders"),
        "passed": _seats(text, words, "passed"),
        "best": int(best["seat"][-1]) if best else None,
        "bid": int(best["bid"]) if best else 0,
        "bid_cards": _cards_in(text, words, "laid"),
        "paid": _cards_in(text, words, "paid"),
        "drawn": _numbers(drawn["cards"]) if drawn else (),
        "draw_points": int(drawn["points"]) if drawn else 0,
    }


def _supplies(text: str, words: Words) -> dict[str, Any]:
    supply = find(text, words, "magellan-text-supply", cards="[0-9]+")
    discards = find(text, words, "magellan-text-discards", cards="[0-9]+", hidden="[0-9]+")
    assert supply, text
    assert discards, text
    counts = re.findall(r"(\d+)×(\d+)", text)
    found = tuple(int(value) for value, number in counts for _ in range(int(number)))
    assert len(found) == int(discards["cards"])
    return {
        "supply": int(supply["cards"]),
        "discards": found,
        "hidden_discards": int(discards["hidden"]),
        "removed": _names(text, words, "removed"),
    }


def _players(text: str, words: Words) -> Iterator[PlayerView]:
    parts = re.split(rf"^{SIGN}.*$", text, flags=re.M)[1:]
    assert [int(seat) for seat in parts[::2]] == list(range(len(parts) // 2))
    for part in parts[1::2]:
        score = find(part, words, "magellan-text-score", points="[0-9]+", hand="[0-9]+", place="[0-9]")
        stock = find(part, words, "magellan-text-stock", hand="[0-9]+", reserve="[0-9]", vetoes="[0-9]")
        assert score, part
        assert stock, part
        opened, counted = _after(part, words("magellan-text-open")), _after(part, words("magellan-text-counted"))
        yield PlayerView(
            points=int(score["points"]),
            in_hand=int(score["hand"]),
            place=int(score["place"]),
            hand=int(stock["hand"]),
            reserve=int(stock["reserve"]),
            vetoes=int(stock["vetoes"]),
            open=opened is not None,
            cards=_numbers(opened or counted or ""),
        )


def _explorers(text: str, words: Words) -> Iterator[ExplorerView]:
    found = re.search(rf"{SIGN}#2", text)
    assert found is not None
    text = text.removeprefix(words("magellan-text-board", ship=found[0])).replace("\n" + INDENT * 2, BETWEEN)
    head = pattern(words, "magellan-text-explorer", name=".+", side="[AB]", one="[0-9]", two="[0-9]", three="[0-9]")
    heads = list(re.finditer(f"^{head}$", text, re.M))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        one, two, three = _fields(text[head.end() : end].strip("\n"), words)
        yield ExplorerView(
            id=_explorer_of(head["name"], words),
            side=head["side"],
            fields=(one, two, three),
            left=(int(head["one"]), int(head["two"]), int(head["three"])),
        )


def _fields(text: str, words: Words) -> Iterator[FieldView]:
    for part in re.split(r"\n(?=[123]\. )", text):
        line, *rest = part.split("\n")
        found = find(
            line,
            words,
            "magellan-text-field",
            number="[123]",
            capacity="[123]",
            crowns=f"[0-9]+|{NOTHING}",
            sacks="[0-9]",
        )
        right = find(line, words, "magellan-text-right", crowns="[0-9]+")
        effects = {words(f"magellan-text-effect-{effect}"): effect for effect in _EFFECTS}
        did = re.search(rf"{re.escape(BETWEEN)}({'|'.join(map(re.escape, effects))})(?: ([1-9][0-9]*))?$", line)
        assert found, line
        yield FieldView(
            capacity=int(found["capacity"]),
            crowns=None if found["crowns"] == NOTHING else int(found["crowns"]),
            sacks=int(found["sacks"]),
            right=int(right["crowns"]) if right else None,
            effect=effects[did[1]] if did else "",
            amount=int(did[2] or 0) if did else 0,
            ships=tuple(_ships(rest[0], words)) if rest else (),
        )


def _ships(line: str, words: Words) -> Iterator[ShipView]:
    halves = {words(f"magellan-text-half-{half}"): half for half in (data.LEFT, data.RIGHT)}
    for text in line.replace(BETWEEN, "  ").strip().split("  "):
        found = re.fullmatch(rf"{SIGN}#([0-9])(?: ({'|'.join(halves)}))?(?: \[([0-9* ]+)\])?", text)
        assert found, text
        pile = (found[4] or "").split()
        cards = tuple(int(card) for card in pile if card != UNKNOWN)
        yield ShipView(
            seat=int(found[1]),
            number=int(found[2]),
            half=halves[found[3]] if found[3] else "",
            pile=len(pile),
            cards=cards,
            crowns=crowns(cards),
        )


def _own(text: str, words: Words) -> OwnView:
    text = text.replace("\n" + INDENT * 2, " ")
    swap = find(text, words, "magellan-text-own-swap", cards=f"[0-9 ]+|{NOTHING}")
    hand = _numbers(_after(text, words("magellan-text-own-hand")) or "")
    return OwnView(
        hand=hand,
        crowns=crowns(hand),
        laid=_cards_in(text, words, "own-laid"),
        sums=tuple(_ranges((_after(text, words("magellan-text-own-sums")) or "").split())),
        swap=_numbers(swap["cards"]) if swap else None,
        swapped=_numbers(_after(text, words("magellan-text-own-swapped")) or ""),
    )


def _ranges(parts: Iterable[str]) -> Iterator[int]:
    for part in parts:
        first, _, last = part.partition("–")
        yield from range(int(first), int(last or first) + 1)


def _explorer_of(name: str, words: Words) -> str:
    (found,) = (explorer for explorer in data.EXPLORERS if words(f"magellan-explorer-{explorer}") == name)
    return found


def _names(text: str, words: Words, what: str) -> tuple[str, ...]:
    line = _after(text.replace(",\n" + INDENT * 2, ", "), words(f"magellan-text-{what}"))
    return tuple(_explorer_of(name, words) for name in line.split(", ")) if line else ()


def _after(text: str, start: str) -> str | None:
    """Returns the rest of the line that begins so."""
    found = re.search(rf"^ *{re.escape(start)} (.*(?:\n {{6}}.*)*)", text, re.M)
    return found[1] if found else None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split() if word != NOTHING)


def _cards_in(text: str, words: Words, what: str) -> tuple[int, ...]:
    found = find(text, words, f"magellan-text-{what}", cards="[0-9 ]+")
    return _numbers(found["cards"]) if found else ()


def _seats(text: str, words: Words, what: str) -> tuple[Seat, ...]:
    found = find(text, words, f"magellan-text-{what}", seats=".*")
    return seats(found["seats"]) if found else ()


def _one_seat(text: str, words: Words, what: str) -> Seat:
    return seats(read(text, words, f"magellan-text-{what}", seat=SIGN)["seat"])[0]
