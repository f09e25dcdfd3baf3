"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: figures come from the supply, tiles out of
the stack, levels of temples out of the squares, camps and guards from those left, treasures from those face down. A
tile that lies on display when it is named elsewhere is replaced there by the top one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from rules.core.contract import Fact, Seat
from rules.tikal import data, movement, placement, scoring
from rules.tikal.camps import GROUNDS
from rules.tikal.figures import group_text, strength
from rules.tikal.guards import FIGURES
from rules.tikal.state import (
    Auction,
    Choice,
    ScoringRound,
    ScoringTurn,
    Space,
    TikalState,
    Turn,
    active_seat,
    digs_at,
    ordinary_turn,
    replaced,
    with_player,
    with_space,
    with_turn,
)
from rules.tikal.temples import TEMPLE
from rules.tikal.view import view_of

Args: TypeAlias = tuple[str, ...]
Where: TypeAlias = tuple[int, ...]
"""What the words after a name mean: indices of spaces, seats, or a number."""

NOTHING = "-"


# --- the course of the game ------------------------------------------------------------------------------------------


def _read_turn(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    return _seat_text(turn.seat if turn else None)


def _write_turn(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins an ordinary turn, with the tile that waits to be placed if there is one."""
    turn = ordinary_turn(state)
    return replace(state, frames=(Turn(seat=_seat(state, value), tile=turn.tile if turn else ""),))


def _read_tile(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    return (turn.tile if turn else "") or NOTHING


def _write_tile(state: TikalState, where: Where, value: str) -> TikalState:
    """Puts the tile that waits back on the stack and takes another one instead."""
    turn = state.frames[-1] if state.frames else None
    if not isinstance(turn, Turn):
        raise ValueError("a tile waits in an ordinary turn only: set turn first")
    stack = (turn.tile, *state.stack) if turn.tile else state.stack
    state = with_turn(replace(state, stack=stack), tile="")
    return state if value == NOTHING else with_turn(_take_tile(state, value), tile=value)


def _read_stack(state: TikalState, where: Where) -> str:
    return _list(state.stack)


def _write_stack(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes the stack consist of these tiles, the first on top; others that were in it are out of the game."""
    tiles = _words(value)
    elsewhere = {*(space.tile for space in state.spaces), *state.display, _read_tile(state, where)}
    for tile in tiles:
        if tile not in data.TILES or tile in elsewhere or tiles.count(tile) > 1:
            raise ValueError(f"{tile!r} is no tile that can be in the stack, or is named twice")
    return replace(state, stack=tiles)


def _read_top(state: TikalState, where: Where) -> str:
    return state.stack[0] if state.stack else NOTHING


def _write_top(state: TikalState, where: Where, value: str) -> TikalState:
    if value not in state.stack:
        raise ValueError(f"{value!r} is not in the stack")
    return replace(state, stack=(value, *(tile for tile in state.stack if tile != value)))


def _read_scoring(state: TikalState, where: Where) -> str:
    return _list(f"P{seat}" for seat in view_of(state).scoring)


def _write_scoring(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins a scoring round before the volcano that waits is placed; the first seat has its scoring turn."""
    turn = ordinary_turn(state)
    if turn is None or not turn.tile or data.TILES[turn.tile].terrain != placement.VOLCANO:
        raise ValueError("the scoring round of a volcano needs one that waits: set turn and tile first")
    return replace(state, frames=(turn, *_scoring_frames(state, value, final=False)))


def _read_final(state: TikalState, where: Where) -> str:
    final = bool(state.frames) and isinstance(state.frames[0], ScoringRound)
    return _read_scoring(state, where) if final else NOTHING


def _write_final(state: TikalState, where: Where, value: str) -> TikalState:
    return replace(state, frames=_scoring_frames(state, value, final=True))


def _scoring_frames(state: TikalState, value: str, final: bool) -> tuple[ScoringRound, ScoringTurn]:
    seats = tuple(_seat(state, word) for word in _words(value))
    if not seats or len(set(seats)) < len(seats):
        raise ValueError("the seats that still score must be named, each once")
    return ScoringRound(seats=seats[1:], final=final), ScoringTurn(seat=seats[0])


def _read_active(state: TikalState, where: Where) -> str:
    return _seat_text(active_seat(state))


def _read_points(state: TikalState, where: Where) -> str:
    return str(_turn(state).points)


def _write_points(state: TikalState, where: Where, value: str) -> TikalState:
    _turn(state)
    return with_turn(state, points=_number(value, data.POINTS))


def _read_digs(state: TikalState, where: Where) -> str:
    return str(digs_at(_turn(state), data.SPACES[where[0]]))


def _write_digs(state: TikalState, where: Where, value: str) -> TikalState:
    digs = {**dict(_turn(state).digs), data.SPACES[where[0]]: _number(value, data.DIGS)}
    return with_turn(state, digs=tuple((space, times) for space, times in digs.items() if times))


# --- the auction -----------------------------------------------------------------------------------------------------


def _read_display(state: TikalState, where: Where) -> str:
    return _list(state.display)


def _write_display(state: TikalState, where: Where, value: str) -> TikalState:
    """Puts the tiles on display back on the stack and turns others up instead."""
    _check_auctioned(state)
    tiles = _words(value)
    state = replace(state, stack=(*state.display, *state.stack), display=())
    for tile in tiles:
        state = _take_tile(state, tile)
    return replace(state, display=tiles)


def _read_moved(state: TikalState, where: Where) -> str:
    return _list(_seat_text(seat) for seat, player in enumerate(state.players) if player.moved)


def _write_moved(state: TikalState, where: Where, value: str) -> TikalState:
    _check_auctioned(state)
    moved = [_seat(state, word) for word in _words(value)]
    if len(set(moved)) == len(state.players):
        raise ValueError("when all have moved their indicators are turned up again")
    for seat in range(len(state.players)):
        state = with_player(state, seat, moved=seat in moved)
    return state


def _read_bidder(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return _seat_text(auction.seat if auction else None)


def _write_bidder(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins the auction of the next turn, which the seat opens."""
    seat = _unmoved(state, value)
    if sum(not player.moved for player in state.players) < 2:
        raise ValueError("the last turn of a round is not auctioned: set taker")
    return replace(state, frames=(Auction(seat=seat, bids=(0,) * len(state.players)),))


def _read_bid(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return str(auction.bids[where[0]] if auction else 0)


def _write_bid(state: TikalState, where: Where, value: str) -> TikalState:
    auction, seat = _must_bid(state), where[0]
    if state.players[seat].moved or seat in auction.passed:
        raise ValueError(f"P{seat} does not take part in the auction")
    bids = replaced(auction.bids, seat, _number(value, state.players[seat].score))
    return _with_auction(state, bids, auction.passed)


def _read_passed(state: TikalState, where: Where) -> str:
    auction = _bidding(state)
    return _list(_seat_text(seat) for seat in (auction.passed if auction else ()))


def _write_passed(state: TikalState, where: Where, value: str) -> TikalState:
    """Lets these seats have passed, in this order; bids of theirs stand no more."""
    auction = _must_bid(state)
    passed = tuple(_unmoved(state, word) for word in _words(value))
    bids = tuple(0 if seat in passed else bid for seat, bid in enumerate(auction.bids))
    return _with_auction(state, bids, passed)


def _with_auction(state: TikalState, bids: tuple[int, ...], passed: tuple[Seat, ...]) -> TikalState:
    seat = _must_bid(state).seat
    if seat in passed or (bids[seat] and bids[seat] == max(bids)):
        raise ValueError(f"P{seat} is to bid: it has neither passed nor made the highest bid")
    return replace(state, frames=(Auction(seat=seat, bids=bids, passed=passed),))


def _read_taker(state: TikalState, where: Where) -> str:
    top = state.frames[-1] if state.frames else None
    return _seat_text(top.seat if isinstance(top, Choice) else None)


def _write_taker(state: TikalState, where: Where, value: str) -> TikalState:
    """Lets a seat have gained the next turn, at no cost."""
    seat = _unmoved(state, value)
    if not state.display:
        raise ValueError("no tile is on display: set display first")
    return replace(state, frames=(Choice(seat=seat),))


def _bidding(state: TikalState) -> Auction | None:
    top = state.frames[-1] if state.frames else None
    return top if isinstance(top, Auction) else None


def _must_bid(state: TikalState) -> Auction:
    auction = _bidding(state)
    if auction is None:
        raise ValueError("no turn is being auctioned: set bidder first")
    return auction


def _unmoved(state: TikalState, word: str) -> Seat:
    _check_auctioned(state)
    seat = _seat(state, word)
    if state.players[seat].moved:
        raise ValueError(f"P{seat} has had its turn of the round")
    return seat


def _check_auctioned(state: TikalState) -> None:
    if not state.auction:
        raise ValueError("that is for the auction only (option mode: auction)")


# --- the board -------------------------------------------------------------------------------------------------------


def _read_space(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    if not space.tile:
        return NOTHING
    return f"{space.tile} r{space.rotation}" if space.tile in data.TILES else "printed"


def _write_space(state: TikalState, where: Where, value: str) -> TikalState:
    """Lays a tile, wherever it was before; a treasure tile gets its treasures from the pile."""
    at = where[0]
    tile, rotation = (*_words(value), "r0")[:2]
    if len(_words(value)) > 2 or rotation not in [f"r{k}" for k in data.ROTATIONS]:
        raise ValueError("a tile and a rotation r0 to r5 are needed")
    if state.spaces[at].tile:
        raise ValueError(f"{data.SPACES[at]} is explored already")
    state = _take_tile(state, tile)
    laid = data.TILES[tile]
    state = with_space(
        state, at, tile=tile, rotation=int(rotation[1]), value=laid.value, treasures=state.pile[: laid.masks]
    )
    return replace(state, pile=state.pile[laid.masks :])


def _read_terrain(state: TikalState, where: Where) -> str:
    return state.spaces[where[0]].terrain or NOTHING


def _read_stones(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    return _list(map(str, space.stones)) if space.tile else NOTHING


def _read_border(state: TikalState, where: Where) -> str:
    stones = movement.stones_between(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return str(sum(stones)) if stones else NOTHING


def _read_cost(state: TikalState, where: Where) -> str:
    found = movement.cheapest_way(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return str(found[0]) if found else NOTHING


def _read_way(state: TikalState, where: Where) -> str:
    found = movement.cheapest_way(state, data.SPACES[where[0]], data.SPACES[where[1]])
    return "-".join(found[1]) if found else NOTHING


def _read_rotations(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    if turn is None or not turn.tile:
        return NOTHING
    return _list(f"r{k}" for k in placement.legal_rotations(state, turn.tile).get(data.SPACES[where[0]], ()))


def _read_value(state: TikalState, where: Where) -> str:
    return str(state.spaces[where[0]].value)


def _write_value(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a temple show a level; the squares for it come out of the supply."""
    space = _temple(state, where[0])
    wanted = _number(value, data.HIGHEST_SQUARE)
    if wanted < data.TERRAIN[space.tile].value:
        raise ValueError(f"the temple shows at least {data.TERRAIN[space.tile].value}")
    squares = Counter(dict(enumerate(state.squares, start=data.LOWEST_SQUARE)))
    squares.update(range(data.TERRAIN[space.tile].value + 1, space.value + 1))
    squares.subtract(range(data.TERRAIN[space.tile].value + 1, wanted + 1))
    for level, left in squares.items():
        if left < 0:
            raise ValueError(f"no square {level} is left in the supply")
    state = replace(state, squares=tuple(squares[level] for level in sorted(squares)))
    return with_space(state, where[0], value=wanted)


def _read_squares(state: TikalState, where: Where) -> str:
    return str(state.squares[where[0]])


def _write_squares(state: TikalState, where: Where, value: str) -> TikalState:
    most = data.SQUARES[where[0]]
    return replace(state, squares=replaced(state.squares, where[0], _number(value, most)))


def _read_explored(state: TikalState, where: Where) -> str:
    return str(sum(1 for space in state.spaces if space.tile))


# --- figures, camps and guards ---------------------------------------------------------------------------------------


def _read_figures(state: TikalState, where: Where) -> str:
    space, seat = state.spaces[where[0]], where[1]
    return group_text(space.workers[seat], seat in space.leaders)


def _write_figures(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these the seat's figures on a space; they come from the supply, and what stood there goes back to it."""
    at, seat = where
    space, player = state.spaces[at], state.players[seat]
    if not space.tile or space.terrain == placement.VOLCANO:
        raise ValueError(f"no figure can stand on {data.SPACES[at]}")
    workers, leader = _group(value)
    left = player.workers + space.workers[seat] - workers
    leader_free = player.leader or seat in space.leaders
    if left < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} has too few figures in the supply")
    leaders = tuple(sorted({*space.leaders, seat} if leader else {*space.leaders} - {seat}))
    state = with_space(state, at, workers=replaced(space.workers, seat, workers), leaders=leaders)
    return with_player(state, seat, workers=left, leader=leader_free and not leader)


def _read_supply(state: TikalState, where: Where) -> str:
    player = state.players[where[0]]
    return group_text(player.workers, player.leader)


def _write_supply(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these the figures in a supply; those neither there nor on the board are out of the game."""
    seat = where[0]
    workers, leader = _group(value)
    player = state.players[seat]
    free = player.workers + player.lost_workers - workers
    leader_free = player.leader or player.lost_leader
    if free < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} does not have so many figures beside the board")
    return with_player(
        state,
        seat,
        workers=workers,
        leader=leader,
        lost_workers=free,
        lost_leader=leader_free and not leader,
    )


def _read_lost(state: TikalState, where: Where) -> str:
    player = state.players[where[0]]
    return group_text(player.lost_workers, player.lost_leader)


def _read_strength(state: TikalState, where: Where) -> str:
    return str(strength(state.spaces[where[0]], where[1]))


def _read_holder(state: TikalState, where: Where) -> str:
    return _seat_text(scoring.holder(_temple(state, where[0])))


def _read_camp(state: TikalState, where: Where) -> str:
    return _seat_text(state.spaces[where[0]].camp)


def _write_camp(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a camp stand on a space; it comes from those that its seat has left."""
    at = where[0]
    space = state.spaces[at]
    if space.terrain not in GROUNDS or space.treasures:
        raise ValueError(f"no camp can stand on {data.SPACES[at]}")
    if space.camp is not None:
        state = _with_left(with_space(state, at, camp=None), space.camp, "camps", 1)
    if value == NOTHING:
        return state
    seat = _seat(state, value)
    return _with_left(with_space(state, at, camp=seat), seat, "camps", -1)


def _read_guard(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    return NOTHING if space.guard is None else f"P{space.guard} {FIGURES[space.guard_figure]}"


def _write_guard(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a figure from the supply the guard of a temple; it is one of those that its seat has left to place."""
    at = where[0]
    space = _temple(state, at)
    if space.guard is not None:
        raise ValueError(f"{data.SPACES[at]} is guarded already")
    name, figure = (*_words(value), FIGURES[data.WORKER])[:2]
    figures_by_word = {word: kind for kind, word in FIGURES.items()}
    if figure not in figures_by_word:
        raise ValueError(f"a guard is a seat and {' or '.join(figures_by_word)}")
    seat = _seat(state, name)
    player = state.players[seat]
    kind = figures_by_word[figure]
    if kind == data.LEADER and player.leader:
        state = with_player(state, seat, leader=False)
    elif kind == data.WORKER and player.workers:
        state = with_player(state, seat, workers=player.workers - 1)
    else:
        raise ValueError(f"P{seat} has no {kind} in the supply")
    return _with_left(with_space(state, at, guard=seat, guard_figure=kind), seat, "guards", -1)


# --- treasures and points --------------------------------------------------------------------------------------------


def _read_tokens(state: TikalState, where: Where) -> str:
    return _list(state.spaces[where[0]].treasures)


def _write_tokens(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these treasures lie face down on a treasure space, the first on top."""
    at = where[0]
    space = state.spaces[at]
    motifs = _motifs(value)
    if len(motifs) > space.masks:
        raise ValueError(f"{data.SPACES[at]} does not hold so many treasures")
    state = replace(with_space(state, at, treasures=()), pile=(*space.treasures, *state.pile))
    return with_space(_claim(state, motifs), at, treasures=motifs)


def _read_pile(state: TikalState, where: Where) -> str:
    return str(len(state.pile))


def _read_treasures(state: TikalState, where: Where) -> str:
    return _list(state.players[where[0]].treasures)


def _write_treasures(state: TikalState, where: Where, value: str) -> TikalState:
    seat = where[0]
    motifs = _motifs(value)
    state = replace(state, pile=(*state.players[seat].treasures, *state.pile))
    state = _claim(with_player(state, seat, treasures=()), motifs)
    return with_player(state, seat, treasures=tuple(sorted(motifs)))


def _claim(state: TikalState, motifs: Args) -> TikalState:
    """Takes treasures out of the pile; one that lies face down on a space is replaced there from the pile."""
    for motif in motifs:
        lying = [at for at, space in enumerate(state.spaces) if motif in space.treasures]
        if motif not in state.pile and lying and state.pile:
            treasures = state.spaces[lying[0]].treasures
            other, *rest = state.pile
            swapped = replaced(treasures, treasures.index(motif), other)
            state = replace(with_space(state, lying[0], treasures=swapped), pile=(motif, *rest))
        if motif not in state.pile:
            raise ValueError(f"no {motif} is left face down")
        place = state.pile.index(motif)
        state = replace(state, pile=(*state.pile[:place], *state.pile[place + 1 :]))
    return state


def _read_score(state: TikalState, where: Where) -> str:
    return str(state.players[where[0]].score)


def _write_score(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a score of points for temples; what is missing of the points at the start was paid for turns."""
    more = _number(value, _MOST_POINTS) - state.players[where[0]].start_points
    return with_player(state, where[0], temple_points=max(more, 0), treasure_points=0, paid_points=max(-more, 0))


def _read_gained(state: TikalState, where: Where) -> str:
    return str(state.players[where[0]].gained)


def _read_forecast(state: TikalState, where: Where) -> str:
    scored = scoring.position(state, where[0])
    return str(scored.temples + scored.treasures)


def _read_place(state: TikalState, where: Where) -> str:
    return str(scoring.scores(state)[where[0]].place)


# --- words -----------------------------------------------------------------------------------------------------------


def _where(state: TikalState, kinds: list[str], args: Args) -> Where:
    """Reads the words after a fact's name, of which the usage says what they are."""
    if len(args) != len(kinds):
        raise ValueError(f"{' and '.join(kinds) or 'nothing'} must follow the name")
    return tuple(_WORDS[kind](state, word) for kind, word in zip(kinds, args, strict=True))


def _space(state: TikalState, word: str) -> int:
    if word not in data.INDEX:
        raise ValueError(f"{word!r} is no space; spaces are a1 to h5")
    return data.INDEX[word]


def _seat(state: TikalState, word: str) -> Seat:
    names = [_seat_text(seat) for seat in range(len(state.players))]
    if word not in names:
        raise ValueError(f"{word!r} is no seat; seats are {', '.join(names)}")
    return names.index(word)


def _level(state: TikalState, word: str) -> int:
    """Reads the value of a square and returns its place among the squares."""
    level = _number(word, data.HIGHEST_SQUARE)
    if level < data.LOWEST_SQUARE:
        raise ValueError(f"squares go from {data.LOWEST_SQUARE} to {data.HIGHEST_SQUARE}")
    return level - data.LOWEST_SQUARE


_WORDS: dict[str, Callable[[TikalState, str], int]] = {"SPACE": _space, "SEAT": _seat, "LEVEL": _level}


def _words(value: str) -> Args:
    return () if value == NOTHING else tuple(value.split())


def _list(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _seat_text(seat: Seat | None) -> str:
    return NOTHING if seat is None else f"P{seat}"


def _number(value: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,4}", value) or int(value) > most:
        raise ValueError(f"{value!r} is no number from 0 to {most}")
    return int(value)


def _group(value: str) -> tuple[int, bool]:
    found = re.fullmatch(r"([0-9]{1,2})(\+L)?|L", value)
    if found is None:
        raise ValueError(f"{value!r} is no group of figures; groups are 2, L, 2+L or 0")
    return int(found[1] or 0), value.endswith("L")


def _motifs(value: str) -> Args:
    for word in _words(value):
        if word not in data.MOTIFS:
            raise ValueError(f"{word!r} is no motif; motifs are {', '.join(data.MOTIFS)}")
    return _words(value)


def _turn(state: TikalState) -> Turn | ScoringTurn:
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, Turn | ScoringTurn):
        raise ValueError("nobody has a turn now")
    return top


def _temple(state: TikalState, at: int) -> Space:
    if state.spaces[at].terrain != TEMPLE:
        raise ValueError(f"{data.SPACES[at]} is no temple")
    return state.spaces[at]


def _take_tile(state: TikalState, tile: str) -> TikalState:
    """Takes a tile out of the stack, from the display, or the one that waits to be placed."""
    if tile not in data.TILES:
        raise ValueError(f"{tile!r} is no tile; tiles are A1 to G4")
    turn = state.frames[-1] if state.frames else None
    if isinstance(turn, Turn) and turn.tile == tile:
        return with_turn(state, tile="")
    if tile in state.display:
        at, top = state.display.index(tile), state.stack[:1]
        display = (*state.display[:at], *top, *state.display[at + 1 :])
        return replace(state, display=display, stack=state.stack[1:])
    if tile not in state.stack:
        raise ValueError(f"{tile} is not in the stack")
    return replace(state, stack=tuple(other for other in state.stack if other != tile))


def _with_left(state: TikalState, seat: Seat, name: str, change: int) -> TikalState:
    """Changes how many camps or guards a seat has left."""
    left = getattr(state.players[seat], name) + change
    if left < 0:
        raise ValueError(f"P{seat} has no {name} left")
    return with_player(state, seat, **{name: left})


# --- the vocabulary --------------------------------------------------------------------------------------------------

_MOST_POINTS = 9999

_Read: TypeAlias = Callable[[TikalState, Where], str]
_Write: TypeAlias = Callable[[TikalState, Where, str], TikalState]


def _fact(usage: str, read: _Read, write: _Write | None = None) -> Fact[TikalState]:
    """Makes a fact of its usage ``name SPACE SEAT = VALUE``: the words in capitals say what must follow the name."""
    name, *kinds = usage.partition(" = ")[0].split()

    def read_words(state: TikalState, args: Args) -> str:
        return read(state, _where(state, kinds, args))

    def write_words(state: TikalState, args: Args, value: str) -> TikalState:
        assert write is not None
        return write(state, _where(state, kinds, args), value)

    return Fact(
        name=name,
        usage=usage if write else f"{usage} (can only be read)",
        read=read_words,
        write=write_words if write else None,
    )


def _left(name: str, usage: str, most: int) -> Fact[TikalState]:
    """Makes the fact of how many camps or guards a seat has left."""

    def read(state: TikalState, where: Where) -> str:
        return str(getattr(state.players[where[0]], name))

    def write(state: TikalState, where: Where, value: str) -> TikalState:
        return with_player(state, where[0], **{name: _number(value, most)})

    return _fact(usage, read, write)


FACTS = (
    _fact("turn = SEAT, whose ordinary turn it is; setting it begins one with 10 points", _read_turn, _write_turn),
    _fact("tile = TILE, turned up and still to be placed", _read_tile, _write_tile),
    _fact("stack = TILES, not yet turned up, the top first", _read_stack, _write_stack),
    _fact("top = TILE, the top of the stack", _read_top, _write_top),
    _fact("tiles = NUMBER of tiles in the stack", lambda state, where: str(len(state.stack))),
    _fact("letters = LETTERS on the tiles in the stack", lambda state, where: _list(tile[0] for tile in state.stack)),
    _fact("scoring = SEATS that still score in a scoring round, the active first", _read_scoring, _write_scoring),
    _fact("final = SEATS that still score in the final round, the active first", _read_final, _write_final),
    _fact("active = SEAT that is asked, in its turn or the auction", _read_active),
    _fact("phase = bid, take, place, act, scoring or over", lambda state, where: view_of(state).phase),
    _fact("points = NUMBER of action points left", _read_points, _write_points),
    _fact("digs SPACE = NUMBER of digs there in this turn", _read_digs, _write_digs),
    _fact("display = TILES on display, in the auction", _read_display, _write_display),
    _fact("moved = SEATS that have had their turn of the round, in the auction", _read_moved, _write_moved),
    _fact("bidder = SEAT that is to bid; setting it begins an auction that it opens", _read_bidder, _write_bidder),
    _fact("bid SEAT = NUMBER that its standing bid is, 0 for none", _read_bid, _write_bid),
    _fact("passed = SEATS that have passed in the auction, in order", _read_passed, _write_passed),
    _fact("taker = SEAT that chooses a tile on display, before its turn", _read_taker, _write_taker),
    _fact("space SPACE = TILE and rotation, as A6 r0", _read_space, _write_space),
    _fact("terrain SPACE = base-camp, jungle, temple, treasure or volcano", _read_terrain),
    _fact("stones SPACE = NUMBERS on the edges N NE SE S SW NW", _read_stones),
    _fact("border SPACE SPACE = NUMBER of stones on both sides of a border", _read_border),
    _fact("cost SPACE SPACE = NUMBER of points for the cheapest way of one figure", _read_cost),
    _fact("way SPACE SPACE = WAY that is the cheapest, as a5-b4-c4", _read_way),
    _fact("rotations SPACE = ROTATIONS in which the tile can be placed there, as r1 r4", _read_rotations),
    _fact("value SPACE = NUMBER a temple shows, 0 elsewhere", _read_value, _write_value),
    _fact("squares LEVEL = NUMBER of that level left in the supply", _read_squares, _write_squares),
    _fact("explored = NUMBER of explored spaces", _read_explored),
    _fact("figures SPACE SEAT = GROUP that stands there, as 2, L, 2+L or 0", _read_figures, _write_figures),
    _fact("supply SEAT = GROUP in the supply", _read_supply, _write_supply),
    _fact("lost SEAT = GROUP that is out of the game", _read_lost),
    _fact("strength SPACE SEAT = NUMBER that counts for the majority", _read_strength),
    _fact("holder SPACE = SEAT that a temple counts for", _read_holder),
    _fact("camp SPACE = SEAT whose camp stands there", _read_camp, _write_camp),
    _left("camps", "camps SEAT = NUMBER of camps left to build", data.CAMPS),
    _fact("guard SPACE = SEAT and figure, as P1 worker or P1 L", _read_guard, _write_guard),
    _left("guards", "guards SEAT = NUMBER of guards left to place", data.GUARDS),
    _fact("tokens SPACE = MOTIFS face down there, the top first", _read_tokens, _write_tokens),
    _fact("pile = NUMBER of treasures not yet on the board", _read_pile),
    _fact("treasures SEAT = MOTIFS owned", _read_treasures, _write_treasures),
    _fact("score SEAT = NUMBER of points", _read_score, _write_score),
    _fact("gained SEAT = NUMBER of points of the latest scoring", _read_gained),
    _fact("forecast SEAT = NUMBER of points that scoring now would bring", _read_forecast),
    _fact("place SEAT = NUMBER, by the score", _read_place),
)
