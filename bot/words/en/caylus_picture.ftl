# Words on the pictures and on the text board of Caylus.

caylus-show-buildings = The buildings

caylus-picture-order = turn order
caylus-picture-left = left
caylus-picture-unbuilt-wood = wood left
caylus-picture-unbuilt-stone = stone left
caylus-picture-unbuilt-prestige = prestige left
caylus-picture-line-prestige = points
caylus-picture-line-deniers = money
caylus-picture-line-resources = cubes
caylus-picture-line-buildings = builds
caylus-picture-passed = passed
caylus-picture-has-passed = passed
caylus-picture-costs = a worker costs
caylus-picture-all-passed = all have passed
caylus-picture-round = round { $round }
caylus-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
caylus-picture-asks-place = places a worker or passes
caylus-picture-asks-gate = sends the worker on from the gate
caylus-picture-asks-guild = may move the provost, up to 3 spaces
caylus-picture-asks-joust = may buy a royal favour
caylus-picture-asks-inn = stays at the inn or leaves
caylus-picture-asks-bribe = may move the provost, 1$ a space
caylus-picture-asks-produce = takes goods
caylus-picture-asks-trade = may make an exchange
caylus-picture-asks-build = may build
caylus-picture-asks-transform = may make a residence
caylus-picture-asks-bonus = takes the owner’s cube
caylus-picture-asks-deliver = hands in batches
caylus-picture-asks-line = uses a royal favour
caylus-picture-asks-effect = uses a column of the favour line

caylus-picture-inn-new = new
caylus-picture-inn-stays = stays

caylus-picture-key-F = food
caylus-picture-key-W = wood
caylus-picture-key-S = stone
caylus-picture-key-C = cloth
caylus-picture-key-G = gold
caylus-picture-key-A = any
caylus-picture-key-B = not gold
caylus-picture-key-point = point
caylus-picture-key-favour = favour
caylus-picture-key-builds = builds
caylus-picture-key-wood = wood tile
caylus-picture-key-stone = stone tile
caylus-picture-key-residential = residence
caylus-picture-key-prestige = prestige
caylus-picture-key-owner = owner
caylus-picture-key-provost = provost
caylus-picture-key-bailiff = bailiff
caylus-picture-key-step = n-th step
caylus-picture-key-income = a round
caylus-picture-key-spot = free place

caylus-text-round = CAYLUS · round { $round } · phase { $phase }
caylus-text-over = the game is over
caylus-text-about = about { $topic }
caylus-text-order = Turn order: { $seats }
caylus-text-passed = Passed: { $seats } · next worker { $price }
caylus-text-officers = Bailiff on { $bailiff }, provost on { $provost }
caylus-text-players = PLAYERS
    (columns on the favour lines, in their order below)
caylus-text-workers = workers { $workers }
caylus-text-levels = columns { $levels }
caylus-text-used = used now: { $lines }
caylus-text-delivered = batches { $batches }
caylus-text-castle = CASTLE
    (a batch: 3 cubes of different kinds, one of them food)
caylus-text-section-scored = scored
caylus-text-section-building = under construction
caylus-text-section-later = later
caylus-text-scoring = when scored, own parts: { $steps } ⚜
caylus-text-places = PLACES
caylus-text-closed = out of use
caylus-text-place-castle = hand in batches
caylus-text-place-gate = go on to any free place
caylus-text-place-guild = move the provost up to 3 spaces
caylus-text-place-stables = first in the turn order
caylus-text-place-inn = every worker 1$ from the next round
caylus-text-there = workers { $seats }
caylus-text-resident = resident { $seat }
caylus-text-road = ROAD
caylus-text-worker = worker { $seat }
caylus-text-reserved = becomes a residence of { $seat }
caylus-text-marker = marker { $section }
caylus-text-bailiff = BAILIFF
caylus-text-provost = PROVOST
caylus-text-simplified = FAVOURS: { $formula }
caylus-text-favours = FAVOURS (markers may reach column { $limit })
caylus-text-supply = BUILDINGS LEFT
    (what to type: name · price > what it brings · effect)
caylus-text-lawyer = (the Lawyer brought { $points })
caylus-text-legend = SIGNS
    F food W wood S stone C cloth G gold $ denier ★ point
    ⚜ favour · A any cube B any but gold · > gives / or
    ⚒ build · ⌂W wood ⌂S stone ⌂P prestige ⌂R residence
    ⌂ for the owner, if another uses it · +1$ each round

## What a place holds, read aloud

caylus-holds-free = no building
caylus-holds-owner = owned by { $player }
caylus-holds-worker = worker of { $player }
caylus-holds-resident = { $player } lives here
caylus-holds-bailiff = the bailiff
caylus-holds-provost = the provost
