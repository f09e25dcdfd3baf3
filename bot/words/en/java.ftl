# What Java says. Points are action points, except where something is scored.

## Parts of sentences

java-part-points =
    { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
java-part-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
java-part-spaces =
    { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    }

## Named values

java-tile-three = three-space tile
java-tile-two = two-space tile
java-tile-rice = single rice tile
java-tile-village = single village tile
java-border-highland = the highland
java-border-lowland = the lowland
java-source-open = the open card
java-source-pile = a card from the pile
java-card-M = mask (M)
java-card-D = drum (D)
java-card-P = puppet (P)
java-card-MD = mask and drum (MD)
java-card-DP = drum and puppet (DP)
java-card-MP = mask and puppet (MP)
java-wanted-M = { java-card-M }
java-wanted-D = { java-card-D }
java-wanted-P = { java-card-P }
java-wanted-MD = { java-card-MD }
java-wanted-DP = { java-card-DP }
java-wanted-MP = { java-card-MP }
java-duty-open = Land must still be placed.
java-duty-met = A land tile has been placed.
java-duty-waived = No land tile can be placed, so you need not place one.
java-duty-none = In the last turn you need not place land.
java-reason-no-tile-left = there is no such tile left
java-reason-off-the-board = it would stick out over the edge of the board
java-reason-developer-there = a developer stands there
java-reason-palace-covered = a palace may not be covered
java-reason-water-covered = water may not be covered
java-reason-not-flat = the spaces below it are not level
java-reason-wholly-outside = on bare ground part of it must lie in Central Java
java-reason-same-tile-below = a tile of the same size lies just below
java-reason-one-tile-below = it would rest on a single tile
java-reason-cities-joined = it would join two cities

## Options

java-option-action_token_timing = Action tokens
java-option-action_token_timing-anytime = any time in the turn
java-option-action_token_timing-start_of_turn = before any other action
java-option-multi_space_needs_two_tiles_below = Tiles of two and three spaces rest on at least two tiles
java-option-multi_space_needs_two_tiles_below-off = no
java-option-multi_space_needs_two_tiles_below-on = yes
java-option-board_map = Map
java-option-board_map-150 = 150 land spaces, as the rules say
java-option-board_map-152 = 152 land spaces, as it is drawn in our sources

## What is asked

java-decision-turn = Spend your action points, then end the turn.
java-decision-last-turn = Spend your action points, then end your last turn to be scored.
java-decision-festival = Play cards in this festival, or pass for good.
java-status-points =
    { $points ->
        [0] { $duty } No action points are left.
        [one] { $duty } { $points } action point is left.
       *[other] { $duty } { $points } action points are left.
    }
java-status-festival = Festival at { $space }, palace { $value }: { java-part-score }, or { $shared } each if shared. Open card: { $card }. Best so far: { $seats } with { $best }; you have { $own }.
java-waiting-turn = an action in the turn
java-waiting-festival = an answer in the festival: cards or a pass
java-refusal-not-now = The game is waiting for { $waiting }.

## Buttons

java-verb-place = Place land
java-verb-irrigate = Place irrigation
java-verb-enter = Bring a developer in
java-verb-move = Move a developer
java-verb-leave = Take a developer out
java-verb-build = Build a palace
java-verb-enlarge = Enlarge a palace
java-verb-take = Take a card
java-verb-token = Use an action token
java-verb-festival = Give a festival
java-verb-play = Play cards
java-verb-pass = Pass
java-verb-end = End the turn
java-price-irrigate = 1 point
java-price-build = 1 point
java-price-enlarge = 1 point
java-price-take = 1 point
java-each-place = 1 point or more
java-each-move = 1 point per change
java-needs-place = needs room, a tile
java-needs-irrigate = needs bare ground, a tile
java-needs-enter = needs a way in
java-needs-move = needs a path
java-needs-leave = needs a way to the border
java-needs-build = be highest in a village
java-needs-enlarge = be highest in a city
java-needs-take = no more now
java-needs-token = one in a turn
java-needs-festival = stand in a city
java-lacks-points = too few action points
java-lacks-developer-left = none is left
java-lacks-developer-there = none is on the board
java-lacks-village-size = your village is too small
java-lacks-city-size = your city is too small
java-lacks-free = no space is free there
java-lacks-city = needs a city
java-lacks-other-turn = once a turn each
java-lacks-cards-enough = no more this turn
java-lacks-pile = the pile is empty
java-lacks-token-left = none is left
java-lacks-card = needs a fitting card
java-lacks-land = place land first
java-next-place-3 = Turn it: press how it is to lie, or its space again.
java-begun-place-2 = Place a { $first } on …
java-begun-place-3 = Place a { $first } on { $second }
java-begun-move-2 = Move the developer on { $first } to …
java-begun-move-3 = Move the developer on { $first } to …
java-begun-build-2 = Build a palace on { $first } of …
java-begun-enlarge-2 = Enlarge the palace on { $first } to …
java-begun-festival = Give a festival at { $first } with { $rest }
java-begun-festival-2 = Give a festival at { $first } with …
java-token-three = { java-tile-three }
java-token-two = { java-tile-two }
java-token-rice = { java-tile-rice }
java-token-village = { java-tile-village }
java-token-a = { "" }
java-token-b = { "" }
java-token-c = { "" }
java-token-d = { "" }
java-token-e = { "" }
java-token-f = { "" }
java-link-to = to
java-token-open = open card
java-token-pile = from the pile
java-token-M = { java-card-M }
java-token-D = { java-card-D }
java-token-P = { java-card-P }
java-token-MD = { java-card-MD }
java-token-DP = { java-card-DP }
java-token-MP = { java-card-MP }
java-note-left = { $left } left
java-note-tokens = { $left } left
java-note-cost =
    { $points ->
        [0] free
       *[other] { java-part-points }
    }
java-note-rice =
    { $count ->
        [0] rice on { $spaces }, { java-part-points }
       *[other] rice on { $spaces }, { java-part-points }, encloses { $water }
    }
java-note-target =
    { $points ->
        [0] level { $level }, free
       *[other] level { $level }, { java-part-points }
    }
java-note-card = { $card }
java-note-pile = { $cards } left
java-note-values = up to { $value }
java-note-score = { java-part-score }
java-note-palace-laid = { $space }: palace { $value }, { java-part-score }
java-note-palace = palace { $value }, { java-part-score }
java-note-worth = { $total } in all
java-beyond-palace-laid = { java-part-score }
java-beyond-palace = { java-part-score }
java-mark-cost = { $points }
java-mark-target = { $points }
java-group-row = Row { $row }

java-forgone-points =
    { $points ->
        [one] You still have { $points } action point that you could use.
       *[other] You still have { $points } action points that you could use.
    }

## Standing orders

java-wish-upto = Play cards up to …
java-wish-pass = Pass …
java-token-all = in all festivals
java-number-upto =
    { $number ->
        [one] { $number } symbol
       *[other] { $number } symbols
    }
java-order-bid-up-to =
    In the next festival at { $space }: play as few cards as it takes to be in front, or to share, up to { $limit ->
        [one] { $limit } symbol
       *[other] { $limit } symbols
    } in all; then pass.
java-order-bid-always =
    In every festival: play as few cards as it takes to be in front, or to share, up to { $limit ->
        [one] { $limit } symbol
       *[other] { $limit } symbols
    } in all; then pass.
java-order-pass-festival = Pass in the next festival at { $space }.
java-order-pass-always = Pass in every festival.
java-ended-held = The palace at { $space } has had its festival.

## The signs of the board

java-legend-border = Each golden line costs 1 point, in or out. The key tells all.
java-legend-land = Green is rice, red village; paler is higher, levels numbered from 2 on. Pale paths join a tile's spaces. Other names lie between those written. A village has a fence or wall; a red house tells its spaces.
java-legend-developer = A developer, beside its level. A line from a ring is the way it came.
java-legend-water = Water: bare spaces on its shore, the last dashed, and who would score (=: nobody); a drop tells its own. Flowers: scored.
java-legend-cards = The open card, whose symbols count in festivals, and the pile.
java-legend-palaces = Palaces left, by value.
java-legend-tiles = Left: three-space tiles and irrigation.
java-legend-cities = A city, walled on the board: its palace, red after a festival, its spaces, the levels of its leader, then of the others.
java-legend-points = Cards you may still take; action points left.
java-legend-score = Points. Forecast: what final scoring would bring now. Tick: scored; cross: passed.
java-legend-supply = The developers, action tokens and cards of the player.
java-legend-own = The player's own tiles: of two spaces, rice, village.
java-legend-turns = The last turns, step by step.

## What happened

java-event-turn-began =
    { $last ->
        [yes] **Turn { $number }**: { $seat } has the last turn before the final scoring.
       *[no] **Turn { $number }**: { $seat }
    }
java-event-land-placed =
    { $level ->
        [1] { $seat } places a { $tile } on { $spaces }.
       *[other] { $seat } places a { $tile } on { $spaces }, now level { $level }.
    }
java-event-last-tile-gone = **The last three-space tile is gone.** After this turn { $seat } has the final scoring, and everybody else one more turn.
java-event-water-placed = { $seat } irrigates { $space }.
java-event-water-scored = The water { $spaces } is enclosed: { $seat } ranks highest on its shore and scores **{ $score }**.
java-event-water-unscored =
    { $count ->
        [0] The water { $spaces } is enclosed, but nobody stands on its shore: nobody scores.
       *[other] The water { $spaces } is enclosed, but { $seats } are tied on its shore: nobody scores.
    }
java-event-developer-entered = { $seat } brings a developer in from { $border } to { $space } ({ java-part-points }).
java-event-developer-moved =
    { $points ->
        [0] { $seat } moves a developer from { $start } to { $target }.
       *[other] { $seat } moves a developer from { $start } to { $target } ({ java-part-points }).
    }
java-event-developer-left = { $seat } takes the developer on { $space } out to { $border } ({ java-part-points }).
java-event-palace-built = { $seat } builds a palace of { $value } on { $space } and scores **{ $score }**.
java-event-palace-enlarged = { $seat } enlarges the palace on { $space } from { $before } to { $value } and scores **{ $score }**.
java-event-card-taken =
    { $known ->
        [yes] { $drawn ->
            [yes] { $seat } draws { $card } from the pile.
           *[no] { $seat } takes the open card, { $card }.
        }
       *[no] { $seat } draws a card from the pile.
    }
java-event-card-turned-up = The open card is now { $card }.
java-event-pile-shuffled =
    { $cards ->
        [one] { $cards } discarded card is the new draw pile.
       *[other] { $cards } discarded cards are shuffled and are the new draw pile.
    }
java-event-token-used =
    { $left ->
        [0] { $seat } uses their last action token.
       *[other] { $seat } uses an action token; { $left } left.
    }
java-event-festival-began = { $seat } gives a **festival** at { $space }, palace { $value }.
java-event-cards-played = { $seat } plays { $cards }: { $total } in all.
java-event-seat-passed =
    { $empty ->
        [yes] { $seat } has no cards and passes.
       *[no] { $seat } passes.
    }
java-event-festival-ended =
    { $count ->
        [1] { $seats } wins the festival at { $space } with { $total } and scores **{ $score }**.
       *[other] { $seats } share the festival at { $space } with { $total } each and score **{ $score }** each.
    }
java-event-turn-ended =
    { $waived ->
        [yes] { $seat } ends the turn; no land tile could be placed.
       *[no] { $points ->
            [0] { $seat } ends the turn.
           *[other] { $seat } ends the turn and loses { java-part-points }.
        }
    }
java-event-end-triggered = **Nobody could place land for a whole round.** { $seat } has the final scoring, and everybody else one more turn.
java-event-final-scored =
    { $score ->
        [0] **Final scoring of { $seat }: 0.**
       *[other] **Final scoring of { $seat }: { $score }.**{ $first_count ->
            [0] {""}
           *[other] {" "}First in { $firsts }.
        }{ $second_count ->
            [0] {""}
           *[other] {" "}Second in { $seconds }.
        }
    }
java-event-game-ended =
    { $score ->
        [one] **The game is over.** Won by { $winner_seats } with { $score } point.
       *[other] **The game is over.** Won by { $winner_seats } with { $score } points.
    }

## Moves ahead

java-ahead =
    `h7 is free`: neither developer nor palace nor irrigation is there. `h7 is mine`: you alone rank highest in its village or city. `h7 is built`: its village is a city. `f8 is closed`: the water there is enclosed.
    `md is up`: a card of this kind lies open. `three is left`, `water is left`, `6 is left`: the stock still has a three-space tile, an irrigation tile, a palace of that value.
    For example: `/ahead if h7 is free: place village h7; end`
java-ahead-word-free = free empty
java-ahead-word-mine = mine
java-ahead-word-built = built
java-ahead-word-closed = closed enclosed
java-ahead-word-up = up
java-ahead-word-left = left available

## Refusals

java-refusal-too-few-points =
    { $points ->
        [0] No action points are left, and that costs { $needs }.
       *[other] Not enough action points: that costs { $needs }, and you have { $points }.
    }
java-refusal-land-first = You must place a land tile in this turn before you end it or give a festival.
java-refusal-points-for-land =
    { $points ->
        [one] You have { $points } action point, and you must still place a land tile in this turn: nothing would be left to pay for it. Place land first, or use an action token.
       *[other] You have { $points } action points, that costs { $cost }, and you must still place a land tile in this turn: too little would be left to pay for it. Place land first.
    }
java-refusal-place-for-land = You must still place a land tile in this turn, and that would take the last place for one. Place land first.
java-refusal-no-tile-left = No { $tile } is left.
java-refusal-off-the-board = In rotation { $rotation } a tile on { $space } would stick out over the edge of the board.
java-refusal-developer-there = A developer ({ $developer_seat }) stands on { $space }.
java-refusal-palace-covered = There is a palace of { $value } on { $space }, and a palace may not be covered.
java-refusal-water-covered =
    { $lake ->
        [yes] { $space } is a lake; nothing may lie on it.
       *[no] { $space } is irrigated; nothing may lie on it.
    }
java-refusal-not-flat = A tile must lie flat, but { $spaces } are on levels { $levels }.
java-refusal-wholly-outside = On bare ground a tile must have at least one space in Central Java, and here none is ({ $spaces }).
java-refusal-same-tile-below = A { $tile } may not lie exactly on a single tile of the same size; one covers { $spaces }.
java-refusal-one-tile-below = By the rules of this table a larger tile rests on at least two tiles; { $spaces } are one tile.
java-refusal-cities-joined = That would join cities: the palaces on { $spaces } would be connected, and a city has only one.
java-refusal-no-water-left = There is no irrigation tile left.
java-refusal-water-at-border = { $space } touches the border or lies in it; irrigation goes only on inner spaces.
java-refusal-water-on-land = There is land on { $space }, and irrigation goes only on bare ground.
java-refusal-no-developer-left = All your developers are on the board.
java-refusal-not-your-developer = No developer of yours stands on { $space }.
java-refusal-same-space = That begins and ends on { $space }.
java-refusal-palace-entered = There is a palace on { $space }; developers do not enter it.
java-refusal-no-land =
    { $water ->
        [yes] { $space } is water; developers walk on land only.
       *[no] There is no land on { $space } yet.
    }
java-refusal-no-way = There is no path from { $start } to { $target }: water, palaces, bare ground or other players' developers are in between.
java-refusal-no-way-in = Your developers cannot get from the border to { $space }.
java-refusal-no-way-out = Your developer on { $space } cannot get to the border.
java-refusal-no-village = { $space } is not a village space.
java-refusal-city-has-palace = { $space } is in a city: its palace is on { $palace }, and a city has only one. You can enlarge that one.
java-refusal-nobody-of-yours-there = You have no developer in the village or city of { $space }.
java-refusal-not-highest =
    { $tied ->
        [yes] You are tied with { $seats } there ({ $own } each), and only the player who alone ranks highest may build or enlarge.
       *[no] You do not rank highest there: { $seats } with { $levels }, you with { $own }. Only the player who alone ranks highest may build or enlarge.
    }
java-refusal-village-too-small = A palace of { $value } needs { $value } spaces, and there are { $size }.
java-refusal-no-palace-left = There is no palace of { $value } left.
java-refusal-no-palace = There is no palace on { $space }.
java-refusal-palace-changed = The palace on { $space } has already been built or enlarged in this turn; more than once is not allowed.
java-refusal-not-larger = The palace on { $space } already has { $shown }; it can only become larger.
java-refusal-cards-enough = You have already taken { $limit } cards in this turn, and more is not allowed.
java-refusal-pile-empty = The draw pile is empty and nothing has been discarded, so no card can be taken, not even the open one.
java-refusal-token-used = You have already used an action token in this turn.
java-refusal-no-token-left = You have no action token left.
java-refusal-token-first = By the rules of this table an action token is used before any other action.
java-refusal-festival-held = The palace on { $space } has had its festival; the next one comes after it is enlarged.
java-refusal-card-worthless = { $card } shows no symbol of the open card, { $wanted }.
java-refusal-not-in-hand =
    { $held ->
        [0] You do not have { $card } in your hand.
       *[other] You have { $held } of { $card }, not { $needs }.
    }

## Questions

java-question-cities = Show who ranks highest in every city, and by which developer.
java-question-cities-usage = [@TABLE]
java-question-cities-called = cities
java-question-village = Show how everybody ranks in a village or city, and what palace it may get.
java-question-village-usage = [@TABLE] [SPACE]
java-question-village-called = village
java-question-water = Show what is missing round all open water, and who would score it now.
java-question-water-usage = [@TABLE]
java-question-water-called = water
java-question-cost = Show what a developer's path costs: between two spaces, or from the border to one.
java-question-cost-usage = [@TABLE] SPACE [SPACE]
java-question-cost-called = cost
java-question-forecast = Show what the final scoring would give everybody now.
java-question-forecast-usage = [@TABLE]
java-question-forecast-called = forecast
java-question-why = Show in which rotations a tile fits on a space, and why not in the others.
java-question-why-usage = [@TABLE] three|two|rice|village SPACE
java-question-why-called = why
java-question-festivals = Show you alone what your cards could bring in the festivals that may be given.
java-question-festivals-usage = [@TABLE]
java-question-festivals-called = festivals
java-answer-city =
    { $used ->
        [yes] **{ $space }**: city of { java-part-spaces }, palace { $value } (festival held)
       *[no] **{ $space }**: city of { java-part-spaces }, palace { $value } (no festival yet)
    }
java-answer-village = **{ $space }**: village of { java-part-spaces }, without a palace
java-answer-no-city = There is no city yet.
java-answer-no-village = { $space } is not a village space.
java-answer-no-villages = No village is large enough for a palace and still without one.
java-answer-levels = { $seat } stands on { $levels }.
java-answer-nobody = Nobody stands there.
java-answer-alone = { $seat } alone is there, on { $levels }.
java-answer-tied = { $seats } are tied with { $levels }: nobody ranks highest alone.
java-answer-leads =
    { $more ->
        [yes] { $seat } leads { $second_seat } by having one developer more, { $levels } against { $second }.
       *[no] { $deciding ->
            [1] { $seat } leads { $second_seat } by the highest developer, { $levels } against { $second }.
            [2] { $seat } leads { $second_seat } by the second developer, { $levels } against { $second }.
            [3] { $seat } leads { $second_seat } by the third developer, { $levels } against { $second }.
           *[other] { $seat } leads { $second_seat } by developer number { $deciding }, { $levels } against { $second }.
        }
    }
java-answer-may-rise =
    { $city ->
        [yes] By its size and the stock its palace may be enlarged to { $values }.
       *[no] By its size and the stock it may get a palace of { $values }.
    }
java-answer-highest = Its palace has { $value }, the highest there is.
java-answer-may-not-rise =
    { $city ->
        [yes] The next palace is { $value } and needs { $value } spaces; the city has { $size }.
       *[no] The smallest palace needs { $value } spaces; the village has { $size }.
    }
java-answer-gone = Large enough, but none left in the stock: { $values }.
java-answer-changed = It has already been built or enlarged in this turn.
java-answer-water =
    { $count ->
        [one] **{ $spaces }**: worth { java-part-score }; { $gaps } is still bare.
       *[other] **{ $spaces }**: worth { java-part-score }; { $gaps } are still bare.
    }
java-answer-no-open-water = All water is enclosed.
java-answer-no-developer = No developer stands on { $space }. With one space, `/cost { $space }` shows the path from the border.
java-answer-no-way = There is no path from { $start } to { $target } for { $seat }.
java-answer-way =
    { $points ->
        [0] { $seat } walks free: `{ $way }`.
       *[other] { $seat } walks `{ $way }` for { java-part-points }: the terrain changes at { $changes }.
    }
java-answer-no-border-way = There is no path between the border and { $space } for { $seat }.
java-answer-border-way =
    { $walk ->
        [0] { $seat }: { java-part-points } between { $border } and the end of `{ $way }`, to come in or to leave: { $entry } for the border.
       *[other] { $seat }: { java-part-points } between { $border } and the end of `{ $way }`, to come in or to leave: { $entry } for the border and { $walk } for changes of terrain.
    }
java-answer-forecast =
    { $score ->
        [0] { $seat } would score nothing and have { $all }.
       *[other] { $seat } would score **{ $score }** and have { $all }.{ $first_count ->
            [0] {""}
           *[other] {" "}First in { $firsts }.
        }{ $second_count ->
            [0] {""}
           *[other] {" "}Second in { $seconds }.
        }
    }
java-answer-had-final = { $seat } has had the final scoring: { $score }.
java-answer-no-festival = There is no city with you in it where a festival could be given.
java-answer-prospect =
    { $total ->
        [0] **{ $space }** (palace { $value }, { java-part-score }): none of your cards shows what is wanted.
       *[other] { $rivals ->
            [0] **{ $space }** (palace { $value }, { java-part-score }): nobody else stands there, one card is enough.
           *[other] { $sure ->
                [yes] **{ $space }** (palace { $value }, { java-part-score }, shared { $shared }): your cards are worth { $total }, and { $rival_seats } can reach { $most } at most: you are sure to win.
               *[no] **{ $space }** (palace { $value }, { java-part-score }, shared { $shared }): your cards are worth { $total }; { $rival_seats } might reach { $most }.
            }
        }
    }
java-answer-game-over = The game is over.
java-answer-fit =
    { $single ->
        [yes] It fits on { $spaces } as level { $level } for { java-part-points }.
       *[no] { $rotation }: fits on { $spaces } as level { $level } for { java-part-points }.
    }
java-answer-unfit = { $anyhow ->
        [yes] It does not fit
       *[no] { $rotations }
    }: { $reason }{ $count ->
        [0] {""}
       *[other] {" "}({ $spaces })
    }.

## Scores

java-source-irrigation = irrigation
java-source-palaces = palaces
java-source-festivals = festivals
java-source-final = final scoring

## A move in words, in hints and where a notation stands

java-move-place-land = place a { $tile } on { $space }
java-move-irrigate = irrigate { $space }
java-move-enter = bring a developer in to { $space }
java-move-move = move a developer from { $start } to { $target }
java-move-leave = take the developer on { $space } out
java-move-build = build a palace of { $value } on { $space }
java-move-enlarge = enlarge the palace on { $space } to { $value }
java-move-take-card = take { $source }
java-move-use-token = use an action token
java-move-give-festival = give a festival at { $space } with { $cards }
java-move-play-cards = play { $cards }
java-move-pass = pass
java-move-end-turn = end the turn

## What may come of a line later, in hints: the points stand before it

java-later-palaces = palaces to build or enlarge at { $spaces }
java-later-city = palace { $space } ({ $value }) in the final scoring
java-later-city-contested = palace { $space } ({ $value }) in the final scoring, where { $rival_seats } may catch up with you
java-later-water = water to be enclosed at { $spaces }
java-later-developers = developers on the board
java-later-tokens = action tokens
java-later-small-tiles = small tiles
java-later-cards = cards in hand
java-later-festival = this festival
java-later-festival-to-come = a festival that your cards are sure to win

## Rules by topic

java-primer =
    You settle Java: place land in terraces, lead in water, build palaces and give festivals.
    • **Your turn:** place at least one land tile. With 6 action points you place tiles, bring developers in and move them (1 for each change between rice and village), build or enlarge palaces and take festival cards.
    In a village the highest developer **ranks first**. If it is yours, you may build a palace there, at most as large as the village, scoring half its value.
    • **Points** also come from enclosed water (3 a space for the first on its shore) and from festivals, and most of all at the end: each city pays its palace to the first, half of it to the second.
    After the last three-space tile the others have one more turn each; scoring follows each player’s last turn.
java-topics = goal, turn, land, border, water, developers, rank, palaces, cards, festivals, end, map, notation, orders
java-topics-near =
    goal: aim, win, pieces, components, setup, points, stock, supply
    turn: action points, actions, costs, cost, action token, tokens, token, pass
    land: tile, tiles, place, village, rice, terrace, level
    border: highland, lowland, edge, overhang
    water: irrigation, irrigate, lake, lakes, enclosed
    developers: developer, figure, figures, move, enter, leave, path
    rank: city, cities, villages, highest, majority, tie, ties
    palaces: palace, build, enlarge, value, upgrade
    cards: card, festival cards, pile, draw, hand, mask, drum, puppet
    festivals: festival, party, symbols
    end: final scoring, finish, scoring, score, last turn, final
    map: decisions, board
    notation: typing, type, syntax, write, coordinates, commands
    orders: standing order, order, automatic
java-topic-name-goal = Goal and pieces
java-topic-name-turn = Turn and costs
java-topic-name-land = Placing land
java-topic-name-border = Over the border
java-topic-name-water = Irrigation
java-topic-name-developers = Developers
java-topic-name-rank = Villages, cities and rank
java-topic-name-palaces = Palaces
java-topic-name-cards = Festival cards
java-topic-name-festivals = Festivals
java-topic-name-end = End and final scoring
java-topic-name-map = The map and our own decisions
java-topic-name-notation = How to type moves
java-topic-name-orders = Standing orders
java-topic-goal =
    You settle Central Java: you place land in terraces, irrigate it, build palaces and give festivals. The most points win.
    You score **points** for enclosed water, for building and enlarging palaces, for festivals, and most of all in the final scoring of the cities.
    Everybody has 12 developers, 3 action tokens, 5 two-space tiles, 3 single rice tiles, 2 single village tiles and 3 festival cards, which nobody else sees. 56 three-space tiles, 16 irrigation tiles and 40 palaces are shared: 6 of value 2, 7 of 4, 8 of 6, 9 of 8, 10 of 10.
    Who begins is drawn by lot; then all play clockwise.
java-topic-turn =
    In your turn you have **6 action points** to spend on actions, in any order and as often as you like:
    • place a land tile: 1, and 1 more for each space that hangs over bare border
    • place irrigation: 1
    • bring a developer in, or take one out: 1 over the lowland, 2 over the highland, and 1 for each change of terrain along the path
    • move a developer: 1 for each change of terrain
    • build or enlarge a palace: 1
    • take a festival card: 1, at most 2 cards in a turn
    • use an action token: gives 1 action point more; one in a turn, 3 in the game
    • give a festival: costs nothing, ends the turn
    In each turn **you must place at least one land tile**, of any size; irrigation and palaces do not count. Until then you may do nothing that leaves you without the points or without a place for one. Only if no land tile can be placed at all, you need not.
    A turn ends with `end`, never by itself. Points that are left are lost.
    As an option of the table, a token is used before any other action or not at all.
java-topic-land =
    A tile covers whole spaces of the board. It need not touch other tiles. Tiles of three spaces are a village and two rice fields in a triangle, tiles of two a village and a rice field; the single ones are one or the other.
    • It must lie flat: all spaces below it have the same level. No part may hang in the air.
    • It may not lie exactly on one tile of the same size, however that is turned. A smaller tile may lie on a part of a larger one.
    • It covers no developer, no palace and no water.
    • It may not join two cities. What counts is the position once the tile is there.
    It may cover rice and villages, divide villages and cities, and join villages with one another or with a city. When a city is divided the part with the palace is the city; the other part is a village and may get a palace of its own.
    As an option of the table, tiles of two and three spaces rest on at least two different tiles.
    `/why three D7` shows how a tile fits on a space, and why not.
java-topic-border =
    Around Central Java runs the border: highland in the north, lowland in the south. On bare ground a tile may hang over it if at least one of its spaces is in Central Java; each border space that it covers costs 1 action point more.
    Later tiles on top of such spaces cost nothing extra and may lie wholly outside.
    What lies on the border is land like any other: developers stand there, villages reach there, palaces may be built there. Only irrigation never lies on the border, nor on a space that touches it.
java-topic-water =
    An **irrigation tile** goes on a bare space of Central Java that does not touch the border. It may touch other water: connected water, printed lakes and irrigation alike, is one system.
    As soon as there is land on all spaces around a system it is **enclosed** and scored at once, no matter who closed it: 3 points for each of its spaces, lakes included. They go to the player who ranks highest alone on its shore, which is all spaces next to the water; the terrain there does not matter. With a tie for the highest rank, or with nobody there, nobody scores, and the chance is gone.
    Water placed into a hole that is already closed is scored too. One tile may close several systems; each is scored by itself.
    Players who have had their final scoring still score water.
    `/water` shows what is open and who would score it now.
java-topic-developers =
    At most one developer stands on a space. They walk on rice and village, not on bare ground, water and palaces; heights do not matter. A step from rice to village or back costs 1 action point, a step within one terrain nothing. They may pass your own developers, but not those of others, and they end on a free space.
    They **come in** where a land tile touches a border space without a tile, or lies on the border itself and touches bare outside. Over the lowland that costs 1, over the highland 2, the cheapest if both are there. In the same action they walk on, 1 for each change of terrain. They **leave** the same way for the same cost and may come back later.
    You name the developer and the space; the path is always the cheapest. `/cost D7 F9` shows it beforehand, `/cost F9` what it costs between the border and F9.
    A developer that is shut in stays where it is.
java-topic-rank =
    A **village** is all village spaces that are connected, whatever their heights. With a palace on one of them it is a **city**; the palace counts as one of its spaces. A city has one palace.
    To find the **rank**, each player's highest developer there is compared. If those are on the same level, the next highest are compared, and so on; with all others equal, the player with one more is ahead. Only when all are equal is it a tie.
    So 4-3 is ahead of 4-2, and 4-2-1 of 4-2.
    On the shore of water, rank is found in the same way.
    `/cities` shows who leads in every city and by which developer, `/village D7` more about one.
java-topic-palaces =
    To **build** you must alone rank highest in a village. The palace goes on a free village space there, at any height. Its value - 2, 4, 6, 8 or 10 - may not be greater than the number of spaces of the village, its own included.
    To **enlarge** you must alone rank highest in the city. The new value is greater than the old one, need not be the next, and is not greater than the number of spaces of the city.
    In both cases you score half of the value that you have just placed.
    Each palace is built or enlarged at most once in a turn, but several different ones may be.
    A new palace shows a white number. When it has had its festival it shows a red one, until it is enlarged.
    A city that shrinks keeps its palace. When a value has run out it cannot be placed any more, but a larger one can.
java-topic-cards =
    There are 30 festival cards: 5 each with a mask (M), a drum (D), a puppet (P), mask and drum (MD), drum and puppet (DP), mask and puppet (MP). One lies open, the others are the draw pile. Hands are secret; the number of cards in them is not.
    For 1 action point you take the open card, which is replaced at once, or the top card of the pile; at most 2 cards in a turn.
    When the pile runs out, the discarded cards are shuffled. If there are none, no card can be taken until some are discarded.
    What the open card shows is wanted in festivals: a card of yours is worth as many of its symbols as the open card shows too. If MD lies open, MD is worth 2, M, D, MP and DP 1, and P nothing.
java-topic-festivals =
    You may end your turn with a festival in a city where you have a developer, if its palace shows the white number; rank does not matter. You begin by playing one or more cards, each worth at least 1.
    All who have a developer in that city take part, clockwise. Each in turn plays one or more cards worth something, or passes for good; nobody has to reach what others have. It ends when all have passed, or when only one is left, who is ahead. Players without cards pass by themselves; all others are asked.
    The player with the most symbols scores half the value of the palace. If several are equal they share it: with a palace of 2 each scores 0, of 4 each 1, of 6 and of 8 each 2, of 10 each 3.
    All cards that were played are discarded, the open card stays. The palace shows its red number.
    A festival cannot be given while land must still be placed.
    `/festivals` shows you alone what your cards could bring.
java-topic-end =
    The player who places the last three-space tile finishes the turn and then has the **final scoring**. Everybody else has one more turn, without the duty to place land, and their final scoring right after it. The same happens when as many turns in a row as there are players ended without land because none could be placed.
    In your final scoring you score **each city** where you stand: the full value of the palace if you rank highest, half of it if you rank second. Here ties all score: those tied for first all score the full value, and the next after them is second.
    Each scores the position as it is after their own last turn, so the same city may pay several players in full, one after the other.
    Players who have had their final scoring still take part in festivals and still score water.
    The most points win; equals share the victory. `/forecast` shows what everybody would score now.
java-topic-map =
    Some things are settled by none of the sources that we found, so they are our own decision:
    • The printed board has 150 land spaces, the drawings that we know have 152. On our map H2 and H17 are lowland, and I2 and I18 are not there. Which spaces really differ is not known. The table may choose the drawing of 152 instead.
    • The highland lies in the north, the lowland in the south; one of our sources has them the other way round.
    • The lakes F8, F14 and I10 lie where two sources have them; a third one puts them elsewhere.
    • The labels: rows A to O from the north, numbers from the west.
    • Where borders of both kinds touch a space the cheaper one counts. On a tile over the border the border below it counts.
    • A turn without any place for land may end without one. When that happens for a whole round, the end comes.
    • You may not use up the last place for land while you must place one, nor the points for it.
    • Players who have had their final scoring still score water.
    • With draw pile and discards empty no card can be taken, not even the open one.
    • For an absent player the cheapest possible tile is placed, and festivals are passed.
java-topic-notation =
    `place three D7 a` places a three-space tile: the village on D7, the rice in direction a and the next one. The letters turn counterclockwise: a is east, b northeast, c northwest, d west, e southwest, f southeast. `place two D7 c` has its rice in that one direction. `place rice D7` and `place village D7` place single tiles.
    `irrigate H9` places irrigation.
    `enter D7` brings a developer in, `move D7 to F9` moves one, `leave D7` takes one out, always by the cheapest path.
    `build D7 4` builds a palace of 4, `enlarge D7 6` makes it 6.
    `take open` takes the open card, `take pile` one from the pile, `token` uses an action token.
    `festival D7 M MD` gives a festival in the palace on D7 and plays these cards; in it `play MP D` plays more, `pass` passes.
    `end` ends the turn.

    Type them after `/move`, in small letters or capitals. The rotation may be left out where only one fits, and 0 to 5 stand for a to f.
    Separate several moves in one message by semicolons: `/move place rice D7; enter D7; end`. Either all are played or none. Cards and `end` make everything final, so they come last.
    `/legal` lists what you may play now, `/legal place two` only what begins so.
java-topic-orders =
    So that a festival need not wait for you, `/orders` leaves your answers for it:
    `upto 2` - in every festival you play as few cards as it takes to be in front, as long as all your cards there are worth no more than 2; if that is not enough, as few as it takes to share; else you pass. Once in front you pass.
    `upto 3 D7` - the same, but only in the next festival in the palace on D7.
    `pass` - you pass in every festival; `pass D7` only in the next one at D7.
    When an order passes, that is as final as your own pass, even while you are in front: others may still overtake you.
    An order about a palace ends with its festival. One about all festivals stays until you take it back. If two of them fit, the one given later counts.
    Nobody else learns that you have left an order.

java-aim = Build terraces and cities, hold palaces and give feasts.
