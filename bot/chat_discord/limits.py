"""What Discord can carry at most; it refuses a message with more."""

CONTENT = 2000
"""Characters of a message's text."""
EMBED = 4096
"""Characters of the text of an embed."""
EMBEDS = 6000
"""Characters of all embeds of a message together."""
CHOICES = 25
CHOICE = 100
"""Completions of a command, and the characters of each."""
THREAD_NAME = 100
NONCE = 25
"""Characters of what tells two tries to send the same message from two messages."""
