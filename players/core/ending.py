"""A turn with which the game ends: what comes of anything is known, so everything that is offered can be tried.

A search looks at what promises something only, and at the end the odd move counts as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from players.core.appraisal import Appraisal
from players.core.lines import Line, asked, longer
from players.core.luck import Luck
from rules.core import notation
from rules.core.contract import IllegalAction, S, Seat, Tagged


def gone_over(appraisal: Appraisal[S], start: S, seat: Seat, line: Line[S], luck: Luck) -> Line[S]:
    """Returns a line with what brings most put in before the end of the game, as often as something brings more.

    That is an action or, where one gives no more than a point for another, both.
    """
    while line.state.over and len(line.sure) == len(line.actions):
        best = max(_longer(appraisal, start, seat, line, luck), key=lambda tried: tried.worth, default=line)
        if best.worth <= line.worth:
            break
        line = best
    return line


def _longer(appraisal: Appraisal[S], start: S, seat: Seat, line: Line[S], luck: Luck) -> Iterator[Line[S]]:
    game, (*done, end) = appraisal.game, line.actions
    before = Line(state=start)
    for action in done:
        before = longer(game, before, seat, action, luck)
    offered = dict.fromkeys(notation.actions(game, before.state, seat))
    for action in offered:
        tried = longer(game, before, seat, action, luck)
        yield from _ended(appraisal, tried, seat, end, luck)
        if _chooses_nothing(action) and asked(game, tried.state, seat) is not None:
            for further in notation.actions(game, tried.state, seat):
                if further not in offered:
                    yield from _ended(appraisal, longer(game, tried, seat, further, luck), seat, end, luck)


def _chooses_nothing(action: Tagged) -> bool:
    """Says whether an action is what it is called and no more, such as one that gives a point to be used."""
    return not action.__struct_fields__


def _ended(appraisal: Appraisal[S], line: Line[S], seat: Seat, end: Tagged, luck: Luck) -> Iterator[Line[S]]:
    """Yields a line that ends the game by itself, or with what has ended it before, if it can."""
    if _may_play(appraisal, line.state, seat, end):
        line = longer(appraisal.game, line, seat, end, luck)
    if line.state.over:
        yield replace(line, worth=appraisal.worth(line.state, seat))


def _may_play(appraisal: Appraisal[S], state: S, seat: Seat, action: Tagged) -> bool:
    try:
        if asked(appraisal.game, state, seat) is None:
            return False
        appraisal.game.check(state, seat, action)
    except IllegalAction:
        return False
    return True
