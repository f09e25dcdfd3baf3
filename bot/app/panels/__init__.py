"""What leads through a choice, one word at a time."""
