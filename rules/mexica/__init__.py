"""Mexica, the board game by Michael Kiesling and Wolfgang Kramer: canals part an island in a lake into districts."""
