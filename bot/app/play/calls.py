"""Writes the posts that call players: to the start, to a turn, to the result.

What is needed to decide comes first, then what has happened; what only proves something comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.app.play import calling, posts, results, tables
from bot.app.play.results import Uncounted
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, InBar, Message, Text
from bot.app.speech.text import FULLER, LONGEST, compose, shorten, size
from bot.app.time import clocks, deadlines
from bot.app.time.people import Person
from render.core.palette import LOOKS
from rules.core.contract import Decision, Score, Seat
from storage.rows import AwaitedRow
from storage.store import Transaction


async def start(tx: Transaction, playing: Playing, rows: Mapping[Seat, AwaitedRow], now: float) -> Message:
    """Writes the post that calls all players to their game, and whoever begins to the first turn."""
    words, match = playing.words, playing.match
    opening = words("post-started", players=words.list(await _players(tx, playing, now, match.awaited)))
    luck = _luck(playing)
    post = await hand_over(tx, playing, rows, match.awaited, (), opening, now, closing=luck)
    beginners = (*posts.learn_button(playing.table.game, words), posts.rules_button(playing.table.game, words))
    return msgspec.structs.replace(post, buttons=(*post.buttons, beginners))


def opening(playing: Playing) -> list[str]:
    """Says that a game has begun, and what its luck comes from, without calling anybody."""
    players = [f"{literal(name)} {LOOKS[at].mark}" for name, at in zip(playing.names, playing.colours, strict=True)]
    return [playing.words("post-started", players=playing.words.list(players)), _luck(playing)]


def _luck(playing: Playing) -> str:
    """Says what all luck comes from, if there is any, and seals what was settled in the lobby."""
    words, header = playing.words, playing.match.header
    if not playing.game.meta.luck:
        return ""
    given = [literal(word) for word in header.words]
    return words("post-fingerprint", count=len(given), words=words.list(given), beginning=header.beginning)


async def hand_over(
    tx: Transaction,
    playing: Playing,
    rows: Mapping[Seat, AwaitedRow],
    asked: Sequence[Seat],
    events: tuple[Any, ...],
    opening: str,
    now: float,
    closing: str = "",
    *,
    board: bool = True,
    recap: bool = True,
) -> Message:
    """Writes the post that calls those of ``rows`` who are asked, with what has happened since their last turn.

    Who is asleep or away is named and not called: that comes at a better time. So is who has been called already, or
    has the question in front of them. ``board`` says whether it shows the board, ``recap`` whether it tells what has
    happened in words, too, as no post has before.
    """
    words = playing.words
    asked, thinking = playing.members_of(asked), [seat for seat in playing.match.awaited if playing.is_bot(seat)]
    who = {seat: playing.person(seat) for seat in tables.once(playing, asked)}
    to_call = calling.still_to_call(playing, rows, who, now)
    called = words.list(await calling.players(tx, playing, who, now, quiet=who.keys() - to_call))
    call = words("post-your-turn", players=called, count=len(asked), table=literal(playing.table.name))
    if not asked:
        call = words("bots-think", players=words.list(literal(playing.names[seat]) for seat in thinking))
    decisions = [one for one in playing.game.decisions(playing.match.base) if one.seat in asked]
    until = {seat: row.deadline for seat, row in rows.items() if seat in asked and row.deadline is not None}
    left = posts.duration(words, min(until.values()) - now) if until else ""
    clock = [_due(playing, until, now), *_away(playing, who, now), await _banks(tx, playing, rows, now)]
    said = [part for part in (opening, call, *_questions(playing, decisions), lead(playing), *clock) if part]
    told = posts.tell(words, playing.table.game, _untold(events, decisions) if recap else (), playing.names)
    last = [closing] if closing else []
    stays = all(decision.stretch or decision.auction for decision in playing.match.decisions)
    shown = posts.picture(playing, words, None, events=events, clock=left, tells_awaited=not stays)
    text, fuller = _written(words, said, told, last)
    return Message(
        text,
        fuller=fuller,
        picture=shown if board else None,
        alt=posts.alt_text(playing, words) if board else "",
        buttons=posts.table_buttons(playing.table, words, play=True),
    )


def _due(playing: Playing, until: Mapping[Seat, float], now: float) -> str:
    """Says when the time of those who are asked is up; of each, where that is not the same moment."""
    if len(set(until.values())) < 2:
        return "".join({posts.due(playing.words, at, now) for at in until.values()})
    each = (f"{literal(playing.names[seat])}: {posts.due(playing.words, at, now)}" for seat, at in until.items())
    return " ".join(each)


def _away(playing: Playing, who: Mapping[Seat, Person], now: float) -> Iterator[str]:
    """Says who of those who are asked is away, and until when."""
    for seat, person in who.items():
        back = clocks.away_until(person.life, now)
        if back is not None:
            when = posts.when(playing.words, back, now)
            yield playing.words("post-is-away", player=literal(playing.names[seat]), when=when)


async def _banks(tx: Transaction, playing: Playing, rows: Mapping[Seat, AwaitedRow], now: float) -> str:
    """Says how much time each seat has left for all its turns, where it has a bank of time."""
    if not playing.table.bank:
        return ""
    said = []
    for seat in await tx.seats.of(playing.table.id):
        if seat.bot:
            continue
        seconds = playing.table.bank if seat.bank is None else seat.bank
        if seat.seat in rows:
            seconds = deadlines.in_bank(rows[seat.seat], seat, playing.person(seat.seat).life, now)
        said.append(f"{literal(playing.names[seat.seat])} {posts.duration(playing.words, seconds)}")
    return playing.words("post-banks", banks=playing.words.list(said))


def _questions(playing: Playing, decisions: Iterable[Decision]) -> list[str]:
    """Says what is asked, a line for each kind: with the numbers that matter, where all are asked with the same ones.

    The decisions are those that everybody knows of: a draft may have changed what its owner is asked.
    """
    lines: dict[str, set[str]] = {}
    for decision in decisions:
        said = posts.status(playing.words, playing.table.game, decision, playing.names)
        lines.setdefault(decision.kind, set()).add(said)
    plainly = {kind: playing.words(f"{playing.table.game}-decision-{kind}") for kind in lines}
    return [said.pop() if len(said) == 1 else plainly[kind] for kind, said in sorted(lines.items())]


def _untold(events: Sequence[Any], decisions: Iterable[Decision]) -> Sequence[Any]:
    """Returns events without the last one if a question tells all of it, such as what was turned up."""
    if not events:
        return events
    facts = msgspec.structs.asdict(events[-1]).items()
    asked = [{**one.status.args, "seat": one.seat} for one in decisions if one.status is not None]
    return events[:-1] if any(facts <= known.items() for known in asked) else events


def lead(playing: Playing) -> str:
    """Says who leads by how much, as everybody knows it; nothing while all are level."""
    found = playing.match.public_scores
    best = max(score.points for score in found)
    second = max((score.points for score in found if score.points < best), default=None)
    if second is None:
        return ""
    first = [score for score in found if score.points == best]
    return playing.words(
        "post-lead",
        players=_names(playing, first),
        count=len(first),
        points=best,
        ahead=best - second,
        next=_names(playing, [score for score in found if score.points == second]),
    )


async def result(
    tx: Transaction, playing: Playing, events: tuple[Any, ...], now: float, uncounted: Uncounted
) -> Message:
    """Writes the post that ends a game: who has won, places and points with their sources, what luck came from.

    Where there is no room for the sources beside the picture, the button tells them.
    """
    words, match = playing.words, playing.match
    secret = [words("post-secret", secret=literal(match.header.secret))] if playing.game.meta.luck else []
    players = await _players(tx, playing, now)
    settled = match.ended != "abandoned" and not (match.ended and uncounted)
    places, short = (_places(playing, players, sources=sources, settled=settled) for sources in (True, False))
    fits = sum(size(line) + 1 for line in (outcome(playing, uncounted), *places, *secret)) <= LONGEST
    said = [outcome(playing, uncounted), *(places if fits else short)]
    told = posts.tell(words, playing.table.game, events, playing.names)
    text, fuller = _written(words, said, told, secret)
    return Message(
        text,
        fuller=fuller,
        picture=posts.picture(playing, words, None, events=events),
        alt=posts.alt_text(playing, words),
        buttons=(_after_game(playing), *posts.table_buttons(playing.table, words, play=False)),
    )


async def standing(tx: Transaction, playing: Playing) -> Message:
    """Writes what is seen of a game that is over: its result, where points came from, what can be done with it.

    What luck came from stands at its end, and how the scores went beside it (`Message.around`, `Message.further`).
    """
    words, match = playing.words, playing.match
    counted = not await results.may_count(tx, playing) or bool(await results.counted(tx, playing.table.id))
    told = counted or not match.ended  # who is left alone before the game counts has won nothing
    said = [outcome(playing, "") if told else words(f"post-over-{match.ended}", table=literal(playing.table.name))]
    if match.ended != "abandoned":
        said += _places(playing, [literal(name) for name in playing.names], sources=True, settled=told)
    check = Button(presses.make("verify", playing.table.id), words("button-verify"))
    return Message(
        compose("\n".join(said)),
        picture=posts.picture(playing, words, None),
        alt=posts.alt_text(playing, words),
        buttons=((*_after_game(playing, in_bar=True), check), *posts.table_buttons(playing.table, words, play=False)),
    )


def outcome(playing: Playing, uncounted: Uncounted) -> str:
    """Says that a game is over, and who has won; who is left alone before the game counts has won nothing."""
    words, match = playing.words, playing.match
    over = words(f"post-over-{match.ended or 'played'}", table=literal(playing.table.name))
    if match.ended == "abandoned":
        return over
    nothing = words(f"post-uncounted-{uncounted}") if uncounted else ""
    if match.ended and uncounted:
        return f"{over}\n{nothing}"
    winners = [score for score in match.public_scores if score.place == 1]
    if match.ended:
        return "\n".join(filter(None, [over, words("post-left", player=_names(playing, winners)), nothing]))
    won = words("post-won", players=_names(playing, winners), count=len(winners), points=winners[0].points)
    return "\n".join(filter(None, [over, won, posts.tie_break(words, playing, match.public_scores), nothing]))


def _after_game(playing: Playing, *, in_bar: bool = False) -> tuple[Button, ...]:
    """Returns what can be done after a game; ``in_bar`` says whether it has its place in a bar, beside the course.

    There a rematch stands far from where the last action was sent, or a second press would begin one.
    """
    table, words = playing.table, playing.words

    def place(does: InBar) -> InBar:
        return does if in_bar else ""

    course = () if in_bar else (Button(presses.make("course", table.id), words("button-course")),)
    return (
        Button(presses.make("rematch", table.id), words("button-rematch"), "main", place("reset")),
        *course,
        Button(presses.make("analysis", table.id), words("button-analysis"), does=place("done")),
        Button(presses.make("replay", table.id), words("button-replay"), does=place("end")),
        Button(presses.make("record", table.id), words("button-record")),
    )


def _places(playing: Playing, players: Sequence[str], *, sources: bool, settled: bool) -> list[str]:
    """Says the points of all, best first, with the names of their players as given, and their places if ``settled``."""
    words = playing.words

    def line(score: Score) -> str:
        resigned = "yes" if score.seat in playing.match.resigned else "no"
        facts = {"player": players[score.seat], "points": score.points, "resigned": resigned}
        said = words("post-place", place=score.place, **facts) if settled else words("post-stood", **facts)
        return f"{said} {_sources(playing, score)}".rstrip() if sources else said

    return [line(score) for score in sorted(playing.match.public_scores, key=lambda s: (s.place, s.seat))]


def _sources(playing: Playing, score: Score) -> str:
    """Says where points come from."""
    words, game = playing.words, playing.table.game
    found = [
        words("score-source", source=words(f"{game}-source-{name}"), points=points)
        for name, points in score.sources
        if points
    ]
    return words("post-sources", sources=words.list(found)) if found else ""


async def _players(tx: Transaction, playing: Playing, now: float, asked: Sequence[Seat] = ()) -> list[str]:
    """Returns the names of all seats with their colours, and calls their players, but for those asked anyway."""
    seats = range(playing.match.header.seats)
    called = [seat for seat in tables.once(playing, [*asked, *seats]) if seat not in asked]
    names = dict(enumerate(map(literal, playing.names)))
    names |= zip(called, await calling.players(tx, playing, called, now), strict=True)
    return [f"{names[seat]} {LOOKS[colour].mark}" for seat, colour in enumerate(playing.colours)]


def _names(playing: Playing, scores: Iterable[Score]) -> str:
    return playing.words.list(literal(playing.names[score.seat]) for score in scores)


def _written(words: Words, said: list[str], told: list[str], last: list[str]) -> tuple[Text, Text]:
    """Writes a post: what comes first, as much of what has happened as fits into every chat, and what comes last.

    The second text holds more where not all fits; it is empty where all does.
    """
    short, full = (_fitting(words, told, [*said, *last], longest) for longest in (LONGEST, FULLER))
    fuller = compose("\n".join([*said, *full, *last])) if full != short else ()
    return compose("\n".join([*said, *short, *last])), fuller


def _fitting(words: Words, lines: list[str], beside: Sequence[str], longest: int) -> list[str]:
    """Returns the last lines that fit beside others and a picture, and before them how many were left out."""
    room = longest - sum(size(other) + 1 for other in beside)
    kept, left_out = shorten(lines, room)
    if not left_out:
        return kept
    more = words("post-more", count=left_out)
    kept, left_out = shorten(lines, room - size(more) - 1)
    return [words("post-more", count=left_out), *kept]
