# Co říká Magellan. Karty jsou karty se zlatem, pokud u nich není objevitel.

## Pojmenované hodnoty

magellan-explorer-columbus = Kolumbus
magellan-explorer-pizarro = Pizarro
magellan-explorer-magellan = Magellan
magellan-explorer-marco_polo = Marco Polo
magellan-explorer-da_gama = da Gama
magellan-explorer-cook = Cook
magellan-cards-none = žádná karta
magellan-half-left = levá polovina
magellan-half-right = pravá polovina
magellan-stage-veto = na veta
magellan-stage-bid = na nabídky
magellan-stage-pay = na platbu vydražitele
magellan-stage-ship = na to, kterou loď vydražitel pošle dál
magellan-stage-half = na to, kterou polovinu pole vydražitel zvolí
magellan-stage-tuck = na kartu pod Magellana
magellan-stage-swap = na výměny u Marca Pola
magellan-stage-draw = na losování u Pizarra
magellan-stage-over = na nic, hra skončila

## Volby

magellan-option-side_half_1 = Kolumbus, Pizarro a Magellan
magellan-option-side_half_1-A = strana A
magellan-option-side_half_1-B = strana B
magellan-option-side_half_2 = Marco Polo, da Gama a Cook
magellan-option-side_half_2-A = strana A
magellan-option-side_half_2-B = strana B
magellan-option-start_player = Začíná
magellan-option-start_player-random = vylosované místo
magellan-option-start_player-0 = první ve vylosovaném pořadí
magellan-option-start_player-1 = druhé ve vylosovaném pořadí
magellan-option-start_player-2 = třetí ve vylosovaném pořadí
magellan-option-start_player-3 = čtvrté ve vylosovaném pořadí
magellan-option-start_player-4 = páté ve vylosovaném pořadí
magellan-option-start_player-5 = šesté ve vylosovaném pořadí
magellan-option-pizarro_b_scoring = Losování u Pizarra (strana B) přináší
magellan-option-pizarro_b_scoring-crowns = koruny
magellan-option-pizarro_b_scoring-gold = zlato
magellan-option-columbus_veto_scope = Kolumbova veta platí
magellan-option-columbus_veto_scope-phase = do konce 1. fáze
magellan-option-columbus_veto_scope-game = do konce hry
magellan-option-bid_display = Z nabídky je vidět
magellan-option-bid_display-cards = karty
magellan-option-bid_display-sum = jen součet

## Na co se čeká

magellan-decision-veto = Vetuj odkrytou kartu, nebo ji nech vydražit.
magellan-decision-bid = Nabídni, nebo pasuj; pas je konečný.
magellan-decision-pay = Zaplať vyloženými kartami, nebo jinými s aspoň stejnou hodnotou.
magellan-decision-ship = Vyber, která z tvých lodí popluje dál.
magellan-decision-half = Vyber polovinu pole: karty hned, nebo koruny na konci hry.
magellan-decision-tuck = Podstrč kartu pod Magellana: už se jí nedá platit, koruny se počítají na konci.
magellan-decision-swap = Vyber karty, které vyměníš za stejný počet z balíku.
magellan-decision-draw = Vylosuj kartu za Pizarra, nebo skonči.
magellan-status-veto = Odkrytá karta: { $explorer }.
magellan-status-veto-or-bid = Odkrytá karta: { $explorer }. Ty nabízíš první: když rovnou nabídneš nebo pasuješ, veto ti zůstane.
magellan-status-no-bid = Draží se { $explorer }; nabídka zatím není žádná.
magellan-status-best-bid = Draží se { $explorer }; nejvyšší nabídka je { $bid } ({ $best_seat }).
magellan-status-won = Vydraženo: { $explorer } za { $bid }.
magellan-status-swap =
    { $limit ->
        [one] Vyměnit můžeš nejvýš { $limit } kartu.
        [few] Vyměnit můžeš nejvýš { $limit } karty.
       *[other] Vyměnit můžeš nejvýš { $limit } karet.
    }
magellan-status-drawn = Dosud vylosované zlato: { $total }.

## Tlačítka

magellan-verb-veto = Vetovat
magellan-verb-no = Nevetovat
magellan-verb-bid = Nabídnout
magellan-verb-pass = Pasovat
magellan-verb-pay = Zaplatit
magellan-verb-ship = Vybrat loď
magellan-verb-left = Levá polovina
magellan-verb-right = Pravá polovina
magellan-verb-tuck = Podstrčit kartu
magellan-verb-swap = Vyměnit karty
magellan-verb-draw = Losovat
magellan-verb-stop = Skončit
magellan-begun-bid = Nabídnout { $all } …
magellan-begun-pay = Zaplatit { $all } …
magellan-begun-swap = Vyměnit { $all }
magellan-number-bid = kartu { $number }
magellan-number-pay = kartu { $number }
magellan-number-swap = kartu { $number }
magellan-number-tuck = kartu { $number }
magellan-number-bid-sum = součet { $number }
magellan-number-ship = loď { $number }
magellan-token-sum = zvolený součet
magellan-token-none = žádnou kartu
magellan-token-columbus = { magellan-explorer-columbus }
magellan-token-pizarro = { magellan-explorer-pizarro }
magellan-token-magellan = { magellan-explorer-magellan }
magellan-token-marco_polo = { magellan-explorer-marco_polo }
magellan-token-da_gama = { magellan-explorer-da_gama }
magellan-token-cook = { magellan-explorer-cook }
magellan-note-total = celkem { $total }
magellan-beyond-total = { "" }
magellan-note-laid = vyloží se { $cards }
magellan-note-draw =
    { $count ->
        [one] hned { $count } karta
        [few] hned { $count } karty
       *[other] hned { $count } karet
    }
magellan-note-crowns =
    { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
magellan-note-wanting = a ještě { $gold }
magellan-note-paying = platba: { $cards }
magellan-note-draw-paying = { magellan-note-draw }, { magellan-note-paying }
magellan-note-crowns-paying = { magellan-note-crowns }, { magellan-note-paying }
magellan-note-half = { $half }
magellan-note-pile = hromádka { $cards }, koruny: { $crowns }
magellan-note-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
magellan-group-tens = { $least } až { $most }

## Stálé pokyny

magellan-wish-upto = Nabízet až do …
magellan-wish-early = Nabídnout, jakmile to půjde …
magellan-wish-pass = Pasovat …
magellan-wish-veto = Veta …
magellan-wish-pay = Platit …
magellan-token-bid = Nabídnout
magellan-token-pass = Pasovat
magellan-token-card = u této karty
magellan-token-all = u každé karty
magellan-token-unless = u každé karty kromě …
magellan-token-stuck = když nemůžu zvýšit
magellan-token-never = nikdy
magellan-token-ask = ptát se mě jen u …
magellan-token-laid = vyloženými kartami
magellan-token-least = kartami, které nejsnáz oželím
magellan-order-bid-up-to = Nabízet na tuto kartu ({ $explorer }) až do { $limit }, vždy nejmenším možným součtem; pak pasovat.
magellan-order-bid-first = Jakmile půjde nabízet ({ $explorer }): `{ $notation }`.
magellan-order-pass-card = Pasovat u této karty ({ $explorer }).
magellan-order-pass-explorer = Pasovat u všech karet ({ $explorer }) do konce { $phase }. fáze.
magellan-order-pass-always = Pasovat u každé karty.
magellan-order-pass-unless = Pasovat u každé karty kromě těchto: { $explorers }.
magellan-order-pass-stuck = Pasovat, když nemůžu zvýšit.
magellan-order-veto-next = Vetovat příští kartu ({ $explorer }).
magellan-order-veto-never = Nevetovat.
magellan-order-veto-ask = Na veto se mě ptát jen u těchto: { $explorers }.
magellan-order-pay-laid = Platit vyloženými kartami.
magellan-order-pay-least = Platit stejným součtem z karet, které nejsnáz oželím: málo korun, pak málo karet, pak vysoké.
magellan-ended-limit =
    { $bid ->
        [0] Z tvých karet nejde složit žádný součet do { $limit }, a tak pasuješ.
       *[other] Nabídka je { $bid } a do { $limit } ji z tvých karet zvýšit nejde, a tak pasuješ.
    }
magellan-ended-carried-out = Pokyn je splněný.
magellan-ended-vetoed = Kartu někdo vetoval ({ $explorer }).
magellan-ended-auction-over = Dražba této karty skončila ({ $explorer }).
magellan-ended-begun = Dražba začala bez něj ({ $explorer }).
magellan-ended-passed = U této karty už pasuješ ({ $explorer }).
magellan-ended-phase-over = { $phase }. fáze skončila.
magellan-ended-veto-used = Tvé veto je použité ({ $explorer }).
magellan-ended-no-veto = Už nemáš žádné veto.

## Značky na plánu

magellan-legend-left = Malé karty: kolik karet objevitele ještě přijde, podle fází.
magellan-legend-crowns = Koruny: body za loď, která tu skončí. Pytle: karty pro jejího majitele na konci fáze.
magellan-legend-veto = V 1. fázi přináší karta veto.
magellan-legend-swap = Tolik karet se smí na konci fáze vyměnit.
magellan-legend-draw = Kdo kartu vydraží, hned si tolik karet dobere.
magellan-legend-tuck = Pod loď jde karta. Koruny hromádky se počítají tolikrát.
magellan-legend-pile = Karty pod lodí, pokud je znáš.
magellan-legend-eye = Kdo kartu vydraží, hraje do konce fáze s odkrytými kartami.
magellan-legend-phase = Fáze.
magellan-legend-stack = Kolik karet má balíček fáze; pod ním vetovaní objevitelé, přijdou nakonec.
magellan-legend-auction = Co se draží, nejvyšší nabídka a všichni po řadě s nabídkami. Kroužek: je tázán; kormidlo: začíná; křížek: pasoval; minus: nemá loď.
magellan-legend-supply = Zlato v balíku; nevydražení objevitelé.
magellan-legend-discards = Odložené zlato: kolik karet má každá hodnota, poslední jsou rubem nahoru. Pod nimi koruny na zlatě.
magellan-legend-sale = Poslední dražba: značka lodi, objevitel, komu, nabídka, platba.
magellan-legend-points = Body i s odkrytou rukou, pořadí bez ní; její koruny. Karty v ruce (oko: odkryté).
magellan-legend-reserve = Lodě v zásobě, od 2. fáze vydražené karty; veta.

## Co se stalo

magellan-event-phase-began = **Začíná { $phase }. fáze**, karet objevitelů: { $cards }.
magellan-event-card-turned-up =
    { $left ->
        [0] Odkrývá se **{ $explorer }**, poslední karta { $phase }. fáze.
        [one] Odkrývá se **{ $explorer }**. Do konce { $phase }. fáze zbývá { $left } karta.
        [few] Odkrývá se **{ $explorer }**. Do konce { $phase }. fáze zbývají { $left } karty.
       *[other] Odkrývá se **{ $explorer }**. Do konce { $phase }. fáze zbývá { $left } karet.
    }
magellan-event-card-without-bidders =
    { $left ->
        [0] Odkrývá se **{ $explorer }**, poslední karta { $phase }. fáze; nikdo ji nemůže dražit, a tak odchází ze hry.
        [one] Odkrývá se **{ $explorer }**; nikdo tuto kartu nemůže dražit, a tak odchází ze hry. Do konce { $phase }. fáze zbývá { $left } karta.
        [few] Odkrývá se **{ $explorer }**; nikdo tuto kartu nemůže dražit, a tak odchází ze hry. Do konce { $phase }. fáze zbývají { $left } karty.
       *[other] Odkrývá se **{ $explorer }**; nikdo tuto kartu nemůže dražit, a tak odchází ze hry. Do konce { $phase }. fáze zbývá { $left } karet.
    }
magellan-event-card-vetoed = { $seat } vetuje: { $explorer } jde na spodek balíčku.
magellan-event-veto-declined = { $seat } nevetuje.
magellan-event-bid-made =
    { $count ->
        [0] { $seat } nabízí **{ $bid }**.
        [1] { $seat } nabízí **{ $bid }** jednou kartou.
       *[other] { $seat } nabízí **{ $bid }** kartami { $cards }.
    }
magellan-event-seat-passed = { $seat } pasuje.
magellan-event-card-removed =
    { $asked ->
        [yes] Nikdo nic nenabídl: { $explorer } odchází ze hry.
       *[no] Nikdo tuto kartu nemůže dražit: { $explorer } odchází ze hry.
    }
magellan-event-card-won = **{ $seat } získává kartu { $explorer } za { $bid }.**
magellan-event-payment-made = { $seat } platí { $total } ({ $cards }).
magellan-event-ship-placed =
    { $halved ->
        [yes] { $seat } umisťuje loď { $number } na 1. pole ({ $explorer }, { $half }).
       *[no] { $seat } umisťuje loď { $number } na 1. pole ({ $explorer }).
    }
magellan-event-ship-advanced =
    { $halved ->
        [yes] { $seat } posouvá loď { $number } na { $field }. pole ({ $explorer }, { $half }).
       *[no] { $seat } posouvá loď { $number } na { $field }. pole ({ $explorer }).
    }
magellan-event-veto-gained = { $seat } získává veto.
magellan-event-card-tucked =
    { $card ->
        [0] { $seat } podstrkuje lícem dolů kartu pod Magellana (loď { $number }, karet v hromádce: { $pile }).
       *[other] { $seat } podstrkuje kartu { $card } pod Magellana (loď { $number }, karet v hromádce: { $pile }).
    }
magellan-event-hand-opened = { $seat } hraje do konce fáze s odkrytými kartami: { $cards }.
magellan-event-card-lost = { $seat } přichází o kartu { $card }, losuje { $neighbour_seat }.
magellan-event-cards-drawn =
    { $count ->
        [one] { $visible ->
            [yes] { $seat } si dobírá { $count } kartu: { $cards }.
           *[no] { $seat } si dobírá { $count } kartu.
        }
        [few] { $visible ->
            [yes] { $seat } si dobírá { $count } karty: { $cards }.
           *[no] { $seat } si dobírá { $count } karty.
        }
       *[other] { $visible ->
            [yes] { $seat } si dobírá { $count } karet: { $cards }.
           *[no] { $seat } si dobírá { $count } karet.
        }
    }
magellan-event-open-cards-drawn =
    { $count ->
        [one] { $seat } si dobírá { $count } kartu a hned ji ukazuje: { $cards }.
        [few] { $seat } si dobírá { $count } karty a hned je ukazuje: { $cards }.
       *[other] { $seat } si dobírá { $count } karet a hned je ukazuje: { $cards }.
    }
magellan-event-draws-lost =
    { $count ->
        [one] Karty došly: { $seat } už { $count } kartu nedobere.
        [few] Karty došly: { $seat } už { $count } karty nedobere.
       *[other] Karty došly: { $seat } už { $count } karet nedobere.
    }
magellan-event-supply-shuffled = Odkládací balík se míchá a stává se dobíracím. Karet: { $count }.
magellan-event-phase-ended = **Končí { $phase }. fáze.**
magellan-event-hands-closed = Odkryté karty se vracejí do ruky: { $seats }.
magellan-event-vetoes-expired = Nevyužitá veta propadají: { $seats }.
magellan-event-reserve-left = Neumístěné lodě odcházejí ze hry: { $seats }.
magellan-event-swap-chosen = { $seat } má vybráno pro výměnu u Marca Pola.
magellan-event-cards-swapped =
    { $count ->
        [one] { $seat } mění u Marca Pola { $count } kartu.
        [few] { $seat } mění u Marca Pola { $count } karty.
       *[other] { $seat } mění u Marca Pola { $count } karet.
    }
magellan-event-own-swap = { $seat } dává pryč { $given } a dostává { $taken }.
magellan-event-pile-counted = { $seat } sčítá hromádku pod Magellanem na { $field }. poli: { $cards }, koruny { $crowns } × { $field } = { $points }.
magellan-event-seat-counted =
    { $gold ->
        [0] { $seat } už nemá žádné zlato; lodě { $ships }, celkem **{ $points }**.
       *[other] { $seat } ukazuje { $cards } (zlato { $gold }): ruka { $hand }, lodě { $ships }, celkem **{ $points }**.
    }
magellan-event-final-draw-began = Úplně nakonec losuje { $seat } za loď, která doplula s Pizarrem.
magellan-event-final-card-drawn = { $seat } losuje { $card }: zlato { $total }.
magellan-event-final-draw-scored =
    { $bust ->
        [yes] Zlato { $total } je víc než { $limit }: { $seat } za Pizarra nedostává nic.
       *[no] { $points ->
            [one] { $seat } přestává losovat: zlato { $total }, za Pizarra **{ $points }** bod.
            [few] { $seat } přestává losovat: zlato { $total }, za Pizarra **{ $points }** body.
           *[other] { $seat } přestává losovat: zlato { $total }, za Pizarra **{ $points }** bodů.
        }
    }
magellan-event-game-ended =
    { $gold ->
        [0] { $points ->
            [one] **Konec hry.** Vítězí { $winner_seats } ({ $points } bod).
            [few] **Konec hry.** Vítězí { $winner_seats } ({ $points } body).
           *[other] **Konec hry.** Vítězí { $winner_seats } ({ $points } bodů).
        }
       *[other] { $points ->
            [one] **Konec hry.** Vítězí { $winner_seats } ({ $points } bod): při shodě rozhodlo zlato v ruce ({ $gold }).
            [few] **Konec hry.** Vítězí { $winner_seats } ({ $points } body): při shodě rozhodlo zlato v ruce ({ $gold }).
           *[other] **Konec hry.** Vítězí { $winner_seats } ({ $points } bodů): při shodě rozhodlo zlato v ruce ({ $gold }).
        }
    }

## Tahy předem

magellan-ahead =
    `cook je odkrytá`: karta tohoto objevitele je odkrytá a ještě není vydražená. `cook je dostupné`: v této fázi přijde ještě další. `cook je moje`: máš v té řadě loď. `9 je dost`: nabídka 9 by byla nejvyšší.
    Například: `/ahead pokud cook je odkrytá a 9 je dost: bid sum 9 / pass`
magellan-ahead-word-up = odkrytá odkrytý odkryté
magellan-ahead-word-left = dostupné dostupný dostupná zbývá
magellan-ahead-word-mine = moje můj má
magellan-ahead-word-enough = dost stačí

## Odmítnutí

magellan-refusal-not-now = To teď nejde: hra čeká { $stage }.
magellan-refusal-bid-too-low =
    { $bid ->
        [0] Nabídka musí být aspoň 1.
       *[other] Nejvyšší nabídka je { $bid }; { $total } není víc.
    }
magellan-refusal-spare-card-needed = { $explorer } bere kromě platby ještě kartu z ruky. Karet máš v ruce { $hand }, vykládáš { $cards }, a zbýt musí aspoň { $needs }.
magellan-refusal-not-in-hand =
    { $held ->
        [0] Kartu { $card } v ruce nemáš.
       *[other] Kartu { $card } máš v ruce jen { $held }×, ne { $needs }×.
    }
magellan-refusal-no-such-sum =
    { $count ->
        [0] Z tvých karet nejde složit { $total } ani žádný vyšší součet, který by šlo nabídnout.
       *[other] Z tvých karet nejde složit { $total }. Nejbližší vyšší součty: { $sums }.
    }
magellan-refusal-payment-too-low = Tvá nabídka je { $bid } a aspoň tolik musíš zaplatit. Tyto karty dají dohromady { $total }.
magellan-refusal-no-such-ship = Loď { $number } z { $field }. pole dál plout nemůže. Na výběr máš: { $numbers }.
magellan-refusal-not-in-payment = Na této straně plánu je to karta z platby ({ $cards }) a karta { $card } v ní není.
magellan-refusal-too-many-cards =
    { $limit ->
        [one] Vyměnit můžeš nejvýš { $limit } kartu, ne { $count }.
        [few] Vyměnit můžeš nejvýš { $limit } karty, ne { $count }.
       *[other] Vyměnit můžeš nejvýš { $limit } karet, ne { $count }.
    }
magellan-refusal-not-in-auction = Teď se nedraží žádná karta, kterou ještě můžeš získat.
magellan-refusal-not-early = To je pro toho, kdo bude nabízet první, dokud ostatní ještě můžou vetovat.
magellan-refusal-no-veto = Veto nemáš.
magellan-refusal-no-hand = Karty v ruce má jen ten, kdo hraje.

## Otázky

magellan-question-sums = Vypsat součty, které jdou složit z tvých karet, a které karty by se vyložily.
magellan-question-sums-usage = [@STŮL]
magellan-question-sums-called = součty
magellan-question-worth = Ukázat, co teď vynášejí pole objevitele a která čísla jsou naše vlastní.
magellan-question-worth-usage = [@STŮL] OBJEVITEL [POLE]
magellan-question-worth-called = výnos
magellan-question-left = Vypsat karty objevitelů, které v této fázi ještě přijdou.
magellan-question-left-usage = [@STŮL]
magellan-question-left-called = zbývá
magellan-answer-bids =
    { $count ->
        [0] Víc než { $bid } z tvých karet nabídnout nejde ({ $explorer }).
       *[other] { $bid ->
            [0] Můžeš nabídnout ({ $explorer }):
           *[other] Víc než { $bid } můžeš nabídnout takto ({ $explorer }):
        }
    }
magellan-answer-hand-sums =
    { $count ->
        [0] Nemáš žádné karty.
       *[other] Z tvých karet jde složit:
    }
magellan-answer-sum =
    { $crowns ->
        [one] **{ $total }**: { $cards } ({ $crowns } koruna)
        [few] **{ $total }**: { $cards } ({ $crowns } koruny)
       *[other] **{ $total }**: { $cards } ({ $crowns } korun)
    }
magellan-answer-explorer = **{ $explorer }**, strana { $side }
magellan-answer-field = { $field }. pole: koruny { $crowns }, pytle { $sacks }.
magellan-answer-pile-from-hand = { $field }. pole: koruny hromádky lodi × { $amount }, pytle { $sacks }. Do hromádky přibude jedna karta z ruky, lícem dolů.
magellan-answer-pile-from-payment = { $field }. pole: koruny hromádky lodi × { $amount }, pytle { $sacks }. Do hromádky přibude jedna karta z platby, lícem nahoru.
magellan-answer-final-draw = { $field }. pole: pytle { $sacks }. Úplně nakonec se za něj losují karty, nejvýš do { $amount } zlata.
magellan-answer-halves =
    { $amount ->
        [one] { $field }. pole, pytle { $sacks }: vlevo koruny { $crowns } a hned { $amount } karta, vpravo koruny { $right }.
        [few] { $field }. pole, pytle { $sacks }: vlevo koruny { $crowns } a hned { $amount } karty, vpravo koruny { $right }.
       *[other] { $field }. pole, pytle { $sacks }: vlevo koruny { $crowns } a hned { $amount } karet, vpravo koruny { $right }.
    }
magellan-answer-gives-veto = – Karta přináší veto.
magellan-answer-swaps =
    { $amount ->
        [one] – Na konci fáze smíš vyměnit nejvýš { $amount } kartu za každou loď, která sem v té fázi doplula.
        [few] – Na konci fáze smíš vyměnit nejvýš { $amount } karty za každou loď, která sem v té fázi doplula.
       *[other] – Na konci fáze smíš vyměnit nejvýš { $amount } karet za každou loď, která sem v té fázi doplula.
    }
magellan-answer-draws =
    { $amount ->
        [one] – Vydražitel si hned dobere { $amount } kartu.
        [few] – Vydražitel si hned dobere { $amount } karty.
       *[other] – Vydražitel si hned dobere { $amount } karet.
    }
magellan-answer-opens-hand = – Vydražitel hraje do konce fáze s odkrytými kartami.
magellan-answer-loses-card =
    { $amount ->
        [one] – Vydražitel přijde náhodně o { $amount } kartu.
        [few] – Vydražitel přijde náhodně o { $amount } karty.
       *[other] – Vydražitel přijde náhodně o { $amount } karet.
    }
magellan-answer-own-design = Pole, jejichž čísla jsme si navrhli sami: { $fields }; viz `/rules values`.
magellan-answer-ship =
    { $hidden ->
        [0] Leží tam { $seat }, loď { $number }; teď by přinesla { $points }.
       *[other] Leží tam { $seat }, loď { $number }; teď by přinesla { $points } a k tomu něco za zakryté karty ({ $hidden }).
    }
magellan-answer-stack = { $phase }. fáze, karet v balíčku zbývá: { $cards }.
magellan-answer-left = { $explorer }: { $count }×
magellan-answer-vetoed = Vetované karty vespod, v tomto pořadí: { $explorers }.
magellan-answer-removed = Nevydražené karty mimo hru: { $explorers }.

## Body

magellan-source-columbus = { magellan-explorer-columbus }
magellan-source-pizarro = { magellan-explorer-pizarro }
magellan-source-magellan = { magellan-explorer-magellan }
magellan-source-marco_polo = { magellan-explorer-marco_polo }
magellan-source-da_gama = { magellan-explorer-da_gama }
magellan-source-cook = { magellan-explorer-cook }
magellan-source-hand = ruka

## Tah slovy, v radách a tam, kde stojí zápis

magellan-move-use-veto = vetovat
magellan-move-let-pass = nevetovat
magellan-move-bid-cards =
    { $count ->
        [one] nabídnout { $total }
        [few] nabídnout { $total } kartami { $cards }
       *[other] nabídnout { $total } kartami { $cards }
    }
magellan-move-bid-sum = nabídnout { $total }
magellan-move-pass = pasovat
magellan-move-pay =
    { $count ->
        [one] zaplatit { $total }
        [few] zaplatit { $total } kartami { $cards }
       *[other] zaplatit { $total } kartami { $cards }
    }
magellan-move-advance-ship = posunout loď { $number }
magellan-move-choose-half = { $half }
magellan-move-tuck-card = podstrčit kartu { $card } pod Magellana
magellan-move-swap-cards =
    { $count ->
        [0] nevyměnit žádnou kartu
        [one] vyměnit { $cards }
        [few] vyměnit { $cards }
       *[other] vyměnit { $cards }
    }
magellan-move-draw-card = losovat další kartu
magellan-move-stop-drawing = skončit losování

## Co z možnosti může být později, v radách: body stojí před tím

magellan-later-gold = zlato na nabídky
magellan-later-ship = loď na { $field }. poli ({ $explorer })
magellan-later-sacks = karty na konci fáze
magellan-later-veto = veta
magellan-later-open-hand = ruka, kterou vidí všichni
magellan-later-bid = { $explorer } za tuto nabídku; v dražbě dál: { $rival_seats }
magellan-tie-break = Při rovnosti bodů rozhoduje víc zlata v ruce: { $counts }.

## Pravidla po tématech

magellan-primer =
    Šest **objevitelů** vyplouvá na cestu a ty chceš, aby s nimi pluly tvé lodě.
    Postupně se draží 36 karet objevitelů. V **dražbě** nabízíš přesný součet některých karet se zlatem, které máš skryté v ruce, víc než dosud nejvyšší nabídka, nebo pasuješ. Vydražitel zaplatí a pohne lodí: v 1. fázi ji umístí na první pole objevitele, ve 2. a 3. fázi jednu ze svých lodí, které tam už jsou, posune o pole dál. Většina objevitelů umí něco svého, třeba veto, výměnu nebo karty hned.
    Po 1. a 2. fázi si všichni doberou dvě karty a po každé fázi ještě jednu za každý pytel na polích, kam v ní jejich lodě dopluly.
    • **Body** jsou koruny: na konci je lodě dostanou za pole, kde jsou, a počítají se i karty, které ti zbyly. Nízké karty mají tři koruny, vysoké jen jednu.
magellan-topics = cíl, dražba, výhra, kolumbus, pizarro, magellan, polo, gama, cook, fáze, bodování, hodnoty, psaní, pokyny
magellan-topics-near =
    cíl: cíl hry, vítězství, vyhrát, součásti, příprava, lodě, zlato, koruny, karta, karty, ruka, strana
    dražba: dražit, nabídka, příhoz, příhozy, pasovat, dražby
    výhra: zaplatit, placení, loď, vítěz
    kolumbus: veto, veta
    pizarro: závěrečné dobírání, dvacet
    magellan: hromádka, hromádky, zasunout
    polo: marco polo, výměna, vyměnit, váčky, pytel, pytle
    gama: da gama, vasco, poloviny, polovina
    cook: james cook, otevřená ruka, sláva
    fáze: konec fáze, dobírání
    bodování: vyhodnocení, konec, body, shoda, konec hry, remíza
    hodnoty: čísla, pole, koruny
    psaní: zápis, zapsat, napsat, příkazy
    pokyny: pokyn, stálý příkaz, automaticky
magellan-topic-name-goal = Cíl hry a materiál
magellan-topic-name-auction = Dražba
magellan-topic-name-winning = Placení a umístění lodi
magellan-topic-name-columbus = Kolumbus: veto
magellan-topic-name-pizarro = Pizarro: závěrečné losování
magellan-topic-name-magellan = Magellan: hromádka
magellan-topic-name-polo = Marco Polo: výměna
magellan-topic-name-gama = Vasco da Gama: karty hned
magellan-topic-name-cook = Cook: cena slávy
magellan-topic-name-phases = Konec fáze
magellan-topic-name-scoring = Konec hry
magellan-topic-name-values = Čísla na polích
magellan-topic-name-notation = Jak zapisovat tahy
magellan-topic-name-orders = Stálé pokyny
magellan-topic-goal =
    Šest **objevitelů** vyplouvá na cestu a ty chceš, aby s nimi pluly tvé lodě. Každý má řadu tří polí: na prvním se sejdou tři lodě, na druhé doplují dvě, na třetí jediná.
    Hra je posloupnost **dražeb** 36 karet objevitelů: v 1. fázi jsou od každého tři, ve 2. dvě, ve 3. jedna. Kdo vydraží kartu v 1. fázi, umístí loď na první pole; ve 2. a 3. fázi posune jednu svou loď, která stojí o pole zpět.
    Platí se **kartami se zlatem**. Každá má hodnotu ve zlatě, 1 až 9, a koruny: karty 1, 2 a 3 mají 3 koruny, karty 4, 5 a 6 mají 2, karty 7, 8 a 9 jednu. Karty, které ti na konci zbudou v ruce, přinesou své koruny jako body.
    Sad 1 až 9 je sedm. Každý začíná s jednou sadou v ruce, kterou ostatní nevidí, a se 6 loděmi; zbylé sady tvoří dobírací balík.
    Za loď jsou body v koruně na poli, kde skončí. Vyhrává, kdo má nejvíc bodů.
    Plán má dvě poloviny: na jedné jsou Kolumbus, Pizarro a Magellan, na druhé Marco Polo, da Gama a Cook. Každá má stranu A a stranu B; stůl volí pro každou zvlášť.
magellan-topic-auction =
    Odkryje se vrchní karta balíčku. První je na řadě ten, kdo vydražil předchozí kartu, na začátku začínající hráč; pak ostatní po směru hodinových ručiček.
    Nabízet smíš, když můžeš kartu použít: v 1. fázi s lodí v zásobě, později s vlastní lodí u tohoto objevitele o pole zpět. K tomu potřebuješ kartu se zlatem, a dvě tam, kde objevitel bere ještě kartu z ruky (Magellan A, Cook B).
    Nabídka je přesný **součet karet z ruky**, aspoň 1 a víc než dosud nejvyšší. Nerozměňuje se. Karty z dřívější nabídky si smíš vzít zpět a vyložit úplně jiné. Vyložené karty jsou pořád tvé, dokud nezaplatíš; podle volby stolu ostatní vidí jen součet.
    Kdo **pasuje**, už tuto kartu získat nemůže. Když pasují všichni ostatní, kartu má ten, kdo nabídl nejvíc. Kdo může nabízet jako jediný, je na řadě jednou a zaplatí aspoň jednu kartu.
    Na řadu přijde i ten, kdo zvýšit nemůže, aby nikdo nepoznal, co jde z jeho karet složit.
    Karta, za kterou nikdo nic nenabídne, odchází ze hry a první je na řadě zase tentýž hráč.
magellan-topic-winning =
    Vydražitel **platí** vyloženými kartami, nebo jinými z ruky, pokud mají dohromady aspoň tolik zlata, kolik nabídl. Přeplatit se smí, nic se nevrací. Platba jde lícem nahoru na odkládací balík.
    Potom se pohne loď: v 1. fázi ze zásoby na první pole, ve 2. a 3. fázi z pole předchozí fáze na další. Když tam máš lodí víc, vybíráš jen tehdy, když na tom záleží: u Magellana, kde má každá svou hromádku, a u da Gamy na straně B, když leží v obou polovinách. Jinak pluje ta, která byla umístěna dřív.
    Pak přijde na řadu vlastnost objevitele a vydražitel nabízí první v další dražbě.
    U jednoho objevitele smíš mít lodí víc a vydražit víc jeho karet. Lodě, které zůstanou zpět, už nikoho nedohoní: na třetí pole se pluje jen z druhého.
    Po 1. fázi odcházejí neumístěné lodě ze hry.
magellan-topic-columbus =
    Obě strany jsou stejné. Každá Kolumbova karta vydražená v **1. fázi** přináší jedno **veto**; pozdější ne.
    Když je karta odkryta a ještě za ni nikdo nic nenabídl, odpovídají všichni, kdo mají nevyužité veto. Když ho někdo použije, jde karta na spodek balíčku této fáze a bude dražena jako poslední; odkryje se další a první nabízí tentýž hráč. Stačí jedno veto: přijde o něj ten, kdo odpoví první, ostatním zůstává. Vetovat smíš i kartu, kterou dražit nemůžeš.
    Poslední kartu balíčku vetovat nejde, a ani tu, ke které nikdo nemá loď. Karta, která po vetu přijde znovu, se smí vetovat zase.
    Nové veto platí od další karty. Nevyužitá veta propadají na konci 1. fáze, nebo podle volby stolu až na konci hry.
    Když zbývá už jen tvá odpověď a zároveň nabízíš první, můžeš rovnou nabídnout nebo pasovat; veto ti tím zůstane.
magellan-topic-pizarro =
    • **Strana A**: na polích jsou jen koruny a pytle.
    • **Strana B**: loď na třetím poli vytištěnou korunu nemá. Když je všechno ostatní sečteno, zamíchá se všech 63 karet se zlatem a její majitel si z nich losuje jednu za druhou. Skončit smí kdykoli, i před první kartou.
    Mají-li dohromady víc než 20 zlata, nepřinese loď nic. Jinak přinese koruny z těchto karet, podle volby stolu jejich zlato. Náš zdroj uvádí koruny, ale nejistě; proto volba.
    Kdo neodpovídá, losuje, dokud žádná karta nemůže překročit 20, tedy do 11 zlata, a pak končí.
magellan-topic-magellan =
    Jeho lodě bodují podle **hromádek**. S každou kartou Magellana přijde pod kartu té lodi jedna karta se zlatem: jedna na prvním poli, dvě na druhém, tři na třetím. Na konci přinese loď koruny své hromádky krát číslo pole, nejvýš 27. Každá loď má vlastní hromádku. Karty v hromádce se nedají utratit ani vyměnit a do ruky se nepočítají.
    • **Strana A**: karta je po zaplacení z ruky a leží lícem dolů; znáš ji jen ty, ledaže hraješ s odkrytými kartami. Musí ti tedy jedna zbýt: nabídka ani platba nesmí vzít celou ruku.
    • **Strana B**: karta je z těch, kterými platíš, a leží lícem nahoru; jde do hromádky místo na odkládací balík. Karta navíc potřeba není.
    Když máš o pole zpět lodí víc, vybereš, která popluje dál i se svou hromádkou.
    Kdo neodpovídá, podstrčí kartu s nejvíce korunami a z takových tu s nejmenším zlatem.
magellan-topic-polo =
    • **Strana A**: na konci 1. a 2. fáze, když jsou všechny karty dobrány, smíš za každou svou loď, která na jeho pole doplula v této fázi, vyměnit až 3 karty: jedna výměna až 3, 6 nebo 9 karet. Odložíš je lícem dolů a vezmeš si stejný počet z balíku. Všichni, koho se to týká, vybírají současně a tajně; nejdřív se odloží všechny, teprve pak se bere. Ostatní se dozvědí jen počet.
    Lodě, které zůstaly zpět, výměnu nepřinášejí a po 3. fázi žádná není.
    • **Strana B**: výměna není, zato jsou koruny.
    Na obou stranách má nejbohatší pytle.
magellan-topic-gama =
    • **Strana A**: kdo vydraží jeho kartu, si hned dobírá karty se zlatem, v 1. fázi 1, ve 2. fázi 2, ve 3. fázi 3. Použít je smí už v další dražbě. Jeho lodě nepřinášejí žádné koruny.
    • **Strana B**: každé pole je rozdělené. V **levé** polovině si dobíráš karty jako na straně A; v **pravé** nic, ale když tam loď skončí, přinese vytištěnou korunu. Na každém poli volíš znovu a počítá se jen ta polovina, kde loď skončí. Vlastní omezení poloviny nemají.
    Když tvé lodě leží o pole zpět v obou polovinách, vybereš, která popluje dál.
    Platba se odloží dřív, než si karty dobíráš; je-li dobírací balík prázdný, zamíchá se i ona.
magellan-topic-cook =
    Má nejvíc korun, ale něco stojí.
    • **Strana A**: kdo vydraží jeho kartu, hraje do konce fáze **s odkrytými kartami**, i s těmi, které přibudou (třeba díky da Gamovi). Před dobíráním na konci fáze se zase zakryjí. Druhý Cook v téže fázi nic nemění.
    • **Strana B**: po zaplacení a umístění lodi ti soused po levé ruce **náhodně vylosuje jednu kartu**; všichni ji vidí a jde na odkládací balík. Musí ti tedy jedna zbýt: nabídka ani platba nesmí vzít celou ruku. Zbude-li jediná, přijdeš o ni.
magellan-topic-phases =
    Fáze končí, když dojde její balíček. Potom se v tomto pořadí:
    1. zakryjí odkryté karty a propadnou nevyužitá veta; po 1. fázi odejdou ze hry lodě v zásobě,
    2. po 1. a 2. fázi si každý dobere 2 karty,
    3. každý si dobere tolik karet, kolik ukazují pytle na polích, kam jeho lodě v této fázi dopluly. Lodě, které zůstaly zpět, už nic nepřinášejí. Platí to i po 3. fázi,
    4. po 1. a 2. fázi se mění karty u Marca Pola, na jeho straně A.
    Karty se dobírají po jedné po směru hodinových ručiček od toho, kdo má nabízet první. Když dobírací balík dojde, zamíchá se odkládací; když dojdou oba, zbylé karty už nikdo nedobere.
    V nové fázi nabízí první poslední vydražitel.
magellan-topic-scoring =
    Po 3. fázi a po dobrání karet se všechno odkryje a sečte:
    • každá loď přinese korunu pole, na kterém stojí, ať skončila kdekoli; u da Gamy B podle poloviny,
    • každá loď s Magellanem přinese koruny své hromádky krát číslo pole,
    • každá karta se zlatem v ruce přinese své koruny.
    Na straně B potom úplně nakonec losuje majitel lodi, která doplula s Pizarrem.
    Vyhrává nejvyšší součet. Při shodě rozhoduje víc zlata v ruce, a je-li i to stejné, o vítězství se dělí.
    Během hry počítá `/score` to, co vidíš: lodě, odkryté hromádky a vlastní ruku. Do pořadí se nepočítá, co neznáš u všech.
magellan-topic-values =
    Vytištěných čísel se podařilo najít málo. Ta s **~** jsme si **navrhli sami** tak, aby se shodovala se vším, co je o hře známo. Ostatní někde stojí, nebo z toho vyplývají. Koruny / pytle na polích 1, 2, 3; pomlčka tam, kde boduje vlastnost; u da Gamy B levá a pravá polovina.
    Kolumbus A: 1/~1, 5/1, 10/~0
    Kolumbus B: ~1/~1, ~5/~1, ~10/~0
    Pizarro A: ~2/~1, ~3/~2, ~6/~2
    Pizarro B: ~2/~1, ~3/~2, -/~0
    Magellan A i B: -/0, -/0, -/0
    Marco Polo A: ~0/~2, ~0/~3, ~0/~4
    Marco Polo B: ~0/~2, ~2/~2, ~5/~2
    da Gama A: 0/~0, 0/~0, 0/~0
    da Gama B: 0, ~3/~0; 0, ~5/~0; 0, ~8/~0
    Cook A: ~5/0, ~10/0, ~20/0
    Cook B: ~7/0, ~13/0, ~23/0
    O Cookových polích se ví, že na jedné straně dávají dohromady 35; rozdělení je naše. Kteří objevitelé patří na jednu polovinu plánu, je odvozeno. Z pravidel jsou naše: kdo je první po nevydražené nebo vetované kartě, kdo a kdy smí vetovat, pořadí dobírání a co se děje, když karty dojdou, jediná výměna u Pola, zamíchání všech 63 karet pro Pizarra a rozhodnutí při shodě.
magellan-topic-notation =
    `bid 3 8` nabídne trojku a osmičku. `bid sum 11` nabídne 11; z tvých karet se vyloží ty s nejméně korunami, pak nejméně karet, pak ty nejvyšší. `bid 7` nabídne sedmičku, a nemáš-li ji, součet. `pass` pasuje.
    `veto` vetuje odkrytou kartu, `no` nebo `no veto` ne.
    `pay` zaplatí vyloženými kartami, `pay 9` místo nich devítkou.
    `ship 2` posune tvou loď číslo 2. `left` a `right` volí polovinu u da Gamy. `tuck 4` podstrčí pod Magellana čtyřku. Co z toho je na řadě jako první, smíš napsat i místo `pay`: pak se platí vyloženými.
    `swap 1 1 7` vymění u Marca Pola tři karty, `swap none` žádnou.
    `draw` vylosuje kartu u Pizarra, `stop` losování ukončí.

    Píše se to za `/move`, malými i velkými písmeny, karty v libovolném pořadí. Co prozrazuje skryté karty, tedy `swap`, `tuck` na straně A a nabídky více kartami tam, kde jsou vidět jen součty, se přijímá jen soukromě.
    Více akcí v jedné zprávě odděl středníkem: `/move pay 9; ship 2; tuck 4`. Zahrají se buď všechny, nebo žádná; co odkrývá kartu nebo končí tah, patří až na konec.
    Co teď můžeš zahrát, vypíše `/legal`, co nabídnout, `/sums`.
magellan-topic-orders =
    Se **stálým pokynem** za tebe odpovím hned, jakmile jsi na řadě, a jen tím, co v tu chvíli smíš zahrát. Nikdo jiný ho nevidí a za hry ani nepozná, co bylo automatické. Zadáš ho přes `/orders` tlačítky, nebo ho napíšeš:
    `/orders upto 12` nabízí na tuto kartu nejmenším možným součtem až do 12 a pak pasuje. Zadat ho smíš dřív, než na tebe přijde řada.
    `/orders early bid sum 7` je pro toho, kdo nabízí první, dokud ostatní ještě můžou vetovat: když nikdo nevetuje, nabídka se vyloží, jinak se na ni zapomene.
    `/orders pass card` pasuje u této karty, `/orders pass cook` u Cooka do konce fáze, `/orders pass all` u všeho, `/orders pass unless cook polo` u všech kromě těchto, `/orders pass stuck` vždy, když z ruky nejde zvýšit.
    `/orders veto cook` vetuje příštího Cooka, `/orders veto never` nikoho, `/orders veto ask cook polo` se tě zeptá jen u těchto.
    `/orders pay laid` platí vyloženými kartami, `/orders pay least` stejným součtem z karet, které nejsnáz oželíš.

    Když by mohlo odpovědět víc pokynů, platí nejnovější. Pokyn o téže věci nahradí ten dřívější. Pokyn pro jednu kartu končí s její dražbou a veto u ní nepoužije. `/orders cancel 1` zruší první ze seznamu.

magellan-aim = Přihazuj na objevitele; i to, čím platíš, má cenu bodů.
