"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: figures come from the supply, tiles out of
the stack, levels of temples out of the squares, camps and guards from those left, treasures from those face down. A
tile that lies on display when it is named elsewhere is replaced there by the top one.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TypeAlias

from rules.core.contract import Seat
from rules.core.facts import Spelling, Vocabulary, frame_in, one_of, place_in, seat_of, words_of
from rules.core.seats import replaced, with_player
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
    with_space,
    with_turn,
)
from rules.tikal.temples import TEMPLE
from rules.tikal.view import view_of

Group: TypeAlias = tuple[int, bool]
"""Figures: how many workers, and whether the leader is among them."""

# --- words ------------------------------------------------------------------------------------------------------------


def _group(state: TikalState, text: str) -> Group:
    found = re.fullmatch(r"([0-9]{1,2})(\+L)?|L", text)
    if found is None:
        raise ValueError(f"{text!r} is no group of figures; groups are 2, L, 2+L or 0")
    return int(found[1] or 0), text.endswith("L")


def _laid(state: TikalState, text: str) -> tuple[str, int]:
    """Reads a tile with its rotation; what is printed on the board has none."""
    tile, rotation = (*words_of(text), "r0")[:2]
    if text != "printed" and (tile not in data.TILES or rotation not in _ROTATIONS or len(words_of(text)) > 2):
        raise ValueError(f"{text!r} is no tile with its rotation; such are A6 r0, and printed")
    return tile, int(rotation[1])


def _figure(state: TikalState, text: str) -> tuple[Seat, str]:
    """Reads a guard: a seat and which figure it is, a worker if nothing is said."""
    name, figure = (*words_of(text), FIGURES[data.WORKER], "")[:2]
    kinds = {word: kind for kind, word in FIGURES.items()}
    if figure not in kinds or len(words_of(text)) > 2:
        raise ValueError(f"{text!r} is no guard; guards are P1 worker or P1 L")
    return seat_of(state, name), kinds[figure]


_ROTATIONS = [f"r{k}" for k in data.ROTATIONS]
_SPACE = place_in(data.SPACES, "space", "a1 to h5")
_SAID = Vocabulary(
    TikalState,
    {
        "SPACE": _SPACE,
        "LEVEL": place_in(map(str, range(data.LOWEST_SQUARE, data.HIGHEST_SQUARE + 1)), "level"),
        "TILE": one_of(data.TILES, "tile", "A1 to G4"),
        "TILE and rotation": Spelling(_laid),
        "LETTER": one_of({tile[0] for tile in data.TILES}, "letter"),
        "WAY": Spelling(lambda state, text: [_SPACE.parse(state, word) for word in text.split("-")], "-".join),
        "ROTATION": one_of(_ROTATIONS, "rotation"),
        "GROUP": Spelling(_group, lambda group: group_text(*group)),
        "SEAT and figure": Spelling(_figure, lambda guard: f"P{guard[0]} {FIGURES[guard[1]]}"),
        "MOTIF": one_of(data.MOTIFS, "motif"),
    },
    SPACE="spaces",
)
fact, field = _SAID.fact, _SAID.field

# --- where things come from -------------------------------------------------------------------------------------------


def _take_tile(state: TikalState, tile: str) -> TikalState:
    """Takes a tile out of the stack, from the display, or the one that waits to be placed."""
    turn = state.top
    if isinstance(turn, Turn) and turn.tile == tile:
        return with_turn(state, tile="")
    if tile in state.display:
        at, top = state.display.index(tile), state.stack[:1]
        display = (*state.display[:at], *top, *state.display[at + 1 :])
        return replace(state, display=display, stack=state.stack[1:])
    if tile not in state.stack:
        raise ValueError(f"{tile} is not in the stack")
    return replace(state, stack=tuple(other for other in state.stack if other != tile))


def _claim(state: TikalState, motifs: tuple[str, ...]) -> TikalState:
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


def _with_left(state: TikalState, seat: Seat, name: str, change: int) -> TikalState:
    """Changes how many camps or guards a seat has left."""
    left = getattr(state.players[seat], name) + change
    if left < 0:
        raise ValueError(f"P{seat} has no {name} left")
    return with_player(state, seat, **{name: left})


# --- the course of the game -------------------------------------------------------------------------------------------


def _tile(state: TikalState) -> str:
    turn = ordinary_turn(state)
    return turn.tile if turn else ""


def _begin_turn(state: TikalState, seat: Seat) -> TikalState:
    """Begins an ordinary turn, with the tile that waits to be placed if there is one."""
    return replace(state, frames=(Turn(seat=seat, points=state.numbers.points, tile=_tile(state)),))


def _with_tile(state: TikalState, tile: str | None) -> TikalState:
    """Puts the tile that waits back on the stack and takes another one instead."""
    turn = state.top
    if not isinstance(turn, Turn):
        raise ValueError("a tile waits in an ordinary turn only: set turn first")
    stack = (turn.tile, *state.stack) if turn.tile else state.stack
    state = with_turn(replace(state, stack=stack), tile="")
    return with_turn(_take_tile(state, tile), tile=tile) if tile else state


def _with_stack(state: TikalState, tiles: tuple[str, ...]) -> TikalState:
    """Makes the stack consist of these tiles, the first on top; others that were in it are out of the game."""
    elsewhere = {*(space.tile for space in state.spaces), *state.display, _tile(state)}
    for tile in tiles:
        if tile in elsewhere or tiles.count(tile) > 1:
            raise ValueError(f"{tile!r} is no tile that can be in the stack, or is named twice")
    return replace(state, stack=tiles)


def _with_top(state: TikalState, tile: str) -> TikalState:
    if tile not in state.stack:
        raise ValueError(f"{tile!r} is not in the stack")
    return replace(state, stack=(tile, *(other for other in state.stack if other != tile)))


def _final(state: TikalState) -> tuple[Seat, ...]:
    is_final = bool(state.frames) and isinstance(state.frames[0], ScoringRound)
    return view_of(state).scoring if is_final else ()


def _score(state: TikalState, seats: tuple[Seat, ...]) -> TikalState:
    """Begins a scoring round before the volcano that waits is placed; the first seat has its scoring turn."""
    turn = ordinary_turn(state)
    if turn is None or not turn.tile or data.TILES[turn.tile].terrain != placement.VOLCANO:
        raise ValueError("the scoring round of a volcano needs one that waits: set turn and tile first")
    return replace(state, frames=(turn, *_scoring_frames(state, seats, final=False)))


def _scoring_frames(state: TikalState, seats: tuple[Seat, ...], final: bool) -> tuple[ScoringRound, ScoringTurn]:
    if not seats or len(set(seats)) < len(seats):
        raise ValueError("the seats that still score must be named, each once")
    return ScoringRound(seats=seats[1:], final=final), ScoringTurn(seat=seats[0], points=state.numbers.points)


def _turn(state: TikalState) -> Turn | ScoringTurn:
    if not isinstance(state.top, Turn | ScoringTurn):
        raise ValueError("nobody has a turn now")
    return state.top


def _with_digs(state: TikalState, at: int, times: int) -> TikalState:
    digs = {**dict(_turn(state).digs), data.SPACES[at]: times}
    return with_turn(state, digs=tuple((space, times) for space, times in digs.items() if times))


# --- the auction ------------------------------------------------------------------------------------------------------


def _with_display(state: TikalState, tiles: tuple[str, ...]) -> TikalState:
    """Puts the tiles on display back on the stack and turns others up instead."""
    _check_auctioned(state)
    state = replace(state, stack=(*state.display, *state.stack), display=())
    for tile in tiles:
        state = _take_tile(state, tile)
    return replace(state, display=tiles)


def _with_moved(state: TikalState, moved: tuple[Seat, ...]) -> TikalState:
    _check_auctioned(state)
    if len(set(moved)) == len(state.players):
        raise ValueError("when all have moved their indicators are turned up again")
    for seat in range(len(state.players)):
        state = with_player(state, seat, moved=seat in moved)
    return state


def _begin_auction(state: TikalState, seat: Seat) -> TikalState:
    """Begins the auction of the next turn, which the seat opens."""
    _check_unmoved(state, seat)
    if sum(not player.moved for player in state.players) < 2:
        raise ValueError("the last turn of a round is not auctioned: set taker")
    return replace(state, frames=(Auction(seat=seat, bids=(0,) * len(state.players)),))


def _bid(state: TikalState, seat: Seat) -> int:
    auction = frame_in(state, Auction)
    return auction.bids[seat] if auction else 0


def _with_bid(state: TikalState, seat: Seat, bid: int) -> TikalState:
    auction = _auction(state)
    if state.players[seat].moved or seat in auction.passed:
        raise ValueError(f"P{seat} does not take part in the auction")
    return _with_auction(state, replaced(auction.bids, seat, bid), auction.passed)


def _with_passed(state: TikalState, passed: tuple[Seat, ...]) -> TikalState:
    """Lets these seats have passed, in this order; bids of theirs stand no more."""
    for seat in passed:
        _check_unmoved(state, seat)
    bids = tuple(0 if seat in passed else bid for seat, bid in enumerate(_auction(state).bids))
    return _with_auction(state, bids, passed)


def _with_auction(state: TikalState, bids: tuple[int, ...], passed: tuple[Seat, ...]) -> TikalState:
    seat = _auction(state).seat
    if seat in passed or (bids[seat] and bids[seat] == max(bids)):
        raise ValueError(f"P{seat} is to bid: it has neither passed nor made the highest bid")
    return replace(state, frames=(Auction(seat=seat, bids=bids, passed=passed),))


def _with_taker(state: TikalState, seat: Seat) -> TikalState:
    """Lets a seat have gained the next turn, at no cost."""
    _check_unmoved(state, seat)
    if not state.display:
        raise ValueError("no tile is on display: set display first")
    return replace(state, frames=(Choice(seat=seat),))


def _auction(state: TikalState) -> Auction:
    auction = frame_in(state, Auction)
    if auction is None:
        raise ValueError("no turn is being auctioned: set bidder first")
    return auction


def _check_unmoved(state: TikalState, seat: Seat) -> None:
    _check_auctioned(state)
    if state.players[seat].moved:
        raise ValueError(f"P{seat} has had its turn of the round")


def _check_auctioned(state: TikalState) -> None:
    if not state.auction:
        raise ValueError("that is for the auction only (option mode: auction)")


# --- the board: terrain, borders, temples -----------------------------------------------------------------------------


def _tile_on(state: TikalState, at: int) -> str:
    space = state.spaces[at]
    return f"{space.tile} r{space.rotation}" if space.tile in data.TILES else "printed" if space.tile else ""


def _lay(state: TikalState, at: int, laid: tuple[str, int]) -> TikalState:
    """Lays a tile, wherever it was before; a treasure tile gets its treasures from the pile."""
    tile, rotation = laid
    if tile not in data.TILES:
        raise ValueError("a tile and a rotation r0 to r5 are needed")
    if state.spaces[at].tile:
        raise ValueError(f"{data.SPACES[at]} is explored already")
    state = _take_tile(state, tile)
    value, masks = state.numbers.values[tile], state.numbers.masks[tile]
    state = with_space(state, at, tile=tile, rotation=rotation, value=value, treasures=state.pile[:masks])
    return replace(state, pile=state.pile[masks:])


def _cheapest(state: TikalState, start: int, target: int) -> tuple[int | None, tuple[str, ...]]:
    """Returns the cost and the way of one figure, nothing where there is no way."""
    return movement.cheapest_way(state, data.SPACES[start], data.SPACES[target]) or (None, ())


def _stones_between(state: TikalState, start: int, target: int) -> int | None:
    stones = movement.stones_between(state, data.SPACES[start], data.SPACES[target])
    return sum(stones) if stones else None


def _rotations(state: TikalState, at: int) -> list[str]:
    legal = placement.legal_rotations(state, tile) if (tile := _tile(state)) else {}
    return [f"r{k}" for k in legal.get(data.SPACES[at], ())]


def _with_value(state: TikalState, at: int, wanted: int) -> TikalState:
    """Makes a temple show a level; the squares for it come out of the supply."""
    space = _temple_at(state, at)
    printed = state.numbers.values[space.tile]
    if wanted < printed:
        raise ValueError(f"the temple shows at least {printed}")
    squares = Counter(dict(enumerate(state.squares, start=data.LOWEST_SQUARE)))
    squares.update(range(printed + 1, space.value + 1))
    squares.subtract(range(printed + 1, wanted + 1))
    for level, left in squares.items():
        if left < 0:
            raise ValueError(f"no square {level} is left in the supply")
    state = replace(state, squares=tuple(squares[level] for level in sorted(squares)))
    return with_space(state, at, value=wanted)


def _temple_at(state: TikalState, at: int) -> Space:
    if state.spaces[at].terrain != TEMPLE:
        raise ValueError(f"{data.SPACES[at]} is no temple")
    return state.spaces[at]


# --- figures, camps and guards ----------------------------------------------------------------------------------------


def _figures(state: TikalState, at: int, seat: Seat) -> Group:
    return state.spaces[at].workers[seat], seat in state.spaces[at].leaders


def _with_figures(state: TikalState, at: int, seat: Seat, group: Group) -> TikalState:
    """Makes these the seat's figures on a space; they come from the supply, and what stood there goes back to it."""
    space, player = state.spaces[at], state.players[seat]
    if not space.tile or space.terrain == placement.VOLCANO:
        raise ValueError(f"no figure can stand on {data.SPACES[at]}")
    workers, leader = group
    left = player.workers + space.workers[seat] - workers
    leader_free = player.leader or seat in space.leaders
    if left < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} has too few figures in the supply")
    leaders = tuple(sorted({*space.leaders, seat} if leader else {*space.leaders} - {seat}))
    state = with_space(state, at, workers=replaced(space.workers, seat, workers), leaders=leaders)
    return with_player(state, seat, workers=left, leader=leader_free and not leader)


def _with_supply(state: TikalState, seat: Seat, group: Group) -> TikalState:
    """Makes these the figures in a supply; those neither there nor on the board are out of the game."""
    workers, leader = group
    player = state.players[seat]
    lost = player.workers + player.lost_workers - workers
    leader_free = player.leader or player.lost_leader
    if lost < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} does not have so many figures beside the board")
    lost_leader = leader_free and not leader
    return with_player(state, seat, workers=workers, leader=leader, lost_workers=lost, lost_leader=lost_leader)


def _with_camp(state: TikalState, at: int, seat: Seat | None) -> TikalState:
    """Makes a camp stand on a space; it comes from those that its seat has left."""
    space = state.spaces[at]
    if space.terrain not in GROUNDS or space.treasures:
        raise ValueError(f"no camp can stand on {data.SPACES[at]}")
    if space.camp is not None:
        state = _with_left(state, space.camp, "camps", 1)
    state = with_space(state, at, camp=seat)
    return state if seat is None else _with_left(state, seat, "camps", -1)


def _guard(state: TikalState, at: int) -> tuple[Seat, str] | None:
    space = state.spaces[at]
    return None if space.guard is None else (space.guard, space.guard_figure)


def _with_guard(state: TikalState, at: int, guard: tuple[Seat, str]) -> TikalState:
    """Makes a figure from the supply the guard of a temple; it is one of those that its seat has left to place."""
    if _temple_at(state, at).guard is not None:
        raise ValueError(f"{data.SPACES[at]} is guarded already")
    seat, kind = guard
    player = state.players[seat]
    if kind == data.LEADER and player.leader:
        state = with_player(state, seat, leader=False)
    elif kind == data.WORKER and player.workers:
        state = with_player(state, seat, workers=player.workers - 1)
    else:
        raise ValueError(f"P{seat} has no {kind} in the supply")
    return _with_left(with_space(state, at, guard=seat, guard_figure=kind), seat, "guards", -1)


# --- treasures and points ---------------------------------------------------------------------------------------------


def _with_tokens(state: TikalState, at: int, motifs: tuple[str, ...]) -> TikalState:
    """Makes these treasures lie face down on a treasure space, the first on top."""
    space = state.spaces[at]
    if len(motifs) > (state.numbers.masks[space.tile] if space.tile else 0):
        raise ValueError(f"{data.SPACES[at]} does not hold so many treasures")
    state = replace(with_space(state, at, treasures=()), pile=(*space.treasures, *state.pile))
    return with_space(_claim(state, motifs), at, treasures=motifs)


def _with_treasures(state: TikalState, seat: Seat, motifs: tuple[str, ...]) -> TikalState:
    state = replace(state, pile=(*state.players[seat].treasures, *state.pile))
    return with_player(_claim(with_player(state, seat, treasures=()), motifs), seat, treasures=tuple(sorted(motifs)))


def _with_score(state: TikalState, seat: Seat, score: int) -> TikalState:
    """Makes a score of points for temples; what is missing of the points at the start was paid for turns."""
    more = score - state.players[seat].start_points
    return with_player(state, seat, temple_points=max(more, 0), treasure_points=0, paid_points=max(-more, 0))


def _forecast(state: TikalState, seat: Seat) -> int:
    scored = scoring.position(state, seat)
    return scored.temples + scored.treasures


FACTS = (
    field(
        "turn = SEAT, whose ordinary turn it is; setting it begins one with 10 points",
        "seat",
        frame=Turn,
        write=_begin_turn,
    ),
    field("tile = TILE, turned up and still to be placed", frame=Turn, write=_with_tile, or_nothing=True),
    field("stack = TILES, not yet turned up, the top first", write=_with_stack),
    fact("top = TILE, the top of the stack", lambda s: next(iter(s.stack), None), _with_top),
    fact("tiles = NUMBER of tiles in the stack", lambda s: len(s.stack)),
    fact("letters = LETTERS on the tiles in the stack", lambda s: [tile[0] for tile in s.stack]),
    fact("scoring = SEATS that still score in a scoring round, the active first", lambda s: view_of(s).scoring, _score),
    fact(
        "final = SEATS that still score in the final round, the active first",
        _final,
        lambda s, seats: replace(s, frames=_scoring_frames(s, seats, final=True)),
    ),
    fact("active = SEAT that is asked, in its turn or the auction", active_seat),
    fact("phase = bid, take, place, act, scoring or over", lambda s: view_of(s).phase),
    field("points = NUMBER of action points left", frame=Turn | ScoringTurn, most=lambda s: s.numbers.points),
    fact(
        "digs SPACE = NUMBER of digs there in this turn",
        lambda s, at: digs_at(_turn(s), data.SPACES[at]),
        _with_digs,
        most=lambda s, at: s.numbers.digs,
    ),
    field("display = TILES on display, in the auction", write=_with_display),
    fact(
        "moved = SEATS that have had their turn of the round, in the auction",
        lambda s: [seat for seat, player in enumerate(s.players) if player.moved],
        _with_moved,
    ),
    field(
        "bidder = SEAT that is to bid; setting it begins an auction that it opens",
        "seat",
        frame=Auction,
        write=_begin_auction,
    ),
    fact(
        "bid SEAT = NUMBER that its standing bid is, 0 for none",
        _bid,
        _with_bid,
        most=lambda s, seat: s.players[seat].score,
    ),
    field("passed = SEATS that have passed in the auction, in order", frame=Auction, write=_with_passed),
    field("taker = SEAT that chooses a tile on display, before its turn", "seat", frame=Choice, write=_with_taker),
    fact("space SPACE = TILE and rotation, as A6 r0", _tile_on, _lay),
    field("terrain SPACE = base-camp, jungle, temple, treasure or volcano", can_be_set=False),
    fact(
        "stones SPACE = NUMBERS on the edges N NE SE S SW NW",
        lambda s, at: s.spaces[at].stones if s.spaces[at].tile else (),
    ),
    fact("border SPACE SPACE = NUMBER of stones on both sides of a border", _stones_between),
    fact(
        "cost SPACE SPACE = NUMBER of points for the cheapest way of one figure",
        lambda s, start, target: _cheapest(s, start, target)[0],
    ),
    fact(
        "way SPACE SPACE = WAY that is the cheapest, as a5-b4-c4",
        lambda s, start, target: _cheapest(s, start, target)[1],
    ),
    fact("rotations SPACE = ROTATIONS in which the tile can be placed there, as r1 r4", _rotations),
    field("value SPACE = NUMBER a temple shows, 0 elsewhere", write=_with_value, most=data.HIGHEST_SQUARE),
    field("squares LEVEL = NUMBER of that level left in the supply", most=lambda s, level: s.numbers.squares[level]),
    fact("explored = NUMBER of explored spaces", lambda s: sum(bool(space.tile) for space in s.spaces)),
    fact("figures SPACE SEAT = GROUP that stands there, as 2, L, 2+L or 0", _figures, _with_figures),
    fact(
        "supply SEAT = GROUP in the supply",
        lambda s, seat: (s.players[seat].workers, s.players[seat].leader),
        _with_supply,
    ),
    fact(
        "lost SEAT = GROUP that is out of the game",
        lambda s, seat: (s.players[seat].lost_workers, s.players[seat].lost_leader),
    ),
    fact(
        "strength SPACE SEAT = NUMBER that counts for the majority",
        lambda s, at, seat: strength(s, s.spaces[at], seat),
    ),
    fact("holder SPACE = SEAT that a temple counts for", lambda s, at: scoring.holder(s, _temple_at(s, at))),
    field("camp SPACE = SEAT whose camp stands there", write=_with_camp, or_nothing=True),
    field("camps SEAT = NUMBER of camps left to build", most=lambda s, seat: s.numbers.camps),
    fact("guard SPACE = SEAT and figure, as P1 worker or P1 L", _guard, _with_guard),
    field("guards SEAT = NUMBER of guards left to place", most=lambda s, seat: s.numbers.guards),
    field("tokens SPACE = MOTIFS face down there, the top first", "treasures", write=_with_tokens),
    fact("pile = NUMBER of treasures not yet on the board", lambda s: len(s.pile)),
    field("treasures SEAT = MOTIFS owned", write=_with_treasures),
    field("score SEAT = NUMBER of points", write=_with_score),
    field("gained SEAT = NUMBER of points of the latest scoring", can_be_set=False),
    fact("forecast SEAT = NUMBER of points that scoring now would bring", _forecast),
    fact("place SEAT = NUMBER, by the score", lambda s, seat: scoring.scores(s)[seat].place),
)
