"""After a game: how the scores went, as a picture, and what turned it."""

from __future__ import annotations

import msgspec

from bot.app.play import completing, posts, replays, tables, turning_points
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.language import literal, plain
from bot.app.speech.messages import Button, Message, Reply, Turned, Went
from bot.app.speech.text import LONGEST, beginning, compose
from render.core.course import Course
from render.core.studio import COURSE
from rules.core import codec, library
from rules.core.contract import Seat
from rules.core.log import effective


@declared.command("course", who="everybody", heard="quietly", does="looks", args=(completing.OF_PLAYED,), group="table")
async def course(ctx: Context, line: str) -> Reply:
    """Shows how the scores of a finished game went, and what turned it."""
    table = await tables.find_alone(ctx, line)
    return await show(ctx, await tables.load(ctx.tx, table))


@declared.button("course", who="everybody", heard="quietly", does="looks", of=tables.played, linked=True)
async def show(ctx: Context, playing: Playing) -> Reply:
    """Shows the course of a game; raises `Trouble` before it is over, as scores may tell what is hidden until then."""
    table, match = playing.table, playing.match
    if not match.over:
        raise Trouble("not-over-yet", table=table.name)
    log = effective(await tables.stored_log(ctx.tx, table.id))
    found, turning = await replays.asked(turning_points.follow, match.header, log, ctx.kept(table.id))
    heading = ctx.say("course-heading", game=library.meta(table.game).title, table=literal(table.name))
    lines = [_told(ctx, playing, one) for one in turning] or [ctx.say("course-even")]
    looks = tuple(
        Button(presses.make("at", table.id, one.entry, "board"), ctx.say("button-entry", entry=one.entry))
        for one in turning
    )
    drawn = msgspec.structs.replace(
        posts.picture(playing, ctx.words, None, name=COURSE), view=msgspec.Raw(codec.encode(found))
    )
    turned = tuple(
        Turned(entry=one.entry, text=plain(_most(ctx, playing, one)), press=look.press)
        for one, look in zip(turning, looks, strict=True)
    )
    lead = plain(_lead(ctx, playing, found))
    return Reply(
        Message(
            compose("\n".join(beginning([heading, *lines], LONGEST))),
            went=Went(entries=found.entries, points=found.points, turned=turned, lead=lead),
            picture=drawn,
            alt=f"{ctx.say('course-title')}. {posts.alt_text(playing, ctx.words)}",
            buttons=(looks,) if looks else (),
        )
    )


def _told(ctx: Context, playing: Playing, turning: turning_points.TurningPoint) -> str:
    """Tells a turning point: the entry, whose turn it ended, and what everybody gained by it, and most by what.

    Its notation is often no more than that the turn was ended, as points of a draft count from then on.
    """
    gains = ctx.words.list([_most(ctx, playing, turning), *_gains(ctx, playing, turning)[1:]])
    if turning.seat is None:
        return ctx.say("course-turning-itself", entry=turning.entry, gains=gains)
    return ctx.say("course-turning", entry=turning.entry, player=literal(playing.names[turning.seat]), gains=gains)


def _gains(ctx: Context, playing: Playing, turning: turning_points.TurningPoint) -> list[str]:
    """Says what each gained by a turning point, who gained most first."""
    gained = sorted(enumerate(turning.gained), key=lambda one: (-one[1], one[0]))
    return [
        ctx.say("course-gain", player=literal(playing.names[seat]), points=f"{points:+d}".replace("-", "−"))
        for seat, points in gained
        if points
    ]


def _most(ctx: Context, playing: Playing, turning: turning_points.TurningPoint) -> str:
    """Says what who gained most by a turning point gained, and where that came from."""
    gain = _gains(ctx, playing, turning)[0]
    return ctx.say("course-gain-from", gain=gain, source=ctx.say(turning.source)) if turning.source else gain


def _lead(ctx: Context, playing: Playing, course: Course) -> str:
    """Says since when a single winner has led for good, and who did before; nothing where the points do not say it."""
    first = [seat for seat, place in enumerate(course.places) if place == 1]
    if len(first) != 1 or playing.match.ended or len(course.entries) < 2:
        return ""
    said, facts = lead_of(course, first[0])
    names = {name: literal(playing.names[seat]) for name, seat in facts.items() if name in ("player", "other")}
    return ctx.say(said, **(facts | names))


def lead_of(course: Course, winner: Seat) -> tuple[str, dict[str, int]]:
    """Returns which message tells how a winner came to lead, and its facts, with seats for players.

    Whoever is scored second is behind until that is done, so it is told as little where it is a small part of the game.
    """
    standings = list(zip(*course.points, strict=True))
    behind = [at for at, standing in enumerate(standings) if _others(standing, winner) > standing[winner]]
    if not behind:
        return "course-lead-always", {"player": winner}
    at = behind[-1]
    since, last = course.entries[at + 1], course.entries[-1]
    other = max(range(len(course.points)), key=lambda seat: course.points[seat][at])
    if since == last:
        return "course-lead-last", {"other": other}
    steps = sum(course.entries[one + 1] - course.entries[one] for one in behind)
    if steps < since / 2:
        return "course-lead-mostly", {"player": winner, "steps": steps, "all": last, "entry": since}
    return "course-lead-since", {"player": winner, "other": other, "entry": since}


def _others(standing: tuple[int, ...], seat: int) -> int:
    """Returns the most points that another seat has."""
    return max(points for other, points in enumerate(standing) if other != seat)
