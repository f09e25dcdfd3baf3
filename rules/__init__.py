"""Rules engines: the exact rules of each game as pure functions."""
