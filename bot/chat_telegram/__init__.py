"""Telegram: groups and forum topics where tables play, and the private chats where turns are made."""

import os

os.environ.setdefault("PTB_TIMEDELTA", "true")  # else the library warns of its own coming change at every flood wait

from bot.chat_telegram.application import create_application
from bot.chat_telegram.chat import TelegramChat

__all__ = ["TelegramChat", "create_application"]
