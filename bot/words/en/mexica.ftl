# What Mexica says. Points are action points, except where something is scored.

## Parts of sentences

mexica-part-squares =
    { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }
mexica-part-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
mexica-part-needs =
    { $needs ->
        [one] { $needs } action point
       *[other] { $needs } action points
    }

## Named values

mexica-direction-h = left to right
mexica-direction-v = up and down
mexica-directions-h = left to right
mexica-directions-v = up and down
mexica-sizes-none = none
# Why calpulli leave the game: the beginning of a sentence.
mexica-cause-dead = Out of the game, as no such district can be founded any more
mexica-cause-vote = Out of the game, as all agree
mexica-cause-half = Out of the game, as still open when the first half ended
# Why something cannot be done on a square: the end of a sentence.
mexica-reason-lake = it is part of the lake
mexica-reason-canal-there = it is a canal square
mexica-reason-no-bridge-there = it is open canal without a bridge
mexica-reason-emblem-closed = at this table nobody may enter the emblem
mexica-reason-neutral-building-there = a neutral building stands there
mexica-reason-building-there = a building stands there
mexica-reason-calpulli-there = a calpulli lies there
mexica-reason-figure-there = a figure stands there
mexica-reason-no-way = there is no path to it, neither on foot nor by water
mexica-reason-no-building-left = no building is left to build
mexica-reason-figure-on-a-bridge = a figure on a bridge is in no district
mexica-reason-start-square = it is a start square
mexica-reason-emblem = it is the emblem
mexica-reason-other-district = it is in another district than the figure
mexica-reason-too-few-points = there are not enough action points
mexica-reason-shut-in = it would shut a figure in, which is forbidden in the first round
mexica-reason-no-single-left = no single tile is left, and no neighbouring square is open for a double one
mexica-reason-no-tile-left = no canal tile is left
mexica-reason-district-founded = its district is founded
mexica-reason-bridge-entrance = it is the entrance of a bridge
mexica-reason-bridge-there = there is a bridge already
mexica-reason-entrance-in-water = in neither direction would both its entrances be on land
mexica-reason-no-bridge-to-move = no bridge is left, and none of those on the board can be moved there

## Options

mexica-option-start_player = Starting player
mexica-option-start_player-0 = first in the drawn order
mexica-option-start_player-1 = second in the drawn order
mexica-option-start_player-2 = third in the drawn order
mexica-option-start_player-3 = fourth in the drawn order
mexica-option-start_player-random = drawn by lot
mexica-option-water_cost = A journey by water costs
mexica-option-water_cost-per_bridge = 1 for each bridge on the path
mexica-option-water_cost-flat = 1 to any bridge on the same water
mexica-option-emblem_enterable = Figures may enter the emblem
mexica-option-emblem_enterable-on = yes
mexica-option-emblem_enterable-off = no
mexica-option-first_round_lock_rule = In the first round nobody may be shut in
mexica-option-first_round_lock_rule-on = yes
mexica-option-first_round_lock_rule-off = no such rule
mexica-option-remove_dead_calpulli_in_half_1 = Useless calpulli leave the game
mexica-option-remove_dead_calpulli_in_half_1-on = in both halves
mexica-option-remove_dead_calpulli_in_half_1-off = only in the second half
mexica-option-stall_rounds = A half in which nothing is built ends
mexica-option-stall_rounds-6 = after six rounds
mexica-option-stall_rounds-0 = only when nothing more can be built
mexica-option-neutral_buildings_2p = Neutral buildings with two players
mexica-option-neutral_buildings_2p-off = no
mexica-option-neutral_buildings_2p-on = ten of them

## What is asked

mexica-decision-place = Put your figure on a free start square.
mexica-decision-turn = Spend your action points, then end the turn.
mexica-decision-turn-spent = End the turn, or take something back.
mexica-decision-vote = Shall this calpulli leave the game?
mexica-status-points =
    { $points ->
        [0] No action points are left.
        [one] { $points } action point is left.
       *[other] { $points } action points are left.
    }{ $tokens ->
        [0] {""}
        [one] {" "}You have { $tokens } action token.
       *[other] {" "}You have { $tokens } action tokens.
    }
mexica-status-proposal = { $proposer_seat } thinks that the calpulli of { $size } can no longer be used. If all agree, it leaves the game; a single refusal keeps it.
mexica-waiting-placing = the figures to be placed
mexica-waiting-turn = a turn to be played
mexica-waiting-vote = the vote on a calpulli

mexica-forgone-founding = You could still found the district of your figure, which costs nothing.
mexica-forgone-points =
    { $points ->
        [one] You still have { $points } action point that you could use.
       *[other] You still have { $points } action points that you could use.
    }

## Buttons

mexica-verb-start = Begin on a start square
mexica-verb-move = Move the figure
mexica-verb-jump = Jump anywhere
mexica-verb-single = Single canal
mexica-verb-double = Double canal
mexica-verb-bridge = Build a bridge
mexica-verb-shift = Move a bridge
mexica-verb-build = Build
mexica-verb-found = Found the district
mexica-verb-propose = Propose to remove a calpulli
mexica-verb-take = Take an action token
mexica-verb-use = Use an action token
mexica-verb-agree = Agree: it leaves the game
mexica-verb-refuse = Refuse: it stays
mexica-verb-end = End the turn
mexica-price-jump = 5 points
mexica-price-single = 1 point
mexica-price-double = 1 point
mexica-price-bridge = 1 point
mexica-price-shift = 1 point
mexica-price-take = 1 point
mexica-needs-move = needs a path
mexica-needs-jump = needs a free square
mexica-needs-single = needs a tile, free ground
mexica-needs-double = needs a tile, two squares
mexica-needs-bridge = needs a bridge, a canal
mexica-needs-shift = once no bridge is left
mexica-needs-build = needs room in your district
mexica-needs-found = needs your figure, a calpulli
mexica-needs-propose = needs an open calpulli
mexica-needs-take = no more now
mexica-needs-use = needs one of yours
mexica-lacks-points = too few action points
mexica-begun-build-2 = Build { $first } on …
mexica-begun-double-2 = Dig a canal on { $first } and …
mexica-begun-bridge-2 = Build a bridge on { $first }
mexica-begun-shift-2 = Move the bridge from { $first } to …
mexica-begun-shift-3 = Move the bridge from { $first } to { $second }
mexica-number-build = a building of { $number }
mexica-number-propose = calpulli of { $number }
mexica-number-vote = Size { $number }
mexica-token-h = left to right
mexica-token-v = up and down
mexica-token-agree = agree
mexica-token-refuse = refuse
mexica-note-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mexica-note-cost-cut-off =
    { $points ->
        [one] { $points } point; only a bridge gets you out
       *[other] { $points } points; only a bridge gets you out
    }
mexica-note-cost-shut-in =
    { $points ->
        [one] { $points } point; only the jump gets you out
       *[other] { $points } points; only the jump gets you out
    }
mexica-note-propose = for a closed district of { $size }
mexica-beyond-propose = to found with it, stand in a closed district of { $size }
mexica-note-direct =
    { $points ->
        [one] straight by water, { $points } point
       *[other] straight by water, { $points } points
    }
mexica-note-entrances =
    { $points ->
        [one] from { $start } to { $target }, { $points } point
       *[other] from { $start } to { $target }, { $points } points
    }
mexica-note-last-bridge =
    { $points ->
        [one] from { $start } to { $target }, { $points } point; the last bridge
       *[other] from { $start } to { $target }, { $points } points; the last bridge
    }
mexica-note-founds = { $points } for you
mexica-note-founds-cut-off = { $points } for you; only a bridge gets you out
mexica-note-founds-shut-in = { $points } for you; only the jump gets you out
mexica-note-move =
    { $points ->
        [one] Move to { $target } · { $points } point
       *[other] Move to { $target } · { $points } points
    }
mexica-note-build =
    { $value ->
        [one] Build a building of { $value } ({ $value } point)
       *[other] Build a building of { $value } ({ $value } points)
    }
mexica-beyond-build =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
mexica-beyond-move = { mexica-note-cost }
mexica-mark-cost = { $points }
mexica-mark-cost-cut-off = { $points }
mexica-mark-cost-shut-in = { $points }
mexica-mark-entrances = { $points }
mexica-mark-last-bridge = { $points }
mexica-mark-move = { $points }
mexica-group-row = Row { $row }
mexica-group-across = Side by side in row { $row }
mexica-group-upright = Upright in { $columns }
mexica-group-moves =
    { $points ->
        [one] Move for { $points } point
       *[other] Move for { $points } points
    }

## Standing orders

mexica-wish-start = Begin on …
mexica-wish-vote = Vote on a calpulli …
mexica-order-start-on = Begin on the first of these that is free: { $squares }.
mexica-order-vote-on =
    { $agrees ->
        [yes] Agree whenever somebody proposes to remove the calpulli of { $size }.
       *[no] Refuse whenever somebody proposes to remove the calpulli of { $size }.
    }
mexica-ended-placed = Your figure is on the board.
mexica-ended-all-taken = All these start squares are taken.
mexica-ended-size-gone = No calpulli of { $size } is left.

## The signs of the board

mexica-legend-start = Start squares: a figure here brings 5 points in each scoring. The sun is the emblem.
mexica-legend-figure = A figure. It shines when its player is asked.
mexica-legend-size = Pale tag: squares of a field; in a golden ring it can be founded. Dark tablet: all is built on.
mexica-legend-almost = The dashed tile would enclose the pale land. Thick line: a calpulli fits.
mexica-legend-founded = The calpulli of a founded district, in its founder's colour. Its paving has a hem in the leader's colour, grey: nobody.
mexica-legend-badge = A player's rim: new in the turn.
mexica-legend-supply = Left for all: canals, bridges, action tokens.
mexica-legend-display = An open calpulli: its size, and the second and third points.
mexica-legend-later = Calpulli of the second half.
mexica-legend-points = Action points left in this turn.
mexica-legend-score = Points and what a scoring would bring now; below: both in all, and the place.
mexica-legend-token = Action tokens; on a tab: taken or used in the last turn.
mexica-legend-stock = Buildings not yet built, by their value.
mexica-legend-compared = Each district: on red what places bring, then what each player's buildings there are worth together. Grey: of nobody.
mexica-legend-turns = The last turns. Plus: a token taken, minus: used.

## What happened

mexica-event-figure-placed = { $seat } begins on { $square }.
mexica-event-turn-began = **Round { $round }**: { $seat }
mexica-event-canal-laid = { $seat } digs a canal on { $squares }.
mexica-event-district-enclosed =
    { $open ->
        [yes] A district of { $size } is enclosed at { $square }; a calpulli of that size is open.
       *[no] A district of { $size } is enclosed at { $square }.
    }
mexica-event-bridge-built =
    { $left ->
        [0] { $seat } builds the last bridge, on { $square }, { $direction }. From now on bridges can be moved.
       *[other] { $seat } builds a bridge on { $square }, { $direction }.
    }
mexica-event-bridge-moved = { $seat } moves the bridge from { $start } to { $square }, { $direction }.
mexica-event-figure-moved =
    { $points ->
        [one] { $seat } moves { $way } for { $points } point.
       *[other] { $seat } moves { $way } for { $points } points.
    }
mexica-event-figure-jumped = { $seat } jumps from { $start } to { $square }.
mexica-event-building-built =
    { $left ->
        [0] { $seat } builds a { $value } on { $square } and has no building left.
       *[other] { $seat } builds a { $value } on { $square }.
    }
mexica-event-token-taken = { $seat } takes an action token and now has { $tokens }.
mexica-event-token-used =
    { $tokens ->
        [0] { $seat } uses their last action token.
       *[other] { $seat } uses an action token and has { $tokens } left.
    }{ $points ->
        [one] {" "}{ $points } action point to spend.
       *[other] {" "}{ $points } action points to spend.
    }
mexica-event-district-founded = { $seat } founds the district of { $size } at { $square }: **{ $points }** points.
mexica-event-presence-scored =
    { $points ->
        [one] Also present: { $seats }, **{ $points }** point each.
       *[other] Also present: { $seats }, **{ $points }** points each.
    }
mexica-event-calpulli-removed = { $cause }: calpulli of { $sizes }.
mexica-event-removal-proposed = { $seat } proposes that the calpulli of { $size } leaves the game.
mexica-event-removal-answered =
    { $agreed ->
        [yes] { $seat } agrees that the calpulli of { $size } leaves the game.
       *[no] { $seat } refuses: the calpulli of { $size } stays.
    }
mexica-event-turn-ended =
    { $points ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn and loses { $points } action point.
       *[other] { $seat } ends the turn and loses { $points } action points.
    }
mexica-event-last-round-came =
    { $half ->
        [1] **The first half ends with this round**: no calpulli is open, and { $seats } ran out of buildings.
       *[other] **The game ends with this round**: no calpulli is open, and { $seats } ran out of buildings.
    }
mexica-event-half-stalled =
    { $half ->
        [1] **The first half ends**, as nothing was built for { mexica-part-rounds }.
       *[other] **The game ends**, as nothing was built for { mexica-part-rounds }.
    }
mexica-event-district-scored =
    { $founded ->
        [yes] **{ $square }** ({ $size })
       *[no] **{ $square }** ({ $size }, not founded)
    }{ $place ->
        [1] , first with
        [2] , second with
       *[other] , third with
    } { $total }: { $seats }, { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }
mexica-event-start-square-scored = { $seat } stands on the start square { $square }: **{ $points }** points.
mexica-event-half-scored =
    { $half ->
        [1] First scoring: { $seat } gets { $points } and has **{ $score }**.
       *[other] Second scoring: { $seat } gets { $points } and has **{ $score }**.
    }
mexica-event-second-half-began = **The second half begins.** Calpulli: { $sizes }. Everybody gets nine more buildings.
mexica-event-game-ended =
    { $points ->
        [one] **The game is over.** Won by { $winner_seats } with { $points } point.
       *[other] **The game is over.** Won by { $winner_seats } with { $points } points.
    }

## Moves ahead

mexica-ahead =
    `g5 is free`: a figure could stand there, on land or a bridge, where nothing is built and nobody stands. `g5 is dry`: no canal lies there. `g5 is built`: a building stands there.
    `g5 is founded`: its district has its calpulli. `g5 is mine`: you alone are first in its district. `8 is open`: a calpulli of this size is on display.
    For example: `/ahead if g5 is free: move g5; build 2 g6; end`
mexica-ahead-word-free = free empty
mexica-ahead-word-dry = dry
mexica-ahead-word-built = built
mexica-ahead-word-founded = founded
mexica-ahead-word-mine = mine
mexica-ahead-word-open = open

## Refusals

mexica-refusal-not-now = The game is waiting for { $waiting }.
mexica-refusal-too-few-points =
    { $points ->
        [0] Not enough action points: that costs { $needs }, and you have none left.
       *[other] Not enough action points: that costs { $needs }, and you have { $points }.
    }
mexica-refusal-lake = { $square } is part of the lake.
mexica-refusal-canal-there = { $square } is a canal square already.
mexica-refusal-start-square = { $square } is a start square: figures may stand on it, but nothing may be placed or built there.
mexica-refusal-emblem = { $square } is the emblem: nothing may be placed or built there.
mexica-refusal-emblem-closed = At this table no figure may enter the emblem, { $square }.
mexica-refusal-building-there = { $owner_seat } has a building of value { $value } on { $square }.
mexica-refusal-neutral-building-there = There is a neutral building of value { $value } on { $square }.
mexica-refusal-calpulli-there = A calpulli lies on { $square }: the square is blocked to the end of the game.
mexica-refusal-figure-there = The figure of { $figure_seat } stands on { $square }.
mexica-refusal-no-start-square = { $square } is not a start square; those are H6, G7, I7 and H8.
mexica-refusal-no-single-left = No single canal tile is left in the supply.
mexica-refusal-no-double-left = No double canal tile is left in the supply.
mexica-refusal-not-side-by-side = { $start } and { $target } are not side by side: a double tile covers two neighbouring squares.
mexica-refusal-district-founded = { $square } is in a founded district (size { $size }), where no more canals may be dug.
mexica-refusal-bridge-entrance = { $square } is an entrance of the bridge on { $bridge } and must stay land.
mexica-refusal-shut-in = A figure ({ $shut_seats }) would have no way out but the jump, and in the first round nobody may be shut in.
mexica-refusal-no-bridge-left = No bridge is left in the supply; you can move one that has no figure on it.
mexica-refusal-bridges-left =
    { $left ->
        [one] { $left } bridge is left in the supply: bridges can be moved only when none is left.
       *[other] { $left } bridges are left in the supply: bridges can be moved only when none is left.
    }
mexica-refusal-bridge-on-lake = { $square } is part of the lake: bridges stand only on canals.
mexica-refusal-bridge-on-land = { $square } is land: bridges stand only on canals.
mexica-refusal-bridge-there = There is a bridge on { $square } already.
mexica-refusal-bridge-stays = The bridge on { $square } would stay as it is.
mexica-refusal-entrance-in-water = A bridge on { $square }, { $direction }, would not have land at both ends.
mexica-refusal-no-bridge-there = There is no bridge on { $square }.
mexica-refusal-figure-on-bridge = The figure of { $figure_seat } stands on the bridge on { $square }, so the bridge stays where it is.
mexica-refusal-figure-elsewhere = Your figure is not on { $square } but on { $figure }.
mexica-refusal-same-place = Your figure is on { $square } already.
mexica-refusal-not-beside = You cannot get from { $start } to { $target } in one step, and I find no path there. `/cost { $target }` shows what is in the way.
mexica-refusal-not-an-entrance = The bridge on { $square } can be entered or left only at { $entrances }, not at { $target }.
mexica-refusal-other-water = The bridges on { $start } and { $target } are not on the same water. Waters that touch only at a corner are not connected.
mexica-refusal-no-building-left = You have no building of value { $value } left.
mexica-refusal-figure-on-a-bridge = Your figure is on the bridge { $square } and so in no district; you can build only in the district of your figure.
mexica-refusal-other-district = { $square } is in another district than your figure on { $figure }.
mexica-refusal-found-from-bridge = Your figure is on the bridge { $square } and so in no district; to found one, it must stand on land.
mexica-refusal-already-founded = The district of your figure on { $square } (size { $size }) is already founded.
mexica-refusal-no-calpulli = The district of your figure has { mexica-part-squares }, and no calpulli of that size is open. Open: { $sizes }.
mexica-refusal-tokens-taken = You have already taken { $limit } action tokens in this turn, and more is not allowed.
mexica-refusal-no-token-left = No action token is left in the supply until somebody uses one.
mexica-refusal-no-token = You have no action token.
mexica-refusal-no-removal-yet = At this table calpulli leave the game only in the second half.
mexica-refusal-not-open = No calpulli of { $size } is open. Open: { $sizes }.
mexica-refusal-refused-before = Somebody has refused to remove the calpulli of { $size } in this turn; you can propose it again in another turn.
mexica-refusal-figure-placed = Your figure is already on the board.
mexica-refusal-size-gone = No calpulli of { $size } is open or still to come.

## Questions

mexica-question-cost = Show the cheapest path of a figure to a square: on foot, over bridges, by water.
mexica-question-cost-usage = [@TABLE] [SEAT] SQUARE
mexica-question-cost-called = cost
mexica-question-why = Show what is on a square, and why you can or cannot enter it, build there or dig there.
mexica-question-why-usage = [@TABLE] SQUARE
mexica-question-why-called = why
mexica-question-districts = List the districts with their sizes, and what a single tile would enclose.
mexica-question-districts-usage = [@TABLE]
mexica-question-districts-called = districts
mexica-question-forecast = Show what would be scored if this half ended now, and the lead in each district.
mexica-question-forecast-usage = [@TABLE]
mexica-question-forecast-called = forecast
mexica-question-threats = Show what the next opponent could found, at once or with one or two further tiles.
mexica-question-threats-usage = [@TABLE]
mexica-question-threats-called = threats
mexica-answer-no-figure = The figure of { $seat } is not on the board yet.
mexica-answer-nowhere = The figure of { $seat } can get away only by a jump.
mexica-answer-there-already = The figure of { $seat } stands on { $square } already.
mexica-answer-no-way = { $seat } cannot get from { $start } to { $target }: { $reason }.
mexica-answer-way =
    { $points ->
        [one] { $seat } gets to { $target } for **{ $points }** action point.
       *[other] { $seat } gets to { $target } for **{ $points }** action points. (A jump costs { $jump }.)
    }
mexica-answer-way-beyond-jump = { $seat } jumps to { $target } for **{ $jump }** action points, which is cheaper than the path there for { $points }.
mexica-answer-leg-foot = On foot { $way }: { $points }
mexica-answer-leg-bridge = Over the bridge { $way }: { $points }
mexica-answer-leg-water =
    { $points ->
        [1] By water from { $start } to { $target }: 1
       *[other] By water from { $start } to { $target }, under other bridges: { $points }
    }
mexica-answer-lake = **{ $square }** is part of the lake.
mexica-answer-canal = **{ $square }** is a canal square without a bridge.
mexica-answer-bridge = **{ $square }** is a canal square with a bridge, entered at { $entrances }.
mexica-answer-in-founded = **{ $square }** is in a district of { $size } that { $founder_seat } has founded.
mexica-answer-in-district = **{ $square }** is in a district of { $size } that is not founded.
mexica-answer-neutral-building = A neutral building of value { $value } stands there.
mexica-answer-building = A building of { $owner_seat }, value { $value }, stands there.
mexica-answer-calpulli = A calpulli lies there.
mexica-answer-figure = The figure of { $figure_seat } stands there.
mexica-answer-enter =
    { $points ->
        [one] Enter: { $seat } gets there for { $points } action point.
       *[other] Enter: { $seat } gets there for { $points } action points.
    }
mexica-answer-enter-by-jump = Enter: { $seat } can jump there for { $points } action points.
mexica-answer-enter-not = Enter: { $seat } cannot, as { $reason }.
mexica-answer-build =
    { $points ->
        [one] Build: { $seat } can, for { $points } action point or more.
       *[other] Build: { $seat } can, for { $points } action points or more.
    }
mexica-answer-build-not = Build: { $seat } cannot, as { $reason }.
mexica-answer-dig =
    { $single ->
        [yes] Canal: a single tile, or a double one on { $tiles }.
       *[no] Canal: a double tile on { $tiles }.
    }
mexica-answer-dig-single = Canal: a single tile.
mexica-answer-dig-not = Canal: none, as { $reason }.
mexica-answer-span = Bridge: one can stand there, { $directions }.
mexica-answer-span-not = Bridge: none, as { $reason }.
mexica-answer-founded = **{ $square }**: district of { $size }, founded by { $seat }; { $first }/{ $second }/{ $third }
mexica-answer-can-be-founded = **{ $square }**: { mexica-part-squares }, not founded, its calpulli is open; { $first }/{ $second }/{ $third }
mexica-answer-not-founded = **{ $square }**: { mexica-part-squares }, not founded; { $first }/{ $second }/{ $third } at the end
mexica-answer-almost-open = Almost enclosed: { mexica-part-squares }, **its calpulli is open**, with a tile on { $tiles } ({ $squares })
mexica-answer-almost = Almost enclosed: { mexica-part-squares }, with a tile on { $tiles } ({ $squares })
mexica-answer-leads =
    { $points ->
        [one] **{ $square }** ({ $size }): { $seats } with { $total }, { $lead } ahead: { $points } point
       *[other] **{ $square }** ({ $size }): { $seats } with { $total }, { $lead } ahead: { $points } points
    }
mexica-answer-tied =
    { $points ->
        [one] **{ $square }** ({ $size }): first place is shared by { $seats }{ $neutral ->
            [yes] {" "}and the neutral buildings
           *[no] {""}
        } with { $total }, { $lead } ahead: { $points } point each
       *[other] **{ $square }** ({ $size }): first place is shared by { $seats }{ $neutral ->
            [yes] {" "}and the neutral buildings
           *[no] {""}
        } with { $total }, { $lead } ahead: { $points } points each
    }
mexica-answer-neutral-leads = **{ $square }** ({ $size }): the neutral buildings with { $total }, { $lead } ahead: nobody gets the { $points }
mexica-answer-unbuilt = **{ $square }** ({ $size }): nobody has built there yet
mexica-answer-follows =
    { $points ->
        [one] · then { $seats }{ $neutral ->
            [yes] {" "}and the neutral buildings
           *[no] {""}
        } with { $total }: { $points } point
       *[other] · then { $seats }{ $neutral ->
            [yes] {" "}and the neutral buildings
           *[no] {""}
        } with { $total }: { $points } points
    }
mexica-answer-neutral-follows = · then the neutral buildings with { $total }
mexica-answer-on-start-squares = { $points } points for standing on a start square: { $seats }
mexica-answer-forecast = { $seat } would get **{ $points }** and have { $score }.
mexica-answer-opponent =
    { $tokens ->
        [0] Next is { $seat } with { $points } action points.
       *[other] Next is { $seat } with { $points } action points, tokens included.
    }
mexica-answer-threat = Found { $size } ({ $squares }) for { $points }: { mexica-part-needs } to get there
mexica-answer-threat-tiles = With { $tiles } leave { $size } ({ $squares }) and found it for { $points }: { mexica-part-needs }, getting there included
mexica-answer-later-threats = In more than one turn:
mexica-answer-no-threat = Nothing that fits an open calpulli can be founded, not even with one or two further tiles.

## Scores

mexica-source-founding = founding
mexica-source-presence = presence
mexica-source-first-half = first scoring
mexica-source-second-half = second scoring
mexica-source-start-squares = start squares

## A move in words, in hints and where a notation stands

mexica-move-place-figure = begin on { $square }
mexica-move-lay-single = dig a canal on { $square }
mexica-move-lay-double = dig a canal on { $squares }
mexica-move-build-bridge = build a bridge on { $square }, { $direction }
mexica-move-move-bridge = move the bridge from { $start } to { $square }, { $direction }
mexica-move-move = move the figure to { $target }
mexica-move-jump = jump to { $square }
mexica-move-build = build a building of { $value } on { $square }
mexica-move-take-token = take an action token
mexica-move-use-token = use an action token
mexica-move-found = found the district at { $square }
mexica-move-propose = propose that the calpulli of { $size } leaves the game, if all agree
mexica-move-agree = agree
mexica-move-refuse = refuse
mexica-move-end-turn = end the turn

## What may come of a line later, in hints: the points stand before it

mexica-later-unfounded = buildings where no district is founded yet
mexica-later-district = district at { $square } ({ $size })
mexica-later-district-contested = district at { $square } ({ $size }), where { $rival_seats } may catch up with you
mexica-later-start-square = the start square
mexica-later-tokens = action tokens
mexica-later-stock = buildings that are left to build
mexica-later-standing = a figure where building pays
mexica-later-plan = a district that can be founded soon
mexica-tie-break = With equal points, more action tokens win: { $counts }.

## Rules by topic

mexica-primer =
    An island in a lake becomes a **city of canals**. Canals cut the land into districts, and you want the most valuable buildings in them.
    • **Your turn:** 6 action points. Place a canal or a bridge (1), walk or go by water from bridge to bridge (1 a step), jump anywhere (5), put a building into the district where your figure stands (1 to 4, its value). If that district is exactly as large as a calpulli on display, you found it for free and score at once.
    • **Points:** at the end of each half, in every founded district the player with the most building value scores its size, the second and third get less. At the very end the unfounded ones count too. A figure on a start square brings 5 both times.
    The highest score wins.
mexica-topics = goal, turn, canals, bridges, moving, districts, buildings, tokens, scoring, ends, first, dead, options, notation
mexica-topics-near =
    goal: aim, win, board, pieces, components, setup, emblem, palace
    turn: action points, actions, costs, cost
    canals: canal, water, dig, tile, single, double, lake
    bridges: bridge, entrance, entrances
    moving: move, jump, jumping, figure, travel, boat, walk, path, journey, movement, pilli, swim
    districts: district, found, founding, calpulli, size, present, presence, enclose, enclosed
    buildings: build, value, height, temple, pyramid, house, houses
    tokens: token, action token
    scoring: score, majority, points, start square
    ends: end, finish, half, halves, game end, tie, ties
    first: first turn, beginning, start, round one
    dead: useless, remove, propose, vote
    options: option, variant, variants, questions, neutral
    notation: typing, type, syntax, write, coordinates, commands
mexica-topic-name-goal = Goal and board
mexica-topic-name-turn = Turn and actions
mexica-topic-name-canals = Canals
mexica-topic-name-bridges = Bridges
mexica-topic-name-moving = Moving the figure
mexica-topic-name-districts = Districts and founding
mexica-topic-name-buildings = Buildings
mexica-topic-name-tokens = Action tokens
mexica-topic-name-scoring = Scorings
mexica-topic-name-ends = Ends of the halves
mexica-topic-name-first = The first round
mexica-topic-name-dead = Useless calpulli
mexica-topic-name-options = Options and questions
mexica-topic-name-notation = How to type moves
mexica-topic-goal =
    An island in a lake becomes a **city of canals**. Canals divide the land into districts; you found a district with a calpulli of exactly its size, and build there. Founding brings points at once. At the end of each half, every district scores for the players whose buildings there are worth most. The highest score wins.
    The **board** has columns A to U from left to right and rows 1 to 14 downwards: 196 squares of land in the lake. In the middle of the island is the emblem H7, and around it are the four start squares H6, G7, I7 and H8. A canal of two double tiles lies on O6 to O9 from the start.
    The **supplies** are shared: 35 double canal tiles, 6 single ones, 11 bridges, 12 action tokens. Of the 15 **calpulli** (3, 4, 5 and 6 twice, 7 to 13 once) eight are drawn for the first half; the other seven come in the second.
    You have one **figure**, which begins on a start square of your choice, and in the first half **nine buildings**: three of value 1, three of 2, two of 3, one of 4.
    Nothing is hidden: everybody sees everything.
mexica-topic-turn =
    You have **6 action points** for actions, in any order and as often as points and rules allow:
    • place a canal tile, single or double: 1
    • build a bridge, or move one when none is left in the supply: 1
    • move the figure one step, over land or bridges: 1
    • travel by water: 1 for each bridge
    • jump anywhere: 5
    • build: the value of the building
    • take an action token: 1, at most two in a turn
    • use an action token: 0, it brings 1 point
    • found the district of your figure: 0
    Your figure need not be near the canals and bridges that you place.
    You end the turn yourself, even with no points left, as you may still found a district; points that are left are lost. Turns go clockwise, and both halves begin with the same player. In a round everybody has one turn.
mexica-topic-canals =
    A tile costs 1 action point, whether it covers one square or two. Every square that it covers must be plain land and empty (no figure, building or calpulli), and not
    • a start square or the emblem,
    • an entrance of a bridge,
    • in a founded district.
    Otherwise it may go anywhere on the island. A double tile covers two squares side by side. Canals never move. When one kind of tile is used up, the other can still be placed.
    A canal square that shares a side with the lake is one water with it; a corner is not enough. Nor does a corner connect land: squares that touch only at a corner are not connected.
mexica-topic-bridges =
    A bridge costs 1 action point. It stands on a canal square, never on the lake, and has two **entrances**: left and right of it (h), or above and below (v). Both must be land. Figures, buildings and calpulli may stand on them, and they may lie in any districts.
    A canal two squares wide cannot be bridged. As long as the bridge stands, no canal may be dug on its entrances.
    Bridges belong to nobody. When none is left in the supply, you may **move** any bridge without a figure to another place that fits, or turn it where it stands, for 1 action point.
mexica-topic-moving =
    A step **on foot** costs 1: to a neighbouring square of land, onto a bridge through one of its entrances, or off it through one. Never diagonally. Figures, buildings and calpulli, your own too, can be neither entered nor crossed. Start squares and the emblem may be entered.
    A journey **by water** leads from the bridge your figure stands on to another one on the same water, over canals and the lake. It costs 1 for each bridge that it reaches or passes under, by the cheapest path, however far. You may pass under bridges with figures, but not stop there.
    The **jump** costs 5 and leads from anywhere to any empty square of land or empty bridge.
    `/cost K7` shows the cheapest path part by part; `move K7` takes it.
mexica-topic-districts =
    A **district** is land whose squares are connected side by side; canals and the lake divide it, bridges connect nothing. Start squares and the emblem count towards its size. At the beginning all land is one district of 192. Enclosing a district brings nothing, and a district that is not founded may be divided further.
    To **found** a district costs nothing, and you may found several in one turn. Your figure must stand in the district, on land. An open calpulli must have exactly the size of the district. You put it on an empty plain square there, which is then blocked to the end of the game; a district without such a square cannot be founded.
    You get the second number of the calpulli, half its size rounded up: 2 for 3 and 4, 3 for 5 and 6, and so on to 7 for 13. Everybody else whose figure stands in the district gets the third number, half of that rounded up. A figure on a bridge is in no district.
    A founded district is protected: no more canals can be dug in it.
    `/districts` lists the sizes and what is almost enclosed, `/threats` what the next player could do.
mexica-topic-buildings =
    A building costs its value in action points: 1 to 4. Your figure must stand on land, and the building goes on any empty plain square of the same district, founded or not, however far from the figure. Nothing is built on start squares and the emblem; a square holds one building.
    Buildings stay to the end of the game. They may shut the entrance of a bridge, or a figure; it gets out over a further bridge or by the jump.
    In the first half everybody has three buildings of value 1, three of 2, two of 3 and one of 4. For the second half **three of value 1, two of 2, two of 3 and two of 4** are added; what is left from the first can be built too.
mexica-topic-tokens =
    For 1 action point you take an **action token** from the supply, at most two in a turn. In any turn you may use as many as you like, even one that you have just taken: each goes back to the supply and brings 1 action point.
    There are 12. When the supply is empty, nobody can take one until somebody has used one.
    Action points from tokens are lost at the end of the turn like all others, so use tokens only when you need them. If the scores are equal at the end, more tokens win.
mexica-topic-scoring =
    At the end of each half every **founded** district is scored, so those of the first half are scored twice. In each, the values of everybody's buildings are added up. The highest sum gets the size of the district, the second highest the second number of its calpulli, the third highest the third. Without a building there you get nothing.
    Players with equal sums share a place and all get its points in full, but they take up as many places as they are: after two firsts comes the third place, after three firsts nobody gets anything. A fourth place gets nothing.
    At the end of the game districts that are **not founded** are scored too, whatever their size: the size, half of it, half of that, each rounded up.
    In both scorings a figure on one of the four **start squares** brings 5 points; the emblem brings none.
    `/forecast` shows what would be scored now.
mexica-topic-ends =
    The **first half** ends when two things have happened, in any order: no calpulli is open any more, and somebody has built all nine buildings. Then the round is played to its end, so that all have had the same number of turns, and the first scoring follows.
    The **second half** begins with the other seven calpulli, nine more buildings for everybody, and the same starting player. Everything on the board, the figures, supplies, tokens and points stay.
    The **game** ends in the same way: no calpulli is open, somebody has built everything they have, the round is played to its end. After the second scoring the highest score wins. Equal scores: more action tokens. Still equal: the victory is shared.
    If for six rounds in a row nobody digs a canal, takes a bridge from the supply, builds or founds, the half ends with the last of them. A table may have chosen that it ends like this only when nothing can be built at all. Calpulli that are still open when the first half ends leave the game.
mexica-topic-first =
    In the **first round** nothing may be done that shuts in anybody's figure, your own included, so that only the jump gets it out. This is checked after every single action: canal, bridge, step, building, calpulli.
    A figure is shut in when it can reach less than half of all empty land, and no further bridge, wherever one could be built, would take it to more.
    From the second round on everything is allowed. The panel warns you where an action would strand your own figure.
    A table may have chosen to play without this rule.
mexica-topic-dead =
    A calpulli for which no district can be founded any more leaves the game by itself. That happens when no district without a calpulli has its size and no larger one can still be divided. When nothing can be divided any more, only as many of a size stay as there are districts of that size. A district with only one square left free of buildings cannot be founded.
    A calpulli may be useless even where this does not show. In your turn you may **propose** to remove it. Everybody else votes: if all agree it leaves the game; if one refuses it stays, and you cannot propose it again in this turn. Answers can be given in advance with `/orders vote 12 agree`.
    A table may have chosen that none of this happens in the first half.
mexica-topic-options =
    A table may choose before the game: who begins; that a journey by water always costs 1, whatever bridges lie between; that nobody may enter the emblem; to play without the rule of the first round, without removing calpulli in the first half, or without an end after six idle rounds.
    With **neutral buildings** for two players ten buildings (four of value 1, three of 2, two of 3, one of 4) are scattered over the island away from the shore, at least four steps from one another. In the scorings they take places like a third player, but get no points.
    An absent player begins on the first free start square, ends every turn at once, and refuses to remove calpulli.
    You may ask: `/cost`, `/why`, `/districts`, `/forecast` and `/threats`.
mexica-topic-notation =
    `start H6` puts your figure on a start square.
    `move K7` moves it there by the cheapest path, `move H6-I6-J6` by this one.
    `jump K7` jumps.
    `single B13` places a single tile, `double B11-B12` a double one.
    `bridge B12 h` builds a bridge with its entrances left and right, `bridge B12 v` above and below. `shift B12 O6 h` moves the one of B12 to O6.
    `build 2 B12` builds a building of value 2.
    `found A11` founds the district of your figure and puts its calpulli on A11.
    `take` takes an action token, `use` uses one.
    `propose 12` proposes to remove the calpulli of 12; `agree` and `refuse` are the answers.
    `end` ends the turn.

    Type them after `/move`, in small letters or capitals. The direction of a bridge may be left out where only one is possible.
    Separate several moves in one message by semicolons: `/move move K7; double L6-L7; build 2 K6; end`. Either all are played or none.
    `/legal` lists what you may play now, `/legal double` only what begins so.

mexica-aim = Cut an island into districts by canals, and be first in each.
