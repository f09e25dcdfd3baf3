"""The vocabulary of scenarios: every part of a position by name, to be compared and set. ``-`` stands for nothing.

What is set changes no stock: a tile that is laid comes from nowhere. Only developers are taken from the supply of
their seat and go back to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from rules.core.contract import Fact, Seat
from rules.core.facts import (
    NOTHING,
    Judge,
    Read,
    Where,
    Write,
    each,
    fact,
    is_yes,
    list_text,
    number_of,
    player_flag,
    player_number,
    seat_of,
    seat_text,
    state_number,
    within,
    words_of,
    yes_text,
)
from rules.core.seats import replaced, with_player
from rules.java import cards, data, developers, duty, irrigation, land, placing, scoring
from rules.java.actions import PlaceLand
from rules.java.board import LAKE, At
from rules.java.ranks import leaders, standing
from rules.java.state import (
    Cards,
    JavaState,
    Rounds,
    Turn,
    festival_in,
    sort_cards,
    turn_in,
    with_space,
    with_turn,
)
from rules.java.villages import village_at, villages
from rules.java.water import System, systems

SIDES = WHITE, RED = "white", "red"
MOST = 999
"""No count that a scenario sets is higher."""


def _space_of(state: JavaState, word: str) -> At:
    if word.upper() not in state.board.index:
        names = state.board.names
        raise ValueError(f"{word!r} is no space; spaces are {names[0]} to {names[-1]}, row by row")
    return state.board.index[word.upper()]


def _value_of(state: JavaState, word: str) -> int:
    values = tuple(map(str, data.PALACES))
    if word not in values:
        raise ValueError(f"{word!r} is no palace; values are {', '.join(values)}")
    return int(word)


def _card_of(state: JavaState, word: str) -> str:
    if word not in data.CARDS:
        raise ValueError(f"{word!r} is no card; cards are {', '.join(data.CARDS)}")
    return word


def _cards_of(state: JavaState, value: str) -> Cards:
    return within(tuple(_card_of(state, word) for word in words_of(value)), state.numbers.cards)


def _tile_of(state: JavaState, value: str) -> tuple[str, int]:
    """Reads a land tile with its rotation: ``three a``, ``rice``."""
    tile, *turned = words_of(value) or ("",)
    if tile not in data.TERRAINS or len(turned) != (land.SIZES[tile] > 1) or (turned and turned[0] not in _ROTATIONS):
        raise ValueError(f"{value!r} is no tile; tiles are three a to three f, two a to two f, rice and village")
    return tile, _ROTATIONS.index(turned[0]) if turned else 0


def _palace_of(state: JavaState, value: str) -> tuple[int, bool]:
    """Reads a palace with its side: ``6 white``."""
    match words_of(value):
        case (number, side) if side in SIDES:
            return _value_of(state, number), side == RED
        case ():
            return 0, False
        case _:
            raise ValueError(f"{value!r} is no palace; write a value and white or red")


_ROTATIONS = tuple(data.ROTATIONS)

_VALUES: dict[str, Judge] = {
    "SPACE": _space_of,
    "SPACES": each(_space_of),
    "CARD": _card_of,
    "CARDS": _cards_of,
    "TILE": lambda state, value: value in data.TERRAINS or _tile_of(state, value),
    "PALACE": _palace_of,
}


def _fact(usage: str, read: Read, write: Write | None = None, last: bool = False) -> Fact[JavaState]:
    meanings = {"SEAT": seat_of, "SPACE": _space_of, "START": _space_of, "VALUE": _value_of}
    return fact(usage, meanings, read, write, _VALUES, last)


def _names(state: JavaState, spaces: Iterable[At]) -> str:
    return list_text(state.board.names[at] for at in sorted(spaces))


# --- the board --------------------------------------------------------------------------------------------------------


def _read_land(state: JavaState, where: Where) -> str:
    """Returns the tile on top, with its rotation where this is its first space and all of it can be seen."""
    space = state.spaces[where[0]]
    if not space.tile:
        return NOTHING
    kind = {3: data.THREE, 2: data.TWO, 1: space.terrain}[space.size]
    for footprint in state.board.footprints[space.size][where[0]] if space.size > 1 else ():
        whole = all(state.spaces[at].tile == space.tile for at in footprint.spaces)
        if whole and space.terrain == data.VILLAGE:
            return f"{kind} {data.ROTATIONS[footprint.rotation]}"
    return kind


def _write_land(state: JavaState, where: Where, value: str) -> JavaState:
    """Lays a tile on what is there, its village on this space."""
    tile, rotation = _tile_of(state, value)
    footprint = placing.find_footprint(state, PlaceLand(tile, state.board.names[where[0]], rotation))
    if footprint is None:
        raise ValueError(f"{value} reaches over the end of the board")
    if len({land.ground(state)[at] for at in footprint.spaces} - {land.CLOSED}) != 1:
        raise ValueError(f"{value} does not lie flat, or nothing of it can be covered")
    return _parted(placing.lay(state, tile, footprint))


def _parted(state: JavaState) -> JavaState:
    """Returns a position whose cities are apart; raises `ValueError` where two palaces share a village."""
    for village in villages(state):
        palaces = [at for at in village.spaces if state.spaces[at].palace]
        if len(palaces) > 1:
            raise ValueError(f"two palaces would lie in one village: {_names(state, palaces)}")
    return state


def _read_terrain(state: JavaState, where: Where) -> str:
    space = state.spaces[where[0]]
    return "palace" if space.palace else space.terrain or "bare"


def _read_water(state: JavaState, where: Where) -> str:
    return yes_text(state.spaces[where[0]].terrain == data.WATER)


def _write_water(state: JavaState, where: Where, value: str) -> JavaState:
    at = where[0]
    wet = is_yes(value)
    if state.board.kinds[at] == LAKE or not (irrigation.is_bed(state, at) or state.spaces[at].terrain == data.WATER):
        raise ValueError("an irrigation tile lies on bare ground away from the border, and lakes are printed")
    return with_space(state, at, terrain=data.WATER if wet else data.BARE)


def _read_palace(state: JavaState, where: Where) -> str:
    space = state.spaces[where[0]]
    return f"{space.palace} {RED if space.used else WHITE}" if space.palace else NOTHING


def _write_palace(state: JavaState, where: Where, value: str) -> JavaState:
    palace, used = _palace_of(state, value)
    if palace and state.spaces[where[0]].terrain != data.VILLAGE:
        raise ValueError("a palace lies on a village space")
    if palace and state.spaces[where[0]].developer is not None:
        raise ValueError("a palace lies where no developer stands")
    state = with_space(state, where[0], palace=palace, used=used)
    if palace and sum(space.palace == palace for space in state.spaces) > state.numbers.palaces[palace]:
        raise ValueError(f"there are {state.numbers.palaces[palace]} palaces of value {palace}")
    return _parted(state)


def _write_developer(state: JavaState, where: Where, value: str) -> JavaState:
    """Puts a developer of the seat's supply there; who stood there goes back to its own."""
    old = state.spaces[where[0]].developer
    if old is not None:
        state = with_player(state, old, developers=state.players[old].developers + 1)
    if value == NOTHING:
        return with_space(state, where[0], developer=None)
    seat = seat_of(state, value)
    if not state.players[seat].developers:
        raise ValueError(f"{value} has no developer left")
    if not state.spaces[where[0]].open:
        raise ValueError("a developer stands on rice or village")
    state = with_player(state, seat, developers=state.players[seat].developers - 1)
    return with_space(state, where[0], developer=seat)


def _village(state: JavaState, at: At) -> tuple[At, ...]:
    found = village_at(state, at)
    return found.spaces if found else ()


def _system(state: JavaState, at: At) -> System | None:
    return next((system for system in systems(state) if at in system.spaces), None)


def _read_enclosed(state: JavaState, where: Where) -> str:
    system = _system(state, where[0])
    return NOTHING if system is None else yes_text(not system.gaps)


def _water(state: JavaState, at: At) -> tuple[At, ...]:
    system = _system(state, at)
    return system.spaces if system else ()


def _shore(state: JavaState, at: At) -> tuple[At, ...]:
    system = _system(state, at)
    return system.shore if system else ()


def _levels(state: JavaState, spaces: Iterable[At], seat: Seat) -> str:
    return list_text(map(str, standing(state, spaces).get(seat, ())))


def _leaders(state: JavaState, spaces: Iterable[At]) -> str:
    return list_text(map(seat_text, sorted(leaders(standing(state, spaces)))))


# --- developers -------------------------------------------------------------------------------------------------------


def _read_entry(state: JavaState, where: Where) -> str:
    kind = developers.entries(state).get(where[0])
    return str(state.numbers.rates[kind]) if kind else NOTHING


def _read_walking(state: JavaState, where: Where) -> str:
    start, target = where
    seat = state.spaces[start].developer
    found = None if seat is None else developers.cost_of(state, seat, start, target)
    return NOTHING if found is None else str(found)


def _write_developers(state: JavaState, where: Where, value: str) -> JavaState:
    """Sets the supply of a seat, of whose developers those on the board are no part."""
    placed = len(developers.own(state, where[0]))
    return with_player(state, where[0], developers=number_of(value, state.numbers.developers - placed))


# --- cards and stocks -------------------------------------------------------------------------------------------------


def _write_hand(state: JavaState, where: Where, value: str) -> JavaState:
    """Gives a seat another hand, of which nobody else has seen anything."""
    return with_player(state, where[0], hand=sort_cards(_cards_of(state, value)), known=())


def _write_known(state: JavaState, where: Where, value: str) -> JavaState:
    known = sort_cards(_cards_of(state, value))
    if any(known.count(card) > state.players[where[0]].hand.count(card) for card in known):
        raise ValueError("a known card is in the hand, which is set before")
    return with_player(state, where[0], known=known)


def _read_stock(state: JavaState, where: Where) -> str:
    return str(state.palaces[data.PALACES.index(where[0])])


def _write_stock(state: JavaState, where: Where, value: str) -> JavaState:
    at = data.PALACES.index(where[0])
    left = number_of(value, state.numbers.palaces[where[0]])
    return replace(state, palaces=replaced(state.palaces, at, left))


# --- the course of the game -------------------------------------------------------------------------------------------


def _read_turn(state: JavaState, where: Where) -> str:
    turn = turn_in(state)
    return seat_text(turn.seat if turn else None)


def _write_turn(state: JavaState, where: Where, value: str) -> JavaState:
    """Begins a turn of a seat in place of the one that is played."""
    seat = seat_of(state, value)
    after = (seat + 1) % len(state.players)
    return replace(
        state, frames=(Rounds(seat=after), Turn(seat=seat, points=state.numbers.points)), turn=max(state.turn, 1)
    )


def _of_turn(
    name: str, usage: str, read: Callable[[Turn], str], write: Callable[[JavaState, str], object]
) -> Fact[JavaState]:
    """Makes the fact of something that is noted of the turn being played."""

    def read_turn(state: JavaState, where: Where) -> str:
        turn = turn_in(state)
        return read(turn) if turn else NOTHING

    def write_turn(state: JavaState, where: Where, value: str) -> JavaState:
        if not isinstance(state.top, Turn):
            raise ValueError("no turn is being played, or its festival is")
        return with_turn(state, **{name: write(state, value)})

    return _fact(usage, read_turn, write_turn)


def _read_asked(state: JavaState, where: Where) -> str:
    return NOTHING if state.over else seat_text(state.top.seat)


def _read_festival(state: JavaState, where: Where) -> str:
    festival = festival_in(state)
    return festival.space if festival else NOTHING


def _read_active(state: JavaState, where: Where) -> str:
    festival = festival_in(state)
    return list_text(map(seat_text, festival.active)) if festival else NOTHING


def _read_total(state: JavaState, where: Where) -> str:
    festival = festival_in(state)
    return str(cards.total(festival.laid[where[0]], state.card)) if festival else NOTHING


FACTS: tuple[Fact[JavaState], ...] = (
    _fact("land SPACE = TILE on top, laid with its village there, as three a or rice", _read_land, _write_land),
    _fact("level SPACE = NUMBER of tiles that lie there", lambda s, w: str(s.spaces[w[0]].level)),
    _fact("terrain SPACE = bare, rice, village, water or palace", _read_terrain),
    _fact(
        "water SPACE = yes or no: whether water is there; setting it lays or takes an irrigation tile",
        _read_water,
        _write_water,
    ),
    _fact("palace SPACE = PALACE there with its side, as 6 white or 4 red", _read_palace, _write_palace),
    _fact(
        "developer SPACE = SEAT whose developer stands there",
        lambda s, w: seat_text(s.spaces[w[0]].developer),
        _write_developer,
    ),
    _fact("spaces SPACE = SPACES of its village or city", lambda s, w: _names(s, _village(s, w[0]))),
    _fact("size SPACE = NUMBER of spaces of its village or city", lambda s, w: str(len(_village(s, w[0])))),
    _fact(
        "rank SPACE SEAT = NUMBERS, the levels of the seat in the village",
        lambda s, w: _levels(s, _village(s, w[0]), w[1]),
    ),
    _fact("leaders SPACE = SEATS that rank highest in the village", lambda s, w: _leaders(s, _village(s, w[0]))),
    _fact(
        "system SPACE = SPACES of its irrigation system",
        lambda s, w: _names(s, _water(s, w[0])),
    ),
    _fact("enclosed SPACE = yes or no: whether its irrigation system is enclosed", _read_enclosed),
    _fact("shore SPACE = SPACES round its irrigation system", lambda s, w: _names(s, _shore(s, w[0]))),
    _fact(
        "shore_rank SPACE SEAT = NUMBERS, the levels of the seat on the shore",
        lambda s, w: _levels(s, _shore(s, w[0]), w[1]),
    ),
    _fact("entry SPACE = NUMBER of points to come in there", _read_entry),
    _fact("walking START SPACE = NUMBER of points for the developer who stands at the start", _read_walking),
    _fact(
        "developers SEAT = NUMBER of developers in the supply",
        lambda s, w: str(s.players[w[0]].developers),
        _write_developers,
    ),
    player_number("tokens", "action tokens", lambda state: state.numbers.tokens),
    player_number("two", "two-space tiles", lambda state: state.numbers.twos),
    player_number("rice", "single rice tiles", lambda state: state.numbers.rices),
    player_number("village", "single village tiles", lambda state: state.numbers.villages),
    player_number("irrigation_points", "points for irrigation", MOST),
    player_number("palace_points", "points for palaces", MOST),
    player_number("festival_points", "points for festivals", MOST),
    player_number("final_points", "points of the final scoring", MOST),
    _fact("score SEAT = NUMBER of points", lambda s, w: str(s.players[w[0]].score)),
    player_flag("finished", "whether it has had its final scoring"),
    _fact(
        "forecast SEAT = NUMBER of points that its final scoring would bring now",
        lambda s, w: str(scoring.final_of(s, w[0]).score),
    ),
    _fact("hand SEAT = CARDS in the hand", lambda s, w: list_text(s.players[w[0]].hand), _write_hand),
    _fact(
        "known SEAT = CARDS of the hand that everybody saw being taken",
        lambda s, w: list_text(s.players[w[0]].known),
        _write_known,
    ),
    _fact("card = CARD that lies open", lambda s, w: s.card, lambda s, w, value: replace(s, card=_card_of(s, value))),
    _fact(
        "pile = CARDS of the draw pile, the top first",
        lambda s, w: list_text(s.pile),
        lambda s, w, value: replace(s, pile=_cards_of(s, value)),
    ),
    _fact("piled = NUMBER of cards in the draw pile", lambda s, w: str(len(s.pile))),
    _fact(
        "discards = CARDS discarded, the latest last",
        lambda s, w: list_text(s.discards),
        lambda s, w, value: replace(s, discards=_cards_of(s, value)),
    ),
    state_number("three", "three = NUMBER of three-space tiles in the stock", lambda state: state.numbers.threes),
    state_number("water", "irrigation = NUMBER of irrigation tiles in the stock", lambda state: state.numbers.waters),
    _fact("palaces VALUE = NUMBER of palaces of a value in the stock", _read_stock, _write_stock),
    _fact("turn = SEAT whose turn it is; setting it begins a turn", _read_turn, _write_turn),
    _of_turn(
        "points",
        "points = NUMBER of action points left",
        lambda t: str(t.points),
        lambda s, value: number_of(value, MOST),
    ),
    _of_turn(
        "placed",
        "placed = yes or no: whether land has been placed in the turn",
        lambda t: yes_text(t.placed),
        lambda s, value: is_yes(value),
    ),
    _of_turn(
        "acted",
        "acted = yes or no: whether anything has been done in the turn",
        lambda t: yes_text(t.acted),
        lambda s, value: is_yes(value),
    ),
    _of_turn(
        "cards",
        "taken = NUMBER of cards taken in the turn",
        lambda t: str(t.cards),
        lambda s, value: number_of(value, s.numbers.most_cards),
    ),
    _of_turn(
        "tokens",
        "used = NUMBER of action tokens used in the turn",
        lambda t: str(t.tokens),
        lambda s, value: number_of(value, s.numbers.most_tokens),
    ),
    _of_turn(
        "palaces",
        "changed = SPACES of the palaces built or enlarged in the turn",
        lambda t: list_text(t.palaces),
        lambda s, value: tuple(s.board.names[_space_of(s, word)] for word in words_of(value)),
    ),
    _fact(
        "duty = open, met, waived or none: how the duty to place land stands",
        lambda s, w: duty.status(s) if turn_in(s) else NOTHING,
    ),
    state_number("waived", "waived = NUMBER of turns in a row that ended without land because none fitted", MOST),
    _fact("ending = yes or no: whether the last turns have begun", lambda s, w: yes_text(s.ending)),
    _fact("asked = SEAT that is asked now", _read_asked),
    _fact("festival = SPACE of the palace where a festival is given", _read_festival),
    _fact("active = SEATS that have not passed in it, clockwise from the host", _read_active),
    _fact("total SEAT = NUMBER that these cards are worth", _read_total),
    _fact("place SEAT = NUMBER by the points", lambda s, w: str(scoring.scores(s)[w[0]].place)),
)
