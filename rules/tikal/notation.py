"""One line of text for every action: ``place c4 r2``, ``move 2+L a5-b4``, ``exchange P1 give m1 take m6``, ``bid 7``.

A group of figures is a number of workers, ``L`` for the leader, or both: ``2+L``. Input ignores case. A figure
may be left out where only one kind stands there, a rotation where only one is legal, and the way between two
spaces, of which the cheapest is taken: ``move 2 a5 to c4``.
"""

from __future__ import annotations

import re

from rules.core.contract import Ambiguous, Seat
from rules.core.notation import Reader
from rules.tikal import actions, data, deployment, guards, movement, placement
from rules.tikal.figures import group_text
from rules.tikal.state import TikalState, Turn

_DASHES = re.compile(" ?[-–—>]+ ?")
_PLUSES = re.compile(r" ?\+ ?")
_GROUP = re.compile(r"(?P<workers>[1-9][0-9]?)(?P<leader>\+l)?|l(\+(?P<more>[1-9][0-9]?))?")
_ROTATIONS = tuple(f"r{rotation}" for rotation in data.ROTATIONS)
_FIGURES = {"worker": data.WORKER, "w": data.WORKER, "l": data.LEADER, "leader": data.LEADER}


def words_of(text: str) -> Reader:
    """Parts a notation into words; a way and a group of figures are one word each, however they are spaced."""
    spelt = " ".join(text.lower().split())
    return Reader(text, _PLUSES.sub("+", _DASHES.sub("-", spelt)).split())


def _space(words: Reader) -> str:
    word = words.take()
    return word if word in data.INDEX else words.refuse()


# --- what follows the verbs: read and written in pairs ----------------------------------------------------------------


def read_deploy(words: Reader, state: TikalState, seat: Seat) -> actions.Deploy:
    player = state.players[seat]
    group = _read_group(words)
    space = _read_camp(words, state, seat, group)
    workers, leader = group or _only_figure(words.text, "deploy", player.workers, player.leader, space)
    return actions.Deploy(workers=workers, leader=leader, space=space)


def write_deploy(action: actions.Deploy) -> str:
    return f"{group_text(action.workers, action.leader)} {action.space}"


def _read_camp(words: Reader, state: TikalState, seat: Seat, group: tuple[int, bool] | None) -> str:
    """Reads where figures are deployed; a lone camp need not be named, of several none is meant."""
    camps = deployment.camps_of(state, seat)
    if words.left or group is None:
        return _space(words)
    if len(camps) > 1:
        raise Ambiguous(words.text, [f"deploy {group_text(*group)} {camp}" for camp in camps])
    return camps[0]


def read_place(words: Reader, state: TikalState, seat: Seat) -> actions.PlaceTile:
    """Reads ``place c4 r2``; without a rotation the only legal one is meant, of several none is."""
    space = _space(words)
    turn = state.top
    tile = turn.tile if isinstance(turn, Turn) else ""
    volcano = bool(tile) and data.TILES[tile].terrain == placement.VOLCANO
    if words.left:
        rotation = _ROTATIONS.index(words.one_of(_ROTATIONS))
        return actions.PlaceTile(space=space, rotation=None if volcano and rotation == 0 else rotation)
    if not tile or volcano:
        return actions.PlaceTile(space=space)
    rotations = placement.legal_rotations(state, tile).get(space, ())
    if len(rotations) > 1:
        raise Ambiguous(words.text, [f"place {space} {_ROTATIONS[rotation]}" for rotation in rotations])
    return actions.PlaceTile(space=space, rotation=rotations[0] if rotations else 0)


def write_place(action: actions.PlaceTile) -> str:
    return action.space if action.rotation is None else f"{action.space} {_ROTATIONS[action.rotation]}"


def read_transfer(words: Reader, state: TikalState, seat: Seat) -> actions.Transfer:
    """Reads ``transfer 1 a5 c4``; ``a5-c4`` and ``a5 to c4`` are understood too."""
    group = _read_group(words)
    way = _read_way(words)
    if len(way) != 2:
        words.refuse()
    start, target = way
    if group is None:
        group = _only_figure(words.text, "transfer", *_standing(state, seat, start), f"{start} {target}")
    return actions.Transfer(workers=group[0], leader=group[1], start=start, target=target)


def write_transfer(action: actions.Transfer) -> str:
    return f"{group_text(action.workers, action.leader)} {action.start} {action.target}"


def read_move(words: Reader, state: TikalState, seat: Seat) -> actions.Move:
    """Reads ``move 2 a5-b4-c4``; between the two spaces of ``move 2 a5 to c4`` the cheapest way is meant.

    Where there is none the two spaces stand for it, and the refusal says so.
    """
    group = _read_group(words)
    given = words.peek()
    way = _read_way(words)
    if "-" not in given:
        cheapest = movement.cheapest_way(state, *way)
        way = cheapest[1] if cheapest else way
    if group is None:
        group = _only_figure(words.text, "move", *_standing(state, seat, way[0]), "-".join(way))
    return actions.Move(workers=group[0], leader=group[1], way=way)


def write_move(action: actions.Move) -> str:
    return f"{group_text(action.workers, action.leader)} {'-'.join(action.way)}"


def _read_way(words: Reader) -> tuple[str, ...]:
    """Reads ``a5-b4-c4``, or two spaces apart as in ``a5 to c4``."""
    spaces = tuple(words.take().split("-"))
    if len(spaces) == 1:
        if words.peek() == "to":
            words.take()
        spaces = (*spaces, words.take())
    for space in spaces:
        if space not in data.INDEX:
            words.refuse()
    return spaces


def read_uncover(words: Reader, state: TikalState, seat: Seat) -> actions.Uncover:
    return actions.Uncover(space=_space(words))


def read_recover(words: Reader, state: TikalState, seat: Seat) -> actions.Recover:
    return actions.Recover(space=_space(words))


def read_camp(words: Reader, state: TikalState, seat: Seat) -> actions.BuildCamp:
    return actions.BuildCamp(space=_space(words))


def write_space(action: actions.Uncover | actions.Recover | actions.BuildCamp) -> str:
    return action.space


def read_guard(words: Reader, state: TikalState, seat: Seat) -> actions.PlaceGuard:
    """Reads ``guard d4 worker``; the figure may be left out where only one kind stands there."""
    space = _space(words)
    if words.left:
        word = words.take()
        if word not in _FIGURES:
            words.refuse(tuple(guards.FIGURES.values()))
        return actions.PlaceGuard(space=space, figure=_FIGURES[word])
    workers, leader = _standing(state, seat, space)
    if workers and leader:
        raise Ambiguous(words.text, [f"guard {space} {figure}" for figure in guards.FIGURES.values()])
    return actions.PlaceGuard(space=space, figure=data.LEADER if leader else data.WORKER)


def write_guard(action: actions.PlaceGuard) -> str:
    return f"{action.space} {guards.FIGURES[action.figure]}"


def read_exchange(words: Reader, state: TikalState, seat: Seat) -> actions.Exchange:
    """Reads ``exchange P1 give m1 m2 take m6 m6``, the treasures in any order."""
    opponent = words.take()
    if not re.fullmatch("p[0-9]", opponent):
        words.refuse()
    words.one_of(("give",))
    given = _read_motifs(words)
    words.take(("take", *data.MOTIFS))
    return actions.Exchange(opponent_seat=int(opponent[1]), given=given, taken=_read_motifs(words))


def write_exchange(action: actions.Exchange) -> str:
    return " ".join([f"P{action.opponent_seat} give", *action.given, "take", *action.taken])


def read_bid(words: Reader, state: TikalState, seat: Seat) -> actions.Bid:
    return actions.Bid(bid=words.number())


def write_bid(action: actions.Bid) -> str:
    return str(action.bid)


def read_take(words: Reader, state: TikalState, seat: Seat) -> actions.TakeTile:
    word = words.take().upper()
    if word not in data.TILES:
        words.refuse()
    return actions.TakeTile(tile=word)


def write_take(action: actions.TakeTile) -> str:
    return action.tile


def _read_motifs(words: Reader) -> tuple[str, ...]:
    motifs: list[str] = []
    while words.peek() not in ("", "take"):
        for motif in words.take().replace(",", "+").strip("+").split("+"):
            if motif not in data.MOTIFS:
                words.refuse(data.MOTIFS)
            motifs.append(motif)
    if not motifs:
        words.take()
        words.refuse(data.MOTIFS)
    return tuple(sorted(motifs))


def _read_group(words: Reader) -> tuple[int, bool] | None:
    """Takes the next word if it is a group of figures: its workers, and whether the leader is in it."""
    found = _GROUP.fullmatch(words.peek())
    if found is None:
        return None
    words.take()
    workers = found["workers"] or found["more"] or "0"
    return int(workers), found["workers"] is None or found["leader"] is not None


def _standing(state: TikalState, seat: Seat, space: str) -> tuple[int, bool]:
    found = state.spaces[data.INDEX[space]]
    return found.workers[seat], seat in found.leaders


def _only_figure(text: str, verb: str, workers: int, leader: bool, rest: str) -> tuple[int, bool]:
    """Returns the one figure that is meant where none is named: a worker, or the leader if only that is there."""
    if workers and leader:
        raise Ambiguous(text, [f"{verb} 1 {rest}", f"{verb} L {rest}"])
    return (0, True) if leader else (1, False)
