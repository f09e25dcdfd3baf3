"""What positions of Caylus are worth, and what a seat does there without a search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from players.caylus.claims import claims
from players.caylus.holdings import Holdings
from players.caylus.ways import Ways, worth_of
from players.core.appraisal import Appraisal, Claim, ahead
from rules.caylus import frames
from rules.caylus.state import CaylusState
from rules.core.contract import AnyGame, Seat, Tagged


class CaylusAppraisal(Appraisal[CaylusState]):
    """Appraises a seat by its points and what its holdings will become, less the same of the others.

    Of the others the best counts most.
    """

    nodes = 1200
    further = 4
    trust = 2.0

    def __init__(self, game: AnyGame, weights: Mapping[str, float]) -> None:
        super().__init__(game, weights)
        self.holdings = Holdings(weights)
        self.ways = Ways(self.holdings)

    def horizon(self, state: CaylusState) -> int:
        """A round is played to its end."""
        return state.round

    def worth(self, state: CaylusState, seat: Seat) -> float:
        standing = [self.holdings.standing(state, other) for other in range(len(state.players))]
        return ahead(standing, seat, self.weights["best other"])

    def claims(self, state: CaylusState, seat: Seat) -> Iterable[Claim]:
        return claims(self.holdings, self.ways, state, seat)

    def quick(self, state: CaylusState, seat: Seat) -> Tagged:
        return max(self.ways.found(state, seat), key=worth_of).action

    def actions(self, state: CaylusState, seat: Seat) -> Iterator[Tagged]:
        """The most promising come first; those that promise far less are not worth a look."""
        found = sorted(self.ways.found(state, seat), key=worth_of, reverse=True)
        wide = isinstance(state.top, frames.Place | frames.Gate)
        least = found[0].worth - self.weights["behind the best place" if wide else "behind the best use"]
        return (use.action for use in found if use.worth >= least)


APPRAISAL = CaylusAppraisal
