# Co říká Mexica. Body jsou akční body (AB), jen tam, kde se hodnotí, body hodnotící.

## Části vět

mexica-part-squares = velikost { $size }
mexica-part-rounds = už { $rounds }. kolo po sobě
mexica-part-needs = { $needs } AB

## Pojmenované hodnoty

mexica-direction-h = zleva doprava
mexica-direction-v = shora dolů
mexica-directions-h = zleva doprava
mexica-directions-v = shora dolů
mexica-sizes-none = žádná
# Proč calpulli odchází ze hry: začátek věty.
mexica-cause-dead = Ze hry odchází, protože takový okrsek už založit nejde
mexica-cause-vote = Ze hry odchází, protože všichni souhlasí
mexica-cause-half = Ze hry odchází, protože na konci první části zůstalo vyložené
# Proč něco na poli nejde: konec věty.
mexica-reason-lake = je to jezero
mexica-reason-canal-there = je to kanál
mexica-reason-no-bridge-there = je to kanál bez mostu
mexica-reason-emblem-closed = u tohoto stolu se na pole s erbem nevstupuje
mexica-reason-neutral-building-there = stojí tam neutrální budova
mexica-reason-building-there = stojí tam budova
mexica-reason-calpulli-there = leží tam calpulli
mexica-reason-figure-there = stojí tam figurka
mexica-reason-no-way = nevede tam cesta ani po souši, ani po vodě
mexica-reason-no-building-left = nezbývá žádná budova
mexica-reason-figure-on-a-bridge = figurka na mostě nestojí v žádném okrsku
mexica-reason-start-square = je to startovní pole
mexica-reason-emblem = je to pole s erbem
mexica-reason-other-district = leží v jiném okrsku než figurka
mexica-reason-too-few-points = nestačí akční body
mexica-reason-shut-in = uzavřelo by to figurku, a to v prvním kole nejde
mexica-reason-no-single-left = jednoduché dílky došly a pro dvojitý tu není druhé volné pole
mexica-reason-no-tile-left = dílky kanálů došly
mexica-reason-district-founded = okrsek je založený
mexica-reason-bridge-entrance = je to vstup na most
mexica-reason-bridge-there = most tam už stojí
mexica-reason-entrance-in-water = v žádném směru by oba vstupy nebyly na souši
mexica-reason-no-bridge-to-move = mosty došly a žádný z postavených se sem přesunout nedá

## Volby

mexica-option-start_player = Začíná
mexica-option-start_player-0 = první ve vylosovaném pořadí
mexica-option-start_player-1 = druhé ve vylosovaném pořadí
mexica-option-start_player-2 = třetí ve vylosovaném pořadí
mexica-option-start_player-3 = čtvrté ve vylosovaném pořadí
mexica-option-start_player-random = vylosované místo
mexica-option-water_cost = Plavba stojí
mexica-option-water_cost-per_bridge = 1 za každý most na cestě
mexica-option-water_cost-flat = 1 k jakémukoli mostu na téže vodě
mexica-option-emblem_enterable = Na pole s erbem se smí vstoupit
mexica-option-emblem_enterable-on = ano
mexica-option-emblem_enterable-off = ne
mexica-option-first_round_lock_rule = V prvním kole se nesmí uzavřít žádná figurka
mexica-option-first_round_lock_rule-on = ano
mexica-option-first_round_lock_rule-off = to neplatí
mexica-option-remove_dead_calpulli_in_half_1 = Nepoužitelná calpulli odcházejí ze hry
mexica-option-remove_dead_calpulli_in_half_1-on = v obou částech
mexica-option-remove_dead_calpulli_in_half_1-off = až ve druhé části
mexica-option-stall_rounds = Část hry, ve které se nestaví, končí
mexica-option-stall_rounds-6 = po šesti kolech
mexica-option-stall_rounds-0 = až když už nic postavit nejde
mexica-option-neutral_buildings_2p = Neutrální budovy při hře ve dvou
mexica-option-neutral_buildings_2p-off = ne
mexica-option-neutral_buildings_2p-on = deset budov

## Na co se čeká

mexica-decision-place = Postav figurku na volné startovní pole.
mexica-decision-turn = Využij akční body a potom ukonči tah.
mexica-decision-turn-spent = Ukonči tah, nebo vezmi něco zpět.
mexica-decision-vote = Má toto calpulli odejít ze hry?
mexica-status-points =
    { $points ->
        [0] Nezbývá žádný akční bod.
        [one] Zbývá { $points } akční bod.
        [few] Zbývají { $points } akční body.
       *[other] Zbývá { $points } akčních bodů.
    }{ $tokens ->
        [0] {""}
        [one] {" "}Máš { $tokens } akční žeton.
        [few] {" "}Máš { $tokens } akční žetony.
       *[other] {" "}Máš { $tokens } akčních žetonů.
    }
mexica-status-proposal = { $proposer_seat } nevěří, že se calpulli { $size } ještě dá použít. Když budou všichni pro, odejde ze hry; stačí jediné odmítnutí a zůstane.
mexica-waiting-placing = rozmístění figurek
mexica-waiting-turn = tah
mexica-waiting-vote = hlasování o calpulli

mexica-forgone-founding = Ještě můžeš založit okrsek, ve kterém stojí tvá figurka, a nic to nestojí.
mexica-forgone-points =
    { $points ->
        [one] Zbývá ti ještě { $points } akční bod, který můžeš využít.
        [few] Zbývají ti ještě { $points } akční body, které můžeš využít.
       *[other] Zbývá ti ještě { $points } akčních bodů, které můžeš využít.
    }

## Tlačítka

mexica-verb-start = Začít na startovním poli
mexica-verb-move = Pohnout figurkou
mexica-verb-jump = Přesun kamkoli
mexica-verb-single = Jednoduchý kanál
mexica-verb-double = Dvojitý kanál
mexica-verb-bridge = Postavit most
mexica-verb-shift = Přemístit most
mexica-verb-build = Postavit budovu
mexica-verb-found = Založit okrsek
mexica-verb-propose = Navrhnout odstranění calpulli
mexica-verb-take = Vzít akční žeton
mexica-verb-use = Použít akční žeton
mexica-verb-agree = Souhlasit: odejde ze hry
mexica-verb-refuse = Odmítnout: zůstane
mexica-verb-end = Ukončit tah
mexica-price-jump = 5 AB
mexica-price-single = 1 AB
mexica-price-double = 1 AB
mexica-price-bridge = 1 AB
mexica-price-shift = 1 AB
mexica-price-take = 1 AB
mexica-needs-move = chce cestu
mexica-needs-jump = chce volné pole
mexica-needs-single = chce dílek, volné pole
mexica-needs-double = chce dílek, dvě pole
mexica-needs-bridge = chce most a kanál
mexica-needs-shift = až když žádný most nezbývá
mexica-needs-build = chce místo ve tvém okrsku
mexica-needs-found = chce tvou figurku a calpulli
mexica-needs-propose = chce vyložené calpulli
mexica-needs-take = teď už ne
mexica-needs-use = chce nějaký tvůj
mexica-lacks-points = málo akčních bodů
mexica-begun-build-2 = Postavit { $first } na …
mexica-begun-double-2 = Položit kanál na { $first } a …
mexica-begun-bridge-2 = Postavit most na { $first }
mexica-begun-shift-2 = Přemístit most z { $first } na …
mexica-begun-shift-3 = Přemístit most z { $first } na { $second }
mexica-number-build = budovu hodnoty { $number }
mexica-number-propose = calpulli o velikosti { $number }
mexica-number-vote = Velikost { $number }
mexica-token-h = zleva doprava
mexica-token-v = shora dolů
mexica-token-agree = souhlasit
mexica-token-refuse = odmítnout
mexica-note-cost = { $points } AB
mexica-note-cost-cut-off = { $points } AB; pak pomůže jen most
mexica-note-cost-shut-in = { $points } AB; pak pomůže jen přesun za 5
mexica-note-propose = pro uzavřený okrsek o velikosti { $size }
mexica-beyond-propose = k založení stůj v okrsku o velikosti { $size }
mexica-note-direct = přímo po vodě, { $points } AB
mexica-note-entrances = z { $start } na { $target }, { $points } AB
mexica-note-last-bridge = z { $start } na { $target }, { $points } AB; poslední most
mexica-note-founds =
    { $points ->
        [one] { $points } bod pro tebe
        [few] { $points } body pro tebe
       *[other] { $points } bodů pro tebe
    }
mexica-note-founds-cut-off =
    { $points ->
        [one] { $points } bod pro tebe; pak pomůže jen most
        [few] { $points } body pro tebe; pak pomůže jen most
       *[other] { $points } bodů pro tebe; pak pomůže jen most
    }
mexica-note-founds-shut-in =
    { $points ->
        [one] { $points } bod pro tebe; pak pomůže jen přesun za 5
        [few] { $points } body pro tebe; pak pomůže jen přesun za 5
       *[other] { $points } bodů pro tebe; pak pomůže jen přesun za 5
    }
mexica-note-move = Pohnout na { $target } · { $points } AB
mexica-note-build = Postavit budovu hodnoty { $value } ({ $value } AB)
mexica-beyond-build = { $value } AB
mexica-beyond-move = { mexica-note-cost }
mexica-mark-cost = { $points }
mexica-mark-cost-cut-off = { $points }
mexica-mark-cost-shut-in = { $points }
mexica-mark-entrances = { $points }
mexica-mark-last-bridge = { $points }
mexica-mark-move = { $points }
mexica-group-row = Řada { $row }
mexica-group-across = Vedle sebe v řadě { $row }
mexica-group-upright = Pod sebou: { $columns }
mexica-group-moves = Pohnout za { $points } AB

## Stálé pokyny

mexica-wish-start = Začít na poli …
mexica-wish-vote = Hlasovat o calpulli …
mexica-order-start-on = Začít na prvním z těchto polí, které bude volné: { $squares }.
mexica-order-vote-on =
    { $agrees ->
        [yes] Souhlasit, kdykoli někdo navrhne odstranit calpulli { $size }.
       *[no] Odmítnout, kdykoli někdo navrhne odstranit calpulli { $size }.
    }
mexica-ended-placed = Tvá figurka už stojí na plánu.
mexica-ended-all-taken = Všechna ta startovní pole jsou obsazená.
mexica-ended-size-gone = Calpulli { $size } už ve hře žádné není.

## Značky na plánu

mexica-legend-start = Startovní pole: figurka tu přinese při každém vyhodnocení 5 bodů. Slunce je erb.
mexica-legend-figure = Figurka. Září, když je její hráč na řadě.
mexica-legend-size = Světlý štítek: kolik má souš polí. Ve zlatém kruhu, na poli s plodinami: dá se založit. Tmavá destička: vše je zastavěné.
mexica-legend-almost = Čárkovaný dílek by ohraničil světlou souš. Silná čára: hodí se calpulli.
mexica-legend-founded = Calpulli založeného okrsku v barvě toho, kdo ho založil. Lem dlažby má barvu toho, kdo tu vede, šedý: nikdo.
mexica-legend-badge = V rámu barvy hráče: nové v tahu.
mexica-legend-supply = Co zbývá pro všechny: kanály, mosty, akční žetony.
mexica-legend-display = Vyložené calpulli: velikost, kterou potřebuje, a druhý a třetí počet bodů.
mexica-legend-later = Calpulli druhé části.
mexica-legend-points = Akční body, které v tahu zbývají.
mexica-legend-score = Body a výhled: co by přineslo vyhodnocení teď. Pod nimi obojí celkem a místo podle toho.
mexica-legend-token = Akční žetony; na cedulce: vzaté či použité v posledním tahu.
mexica-legend-stock = Budovy, které ještě nestojí, podle hodnoty.
mexica-legend-compared = Okrsek: červeně, co přinesou místa, pak součet hodnot budov každého hráče. Šedé: ničí.
mexica-legend-turns = Poslední tahy. Plus: vzatý žeton, minus: použitý.

## Co se stalo

mexica-event-figure-placed = { $seat } začíná na { $square }.
mexica-event-turn-began = **{ $round }. kolo**: { $seat }
mexica-event-canal-laid = { $seat } pokládá kanál na { $squares }.
mexica-event-district-enclosed =
    { $open ->
        [yes] U { $square } je ohraničený okrsek velikosti { $size } a calpulli té velikosti je vyložené.
       *[no] U { $square } je ohraničený okrsek velikosti { $size }.
    }
mexica-event-bridge-built =
    { $left ->
        [0] { $seat } staví poslední most, na { $square }, { $direction }. Od teď se mosty smějí přemísťovat.
       *[other] { $seat } staví most na { $square }, { $direction }.
    }
mexica-event-bridge-moved = { $seat } přemísťuje most z { $start } na { $square }, { $direction }.
mexica-event-figure-moved = { $seat } jde s figurkou { $way } za { $points } AB.
mexica-event-figure-jumped = { $seat } se přesouvá z { $start } rovnou na { $square }.
mexica-event-building-built =
    { $left ->
        [0] { $seat } staví na { $square } budovu hodnoty { $value }, svou poslední.
       *[other] { $seat } staví na { $square } budovu hodnoty { $value }.
    }
mexica-event-token-taken = { $seat } bere akční žeton a má { $tokens }.
mexica-event-token-used =
    { $tokens ->
        [0] { $seat } používá poslední akční žeton.
       *[other] { $seat } používá akční žeton, zbývá { $tokens }.
    } K využití je { $points } AB.
mexica-event-district-founded =
    { $points ->
        [one] { $seat } zakládá okrsek velikosti { $size }, calpulli leží na { $square }: **{ $points }** bod.
        [few] { $seat } zakládá okrsek velikosti { $size }, calpulli leží na { $square }: **{ $points }** body.
       *[other] { $seat } zakládá okrsek velikosti { $size }, calpulli leží na { $square }: **{ $points }** bodů.
    }
mexica-event-presence-scored =
    { $points ->
        [one] Přítomnost při založení: { $seats }, **{ $points }** bod.
        [few] Přítomnost při založení: { $seats }, **{ $points }** body.
       *[other] Přítomnost při založení: { $seats }, **{ $points }** bodů.
    }
mexica-event-calpulli-removed = { $cause }: calpulli { $sizes }.
mexica-event-removal-proposed = { $seat } navrhuje odstranit ze hry calpulli { $size }.
mexica-event-removal-answered =
    { $agreed ->
        [yes] { $seat } souhlasí, aby calpulli { $size } odešlo ze hry.
       *[no] { $seat } odmítá: calpulli { $size } zůstává.
    }
mexica-event-turn-ended =
    { $points ->
        [0] { $seat } končí tah.
       *[other] { $seat } končí tah, propadá { $points } AB.
    }
mexica-event-last-round-came =
    { $half ->
        [1] **Tímto kolem končí první část**: žádné calpulli už není vyložené. Všechno postaveno: { $seats }.
       *[other] **Tímto kolem končí hra**: žádné calpulli už není vyložené. Všechno postaveno: { $seats }.
    }
mexica-event-half-stalled =
    { $half ->
        [1] **První část končí**: nic se nestaví { mexica-part-rounds }.
       *[other] **Hra končí**: nic se nestaví { mexica-part-rounds }.
    }
mexica-event-district-scored =
    { $founded ->
        [yes] **{ $square }** ({ $size })
       *[no] **{ $square }** ({ $size }, nezaložený)
    }{ $place ->
        [1] , první
        [2] , druhé
       *[other] , třetí
    } místo s { $total }: { $seats }, { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }
mexica-event-start-square-scored = { $seat } stojí na startovním poli { $square }: **{ $points }** bodů.
mexica-event-half-scored =
    { $half ->
        [1] První vyhodnocení: { $seat } dostává { $points } a má **{ $score }**.
       *[other] Druhé vyhodnocení: { $seat } dostává { $points } a má **{ $score }**.
    }
mexica-event-second-half-began = **Začíná druhá část.** Calpulli: { $sizes }. Každý má dalších devět budov.
mexica-event-game-ended =
    { $points ->
        [one] **Konec hry.** Vítězí { $winner_seats } ({ $points } bod).
        [few] **Konec hry.** Vítězí { $winner_seats } ({ $points } body).
       *[other] **Konec hry.** Vítězí { $winner_seats } ({ $points } bodů).
    }

## Tahy předem

mexica-ahead =
    `g5 je volné`: mohla by tam stát figurka, na souši nebo na mostě, kde nic nestojí. `g5 je suché`: neleží tam kanál. `g5 je postavené`: stojí tam budova.
    `g5 je založené`: ten okrsek má své calpulli. `g5 je moje`: v tom okrsku máš první místo jen ty. `8 je vyložené`: calpulli této velikosti leží vyložené.
    Například: `/ahead pokud g5 je volné: move g5; build 2 g6; end`
mexica-ahead-word-free = volné volný volná prázdné
mexica-ahead-word-dry = suché suchý suchá
mexica-ahead-word-built = postavené postavený postavená
mexica-ahead-word-founded = založené založený založená
mexica-ahead-word-mine = moje můj má
mexica-ahead-word-open = vyložené vyložený vyložená

## Odmítnutí

mexica-refusal-not-now = To teď nejde: na řadě je { $waiting }.
mexica-refusal-too-few-points = Nestačí akční body: stojí to { $needs } a máš { $points }.
mexica-refusal-lake = { $square } je jezero.
mexica-refusal-canal-there = Na { $square } už je kanál.
mexica-refusal-start-square = { $square } je startovní pole: figurka na něm stát smí, ale nic se tam nepokládá ani nestaví.
mexica-refusal-emblem = { $square } je pole s erbem: nic se tam nepokládá ani nestaví.
mexica-refusal-emblem-closed = U tohoto stolu se na pole s erbem, { $square }, nevstupuje.
mexica-refusal-building-there = Na { $square } stojí budova hodnoty { $value } ({ $owner_seat }).
mexica-refusal-neutral-building-there = Na { $square } stojí neutrální budova hodnoty { $value }.
mexica-refusal-calpulli-there = Na { $square } leží calpulli: pole je blokované až do konce hry.
mexica-refusal-figure-there = Na { $square } stojí figurka ({ $figure_seat }).
mexica-refusal-no-start-square = { $square } není startovní pole; ta jsou H6, G7, I7 a H8.
mexica-refusal-no-single-left = Jednoduché dílky kanálu došly.
mexica-refusal-no-double-left = Dvojité dílky kanálu došly.
mexica-refusal-not-side-by-side = { $start } a { $target } spolu nesousedí stranou: dvojitý dílek zakryje dvě sousední pole.
mexica-refusal-district-founded = { $square } leží v založeném okrsku (velikost { $size }) a v tom se kanály nestavějí.
mexica-refusal-bridge-entrance = { $square } je vstup na most na { $bridge } a musí zůstat souší.
mexica-refusal-shut-in = Figurce ({ $shut_seats }) by zbyla jediná cesta ven: přesun za 5. V prvním kole to dovoleno není.
mexica-refusal-no-bridge-left = V zásobě už není žádný most; můžeš přemístit některý bez figurky.
mexica-refusal-bridges-left =
    { $left ->
        [one] V zásobě je ještě { $left } most: mosty se přemísťují, až když žádný nezbývá.
        [few] V zásobě jsou ještě { $left } mosty: mosty se přemísťují, až když žádný nezbývá.
       *[other] V zásobě je ještě { $left } mostů: mosty se přemísťují, až když žádný nezbývá.
    }
mexica-refusal-bridge-on-lake = { $square } je jezero: mosty stojí jen na kanálech.
mexica-refusal-bridge-on-land = { $square } je souš: mosty stojí jen na kanálech.
mexica-refusal-bridge-there = Na { $square } už most stojí.
mexica-refusal-bridge-stays = Most na { $square } by zůstal, jak je.
mexica-refusal-entrance-in-water = Most na { $square } by ve směru { $direction } nevedl oběma konci na souš.
mexica-refusal-no-bridge-there = Na { $square } není most.
mexica-refusal-figure-on-bridge = Na mostě na { $square } stojí figurka ({ $figure_seat }), proto zůstane, kde je.
mexica-refusal-figure-elsewhere = Tvá figurka nestojí na { $square }, ale na { $figure }.
mexica-refusal-same-place = Tvá figurka už na { $square } stojí.
mexica-refusal-not-beside = Z { $start } na { $target } se jedním krokem nedostaneš a cestu tam nenacházím. Co v ní brání, ukáže `/cost { $target }`.
mexica-refusal-not-an-entrance = Na most na { $square } se vstupuje a schází se z něj jen přes { $entrances }, ne přes { $target }.
mexica-refusal-other-water = Mosty na { $start } a { $target } nestojí na téže vodě. Vody, které se dotýkají jen rohem, spojené nejsou.
mexica-refusal-no-building-left = Budovu hodnoty { $value } už nemáš.
mexica-refusal-figure-on-a-bridge = Tvá figurka stojí na mostě { $square }, a tedy v žádném okrsku; stavět se dá jen v okrsku, kde stojí figurka.
mexica-refusal-other-district = { $square } leží v jiném okrsku než tvá figurka na { $figure }.
mexica-refusal-found-from-bridge = Tvá figurka stojí na mostě { $square }, a tedy v žádném okrsku; zakládá se ze souše.
mexica-refusal-already-founded = Okrsek (velikost { $size }), ve kterém na { $square } stojí tvá figurka, už je založený.
mexica-refusal-no-calpulli = Okrsek tvé figurky má velikost { $size } a takové calpulli vyložené není. Vyložená calpulli: { $sizes }.
mexica-refusal-tokens-taken = V jednom tahu si smíš vzít nejvýš { $limit } akční žetony, a ty už máš.
mexica-refusal-no-token-left = V zásobě není žádný akční žeton, dokud někdo nějaký nepoužije.
mexica-refusal-no-token = Nemáš žádný akční žeton.
mexica-refusal-no-removal-yet = U tohoto stolu odcházejí calpulli ze hry až ve druhé části.
mexica-refusal-not-open = Calpulli { $size } vyložené není. Vyložená calpulli: { $sizes }.
mexica-refusal-refused-before = Odstranění calpulli { $size } už v tomto tahu někdo odmítl; znovu ho můžeš navrhnout až v dalším.
mexica-refusal-figure-placed = Tvá figurka už stojí na plánu.
mexica-refusal-size-gone = Calpulli { $size } není vyložené a už ani nepřijde.

## Otázky

mexica-question-cost = Ukázat nejlevnější cestu figurky na pole: po souši, přes mosty, po vodě.
mexica-question-cost-usage = [@STŮL] [MÍSTO] POLE
mexica-question-cost-called = cesta
mexica-question-why = Ukázat, co na poli je a proč tam můžeš nebo nemůžeš vstoupit, stavět či položit kanál.
mexica-question-why-usage = [@STŮL] POLE
mexica-question-why-called = proč
mexica-question-districts = Vypsat okrsky s velikostmi a co by ohraničil jediný dílek kanálu.
mexica-question-districts-usage = [@STŮL]
mexica-question-districts-called = okrsky
mexica-question-forecast = Ukázat, co by se hodnotilo, kdyby tato část skončila teď, a kdo o kolik vede.
mexica-question-forecast-usage = [@STŮL]
mexica-question-forecast-called = výhled
mexica-question-threats = Ukázat, co může další hráč založit, hned nebo s jedním či dvěma dalšími dílky.
mexica-question-threats-usage = [@STŮL]
mexica-question-threats-called = hrozby
mexica-answer-no-figure = Figurka ještě není na plánu: { $seat }.
mexica-answer-nowhere = Figurka se odsud dostane jen přesunem kamkoli: { $seat }.
mexica-answer-there-already = Figurka už na { $square } stojí: { $seat }.
mexica-answer-no-way = { $seat } se z { $start } na { $target } nedostane: { $reason }.
mexica-answer-way = { $seat } se na { $target } dostane za **{ $points }** AB. (Přesun kamkoli stojí { $jump }.)
mexica-answer-way-beyond-jump = { $seat } se na { $target } přesune za **{ $jump }** AB, cesta by stála víc: { $points }.
mexica-answer-leg-foot = Po souši { $way }: { $points }
mexica-answer-leg-bridge = Přes most { $way }: { $points }
mexica-answer-leg-water =
    { $points ->
        [1] Po vodě z { $start } na { $target }: 1
       *[other] Po vodě z { $start } na { $target }, pod dalšími mosty: { $points }
    }
mexica-answer-lake = **{ $square }** je jezero.
mexica-answer-canal = **{ $square }** je kanál bez mostu.
mexica-answer-bridge = **{ $square }** je kanál s mostem, vstupy má na { $entrances }.
mexica-answer-in-founded = **{ $square }** leží v založeném okrsku velikosti { $size } ({ $founder_seat }).
mexica-answer-in-district = **{ $square }** leží v nezaloženém okrsku velikosti { $size }.
mexica-answer-neutral-building = Stojí tam neutrální budova hodnoty { $value }.
mexica-answer-building = Stojí tam budova hodnoty { $value } ({ $owner_seat }).
mexica-answer-calpulli = Leží tam calpulli.
mexica-answer-figure = Stojí tam figurka ({ $figure_seat }).
mexica-answer-enter = Vstoupit: { $seat } se tam dostane za { $points } AB.
mexica-answer-enter-by-jump = Vstoupit: { $seat } se tam přesune za { $points } AB.
mexica-answer-enter-not = Vstoupit: { $seat } nemůže, { $reason }.
mexica-answer-build = Stavět: { $seat } může, nejlevněji za { $points } AB.
mexica-answer-build-not = Stavět: { $seat } nemůže, { $reason }.
mexica-answer-dig =
    { $single ->
        [yes] Kanál: jednoduchý dílek, nebo dvojitý na { $tiles }.
       *[no] Kanál: dvojitý dílek na { $tiles }.
    }
mexica-answer-dig-single = Kanál: jednoduchý dílek.
mexica-answer-dig-not = Kanál: nejde, { $reason }.
mexica-answer-span = Most: dá se postavit, { $directions }.
mexica-answer-span-not = Most: nejde, { $reason }.
mexica-answer-founded = **{ $square }**: založený okrsek velikosti { $size } ({ $seat }); { $first }/{ $second }/{ $third }
mexica-answer-can-be-founded = **{ $square }**: { mexica-part-squares }, nezaložený, jeho calpulli je vyložené; { $first }/{ $second }/{ $third }
mexica-answer-not-founded = **{ $square }**: { mexica-part-squares }, nezaložený; na konci { $first }/{ $second }/{ $third }
mexica-answer-almost-open = Skoro ohraničeno: { mexica-part-squares }, **calpulli je vyložené**, stačí dílek na { $tiles } ({ $squares })
mexica-answer-almost = Skoro ohraničeno: { mexica-part-squares }, stačí dílek na { $tiles } ({ $squares })
mexica-answer-leads =
    { $points ->
        [one] **{ $square }** ({ $size }): { $seats } s hodnotou { $total }, náskok { $lead }: { $points } bod
        [few] **{ $square }** ({ $size }): { $seats } s hodnotou { $total }, náskok { $lead }: { $points } body
       *[other] **{ $square }** ({ $size }): { $seats } s hodnotou { $total }, náskok { $lead }: { $points } bodů
    }
mexica-answer-tied =
    { $points ->
        [one] **{ $square }** ({ $size }): o první místo se s hodnotou { $total } dělí { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        }, náskok { $lead }: každý { $points } bod
        [few] **{ $square }** ({ $size }): o první místo se s hodnotou { $total } dělí { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        }, náskok { $lead }: každý { $points } body
       *[other] **{ $square }** ({ $size }): o první místo se s hodnotou { $total } dělí { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        }, náskok { $lead }: každý { $points } bodů
    }
mexica-answer-neutral-leads = **{ $square }** ({ $size }): neutrální budovy s hodnotou { $total }, náskok { $lead }: { $points } b. nezíská nikdo
mexica-answer-unbuilt = **{ $square }** ({ $size }): zatím tam nikdo nestavěl
mexica-answer-follows =
    { $points ->
        [one] · pak { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        } s hodnotou { $total }: { $points } bod
        [few] · pak { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        } s hodnotou { $total }: { $points } body
       *[other] · pak { $seats }{ $neutral ->
            [yes] {" "}a neutrální budovy
           *[no] {""}
        } s hodnotou { $total }: { $points } bodů
    }
mexica-answer-neutral-follows = · pak neutrální budovy s hodnotou { $total }
mexica-answer-on-start-squares = Za startovní pole { $points } bodů: { $seats }
mexica-answer-forecast = { $seat }: **{ $points }**, celkem { $score }
mexica-answer-opponent =
    { $tokens ->
        [0] Na řadě pak bude { $seat }, akčních bodů { $points }.
       *[other] Na řadě pak bude { $seat }, akčních bodů i s žetony { $points }.
    }
mexica-answer-threat = Založit { $size } ({ $squares }), zisk { $points }: cesta tam stojí { mexica-part-needs }
mexica-answer-threat-tiles = Dílky { $tiles } nechat { $size } ({ $squares }) a založit, zisk { $points }: i s cestou { mexica-part-needs }
mexica-answer-later-threats = Na víc než jeden tah:
mexica-answer-no-threat = Není nic, k čemu je vyložené calpulli a co by se dalo založit, ani s jedním či dvěma dalšími dílky.

## Body

mexica-source-founding = zakládání
mexica-source-presence = přítomnost
mexica-source-first-half = první vyhodnocení
mexica-source-second-half = druhé vyhodnocení
mexica-source-start-squares = startovní pole

## Tah slovy, v radách a tam, kde stojí zápis

mexica-move-place-figure = začít na { $square }
mexica-move-lay-single = položit kanál na { $square }
mexica-move-lay-double = položit kanál na { $squares }
mexica-move-build-bridge = postavit most na { $square }, { $direction }
mexica-move-move-bridge = přemístit most z { $start } na { $square }, { $direction }
mexica-move-move = jít s figurkou na { $target }
mexica-move-jump = přesunout se rovnou na { $square }
mexica-move-build = postavit na { $square } budovu hodnoty { $value }
mexica-move-take-token = vzít akční žeton
mexica-move-use-token = použít akční žeton
mexica-move-found = založit okrsek na { $square }
mexica-move-propose = navrhnout, aby calpulli { $size } odešlo ze hry, pokud všichni souhlasí
mexica-move-agree = souhlasit
mexica-move-refuse = odmítnout
mexica-move-end-turn = ukončit tah

## Co z možnosti může být později, v radách: body stojí před tím

mexica-later-unfounded = budovy, kde okrsek ještě není založený
mexica-later-district = okrsek na { $square } ({ $size })
mexica-later-district-contested = okrsek na { $square } ({ $size }), kde tě může dohnat: { $rival_seats }
mexica-later-start-square = startovní pole
mexica-later-tokens = akční žetony
mexica-later-stock = budovy, které zbývá postavit
mexica-later-standing = figurka tam, kde se vyplatí stavět
mexica-later-plan = okrsek, který půjde brzy založit
mexica-tie-break = Při rovnosti bodů rozhoduje víc akčních žetonů: { $counts }.

## Pravidla po tématech

mexica-primer =
    Z ostrova v jezeře vzniká **město kanálů**. Kanály dělí souš na okrsky a ty v nich chceš mít nejcennější budovy.
    • **Tvůj tah:** 6 akčních bodů. Polož kanál nebo most (1), pohni figurkou o pole nebo po vodě k dalšímu mostu (1), přesuň ji kamkoli (5), postav budovu v okrsku, kde stojí tvá figurka (1 až 4, podle hodnoty). Když je okrsek přesně tak velký jako některé vyložené calpulli, založíš ho zadarmo a hned dostaneš body.
    • **Body:** na konci každé části dostane v každém založeném okrsku ten, kdo tam má největší součet budov, tolik bodů, kolik má okrsek polí; druhý a třetí méně. Úplně na konci se počítají i nezaložené. Figurka na jednom ze čtyř startovních polí přinese obakrát 5 bodů.
    Vyhrává, kdo má nejvíc bodů.
mexica-topics = cíl, tah, kanály, mosty, pohyb, okrsky, budovy, žetony, vyhodnocení, konce, začátek, vyřazení, volby, psaní
mexica-topics-near =
    cíl: cíl hry, vítězství, vyhrát, plán, součásti, příprava, znak
    tah: akční body, akce, ceny, cena, tahy
    kanály: kanál, voda, kopat, dílek, jednoduchý, dvojitý, jezero
    mosty: most, vstup, vstupy
    pohyb: táhnout, přesun, skok, skočit, figurka, plavba, cesta, loď, člun
    okrsky: okrsek, založit, založení, velikost, obklíčit, obklíčení, čtvrť, calpulli
    budovy: budova, postavit, hodnota, výška, dům, domy
    žetony: žeton, akční žeton
    vyhodnocení: bodování, bodovat, většina, body, startovní pole
    konce: konec, konec hry, polovina, poločas, shoda, remíza
    začátek: první kolo, první tah, začít
    vyřazení: zbytečné, odstranit, návrh, hlasování
    volby: volba, varianta, varianty, otázky, neutrální
    psaní: zápis, zapsat, napsat, souřadnice, příkazy
mexica-topic-name-goal = Cíl hry a plán
mexica-topic-name-turn = Tah a akce
mexica-topic-name-canals = Kanály
mexica-topic-name-bridges = Mosty
mexica-topic-name-moving = Pohyb figurky
mexica-topic-name-districts = Okrsky a zakládání
mexica-topic-name-buildings = Budovy
mexica-topic-name-tokens = Akční žetony
mexica-topic-name-scoring = Vyhodnocení
mexica-topic-name-ends = Konce částí
mexica-topic-name-first = První kolo
mexica-topic-name-dead = Nepoužitelná calpulli
mexica-topic-name-options = Volby a otázky
mexica-topic-name-notation = Jak zapisovat tahy
mexica-topic-goal =
    Z ostrova v jezeře vyroste **město kanálů**. Kanály dělí souš na okrsky; okrsek založíš, když je vyložené calpulli přesně jeho velikosti, a stavíš v něm budovy. Založení přináší body hned. Na konci každé části se pak v každém okrsku hodnotí, čí budovy mají největší hodnotu. Vyhrává, kdo má nejvíc bodů.
    Na **plánu** jsou sloupce A až U zleva doprava a řady 1 až 14 shora dolů: 196 polí souše v jezeře. Uprostřed ostrova je pole s erbem H7 a kolem něj čtyři startovní pole H6, G7, I7 a H8. Na O6 až O9 leží od začátku kanál ze dvou dvojitých dílků.
    Společné **zásoby** jsou: 35 dvojitých a 6 jednoduchých dílků kanálu, 11 mostů, 12 akčních žetonů. Z 15 **calpulli** (3, 4, 5 a 6 dvakrát, 7 až 13 jednou) se osm vylosuje do první části, zbylých sedm přijde ve druhé.
    Máš jednu **figurku**, která začíná na startovním poli podle tvé volby, a v první části **devět budov**: tři hodnoty 1, tři hodnoty 2, dvě hodnoty 3 a jednu hodnoty 4.
    Nic není skryté, všichni vidí všechno.
mexica-topic-turn =
    Máš **6 akčních bodů** (AB). Akce volíš v jakémkoli pořadí a tak často, jak to body a pravidla dovolí:
    • položit dílek kanálu, jednoduchý i dvojitý: 1
    • postavit most, nebo ho přemístit, když v zásobě žádný není: 1
    • pohnout figurkou o pole, po souši či přes most: 1
    • plout po vodě: 1 za každý most
    • přesunout se kamkoli: 5
    • postavit budovu: její hodnotu
    • vzít akční žeton: 1, v tahu nejvýš dva
    • použít akční žeton: 0, přidá 1 bod
    • založit okrsek, kde stojí tvá figurka: 0
    Tam, kde pokládáš kanál nebo most, figurka být nemusí.
    Tah ukončuješ příkazem, i když ti nezbývá žádný bod, protože založit okrsek se dá i potom; zbylé body propadají. Hráči se střídají po směru hodinových ručiček a obě části začíná tentýž hráč. V kole má každý jeden tah.
mexica-topic-canals =
    Dílek stojí 1 AB, ať zakryje jedno pole, nebo dvě. Každé zakryté pole musí být obyčejná souš, volná (bez figurky, budovy i calpulli), a nesmí to být
    • startovní pole ani pole s erbem,
    • vstup na most,
    • pole v založeném okrsku.
    Jinak může ležet kdekoli na ostrově. Dvojitý dílek zakryje dvě sousední pole. Položený kanál už zůstává na místě. Když jeden druh dílků dojde, druhý se dá pokládat dál.
    Kanál, který se stranou dotýká jezera, je s ním jedna voda; roh nestačí. Ani souš roh nespojuje: pole, která se dotýkají jen rohem, spolu nesouvisejí.
mexica-topic-bridges =
    Most stojí 1 AB. Stojí na poli kanálu, nikdy na jezeře, a má dva **vstupy**: vlevo a vpravo (h), nebo nahoře a dole (v). Oba musí být souš. Smějí na nich stát figurky, budovy i calpulli a mohou ležet v jakýchkoli okrscích.
    Kanál široký dvě pole přemostit nejde. Dokud most stojí, nesmí se na jeho vstupy položit kanál.
    Mosty nepatří nikomu. Když v zásobě žádný nezbývá, smíš za 1 AB **přemístit** kterýkoli most bez figurky na jiné vhodné místo, nebo ho na místě otočit.
mexica-topic-moving =
    Krok **po souši** stojí 1: na sousední pole, na most přes některý jeho vstup, nebo přes vstup z mostu. Úhlopříčně nikdy. Figurky, budovy a calpulli, i tvé vlastní, jsou překážky: nevstupuje se na ně ani se přes ně neprochází. Na startovní pole a pole s erbem se vstoupit smí.
    Plavba **po vodě** vede od mostu, na kterém figurka stojí, k jinému mostu na téže vodě, kanály i přes jezero. Platí se 1 za každý most, ke kterému se dopluje nebo pod kterým se propluje, nejlevnější trasou, ať je to jakkoli daleko. Pod mostem s figurkou se proplout smí, zastavit na něm ne.
    A **přesun kamkoli** stojí 5 a vede odkudkoli na jakékoli volné pole souše nebo volný most.
    Nejlevnější cestu po částech ukáže `/cost K7`; `move K7` po ní jde.
mexica-topic-districts =
    Za **okrsek** se počítá souš, jejíž pole sousedí stranami; dělí ji kanály a jezero, mosty nic nespojují. Startovní pole a pole s erbem se do velikosti počítají. Na začátku je celá souš jeden okrsek velikosti 192. Za ohraničení se nic nedostává a nezaložený okrsek se smí dělit dál.
    Samo **založení** nic nestojí a v jednom tahu smíš založit i víc okrsků. Tvá figurka musí stát v okrsku, na souši. Vyložené calpulli musí mít přesně velikost okrsku. Položíš ho tam na volné obyčejné pole, které je pak až do konce hry blokované; okrsek bez takového pole založit nejde.
    Dostaneš druhé číslo calpulli, polovinu velikosti zaokrouhlenou nahoru: 2 za 3 a 4, 3 za 5 a 6 a tak dál až 7 za 13. Každý další, kdo má v okrsku figurku, dostane třetí číslo, polovinu z toho zaokrouhlenou nahoru. Figurka na mostě není v žádném okrsku.
    Založený okrsek je chráněný: kanály se v něm už nestavějí.
    Velikosti a co je skoro ohraničené, vypíše `/districts`; co může další hráč, ukáže `/threats`.
mexica-topic-buildings =
    Budova stojí tolik AB, kolik je její hodnota: 1 až 4. Figurka musí stát na souši a budova přijde na kterékoli volné obyčejné pole téhož okrsku, založeného i nezaloženého, ať je od figurky jakkoli daleko. Na startovních polích a na poli s erbem se nestaví; na jednom poli stojí jedna budova.
    Budovy zůstávají až do konce hry. Smějí zavřít vstup na most i figurku; ta se vysvobodí dalším mostem nebo přesunem za 5.
    V první části má každý tři budovy hodnoty 1, tři hodnoty 2, dvě hodnoty 3 a jednu hodnoty 4. Do druhé přibudou **tři hodnoty 1, dvě hodnoty 2, dvě hodnoty 3 a dvě hodnoty 4**; co zbylo z první, se smí postavit taky.
mexica-topic-tokens =
    Za 1 AB si vezmeš ze zásoby **akční žeton**, v jednom tahu nejvýš dva. V kterémkoli tahu jich můžeš použít, kolik chceš, i ten, který je v tomto tahu nový: každý se vrátí do zásoby a přidá 1 AB.
    Žetonů je 12. Když v zásobě žádný není, nemůže si ho nikdo vzít, dokud někdo nějaký nepoužije.
    Body z žetonů na konci tahu propadají jako všechny ostatní, používej je tedy, až když je potřebuješ. Při shodě bodů na konci hry vyhrává, komu jich zbylo víc.
mexica-topic-scoring =
    Na konci každé části se hodnotí všechny **založené** okrsky, na konci druhé znovu i ty z první. V každém se každému sečtou hodnoty jeho budov. Nejvyšší součet dostane tolik bodů, jak je okrsek velký, druhý nejvyšší druhé číslo calpulli, třetí nejvyšší třetí. Kdo tam žádnou budovu nemá, nedostane nic.
    Při stejném součtu je pořadí dělené a každý dostane plný počet bodů, ale zabere tolik příček, kolik hráčů se dělí: po dvou prvních následuje třetí, po třech už nikdo nic nedostane. Čtvrtý vyjde naprázdno.
    Na konci hry se hodnotí i **nezaložené** okrsky, ať jsou velké jakkoli: velikost, polovina z ní a polovina z té, vždy zaokrouhleno nahoru.
    Při obou vyhodnoceních přináší figurka na některém ze čtyř **startovních polí** 5 bodů, na poli s erbem nic.
    Co by se hodnotilo teď, ukáže `/forecast`.
mexica-topic-ends =
    Hra má dvě části. **První část** končí, když nastalo obojí, v jakémkoli pořadí: žádné calpulli už není vyložené a někdo postavil všech devět budov. Pak se dohraje kolo, aby všichni byli stejněkrát na řadě, a následuje první vyhodnocení.
    Do **druhé části** přijde dalších sedm calpulli, každý dostane dalších devět budov a začíná tentýž hráč. Všechno na plánu, figurky, zásoby, žetony i body zůstávají.
    Celá **hra** končí stejně: žádné calpulli není vyložené, někdo postavil všechno, co má, a kolo se dohraje. Po druhém vyhodnocení vyhrává, kdo má nejvíc bodů; při shodě, kdo má víc akčních žetonů; a jsou-li stejné i ty, o vítězství se dělí.
    Když šest kol po sobě nikdo nepoloží kanál, nevezme most ze zásoby, nic nepostaví ani nezaloží, končí část posledním z těch kol. U stolu se dá zvolit, že takto skončí, až když už postavit nejde vůbec nic. Calpulli, která jsou v první části ještě vyložená, pak odcházejí ze hry.
mexica-topic-first =
    V **prvním kole** se nesmí stát nic, co by něčí figurku, i tvou vlastní, uzavřelo tak, že jí zbude jen přesun za 5. Posuzuje se to po každé jednotlivé akci: po kanálu, mostu, kroku, budově i calpulli.
    Figurka je uzavřená, když se dostane na méně než polovinu všech volných polí souše a víc by jí nezpřístupnil ani další most, ať by stál kdekoli.
    Od druhého kola je dovoleno všechno. Když by akce uvěznila tvou vlastní figurku, panel tě předem varuje.
    U stolu se dá zvolit hra bez tohoto pravidla.
mexica-topic-dead =
    Calpulli, pro které už okrsek založit nejde, odchází ze hry samo. Je to tehdy, když žádný nezaložený okrsek nemá jeho velikost a žádný větší se už nedá rozdělit. Když se nedá dělit vůbec nic, zůstane od každé velikosti jen tolik calpulli, kolik je takových okrsků. Okrsek, kde je zastavěno všechno až na jedno pole, založit nejde.
    Calpulli může být nepoužitelné, i když se to takto nepozná. Ve svém tahu můžeš **navrhnout** jeho odstranění. Ostatní hlasují: když souhlasí všichni, odejde ze hry; když někdo odmítne, zůstane a v tomto tahu to už navrhnout nejde. Odpověď se dá nechat předem: `/orders vote 12 agree`.
    U stolu se dá zvolit, že v první části se nic z toho neděje.
mexica-topic-options =
    U stolu se dá před hrou zvolit: kdo začíná; že plavba stojí vždy 1, ať je cestou mostů kolikkoli; že na pole s erbem nikdo nesmí; hru bez pravidla prvního kola, bez odstraňování calpulli v první části, nebo bez konce po šesti nečinných kolech.
    Ve dvou mohou být ve hře **neutrální budovy**: deset budov (čtyři hodnoty 1, tři hodnoty 2, dvě hodnoty 3, jedna hodnoty 4) se rozmístí po ostrově mimo břeh, od sebe aspoň čtyři kroky. Při vyhodnocení berou místa jako třetí hráč, který žádné body nedostává.
    Nepřítomný hráč začíná na prvním volném startovním poli, každý tah hned končí a odstranění calpulli odmítá.
    Ptát se můžeš: `/cost`, `/why`, `/districts`, `/forecast` a `/threats`.
mexica-topic-notation =
    `start H6` postaví figurku na startovní pole.
    `move K7` s ní jde na K7 nejlevnější cestou, `move H6-I6-J6` přesně touto.
    `jump K7` ji přesune kamkoli.
    `single B13` položí jednoduchý dílek kanálu, `double B11-B12` dvojitý.
    `bridge B12 h` postaví most se vstupy vlevo a vpravo, `bridge B12 v` nahoře a dole. `shift B12 O6 h` přemístí most z B12 na O6.
    `build 2 B12` postaví budovu hodnoty 2.
    `found A11` založí okrsek tvé figurky a položí calpulli na A11.
    `take` vezme akční žeton, `use` ho použije.
    `propose 12` navrhne odstranit calpulli 12; odpovídá se `agree` (souhlas) nebo `refuse` (odmítnutí).
    `end` ukončí tah.

    Píše se to za `/move`, malými i velkými písmeny. Směr mostu se dá vynechat, když je možný jen jeden.
    Více akcí v jedné zprávě odděl středníkem: `/move move K7; double L6-L7; build 2 K6; end`. Zahrají se buď všechny, nebo žádná.
    Co teď můžeš zahrát, vypíše `/legal`, a `/legal double` jen to, co tak začíná.

mexica-aim = Rozděl ostrov kanály na okrsky a v každém buď první.
