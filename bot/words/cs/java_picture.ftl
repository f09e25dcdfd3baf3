# Slova na obrázku a na textovém plánu Jávy.

java-picture-duty-open = musí ještě položit území
java-picture-duty-met = území už je položené
java-picture-duty-waived = nemá kam položit území
java-picture-duty-none = poslední tah
java-picture-festival = slavnost na { $palace } o { $score }: vykládá karty, nebo pasuje
java-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
java-picture-worth = výhled
java-picture-source-irrigation = voda
java-picture-source-palaces = paláce
java-picture-source-festivals = slavnosti
java-picture-source-final = závěr
java-picture-costs = Ceny
java-picture-cities = Města
java-picture-held = slavnost byla
java-picture-no-cities = zatím žádný palác
java-picture-open = odkrytá
java-picture-discards = odloženo { $cards }
java-picture-no-hand = Karty v ruce mají jen hráči.
java-picture-hand-empty = V ruce nejsou žádné karty.
java-picture-alone = výhra +{ $score }
java-picture-shared = shoda +{ $score }
java-picture-prospects = Slavnosti, které můžeš uspořádat; tvé karty platí za { $total }
java-picture-no-prospects = V žádném městě, kde stojíš, nemá palác bílé číslo.
java-picture-sure = jistá
java-picture-open-to = sporná
java-picture-running = Slavnost na { $palace }

java-text-title = JÁVA, plán se { $map } poli
java-text-token-first = Akční žeton se hraje před všemi ostatními akcemi.
java-text-two-below = Větší území leží aspoň na dvou jiných.
java-text-turn = Tah { $turn }, na tahu { $seat }
java-text-over = Hra skončila po tahu { $turn }.
java-text-phase-turn = hraje
java-text-phase-festival = vykládá karty slavnosti, nebo pasuje
java-text-points = Zbývá akčních bodů: { $points } · lze vzít karet: { $cards }
java-text-duty-open = Území je ještě třeba položit.
java-text-duty-met = Území už je položené.
java-text-duty-waived = Území není kam položit.
java-text-duty-none = Území není třeba pokládat.
java-text-not-acted = V tomto tahu se ještě nic nestalo.
java-text-waived = Tahů po sobě, v nichž nebylo kam položit území: { $turns }
java-text-token-used = Akční žeton už v tomto tahu použit.
java-text-changed = Paláce změněné v tomto tahu: { $palaces }
java-text-ending = Začaly poslední tahy.
java-text-stock = Zásoba: trojdílná území { $three } · vodní plochy { $water }
java-text-palaces = Paláce (hodnota×počet): { $palaces }
java-text-cards = Odkrytá karta: { $card } · dobírací balík: { $pile }
java-text-discards = Odložené:
java-text-score = body { $score } · závěrečné bodování teď { $worth }
java-text-score-final = body { $score }
java-text-sources = voda { $irrigation } · paláce { $palaces } · slavnosti { $festivals } · závěr { $final }
java-text-supply = figurky { $developers } · žetony { $tokens } · karty { $cards }
java-text-own-tiles = dvojdílná { $two } · rýže { $rice } · vesnice { $village }
java-text-known = známé karty:
java-text-finished = závěrečné bodování má za sebou
java-text-map = PLÁN (r2: rýže, patro 2; v vesnice; p palác; ~~ voda;
    ^^ hory; .. nic; __ nížina; čísla polí jsou nahoře)
java-text-tiles = ÚZEMÍ (číslo=viditelná pole, /3: z tolika celkem)
java-text-villages = VESNICE A MĚSTA (patra figurek; *: nejvýš)
java-text-city = { $palace } palác { $value } { $side }
java-text-side-white = bílý
java-text-side-red = červený
java-text-most = nejvýš { $value }
java-text-waters = VODA
java-text-water-score = bodů { $score }
java-text-gaps = chybí: { $gaps }
java-text-enclosed = obklopená
java-text-festival = SLAVNOST na { $palace }, hodnota { $value }, pořádá { $seat }
java-text-festival-seats = Účastní se: { $seats }
java-text-festival-active = Ještě hrají: { $seats }
java-text-festival-laid = { $seat } za { $total }, vyloženo:
java-text-hand = KARTY V RUCE (karta=hodnota):
java-text-prospect = { $palace } palác { $value }: +{ $score }
java-text-prospect-total = tvé karty { $total }
java-text-sure = jistá jen pro tebe

## Karty v ruce, ve větách

java-hand-none = Nemáš žádné karty slavností.
java-hand-cards = Tvé karty slavností; odkrytá je { $wanted } a při slavnosti platí jen její symboly:
java-hand-card =
    { $count ->
        [1] • { $card }
       *[other] • { $count }× { $card }
    }{ $worth ->
        [0] : teď neplatí nic
        [one] : { $worth } symbol
        [few] : { $worth } symboly
       *[other] : { $worth } symbolů
    }{ $count ->
        [1] {""}
       *[other] {" "}každá
    }
java-hand-supply =
    Akční žetony: { $tokens }, každý dá jeden akční bod, v jednom tahu jde použít jeden. { $developers ->
        [0] Všechny tvé figurky jsou na plánu.
        [one] Nasadit lze ještě { $developers } figurku.
        [few] Nasadit lze ještě { $developers } figurky.
       *[other] Nasadit lze ještě { $developers } figurek.
    }
java-hand-tiles = Tvá vlastní území: dvojdílná { $two }, jednodílná s rýží { $rice }, s vesnicí { $village }.
java-hand-festival-sure = Slavnost na { $space } (palác { $value }): tvé karty dají { $total } a nikdo tam na tolik nedosáhne: { java-part-score }.
java-hand-festival = Slavnost na { $space } (palác { $value }): tvé karty dají { $total }. Výhra přinese { java-part-score }, shoda { $shared }. { $others }.
java-hand-rival = { $player } dá nejvýš { $most }

## Co je na poli, pro předčítání

java-holds-land = prázdné
java-holds-highland = hory, prázdné
java-holds-lowland = nížina, prázdné
java-holds-lake = voda
java-holds-water = voda
java-holds-rice = rýže, patro { $level }
java-holds-village = vesnice, patro { $level }
java-holds-palace = palác { $value } na patře { $level }
java-holds-side-white = ještě bez slavnosti
java-holds-side-red = slavnost už byla
java-holds-city = ve městě s palácem { $value } na { $space }
java-holds-developer = figurka: { $player }
