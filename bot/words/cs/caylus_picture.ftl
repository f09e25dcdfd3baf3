# Slova na obrázcích a na textovém plánu hry Caylus.

caylus-show-buildings = Budovy

caylus-picture-order = pořadí
caylus-picture-left = zbývá
caylus-picture-unbuilt-wood = zbylé dřevěné
caylus-picture-unbuilt-stone = zbylé kamenné
caylus-picture-unbuilt-prestige = zbylé prestižní
caylus-picture-line-prestige = body
caylus-picture-line-deniers = peníze
caylus-picture-line-resources = kostky
caylus-picture-line-buildings = stavby
caylus-picture-passed = pasovali
caylus-picture-has-passed = pas
caylus-picture-costs = pracovník stojí
caylus-picture-all-passed = všichni pasovali
caylus-picture-round = { $round }. kolo
caylus-picture-over = { $winners ->
    [1] vítězí
   *[other] se dělí o vítězství
}
caylus-picture-asks-place = nasazuje pracovníka, nebo pasuje
caylus-picture-asks-gate = posílá pracovníka z brány
caylus-picture-asks-guild = smí posunout drába až o 3 pole
caylus-picture-asks-joust = smí koupit královu přízeň
caylus-picture-asks-inn = zůstane v hostinci, nebo odejde
caylus-picture-asks-bribe = smí posunout drába, pole za 1$
caylus-picture-asks-produce = bere suroviny
caylus-picture-asks-trade = smí provést výměnu
caylus-picture-asks-build = smí stavět
caylus-picture-asks-transform = smí postavit obytný dům
caylus-picture-asks-bonus = bere kostičku majitele
caylus-picture-asks-deliver = odevzdává trojice na hrad
caylus-picture-asks-line = využívá královu přízeň
caylus-picture-asks-effect = využívá sloupec přízně

caylus-picture-inn-new = nový
caylus-picture-inn-stays = bydlí

caylus-picture-key-F = potraviny
caylus-picture-key-W = dřevo
caylus-picture-key-S = kámen
caylus-picture-key-C = oblečení
caylus-picture-key-G = zlato
caylus-picture-key-A = jakákoli
caylus-picture-key-B = ne zlato
caylus-picture-key-point = bod
caylus-picture-key-favour = přízeň
caylus-picture-key-builds = staví
caylus-picture-key-wood = dřevěná
caylus-picture-key-stone = kamenná
caylus-picture-key-residential = obytná
caylus-picture-key-prestige = prestižní
caylus-picture-key-owner = majitel
caylus-picture-key-provost = dráb
caylus-picture-key-bailiff = rychtář
caylus-picture-key-step = krok
caylus-picture-key-income = za kolo
caylus-picture-key-spot = volno

caylus-text-round = CAYLUS · { $round }. kolo · fáze { $phase }
caylus-text-over = konec hry
caylus-text-about = týká se: { $topic }
caylus-text-order = Pořadí: { $seats }
caylus-text-passed = Pas: { $seats } · další pracovník { $price }
caylus-text-officers = Rychtář na { $bailiff }, dráb na { $provost }
caylus-text-players = HRÁČI
    (sloupce na stupnicích přízně v pořadí níže)
caylus-text-workers = pracovníci { $workers }
caylus-text-levels = sloupce { $levels }
caylus-text-used = už použito: { $lines }
caylus-text-delivered = trojice { $batches }
caylus-text-castle = HRAD
    (trojice: 3 různé suroviny, jedna z nich potraviny)
caylus-text-section-scored = vyhodnoceno
caylus-text-section-building = staví se
caylus-text-section-later = později
caylus-text-scoring = při vyhodnocení za vlastní díly: { $steps } ⚜
caylus-text-places = MÍSTA
caylus-text-closed = nepoužívá se
caylus-text-place-castle = odevzdat trojice
caylus-text-place-gate = jít dál na kterékoli volné místo
caylus-text-place-guild = posunout drába až o 3 pole
caylus-text-place-stables = první v pořadí
caylus-text-place-inn = od příštího kola každý pracovník za 1$
caylus-text-there = pracovníci { $seats }
caylus-text-resident = host { $seat }
caylus-text-road = CESTA
caylus-text-worker = pracovník { $seat }
caylus-text-reserved = bude obytný dům { $seat }
caylus-text-marker = značka { $section }
caylus-text-bailiff = RYCHTÁŘ
caylus-text-provost = DRÁB
caylus-text-simplified = PŘÍZEŇ: { $formula }
caylus-text-favours = PŘÍZEŇ (žetony smějí do sloupce { $limit })
caylus-text-supply = ZBÝVAJÍCÍ BUDOVY
    (co napsat: název · cena > co přinese · účinek)
caylus-text-lawyer = (notář přinesl { $points })
caylus-text-legend = ZNAČKY
    F potraviny W dřevo S kámen C oblečení G zlato
    $ peníz ★ bod ⚜ přízeň · A jakákoli surovina, B kromě zlata
    > dává / nebo ⚒ stavba · ⌂W dřevěná ⌂S kamenná
    ⌂P prestižní ⌂R obytná · ⌂ majiteli, použije-li ji jiný
    +1$ každé kolo

## Co je na místě, pro předčítání

caylus-holds-free = bez budovy
caylus-holds-owner = patří: { $player }
caylus-holds-worker = pracovník: { $player }
caylus-holds-resident = bydlí tu { $player }
caylus-holds-bailiff = rychtář
caylus-holds-provost = dráb
