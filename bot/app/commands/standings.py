"""What came of finished games: a member's statistics, and the rankings of a server."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace

from bot.app.commands import mine, people, refusals
from bot.app.play import completing, ratings
from bot.app.play.ratings import Record
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import LONG, beginning, compose
from players.core.levels import LEVELS
from rules.core import library
from storage.rows import BeatenRow, FinishedRow, MemberRow

LISTED, HIDDEN = "on", "off"
MOST_SHOWN = 100
"""Lines of a ranking, more than fit into a message, of which the others are not even looked up."""
ALL = 1_000_000
"""More members than any place has."""


async def _known_here(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the name of somebody who is known in the place."""
    known = await ctx.tx.members.of_place(ctx.place.platform, ctx.place.channel)
    return completing.matching(typed.strip().removeprefix("@"), "", dict.fromkeys(person.name for person in known))


@declared.command(
    "stats",
    who="everybody",
    heard="quietly",
    does="looks",
    args=(Arg(name="player", kind="member", completes=_known_here),),
    group="my",
)
async def stats(ctx: Context, line: str) -> Reply:
    """Tells what the member has achieved everywhere, or what somebody else has here."""
    member = await _meant(ctx, line.strip())
    if member.id == ctx.member.id:
        return await _own(ctx)
    if member.unranked:
        raise Trouble("stats-private", player=member.name)
    place = ctx.place
    found = await ctx.tx.results.of_member_in(member.id, place.platform, place.server, place.channel)
    return Reply(Message(compose("\n".join([ctx.say("stats-of", player=literal(member.name)), *_told(ctx, found)]))))


@declared.button("ranked", who="everybody", heard="quietly", does="changes")
async def choose_ranked(ctx: Context, choice: str) -> Reply:
    """Leaves the member out of the rankings, or lists them again."""
    if choice not in (LISTED, HIDDEN):
        raise Trouble("unknown-button")
    member = replace(ctx.member, unranked=choice == HIDDEN)
    await ctx.tx.members.update(member)
    reply = await _own(replace(ctx, member=member))
    return Reply(reply.message, replace=True)


async def _complete_ranking(ctx: Context, typed: str) -> tuple[str, ...]:
    games = library.games()
    counts = (f"{game} {seats}" for game in games for seats in library.meta(game).seats if seats > 1)
    return completing.matching(typed.lstrip(), "", (*games, *counts))


@declared.command(
    "ranking",
    who="everybody",
    heard="quietly",
    does="looks",
    args=(
        Arg(name="game", values=library.games, label=lambda words, game: library.meta(game).title),
        completing.SEATS,
    ),
    whole=_complete_ranking,
    group="table",
)
async def ranking(ctx: Context, line: str) -> Reply:
    """Ranks the members of a place by their finished games of one game and one number of seats."""
    game, _, seats = line.strip().lower().partition(" ")
    if not game:
        return refusals.which_game(ctx, lambda game: presses.make("ranking", game))
    if game not in library.games():
        raise Trouble("ranking-words", games=", ".join(f"`{name}`" for name in library.games()))
    if seats and presses.number(seats) not in library.meta(game).seats:
        meta = library.meta(game)
        raise Trouble("seat-count", game=meta.title, least=meta.seats[0], most=meta.seats[-1])
    return await _show(ctx, game, presses.number(seats))


@declared.button("ranking", who="everybody", heard="quietly", does="looks")
async def press_ranking(ctx: Context, game: str, seats: str = "") -> Reply:
    """Shows the ranking of a game and a number of seats, by default of that which most members have played."""
    return await ranking(ctx, f"{game} {seats}")


@declared.button("rankcsv", who="everybody", heard="quietly", does="looks")
async def export(ctx: Context, game: str, seats: str, part: str = "0") -> Reply:
    """Writes a ranking as a table for other programs, part by part."""
    if game not in library.games():
        raise Trouble("unknown-button")
    standings = await ratings.ranking(ctx.tx, ctx.place, game, presses.number(seats), ALL)
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(("place", "name", "rating", "games", "won"))
    table.writerows((one.place, _cell(one.name), one.rating, one.games, one.won) for one in standings)
    return mine.in_parts(
        ctx, written.getvalue(), presses.number(part), lambda next: presses.make("rankcsv", game, seats, next)
    )


def _cell(name: str) -> str:
    """Returns a name as a cell that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


async def _show(ctx: Context, game: str, seats: int) -> Reply:
    place = ctx.place
    played = await ctx.tx.ratings.played(place.platform, place.server or place.channel, game)
    if seats < 0:
        seats = max(library.meta(game).seats, key=lambda count: played.get(count, 0))
    standings = await ratings.ranking(ctx.tx, place, game, seats, MOST_SHOWN)
    heading = ctx.say("ranking-heading", game=library.meta(game).title, seats=seats)
    lines = [
        ctx.say(
            "ranking-line",
            place=one.place,
            player=literal(one.name),
            rating=one.rating,
            games=one.games,
            won=one.won,
        )
        for one in standings
    ]
    said = [heading, *(lines or [ctx.say("ranking-none")])]
    others = tuple(
        Button(presses.make("ranking", game, count), ctx.say("button-ranking-seats", count=count))
        for count in played
        if count != seats
    )
    written = (Button(presses.make("rankcsv", game, seats), ctx.say("button-ranking-csv")),) if standings else ()
    return Reply(Message(compose("\n".join(beginning(said, LONG))), buttons=_rows(*others, *written)))


async def _meant(ctx: Context, line: str) -> MemberRow:
    """Returns whose statistics are asked for: those of who asks, unless somebody who is known here is named."""
    account = await people.meant(ctx, line)
    if not line and account is None:
        return ctx.member
    platform = ctx.place.platform
    known = await ctx.tx.members.of_place(platform, ctx.place.channel)
    users = (
        {account.user}
        if account is not None
        else {one.user for one in known if people.is_called(line, one.name, one.known_as, one.handle)}
    )
    found = {member.id: member for user in users if (member := await ctx.tx.members.by_identity(platform, user))}
    if len(found) != 1:
        raise Trouble("stats-unknown", player=line[:40])
    return next(iter(found.values()))


async def _own(ctx: Context) -> Reply:
    """Tells the member's own results, those against bots apart."""
    finished, bots = await ctx.tx.results.of_member(ctx.member.id), await ctx.tx.results.against_bots(ctx.member.id)
    choice = LISTED if ctx.member.unranked else HIDDEN
    said = [
        ctx.say("stats-own"),
        *_told(ctx, finished),
        *_against_bots(ctx, bots),
        ctx.say(f"stats-ranked-{HIDDEN if choice == LISTED else LISTED}"),
    ]
    button = Button(presses.make("ranked", choice), ctx.say(f"button-ranked-{choice}"))
    return Reply(Message(compose("\n".join(said)), buttons=((button,),)))


def _against_bots(ctx: Context, fared: Sequence[BeatenRow]) -> list[str]:
    """Says for each game how many bots of which level the member has beaten."""
    by_game: dict[str, dict[str, str]] = {}
    for row in fared:
        said = ctx.say("stats-bots-level", level=ctx.say(f"bot-level-{row.level}"), won=row.won, games=row.games)
        by_game.setdefault(row.game, {})[row.level] = said
    lines = [
        ctx.say(
            "stats-bots-game",
            game=library.meta(game).title,
            levels=ctx.words.list(said[level] for level in LEVELS if level in said),
        )
        for game, said in by_game.items()
    ]
    return [ctx.say("stats-bots"), *lines] if lines else []


def _told(ctx: Context, finished: Sequence[FinishedRow]) -> list[str]:
    found = ratings.records(finished)
    return [_line(ctx, record) for record in found] or [ctx.say("stats-none")]


def _line(ctx: Context, record: Record) -> str:
    said = ctx.say(
        "stats-game",
        game=library.meta(record.game).title,
        games=record.games,
        won=record.won,
        place=round(record.place, 1),
        best=record.best,
    )
    return f"{said} {ctx.say('stats-left', count=record.left)}" if record.left else said


def _rows(*buttons: Button) -> tuple[tuple[Button, ...], ...]:
    return tuple(buttons[at : at + people.IN_A_ROW] for at in range(0, len(buttons), people.IN_A_ROW))
