# Discord: co říká jen tato část bota.

discord-too-long = … na doplňování je to moc dlouhé: dopiš to a odešli, platí to tak, jak to napíšeš.
discord-only-the-hint = To byla jen nápověda a nic se nestalo. Napiš, co chceš poslat, a odešli to.

## Příkazy s lomítkem: skupiny a pole, vždy název (malá písmena, bez mezer) a k čemu je

discord-group-table = stůl
discord-group-table-about = Co se týká stolu: místa, hra a co může hostitel.
discord-group-turn = můj-tah
discord-group-turn-about = Co děláš ve svém tahu nebo si na něj necháš.
discord-group-my = moje
discord-group-my-about = Co je jen tvoje: kdy a jak tě volám, co pro tebe ukládám, a nápověda.
discord-group-longtable-about = Co mohou nastavit správci tohoto serveru.
discord-arg-table = stůl
discord-arg-table-about = Který stůl, není-li to jasné z toho, kde píšeš.
discord-arg-game = hra
discord-arg-game-about = Která hra.
discord-arg-seats = místa
discord-arg-seats-about = Kolik hráčů.
discord-arg-bots = boti
discord-arg-bots-about = Kolik botů si hned sedne ke stolu.
discord-arg-level = obtížnost
discord-arg-level-about = Jak dobře tito boti hrají.
discord-arg-pace = čas-na-tah
discord-arg-pace-about = Jak dlouho smí trvat tah.
discord-arg-late = zpoždění
discord-arg-late-about = Co se stane, když někomu vyprší čas.
discord-arg-votes = hlasování
discord-arg-votes-about = Jestli musí souhlasit všichni hráči, nebo stačí většina.
discord-arg-proposal = návrh
discord-arg-proposal-about = Co navrhuješ. Bez toho uvidíš, co má smysl navrhnout.
discord-arg-hours = hodiny
discord-arg-hours-about = Od kdy do kdy a ve které dny, například 8-22 mon-fri; nebo always.
discord-arg-days = dny
discord-arg-days-about = Na kolik dní, nebo od kterého dne do kterého, například 2027-07-01 2027-07-14; nebo end.
discord-arg-practice = cvičení
discord-arg-practice-about = Hraješ za všechna místa a hru si vyzkoušíš.
discord-arg-invite = pozvání
discord-arg-invite-about = Přisednout smějí jen ti, které pozveš.
discord-arg-options = volby
discord-arg-options-about = Volitelná pravidla, každé s vysvětlením; všechny ukáže tlačítko { button-options }.
discord-arg-seat = místo
discord-arg-seat-about = Které volné místo: podle barvy nebo podle toho, kdo ho měl. Bez toho uvidíš, která jsou.
discord-arg-player = hráč
discord-arg-player-about = Kdo.
discord-arg-colour = barva
discord-arg-colour-about = Jaká barva.
discord-arg-moves = tahy
discord-arg-moves-about = Tahy v krátkém zápisu, mezi dvěma středník.
discord-arg-order = pokyn
discord-arg-order-about = Co mám za tebe odpovídat. Bez toho uvidíš pokyny, které máš.
discord-arg-entry = krok
discord-arg-entry-about = Číslo kroku v historii.
discord-arg-view = pohled
discord-arg-view-about = Jako text, nebo jiný obrázek.
discord-arg-part = část
discord-arg-part-about = Která část: celá hra, nebo poslední kolo.
discord-arg-topic = téma
discord-arg-topic-about = Která část pravidel.
discord-arg-text = poznámka
discord-arg-text-about = Co si zapsat. Bez toho uvidíš, co máš zapsáno.
discord-arg-language = jazyk
discord-arg-language-about = Jakým jazykem na tebe mluvím.
discord-arg-layout = podoba
discord-arg-layout-about = Na šířku k počítači, nebo na výšku na telefon.
discord-arg-where = kde
discord-arg-where-about = V soukromí, jen ve skupině, nebo jednou denně za všechny stoly.
discord-arg-test = zkouška
discord-arg-test-about = Poslat ti zkušební zprávu.
discord-arg-zone = pásmo
discord-arg-zone-about = Kde žiješ, například Europe/Prague.
discord-arg-code = kód
discord-arg-code-about = Kód z tvého druhého účtu, nebo undo.
discord-arg-what = co
discord-arg-what-about = Všechno, co je uloženo, nebo to smazat. Bez toho uvidíš, kolik toho je.
discord-arg-about = čeho
discord-arg-about-about = Na co se ptáš.
discord-arg-question = otázka
discord-arg-question-about = Na co se ptáš. Bez toho uvidíš, na co se u stolu ptát dá.
discord-arg-word = slovo
discord-arg-word-about = Jakékoli vlastní slovo.
discord-arg-role = členové
discord-arg-role-about = Kdo smí otevírat stoly.

## Příkazy v nabídce zprávy

discord-board-after = Plán po tomhle
