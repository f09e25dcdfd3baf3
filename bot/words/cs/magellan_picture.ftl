# Slova na obrázku a na textovém plánu Magellana.

magellan-picture-stage-veto = veto, nebo ne?
magellan-picture-stage-bid = nabízí, nebo pasuje
magellan-picture-stage-pay = vydražil a platí
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
magellan-picture-effect-veto = veto
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
