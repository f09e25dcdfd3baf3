# What `/help` tells of each command: an example, and what each choice means.

help-about-new =
    For example `/new tikal seats=3 pace=1d`. `seats` is how many can join; `pace` how long a turn may take: `1h` to `7d`, `none` or `bank7d` for all turns together.
    `late` is what happens when time runs out: `default` plays what must be played, `bot` has a bot play on, `nudge` only calls, `vote` asks the others, `open` lets anybody take over. With `nudge` or `vote`, one of two players who does not move for long can lose by that.
    `bots=2 level=strong` lets bots sit down that play `easy`, `fair`, `strong` or `master`, `practice` gives you all the other seats, `invite` lets in only those you invite, `votes=majority` lets more than half decide. The button **{ button-options }** sets the rest.
help-about-join =
    For example `/join @Heron`. Without a name I take the table with room here. In a running game you take over an open seat with all that belongs to it, and I tell you how the game is going. Of several I offer each with its points; name one by its colour or who had it, as in `/join blue`.
help-about-leave =
    For example `/leave @Heron`. Before the start your place is free again. A seat in a running game is given up with `/resign`.
help-about-colour =
    For example `/colour blue`; without a word I show you what is left. `any` takes back your choice. The first to choose a colour gets it. It changes nothing in the game.
help-about-options =
    For example `/options @Heron`. The buttons show what is set: seats, turn time, what happens when somebody is late, votes, and the rules that can be chosen. Only the host changes them, and only before the start.
help-about-invite =
    For example `/invite @Heron Eva`. On Telegram mention the person or answer a message of theirs; on Discord pick them. Without a name I offer those who have played here. Needed only where a table is open by invitation.
help-about-luck =
    For example `/luck marmalade`. All draws of the game follow from my secret, fixed when the table was opened, and from your words, so nobody can choose the luck. Giving no word costs you nothing.
help-about-start =
    For example `/start @Heron`. It starts with those who have joined, as soon as they are as many as the game needs. The seats are drawn; options cannot be changed after that.
help-about-play =
    For example `/play`, or `/play @Heron` if you play at several tables. The panel offers what is legal, step by step. **{ button-undo }** takes back the last move, **{ button-reset }** all that are not final; what ends your turn is sent by **{ button-done }**.
help-about-move =
    For example `/move place c4 r2; move 2 c3-d3; end`: all of them are played, or none. `/legal` lists what you may play now, `/rules notation` tells how it is written.
help-about-undo =
    For example `/undo`, or `/undo @Heron`. It takes back one move, `/reset` all that are not final. A move is final when somebody else is asked or something came to light by it; then only `/rewind` helps, if the others agree.
help-about-reset =
    For example `/reset`, or `/reset @Heron`. Your turn is then as it was when it began, or after your last final move. `/undo` takes back one move only.
help-about-whatif =
    For example `/whatif`, or `/whatif end` to try a move at once. Everything works as in your turn, for every seat, and nothing of it is played. What you cannot know, such as hands and what is drawn, is dealt at random. **{ button-undo }** takes back a move, **{ button-trial-reset }** all of them, **{ button-trial-anew }** begins again with another deal. **{ button-trial-take }** brings what you tried first for your own seat into your draft, and asks before what would be final, or leaves it as moves ahead.
help-about-hint =
    For example `/hint`, at a practice table or against bots alone: three ways to go on, the best first, about how many points each brings in the end: what of that now, and what later, which add up. **Play 1** plays the first into your draft, and asks before what would be final. It knows what you know, no more. At a table with other players nobody is given a hint.
help-about-ahead =
    For example `/ahead if d4 is free: place d4 r0; end / else ping me`. Lines are separated by `/`: the first one whose conditions are met and whose moves are all legal is played when you are asked.
    `else ping me` calls you if none fits. `/ahead` shows what you have left, `/ahead off` removes it.
help-about-orders =
    For example `/orders upto 12`; which orders there are depends on the game, the buttons of `/orders` offer them. An order answers as soon as you are asked, until it ends or you cancel it.
    `/orders cancel 2` cancels the second, `/orders cancel all` all of them.
help-about-rewind =
    For example `/rewind 12`: the game goes back to just after step 12. `/log` shows the numbers, `/board 12` the board. Anybody who does not want to go back declines; what was drawn comes out the same again.
help-about-vote =
    For example `/vote pause`. `pause` and `resume` stop the table and go on, `extend` gives all who must move their full time again, `end` ends the game without a result.
    `replace NAME` opens the seat of that player for somebody else. The others answer by buttons; no answer for two days is an abstention. `forfeit` wins a game of two at once, if the other has not moved for as many days as the lobby says.
help-about-nudge =
    For example `/nudge @Heron`. The players who must move get a reminder, but not while they sleep by their `/hours`, and not just after they were called.
help-about-resign =
    For example `/resign @Heron`; I ask you first whether you mean it. With two players the game ends; with more, only forced moves are played for the seat until somebody takes it over. In rankings you come last.
help-about-board =
    For example `/board 40`: the board as it was after step 40. `text` shows it in words, `after`, in answer to a post, as it was then. Some games have further pictures, such as the one of the players; they have buttons.
help-about-hand =
    For example `/hand`, or `/hand @Heron`. I show it to you alone. In games where nothing is hidden there is nothing to show.
help-about-score =
    For example `/score @Heron`. For each player you see the points and what they came from. Hidden points count only for who may know them, until the end.
help-about-analysis =
    For example `/analysis @Heron`, once the game is over: for each player how good the turns were, and up to three turns that decided it, each with its position, what was played and a better line. It is made when somebody asks first, which takes a few minutes, and kept. Judged by what the player could know then.
help-about-course =
    For example `/course @Heron`, once the game is over: a picture of all scores from start to end, and the three entries that gained most on the others.
help-about-replay =
    For example `/replay round`: the last turn of each player; `game`, or nothing, shows the game so far. It takes up to a minute to draw and shows only what everybody saw.
help-about-log =
    For example `/log 30`: what has happened from step 30 on. Without a number you see the latest; the buttons turn the pages.
help-about-legal =
    For example `/legal move`: all that begins with `move`. Without words I list a few of each kind. What I list can be sent with `/move` as it stands.
help-about-verify =
    For example `/verify @Heron`. I play the whole game over and compare every entry. After its end the secret of the luck is known too, and each draw is checked against it.
help-about-rules =
    For example `/rules tikal goal`. Without a topic I tell the game in two minutes and list the topics. A word that belongs to a topic finds it as well: `/rules tikal volcano`. At a table the name of the game may be left out.
help-about-learn =
    For example `/learn tikal`: small tasks in positions made for it, one after the other, for you alone. Press the buttons or type the move: `/learn place c4 r0`. You can leave at any time; I remember the step.
help-about-mygames =
    For example `/mygames`, anywhere, also in private. Each table has its board to go to, and those that wait for you a button to play.
help-about-tables =
    For example `/tables`: open, running and lately finished tables of this channel or group. For your own tables everywhere there is `/mygames`.
help-about-stats =
    For example `/stats`, or `/stats Eva`. Practice tables and games without a result do not count. The button below takes you out of all rankings, or back.
help-about-ranking =
    For example `/ranking tikal 4`: games of Tikal with four players. Without a number I take the one that was played most. New players begin at 0 and rise as I learn how good they are.
help-about-watch =
    For example `/watch @Heron`: `/mygames` lists the table until you write the same again or it ends. You are not called for it, and see what everybody sees.
help-about-notes =
    For example `/notes @Heron save coins for the castle`. The new note takes the place of the old one; without a text you see it. Nobody else can read it.
help-about-language =
    For example `/language cs`, or `/language` for buttons. It is for what I tell you alone; what I post for all is in the language of the table.
help-about-picture =
    For example `/picture tall`, or `/picture` for buttons. `tall` has the board in full width and the players below, for a phone; `wide` has them side by side, for a desk. It is for your private pictures.
help-about-calls =
    For example `/calls daily`, or `/calls` for buttons. `private` calls you here or by a private message, `group` at the table, `daily` once a day for all tables together.
    `next` also tells you when your turn is the next one, `next off` ends that.
help-about-pings =
    For example `/pings`: the last calls, when they went out and whether they arrived. `/pings test` sends you one, so that you see whether you hear it.
help-about-timezone =
    For example `/timezone Europe/Prague`, or `/timezone` to choose by the time on your clock. All times that I tell you, and your `/hours`, are by this clock.
help-about-hours =
    For example `/hours 8-22 mon-fri`: from eight to ten at night on weekdays. Without days it is every day; `always` means that your clocks never stop. `/hours` alone shows what is set, with menus.
    You must be awake at least 4 hours on each of these days and 28 hours a week. A turn is over all the same when four times its time has passed on the calendar, a week at least; days of `/vacation` are not counted.
help-about-vacation =
    For example `/vacation 7`: seven days from now. `/vacation 2027-07-01 2027-07-14` is from the first to the last day, `/vacation end` brings you back. Your tables are told; you have 30 days in any 365.
help-about-link =
    For example: write `/link` on Discord, and what you get there, such as `/link ABCD-1234`, here. From then on both accounts are one player with the same tables. `/link undo` takes this account out again.
help-about-mydata =
    For example `/mydata` for an overview. `export` shows everything that is stored, part by part; `delete` deletes it, after asking you, once you sit at no table.
help-about-help =
    For example `/help move`, `/help tikal` for what can be asked in a game, or `/help all` for all commands. You may also ask in your own words: `/help what is a token`.
help-about-kick =
    For example `/kick @Heron Eva`. In a lobby the place is free again; in a running game the seat is open to others. A player who was removed comes back only by `/invite`. On Telegram mention the person or answer a message of theirs.
help-about-pause =
    For example `/pause @Heron`. No time runs and nobody can move until `/resume`. The other players can propose both with `/vote`.
help-about-resume =
    For example `/resume @Heron`. Everybody has as much time left as when the table was paused, and the players who must move are called.
help-about-close =
    For example `/close @Heron`. A lobby is closed. A game that has begun ends without a winner; I ask before anything happens.
help-about-here =
    For example `/here @Heron`, written where the table is to be played from now on. Boards and calls are posted there; nothing in the game changes.
help-about-settings =
    For example `/settings`; the buttons show what is set and change it: where tables may be opened, by whom and how many, their language, turn time and votes, and whether tables are listed.
    `/settings role=NUMBER`, on Discord, lets only those with that role open tables.
help-about-ask =
    For example `/ask why d4`. Which questions there are depends on the game of the table, and I say so where its game has another. `@NAME` in front asks about another table. Nothing at the table changes by it.
help-about-question =
    It only looks: nothing at the table changes, and you may ask at any time. `@NAME` in front asks about another table, as in `/{ $name } @Heron`.
help-near = I have no command “{ $asked }”. Perhaps one of these is meant:
help-near-rules = The rules speak of “{ $asked }” here:
help-nothing = I do not know “{ $asked }”. These buttons show what I can do; `/help all` lists all commands, `/rules` explains the games.
