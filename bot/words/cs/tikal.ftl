# Co říká Tikal. AB jsou akční body.

## Části vět

tikal-part-figures =
    { $workers ->
        [0] vedoucího
        [one] { $workers } účastníka{ $leader ->
            [yes] {" "}a vedoucího
           *[no] {""}
        }
        [few] { $workers } účastníky{ $leader ->
            [yes] {" "}a vedoucího
           *[no] {""}
        }
       *[other] { $workers } účastníků{ $leader ->
            [yes] {" "}a vedoucího
           *[no] {""}
        }
    }
tikal-part-tile =
    { $value ->
        [0] { $masks ->
            [0] { $terrain }
           *[other] { $terrain } ({ $masks })
        }
       *[other] { $terrain } s hodnotou { $value }
    }
tikal-part-turned =
    { $rotation ->
        [0] { tikal-rotation-r0 }
        [1] { tikal-rotation-r1 }
        [2] { tikal-rotation-r2 }
        [3] { tikal-rotation-r3 }
        [4] { tikal-rotation-r4 }
       *[other] { tikal-rotation-r5 }
    }
tikal-part-display = Odkryto: { $tiles }.

## Pojmenované hodnoty

tikal-terrain-base-camp = základní tábor
tikal-terrain-jungle = prales
tikal-terrain-temple = chrám
tikal-terrain-treasure = pole s poklady
tikal-terrain-volcano = sopka
tikal-rotation-r0 = neotočená
tikal-rotation-r1 = otočená o 60°
tikal-rotation-r2 = otočená o 120°
tikal-rotation-r3 = otočená o 180°
tikal-rotation-r4 = otočená o 240°
tikal-rotation-r5 = otočená o 300°
tikal-figure-worker = účastník
tikal-figure-leader = vedoucí
tikal-motif-m1 = { tikal-picture-motif-m1 } (m1)
tikal-motif-m2 = { tikal-picture-motif-m2 } (m2)
tikal-motif-m3 = { tikal-picture-motif-m3 } (m3)
tikal-motif-m4 = { tikal-picture-motif-m4 } (m4)
tikal-motif-m5 = { tikal-picture-motif-m5 } (m5)
tikal-motif-m6 = { tikal-picture-motif-m6 } (m6)
tikal-motif-m7 = { tikal-picture-motif-m7 } (m7)
tikal-motif-m8 = { tikal-picture-motif-m8 } (m8)
# Co se dává a bere, stojí ve čtvrtém pádě.
tikal-given-m1 = masku (m1)
tikal-given-m2 = { tikal-motif-m2 }
tikal-given-m3 = { tikal-motif-m3 }
tikal-given-m4 = hada (m4)
tikal-given-m5 = { tikal-motif-m5 }
tikal-given-m6 = ptáka (m6)
tikal-given-m7 = ruku (m7)
tikal-given-m8 = { tikal-motif-m8 }
tikal-taken-m1 = { tikal-given-m1 }
tikal-taken-m2 = { tikal-given-m2 }
tikal-taken-m3 = { tikal-given-m3 }
tikal-taken-m4 = { tikal-given-m4 }
tikal-taken-m5 = { tikal-given-m5 }
tikal-taken-m6 = { tikal-given-m6 }
tikal-taken-m7 = { tikal-given-m7 }
tikal-taken-m8 = { tikal-given-m8 }

## Volby

tikal-option-mode = Pravidla
tikal-option-mode-basic = základní hra
tikal-option-mode-auction = dražba tahů (profesionální pravidla)
tikal-option-exchange_sets = Výměna dvojic a trojic
tikal-option-exchange_sets-on = ano
tikal-option-exchange_sets-off = ne, jen jednotlivé poklady
tikal-option-start_with_one_worker_in_base_camp = Na začátku jeden účastník v základním táboře
tikal-option-start_with_one_worker_in_base_camp-off = ne
tikal-option-start_with_one_worker_in_base_camp-on = ano
tikal-option-starting_player = Začíná
tikal-option-starting_player-0 = první ve vylosovaném pořadí
tikal-option-starting_player-1 = druhé ve vylosovaném pořadí
tikal-option-starting_player-2 = třetí ve vylosovaném pořadí
tikal-option-starting_player-3 = čtvrté ve vylosovaném pořadí
tikal-option-starting_player-random = vylosované místo

## Na co se čeká

tikal-decision-bid = Draží se další tah: nabídni víc než ostatní, nebo pasuj.
tikal-decision-take = Tah je tvůj: vyber si kartičku.
tikal-decision-place = Polož kartičku; potom máš 10 akčních bodů.
tikal-decision-act = Využij akční body a potom ukonči tah.
tikal-decision-scoring = Máš vyhodnocovací tah: využij akční body a ukonči ho, tím se ti spočítají body.
tikal-decision-act-spent = Ukonči tah, nebo vezmi něco zpět.
tikal-decision-scoring-spent = Ukonči vyhodnocovací tah, tím se ti spočítají body, nebo vezmi něco zpět.
tikal-status-no-bid =
    { tikal-part-display } { $score ->
        [0] Zatím nikdo nic nenabídl. Nemáš žádný bod, takže můžeš jen pasovat.
        [one] Zatím nikdo nic nenabídl. Můžeš nabídnout { $score } bod.
        [few] Zatím nikdo nic nenabídl. Můžeš nabídnout až { $score } body.
       *[other] Zatím nikdo nic nenabídl. Můžeš nabídnout až { $score } bodů.
    }
tikal-status-bid = { tikal-part-display } Nejvyšší nabídka je { $bid } ({ $bid_seat }); můžeš nabídnout až { $score }.
tikal-status-bid-too-high = { tikal-part-display } Nejvyšší nabídka je { $bid } ({ $bid_seat }) a ty máš { $score }: můžeš jen pasovat.
tikal-status-display = { tikal-part-display }
tikal-status-tile = V ruce: { tikal-part-tile } (kartička { $tile }).
tikal-status-points =
    { $points ->
        [0] Nezbývá žádný akční bod.
        [one] Zbývá { $points } akční bod.
        [few] Zbývají { $points } akční body.
       *[other] Zbývá { $points } akčních bodů.
    }

## Tlačítka

tikal-forgone-points =
    { $points ->
        [one] Zbývá ti ještě { $points } akční bod, který můžeš využít.
        [few] Zbývají ti ještě { $points } akční body, které můžeš využít.
       *[other] Zbývá ti ještě { $points } akčních bodů, které můžeš využít.
    }

tikal-verb-place = Položit kartičku
tikal-verb-deploy = Nasadit figurky
tikal-verb-transfer = Přesunout mezi tábory
tikal-verb-move = Pohnout figurkami
tikal-verb-uncover = Odkrýt patro
tikal-verb-recover = Vykopat poklad
tikal-verb-exchange = Vyměnit poklady
tikal-verb-camp = Postavit tábor
tikal-verb-guard = Postavit hlídače
tikal-verb-end = Ukončit tah
tikal-next-place-2 = Otoč ji: stiskni, jak má ležet, nebo znovu její pole. Destičky: cena přechodu.
tikal-begun-place-2 = Položit kartičku na { $first }
tikal-begun-deploy-2 = Nasadit { $first } na …
tikal-begun-transfer-3 =
    { $open ->
        [yes] Přesunout figurky z { $second } na …
       *[no] Přesunout { $first } z { $second } na …
    }
tikal-begun-move-2 = Přemístit { $first } z …
tikal-begun-move-3 =
    { $open ->
        [yes] Přemístit figurky z { $second } na …
       *[no] Přemístit { $first } z { $second } na …
    }
tikal-begun-move-4 = Přemístit { $first } z { $second } na …
tikal-begun-guard-2 = Postavit hlídače na { $first }: …
tikal-begun-exchange = Vyměnit poklady, { $seat }: { $said } …
tikal-begun-exchange-2 = Vyměnit poklady, { $seat }: …
tikal-verb-bid = Nabídnout body
tikal-verb-pass = Pasovat
tikal-verb-take = Vzít kartičku
tikal-each-deploy = po 1 AB
tikal-each-transfer = po 1 AB
tikal-each-move = 1 AB za destičku
tikal-each-exchange = 3 AB za poklad
tikal-price-uncover = 2 AB
tikal-price-recover = 3 AB
tikal-price-camp = 5 AB
tikal-price-guard = 5 AB
tikal-needs-deploy = chce figurku na tvé kartě
tikal-needs-transfer = chce figurky v táboře
tikal-needs-move = chce cestu
tikal-needs-uncover = chce tam volné účastníky
tikal-needs-recover = chce tam volné účastníky
tikal-needs-exchange = chce dva poklady
tikal-needs-camp = chce volný prales
tikal-needs-guard = chce tam tvou většinu
tikal-lacks-points = málo akčních bodů
tikal-lacks-camp-left = žádný tábor nezbývá
tikal-lacks-guard-left = žádná stráž nezbývá
tikal-number-bid =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
tikal-number-deploy =
    { $number ->
        [one] { $number } účastníka
        [few] { $number } účastníky
       *[other] { $number } účastníků
    }
tikal-number-transfer =
    { $number ->
        [one] { $number } účastníka
        [few] { $number } účastníky
       *[other] { $number } účastníků
    }
tikal-number-move =
    { $number ->
        [one] { $number } účastníka
        [few] { $number } účastníky
       *[other] { $number } účastníků
    }
tikal-token-r0 = { tikal-rotation-r0 }
tikal-token-r1 = { tikal-rotation-r1 }
tikal-token-r2 = { tikal-rotation-r2 }
tikal-token-r3 = { tikal-rotation-r3 }
tikal-token-r4 = { tikal-rotation-r4 }
tikal-token-r5 = { tikal-rotation-r5 }
tikal-token-L = vedoucího
tikal-token-guard-L = vedoucí
tikal-token-worker = účastník
tikal-word-take = kartička { $word }
tikal-link-to = na
tikal-link-give = dát
tikal-link-take = vzít
tikal-token-m1 = { tikal-motif-m1 }
tikal-token-m2 = { tikal-motif-m2 }
tikal-token-m3 = { tikal-motif-m3 }
tikal-token-m4 = { tikal-motif-m4 }
tikal-token-m5 = { tikal-motif-m5 }
tikal-token-m6 = { tikal-motif-m6 }
tikal-token-m7 = { tikal-motif-m7 }
tikal-token-m8 = { tikal-motif-m8 }
tikal-note-borders =
    { $count ->
        [0] žádné destičky k sousedům
       *[other] destičky k { $borders }
    }
tikal-note-cost = { $points } AB
tikal-note-bid = zbude ti { $left }
tikal-note-tile = { tikal-part-tile }
tikal-note-uncover = bude mít { $value }
tikal-note-recover = leží tam { $treasures }
tikal-note-guard = hodnota { $value }
tikal-note-lost = přijdeš o { tikal-part-figures }
tikal-note-all = Všechny z { $space }: { tikal-part-figures }
tikal-beyond-borders = { $rotation } · { tikal-note-borders }
tikal-beyond-all = { "" }
tikal-mark-cost = { $points }
tikal-group-column = Sloupec { $column }

## Značky na plánu

tikal-legend-border = Co stojí každou figurku krok přes hranici. Bledé destičky platí, až se za nimi dá jít dál. Šipky od kroužku: kdo tudy v posledním tahu šel. Houština: tudy to nejde.
tikal-legend-figures = Účastníci hráče, s počtem. Klobouk je vedoucí, počítá se za tři.
tikal-legend-temple = Chrám a jeho hodnota. Vlajka: kdo by za něj teď dostal body; šipka: o kolik vede; =: shoda, nikdo.
tikal-legend-guard = Hlídač se štítem: chrám v této barvě jí patří až do konce hry.
tikal-legend-treasures = Poklady, které tu leží lícem dolů.
tikal-legend-camp = Tábor: tady se také dají nasazovat figurky této barvy.
tikal-legend-badge = Co tu ten hráč v posledním tahu udělal, jako v přehledu cen.
tikal-legend-stack = Kartičky, které přijdou: nejdřív všechny s A, pak s B, až po G.
tikal-legend-levels = Patra chrámů, která zbývají.
tikal-legend-points = Akční body, které v tahu zbývají.
tikal-legend-score = Body. Výhled říká, co by přineslo bodování teď. Fajfka: tah už skončil; plus: bodováno; křížek: pasoval.
tikal-legend-supply = Co ještě není na plánu: účastníci, vedoucí, tábory, hlídači. Bledé už je použité.
tikal-legend-motifs = Vykopané poklady, každý motiv na svém místě. Důlek: žádný.
tikal-legend-turns = Poslední tahy krok za krokem, ve značkách z přehledu cen.

## Co se stalo

tikal-event-round-began = Začíná **{ $number }. kolo**.
tikal-event-tile-displayed = Odkrývá se { $tile }: { tikal-part-tile }.
tikal-event-auction-began = Draží se další tah, pořadí: { $seats }.
tikal-event-bid-made = { $seat } nabízí { $bid }.
tikal-event-bidder-passed = { $seat } pasuje.
tikal-event-auction-won =
    { $score ->
        [one] { $seat } platí za tah { $bid }, zbývá { $score } bod.
        [few] { $seat } platí za tah { $bid }, zbývají { $score } body.
       *[other] { $seat } platí za tah { $bid }, zbývá { $score } bodů.
    }
tikal-event-turn-given =
    { $last ->
        [yes] { $seat } má poslední tah kola a neplatí za něj nic.
       *[no] Nikdo nic nenabídl. { $seat } pasuje jako první, a má proto tah zadarmo.
    }
tikal-event-turn-began = **{ $number }. tah**: { $seat }
tikal-event-tile-revealed = { $seat } otáčí kartičku { $tile }: { tikal-part-tile }.
tikal-event-tile-taken = { $seat } bere { $tile }: { tikal-part-tile }.
tikal-event-tile-placed =
    { $rotation ->
        [0] { $seat } pokládá { $tile } ({ $terrain }) na { $space }.
       *[other] { $seat } pokládá { $tile } ({ $terrain }) na { $space }; je { tikal-part-turned }.
    }
tikal-event-treasures-laid =
    { $treasures ->
        [one] Na { $space } leží lícem dolů { $treasures } poklad.
        [few] Na { $space } leží lícem dolů { $treasures } poklady.
       *[other] Na { $space } leží lícem dolů { $treasures } pokladů.
    }
tikal-event-figures-deployed = { $seat } nasazuje { tikal-part-figures } na { $space }.
tikal-event-figures-transferred = { $seat } přesouvá { tikal-part-figures } z { $start } na { $target }.
tikal-event-figures-moved = { $seat } posílá { tikal-part-figures } cestou { $way } za { $points } AB.
tikal-event-temple-uncovered = { $seat } odkrývá na { $space } patro chrámu s hodnotou { $value }.
tikal-event-treasure-recovered =
    { $left ->
        [0] { $seat } vykopává na { $space } poslední poklad: { $motif }.
        [one] { $seat } vykopává na { $space } poklad: { $motif }. Zbývá tam { $left }.
        [few] { $seat } vykopává na { $space } poklad: { $motif }. Zbývají tam { $left }.
       *[other] { $seat } vykopává na { $space } poklad: { $motif }. Zbývá jich tam { $left }.
    }
tikal-event-treasures-exchanged = { $seat } mění poklady s protihráčem ({ $other_seat }): dává { $given }, bere { $taken }.
tikal-event-camp-built = { $seat } staví tábor na { $space }.
tikal-event-guard-placed =
    { $seat } staví hlídače chrámu na { $space } ({ $figure }).{ $lost_workers ->
        [0] { $lost_leader ->
            [yes] {" "}Ze hry mizí vedoucí.
           *[no] {""}
        }
        [one] { $lost_leader ->
            [yes] {" "}Ze hry mizí { $lost_workers } účastník a vedoucí.
           *[no] {" "}Ze hry mizí { $lost_workers } účastník.
        }
        [few] { $lost_leader ->
            [yes] {" "}Ze hry mizí { $lost_workers } účastníci a vedoucí.
           *[no] {" "}Ze hry mizí { $lost_workers } účastníci.
        }
       *[other] { $lost_leader ->
            [yes] {" "}Ze hry mizí { $lost_workers } účastníků a vedoucí.
           *[no] {" "}Ze hry mizí { $lost_workers } účastníků.
        }
    }
tikal-event-turn-ended =
    { $points ->
        [0] { $seat } končí tah.
        [few] { $seat } končí tah, propadají { $points } AB.
       *[other] { $seat } končí tah, propadá { $points } AB.
    }
tikal-event-scoring-round-began =
    { $final ->
        [yes] **Začíná závěrečné vyhodnocovací kolo**, pořadí: { $seats }.
       *[no] **Začíná vyhodnocovací kolo**, pořadí: { $seats }.
    }
tikal-event-scoring-turn-began = Vyhodnocovací tah: { $seat }
tikal-event-position-scored =
    { $temples ->
        [0] { $seat } boduje: chrámy { $temples }, poklady { $treasures }; celkem má **{ $score }**.
       *[other] { $seat } boduje: chrámy { $temples } ({ $spaces }: { $values }), poklady { $treasures }; celkem má **{ $score }**.
    }
tikal-event-scoring-round-ended =
    { $final ->
        [yes] Závěrečné vyhodnocovací kolo skončilo.
       *[no] Vyhodnocovací kolo skončilo.
    }
tikal-event-game-ended =
    { $points ->
        [one] **Konec hry.** Vítězí { $winner_seats } ({ $points } bod).
        [few] **Konec hry.** Vítězí { $winner_seats } ({ $points } body).
       *[other] **Konec hry.** Vítězí { $winner_seats } ({ $points } bodů).
    }

## Tahy předem

tikal-ahead =
    `d4 je volné`: ještě tam neleží kartička. `a4 je moje`: ten chrám by se teď počítal tobě. `a4 je hlídané`: stojí tam hlídač. `c4 je vybrané`: už tam nezbyl žádný poklad.
    `temple je odkrytá`, `a6 je odkrytá`: kartička, kterou máš položit, je tohoto druhu (`temple`, `jungle`, `treasure`, `volcano`), nebo je to právě ona.
    Například: `/ahead pokud d4 je volné: place d4 r0; deploy 3 a5; end / place c5 r0; end`
tikal-ahead-word-free = volné volný volná prázdné
tikal-ahead-word-mine = moje můj má
tikal-ahead-word-guarded = hlídané hlídaný střežené
tikal-ahead-word-looted = vybrané vykradené
tikal-ahead-word-up = odkrytá odkrytý odkryté

## Odmítnutí

tikal-refusal-auction-first = Tah se teprve draží: nabídni body, nebo pasuj; všechno ostatní přijde až potom.
tikal-refusal-take-first = Nejdřív si vyber kartičku z odkrytých.
tikal-refusal-no-auction = Teď se žádný tah nedraží.
tikal-refusal-bid-too-low = Nabídka { $bid } je příliš nízká: nabídni aspoň { $least }, nebo pasuj.
tikal-refusal-bid-over-score = Nabídnout { $bid } nejde: víc, než máš bodů, nabídnout nesmíš, a máš { $score }.
tikal-refusal-no-tile-to-take = Teď se žádná kartička nevybírá.
tikal-refusal-not-on-display = Kartička { $tile } mezi odkrytými není, na výběr máš { $tiles }.
tikal-refusal-tile-first = Nejdřív polož kartičku { $tile }; teprve pak přijdou na řadu akce a konec tahu.
tikal-refusal-no-tile = Žádná kartička na položení nečeká.
tikal-refusal-scoring-first = Sopka se pokládá až po svém vyhodnocovacím kole. Toto je tvůj vyhodnocovací tah.
tikal-refusal-space-explored = Pole { $space } už je prozkoumané, kartička patří na neprozkoumané.
tikal-refusal-touches-nothing = Pole { $space } nesousedí s žádným prozkoumaným, a to každá kartička musí.
tikal-refusal-not-enterable = Kartička { $tile } na poli { $space }, { tikal-part-turned }: nevede na ni žádná destička. Aspoň jedna musí být na hranici s prozkoumaným polem, které není sopka: otoč kartičku jinak, nebo zvol jiné pole.
tikal-refusal-volcano-has-no-rotation = { $tile } je sopka: polož ji bez otočení.
tikal-refusal-too-few-points = Nemáš dost akčních bodů: stojí to { $needs }, máš { $points }.
tikal-refusal-too-few-points-for-way =
    { $figures ->
        [1] Nemáš dost akčních bodů: cesta stojí { $needs } (destičky { $stones }), máš { $points }.
       *[other] Nemáš dost akčních bodů: cesta stojí { $needs } (destičky { $stones } za každou figurku, figurek je { $figures }), máš { $points }.
    }
tikal-refusal-not-own-camp = Na { $space } není základní tábor (ten je na a5) ani tvůj tábor, a jen tam se figurky nasazují a přesouvají.
tikal-refusal-too-few-workers-in-supply =
    { $workers ->
        [0] V zásobě už nemáš žádného účastníka, a bylo by jich třeba { $needs }.
        [one] V zásobě máš { $workers } účastníka, ne { $needs }.
        [few] V zásobě máš { $workers } účastníky, ne { $needs }.
       *[other] V zásobě máš { $workers } účastníků, ne { $needs }.
    }
tikal-refusal-leader-not-in-supply = Tvůj vedoucí už v zásobě není.
tikal-refusal-too-few-workers-there =
    { $workers ->
        [0] Na { $space } nemáš žádného účastníka, a potřebuješ { $needs }.
        [one] Na { $space } máš { $workers } účastníka, a potřebuješ { $needs }.
        [few] Na { $space } máš { $workers } účastníky, a potřebuješ { $needs }.
       *[other] Na { $space } máš { $workers } účastníků, a potřebuješ { $needs }.
    }
tikal-refusal-leader-not-there = Tvůj vedoucí na { $space } nestojí.
tikal-refusal-same-space = Začíná to i končí na stejném poli, { $space }.
tikal-refusal-unexplored = Pole { $space } není prozkoumané: nedá se tam jít ani stavět.
tikal-refusal-volcano-entered = Na { $space } je sopka a na tu nikdo nesmí vstoupit.
tikal-refusal-not-neighbours = Pole { $start } a { $target } spolu nesousedí. Napiš celou cestu, nebo nech najít nejlevnější: `{ $start } to { $target }`.
tikal-refusal-no-way = Z { $start } na { $target } nevede žádná cesta.
tikal-refusal-no-stones = Mezi { $start } a { $target } není žádná destička, hranice se nedá přejít. Cestu oklikou najde `/cost { $start } { $target }`.
tikal-refusal-not-a-temple = Na { $space } není chrám.
tikal-refusal-temple-guarded = Chrám na { $space } má hlídače ({ $guard_seat }): odkrývat ho už nejde a dalšího hlídače mít nemůže.
tikal-refusal-no-square-left =
    { $value ->
        [11] Chrám na { $space } už má hodnotu 10, vyšší patro není.
       *[other] Chrám na { $space } nejde odkrýt: patro { $value } už v zásobě není.
    }
tikal-refusal-dug-enough = Na jednom poli smíš v jednom tahu odkrývat nebo kopat nejvýš { $limit }×, a na { $space } už je to vyčerpané.
tikal-refusal-too-few-figures-to-dig =
    { $needs ->
        [1] Odkrývat a kopat na { $space } můžeš, jen když tam máš figurku.
        [few] Odkrýt nebo vykopat na { $space } něco { $needs }× v jednom tahu můžeš, jen když tam máš { $needs } figurky, a máš { $figures }.
       *[other] Odkrýt nebo vykopat na { $space } něco { $needs }× v jednom tahu můžeš, jen když tam máš { $needs } figurek, a máš { $figures }.
    }
tikal-refusal-no-treasure-there = Na { $space } žádný poklad neleží.
tikal-refusal-not-an-opponent = { $opponent } není tvůj protihráč. P0, P1 a tak dále jsou místa v pořadí svých panelů.
tikal-refusal-unequal-exchange = Dáváš { $given } a bereš { $taken }; na obou stranách musí být stejný počet.
tikal-refusal-not-owned =
    { $copies ->
        [0] { $owner_seat } takový poklad nemá: { $motif }.
       *[other] { $owner_seat } má tento motiv { $copies }×, ne { $needs }×: { $motif }.
    }
tikal-refusal-set-divided = { $owner_seat } má tento motiv { $copies }×: { $motif }. Dvojice a trojice se nesmějí dělit, a ty uvádíš jen { $needs }×.
tikal-refusal-motif-on-both-sides = Stejný motiv nejde dát i vzít: { $motif }.
tikal-refusal-one-treasure-only = U tohoto stolu se mění jeden poklad za jeden, a ty jich na každé straně uvádíš { $treasures }.
tikal-refusal-too-many-treasures = V jedné výměně smějí být na každé straně nejvýš { $limit } poklady, a ty uvádíš { $treasures }.
tikal-refusal-no-camp-left = Oba své tábory už máš postavené ({ $limit } za hru).
tikal-refusal-not-jungle = Na { $space } ({ $terrain }) tábor být nemůže: jen v pralese, nebo na poli s poklady, ze kterého jsou už všechny pryč.
tikal-refusal-treasures-left =
    { $treasures ->
        [one] Na { $space } ještě leží { $treasures } poklad; tábor tam půjde postavit, až bude pryč.
        [few] Na { $space } ještě leží { $treasures } poklady; tábor tam půjde postavit, až budou pryč.
       *[other] Na { $space } ještě leží { $treasures } pokladů; tábor tam půjde postavit, až budou pryč.
    }
tikal-refusal-camp-there = Na { $space } už tábor stojí ({ $camp_seat }) a na jednom poli smí být jen jeden.
tikal-refusal-no-guard-left = Oba své hlídače už máš postavené ({ $limit } za hru).
tikal-refusal-figure-not-there = Tvůj { $figure } na { $space } nestojí.
tikal-refusal-no-majority = Hlídač potřebuje většinu: na { $space } máš sílu { $strength }, { $other_seat } má { $other }.

## Otázky

tikal-question-why = Ukázat, co je na poli a komu se jeho chrám počítá a proč.
tikal-question-why-usage = [@STŮL] POLE
tikal-question-why-called = proč
tikal-question-temples = Ukázat u každého chrámu, komu se počítá a s jakým náskokem.
tikal-question-temples-usage = [@STŮL]
tikal-question-temples-called = chrámy
tikal-question-cost = Ukázat, co stojí cesta, hranici po hranici; mezi dvěma poli ta nejlevnější.
tikal-question-cost-usage = [@STŮL] ODKUD KAM, nebo cesta jako a5-b4-c4
tikal-question-cost-called = cesta
tikal-question-forecast = Ukázat, kolik bodů by kdo dostal, kdyby se teď vyhodnocovalo.
tikal-question-forecast-usage = [@STŮL]
tikal-question-forecast-called = výhled
tikal-question-tiles = Vypsat kartičky, které ještě leží ve sloupečku.
tikal-question-tiles-usage = [@STŮL]
tikal-question-tiles-called = kartičky
tikal-answer-unexplored = Pole { $space } není prozkoumané.
tikal-answer-space = **{ $space }**: { $terrain }
tikal-answer-treasures =
    { $treasures ->
        [0] Všechny poklady jsou už pryč.
        [one] Leží tam lícem dolů { $treasures } poklad.
        [few] Leží tam lícem dolů { $treasures } poklady.
       *[other] Leží tam lícem dolů { $treasures } pokladů.
    }
tikal-answer-camp = Tábor: { $camp_seat }
tikal-answer-figures = { $seat } tam má { tikal-part-figures }, síla { $strength }.
tikal-answer-temple =
    { $next ->
        [11] Chrám má hodnotu { $value }, vyšší není.
       *[other] { $left ->
            [0] Chrám má hodnotu { $value } a dál se odkrýt nedá: patro { $next } už nezbývá.
            [one] Chrám má hodnotu { $value }; z pater s číslem { $next } zbývá { $left }.
            [few] Chrám má hodnotu { $value }; z pater s číslem { $next } zbývají { $left }.
           *[other] Chrám má hodnotu { $value }; z pater s číslem { $next } zbývá { $left }.
        }
    }
tikal-answer-guarded = **{ $space }** ({ $value }): { $guard_seat }, hlídá { $figure }
tikal-answer-nobody = **{ $space }** ({ $value }): nepočítá se nikomu
tikal-answer-tied = **{ $space }** ({ $value }): nepočítá se nikomu, stejnou největší sílu { $strength } mají { $seats }
tikal-answer-held = **{ $space }** ({ $value }): { $seat }, síla { $strength }, náskok { $lead }
tikal-answer-same-space = Začíná to i končí na stejném poli, { $space }: není kam jít.
tikal-answer-no-way = Z { $start } na { $target } nevede žádná cesta.
tikal-answer-way =
    { $points ->
        [one] Nejlevnější cesta: `{ $way }`, { $points } akční bod za figurku.
        [few] Nejlevnější cesta: `{ $way }`, { $points } akční body za figurku.
       *[other] Nejlevnější cesta: `{ $way }`, { $points } akčních bodů za figurku.
    }
tikal-answer-given-way =
    { $points ->
        [one] Tahle cesta: `{ $way }`, { $points } akční bod za figurku.
        [few] Tahle cesta: `{ $way }`, { $points } akční body za figurku.
       *[other] Tahle cesta: `{ $way }`, { $points } akčních bodů za figurku.
    }
tikal-answer-no-border = Z { $start } na { $target } se přejít nedá: nesousedí spolu, na hranici není žádná destička, nebo je v cestě sopka.
tikal-answer-border =
    { $points ->
        [one] { $start }-{ $target }: { $near } + { $far } = { $points } destička
        [few] { $start }-{ $target }: { $near } + { $far } = { $points } destičky
       *[other] { $start }-{ $target }: { $near } + { $far } = { $points } destiček
    }
tikal-answer-forecast =
    { $points ->
        [one] { $seat }: **{ $points }** bod, chrámy { $temples }, poklady { $treasures }
        [few] { $seat }: **{ $points }** body, chrámy { $temples }, poklady { $treasures }
       *[other] { $seat }: **{ $points }** bodů, chrámy { $temples }, poklady { $treasures }
    }
tikal-answer-letter =
    { $tiles ->
        [one] **{ $letter }**: { $tiles } kartička
        [few] **{ $letter }**: { $tiles } kartičky
       *[other] **{ $letter }**: { $tiles } kartiček
    }
tikal-answer-tile = { $tile }: { tikal-part-tile }
tikal-answer-no-tiles = Ve sloupečku už žádná kartička není.

## Body

tikal-source-start = začátek
tikal-source-temples = chrámy
tikal-source-treasures = poklady
tikal-source-bids = nabídky

## Tah slovy, v radách a tam, kde stojí zápis

tikal-move-place-tile = položit kartičku na { $space }
tikal-move-deploy = nasadit { tikal-part-figures } na { $space }
tikal-move-transfer = přesunout { tikal-part-figures } z { $start } na { $target }
tikal-move-move = přemístit { tikal-part-figures } z { $start } na { $target }
tikal-move-uncover = odkrýt na { $space } patro
tikal-move-recover = vykopat na { $space } poklad
tikal-move-exchange = vyměnit poklady, { $opponent_seat }: dát { $given }, vzít { $taken }
tikal-move-build-camp = postavit tábor na { $space }
tikal-move-place-guard = postavit hlídače na { $space }: { $figure }
tikal-move-end-turn = ukončit tah
tikal-move-bid = nabídnout { $bid }
tikal-move-pass = pasovat
tikal-move-take-tile = vzít kartičku { $tile }

## Co z možnosti může být později, v radách: body stojí před tím

tikal-later-scoring = tento bodovací tah
tikal-later-temple = chrám { $space } s hodnotou { $value }
tikal-later-temple-contested = chrám { $space } s hodnotou { $value }, kde tě může dohnat: { $rival_seats }
tikal-later-guarded = hlídaný chrám { $space } s hodnotou { $value }
tikal-later-treasures = poklady
tikal-later-turn = příští tah
tikal-later-figures = figurky poblíž chrámů a pokladů
tikal-later-camps = krátké cesty z táborů

## Pravidla po tématech

tikal-primer =
    Vedeš **expedici** do pralesa, odkrýváš chrámy a vykopáváš poklady.
    • **Tvůj tah:** položíš kartičku na neprozkoumané pole. Pak máš 10 akčních bodů (AB): nasadit figurku do tábora (1), pohnout se (1 za každou destičku na hranici), odkrýt patro chrámu (2), vykopat poklad (3), postavit tábor nebo hlídače (5).
    • **Body:** každá ze tří sopek přinese vyhodnocovací kolo a poslední přijde na konci hry. Každý v něm má ještě jeden tah a hned potom dostane body: chrám přinese svou hodnotu, když jsi u něj nejsilnější a nikdo se ti nevyrovná; vedoucí se počítá za tři účastníky. Jeden poklad přinese 1, dvojice 3, trojice 6.
    Vyhrává, kdo má nejvíc bodů.
tikal-topics = cíl, tah, kartičky, pohyb, chrámy, poklady, výměna, tábory, hlídači, bodování, konec, dražba, psaní
tikal-topics-near =
    cíl: cíl hry, vítězství, vyhrát, plán, příprava, součásti
    tah: akční body, akce, ceny, cena, body, tahy
    kartičky: kartička, pokládání, položit, sopka, sopky, džungle, otočení, kameny, objevit
    pohyb: pohnout, nasadit, nasazení, účastník, účastníci, vedoucí, výprava, figurky, cesta, hranice
    chrámy: chrám, odkrýt, patro, patra, pyramida, kopat
    poklady: poklad, vykopat, maska, masky, motiv, motivy, sady
    výměna: vyměnit, výměny, prohodit
    tábory: tábor, základní tábor, přesun, stan
    hlídači: hlídač, většina, obsadit, chránit, strážce, strážci
    bodování: bodovací kolo, vyhodnocení, body, hodnota
    konec: konec hry, poslední kolo, závěr, shoda, remíza
    dražba: dražit, nabídka, příhoz, příhozy, dražby
    psaní: zápis, zapsat, napsat, souřadnice, příkazy
tikal-topic-name-goal = Cíl hry a plán
tikal-topic-name-turn = Tah a akce
tikal-topic-name-tiles = Pokládání kartiček
tikal-topic-name-moving = Nasazení a pohyb
tikal-topic-name-temples = Chrámy
tikal-topic-name-treasures = Poklady
tikal-topic-name-exchange = Výměna pokladů
tikal-topic-name-camps = Tábory
tikal-topic-name-guards = Hlídači a většina
tikal-topic-name-scoring = Vyhodnocovací kola
tikal-topic-name-end = Konec hry
tikal-topic-name-auction = Dražba tahů
tikal-topic-name-notation = Jak zapisovat tahy
tikal-topic-goal =
    Vedeš **expedici** do pralesa kolem Tikalu. Expedice odkrývají chrámy a vykopávají poklady a za obojí se čtyřikrát boduje: ve vyhodnocovacím kole u každé ze tří sopek a ještě jednou na konci. Vyhrává, kdo má nejvíc bodů.
    Na **plánu** je 40 šestiúhelníkových polí: sloupce a až h zleva doprava, řady 1 až 5 shora dolů. Čtyři pole jsou prozkoumaná od začátku: základní tábor a5, palouk b4 (prales) a chrámy a4 a b5, oba s hodnotou 1. Ostatní se prozkoumávají kartičku po kartičce.
    Všech **36 kartiček** leží ve sloupečku podle písmen, A nahoře a G dole, v rámci písmene zamíchané: 15 chrámů, 10 kartiček pralesa, 8 kartiček s poklady a 3 sopky, po jedné mezi B, D a F.
    Máš **18 účastníků, vedoucího a 2 tábory**. Všechny figurky začínají v tvé zásobě mimo plán; stůl si může zvolit, že jeden účastník začíná v základním táboře.
    Pro všechny je tu **48 pater chrámů**: tři s číslem 2, šest s číslem 3, devět se 4, jedenáct s 5, osm s 6, pět se 7, tři s 8, dvě s 9 a jedno s 10; a **24 pokladů**: osm motivů, každý třikrát.
    Všechno je veřejné kromě pořadí kartiček téhož písmene a motivů pokladů, které ještě leží lícem dolů.
tikal-topic-turn =
    Hráči se střídají po směru hodinových ručiček a každý je na tahu stejně často; kdo začíná, je volba stolu. Tvůj tah:
    1. Otočí se vrchní kartička. Položíš ji, a to dřív než cokoli jiného. Je-li to sopka, proběhne nejdřív vyhodnocovací kolo.
    2. Máš 10 akčních bodů (AB) na akce, v jakémkoli pořadí a kolikrát chceš, pokud to jejich pravidla dovolí:
    • nasadit figurku: 1
    • přesunout figurku mezi svými tábory: 1
    • přejít s figurkou hranici: 1 za každou destičku na ní
    • odkrýt patro chrámu: 2
    • vykopat poklad: 3
    • vyměnit poklady: 3 za každý získaný
    • postavit tábor: 5
    • postavit hlídače: 5
    3. Ukončíš tah, ať ti body zbývají, nebo ne; zbylé propadají. Žádnou akci provést nemusíš, jen kartičku položit ano.

    Tah nikdy neskončí sám od sebe, ani když body dojdou: k tomu je `end`. Do té doby můžeš akce vracet, ale ne přes vykopaný poklad, který už ukázal svůj motiv.
    Vedoucí je pro všechny akce figurka jako každá jiná a stojí stejně; jen když se porovnává síla, platí za 3.
tikal-topic-tiles =
    Kartička se pokládá na neprozkoumané pole, které sousedí aspoň s jedním prozkoumaným. Můžeš ji libovolně otočit.
    Musí se na ni dát dojít: aspoň na jedné hranici s prozkoumaným polem, které není sopka, musí být destička, lhostejno na které z obou stran.
    Kartička **pralesa** je prázdná a dá se na ní postavit tábor. **Chrám** začíná s hodnotou, která je na něm vytištěná. Na kartičku s **poklady** se hned položí lícem dolů tolik pokladů, kolik ukazuje masek: 2 až 4.
    Kartička **sopky** nemá destičky a neotáčí se. Stačí, když sousedí s prozkoumaným polem, třeba s jinou sopkou. Vstoupit na ni nikdo nikdy nesmí, ani když k ní destičky vedou. Když se sopka objeví, zůstane během vyhodnocovacího kola stranou; pak se položí a tah pokračuje s 10 akčními body.
    Pokud pro kartičku není žádné pole, kde by se na ni dalo dojít, položí se na kterékoli neprozkoumané pole vedle prozkoumaného, jakkoli otočená.
    Každá kartička kromě sopek má dohromady tři destičky. Které ještě přijdou, vypíše `/tiles`.
tikal-topic-moving =
    Za 1 akční bod **nasadíš** figurku ze zásoby do základního tábora a5 nebo do vlastního tábora. Z plánu se figurka do zásoby už nevrací.
    Za **pohyb** figurky na sousední pole platíš 1 akční bod za každou destičku na společné hranici, z obou stran dohromady. Hranici bez destiček přejít nejde, musíš najít cestu oklikou. Na neprozkoumaná pole a na sopky se vstoupit nedá.
    Hranice se platí celá, na destičkách nikdo nezůstává stát. Pokud body stačí, může jít kolik figurek chceš a jak daleko chceš; každá platí sama za sebe.
    Na jednom poli může stát libovolně mnoho figurek všech expedic a cizí figurky ničemu nepřekážejí: chůzi, kopání ani stavění.
    Nejlevnější cestu mezi dvěma poli ukáže `/cost a5 c4`.
tikal-topic-temples =
    Chrám má takovou hodnotu, jakou ukazuje jeho nejvyšší patro. **Odkrýt** ho znamená položit na něj za 2 akční body další patro, s číslem o jedničku vyšším. Potřebuješ
    • vlastní figurku na poli s chrámem, ať má hodnotu jakoukoli,
    • patro s tím číslem v zásobě: když už žádné není, zůstane chrám navždy, jaký je, a 10 je nejvíc.
    Chrám s hlídačem, ať je čí chce, se už neodkrývá.
    V jednom tahu smíš odkrýt nejvýš 2 patra téhož chrámu a při druhém tam musíš mít dvě figurky; ta druhá mohla přijít i mezitím. Vedoucí tu platí za jednu. Ve stejném tahu smíš odkrývat i jiné chrámy, u každého zase nejvýš dvě patra.
    Vyhodnocovací tah a řádný tah po něm jsou dva různé tahy.
    Většinu k tomu nepotřebuješ: můžeš zvýšit i chrám, kde má většinu někdo jiný. Komu se chrám počítá, vysvětluje `/rules tikal bodování`.
tikal-topic-treasures =
    Poklad můžeš **vykopat** na poli s poklady, kde máš figurku. Za 3 akční body si vezmeš vrchní poklad a vyložíš ho před sebe lícem nahoru.
    V jednom tahu smíš na témž poli vykopat nejvýš 2 poklady a při druhém tam musíš mít dvě figurky; vedoucí tu platí za jednu. Ve stejném tahu smíš kopat i na jiných polích s poklady. Většinu k tomu nepotřebuješ.
    Vyhodnocovací tah a řádný tah po něm jsou dva různé tahy.
    Motivů je osm a každý je ve hře třikrát. Při každém vyhodnocení dostaneš za každý motiv
    • za jeden poklad 1 bod,
    • za dvojici 3 body,
    • za trojici 6 bodů.
    Bodováním se poklady nespotřebují. Když z pole zmizí poslední, je to pole jako prales: dá se tam postavit tábor.
    Vykopaný poklad hned všichni vidí, a proto je všechno, co bylo předtím, závazné.
tikal-topic-exchange =
    Za 3 akční body za poklad můžeš vyměnit poklady s jedním protihráčem, stejný počet na obou stranách: jeden, dva nebo tři. Odmítnout nemůže a figurky k tomu potřeba nejsou. Každý musí mít to, co dává.
    Dvojice a trojice se nesmějí dělit, cizí ani vlastní: z každého motivu, který dáváš, dáš všechno, co z něj máš, a z každého, který bereš, vezmeš všechno, co z něj má protihráč. A žádný motiv nesmí být na obou stranách.
    Když se mění jeden za jeden, musí tedy být oba jednotlivé; za dva různé jednotlivé můžeš vzít celou dvojici (6 bodů), za tři celou trojici (9 bodů). I dvojici nebo trojici smíš dát, za jinou nebo za jednotlivé.
    V jednom tahu smí být výměn víc a co právě získáš, můžeš hned dát dál. Výměna smí vytvořit dvojici nebo trojici i protihráči.
    Stůl si mohl zvolit **jen jednotlivé poklady**: pak je každá výměna jeden jednotlivý za jeden jednotlivý.
tikal-topic-camps =
    Za 5 akčních bodů můžeš **postavit tábor**: v pralese (i na předtištěném palouku b4), nebo na poli s poklady, ze kterého jsou už všechny pryč. Figurku tam mít nemusíš a cizí nevadí. Na jednom poli smí být jen jeden tábor, na chrámu, na sopce a v základním táboře žádný. Každý má na celou hru 2 tábory a ty zůstávají, kde stojí.
    Do vlastních táborů můžeš **nasazovat** figurky stejně jako do základního, každou za 1 akční bod.
    Za 1 akční bod můžeš také figurku **přesunout** z jednoho z těchto míst (základní tábor, první tábor, druhý tábor) rovnou na jiné, ať je to jakkoli daleko a bez ohledu na destičky.
    Cizí figurky smějí do tvého tábora přijít, zůstat v něm i odejít, ale nikdo jiný tam nenasazuje a odtud ani sem nepřesouvá.
tikal-topic-guards =
    Tvoje **síla** na poli je 1 za každého účastníka a 3 za vedoucího. **Většinu** máš, když je tvá síla větší než síla každého jiného jednotlivého hráče; když tam nikdo jiný není, stačí jeden účastník. Shoda většina není.
    Tvůj **hlídač** ti chrám zajistí až do konce hry. Stojí 5 akčních bodů a na poli s chrámem musíš mít většinu. Jedna tvá figurka z toho pole, účastník nebo vedoucí, se stane hlídačem; všechny ostatní tvé figurky na tom poli ze hry navždy odejdou. Chceš-li některé zachránit, odveď je předem, pokud ti většina zůstane. Cizích figurek se to netýká.
    Od té chvíle
    • se chrám počítá jen tobě, ať přijde kdokoli,
    • nikdo ho už neodkrývá a nikdo další ho nehlídá,
    • všichni na pole smějí vstoupit, zůstat i odejít,
    • hlídač stojí na místě a jako figurka se už nepočítá.
    Za celou hru můžeš postavit 2 hlídače. Hlídač postavený ve vyhodnocovacím tahu platí hned; co v tom kole už dostali jiní, jim zůstává.
tikal-topic-scoring =
    Otočená sopka přináší vyhodnocovací kolo. Začíná ten, kdo ji otočil, pak ostatní po směru hodinových ručiček. Každý má **vyhodnocovací tah**: 10 akčních bodů na jakékoli akce, bez kartičky. Když ho ukončí, hned dostane body, a jen on:
    • za každý chrám, který hlídá: jeho hodnotu,
    • za každý chrám bez hlídače, kde má většinu: jeho hodnotu. Mají-li největší sílu dva nebo víc, nedostane za něj body nikdo,
    • za poklady: za každý motiv 1 bod za jeden, 3 za dvojici, 6 za trojici.
    Za chrámy, které hlídá někdo jiný, nedostane nic.
    Protože se každému počítá hned po jeho akcích, může tentýž chrám přinést body několika hráčům po sobě. Nic se nespotřebuje, v dalších kolech se počítá všechno znovu.
    Po vyhodnocovacím kole položí sopku ten, kdo ji otočil, má 10 akčních bodů jako v každém tahu a hra jde dál od něj. Nejvýš dvě patra a dva poklady na jednom poli platí v každém tahu znovu a akční body se z tahu do tahu nepřenášejí.
    Kolik bodů by teď kdo dostal, ukáže `/forecast`, a komu se počítá chrám, `/why`.
tikal-topic-end =
    Tah, ve kterém se položí 36. kartička, je poslední řádný. Po něm přijde závěrečné vyhodnocovací kolo: začíná hráč po tom, kdo tu kartičku položil, pokračuje se po směru hodinových ručiček a on sám je poslední. Každý má 10 akčních bodů a hned potom dostane body jako v každém vyhodnocovacím kole.
    Tím hra končí. Vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělí.
    Ve dvou má každý 18 řádných tahů, ve třech 12, ve čtyřech 9; k tomu vždy čtyři vyhodnocovací.
tikal-topic-auction =
    Stůl si mohl zvolit **dražbu**, profesionální pravidla. Co tu není řečeno, platí jako v základní hře.
    Každý začíná s **20 body**. Na konci se počítají a platí se jimi nabídky, stejně jako body získanými později.
    V každém **kole** má každý jeden tah. Otočí se tolik kartiček, kolik je hráčů. Pak se draží jeden tah po druhém a každý se celý odehraje dřív, než se draží další:
    1. Draží se právo táhnout jako další a vybrat si kartičku. Po směru hodinových ručiček každý nabídne víc než všichni před ním, nejméně 1 bod, ale ne víc, než má bodů, nebo pasuje, a tím z této dražby vypadává.
    2. První nabízí nejbližší hráč po směru hodinových ručiček od toho, kdo právě táhl, který v tomto kole ještě netáhl; v úplně první dražbě začínající hráč.
    3. Kdo nabídl nejvíc, svou nabídku ze svých bodů zaplatí, vezme si jednu kartičku, položí ji a má 10 akčních bodů. Pokud všichni pasují bez nabídky, má tah zadarmo ten, kdo pasoval první.
    4. Poslední si vezme kartičku, která zbyla, a neplatí nic.
    Odkrytá **sopka** čeká, až si ji někdo vezme. Pak proběhne vyhodnocovací kolo, které začíná u něj, a jeho tah pokračuje.
    V **závěrečném vyhodnocovacím kole** se jde podle bodů, začíná se nejmenším počtem. Při shodě se jde po směru hodinových ručiček od toho, kdo položil poslední kartičku, a on sám je z nich poslední. Pořadí se během kola už nemění.
tikal-topic-notation =
    `place c4 r2` položí kartičku na c4, otočenou o dva kroky po 60° doprava (r0 až r5; u sopky se nepíše).
    `deploy 3 a5` nasadí na a5 tři účastníky, `deploy L a5` vedoucího, `deploy 2+L a5` dva účastníky i vedoucího.
    `transfer 1 a5 c4` přesune účastníka z a5 na c4.
    `move 2 a5-b4-c4` pošle dva účastníky touto cestou, `move L a5 to c4` vedoucího tou nejlevnější.
    `uncover a4` odkryje patro, `recover b3` vykope poklad.
    `exchange P1 give m4 m5 take m6 m6` dá místu P1 dva poklady za dvojici. Místa jsou P0 až P3 v pořadí svých panelů; motivy { tikal-motif-m1 }, { tikal-motif-m2 }, { tikal-motif-m3 }, { tikal-motif-m4 }, { tikal-motif-m5 }, { tikal-motif-m6 }, { tikal-motif-m7 } a { tikal-motif-m8 }.
    `camp b4` postaví tábor. `guard a4 worker` udělá hlídačem účastníka, `guard a4 L` vedoucího.
    Při dražbě `bid 7` nabídne 7 bodů, `pass` pasuje a `take A4` vezme odkrytou kartičku.
    `end` ukončí tah.

    Píše se to za `/move`, malými i velkými písmeny. Figurky a otočení se dají vynechat, když je možnost jen jedna: `guard a4`, `place c4`.
    Více akcí v jedné zprávě odděl středníkem: `/move move 1 a5-a4; uncover a4`. Zahrají se buď všechny, nebo žádná. Po `recover` a `end` je všechno závazné, a proto patří až na konec.
    Co teď můžeš zahrát, vypíše `/legal`, a `/legal move` jen to, co tak začíná.

tikal-aim = Prosekej prales, zvyš chrámy a drž je, když sopka vyvolá bodování.
