# Discord: what only its side of the bot says.

discord-too-long = … too long to be completed here: finish it and send it, it counts as you write it.
discord-only-the-hint = That was only a hint, and nothing was done. Write what you want to send, and send it.

## The slash commands: groups and fields, each by its name - lower case, no spaces - and what it is for

discord-group-table = table
discord-group-table-about = What concerns a table: its seats, its game, what its host can do.
discord-group-turn = turn
discord-group-turn-about = What you do in your turn, or leave for it.
discord-group-my = my
discord-group-my-about = What is yours alone: when and how you are called, what is kept for you, and help.
discord-group-longtable-about = What managers of this server can set.
discord-arg-table = table
discord-arg-table-about = Which table, if it is not clear from where you write.
discord-arg-game = game
discord-arg-game-about = Which game.
discord-arg-seats = seats
discord-arg-seats-about = How many players.
discord-arg-bots = bots
discord-arg-bots-about = How many bots sit down at once.
discord-arg-level = level
discord-arg-level-about = How well these bots play.
discord-arg-pace = pace
discord-arg-pace-about = How long a turn may take.
discord-arg-late = late
discord-arg-late-about = What happens when somebody's time is up.
discord-arg-votes = votes
discord-arg-votes-about = Whether a vote needs all players or a majority.
discord-arg-proposal = proposal
discord-arg-proposal-about = What you propose. Without it you are offered what makes sense.
discord-arg-hours = hours
discord-arg-hours-about = From when to when, and on which days, for example 8-22 mon-fri; or always.
discord-arg-days = days
discord-arg-days-about = For how many days, or from which day to which, for example 2027-07-01 2027-07-14; or end.
discord-arg-practice = practice
discord-arg-practice-about = You play all the seats, to try the game alone.
discord-arg-invite = invite
discord-arg-invite-about = Only those may join whom you invite.
discord-arg-options = options
discord-arg-options-about = Switches of the rules, each with what it means; the button { button-options } shows them all.
discord-arg-seat = seat
discord-arg-seat-about = Which open seat, by who had it or its colour. Without it you are offered those there are.
discord-arg-player = player
discord-arg-player-about = Who.
discord-arg-colour = colour
discord-arg-colour-about = Which colour.
discord-arg-moves = moves
discord-arg-moves-about = Moves in their short notation, with a semicolon between two.
discord-arg-order = order
discord-arg-order-about = What to answer for you. Without it you see the orders you have.
discord-arg-entry = entry
discord-arg-entry-about = The number of a step of the log.
discord-arg-view = view
discord-arg-view-about = As text, or another picture.
discord-arg-part = part
discord-arg-part-about = Which part: the whole game, or the last round.
discord-arg-topic = topic
discord-arg-topic-about = Which part of the rules.
discord-arg-text = text
discord-arg-text-about = What to write down. Without it you see what you have written.
discord-arg-language = language
discord-arg-language-about = The language I speak with you.
discord-arg-layout = layout
discord-arg-layout-about = wide for a desk, tall for a phone.
discord-arg-where = where
discord-arg-where-about = In private, too, in the group alone, or once a day for all tables.
discord-arg-test = test
discord-arg-test-about = Have a test sent to you.
discord-arg-zone = zone
discord-arg-zone-about = Where you live, for example Europe/Prague.
discord-arg-code = code
discord-arg-code-about = The code from your other account, or undo.
discord-arg-what = what
discord-arg-what-about = Everything that is stored, or to have it deleted. Without it you see how much it is.
discord-arg-about = about
discord-arg-about-about = What you want to know about.
discord-arg-question = question
discord-arg-question-about = What you want to ask. Without it you see what can be asked at the table.
discord-arg-word = word
discord-arg-word-about = Any word of your own.
discord-arg-role = role
discord-arg-role-about = Whose members may open tables.

## Commands in the menu of a message

discord-board-after = Board after this
