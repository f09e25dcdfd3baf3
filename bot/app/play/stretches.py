"""How long the board on the table stays as it was posted: through an auction, and through a stretch of a game."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.match import Match


def in_one_auction(before: Match, after: Match) -> bool:
    """Says whether nothing but bids has come since an earlier position, so that the board is as it was."""
    return _one_name(decision.auction for match in (before, after) for decision in match.decisions)


def in_one_stretch(before: Match, after: Match) -> bool:
    """Says whether nothing lies on the board otherwise than in an earlier position, but for what is bid for."""
    return _one_name(one.stretch or one.auction for match in (before, after) for one in match.decisions)


def _one_name(names: Iterable[str]) -> bool:
    found = set(names)
    return len(found) == 1 and "" not in found
