"""What positions of Mexica are worth, and what is worth doing there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from players.core.appraisal import Appraisal, Claim
from players.core.luck import Luck
from players.mexica.claims import claims
from players.mexica.doing import Doing, Steps
from players.mexica.outlook import Outlook
from rules.core.contract import AnyGame, IllegalAction, Seat, Tagged
from rules.mexica import action_tokens, founding, locks
from rules.mexica.actions import EndTurn, TakeToken, UseToken
from rules.mexica.state import MexicaState, Turn

WIDTH = 14
"""So many things to do are looked at from one position, those that promise most for their points."""


class MexicaAppraisal(Appraisal[MexicaState]):
    """Appraises Mexica by the majorities that its scorings will find, and by the districts that can be founded."""

    nodes = 500

    def __init__(self, game: AnyGame, weights: Mapping[str, float]) -> None:
        super().__init__(game, weights)
        self.outlook = Outlook(weights)
        self.doing = Doing(self.outlook)

    def worth(self, state: MexicaState, seat: Seat) -> float:
        return self.outlook.lead(self.outlook.prospects(state), seat)

    def claims(self, state: MexicaState, seat: Seat) -> Iterable[Claim]:
        return claims(self.outlook, state, seat)

    def left(self, state: MexicaState) -> int:
        return state.top.points if isinstance(state.top, Turn) else 0

    def steps(self, state: MexicaState, seat: Seat) -> Iterable[Steps]:
        """Yields what is worth doing in a turn, by the rules of later rounds, as the first one's is dear to reckon.

        No token that was taken in it is given back.
        """
        if not isinstance(state.top, Turn):
            yield from ((action,) for action in self.actions(state, seat))
            return
        yield (EndTurn(),)
        if action_tokens.may_take(state, seat):
            yield (TakeToken(),)
        chances = self.doing.chances(replace(state, lock_rule=False), seat)
        if state.top.taken:
            chances = (chance for chance in chances if chance.cost <= state.top.points)
        found = sorted(chances, key=self.doing.promise, reverse=True)
        for chance in found[:WIDTH]:
            steps = ((UseToken(),) * (chance.cost - state.top.points)) + chance.steps
            if not locks.forbidden(state) or self._allowed(state, seat, steps):
                yield steps

    def harmless(self, state: MexicaState, seat: Seat) -> Tagged:
        """Returns what costs nothing or is put by, before the turn is ended."""
        if isinstance(state.top, Turn):
            found = next((token.action for token in founding.tokens(state, seat, ())), None)
            if found is not None:
                return found
            if action_tokens.may_take(state, seat):
                return TakeToken()
        return super().harmless(state, seat)

    def _allowed(self, state: MexicaState, seat: Seat, steps: Steps) -> bool:
        """Says whether the rule of the first round allows actions one after the other."""
        for action in steps:
            try:
                self.game.check(state, seat, action)
            except IllegalAction:
                return False
            state = self.game.apply(state, seat, action, Luck("allowed")).state
        return True


APPRAISAL = MexicaAppraisal
