# What Caylus says. Goods are their letters (F food, W wood, S stone, C cloth, G gold), $ is a denier, ★ a prestige point, ⚜ a royal favour.

## Named values

caylus-building-fixed_peddler = Peddler
caylus-building-fixed_carpenter = Carpenter
caylus-building-gold_mine = Gold mine
caylus-building-neutral_farm = Farm
caylus-building-forest = Forest
caylus-building-neutral_sawmill = Sawmill
caylus-building-neutral_quarry = Quarry
caylus-building-neutral_marketplace = Marketplace
caylus-building-neutral_carpenter = Carpenter
caylus-building-food_farm = Food farm
caylus-building-cloth_farm = Cloth farm
caylus-building-wood_quarry = Quarry
caylus-building-wood_sawmill = Sawmill
caylus-building-wood_marketplace = Marketplace
caylus-building-wood_peddler = Peddler
caylus-building-mason = Mason
caylus-building-lawyer = Lawyer
caylus-building-stone_farm = Stone farm
caylus-building-park = Park
caylus-building-workshop = Workshop
caylus-building-architect = Architect
caylus-building-church = Church
caylus-building-tailor = Tailor
caylus-building-bank = Bank
caylus-building-alchemist = Alchemist
caylus-building-jeweller = Jeweller
caylus-building-residence = Residence
caylus-building-statue = Statue
caylus-building-granary = Granary
caylus-building-library = Library
caylus-building-weaver = Weaver
caylus-building-theater = Theater
caylus-building-university = University
caylus-building-monument = Monument
caylus-building-hotel = Hotel
caylus-building-cathedral = Cathedral
caylus-place-castle = Castle
caylus-place-gate = Gate
caylus-place-post = Trading post
caylus-place-guild = Guild
caylus-place-joust = Joust field
caylus-place-stables = Stables
caylus-place-inn = Inn
caylus-section-dungeon = Dungeon
caylus-section-walls = Walls
caylus-section-towers = Towers
caylus-line-prestige = Prestige
caylus-line-deniers = Deniers
caylus-line-resources = Resources
caylus-line-buildings = Buildings
caylus-colour-wood = wood
caylus-colour-stone = stone
caylus-colour-prestige = prestige
caylus-amount-F = { $number } food
caylus-amount-W = { $number } wood
caylus-amount-S = { $number } stone
caylus-amount-C = { $number } cloth
caylus-amount-G = { $number } gold
caylus-amount-A =
    { $number ->
        [one] { $number } cube of any kind
       *[other] { $number } cubes of any kind
    }
caylus-amount-B =
    { $number ->
        [one] { $number } cube of any kind but gold
       *[other] { $number } cubes of any kind but gold
    }
caylus-handed-FWS = food + wood + stone
caylus-handed-FWC = food + wood + cloth
caylus-handed-FWG = food + wood + gold
caylus-handed-FSC = food + stone + cloth
caylus-handed-FSG = food + stone + gold
caylus-handed-FCG = food + cloth + gold
caylus-goods-none = no goods

## Options

caylus-option-simplified_favours = Favours
caylus-option-simplified_favours-no = on the four lines
caylus-option-simplified_favours-yes = simply 3★ each, for beginners
caylus-option-jeweller = The Jeweller of the second printing
caylus-option-jeweller-no = not in the game
caylus-option-jeweller-yes = in the game
caylus-option-lawyer_points = Points for building the Lawyer
caylus-option-lawyer_points-3 = 3, as in later printings
caylus-option-two_player_closed_place = Out of use with two players
caylus-option-two_player_closed_place-stables = the stables
caylus-option-two_player_closed_place-inn = the inn
caylus-option-auto_resolve_forced = Answers without a choice
caylus-option-auto_resolve_forced-yes = are given automatically
caylus-option-auto_resolve_forced-no = are asked for

## What is asked

caylus-decision-place = Place a worker, or pass.
caylus-decision-gate = Send your worker from the gate to a free place, or take it home.
caylus-decision-guild = Move the provost up to 3 spaces for free, or leave it.
caylus-decision-joust = Buy a royal favour for 1$ and 1C?
caylus-decision-inn = Stay at the inn, or take your worker home?
caylus-decision-bribe = Move the provost up to 3 spaces, 1$ each, or leave it.
caylus-decision-produce = Choose what you take.
caylus-decision-bonus = Your building was used by another player: choose your cube.
caylus-decision-trade = Make one exchange, or none.
caylus-decision-build = Build one tile, or none.
caylus-decision-transform = Turn a building into your residence for 1$ and 1C, or leave it.
caylus-decision-deliver = Hand in batches for the castle: food and two other kinds each.
caylus-decision-line = You have a royal favour: choose a line.
caylus-decision-effect = Use your favour.
caylus-waiting-place = a worker or a pass
caylus-waiting-gate = the worker at the gate
caylus-waiting-guild = the provost and the guild
caylus-waiting-joust = the joust field
caylus-waiting-inn = the resident of the inn
caylus-waiting-bribe = the provost
caylus-waiting-activation = the use of a building
caylus-waiting-owner-bonus = the owner’s cube
caylus-waiting-delivery = batches for the castle
caylus-waiting-favour-line = the line for a royal favour
caylus-waiting-favour-effect = the use of a royal favour
caylus-status-worker =
    { $cheaper ->
        [no] You have { $deniers }$, { $goods }, workers at home: { $workers }. A worker costs { $price }$.
       *[yes] You have { $deniers }$, { $goods }, workers at home: { $workers }. A worker costs { $price }$, on your own buildings 1$.
    }
caylus-status-provost = You have { $deniers }$. Provost on { $provost }, bailiff on { $bailiff }.
caylus-status-use = { $building } on { $space }. You have { $deniers }$, { $goods }.
caylus-status-castle = Next part: { $section }, { $points }★; parts still free there: { $free }. You have { $goods }.
caylus-status-line = Markers may reach column { $limit }. You have { $goods }.
caylus-status-effect = Line { $line }, your marker on { $column }. You have { $deniers }$, { $goods }.
caylus-status-holdings = You have { $deniers }$, { $goods }.
caylus-forgone-batches = You could hand in a batch; without one you lose { $points }★.

caylus-signs = F food, W wood, S stone, C cloth, G gold; A any cube, B any but gold; $ denier, ★ point, ⚜ favour.

## Parts of sentences

caylus-part-beyond =
    { $beyond ->
        [yes] , beyond the provost: may go unused
       *[no] {""}
    }
caylus-part-late =
    { $late ->
        [yes] ; only if I do not answer in time
       *[no] {""}
    }
caylus-part-loss =
    { $points ->
        [0] {""}
       *[other] : -{ $points }★
    }
caylus-part-favours =
    { $favours ->
        [0] {""}
       *[other] +{ $favours }⚜
    }

## Buttons

caylus-verb-place = Place a worker
caylus-verb-pass = Pass
caylus-verb-send = Send the worker on
caylus-verb-home = Take it home
caylus-verb-provost = Provost to
caylus-verb-joust = Buy a favour
caylus-verb-stay = Stay at the inn
caylus-verb-leave = Leave the inn
caylus-verb-take = Take
caylus-verb-trade = Exchange
caylus-verb-build = Build
caylus-verb-transform = Residence on
caylus-verb-deliver = Hand in
caylus-verb-favour = Favour on
caylus-verb-use = Use column
caylus-verb-decline = Decline
caylus-token-FWS = { caylus-handed-FWS }
caylus-token-FWC = { caylus-handed-FWC }
caylus-token-FWG = { caylus-handed-FWG }
caylus-token-FSC = { caylus-handed-FSC }
caylus-token-FSG = { caylus-handed-FSG }
caylus-token-FCG = { caylus-handed-FCG }
caylus-token-F = food
caylus-token-W = wood
caylus-token-S = stone
caylus-token-C = cloth
caylus-token-G = gold
caylus-begun-build-2 = Build the { $first }, paying …
caylus-begun-deliver = Hand in { $all }
caylus-token-nothing = nothing
caylus-token-castle = { caylus-place-castle }
caylus-token-gate = { caylus-place-gate }
caylus-token-post = { caylus-place-post }
caylus-token-guild = { caylus-place-guild }
caylus-token-joust = { caylus-place-joust }
caylus-token-stables = { caylus-place-stables }
caylus-token-inn = { caylus-place-inn }
caylus-token-prestige = { caylus-line-prestige }
caylus-token-deniers = { caylus-line-deniers }
caylus-token-resources = { caylus-line-resources }
caylus-token-buildings = { caylus-line-buildings }
caylus-token-food_farm = { caylus-building-food_farm }
caylus-token-cloth_farm = { caylus-building-cloth_farm }
caylus-token-wood_quarry = { caylus-building-wood_quarry }
caylus-token-wood_sawmill = { caylus-building-wood_sawmill }
caylus-token-wood_marketplace = { caylus-building-wood_marketplace }
caylus-token-wood_peddler = { caylus-building-wood_peddler }
caylus-token-mason = { caylus-building-mason }
caylus-token-lawyer = { caylus-building-lawyer }
caylus-token-stone_farm = { caylus-building-stone_farm }
caylus-token-park = { caylus-building-park }
caylus-token-workshop = { caylus-building-workshop }
caylus-token-architect = { caylus-building-architect }
caylus-token-church = { caylus-building-church }
caylus-token-tailor = { caylus-building-tailor }
caylus-token-bank = { caylus-building-bank }
caylus-token-alchemist = { caylus-building-alchemist }
caylus-token-jeweller = { caylus-building-jeweller }
caylus-token-statue = { caylus-building-statue }
caylus-token-granary = { caylus-building-granary }
caylus-token-library = { caylus-building-library }
caylus-token-weaver = { caylus-building-weaver }
caylus-token-theater = { caylus-building-theater }
caylus-token-university = { caylus-building-university }
caylus-token-monument = { caylus-building-monument }
caylus-token-hotel = { caylus-building-hotel }
caylus-token-cathedral = { caylus-building-cathedral }
caylus-note-place = { $place }
caylus-note-place-for = { $place } · { $price }$
caylus-note-building = { $building } on { $space }{ caylus-part-beyond }
caylus-note-building-for =
    { $foreign ->
        [yes] { $building } on { $space } · { $price }$ · owner +1★{ caylus-part-beyond }
       *[no] { $building } on { $space } · { $price }${ caylus-part-beyond }
    }
caylus-note-building-here = { $building }
caylus-note-provost =
    { $mine ->
        [0] { $others ->
            [0] provost to { $space } · { $price }$ · all workers used
           *[other] provost to { $space } · { $price }$ · unused workers: { $others } of others
        }
       *[other] { $others ->
            [0] provost to { $space } · { $price }$ · unused workers: { $mine } of yours
           *[other] provost to { $space } · { $price }$ · unused workers: { $mine } of yours, { $others } of others
        }
    }
caylus-note-take = take { $goods }
caylus-note-trade = exchange { $price } for { $gain }
caylus-note-build = { $building } · { $price } · { $points }★{ caylus-part-favours }
caylus-note-build-on = { $building } on { $space } · { $price } · { $points }★{ caylus-part-favours }
caylus-note-transform =
    { $waits ->
        [yes] residence in place of the { $building } on { $space } · { $price } · after its worker
       *[no] residence in place of the { $building } on { $space } · { $price }
    }
caylus-note-parts =
    { $count ->
        [1] hand in { $handed } · { $points }★
        [2] hand in { $handed } · { $points }★
       *[other] hand in { $count } batches ({ $letters }) · { $points }★
    }
caylus-note-nothing =
    { $points ->
        [0] Nothing
       *[other] Nothing · -{ $points }★
    }
caylus-note-column-nothing = { $line } · column { $column } · nothing yet
caylus-note-column-gain = { $line } · column { $column } · { $gain }
caylus-note-column-trade = { $line } · column { $column } · { $price } for { $gain }
caylus-note-column-builds = { $line } · column { $column } · a { $colour } tile
caylus-note-column-builds-cheaper = { $line } · column { $column } · a { $colour } tile, { $saved } less
caylus-note-column-residence = { $line } · column { $column } · residence for { $price }
caylus-beyond-build = { $price } · { $points }★{ caylus-part-favours }
caylus-beyond-build-on = { $price } · { $points }★{ caylus-part-favours }
caylus-mark-place-for = { $price }$
caylus-mark-building-for = { $price }$
caylus-group-further-along = Further along the road …
caylus-group-for = For { $gain } …
caylus-group-paying = Pay { $price } …
caylus-group-building = { $building } …
caylus-group-tiles = A { $colour } tile …
caylus-group-road = The road …

## Standing orders

caylus-wish-plan = Plan my workers …
caylus-wish-next = My next worker …
caylus-wish-late = If I am late …
caylus-wish-pass = Pass …
caylus-wish-provost = The provost …
caylus-wish-at = At a building …
caylus-wish-take = Take, rather than others …
caylus-wish-build = Build the first of …
caylus-wish-deliver = Batches, at most …
caylus-wish-favour = Favours first on …
caylus-wish-joust = Joust field …
caylus-wish-inn = Inn …
caylus-token-pass = else pass
caylus-token-round = in this round
caylus-token-over = when a worker costs more than …
caylus-token-keep = pay for my workers, at most …
caylus-token-leave = leave
caylus-token-always = buy whenever I can
caylus-token-never = never buy
caylus-token-stay = stay
caylus-token-decline = decline
caylus-order-plan-workers =
    { $passes ->
        [yes] Round { $round }: place my workers on { $places }, one after the other, as far as they are free and I can pay; then pass.
       *[no] Round { $round }: place my workers on { $places }, one after the other, as far as they are free and I can pay; then ask me.
    }
caylus-order-place-next =
    { $passes ->
        [yes] Round { $round }: place my next worker on the first free one of { $places }; else pass{ caylus-part-late }.
       *[no] Round { $round }: place my next worker on the first free one of { $places }; else ask me{ caylus-part-late }.
    }
caylus-order-pass-round = Pass in round { $round }.
caylus-order-pass-over = Pass when a worker costs more than { $limit }$.
caylus-order-keep-provost = Pay up to { $limit }$ so that the provost lets as many of my workers as possible be used{ caylus-part-late }.
caylus-order-leave-provost = Leave the provost where it is.
caylus-order-use-at = Round { $round }, space { $space }: `{ $notation }`, if I can.
caylus-order-prefer-goods = Take the first of these that is produced: { $goods }.
caylus-order-build-first = Build the first of these that I can pay: { $buildings }.
caylus-order-deliver-up-to =
    { $limit ->
        [one] Hand in { $limit } batch if I can, gold last{ caylus-part-late }.
       *[other] Hand in as many batches as I can, at most { $limit }, gold last{ caylus-part-late }.
    }
caylus-order-prefer-lines = Use favours on the first open line of: { $lines }.
caylus-order-answer-joust =
    { $buys ->
        [yes] Buy a favour at the joust field whenever I can.
       *[no] Never buy a favour at the joust field.
    }
caylus-order-answer-inn =
    { $stays ->
        [yes] Stay at the inn.
       *[no] Leave the inn.
    }
caylus-ended-round-over = Placing in round { $round } is over for you.
caylus-ended-building-round-over = Round { $round } is over, and the building on space { $space } did not ask you anything.
caylus-ended-carried-out = It has been carried out.
caylus-ended-no-place-left = None of these is free and within your means: { $places }.
caylus-ended-not-possible = On space { $space } `{ $notation }` was not possible.

## The signs of the board

caylus-legend-castle = Everybody's parts in each section; bare: none. Drawn: not built yet; boarded up: never.
caylus-legend-sections = What a part brings, how many stand, what the scoring brings for 0, 1, 2 … own parts. Tick: scored.
caylus-legend-queue = Workers in the castle, in their order, with their batches.
caylus-legend-favours = Favour lines: points, deniers, goods, building; no marker: not begun. Struck out: used in this phase; ringed: in this round. Dark: closed.
caylus-legend-inn = In bed: the guest of the inn, who pays 1 a worker.
caylus-legend-order = The turn order.
caylus-legend-price = Those who have passed; bright: what a worker costs.
caylus-legend-neutral = Grey-beige: neutral buildings. Dashed circle: free.
caylus-legend-owner = A coloured roof with a shield: that player's building.
caylus-legend-site = Tiles of wood and stone and prestige buildings that are left.
caylus-legend-bailiff = The bailiff.
caylus-legend-provost = The provost, pale where it stood, and the barrier: workers up to here are used. On panels: the moves.
caylus-legend-flag = A flag with the letter of a section: scored when the bailiff comes here. Pale: it was.
caylus-legend-income = Income in each round.
caylus-legend-workers = Workers at home, then residences.
caylus-legend-turns = The last turns, step by step.

## What happened

caylus-event-round-began = **Round { $round }.** Turn order: { $order_seats }.
caylus-event-income-taken = Income, { $deniers }$ each: { $seats }.
caylus-event-bailiff-moved = The bailiff goes from { $start } to { $space }; the provost joins it.
caylus-event-section-scored =
    { $full ->
        [yes] **{ $section } complete:** the section is scored.
       *[no] **{ $section }:** the bailiff has reached the marker, the section is scored.
    }
caylus-event-section-counted =
    { $favours ->
        [0] { $points ->
            [0] { $seat }, parts { $parts }: nothing gained or lost.
           *[other] { $seat }, parts { $parts }: -{ $points }★.
        }
       *[other] { $seat }, parts { $parts }: { $favours }⚜.
    }
caylus-event-seat-counted = { $seat } has { $gold }G, other cubes: { $cubes }, and { $deniers }$ left: +{ $points }★, **{ $score }★** in all.
caylus-event-game-ended = **The game is over.** Won by { $winner_seats } with { $points }★.
caylus-event-worker-placed =
    { $road ->
        [yes] { $seat } places a worker on { $building } ({ $place }) for { $price }$.
       *[no] { $seat } places a worker: { $place }, for { $price }$.
    }
caylus-event-owner-scored = { $seat } owns that building: +{ $points }★.
caylus-event-seat-passed =
    { $forced ->
        [yes] { $deniers ->
            [0] { $seat } has to pass (number { $number }).
           *[other] { $seat } has to pass (number { $number }) and takes { $deniers }$.
        }
       *[no] { $deniers ->
            [0] { $seat } passes (number { $number }).
           *[other] { $seat } passes (number { $number }) and takes { $deniers }$.
        }
    }
caylus-event-worker-sent =
    { $road ->
        [yes] { $seat } sends the worker from the gate to { $building } ({ $place }).
       *[no] { $seat } sends the worker from the gate: { $place }.
    }
caylus-event-worker-taken-home =
    { $forced ->
        [yes] { $seat } takes the worker home from the gate: no place is free.
       *[no] { $seat } takes the worker home from the gate.
    }
caylus-event-worker-unused = { $building } ({ $space }) is beyond the provost: { $seat } takes the worker home unused.
caylus-event-deniers-taken = { $seat } takes { $deniers }$ at the trading post.
caylus-event-provost-moved =
    { $price ->
        [0] { $seat } moves the provost from { $start } to { $space } with the guild.
       *[other] { $seat } moves the provost from { $start } to { $space } for { $price }$.
    }
caylus-event-provost-left =
    { $forced ->
        [yes] { $seat } has no denier for the provost.
       *[no] { $seat } leaves the provost where it is.
    }
caylus-event-favour-bought = { $seat } pays { $price } at the joust field for a royal favour.
caylus-event-joust-declined =
    { $forced ->
        [yes] { $seat } cannot pay at the joust field.
       *[no] { $seat } buys no favour at the joust field.
    }
caylus-event-order-changed = The stables set the turn order: { $order_seats }.
caylus-event-inn-entered = { $seat } moves to the right circle of the inn.
caylus-event-inn-left =
    { $driven ->
        [yes] { $seat } has to leave the inn.
       *[no] { $seat } leaves the inn.
    }
caylus-event-inn-kept = { $seat } stays at the inn.
caylus-event-goods-taken = { $building }: { $seat } takes { $goods }.
caylus-event-bonus-taken = { $building }: { $seat }, as its owner, takes { $goods }.
caylus-event-trade-made = { $building }: { $seat } gives { $paid } for { $gained }.
caylus-event-tile-built = **{ $seat } builds { $building }** on { $space } for { $paid }: +{ $points }★{ caylus-part-favours }.
caylus-event-residence-built =
    { $waits ->
        [yes] { $seat } pays { $paid } for a residence on { $space } ({ $building }): +{ $points }★; it waits for the worker there.
       *[no] { $seat } pays { $paid } for a residence on { $space } ({ $building }): +{ $points }★.
    }
caylus-event-residence-laid = The worker is gone: a residence of { $seat } now stands on { $space } ({ $building }).
caylus-event-building-declined =
    { $forced ->
        [yes] { $building }: { $seat } can do nothing there.
       *[no] { $building }: { $seat } declines.
    }
caylus-event-castle-built =
    { $count ->
        [one] **{ $seat } builds { $count } part** ({ $sections }) with { $batches }: +{ $points }★.
       *[other] **{ $seat } builds { $count } parts** ({ $sections }) with { $batches }: +{ $points }★.
    }
caylus-event-nothing-built =
    { $full ->
        [yes] { $seat } finds the castle complete.
       *[no] { $forced ->
            [yes] { $seat } has no batch for the castle{ caylus-part-loss }.
           *[no] { $seat } hands in nothing{ caylus-part-loss }.
        }
    }
caylus-event-best-builder = { $seat } has handed in the most batches ({ $count }): 1⚜.
caylus-event-line-used =
    { $advanced ->
        [yes] { $seat } uses a favour on { $line }: the marker advances to column { $column }.
       *[no] { $seat } uses a favour on { $line }: the marker stays on column { $column }.
    }
caylus-event-column-taken = { $line }: { $seat } takes { $gained }.
caylus-event-column-traded = { $line }: { $seat } gives { $paid } for { $gained }.
caylus-event-favour-declined =
    { $forced ->
        [yes] { $line }: { $seat } can use nothing there.
       *[no] { $line }: { $seat } uses nothing.
    }
caylus-event-favour-scored = { $seat } is favoured by the king: +{ $points }★.
caylus-event-favours-lost =
    { $count ->
        [one] { $seat } has used all lines in this phase and loses { $count } favour.
       *[other] { $seat } has used all lines in this phase and loses { $count } favours.
    }

## Moves ahead

caylus-ahead =
    `inn is free`, `9 is free`: no worker is there. `9 is mine`: the building there is yours. `9 is built`, `mason is built`: a building, or this one, stands on the road. `mason is left`: this tile can still be built.
    `9 is reached`: the provost is there or beyond. `dungeon is scored`: this section of the castle has been scored. `2 is enough`: a worker costs no more than that.
    For example: `/ahead if 9 is free and 9 is reached: place 9 / if inn is free: place inn / pass`
caylus-ahead-word-free = free empty
caylus-ahead-word-mine = mine
caylus-ahead-word-built = built
caylus-ahead-word-left = left available
caylus-ahead-word-reached = reached
caylus-ahead-word-scored = scored
caylus-ahead-word-enough = enough

## Refusals

caylus-refusal-not-now = The game is waiting for { $waiting }.
caylus-refusal-no-worker = You have no worker at home.
caylus-refusal-no-building = There is no building on space { $space } yet, and workers go only to buildings and to the places above the road.
caylus-refusal-no-workplace = { $building } on { $space }: residences and prestige buildings take no workers.
caylus-refusal-occupied = { $building } on { $space }: a building has room for one worker, and there is already one ({ $worker_seat }).
caylus-refusal-closed = { $place }: with two players one place is out of use, and at this table it is this one.
caylus-refusal-already-there = { $place }: you already have a worker there; each player can have only one.
caylus-refusal-full =
    { $room ->
        [one] { $place }: there is room for one worker, and it is taken ({ $seats }).
       *[other] { $place }: there is room for { $room } workers, and it is taken ({ $seats }).
    }
caylus-refusal-too-few-deniers = That costs { $price }$; you have { $deniers }$.
caylus-refusal-off-the-road = The provost stays on spaces 1 to { $last }. `decline` leaves it where it is.
caylus-refusal-too-far = The provost is on { $provost } and moves at most { $limit } spaces; { $space } is further.
caylus-refusal-cannot-pay = That costs { $price }; you have { $deniers }$, { $goods }.
caylus-refusal-not-offered = That is not what is offered here.
caylus-refusal-not-produced = { $goods } is not produced here. On offer: { $offers }.
caylus-refusal-must-take = Production cannot be declined. On offer: { $offers }.
caylus-refusal-no-such-exchange = Nothing is given for { $price } here. Exchanges: { $offers }.
caylus-refusal-gain-missing = Add what you take for that: { $gain }, where B is any cube but gold.
caylus-refusal-no-such-gain = You cannot take { $goods } for that; it brings { $gain }, where B is any cube but gold.
caylus-refusal-gain-fixed = You cannot take { $goods } for that; it brings { $gain }.
caylus-refusal-wrong-colour = { $building } is a { $colour } tile and cannot be built here.
caylus-refusal-not-in-supply = { $building }: no such tile is left.
caylus-refusal-no-residence = A prestige tile replaces a residence of yours; you have none.
caylus-refusal-not-your-residence = You have no residence on space { $space }.
caylus-refusal-road-full = No space of the road is empty.
caylus-refusal-never-a-residence = { $space } { $building }: this never becomes a residence.
caylus-refusal-not-your-building = { $space } { $building }: of craft buildings only your own can become your residence.
caylus-refusal-reserved = { $space } { $building }: this is already going to be a residence.
caylus-refusal-no-batch = { $goods } is no batch: food and two other kinds, three different ones.
caylus-refusal-too-many-batches =
    { $limit ->
        [0] The castle is complete.
        [one] The castle has room for { $limit } more part; you hand in { $count } batches.
       *[other] The castle has room for { $limit } more parts; you hand in { $count } batches.
    }
caylus-refusal-line-used = You have used the line { $line } in this phase; choose another one.
caylus-refusal-beyond-the-marker = Your marker is on column { $marker }; column { $column } is not yours yet.
caylus-refusal-no-use-there =
    { $stands ->
        [yes] `{ $text }` cannot be answered on space { $space }.
       *[no] You have no worker on space { $space }: you can leave an order for it once you have one there.
    }
caylus-refusal-only-players = Only players can ask that.

## Questions

caylus-question-gives = Show what a place would cost and give you now.
caylus-question-gives-usage = [@TABLE] PLACE
caylus-question-gives-called = gives
caylus-question-builds = Show what you can build, where and with what.
caylus-question-builds-usage = [@TABLE]
caylus-question-builds-called = builds
caylus-question-reach = Show who can still push the provost where, and for how much.
caylus-question-reach-usage = [@TABLE]
caylus-question-reach-called = reach
caylus-question-sections = Show what the scoring of the castle’s sections would bring now.
caylus-question-sections-usage = [@TABLE]
caylus-question-sections-called = sections
caylus-question-rivals = Show what everybody could still afford.
caylus-question-rivals-usage = [@TABLE]
caylus-question-rivals-called = rivals
caylus-answer-at-building = **{ $space } { $building }**: { $price }$ for a worker.
caylus-answer-at-place = **{ $place }**: { $price }$ for a worker.
caylus-answer-taken-by = There is already a worker ({ $worker_seat }).
caylus-answer-taken-by-all = You cannot place a worker there now (there: { $worker_seats }).
caylus-answer-out-of-use = { $place } is out of use with two players.
caylus-answer-owner-scores = { $owner_seat } owns it and scores { $points }★ at once.
caylus-answer-beyond-by =
    { $steps ->
        [one] It is { $steps } space beyond the provost, which is on { $provost }.
       *[other] It is { $steps } spaces beyond the provost, which is on { $provost }.
    }
caylus-answer-produces =
    { $count ->
        [1] You take { $offers }.
       *[other] You take one of: { $offers }.
    }
caylus-answer-owner-takes =
    { $count ->
        [1] Then { $owner_seat } takes { $offers }.
       *[other] Then { $owner_seat } takes one of: { $offers }.
    }
caylus-answer-exchange =
    { $possible ->
        [yes] { $price } for { $gain }: you can pay that now.
       *[no] { $price } for { $gain }: you cannot pay that now.
    }
caylus-answer-builds =
    { $count ->
        [0] You could build no { $colour } tile with what you have.
       *[other] With what you have you could build: { $buildings }.
    }
caylus-answer-residences =
    { $possible ->
        [yes] { $count ->
            [1] Residence for { $price }: it could replace the building on { $numbers }.
           *[other] Residence for { $price }: it could replace one of the buildings on { $numbers }.
        }
       *[no] Residence for { $price }: you cannot make one now.
    }
caylus-answer-castle-gives =
    { $count ->
        [0] You could hand in no batch now and would lose { $loss }★.
        [one] You could hand in { $count } batch now: { $points }★.
       *[other] You could hand in { $count } batches now: { $points }★.
    }
caylus-answer-gate-gives = The worker may go on for free to any other place that is open to you. There are now: { $count }.
caylus-answer-post-gives = { $deniers }$.
caylus-answer-guild-gives = Move the provost up to { $limit } spaces for free.
caylus-answer-joust-gives =
    { $possible ->
        [yes] 1⚜ for { $price }; you can pay that now.
       *[no] 1⚜ for { $price }; you cannot pay that now.
    }
caylus-answer-stables-idle = No effect with two players: the turn order alternates.
caylus-answer-stables-gives = Number { $rank } in the turn order; now you are number { $now }.
caylus-answer-inn-gives = From the next round on every worker costs you { $price }$, until somebody else comes.
caylus-answer-build-craft =
    { $site ->
        [0] **Tiles of { $colour }**: the road is full.
       *[other] { $builders ->
            [0] **Tiles of { $colour }**: nobody on the road builds them yet. What you could pay: { $count }.
           *[other] **Tiles of { $colour }**: built on { $numbers }, placed on { $site }. What you could pay: { $count }.
        }
    }
caylus-answer-build-prestige =
    { $homes ->
        [0] **Prestige tiles** replace residences; you have none.
       *[other] { $builders ->
            [0] **Prestige tiles** would be placed on { $spaces }; no Architect is on the road yet. What you could pay: { $count }.
           *[other] **Prestige tiles**: built on { $numbers }, placed on { $spaces }. What you could pay: { $count }.
        }
    }
caylus-answer-tile = { $building } with { $prices }: { $points }★{ caylus-part-favours }
caylus-answer-provost-at = The provost is on { $provost }, the bailiff on { $bailiff }.
caylus-answer-guild-pushes = { $seat }, with the guild: up to { $limit } spaces for free.
caylus-answer-seat-pushes = { $seat } ({ $deniers }$): to { $least } at the nearest, { $most } at the furthest.
caylus-answer-all-push = All together: from { $least } to { $most }.
caylus-answer-mine-beyond =
    { $steps ->
        [one] Your worker on { $space } ({ $building }) needs { $steps } more space, 1$.
       *[other] Your worker on { $space } ({ $building }) needs { $steps } more spaces, { $steps }$.
    }
caylus-answer-section =
    { $steps ->
        [0] **{ $section }**: parts free { $free }; the bailiff has reached the marker.
       *[other] **{ $section }**: parts free { $free }; the marker is on { $marker }, spaces from the bailiff: { $steps }.
    }
caylus-answer-section-gives =
    { $favours ->
        [0] { $points ->
            [0] { $seat }, parts { $parts }: nothing.
           *[other] { $seat }, parts { $parts }: -{ $points }★.
        }
       *[other] { $seat }, parts { $parts }: { $favours }⚜.
    }
caylus-answer-rival =
    { $passed ->
        [yes] { $seat } has passed: { $deniers }$, { $goods }; batches { $batches }.
       *[no] { $seat }: { $deniers }$, { $goods }; workers at home { $workers }, for { $price }$ each enough for { $count }; batches { $batches }.
    }

## Sources of points

caylus-source-workers = workers of others
caylus-source-buildings = buildings
caylus-source-exchanges = exchanges
caylus-source-favours = favours
caylus-source-castle = castle
caylus-source-losses = losses
caylus-source-rest = rest at the end

## A move in words, in hints and where a notation stands

caylus-move-place-worker = place a worker: { $meant }
caylus-move-pass = pass
caylus-move-send-worker = send the worker on: { $meant }
caylus-move-take-home = take the worker home
caylus-move-move-provost = { $meant }
caylus-move-enter-joust = buy a royal favour
caylus-move-stay = stay at the inn
caylus-move-leave = leave the inn
caylus-move-take-goods = { $meant }
caylus-move-make-trade = { $meant }
caylus-move-build = build: { $meant }
caylus-move-transform = { $meant }
caylus-move-deliver = { $meant }
caylus-move-use-line = use the favour: { $meant }
caylus-move-use-column = use the favour: { $meant }
caylus-move-decline = decline

## What may come of a line later, in hints: the points stand before it

caylus-later-cubes = resources
caylus-later-purse = deniers
caylus-later-favours-on = favour line { $line }
caylus-later-owned = { $building } of your own
caylus-later-prestige = a prestige building soon
caylus-later-parts = parts of the castle ({ $section })
caylus-later-order = place in the turn order
caylus-later-worker = worker on { $building } ({ $space })
caylus-later-worker-at-risk = worker on { $building } ({ $space }), unless the provost is moved before it
caylus-later-special-worker = worker on { $place }

## The rules

caylus-primer =
    You are master builders. Workers gather goods, goods become buildings and parts of the king’s castle, and these bring prestige points (★).
    • **A round:** everybody gets money. In turn each places one worker on a free building, for a denier ($) or more, until all have passed. Then each may pay to move the **provost**. Buildings are used in their order along the road, but only as far as the provost: workers beyond go home with nothing.
    In the **castle** each batch of three different goods, one of them food, builds a part for points. The player with the most batches also gets a favour (⚜).
    • **The end:** the bailiff walks on each round. On its way dungeon, walls and towers are scored; after the towers the most ★ win.
caylus-topics = goal, round, placing, special, provost, road, building, castle, favours, scoring, two, buildings, notation, orders
caylus-topics-near =
    goal: aim, win, components, setup, cubes, deniers, money, gold
    round: phases, phase, income, turn, order
    placing: place, worker, workers, pass, price, cost, passing
    special: gate, trading post, guild, joust, stables, inn, special places
    provost: bailiff, bribe, move
    road: production, peddler, marketplace, church, use, activate, activation, bank, trade, exchange
    building: build, carpenter, mason, lawyer, architect, residence, prestige
    castle: batch, batches, parts, dungeon, walls, towers, hand in
    favours: favour, favor, favors, royal, line, column
    scoring: score, sections, section, points, end, tie, ties
    two: two players, three players, players, pairs
    buildings: list, wood, stone, tiles, costs
    notation: typing, type, syntax, write, commands
    orders: standing order, order, automatic
caylus-topic-name-goal = Goal and signs
caylus-topic-name-round = The round
caylus-topic-name-placing = Placing workers
caylus-topic-name-special = Special places
caylus-topic-name-provost = Provost and bailiff
caylus-topic-name-road = Using buildings
caylus-topic-name-building = Building
caylus-topic-name-castle = The castle
caylus-topic-name-favours = Royal favours
caylus-topic-name-scoring = Scoring and the end
caylus-topic-name-two = Two players, options
caylus-topic-name-buildings = All buildings
caylus-topic-name-notation = How to type moves
caylus-topic-name-orders = Standing orders
caylus-topic-goal =
    You are master builders in the town of Caylus: you place workers, gather goods, put up buildings along the road and build the king’s castle. The most prestige points at the end win.
    The signs are the same everywhere: **F** food, **W** wood, **S** stone, **C** cloth, **G** gold; **$** a denier; **★** a prestige point; **⚜** a royal favour; **A** a cube of any kind, **B** one of any kind but gold.
    Everybody begins with 2F 1W, 6 workers and, by the first turn order, 5, 6, 6, 7, 7 deniers (two players: 5 each). Nothing is hidden; only the six neutral buildings and the first turn order are drawn.
    Coins, cubes and residences never run out. Each other tile is there once, the Architect twice. Points never fall below 0.
caylus-topic-round =
    A round has eight phases:
    1. **Income**: 2$ for everybody, +1 for each residence and the Library, +2 for the Hotel.
    2. **Placing**: in turn order one worker each or a pass, until all have passed.
    3. **Special places**: gate, trading post, guild, joust field, stables, inn.
    4. **Provost**: in passing order everybody may move it for deniers.
    5. **Road**: buildings are used from the bridge up to the provost.
    6. **Castle**: batches are handed in.
    7. **Bailiff**: it goes 1 space, or 2 if the provost is ahead of it; the provost joins it.
    8. **Scoring** of a section, if it is complete or the bailiff has reached its marker.
    After the scoring of the towers the game is over.
caylus-topic-placing =
    On your turn place one worker, or pass for the rest of the round. A worker costs 1$ plus 1$ for each player who has passed. On your **own** building it costs 1$, and 1$ everywhere while your worker is in the right circle of the inn.
    A worker may go to the castle, a special place, or a neutral, printed, wood or stone building without a worker, even beyond the provost. Not to residences, prestige buildings and empty spaces. The castle takes one worker of each player, the stables one each and three in all, the inn only its left circle.
    Placed on a building of **another player**, the worker gives its owner 1★ at once, whatever happens later.
    The first to pass takes 1$. If you can place nothing, you pass automatically when your turn comes. The last player still in may go on as long as there is money.
caylus-topic-special =
    In this order:
    • **Gate**: send the worker on for free to any place that is open to you, even one still to be used; or take it home.
    • **Trading post**: 3$.
    • **Guild**: move the provost up to 3 spaces for free.
    • **Joust field**: pay 1$ 1C for 1⚜, once.
    • **Stables**: the workers there become first, second and third in the turn order; the others follow as before. The passing order of this round stays.
    • **Inn**: a worker on the left moves right and drives out the one there. A resident who is not driven out may stay or leave. As long as you live there, each worker costs you 1$, and you have one fewer to place.
caylus-topic-provost =
    The **provost** shows how far along the road workers are used. In passing order everybody has exactly one chance to move it 1 to 3 spaces forward or back, for 1$ a space. It stays on spaces 1 to 28, so space 1 is always used.
    The **bailiff** shows how far the game has come. In phase 7 it goes 2 spaces if the provost is ahead of it, else 1; then the provost joins it. When it comes to or past space 12, the dungeon is scored; at 18 the walls, at 24 the towers.
    You may talk and promise; promises do not bind, and nothing may be given away.
    `/reach` shows who can push the provost where.
caylus-topic-road =
    From space 1 up to the provost, each worker uses its building and goes home. Those beyond go home unused.
    • **Production** must be taken; where there is a choice, you choose. At the Stone farm, Park and Workshop of another player the owner takes one cube of the kinds produced, after you.
    All else may be declined and is used once: the **Peddler** sells cubes but no gold, the **Marketplace** buys one cube, gold included. **Church, Tailor, Bank, Alchemist** offer two exchanges, of which you make one. **Carpenter, Mason, Architect** build, the **Lawyer** turns a building into a residence.
caylus-topic-building =
    • **Wood** tiles are built with a Carpenter, **stone** tiles with the Mason: pay, put the tile on the first empty space of the road, take its ★ and ⚜. One tile for each use.
    • **Residence** (Lawyer, 1$ 1C, 2★): it takes the place of a neutral building or of a wood or stone building of your own, never the Lawyer. A neutral tile leaves the game, others can be built again by anybody. If a worker stands there, you pay and score at once, and the tile is exchanged when that worker is gone. A residence brings 1$ each round.
    • **Prestige** (Architect): the tile takes the place of one of your residences, whose income ends.
    Printed buildings, residences and prestige buildings never become residences.
caylus-topic-castle =
    Those in the castle build in the order in which they came. A **batch** is F and two other kinds, all different; G may be one of them. Hand in as many as you like: each becomes a part of the section under construction, and when that is full, of the next one.
    Dungeon: 6 parts, 5★ each. Walls: 10 parts, 4★. Towers: 14 parts, 3★.
    If you stand in the castle and hand in nothing, you lose 2★, unless no part of the castle is free. The player who handed in the most batches of the round gets 1⚜; among equals, the first in the castle.
    A section that has been scored is closed.
caylus-topic-favours =
    A favour is used at once: choose a line, your marker there goes one column on if the limit allows, and you use this column or an earlier one.
    • Prestige: 1, 2, 3, 4, 5★
    • Deniers: 3, 4, 5, 6, 7$
    • Resources: F; W or S; C; give 1A for 2B; G
    • Buildings: nothing; a wood tile for 1W less; a stone tile for 1S less; a residence for 1C; a prestige tile
    The limit is column 2, after the scoring of the dungeon 4, of the walls 5. In one phase you use each line once; a fifth favour is lost. A favour won by building is used before those that are left.
    Favours come from the joust field, the castle and sections, and from the Church, Statue, Theater, University (1⚜) and Monument (2⚜).
caylus-topic-scoring =
    In turn order all count their parts in the section:
    • Dungeon: none -2★; 2 or more 1⚜
    • Walls: none -3★; 2 parts 1⚜; 3 or 4 2⚜; 5 or more 3⚜
    • Towers: none -4★; 2 or 3 1⚜; 4 or 5 2⚜; 6 or more 3⚜
    One part brings nothing. Several sections may be scored in one round.
    After the towers everybody adds 3★ for each G, 1★ for 3 other cubes, 1★ for 4$. The most points win; equals share the victory.
    `/sections` shows what a scoring would bring now.
caylus-topic-two =
    • **Two players**: the turn order alternates from round to round and the stables are out of use. When the other one has passed, a worker costs you 3$, on your own building 1$, with the inn 1$.
    • **Options**: simple favours of 3★ each for beginners; the Jeweller of the second printing (S C, 6★; G for 5★ or GG for 9★); the Lawyer for 3★ as in later printings; with two players the inn instead of the stables out of use (then workers in the stables have no effect); being asked even where there is no choice.
    Our own decision is what happens if you do not answer: you pass, move nothing, pay nothing, take what is free and hand in nothing.
caylus-topic-buildings =
    Printed: Peddler 2$ > B; Carpenter; Gold mine G.
    Neutral: Farm F/C; Forest F/W; Sawmill W; Quarry S; Marketplace A > 4$; Carpenter.
    Wood (cost, ★): Food farm FW 2: FF/C; Cloth farm FW 2: CC/F; Quarry FW 2: SS; Sawmill FW 2: WW; Marketplace WA 4: A > 6$; Peddler WA 4: 1$ > B or 2$ > BB; Mason FW 4; Lawyer WC 4.
    Stone: Stone farm FS 3: FFC; Park FS 3: FWW; Workshop FS 3: SSC; Architect FS 6; Church SC 3★+1⚜: 2$ > 3★ or 4$ > 5★; Tailor WS 6: CC > 4★ or CCC > 6★; Bank WS 6: 2$ > G or 5$ > GG; Alchemist FS 6: BB > G or BBBB > GG.
    Prestige: Statue SSG 7★+1⚜; Granary FFFG 10; Library WWWG 10, income 1$; Weaver CCCG 12; Theater WWWGG 14★+1⚜; University SSSGG 14★+1⚜; Monument SSSSGG 14★+2⚜; Hotel SSSGG 16, income 2$; Cathedral SSSSSGGG 25.
caylus-topic-notation =
    `place 12` places a worker on space 12, `place castle` in the castle; the others are `gate`, `post`, `guild`, `joust`, `stables`, `inn`. `pass` passes.
    `send 12` sends the worker on from the gate, `home` takes it home. `provost 14` moves the provost there, `provost +2` two spaces on. `joust` buys a favour. `stay` and `leave` answer the inn.
    `take FFC` takes goods. `trade G` gives a gold, `trade 2$ SC` gives 2$ for S and C. `build mason` builds; `build wood_peddler G` pays with G where any cube will do; `build statue 12` replaces the residence on 12. `transform 3` makes space 3 a residence.
    `deliver FWS FSC` hands in two batches, `deliver nothing` none. `favour deniers` uses a favour on a line (`prestige`, `deniers`, `resources`, `buildings`), `use 2` takes its second column. `decline` does nothing.

    Type them after `/move`, in any case and order of goods; several are separated by semicolons. A building may be called by its name where that leaves no doubt: `place mason`.
caylus-topic-orders =
    With a **standing order** I answer for you at once, as you could have answered yourself. Nobody else sees it. Give it with `/orders` by buttons, or typed:
    `/orders plan 16 castle 9 pass` places workers in this round (in the next one if you have passed), one after the other, on what is free, and then passes; without `pass` I ask you. `/orders next 16 pass` is for one worker: the gold mine if it is free, else pass.
    `/orders pass over 2` passes when a worker costs more than 2$, `/orders pass round` at once.
    `/orders provost keep 2` pays up to 2$ so that as many of your workers as possible are used (with the guild it moves the provost for free), `/orders provost leave` never moves it.
    `/orders at 9 trade G` answers at the building on space 9, where your worker stands. `/orders take S W` takes stone or wood where they are produced, `/orders build mason lawyer` builds the first you can pay. `/orders deliver 2` hands in up to two batches. `/orders favour deniers prestige`, `/orders joust always` (or `never`), `/orders inn stay` (or `leave`).
    With `late` before it, `next`, `provost keep` and `deliver` act only if your time runs out: `/orders late deliver 2`.

    Of several orders that could answer, the latest counts; one about the same matter takes the place of the earlier one. `/orders cancel 1` cancels the first of the list.

caylus-aim = Send workers along a road of houses, and build the castle with what they bring.
