"""Who is in a group and who manages it, as far as Telegram tells a bot that need not be an administrator."""

from __future__ import annotations

import logging

from telegram import ChatFullInfo, ChatMember, ChatMemberRestricted
from telegram.error import TelegramError
from telegram.ext import ExtBot

log = logging.getLogger(__name__)

MANAGING = (ChatMember.ADMINISTRATOR, ChatMember.OWNER)
IN = (ChatMember.MEMBER, *MANAGING)


def is_in(member: ChatMember) -> bool:
    """Says whether somebody is in a group, whatever they may do there."""
    return member.status in IN or (isinstance(member, ChatMemberRestricted) and member.is_member)


def may_write(member: ChatMember, chat: ChatFullInfo) -> bool:
    """Says whether somebody may write in a group."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    everybody = chat.permissions is None or chat.permissions.can_send_messages is not False
    return member.status in MANAGING or (member.status == ChatMember.MEMBER and everybody)


async def manages(bot: ExtBot[float], chat: int, user: int) -> bool:
    """Says whether somebody manages a group."""
    member = await _ask(bot, chat, user)
    return member is not None and member.status in MANAGING


async def is_there(bot: ExtBot[float], chat: int | str, user: int | str) -> bool | None:
    """Says whether somebody is in a group; None where Telegram does not tell."""
    member = await _ask(bot, chat, user)
    return None if member is None else is_in(member)


async def has_gone(bot: ExtBot[float], chat: int | str, user: int | str) -> bool:
    """Says whether somebody who played in a group has left it. In a public group one can play without being in it."""
    member = await _ask(bot, chat, user)
    if member is None or is_in(member):
        return False
    try:
        return member.status == ChatMember.BANNED or not (await bot.get_chat(chat)).username
    except TelegramError as error:
        log.info("whether a group is public is not known: %s", type(error).__name__)
        return False


async def _ask(bot: ExtBot[float], chat: int | str, user: int | str) -> ChatMember | None:
    try:
        return await bot.get_chat_member(chat, int(user))
    except TelegramError as error:
        log.info("who is in a group is not known: %s", type(error).__name__)
        return None
