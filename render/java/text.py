"""The text board of Java: all that the view holds, in lines short enough for a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from render.core.palette import look_of
from render.core.scene import Marks, Words
from render.core.textboard import INDENT, named, paragraphs, player, seat_sign, signs, wrapped
from rules.java import data
from rules.java import view as seen

NOTHING = "–"
LEVELS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Levels as they stand on the map, a for 10."""
TERRAIN = {data.RICE: "r", data.VILLAGE: "v", "palace": "p"}
"""What is laid on a space, before its level."""
BARE = {data.LAND: "..", data.HIGHLAND: "^^", data.LOWLAND: "__", data.LAKE: "~~"}
"""Spaces without a tile, by their kind."""
WATER = "~~"
WIDE = 3
"""How many characters a space has on the map; in every second row they stand one further."""


def write(view: seen.View, marks: Marks, words: Words) -> str:
    """Writes a position; from it everything in the view can be read."""
    return paragraphs(
        _turn(view, marks, words),
        _stocks(view, words),
        _players(view, marks, words),
        _map(view, words),
        _tiles(view, words),
        _villages(view, words),
        _waters(view, words),
        _festival(view.festival, words) if view.festival is not None else (),
        _own(view.own, words) if view.own is not None else (),
    )


def write_hand(view: seen.View, marks: Marks, words: Words) -> str:
    """Writes what a seat alone sees, and what else it has in hand, in sentences."""
    if view.own is None or marks.seat is None:
        return ""
    own = view.players[marks.seat]
    lines = (
        *_held(view, view.own, words),
        words("java-hand-supply", tokens=own.tokens, developers=own.developers),
        words("java-hand-tiles", two=own.two, rice=own.rice, village=own.village),
        *(_promised(prospect, marks, words) for prospect in view.own.prospects),
    )
    return "\n".join(lines)


def _held(view: seen.View, own: seen.OwnView, words: Words) -> Iterator[str]:
    """Yields the cards of a hand, equal ones together, with what they count against the open card."""
    if not own.hand:
        yield words("java-hand-none")
        return
    yield words("java-hand-cards", wanted=words(f"java-card-{view.card}") if view.card else NOTHING)
    worth = dict(zip(own.hand, own.worth, strict=True))
    for card, symbols in sorted(worth.items(), key=lambda one: (-one[1], one[0])):
        yield words("java-hand-card", count=own.hand.count(card), card=words(f"java-card-{card}"), worth=symbols)


def _promised(prospect: seen.ProspectView, marks: Marks, words: Words) -> str:
    """Says what the hand could get out of a festival, and what keeps it from that."""
    facts = {"space": prospect.palace, "value": prospect.value, "score": prospect.score, "total": prospect.total}
    if prospect.sure:
        return words("java-hand-festival-sure", **facts)
    rivals = [
        words("java-hand-rival", player=player(seat, marks), most=most)
        for seat, most in zip(prospect.rival_seats, prospect.most, strict=True)
    ]
    return words("java-hand-festival", **facts, shared=prospect.shared, others="; ".join(rivals))


def _turn(view: seen.View, marks: Marks, words: Words) -> Iterator[str]:
    yield words("java-text-title", map=view.map)
    for option, on in (("token-first", view.token_first), ("two-below", view.two_below)):
        if on:
            yield words(f"java-text-{option}")
    if view.ending:
        yield words("java-text-ending")
    if view.phase == "over":
        yield words("java-text-over", turn=view.turn)
        return
    assert view.turn_seat is not None and view.active is not None
    if view.waived:
        yield words("java-text-waived", turns=view.waived)
    yield words("java-text-turn", turn=view.turn, seat=seat_sign(view.turn_seat))
    yield from wrapped([f"{named(view.active, marks)}: {words(f'java-text-phase-{view.phase}')}"])
    yield words("java-text-points", points=view.points, cards=view.cards_left)
    if not view.acted:
        yield words("java-text-not-acted")
    yield words(f"java-text-duty-{view.duty}")
    if view.token_used:
        yield words("java-text-token-used")
    if view.changed:
        yield words("java-text-changed", palaces=" ".join(view.changed))


def _stocks(view: seen.View, words: Words) -> Iterator[str]:
    yield words("java-text-stock", three=view.three, water=view.water)
    left = (f"{value}×{count}" for value, count in zip(data.PALACES, view.palaces, strict=True))
    yield words("java-text-palaces", palaces=" ".join(left))
    yield words("java-text-cards", card=view.card or NOTHING, pile=view.pile)
    yield from wrapped(view.discards or (NOTHING,), " ", start=words("java-text-discards") + " ")


def _players(view: seen.View, marks: Marks, words: Words) -> Iterator[str]:
    for seat, one in enumerate(view.players):
        yield from wrapped([named(seat, marks)])
        if one.worth is None:
            yield INDENT + words("java-text-score-final", score=one.score)
        else:
            yield INDENT + words("java-text-score", score=one.score, worth=one.worth)
        yield INDENT + words(
            "java-text-sources", irrigation=one.irrigation_points, palaces=one.palace_points,
            festivals=one.festival_points, final=one.final_points,
        )  # fmt: skip
        yield INDENT + words("java-text-supply", developers=one.developers, tokens=one.tokens, cards=one.cards)
        yield INDENT + words("java-text-own-tiles", two=one.two, rice=one.rice, village=one.village)
        yield from _rest(one, words)


def _rest(player: seen.PlayerView, words: Words) -> Iterator[str]:
    """Yields what is not said of every player: cards that are known, and that a player has had the final scoring."""
    if player.known:
        yield from wrapped(player.known, " ", start=INDENT + words("java-text-known") + " ", indent=2 * INDENT)
    if player.finished:
        yield INDENT + words("java-text-finished")


# --- the map ----------------------------------------------------------------------------------------------------------


def _map(view: seen.View, words: Words) -> Iterator[str]:
    """Yields a legend and the map: a row for each letter, in it each space below or beside its number."""
    yield words("java-text-map")
    yield "  " + "".join(str(number).ljust(WIDE) for number in range(1, 20)).rstrip()
    for letter, row in groupby(view.spaces, key=lambda space: space.name[0]):
        yield _row(letter, list(row))


def _row(letter: str, row: Sequence[seen.SpaceView]) -> str:
    line = letter + " " * (1 + shift(letter))
    for space in row:
        line = line.ljust(column(space.name)) + sign(space)
    return line.rstrip()


def shift(letter: str) -> int:
    """Returns by how many characters a row stands further to the right."""
    return (ord(letter) - ord("A")) % 2


def column(name: str) -> int:
    """Returns where on its line a space begins."""
    return 2 + shift(name[0]) + WIDE * (int(name[1:]) - 1)


def sign(space: seen.SpaceView) -> str:
    """Returns a space as it stands on the map: what is on top, the level, and whose developer stands there."""
    if space.terrain == data.WATER:
        return WATER
    if not space.level:
        return BARE[space.kind]
    top = TERRAIN["palace" if space.palace else space.terrain]
    return top + LEVELS[space.level] + ("" if space.developer is None else look_of(space.developer).mark)


def _tiles(view: seen.View, words: Words) -> Iterator[str]:
    """Yields which spaces are covered by the same tile, in the order in which the tiles were laid.

    Where other tiles cover some of its spaces it is said how many a tile has.
    """
    found: dict[int, list[seen.SpaceView]] = {}
    for space in view.spaces:
        if space.tile:
            found.setdefault(space.tile, []).append(space)
    parts = [f"{tile}={_extent(spaces)}" for tile, spaces in sorted(found.items())]
    yield words("java-text-tiles")
    yield from wrapped(parts or [NOTHING], " ", start=INDENT)


def _extent(spaces: Sequence[seen.SpaceView]) -> str:
    names = "+".join(space.name for space in spaces)
    return names if len(spaces) == spaces[0].size else f"{names}/{spaces[0].size}"


# --- villages, water, cards -------------------------------------------------------------------------------------------


def _villages(view: seen.View, words: Words) -> Iterator[str]:
    yield words("java-text-villages")
    for village in view.villages:
        yield from wrapped(_village(village, words))


def _village(village: seen.VillageView, words: Words) -> Iterator[str]:
    if village.palace:
        side = words(f"java-text-side-{'red' if village.used else 'white'}")
        yield words("java-text-city", palace=village.palace, value=village.value, side=side)
    yield " ".join(village.spaces)
    if village.most:
        yield words("java-text-most", value=village.most)
    yield from _ranks(village.ranks, village.leader_seats)


def _ranks(ranks: Iterable[seen.RankView], leaders: Sequence[int]) -> Iterator[str]:
    """Yields the levels of each seat, the highest rank first; who ranks highest has a star."""
    there = [
        f"{seat_sign(rank.seat)} {'-'.join(map(str, rank.levels))}{'*' if rank.seat in leaders else ''}"
        for rank in ranks
    ]
    if there:
        yield "  ".join(there)


def _waters(view: seen.View, words: Words) -> Iterator[str]:
    yield words("java-text-waters")
    for system in view.systems:
        yield from wrapped(_water(system, words))


def _water(system: seen.SystemView, words: Words) -> Iterator[str]:
    yield " ".join(system.spaces)
    yield words("java-text-water-score", score=system.score)
    yield words("java-text-gaps", gaps=" ".join(system.gaps)) if system.gaps else words("java-text-enclosed")
    yield from _ranks(system.ranks, system.leader_seats)


def _festival(festival: seen.FestivalView, words: Words) -> Iterator[str]:
    yield words("java-text-festival", palace=festival.palace, value=festival.value, seat=seat_sign(festival.host))
    scores = (words("java-picture-alone", score=festival.score), words("java-picture-shared", score=festival.shared))
    yield from wrapped(scores)
    yield words("java-text-festival-seats", seats=signs(festival.seats))
    yield words("java-text-festival-active", seats=signs(festival.active) or NOTHING)
    for seat, (laid, total) in enumerate(zip(festival.laid, festival.totals, strict=True)):
        start = INDENT + words("java-text-festival-laid", seat=seat_sign(seat), total=total) + " "
        yield from wrapped(laid or (NOTHING,), " ", start=start, indent=2 * INDENT)


def _own(own: seen.OwnView, words: Words) -> Iterator[str]:
    cards = [f"{card}={worth}" for card, worth in zip(own.hand, own.worth, strict=True)]
    yield from wrapped(cards or [NOTHING], " ", start=words("java-text-hand") + " ")
    for prospect in own.prospects:
        yield from wrapped(_prospect(prospect, words))


def _prospect(prospect: seen.ProspectView, words: Words) -> Iterator[str]:
    yield words("java-text-prospect", palace=prospect.palace, value=prospect.value, score=prospect.score)
    yield words("java-picture-shared", score=prospect.shared)
    yield words("java-text-prospect-total", total=prospect.total)
    for seat, most in zip(prospect.rival_seats, prospect.most, strict=True):
        yield f"{seat_sign(seat)} ≤{most}"
    if prospect.sure:
        yield words("java-text-sure")
