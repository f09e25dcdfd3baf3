"""What Telegram's updates say: who, where, and which command."""

from __future__ import annotations

from telegram import Chat, Message, MessageEntity, User

from bot.app.speech.messages import Account, Actor, Place

PLATFORM = "telegram"


def actor_of(user: User, *, manager: bool = False) -> Actor:
    """Returns a user as the application knows them."""
    return Actor(
        platform=PLATFORM,
        user=str(user.id),
        name=user.full_name,
        language=user.language_code or "",
        manager=manager,
        handle=user.username or "",
    )


def place_of(message: Message) -> Place:
    """Returns where a message stands; replies have a thread id too, but only a forum's topic is a thread of ours."""
    thread = str(message.message_thread_id) if message.is_topic_message and message.message_thread_id else ""
    return Place(platform=PLATFORM, channel=str(message.chat.id), thread=thread, alone=is_private(message.chat))


def reference_of(chat: int | str, message: int) -> str:
    """Returns how a post is called in the outbox."""
    return f"{chat}:{message}"


def read_reference(reference: str) -> tuple[str, int] | None:
    """Returns the chat and the number of a post's message."""
    chat, _, message = reference.rpartition(":")
    return (chat, int(message)) if chat and message.isdigit() else None


def is_private(chat: Chat) -> bool:
    return chat.type == Chat.PRIVATE


def people_of(message: Message) -> tuple[Account, ...]:
    """Returns whom a message names: by a mention, which may tell the username alone, or by answering a message."""
    named = [_mentioned(*found) for found in message.parse_entities(["mention", "text_mention"]).items()]
    answered = message.reply_to_message
    if answered is None or answered.forum_topic_created is not None or answered.sender_chat is not None:
        return tuple(named)
    writer = answered.from_user
    return (*named, _account(writer)) if writer is not None and not writer.is_bot else tuple(named)


def _mentioned(entity: MessageEntity, text: str) -> Account:
    return _account(entity.user, text) if entity.user is not None else Account(handle=text.removeprefix("@"), said=text)


def _account(user: User, said: str = "") -> Account:
    return Account(user=str(user.id), name=user.full_name, handle=user.username or "", said=said)


def read_command(text: str, username: str) -> tuple[str, str, bool] | None:
    """Returns a command's name, its line, and whether it names this bot; None for another bot's command."""
    first, *rest = text.split(maxsplit=1)
    name, at, bot = first.removeprefix("/").partition("@")
    if at and bot.lower() != username.lower():
        return None
    return name.lower(), rest[0].strip() if rest else "", bool(at)
