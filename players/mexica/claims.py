"""What may still bring a seat of Mexica points, in the words of the game: what the outlook counts, for hints."""

from __future__ import annotations

from collections.abc import Iterator

from players.core.appraisal import Claim
from players.mexica.outlook import Outlook, is_last, totals_of, worth_of
from rules.core.contract import Say, Seat
from rules.mexica import movement
from rules.mexica.calpulli import open_ground
from rules.mexica.districts import District, districts
from rules.mexica.state import MexicaState


def claims(outlook: Outlook, state: MexicaState, seat: Seat) -> Iterator[Claim]:
    """Yields what a seat may expect: together with its score as much as the outlook says."""
    if not state.frames:
        return
    unfounded = 0.0
    for district in districts(state):
        totals = totals_of(state, district)
        points = outlook.expected(state, district, totals)[seat] if any(totals) else 0.0
        if district.calpulli is None:
            unfounded += points
        else:
            yield _founded(state, seat, district, points)
    yield Claim(about="unfounded", points=unfounded, said=Say("unfounded"), comes_true=True)
    yield Claim(about="start", points=outlook.on_start(state, seat), said=Say("start-square"), comes_true=True)
    yield Claim(about="tokens", points=outlook.put_by(state, seat), said=Say("tokens"))
    if not is_last(state):
        stock = outlook.weights["stock"] * worth_of(state.players[seat].buildings)
        yield Claim(about="stock", points=-stock, said=Say("stock"))
        yield Claim(
            about="standing",
            points=outlook.weights["standing"] * outlook.standing(state, seat),
            said=Say("standing"),
            comes_true=True,
        )
        yield Claim(about="plan", points=outlook.planned(state, seat), said=Say("plan"), comes_true=True)


def _founded(state: MexicaState, seat: Seat, district: District, points: float) -> Claim:
    """Returns what a seat may expect of a founded district, and who could build as much there within a turn."""
    name, size = district.name, district.size
    others = (other for other in range(len(state.players)) if other != seat)
    rivals = tuple(other for other in others if points > 0 and could_match(state, seat, other, district))
    contested = Say("district-contested", {"square": name, "size": size, "rival_seats": rivals})
    said = contested if rivals else Say("district", {"square": name, "size": size})
    return Claim(about=f"district {name}", points=points, said=said)


def could_match(state: MexicaState, seat: Seat, rival: Seat, district: District) -> bool:
    """Says whether a rival could have built as much in a district as a seat, by what a turn and its tokens allow."""
    totals, player = totals_of(state, district), state.players[rival]
    ways = movement.ways_from(state, player.figure)
    near = min((ways[square][0] for square in district.squares if square in ways), default=state.numbers.jump)
    going = 0 if player.figure in district.squares else min(near, state.numbers.jump)
    able = min(state.numbers.points + player.tokens - going, worth_of(player.buildings))
    return totals[seat] - totals[rival] <= (able if open_ground(state, district) else 0)
