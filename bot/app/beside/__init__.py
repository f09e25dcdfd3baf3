"""What runs beside the commands: the outbox's sender, the timekeeper, the drawing, the supervisors of the chats."""
