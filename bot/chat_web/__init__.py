"""The local web table: a chat channel in the browser, for playing without any chat platform."""

from bot.chat_web.server import WebServer, create_server
from bot.chat_web.settings import BadAddress, WebSettings

__all__ = ["BadAddress", "WebServer", "WebSettings", "create_server"]
