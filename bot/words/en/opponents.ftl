# Bots that play at a table.

bot-name-easy = ◆ Easy bot
bot-name-fair = ◆ Fair bot
bot-name-strong = ◆ Strong bot
bot-name-master = ◆ Master bot
bot-level-easy = easy
bot-level-fair = fair
bot-level-strong = strong
bot-level-master = master
button-bots = Bots
button-add-bot = Add: { $level }
button-remove-bot = Send away { $player }
button-against = Play against a bot
bots-which =
    { $count ->
        [0] No bot plays at table { $table } yet. How well is one to play?
        [one] One bot plays at table { $table }. How well is another one to play?
       *[other] { $count } bots play at table { $table }. How well is another one to play?
    }
bot-failed = **{ $game }**, table { $table }: { $player } found no answer, so I made only the forced moves for it. The game goes on; I will not tell you of this table again.
bots-think = Thinking: { $players }.
dashboard-thinking = **{ $game }**, table { $table }, thinking: { $players }.
you-lost-bot = **{ $game }**, table { $table }: your time was up, so a bot plays on for you. `/join` takes your seat back.
stats-bots = **Against bots:**
stats-bots-game = **{ $game }**: { $levels }
stats-bots-level = { $level }: { $won } of { $games } won
trouble-bot-thinks = Table { $table } waits for nobody else. Thinking: { $players }.
trouble-how-many-bots = Say how many bots as a number from 0 to { $most }: one seat is yours.
trouble-which-level = There is no level “{ $level }”. Choose one of { $levels }.
