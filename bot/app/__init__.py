"""The application between the chats and the games. Knows no platform and no game.

Its rooms, each importing only those below it: ``front``, ``port``, ``commands`` beside ``beside``, then ``panels``,
``play``, ``speech``. Chats import the port alone, and the words of ``speech``.
"""

from bot.app.app import App, create_app

__all__ = ["App", "create_app"]
