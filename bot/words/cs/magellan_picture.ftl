# Slova na obrázku a na textovém plánu Magellana.

magellan-picture-stage-veto = veto, nebo ne?
magellan-picture-stage-bid = nabízí, nebo pasuje
magellan-picture-stage-pay = vyhrává dražbu a platí
magellan-picture-stage-ship = která loď popluje dál?
magellan-picture-stage-half = levá, nebo pravá půlka?
magellan-picture-stage-tuck = podkládá kartu
magellan-picture-stage-swap = Marco Polo: výměna karet
magellan-picture-stage-draw = Pizarro: táhnout dál, nebo přestat?
magellan-picture-stage-over = konec hry
magellan-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
magellan-picture-side = strana { $side }
magellan-picture-no-bid = zatím bez nabídky
magellan-picture-effect-veto = právo veta
magellan-picture-effect-tuck-hand = podložit z ruky
magellan-picture-effect-tuck-payment = podložit z platby
magellan-picture-effect-final-draw = tahy na konci
magellan-picture-effect-swap = výměna
magellan-picture-effect-draw = dobrat hned
magellan-picture-effect-halves = vlevo|vpravo
magellan-picture-effect-open-hand = otevřená ruka
magellan-picture-effect-lose-card = ztráta karty
magellan-picture-supply = zásoba
magellan-picture-discards = odhozeno
magellan-picture-removed = neprodáno
magellan-picture-no-hand = Karty v ruce mají jen hráči.
magellan-picture-sums = Můžeš nabídnout:
magellan-picture-no-sums = Teď není co nabízet.
magellan-picture-own-bid = Nejvyšší nabídka je tvoje:
magellan-picture-own-pay = Zaplatíš aspoň:
magellan-picture-no-piles = Pod tvými loděmi nic neleží.

magellan-text-title = MAGELLAN, polovina 1: strana { $first }, polovina 2: strana { $second }
magellan-text-bids-cards = Karty nabídky jsou vidět.
magellan-text-bids-sum = Z nabídky je vidět jen součet.
magellan-text-phase = Fáze { $phase }
magellan-text-awaited = Na tahu: { $seats }
magellan-text-opener = První na řadě: { $seat }
magellan-text-card = Karta: { $card } · v balíku ještě { $stack }
magellan-text-vetoed = Vetované, vespod v tomto pořadí:
magellan-text-bidders = Dál draží: { $seats }
magellan-text-passed = Pasovali: { $seats }
magellan-text-best = Nejvyšší nabídka: { $bid }, { $seat }
magellan-text-laid = Vyloženo: { $cards }
magellan-text-paid = Zaplaceno: { $cards }
magellan-text-drawn = Pizarrovy tahy: { $cards } = { $gold } zlata, za { $points } b.
magellan-text-supply = Zásoba: { $cards }
magellan-text-discards = Odhozeno: { $cards } lícem, { $hidden } rubem
magellan-text-removed = Neprodáno:
magellan-text-score = body { $points }, v ruce { $hand } · místo { $place }
magellan-text-stock = ruka { $hand } · lodě { $reserve } · veta { $vetoes }
magellan-text-open = otevřená ruka:
magellan-text-counted = karty:
magellan-text-board = PLÁN ({ $ship }: loď 2 hráče P1; [3 *]: karty pod ní; 0-2-1:
      kolik karet ještě přijde ve fázích 1, 2 a 3)
magellan-text-explorer = { $name }, strana { $side }: { $one }-{ $two }-{ $three }
magellan-text-field = { $number }. místa { $capacity } · koruny { $crowns } · pytle { $sacks }
magellan-text-right = pravá půlka: koruny { $crowns }
magellan-text-half-left = vlevo
magellan-text-half-right = vpravo
magellan-text-effect-veto = právo veta
magellan-text-effect-tuck-hand = podložit z ruky, karty ×
magellan-text-effect-tuck-payment = podložit z platby, karty ×
magellan-text-effect-final-draw = tahy na konci do
magellan-text-effect-swap = výměna až
magellan-text-effect-draw = dobrat hned
magellan-text-effect-halves = levá půlka: dobrat hned
magellan-text-effect-open-hand = otevřená ruka
magellan-text-effect-lose-card = ztráta karet
magellan-text-own-hand = TVÁ RUKA:
magellan-text-own-laid = Tvá nabídka: { $cards }
magellan-text-own-sums = Můžeš nabídnout:
magellan-text-own-swap = Vyměňuješ: { $cards }
magellan-text-own-swapped = Výměnou jsi odložil:
