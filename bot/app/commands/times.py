"""What a member says of times: the zone, the hours awake, absences, reminders."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from itertools import islice
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec
from babel.dates import format_date, get_day_names

from bot.app.play import completing, outgoing, reminders, tables
from bot.app.play.outgoing import Outgoing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Choice, Menu, Message, Reply
from bot.app.speech.text import compose
from bot.app.time import absences, clocks, deadlines, next_word, people
from bot.app.time.clocks import Hours
from storage.rows import AbsenceRow, TableRow

OFFERED = (3, 7, 14)
"""Days for which somebody can be away by a button."""
ALWAYS, BACK = "always", "end"
WEEKS = ("mon-sun", "mon-fri", "mon-sat", "sat-sun", "fri-sun")
"""The days that can be chosen by a menu; any others can be typed."""


ZONES = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", "Europe/London"),
    *("Europe/Prague", "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney"),
    "Pacific/Auckland",
)
"""The time zones that can be chosen by a menu, from west to east; any others can be typed."""


async def _complete_zone(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a time zone by any part of its name."""
    wanted = typed.strip().lower().replace(" ", "_")
    return tuple(islice((zone for zone in sorted(available_timezones()) if wanted in zone.lower()), completing.LIMIT))


@declared.command(
    "timezone",
    who="everybody",
    heard="in private",
    does="changes",
    args=(Arg(name="zone", completes=_complete_zone),),
    group="my",
)
async def timezone(ctx: Context, line: str) -> Reply:
    """Chooses the member's time zone; without a name it tells the chosen one, or asks for it."""
    name = line.strip() or ctx.member.zone
    if not name:
        return Reply(_ask_zone(ctx))
    try:
        zone = ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Trouble("which-zone", zone=name[:40]) from None
    before = (await people.of(ctx.tx, ctx.member.id)).life
    await ctx.tx.members.update(replace(ctx.member, zone=name))
    await deadlines.redate(ctx.tx, ctx.member.id, before, ctx.now)
    now = datetime.fromtimestamp(ctx.now, zone)
    member = replace(ctx.member, zone=name)
    if ctx.member.hours and not ctx.member.zone:  # they were named before it
        message = _hours_message(replace(ctx, member=member))
    else:
        message = Message(compose(ctx.say("zone-chosen", zone=literal(name), time=now.strftime("%H:%M"))))
    return Reply(await reminders.with_tables_that_wait(ctx.tx, member, ctx.words, message, ctx.now))


@declared.button("zone", who="everybody", heard="quietly", does="changes")
async def choose_zone(ctx: Context, name: str = "") -> Reply:
    """Chooses the time zone that a menu names, or asks for it."""
    return await timezone(ctx, name)


def _ask_zone(ctx: Context, *before: str) -> Message:
    """Asks where the member is, by what the clocks show there, after what is to be said before."""
    choices = tuple(Choice(presses.make("zone", name), _clock(ctx, name)) for name in ZONES)
    said = "\n".join((*before, ctx.say("zone-asked")))
    return Message(compose(said), menus=(Menu(ctx.say("zone-choose"), choices),))


def _clock(ctx: Context, name: str) -> str:
    """Says what the clocks of a zone show, and in which city."""
    return f"{datetime.fromtimestamp(ctx.now, ZoneInfo(name)):%H:%M} {name.rpartition('/')[2].replace('_', ' ')}"


@declared.command(
    "hours",
    who="everybody",
    heard="in private",
    does="changes",
    args=(Arg(name="hours", completes=completing.one_of(ALWAYS, "8:00-22:00", "8:00-22:00 mon-fri")),),
    group="my",
)
async def hours(ctx: Context, line: str) -> Reply:
    """Sets when the member's clocks run and calls may come; without words it shows what holds, to be changed."""
    if line.strip():
        wanted = clocks.ALWAYS if line.strip().lower() == ALWAYS else clocks.read_hours(line)
        if wanted is None:
            raise Trouble("hours-words")
        return Reply(await _keep(ctx, wanted))
    return Reply(_hours_message(ctx))


@declared.button("hours", who="everybody", heard="quietly", does="changes")
async def choose_hours(ctx: Context, what: str, value: str) -> Reply:
    """Changes the beginning, the end or the days of the member's hours."""
    before = _hours_of(ctx)
    minute = presses.number(value) * 60
    match what:
        case "begins" if 0 <= minute < clocks.MINUTES:
            wanted = replace(before, begins=minute)
        case "ends" if 0 <= minute < clocks.MINUTES:
            wanted = replace(before, ends=minute)
        case "days" if value in WEEKS:
            wanted = replace(before, days=(clocks.read_hours(value) or before).days)
        case _:
            raise Trouble("no-such-choice")
    return Reply(await _keep(ctx, wanted), replace=True)


async def _tell_days(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says what is offered for a holiday as its buttons do."""
    return tuple(ctx.say("button-back-again" if way == BACK else f"button-vacation-{way}") for way in ways)


@declared.command(
    "vacation",
    who="everybody",
    heard="in private",
    does="changes",
    args=(Arg(name="days", completes=completing.one_of(*map(str, OFFERED), BACK), tells=_tell_days),),
    group="my",
)
async def vacation(ctx: Context, line: str) -> Reply:
    """Stops the member's clocks for some days, from now or from one day to another, or ends that."""
    words = line.lower().split()
    if not words:
        return await _vacation_reply(ctx)
    life = (await people.of(ctx.tx, ctx.member.id)).life
    if words == [BACK]:
        for row in await ctx.tx.absences.of(ctx.member.id):
            if row.ends > ctx.now:
                await ctx.tx.absences.remove(row)
            if row.begins < ctx.now < row.ends:
                await ctx.tx.absences.put(replace(row, ends=ctx.now))
    else:
        row = _absence(ctx, life, words)
        _require_free(life, row)
        await ctx.tx.absences.put(row)
        await _tell_tables(ctx, life, row)
    await deadlines.redate(ctx.tx, ctx.member.id, life, ctx.now)
    return await _vacation_reply(ctx)


@declared.button("vacation", who="everybody", heard="quietly", does="changes")
async def choose_vacation(ctx: Context, days: str) -> Reply:
    """Stops the member's clocks for some days from now, or ends that."""
    return msgspec.structs.replace(await vacation(ctx, days), replace=True)


@declared.button("snooze", who="players", heard="quietly", does="changes", of=tables.get)
async def snooze(ctx: Context, table: TableRow, how: str) -> Reply:
    """Puts the reminders of a member's turn at a table off."""
    own = {row.seat for row in await ctx.tx.seats.of(table.id) if row.member == ctx.member.id}
    waiting = [row for row in await ctx.tx.awaited.of(table.id) if row.seat in own]
    if not waiting:
        raise Trouble("not-your-button", table=table.name)
    if how not in next_word.SNOOZES:
        raise Trouble("unknown-button")
    life = (await people.of(ctx.tx, ctx.member.id)).life
    for row in waiting:
        await ctx.tx.awaited.put(next_word.put_off(row, life, how, ctx.now))
    return ctx.reply(f"snoozed-{how}", table=literal(table.name))


@declared.command("nudge", who="players", heard="quietly", does="changes", args=(completing.OF_RUNNING,), group="table")
async def nudge(ctx: Context, line: str) -> Reply:
    """Has those reminded who keep a table waiting, once a day at most."""
    table = await tables.find_alone(ctx, line, ("running",))
    return await nudge_at(ctx, table)


@declared.button("nudge", who="players", heard="quietly", does="changes", of=tables.get)
async def nudge_at(ctx: Context, table: TableRow) -> Reply:
    """Has those reminded who keep a table waiting, each once a day at most and not while asleep."""
    seats = {row.seat: row.member for row in await ctx.tx.seats.of(table.id)}
    if ctx.member.id not in seats.values():
        raise Trouble("not-at-table", table=table.name)
    if table.paused_at is not None:
        raise Trouble("paused", table=table.name)
    awaited, (_, names) = await ctx.tx.awaited.of(table.id), await tables.seated(ctx.tx, table)
    others = [row for row in awaited if seats[row.seat] not in (None, ctx.member.id)]
    if not others and (thinking := [names[row.seat] for row in awaited if row.thinks is not None]):
        raise Trouble("bot-thinks", table=table.name, players=tuple(thinking))
    if not others:
        raise Trouble("nudge-nobody", table=table.name)
    slow = [row for row in others if next_word.is_slow(row, ctx.now)]
    if not slow:
        raise Trouble("nudge-early", table=table.name)
    for row in slow:
        life = (await people.of(ctx.tx, seats[row.seat])).life
        await ctx.tx.awaited.put(replace(row, nudged=ctx.now, remind=clocks.wakes(life, ctx.now)))
    return ctx.reply("nudged", players=ctx.words.list(literal(names[row.seat]) for row in slow))


async def _keep(ctx: Context, wanted: Hours) -> Message:
    """Stores the member's hours, if they suffice, and dates anew what the member is awaited for; says both."""
    if not clocks.suffice(wanted):
        raise Trouble("hours-few", daily=clocks.FEWEST_A_DAY // 60, weekly=clocks.FEWEST_A_WEEK // 60)
    before = (await people.of(ctx.tx, ctx.member.id)).life
    member = replace(ctx.member, hours=clocks.write_hours(wanted))
    await ctx.tx.members.update(member)
    await deadlines.redate(ctx.tx, member.id, before, ctx.now)
    message = _hours_message(replace(ctx, member=member))
    return await reminders.with_tables_that_wait(ctx.tx, member, ctx.words, message, ctx.now)


def _hours_of(ctx: Context) -> Hours:
    return clocks.read_hours(ctx.member.hours) or clocks.ALWAYS


def _hours_message(ctx: Context) -> Message:
    """Says when the member is awake, with menus to change it; asks for the zone by which that is to be, if need be."""
    own = _hours_of(ctx)
    if not ctx.member.zone:
        kept = ctx.say("hours-kept", hours=_spell(own), days=_names(ctx, own.days))
        return _ask_zone(ctx, *[kept] * (not own.always))

    def menu(what: str, now: int) -> Menu:
        choices = tuple(Choice(presses.make("hours", what, hour), str(hour)) for hour in range(24))
        title = ctx.say("lobby-menu", option=ctx.say(f"hours-{what}"), value=clocks.clock_face(now))
        return Menu(title, choices, now // 60 if now % 60 == 0 else -1)

    named = {week: (clocks.read_hours(week) or own).days for week in WEEKS}
    weeks = tuple(Choice(presses.make("hours", "days", week), _span(ctx, days)) for week, days in named.items())
    chosen = next((number for number, days in enumerate(named.values()) if days == own.days), -1)
    days = _names(ctx, own.days)
    said = ctx.say("hours-always") if own.always else ctx.say("hours-now", hours=_spell(own), days=days)
    title = ctx.say("lobby-menu", option=ctx.say("hours-days"), value=days)
    return Message(
        compose(f"{said} {ctx.say('hours-where', zone=literal(ctx.member.zone))}"),
        menus=(menu("begins", own.begins), menu("ends", own.ends), Menu(title, weeks, chosen)),
    )


def _names(ctx: Context, days: tuple[int, ...]) -> str:
    """Says days of the week."""
    names = get_day_names("abbreviated", locale=ctx.words.language)
    return ctx.words.list(names[day] for day in days)


def _span(ctx: Context, days: tuple[int, ...]) -> str:
    """Says days of the week that follow one another, by the first and the last."""
    names = get_day_names("abbreviated", locale=ctx.words.language)
    first = next(day for day in days if (day - 1) % 7 not in days or len(days) == 7)
    return f"{names[first]}-{names[(first + len(days) - 1) % 7]}"


def _spell(hours: Hours) -> str:
    return f"{clocks.clock_face(hours.begins)}-{clocks.clock_face(hours.ends)}"


def _absence(ctx: Context, life: clocks.Life, words: list[str]) -> AbsenceRow:
    """Reads for how many days from now, or from which day to which, somebody is away."""
    if len(words) == 1 and 1 <= presses.number(words[0]) <= absences.ALLOWANCE:
        return AbsenceRow(member=ctx.member.id, begins=ctx.now, ends=ctx.now + presses.number(words[0]) * clocks.DAY)
    try:
        first, last = (date.fromisoformat(word) for word in words)
    except ValueError:
        raise Trouble("vacation-words", most=absences.ALLOWANCE) from None
    span = absences.of_days(life, first, last, ctx.now)
    if span is None:
        raise Trouble("vacation-words", most=absences.ALLOWANCE)
    return AbsenceRow(member=ctx.member.id, begins=span[0], ends=span[1])


def _require_free(life: clocks.Life, wanted: AbsenceRow) -> None:
    """Raises `Trouble` where somebody is away then anyway, or more days than a year has for it."""
    if any(begins < wanted.ends and wanted.begins < ends for begins, ends in life.away):
        raise Trouble("vacation-twice")
    free = absences.days_left(life.away, wanted.begins)
    if absences.days((wanted.begins, wanted.ends)) > free:
        raise Trouble("vacation-spent", days=free, most=absences.ALLOWANCE)


async def _tell_tables(ctx: Context, life: clocks.Life, row: AbsenceRow) -> None:
    """Tells the tables of a member's absence."""
    for table in await ctx.tx.tables.of_member(ctx.member.id, ("running",)):
        if not table.practice:
            seats, names = await tables.seated(ctx.tx, table)
            name = next(names[seat.seat] for seat in seats if seat.member == ctx.member.id)
            words = Words(table.language)
            said = words("post-away", player=literal(name), table=literal(table.name), **_said_of(words, life, row))
            await outgoing.send(ctx.tx, table, Outgoing(message=Message(compose(said))), now=ctx.now)


async def _vacation_reply(ctx: Context) -> Reply:
    """Says when the member is away and how many days are left, with buttons to go or to come back."""
    life = (await people.of(ctx.tx, ctx.member.id)).life
    rows = await ctx.tx.absences.of(ctx.member.id)
    free = absences.days_left(life.away, max([ctx.now, *(ends for _, ends in life.away)]))
    coming = [ctx.say("vacation-line", **_said_of(ctx.words, life, row)) for row in rows if row.ends > ctx.now]
    lines = [*(coming or [ctx.say("vacation-none")]), ctx.say("vacation-left", count=free)]
    offered = [days for days in OFFERED if days <= free and not coming]
    buttons = [Button(presses.make("vacation", days), ctx.say(f"button-vacation-{days}")) for days in offered] or [
        Button(presses.make("vacation", BACK), ctx.say("button-back-again"))
    ]
    message = Message(compose("\n".join(lines)), buttons=(tuple(buttons),))
    return Reply(await reminders.with_tables_that_wait(ctx.tx, ctx.member, ctx.words, message, ctx.now))


def _said_of(words: Words, life: clocks.Life, row: AbsenceRow) -> dict[str, str]:
    """Says the first and the last day of an absence."""
    days = {"begins": life.at(row.begins), "ends": life.at(row.ends - 1)}
    return {name: str(format_date(day.date(), "d MMM", locale=words.language)) for name, day in days.items()}
