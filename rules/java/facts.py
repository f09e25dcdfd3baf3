"""The vocabulary of scenarios: every part of a position by name, to be compared and set. ``-`` stands for nothing.

What is set changes no stock: a tile that is laid comes from nowhere. Only developers are taken from the supply of
their seat and go back to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.core.contract import Seat
from rules.core.facts import Spelling, Vocabulary, each, one_of, place_in, within, words_of
from rules.core.seats import with_player
from rules.java import cards, data, developers, duty, irrigation, land, placing, scoring
from rules.java.actions import PlaceLand
from rules.java.board import LAKE, At
from rules.java.ranks import leaders, standing
from rules.java.state import Cards, Festival, JavaState, Rounds, Turn, festival_in, sort_cards, turn_in, with_space
from rules.java.villages import village_at, villages
from rules.java.water import System, systems

SIDES = WHITE, RED = "white", "red"

# --- words ------------------------------------------------------------------------------------------------------------


def _space(state: JavaState, word: str) -> At:
    if word.upper() not in state.board.index:
        names = state.board.names
        raise ValueError(f"{word!r} is no space; spaces are {names[0]} to {names[-1]}, row by row")
    return state.board.index[word.upper()]


def _tile(state: JavaState, text: str) -> tuple[str, int | None]:
    """Reads a land tile with its rotation, which a tile of one space has not: ``three a``, ``rice``."""
    tile, *turned = words_of(text) or ("",)
    if tile not in data.TERRAINS or len(turned) > (land.SIZES[tile] > 1) or not {*turned} <= {*data.ROTATIONS}:
        raise ValueError(f"{text!r} is no tile; tiles are three a to three f, two a to two f, rice and village")
    rotation = data.ROTATIONS.index(turned[0]) if turned else None
    return tile, 0 if land.SIZES[tile] == 1 else rotation


def _palace(state: JavaState, text: str) -> tuple[int, bool]:
    """Reads a palace with its side: ``6 white``."""
    match words_of(text):
        case (number, side) if side in SIDES:
            return data.PALACES[_VALUE.parse(state, number)], side == RED
        case _:
            raise ValueError(f"{text!r} is no palace; write a value and white or red")


_CARD = one_of(data.CARDS, "card")
_VALUE = place_in(map(str, data.PALACES), "value")


def _cards(state: JavaState, text: str) -> Cards:
    return within(each(_CARD).parse(state, text), state.numbers.cards)


_SAID = Vocabulary(
    JavaState,
    {
        "SPACE": Spelling(_space),
        "START": Spelling(_space),
        "SPACES": each(Spelling(lambda state, word: state.board.names[_space(state, word)])),
        "VALUE": _VALUE,
        "CARD": _CARD,
        "CARDS": Spelling(_cards, " ".join),
        "TILE": Spelling(_tile),
        "PALACE": Spelling(_palace, lambda palace: f"{palace[0]} {SIDES[palace[1]]}"),
    },
    SPACE="spaces",
)
fact, field = _SAID.fact, _SAID.field

# --- the board --------------------------------------------------------------------------------------------------------


def _names(state: JavaState, spaces: Iterable[At]) -> list[str]:
    return [state.board.names[at] for at in sorted(spaces)]


def _tile_on(state: JavaState, at: At) -> str:
    """Returns the tile on top, with its rotation where this is its first space and all of it can be seen."""
    space = state.spaces[at]
    if not space.tile:
        return ""
    kind = {3: data.THREE, 2: data.TWO, 1: space.terrain}[space.size]
    for footprint in state.board.footprints[space.size][at] if space.size > 1 else ():
        whole = all(state.spaces[at].tile == space.tile for at in footprint.spaces)
        if whole and space.terrain == data.VILLAGE:
            return f"{kind} {data.ROTATIONS[footprint.rotation]}"
    return kind


def _lay(state: JavaState, at: At, tile: tuple[str, int | None]) -> JavaState:
    """Lays a tile on what is there, its village on this space."""
    kind, rotation = tile
    if rotation is None:
        raise ValueError(f"{kind!r} is no tile: name its rotation, {data.ROTATIONS[0]} to {data.ROTATIONS[-1]}")
    footprint = placing.find_footprint(state, PlaceLand(kind, state.board.names[at], rotation))
    if footprint is None:
        raise ValueError(f"{kind} {data.ROTATIONS[rotation]} reaches over the end of the board")
    if len({land.ground(state)[at] for at in footprint.spaces} - {land.CLOSED}) != 1:
        raise ValueError(f"{kind} does not lie flat, or nothing of it can be covered")
    return _parted(placing.lay(state, kind, footprint))


def _parted(state: JavaState) -> JavaState:
    """Returns a position whose cities are apart; raises `ValueError` where two palaces share a village."""
    for village in villages(state):
        palaces = [at for at in village.spaces if state.spaces[at].palace]
        if len(palaces) > 1:
            raise ValueError(f"two palaces would lie in one village: {' '.join(_names(state, palaces))}")
    return state


def _irrigate(state: JavaState, at: At, wet: bool) -> JavaState:
    if state.board.kinds[at] == LAKE or not (irrigation.is_bed(state, at) or state.spaces[at].terrain == data.WATER):
        raise ValueError("an irrigation tile lies on bare ground away from the border, and lakes are printed")
    return with_space(state, at, terrain=data.WATER if wet else data.BARE)


def _palace_on(state: JavaState, at: At) -> tuple[int, bool] | None:
    space = state.spaces[at]
    return (space.palace, space.used) if space.palace else None


def _with_palace(state: JavaState, at: At, found: tuple[int, bool] | None) -> JavaState:
    palace, used = found or (0, False)
    if palace and state.spaces[at].terrain != data.VILLAGE:
        raise ValueError("a palace lies on a village space")
    if palace and state.spaces[at].developer is not None:
        raise ValueError("a palace lies where no developer stands")
    state = with_space(state, at, palace=palace, used=used)
    if palace and sum(space.palace == palace for space in state.spaces) > state.numbers.palaces[palace]:
        raise ValueError(f"there are {state.numbers.palaces[palace]} palaces of value {palace}")
    return _parted(state)


def _with_developer(state: JavaState, at: At, seat: Seat | None) -> JavaState:
    """Puts a developer of the seat's supply there; who stood there goes back to its own."""
    old = state.spaces[at].developer
    if old is not None:
        state = with_player(state, old, developers=state.players[old].developers + 1)
    if seat is None:
        return with_space(state, at, developer=None)
    if not state.players[seat].developers:
        raise ValueError(f"P{seat} has no developer left")
    if not state.spaces[at].open:
        raise ValueError("a developer stands on rice or village")
    state = with_player(state, seat, developers=state.players[seat].developers - 1)
    return with_space(state, at, developer=seat)


def _village(state: JavaState, at: At) -> tuple[At, ...]:
    found = village_at(state, at)
    return found.spaces if found else ()


def _system(state: JavaState, at: At) -> System | None:
    return next((system for system in systems(state) if at in system.spaces), None)


def _enclosed(state: JavaState, at: At) -> bool | None:
    system = _system(state, at)
    return None if system is None else not system.gaps


def _water(state: JavaState, at: At) -> tuple[At, ...]:
    system = _system(state, at)
    return system.spaces if system else ()


def _shore(state: JavaState, at: At) -> tuple[At, ...]:
    system = _system(state, at)
    return system.shore if system else ()


def _levels(state: JavaState, spaces: Iterable[At], seat: Seat) -> tuple[int, ...]:
    return standing(state, spaces).get(seat, ())


# --- developers, cards, turns -----------------------------------------------------------------------------------------


def _entry(state: JavaState, at: At) -> int | None:
    kind = developers.entries(state).get(at)
    return state.numbers.rates[kind] if kind else None


def _walking(state: JavaState, start: At, target: At) -> int | None:
    seat = state.spaces[start].developer
    return None if seat is None else developers.cost_of(state, seat, start, target)


def _with_hand(state: JavaState, seat: Seat, hand: Cards) -> JavaState:
    """Gives a seat another hand, of which nobody else has seen anything."""
    return with_player(state, seat, hand=sort_cards(hand), known=())


def _with_known(state: JavaState, seat: Seat, known: Cards) -> JavaState:
    if any(known.count(card) > state.players[seat].hand.count(card) for card in known):
        raise ValueError("a known card is in the hand, which is set before")
    return with_player(state, seat, known=sort_cards(known))


def _begin_turn(state: JavaState, seat: Seat) -> JavaState:
    """Begins a turn of a seat in place of the one that is played."""
    frames = Rounds(seat=(seat + 1) % len(state.players)), Turn(seat=seat, points=state.numbers.points)
    return replace(state, frames=frames, turn=max(state.turn, 1))


def _total(state: JavaState, seat: Seat) -> int | None:
    festival = festival_in(state)
    return cards.total(festival.laid[seat], state.card) if festival else None


FACTS = (
    fact("land SPACE = TILE on top, laid with its village there, as three a or rice", _tile_on, _lay),
    field("level SPACE = NUMBER of tiles that lie there", can_be_set=False),
    fact(
        "terrain SPACE = bare, rice, village, water or palace",
        lambda s, at: "palace" if s.spaces[at].palace else s.spaces[at].terrain or "bare",
    ),
    fact(
        "water SPACE = yes or no: whether water is there; setting it lays or takes an irrigation tile",
        lambda s, at: s.spaces[at].terrain == data.WATER,
        _irrigate,
    ),
    fact("palace SPACE = PALACE there with its side, as 6 white or 4 red", _palace_on, _with_palace, or_nothing=True),
    field("developer SPACE = SEAT whose developer stands there", write=_with_developer, or_nothing=True),
    fact("spaces SPACE = SPACES of its village or city", lambda s, at: _names(s, _village(s, at))),
    fact("size SPACE = NUMBER of spaces of its village or city", lambda s, at: len(_village(s, at))),
    fact(
        "rank SPACE SEAT = NUMBERS, the levels of the seat in the village",
        lambda s, at, seat: _levels(s, _village(s, at), seat),
    ),
    fact(
        "leaders SPACE = SEATS that rank highest in the village",
        lambda s, at: sorted(leaders(standing(s, _village(s, at)))),
    ),
    fact("system SPACE = SPACES of its irrigation system", lambda s, at: _names(s, _water(s, at))),
    fact("enclosed SPACE = yes or no: whether its irrigation system is enclosed", _enclosed),
    fact("shore SPACE = SPACES round its irrigation system", lambda s, at: _names(s, _shore(s, at))),
    fact(
        "shore_rank SPACE SEAT = NUMBERS, the levels of the seat on the shore",
        lambda s, at, seat: _levels(s, _shore(s, at), seat),
    ),
    fact("entry SPACE = NUMBER of points to come in there", _entry),
    fact("walking START SPACE = NUMBER of points for the developer who stands at the start", _walking),
    field(
        "developers SEAT = NUMBER of developers in the supply",
        most=lambda s, seat: s.numbers.developers - len(developers.own(s, seat)),
    ),
    field("tokens SEAT = NUMBER of action tokens", most=lambda s, seat: s.numbers.tokens),
    field("two SEAT = NUMBER of two-space tiles", most=lambda s, seat: s.numbers.twos),
    field("rice SEAT = NUMBER of single rice tiles", most=lambda s, seat: s.numbers.rices),
    field("village SEAT = NUMBER of single village tiles", most=lambda s, seat: s.numbers.villages),
    field("irrigation_points SEAT = NUMBER of points for irrigation"),
    field("palace_points SEAT = NUMBER of points for palaces"),
    field("festival_points SEAT = NUMBER of points for festivals"),
    field("final_points SEAT = NUMBER of points of the final scoring"),
    field("score SEAT = NUMBER of points", can_be_set=False),
    field("finished SEAT = yes or no: whether it has had its final scoring"),
    fact(
        "forecast SEAT = NUMBER of points that its final scoring would bring now",
        lambda s, seat: scoring.final_of(s, seat).score,
    ),
    field("hand SEAT = CARDS in the hand", write=_with_hand),
    field("known SEAT = CARDS of the hand that everybody saw being taken", write=_with_known),
    field("card = CARD that lies open"),
    field("pile = CARDS of the draw pile, the top first"),
    fact("piled = NUMBER of cards in the draw pile", lambda s: len(s.pile)),
    field("discards = CARDS discarded, the latest last"),
    field("three = NUMBER of three-space tiles in the stock", most=lambda s: s.numbers.threes),
    field("irrigation = NUMBER of irrigation tiles in the stock", "water", most=lambda s: s.numbers.waters),
    field(
        "palaces VALUE = NUMBER of palaces of a value in the stock",
        most=lambda s, at: s.numbers.palaces[data.PALACES[at]],
    ),
    field("turn = SEAT whose turn it is; setting it begins a turn", "seat", frame=Turn, write=_begin_turn),
    field("points = NUMBER of action points left", frame=Turn),
    field("placed = yes or no: whether land has been placed in the turn", frame=Turn),
    field("acted = yes or no: whether anything has been done in the turn", frame=Turn),
    field("taken = NUMBER of cards taken in the turn", "cards", frame=Turn, most=lambda s: s.numbers.most_cards),
    field(
        "used = NUMBER of action tokens used in the turn", "tokens", frame=Turn, most=lambda s: s.numbers.most_tokens
    ),
    field("changed = SPACES of the palaces built or enlarged in the turn", "palaces", frame=Turn),
    fact(
        "duty = open, met, waived or none: how the duty to place land stands",
        lambda s: duty.status(s) if turn_in(s) else None,
    ),
    field("waived = NUMBER of turns in a row that ended without land because none fitted"),
    fact("ending = yes or no: whether the last turns have begun", lambda s: s.ending),
    fact("asked = SEAT that is asked now", lambda s: None if s.over else s.top.seat),
    field("festival = SPACE of the palace where a festival is given", "space", frame=Festival, can_be_set=False),
    field("active = SEATS that have not passed in it, clockwise from the host", frame=Festival, can_be_set=False),
    fact("total SEAT = NUMBER that these cards are worth", _total),
    fact("place SEAT = NUMBER by the points", lambda s, seat: scoring.scores(s)[seat].place),
)
