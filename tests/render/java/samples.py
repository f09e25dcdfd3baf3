"""Positions to draw: built by hand out of legal placements, from the empty island to a crowded end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from render.core.scene import Marks
from rules.core.contract import Seat
from rules.core.seats import replaced, with_player
from rules.java import data, events, land
from rules.java.board import LAKE
from rules.java.ranks import sole_leader, standing
from rules.java.state import Cards, Festival, JavaState, Player, Space, Turn, sort_cards, with_space
from rules.java.view import View, view_of
from rules.java.villages import values_from, villages
from tests.lazily import Lazily

NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček")


def begun(seats: int, *, drawn: str = "150", seed: int = 1) -> JavaState:
    """The empty island at the first turn."""
    luck = Random(seed)
    deck = [card for card, count in data.NUMBERS[1].cards.items() for _ in range(count)]
    luck.shuffle(deck)
    hands = [sort_cards(deck.pop() for _ in range(data.NUMBERS[1].hand)) for _ in range(seats)]
    return JavaState(
        rules=1,
        salt="",
        frames=(Turn(seat=0),),
        map=drawn,
        token_first=False,
        two_below=False,
        spaces=tuple(Space(terrain=data.WATER if kind == LAKE else "") for kind in data.BOARDS[drawn].kinds),
        players=tuple(Player(hand=hand) for hand in hands),
        card=deck.pop(),
        pile=tuple(deck),
        turn=1,
    )


@cache
def grown(seats: int, tiles: int, *, seed: int, drawn: str = "150") -> JavaState:
    """A position after so many land tiles, everybody standing about and palaces where they may be."""
    state, luck = begun(seats, drawn=drawn, seed=seed), Random(seed)
    for number in range(tiles):
        state = _placed(state, luck, number)
        if number % 5 == 3:
            state = _watered(state, luck)
        if number % 2:
            state = _entered(state, luck, number // 2 % seats)
        if number % 3 == 2:
            state = _built(state, luck)
    return state


def _placed(state: JavaState, luck: Random, number: int) -> JavaState:
    """Lays a tile that fits, rather beside others or on them than by itself."""
    tile = data.THREE if state.three and luck.random() < 0.72 else luck.choice((data.TWO, data.RICE, data.VILLAGE))
    fits = [footprint for footprint, _ in land.fitting(state, tile) if footprint.hanging == 0 or luck.random() < 0.12]

    def liking(spaces: tuple[int, ...]) -> float:
        near = {to for at in spaces for to in state.board.neighbours[at] if state.spaces[to].level}
        return len(near) + 2.5 * state.spaces[spaces[0]].level + luck.random() * 7

    spaces = max(luck.sample(fits, min(len(fits), 30)), key=lambda footprint: liking(footprint.spaces)).spaces
    for at, terrain in zip(spaces, data.TERRAINS[tile], strict=True):
        level = state.spaces[at].level + 1
        state = with_space(state, at, level=level, terrain=terrain, tile=number + 1, size=len(spaces))
    if tile == data.THREE:
        state = replace(state, three=state.three - 1)
    return replace(state, tiles=number + 1)


def _watered(state: JavaState, luck: Random) -> JavaState:
    bare = [
        at for at, space in enumerate(state.spaces) if not space.level and space.terrain == "" and _inner(state, at)
    ]
    beside = [at for at in bare if sum(state.spaces[to].level > 0 for to in state.board.neighbours[at]) > 2]
    if not beside or not state.water:
        return state
    return replace(with_space(state, luck.choice(beside), terrain=data.WATER), water=state.water - 1)


def _inner(state: JavaState, at: int) -> bool:
    return state.board.central[at] and not state.board.perimeter[at]


def _entered(state: JavaState, luck: Random, seat: Seat) -> JavaState:
    player = state.players[seat]
    free = [at for at, space in enumerate(state.spaces) if space.open and space.developer is None]
    if not free or not player.developers:
        return state
    at = max(luck.sample(free, min(4, len(free))), key=lambda one: state.spaces[one].terrain == data.VILLAGE)
    players = replaced(state.players, seat, replace(player, developers=player.developers - 1))
    return replace(with_space(state, at, developer=seat), players=players)


def _built(state: JavaState, luck: Random) -> JavaState:
    """Builds or enlarges a palace where somebody may."""
    for village in luck.sample(villages(state), len(villages(state))):
        leader = sole_leader(standing(state, village.spaces))
        if leader is None:
            continue
        at = village.palace
        if at is None:
            free = [one for one in village.spaces if state.spaces[one].developer is None]
            at = luck.choice(free) if free else None
        values = () if at is None else values_from(state, village, state.spaces[at].palace)
        if at is not None and values:
            return _with_palace(state, at, luck.choice(values), leader, luck.random() < 0.4)
    return state


def _with_palace(state: JavaState, at: int, value: int, seat: Seat, used: bool) -> JavaState:
    number = list(data.PALACES).index(value)
    player = state.players[seat]
    points = player.palace_points + data.NUMBERS[1].laid_points[value]
    return replace(
        with_space(state, at, palace=value, used=used),
        palaces=replaced(state.palaces, number, state.palaces[number] - 1),
        players=replaced(state.players, seat, replace(player, palace_points=points)),
    )


def drawing(state: JavaState, seat: Seat, cards: int) -> JavaState:
    """Returns the state after a seat has taken cards from the pile."""
    hand = sort_cards((*state.players[seat].hand, *state.pile[:cards]))
    return replace(with_player(state, seat, hand=hand), pile=state.pile[cards:])


def start(seats: int = 4) -> JavaState:
    return begun(seats)


def middle(seats: int = 4) -> JavaState:
    """Half of the tiles are laid, the second seat is in the middle of its turn."""
    state = grown(seats, 44, seed=5)
    for seat in range(seats):
        state = drawing(
            with_player(state, seat, tokens=3 - seat % 3, two=5 - seat, irrigation_points=6 * seat), seat, seat
        )
    state = replace(state, discards=state.pile[-4:], pile=state.pile[:-4], turn=17)
    return replace(state, frames=(Turn(seat=1, points=4, acted=True, placed=True, cards=1),))


def crowded(seats: int = 4) -> JavaState:
    """The last turns of a full game: terraces everywhere, all palaces that there can be."""
    state = grown(seats, 84, seed=8)
    for seat in range(seats):
        state = drawing(
            with_player(
                state, seat, tokens=seat % 2, two=seat % 3, rice=0, village=seat // 2, irrigation_points=9 + 3 * seat,
                festival_points=17 - 4 * seat, final_points=31 if seat == 0 else 0, finished=seat == 0,
            ), seat, 2 * (seat % 2),
        )  # fmt: skip
    state = replace(state, three=0, turn=44, discards=state.pile[-7:], pile=state.pile[:-7])
    return replace(state, frames=(Turn(seat=1, points=7, tokens=1, acted=True),))


def festival(seats: int = 4) -> JavaState:
    """A festival in the city with most people: the host has laid cards, and the next one is asked."""
    state = middle(seats)
    cities = [village for village in villages(state) if village.palace is not None]
    city = max(cities, key=lambda village: len(standing(state, village.spaces)))
    assert city.palace is not None
    state = with_space(state, city.palace, used=False)
    there = sorted(standing(state, city.spaces))
    host = there[0]
    laid: tuple[Cards, ...] = tuple(("D",) if seat == there[-1] and seat != host else () for seat in range(seats))
    laid = replaced(laid, host, ("D", "MD"))
    frame = Festival(
        space=state.board.names[city.palace], host=host, seat=there[1 % len(there)], active=tuple(there), laid=laid
    )
    return replace(state, card="MD", frames=(Turn(seat=host, points=1, acted=True, placed=True), frame))


def over(seats: int = 4) -> JavaState:
    """The game is over."""
    state = crowded(seats)
    for seat in range(seats):
        state = with_player(state, seat, finished=True, final_points=20 + 5 * seat)
    return replace(state, frames=())


def _seen(make: Callable[[int], JavaState], seats: int, seat: Seat | None = None) -> Callable[[], View]:
    return lambda: view_of(make(seats), seat)


SAMPLES = Lazily(
    {
        "start-2": _seen(start, 2),
        **{f"{make.__name__}-{seats}": _seen(make, seats) for seats in (2, 3, 4) for make in (middle, festival, over)},
        "crowded-4": _seen(crowded, 4),
        "middle-3-own": _seen(middle, 3, 0),
        "festival-4-own": _seen(festival, 4, 0),
        "crowded-4-own": _seen(crowded, 4, 0),
    }
)
"""Every phase with every number of seats as everybody sees it, and some as the first seat does."""

TYPICAL = ("start-2", "middle-3", "crowded-4")
"""The beginning, the middle and a crowded end."""

MARKS = Marks(
    names=NAMES,
    clock="2 d 4 h",
    table="Mask",
    events=(
        events.TurnBegan(0, 16, False),
        events.LandPlaced(0, "two", ("K12", "L12"), 3, 1, 20),
        events.PalaceBuilt(0, "J15", 4, 2),
        events.DeveloperLeft(0, "D6", ("D6", "C6"), "highland", 2),
        events.TurnEnded(0, 0, False),
        events.TurnBegan(1, 17, False),
        events.LandPlaced(1, "three", ("H14", "H13", "G14"), 2, 1, 19),
        events.DeveloperMoved(1, "G7", "H8", ("G7", "G8", "H8"), 1),
        events.DeveloperEntered(1, "M13", ("M14", "M13"), "lowland", 1),
        events.WaterPlaced(1, "E7"),
        events.PalaceEnlarged(1, "J9", 6, 10, 5),
        events.CardTaken(1, "M", False),
        events.FestivalBegan(1, "J9", 10),
        events.CardsPlayed(1, ("M", "MP"), 2),
    ),
)
"""The last turns of two seats, with one of every kind of step."""
BUSY = MARKS
"""What gives a picture most to show."""

MERE_WORD = re.compile("place|irrigate|enter|move|leave|build|enlarge|take|token|festival|play|pass|end|to")
"""Words that name no single thing on a picture: what is done, and the word between two spaces."""

IN_WORDS = re.compile("to|pass|end")
"""The word between two spaces, and what gives something up, which has its button beside the picture."""
