# O čem se přemýšlí, aniž by se to hrálo: co kdyby, rady a ohlédnutí za hrou.

## Co kdyby

button-whatif = Co kdyby
button-trial-reset = Od začátku
button-trial-anew = Rozdat znovu
button-trial-take = Převzít
button-trial-seat = Za: { $player }
button-trial-leave = Zpět ke stolu
trial-name = Co kdyby · { $table }
trial-task = Co kdyby, za { $player }: { $asked }
trial-task-own = Co kdyby, za sebe: { $asked }
trial-task-over = Co kdyby: tady hra končí.
trial-below = Hraješ za všechny; nic neplatí.
trial-title = **Co kdyby** u stolu { $table }. Nic z toho se nehraje a nikdo jiný to nevidí; co nemůžeš vědět, je rozdáno náhodně.
trial-tried = Vyzkoušeno: { $moves }
trial-of = { $player }: { $moves }
trial-scores = Body: { $scores }
trial-asked = { $player }: { $asked }
trial-over = Tady hra končí.
trouble-trial-over = V tom, co zkoušíš, hra skončila. Vrať akci, nebo začni znovu.
trouble-trial-too-long =
    { $most ->
        [one] Víc než { $most } akci po sobě vyzkoušet nejde. Začni znovu.
        [few] Víc než { $most } akce po sobě vyzkoušet nejde. Začni znovu.
       *[other] Víc než { $most } akcí po sobě vyzkoušet nejde. Začni znovu.
    }
trouble-trial-nothing-own = Za své místo ještě nemáš vyzkoušeno nic.
trouble-trial-not-now = { $move } teď u stolu zahrát nejde.

## Rady

button-hint = Zahrát { $number }
button-hint-step = Další: { $move }
button-hints = Rada
hint-title = Rady pro hráče { $player } u stolu { $table }:
hint-line = **{ $number }. { $does }** · { $gains }
    { $moves }
hint-move = { $move } ({ $meant })
hint-more =
    { $count ->
        [one] a ještě { $count } krok
        [few] a ještě { $count } kroky
       *[other] a ještě { $count } kroků
    }
hint-moves =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
hint-alike = začíná jako č. { $number }, pak { $moves }
hint-no-more = už nic
hint-total =
    { $points ->
        [one] asi { $gain } bod: { $parts }
        [few] asi { $gain } body: { $parts }
       *[other] asi { $gain } bodů: { $parts }
    }
hint-whole = celá možnost: { $gains }
hint-now = hned nic
hint-now-from = { $gain } hned ({ $sources })
hint-later = { $gain } později
hint-later-from = { $gain } později ({ $source })
hint-counted = { $gain }, s čím se už dalo počítat
hint-others-worse = { $gain }, protože ostatní získají víc než po č. 1
hint-others-better = { $gain }, protože ostatní získají míň než po č. 1
hint-follows-worse = { $gain }, protože po č. 1 na tom budeš líp
hint-follows-better = { $gain }, protože na tom budeš líp než po č. 1
hint-things = později: { $gains }
hint-thing = { $gain } { $source }
hint-other = vše ostatní
hint-picture = Plán po možnosti { $number }
learn-hints = Co by tu zahrálo hledání, ať už to je, nebo není to, co krok chce:
learn-hints-beside = Rada je to, co by tu zahrálo hledání, ať už to je, nebo není to, co krok chce.
trouble-hint-not-alone = Radí se, když hraješ bez dalších lidí, nebo proti samotným botům. U stolu { $table } hrají i jiní; vyzkoušet si tahy můžeš s `/whatif`.
trouble-hint-outdated = Tahle rada byla pro dřívější situaci. Zeptej se znovu příkazem `/hint`.
trouble-hint-failed = Tentokrát se žádná rada nenašla. Zeptej se znovu příkazem `/hint`.

## Rozbor dohrané hry

analysis-heading = **{ $game }**, stůl { $table }: rozbor hry.
analysis-begun = Rozbor se připravuje. Za pár minut tu bude pro každého, kdo si o něj řekne.
analysis-progress = Rozbor se připravuje: hotovo { $step } z asi { $steps }. Za pár minut tu bude pro každého, kdo si o něj řekne.
analysis-share = { $player }: { $share } % toho, co slibovaly nejlepší nalezené možnosti
analysis-nothing = { $player }: nic se nedalo zahrát lépe ani hůř
analysis-decided = Tahy, které rozhodly, posouzené podle toho, co hráč tehdy mohl vědět:
analysis-left = Hra skončila, protože se někdo vzdal. Tahy, ve kterých nejvíc uniklo, každý podle toho, co hráč tehdy mohl vědět:
analysis-even = Žádný jednotlivý tah nerozhodl.
analysis-turn = Tah hráče { $player }, krok { $entry }: lepší možnost slibovala o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc.
analysis-played = { $player } hraje: { $moves }.
analysis-better = Lepší: { $moves }.
analysis-shown-before = Na obrázku: postavení před tahem.
analysis-shown-played = Na obrázku: postavení po tom, co se hrálo.
analysis-shown-better = Na obrázku: postavení po lepší možnosti.
button-analysis-again = Podívat se znovu
button-analysis-all = Celá hra
button-analysis-turn = Tah hráče { $player }, krok { $entry }
button-analysis-before = Před tahem
button-analysis-played = Co se hrálo
button-analysis-better = Lepší možnost
trouble-analysis-failed = Rozbor hry u stolu { $table } se tentokrát nepovedl. Zkus to znovu příkazem `/analysis`.
