# Slova na obrázku a na textovém plánu Tikalu.

tikal-picture-phase-place = pokládá kartičku
tikal-picture-phase-act = provádí akce
tikal-picture-phase-scoring = vyhodnocovací tah
tikal-picture-phase-bid = nabízí, nebo pasuje
tikal-picture-phase-take = vybírá kartičku
tikal-picture-phase-over = konec hry
tikal-picture-bid = { $highest ->
    [0] nabízí jako první, nebo pasuje
   *[other] nabízí víc než { $highest } ({ $player }), nebo pasuje
}
tikal-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
tikal-picture-kind = Kartička
tikal-picture-tile = { $tile }
tikal-picture-worth = výhled { $points }
tikal-picture-gained = bylo +{ $points }
tikal-picture-costs = Akční body
tikal-picture-cost-tile = Kartička
tikal-picture-cost-deploy = Nasazení, přesun
tikal-picture-cost-move = Krok za destičku
tikal-picture-cost-uncover = Odkrytí
tikal-picture-cost-recover = Vykopání
tikal-picture-cost-exchange = Výměna
tikal-picture-cost-camp = Tábor
tikal-picture-cost-guard = Hlídač

tikal-picture-motif-m1 = maska
tikal-picture-motif-m2 = slunce
tikal-picture-motif-m3 = měsíc
tikal-picture-motif-m4 = had
tikal-picture-motif-m5 = džbán
tikal-picture-motif-m6 = pták
tikal-picture-motif-m7 = ruka
tikal-picture-motif-m8 = schody

tikal-text-mode-basic = TIKAL, základní hra
tikal-text-mode-auction = TIKAL, dražba
tikal-text-points = Zbývá akčních bodů: { $points }
tikal-text-scoring = Vyhodnocovací tahy: { $seats }
tikal-text-passed = Pas: { $seats }
tikal-text-tile = Kartička k položení: { $tile }
tikal-text-display = Odkryté kartičky:
tikal-text-stack = Sloupeček: { $tiles } × kartička, nahoře písmeno { $letter }
tikal-text-no-stack = Sloupeček: prázdný
tikal-text-squares = Zbývající patra chrámů (hodnota×počet):
tikal-text-score = body { $score } · poslední bodování +{ $gained } · výhled { $worth }
tikal-text-supply = zásoba { $figures } · tábory { $camps } · hlídači { $guards }
tikal-text-treasures = poklady { $motifs }
tikal-text-bid = nabídka { $points }
tikal-text-moved = tah v tomto kole už má za sebou
tikal-text-board = PLÁN (S2: dvě destičky na severu; 3+L: tři účastníci
    a vedoucí; * (+2): má u chrámu většinu o dva)
tikal-text-unexplored = Neprozkoumáno:
tikal-text-camp = tábor { $seat }
tikal-text-guard = hlídač { $seat } { $figure }
tikal-text-terrain-base-camp = základní tábor
tikal-text-terrain-jungle = prales
tikal-text-terrain-temple = chrám
tikal-text-terrain-treasure = poklad
tikal-text-terrain-volcano = sopka
tikal-text-edge-0 = S
tikal-text-edge-1 = SV
tikal-text-edge-2 = JV
tikal-text-edge-3 = J
tikal-text-edge-4 = JZ
tikal-text-edge-5 = SZ

## Co je na poli, pro předčítání

tikal-holds-unexplored = neprozkoumáno
tikal-holds-base-camp = základní tábor
tikal-holds-jungle = prales
tikal-holds-temple = chrám { $value }
tikal-holds-treasure = { $treasures ->
    [0] bez pokladů
    [one] { $treasures } poklad
    [few] { $treasures } poklady
   *[other] { $treasures } pokladů
}
tikal-holds-volcano = sopka
tikal-holds-camp = tábor: { $player }
tikal-holds-guard = hlídač: { $player }
tikal-holds-figures = { $player }: { $workers ->
    [0] vedoucí
    [one] { $workers } účastník{ $leader ->
        [yes] {" "}a vedoucí
       *[no] {""}
    }
    [few] { $workers } účastníci{ $leader ->
        [yes] {" "}a vedoucí
       *[no] {""}
    }
   *[other] { $workers } účastníků{ $leader ->
        [yes] {" "}a vedoucí
       *[no] {""}
    }
}
tikal-holds-holder = vede { $player }
