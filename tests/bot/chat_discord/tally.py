"""Counts what a server was shown by the bot, and who was called by it."""

from __future__ import annotations

from tests.bot.chat_discord.loopback import Discord
from tests.bot.counts import Counts


def tally(world: Discord, before: frozenset[str], hand_overs: tuple[int, int]) -> Counts:
    """Counts the messages that everybody can see, but for those there were before, and all pictures and calls.

    Where a post of before was taken away for a new one in its place, no more are left for it.
    """
    left = [post for post in world.posts() if post.id not in before]
    posts = [*left, *(post for post in world.removed if post.id not in before)]
    replaced = sum(post.id in before for post in world.removed)
    uploads = [data for message in (*world.messages.values(), *world.removed) for data in message.uploads]
    return Counts(
        hand_overs=hand_overs[0],
        anew=hand_overs[1],
        posts=len(posts),
        left=len(left) - replaced,
        answers=0,
        edits=sum(len(post.versions) - 1 for post in posts),
        uploads=len(uploads),
        kilobytes=sum(map(len, uploads)) // 1024,
        calls=sum(len(post.mentions) for post in posts),
    )
