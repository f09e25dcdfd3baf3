"""What lasts: SQLite behind a few repositories. Knows nothing of chats or pictures."""
