# Words on the picture and on the text board of Mexica.

mexica-picture-phase-place = places the figure
mexica-picture-phase-vote = may the { $size } leave the game?
mexica-picture-phase-over = the game is over
mexica-picture-round = half { $half }, round { $round }
mexica-picture-last-round = half { $half }, last round ({ $round })
mexica-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
mexica-picture-total = in all
mexica-picture-scored = scored
mexica-picture-cost-found = Found
mexica-picture-cost-use = Use a token
mexica-picture-source-founding = founding
mexica-picture-source-presence = presence
mexica-picture-source-first-half = 1st scoring
mexica-picture-source-second-half = 2nd scoring
mexica-picture-source-start-squares = start squares
mexica-picture-nothing-built = Nothing is founded or built yet
mexica-picture-cost-canal = Canal
mexica-picture-cost-bridge = Bridge
mexica-picture-cost-step = Step, next bridge
mexica-picture-cost-jump = Jump
mexica-picture-cost-build = Build
mexica-picture-cost-token = Take a token
mexica-picture-second-half = half
mexica-picture-none-open = open: none

mexica-text-phase-place = places the figure
mexica-text-phase-turn = has the turn
mexica-text-phase-vote = has proposed to remove a calpulli
mexica-text-phase-over = The game is over
mexica-text-half = half { $half }
mexica-text-points = Action points left { $points } · tokens taken { $taken }
mexica-text-first = Each round begins with { $seat }
mexica-text-idle = Rounds without progress { $rounds } of { $limit }
mexica-text-finished = All buildings built: { $seats }
mexica-text-proposed = To be removed: { $size } · no answer yet: { $seats }
mexica-text-canals-left = Canals left: double { $doubles } · single { $singles }
mexica-text-supply = Bridges left { $bridges } · tokens left { $tokens }
mexica-text-display = Open calpulli: { $sizes }
mexica-text-later = Second half: { $sizes }
mexica-text-removed = Out of the game: { $sizes }
mexica-text-sources = points = sum of
mexica-text-score = points { $score } = { $sources } · forecast { $worth }
mexica-text-figure = figure { $square } · tokens { $tokens }
mexica-text-buildings = buildings left (value×number): { $buildings }
mexica-text-map = MAP (a letter for each district, a capital where
    something stands; { $lake } lake, { $canal } canal, bridge { $across } or { $down })
mexica-text-starts = start squares { $squares }, emblem { $emblem }
mexica-text-districts = DISTRICTS (points for the places; *: leads)
mexica-text-from = from { $square }
mexica-text-founded = founded by { $seat } at { $square }
mexica-text-fits = its calpulli is open
mexica-text-neutral = neutral { $total }
mexica-text-almost = ALMOST ENCLOSED (size: squares, a tile that does it)
mexica-text-closed-by = by { $tiles }
mexica-text-canals = CANALS in the order they were placed
mexica-text-bridges = BRIDGES (h: across, v: up and down)
mexica-text-built = BUILDINGS (square, owner, value; ◦: neutral)

## What a square holds, read aloud

mexica-holds-lake = lake
mexica-holds-canal = canal
mexica-holds-land = land of { $size }, not founded
mexica-holds-land-open = land of { $size }, not founded: a calpulli of { $size } is open
mexica-holds-land-large =
    { $size ->
        [one] land of { $size } square, which canals divide into districts
       *[other] land of { $size } squares, which canals divide into districts
    }
mexica-holds-almost = { $size }: a canal on { $tile } would close a district of { $size } here, whose calpulli is not open
mexica-holds-almost-open = { $size }: a canal on { $tile } would close a district of { $size } here, whose calpulli is open
mexica-holds-district = district of { $size }, founded by { $player }
mexica-holds-calpulli = its calpulli
mexica-holds-open = open calpulli of { $size }, for a closed district of exactly { $size }
mexica-holds-bridge-h = bridge from left to right
mexica-holds-bridge-v = bridge up and down
mexica-holds-building = building { $value } of { $player }
mexica-holds-neutral = neutral building { $value }
mexica-holds-figure = figure of { $player }
