"""Knows who an actor is: whoever is new is remembered, and a changed name or handle is noticed."""

from __future__ import annotations

from dataclasses import replace

from bot.app.speech.language import Words, best_language
from bot.app.speech.messages import Actor
from bot.app.speech.names import clean_name
from storage.rows import IdentityRow, MemberRow
from storage.store import Transaction


async def known_as_ever(tx: Transaction, actor: Actor, language: str) -> MemberRow | None:
    """Returns who an actor is; None where there is something to be remembered first."""
    found = await tx.members.recognize(actor.platform, actor.user)
    return found[0] if found is not None and found[1:] == _seen_as(found[0], actor, language) else None


async def recognized(tx: Transaction, actor: Actor, language: str, now: float) -> MemberRow:
    """Returns who an actor is; whoever is new is remembered, and a changed name or handle is noticed."""
    found = await tx.members.recognize(actor.platform, actor.user)
    if found is None:
        member, known = await tx.members.add("", actor.platform, actor.user, now), ("", "")
    else:
        member, known = found[0], found[1:]
    name, handle = seen = _seen_as(member, actor, language)
    if known == seen:
        return member
    await tx.members.rename_identity(actor.platform, actor.user, name, handle)
    if handle and handle != known[1]:
        account = IdentityRow(platform=actor.platform, user=actor.user, member=member.id, name=name, handle=handle)
        await tx.guests.found(account)
    if known[0] == member.name != name:  # of several accounts the one that gave the name goes on giving it
        member = replace(member, name=name)
        await tx.members.update(member)
    return member


def _seen_as(member: MemberRow, actor: Actor, language: str) -> tuple[str, str]:
    """Returns what an account is called: a name that shows nothing has a stand-in in a language; and its handle."""
    name = clean_name(actor.name) or clean_name(actor.handle)
    name = name or Words(best_language(language))("member-without-name", number=str(member.id))
    return name, actor.handle.casefold()
