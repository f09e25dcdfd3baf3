# Co říká Java. AB jsou akční body.

## Části vět

java-part-points = { $points } AB
java-part-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
java-part-spaces =
    { $size ->
        [one] { $size } pole
        [few] { $size } pole
       *[other] { $size } polí
    }

## Pojmenované hodnoty

java-tile-three = trojdílné území
java-tile-two = dvojdílné území
java-tile-rice = jednodílné území s rýží
java-tile-village = jednodílné území s vesnicí
java-border-highland = hory
java-border-lowland = nížina
java-source-open = odkrytou kartu
java-source-pile = kartu z balíku
java-card-M = maska (M)
java-card-D = buben (D)
java-card-P = loutka (P)
java-card-MD = maska a buben (MD)
java-card-DP = buben a loutka (DP)
java-card-MP = maska a loutka (MP)
java-wanted-M = { java-card-M }
java-wanted-D = { java-card-D }
java-wanted-P = { java-card-P }
java-wanted-MD = { java-card-MD }
java-wanted-DP = { java-card-DP }
java-wanted-MP = { java-card-MP }
java-duty-open = Ještě je třeba položit území.
java-duty-met = Území už je položené.
java-duty-waived = Žádné území položit nejde, takže se ani nemusí.
java-duty-none = V posledním tahu se území pokládat nemusí.
java-reason-no-tile-left = takové území už nezbývá
java-reason-off-the-board = přečnívalo by přes konec plánu
java-reason-developer-there = stojí tam figurka
java-reason-palace-covered = palác se zakrýt nesmí
java-reason-water-covered = voda se zakrýt nesmí
java-reason-not-flat = pole pod ním nejsou stejně vysoko
java-reason-wholly-outside = na holém plánu musí částí ležet uvnitř hranic
java-reason-same-tile-below = přesně pod ním leží stejně velký dílek
java-reason-one-tile-below = leželo by na jediném dílku
java-reason-cities-joined = spojilo by dvě města

## Volby

java-option-action_token_timing = Akční žetony
java-option-action_token_timing-anytime = kdykoli během tahu
java-option-action_token_timing-start_of_turn = před každou jinou akcí
java-option-multi_space_needs_two_tiles_below = Dvojdílná a trojdílná území leží aspoň na dvou dílcích
java-option-multi_space_needs_two_tiles_below-off = ne
java-option-multi_space_needs_two_tiles_below-on = ano
java-option-board_map = Plán
java-option-board_map-150 = 150 polí, jak říkají pravidla
java-option-board_map-152 = 152 polí, jak jsou nakreslena v našich zdrojích

## Na co se čeká

java-decision-turn = Využij akční body a potom ukonči tah.
java-decision-last-turn = Využij akční body a ukonči poslední tah, pak se ti spočítají body.
java-decision-festival = Vylož při slavnosti karty, nebo nadobro pasuj.
java-status-points =
    { $points ->
        [0] { $duty } Nezbývá žádný akční bod.
        [one] { $duty } Zbývá { $points } akční bod.
        [few] { $duty } Zbývají { $points } akční body.
       *[other] { $duty } Zbývá { $points } akčních bodů.
    }
java-status-festival = Slavnost na { $space }, palác { $value }: { java-part-score }, při shodě každý { $shared }. Odkrytá karta: { $card }. Zatím nejvíc: { $seats } ({ $best }); ty máš { $own }.
java-waiting-turn = akci v tahu
java-waiting-festival = odpověď při slavnosti: karty, nebo pas
java-refusal-not-now = To teď nejde: hra čeká na { $waiting }.

## Tlačítka

java-verb-place = Položit území
java-verb-irrigate = Založit vodní plochu
java-verb-enter = Nasadit figurku
java-verb-move = Pohnout figurkou
java-verb-leave = Stáhnout figurku
java-verb-build = Postavit palác
java-verb-enlarge = Rozšířit palác
java-verb-take = Vzít kartu
java-verb-token = Použít akční žeton
java-verb-festival = Uspořádat slavnost
java-verb-play = Vyložit karty
java-verb-pass = Pasovat
java-verb-end = Ukončit tah
java-price-irrigate = 1 AB
java-price-build = 1 AB
java-price-enlarge = 1 AB
java-price-take = 1 AB
java-each-place = 1 AB a víc
java-each-move = 1 AB za změnu
java-needs-place = chce místo a dílek
java-needs-irrigate = chce holý plán a dílek
java-needs-enter = chce cestu dovnitř
java-needs-move = chce cestu
java-needs-leave = chce cestu k okraji
java-needs-build = buď nejvýš ve vesnici
java-needs-enlarge = buď nejvýš ve městě
java-needs-take = teď už ne
java-needs-token = jeden za tah
java-needs-festival = stůj ve městě
java-lacks-points = málo akčních bodů
java-lacks-developer-left = nikdo nezbývá
java-lacks-developer-there = nikdo není na plánu
java-lacks-village-size = tvá vesnice je moc malá
java-lacks-city-size = tvé město je moc malé
java-lacks-free = není tam volné pole
java-lacks-city = chce město
java-lacks-other-turn = jednou za tah
java-lacks-cards-enough = v tahu už ne
java-lacks-pile = balíček je prázdný
java-lacks-token-left = žádný nezbývá
java-lacks-card = chce vhodnou kartu
java-lacks-land = nejdřív umísti pole
java-next-place-3 = Otoč ji: stiskni, jak má ležet, nebo znovu její pole.
java-begun-place-2 = Položit { $first } na …
java-begun-place-3 = Položit { $first } na { $second }
java-begun-move-2 = Pohnout figurkou z { $first } na …
java-begun-move-3 = Pohnout figurkou z { $first } na …
java-begun-build-2 = Postavit na { $first } palác …
java-begun-enlarge-2 = Rozšířit palác na { $first } na …
java-begun-festival = Uspořádat na { $first } slavnost, karty: { $rest }
java-begun-festival-2 = Uspořádat na { $first } slavnost, karty: …
java-token-three = { java-tile-three }
java-token-two = { java-tile-two }
java-token-rice = { java-tile-rice }
java-token-village = { java-tile-village }
java-token-a = { "" }
java-token-b = { "" }
java-token-c = { "" }
java-token-d = { "" }
java-token-e = { "" }
java-token-f = { "" }
java-link-to = na
java-token-open = odkrytou
java-token-pile = z balíku
java-token-M = { java-card-M }
java-token-D = { java-card-D }
java-token-P = { java-card-P }
java-token-MD = { java-card-MD }
java-token-DP = { java-card-DP }
java-token-MP = { java-card-MP }
java-note-left = zbývá { $left }
java-note-tokens = zbývá { $left }
java-note-cost =
    { $points ->
        [0] zdarma
       *[other] { java-part-points }
    }
java-note-rice =
    { $count ->
        [0] rýže na { $spaces }, { java-part-points }
       *[other] rýže na { $spaces }, { java-part-points }, obklopí { $water }
    }
java-note-target =
    { $points ->
        [0] { $level }. patro, zdarma
       *[other] { $level }. patro, { java-part-points }
    }
java-note-card = { $card }
java-note-pile = zbývá { $cards }
java-note-values = až { $value }
java-note-score = { java-part-score }
java-note-palace-laid = { $space }: palác { $value }, { java-part-score }
java-note-palace = palác { $value }, { java-part-score }
java-note-worth = celkem { $total }
java-beyond-palace-laid = { java-part-score }
java-beyond-palace = { java-part-score }
java-mark-cost = { $points }
java-mark-target = { $points }
java-group-row = Řada { $row }

java-forgone-points =
    { $points ->
        [one] Zbývá ti ještě { $points } akční bod, který můžeš využít.
        [few] Zbývají ti ještě { $points } akční body, které můžeš využít.
       *[other] Zbývá ti ještě { $points } akčních bodů, které můžeš využít.
    }

## Stálé pokyny

java-wish-upto = Vykládat karty nejvýš za …
java-wish-pass = Pasovat …
java-token-all = při všech slavnostech
java-number-upto =
    { $number ->
        [one] { $number } symbol
        [few] { $number } symboly
       *[other] { $number } symbolů
    }
java-order-bid-up-to = Při příští slavnosti na { $space } vyložit co nejméně karet, se kterými budu v čele nebo se podělím, celkem nejvýš za { $limit }; pak pasovat.
java-order-bid-always = Při každé slavnosti vyložit co nejméně karet, se kterými budu v čele nebo se podělím, celkem nejvýš za { $limit }; pak pasovat.
java-order-pass-festival = Při příští slavnosti na { $space } pasovat.
java-order-pass-always = Při každé slavnosti pasovat.
java-ended-held = Slavnost v paláci na { $space } už proběhla.

## Značky na plánu

java-legend-border = Každá zlatá čára stojí sem i ven 1 bod. Zbytek je v ceníku.
java-legend-land = Území: zelená je rýže, červená vesnice; čím bledší, tím vyšší, a od 2 s číslem patra. Světlé cesty spojují jeho pole. Ostatní jména leží mezi napsanými. Vesnice má plot či hradbu; na domku je počet jejích polí.
java-legend-developer = Figurka, vedle ní její patro. Čára od kroužku je cesta, kterou přišla.
java-legend-water = Voda: volná pole na břehu, poslední čárkovaně, kdo by bodoval (=: nikdo), na kapce její pole. Květy: bodovaná.
java-legend-cards = Odkrytá karta, jejíž symboly platí při slavnostech, a balík.
java-legend-palaces = Zbývající paláce podle hodnoty.
java-legend-tiles = Zbývá pro všechny: trojdílná území a vodní plochy.
java-legend-cities = Město, na plánu v hradbě: palác, po slavnosti s červeným číslem, počet polí, patra vedoucího hráče, pak ostatních.
java-legend-points = Karty, které lze ještě vzít; zbylé akční body.
java-legend-score = Body. Výhled: co by teď přineslo závěrečné bodování. Fajfka: už ho má za sebou; křížek: pasoval.
java-legend-supply = Figurky, akční žetony a karty hráče.
java-legend-own = Vlastní území hráče: dvojdílná, jednodílná s rýží a s vesnicí.
java-legend-turns = Poslední tahy po řadě.

## Co se stalo

java-event-turn-began =
    { $last ->
        [yes] **Tah { $number }**: { $seat }, poslední tah před závěrečným bodováním.
       *[no] **Tah { $number }**: { $seat }
    }
java-event-land-placed =
    { $level ->
        [1] { $seat } pokládá { $tile } na { $spaces }.
       *[other] { $seat } pokládá { $tile } na { $spaces }, teď { $level }. patro.
    }
java-event-last-tile-gone = **Poslední trojdílné území je pryč.** Po tomto tahu má { $seat } závěrečné bodování a ostatní ještě po jednom tahu.
java-event-water-placed = { $seat } zakládá vodní plochu na { $space }.
java-event-water-scored = Voda { $spaces } je obklopená: nejvýš na břehu stojí { $seat }: **{ $score }**.
java-event-water-unscored =
    { $count ->
        [0] Voda { $spaces } je obklopená, ale na břehu nikdo nestojí: body nezíská nikdo.
       *[other] Voda { $spaces } je obklopená, ale na břehu je nerozhodně ({ $seats }): body nezíská nikdo.
    }
java-event-developer-entered = { $seat } nasazuje figurku na { $space } ({ $border }) za { java-part-points }.
java-event-developer-moved =
    { $points ->
        [0] { $seat } přechází s figurkou z { $start } na { $target }.
       *[other] { $seat } přechází s figurkou z { $start } na { $target } za { java-part-points }.
    }
java-event-developer-left = { $seat } stahuje figurku z { $space } ({ $border }) za { java-part-points }.
java-event-palace-built = { $seat } staví na { $space } palác { $value } a získává **{ $score }**.
java-event-palace-enlarged = { $seat } rozšiřuje palác na { $space } ze { $before } na { $value } a získává **{ $score }**.
java-event-card-taken =
    { $known ->
        [yes] { $drawn ->
            [yes] { $seat } bere kartu z balíku: { $card }.
           *[no] { $seat } bere odkrytou kartu: { $card }.
        }
       *[no] { $seat } bere kartu z balíku.
    }
java-event-card-turned-up = Odkrytá karta je teď { $card }.
java-event-pile-shuffled =
    { $cards ->
        [one] Nový dobírací balík tvoří { $cards } odložená karta.
        [few] Nový dobírací balík tvoří { $cards } zamíchané odložené karty.
       *[other] Nový dobírací balík tvoří { $cards } zamíchaných odložených karet.
    }
java-event-token-used =
    { $left ->
        [0] { $seat } používá poslední akční žeton.
       *[other] { $seat } používá akční žeton; zbývá { $left }.
    }
java-event-festival-began = { $seat } pořádá **slavnost** na { $space }, palác { $value }.
java-event-cards-played = { $seat } vykládá karty: { $cards }; celkem { $total }.
java-event-seat-passed =
    { $empty ->
        [yes] { $seat } nemá karty a pasuje.
       *[no] { $seat } pasuje.
    }
java-event-festival-ended =
    { $count ->
        [1] Slavnost na { $space } vyhrává { $seats } ({ $total }) a získává **{ $score }**.
       *[other] O slavnost na { $space } se dělí { $seats } ({ $total }), každý získává **{ $score }**.
    }
java-event-turn-ended =
    { $waived ->
        [yes] { $seat } končí tah; žádné území položit nešlo.
       *[no] { $points ->
            [0] { $seat } končí tah.
           *[other] { $seat } končí tah, { java-part-points } propadá.
        }
    }
java-event-end-triggered = **Celé kolo nešlo položit žádné území.** { $seat } má závěrečné bodování a ostatní ještě po jednom tahu.
java-event-final-scored =
    { $score ->
        [0] **Závěrečné bodování, { $seat }: 0.**
       *[other] **Závěrečné bodování, { $seat }: { $score }.**{ $first_count ->
            [0] {""}
           *[other] {" "}První místo: { $firsts }.
        }{ $second_count ->
            [0] {""}
           *[other] {" "}Druhé místo: { $seconds }.
        }
    }
java-event-game-ended =
    { $score ->
        [one] **Konec hry.** Vítězí { $winner_seats } ({ $score } bod).
        [few] **Konec hry.** Vítězí { $winner_seats } ({ $score } body).
       *[other] **Konec hry.** Vítězí { $winner_seats } ({ $score } bodů).
    }

## Tahy předem

java-ahead =
    `h7 je volné`: není tam figurka, palác ani voda. `h7 je moje`: v té vesnici nebo městě máš nejvyšší postavení jen ty. `h7 je postavené`: ta vesnice je město. `f8 je uzavřené`: voda tam je obklopená.
    `md je odkrytá`: leží tam karta tohoto druhu. `three je dostupné`, `water je dostupné`, `6 je dostupné`: v zásobě je ještě trojdílné území, dílek vody, palác této hodnoty.
    Například: `/ahead pokud h7 je volné: place village h7; end`
java-ahead-word-free = volné volný volná prázdné
java-ahead-word-mine = moje můj má
java-ahead-word-built = postavené postavený postavená
java-ahead-word-closed = uzavřené uzavřený uzavřená
java-ahead-word-up = odkrytá odkrytý odkryté
java-ahead-word-left = dostupné dostupný dostupná zbývá

## Odmítnutí

java-refusal-too-few-points =
    { $points ->
        [0] Nezbývá žádný akční bod a tohle stojí { $needs }.
       *[other] Na to nemáš dost akčních bodů: stojí to { $needs } a máš { $points }.
    }
java-refusal-land-first = V tomto tahu musíš ještě položit území; teprve pak ho můžeš ukončit nebo uspořádat slavnost.
java-refusal-points-for-land =
    { $points ->
        [one] Máš { $points } akční bod a v tomto tahu musíš ještě položit území: nezbylo by na něj. Nejdřív polož území, nebo použij akční žeton.
        [few] Máš { $points } akční body, tohle stojí { $cost } a v tomto tahu musíš ještě položit území: nezbylo by na něj. Nejdřív polož území.
       *[other] Máš { $points } akčních bodů, tohle stojí { $cost } a v tomto tahu musíš ještě položit území: nezbylo by na něj. Nejdřív polož území.
    }
java-refusal-place-for-land = V tomto tahu musíš ještě položit území a tohle by ti vzalo poslední místo pro ně. Nejdřív polož území.
java-refusal-no-tile-left = Nezbývá žádné { $tile }.
java-refusal-off-the-board = V otočení { $rotation } by území na { $space } přečnívalo přes konec plánu.
java-refusal-developer-there = Na { $space } stojí figurka ({ $developer_seat }).
java-refusal-palace-covered = Na { $space } je palác { $value } a paláce se zakrývat nesmějí.
java-refusal-water-covered =
    { $lake ->
        [yes] Na { $space } je předkreslená nádrž; nic se na ni klást nesmí.
       *[no] Na { $space } je vodní plocha; nic se na ni klást nesmí.
    }
java-refusal-not-flat = Území musí ležet rovně, ale { $spaces } mají patra { $levels }.
java-refusal-wholly-outside = Na holém plánu musí území aspoň jedním polem ležet uvnitř hranic; { $spaces } leží venku.
java-refusal-same-tile-below = Území ({ $tile }) nesmí přesně zakrýt jediný stejně velký dílek, a ten leží na { $spaces }.
java-refusal-one-tile-below = Podle pravidel tohoto stolu leží větší území aspoň na dvou dílcích; { $spaces } je dílek jediný.
java-refusal-cities-joined = Spojila by se města: paláce na { $spaces } by stály na jednom souvislém území, a město má jen jeden.
java-refusal-no-water-left = Žádná vodní plocha už nezbývá.
java-refusal-water-at-border = { $space } leží na okraji nebo za ním; vodní plocha patří jen dovnitř plánu.
java-refusal-water-on-land = Na { $space } už je území; vodní plocha se klade přímo na plán.
java-refusal-no-developer-left = Všechny tvé figurky už jsou na plánu.
java-refusal-not-your-developer = Na { $space } nestojí žádná tvá figurka.
java-refusal-same-space = Cesta začíná i končí na { $space }.
java-refusal-palace-entered = Na { $space } je palác; figurky na paláce nevstupují.
java-refusal-no-land =
    { $water ->
        [yes] Na { $space } je voda; figurky chodí jen po souši.
       *[no] Na { $space } ještě není žádné území.
    }
java-refusal-no-way = Z { $start } na { $target } nevede cesta: brání v ní voda, paláce, holý plán nebo cizí figurky.
java-refusal-no-way-in = Tvé figurky se z okraje na { $space } nedostanou.
java-refusal-no-way-out = Tvá figurka z { $space } se k okraji nedostane.
java-refusal-no-village = { $space } není pole vesnice.
java-refusal-city-has-palace = { $space } patří k městu s palácem na { $palace }, a město má palác jen jeden. Ten se dá rozšířit.
java-refusal-nobody-of-yours-there = Ve vesnici nebo městě na { $space } nemáš žádnou figurku.
java-refusal-not-highest =
    { $tied ->
        [yes] Stejně vysoko tam stojí { $seats } ({ $own }), a stavět nebo rozšiřovat smí jen ten, kdo stojí sám nejvýš.
       *[no] Výš než ty tam stojí { $seats }: { $levels } proti { $own }. Stavět nebo rozšiřovat smí jen ten, kdo stojí sám nejvýš.
    }
java-refusal-village-too-small = Palác { $value } potřebuje stejný počet polí, a je jich tam { $size }.
java-refusal-no-palace-left = Palác { $value } už nezbývá žádný.
java-refusal-no-palace = Na { $space } není palác.
java-refusal-palace-changed = Palác na { $space } už byl v tomto tahu postaven nebo rozšířen; víckrát za tah to nejde.
java-refusal-not-larger = Palác na { $space } už má hodnotu { $shown }; může být jen větší.
java-refusal-cards-enough = V jednom tahu si smíš vzít nejvýš { $limit } karty, a ty už máš.
java-refusal-pile-empty = Dobírací balík je prázdný a nic není odloženo, takže si nejde vzít žádnou kartu, ani odkrytou.
java-refusal-token-used = Jeden akční žeton už v tomto tahu použitý máš, víc jich použít nejde.
java-refusal-no-token-left = Nezbývá ti žádný akční žeton.
java-refusal-token-first = Podle pravidel tohoto stolu se akční žeton používá před každou jinou akcí.
java-refusal-festival-held = V paláci na { $space } už slavnost byla; další může být, až se rozšíří.
java-refusal-card-worthless = Tahle karta nemá žádný symbol odkryté karty: { $card }; odkrytá je { $wanted }.
java-refusal-not-in-hand =
    { $held ->
        [0] Tuhle kartu v ruce nemáš: { $card }.
       *[other] Karta { $card }: v ruce máš { $held }, ne { $needs }.
    }

## Otázky

java-question-cities = Ukázat, kdo v kterém městě stojí nejvýš a o kterou figurku.
java-question-cities-usage = [@STŮL]
java-question-cities-called = města
java-question-village = Ukázat, jak kdo stojí ve vesnici nebo městě a jaký tam smí být palác.
java-question-village-usage = [@STŮL] [POLE]
java-question-village-called = vesnice
java-question-water = Ukázat, co kde chybí kolem otevřené vody a kdo by teď získal body.
java-question-water-usage = [@STŮL]
java-question-water-called = voda
java-question-cost = Ukázat, co stojí cesta figurky: mezi dvěma poli, nebo od okraje na jedno.
java-question-cost-usage = [@STŮL] POLE [POLE]
java-question-cost-called = cesta
java-question-forecast = Ukázat, co by komu teď dalo závěrečné bodování.
java-question-forecast-usage = [@STŮL]
java-question-forecast-called = výhled
java-question-why = Ukázat, v jakých otočeních se území na pole vejde a proč v jiných ne.
java-question-why-usage = [@STŮL] three|two|rice|village POLE
java-question-why-called = proč
java-question-festivals = Jen tobě ukázat, co by tvé karty mohly získat při možných slavnostech.
java-question-festivals-usage = [@STŮL]
java-question-festivals-called = slavnosti
java-answer-city =
    { $used ->
        [yes] **{ $space }**: město, { java-part-spaces }, palác { $value } (slavnost už byla)
       *[no] **{ $space }**: město, { java-part-spaces }, palác { $value } (slavnost ještě nebyla)
    }
java-answer-village = **{ $space }**: vesnice, { java-part-spaces }, bez paláce
java-answer-no-city = Žádné město ještě není.
java-answer-no-village = { $space } není pole vesnice.
java-answer-no-villages = Není tu žádná vesnice bez paláce, která by na něj stačila.
java-answer-levels = { $seat }: { $levels }
java-answer-nobody = Nikdo tam nestojí.
java-answer-alone = Stojí tam jen { $seat }: { $levels }.
java-answer-tied = Stejně vysoko ({ $levels }) stojí { $seats }: sám nejvýš není nikdo.
java-answer-leads =
    { $more ->
        [yes] Nejvýš stojí { $seat }, o jednu figurku navíc: { $levels } proti { $second } ({ $second_seat }).
       *[no] { $deciding ->
            [1] Nejvýš stojí { $seat }, rozhoduje nejvyšší figurka: { $levels } proti { $second } ({ $second_seat }).
            [2] Nejvýš stojí { $seat }, rozhoduje druhá figurka: { $levels } proti { $second } ({ $second_seat }).
            [3] Nejvýš stojí { $seat }, rozhoduje třetí figurka: { $levels } proti { $second } ({ $second_seat }).
           *[other] Nejvýš stojí { $seat }, rozhoduje { $deciding }. figurka: { $levels } proti { $second } ({ $second_seat }).
        }
    }
java-answer-may-rise =
    { $city ->
        [yes] Podle velikosti a zásoby lze palác rozšířit na { $values }.
       *[no] Podle velikosti a zásoby tam smí být palác { $values }.
    }
java-answer-highest = Palác má hodnotu { $value }, vyšší není.
java-answer-may-not-rise =
    { $city ->
        [yes] Další palác má hodnotu { $value } a potřebuje tolik polí; město jich má { $size }.
       *[no] Nejmenší palác potřebuje pole { $value }; vesnice má { $size }.
    }
java-answer-gone = Velikost by stačila, ale v zásobě už nejsou: { $values }.
java-answer-changed = V tomto tahu už byl postaven nebo rozšířen.
java-answer-water =
    { $count ->
        [one] **{ $spaces }**: za { java-part-score }; holé je ještě { $gaps }.
        [few] **{ $spaces }**: za { java-part-score }; holá jsou ještě { $gaps }.
       *[other] **{ $spaces }**: za { java-part-score }; holá jsou ještě { $gaps }.
    }
java-answer-no-open-water = Všechna voda je obklopená.
java-answer-no-developer = Na { $space } nestojí žádná figurka. S jediným polem ukáže `/cost { $space }` cestu od okraje.
java-answer-no-way = Z { $start } na { $target } nevede cesta: { $seat }.
java-answer-way =
    { $points ->
        [0] { $seat } jde zdarma: `{ $way }`.
       *[other] { $seat } jde `{ $way }` za { java-part-points }: barva se mění na { $changes }.
    }
java-answer-no-border-way = Mezi okrajem a { $space } cesta nevede: { $seat }.
java-answer-border-way =
    { $walk ->
        [0] { $seat }: { java-part-points } mezi okrajem ({ $border }) a koncem `{ $way }`, při nasazení i stažení: { $entry } za okraj.
       *[other] { $seat }: { java-part-points } mezi okrajem ({ $border }) a koncem `{ $way }`, při nasazení i stažení: { $entry } za okraj a { $walk } za změny barvy.
    }
java-answer-forecast =
    { $score ->
        [0] { $seat }: nic, celkem { $all }.
       *[other] { $seat }: **{ $score }**, celkem { $all }.{ $first_count ->
            [0] {""}
           *[other] {" "}První místo: { $firsts }.
        }{ $second_count ->
            [0] {""}
           *[other] {" "}Druhé místo: { $seconds }.
        }
    }
java-answer-had-final = { $seat } už má závěrečné bodování za sebou: { $score }.
java-answer-no-festival = Není tu město s tvou figurkou, ve kterém by mohla být slavnost.
java-answer-prospect =
    { $total ->
        [0] **{ $space }** (palác { $value }, { java-part-score }): žádná tvá karta nemá potřebný symbol.
       *[other] { $rivals ->
            [0] **{ $space }** (palác { $value }, { java-part-score }): nikdo jiný tam nestojí, stačí jedna karta.
           *[other] { $sure ->
                [yes] **{ $space }** (palác { $value }, { java-part-score }, napůl { $shared }): tvé karty dají { $total }, { $rival_seats } nejvýš { $most }: slavnost je jistě tvá.
               *[no] **{ $space }** (palác { $value }, { java-part-score }, napůl { $shared }): tvé karty dají { $total }; { $rival_seats } možná až { $most }.
            }
        }
    }
java-answer-game-over = Hra skončila.
java-answer-fit =
    { $single ->
        [yes] Vejde se na { $spaces } jako { $level }. patro za { java-part-points }.
       *[no] { $rotation }: vejde se na { $spaces } jako { $level }. patro za { java-part-points }.
    }
java-answer-unfit = { $anyhow ->
        [yes] Nevejde se
       *[no] { $rotations }
    }: { $reason }{ $count ->
        [0] {""}
       *[other] {" "}({ $spaces })
    }.

## Body

java-source-irrigation = vodní plochy
java-source-palaces = paláce
java-source-festivals = slavnosti
java-source-final = závěrečné bodování

## Tah slovy, v radách a tam, kde stojí zápis

java-move-place-land = položit na { $space } { $tile }
java-move-irrigate = založit vodní plochu na { $space }
java-move-enter = nasadit figurku na { $space }
java-move-move = pohnout figurkou z { $start } na { $target }
java-move-leave = stáhnout figurku z { $space }
java-move-build = postavit na { $space } palác { $value }
java-move-enlarge = rozšířit palác na { $space } na { $value }
java-move-take-card = vzít { $source }
java-move-use-token = použít akční žeton
java-move-give-festival = uspořádat na { $space } slavnost, karty: { $cards }
java-move-play-cards = vyložit karty: { $cards }
java-move-pass = pasovat
java-move-end-turn = ukončit tah

## Co z možnosti může být později, v radách: body stojí před tím

java-later-palaces = paláce, které se dají postavit nebo rozšířit na { $spaces }
java-later-city = palác { $space } ({ $value }) v závěrečném bodování
java-later-city-contested = palác { $space } ({ $value }) v závěrečném bodování, kde tě může dohnat: { $rival_seats }
java-later-water = voda, kterou zbývá obklopit na { $spaces }
java-later-developers = figurky na plánu
java-later-tokens = akční žetony
java-later-small-tiles = malé dílky
java-later-cards = karty v ruce
java-later-festival = tato slavnost
java-later-festival-to-come = slavnost, kterou tvé karty jistě vyhrají

## Pravidla po kapitolách

java-primer =
    Osidluješ Jávu: pokládáš území v terasách, zakládáš vodní plochy, stavíš paláce a pořádáš slavnosti.
    • **Tvůj tah:** polož aspoň jedno území. Za 6 akčních bodů (AB) pokládáš území, nasazuješ figurky, chodíš s nimi (1 za každou změnu barvy mezi rýží a vesnicí), stavíš nebo rozšiřuješ paláce a bereš karty.
    Ve vesnici je **první** ten, kdo tam stojí sám nejvýš. Když jsi to ty, smíš tam postavit palác s hodnotou nejvýš podle počtu polí a získáš polovinu té hodnoty.
    • **Body** přináší i obklopená voda (3 za každé pole tomu, kdo stojí sám nejvýš na břehu), slavnosti a nejvíc závěrečné bodování: každé město dá prvnímu celou hodnotu paláce, druhému polovinu.
    Po posledním trojdílném území mají ostatní ještě po jednom tahu a každému se hned po tom jeho boduje.
java-topics = cíl, tah, území, hranice, voda, figurky, pořadí, paláce, karty, slavnosti, konec, plán, psaní, pokyny
java-topics-near =
    cíl: cíl hry, vítězství, vyhrát, součásti, příprava, body
    tah: akční body, akce, ceny, cena, akční žeton, žetony, žeton, tahy, pas
    území: dílek, dílky, položit, vesnice, rýže, rýžové pole, terasa, patro, destička, destičky, pole
    hranice: vysočina, nížina, okraj, přesah
    voda: vodní plocha, zavlažování, jezero, jezera, obklopená, rybník
    figurky: figurka, pohnout, nasadit, stáhnout, cesta, vývojář
    pořadí: město, města, nejvyšší, většina, shoda, vesnice, remíza
    paláce: palác, postavit, zvětšit, hodnota, stavba
    karty: karta, balík, ruka, maska, buben, loutka
    slavnosti: slavnost, oslava, symboly
    konec: konec hry, závěrečné bodování, bodování, vyhodnocení, poslední tah
    plán: mapa, rozhodnutí
    psaní: zápis, zapsat, napsat, souřadnice, příkazy
    pokyny: pokyn, stálý příkaz, automaticky
java-topic-name-goal = Cíl a vybavení
java-topic-name-turn = Tah a ceny
java-topic-name-land = Pokládání území
java-topic-name-border = Přes hranici
java-topic-name-water = Vodní plochy
java-topic-name-developers = Figurky
java-topic-name-rank = Vesnice, města a pořadí v nich
java-topic-name-palaces = Paláce
java-topic-name-cards = Slavnostní karty
java-topic-name-festivals = Slavnosti
java-topic-name-end = Konec a závěrečné bodování
java-topic-name-map = Plán a naše vlastní rozhodnutí
java-topic-name-notation = Jak psát tahy
java-topic-name-orders = Stálé pokyny
java-topic-goal =
    Osidluješ vnitrozemí Jávy: pokládáš terasovitá území, zakládáš vodní plochy, stavíš paláce a pořádáš slavnosti. Vyhrává, kdo má nejvíc bodů.
    Získávají se **body** za obklopenou vodu, za stavbu a rozšiřování paláců, za slavnosti a nejvíc za závěrečné bodování měst.
    Každý má 12 figurek, 3 akční žetony, 5 dvojdílných území, 3 jednodílná s rýží, 2 jednodílná s vesnicí a 3 slavnostní karty, které nikdo jiný nevidí. Společných je 56 trojdílných území, 16 vodních ploch a 40 paláců: 6 s hodnotou 2, 7 se 4, 8 se 6, 9 s 8 a 10 s 10.
    Kdo začne, se losuje; pak se hraje po směru hodinových ručiček.
java-topic-turn =
    V tahu máš **6 akčních bodů (AB)**. Akce volíš v jakémkoli pořadí a tak často, jak chceš:
    • položit území: 1 a za každé pole, kterým přečnívá přes holou hranici, 1 navíc
    • založit vodní plochu: 1
    • nasadit nebo stáhnout figurku: 1 přes nížinu, 2 přes hory a 1 za každou změnu barvy cestou
    • pohnout figurkou: 1 za každou změnu barvy
    • postavit nebo rozšířit palác: 1
    • vzít slavnostní kartu: 1, nejvýš 2 karty za tah
    • použít akční žeton: dá 1 AB navíc; jeden za tah, 3 za hru
    • uspořádat slavnost: zdarma, končí tím tah
    V každém tahu se musí položit **aspoň jedno území**, jakkoli velké; vodní plochy a paláce se nepočítají. Do té doby nesmíš udělat nic, po čem by na ně nezbyly body nebo místo. Jen když žádné území položit nejde, nemusí se.
    Tah končí až slovem `end`, nikdy sám. Zbylé body propadají.
    U stolu se dá zvolit, že se žeton používá před každou jinou akcí, nebo vůbec.
java-topic-land =
    Území kryje přesně pole plánu. Nemusí se dotýkat jiných. Trojdílné má jedno pole vesnice a dvě pole rýže v trojúhelníku, dvojdílné jedno pole vesnice a jedno rýže; jednodílná jsou buď vesnice, nebo rýže.
    • Musí ležet rovně: všechna pole pod ním mají stejné patro. Nic nesmí trčet ve vzduchu.
    • Nesmí přesně krýt jediný stejně velký dílek, ať je natočený jakkoli. Menší dílek smí ležet na části většího.
    • Nekryje figurku, palác ani vodu.
    • Nesmí spojit dvě města. Rozhoduje stav po jeho položení.
    Smí krýt rýži i vesnice, dělit vesnice i města a spojovat vesnice mezi sebou i s městem. Rozdělí-li se město, je městem ta část, kde je palác; druhá je vesnice a smí dostat palác vlastní.
    U stolu se dá zvolit, že dvojdílná a trojdílná území leží aspoň na dvou různých dílcích.
    `/why three D7` ukáže, jak se území na pole vejde a proč jinak ne.
java-topic-border =
    Kolem vnitrozemí vede hranice: na severu hory, na jihu nížina. Na holém plánu smí území přes hranici přečnívat, leží-li aspoň jedním polem uvnitř; každé přečnívající pole stojí 1 AB navíc.
    Další patra na takových polích už nic navíc nestojí a smějí ležet celá venku.
    Co leží na hranici, je území jako každé jiné: stojí tam figurky, sahají tam vesnice, dají se tam stavět paláce. Jen vodní plocha nikdy neleží na hranici ani na poli, které se jí dotýká.
java-topic-water =
    Každá **vodní plocha** se zakládá přímo na holém poli plánu, které se nedotýká hranice. Smí se dotýkat jiné vody: co souvisí, předkreslené i založené, je jedna nádrž.
    Jakmile leží území na všech polích kolem, je nádrž **obklopená** a hned se boduje, ať ji obklopil kdokoli: 3 body za každé její pole, i za předkreslené. Dostane je ten, kdo stojí sám nejvýš na břehu, tedy na polích vedle vody; na barvě nezáleží. Při nerozhodném pořadí, nebo když tam nikdo není, nedostane body nikdo a příležitost je pryč.
    Boduje se i voda položená do hotové díry. Jedno území může obklopit víc nádrží; každá se boduje zvlášť.
    Body za vodu získá i ten, kdo už má závěrečné bodování za sebou.
    `/water` ukáže, co je otevřené a kdo by teď body získal.
java-topic-developers =
    Na poli stojí nejvýš jedna figurka. Figurky chodí po rýži a vesnicích, ne po holém plánu, vodě a palácích; na výšce nezáleží. Krok z rýže do vesnice nebo zpět stojí 1 AB, krok po stejné barvě nic. Vlastní figurky smějí překračovat, cizí ne, a končí na volném poli.
    Figurky se **nasazují** tam, kde území přiléhá k holé hranici, nebo ji překračuje a sousedí s holým plánem venku. Přes nížinu to stojí 1, přes hory 2; jsou-li tam obě, platí to levnější. V téže akci jdou dál, 1 za každou změnu barvy. **Stahují se** stejnou cestou za stejnou cenu a později se smějí vrátit.
    Určíš figurku a pole; cesta je vždy nejlevnější. `/cost D7 F9` ji ukáže předem, `/cost F9` cenu mezi okrajem a F9.
    Figurka, která nemá kudy, zůstává, kde je.
java-topic-rank =
    Jako **vesnice** se počítají všechna souvislá pole vesnice, ať jsou jakkoli vysoko. S palácem na jednom z nich je to **město**; palác se počítá k jeho polím. Město má jeden palác.
    Jak se určí **pořadí**: srovná se nejvyšší figurka každého, kdo tam stojí. Jsou-li stejně vysoko, srovnají se další, a tak dál; kdo má při jinak stejných figurkách jednu navíc, stojí výš. Jen když jsou stejné všechny, je to nerozhodně.
    Takže 4-3 je nad 4-2 a 4-2-1 nad 4-2.
    Stejně se určuje pořadí na břehu vody.
    `/cities` ukáže, kdo je v kterém městě nejvýš a o kterou figurku, `/village D7` víc o jednom z nich.
java-topic-palaces =
    Palác smí **stavět** ten, kdo stojí ve vesnici sám nejvýš. Palác se klade na volné pole té vesnice v jakékoli výšce. Hodnota (2, 4, 6, 8 nebo 10) nesmí být větší než počet polí vesnice, i s tím pod palácem.
    A **rozšířit** ho smí ten, kdo stojí ve městě sám nejvýš. Nová hodnota je větší než dosavadní, nemusí být hned ta další a nesmí být větší než počet polí města.
    V obou případech získáš polovinu hodnoty, kterou pokládáš.
    Každý palác lze za tah postavit nebo rozšířit nejvýš jednou, různých paláců ale víc.
    Nový palác ukazuje bílé číslo. Po slavnosti ukazuje červené, dokud se nerozšíří.
    Když se město zmenší, hodnota paláce zůstane. Když nějaká hodnota dojde, už ji položit nejde, ale vyšší ano.
java-topic-cards =
    Slavnostních karet je 30: po 5 s maskou (M), bubnem (D), loutkou (P), maskou a bubnem (MD), bubnem a loutkou (DP), maskou a loutkou (MP). Jedna leží odkrytá, ostatní tvoří dobírací balík. Karty v ruce jsou tajné; jejich počet ne.
    Za 1 AB si vezmeš odkrytou kartu, která se hned nahradí, nebo vrchní kartu z balíku; nejvýš 2 karty za tah.
    Když balík dojde, odložené karty se zamíchají. Není-li co zamíchat, nejde si vzít žádnou, dokud se nějaké neodloží.
    Při slavnostech jsou třeba symboly odkryté karty: tvá karta platí za tolik symbolů, kolik jich má s odkrytou společných. Leží-li odkrytá MD, platí MD za 2, M, D, MP a DP za 1 a P za nic.
java-topic-festivals =
    Na konci tahu smíš uspořádat slavnost ve městě, kde máš figurku a palác ukazuje bílé číslo; na pořadí nezáleží. Začneš vyložením jedné nebo víc karet, z nichž každá platí aspoň za 1.
    Účastní se všichni s figurkou v tom městě, po směru hodinových ručiček. Kdo je na řadě, vyloží jednu nebo víc platných karet, nebo nadobro pasuje; ostatní není třeba dohánět. Končí se, když všichni pasovali, nebo když zbývá jediný a je v čele. Za toho, kdo nemá karty, se pasuje samo; ostatních se hra zeptá.
    Kdo vyložil nejvíc symbolů, získá polovinu hodnoty paláce. Je-li takových víc, podělí se: při paláci 2 dostane každý 0, při 4 každý 1, při 6 i 8 každý 2, při 10 každý 3.
    Všechny vyložené karty se odloží, odkrytá zůstává. Palác ukáže červené číslo.
    Slavnost nejde uspořádat, dokud musíš ještě položit území.
    `/festivals` ukáže jen tobě, co by tvé karty mohly získat.
java-topic-end =
    Kdo položí poslední trojdílné území, dohraje tah a má **závěrečné bodování**. Ostatní mají ještě po jednom tahu, bez povinnosti pokládat území, a hned po něm své závěrečné bodování. Stejně se končí, když tolik tahů po sobě, kolik je hráčů, skončilo bez území, protože žádné položit nešlo.
    Při svém závěrečném bodování dostaneš body za **každé město**, kde stojíš: celou hodnotu paláce za první místo, polovinu za druhé. Při shodě tu body dostanou všichni: kdo se dělí o první místo, má plnou hodnotu, a kdo následuje po nich, je druhý.
    Každému se boduje to, co je na plánu po jeho posledním tahu, takže totéž město může dát plný počet bodů několika hráčům po sobě.
    Kdo už má závěrečné bodování za sebou, dál se účastní slavností a získává body za vodu.
    Vyhrává, kdo má nejvíc bodů; při shodě je vítězství společné. `/forecast` ukáže, co by teď kdo získal.
java-topic-map =
    Co nerozhoduje žádný zdroj, který jsme našli, je naše vlastní rozhodnutí:
    • Tištěný plán má 150 polí, nákresy, které známe, 152. Na našem plánu jsou H2 a H17 nížina a I2 a I18 chybějí. Která pole se liší doopravdy, se neví. U stolu se dá zvolit nákres se 152.
    • Hory jsou na severu, nížina na jihu; jeden zdroj to má naopak.
    • Nádrže F8, F14 a I10 leží tam, kde je mají dva zdroje; třetí je má jinde.
    • Značení polí: řady A až O od severu, čísla od západu.
    • Dotýkají-li se pole hranice obou druhů, platí ta levnější. Na dílku za hranicí platí hranice pod ním.
    • Tah, ve kterém nejde položit žádné území, smí skončit bez něj. Když se to stane celé kolo, hra končí.
    • Dokud musíš položit území, nesmíš se připravit o poslední místo ani o body na ně.
    • Kdo už má závěrečné bodování za sebou, získává dál body za vodu.
    • Když dojde balík i odložené karty, nejde si vzít žádnou, ani odkrytou.
    • Za nepřítomného hráče se položí nejlevnější možné území a při slavnostech se pasuje.
java-topic-notation =
    `place three D7 a` položí trojdílné území: vesnici na D7, rýži ve směru a a v dalším. Písmena jdou proti směru hodinových ručiček: a je východ, b severovýchod, c severozápad, d západ, e jihozápad, f jihovýchod. `place two D7 c` má rýži jen v tom jednom směru. `place rice D7` a `place village D7` pokládají jednodílná území.
    `irrigate H9` založí vodní plochu.
    `enter D7` nasadí figurku, `move D7 to F9` jí pohne, `leave D7` ji stáhne, vždy nejlevnější cestou.
    `build D7 4` postaví palác 4, `enlarge D7 6` ho rozšíří na 6.
    `take open` vezme odkrytou kartu, `take pile` kartu z balíku, `token` použije akční žeton.
    `festival D7 M MD` uspořádá slavnost v paláci na D7 a vyloží tyto karty; při ní `play MP D` vyloží další, `pass` pasuje.
    `end` ukončí tah.

    Píše se to za `/move`, malými i velkými písmeny. Otočení se dá vynechat, když je možné jen jedno, a 0 až 5 znamenají a až f.
    Víc akcí v jedné zprávě odděl středníkem: `/move place rice D7; enter D7; end`. Zahrají se buď všechny, nebo žádná. Karty a `end` se nedají vzít zpět, takže patří na konec.
    Co teď můžeš zahrát, vypíše `/legal`, `/legal place two` jen to, co tak začíná.
java-topic-orders =
    Aby slavnost nemusela čekat na tebe, nechá `/orders` tvé odpovědi předem:
    `upto 2` – při každé slavnosti vyložíš co nejméně karet, se kterými budeš v čele, dokud všechny tvé karty v ní platí nejvýš za 2; když to nestačí, vyložíš co nejméně karet, se kterými se podělíš; jinak pasuješ. Když už v čele jsi, pasuješ.
    `upto 3 D7` – totéž, ale jen při příští slavnosti v paláci na D7.
    `pass` – při každé slavnosti pasuješ; `pass D7` jen při příští na D7.
    Pasuje-li za tebe pokyn, platí to stejně jako tvůj vlastní pas, i když jsi zrovna v čele: ostatní tě ještě mohou předstihnout.
    Pokyn k jednomu paláci končí jeho slavností. Pokyn ke všem platí, dokud ho nezrušíš. Hodí-li se oba, platí později zadaný.
    Nikdo jiný se nedozví, že máš pokyn zadaný.

java-aim = Stav terasy a města, drž paláce a pořádej slavnosti.
