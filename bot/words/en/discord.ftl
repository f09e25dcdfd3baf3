# Discord: what only its side of the bot says.

discord-words = words
discord-too-long = … too long to be completed here: write it to its end and send it, it counts as you write it.
