"""What may still bring a seat of Java points, in the words of the game: what the outlook counts, for hints."""

from __future__ import annotations

from collections.abc import Iterator

from players.core.appraisal import Claim
from players.java.outlook import Outlook, Standing, still_playing
from rules.core.contract import Say, Seat
from rules.java import developers
from rules.java.ranks import standing
from rules.java.state import Festival, JavaState
from rules.java.villages import Village, villages
from rules.java.water import systems


def claims(outlook: Outlook, state: JavaState, seat: Seat) -> Iterator[Claim]:
    """Yields what a seat may expect: together with its score as much as the outlook says."""
    if state.over:
        return
    yield from _villages(outlook, state, seat)
    open_water = [(system, *outlook.water(state, system)) for system in systems(state)]
    led = [(system, points) for system, lead, points in open_water if lead == seat]
    gaps = sorted({state.board.names[at] for system, _ in led for at in system.gaps})
    said = Say("water", {"spaces": tuple(gaps)})
    yield Claim(about="water", points=sum(points for _, points in led), said=said, comes_true=True)
    near_end, playing = outlook.ahead_of(state).near_end, still_playing(state)[seat]
    heights = [space.level for space in state.spaces if space.developer == seat] if playing else []
    on_board = sum(outlook.developer(level, near_end) for level in heights)
    yield Claim(about="developers", points=on_board, said=Say("developers"))
    yield Claim(about="tokens", points=outlook.tokens(state, seat), said=Say("tokens"))
    yield Claim(about="small tiles", points=outlook.small_tiles(state, seat), said=Say("small-tiles"))
    yield Claim(about="cards", points=outlook.held_cards(state, seat), said=Say("cards"))
    yield _festival(outlook, state, seat)


def _villages(outlook: Outlook, state: JavaState, seat: Seat) -> Iterator[Claim]:
    """Yields each city by its final scoring, and all palaces that may be laid together: villages grow and merge."""
    playing, names = still_playing(state), state.board.names
    to_lay, sites = 0.0, list[str]()
    for group in villages(state):
        if len(group.spaces) > 1 or group.palace is not None:
            levels = standing(state, group.spaces)
            scored, growing = ([0.0] * len(playing) for _ in range(2))
            outlook.add_final(state, group, levels, scored, playing)
            outlook.add_growth(state, group, levels, growing, playing)
            if group.palace is not None:
                yield _city(outlook, state, seat, group, levels, scored[seat])
            if growing[seat]:
                to_lay += growing[seat]
                sites.append(names[group.spaces[0] if group.palace is None else group.palace])
    said = Say("palaces", {"spaces": tuple(sites)})
    yield Claim(about="palaces", points=to_lay, said=said, comes_true=True)


def _city(outlook: Outlook, state: JavaState, seat: Seat, city: Village, levels: Standing, points: float) -> Claim:
    """Returns what the final scoring of a city may bring, and who could come to stand as high within a turn."""
    assert city.palace is not None
    name, value = state.board.names[city.palace], state.spaces[city.palace].palace
    others = [other for other, player in enumerate(state.players) if other != seat and not player.finished]
    rivals = tuple(other for other in others if could_match(state, seat, other, city, levels)) if points else ()
    contested = Say("city-contested", {"space": name, "value": value, "rival_seats": rivals})
    said = contested if rivals else Say("city", {"space": name, "value": value})
    return Claim(about=f"city {name}", points=points, said=said)


def could_match(state: JavaState, seat: Seat, rival: Seat, city: Village, levels: Standing) -> bool:
    """Says whether a rival stands as high in a city as a seat, or would by one developer coming within a turn."""
    own, theirs = levels.get(seat, ()), levels.get(rival, ())
    outside = [at for at in developers.own(state, rival) if at not in city.spaces]
    starts = [*outside, *([developers.ABROAD] if state.players[rival].developers else [])]
    return theirs >= own or any(
        tuple(sorted((*theirs, state.spaces[at].level), reverse=True)) >= own
        for at in city.spaces
        if state.spaces[at].open and state.spaces[at].developer is None
        for start in starts
        if (cost := developers.cost_of(state, rival, start, at)) is not None and cost <= state.numbers.points
    )


def _festival(outlook: Outlook, state: JavaState, seat: Seat) -> Claim:
    """Returns what the festival that is being given may bring, or else one that the cards in hand would surely win."""
    worths = [0.0] * len(state.players)
    outlook.add_festivals(state, worths, still_playing(state), seat)
    said = Say("festival" if isinstance(state.top, Festival) else "festival-to-come")
    return Claim(about="festival", points=worths[seat], said=said, comes_true=True)
