"""Royal favours: each is used at once on a line that its receiver has not used in this phase, or is lost."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.caylus import data, frames
from rules.caylus.actions import UseLine
from rules.caylus.data import Bundle, Construction, Production, Trade, Transformation
from rules.caylus.events import Event, FavourScored, FavoursLost, LineUsed
from rules.caylus.goods import bundle_text, goods_text
from rules.caylus.points import score
from rules.caylus.state import CaylusState, Player, column_limit, level_of, open_lines
from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced, with_player
from rules.core.sequence import pop, push, with_top


def go_on(state: CaylusState, favours: frames.Favours, chance: Chance) -> Step[CaylusState, Event]:
    """Lets the next favour be used; what cannot be used any more in this phase is lost."""
    seat, count = favours.seat, favours.count
    if not count:
        return Step(state=pop(state))
    if state.simplified:
        points = count * state.numbers.simple_favour
        told = FavourScored(seat=seat, points=points)
        return Step(state=score(pop(state), seat, points, "favours"), events=(told,))
    if not open_lines(state, seat):
        return Step(state=pop(state), events=(FavoursLost(seat=seat, count=count),))
    state = with_top(state, msgspec.structs.replace(favours, count=count - 1))
    return Step(state=push(state, frames.FavourLine(seat=seat)))


def next_level(state: CaylusState, player: Player, line: str) -> int:
    """Returns the column where a marker will be when its line is used."""
    level = level_of(player, line)
    return max(level, min(level + 1, column_limit(state)))


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the lines that are open, with the column that is reached."""
    match prefix:
        case ():
            yield Token("favour")
        case ("favour",):
            for line in open_lines(state, seat):
                yield Token(line, ends=True, note=_note(state, line, next_level(state, state.players[seat], line)))


def _note(state: CaylusState, line: str, column: int) -> Say:
    """Says where the marker will be, and what that column brings; those before it can be used instead."""
    match state.numbers.favour_lines[line][column - 1]:
        case Bundle() as gain:
            return Say("column-gain", {"line": line, "column": column, "gain": bundle_text(gain)})
        case Production(options=options):
            return Say("column-gain", {"line": line, "column": column, "gain": "/".join(map(goods_text, options))})
        case Trade(exchanges=(exchange, *_)):
            price, gained = bundle_text(exchange.pay), bundle_text(exchange.gain)
            return Say("column-trade", {"line": line, "column": column, "price": price, "gain": gained})
        case Construction(colour=colour, discount=""):
            return Say("column-builds", {"line": line, "column": column, "colour": colour})
        case Construction(colour=colour, discount=discount):
            saved = goods_text(discount)
            return Say("column-builds-cheaper", {"line": line, "column": column, "colour": colour, "saved": saved})
        case Transformation(price=price):
            return Say("column-residence", {"line": line, "column": column, "price": bundle_text(price)})
        case _:
            return Say("column-nothing", {"line": line, "column": column})


def forced(state: CaylusState, seat: Seat) -> UseLine | None:
    """The only open line is used."""
    lines = open_lines(state, seat)
    return UseLine(line=lines[0]) if len(lines) == 1 else None


def check(state: CaylusState, seat: Seat, action: UseLine) -> None:
    if action.line not in open_lines(state, seat):
        raise IllegalAction("line-used", line=action.line)


def apply(state: CaylusState, seat: Seat, action: UseLine, chance: Chance) -> Step[CaylusState, Event]:
    """Advances the marker if the column limit allows, and asks what of the line is used.

    The first column of the building line has no effect, so nothing is asked there (ruling 57).
    """
    player, line = state.players[seat], action.line
    level = next_level(state, player, line)
    told = LineUsed(seat=seat, line=line, column=level, advanced=level > level_of(player, line))
    levels = replaced(player.levels, data.LINES.index(line), level)
    state = with_player(pop(state), seat, levels=levels, used=(*player.used, line))
    if any(column is not None for column in state.numbers.favour_lines[line][:level]):
        state = push(state, frames.FavourEffect(seat=seat, line=line))
    return Step(state=state, events=(told,))
