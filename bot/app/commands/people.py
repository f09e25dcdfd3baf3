"""Whom a command means: an account that it names, or a name that only one of those has who can be meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bot.app.speech.context import Context, Trouble
from bot.app.speech.messages import Account, Button, Message, Reply
from bot.app.speech.names import clean_name, likeness
from bot.app.speech.text import compose
from storage.rows import PersonRow

OFFERED = 24
"""Buttons that every chat can show below one message."""
IN_A_ROW = 4


async def meant(ctx: Context, rest: str) -> Account | None:
    """Returns the account that a command names otherwise than by a mere name, with its name here; None for none.

    An account beside the line, such as whose message is answered, counts only where the line names nobody. One of which
    a mention tells the handle alone, and that nobody was seen with, comes back without an id.
    """
    within = [one for one in ctx.people if one.said and one.said in rest]
    found = within if rest else [one for one in ctx.people if not one.said]
    if len(found) > 1:
        raise Trouble("one-person")
    return await _recognized(ctx, found[0]) if found else None


def is_called(name: str, *names: str) -> bool:
    """Says whether a name that was typed is one of those that somebody bears."""
    wanted = likeness(name.removeprefix("@"))
    return bool(wanted) and wanted in map(likeness, names)


def labels(people: Sequence[PersonRow]) -> list[str]:
    """Returns what stands in the buttons of people: their names, with what the platform calls those of equal names."""
    counts = Counter(likeness(one.name) for one in people)
    names = (f"@{one.handle}" if one.handle else one.user for one in people)
    return [
        f"{one.name} ({name})" if counts[likeness(one.name)] > 1 else one.name
        for one, name in zip(people, names, strict=True)
    ]


def ask(said: str, choices: Iterable[tuple[str, str]]) -> Reply:
    """Asks who is meant; a button for each choice, of what is pressed and what is read."""
    buttons = [Button(press, label) for press, label in choices][:OFFERED]
    rows = tuple(tuple(buttons[at : at + IN_A_ROW]) for at in range(0, len(buttons), IN_A_ROW))
    return Reply(Message(compose(said), buttons=rows), refused=True)


async def _recognized(ctx: Context, account: Account) -> Account:
    platform, user = ctx.actor.platform, account.user
    if not user and (found := await ctx.tx.members.by_handle(platform, account.handle)) is not None:
        user = found.user
    member = await ctx.tx.members.by_identity(platform, user)
    name = member.name if member is not None else clean_name(account.name)
    return msgspec.structs.replace(account, user=user, name=name or (f"@{account.handle}" if account.handle else "?"))
