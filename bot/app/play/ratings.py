"""How strong members are by their results: what they won and lost, and a ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.app.play.results import JOINED, LEFT, PLAYED
from storage.rows import FinishedRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a member stands in a ranking."""

    place: int
    member: int
    rating: float
    """The strength that he has almost certainly: 0 at the beginning."""
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What somebody has achieved in a game."""

    game: str
    games: int
    won: int
    place: float
    """The average of his places."""
    best: int
    """The most points that he has had at an end."""
    left: int
    """How many further games he has left."""


def rank(finished: Iterable[FinishedRow], hidden: Collection[int] = ()) -> list[Standing]:
    """Ranks the members by games of equal numbers of seats, told in the order in which they ended, the best first.

    Who left by himself is last in his game, and several who did are equal. A seat that was taken over, or whose player
    was removed, counts for nobody. Who is hidden has no place, but the others have played against him all the same.
    """
    from openskill.models import PlackettLuce
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

    model = PlackettLuce()
    ratings: dict[int, PlackettLuceRating] = {}
    games: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for _, rows in groupby(finished, key=lambda row: row.table):
        rated = [row for row in rows if row.how in (PLAYED, LEFT)]
        if len(rated) < 2:
            continue
        before = [[ratings.get(row.member) or model.rating()] for row in rated]
        places = [float(row.seats + 1 if row.how == LEFT else row.place) for row in rated]
        for row, [rating] in zip(rated, model.rate(before, ranks=places), strict=True):
            ratings[row.member] = rating
            games[row.member] += 1
            won[row.member] += _is_won(row)
    found = [(round(rating.ordinal(), 1), member) for member, rating in ratings.items() if member not in hidden]
    above = Counter(rating for rating, _ in found)
    return [
        Standing(
            place=1 + sum(count for better, count in above.items() if better > rating),
            member=member,
            rating=rating,
            games=games[member],
            won=won[member],
        )
        for rating, member in sorted(found, key=lambda one: (-one[0], one[1]))
    ]


def records(finished: Sequence[FinishedRow]) -> list[Record]:
    """Returns what somebody has achieved in each game, by the games' names."""
    by_game: dict[str, list[FinishedRow]] = {}
    for row in finished:
        by_game.setdefault(row.game, []).append(row)
    return [_record(game, rows) for game, rows in sorted(by_game.items())]


def _record(game: str, rows: Sequence[FinishedRow]) -> Record:
    ended = [row for row in rows if row.how in (PLAYED, JOINED)]
    return Record(
        game=game,
        games=len(ended),
        won=sum(_is_won(row) for row in ended),
        place=sum(row.place for row in ended) / max(1, len(ended)),
        best=max((row.points for row in ended), default=0),
        left=sum(row.how == LEFT for row in rows),
    )


def _is_won(row: FinishedRow) -> bool:
    return row.place == 1 and row.how != LEFT
