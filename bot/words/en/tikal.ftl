# What Tikal says. Points are action points, except where something is scored.

## Parts of sentences

tikal-part-figures =
    { $workers ->
        [0] the leader
        [one] { $workers } worker{ $leader ->
            [yes] {" "}and the leader
           *[no] {""}
        }
       *[other] { $workers } workers{ $leader ->
            [yes] {" "}and the leader
           *[no] {""}
        }
    }
tikal-part-tile =
    { $value ->
        [0] { $masks ->
            [0] { $terrain }
           *[other] { $terrain }, { $masks } treasures
        }
       *[other] { $terrain } of value { $value }
    }
tikal-part-turned =
    { $rotation ->
        [0] { tikal-rotation-r0 }
        [1] { tikal-rotation-r1 }
        [2] { tikal-rotation-r2 }
        [3] { tikal-rotation-r3 }
        [4] { tikal-rotation-r4 }
       *[other] { tikal-rotation-r5 }
    }
tikal-part-display = On display: { $tiles }.

## Named values

tikal-terrain-base-camp = base camp
tikal-terrain-jungle = jungle
tikal-terrain-temple = temple
tikal-terrain-treasure = treasure space
tikal-terrain-volcano = volcano
tikal-rotation-r0 = not turned
tikal-rotation-r1 = turned by 60°
tikal-rotation-r2 = turned by 120°
tikal-rotation-r3 = turned by 180°
tikal-rotation-r4 = turned by 240°
tikal-rotation-r5 = turned by 300°
tikal-figure-worker = a worker
tikal-figure-leader = the leader
tikal-motif-m1 = { tikal-picture-motif-m1 } (m1)
tikal-motif-m2 = { tikal-picture-motif-m2 } (m2)
tikal-motif-m3 = { tikal-picture-motif-m3 } (m3)
tikal-motif-m4 = { tikal-picture-motif-m4 } (m4)
tikal-motif-m5 = { tikal-picture-motif-m5 } (m5)
tikal-motif-m6 = { tikal-picture-motif-m6 } (m6)
tikal-motif-m7 = { tikal-picture-motif-m7 } (m7)
tikal-motif-m8 = { tikal-picture-motif-m8 } (m8)
# Given and taken are the objects of a sentence, which some languages inflect.
tikal-given-m1 = { tikal-motif-m1 }
tikal-given-m2 = { tikal-motif-m2 }
tikal-given-m3 = { tikal-motif-m3 }
tikal-given-m4 = { tikal-motif-m4 }
tikal-given-m5 = { tikal-motif-m5 }
tikal-given-m6 = { tikal-motif-m6 }
tikal-given-m7 = { tikal-motif-m7 }
tikal-given-m8 = { tikal-motif-m8 }
tikal-taken-m1 = { tikal-given-m1 }
tikal-taken-m2 = { tikal-given-m2 }
tikal-taken-m3 = { tikal-given-m3 }
tikal-taken-m4 = { tikal-given-m4 }
tikal-taken-m5 = { tikal-given-m5 }
tikal-taken-m6 = { tikal-given-m6 }
tikal-taken-m7 = { tikal-given-m7 }
tikal-taken-m8 = { tikal-given-m8 }

## Options

tikal-option-mode = Rules
tikal-option-mode-basic = basic game
tikal-option-mode-auction = turns are auctioned (professional rules)
tikal-option-exchange_sets = Exchange of pairs and triples
tikal-option-exchange_sets-on = allowed
tikal-option-exchange_sets-off = single treasures only
tikal-option-start_with_one_worker_in_base_camp = One worker in the base camp at the start
tikal-option-start_with_one_worker_in_base_camp-off = no
tikal-option-start_with_one_worker_in_base_camp-on = yes
tikal-option-starting_player = Starting player
tikal-option-starting_player-0 = first in the drawn order
tikal-option-starting_player-1 = second in the drawn order
tikal-option-starting_player-2 = third in the drawn order
tikal-option-starting_player-3 = fourth in the drawn order
tikal-option-starting_player-random = drawn by lot

## What is asked

tikal-decision-bid = The next turn is auctioned: bid more than the others, or pass.
tikal-decision-take = The turn is yours: choose a tile.
tikal-decision-place = Place the tile; after that you have 10 action points.
tikal-decision-act = Spend your action points, then end the turn.
tikal-decision-scoring = This is your scoring turn: spend your action points, then end it to be scored.
tikal-decision-act-spent = End the turn, or take something back.
tikal-decision-scoring-spent = End your scoring turn to be scored, or take something back.
tikal-status-no-bid =
    { tikal-part-display } { $score ->
        [0] Nobody has bid yet. You have no points to bid with, so you can only pass.
        [one] Nobody has bid yet. You can bid { $score } point.
       *[other] Nobody has bid yet. You can bid up to { $score } points.
    }
tikal-status-bid = { tikal-part-display } The highest bid is { $bid } ({ $bid_seat }); you can bid up to { $score }.
tikal-status-bid-too-high = { tikal-part-display } The highest bid is { $bid } ({ $bid_seat }), and your score is { $score }: you can only pass.
tikal-status-display = { tikal-part-display }
tikal-status-tile = In hand: { tikal-part-tile } (tile { $tile }).
tikal-status-points =
    { $points ->
        [0] No action points are left.
        [one] { $points } action point is left.
       *[other] { $points } action points are left.
    }

## Buttons

tikal-forgone-points =
    { $points ->
        [one] You still have { $points } action point that you could use.
       *[other] You still have { $points } action points that you could use.
    }

tikal-verb-place = Place the tile
tikal-verb-deploy = Deploy figures
tikal-verb-transfer = Transfer between camps
tikal-verb-move = Move figures
tikal-verb-uncover = Uncover a level
tikal-verb-recover = Recover a treasure
tikal-verb-exchange = Exchange treasures
tikal-verb-camp = Build a camp
tikal-verb-guard = Place a guard
tikal-verb-end = End the turn
tikal-next-place-2 = Turn it: press how it is to lie, or its space again. Stones: what crossing costs.
tikal-begun-place-2 = Place the tile on { $first }
tikal-begun-deploy-2 = Deploy { $first } to …
tikal-begun-transfer-3 =
    { $open ->
        [yes] Transfer figures from { $second } to …
       *[no] Transfer { $first } from { $second } to …
    }
tikal-begun-move-2 = Move { $first } from …
tikal-begun-move-3 =
    { $open ->
        [yes] Move figures from { $second } to …
       *[no] Move { $first } from { $second } to …
    }
tikal-begun-move-4 = Move { $first } from { $second } to …
tikal-begun-guard-2 = Guard the temple at { $first } with …
tikal-begun-exchange = Exchange treasures with { $seat }: { $said } …
tikal-begun-exchange-2 = Exchange treasures with { $seat }: …
tikal-verb-bid = Bid for the turn
tikal-verb-pass = Pass
tikal-verb-take = Take a tile
tikal-each-deploy = 1 point each
tikal-each-transfer = 1 point each
tikal-each-move = 1 point per stone
tikal-each-exchange = 3 points each
tikal-price-uncover = 2 points
tikal-price-recover = 3 points
tikal-price-camp = 5 points
tikal-price-guard = 5 points
tikal-needs-deploy = needs a figure on your card
tikal-needs-transfer = needs figures in a camp
tikal-needs-move = needs a path
tikal-needs-uncover = needs a free worker there
tikal-needs-recover = needs a free worker there
tikal-needs-exchange = needs two treasures
tikal-needs-camp = needs free jungle
tikal-needs-guard = needs your majority there
tikal-lacks-points = too few action points
tikal-lacks-camp-left = no camp is left
tikal-lacks-guard-left = no guard is left
tikal-number-bid =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
tikal-number-deploy =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
tikal-number-transfer =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
tikal-number-move =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
tikal-token-r0 = { tikal-rotation-r0 }
tikal-token-r1 = { tikal-rotation-r1 }
tikal-token-r2 = { tikal-rotation-r2 }
tikal-token-r3 = { tikal-rotation-r3 }
tikal-token-r4 = { tikal-rotation-r4 }
tikal-token-r5 = { tikal-rotation-r5 }
tikal-token-L = the leader
tikal-token-guard-L = the leader
tikal-token-worker = a worker
tikal-word-take = tile { $word }
tikal-link-to = to
tikal-link-give = give
tikal-link-take = take
tikal-token-m1 = { tikal-motif-m1 }
tikal-token-m2 = { tikal-motif-m2 }
tikal-token-m3 = { tikal-motif-m3 }
tikal-token-m4 = { tikal-motif-m4 }
tikal-token-m5 = { tikal-motif-m5 }
tikal-token-m6 = { tikal-motif-m6 }
tikal-token-m7 = { tikal-motif-m7 }
tikal-token-m8 = { tikal-motif-m8 }
tikal-note-borders =
    { $count ->
        [0] no stones to any neighbour
       *[other] stones to { $borders }
    }
tikal-note-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tikal-note-bid = then you have { $left }
tikal-note-tile = { tikal-part-tile }
tikal-note-uncover = rises to { $value }
tikal-note-recover = { $treasures } there
tikal-note-guard = value { $value }
tikal-note-lost = { tikal-part-figures } would leave the game
tikal-note-all = All from { $space }: { tikal-part-figures }
tikal-beyond-borders = { $rotation } · { tikal-note-borders }
tikal-beyond-all = { "" }
tikal-mark-cost = { $points }
tikal-group-column = Column { $column }

## The signs of the board

tikal-legend-border = What a step across costs a figure. Faint stones count once it is open beyond. Arrows: who crossed last, from rings. Thicket: no way.
tikal-legend-figures = The workers of a player, by their number. The hat is the leader, who counts as three.
tikal-legend-temple = A temple and its value. The flag: who would score it now; arrow: the lead; =: a tie, nobody.
tikal-legend-guard = A guard, with a shield: the temple in that colour is theirs to the end of the game.
tikal-legend-treasures = Treasures that lie here face down.
tikal-legend-camp = A camp, where figures of its colour come in, too.
tikal-legend-badge = What that player did here in the last turn, as in the key.
tikal-legend-stack = The tiles to come: first all with A, then with B, up to G.
tikal-legend-levels = Levels of temples that are left.
tikal-legend-points = Action points left in this turn.
tikal-legend-score = Points. The forecast is what a scoring would bring now. Tick: this turn is over; plus: scored; cross: passed.
tikal-legend-supply = What is not on the board yet: workers, leader, camps, guards. Faint: already used.
tikal-legend-motifs = Recovered treasures, each motif in its place. Hollow: none.
tikal-legend-turns = The last turns, step by step, in the signs of the key.

## What happened

tikal-event-round-began = **Round { $number }** begins.
tikal-event-tile-displayed = On display: { $tile }, { tikal-part-tile }.
tikal-event-auction-began = The next turn is auctioned, in this order: { $seats }.
tikal-event-bid-made = { $seat } bids { $bid }.
tikal-event-bidder-passed = { $seat } passes.
tikal-event-auction-won =
    { $score ->
        [one] { $seat } pays { $bid } for the turn and has { $score } point left.
       *[other] { $seat } pays { $bid } for the turn and has { $score } points left.
    }
tikal-event-turn-given =
    { $last ->
        [yes] { $seat } has the last turn of the round and pays nothing for it.
       *[no] Nobody has bid. { $seat } passed first and gets the turn for free.
    }
tikal-event-turn-began = **Turn { $number }**: { $seat }
tikal-event-tile-revealed = { $seat } turns up { $tile }: { tikal-part-tile }.
tikal-event-tile-taken = { $seat } takes { $tile }: { tikal-part-tile }.
tikal-event-tile-placed =
    { $rotation ->
        [0] { $seat } places { $tile } ({ $terrain }) on { $space }.
       *[other] { $seat } places { $tile } ({ $terrain }) on { $space }, { tikal-part-turned }.
    }
tikal-event-treasures-laid =
    { $treasures ->
        [one] { $treasures } treasure is put face down on { $space }.
       *[other] { $treasures } treasures are put face down on { $space }.
    }
tikal-event-figures-deployed = { $seat } deploys { tikal-part-figures } to { $space }.
tikal-event-figures-transferred = { $seat } transfers { tikal-part-figures } from { $start } to { $target }.
tikal-event-figures-moved =
    { $points ->
        [one] { $seat } moves { tikal-part-figures } { $way } for { $points } action point.
       *[other] { $seat } moves { tikal-part-figures } { $way } for { $points } action points.
    }
tikal-event-temple-uncovered = { $seat } uncovers a level at { $space }: the temple is now worth { $value }.
tikal-event-treasure-recovered =
    { $left ->
        [0] { $seat } recovers the last treasure of { $space }: { $motif }.
       *[other] { $seat } recovers a treasure at { $space }: { $motif }. { $left } left.
    }
tikal-event-treasures-exchanged = { $seat } exchanges treasures with { $other_seat }: gives { $given }, takes { $taken }.
tikal-event-camp-built = { $seat } builds a camp on { $space }.
tikal-event-guard-placed =
    { $seat } guards the temple at { $space } with { $figure }.{ $lost_workers ->
        [0] { $lost_leader ->
            [yes] {" "}The leader leaves the game.
           *[no] {""}
        }
        [one] { $lost_leader ->
            [yes] {" "}{ $lost_workers } worker and the leader leave the game.
           *[no] {" "}{ $lost_workers } worker leaves the game.
        }
       *[other] { $lost_leader ->
            [yes] {" "}{ $lost_workers } workers and the leader leave the game.
           *[no] {" "}{ $lost_workers } workers leave the game.
        }
    }
tikal-event-turn-ended =
    { $points ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn and loses { $points } action point.
       *[other] { $seat } ends the turn and loses { $points } action points.
    }
tikal-event-scoring-round-began =
    { $final ->
        [yes] **The final scoring round begins**, in this order: { $seats }.
       *[no] **A scoring round begins**, in this order: { $seats }.
    }
tikal-event-scoring-turn-began = Scoring turn: { $seat }
tikal-event-position-scored =
    { $temples ->
        [0] { $seat } scores { $temples } for temples and { $treasures } for treasures, **{ $score }** in all.
       *[other] { $seat } scores { $temples } for temples ({ $spaces }: { $values }) and { $treasures } for treasures, **{ $score }** in all.
    }
tikal-event-scoring-round-ended =
    { $final ->
        [yes] The final scoring round is over.
       *[no] The scoring round is over.
    }
tikal-event-game-ended =
    { $points ->
        [one] **The game is over.** Won by { $winner_seats } with { $points } point.
       *[other] **The game is over.** Won by { $winner_seats } with { $points } points.
    }

## Moves ahead

tikal-ahead =
    `d4 is free`: no tile lies there yet. `a4 is mine`: that temple would count for you now. `a4 is guarded`: a guard stands there. `c4 is looted`: no treasure is left there.
    `temple is up`, `a6 is up`: the tile that you have to place is of this kind (`temple`, `jungle`, `treasure`, `volcano`), or is this one.
    For example: `/ahead if d4 is free: place d4 r0; deploy 3 a5; end / place c5 r0; end`
tikal-ahead-word-free = free empty
tikal-ahead-word-mine = mine
tikal-ahead-word-guarded = guarded
tikal-ahead-word-looted = looted emptied
tikal-ahead-word-up = up

## Refusals

tikal-refusal-auction-first = The turn is still being auctioned: bid for it or pass; everything else comes after that.
tikal-refusal-take-first = Choose one of the tiles on display first.
tikal-refusal-no-auction = No turn is being auctioned now.
tikal-refusal-bid-too-low = A bid of { $bid } is too low: bid at least { $least }, or pass.
tikal-refusal-bid-over-score = You cannot bid { $bid }: a bid cannot be more than your score, { $score }.
tikal-refusal-no-tile-to-take = There is no tile to choose now.
tikal-refusal-not-on-display = { $tile } is not on display. You can choose { $tiles }.
tikal-refusal-tile-first = Tile { $tile } must be placed first; actions and the end of the turn come after it.
tikal-refusal-no-tile = No tile is waiting to be placed.
tikal-refusal-scoring-first = The volcano is placed after its scoring round. This is your scoring turn.
tikal-refusal-space-explored = { $space } is explored already; a tile goes on an unexplored space.
tikal-refusal-touches-nothing = { $space } touches no explored space, and every tile must touch one.
tikal-refusal-not-enterable = No stone leads onto { $tile } on { $space }, { tikal-part-turned }. At least one border with an explored neighbour, volcanoes aside, needs a stone: turn the tile or choose another space.
tikal-refusal-volcano-has-no-rotation = { $tile } is a volcano: place it without a rotation.
tikal-refusal-too-few-points = Not enough action points: that costs { $needs }, and you have { $points }.
tikal-refusal-too-few-points-for-way =
    { $figures ->
        [1] Not enough action points: that path costs { $needs } ({ $stones } stones), and you have { $points }.
       *[other] Not enough action points: that path costs { $needs } ({ $stones } stones for each of { $figures } figures), and you have { $points }.
    }
tikal-refusal-not-own-camp = { $space } is neither the base camp (that is a5) nor a camp of yours, and figures are deployed and transferred only there.
tikal-refusal-too-few-workers-in-supply =
    { $workers ->
        [0] You have no worker left in your supply, and that needs { $needs }.
        [one] You have { $workers } worker in your supply, not { $needs }.
       *[other] You have { $workers } workers in your supply, not { $needs }.
    }
tikal-refusal-leader-not-in-supply = Your leader is no longer in your supply.
tikal-refusal-too-few-workers-there =
    { $workers ->
        [0] You have no worker on { $space }; that needs { $needs }.
        [one] You have { $workers } worker on { $space }; that needs { $needs }.
       *[other] You have { $workers } workers on { $space }; that needs { $needs }.
    }
tikal-refusal-leader-not-there = Your leader is not on { $space }.
tikal-refusal-same-space = That begins and ends on { $space }.
tikal-refusal-unexplored = { $space } is unexplored: nobody can go or build there.
tikal-refusal-volcano-entered = There is a volcano on { $space }, and nobody may enter it.
tikal-refusal-not-neighbours = { $start } and { $target } have no common border. Give the whole path, or let me find the cheapest with `{ $start } to { $target }`.
tikal-refusal-no-way = There is no path from { $start } to { $target }.
tikal-refusal-no-stones = There is no stone between { $start } and { $target }, so nobody can cross. `/cost { $start } { $target }` looks for a way round.
tikal-refusal-not-a-temple = There is no temple on { $space }.
tikal-refusal-temple-guarded = The temple at { $space } has a guard ({ $guard_seat }): it cannot be uncovered or guarded any more.
tikal-refusal-no-square-left =
    { $value ->
        [11] The temple at { $space } has reached 10, the highest level there is.
       *[other] The temple at { $space } cannot rise: no level { $value } is left in the supply.
    }
tikal-refusal-dug-enough = You can uncover or recover at most { $limit } times on one space in a turn, and on { $space } you have done so already.
tikal-refusal-too-few-figures-to-dig =
    { $needs ->
        [1] To uncover or recover anything on { $space } you need a figure there.
       *[other] To uncover or recover { $needs } times on { $space } in one turn you need { $needs } figures there; you have { $figures }.
    }
tikal-refusal-no-treasure-there = No treasure lies on { $space }.
tikal-refusal-not-an-opponent = { $opponent } is not an opponent of yours. P0, P1 and so on are the seats in the order of their panels.
tikal-refusal-unequal-exchange = You give { $given } and take { $taken }; both numbers must be the same.
tikal-refusal-not-owned =
    { $copies ->
        [0] There is no { $motif } among the treasures of { $owner_seat }.
       *[other] { $owner_seat } has { $copies } of this motif, not { $needs }: { $motif }.
    }
tikal-refusal-set-divided = { $owner_seat } has { $copies } of this motif: { $motif }. A pair or a triple changes hands as a whole, and you named only { $needs }.
tikal-refusal-motif-on-both-sides = You cannot give and take the same motif: { $motif }.
tikal-refusal-one-treasure-only = At this table one treasure is exchanged for one, and you named { $treasures } on each side.
tikal-refusal-too-many-treasures = At most { $limit } treasures on each side change hands in one exchange, and you named { $treasures }.
tikal-refusal-no-camp-left = You have built both your camps ({ $limit } in a game).
tikal-refusal-not-jungle = No camp can be built on { $space } ({ $terrain }): it needs jungle, or a treasure space whose treasures are gone.
tikal-refusal-treasures-left =
    { $treasures ->
        [one] { $treasures } treasure still lies on { $space }; a camp can be built when it is gone.
       *[other] { $treasures } treasures still lie on { $space }; a camp can be built when they are gone.
    }
tikal-refusal-camp-there = There is a camp on { $space } already ({ $camp_seat }), and a space has room for one.
tikal-refusal-no-guard-left = You have placed both your guards ({ $limit } in a game).
tikal-refusal-figure-not-there = You do not have { $figure } on { $space }.
tikal-refusal-no-majority = A guard needs a majority: on { $space } you have strength { $strength }, { $other_seat } has { $other }.

## Questions

tikal-question-why = Show what is on a space, and whom its temple counts for and why.
tikal-question-why-usage = [@TABLE] SPACE
tikal-question-why-called = why
tikal-question-temples = Show for every temple whom it counts for, and by how much.
tikal-question-temples-usage = [@TABLE]
tikal-question-temples-called = temples
tikal-question-cost = Show what a path costs, border by border; between two spaces the cheapest one.
tikal-question-cost-usage = [@TABLE] FROM TO, or a path such as a5-b4-c4
tikal-question-cost-called = cost
tikal-question-forecast = Show what everybody would score if all were scored now.
tikal-question-forecast-usage = [@TABLE]
tikal-question-forecast-called = forecast
tikal-question-tiles = List the tiles that are still in the stack.
tikal-question-tiles-usage = [@TABLE]
tikal-question-tiles-called = tiles
tikal-answer-unexplored = { $space } is unexplored.
tikal-answer-space = **{ $space }**: { $terrain }
tikal-answer-treasures =
    { $treasures ->
        [0] All its treasures are gone.
        [one] { $treasures } treasure lies there, face down.
       *[other] { $treasures } treasures lie there, face down.
    }
tikal-answer-camp = Camp: { $camp_seat }
tikal-answer-figures = { $seat } has { tikal-part-figures } there, strength { $strength }.
tikal-answer-temple =
    { $next ->
        [11] The temple has value { $value }, the highest there is.
       *[other] { $left ->
            [0] The temple has value { $value } and cannot rise: no level { $next } is left.
            [one] The temple has value { $value }; { $left } level of value { $next } is left.
           *[other] The temple has value { $value }; { $left } levels of value { $next } are left.
        }
    }
tikal-answer-guarded = **{ $space }** ({ $value }): { $guard_seat }, guarded by { $figure }
tikal-answer-nobody = **{ $space }** ({ $value }): counts for nobody
tikal-answer-tied = **{ $space }** ({ $value }): counts for nobody, as { $seats } are equally strong with { $strength }
tikal-answer-held = **{ $space }** ({ $value }): { $seat } with strength { $strength }, { $lead } ahead
tikal-answer-same-space = That begins and ends on { $space }: there is nothing to walk.
tikal-answer-no-way = There is no path from { $start } to { $target }.
tikal-answer-way =
    { $points ->
        [one] Cheapest path: `{ $way }`, { $points } action point per figure.
       *[other] Cheapest path: `{ $way }`, { $points } action points per figure.
    }
tikal-answer-given-way =
    { $points ->
        [one] That path: `{ $way }`, { $points } action point per figure.
       *[other] That path: `{ $way }`, { $points } action points per figure.
    }
tikal-answer-no-border = Nobody can walk from { $start } to { $target }: they have no border, or there is no stone on it, or a volcano is in the way.
tikal-answer-border =
    { $points ->
        [one] { $start }-{ $target }: { $near } + { $far } = { $points } stone
       *[other] { $start }-{ $target }: { $near } + { $far } = { $points } stones
    }
tikal-answer-forecast = { $seat } would score **{ $points }**: temples { $temples }, treasures { $treasures }.
tikal-answer-letter =
    { $tiles ->
        [one] **{ $letter }**: { $tiles } tile
       *[other] **{ $letter }**: { $tiles } tiles
    }
tikal-answer-tile = { $tile }: { tikal-part-tile }
tikal-answer-no-tiles = No tile is left in the stack.

## Scores

tikal-source-start = start
tikal-source-temples = temples
tikal-source-treasures = treasures
tikal-source-bids = bids

## A move in words, in hints and where a notation stands

tikal-move-place-tile = place the tile on { $space }
tikal-move-deploy = deploy { tikal-part-figures } to { $space }
tikal-move-transfer = transfer { tikal-part-figures } from { $start } to { $target }
tikal-move-move = move { tikal-part-figures } from { $start } to { $target }
tikal-move-uncover = uncover a level at { $space }
tikal-move-recover = recover a treasure at { $space }
tikal-move-exchange = exchange treasures with { $opponent_seat }: give { $given }, take { $taken }
tikal-move-build-camp = build a camp on { $space }
tikal-move-place-guard = guard the temple at { $space } with { $figure }
tikal-move-end-turn = end the turn
tikal-move-bid = bid { $bid }
tikal-move-pass = pass
tikal-move-take-tile = take the tile { $tile }

## What may come of a line later, in hints: the points stand before it

tikal-later-scoring = this scoring turn
tikal-later-temple = temple { $space }, worth { $value }
tikal-later-temple-contested = temple { $space }, worth { $value }, where { $rival_seats } may catch up with you
tikal-later-guarded = guarded temple { $space }, worth { $value }
tikal-later-treasures = treasures
tikal-later-turn = the next turn
tikal-later-figures = figures near temples and treasures
tikal-later-camps = short ways from the camps

## Rules by topic

tikal-primer =
    You lead an **expedition** through the jungle, uncover temples and recover treasures.
    • **Your turn:** place a tile, which makes the map larger. Then spend 10 action points: bring figures into a camp (1 each), walk (1 for each stone on the border), uncover a level of a temple (2), recover a treasure (3), build a camp or leave a guard (5).
    • **Points:** each of the three volcanoes starts a scoring round, and one more comes at the end. There each player takes actions once more and is then scored: a temple brings its value if you alone are strongest on it, and the leader counts as three workers. A single treasure brings 1, a pair 3, three alike 6.
    The highest total wins.
tikal-topics = goal, turn, tiles, moving, temples, treasures, exchange, camps, guards, scoring, end, auction, notation
tikal-topics-near =
    goal: aim, win, winner, board, pieces, components, setup, start
    turn: action points, actions, costs, cost, points, ap
    tiles: tile, place, placing, volcano, volcanoes, jungle, rotation, stones, explore, discover
    moving: move, deploy, worker, workers, leader, tribe, figures, walk, path, stones, borders, movement, stairs, steps
    temples: temple, uncover, level, levels, dig, pyramid
    treasures: treasure, recover, mask, masks, motif, motifs, sets, pairs
    exchange: swap, trade, exchanging
    camps: camp, base camp, transfer, tent
    guards: guard, majority, protect, occupy
    scoring: score, scoring round, points, value, rounds
    end: finish, last round, final scoring, tie, ties
    auction: bid, bids, bidding, auctions, opener
    notation: typing, type, syntax, write, coordinates, commands
tikal-topic-name-goal = Goal and board
tikal-topic-name-turn = Turn and actions
tikal-topic-name-tiles = Placing tiles
tikal-topic-name-moving = Deploying and moving
tikal-topic-name-temples = Temples
tikal-topic-name-treasures = Treasures
tikal-topic-name-exchange = Exchanging treasures
tikal-topic-name-camps = Camps
tikal-topic-name-guards = Guards and majority
tikal-topic-name-scoring = Scoring rounds
tikal-topic-name-end = End of the game
tikal-topic-name-auction = Auction of turns
tikal-topic-name-notation = How to type moves
tikal-topic-goal =
    You lead an **expedition** in the jungle of Tikal. Expeditions uncover temples and recover treasures, and both are scored four times: in a scoring round at each of the three volcanoes, and once more at the end. The highest score wins.
    The **board** has 40 hexagonal spaces: columns a to h from left to right, rows 1 to 5 downwards. Four are explored from the start: the base camp a5, the clearing b4 (jungle), and the temples a4 and b5 with value 1 each. The others are explored tile by tile.
    The **36 tiles** are stacked by their letters, A on top and G at the bottom, and shuffled within each letter: 15 temples, 10 jungle tiles, 8 treasure tiles and 3 volcanoes, one each among B, D and F.
    You have **18 workers, a leader and 2 camps**. All your figures begin in your supply, off the board; a table may choose that one worker begins in the base camp.
    There are **48 temple levels**: three of value 2, six 3, nine 4, eleven 5, eight 6, five 7, three 8, two 9 and one 10; and **24 treasures**: eight motifs, three of each.
    All of it is open, except the order of the tiles within a letter and the motifs of treasures that still lie face down.
tikal-topic-turn =
    You take turns clockwise, each player as often as the others; who begins is an option of the table. In your turn:
    1. The top tile is turned up. You place it; this comes before everything else. If it is a volcano there is a scoring round first.
    2. You have 10 action points for actions, in any order and as often as you like within their rules:
    • deploy a figure: 1
    • transfer a figure between your camps: 1
    • move a figure over a border: 1 for each stone there
    • uncover a temple level: 2
    • recover a treasure: 3
    • exchange treasures: 3 for each treasure taken
    • build a camp: 5
    • place a guard: 5
    3. You end the turn, with or without action points left; what is left is lost. You need not act at all, but the tile must be placed.

    A turn never ends by itself, even when the action points are used up: that is what `end` is for. Until then you may take your actions back, but not past a recovered treasure, which has shown its motif.
    The leader is one figure like any other for every action and costs the same; only where strengths are compared does the leader count 3.
tikal-topic-tiles =
    A tile goes on an unexplored space that touches at least one explored space. You may turn it as you like.
    It must be possible to walk onto it: on at least one border with an explored neighbour that is no volcano there must be a stone, no matter on which of the two sides.
    A **jungle** tile is empty; a camp can be built on it. A **temple** begins with the value printed on it. A **treasure** tile shows 2 to 4 masks and at once receives as many treasures, face down.
    A **volcano** has no stones and is not turned. It only has to touch an explored space, be it another volcano. Nobody may ever enter it, whatever stones point at it. When it is turned up it stays beside the board during its scoring round; then it is placed, and the turn goes on with 10 action points.
    If there is no space where anybody could walk onto the tile, it goes on any unexplored space that touches an explored one, in any rotation.
    All tiles but volcanoes have three stones in all. `/tiles` lists those that are still to come.
tikal-topic-moving =
    To **deploy** a figure costs 1 action point: it goes from your supply to the base camp a5 or to a camp of your own. A figure on the board never comes back to the supply.
    To **move** a figure to a neighbouring space costs 1 action point for each stone on that border, on both sides together. A border without stones cannot be crossed; you have to find a way round. Unexplored spaces and volcanoes cannot be entered.
    A border is paid for as a whole: nobody stops on the stones. As far as your action points reach, any number of figures may move, and each as far as you like; each pays for itself.
    There is room on a space for any number of figures of all expeditions, and the figures of others are never in the way, whether you walk, dig or build.
    `/cost a5 c4` shows the cheapest path between two spaces.
tikal-topic-temples =
    A temple counts as much as its topmost level shows. To **uncover** it, you put the next higher level on it for 2 action points. You need
    • a figure of yours on the temple, whatever its value,
    • the level with the next number in the supply: when none is left the temple stays as it is for good, and 10 is the highest.
    A temple with a guard, yours or not, cannot be uncovered any more.
    In one turn you may uncover at most 2 levels of the same temple, and for the second you need two figures there at that moment; the other one may have come in between. The leader is one figure here. In the same turn you may uncover other temples too, again at most two levels of each.
    A scoring turn and an ordinary turn after it are two turns.
    You need no majority: you may raise a temple where somebody else has it. For whom a temple counts, see the topic scoring.
tikal-topic-treasures =
    To **recover** a treasure you need a figure of yours on a treasure space. For 3 action points you take the top treasure there and keep it face up in front of you.
    In one turn you may take at most 2 treasures from the same space, and for the second you need two figures there at that moment; the leader is one figure here. In the same turn you may dig on other treasure spaces too. You need no majority.
    A scoring turn and an ordinary turn after it are two turns.
    There are eight motifs, three treasures of each. For each motif, at every scoring,
    • one treasure counts 1 point,
    • a pair counts 3,
    • a triple counts 6.
    Treasures are not used up by scoring. When the last one is gone, the space is like jungle: a camp can be built there.
    A recovered treasure is seen by all at once, so whatever you did before it becomes final.
tikal-topic-exchange =
    For 3 action points per treasure you may exchange treasures with one opponent, as many for as many: one, two or three on each side. They cannot refuse, and no figures are needed. Both sides must own what changes hands.
    No pair or triple may be divided, neither theirs nor your own: of every motif that you give, you give all you have of it, and of every motif that you take, you take all they have. And no motif may be on both sides.
    So for one treasure both must be single ones; with two different singles you can take a whole pair (6 points), with three a whole triple (9 points). A pair or triple may be given too, for another or for singles.
    Several exchanges in a turn are allowed, and what you have just recovered or received may be given on at once. An exchange may also complete a pair or triple of the opponent.
    The table may have chosen **single treasures only**: then every exchange is one single for one single.
tikal-topic-camps =
    To **build a camp** costs 5 action points. It goes on jungle (the printed clearing b4 too) or on a treasure space whose treasures are all gone. You need no figure there, and figures of others do not matter. There is at most one camp on a space, and none on temples, volcanoes and the base camp. Everybody has 2 camps in the whole game; they stay where they are.
    To your own camps you may **deploy** figures as to the base camp, 1 action point each.
    To **transfer** a figure, you take it from one of these places straight to another - base camp, first camp, second camp - for 1 action point, whatever the distance and the stones.
    Figures of others may walk into your camp, stay and walk on, but nobody else deploys there or transfers from or to it.
tikal-topic-guards =
    Your **strength** on a space is 1 for each worker and 3 for the leader. You have the **majority** if your strength is greater than that of every other single player there; with nobody else, one worker is enough. A tie is no majority.
    A **guard** keeps a temple for you to the end of the game. It costs 5 action points and needs the majority there. One of your figures on the temple, worker or leader, becomes the guard; all your other figures on that space leave the game for good. To save some, move them away first, as long as the majority remains. Figures of others are not touched.
    From then on
    • only you score this temple, no matter who comes,
    • nobody uncovers it any more or places another guard,
    • everybody may still enter, stay and leave,
    • the guard stays, and is no longer a figure that moves or counts.
    You may place 2 guards in the whole game. A guard placed in a scoring turn counts at once; what others have scored before in the same round they keep.
tikal-topic-scoring =
    A volcano that is turned up brings a scoring round. The player who turned it up begins, then all follow clockwise. Each has a **scoring turn**: 10 action points for any actions, without a tile. When you end yours, you alone are scored at once:
    • every temple with your guard: its value,
    • every temple without a guard where you have the majority: its value. With a tie for the greatest strength nobody scores it,
    • treasures: each motif 1 point for one, 3 for a pair, 6 for a triple.
    Temples guarded by others bring nothing.
    As all are scored after their own actions, the same temple can be scored by several, one after the other. Nothing is used up: all of it counts again in later rounds.
    After the round, the player who turned the volcano up places it, has 10 action points as in every turn, and play goes on from there. The limit of two levels or treasures on a space is counted anew in every turn, and action points never go from one turn to the next.
    `/forecast` shows what everybody would score now, `/why` whom a temple counts for.
tikal-topic-end =
    The turn in which the 36th tile is placed is the last ordinary one. After it comes the final scoring round: it begins with the player after the one who placed that tile, goes clockwise and ends with that player. Each has 10 action points and is then scored as in every scoring round.
    Then the game is over. The highest score wins; players with the same highest score share the victory.
    With two players everybody has 18 ordinary turns, with three 12, with four 9; and four scoring turns.
tikal-topic-auction =
    The table may have chosen the **auction**, the professional rules. All that is not said here is as in the basic game.
    Everybody begins with **20 points**. They count at the end, and bids are paid with them and with what is scored later.
    In each **round** everybody has one turn. As many tiles as there are players are turned up. Then the turns are auctioned one by one, and each is played to its end before the next auction:
    1. You bid for the right to move next and choose a tile. Clockwise, each bids more than the highest bid so far, at least 1, but not more than their score, or passes and is out of this auction.
    2. Clockwise from the last to move, the first player still without a turn this round opens; in the very first auction, the starting player.
    3. The highest bidder pays the bid from their score, takes one of the tiles, places it and has 10 action points. If all pass without a bid, the first to pass gets the turn for free.
    4. The last player takes the tile that is left and pays nothing.
    A **volcano** waits on display until somebody takes it. Then there is a scoring round, beginning with that player, whose turn then goes on.
    The **final scoring round** goes by score, the lowest first. Among equals it goes clockwise from the player who placed the last tile, who is the last of them. The order stays as it was when the round began.
tikal-topic-notation =
    `place c4 r2` places the tile on c4, turned by two steps of 60° clockwise (r0 to r5; none for a volcano).
    `deploy 3 a5` deploys three workers to a5, `deploy L a5` the leader, `deploy 2+L a5` two workers and the leader.
    `transfer 1 a5 c4` transfers a worker from a5 to c4.
    `move 2 a5-b4-c4` moves two workers along this path, `move L a5 to c4` the leader by the cheapest.
    `uncover a4` uncovers a level, `recover b3` recovers a treasure.
    `exchange P1 give m4 m5 take m6 m6` gives seat P1 two treasures for a pair. The seats are P0 to P3 in the order of their panels; the motifs { tikal-motif-m1 }, { tikal-motif-m2 }, { tikal-motif-m3 }, { tikal-motif-m4 }, { tikal-motif-m5 }, { tikal-motif-m6 }, { tikal-motif-m7 } and { tikal-motif-m8 }.
    `camp b4` builds a camp. `guard a4 worker` makes a worker the guard, `guard a4 L` the leader.
    In the auction `bid 7` bids 7 points, `pass` passes and `take A4` takes a tile on display.
    `end` ends the turn.

    Type them after `/move`, in small letters or capitals. Where only one is possible, figures and rotation may be left out: `guard a4`, `place c4`.
    Separate several moves in one message by semicolons: `/move move 1 a5-a4; uncover a4`. Either all are played or none. `recover` and `end` make everything final, so they come last.
    `/legal` lists what you may play now, `/legal move` only what begins so.

tikal-aim = Clear the jungle, raise temples, and hold them when a volcano calls the scoring.
