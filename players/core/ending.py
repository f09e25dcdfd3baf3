"""The end of a turn: nothing is left out of it that would bring more, least of all where the game ends with it.

A search follows the best of what it has looked at, and a turn can end before it. Where the game ends with the turn what
comes of anything is known, so everything that is offered can be tried, and the odd move counts as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from players.core.appraisal import Appraisal
from players.core.lines import Line, asked, longer
from players.core.luck import Luck
from rules.core import notation
from rules.core.contract import IllegalAction, S, Seat, Tagged


def gone_over(appraisal: Appraisal[S], start: S, seat: Seat, line: Line[S], luck: Luck) -> Line[S]:
    """Returns a line with what brings most put in before the end of the turn, as often as something brings more.

    What brings more is told by the appraisal alone: a line may be worth less than that for what is answered to it.
    """
    if len(line.sure) < len(line.actions):
        return line
    worth = appraisal.worth(line.state, seat)
    while best := max(_longer(appraisal, start, seat, line, luck), key=lambda tried: tried.worth, default=None):
        if best.worth <= worth:
            break
        line, worth = best, best.worth
    return line


def _longer(appraisal: Appraisal[S], start: S, seat: Seat, line: Line[S], luck: Luck) -> Iterator[Line[S]]:
    game, (*done, end) = appraisal.game, line.actions
    before = Line(state=start)
    for action in done:
        before = longer(game, before, seat, action, luck)
    about = asked(game, start, seat)
    for step in _steps(appraisal, before.state, seat, is_last=line.state.over):
        tried = before
        for action in step:
            tried = longer(game, tried, seat, action, luck)
        if _may_play(appraisal, tried.state, seat, end):
            tried = longer(game, tried, seat, end, luck)
        if asked(game, tried.state, seat) != about:
            yield replace(tried, worth=appraisal.worth(tried.state, seat))


def _steps(appraisal: Appraisal[S], state: S, seat: Seat, *, is_last: bool) -> Iterable[tuple[Tagged, ...]]:
    """Returns what can be put in: what is worth a look as long as something is left of the turn, or all that is offered
    where the game ends."""
    if is_last:
        return _offered(appraisal, state, seat)
    return appraisal.steps(state, seat) if appraisal.left(state) else ()


def _offered(appraisal: Appraisal[S], state: S, seat: Seat) -> Iterator[tuple[Tagged, ...]]:
    """Yields everything that is offered: an action or, where one gives no more than a point for another, both."""
    game = appraisal.game
    offered = dict.fromkeys(notation.actions(game, state, seat))
    for action in offered:
        yield (action,)
        if _chooses_nothing(action):
            after = game.apply(state, seat, action, Luck("offered")).state
            if asked(game, after, seat) is not None:
                yield from (
                    (action, further) for further in notation.actions(game, after, seat) if further not in offered
                )


def _chooses_nothing(action: Tagged) -> bool:
    """Says whether an action is what it is called and no more, such as one that gives a point to be used."""
    return not action.__struct_fields__


def _may_play(appraisal: Appraisal[S], state: S, seat: Seat, action: Tagged) -> bool:
    try:
        if asked(appraisal.game, state, seat) is None:
            return False
        appraisal.game.check(state, seat, action)
    except IllegalAction:
        return False
    return True
