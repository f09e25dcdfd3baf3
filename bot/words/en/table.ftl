# Everything the table itself says. Names and notations are passed as text.

## Buttons

button-play = Play
button-play-at = Play { $table }
button-next-table = Next: { $game } · { $table }
button-news = What happened
button-text = Board as text
button-board = Board as picture
button-hand = My hand
button-score = Score
button-new-game = New game
button-how-to-play = How to play
button-join = Join
button-leave = Leave
button-colour = Colour
button-any-colour = No preference
button-options = Options
button-start = Start
button-done = Done
button-reveal = Reveal
button-back = Back
button-next = More choices
button-first = First choices
button-more = Go on
button-undo = Undo
button-reset = Reset
button-agree = Agree
button-decline = Decline
button-vote-yes = { button-agree }
button-vote-no = { button-decline }
button-vote-pause = Pause
button-vote-resume = Go on
button-vote-extend = More time
button-vote-replace = Replace a player
button-vote-end = End without result
button-vote-forfeit = Win by forfeit
button-votes-all = Votes: all must agree
button-votes-majority = Votes: a majority decides
button-resign = Resign
button-end = End the table
button-practice = { $game }: play all seats
button-add = Take me to your group or server
button-house-here = Allow tables here
button-house-everywhere = Allow them everywhere
button-merge = Link for good
button-forget = Delete my data
button-try = Practice
button-rules = Rules
button-next-topic = Next: { $topic }
button-contents = All topics
button-all-commands = All commands
button-rematch = Rematch
button-analysis = Analysis
button-course = How it went
button-entry = Step { $entry }
button-replay = Replay
button-step-through = Step by step
button-record = Record
button-verify = Check the game
button-new-table = New table
button-my-games = My games
button-dashboard-on = List of tables: in a post
button-dashboard-off = List of tables: none
button-openings-on = Open seats: announced
button-openings-off = Open seats: not announced
button-take-over = Take over
button-brief = My brief
button-ahead-keep = Leave it so
button-ahead-off = Remove
button-orders = Automatic answers
button-snooze-2h = In 2 hours
button-snooze-tonight = Tonight
button-snooze-mute = Not this turn
button-vacation-3 = For 3 days
button-vacation-7 = For 7 days
button-vacation-14 = For 14 days
button-back-again = I am back
button-chosen = ✓ { $choice }
button-calls-private = In private
button-calls-group = In the group
button-calls-daily = Once a day
button-calls-next = Also when I am next
button-picture-wide = Wide
button-picture-tall = Tall
button-zone = My time zone
button-nudge = Nudge
button-test-ping = Send me a test

## Commands: what follows the name, and what it does

usage-new = GAME [practice] [invite] [seats=N] [bots=N] [pace=2d] [late=bot] [votes=majority] [option=value]
command-new = Open a table. A practice table gives you all the seats, to try the game alone.
usage-join = [@TABLE] [SEAT]
command-join = Join a table, or take over an open seat.
usage-leave = [@TABLE]
command-leave = Leave a table that has not started.
usage-colour = [@TABLE] [COLOUR]
command-colour = Choose your colour before the game starts. If you choose none, you get one that is left.
usage-options = [@TABLE]
command-options = Choose the seats, the turn time and the options of your table.
usage-invite = [@TABLE] NAME
command-invite = Let somebody join your table by invitation.
usage-start = [@TABLE]
command-start = Start the game of your table.
usage-luck = [@TABLE] WORD
command-luck = Mix a word of your own into the luck of the game, before it starts.
usage-play = [@TABLE] [MOVE; MOVE ...]
command-play = Open your panel, which leads through a turn by buttons, or play moves in their short notation.
usage-move = [@TABLE] MOVE [; MOVE ...]
command-move = Play one or more moves in their short notation.
usage-undo = [@TABLE]
command-undo = Take back your last move, as long as it is not final.
usage-reset = [@TABLE]
command-reset = Take back all your moves that are not final.
usage-hint = [@TABLE]
command-hint = The best moves that a search finds for you, where nobody else plays.
usage-whatif = [@TABLE] [MOVES]
command-whatif = Try out what could be played, for every seat. Nobody hears of it.
usage-ahead = [@TABLE] [if PART is WORD: MOVES / … / else ping me | off]
command-ahead = Leave moves for your next turn, with conditions. Nobody else sees them.
usage-orders = [@TABLE] [ORDER | cancel NUMBER | cancel all]
command-orders = Give standing orders that answer for you at once. Nobody else sees them.
usage-board = [@TABLE] [text | PICTURE] [STEP]
command-board = Show the board, as a picture or as text, as it is now or was after a step of the log.
usage-hand = [@TABLE]
command-hand = Show what only you may see.
usage-score = [@TABLE]
command-score = Show the points and where they come from.
usage-analysis = [@TABLE]
command-analysis = Show how good the turns of a finished game were, and those that decided it.
usage-course = [@TABLE]
command-course = Show how the scores of a finished game went, and what turned it.
usage-replay = [@TABLE] [game | round]
command-replay = Show the game so far, or its last round, as a moving picture.
usage-log = [@TABLE] [STEP]
command-log = Show what has happened: the latest, or from a step of the log on.
usage-verify = [@TABLE]
command-verify = Check that the log of a game is whole and its luck untouched.
usage-legal = [@TABLE] [FIRST WORDS]
command-legal = List the moves you may play now.
usage-ask = [@TABLE] [QUESTION] [ABOUT]
command-ask = Ask what the game of a table can tell you about your position.
usage-rules = [GAME] [TOPIC]
command-rules = Explain the rules of a game, topic by topic.
usage-learn = [GAME] [MOVE]
command-learn = Learn a game by playing it: about ten small tasks, for you alone.
usage-tables = { "" }
command-tables = List the tables of this channel: whose turn it is, since when, and where.
usage-mygames = { "" }
command-mygames = List your tables everywhere, those that wait for you first.
usage-stats = [NAME]
command-stats = Tell what you have achieved in finished games, or what somebody else has here.
usage-ranking = [GAME] [SEATS]
command-ranking = Rank the players of this place by their finished games.
usage-watch = [@TABLE]
command-watch = Add a table that you do not play at to your list, or take it off again.
usage-notes = [@TABLE] [TEXT]
command-notes = Keep private notes on a table, in place of the earlier ones; without a text, show them.
usage-rewind = [@TABLE] STEP
command-rewind = Propose to go back to a step of the log. The others who play vote on it.
usage-vote = [@TABLE] [yes] [no] [pause] [resume] [extend] [end] [forfeit] [replace NAME]
command-vote = Propose to the others at a table a pause, more time, an end or another player, or answer them.
usage-resign = [@TABLE]
command-resign = Give up your seat.
usage-nudge = [@TABLE]
command-nudge = Remind the players who keep a table waiting, once a day at most.
usage-kick = [@TABLE] NAME
command-kick = Remove a player from your table; once the game has begun, only one who is late.
usage-pause = [@TABLE]
command-pause = Stop your table until you resume it.
usage-resume = [@TABLE]
command-resume = Go on with your paused table.
usage-close = [@TABLE]
command-close = End your table for everybody without a winner, or propose that.
usage-here = [@TABLE]
command-here = Bring your table to this channel.
usage-settings = [role=NUMBER]
command-settings = Set where tables may be opened here, by whom, how many and in which language. For managers.
usage-language = [LANGUAGE]
command-language = Choose the language of what I tell you in private, for example cs.
usage-picture = [wide | tall]
command-picture = Choose how pictures are arranged for you: wide for a desk, tall for a phone.
usage-calls = [private | group | daily | next [off]]
command-calls = Choose how you are called to your turns, and whether you hear before that you are next.
usage-pings = [test]
command-pings = See your latest calls and whether they arrived, or have a test sent to you.
usage-timezone = ZONE
command-timezone = Choose your time zone, for example Europe/Prague.
usage-hours = [FROM-UNTIL] [DAYS] | always
command-hours = Say when you are awake. At other times your clocks stand still and I do not call you.
usage-vacation = [DAYS | FROM TO | end]
command-vacation = Stop your clocks while you are away.
usage-mydata = [export | delete]
command-mydata = See, export or delete what is stored about you.
usage-link = [CODE | undo]
command-link = Link your accounts on several platforms, or unlink them.
usage-help = [COMMAND | GAME | QUESTION]
command-help = Explain how to play here, or one command.

## What commands are called where a chat can show that in each language: lower case, no spaces

called-new = new
called-join = join
called-leave = leave
called-colour = colour
called-options = options
called-invite = invite
called-start = start
called-luck = luck
called-play = play
called-move = move
called-undo = undo
called-reset = reset
called-hint = hint
called-whatif = whatif
called-ahead = ahead
called-orders = orders
called-board = board
called-hand = hand
called-score = score
called-analysis = analysis
called-course = course
called-replay = replay
called-log = log
called-verify = verify
called-legal = legal
called-ask = ask
called-rules = rules
called-learn = learn
called-list = list
called-tables = tables
called-mygames = mygames
called-stats = stats
called-ranking = ranking
called-watch = watch
called-notes = notes
called-rewind = rewind
called-vote = vote
called-resign = resign
called-nudge = nudge
called-kick = kick
called-pause = pause
called-resume = resume
called-close = close
called-here = here
called-settings = settings
called-language = language
called-picture = picture
called-calls = calls
called-pings = pings
called-timezone = timezone
called-hours = hours
called-vacation = vacation
called-data = data
called-mydata = mydata
called-link = link
called-help = help

help-short =
    Games here: { $games }. Move whenever you have a minute.
    Open a table with `/new`; when everybody has joined, press **{ button-start }**.
    When it is your turn, press **{ button-play }**: the panel leads you through it. If you prefer to type, use `/move`.
    Until your turn is final, nobody else sees it and you may take it back.
help-line = `{ $command }` - { $summary }
help-group-tables = **Tables**
help-group-turns = **Your turn**
help-group-looking = **Looking**
help-group-yourself = **Yourself**
help-group-hosting = **For hosts**
help-group-questions = **Questions**
help-questions = **Questions of { $game }**: { $commands }
help-more = `/help move`, for example, tells what to write after `/move`, and `/help` with the name of a game what can be asked there.
help-rules = `/rules { $game }` explains its rules, topic by topic.
help-command = `{ $usage }` - { $summary }
help-asked = **{ $game }**: `{ $usage }` - { $summary }

## Where the bot has just come to

greeting =
    Hello! With me you can play { $games } here, slowly: a move whenever somebody has a minute, over days or weeks.
    Press **{ button-new-game }** to open a table that others join by a button; alone you can practise first. **{ button-how-to-play }** explains the rest.

## Tables

table-open-seat = Open seat { $seat }
table-left-seat = Open seat of { $player }
table-former-member = Former player { $seat }
table-lobby = waiting for players
table-running = running
table-over = finished
table-closed = closed
which-table = Which table do you mean?
which-table-first = Several tables could be meant: name one first.
ask-offer = { $game }: { $summary }
ask-title = At table { $table } ({ $game }) you can ask:
which-game = Which game?
which-game-against-bots = Which game against a bot?
new-alone = Nobody could join a table here: only you and I are in this chat. Play a game on your own, moving for all the seats, or take me to where the others are and open a table there.
heading-running = **{ $game }** at table { $table }, waiting for { $players }.
heading-over = **{ $game }** at table { $table }, finished.
hand-picture = What only you may see.

## Lobby

lobby-title = **{ $game }** at table **{ $table }**, hosted by { $host }.
lobby-open = Everybody may join.
lobby-invite = By invitation: the host lets players in with `/invite`, or everybody with **{ button-options }**.
lobby-practice = Practice table: one player moves for all the seats but those of bots.
lobby-nobody = nobody
lobby-seats = Players: { $players } ({ $taken } of { $seats }; the game can start with { $least }).
lobby-players = Players: { $players } ({ $taken } of { $seats }).
lobby-running = The game has begun.
lobby-closed = This table was closed.
lobby-option = { $option }: { $value }
lobby-menu = { $option }: { $value }
lobby-options = What is to be played at table { $table }?
lobby-seat-count = Seats
lobby-pace = Turn time
lobby-pace-latest = { $pace }; with nights and days off a turn is over after { $days } days at the latest
lobby-entry = Who may join
entry-open = everybody
entry-invite = by invitation
pace-none = no limit
pace-1h = 1 hour
pace-12h = 12 hours
pace-1d = 1 day
pace-2d = 2 days
pace-3d = 3 days
pace-7d = 7 days
pace-bank3d = 3 days for all turns, and 8 hours more with each
pace-bank7d = 7 days for all turns, and 12 hours more with each
pace-bank14d = 14 days for all turns, and 1 day more with each
lobby-late = When somebody is late
late-default = only what must be played
late-bot = a bot plays on
late-nudge = nothing but a call
late-vote = the others vote
late-forfeit =
    { $days ->
        [one] of two players, the one who waits can win by forfeit after { $days } day
       *[other] of two players, the one who waits can win by forfeit after { $days } days
    }
late-open = the seat is open to others
lobby-votes = Votes
votes-all = all must agree
votes-majority = a majority decides
lobby-seat-choice =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
colour-orange = orange
colour-blue = blue
colour-yellow = yellow
colour-pink = pink
colour-white = white
colour-black = black
colour-any = any
colour-yours = Your colour at table { $table }: { $colour }.
colour-taken-by-others = Taken: { $colours }.
lobby-full = { $host }, table { $table } is full: you can start.
lobby-opened = Table { $table } is open for { $game }. When everybody is there, you can start.
lobby-opened-practice = Table { $table } is open for { $game }, and all its seats are yours but those of bots. Start it when you like.
rematch-called = Rematch! { $players }: the seats are yours, press **{ button-join }** to play again.
rematch-there = The rematch is at table { $table }.
lobby-joined = You have joined table { $table }.
lobby-left = You have left table { $table }.
lobby-invited = { $player } may join table { $table } now.
which-person = Several are called “{ $player }”. Whom do you mean?
invite-whom = Whom? Choose somebody, mention somebody, or answer somebody's message with `/invite`.
invite-unknown = Nobody I know here is called “{ $player }”. Choose somebody, mention that person, or answer that person's message with `/invite`.
join-which = Several seats at table { $table } are open. Which one do you take over, with all it holds? Its points stand beside it.
join-unknown = At table { $table } no open seat is called “{ $seat }”, or more than one. Which one do you take over?
button-seat = { $player }: { $points }
kick-whom = Who is to leave table { $table }?
kick-unknown = Nobody called “{ $player }” can be removed from table { $table }. Choose who is meant.
member-without-name = Member { $number }
lobby-started = The game at table { $table } has begun.
lobby-luck = Luck: its secret has the fingerprint `{ $commitment }`. With `/luck WORD` you may mix in a word of yours.
lobby-luck-word = { $word } ({ $player })
lobby-luck-words = Mixed in: { $words }.
lobby-luck-mixed = Your word is mixed into the luck of table { $table }. The secret was fixed before; its fingerprint is `{ $commitment }`.
lobby-taken-over =
    { $host ->
        [yes] You have taken over a seat at table { $table } and are its host.
       *[no] You have taken over a seat at table { $table }.
    }
brief-heading = You play { $seat }, { $colour }, in { $game } at table { $table }.
brief-round = The last round:

## Public posts

post-started = The game begins: { $players }.
post-fingerprint =
    { $count ->
        [0] Every draw follows from a secret that is revealed at the end. Fingerprint of this beginning: `{ $beginning }`.
       *[other] Every draw follows from a secret that is revealed at the end, and from the players' words { $words }. Fingerprint of this beginning: `{ $beginning }`.
    }
post-lead =
    { $count ->
        [one] { $players } leads with { $points }, { $ahead } ahead of { $next }.
       *[other] { $players } lead with { $points }, { $ahead } ahead of { $next }.
    }
post-your-turn = { $players }, it is your turn at table { $table }.
post-more =
    { $count ->
        [one] … and one line before that: press **{ button-news }**.
       *[other] … and { $count } lines before that: press **{ button-news }**.
    }
post-picture = Board of { $game }, table { $table }. Score: { $scores }. The button { button-text } tells all that is on the picture.
post-over-played = **The game at table { $table } is over.**
post-over-resigned = **The game at table { $table } is over: only one player is left.**
post-over-abandoned = **The game at table { $table } was ended without a result.**
picture-ended-resigned = The game is over: only one player is left
picture-ended-abandoned = The game was ended without a result
post-won =
    { $count ->
        [one] **{ $players } wins with { $points }.**
       *[other] **{ $players } share the victory with { $points }.**
    }
post-left = **{ $player } wins.** Points did not decide it.
post-uncounted-short = It counts for nobody, as not everybody has moved three times.
post-uncounted-removed = It counts for nobody, as a player was voted out who was not late.
post-place =
    { $resigned ->
        [yes] { $place }. { $player }: { $points } (resigned)
       *[no] { $place }. { $player }: { $points }
    }
post-stood =
    { $resigned ->
        [yes] { $player }: { $points } (resigned)
       *[no] { $player }: { $points }
    }
post-sources = ({ $sources })
post-secret = The secret behind all draws: `{ $secret }`
post-resigned =
    { $ends ->
        [yes] Table { $table }: { $player } resigns.
       *[no] Table { $table }: { $player } resigns. { $bot ->
            [yes] A bot plays on for this seat until somebody takes it over with `/join`.
           *[no] Only forced moves are played for this seat until somebody takes it over with `/join`.
        }
    }
post-removed =
    { $ends ->
        [yes] Table { $table }: { $player } was removed by the host for being late, and that ends the game without a result.
       *[no] Table { $table }: { $player } was removed by the host for being late. { $bot ->
            [yes] A bot plays on for this seat until somebody takes it over with `/join`.
           *[no] Only forced moves are played for this seat until somebody takes it over with `/join`.
        }
    }
post-voted-out =
    { $ends ->
        [yes] Table { $table }: { $player } was voted out, and that ends the game without a result.
       *[no] Table { $table }: { $player } was voted out. { $bot ->
            [yes] A bot plays on for this seat until somebody takes it over with `/join`.
           *[no] Only forced moves are played for this seat until somebody takes it over with `/join`.
        }
    }
post-extended = Table { $table }: { $players } may take the full time again.
post-late-open =
    { $ends ->
        [yes] Table { $table }: { $player }'s time is up, and that ends the game.
       *[no] Table { $table }: { $player }'s time is up. { $bot ->
            [yes] A bot plays on for this seat until somebody takes it over with `/join`.
           *[no] Only forced moves are played for this seat until somebody takes it over with `/join`.
        }
    }
post-gone =
    { $ends ->
        [yes] Table { $table }: { $player } is not here any more and gives up the game.
       *[no] Table { $table }: { $player } is not here any more. { $bot ->
            [yes] A bot plays on for this seat until somebody takes it over with `/join`.
           *[no] Only forced moves are played for this seat until somebody takes it over with `/join`.
        }
    }
post-goes-on-here =
    { $over ->
        [yes] The rest is posted here.
       *[no] The game goes on here.
    }
post-thread-gone = { $host }, I cannot write in the thread of table { $table } any more. { post-goes-on-here }
post-thread-lacks = { $host }, I lack the permission **{ $permission }** in the thread of table { $table }. { post-goes-on-here }
post-lacks-attach_files = { $host }, I lack the permission **{ $permission }** here, so boards come without a picture. **{ button-text }** tells all that is on them.
post-lacks-embed_links = { $host }, I lack the permission **{ $permission }** here, so long posts are cut short.
post-lacks-create_public_threads = { $host }, I lack the permission **{ $permission }** here, so the table has no thread of its own and is played in this channel.
post-moved-here = The game goes on in this channel.
post-adopted = This game comes from a record and goes on here. All its seats are open: `/join` takes one.
post-seat-open = **{ $game }**, table { $table }: a seat is open, with a score of { $points } and in place { $place }. Still in the game: { $players }. **{ button-take-over }** makes it yours.
post-seat-taken = **{ $game }**, table { $table }: the seat is not open any more.
post-taken-over = Table { $table }: { $player } joins the game and takes over: { $seat }.
post-back = Table { $table }: { $player } is back in the game.
post-time-up-default = { $player }'s time is up: I made only the forced moves.
post-late = { $player }, your time at table { $table } is up. The table waits for you.
post-forfeit = If nothing is played before, { $player } can win the game by forfeit { $when }: `/vote forfeit`.
post-forfeited = Table { $table }: { $player } has not moved for too long and loses the game by forfeit.
post-time-left = Time left: { $time }.
post-due = Due { $when }.
post-is-away = { $player } is away and comes back { $when }; the clock stands still until then.
post-away = Table { $table }: { $player } is away from { $begins } to { $ends }. The clock stands still then.
post-banks = Time left for all turns: { $banks }.
post-moved-away = The game of table { $table } was taken elsewhere by the people who run this bot, and goes on there. This table is closed, without a result.
post-paused =
    { $voted ->
        [yes] Table { $table } is paused. Nobody can move until a vote resumes it.
       *[no] Table { $table } is paused. Nobody can move until the host, or a vote, resumes it.
    }
post-still-paused = { $players }: table { $table } has been paused for { $since }. Shall the game go on?
post-resumed = The table goes on.
post-meanwhile = Meanwhile at table { $table }:
unreached = Table { $table } stands still: I cannot reach the place where it is played. Nobody loses time, and what is played until then is posted there once I can.
unreached-awaited = **{ $game }**: it is your turn at table { $table }, but I cannot reach the place where it is played. Your clock stands still, and you can play here.
unreached-moved = What you have played at table { $table } counts, but I cannot post it: I cannot reach the place where it is played. The table stands still until I can, and nobody loses time.
post-withdrawn = This call is withdrawn: the game at table { $table } has gone back.

## Moving

move-sent = Sent: { $moves } (table { $table }).
move-taken = Accepted: { $moves } (table { $table }).
move-understood = { $typed } is understood as { $move }.
panel-title = Table { $table }, you play { $player }.
panel-called = **It is your turn.**
panel-draft = Played: { $moves }. Only you see it so far.
panel-move-automatic = { $move } (by standing order)
panel-chosen = Chosen: { $move } – { $meant }
panel-forecast = By this your forecast, what a scoring would bring now, goes from { $before } to { $now }.
panel-final = **{ button-done }** sends this. After that nothing up to here can be undone.
panel-choose = Choose
orders-chosen = Chosen: { $move }
orders-title = **Automatic answers** (standing orders) at table { $table } for { $player }. They answer at once when you are asked, and nobody else sees them.
orders-none = You have given none.
orders-line = { $number }. { $order }
orders-paused = The table is paused; your orders wait with it.
orders-complete = **{ button-done }** gives this order.
orders-cancel = Cancel an order
order-kept = Order given: { $order }
order-played = Played for you: { $moves }
order-cancelled =
    { $count ->
        [0] There was nothing to cancel.
        [one] { $count } order is cancelled.
       *[other] { $count } orders are cancelled.
    }
order-ended = Order ended: { $order } { $why }
order-ended-impossible = It could not be carried out any more, so I ask you.
order-ahead = Moves left for your next turn.
ahead-played = **The moves that you left were played for you.**
ahead-kept = **Left for your turn:** { $lines }
ahead-tried = Tried out as if everybody did as little as possible until you are asked:
ahead-legal = Line { $line } can be played.
ahead-unmet = Line { $line } cannot be played: { $why }.
ahead-refused = Line { $line } cannot be played. { $why }
ahead-dropped = **The moves that you left were not played.** `/ahead` shows them.
ahead-not-now = It is your turn, but these moves cannot be played, so they are not kept:
ahead-forgone = With { $moves } you give something up: { $why }
ahead-asks = Nothing is kept yet. If you mean it, press **{ button-ahead-keep }** or send the same once more.
ahead-none = You have left no moves for your next turn.
ahead-removed = The moves that you had left are removed.
ahead-how = One line for each case, parted by `/`: the first whose conditions hold and whose moves are all allowed is played when your turn comes, and then all are used up. If none fits you are called as usual, and see why.
ahead-if = if { $conditions }: { $moves }
ahead-is =
    { $holds ->
        [yes] { $part } is { $word }
       *[no] { $part } is not { $word }
    }
ahead-else = else ping me
words-of-no = no not don't dont never without
ahead-word-if = if when
ahead-word-and = and
ahead-word-not = not isn't
ahead-word-else = else otherwise
ahead-word-filling = is are still the
panel-reveals = **{ button-reveal }** shows the result. After that nothing up to here can be taken back.
panel-counted = That was done already: the first tap counted.
panel-outdated = That button belonged to an earlier position and did nothing. This is how it stands now.
panel-undone = Your last move is taken back.
panel-reset = All your moves that were not final are taken back.

## Votes

vote-proposal =
    { $count ->
        [one] { $player } proposes to take table { $table } back to just after step `{ NUMBER($entry, useGrouping: 0) }` of the log. One step would be undone.
       *[other] { $player } proposes to take table { $table } back to just after step `{ NUMBER($entry, useGrouping: 0) }` of the log. { $count } steps would be undone.
    }
vote-without-luck = Moves that are not final yet are dropped. Any move that becomes final meanwhile ends the vote.
vote-luck = What was drawn or turned up since then will come out the same again. { vote-without-luck }
vote-voids = { $who } is not late, so the game would count for nobody.
vote-proposal-other = { $player } proposes at table { $table } { $what }.
vote-late-replace = The time of { $who } at table { $table } is up. Shall this seat be open to another player?
vote-late-end = The time of { $who } at table { $table } is up. Shall the game end without a result?
vote-what-rewind = to go back
vote-what-pause = to pause the game
vote-what-resume = to go on with the game
vote-what-extend = to give everybody who must move the full time again
vote-what-replace = to open the seat of { $who } to another player
vote-what-end = to end the game without a result
vote-call-all = { $players }, do you agree? A single no stops it; no answer within two days is an abstention.
vote-call-majority = { $players }, do you agree? More than half of those who vote must; no answer within two days is an abstention.
vote-agreed = Agreed: { $players }.
vote-against = Against: { $players }.
vote-end-agreed = That is agreed.
vote-end-declined = Table { $table }: { $player } declines the proposal { $what }. The game goes on as before.
vote-end-failed = Table { $table }: the proposal { $what } has no majority. The game goes on as before.
vote-end-withdrawn = Table { $table }: { $player } withdraws the proposal { $what }.
vote-end-played = Table { $table }: the proposal { $what } is void, as play has gone on.
vote-end-settled = Table { $table }: the proposal { $what } is void, as the host has decided.
vote-end-left = Table { $table }: the proposal { $what } is void, as a player has left.
vote-end-late = Table { $table }: the proposal { $what } is void, as not enough have agreed in time.
vote-which = What do you propose to table { $table }? With `/rewind` you propose to go back in the game.
vote-whom = Whose seat at table { $table } is to be open to another player?
vote-opened = I am asking the others at table { $table }.
vote-counted = Your answer counts. The others at table { $table } have still to answer.
vote-declined = You decline, so the game at table { $table } goes on as before.
vote-withdrawn = You have withdrawn your proposal at table { $table }.
extended = At table { $table } everybody who must move has the full time again.
rewound = The game at table { $table } has gone back to just after step `{ NUMBER($entry, useGrouping: 0) }`.
post-rewound = The game at table { $table } has gone back to just after step `{ NUMBER($entry, useGrouping: 0) }` of the log. What is drawn again comes out the same.
post-orders-dropped = Standing orders are dropped.

## Looking

score-line = { $place }. { $player }: **{ $points }**
score-line-sources = { $place }. { $player }: **{ $points }** ({ $sources })
score-source = { $source } { $points }
score-unranked = Not counted for the places, as it is hidden from you for others: { $sources }
log-line = `{ NUMBER($n, useGrouping: 0) }` { $said }
log-line-automatic = `{ NUMBER($n, useGrouping: 0) }` { $said } (by standing order)
log-empty = Nothing has happened yet.
verify-log = The log of table { $table } is whole: every move is legal, and every position follows from the one before. The last final entry is { $entry }; its chain is `{ $chain }`.
verify-secret = Fingerprint of the secret: `{ $commitment }`.
verify-beginning = Fingerprint of the beginning: `{ $beginning }`.
verify-draws =
    { $count ->
        [0] Every draw follows from the secret `{ $secret }`.
       *[other] Every draw follows from the secret `{ $secret }` and the words { $words }.
    }
record-check = Whether moves and draws are as they must be, anybody can check: `/verify` plays the game over here, and `longtable verify` does so with the record below on any computer.
record-excerpt = The game is still going on: what is hidden from you, drafts and the secret are left out. The chains after the equals signs must be in the record when it is over.
verify-running = The draws can be checked by all when the game is over and the secret is told. Note these fingerprints and the chain: they must be in the record then.
verify-over = Compare the fingerprints with those of the lobby and the start. So far it was the bot that checked: with the record of the game, which the button { button-record } shows, anybody can do it by `longtable verify`.
legal-branch = { $moves } … ({ $count } in all)
legal-branch-many = { $moves } … (more than { $count } in all)
legal-go-on = For more, write `/legal` and the beginning of a move: { $verbs }
legal-more = … and more. Write `/legal` and the beginning of a move: { $verbs }
rules-primer = **{ $game } in two minutes**
rules-topic = **{ $game }: { $topic }**
rules-topics = More by topic:
rules-no-topic = The rules of { $game } have no topic “{ $topic }”. There are: { $topics }

## Looking at an earlier position

earlier-heading = **{ $game }** at table { $table }.
earlier-after = After step { NUMBER($entry, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }.
page-before = ◀ Before
page-next = Next ▶
earlier-task = { NUMBER($entry, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }: { $text }
earlier-start = The beginning
earlier-before = ◀ Step { NUMBER($entry, useGrouping: 0) }
earlier-next = Step { NUMBER($entry, useGrouping: 0) } ▶
earlier-now = To the present

## What belongs to a member

dashboard-title = **The tables here**
dashboard-none = No table is open. Open one with `/new`.
dashboard-lobby = **{ $game }**, table { $table }: not begun yet, { $taken } of { $seats } seats taken.
dashboard-invite = **{ $game }**, table { $table }: not begun yet, { $taken } of { $seats } seats taken, by invitation.
dashboard-practice = **{ $game }**, table { $table }: for practice, not begun yet.
dashboard-paused = **{ $game }**, table { $table }: paused since { $since }.
dashboard-running = **{ $game }**, table { $table }: { $players } to move since { $since }.
dashboard-unreached = Its clocks stand still, as I cannot write there.
dashboard-until = Time until { $until }.
dashboard-more =
    { $count ->
        [one] … and one more table: `/tables` lists all.
       *[other] … and { $count } more tables: `/tables` lists all.
    }

mygames-waiting = **{ $game }** at table { $table } has been waiting for you for { $since }.
mygames-waiting-now = **{ $game }** at table { $table } is waiting for you.
mygames-other = { $game } at table { $table }: { $status }.
mygames-watched = { $game } at table { $table }: { $status }, you watch.
mygames-none = You sit at no table. Open one with `/new`, or join one.
watch-on = Table { $table } is in your list now.
watch-off = Table { $table } is no longer in your list.
watch-own = You play at table { $table }, so `/mygames` lists it anyway. `/watch` is for tables of others.
notes-of = Your notes on table { $table }:
notes-none = You have no notes on table { $table }. Write `/notes` and a text; only you will see it.
notes-kept = Your notes on table { $table } are saved.
notes-replaced = Your new notes on table { $table } are saved. The earlier ones are gone; they were:
language-chosen = I speak English with you.
layout-wide = Wide, for a desk
layout-tall = Tall, for a phone
where-private = In private, or in the group if I cannot write to you
where-group = In the group alone
where-daily = Once a day, for all tables
where-next = Also when you are next
where-next-off = Not any more when you are next
picture-wide = I show you wide pictures, with the players beside the board.
picture-tall = I show you tall pictures, the board in full width and the players below.
picture-unchosen = You have not chosen: on a phone I show you tall pictures, elsewhere wide ones.
calls-private = I call you to your turn in private. Where I cannot, I call you in the group.
calls-group = I call you to your turn in the group alone.
calls-daily = Once a day I tell you in private which tables wait for you. I do not call you otherwise.
calls-unchosen = You have not chosen: on Telegram I call you to your turn in private, elsewhere at the table.
calls-next = I also tell you in private when your turn comes next.
calls-next-off = I do not tell you beforehand that your turn comes next.
you-are-late = **{ $game }**, table { $table }: your time is up. The table waits for you.
you-vote-open =
    { $late ->
        [yes] **{ $game }**, table { $table }: your time is up, so the others vote on a proposal that concerns you: { $what }. If you move before that is decided, it is void.
       *[no] **{ $game }**, table { $table }: { $player } has proposed { $what }. The others vote on it; you are not asked, as it concerns you.
    }
you-vote-ended =
    { $carried ->
        [yes] **{ $game }**, table { $table }: the others have agreed { $what }.
       *[no] **{ $game }**, table { $table }: nothing has come of the proposal { $what }.
    }
you-were-late = **{ $game }**, table { $table }: your time was up, so I played for you: { $moves }.
you-had-orders = **{ $game }**, table { $table }: I played what you had left for it: { $moves }.
you-lost-removed = **{ $game }**, table { $table }: the host has taken your seat, as you were late. You do not play there any more.
you-lost-voted-out = **{ $game }**, table { $table }: the others have voted that you do not play there any more.
you-lost-late = **{ $game }**, table { $table }: your time was up, so your seat is open to others.
you-lost-forfeited = **{ $game }**, table { $table }: you had not moved for too long, so the game was ended as lost by you.
you-lost-gone = **{ $game }**, table { $table }: you have left the place where it is played, so your seat is open to others.
you-lost-lobby = **{ $game }**, table { $table }: the host has removed you before the game began.
you-lost-replaced = **{ $game }**, table { $table }: somebody else plays on in the seat that was yours.
later-result = **{ $game }** at table { $table } is over. **{ button-score }** tells how it ended.
you-are-next = **You are next** in the game of { $game } at table { $table }: your turn comes after that of { $players }. { $orders ->
        [yes] With `/ahead` you can leave moves for it, and with `/orders` tell me what to answer for you.
       *[no] With `/ahead` you can leave moves for it.
    }
pings-none = You have not been called yet.
ping-turn = { $when }: called to table { $table } - { $became }
ping-next = { $when }: told that you are next at table { $table } - { $became }
ping-unreached = { $when }: told that table { $table } waits, but cannot be reached - { $became }
ping-reminder = { $when }: reminded of table { $table } - { $became }
ping-digest = { $when }: told of all your tables - { $became }
ping-test = { $when }: a test - { $became }
ping-became-sent = delivered
ping-became-waiting = on its way
ping-became-failed = could not be delivered in private
ping-became-gone = too long ago to tell
ping-is-test = This is a test. When it is your turn, you hear of it like this.
ping-test-sent = The test is on its way to you in private. If nothing comes, press Start in my private chat on Telegram, or allow direct messages on Discord.
zone-chosen = Your time zone is { $zone } now; it is { $time } there.
zone-asked = Where are you? Choose by what your clock shows, or write for example `/timezone Europe/Prague`. Then `/hours` can spare your nights.
zone-choose = Time zone
hours-always = Your clocks always run, and I may call you at any time.
hours-now = Your hours: { $hours } on { $days }. At other times your clocks stand still and I do not call you.
hours-kept = I have kept your hours, { $hours } on { $days }. They count as soon as I know your time zone.
hours-where = Your time zone is { $zone }; `/timezone` changes it.
hours-begins = From
hours-ends = Until
hours-days = Days
vacation-none = You are not away. While you are, your clocks stand still and I do not call you.
vacation-line = You are away from { $begins } to { $ends }. Your clocks stand still then, and your tables know.
vacation-left =
    { $count ->
        [one] You have { $count } day left for that.
       *[other] You have { $count } days left for that.
    }
reminder = **{ $game }** at table { $table } has been waiting for you for { $since }.
reminder-first = **{ $game }** at table { $table }: it is your turn.
reminder-public = { $player }, table { $table } ({ $game }) has been waiting for you for { $since }.
snoozed-2h = I will remind you of table { $table } in two hours.
snoozed-tonight = I will remind you of table { $table } tonight.
snoozed-mute = I will not remind you of this turn at table { $table } any more.
nudged = Reminded, unless it is night there: { $players }.
link-code =
    Write `/link { $code }` to me on the other platform, within { $minutes } minutes. Both accounts become one player then.
    Tell nobody this code: anybody who has it can link with you.
link-really =
    All that is yours here - tables, notes, settings - goes over to { $player } ({ $accounts }) for good, and both accounts become one player. `/link undo` parts the accounts again, but what has gone over stays there.
    Go on only if you have this code from me directly. A code from somebody else would give your games and notes to that person.
link-undone =
    This account is now a separate player, { $player }, and begins empty. Tables, notes and settings stay with your other accounts: { $others }.
    `/link` links them again.
link-done = Linked: you are { $player } on { $accounts }.
mydata-summary =
    You are { $name } here. Stored about you: { $counts }.
    `/mydata export` shows all of it, `/mydata delete` deletes it.
mydata-identities =
    { $count ->
        [one] { $count } account
       *[other] { $count } accounts
    }
mydata-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
mydata-orders =
    { $count ->
        [one] { $count } standing order
       *[other] { $count } standing orders
    }
mydata-pings =
    { $count ->
        [one] { $count } call
       *[other] { $count } calls
    }
mydata-aloud =
    { $count ->
        [one] { $count } post caused by you
       *[other] { $count } posts caused by you
    }
mydata-later =
    { $count ->
        [one] { $count } thing that you are told later
       *[other] { $count } things that you are told later
    }
mydata-wish-export = All that is stored about you
mydata-wish-delete = Have it deleted
mydata-absences =
    { $count ->
        [one] { $count } absence
       *[other] { $count } absences
    }
mydata-hosted =
    { $count ->
        [one] { $count } table of your own
       *[other] { $count } tables of your own
    }
mydata-tried =
    { $count ->
        [one] { $count } table where you try something out
       *[other] { $count } tables where you try something out
    }
mydata-watched =
    { $count ->
        [one] { $count } watched table
       *[other] { $count } watched tables
    }
mydata-lessons =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
mydata-notes =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
mydata-results =
    { $count ->
        [one] { $count } result of a game
       *[other] { $count } results of games
    }
mydata-ratings =
    { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    }
mydata-invitations =
    { $count ->
        [one] { $count } invitation
       *[other] { $count } invitations
    }
mydata-removals =
    { $count ->
        [one] { $count } removal from a table
       *[other] { $count } removals from tables
    }
mydata-panels =
    { $count ->
        [one] { $count } open panel
       *[other] { $count } open panels
    }
mydata-lounge-users =
    { $count ->
        [one] { $count } name at the web table
       *[other] { $count } names at the web table
    }
mydata-lounge-messages-written =
    { $count ->
        [one] { $count } message written there
       *[other] { $count } messages written there
    }
mydata-lounge-messages-received =
    { $count ->
        [one] { $count } message received there
       *[other] { $count } messages received there
    }
mydata-really = Your name, accounts, notes and messages will be deleted for good. Games you have played stay, without your name. Are you sure?
mydata-forgotten = All that was stored about you is deleted.

## The course of a game

course-title = How the scores went
course-entries = steps
course-total = together
course-heading = **{ $game }** at table { $table }: how the scores went. What turned the game:
course-even = Nobody gained much on the others at once.
course-gain = { $player } { $points }
course-gain-from = { $gain } · { $source }
course-turning = Step { $entry }, turn of { $player }: { $gains }.
course-turning-itself = Step { $entry }: { $gains }.

course-lead-always = { $player } was never behind.
course-lead-since = { $other } led before; { $player } has from step { $entry } on.
course-lead-mostly =
    { $player } was behind in { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of { $all }, and never from step { $entry } on.
course-lead-last = { $other } led until the very last scoring.

## A result on one screen

result-won =
    { $count ->
        [one] { $players } wins with { $points }
       *[other] { $players } share the victory with { $points }
    }
result-won-own = You win with { $points }
result-left = { $player } wins, as nobody else is left
result-left-own = You win, as nobody else is left
result-left-after = That ended the game at step { NUMBER($steps, useGrouping: 0) }, so points did not decide it.
result-stopped = The players have stopped this game
result-removed =
    { $count ->
        [one] { $players } was removed, which has stopped this game
       *[other] { $players } were removed, which has stopped this game
    }
result-removed-own = You were removed, which has stopped this game
result-given-up =
    { $count ->
        [one] { $players } has given this game up
       *[other] { $players } have given this game up
    }
result-given-up-own = You have given this game up
result-gave-up =
    { $count ->
        [one] { $players } has given up.
       *[other] { $players } have given up.
    }
result-nobody = Nobody has won: this is how it stood.
result-ahead = { $ahead } ahead of { $next }.
result-own = Your games of { $game }: { $games }, won: { $won }.

## A game as a moving picture

replay-game = The whole game
replay-round = The last round
replay-of =
    Entries { $first } to { $last }, in { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }.
replay-meanwhile =
    The replay is being drawn, { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }. That takes up to a minute.

## Statistics and rankings

stats-own = **Your finished games, everywhere:**
stats-of = **Finished games of { $player } here:**
stats-game = **{ $game }**: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won, average place { $place }, highest score { $best }.
stats-left =
    { $count ->
        [one] Left { $count } game early.
       *[other] Left { $count } games early.
    }
stats-none = None yet. Practice tables do not count.
stats-ranked-on = Others can see you in `/ranking` and ask for your games here.
stats-ranked-off = You are left out of `/ranking`, and only you see this.
ranking-heading = **{ $game } with { $seats } players**: the ranking here, by finished games. Everybody begins at 0.
ranking-line =
    { $place }. { $player }: **{ $rating }** ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won)
ranking-none = Nobody has finished such a game here yet.
button-ranked-off = Leave me out
button-ranked-on = List me again
button-ranking-seats = { $count } players
button-ranking-csv = As a table (CSV)

## Host

resign-really-won = Do you really want to resign at table { $table }? The game ends and your opponent wins.
resign-really-short = Do you really want to resign at table { $table }? The game ends and counts for nobody, as not everybody has moved three times.
resign-really-removed = Do you really want to resign at table { $table }? The game ends and counts for nobody, as a player was voted out who was not late.
resign-really-alone = Do you really want to give up the game at table { $table }? It ends without a winner, as no other member plays it.
resign-really-bot = Do you really want to give up your seat at table { $table }? Until somebody takes it over, a bot plays on for it.
resign-really-open = Do you really want to give up your seat at table { $table }? Until somebody takes it over, only forced moves are played for it.
resigned = You no longer play at table { $table }.
removed = { $player } is removed from table { $table }.
paused = Table { $table } is paused.
resumed = Table { $table } goes on.
end-really = Do you really want to end table { $table } for everybody? There will be no winner.
forfeited = You win at table { $table }, as { $player } has not moved for too long.
ended = Table { $table } has been ended.
only-by-vote-pause = The players voted to go on at table { $table }, so pausing it takes a vote now.
only-by-vote-resume = Table { $table } was paused by a vote, so going on takes a vote, too.
only-by-vote-end = The game at table { $table } has begun. It ends without a result only if the others agree: propose it, or resign.
only-by-vote-replace = { $player } has not been late for a day at table { $table }, so you cannot remove that player alone. You can propose it to the others.
moved-here = Table { $table } goes on here.
host-lost = I cannot post at table { $table } any more: { $why }. The game is kept, its clocks stand still, and everybody finds it with `/mygames`. To go on in another channel, use `/here` with the table's name there.
host-lost-gone = its channel is gone, or I may not write there
host-lost-lacks = I lack the permission **{ $permission }** in its channel

## The rules of a server or group

house-title = Rules for new tables here:
house-where = Tables may be opened in: { $channels }.
house-all = all channels
house-some =
    { $count ->
        [one] { $count } chosen channel
       *[other] { $count } chosen channels
    }
house-hint = To let the members of a role open tables, write `/settings` and the role after it.
house-language = Language
house-most = Open tables at once
house-most-tables =
    { $count ->
        [0] no limit
        [one] { $count } table
       *[other] { $count } tables
    }
house-who = Who may open a table
house-everybody = everybody
house-only-managers = managers
house-members-of-role = members of a role, and managers

## Refused moves

refusal-unreadable = I cannot read { $move }: “{ $word }” does not fit there.
refusal-unfinished = I cannot read { $move }: something is missing at the end.
refusal-illegal = { $move }: { $why }
refusal-ambiguous = { $move } can mean several moves.
refusal-candidates = Which one do you mean: { $moves }?
refusal-several = Put a semicolon between two moves: `MOVE; MOVE`.
refusal-nearest = You could play, for example: { $moves }.
refusal-nothing-changed = Nothing was changed at table { $table }.
refusal-game-over = The game is over.
refusal-not-awaited = It is not your turn any more by then.
refusal-must-be-last = This makes everything final, so it must be the last move of the message.

## Trouble: why something cannot be done, and what to do

trouble-our-fault = Something went wrong on our side, and nothing was changed. Please try again; if it happens again, tell the people who run this bot.
trouble-database-busy = The database of this bot is busy or cannot be reached right now, and nothing was changed. Please try again in a moment.
trouble-database-gone = This bot's database is not where it was, so nothing can be played now, and nothing was done. The people who run the bot find in its log what to do; please tell them, and try again later.
trouble-move-as-command = `/{ $verb }` is a move of { $game } and no command. Type `/play { $moves }`, or press what `/play` offers.
trouble-move-not-now = `/{ $verb }` is a move of { $game } and no command, and it cannot be played now. In your turn `/play` shows what can be, and `/legal { $verb }` how it is typed.
trouble-words-left = I do not understand “{ $words }” here: behind this command stands the name of a table, or nothing. Nothing was changed.
trouble-no-such-command = There is no command `/{ $name }`. Did you mean { $close }?
trouble-no-table-here = There is no table here where that can be done. Open one with `/new`.
trouble-no-such-table = There is no table called “{ $table }” here. `/mygames` lists yours.
trouble-not-started = The game at table { $table } has not begun yet.
trouble-already-started = The game at table { $table } has begun already.
trouble-table-closed = Table { $table } is closed. Open a new one with `/new`.
trouble-not-over-yet = The game at table { $table } is not over yet.
trouble-seat-lost = You have already played at table { $table }, and somebody else has your seat now. You cannot take another one, as you would know two hands. `/watch` keeps the table in your list.
trouble-table-full = All seats at table { $table } are taken.
trouble-already-seated = You sit at table { $table } already.
trouble-not-at-table = You do not sit at table { $table }.
trouble-join-elsewhere = A seat is taken where the table is. Press the button below its own post, or write `/join` there.
trouble-invite-only = Table { $table } is by invitation. Ask its host for one.
trouble-was-removed = You were removed from table { $table }. Its host can let you in again with `/invite`.
trouble-leave-running = The game at table { $table } has begun. To give up your seat, use `/resign`.
trouble-host-only = Only the host of table { $table } may do that.
trouble-managers-only = Only those who manage this place may do that.
trouble-no-board-there = That post shows no board of a table here. Choose one that calls somebody to a turn.
trouble-bot-may-not = Nothing was done: I may not post here, as I lack { $permissions }. Have a manager of the server give me that permission, or choose another channel, and try again.
trouble-other-platform = Table { $table } is played on another platform and cannot come here.
trouble-here-alone = The others at table { $table } could not follow us here. Write `/here` where all of you can read.
trouble-here-unseen = Table { $table } stays where it is, as not all who play could see it here. Who could not: { $players }. Write `/here` where all of you can read, or let them in here first.
trouble-house-managers = Here only managers may open tables. Ask one of them.
trouble-house-role = Here only the members of a certain role may open tables. Ask a manager for it.
trouble-house-channel = No tables are opened in this channel. Try another one, or ask a manager.
trouble-house-full =
    { $most ->
        [one] Only one table may be open here at a time. Wait until it is over, or join it.
       *[other] Only { $most } tables may be open here at a time. Wait until one is over, or join one.
    }
trouble-host-full = You are the host of { $most } open tables, and nobody may have more. Leave or end one that is not needed any more; `/mygames` shows them.
trouble-channel-full = { $most } tables are open here, and there cannot be more. Join one, open one in another channel, or wait until a game is over.
trouble-house-words = After `/settings` you may write `role=` and the id of a role.
trouble-house-no-words = Here nothing is written after `/settings`: press the buttons.
trouble-house-alone = The rules of a group are set in the group itself: its managers write `/settings` there.
trouble-too-few-players = The game needs at least { $least } players, and { $taken ->
        [one] only one is here.
       *[other] { $taken } are here.
    }
trouble-seat-count = { $game } is for { $least } to { $most } players.
trouble-seats-taken =
    { $taken ->
        [one] One player sits here already.
       *[other] { $taken } players sit here already.
    }
trouble-colour-taken = { $player } has { $colour } already. Choose another colour.
trouble-which-colour = There is no such colour. There are: { $colours }, or any.
trouble-colour-practice = At practice table { $table } you play all the seats, so there is nothing to choose.
trouble-luck-none = Nothing in { $game } is left to luck, so there is nothing to mix a word into.
trouble-luck-word = Write a word of up to { $longest } characters after `/luck`, for example `/luck marmalade`.
trouble-verify-wrong = The log of table { $table } does not check out. Tell the people who run this bot: `longtable verify` says what is wrong.
trouble-which-pace = “{ $pace }” is not a turn time. Choose from: { $paces }.
trouble-pings-words = After `/pings` you may write `test`, or nothing.
trouble-pings-no-table = Join a table here first: a test comes in the same way as the calls to its turns.
trouble-which-late = “{ $late }” is not a choice for when somebody is late. Choose from: { $choices }.
trouble-which-votes = “{ $votes }” is not a way to decide votes. Choose from: { $choices }.
trouble-no-such-game = There is no game “{ $game }” here. You can play: { $games }.
trouble-unknown-wish = I do not understand “{ $word }”. After the game you may write practice, invite, seats=N, bots=N, level=strong, pace=2d, late=bot, votes=majority and option=value.
trouble-unknown-option = There is no option “{ $option }”. There are: { $known }.
trouble-which-game-first = Choose the game first.
trouble-no-options = { $game } has no options.
trouble-unknown-value = “{ $value }” is not a value of { $option }. There are: { $known }.
trouble-game-over = The game at table { $table } is over.
trouble-game-moved-away = The game of table { $table } was taken elsewhere by the people who run this bot, and goes on there. Ask them where to find it.
trouble-not-your-turn = At table { $table } it is not your turn: { $players } must move. With `/ahead` you can leave moves for your turn.
trouble-not-your-turn-yet = At table { $table } it is not your turn: { $players } must move. With `/ahead` you can leave moves for your turn, and with `/orders` tell me what to answer for you.
trouble-no-turn-to-end = `/end` ends your turn, and at table { $table } it is not your turn. The host ends the table for everybody with `/close`.
trouble-not-your-button = That button is for somebody else at table { $table }.
trouble-unknown-button = That button does nothing any more. `/mygames` shows your tables.
trouble-pressed-already = { panel-counted }
trouble-no-such-choice = That choice is not there any more. Open the panel again with `/play`.
trouble-ahead-outdated = That question is out of date, and nothing was kept. `/ahead` shows what you have left.
trouble-ahead-lines = Leave one to { $most } lines, such as `/ahead if d4 is free: place d4 r0; end / else ping me`; `/ahead` alone explains them.
trouble-ahead-line = I cannot read `{ $line }`. A line is `if PART is WORD: MOVES`, or moves alone; `/ahead` shows what can be asked of this board.
trouble-ahead-unknown = { $why } Nothing was kept; `/ahead` shows what can be asked of this board.
trouble-no-orders = { $game } has no standing orders.
trouble-no-such-order =
    { $most ->
        [0] You have no standing orders here.
       *[other] Name an order by its number, 1 to { $most }, or write `/orders cancel all`. `/orders` lists them.
    }
trouble-too-many-orders = You have { $most } standing orders here, and there cannot be more. Cancel one first: `/orders cancel NUMBER`.
trouble-nothing-chosen = There is nothing to send yet. Choose a move first.
trouble-vote-open = At table { $table } a vote is open already. Answer it first, or have it withdrawn.
trouble-vote-over = That vote at table { $table } has ended.
trouble-vote-none = At table { $table } nothing is voted on.
trouble-vote-own = That is your own proposal. The others must agree; **{ button-decline }** withdraws it.
trouble-vote-twice = You have answered already.
trouble-vote-repeated = The same was declined or withdrawn at table { $table } in this position. You can propose it again when play has gone on.
trouble-too-often = Nothing was done: you have had others called { $most } times within a day, and more would be too much for them. It is possible again { $when }.
trouble-vote-not-asked = In that vote at table { $table } only the others are asked.
trouble-vote-nobody = Nobody else at table { $table } could vote on that. You can propose to end the game without a result, or wait until the time is up.
trouble-forfeit-none = At table { $table } nobody can win by forfeit now. That is for two players where somebody who is late is only called or voted on, while one waits for the other.
trouble-forfeit-early = { $player } may still move at table { $table }. You can win by forfeit { $when }, if nothing is played before.
trouble-forfeit-away = { $player } is away or could not be called yet, so you cannot win by forfeit at table { $table } now.
trouble-forfeit-short = At table { $table } not everybody has moved three times, so nobody can win by forfeit. You can propose to end the game without a result.
trouble-vote-unhurried = At table { $table } nobody is hurried, so there is no time to be extended.
trouble-rewind-start = Nothing has become final yet, so there is nothing to go back from. `/reset` takes your own moves back.
trouble-rewind-words = Go back to where? Write `/rewind` and the number of a step of the log, the latest: { $entries }. The game then goes back to just after that step.
trouble-rewind-now = Step { NUMBER($entry, useGrouping: 0) } is the latest. Moves that are not final are taken back with `/undo` or `/reset`.
trouble-rewind-middle = Step { NUMBER($entry, useGrouping: 0) } is in the middle of a turn. You can go back to just after: { $entries }.
trouble-nothing-to-undo = There is nothing you could take back. Final moves go back only with `/rewind`, if all agree.
trouble-paused = Table { $table } is paused. Its host resumes it with `/resume`; the others can propose that with `/vote resume`.
trouble-already-paused = Table { $table } is paused already.
trouble-not-paused = Table { $table } is not paused.
trouble-say-in-private = That would reveal something hidden. Please send it to me in private; nothing was done.
trouble-board-words = After `/board` you may write the number of a step of the log, and one of these words: { $choices }.
trouble-no-such-entry = There is no such step. Steps are numbered from 0 to { NUMBER($most, useGrouping: 0) }.
trouble-damaged-log = The log of this table cannot be replayed: { $why }. Please tell the people who run this bot.
trouble-no-hand = In { $game } everything lies open: there is nothing that only you may see.
trouble-log-words = After `/log` you may write the number of a step.
trouble-nothing-legal = No legal move begins with “{ $words }”. `/legal` lists all.
trouble-no-such-question = { $game } has no question “{ $question }”. It has: { $choices }.
trouble-no-questions = { $game } has no questions of its own.
trouble-question-words = I cannot answer that. `/{ $question }` goes on with: { $choices }
trouble-question-alone = I cannot answer that. `/{ $question }` takes no word but the name of a table.
trouble-one-person = One person at a time, please.
trouble-note-too-long = Notes may have at most { $longest } characters; these have { $length }.
trouble-too-long = That is too long. A message may have at most { $longest } characters.
trouble-which-language = I speak: { $languages }. Write for example `/language cs`.
trouble-which-picture = Pictures are wide or tall. Write for example `/picture tall`.
trouble-which-calls = I can call you in private, in the group, or once a day, and tell you when you are next. Write for example `/calls daily` or `/calls next`.
trouble-which-zone = I do not know the time zone “{ $zone }”. They look like Europe/Prague.
trouble-hours-words = Write for example `/hours 8-22`, `/hours 8:30-22 mon-fri` or `/hours always`.
trouble-hours-few = The others would wait too long. Be awake for at least { $daily } hours on each of your days, and { $weekly } hours a week, for example `/hours 8-22 sat-sun` or `/hours 18-22`. For days without a move there is `/vacation`.
trouble-vacation-words = Write for how many days you are away, up to { $most }, as in `/vacation 7`, or from which day to which, a year ahead at most, as in `/vacation 2027-07-01 2027-07-14`. `/vacation end` ends it.
trouble-vacation-twice = You are away then anyway. `/vacation` shows when; `/vacation end` ends it.
trouble-vacation-spent =
    { $days ->
        [0] You can be away for { $most } days in any 365, and none are left for that time.
        [one] You can be away for { $most } days in any 365, and { $days } is left for that time.
       *[other] You can be away for { $most } days in any 365, and { $days } are left for that time.
    }
trouble-nudge-nobody = Table { $table } waits for nobody but you.
trouble-nudge-early = At table { $table } everybody has been asked or reminded within the last day. Give them some time.
trouble-link-in-private = The code is between the two of us. Write `/link` to me in private; nothing was done.
trouble-link-wrong = That code is not valid, or has run out. Ask for a new one with `/link` on the other platform.
trouble-link-none = This account is linked to no other one.
trouble-link-needed = With this account you still play or host on this platform: { $tables }. Finish the game, give up your seat or end the table there first.
trouble-link-too-often = Too many wrong codes. Try again in an hour.
trouble-link-own = That is your own code: send it to me from your account on the other platform.
trouble-link-same-table = With these two accounts you play, or have played, two seats of one game: { $tables }. You can link them when it is over.
trouble-stats-unknown = I know nobody called { $player } here, or more than one. Write the name as it is shown at the tables of this channel, or mention the account.
trouble-stats-private = { $player } does not share statistics with others.
trouble-ranking-words = After `/ranking` write a game and, if you like, the number of players, for example `4`. The games: { $games }.
trouble-replay-words = After `/replay` you may write `game` for the whole game or `round` for the last round.
trouble-mydata-words = After `/mydata` you may write `export` or `delete`.
trouble-still-seated = You still sit at { $tables }. Leave or resign there first.

## What I may be forbidden, called as platforms call it

permission-view_channel = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links

foyer-left = { $time } left
foyer-paused = paused
foyer-gathering =
    { $free ->
        [0] { $players }
        [one] { $players }, and one seat is free
       *[other] { $players }, and { $free } seats are free
    }
foyer-needs =
    { $missing ->
        [one] One more player or bot is needed.
       *[other] { $missing } more players or bots are needed.
    }
foyer-may-begin =
    { $free ->
        [0] Everybody is there.
       *[other] It can begin now, or wait for more.
    }
foyer-host = { $host } starts the game.
foyer-won = won by { $players }
foyer-over = the game is over
