"""How a game has ended, for a chat that shows the result as a whole: who has won and why, where points came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.app.play import posts, results
from bot.app.play.tables import Playing
from bot.app.speech.context import Context
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Placed, Result
from bot.app.speech.text import as_plain, compose
from rules.core import library
from rules.core.contract import Score, Seat


async def tell(ctx: Context, playing: Playing) -> Result:
    """Tells how a game that is over has ended, for a member."""
    match, game = playing.match, playing.table.game
    ranked = sorted(match.public_scores, key=lambda score: (score.place, score.seat))
    uncounted = await _uncounted(ctx, playing)
    won = _has_winner(playing, uncounted)
    secret = ctx.say("post-secret", secret=literal(match.header.secret)) if playing.game.meta.luck else ""
    why = (*_why(ctx, playing, ranked, won=won), *([ctx.say(f"post-uncounted-{uncounted}")] if uncounted else []))
    return Result(
        headline=plain(_won(ctx, playing, ranked) if won else await _stopped(ctx, playing)),
        why=plain(" ".join(why)),
        settled=won,
        own=await _own(ctx, playing),
        places=tuple(
            Placed(
                seat=score.seat,
                place=score.place,
                points=score.points,
                sources=tuple((ctx.say(f"{game}-source-{name}"), points) for name, points in score.sources if points),
                resigned=score.seat in match.resigned,
            )
            for score in ranked
        ),
        secret=as_plain(compose(secret)),
    )


def _has_winner(playing: Playing, uncounted: results.Uncounted) -> bool:
    """Says whether anybody has won: not who is left alone before the game counts."""
    return playing.match.ended != "abandoned" and not (playing.match.ended and uncounted)


async def _uncounted(ctx: Context, playing: Playing) -> results.Uncounted:
    """Says why a game that could count for those who played in it counts for nobody."""
    if playing.match.ended == "abandoned" or not await results.may_count(ctx.tx, playing):
        return ""
    if await results.counted(ctx.tx, playing.table.id):
        return ""
    return "short" if await results.is_short(ctx.tx, playing) else "removed"


def _won(ctx: Context, playing: Playing, ranked: Sequence[Score]) -> str:
    """Says who has won, to the winner so."""
    first = [score for score in ranked if score.place == 1]
    points = first[0].points
    own = len(first) == 1 and first[0].seat in playing.seats_of(ctx.member.id) and _is_one_of_others(ctx, playing)
    if playing.match.ended:
        player = literal(playing.names[first[0].seat])
        return ctx.say("result-left-own") if own else ctx.say("result-left", player=player)
    if own:
        return ctx.say("result-won-own", points=points)
    return ctx.say(
        "result-won", players=_names(ctx, playing, (score.seat for score in first)), count=len(first), points=points
    )


def _is_one_of_others(ctx: Context, playing: Playing) -> bool:
    """Says whether others have played, too, be they bots."""
    return len(playing.seats_of(ctx.member.id)) < len(playing.seats)


async def _stopped(ctx: Context, playing: Playing) -> str:
    """Says by whom a game was stopped that nobody has won: who was removed, who gave it up or was the only member at
    it, else all."""
    if removed := await _removed(ctx, playing):
        own = set(removed) <= set(playing.seats_of(ctx.member.id))
        said = _names(ctx, playing, removed)
        return ctx.say("result-removed-own") if own else ctx.say("result-removed", players=said, count=len(removed))
    members = {row.member for row in playing.seats if row.member is not None}
    alone = [seat for seat, row in enumerate(playing.seats) if row.member is not None][:1] if len(members) == 1 else []
    seats = playing.match.resigned or tuple(alone)
    if not seats:
        return ctx.say("result-stopped")
    if set(seats) <= set(playing.seats_of(ctx.member.id)):
        return ctx.say("result-given-up-own")
    return ctx.say("result-given-up", players=_names(ctx, playing, seats), count=len(seats))


async def _removed(ctx: Context, playing: Playing) -> list[Seat]:
    """Returns the seats of members whose removal has ended the game."""
    members = ((seat, row.member) for seat, row in enumerate(playing.seats) if row.member is not None)
    return [seat for seat, member in members if await ctx.tx.guests.removed(playing.table.id, member) is not None]


def _why(ctx: Context, playing: Playing, ranked: Sequence[Score], *, won: bool) -> Iterator[str]:
    """Yields why somebody has won: who gave up, by how much, and what decided between equals."""
    resigned = playing.match.resigned
    if not won:
        yield ctx.say("result-nobody")
        return
    if resigned:
        yield ctx.say("result-gave-up", players=_names(ctx, playing, resigned), count=len(resigned))
    if playing.match.ended:
        yield ctx.say("result-left-after", steps=playing.match.entries)
        return
    others = [score for score in ranked if score.place > 1 and score.seat not in resigned]
    best, second = ranked[0].points, max((score.points for score in others), default=None)
    if second is not None and second < best:
        names = _names(ctx, playing, (score.seat for score in others if score.points == second))
        yield ctx.say("result-ahead", ahead=best - second, next=names)
    if tie := posts.tie_break(ctx.words, playing, ranked):
        yield tie


async def _own(ctx: Context, playing: Playing) -> str:
    """Says how often the member has won games of the kind against others, once more than one was played."""
    if not playing.seats_of(ctx.member.id) or playing.table.practice:
        return ""
    played = [row for row in await ctx.tx.results.of_member(ctx.member.id) if row.game == playing.table.game]
    won = sum(row.place == 1 for row in played)
    title = library.meta(playing.table.game).title
    return ctx.say("result-own", game=title, won=won, games=len(played)) if len(played) > 1 else ""


def _names(ctx: Context, playing: Playing, seats: Iterator[Seat] | Sequence[Seat]) -> str:
    return ctx.words.list(literal(playing.names[seat]) for seat in seats)
