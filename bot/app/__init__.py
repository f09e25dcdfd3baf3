"""The application between the chats and the games: tables, turns, panels, texts. Knows no platform and no game."""
