"""How strong members are by their results: what they won and lost, and a ranking.

A finished game is counted once, in the transaction in which it ends: it moves the ratings of those who played it, and
nothing that comes later changes that. So a ranking is read as it is shown, however many games made it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.app.play.results import JOINED, LEFT, PLAYED
from bot.app.speech.messages import Place
from storage.rows import FinishedRow, RankedRow, RatingRow, TableRow
from storage.store import Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a member stands in a ranking."""

    place: int
    name: str
    rating: float
    """The strength that the member has almost certainly: 0 at the beginning."""
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What somebody has achieved in a game."""

    game: str
    games: int
    won: int
    place: float
    """The average of the places."""
    best: int
    """The most points at an end."""
    left: int
    """How many further games were left early."""


async def count_ended(tx: Transaction, table: TableRow) -> None:
    """Counts a game that has just ended, unless others come first: those of before the ratings, see the timekeeper."""
    unrated = await tx.results.unrated(1)
    if unrated and unrated[0].table == table.id:
        await count(tx, table)


async def count(tx: Transaction, table: TableRow) -> None:
    """Counts a finished game in the ratings of those who played it, unless that has been done."""
    results = [row for row in await tx.results.finished(table.id) if not row.rated]
    before = {row.member: await _rating(tx, table, row.member) for row in results}
    await tx.ratings.put(*rate(results, before))
    await tx.results.note_rated(table.id)


async def _rating(tx: Transaction, table: TableRow, member: int) -> RatingRow:
    """Returns a member's rating in the ranking to which a table belongs, that of a beginner where there is none."""
    ranking = (table.platform, table.server or table.channel, table.game, table.seats)
    return await tx.ratings.get(*ranking, member) or beginner(*ranking, member)


def beginner(platform: str, place: str, game: str, seats: int, member: int) -> RatingRow:
    """Returns the rating of a member who has not played there yet."""
    from openskill.models import PlackettLuce

    rating = PlackettLuce().rating()
    return RatingRow(
        platform=platform,
        place=place,
        game=game,
        seats=seats,
        member=member,
        mu=rating.mu,
        sigma=rating.sigma,
        strength=round(rating.ordinal(), 1),
        games=0,
        won=0,
    )


def rate(results: Sequence[FinishedRow], before: Mapping[int, RatingRow]) -> list[RatingRow]:
    """Returns the ratings of those who played a game as they are after it; none where there is nobody to compare with.

    A player who left by choice is last, and several who did are equal. A seat that was taken over, or whose player was
    removed, counts for nobody.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [row for row in results if row.how in (PLAYED, LEFT)]
    if len(rated) < 2:
        return []
    strengths = [[model.rating(mu=before[row.member].mu, sigma=before[row.member].sigma)] for row in rated]
    places = [float(row.seats + 1 if row.how == LEFT else row.place) for row in rated]
    return [
        replace(
            before[row.member],
            mu=rating.mu,
            sigma=rating.sigma,
            strength=round(rating.ordinal(), 1),
            games=before[row.member].games + 1,
            won=before[row.member].won + _is_won(row),
        )
        for row, [rating] in zip(rated, model.rate(strengths, ranks=places), strict=True)
    ]


async def ranking(tx: Transaction, place: Place, game: str, seats: int, most: int) -> list[Standing]:
    """Returns the best of a place in a game with so many seats; who wants no place has none, but was played against."""
    return standings(await tx.ratings.listed(place.platform, place.server or place.channel, game, seats, most))


def standings(ranked: Sequence[RankedRow]) -> list[Standing]:
    """Gives members their places, the strongest first; equals have the same one."""
    first = {row.strength: at for at, row in reversed(tuple(enumerate(ranked, 1)))}
    return [
        Standing(place=first[row.strength], name=row.name, rating=row.strength, games=row.games, won=row.won)
        for row in ranked
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
