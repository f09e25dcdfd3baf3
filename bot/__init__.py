"""Longtable: heavy board games by correspondence, in a chat."""

from functools import cache


@cache
def release() -> str:
    """Returns the version of the program, as it stands in ``pyproject.toml``."""
    from importlib.metadata import version  # by far the slowest of what the command line needs to begin

    return version("longtable")
