# Slova na obrázku a na textovém plánu hry Mexica.

mexica-picture-phase-place = staví figurku
mexica-picture-phase-vote = odejde { $size } ze hry?
mexica-picture-phase-over = konec hry
mexica-picture-round = { $half }. část, { $round }. kolo
mexica-picture-last-round = { $half }. část, poslední kolo ({ $round }.)
mexica-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
mexica-picture-total = celkem
mexica-picture-scored = hodnoceno
mexica-picture-cost-found = Založení
mexica-picture-cost-use = Použití žetonu
mexica-picture-source-founding = zakládání
mexica-picture-source-presence = přítomnost
mexica-picture-source-first-half = 1. vyhodnocení
mexica-picture-source-second-half = 2. vyhodnocení
mexica-picture-source-start-squares = startovní pole
mexica-picture-nothing-built = Zatím není nic založeno ani postaveno
mexica-picture-cost-canal = Kanál
mexica-picture-cost-bridge = Most
mexica-picture-cost-step = Krok, další most
mexica-picture-cost-jump = Přesun kamkoli
mexica-picture-cost-build = Budova
mexica-picture-cost-token = Žeton
mexica-picture-second-half = část
mexica-picture-none-open = vyloženo: nic

mexica-text-phase-place = staví figurku
mexica-text-phase-turn = je na tahu
mexica-text-phase-vote = navrhuje odstranit calpulli
mexica-text-phase-over = Konec hry
mexica-text-half = { $half }. část
mexica-text-points = Zbývá akčních bodů { $points } · vzato žetonů { $taken }
mexica-text-first = Každé kolo začíná { $seat }
mexica-text-idle = Kola, kdy se nestavělo: { $rounds } z { $limit }
mexica-text-finished = Všechno postaveno: { $seats }
mexica-text-proposed = K odstranění: { $size } · zatím bez odpovědi: { $seats }
mexica-text-canals-left = Zbývá kanálů: dvojitých { $doubles } · jednoduchých { $singles }
mexica-text-supply = Zbývá mostů { $bridges } · žetonů { $tokens }
mexica-text-display = Vyložená calpulli: { $sizes }
mexica-text-later = Druhá část: { $sizes }
mexica-text-removed = Mimo hru: { $sizes }
mexica-text-sources = body = součet:
mexica-text-score = body { $score } = { $sources } · výhled { $worth }
mexica-text-figure = figurka { $square } · žetony { $tokens }
mexica-text-buildings = zbývající budovy (hodnota×počet): { $buildings }
mexica-text-map = PLÁN (písmeno pro každý okrsek, velké tam, kde něco
    stojí; { $lake } jezero, { $canal } kanál, most { $across } nebo { $down })
mexica-text-starts = startovní pole { $squares }, pole s erbem { $emblem }
mexica-text-districts = OKRSKY (body za pořadí; *: vede)
mexica-text-from = od { $square }
mexica-text-founded = založeno ({ $seat }) na { $square }
mexica-text-fits = jeho calpulli je vyložené
mexica-text-neutral = neutrální { $total }
mexica-text-almost = SKORO OHRANIČENO (velikost: pole, dílek, který stačí)
mexica-text-closed-by = uzavře { $tiles }
mexica-text-canals = KANÁLY v pořadí, jak byly položeny
mexica-text-bridges = MOSTY (h: vodorovně, v: svisle)
mexica-text-built = BUDOVY (pole, majitel, hodnota; ◦: neutrální)

## Co je na poli, pro předčítání

mexica-holds-lake = jezero
mexica-holds-canal = kanál
mexica-holds-land = souš, polí { $size }, nezaloženo
mexica-holds-land-open = souš, polí { $size }, nezaloženo: calpulli { $size } je vyložené
mexica-holds-land-large = souš, polí { $size }, na okrsky ji dělí kanály
mexica-holds-almost = { $size }: kanál na { $tile } by tu uzavřel okrsek { $size }, jehož calpulli vyloženo není
mexica-holds-almost-open = { $size }: kanál na { $tile } by tu uzavřel okrsek { $size }, jehož calpulli je vyloženo
mexica-holds-district = okrsek { $size }, založeno ({ $player })
mexica-holds-calpulli = jeho calpulli
mexica-holds-open = vyložené calpulli { $size }, pro uzavřený okrsek přesně této velikosti
mexica-holds-bridge-h = most vodorovně
mexica-holds-bridge-v = most svisle
mexica-holds-building = budova { $value }: { $player }
mexica-holds-neutral = neutrální budova { $value }
mexica-holds-figure = figurka: { $player }
