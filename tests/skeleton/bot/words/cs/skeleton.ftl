### Skeleton česky. docs/adding_a_game.md tells which messages there must be, and what each is told.

## Options

skeleton-option-neighbours = Vlastní kameny vedle sebe
skeleton-option-neighbours-any = smějí stát
skeleton-option-neighbours-others = nesmějí stát

## What is awaited

skeleton-decision-turn = Polož kámen, nebo jeden korunuj.
skeleton-status-stones = Kamenů na desce: { $count }.

## Words of the notation in menus

skeleton-verb-place = Položit kámen
skeleton-verb-crown = Korunovat kámen
skeleton-note-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Tah slovy

skeleton-move-place = položit kámen na { $square }
skeleton-move-crown = korunovat kámen na { $square }

## What happened

skeleton-event-stone-placed = { $seat } pokládá kámen na { $square }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
skeleton-event-stone-crowned = { $seat } korunuje kámen na { $square }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
skeleton-event-game-ended = Hra končí. Vítězí: { $winner_seats }.

## Refusals

skeleton-refusal-square-taken = Na { $square } už kámen stojí: { $owner_seat }.
skeleton-refusal-beside-own = { $square } leží vedle tvého kamene a u tohoto stolu to není dovoleno.
skeleton-refusal-no-crown-left = Tvá koruna už stojí na { $square }.
skeleton-refusal-no-own-stone = Na { $square } nestojí žádný tvůj kámen.

## Questions

skeleton-question-worth = Řekne, kolik bodů by přinesl kámen na poli.
skeleton-question-worth-usage = [@STŮL] POLE
skeleton-question-worth-called = cena
skeleton-answer-worth = Kámen na { $square } by přinesl { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

## Sources of points

skeleton-source-stones = kameny

## The rules by topic

skeleton-primer =
    Hráči zaplňují plán kameny. Ve svém tahu položíš kámen na prázdné pole, nebo jednou za hru některý svůj kámen
    korunuješ. Obojí přinese bod za každý kámen, který v tu chvíli stojí vedle. Hra končí, když kámen nemůže položit
    nikdo. Vítězí nejvíce bodů.
skeleton-topics = průběh, pokládání, korunovace
skeleton-topic-name-course = Průběh hry
skeleton-topic-name-placing = Položení kamene
skeleton-topic-name-crowning = Korunovace kamene
skeleton-topic-course =
    Hráči postupně pokládají po jednom kameni, nebo některý svůj korunují. Kdo nemá pro kámen pole, nemá tah. Hra končí,
    když ho nemá nikdo. Vítězí nejvíce bodů.
skeleton-topic-placing =
    `place POLE` položí kámen na prázdné pole, třeba `place c3`. Přinese bod za každý kámen, který stojí vedle něj, ať je
    čí chce. Pole, která se dotýkají jen rohem, vedle sebe neleží.
skeleton-topic-crowning =
    Jednou za hru lze místo položení kamene příkazem `crown POLE` korunovat vlastní kámen: přinese bod za každý kámen,
    který teď stojí vedle něj.

## Pictures and text boards

skeleton-picture-turn = Polož nebo korunuj kámen
skeleton-picture-over = { $winners ->
    [1] vítězí
   *[other] vyhrávají
}
skeleton-picture-crown = Koruna
skeleton-picture-stone = Kámen
skeleton-text-turn = Na řadě: { $seat }
skeleton-text-over = Hra skončila
skeleton-text-apart = Vlastní kameny stojí zvlášť
skeleton-text-together = Vlastní kameny smějí stát vedle sebe
skeleton-text-points = Body: { $points }
skeleton-text-crown = Koruna: { $square }
