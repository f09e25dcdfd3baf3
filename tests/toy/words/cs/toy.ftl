### Než přijde mráz, česky.

## Karty, stromy, fáze

toy-card-hazel = lískový ořech
toy-card-acorn = žalud
toy-card-walnut = vlašský ořech
toy-card-unseen = kartu
toy-tree-oak = dub
toy-tree-beech = buk
toy-tree-pine = borovice
toy-waiting-turn = něčí tah
toy-waiting-window = odpověď na padající kartu
toy-waiting-auction = nabídky na hnízdo
toy-waiting-night = stromy na noc
toy-phase-turn = Sbírání
toy-phase-window = Padá karta
toy-phase-auction = Dražba
toy-phase-night = Noc
toy-phase-over = Přišel mráz

## Volby

toy-option-screeches = Vřeštění
toy-option-screeches-one = jedno pro každé místo
toy-option-screeches-none = žádné

## Na co se čeká

toy-decision-turn = Sbírej a pak ukonči tah.
toy-decision-screech = Zavřešti, nebo mlč.
toy-decision-bid = Draž o hnízdo, nebo se vzdej.
toy-decision-night = Vyber si strom na noc.
toy-status-points = { $points ->
    [one] Zbývá { $points } bod.
    [few] Zbývají { $points } body.
   *[other] Zbývá { $points } bodů.
}
toy-status-fallen = Padá karta: { $card }.
toy-status-standing = Nejvyšší nabídka je { $total }.

## Slovesa a slova zápisu

toy-verb-forage = Vzít kartu
toy-verb-bury = Zahrabat kartu
toy-verb-shake = Setřást kartu
toy-verb-end = Ukončit tah
toy-verb-screech = Zavřeštět
toy-verb-hush = Mlčet
toy-verb-bid = Nabídnout
toy-verb-pass = Nedražit
toy-verb-sleep = Spát
toy-token-hazel = lískový ořech
toy-token-acorn = žalud
toy-token-walnut = vlašský ořech
toy-token-oak = dub
toy-token-beech = buk
toy-token-pine = borovice
toy-note-cost = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
toy-note-whole-hand = Nabídnout celou ruku: { $total }

## Stálé pokyny

toy-wish-quiet = Vždycky mlčet
toy-wish-upto = Nabízet až do …
toy-wish-late = Když nestihnu odpovědět, nabízet až do …
toy-group-tens = { $least } až { $most }
toy-order-keep-quiet = Mlčet, ať padá cokoli.
toy-order-bid-up-to =
    { $late ->
        [yes] Když neodpovím včas: v { $round }. kole nabízet až do { $limit }; pak pasovat.
       *[no] V { $round }. kole nabízet až do { $limit }; pak pasovat.
    }
toy-ended-round-over = { $round }. kolo skončilo.
toy-ended-limit = Nabídka byla { $total } a tvé karty ji do { $limit } nepřekonají, proto pas.

## Co se stalo

toy-event-round-began = Začíná **{ $round }. kolo**.
toy-event-deck-shuffled = { $count ->
    [one] Odložená { $count } karta se zamíchá
    [few] Odložené { $count } karty se zamíchají
   *[other] Odložených { $count } karet se zamíchá
} do nového balíčku.
toy-event-card-foraged = { $seat } bere: { $card }.
toy-event-card-buried = { $seat } zahrabává: { $card }.
toy-event-card-shaken = { $seat } setřásá: { $card }.
toy-event-card-scared = { $seat } vřeští! Ztraceno: { $card }.
toy-event-seat-hushed = { $seat } mlčí.
toy-event-card-stored = { $seat } ukládá do spíže: { $card }. Body: { $points }.
toy-event-turn-ended = { $seat } končí tah.
toy-event-bid-made = { $seat } nabízí { $total } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
toy-event-seat-passed = { $seat } už nedraží.
toy-event-nest-won = { $seat } získává hnízdo za { $points } b. a platí: { $cards }.
toy-event-nest-left = O hnízdo nikdo nestojí.
toy-event-tree-chosen = { $seat } má vybraný strom.
toy-event-night-spent = { $seat } spí, strom: { $tree }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
toy-event-hoard-opened = { $points ->
    [0] { $seat } nemá nic zahrabaného.
   *[other] { $seat } odkrývá skrýš: { $cards }. Body: { $points }.
}
toy-event-game-ended = Přišel mráz. Vítěz: { $winner_seats }.

## Odmítnutí

toy-refusal-not-now = Hra čeká na { $waiting }.
toy-refusal-too-few-points = K tomu je potřeba { $needed } b., zbývá { $points }.
toy-refusal-no-cards-left = V balíčku ani mezi odloženými není žádná karta.
toy-refusal-not-in-hand = Tolik takových karet v ruce nemáš: { $card }.
toy-refusal-bid-too-low = Nabídka musí být vyšší než { $standing }, tato je { $total }.
toy-refusal-no-hoard = Skrýš má jen hráč.

## Otázky

toy-question-left = Spočítat karty jednoho druhu, které nejsou vidět.
toy-question-left-usage = [@STŮL] KARTA
toy-question-left-called = zbývá
toy-question-worth = Říct, jakou cenu má tvá skrýš.
toy-question-worth-usage = [@STŮL]
toy-question-worth-called = výnos
toy-answer-left = Není vidět ({ $card }): { $count }.
toy-answer-worth = { $points ->
    [0] Nic nemáš zahrabané.
   *[other] Tvá skrýš: { $cards }. Body: { $points }.
}

## Body

toy-source-nests = hnízda
toy-source-nights = noci
toy-source-larder = spíž
toy-source-hoard = skrýš

## Pravidla po tématech

toy-primer =
    Blíží se mráz a ty na něj schraňuješ oříšky. V tahu máš tři akční body: **sbírej** karty, **zahrabávej** je z ruky, nebo **setřes** kartu do spíže, kterou ale jiní mohou vřeštěním zkazit.
    Každé kolo pokračuje **dražbou** hnízda, za které se platí kartami, a **nocí**, pro kterou všichni tajně vyberou strom.
    Po třech kolech se počítají hnízda, noci, spíže a skrýše.
toy-topics = průběh, sbírání, vřeštění, dražba, noc, bodování
toy-topic-name-course = Průběh hry
toy-topic-name-foraging = Sbírání
toy-topic-name-screeching = Vřeštění
toy-topic-name-auction = Dražba
toy-topic-name-night = Noc
toy-topic-name-scoring = Bodování
toy-topic-course =
    Tři kola, v každém tah každého hráče, dražba a noc.
toy-topic-foraging =
    Tři akční body. `forage` (1) bere kartu, `bury KARTA` (1) jednu z ruky zahrabe, `shake` (2) otočí vrchní kartu balíčku
    do tvé spíže, `end` končí tah.
toy-topic-screeching =
    Když někdo setřese kartu, může každý jiný, kdo ještě nevřeštěl, odpovědět `screech`, jednou za hru: první kartu zkazí.
    Když všichni odpoví `hush`, jde karta do spíže.
toy-topic-auction =
    `bid KARTA...` nabízí karty z ruky, lícem dolů; jejich součet musí překonat nejvyšší nabídku. `pass` dražbu opouští.
    Vítězovy karty se odloží. Hnízda mají cenu 3, 4 a 5 bodů.
toy-topic-night =
    Všichni tajně vyberou strom: `sleep oak` dub (4 body), `sleep beech` buk (3), `sleep pine` borovice (2). Kdo se na stromě
    sejde, dělí se, zaokrouhluje se dolů.
toy-topic-scoring =
    Hnízda, noci a každá karta ve spíži a skrýši svou cenou (lískový ořech 1, žalud 2, vlašský ořech 3) a jedním bodem navíc.

## Obrázky

toy-board-round = { $round }. kolo z { $rounds }
toy-board-nest = Hnízdo
toy-board-deck = Balíček
toy-board-discards = Odložené
toy-board-points = Zbývá bodů
toy-board-fallen = Padá
toy-board-bid = Nejvyšší nabídka: { $total } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
})
toy-board-passed = nedraží
toy-board-leads = vede
toy-board-hand = Ruka
toy-board-buried = Skrýš
toy-board-larder = Spíž
toy-board-screeches = Vřeštění
toy-board-nests = Hnízda
toy-board-nights = Noci
toy-board-awaited = čeká se
toy-board-opened = Otevřená skrýš
toy-board-own-hand = Tvá ruka
toy-board-own-buried = Tvá skrýš
toy-board-own-bid = Tvá nabídka
toy-board-own-tree = Tvůj strom
toy-board-nothing = nic
toy-board-hidden = Skryté
toy-show-nuts = Ořechy

## Tah slovy

toy-move-forage = vzít kartu
toy-move-bury = zahrabat: { $card }
toy-move-shake = setřást kartu
toy-move-end = ukončit tah
toy-move-screech = zavřeštět
toy-move-hush = mlčet
toy-move-bid = nabídnout: { $cards }
toy-move-pass = nedražit
toy-move-sleep = spát: { $tree }
