# Slova na obrázku a na textovém plánu Magellana.

magellan-picture-stage-veto = veto, nebo ne?
magellan-picture-stage-bid = nabízí, nebo pasuje
magellan-picture-bids = nabízí aspoň { $least }, nebo pasuje
magellan-picture-stage-pay = vyhrává dražbu a platí
magellan-picture-stage-ship = která loď popluje dál?
magellan-picture-stage-half = levá, nebo pravá polovina?
magellan-picture-stage-tuck = podstrkuje kartu
magellan-picture-stage-swap = Marco Polo: výměna karet
magellan-picture-stage-draw = Pizarro: losovat, nebo skončit?
magellan-picture-stage-over = konec hry
magellan-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
magellan-picture-side = strana { $side }
magellan-picture-left = zbývá
magellan-picture-opens = začíná
magellan-picture-asked = na tahu
magellan-picture-passed = pas
magellan-picture-no-ship = bez lodi
magellan-picture-crowns = body
magellan-picture-sacks = karty
magellan-picture-no-bid = bez nabídky
magellan-picture-effect-veto = právo veta
magellan-picture-effect-tuck-hand = karta z ruky
magellan-picture-effect-tuck-payment = karta z platby
magellan-picture-effect-final-draw = losování
magellan-picture-effect-swap = výměna
magellan-picture-effect-draw = dobrat hned
magellan-picture-effect-halves = vlevo|vpravo
magellan-picture-effect-open-hand = odkryté karty
magellan-picture-effect-lose-card = ztráta karty
magellan-picture-supply = balík
magellan-picture-discards = odloženo
magellan-picture-removed = mimo hru
magellan-picture-gold = body v ruce
magellan-picture-place = { $place }.
magellan-picture-sale = poslední dražba
magellan-picture-no-hand = Karty v ruce mají jen hráči.
magellan-picture-sums = Můžeš nabídnout:
magellan-picture-no-sums = Teď není co nabízet.
magellan-picture-own-bid = Nejvyšší nabídka je tvoje:
magellan-picture-own-pay = Musíš zaplatit aspoň:
magellan-picture-no-piles = Pod tvými loděmi nic neleží.

magellan-text-title = MAGELLAN, polovina 1: strana { $first }, polovina 2: strana { $second }
magellan-text-bids-cards = Karty nabídky jsou vidět.
magellan-text-bids-sum = Z nabídky je vidět jen součet.
magellan-text-phase = { $phase }. fáze
magellan-text-awaited = Na řadě: { $seats }
magellan-text-opener = Nabízí první: { $seat }
magellan-text-card = Karta: { $card } · v balíčku ještě { $stack }
magellan-text-vetoed = Vetované karty vespod, v tomto pořadí:
magellan-text-bidders = Stále draží: { $seats }
magellan-text-passed = Pas: { $seats }
magellan-text-best = Nejvyšší nabídka: { $bid }, { $seat }
magellan-text-laid = Vyloženo: { $cards }
magellan-text-paid = Zaplaceno: { $cards }
magellan-text-drawn = Pizarrovo losování: { $cards } = zlato { $gold }, body { $points }
magellan-text-supply = Balík: { $cards }
magellan-text-discards = Odloženo: lícem nahoru { $cards }, lícem dolů { $hidden }
magellan-text-removed = Nevydraženo:
magellan-text-score = body { $points }, v ruce { $hand } · pořadí { $place }.
magellan-text-stock = ruka { $hand } · lodě { $reserve } · veta { $vetoes }
magellan-text-open = odkryté karty:
magellan-text-counted = karty:
magellan-text-board = PLÁN ({ $ship }: loď 2 hráče P1; [3 *]: její hromádka; 0-2-1:
      kolik karet ještě přijde v 1., 2. a 3. fázi)
magellan-text-explorer = { $name }, strana { $side }: { $one }-{ $two }-{ $three }
magellan-text-field = { $number }. pole: kotvišť { $capacity } · korun { $crowns } · pytlů { $sacks }
magellan-text-right = pravá polovina: korun { $crowns }
magellan-text-half-left = vlevo
magellan-text-half-right = vpravo
magellan-text-effect-veto = právo veta
magellan-text-effect-tuck-hand = podstrčit z ruky, hromádka ×
magellan-text-effect-tuck-payment = podstrčit z platby, hromádka ×
magellan-text-effect-final-draw = losování na konci do
magellan-text-effect-swap = výměna až
magellan-text-effect-draw = dobrat hned
magellan-text-effect-halves = levá polovina: dobrat hned
magellan-text-effect-open-hand = odkryté karty
magellan-text-effect-lose-card = ztráta karet
magellan-text-own-hand = TVÁ RUKA:
magellan-text-own-laid = Tvá nabídka: { $cards }
magellan-text-own-sums = Můžeš nabídnout:
magellan-text-own-swap = Vyměňuješ: { $cards }
magellan-text-own-swapped = Při výměně odloženo:

## Co má objevitel na plánu, pro předčítání

magellan-holds-cards = karty, které přijdou po fázích: { $cards }
magellan-holds-empty = { $number }. pole: žádná loď, kotvišť { $capacity }
magellan-holds-ships = { $number }. pole: lodě { $players }, kotvišť { $capacity }
