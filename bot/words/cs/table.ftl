# Všechno, co říká sám stůl. Jména a zápisy se předávají jako text.

## Tlačítka

button-play = Hrát
button-play-at = Hrát: { $table }
button-next-table = Další: { $game } · { $table }
button-news = Co se stalo
button-text = Plán slovy
button-board = Plán jako obrázek
button-hand = Moje karty
button-score = Body
button-new-game = Nová hra
button-how-to-play = Jak se hraje
button-join = Přisednout
button-leave = Odejít
button-colour = Barva
button-any-colour = Je mi to jedno
button-options = Volby
button-start = Začít
button-done = Hotovo
button-reveal = Odkrýt
button-back = Zpět
button-next = Další možnosti
button-first = První možnosti
button-more = Dál
button-undo = Vrátit akci
button-reset = Vrátit všechno
button-agree = Souhlasím
button-decline = Nesouhlasím
button-vote-yes = { button-agree }
button-vote-no = { button-decline }
button-vote-pause = Pauza
button-vote-resume = Pokračovat
button-vote-extend = Víc času
button-vote-replace = Vyměnit hráče
button-vote-end = Konec bez výsledku
button-vote-forfeit = Výhra kontumací
button-votes-all = Hlasování: musí souhlasit všichni
button-votes-majority = Hlasování: stačí většina
button-resign = Vzdát se
button-end = Ukončit stůl
button-practice = { $game }: hrát za všechny
button-add = Vezmi mě do své skupiny nebo na server
button-house-here = Povolit stoly zde
button-house-everywhere = Povolit je všude
button-merge = Propojit natrvalo
button-forget = Smazat moje údaje
button-try = Cvičný stůl
button-rules = Pravidla
button-next-topic = Dál: { $topic }
button-contents = Všechna témata
button-all-commands = Všechny příkazy
button-rematch = Odveta
button-analysis = Rozbor
button-course = Průběh hry
button-entry = Krok { $entry }
button-replay = Přehrát
button-step-through = Krok za krokem
button-record = Zápis hry
button-verify = Ověřit hru
button-new-table = Nový stůl
button-my-games = Moje hry
button-dashboard-on = Přehled stolů: ve zprávě
button-dashboard-off = Přehled stolů: žádný
button-openings-on = Volná místa: oznamují se
button-openings-off = Volná místa: neoznamují se
button-take-over = Převzít místo
button-brief = Moje místo v kostce
button-ahead-keep = Nechat to tak
button-ahead-off = Odstranit
button-orders = Automatické odpovědi
button-snooze-2h = Za 2 hodiny
button-snooze-tonight = Dnes večer
button-snooze-mute = Tenhle tah už ne
button-vacation-3 = Na 3 dny
button-vacation-7 = Na 7 dní
button-vacation-14 = Na 14 dní
button-back-again = Už jsem zpátky
button-chosen = ✓ { $choice }
button-calls-private = V soukromí
button-calls-group = Ve skupině
button-calls-daily = Jednou denně
button-calls-next = I když jsem příště na řadě
button-picture-wide = Na šířku
button-picture-tall = Na výšku
button-zone = Moje časové pásmo
button-nudge = Pobídnout
button-test-ping = Poslat zkušební

## Příkazy: co následuje za jménem a co dělají

usage-new = HRA [practice] [invite] [seats=N] [bots=N] [pace=2d] [late=bot] [votes=majority] [volba=hodnota]
command-new = Otevřít stůl. U cvičného hraješ za všechna místa, na zkoušku o samotě.
usage-join = [@STŮL] [MÍSTO]
command-join = Přisednout ke stolu nebo převzít volné místo.
usage-leave = [@STŮL]
command-leave = Odejít od stolu, kde se ještě nezačalo.
usage-colour = [@STŮL] [BARVA]
command-colour = Vybrat si barvu, než hra začne. Kdo si nevybere, dostane jednu ze zbylých.
usage-options = [@STŮL]
command-options = Zvolit u svého stolu počet míst, čas na tah a volby hry.
usage-invite = [@STŮL] JMÉNO
command-invite = Pustit někoho ke svému stolu, kam se smí jen na pozvání.
usage-start = [@STŮL]
command-start = Začít hru u svého stolu.
usage-luck = [@STŮL] SLOVO
command-luck = Přidat vlastní slovo k tomu, z čeho vychází náhoda ve hře, než začne.
usage-play = [@STŮL] [AKCE; AKCE ...]
command-play = Otevřít panel, který tě tlačítky provede tahem, nebo zahrát akce krátkým zápisem.
usage-move = [@STŮL] AKCE [; AKCE ...]
command-move = Zahrát jednu nebo více akcí krátkým zápisem.
usage-undo = [@STŮL]
command-undo = Vrátit poslední akci, dokud není závazná.
usage-reset = [@STŮL]
command-reset = Vrátit všechny akce, které ještě nejsou závazné.
usage-hint = [@STŮL]
command-hint = Nejlepší tahy, které pro tebe hledání najde, když nehraje nikdo další.
usage-whatif = [@STŮL] [TAHY]
command-whatif = Vyzkoušet, co by se dalo zahrát, za kohokoli. Nikdo se to nedozví.
usage-ahead = [@STŮL] [pokud POLE je SLOVO: TAHY / … / jinak mi dej vědět | off]
command-ahead = Nechat tahy na svůj příští tah, s podmínkami. Nikdo jiný je nevidí.
usage-orders = [@STŮL] [POKYN | cancel ČÍSLO | cancel all]
command-orders = Zadat stálé pokyny, které odpovídají hned za tebe. Nikdo jiný je nevidí.
usage-board = [@STŮL] [text | OBRÁZEK] [ČÍSLO]
command-board = Ukázat plán, obrázkem nebo slovy, jak je teď nebo jak byl po zadaném kroku.
usage-hand = [@STŮL]
command-hand = Ukázat, co smíš vidět jen ty.
usage-score = [@STŮL]
command-score = Ukázat body a za co jsou.
usage-analysis = [@STŮL]
command-analysis = Ukázat, jak dobré byly tahy v dohrané hře a které ji rozhodly.
usage-course = [@STŮL]
command-course = Ukázat, jak se v dohrané hře vyvíjely body a co rozhodlo.
usage-replay = [@STŮL] [game | round]
command-replay = Ukázat dosavadní hru nebo její poslední kolo jako pohyblivý obrázek.
usage-log = [@STŮL] [ČÍSLO]
command-log = Vypsat, co se stalo: naposledy, nebo od zadaného kroku.
usage-verify = [@STŮL]
command-verify = Ověřit, že historie hry je úplná a náhoda nedotčená.
usage-legal = [@STŮL] [ZAČÁTEK]
command-legal = Vypsat akce, které teď můžeš zahrát.
usage-ask = [@STŮL] [DOTAZ] [NA CO]
command-ask = Zeptat se, co hra u stolu umí říct k tvé pozici.
usage-rules = [HRA] [TÉMA]
command-rules = Vysvětlit pravidla hry po tématech.
usage-learn = [HRA] [AKCE]
command-learn = Naučit se hru hraním: asi deset malých úkolů jen pro tebe.
usage-tables = { "" }
command-tables = Vypsat stoly tohoto kanálu: kdo je na tahu, odkdy a kde.
usage-mygames = { "" }
command-mygames = Vypsat všechny tvé stoly, nejdřív ty, které na tebe čekají.
usage-stats = [JMÉNO]
command-stats = Říct, jak ti dopadly dohrané hry, nebo jak tu dopadly někomu jinému.
usage-ranking = [HRA] [POČET]
command-ranking = Seřadit zdejší hráče podle dohraných her.
usage-watch = [@STŮL]
command-watch = Přidat si do seznamu stůl, u kterého nehraješ, nebo ho zase odebrat.
usage-notes = [@STŮL] [TEXT]
command-notes = Uložit si soukromé poznámky ke stolu místo dřívějších; bez textu je ukázat.
usage-rewind = [@STŮL] KROK
command-rewind = Navrhnout návrat do stavu po dřívějším kroku. Ostatní o něm hlasují.
usage-vote = [@STŮL] [yes] [no] [pause] [resume] [extend] [end] [forfeit] [replace JMÉNO]
command-vote = Navrhnout ostatním u stolu pauzu, víc času, konec nebo jiného hráče, nebo jim odpovědět.
usage-resign = [@STŮL]
command-resign = Vzdát se svého místa.
usage-nudge = [@STŮL]
command-nudge = Připomenout tah těm, na které se čeká, nejvýš jednou za den.
usage-kick = [@STŮL] JMÉNO
command-kick = Odebrat hráči místo u tvého stolu, po začátku hry jen kvůli zpoždění.
usage-pause = [@STŮL]
command-pause = Pozastavit svůj stůl, dokud ho zase nespustíš.
usage-resume = [@STŮL]
command-resume = Pokračovat u svého pozastaveného stolu.
usage-close = [@STŮL]
command-close = Ukončit svůj stůl pro všechny bez vítěze, nebo to navrhnout.
usage-here = [@STŮL]
command-here = Přenést svůj stůl do tohoto kanálu.
usage-settings = [role=ČÍSLO]
command-settings = Nastavit, kde, kdo a kolik stolů tu smí otevřít a v jakém jazyce. Jen pro správce.
usage-language = [JAZYK]
command-language = Zvolit jazyk toho, co ti říkám soukromě, například en.
usage-picture = [wide | tall]
command-picture = Zvolit, jak ti skládám obrázky: na šířku k počítači, nebo na výšku na telefon.
usage-calls = [private | group | daily | next [off]]
command-calls = Zvolit, jak tě volám k tahu, a jestli se předem dozvíš, že jsi na řadě příště.
usage-pings = [test]
command-pings = Ukázat poslední volání k tahu a jestli došla, nebo poslat zkušební.
usage-timezone = PÁSMO
command-timezone = Zvolit své časové pásmo, například Europe/Prague.
usage-hours = [OD-DO] [DNY] | always
command-hours = Říct, kdy jsi vzhůru. Jindy ti čas neběží a nevolám tě.
usage-vacation = [DNY | OD DO | end]
command-vacation = Zastavit si čas, když jsi pryč.
usage-mydata = [export | delete]
command-mydata = Ukázat, vydat nebo smazat to, co je o tobě uloženo.
usage-link = [KÓD | undo]
command-link = Propojit své účty na více platformách, nebo je zase rozpojit.
usage-help = [PŘÍKAZ | HRA | OTÁZKA]
command-help = Vysvětlit, jak se tu hraje, nebo popsat jeden příkaz.

## Jak se příkazy jmenují, kde to platforma umí v každém jazyce: malými písmeny, bez mezer

called-new = nový
called-join = přisednout
called-leave = odejít
called-colour = barva
called-options = volby
called-invite = pozvat
called-start = začít
called-luck = náhoda
called-play = hrát
called-move = tah
called-undo = vrátit
called-reset = vrátit-vše
called-hint = rada
called-whatif = co-kdyby
called-ahead = předem
called-orders = pokyny
called-board = plán
called-hand = karty
called-score = body
called-analysis = rozbor
called-course = průběh
called-replay = přehrát
called-log = historie
called-verify = ověřit
called-legal = povolené
called-ask = dotaz
called-rules = pravidla
called-learn = naučit-se
called-list = přehled
called-tables = stoly
called-mygames = moje-stoly
called-stats = statistika
called-ranking = žebříček
called-watch = sledovat
called-notes = poznámky
called-rewind = zpět-k
called-vote = hlasovat
called-resign = vzdát-se
called-nudge = pobídnout
called-kick = odebrat
called-pause = pozastavit
called-resume = pokračovat
called-close = zavřít
called-here = sem
called-settings = nastavení
called-language = jazyk
called-picture = obrázek
called-calls = volání
called-pings = poslední-volání
called-timezone = pásmo
called-hours = hodiny
called-vacation = dovolená
called-data = údaje
called-mydata = moje-údaje
called-link = propojit
called-help = nápověda

help-short =
    Hrát se tu dá { $games }; tah zahraješ, kdykoli máš chvilku.
    Stůl otevřeš příkazem `/new`; až všichni přisednou, stiskni **{ button-start }**.
    Když jsi na řadě, stiskni **{ button-play }**: panel tě provede tahem. Kdo radši píše, použije `/move`.
    Dokud tvůj tah není závazný, nikdo jiný ho nevidí a můžeš ho vrátit.
help-line = `{ $command }`: { $summary }
help-group-tables = **Stoly**
help-group-turns = **Tvůj tah**
help-group-looking = **Podívat se**
help-group-yourself = **Pro tebe**
help-group-hosting = **Pro hostitele**
help-group-questions = **Otázky**
help-questions = **Otázky ke hře { $game }**: { $commands }
help-more = Co se píše za který příkaz, řekne třeba `/help move`, a na co se dá ptát ve hře, řekne `/help` s jejím jménem.
help-rules = Pravidla vykládá téma po tématu `/rules { $game }`.
help-command = `{ $usage }`: { $summary }
help-asked = **{ $game }**: `{ $usage }`: { $summary }

## Kam bot právě přišel

greeting =
    Zdravím! Dá se tu se mnou hrát { $games }, pomalu: tah, když má někdo chvilku, po dny nebo týdny.
    Tlačítko **{ button-new-game }** otevře stůl, ke kterému ostatní přisednou tlačítkem; hru si můžeš napřed vyzkoušet o samotě. Zbytek vysvětlí **{ button-how-to-play }**.

## Stoly

table-open-seat = Volné místo { $seat }
table-left-seat = Volné místo ({ $player })
table-former-member = Bývalý hráč { $seat }
table-lobby = čeká se na hráče
table-running = hraje se
table-over = dohráno
table-closed = zavřeno
which-table = Který stůl myslíš?
which-table-first = Může jít o několik stolů: nejdřív uveď, o který.
ask-offer = { $game }: { $summary }
ask-title = U stolu { $table } ({ $game }) se můžeš zeptat:
which-game = Kterou hru?
which-game-against-bots = Kterou hru proti botovi?
new-alone = Tady jsme jen my dva a nikdo by ke stolu nemohl přisednout. Vyzkoušej si hru na cvičném stole, kde jsou všechna místa tvoje; nebo mě vezmi mezi ostatní a otevři stůl tam.
heading-running = **{ $game }**, stůl { $table }, na tahu: { $players }.
heading-over = **{ $game }**, stůl { $table }, dohráno.
hand-picture = Co smíš vidět jen ty.

## Než se začne

lobby-title = **{ $game }**, stůl **{ $table }**, hostitel: { $host }.
lobby-open = Přisednout smí kdokoli.
lobby-invite = Jen na pozvání: hostitel zve příkazem `/invite`, nebo pustí všechny přes **{ button-options }**.
lobby-practice = Cvičný stůl: jeden hráč hraje za všechna místa kromě botů.
lobby-nobody = nikdo
lobby-seats = Hráči: { $players } ({ $taken }/{ $seats }, k začátku stačí { $least }).
lobby-players = Hráči: { $players } ({ $taken } z { $seats }).
lobby-running = Hra začala.
lobby-closed = Tento stůl je zavřený.
lobby-option = { $option }: { $value }
lobby-menu = { $option }: { $value }
lobby-options = Co se má hrát u stolu { $table }?
lobby-seat-count = Počet míst
lobby-pace = Čas na tah
lobby-pace-latest = { $pace }; i s nocemi a volnými dny skončí tah nejpozději za { $days } dní
lobby-entry = Kdo smí přisednout
entry-open = všichni
entry-invite = na pozvání
pace-none = bez omezení
pace-1h = 1 hodina
pace-12h = 12 hodin
pace-1d = 1 den
pace-2d = 2 dny
pace-3d = 3 dny
pace-7d = 7 dní
pace-bank3d = 3 dny na všechny tahy a 8 hodin navíc s každým
pace-bank7d = 7 dní na všechny tahy a 12 hodin navíc s každým
pace-bank14d = 14 dní na všechny tahy a 1 den navíc s každým
lobby-late = Když se někdo opozdí
late-default = zahraje se jen to nejnutnější
late-bot = hraje dál bot
late-nudge = jen se připomene
late-vote = ostatní hlasují
late-forfeit =
    { $days ->
        [one] ve dvou může ten, kdo čeká, vyhrát kontumací po { $days } dni
        [few] ve dvou může ten, kdo čeká, vyhrát kontumací po { $days } dnech
       *[other] ve dvou může ten, kdo čeká, vyhrát kontumací po { $days } dnech
    }
late-open = místo se uvolní
lobby-votes = Hlasování
votes-all = musí souhlasit všichni
votes-majority = stačí většina
lobby-seat-choice =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
colour-orange = oranžová
colour-blue = modrá
colour-yellow = žlutá
colour-pink = růžová
colour-white = bílá
colour-black = černá
colour-any = libovolná
colour-yours = Tvá barva u stolu { $table }: { $colour }.
colour-taken-by-others = Obsazené: { $colours }.
lobby-full = { $host }, stůl { $table } je plný, můžeš začít.
lobby-opened = Stůl { $table } je otevřený, hra: { $game }. Až přijdou všichni, můžeš začít.
lobby-opened-practice = Stůl { $table } je otevřený, hra: { $game }. Všechna místa kromě botů jsou tvoje, začni, až budeš chtít.
rematch-called = Odveta! { $players }: místa jsou vaše, přisedá se tlačítkem **{ button-join }**.
rematch-there = Odveta je u stolu { $table }.
lobby-joined = Sedíš u stolu { $table }.
lobby-left = U stolu { $table } už nesedíš.
lobby-invited = { $player } teď smí ke stolu { $table }.
which-person = „{ $player }“ je tu víckrát. Kdo z nich to je?
invite-whom = Koho? Vyber ho, zmiň ho, nebo odpověz příkazem `/invite` na jeho zprávu.
invite-unknown = Nikoho se jménem „{ $player }“ tu neznám. Vyber ho, zmiň ho, nebo odpověz příkazem `/invite` na jeho zprávu.
join-which = U stolu { $table } je volných míst víc. Které převezmeš, se vším, co má? U každého stojí, kolik má bodů.
join-unknown = U stolu { $table } se „{ $seat }“ nejmenuje žádné volné místo, nebo více než jedno. Které převezmeš?
button-seat = { $player }: { $points }
kick-whom = Kdo má odejít od stolu { $table }?
kick-unknown = Od stolu { $table } nejde odebrat nikoho se jménem „{ $player }“. Vyber, kdo to má být.
member-without-name = Člen { $number }
lobby-started = Hra u stolu { $table } začala.
lobby-luck = Náhoda: otisk jejího tajného čísla je `{ $commitment }`. Příkazem `/luck SLOVO` můžeš přimíchat vlastní slovo.
lobby-luck-word = { $word } ({ $player })
lobby-luck-words = Přimícháno: { $words }.
lobby-luck-mixed = Tvé slovo je přimíchané do náhody u stolu { $table }. Tajné číslo bylo dané už předtím, jeho otisk je `{ $commitment }`.
lobby-taken-over =
    { $host ->
        [yes] Přebíráš místo u stolu { $table } a teď jsi jeho hostitel.
       *[no] Přebíráš místo u stolu { $table }.
    }
brief-heading = Hraješ { $seat }, { $colour }, hru { $game } u stolu { $table }.
brief-round = Poslední kolo:

## Veřejné zprávy

post-started = Hra začíná: { $players }.
post-fingerprint =
    { $count ->
        [0] Všechno losování vychází z tajného čísla, které se na konci zveřejní. Otisk tohoto začátku: `{ $beginning }`.
       *[other] Všechno losování vychází z tajného čísla, které se na konci zveřejní, a ze slov hráčů { $words }. Otisk tohoto začátku: `{ $beginning }`.
    }
post-lead =
    { $count ->
        [one] Vede { $players }: { $points }, o { $ahead } víc než { $next }.
        [few] Vedou { $players }: { $points }, o { $ahead } víc než { $next }.
       *[other] Vedou { $players }: { $points }, o { $ahead } víc než { $next }.
    }
post-your-turn = Na tahu u stolu { $table }: { $players }.
post-more =
    { $count ->
        [one] … a předtím ještě jeden řádek: stiskni **{ button-news }**.
        [few] … a předtím ještě { $count } řádky: stiskni **{ button-news }**.
       *[other] … a předtím ještě { $count } řádků: stiskni **{ button-news }**.
    }
post-picture = Plán hry { $game }, stůl { $table }. Body: { $scores }. Vše, co je na obrázku, poví tlačítko { button-text }.
post-over-played = **Hra u stolu { $table } skončila.**
post-over-resigned = **Hra u stolu { $table } skončila: zbyl jen jeden hráč.**
post-over-abandoned = **Hra u stolu { $table } skončila bez výsledku.**
picture-ended-resigned = Hra skončila: zbyl jen jeden hráč
picture-ended-abandoned = Hra skončila bez výsledku
post-won =
    { $count ->
        [one] **Vítězí { $players }: { $points }.**
        [few] **O vítězství se dělí { $players }: { $points }.**
       *[other] **O vítězství se dělí { $players }: { $points }.**
    }
post-left = **Vítězí { $player }.** Body nerozhodly.
post-uncounted-short = Nikomu se nepočítá, protože neměli všichni aspoň tři tahy.
post-uncounted-removed = Nikomu se nepočítá, protože hlasování poslalo pryč někoho, kdo nebyl ve zpoždění.
post-place =
    { $resigned ->
        [yes] { $place }. { $player }: { $points } (vzdáno)
       *[no] { $place }. { $player }: { $points }
    }
post-stood =
    { $resigned ->
        [yes] { $player }: { $points } (vzdáno)
       *[no] { $player }: { $points }
    }
post-sources = ({ $sources })
post-secret = Tajné číslo, ze kterého vycházelo všechno losování: `{ $secret }`
post-resigned =
    { $ends ->
        [yes] Stůl { $table }: { $player } se vzdává.
       *[no] Stůl { $table }: { $player } se vzdává. { $bot ->
            [yes] Za toto místo hraje dál bot, dokud ho někdo nepřevezme příkazem `/join`.
           *[no] Za toto místo se hraje jen to nejnutnější, dokud ho někdo nepřevezme příkazem `/join`.
        }
    }
post-removed =
    { $ends ->
        [yes] Stůl { $table }: { $player } kvůli zpoždění z rozhodnutí hostitele končí, a tím končí i hra, bez výsledku.
       *[no] Stůl { $table }: { $player } kvůli zpoždění z rozhodnutí hostitele končí. { $bot ->
            [yes] Za toto místo hraje dál bot, dokud ho někdo nepřevezme příkazem `/join`.
           *[no] Za toto místo se hraje jen to nejnutnější, dokud ho někdo nepřevezme příkazem `/join`.
        }
    }
post-voted-out =
    { $ends ->
        [yes] Stůl { $table }: { $player } podle hlasování končí, a tím končí i hra, bez výsledku.
       *[no] Stůl { $table }: { $player } podle hlasování končí. { $bot ->
            [yes] Za toto místo hraje dál bot, dokud ho někdo nepřevezme příkazem `/join`.
           *[no] Za toto místo se hraje jen to nejnutnější, dokud ho někdo nepřevezme příkazem `/join`.
        }
    }
post-extended = Stůl { $table }: znovu plný čas: { $players }.
post-late-open =
    { $ends ->
        [yes] Stůl { $table }: { $player }: čas vypršel, a tím hra končí.
       *[no] Stůl { $table }: { $player }: čas vypršel. { $bot ->
            [yes] Za toto místo hraje dál bot, dokud ho někdo nepřevezme příkazem `/join`.
           *[no] Za toto místo se hraje jen to nejnutnější, dokud ho někdo nepřevezme příkazem `/join`.
        }
    }
post-gone =
    { $ends ->
        [yes] Stůl { $table }: { $player } už tu není a hru vzdává.
       *[no] Stůl { $table }: { $player } už tu není. { $bot ->
            [yes] Za toto místo hraje dál bot, dokud ho někdo nepřevezme příkazem `/join`.
           *[no] Za toto místo se hraje jen to nejnutnější, dokud ho někdo nepřevezme příkazem `/join`.
        }
    }
post-goes-on-here =
    { $over ->
        [yes] Co ještě zbývá říct, přijde sem.
       *[no] Hra pokračuje tady.
    }
post-thread-gone = { $host }, do vlákna stolu { $table } už nemohu psát. { post-goes-on-here }
post-thread-lacks = { $host }, ve vláknu stolu { $table } mi chybí oprávnění **{ $permission }**. { post-goes-on-here }
post-lacks-attach_files = { $host }, chybí mi tu oprávnění **{ $permission }**, takže plán chodí bez obrázku. Všechno, co na něm je, řekne **{ button-text }**.
post-lacks-embed_links = { $host }, chybí mi tu oprávnění **{ $permission }**, takže dlouhé zprávy zkracuji.
post-lacks-create_public_threads = { $host }, chybí mi tu oprávnění **{ $permission }**, takže stůl nemá vlastní vlákno a hraje se v tomto kanálu.
post-moved-here = Hra pokračuje v tomto kanálu.
post-adopted = Tato hra pochází ze zápisu a pokračuje zde. Všechna místa jsou volná, jedno získáš příkazem `/join`.
post-seat-open = **{ $game }**, stůl { $table }: je volné místo s body: { $points }, v pořadí { $place }. Ostatní hráči: { $players }. Převezmeš ho tlačítkem **{ button-take-over }**.
post-seat-taken = **{ $game }**, stůl { $table }: místo už volné není.
post-taken-over = Stůl { $table }: hraje tu teď { $player } a přebírá: { $seat }.
post-back = Stůl { $table }: { $player } je zpátky ve hře.
post-time-up-default = { $player }: čas vypršel, zahrálo se jen to nejnutnější.
post-late = { $player }, u stolu { $table } tvůj čas vypršel. Čeká se na tebe.
post-forfeit = Nebude-li do té doby zahráno, { $player } může { $when } hru vyhrát kontumací: `/vote forfeit`.
post-forfeited = Stůl { $table }: { $player } příliš dlouho nehraje a prohrává kontumací.
post-time-left = Zbývající čas: { $time }.
post-due = Čas vyprší { $when }.
post-is-away = { $player } je pryč, návrat { $when }; do té doby čas stojí.
post-away = Stůl { $table }: { $player } je pryč od { $begins } do { $ends }. Čas zatím stojí.
post-banks = Zbývá na všechny tahy: { $banks }.
post-moved-away = Hra stolu { $table } je přenesená jinam, přesunul ji tam provozovatel bota. Hraje se tam dál. Tento stůl je zavřený, bez výsledku.
post-paused =
    { $voted ->
        [yes] Stůl { $table } je pozastavený. Dokud ho hlasování zase nespustí, nehraje se.
       *[no] Stůl { $table } je pozastavený. Dokud ho hostitel nebo hlasování zase nespustí, nehraje se.
    }
post-still-paused = { $players }: stůl { $table } je pozastavený už { $since }. Budeme hrát dál?
post-resumed = Hraje se dál.
post-meanwhile = Mezitím u stolu { $table }:
unreached = Stůl { $table } teď stojí: na místo, kde se hraje, se nedostanu. Nikomu neběží čas, a co se do té doby zahraje, tam napíšu, až to půjde.
unreached-awaited = **{ $game }**: u stolu { $table } jsi na tahu, ale na místo, kde se hraje, se nedostanu. Čas ti neběží a hrát můžeš tady.
unreached-moved = Tvůj tah u stolu { $table } platí, ale nemohu ho zveřejnit: na místo, kde se hraje, se nedostanu. Stůl do té doby stojí a nikomu neběží čas.
post-withdrawn = Toto volání už neplatí: hra u stolu { $table } se vrátila.

## Hraní

move-sent = Odesláno: { $moves } (stůl { $table }).
move-taken = Přijato: { $moves } (stůl { $table }).
move-understood = { $typed } znamená { $move }.
panel-title = Stůl { $table }, hraješ za: { $player }.
panel-called = **Jsi na tahu.**
panel-draft = Zahráno: { $moves }. Zatím to vidíš jen ty.
panel-move-automatic = { $move } (podle stálého pokynu)
panel-chosen = Zvoleno: { $move } – { $meant }
panel-forecast = Tím se tvůj výhled, tedy co by teď dalo bodování, mění z { $before } na { $now }.
panel-final = Tlačítkem **{ button-done }** to odešleš; pak už ani nic předtím nevrátíš.
panel-choose = Zvol
orders-chosen = Zvoleno: { $move }
orders-title = **Automatické odpovědi** (stálé pokyny) u stolu { $table }, hraješ za: { $player }. Odpovídají, jakmile na tebe přijde řada, a nikdo jiný je nevidí.
orders-none = Žádné tu nemáš.
orders-line = { $number }. { $order }
orders-paused = Hra je pozastavená a tvé pokyny čekají s ní.
orders-complete = Tlačítkem **{ button-done }** pokyn zadáš.
orders-cancel = Zrušit pokyn
order-kept = Zadáno: { $order }
order-played = Zahráno za tebe: { $moves }
order-cancelled =
    { $count ->
        [0] Nebylo co rušit.
        [one] { $count } pokyn je zrušen.
        [few] { $count } pokyny jsou zrušeny.
       *[other] { $count } pokynů je zrušeno.
    }
order-ended = Pokyn skončil: { $order } { $why }
order-ended-impossible = Už se podle něj hrát nedalo, a tak se ptám tebe.
order-ahead = Tahy nechané předem na tvůj příští tah.
ahead-played = **Tahy nechané předem se zahrály za tebe.**
ahead-kept = **Necháno na tvůj tah:** { $lines }
ahead-tried = Zkouška, jako by do té doby všichni dělali co nejméně:
ahead-legal = Řádek { $line } se zahrát dá.
ahead-unmet = Řádek { $line } se zahrát nedá: { $why }.
ahead-refused = Řádek { $line } se zahrát nedá. { $why }
ahead-dropped = **Tahy nechané předem se nezahrály.** `/ahead` je ukáže.
ahead-not-now = Na tahu jsi ty, ale tyto tahy zahrát nejde, a tak se neuložily:
ahead-forgone = { $moves } se něčeho vzdává: { $why }
ahead-asks = Zatím to necháno není. Myslíš-li to tak, stiskni **{ button-ahead-keep }**, nebo pošli totéž ještě jednou.
ahead-none = Na příští tah tu nemáš nic nechaného.
ahead-removed = Tahy nechané předem jsou odstraněné.
ahead-how = Pro každý případ jeden řádek, mezi řádky `/`: až budeš na tahu, zahraje se první, jehož podmínky platí a jehož tahy jsou všechny dovolené, a tím se spotřebují všechny. Když se nedá zahrát žádný, zavolám tě jako jindy a uvidíš proč.
ahead-if = pokud { $conditions }: { $moves }
ahead-is =
    { $holds ->
        [yes] { $part } je { $word }
       *[no] { $part } není { $word }
    }
ahead-else = jinak mi dej vědět
words-of-no = ne bez nikdy
ahead-word-if = pokud když jestli
ahead-word-and = a zároveň
ahead-word-not = není nejsou
ahead-word-else = jinak
ahead-word-filling = je jsou ještě stále pořád pole
panel-reveals = **{ button-reveal }** ukáže, jak to dopadne. Pak už nejde vrátit nic, co bylo do té chvíle zahráno.
panel-counted = Tohle už je hotové: první klepnutí platilo.
panel-outdated = To tlačítko patřilo k dřívější pozici, a tak nic neudělalo. Takhle to vypadá teď.
panel-undone = Poslední akce je vrácená.
panel-reset = Všechny akce, které nebyly závazné, jsou vrácené.

## Hlasování

vote-proposal =
    { $count ->
        [one] { $player } navrhuje vrátit hru u stolu { $table } do stavu po kroku `{ NUMBER($entry, useGrouping: 0) }`. Zrušil by se { $count } krok.
        [few] { $player } navrhuje vrátit hru u stolu { $table } do stavu po kroku `{ NUMBER($entry, useGrouping: 0) }`. Zrušily by se { $count } kroky.
       *[other] { $player } navrhuje vrátit hru u stolu { $table } do stavu po kroku `{ NUMBER($entry, useGrouping: 0) }`. Zrušilo by se { $count } kroků.
    }
vote-without-luck = Akce, které ještě nejsou závazné, propadnou. Jakmile se mezitím zahraje cokoli závazného, hlasování končí.
vote-luck = Co se od té doby vylosovalo nebo odkrylo, vyjde znovu stejně. { vote-without-luck }
vote-voids = { $who } není ve zpoždění: hra by se pak nikomu nepočítala.
vote-proposal-other = { $player } navrhuje u stolu { $table } { $what }.
vote-late-replace = U stolu { $table } vypršel čas, na tahu: { $who }. Má se místo uvolnit pro někoho jiného?
vote-late-end = U stolu { $table } vypršel čas, na tahu: { $who }. Má hra skončit bez výsledku?
vote-what-rewind = vrátit hru
vote-what-pause = pozastavit hru
vote-what-resume = pokračovat ve hře
vote-what-extend = dát všem, kdo jsou na tahu, znovu plný čas
vote-what-replace = uvolnit místo hráče { $who } pro někoho jiného
vote-what-end = ukončit hru bez výsledku
vote-call-all = Hlasují: { $players }. Návrh padá, jakmile kdokoli nesouhlasí. Kdo do dvou dnů neodpoví, zdržuje se.
vote-call-majority = Souhlasit musí víc než polovina. Hlasují ještě: { $players }. Kdo do dvou dnů neodpoví, zdržuje se.
vote-agreed = Souhlasí: { $players }.
vote-against = Nesouhlasí: { $players }.
vote-end-agreed = Návrh je přijatý.
vote-end-declined = Stůl { $table }: { $player } nesouhlasí s návrhem { $what }. Hraje se dál jako dosud.
vote-end-failed = Stůl { $table }: návrh { $what } nemá většinu. Hraje se dál jako dosud.
vote-end-withdrawn = Stůl { $table }: { $player } bere zpět návrh { $what }.
vote-end-played = Stůl { $table }: návrh { $what } padá, protože se hrálo dál.
vote-end-settled = Stůl { $table }: návrh { $what } padá, protože hostitel už rozhodl.
vote-end-left = Stůl { $table }: návrh { $what } padá, protože jeden z hráčů odešel.
vote-end-late = Stůl { $table }: návrh { $what } padá, protože včas nesouhlasilo dost hráčů.
vote-which = Co navrhuješ u stolu { $table }? Návrat ve hře navrhneš příkazem `/rewind`.
vote-whom = Čí místo u stolu { $table } se má uvolnit pro někoho jiného?
vote-opened = Ptám se ostatních u stolu { $table }.
vote-counted = Tvoje odpověď platí. U stolu { $table } ještě čekám na ostatní.
vote-declined = Nesouhlasíš, a tak se u stolu { $table } hraje dál jako dosud.
vote-withdrawn = Svůj návrh u stolu { $table } bereš zpět.
extended = Kdo je u stolu { $table } na tahu, má znovu plný čas.
rewound = Hra u stolu { $table } se vrátila do stavu po kroku `{ NUMBER($entry, useGrouping: 0) }`.
post-rewound = Hra u stolu { $table } se vrátila do stavu po kroku `{ NUMBER($entry, useGrouping: 0) }`. Co se bude losovat znovu, vyjde stejně.
post-orders-dropped = Stálé pokyny propadají.

## Prohlížení

score-line = { $place }. { $player }: **{ $points }**
score-line-sources = { $place }. { $player }: **{ $points }** ({ $sources })
score-source = { $source } { $points }
score-unranked = Do pořadí se nepočítá, protože to nevidíš u všech: { $sources }
log-line = `{ NUMBER($n, useGrouping: 0) }` { $said }
log-line-automatic = `{ NUMBER($n, useGrouping: 0) }` { $said } (podle stálého pokynu)
log-empty = Ještě se nic nestalo.
verify-log = Historie stolu { $table } je úplná: každý tah je podle pravidel a každá pozice vychází z předchozí. Závazné je vše až po krok { $entry }, jeho řetězec je `{ $chain }`.
verify-secret = Otisk tajného čísla: `{ $commitment }`.
verify-beginning = Otisk začátku: `{ $beginning }`.
verify-draws =
    { $count ->
        [0] Každé losování vychází z tajného čísla `{ $secret }`.
       *[other] Každé losování vychází z tajného čísla `{ $secret }` a ze slov { $words }.
    }
record-check = Že tahy i losování jsou, jak mají být, si může ověřit každý: `/verify` tu hru přehraje znovu a `longtable verify` udělá totéž se zápisem níže na kterémkoli počítači.
record-excerpt = Hra ještě běží: chybí, co je před tebou skryté, rozehrané tahy a tajné číslo. Řetězce za rovnítky musí po skončení stát v zápisu hry.
verify-running = Losování si všichni mohou ověřit, až hra skončí a tajné číslo se zveřejní. Poznamenej si otisky a řetězec: musí pak být v zápisu hry.
verify-over = Porovnej otisky s těmi, které stojí v oznámení stolu a v oznámení o začátku hry. Zatím kontroloval jen bot. Se zápisem hry, který ukáže tlačítko { button-record }, to každý ověří i bez něj příkazem `longtable verify`.
legal-branch = { $moves } … (celkem { $count })
legal-branch-many = { $moves } … (celkem přes { $count })
legal-go-on = Další vypíše `/legal` a začátek akce: { $verbs }
legal-more = … a další. Vypíše je `/legal` a začátek akce: { $verbs }
rules-primer = **{ $game } za dvě minuty**
rules-topic = **{ $game }: { $topic }**
rules-topics = Víc po tématech:
rules-no-topic = Téma „{ $topic }“ v pravidlech hry { $game } není. Jsou tam tato: { $topics }

## Prohlížení dřívějších pozic

earlier-heading = **{ $game }**, stůl { $table }.
earlier-after = Po kroku { NUMBER($entry, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) }.
page-before = ◀ Předchozí
page-next = Další ▶
earlier-task = { NUMBER($entry, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) }: { $text }
earlier-start = Začátek hry
earlier-before = ◀ Krok { NUMBER($entry, useGrouping: 0) }
earlier-next = Krok { NUMBER($entry, useGrouping: 0) } ▶
earlier-now = Do přítomnosti

## Co patří hráči

dashboard-title = **Zdejší stoly**
dashboard-none = Žádný stůl není otevřený. Otevři nějaký příkazem `/new`.
dashboard-lobby = **{ $game }**, stůl { $table }: ještě se nehraje, obsazeno { $taken } z { $seats }.
dashboard-invite = **{ $game }**, stůl { $table }: ještě se nehraje, obsazeno { $taken } z { $seats }, jen na pozvání.
dashboard-practice = **{ $game }**, stůl { $table }: cvičný, ještě se nehraje.
dashboard-paused = **{ $game }**, stůl { $table }: hra stojí od { $since }.
dashboard-running = **{ $game }**, stůl { $table }: na tahu { $players } od { $since }.
dashboard-unreached = Čas tu neběží, protože tam teď nemohu psát.
dashboard-until = Čas do { $until }.
dashboard-more =
    { $count ->
        [one] … a ještě jeden stůl: všechny vypíše `/tables`.
        [few] … a ještě { $count } stoly: všechny vypíše `/tables`.
       *[other] … a ještě { $count } stolů: všechny vypíše `/tables`.
    }

mygames-waiting = **{ $game }**, stůl { $table }: čeká na tebe ({ $since }).
mygames-waiting-now = **{ $game }**, stůl { $table }: čeká na tebe.
mygames-other = { $game }, stůl { $table }: { $status }.
mygames-watched = { $game }, stůl { $table }: { $status }, sleduješ ho.
mygames-none = U žádného stolu nesedíš. Otevři si nějaký příkazem `/new`, nebo k některému přisedni.
watch-on = Stůl { $table } je teď ve tvém seznamu.
watch-off = Stůl { $table } už ve tvém seznamu není.
watch-own = U stolu { $table } sedíš, takže v `/mygames` je tak jako tak. `/watch` je pro stoly ostatních.
notes-of = Tvé poznámky ke stolu { $table }:
notes-none = Ke stolu { $table } žádné poznámky nemáš. Zapíšeš je příkazem `/notes` a textem; uvidíš je jen ty.
notes-kept = Tvé poznámky ke stolu { $table } jsou uložené.
notes-replaced = Tvé nové poznámky ke stolu { $table } jsou uložené. Dřívější už nejsou; zněly:
language-chosen = Mluvím s tebou česky.
layout-wide = Na šířku, k počítači
layout-tall = Na výšku, na telefon
where-private = V soukromí, a kde to nejde, ve skupině
where-group = Jen ve skupině
where-daily = Jednou denně, za všechny stoly
where-next = I když jsi na řadě příště
where-next-off = Už ne, když jsi na řadě příště
picture-wide = Ukazuju ti obrázky na šířku, s hráči vedle plánu.
picture-tall = Ukazuju ti obrázky na výšku, s plánem přes celou šířku a hráči pod ním.
picture-unchosen = Nemáš vybráno: na telefonu ti ukazuju obrázky na výšku, jinde na šířku.
calls-private = K tahu tě volám v soukromí. Kde to nejde, volám tě ve skupině.
calls-group = K tahu tě volám jen ve skupině.
calls-daily = Jednou denně ti v soukromí řeknu, které stoly na tebe čekají. Jinak tě nevolám.
calls-unchosen = Nemáš vybráno: na Telegramu tě k tahu volám v soukromí, jinde u stolu.
calls-next = Navíc ti v soukromí řeknu, když budeš příště na řadě ty.
calls-next-off = Že budeš příště na řadě ty, ti předem neříkám.
you-are-late = **{ $game }**, stůl { $table }: čas ti vypršel. Čeká se na tebe.
you-vote-open =
    { $late ->
        [yes] **{ $game }**, stůl { $table }: čas ti vypršel, a ostatní proto hlasují o návrhu, který se tě týká: { $what }. Zahraješ-li dřív, než se rozhodne, hlasování propadá.
       *[no] **{ $game }**, stůl { $table }: { $player } navrhuje { $what }. Ostatní o tom hlasují; ty ne, týká se to tebe.
    }
you-vote-ended =
    { $carried ->
        [yes] **{ $game }**, stůl { $table }: ostatní se dohodli { $what }.
       *[no] **{ $game }**, stůl { $table }: z návrhu { $what } sešlo.
    }
you-were-late = **{ $game }**, stůl { $table }: čas ti vypršel, a tak se za tebe zahrálo: { $moves }.
you-had-orders = **{ $game }**, stůl { $table }: zahrálo se, co bylo připraveno předem: { $moves }.
you-lost-removed = **{ $game }**, stůl { $table }: hostitel ti kvůli zpoždění odebral místo. Už tam nehraješ.
you-lost-voted-out = **{ $game }**, stůl { $table }: ostatní hlasovali, a ty už tam nehraješ.
you-lost-late = **{ $game }**, stůl { $table }: čas ti vypršel, a tvé místo se tak uvolnilo pro ostatní.
you-lost-forfeited = **{ $game }**, stůl { $table }: příliš dlouho se na tebe čekalo, a hra tak skončila tvou prohrou.
you-lost-gone = **{ $game }**, stůl { $table }: už nejsi tam, kde se hraje, a tvé místo se tak uvolnilo pro ostatní.
you-lost-lobby = **{ $game }**, stůl { $table }: hostitel tě odebral, než hra začala.
you-lost-replaced = **{ $game }**, stůl { $table }: na místě, které bylo tvoje, hraje dál někdo jiný.
later-result = **{ $game }**, stůl { $table }: je dohráno. Jak to dopadlo, řekne **{ button-score }**.
you-are-next = **Příště jsi na řadě ty:** { $game }, stůl { $table }. Teď se čeká na: { $players }. { $orders ->
        [yes] Příkazem `/ahead` můžeš nechat tahy předem, příkazem `/orders` mi říct, co za tebe odpovídat.
       *[no] Příkazem `/ahead` můžeš nechat tahy předem.
    }
pings-none = Ještě tě nikdo nevolal.
ping-turn = { $when }: na tah u stolu { $table } – { $became }
ping-next = { $when }: příště na řadě u stolu { $table } – { $became }
ping-unreached = { $when }: zpráva, že stůl { $table } čeká, ale nejde se k němu dostat – { $became }
ping-reminder = { $when }: připomínka stolu { $table } – { $became }
ping-digest = { $when }: přehled všech tvých stolů – { $became }
ping-test = { $when }: zkouška – { $became }
ping-became-sent = doručeno
ping-became-waiting = na cestě
ping-became-failed = v soukromí nedošlo
ping-became-gone = příliš dávno na to, aby se to ještě vědělo
ping-is-test = To je zkouška. Takhle se dozvíš, že jsi na tahu.
ping-test-sent = Zkouška je na cestě k tobě do soukromí. Když nic nepřijde, stiskni na Telegramu Start v soukromém chatu se mnou, nebo na Discordu povol přímé zprávy.
zone-chosen = Tvé časové pásmo je teď { $zone }; je tam { $time }.
zone-asked = Kde jsi? Vyber podle toho, co ukazují tvé hodiny, nebo napiš třeba `/timezone Europe/Prague`. Pak může `/hours` šetřit tvé noci.
zone-choose = Časové pásmo
hours-always = Čas ti běží pořád a volat tě smím kdykoli.
hours-now = Vzhůru jsi v čase { $hours }, dny: { $days }. Jindy ti čas neběží a nevolám tě.
hours-kept = Tvé hodiny mám zapsané: { $hours }, dny: { $days }. Platit začnou, až budu znát tvé časové pásmo.
hours-where = Tvé časové pásmo je { $zone }; změníš ho příkazem `/timezone`.
hours-begins = Od
hours-ends = Do
hours-days = Dny
vacation-none = Teď pryč nejsi. Když budeš, čas ti nepoběží a nebudu tě volat.
vacation-line = Jsi pryč od { $begins } do { $ends }. Čas ti zatím neběží a tvé stoly o tom vědí.
vacation-left =
    { $count ->
        [one] Máš na to ještě { $count } den.
        [few] Máš na to ještě { $count } dny.
       *[other] Máš na to ještě { $count } dní.
    }
reminder = **{ $game }**, stůl { $table }: čeká se na tebe ({ $since }).
reminder-first = **{ $game }**, stůl { $table }: jsi na tahu.
reminder-public = { $player }, u stolu { $table } ({ $game }) se čeká na tebe ({ $since }).
snoozed-2h = Stůl { $table } ti připomenu za dvě hodiny.
snoozed-tonight = Stůl { $table } ti připomenu večer.
snoozed-mute = Tenhle tah u stolu { $table } už ti připomínat nebudu.
nudged = Připomenuto, pokud tam zrovna není noc: { $players }.
link-code =
    Napiš mi na druhé platformě `/link { $code }`, nejpozději za { $minutes } minut. Oba účty pak budou jeden hráč.
    Ten kód nikomu neříkej: kdo ho má, může si s tebou propojit účet.
link-really =
    Všechno, co je tu tvoje – stoly, poznámky, nastavení – přejde natrvalo na účet { $player } ({ $accounts }) a budete jeden hráč. Účty zase rozpojí `/link undo`, ale co přešlo, zůstane tam.
    Pokračuj, jen pokud máš ten kód přímo ode mě. Kód od někoho jiného by mu dal tvé hry a poznámky.
link-undone =
    Tento účet je teď zase samostatný hráč { $player } a nic k němu nepatří. Stoly, poznámky a nastavení zůstávají u tvých dalších účtů: { $others }.
    Znovu je propojí `/link`.
link-done = Účty jsou propojené, všude jsi { $player }: { $accounts }.
mydata-summary =
    Jsi tu pod jménem { $name }. Uloženo je: { $counts }.
    Všechno ukáže `/mydata export`, všechno smaže `/mydata delete`.
mydata-identities =
    { $count ->
        [one] { $count } účet
        [few] { $count } účty
       *[other] { $count } účtů
    }
mydata-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
mydata-orders =
    { $count ->
        [one] { $count } stálý pokyn
        [few] { $count } stálé pokyny
       *[other] { $count } stálých pokynů
    }
mydata-pings =
    { $count ->
        [one] { $count } volání
        [few] { $count } volání
       *[other] { $count } volání
    }
mydata-aloud =
    { $count ->
        [one] { $count } zpráva kvůli tobě
        [few] { $count } zprávy kvůli tobě
       *[other] { $count } zpráv kvůli tobě
    }
mydata-later =
    { $count ->
        [one] { $count } věc, kterou se dozvíš později
        [few] { $count } věci, které se dozvíš později
       *[other] { $count } věcí, které se dozvíš později
    }
mydata-wish-export = Všechno, co je o tobě uloženo
mydata-wish-delete = Nechat to smazat
mydata-absences =
    { $count ->
        [one] { $count } nepřítomnost
        [few] { $count } nepřítomnosti
       *[other] { $count } nepřítomností
    }
mydata-hosted =
    { $count ->
        [one] { $count } vlastní stůl
        [few] { $count } vlastní stoly
       *[other] { $count } vlastních stolů
    }
mydata-tried =
    { $count ->
        [one] { $count } stůl, u kterého něco zkoušíš
        [few] { $count } stoly, u kterých něco zkoušíš
       *[other] { $count } stolů, u kterých něco zkoušíš
    }
mydata-watched =
    { $count ->
        [one] { $count } sledovaný stůl
        [few] { $count } sledované stoly
       *[other] { $count } sledovaných stolů
    }
mydata-lessons =
    { $count ->
        [one] { $count } lekce
        [few] { $count } lekce
       *[other] { $count } lekcí
    }
mydata-notes =
    { $count ->
        [one] { $count } poznámka
        [few] { $count } poznámky
       *[other] { $count } poznámek
    }
mydata-results =
    { $count ->
        [one] { $count } výsledek hry
        [few] { $count } výsledky her
       *[other] { $count } výsledků her
    }
mydata-ratings =
    { $count ->
        [one] { $count } umístění v žebříčku
        [few] { $count } umístění v žebříčcích
       *[other] { $count } umístění v žebříčcích
    }
mydata-invitations =
    { $count ->
        [one] { $count } pozvánka
        [few] { $count } pozvánky
       *[other] { $count } pozvánek
    }
mydata-removals =
    { $count ->
        [one] { $count } odebrané místo
        [few] { $count } odebraná místa
       *[other] { $count } odebraných míst
    }
mydata-panels =
    { $count ->
        [one] { $count } otevřený panel
        [few] { $count } otevřené panely
       *[other] { $count } otevřených panelů
    }
mydata-lounge-users =
    { $count ->
        [one] { $count } jméno u webového stolu
        [few] { $count } jména u webového stolu
       *[other] { $count } jmen u webového stolu
    }
mydata-lounge-messages-written =
    { $count ->
        [one] { $count } zpráva tam napsaná
        [few] { $count } zprávy tam napsané
       *[other] { $count } zpráv tam napsaných
    }
mydata-lounge-messages-received =
    { $count ->
        [one] { $count } zpráva tam přijatá
        [few] { $count } zprávy tam přijaté
       *[other] { $count } zpráv tam přijatých
    }
mydata-really = Tvé jméno, účty, poznámky a zprávy se navždy smažou. Odehrané hry zůstanou, ale bez tvého jména. Opravdu?
mydata-forgotten = Všechno, co o tobě bylo uloženo, je smazané.

## Průběh hry

course-title = Jak se vyvíjely body
course-entries = kroky
course-total = celkem
course-heading = **{ $game }**, stůl { $table }: jak se vyvíjely body. Co rozhodlo:
course-even = Nikdo ostatním naráz výrazně neodskočil.
course-gain = { $player } { $points }
course-gain-from = { $gain } · { $source }
course-turning = Krok { $entry }, tah hráče { $player }: { $gains }.
course-turning-itself = Krok { $entry }: { $gains }.

course-lead-always = { $player } ani jednou neprohrává.
course-lead-since = Předtím vede { $other }, od kroku { $entry } už jen { $player }.
course-lead-mostly =
    { $player } prohrává jen { $steps ->
        [one] v jednom kroku
        [few] ve { $steps } krocích
       *[other] v { $steps } krocích
    } z { $all }, od kroku { $entry } už nikdy.
course-lead-last = { $other } vede až do úplně posledního bodování.

## Výsledek na jedné obrazovce

result-won =
    { $count ->
        [one] Vítězí { $players }: { $points }
        [few] O vítězství se dělí { $players }: { $points }
       *[other] O vítězství se dělí { $players }: { $points }
    }
result-won-own = Vítězství je tvoje: { $points }
result-left = Vítězí { $player }, nikdo jiný už nehraje
result-left-own = Vítězství je tvoje, nikdo jiný už nehraje
result-left-after = Tím hra skončila, krokem { NUMBER($steps, useGrouping: 0) }, a body nerozhodly.
result-stopped = Hráči tuto hru ukončili
result-removed =
    { $count ->
        [one] Tuto hru ukončilo odebrání místa: { $players }
        [few] Tuto hru ukončilo odebrání míst: { $players }
       *[other] Tuto hru ukončilo odebrání míst: { $players }
    }
result-removed-own = Tuto hru ukončilo odebrání tvého místa
result-given-up =
    { $count ->
        [one] { $players } tuto hru vzdává
        [few] { $players } tuto hru vzdávají
       *[other] { $players } tuto hru vzdávají
    }
result-given-up-own = Vzdáváš tuto hru
result-gave-up =
    { $count ->
        [one] { $players } se vzdává.
        [few] { $players } se vzdávají.
       *[other] { $players } se vzdávají.
    }
result-nobody = Nevyhrává nikdo: takhle to stálo.
result-ahead = O { $ahead } víc než { $next }.
result-own = Tvoje hry { $game }: { $games }, z toho výhry: { $won }.

## Hra jako pohyblivý obrázek

replay-game = Celá hra
replay-round = Poslední kolo
replay-of =
    Kroky { $first } až { $last }, { $count ->
        [one] { $count } obrázek
        [few] { $count } obrázky
       *[other] { $count } obrázků
    }.
replay-meanwhile =
    Přehrávka se kreslí, { $count ->
        [one] { $count } obrázek
        [few] { $count } obrázky
       *[other] { $count } obrázků
    }. Potrvá to nejvýš minutu.

## Statistiky a žebříčky

stats-own = **Tvoje dohrané hry, všude:**
stats-of = **Zdejší dohrané hry, hráč { $player }:**
stats-game = **{ $game }**: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, výhry: { $won }, průměrné pořadí { $place }, nejvíc bodů { $best }.
stats-left =
    { $count ->
        [one] Předčasný odchod z { $count } hry.
        [few] Předčasný odchod ze { $count } her.
       *[other] Předčasný odchod z { $count } her.
    }
stats-none = Zatím žádné. Cvičné stoly se nepočítají.
stats-ranked-on = Ostatní tě vidí v `/ranking` a mohou se ptát na tvé zdejší hry.
stats-ranked-off = V `/ranking` nejsi a tohle vidíš jen ty.
ranking-heading = **{ $game }, počet hráčů { $seats }**: kdo tu jak dobře hraje, podle dohraných her. Každý začíná na nule.
ranking-line =
    { $place }. { $player }: **{ $rating }** ({ $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, výhry: { $won })
ranking-none = Takovou hru tu ještě nikdo nedohrál.
button-ranked-off = Neuvádět mě
button-ranked-on = Zase mě uvádět
button-ranking-seats = Hráčů: { $count }
button-ranking-csv = Jako tabulka (CSV)

## Hostitel

resign-really-won = Opravdu se chceš u stolu { $table } vzdát? Hra tím skončí a vyhraje tvůj protihráč.
resign-really-short = Opravdu se chceš u stolu { $table } vzdát? Hra tím skončí a nikomu se nezapočítá, protože ještě neměli všichni tři tahy.
resign-really-removed = Opravdu se chceš u stolu { $table } vzdát? Hra tím skončí a nikomu se nezapočítá, protože hlasování poslalo pryč někoho, kdo nebyl ve zpoždění.
resign-really-alone = Opravdu se chceš u stolu { $table } vzdát? Hra tím skončí bez vítěze, protože ji kromě tebe nehraje žádný člen.
resign-really-bot = Opravdu se chceš vzdát svého místa u stolu { $table }? Dokud ho někdo nepřevezme, bude za ně hrát bot.
resign-really-open = Opravdu se chceš vzdát svého místa u stolu { $table }? Dokud ho někdo nepřevezme, bude se za ně hrát jen to nejnutnější.
resigned = U stolu { $table } už nehraješ.
removed = { $player } už u stolu { $table } nehraje.
paused = Stůl { $table } je pozastavený.
resumed = U stolu { $table } se hraje dál.
end-really = Opravdu chceš stůl { $table } ukončit pro všechny? Vítěz nebude.
forfeited = U stolu { $table } vyhráváš, { $player } příliš dlouho nehraje.
ended = Stůl { $table } je ukončený.
only-by-vote-pause = U stolu { $table } hráči odhlasovali, že se hraje dál, pozastavit ho teď může jen hlasování.
only-by-vote-resume = Stůl { $table } pozastavilo hlasování, takže ho zase spustí jen hlasování.
only-by-vote-end = Hra u stolu { $table } už začala. Bez výsledku skončí, jen když s tím ostatní souhlasí: navrhni to, nebo se vzdej.
only-by-vote-replace = { $player } u stolu { $table } ještě nemá den zpoždění, takže o odchodu nerozhoduje hostitel. Můžeš ho navrhnout ostatním.
moved-here = Stůl { $table } pokračuje tady.
host-lost = U stolu { $table } už nemohu psát: { $why }. Hra o nic nepřišla, čas v ní neběží a každý ji najde příkazem `/mygames`. Chceš-li pokračovat v jiném kanálu, napiš v něm `/here` a jméno stolu.
host-lost-gone = kanál zmizel, nebo v něm psát nesmím
host-lost-lacks = v jeho kanálu mi chybí oprávnění **{ $permission }**

## Co platí na serveru nebo ve skupině

house-title = Pravidla pro nové stoly:
house-where = Stoly se smějí otevírat zde: { $channels }.
house-all = ve všech kanálech
house-some =
    { $count ->
        [one] v { $count } vybraném kanálu
        [few] ve { $count } vybraných kanálech
       *[other] ve { $count } vybraných kanálech
    }
house-hint = Mají-li stoly otevírat jen členové určité role, napiš roli za `/settings`.
house-language = Jazyk
house-most = Otevřené stoly najednou
house-most-tables =
    { $count ->
        [0] bez omezení
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
house-who = Kdo smí otevřít stůl
house-everybody = všichni
house-only-managers = správci
house-members-of-role = členové role a správci

## Odmítnuté akce

refusal-unreadable = Zápisu { $move } nerozumím: „{ $word }“ tam nepatří.
refusal-unfinished = Zápisu { $move } nerozumím: na konci něco chybí.
refusal-illegal = { $move }: { $why }
refusal-ambiguous = Zápis { $move } může znamenat víc akcí.
refusal-candidates = Kterou myslíš: { $moves }?
refusal-several = Mezi dvě akce patří středník: `AKCE; AKCE`.
refusal-nearest = Zahrát můžeš například: { $moves }.
refusal-nothing-changed = U stolu { $table } se nic nezměnilo.
refusal-game-over = Hra už skončila.
refusal-not-awaited = V tu chvíli už na řadě nejsi.
refusal-must-be-last = Tím se všechno stane závazným, a proto to musí být poslední akce ve zprávě.

## Potíže: proč něco nejde a co s tím

trouble-our-fault = Něco se pokazilo na naší straně a nic se nezměnilo. Zkus to prosím znovu; pokud se to zopakuje, řekni to provozovateli bota.
trouble-database-busy = Databáze tohoto bota je teď zaneprázdněná nebo nedostupná a nic se nezměnilo. Zkus to prosím za chvíli znovu.
trouble-database-gone = Databáze tohoto bota není tam, kde byla, takže se teď nic nepřijímá a nic z tohohle se nestalo. Co s tím, stojí v záznamu bota; řekni to prosím jeho provozovateli a zkus to později.
trouble-move-as-command = `/{ $verb }` je tah hry { $game }, ne příkaz. Napiš `/play { $moves }`, nebo po `/play` stiskni, co se nabízí.
trouble-move-not-now = `/{ $verb }` je tah hry { $game }, ne příkaz, a teď ho zahrát nejde. Až budeš na tahu, `/play` ukáže, co zahrát jde, a `/legal { $verb }`, jak se to píše.
trouble-words-left = Tady nerozumím „{ $words }“: za tímhle příkazem může být jméno stolu, nebo nic. Nic se nezměnilo.
trouble-no-such-command = Příkaz `/{ $name }` neznám. Nemyslíš { $close }?
trouble-no-table-here = Žádný stůl, u kterého by to šlo, tu není. Nový otevřeš příkazem `/new`.
trouble-no-such-table = Stůl „{ $table }“ tu není. Tvé stoly vypíše `/mygames`.
trouble-not-started = Hra u stolu { $table } ještě nezačala.
trouble-already-started = Hra u stolu { $table } už začala.
trouble-table-closed = Stůl { $table } je zavřený. Otevři nový příkazem `/new`.
trouble-not-over-yet = Hra u stolu { $table } ještě neskončila.
trouble-seat-lost = U stolu { $table } už máš něco odehráno a tvé místo teď má někdo jiný. Jiné převzít nemůžeš: kdo zná jednu ruku, nesmí vidět druhou. Stůl ti v seznamu nechá `/watch`.
trouble-table-full = U stolu { $table } jsou všechna místa obsazená.
trouble-already-seated = U stolu { $table } už sedíš.
trouble-not-at-table = U stolu { $table } nesedíš.
trouble-join-elsewhere = Místo se zabírá tam, kde je stůl. Stiskni tlačítko pod jeho příspěvkem, nebo tam napiš `/join`.
trouble-invite-only = Ke stolu { $table } se smí jen na pozvání. Řekni si o ně hostiteli.
trouble-was-removed = U stolu { $table } ti bylo odebráno místo. Hostitel tě tam může znovu pustit příkazem `/invite`.
trouble-leave-running = U stolu { $table } se hraje. Svého místa se vzdáš příkazem `/resign`.
trouble-host-only = To smí jen hostitel stolu { $table }.
trouble-managers-only = To smějí jen správci serveru nebo skupiny.
trouble-no-board-there = V té zprávě není plán žádného zdejšího stolu. Zvol takovou, která někoho volá na tah.
trouble-bot-may-not = Nic se nestalo: nesmím tu psát, chybí mi { $permissions }. Ať mi to správce serveru povolí, nebo zvol jiný kanál, a zkus to znovu.
trouble-other-platform = Stůl { $table } se hraje na jiné platformě a sem přijít nemůže.
trouble-here-alone = Ostatní od stolu { $table } by za námi sem nemohli. Napiš `/here` tam, kde to mohou číst všichni.
trouble-here-unseen = Stůl { $table } zůstává, kde je: tady by ho neviděli všichni, kdo u něj hrají. Nevidí sem: { $players }. Napiš `/here` tam, kde to mohou číst všichni, nebo je sem nejdřív pusť.
trouble-house-managers = Stoly tu smějí otevírat jen správci. Požádej některého z nich.
trouble-house-role = Stoly tu smějí otevírat jen členové určité role. Požádej o ni správce.
trouble-house-channel = V tomto kanálu se stoly neotevírají. Zkus jiný, nebo se zeptej správce.
trouble-house-full =
    { $most ->
        [one] Najednou tu smí být otevřený jen jeden stůl. Počkej, až se dohraje, nebo k němu přisedni.
        [few] Najednou tu smějí být otevřené jen { $most } stoly. Počkej, až se u některého dohraje, nebo k některému přisedni.
       *[other] Najednou tu smí být otevřeno jen { $most } stolů. Počkej, až se u některého dohraje, nebo k některému přisedni.
    }
trouble-host-full = Jsi hostitel { $most } otevřených stolů a víc jich nikdo mít nesmí. Některý, který už není potřeba, opusť nebo ukonči; ukáže ti je `/mygames`.
trouble-channel-full = Otevřených stolů je tu { $most } a víc jich být nemůže. K některému přisedni, otevři nový v jiném kanálu, nebo počkej, až se u některého dohraje.
trouble-house-words = Za `/settings` můžeš napsat `role=` a číslo role.
trouble-house-no-words = Za `/settings` se tady už nic nepíše: nastavuje se tlačítky.
trouble-house-alone = Co platí ve skupině, se nastavuje tam: správci napíšou `/settings` do skupiny.
trouble-too-few-players =
    { $least ->
        [few] K začátku jsou třeba aspoň { $least } hráči
       *[other] K začátku je třeba aspoň { $least } hráčů
    }, { $taken ->
        [one] zatím je tu jen jeden.
        [few] zatím jsou tu { $taken }.
       *[other] zatím je jich tu { $taken }.
    }
trouble-seat-count =
    { $most ->
        [few] Hru { $game } hrají { $least } až { $most } hráči.
       *[other] Hru { $game } hraje { $least } až { $most } hráčů.
    }
trouble-seats-taken =
    { $taken ->
        [one] Jeden hráč už tu sedí.
        [few] Sedí tu už { $taken } hráči.
       *[other] Sedí tu už { $taken } hráčů.
    }
trouble-colour-taken = Tuhle barvu už má { $player } ({ $colour }). Vyber si jinou.
trouble-which-colour = Taková barva není. Vyber si z těchto: { $colours }, nebo libovolnou.
trouble-colour-practice = U cvičného stolu { $table } hraješ za všechna místa, takže není co vybírat.
trouble-luck-none = Ve hře { $game } není nic náhodné, takže není do čeho slovo přimíchat.
trouble-luck-word = Napiš za `/luck` slovo o nejvýše { $longest } znacích, třeba `/luck marmeláda`.
trouble-verify-wrong = Historie stolu { $table } nesouhlasí. Řekni to provozovateli bota: `longtable verify` prozradí, co je špatně.
trouble-which-pace = Takový čas na tah tu není: „{ $pace }“. Na výběr je: { $paces }.
trouble-pings-words = Za `/pings` můžeš napsat `test`, nebo nic.
trouble-pings-no-table = Nejdřív tu u nějakého stolu hraj: zkouška přijde stejně jako volání k tahu.
trouble-which-late = Co při zpoždění znamená „{ $late }“, nevím. Na výběr je: { $choices }.
trouble-which-votes = Takové hlasování tu není: „{ $votes }“. Na výběr je: { $choices }.
trouble-no-such-game = Hra „{ $game }“ tu není. Na výběr je: { $games }.
trouble-unknown-wish = Nerozumím slovu „{ $word }“. Za hru můžeš napsat `practice`, `invite`, `seats=N`, `bots=N`, `level=strong`, `pace=2d`, `late=bot`, `votes=majority` a `volba=hodnota`.
trouble-unknown-option = Volbu „{ $option }“ neznám. Na výběr je: { $known }.
trouble-which-game-first = Nejdřív vyber hru.
trouble-no-options = { $game } nemá žádné volby.
trouble-unknown-value = „{ $value }“ není hodnota volby { $option }. Na výběr je: { $known }.
trouble-game-over = Hra u stolu { $table } už skončila.
trouble-game-moved-away = Hra stolu { $table } je přenesená jinam, přesunul ji tam provozovatel bota. Kde se hraje dál, ví on.
trouble-not-your-turn = U stolu { $table } nejsi na řadě. Čeká se na: { $players }. Příkazem `/ahead` můžeš nechat tahy předem.
trouble-not-your-turn-yet = U stolu { $table } nejsi na řadě. Čeká se na: { $players }. Příkazem `/ahead` můžeš nechat tahy předem, příkazem `/orders` mi říct, co mám za tebe odpovědět.
trouble-no-turn-to-end = `/end` ukončí tvůj tah, ale u stolu { $table } teď na tahu nejsi. Stůl pro všechny ukončí hostitel příkazem `/close`.
trouble-not-your-button = To tlačítko u stolu { $table } není pro tebe.
trouble-unknown-button = To tlačítko už nic nedělá. Tvé stoly ukáže `/mygames`.
trouble-pressed-already = { panel-counted }
trouble-no-such-choice = Ta možnost už tu není. Otevři panel znovu příkazem `/play`.
trouble-ahead-outdated = Ta otázka už neplatí a nic z ní necháno není. Co máš nechané na svůj tah, ukáže `/ahead`.
trouble-ahead-lines = Nech jeden až { $most } řádků, například `/ahead pokud d4 je volné: place d4 r0; end / jinak mi dej vědět`; samotné `/ahead` je vysvětlí.
trouble-ahead-line = Tomuto řádku nerozumím: `{ $line }`. Řádek je `pokud POLE je SLOVO: TAHY`, nebo jen tahy; `/ahead` ukáže, na co se tu dá ptát.
trouble-ahead-unknown = { $why } Nic se neuložilo; `/ahead` ukáže, na co se tu dá ptát.
trouble-no-orders = { $game } stálé pokyny nemá.
trouble-no-such-order =
    { $most ->
        [0] Žádné stálé pokyny tu nemáš.
       *[other] Urči pokyn číslem od 1 do { $most }, nebo napiš `/orders cancel all`. Vypíše je `/orders`.
    }
trouble-too-many-orders = Stálých pokynů tu máš { $most } a víc jich být nemůže. Nejdřív některý zruš: `/orders cancel ČÍSLO`.
trouble-nothing-chosen = Ještě není co odeslat. Nejdřív zvol akci.
trouble-vote-open = U stolu { $table } už jedno hlasování běží. Nejdřív v něm odpověz, nebo počkej, až návrh vezme zpět ten, kdo ho podal.
trouble-vote-over = To hlasování u stolu { $table } už skončilo.
trouble-vote-none = U stolu { $table } se o ničem nehlasuje.
trouble-vote-own = To je tvůj vlastní návrh. Souhlasit musí ostatní; tlačítkem **{ button-decline }** ho vezmeš zpět.
trouble-vote-twice = Už máš odpovězeno.
trouble-vote-repeated = Stejný návrh byl u stolu { $table } v této pozici zamítnut nebo stažen. Znovu ho můžeš podat, až se bude hrát dál.
trouble-too-often = Nic se nestalo: za poslední den už kvůli tobě ostatní dostali tolik zpráv, kolik jich smí být nejvýš: { $most }. Znovu to půjde { $when }.
trouble-vote-not-asked = V tom hlasování u stolu { $table } odpovídají jen ostatní.
trouble-vote-nobody = U stolu { $table } o tom nemá kdo jiný hlasovat. Můžeš navrhnout konec bez výsledku, nebo počkat, až čas vyprší.
trouble-forfeit-none = U stolu { $table } teď kontumací vyhrát nejde. Jde to jen ve dvou, když jeden čeká na druhého a po vypršení času se jen připomíná nebo hlasuje.
trouble-forfeit-early = { $player } u stolu { $table } ještě může hrát. Kontumací můžeš vyhrát { $when }, nebude-li do té doby zahráno.
trouble-forfeit-away = { $player } je pryč nebo o tahu ještě neví, takže u stolu { $table } teď kontumací vyhrát nejde.
trouble-forfeit-short = U stolu { $table } ještě všichni nehráli třikrát, takže kontumací vyhrát nejde. Můžeš navrhnout konec bez výsledku.
trouble-vote-unhurried = U stolu { $table } nikdo nespěchá, není tedy jaký čas prodloužit.
trouble-rewind-start = Nic ještě není závazné, není tedy odkud se vracet. Své vlastní akce vrátíš příkazem `/reset`.
trouble-rewind-words = Kam se vrátit? Napiš `/rewind` a číslo kroku, poslední jsou: { $entries }. Hra se vrátí do stavu po něm.
trouble-rewind-now = Krok { NUMBER($entry, useGrouping: 0) } je poslední. Akce, které nejsou závazné, vrátíš příkazem `/undo` nebo `/reset`.
trouble-rewind-middle = Krok { NUMBER($entry, useGrouping: 0) } je uprostřed tahu. Vrátit se dá jen do stavu po krocích: { $entries }.
trouble-nothing-to-undo = Není co vrátit. Závazné akce vrátí jen `/rewind`, když souhlasí všichni.
trouble-paused = Stůl { $table } je pozastavený. Hostitel ho znovu spustí příkazem `/resume`, ostatní to mohou navrhnout příkazem `/vote resume`.
trouble-already-paused = Stůl { $table } už je pozastavený.
trouble-not-paused = Stůl { $table } pozastavený není.
trouble-say-in-private = Tím by ostatní poznali, co nemají vidět. Napiš mi to prosím soukromě; zatím se nic nestalo.
trouble-board-words = Za `/board` můžeš napsat číslo kroku a některé z těchto slov: { $choices }.
trouble-no-such-entry = Takový krok není. Kroky mají čísla od 0 do { NUMBER($most, useGrouping: 0) }.
trouble-damaged-log = Historii tohoto stolu nejde přehrát: { $why }. Řekni to prosím provozovateli bota.
trouble-no-hand = Ve hře { $game } je všechno veřejné, nic jen pro tvé oči tu není.
trouble-log-words = Za `/log` můžeš napsat číslo kroku.
trouble-nothing-legal = Žádná povolená akce nezačíná na „{ $words }“. Všechny vypíše `/legal`.
trouble-no-such-question = Hra { $game } otázku „{ $question }“ nemá. Má tyto: { $choices }.
trouble-no-questions = Hra { $game } žádné vlastní otázky nemá.
trouble-question-words = Na to odpovědět neumím. Za `/{ $question }` patří: { $choices }
trouble-question-alone = Na to odpovědět neumím. Příkaz `/{ $question }` stojí sám, nebo za ním následuje jen stůl.
trouble-one-person = Jmenuj prosím vždy jen jednoho člověka.
trouble-note-too-long = Poznámky smějí mít nejvýš tolik znaků: { $longest }. Tyto jich mají { $length }.
trouble-too-long = To je moc dlouhé. Zpráva smí mít nejvýš { $longest } znaků.
trouble-which-language = Umím: { $languages }. Napiš třeba `/language cs`.
trouble-which-picture = Obrázky jsou na šířku, `wide`, nebo na výšku, `tall`. Napiš třeba `/picture tall`.
trouble-which-calls = Můžu tě volat v soukromí, ve skupině, nebo jednou denně, a předem říct, že jsi na řadě příště. Napiš třeba `/calls daily` nebo `/calls next`.
trouble-which-zone = Časové pásmo „{ $zone }“ neznám. Píše se třeba Europe/Prague.
trouble-hours-words = Napiš třeba `/hours 8-22`, `/hours 8:30-22 mon-fri` nebo `/hours always`.
trouble-hours-few = Ostatní by čekali moc dlouho. Buď vzhůru aspoň { $daily } hodiny v každém svém dni a { $weekly } hodin týdně, třeba `/hours 8-22 sat-sun` nebo `/hours 18-22`. Na dny bez tahu je `/vacation`.
trouble-vacation-words = Napiš, na kolik dní jsi pryč, nejvýš { $most }, třeba `/vacation 7`, nebo od kterého dne do kterého, nejdál za rok, třeba `/vacation 2027-07-01 2027-07-14`. Konec znamená `/vacation end`.
trouble-vacation-twice = V tu dobu už pryč jsi. Kdy, ukáže `/vacation`; `/vacation end` to ukončí.
trouble-vacation-spent =
    { $days ->
        [0] Pryč můžeš být { $most } dní z každých 365 a na tu dobu už žádný nezbývá.
        [one] Pryč můžeš být { $most } dní z každých 365 a na tu dobu zbývá { $days } den.
        [few] Pryč můžeš být { $most } dní z každých 365 a na tu dobu zbývají { $days } dny.
       *[other] Pryč můžeš být { $most } dní z každých 365 a na tu dobu zbývá { $days } dní.
    }
trouble-nudge-nobody = U stolu { $table } se čeká jen na tebe.
trouble-nudge-early = U stolu { $table } byli všichni zavoláni nebo pobídnuti v posledním dni. Dej jim chvíli.
trouble-link-in-private = Kód je jen mezi námi dvěma. Napiš mi `/link` soukromě; zatím se nic nestalo.
trouble-link-wrong = Ten kód neplatí, nebo už vypršel. O nový si řekni na druhé platformě příkazem `/link`.
trouble-link-none = Tento účet není s žádným jiným propojený.
trouble-link-needed = Tímto účtem na této platformě ještě hraješ, nebo jsi hostitel: { $tables }. Nejdřív tam dohraj, vzdej se místa nebo stůl ukonči.
trouble-link-too-often = Příliš mnoho špatných kódů. Zkus to znovu za hodinu.
trouble-link-own = To je tvůj vlastní kód: pošli mi ho ze svého účtu na druhé platformě.
trouble-link-same-table = Za tyto dva účty se hrají, nebo už se hrála, dvě místa jedné hry: { $tables }. Propojit je můžeš, až ta hra skončí.
trouble-stats-unknown = Nikoho jménem { $player } tu neznám, nebo jich je víc. Napiš jméno tak, jak stojí u stolů v tomto kanálu, nebo účet označ zmínkou.
trouble-stats-private = { $player } statistiku s ostatními nesdílí.
trouble-ranking-words = Za `/ranking` napiš hru a případně počet hráčů, třeba `4`. Hry: { $games }.
trouble-replay-words = Za `/replay` můžeš napsat `game` pro celou hru nebo `round` pro poslední kolo.
trouble-mydata-words = Za `/mydata` můžeš napsat `export` nebo `delete`.
trouble-still-seated = Ještě sedíš u stolů: { $tables }. Nejdřív od nich odejdi, nebo se místa vzdej.

## Co mi může být zakázáno, jak tomu říkají platformy

permission-view_channel = Zobrazit kanály
permission-send_messages = Posílat zprávy
permission-send_messages_in_threads = Posílat zprávy ve vláknech
permission-create_public_threads = Vytvářet veřejná vlákna
permission-attach_files = Přikládat soubory
permission-embed_links = Vkládat odkazy

foyer-left = zbývá { $time }
foyer-paused = pozastaveno
foyer-gathering =
    { $free ->
        [0] { $players }
        [one] { $players } a jedno volné místo
        [few] { $players } a { $free } volná místa
       *[other] { $players } a { $free } volných míst
    }
foyer-needs =
    { $missing ->
        [one] Chybí ještě jeden hráč nebo bot.
        [few] Chybí ještě { $missing } hráči nebo boti.
       *[other] Chybí ještě { $missing } hráčů nebo botů.
    }
foyer-may-begin =
    { $free ->
        [0] Jste tu všichni.
       *[other] Může se začít, nebo počkat na další.
    }
foyer-host = Hru spustí { $host }.
foyer-won = vyhrává { $players }
foyer-over = partie skončila
