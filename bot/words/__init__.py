"""The language files: a folder a language, Fluent files in it; those of a game begin with the game's id.

Further folders can be added to this package's ``__path__``, as an installed game's own files are found.
"""
