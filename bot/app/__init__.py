"""The application between the chats and the games: tables, turns, panels, texts. Knows no platform and no game."""

from bot.app.app import App, create_app

__all__ = ["App", "create_app"]
