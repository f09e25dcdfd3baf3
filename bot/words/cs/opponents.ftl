# Boti, kteří hrají u stolu.

bot-name-easy = ◆ Bot začátečník
bot-name-fair = ◆ Bot hráč
bot-name-strong = ◆ Bot znalec
bot-name-master = ◆ Bot mistr
bot-level-easy = začátečník
bot-level-fair = hráč
bot-level-strong = znalec
bot-level-master = mistr
button-bots = Boti
button-add-bot = Přidat: { $level }
button-remove-bot = Odebrat { $player }
button-against = Zahrát si proti botovi
bots-which =
    { $count ->
        [0] U stolu { $table } zatím žádný bot nehraje. Jak dobrý má být?
        [one] U stolu { $table } hraje jeden bot. Jak dobrý má být další?
        [few] U stolu { $table } hrají { $count } boti. Jak dobrý má být další?
       *[other] U stolu { $table } hraje botů: { $count }. Jak dobrý má být další?
    }
bot-failed = **{ $game }**, stůl { $table }: { $player } nenašel odpověď, a tak jsem za něj zahrál jen to nejnutnější. Hra pokračuje; o tomto stolu už takhle psát nebudu.
bots-think = Přemýšlí: { $players }.
dashboard-thinking = **{ $game }**, stůl { $table }, přemýšlí: { $players }.
you-lost-bot = **{ $game }**, stůl { $table }: čas ti vypršel, a tak za tebe hraje dál bot. Své místo získáš zpátky příkazem `/join`.
stats-bots = **Proti botům:**
stats-bots-game = **{ $game }**: { $levels }
stats-bots-level = { $level }: výhry { $won } z { $games }
trouble-bot-thinks = Stůl { $table } na nikoho dalšího nečeká. Přemýšlí: { $players }.
trouble-how-many-bots = Počet botů napiš číslem od 0 do { $most }: jedno místo je tvoje.
trouble-which-level = Obtížnost „{ $level }“ neznám. Vyber jednu z těchto: { $levels }.
