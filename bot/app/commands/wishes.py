"""What a new table is to be like: the line of `/new`, read and completed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from bot.app.play import completing, posts, votes
from bot.app.speech import presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import plain
from bot.app.time import lateness, paces
from players.core.levels import LEVELS
from rules.core import library
from rules.core.contract import IllegalAction, Meta

PRACTICE, INVITE = "practice", "invite"
USUAL_LEVEL = "fair"
"""The level of bots for which none is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the line of `/new` asks for."""

    game: str
    seats: int | None = None
    bots: int = 0
    level: str = USUAL_LEVEL
    practice: bool = False
    invite_only: bool = False
    pace: str = ""
    """The name of a pace; empty for that of the house."""
    late: str = lateness.USUAL
    votes: str = ""
    """Of how many a proposal needs the consent; empty for what the house says."""
    options: dict[str, str] = field(default_factory=dict)


async def complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the line of `/new`: a game, and then one wish after the other, each once."""
    words = typed.split()
    if not words or (len(words) == 1 and not typed.endswith(" ")):
        return completing.matching(typed, "", library.games())
    if words[0].lower() not in library.games():
        return ()
    most = library.meta(words[0].lower()).seats[-1]
    seats = (f"seats={count}" for count in library.meta(words[0].lower()).seats)
    bots = [f"bots={count}" for count in range(1, most)]
    if any(word.lower().startswith(("bots=", "level")) for word in words):
        bots += [f"level={level}" for level in LEVELS]
    pace = (f"pace={name}" for name in paces.PACES)
    late = (f"late={what}" for what in lateness.POLICIES)
    of = (f"votes={rule}" for rule in votes.RULES)
    return _complete_further(typed, (PRACTICE, INVITE, *seats, *bots, *pace, *late, *of, *_switches(words[0].lower())))


async def _complete_switch(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a switch of the game that a line begins with; raises `Trouble` for a game that has none."""
    game = typed.partition(" ")[0].lower()
    if game not in library.games():
        raise Trouble("which-game-first")
    if not library.meta(game).options:
        raise Trouble("no-options", game=library.meta(game).title)
    return _complete_further(typed, _switches(game))


async def _tell_switches(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says of the switches with which lines end what they are called, and what their values mean."""
    game, said = typed.partition(" ")[0].lower(), []
    for way in ways:
        name, _, value = way.split()[-1].partition("=")
        told = posts.option_value(ctx.words, game, name, value)
        said.append(plain(ctx.say("lobby-option", option=ctx.say(f"{game}-option-{name}"), value=told)))
    return tuple(said)


def _switches(game: str) -> tuple[str, ...]:
    return tuple(f"{option.name}={value}" for option in library.meta(game).options for value in option.values)


def _complete_further(typed: str, wishes: Iterable[str]) -> tuple[str, ...]:
    given = {word.partition("=")[0] for word in typed.rpartition(" ")[0].split()}
    return completing.last_word(typed, (wish for wish in wishes if wish.partition("=")[0] not in given))


ARGS = (
    Arg(name="game", values=library.games, label=lambda words, game: library.meta(game).title),
    replace(completing.SEATS, written="seats={}"),
    Arg(name="bots", kind="number", written="bots={}", bounds=lambda: (0, completing.most_seats() - 1)),
    Arg(
        name="level",
        written="level={}",
        values=lambda: LEVELS,
        label=lambda words, level: words(f"bot-name-{level}"),
    ),
    Arg(name="pace", written="pace={}", values=lambda: paces.PACES, label=lambda words, pace: words(f"pace-{pace}")),
    Arg(
        name="late",
        written="late={}",
        values=lambda: lateness.POLICIES,
        label=lambda words, late: words(f"late-{late}"),
    ),
    Arg(name="votes", written="votes={}", values=lambda: votes.RULES, label=lambda words, rule: words(f"votes-{rule}")),
    Arg(name="practice", kind="yes", written=PRACTICE),
    Arg(name="invite", kind="yes", written=INVITE),
    Arg(name="options", completes=_complete_switch, tells=_tell_switches),
)


def read_wish(line: str) -> Wish:
    """Reads the line of `/new`: a game, ``practice``, ``invite``, a number of seats, and ``option=value`` pairs."""
    first, *others = line.split()
    if first.lower() not in library.games():
        raise Trouble("no-such-game", game=first[:20], games=", ".join(library.games()))
    return reduce(_with_word, others, Wish(game=first.lower()))


def _with_word(wish: Wish, word: str) -> Wish:
    """Adds what a further word of the line asks for."""
    name, equals, value = word.partition("=")
    name = name.lower()
    if name in _READ:
        return replace(wish, **{name: _READ[name](value)})
    if equals and name != "seats":
        return replace(wish, options={**wish.options, name: _as_spelt(wish.game, name, value)})
    if equals or (word.isascii() and word.isdigit()):
        return replace(wish, seats=presses.number(value or word))
    if name not in (PRACTICE, INVITE, "seats"):
        raise Trouble("unknown-wish", word=word[:40])
    return replace(wish, practice=wish.practice or name == PRACTICE, invite_only=wish.invite_only or name == INVITE)


def _as_spelt(game: str, option: str, value: str) -> str:
    """Returns a value of an option, typed in any case, as the game spells it; one that it has not, as typed."""
    values = next((known.values for known in library.meta(game).options if known.name == option), ())
    return next((known for known in values if known.lower() == value.lower()), value)


def pace_of(text: str) -> str:
    return _one_of(paces.PACES, text, Trouble("which-pace", pace=text[:20], paces=", ".join(paces.PACES)))


def level_of(text: str) -> str:
    return _one_of(LEVELS, text, Trouble("which-level", level=text[:20], levels=", ".join(LEVELS)))


def late_of(text: str) -> str:
    return _one_of(lateness.POLICIES, text, Trouble("which-late", late=text[:20], choices=", ".join(lateness.POLICIES)))


def votes_of(text: str) -> str:
    return _one_of(votes.RULES, text, Trouble("which-votes", votes=text[:20], choices=", ".join(votes.RULES)))


def _one_of(known: Collection[str], text: str, refusal: Trouble) -> str:
    """Reads one of some words, typed in any case; raises the refusal for any other."""
    if text.lower() not in known:
        raise refusal
    return text.lower()


_READ: Mapping[str, Callable[[str], Any]] = {
    "pace": pace_of,
    "late": late_of,
    "votes": votes_of,
    "bots": presses.number,
    "level": level_of,
}
"""What reads the value of a wish, which has the name of its field."""


def options_of(meta: Meta, given: dict[str, str]) -> dict[str, str]:
    try:
        return meta.read_options(given)
    except IllegalAction as error:
        if not meta.options:
            raise Trouble("no-options", game=meta.title) from error
        known = ", ".join(f"{option.name}={'|'.join(option.values)}" for option in meta.options)
        raise Trouble(error.code, known=known, **{k: str(v)[:40] for k, v in error.params.items()}) from error
