"""The pictures of the README, drawn from what the bot really sends: ``make pictures``."""
