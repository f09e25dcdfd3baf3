"""Tikal, by Wolfgang Kramer and Michael Kiesling (1999)."""
