"""What the opponents of all games share: what they are handed, how they search, how well they play."""
