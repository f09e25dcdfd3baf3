# Discord: what only its side of the bot says.

discord-words = words
discord-too-long = … too long to be completed here: finish it and send it, it counts as you write it.
discord-only-the-hint = That was only the hint that your line is too long to be completed. Nothing was done: finish the line and send it.
