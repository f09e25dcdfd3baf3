"""When: clocks, waking hours, absences, deadlines, the next word to who is awaited, and what comes of being late."""
