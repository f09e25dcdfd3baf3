# Co říká Caylus. Suroviny jsou písmena (F potraviny, W dřevo, S kámen, C oblečení, G zlato), $ je peníz, ★ vítězný bod, ⚜ králova přízeň.

## Pojmenované hodnoty

caylus-building-fixed_peddler = Kramář
caylus-building-fixed_carpenter = Tesař
caylus-building-gold_mine = Zlatý důl
caylus-building-neutral_farm = Farma
caylus-building-forest = Les
caylus-building-neutral_sawmill = Pila
caylus-building-neutral_quarry = Lom
caylus-building-neutral_marketplace = Tržiště
caylus-building-neutral_carpenter = Tesař
caylus-building-food_farm = Farma (F)
caylus-building-cloth_farm = Farma (C)
caylus-building-wood_quarry = Lom
caylus-building-wood_sawmill = Pila
caylus-building-wood_marketplace = Tržiště
caylus-building-wood_peddler = Kramář
caylus-building-mason = Kameník
caylus-building-lawyer = Notář
caylus-building-stone_farm = Velká farma
caylus-building-park = Obora
caylus-building-workshop = Dílna
caylus-building-architect = Architekt
caylus-building-church = Kostel
caylus-building-tailor = Krejčí
caylus-building-bank = Banka
caylus-building-alchemist = Alchymista
caylus-building-jeweller = Klenotník
caylus-building-residence = Obytný dům
caylus-building-statue = Socha
caylus-building-granary = Sýpka
caylus-building-library = Knihovna
caylus-building-weaver = Tkalcovna
caylus-building-theater = Divadlo
caylus-building-university = Univerzita
caylus-building-monument = Pomník
caylus-building-hotel = Palác
caylus-building-cathedral = Katedrála
caylus-place-castle = Hrad
caylus-place-gate = Brána
caylus-place-post = Stanice
caylus-place-guild = Cech kupců
caylus-place-joust = Turnaj
caylus-place-stables = Stáje
caylus-place-inn = Hostinec
caylus-section-dungeon = Žalář
caylus-section-walls = Hradby
caylus-section-towers = Věže
caylus-line-prestige = Body
caylus-line-deniers = Peníze
caylus-line-resources = Suroviny
caylus-line-buildings = Budovy
caylus-colour-wood = dřevěné
caylus-colour-stone = kamenné
caylus-colour-prestige = prestižní
caylus-amount-F = { $number }× potraviny
caylus-amount-W = { $number }× dřevo
caylus-amount-S = { $number }× kámen
caylus-amount-C = { $number }× oblečení
caylus-amount-G = { $number }× zlato
caylus-amount-A = { $number }× libovolná surovina
caylus-amount-B = { $number }× libovolná surovina kromě zlata
caylus-handed-FWS = potraviny + dřevo + kámen
caylus-handed-FWC = potraviny + dřevo + oblečení
caylus-handed-FWG = potraviny + dřevo + zlato
caylus-handed-FSC = potraviny + kámen + oblečení
caylus-handed-FSG = potraviny + kámen + zlato
caylus-handed-FCG = potraviny + oblečení + zlato
caylus-goods-none = žádné suroviny

## Volby

caylus-option-simplified_favours = Králova přízeň
caylus-option-simplified_favours-no = na čtyřech stupnicích
caylus-option-simplified_favours-yes = prostě po 3★, pro začátečníky
caylus-option-jeweller = Klenotník z druhého vydání
caylus-option-jeweller-no = bez něj
caylus-option-jeweller-yes = ve hře
caylus-option-lawyer_points = Body za stavbu Notáře
caylus-option-lawyer_points-3 = 3, jako v pozdějších vydáních
caylus-option-two_player_closed_place = Při hře ve dvou se nepoužívají
caylus-option-two_player_closed_place-stables = stáje
caylus-option-two_player_closed_place-inn = hostinec
caylus-option-auto_resolve_forced = Odpovědi bez výběru
caylus-option-auto_resolve_forced-yes = dávají se samy
caylus-option-auto_resolve_forced-no = čeká se i na ně

## Na co se hra ptá

caylus-decision-place = Nasaď pracovníka, nebo pasuj.
caylus-decision-gate = Přemísti pracovníka z brány na volné místo, nebo ho vezmi domů.
caylus-decision-guild = Posuň drába zdarma až o 3 pole, nebo ho nech stát.
caylus-decision-joust = Koupit královu přízeň za 1$ a 1C?
caylus-decision-inn = Zůstat v hostinci, nebo vzít pracovníka domů?
caylus-decision-bribe = Posuň drába až o 3 pole, každé za 1$, nebo ho nech stát.
caylus-decision-produce = Vyber, co si vezmeš.
caylus-decision-bonus = Tvou budovu použil někdo jiný: vyber si kostičku.
caylus-decision-trade = Proveď jednu výměnu, nebo žádnou.
caylus-decision-build = Postav jednu budovu, nebo žádnou.
caylus-decision-transform = Přestav budovu na svůj obytný dům za 1$ a 1C, nebo ji nech být.
caylus-decision-deliver = Odevzdej na hrad trojice: potraviny a dvě další různé suroviny.
caylus-decision-line = Máš královu přízeň: vyber stupnici.
caylus-decision-effect = Využij přízeň.
caylus-waiting-place = nasazení pracovníka nebo pasování
caylus-waiting-gate = pracovníka v bráně
caylus-waiting-guild = posun drába cechem
caylus-waiting-joust = turnajové pole
caylus-waiting-inn = hosta v hostinci
caylus-waiting-bribe = posun drába
caylus-waiting-activation = použití budovy
caylus-waiting-owner-bonus = kostičku majitele
caylus-waiting-delivery = trojice na hrad
caylus-waiting-favour-line = stupnici pro královu přízeň
caylus-waiting-favour-effect = využití královy přízně
caylus-status-worker =
    { $cheaper ->
        [no] Máš { $deniers }$, { $goods }, pracovníci doma: { $workers }. Pracovník stojí { $price }$.
       *[yes] Máš { $deniers }$, { $goods }, pracovníci doma: { $workers }. Pracovník stojí { $price }$, na vlastní budově 1$.
    }
caylus-status-provost = Máš { $deniers }$. Dráb na { $provost }, rychtář na { $bailiff }.
caylus-status-use = { $building } na poli { $space }. Máš { $deniers }$, { $goods }.
caylus-status-castle = Další díl: { $section }, { $points }★; volných dílů tam zbývá: { $free }. Máš { $goods }.
caylus-status-line = Nejdál smíš do { $limit }. sloupce. Máš { $goods }.
caylus-status-effect = Stupnice { $line }, tvůj žeton v { $column }. sloupci. Máš { $deniers }$, { $goods }.
caylus-status-holdings = Máš { $deniers }$, { $goods }.
caylus-forgone-batches = Můžeš odevzdat trojici; bez ní ztratíš { $points }★.

caylus-signs = F potraviny, W dřevo, S kámen, C oblečení, G zlato; A libovolná surovina, B libovolná kromě zlata; $ peníz, ★ bod, ⚜ přízeň.

## Části vět

caylus-part-beyond =
    { $beyond ->
        [yes] , za drábem: možná nadarmo
       *[no] {""}
    }
caylus-part-late =
    { $late ->
        [yes] ; jen když neodpovím včas
       *[no] {""}
    }
caylus-part-loss =
    { $points ->
        [0] {""}
       *[other] : -{ $points }★
    }
caylus-part-favours =
    { $favours ->
        [0] {""}
       *[other] +{ $favours }⚜
    }

## Tlačítka

caylus-verb-place = Nasadit
caylus-verb-pass = Pasovat
caylus-verb-send = Poslat dál
caylus-verb-home = Vzít domů
caylus-verb-provost = Dráb na
caylus-verb-joust = Koupit přízeň
caylus-verb-stay = Zůstat v hostinci
caylus-verb-leave = Odejít z hostince
caylus-verb-take = Vzít
caylus-verb-trade = Vyměnit
caylus-verb-build = Postavit
caylus-verb-transform = Obytný dům na
caylus-verb-deliver = Odevzdat
caylus-verb-favour = Přízeň na
caylus-verb-use = Využít sloupec
caylus-verb-decline = Nic
caylus-token-FWS = { caylus-handed-FWS }
caylus-token-FWC = { caylus-handed-FWC }
caylus-token-FWG = { caylus-handed-FWG }
caylus-token-FSC = { caylus-handed-FSC }
caylus-token-FSG = { caylus-handed-FSG }
caylus-token-FCG = { caylus-handed-FCG }
caylus-token-F = potraviny
caylus-token-W = dřevo
caylus-token-S = kámen
caylus-token-C = oblečení
caylus-token-G = zlato
caylus-begun-build-2 = Postavit: { $first }, zaplatit …
caylus-begun-deliver = Odevzdat { $all }
caylus-token-nothing = nic
caylus-token-castle = { caylus-place-castle }
caylus-token-gate = { caylus-place-gate }
caylus-token-post = { caylus-place-post }
caylus-token-guild = { caylus-place-guild }
caylus-token-joust = { caylus-place-joust }
caylus-token-stables = { caylus-place-stables }
caylus-token-inn = { caylus-place-inn }
caylus-token-prestige = { caylus-line-prestige }
caylus-token-deniers = { caylus-line-deniers }
caylus-token-resources = { caylus-line-resources }
caylus-token-buildings = { caylus-line-buildings }
caylus-token-food_farm = { caylus-building-food_farm }
caylus-token-cloth_farm = { caylus-building-cloth_farm }
caylus-token-wood_quarry = { caylus-building-wood_quarry }
caylus-token-wood_sawmill = { caylus-building-wood_sawmill }
caylus-token-wood_marketplace = { caylus-building-wood_marketplace }
caylus-token-wood_peddler = { caylus-building-wood_peddler }
caylus-token-mason = { caylus-building-mason }
caylus-token-lawyer = { caylus-building-lawyer }
caylus-token-stone_farm = { caylus-building-stone_farm }
caylus-token-park = { caylus-building-park }
caylus-token-workshop = { caylus-building-workshop }
caylus-token-architect = { caylus-building-architect }
caylus-token-church = { caylus-building-church }
caylus-token-tailor = { caylus-building-tailor }
caylus-token-bank = { caylus-building-bank }
caylus-token-alchemist = { caylus-building-alchemist }
caylus-token-jeweller = { caylus-building-jeweller }
caylus-token-statue = { caylus-building-statue }
caylus-token-granary = { caylus-building-granary }
caylus-token-library = { caylus-building-library }
caylus-token-weaver = { caylus-building-weaver }
caylus-token-theater = { caylus-building-theater }
caylus-token-university = { caylus-building-university }
caylus-token-monument = { caylus-building-monument }
caylus-token-hotel = { caylus-building-hotel }
caylus-token-cathedral = { caylus-building-cathedral }
caylus-note-place = { $place }
caylus-note-place-for = { $place } · { $price }$
caylus-note-building = { $building } na { $space }{ caylus-part-beyond }
caylus-note-building-for =
    { $foreign ->
        [yes] { $building } na { $space } · { $price }$ · majitel +1★{ caylus-part-beyond }
       *[no] { $building } na { $space } · { $price }${ caylus-part-beyond }
    }
caylus-note-building-here = { $building }
caylus-note-provost =
    { $mine ->
        [0] { $others ->
            [0] dráb na { $space } · { $price }$ · použijí se všichni pracovníci
           *[other] dráb na { $space } · { $price }$ · nevyužití cizí pracovníci: { $others }
        }
       *[other] { $others ->
            [0] dráb na { $space } · { $price }$ · nevyužití tvoji pracovníci: { $mine }
           *[other] dráb na { $space } · { $price }$ · nevyužití pracovníci: tvoji { $mine }, cizí { $others }
        }
    }
caylus-note-take = vzít { $goods }
caylus-note-trade = vyměnit { $price } za { $gain }
caylus-note-build = { $building } · { $price } · { $points }★{ caylus-part-favours }
caylus-note-build-on = { $building } na { $space } · { $price } · { $points }★{ caylus-part-favours }
caylus-note-transform =
    { $waits ->
        [yes] obytný dům místo budovy { $building } na { $space } · { $price } · až odejde tamní pracovník
       *[no] obytný dům místo budovy { $building } na { $space } · { $price }
    }
caylus-note-parts =
    { $count ->
        [1] odevzdat { $handed } · { $points }★
        [2] odevzdat { $handed } · { $points }★
       *[other] odevzdat trojice: { $count } ({ $letters }) · { $points }★
    }
caylus-note-nothing =
    { $points ->
        [0] Nic
       *[other] Nic · -{ $points }★
    }
caylus-note-column-nothing = { $line } · { $column }. sloupec · zatím nic
caylus-note-column-gain = { $line } · { $column }. sloupec · { $gain }
caylus-note-column-trade = { $line } · { $column }. sloupec · { $price } za { $gain }
caylus-note-column-builds = { $line } · { $column }. sloupec · { $colour }: 1 budova
caylus-note-column-builds-cheaper = { $line } · { $column }. sloupec · { $colour }: 1 budova, o { $saved } levněji
caylus-note-column-residence = { $line } · { $column }. sloupec · obytný dům za { $price }
caylus-beyond-build = { $price } · { $points }★{ caylus-part-favours }
caylus-beyond-build-on = { $price } · { $points }★{ caylus-part-favours }
caylus-mark-place-for = { $price }$
caylus-mark-building-for = { $price }$
caylus-group-further-along = Dál po cestě …
caylus-group-for = Za { $gain } …
caylus-group-paying = Zaplatit { $price } …
caylus-group-building = { $building } …
caylus-group-tiles = Budovy: { $colour } …
caylus-group-road = Cesta …

## Stálé pokyny

caylus-wish-plan = Plán pracovníků …
caylus-wish-next = Příští pracovník …
caylus-wish-late = Když to nestihnu …
caylus-wish-pass = Pasovat …
caylus-wish-provost = Dráb …
caylus-wish-at = V budově …
caylus-wish-take = Brát raději …
caylus-wish-build = Postavit první z …
caylus-wish-deliver = Trojice na hrad, nejvýš …
caylus-wish-favour = Přízně nejdřív na …
caylus-wish-joust = Turnaj …
caylus-wish-inn = Hostinec …
caylus-token-pass = jinak pasovat
caylus-token-round = v tomto kole
caylus-token-over = když pracovník stojí víc než …
caylus-token-keep = platit za své pracovníky, nejvýš …
caylus-token-leave = nechat
caylus-token-always = koupit, kdykoli to jde
caylus-token-never = nikdy nekupovat
caylus-token-stay = zůstat
caylus-token-decline = nic
caylus-order-plan-workers =
    { $passes ->
        [yes] { $round }. kolo: nasazovat postupně na místa { $places }, pokud jsou volná a mám na ně; pak pasovat.
       *[no] { $round }. kolo: nasazovat postupně na místa { $places }, pokud jsou volná a mám na ně; pak se mě zeptat.
    }
caylus-order-place-next =
    { $passes ->
        [yes] { $round }. kolo: příštího pracovníka na první volné z míst { $places }; jinak pasovat{ caylus-part-late }.
       *[no] { $round }. kolo: příštího pracovníka na první volné z míst { $places }; jinak se mě zeptat{ caylus-part-late }.
    }
caylus-order-pass-round = Pasovat v { $round }. kole.
caylus-order-pass-over = Pasovat, když pracovník stojí víc než { $limit }$.
caylus-order-keep-provost = Zaplatit až { $limit }$, aby dráb pustil co nejvíc mých pracovníků{ caylus-part-late }.
caylus-order-leave-provost = Nechat drába stát.
caylus-order-use-at = { $round }. kolo, pole { $space }: `{ $notation }`, pokud to jde.
caylus-order-prefer-goods = Vzít první z těchto surovin, která se produkuje: { $goods }.
caylus-order-build-first = Postavit první z těchto budov, na kterou mám: { $buildings }.
caylus-order-deliver-up-to =
    { $limit ->
        [one] Odevzdat { $limit } trojici, pokud to jde, zlato až naposled{ caylus-part-late }.
        [few] Odevzdat co nejvíc trojic, nejvýš { $limit }, zlato až naposled{ caylus-part-late }.
       *[other] Odevzdat co nejvíc trojic, nejvýš { $limit }, zlato až naposled{ caylus-part-late }.
    }
caylus-order-prefer-lines = Využít přízeň na první volné z těchto stupnic: { $lines }.
caylus-order-answer-joust =
    { $buys ->
        [yes] Na turnajovém poli koupit přízeň, kdykoli to jde.
       *[no] Na turnajovém poli nikdy přízeň nekupovat.
    }
caylus-order-answer-inn =
    { $stays ->
        [yes] Zůstávat v hostinci.
       *[no] Odejít z hostince.
    }
caylus-ended-round-over = Nasazování v { $round }. kole už pro tebe skončilo.
caylus-ended-building-round-over = { $round }. kolo skončilo a budova na poli { $space } se tě na nic nezeptala.
caylus-ended-carried-out = Pokyn je splněný.
caylus-ended-no-place-left = Žádné z těchto míst už není volné, nebo na ně nemáš: { $places }.
caylus-ended-not-possible = Na poli { $space } nešlo zahrát `{ $notation }`.

## Značky na plánu

caylus-legend-castle = Praporce s počtem dílů v každé části hradu; holé plátno: žádný. Kresba: ještě nestojí; zabedněné: nevzniknou.
caylus-legend-sections = Kolik přinese díl, kolik dílů stojí, co dá vyhodnocení za 0, 1, 2 … vlastních dílů. Fajfka: hotovo.
caylus-legend-queue = Pracovníci v hradu v pořadí, v jakém stavějí, a jejich trojice.
caylus-legend-favours = Stupnice přízně: body, peníze, zboží, stavby; bez žetonu: nezačatá. Přeškrtnutý: použit v této fázi, v kroužku: v tomto kole. Tmavé: ještě zavřené.
caylus-legend-inn = V posteli: host v hostinci, platí 1 za pracovníka.
caylus-legend-order = Pořadí hráčů.
caylus-legend-price = Kdo už pasoval; jasně: cena pracovníka.
caylus-legend-neutral = Šedobéžové zdi: neutrální budovy. Čárkovaný kruh: volno.
caylus-legend-owner = Barevná střecha se znakem: budova patří tomuto hráči.
caylus-legend-site = Zbylé dřevěné a kamenné dílky a prestižní budovy s cenami.
caylus-legend-bailiff = Rychtář.
caylus-legend-provost = Dráb, bledý, kde stál, a závora: až sem se pracovníci použijí. Na panelech: posuny.
caylus-legend-flag = Praporec s písmenem sekce: až sem dojde rychtář, vyhodnotí se. Bledý: už byla.
caylus-legend-income = Příjem v každém kole.
caylus-legend-workers = Pracovníci doma a obytné domy.
caylus-legend-turns = Poslední tahy.

## Co se stalo

caylus-event-round-began = **{ $round }. kolo.** Pořadí: { $order_seats }.
caylus-event-income-taken = Příjem po { $deniers }$: { $seats }.
caylus-event-bailiff-moved = Rychtář jde z pole { $start } na { $space }; dráb se k němu staví.
caylus-event-section-scored =
    { $full ->
        [yes] **{ $section }:** sekce je dostavěná a vyhodnocuje se.
       *[no] **{ $section }:** rychtář dosáhl značky, sekce se vyhodnocuje.
    }
caylus-event-section-counted =
    { $favours ->
        [0] { $points ->
            [0] { $seat }, díly { $parts }: beze změny.
           *[other] { $seat }, díly { $parts }: -{ $points }★.
        }
       *[other] { $seat }, díly { $parts }: { $favours }⚜.
    }
caylus-event-seat-counted = { $seat }: zbývá { $gold }G, jiné suroviny { $cubes } a { $deniers }$, tedy +{ $points }★, celkem **{ $score }★**.
caylus-event-game-ended = **Konec hry.** Vítězí { $winner_seats } ({ $points }★).
caylus-event-worker-placed =
    { $road ->
        [yes] { $seat } nasazuje pracovníka: { $building } ({ $place }) za { $price }$.
       *[no] { $seat } nasazuje pracovníka: { $place } za { $price }$.
    }
caylus-event-owner-scored = Budovu vlastní { $seat }: +{ $points }★.
caylus-event-seat-passed =
    { $forced ->
        [yes] { $deniers ->
            [0] { $seat } musí pasovat, { $number }. v pořadí.
           *[other] { $seat } musí pasovat, { $number }. v pořadí, a bere { $deniers }$.
        }
       *[no] { $deniers ->
            [0] { $seat } pasuje, { $number }. v pořadí.
           *[other] { $seat } pasuje, { $number }. v pořadí, a bere { $deniers }$.
        }
    }
caylus-event-worker-sent =
    { $road ->
        [yes] { $seat } posílá pracovníka z brány: { $building } ({ $place }).
       *[no] { $seat } posílá pracovníka z brány: { $place }.
    }
caylus-event-worker-taken-home =
    { $forced ->
        [yes] { $seat } bere pracovníka z brány domů: žádné místo není volné.
       *[no] { $seat } bere pracovníka z brány domů.
    }
caylus-event-worker-unused = { $building } ({ $space }) leží za drábem: { $seat } bere pracovníka domů bez užitku.
caylus-event-deniers-taken = { $seat } bere ve stanici { $deniers }$.
caylus-event-provost-moved =
    { $price ->
        [0] { $seat } posouvá drába cechem z pole { $start } na { $space }.
       *[other] { $seat } posouvá drába z pole { $start } na { $space } za { $price }$.
    }
caylus-event-provost-left =
    { $forced ->
        [yes] { $seat } nemá na posun drába ani peníz.
       *[no] { $seat } nechává drába stát.
    }
caylus-event-favour-bought = { $seat } platí na turnajovém poli { $price } za královu přízeň.
caylus-event-joust-declined =
    { $forced ->
        [yes] { $seat } nemá na turnajovém poli čím zaplatit.
       *[no] { $seat } na turnajovém poli přízeň nekupuje.
    }
caylus-event-order-changed = Stáje určují pořadí: { $order_seats }.
caylus-event-inn-entered = { $seat } se posouvá na pravé místo v hostinci.
caylus-event-inn-left =
    { $driven ->
        [yes] { $seat } musí z hostince odejít.
       *[no] { $seat } odchází z hostince.
    }
caylus-event-inn-kept = { $seat } zůstává v hostinci.
caylus-event-goods-taken = { $building }: { $seat } bere { $goods }.
caylus-event-bonus-taken = { $building }: { $seat } bere jako majitel { $goods }.
caylus-event-trade-made = { $building }: { $seat } dává { $paid } za { $gained }.
caylus-event-tile-built = **{ $seat } staví: { $building }** na poli { $space } za { $paid }, +{ $points }★{ caylus-part-favours }.
caylus-event-residence-built =
    { $waits ->
        [yes] { $seat } platí { $paid } za obytný dům na poli { $space } ({ $building }): +{ $points }★; čeká se na tamního pracovníka.
       *[no] { $seat } platí { $paid } za obytný dům na poli { $space } ({ $building }): +{ $points }★.
    }
caylus-event-residence-laid = Pracovník je pryč: na poli { $space } ({ $building }) teď stojí obytný dům, majitel { $seat }.
caylus-event-building-declined =
    { $forced ->
        [yes] { $building }: { $seat } tu nemůže nic udělat.
       *[no] { $building }: { $seat } nedělá nic.
    }
caylus-event-castle-built =
    { $count ->
        [one] **{ $seat } staví { $count } díl hradu** ({ $sections }) z { $batches }: +{ $points }★.
        [few] **{ $seat } staví { $count } díly hradu** ({ $sections }) z { $batches }: +{ $points }★.
       *[other] **{ $seat } staví { $count } dílů hradu** ({ $sections }) z { $batches }: +{ $points }★.
    }
caylus-event-nothing-built =
    { $full ->
        [yes] { $seat }: hrad už je dostavěný.
       *[no] { $forced ->
            [yes] { $seat } nemá na hrad žádnou trojici{ caylus-part-loss }.
           *[no] { $seat } neodevzdává nic{ caylus-part-loss }.
        }
    }
caylus-event-best-builder = Nejvíc trojic ({ $count }) má { $seat }: 1⚜.
caylus-event-line-used =
    { $advanced ->
        [yes] { $seat } využívá přízeň, stupnice { $line }: žeton postupuje do { $column }. sloupce.
       *[no] { $seat } využívá přízeň, stupnice { $line }: žeton zůstává v { $column }. sloupci.
    }
caylus-event-column-taken = { $line }: { $seat } bere { $gained }.
caylus-event-column-traded = { $line }: { $seat } dává { $paid } za { $gained }.
caylus-event-favour-declined =
    { $forced ->
        [yes] { $line }: { $seat } tu nemůže nic využít.
       *[no] { $line }: { $seat } nevyužívá nic.
    }
caylus-event-favour-scored = { $seat } získává královu přízeň: +{ $points }★.
caylus-event-favours-lost =
    { $count ->
        [one] { $seat } už má v této fázi využité všechny stupnice a přichází o { $count } přízeň.
        [few] { $seat } už má v této fázi využité všechny stupnice a přichází o { $count } přízně.
       *[other] { $seat } už má v této fázi využité všechny stupnice a přichází o { $count } přízní.
    }

## Tahy předem

caylus-ahead =
    `inn je volné`, `9 je volné`: nestojí tam pracovník. `9 je moje`: budova tam je tvoje. `9 je postavené`, `mason je postavené`: na cestě stojí budova, nebo právě tato. `mason je dostupné`: tato budova se ještě dá postavit.
    `9 je dosažené`: dráb stojí tam, nebo dál. `dungeon je vyhodnocené`: tato sekce hradu už je vyhodnocená. `2 je dost`: pracovník nestojí víc.
    Například: `/ahead pokud 9 je volné a 9 je dosažené: place 9 / pokud inn je volné: place inn / pass`
caylus-ahead-word-free = volné volný volná prázdné
caylus-ahead-word-mine = moje můj má
caylus-ahead-word-built = postavené postavený postavená
caylus-ahead-word-left = dostupné dostupný dostupná zbývá
caylus-ahead-word-reached = dosažené dosažený
caylus-ahead-word-scored = vyhodnocené vyhodnocený vyhodnocená
caylus-ahead-word-enough = dost stačí

## Odmítnutí

caylus-refusal-not-now = To teď nejde: hra čeká na { $waiting }.
caylus-refusal-no-worker = Doma už nemáš žádného pracovníka.
caylus-refusal-no-building = Na poli { $space } ještě žádná budova nestojí, a pracovníci se nasazují jen do budov a na místa nad cestou.
caylus-refusal-no-workplace = { $building } na { $space }: do obytných a prestižních budov se pracovníci nenasazují.
caylus-refusal-occupied = { $building } na { $space }: v budově je místo pro jednoho pracovníka a ten tam už stojí ({ $worker_seat }).
caylus-refusal-closed = { $place }: při hře ve dvou se jedno místo nepoužívá, a u tohoto stolu je to právě tohle.
caylus-refusal-already-there = { $place }: jednoho pracovníka tam už máš, víc jich mít nemůžeš.
caylus-refusal-full =
    { $room ->
        [one] { $place }: je tam místo pro jednoho pracovníka a je obsazené ({ $seats }).
        [few] { $place }: je tam místo pro { $room } pracovníky a je obsazené ({ $seats }).
       *[other] { $place }: je tam místo pro { $room } pracovníků a je obsazené ({ $seats }).
    }
caylus-refusal-too-few-deniers = Stojí to { $price }$; máš { $deniers }$.
caylus-refusal-off-the-road = Dráb zůstává na polích 1 až { $last }. `decline` ho nechá, kde je.
caylus-refusal-too-far = Dráb stojí na poli { $provost } a posune se nejvýš o { $limit }; pole { $space } je dál.
caylus-refusal-cannot-pay = Stojí to { $price }; máš { $deniers }$, { $goods }.
caylus-refusal-not-offered = To se tu nenabízí.
caylus-refusal-not-produced = { $goods } se tu neprodukuje. V nabídce: { $offers }.
caylus-refusal-must-take = Produkci nejde odmítnout. V nabídce: { $offers }.
caylus-refusal-no-such-exchange = Za { $price } se tu nic nedává. Výměny: { $offers }.
caylus-refusal-gain-missing = Napiš také, co si za to bereš: { $gain }, kde B je cokoli kromě zlata.
caylus-refusal-no-such-gain = { $goods } si za to vzít nemůžeš; dostaneš { $gain }, kde B je cokoli kromě zlata.
caylus-refusal-gain-fixed = { $goods } si za to vzít nemůžeš; dostaneš { $gain }.
caylus-refusal-wrong-colour = { $building } patří mezi { $colour } budovy a ty se tu nestaví.
caylus-refusal-not-in-supply = { $building }: taková budova už v zásobě není.
caylus-refusal-no-residence = Prestižní budova se staví místo tvého obytného domu; žádný nemáš.
caylus-refusal-not-your-residence = Na poli { $space } obytný dům nemáš.
caylus-refusal-road-full = Na cestě už není volné pole.
caylus-refusal-never-a-residence = { $space } { $building }: z toho se obytný dům nikdy nestane.
caylus-refusal-not-your-building = { $space } { $building }: přestavět můžeš jen své dřevěné a kamenné budovy.
caylus-refusal-reserved = { $space } { $building }: tady už obytný dům vznikne.
caylus-refusal-no-batch = { $goods } není trojice: jsou to potraviny a dvě další suroviny, tři různé.
caylus-refusal-too-many-batches =
    { $limit ->
        [0] Hrad je dostavěný.
        [one] V hradu zbývá místo na { $limit } díl; odevzdáváš trojic { $count }.
        [few] V hradu zbývá místo na { $limit } díly; odevzdáváš trojic { $count }.
       *[other] V hradu zbývá místo na { $limit } dílů; odevzdáváš trojic { $count }.
    }
caylus-refusal-line-used = Stupnici { $line } už máš v této fázi využitou; vyber jinou.
caylus-refusal-beyond-the-marker = Tvůj žeton je v { $marker }. sloupci; { $column }. sloupec ještě nemáš.
caylus-refusal-no-use-there =
    { $stands ->
        [yes] `{ $text }` se na poli { $space } odpovědět nedá.
       *[no] Na poli { $space } pracovníka nemáš: co se tam má stát, můžeš určit, až tam bude stát.
    }
caylus-refusal-only-players = Na to se může ptát jen hráč.

## Dotazy

caylus-question-gives = Ukázat, co by tě nasazení na nějaké místo stálo a co by ti teď dalo.
caylus-question-gives-usage = [@STŮL] MÍSTO
caylus-question-gives-called = přínos
caylus-question-builds = Ukázat, co můžeš postavit, kde a z čeho.
caylus-question-builds-usage = [@STŮL]
caylus-question-builds-called = stavby
caylus-question-reach = Ukázat, kdo ještě může drába posunout kam a za kolik.
caylus-question-reach-usage = [@STŮL]
caylus-question-reach-called = dosah
caylus-question-sections = Ukázat, co by teď přineslo vyhodnocení sekcí hradu.
caylus-question-sections-usage = [@STŮL]
caylus-question-sections-called = sekce
caylus-question-rivals = Ukázat, co si kdo ještě může dovolit.
caylus-question-rivals-usage = [@STŮL]
caylus-question-rivals-called = soupeři
caylus-answer-at-building = **{ $space } { $building }**: pracovník za { $price }$.
caylus-answer-at-place = **{ $place }**: pracovník za { $price }$.
caylus-answer-taken-by = Už tam stojí pracovník ({ $worker_seat }).
caylus-answer-taken-by-all = Teď tam pracovníka nasadit nemůžeš (stojí tam: { $worker_seats }).
caylus-answer-out-of-use = { $place } se při hře ve dvou nepoužívá.
caylus-answer-owner-scores = Majitel { $owner_seat } hned získá { $points }★.
caylus-answer-beyond-by =
    { $steps ->
        [one] Leží { $steps } pole za drábem, který stojí na { $provost }.
        [few] Leží { $steps } pole za drábem, který stojí na { $provost }.
       *[other] Leží { $steps } polí za drábem, který stojí na { $provost }.
    }
caylus-answer-produces =
    { $count ->
        [1] Vezmeš si { $offers }.
       *[other] Vezmeš si jedno z: { $offers }.
    }
caylus-answer-owner-takes =
    { $count ->
        [1] Pak si { $owner_seat } vezme { $offers }.
       *[other] Pak si { $owner_seat } vezme jedno z: { $offers }.
    }
caylus-answer-exchange =
    { $possible ->
        [yes] { $price } za { $gain }: na to teď máš.
       *[no] { $price } za { $gain }: na to teď nemáš.
    }
caylus-answer-builds =
    { $count ->
        [0] Z toho, co máš, nepostavíš žádné { $colour } budovy.
       *[other] Z toho, co máš, jde postavit: { $buildings }.
    }
caylus-answer-residences =
    { $possible ->
        [yes] { $count ->
            [1] Obytný dům za { $price }: místo budovy na poli { $numbers }.
           *[other] Obytný dům za { $price }: místo jedné z budov na polích { $numbers }.
        }
       *[no] Obytný dům za { $price }: teď ho postavit nemůžeš.
    }
caylus-answer-castle-gives =
    { $count ->
        [0] Teď nemáš ani jednu trojici a přijdeš o { $loss }★.
        [one] Teď můžeš odevzdat { $count } trojici: { $points }★.
        [few] Teď můžeš odevzdat { $count } trojice: { $points }★.
       *[other] Teď můžeš odevzdat { $count } trojic: { $points }★.
    }
caylus-answer-gate-gives = Pracovník odtud zdarma přejde na kterékoli jiné místo, kam smíš. Těch je teď { $count }.
caylus-answer-post-gives = { $deniers }$.
caylus-answer-guild-gives = Drába zdarma posuneš až o { $limit } pole.
caylus-answer-joust-gives =
    { $possible ->
        [yes] 1⚜ za { $price }; na to teď máš.
       *[no] 1⚜ za { $price }; na to teď nemáš.
    }
caylus-answer-stables-idle = Ve dvou nemají účinek: pořadí se střídá.
caylus-answer-stables-gives = Příště { $rank }. v pořadí; teď jsi { $now }.
caylus-answer-inn-gives = Od příštího kola tě každý pracovník stojí { $price }$, dokud nepřijde někdo jiný.
caylus-answer-build-craft =
    { $site ->
        [0] **Budovy { $colour }**: cesta je plná.
       *[other] { $builders ->
            [0] **Budovy { $colour }**: na cestě je zatím nikdo nestaví. Máš na ně: { $count }.
           *[other] **Budovy { $colour }**: staví se na { $numbers }, položí se na { $site }. Máš na ně: { $count }.
        }
    }
caylus-answer-build-prestige =
    { $homes ->
        [0] **Prestižní budovy** nahrazují obytné domy; žádný nemáš.
       *[other] { $builders ->
            [0] **Prestižní budovy** by stály na { $spaces }; Architekt na cestě zatím není. Máš na ně: { $count }.
           *[other] **Prestižní budovy**: staví se na { $numbers }, místo obytných domů na { $spaces }. Máš na ně: { $count }.
        }
    }
caylus-answer-tile = { $building } z { $prices }: { $points }★{ caylus-part-favours }
caylus-answer-provost-at = Dráb stojí na poli { $provost }, rychtář na { $bailiff }.
caylus-answer-guild-pushes = { $seat } cechem: až o { $limit } pole zdarma.
caylus-answer-seat-pushes = { $seat } ({ $deniers }$): nejblíž na { $least }, nejdál na { $most }.
caylus-answer-all-push = Všichni dohromady: od { $least } do { $most }.
caylus-answer-mine-beyond =
    { $steps ->
        [one] Tvému pracovníkovi na poli { $space } ({ $building }) chybí { $steps } pole, 1$.
        [few] Tvému pracovníkovi na poli { $space } ({ $building }) chybí { $steps } pole, { $steps }$.
       *[other] Tvému pracovníkovi na poli { $space } ({ $building }) chybí { $steps } polí, { $steps }$.
    }
caylus-answer-section =
    { $steps ->
        [0] **{ $section }**: volné díly { $free }; rychtář už značky dosáhl.
       *[other] **{ $section }**: volné díly { $free }; značka na poli { $marker }, rychtáři zbývá { $steps }.
    }
caylus-answer-section-gives =
    { $favours ->
        [0] { $points ->
            [0] { $seat }, díly { $parts }: nic.
           *[other] { $seat }, díly { $parts }: -{ $points }★.
        }
       *[other] { $seat }, díly { $parts }: { $favours }⚜.
    }
caylus-answer-rival =
    { $passed ->
        [yes] { $seat } už v tomto kole nenasazuje: { $deniers }$, { $goods }; trojice { $batches }.
       *[no] { $seat }: { $deniers }$, { $goods }; doma pracovníci { $workers }, po { $price }$ stačí peníze na { $count }; trojice { $batches }.
    }

## Odkud jsou body

caylus-source-workers = cizí pracovníci
caylus-source-buildings = stavby
caylus-source-exchanges = výměny
caylus-source-favours = králova přízeň
caylus-source-castle = hrad
caylus-source-losses = ztráty
caylus-source-rest = zbytek na konci

## Tah slovy, v radách a tam, kde stojí zápis

caylus-move-place-worker = nasadit pracovníka: { $meant }
caylus-move-pass = pasovat
caylus-move-send-worker = poslat pracovníka dál: { $meant }
caylus-move-take-home = vzít pracovníka domů
caylus-move-move-provost = { $meant }
caylus-move-enter-joust = koupit královu přízeň
caylus-move-stay = zůstat v hostinci
caylus-move-leave = odejít z hostince
caylus-move-take-goods = { $meant }
caylus-move-make-trade = { $meant }
caylus-move-build = postavit: { $meant }
caylus-move-transform = { $meant }
caylus-move-deliver = { $meant }
caylus-move-use-line = využít přízeň: { $meant }
caylus-move-use-column = využít přízeň: { $meant }
caylus-move-decline = nic

## Co z možnosti může být později, v radách: body stojí před tím

caylus-later-cubes = suroviny
caylus-later-purse = denáry
caylus-later-favours-on = přízeň na stupnici { $line }
caylus-later-owned = vlastní stavba: { $building }
caylus-later-prestige = prestižní stavba v dohledu
caylus-later-parts = díly hradu ({ $section })
caylus-later-order = místo v pořadí
caylus-later-worker = pracovník: { $building } ({ $space })
caylus-later-worker-at-risk = pracovník: { $building } ({ $space }), pokud se dráb nevrátí před něj
caylus-later-special-worker = pracovník: { $place }

## Pravidla

caylus-primer =
    Stavíš králův hrad a město kolem něj. Pracovníci shánějí suroviny, z nich se stavějí budovy a díly hradu a za ty jsou vítězné body (★).
    • **Kolo:** každý dostane peníze. Pak každý podle pořadí nasazuje po jednom pracovníkovi na volné budovy, za 1$ nebo víc, dokud nepasují všichni. Potom může každý zaplatit za posun **drába**. Budovy se použijí pole po poli podél cesty, ale jen po drába: kdo stojí za ním, jde domů bez užitku.
    V **hradu** se za každou trojici různých surovin, z nichž jedna jsou potraviny, postaví díl za body. Za nejvíc trojic je navíc králova přízeň (⚜).
    • **Konec:** rychtář jde každé kolo dál. Cestou se vyhodnotí žalář, hradby a věže; po věžích vyhrává, kdo má nejvíc ★.
caylus-topics = cíl, kolo, nasazování, předmostí, dráb, cesta, stavba, hrad, přízeň, bodování, dva, budovy, psaní, pokyny
caylus-topics-near =
    cíl: cíl hry, vítězství, vyhrát, součásti, příprava, kostky, denáry, peníze, zlato, látka, jídlo
    kolo: fáze, příjem, tah, pořadí
    nasazování: nasadit, pracovník, pracovníci, pasovat, cena, dělník, dělníci, pas
    předmostí: brána, stanice, cech, turnaj, stáje, hostinec, zvláštní místa
    dráb: rychtář, posunout, úplatek, správce
    cesta: výroba, kramář, tržiště, kostel, použít, trh
    stavba: stavět, tesař, kameník, notář, architekt, rezidence, honosné, dům, zedník
    hrad: dodávka, dodávky, díly, žalář, hradby, věže, sklepení
    přízeň: přízně, královská, řada, sloupec
    bodování: vyhodnocení, úseky, body, konec, remíza
    dva: dva hráči, tři hráči, hráči
    budovy: seznam, dřevěné, kamenné, ceny, dřevo
    psaní: zápis, zapsat, napsat, příkazy
    pokyny: pokyn, stálý příkaz, automaticky
caylus-topic-name-goal = Cíl hry a značky
caylus-topic-name-round = Průběh kola
caylus-topic-name-placing = Nasazování pracovníků
caylus-topic-name-special = Budovy před mostem
caylus-topic-name-provost = Dráb a rychtář
caylus-topic-name-road = Použití budov
caylus-topic-name-building = Stavba budov
caylus-topic-name-castle = Stavba hradu
caylus-topic-name-favours = Králova přízeň
caylus-topic-name-scoring = Bodování a konec
caylus-topic-name-two = Dva hráči, volby
caylus-topic-name-buildings = Všechny budovy
caylus-topic-name-notation = Jak zapisovat tahy
caylus-topic-name-orders = Stálé pokyny
caylus-topic-goal =
    Ve městě Caylus nasazuješ pracovníky, sbíráš suroviny a stavíš budovy podél cesty i králův hrad. Vyhrává, kdo má na konci nejvíc vítězných bodů.
    Značky jsou všude stejné: **F** potraviny, **W** dřevo, **S** kámen, **C** oblečení, **G** zlato; **$** peníz (denár); **★** vítězný bod; **⚜** králova přízeň; **A** libovolná surovina, **B** libovolná kromě zlata.
    Na začátku má každý 2F 1W, 6 pracovníků a podle pořadí v 1. kole 5, 6, 6, 7, 7 peněz (ve dvou oba 5). Nic není skryté; losuje se jen šest neutrálních budov a první pořadí.
    Peníze, suroviny a obytné domy nikdy nedojdou. Ostatní budovy jsou po jedné, Architekt dvakrát. Body nikdy neklesnou pod 0.
caylus-topic-round =
    Kolo má osm fází:
    1. **Příjem**: každý 2$, za každý obytný dům a Knihovnu +1, za Palác +2.
    2. **Nasazování**: každý podle pořadí nasadí jednoho pracovníka, nebo pasuje, a tak dál, dokud nepasují všichni.
    3. **Budovy před mostem**: brána, stanice, cech, turnajové pole, stáje, hostinec.
    4. **Dráb**: v pořadí pasování ho každý může za peníze posunout.
    5. **Cesta**: budovy se použijí od mostu až po drába.
    6. **Hrad**: odevzdávají se trojice surovin.
    7. **Rychtář**: jde o 1 pole, o 2, je-li dráb před ním; dráb se k němu postaví.
    8. **Bodování** sekce hradu, je-li plná nebo rychtář dosáhl její značky.
    Po vyhodnocení věží hra končí.
caylus-topic-placing =
    Na tahu nasadíš jednoho pracovníka, nebo do konce kola pasuješ. Pracovník stojí 1$ a za každého, kdo už pasoval, 1$ navíc. Na **vlastní** budově stojí 1$, a s pravým místem v hostinci 1$ všude.
    Nasadit se dá do hradu, do budov před mostem a na neutrální, vytištěné, dřevěné a kamenné budovy bez pracovníka, i za drába. Na obytné a prestižní budovy ani na prázdná pole ne. Do hradu smí od každého jeden, do stájí také a celkem tři, do hostince jen na levé místo.
    Za pracovníka na **cizí** budově získá její majitel hned 1★, ať se stane cokoli.
    Kdo pasuje první, bere 1$. Kdo nemůže nasadit nic, pasuje automaticky, až na něj přijde řada. Poslední může nasazovat dál, dokud má peníze.
caylus-topic-special =
    V tomto pořadí:
    • **Brána**: pracovníka zdarma přesuneš na kterékoli místo, kam teď smí, i před mostem; nebo ho vezmeš domů.
    • **Stanice** (obchodní): 3$.
    • **Cech kupců**: zdarma posuneš drába až o 3 pole.
    • **Turnaj**: za 1$ 1C jedna ⚜.
    • **Stáje**: komu v nich stojí pracovníci, ti jsou první, druhý a třetí v pořadí, ostatní za nimi jako dosud. Pořadí pasování v tomto kole zůstává.
    • **Hostinec**: pracovník vlevo se posune vpravo a vypudí toho, kdo tam byl. Koho nikdo nevypudí, ten může zůstat, nebo odejít. Dokud tam jsi, stojí tě každý pracovník 1$ a o jednoho jich nasazuješ méně.
caylus-topic-provost =
    • **Dráb** určuje, kam až se budovy použijí. V pořadí pasování má každý právě jednu možnost posunout ho o 1 až 3 pole vpřed nebo vzad, každé za 1$. Zůstává na polích 1 až 28, takže pole 1 se použije vždy.
    • **Rychtář** ukazuje, jak hra postoupila. V 7. fázi jde o 2 pole, je-li dráb před ním, jinak o 1; pak se k němu dráb postaví. Když dojde na pole 12 nebo za ně, vyhodnotí se žalář, na 18 hradby, na 24 věže.
    Domlouvat se je dovoleno, ale sliby nezavazují a darovat se nesmí nic.
    `/reach` ukáže, kdo může drába posunout kam.
caylus-topic-road =
    Od pole 1 až po drába každý pracovník použije svou budovu a jde domů. Kdo stojí za drábem, jde domů bez užitku.
    • **Produkci** je třeba vzít; kde je na výběr, vybíráš ty. V cizí Velké farmě, Oboře a Dílně si po tobě vezme majitel jednu kostičku z toho, co budova produkuje.
    Ostatní budovy můžeš odmítnout, nebo použít jednou: **Kramář** prodává suroviny kromě zlata, **Tržiště** vykoupí jednu, i zlato. **Kostel, Krejčí, Banka, Alchymista** nabízejí dvě výměny, z nichž provedeš jednu. **Tesař, Kameník, Architekt** stavějí, **Notář** mění budovu v obytný dům.
caylus-topic-building =
    • **Dřevěné** budovy staví Tesař, **kamenné** Kameník: zaplatíš, položíš budovu na první volné pole cesty a vezmeš si její ★ a ⚜. Vždy jen jednu.
    • **Obytný dům** (Notář, 1$ 1C, 2★) nahradí neutrální budovu nebo tvou dřevěnou či kamennou, nikdy Notáře. Neutrální odchází ze hry, ostatní může znovu postavit kdokoli. Stojí-li na ní pracovník, zaplatíš a boduješ hned a budova se vymění, až bude pryč. Obytný dům vynáší 1$ za kolo.
    • **Prestižní** budova (Architekt) nahradí tvůj obytný dům, jehož příjem končí.
    Vytištěné, obytné a prestižní budovy se v obytné domy nemění.
caylus-topic-castle =
    V hradu se staví v tom pořadí, v jakém se tam nasazovalo. **Trojice** je F a dvě další suroviny, všechny různé; G může být jednou z nich. Odevzdáš jich, kolik chceš: z každé vznikne díl rozestavěné sekce, a když je plná, té další.
    Žalář: 6 dílů po 5★. Hradby: 10 dílů po 4★. Věže: 14 dílů po 3★.
    Kdo je v hradu a nepostaví nic, ztrácí 2★, leda by v hradu už nebylo volno. Za nejvíc trojic v kole je 1⚜; při shodě ji má ten, kdo je v hradu dřív.
    Vyhodnocená sekce je uzavřená.
caylus-topic-favours =
    Přízeň se využije hned: vybereš stupnici, tvůj žeton na ní postoupí o sloupec, pokud to hra dovolí, a využiješ tento sloupec nebo některý nižší.
    • Body: 1, 2, 3, 4, 5★
    • Peníze: 3, 4, 5, 6, 7$
    • Suroviny: F; W nebo S; C; 1A za 2B; G
    • Budovy: nic; dřevěná o 1W levněji; kamenná o 1S levněji; obytný dům za 1C; prestižní
    Nejdál smíš do 2. sloupce, po vyhodnocení žaláře do 4., hradeb do 5. V jedné fázi využiješ každou stupnici jen jednou; pátá přízeň propadá. Přízeň za stavbu přijde na řadu před těmi, které zbývají.
    Přízně jsou z turnajového pole, hradu, sekcí a za Kostel, Sochu, Divadlo, Univerzitu (1⚜) a Pomník (2⚜).
caylus-topic-scoring =
    Každý podle pořadí spočítá své díly v sekci:
    • Žalář: žádný -2★; 2 a víc 1⚜
    • Hradby: žádný -3★; 2 1⚜; 3 nebo 4 2⚜; 5 a víc 3⚜
    • Věže: žádný -4★; 2 nebo 3 1⚜; 4 nebo 5 2⚜; 6 a víc 3⚜
    Jeden díl nepřinese nic. V jednom kole se může vyhodnotit i víc sekcí.
    Po věžích si každý přičte 3★ za každé G, 1★ za 3 jiné suroviny, 1★ za 4$. Vyhrává, kdo má nejvíc bodů; při shodě je vítězství společné.
    `/sections` ukáže, co by vyhodnocení přineslo teď.
caylus-topic-two =
    • **Dva hráči**: pořadí se každé kolo střídá a stáje se nepoužívají. Když už jeden pasoval, platí druhý za pracovníka 3$, na vlastní budově 1$, s hostincem 1$.
    • **Volby**: jednoduché přízně po 3★ pro začátečníky; Klenotník z druhého vydání (S C, 6★; G za 5★ nebo GG za 9★); Notář za 3★ jako v pozdějších vydáních; ve dvou se místo stájí nepoužívá hostinec (pracovníci ve stájích pak nic nezmění); ptát se i tam, kde není na výběr.
    Naše vlastní rozhodnutí je, co se stane, když neodpovíš: pasuješ, nic neposuneš, nic nezaplatíš, vezmeš si, co je zdarma, a neodevzdáš nic.
caylus-topic-buildings =
    Vytištěné: Kramář 2$ > B; Tesař; Zlatý důl G.
    Neutrální: Farma F/C; Les F/W; Pila W; Lom S; Tržiště A > 4$; Tesař.
    Dřevěné (cena, ★): Farma (F) FW 2: FF/C; Farma (C) FW 2: CC/F; Lom FW 2: SS; Pila FW 2: WW; Tržiště WA 4: A > 6$; Kramář WA 4: 1$ > B nebo 2$ > BB; Kameník FW 4; Notář WC 4.
    Kamenné: Velká farma FS 3: FFC; Obora FS 3: FWW; Dílna FS 3: SSC; Architekt FS 6; Kostel SC 3★+1⚜: 2$ > 3★ nebo 4$ > 5★; Krejčí WS 6: CC > 4★ nebo CCC > 6★; Banka WS 6: 2$ > G nebo 5$ > GG; Alchymista FS 6: BB > G nebo BBBB > GG.
    Prestižní: Socha SSG 7★+1⚜; Sýpka FFFG 10; Knihovna WWWG 10, příjem 1$; Tkalcovna CCCG 12; Divadlo WWWGG 14★+1⚜; Univerzita SSSGG 14★+1⚜; Pomník SSSSGG 14★+2⚜; Palác SSSGG 16, příjem 2$; Katedrála SSSSSGGG 25.
caylus-topic-notation =
    `place 12` nasadí pracovníka na pole 12, `place castle` do hradu; další místa jsou `gate` (brána), `post` (obchodní stanice), `guild` (cech), `joust` (turnaj), `stables` (stáje), `inn` (hostinec). `pass` pasuje.
    `send 12` pošle pracovníka z brány dál, `home` ho vezme domů. `provost 14` posune drába na pole 14, `provost +2` o dvě dál. `joust` koupí přízeň. `stay` a `leave` odpovídají v hostinci.
    `take FFC` bere suroviny. `trade G` dává zlato, `trade 2$ SC` dává 2$ za S a C. `build mason` staví Kameníka; `build wood_peddler G` platí zlatem tam, kde stačí cokoli; `build statue 12` nahradí obytný dům na 12. `transform 3` mění pole 3 v obytný dům.
    `deliver FWS FSC` odevzdá dvě trojice, `deliver nothing` žádnou. `favour deniers` využije přízeň na stupnici (`prestige`, `deniers`, `resources`, `buildings`), `use 2` její 2. sloupec. `decline` nedělá nic.

    Píše se za `/move`, na velikosti písmen a pořadí surovin nezáleží; víc tahů odděluje středník. Budovu můžeš napsat i názvem, když je jednoznačný: `place mason`.
caylus-topic-orders =
    Se **stálým pokynem** odpovídám za tebe hned, přesně tak, jak můžeš odpovědět i bez něj. Nikdo jiný ho nevidí. Zadáš ho příkazem `/orders`, tlačítky nebo napsaný:
    `/orders plan 16 castle 9 pass` v tomto kole (v příštím, když už pasuješ) nasazuje postupně tam, kde je volno, a pak pasuje; bez `pass` se zeptám. `/orders next 16 pass` platí pro jednoho: zlatý důl, je-li volný, jinak pasovat.
    `/orders pass over 2` pasuje, když pracovník stojí víc než 2$, `/orders pass round` hned.
    `/orders provost keep 2` zaplatí až 2$, aby se použilo co nejvíc tvých pracovníků (s cechem ho posune zdarma), `/orders provost leave` drába neposouvá.
    `/orders at 9 trade G` odpoví v budově na poli 9, kde stojí tvůj pracovník. `/orders take S W` bere kámen nebo dřevo, kde se produkují, `/orders build mason lawyer` postaví první, na kterou máš. `/orders deliver 2` odevzdá až dvě trojice. `/orders favour deniers prestige`, `/orders joust always` (nebo `never`), `/orders inn stay` (nebo `leave`).
    S `late` na začátku působí `next`, `provost keep` a `deliver`, jen když ti vyprší čas: `/orders late deliver 2`.

    Když může odpovědět víc pokynů, platí poslední; pokyn o téže věci nahradí dřívější. `/orders cancel 1` zruší první ze seznamu.

caylus-aim = Posílej pracovníky podél cesty domů a z toho, co přinesou, stav hrad.
