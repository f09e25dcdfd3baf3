# What Magellan says. Cards are gold cards where no explorer is named.

## Named values

magellan-explorer-columbus = Columbus
magellan-explorer-pizarro = Pizarro
magellan-explorer-magellan = Magellan
magellan-explorer-marco_polo = Marco Polo
magellan-explorer-da_gama = da Gama
magellan-explorer-cook = Cook
magellan-cards-none = no cards
magellan-half-left = left half
magellan-half-right = right half
magellan-stage-veto = vetoes
magellan-stage-bid = bids
magellan-stage-pay = the winner's payment
magellan-stage-ship = the winner's choice of a ship
magellan-stage-half = the winner's choice of a half
magellan-stage-tuck = the winner's card to tuck
magellan-stage-swap = the swaps with Marco Polo
magellan-stage-draw = Pizarro's draw
magellan-stage-over = nothing more

## Options

magellan-option-side_half_1 = Columbus, Pizarro and Magellan
magellan-option-side_half_1-A = side A
magellan-option-side_half_1-B = side B
magellan-option-side_half_2 = Marco Polo, da Gama and Cook
magellan-option-side_half_2-A = side A
magellan-option-side_half_2-B = side B
magellan-option-start_player = Starting player
magellan-option-start_player-random = drawn by lot
magellan-option-start_player-0 = first in the drawn order
magellan-option-start_player-1 = second in the drawn order
magellan-option-start_player-2 = third in the drawn order
magellan-option-start_player-3 = fourth in the drawn order
magellan-option-start_player-4 = fifth in the drawn order
magellan-option-start_player-5 = sixth in the drawn order
magellan-option-pizarro_b_scoring = Pizarro's draw (side B) scores
magellan-option-pizarro_b_scoring-crowns = crowns
magellan-option-pizarro_b_scoring-gold = gold
magellan-option-columbus_veto_scope = Vetoes of Columbus last
magellan-option-columbus_veto_scope-phase = to the end of phase 1
magellan-option-columbus_veto_scope-game = to the end of the game
magellan-option-bid_display = Shown of a bid
magellan-option-bid_display-cards = the cards
magellan-option-bid_display-sum = only the sum

## What is asked

magellan-decision-veto = Veto the card turned up, or let it be auctioned.
magellan-decision-bid = Bid, or pass for good.
magellan-decision-pay = Pay with the cards of your bid, or with others that are worth at least as much.
magellan-decision-ship = Choose which of your ships advances.
magellan-decision-half = Choose the half of the field: cards now, or crowns at the end of the game.
magellan-decision-tuck = Tuck a card under Magellan: it no longer pays, but its crowns count.
magellan-decision-swap = Choose the cards to swap for as many from the supply.
magellan-decision-draw = Draw a card for Pizarro, or stop.
magellan-status-veto = Card turned up: { $explorer }.
magellan-status-veto-or-bid = Card turned up: { $explorer }. You are the first to bid: if you bid or pass at once, you keep your veto.
magellan-status-no-bid = { $explorer } is up for auction; nobody has bid yet.
magellan-status-best-bid = { $explorer } is up for auction; the highest bid is { $bid } by { $best_seat }.
magellan-status-won = Won: { $explorer } for { $bid }.
magellan-status-swap =
    { $limit ->
        [one] At most { $limit } card may be swapped.
       *[other] At most { $limit } cards may be swapped.
    }
magellan-status-drawn = Gold drawn so far: { $total }.

## Buttons

magellan-verb-veto = Veto
magellan-verb-no = No veto
magellan-verb-bid = Bid
magellan-verb-pass = Pass
magellan-verb-pay = Pay
magellan-verb-ship = Advance a ship
magellan-verb-left = Left half
magellan-verb-right = Right half
magellan-verb-tuck = Tuck a card
magellan-verb-swap = Swap cards
magellan-verb-draw = Draw a card
magellan-verb-stop = Stop
magellan-begun-bid = Bid { $all } …
magellan-begun-pay = Pay { $all } …
magellan-begun-swap = Swap { $all }
magellan-number-bid = card { $number }
magellan-number-pay = card { $number }
magellan-number-swap = card { $number }
magellan-number-tuck = card { $number }
magellan-number-bid-sum = sum { $number }
magellan-number-ship = ship { $number }
magellan-token-sum = any sum
magellan-token-none = no card
magellan-token-columbus = { magellan-explorer-columbus }
magellan-token-pizarro = { magellan-explorer-pizarro }
magellan-token-magellan = { magellan-explorer-magellan }
magellan-token-marco_polo = { magellan-explorer-marco_polo }
magellan-token-da_gama = { magellan-explorer-da_gama }
magellan-token-cook = { magellan-explorer-cook }
magellan-note-total = { $total } in all
magellan-beyond-total = { "" }
magellan-note-laid = with { $cards }
magellan-note-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
magellan-note-crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
magellan-note-wanting = with { $gold } more
magellan-note-paying = paying with { $cards }
magellan-note-draw-paying = { magellan-note-draw }, { magellan-note-paying }
magellan-note-crowns-paying = { magellan-note-crowns }, { magellan-note-paying }
magellan-note-half = { $half }
magellan-note-pile = pile { $cards }, crowns: { $crowns }
magellan-note-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
magellan-group-tens = { $least } to { $most }

## Standing orders

magellan-wish-upto = Bid up to …
magellan-wish-early = Bid as soon as I can …
magellan-wish-pass = Pass …
magellan-wish-veto = Vetoes …
magellan-wish-pay = Pay …
magellan-token-bid = Bid
magellan-token-pass = Pass
magellan-token-card = on this card
magellan-token-all = on every card
magellan-token-unless = on every card except …
magellan-token-stuck = when I cannot raise
magellan-token-never = never
magellan-token-ask = ask me only for …
magellan-token-laid = with the cards of my bid
magellan-token-least = with the cards I can best spare
magellan-order-bid-up-to = Bid up to { $limit } for this { $explorer }, each time the smallest sum; then pass.
magellan-order-bid-first = As soon as { $explorer } can be bid for: `{ $notation }`.
magellan-order-pass-card = Pass on this { $explorer }.
magellan-order-pass-explorer = Pass on { $explorer } to the end of phase { $phase }.
magellan-order-pass-always = Pass on every card.
magellan-order-pass-unless = Pass on every card except { $explorers }.
magellan-order-pass-stuck = Pass when I cannot raise.
magellan-order-veto-next = Veto the next { $explorer }.
magellan-order-veto-never = Use no veto.
magellan-order-veto-ask = Ask me about a veto only at { $explorers }.
magellan-order-pay-laid = Pay with the cards of my bid.
magellan-order-pay-least = Pay the same sum with the cards that I can best spare: few crowns, then few cards, then high ones.
magellan-ended-limit =
    { $bid ->
        [0] Your cards can form no sum up to { $limit }, so you pass.
       *[other] The bid is { $bid }, and up to { $limit } your cards cannot raise it, so you pass.
    }
magellan-ended-carried-out = It has been carried out.
magellan-ended-vetoed = { $explorer } was vetoed.
magellan-ended-auction-over = The auction of { $explorer } is over.
magellan-ended-begun = The bidding for { $explorer } began without it.
magellan-ended-passed = You have passed on { $explorer }.
magellan-ended-phase-over = Phase { $phase } is over.
magellan-ended-veto-used = Your veto has been used on { $explorer }.
magellan-ended-no-veto = You have no veto left.

## The signs of the board

magellan-legend-left = Small cards: how many of this explorer are to come, by phase.
magellan-legend-crowns = Crowns: points for a ship that ends here. Sacks: cards for its owner at the end of the phase.
magellan-legend-veto = In phase 1 a card brings a veto.
magellan-legend-swap = So many cards may be swapped after the phase.
magellan-legend-draw = The winner draws so many cards at once.
magellan-legend-tuck = A card goes under the ship. The crowns of its pile count so many times.
magellan-legend-pile = Cards under a ship, as far as you know them.
magellan-legend-eye = The winner's hand lies open till the phase ends.
magellan-legend-phase = The phase.
magellan-legend-stack = The stack of the phase; below it vetoed cards, which come last.
magellan-legend-auction = What is auctioned, the highest bid, all in order with their bids. Ring: asked now; wheel: opens; cross: passed; minus: no ship for it.
magellan-legend-supply = Gold cards in the supply; unsold explorers.
magellan-legend-discards = Gold discarded by value, last that face down. Below: the crowns on gold cards.
magellan-legend-sale = The last sale: tag of the ship, explorer, buyer, bid, payment.
magellan-legend-points = Points with an open hand, place without; its crowns. Cards in hand (eye: open).
magellan-legend-reserve = Ships in reserve; from phase 2 on cards won; vetoes.

## What happened

magellan-event-phase-began = **Phase { $phase } begins** with { $cards } explorer cards.
magellan-event-card-turned-up =
    { $left ->
        [0] **{ $explorer }** is turned up, the last card of phase { $phase }.
        [one] **{ $explorer }** is turned up. { $left } more card in phase { $phase }.
       *[other] **{ $explorer }** is turned up. { $left } more cards in phase { $phase }.
    }
magellan-event-card-without-bidders =
    { $left ->
        [0] **{ $explorer }** is turned up, the last card of phase { $phase }; nobody can bid for it, so it leaves the game.
        [one] **{ $explorer }** is turned up; nobody can bid for it, so it leaves the game. { $left } more card in phase { $phase }.
       *[other] **{ $explorer }** is turned up; nobody can bid for it, so it leaves the game. { $left } more cards in phase { $phase }.
    }
magellan-event-card-vetoed = { $seat } vetoes: { $explorer } goes to the bottom of the stack.
magellan-event-veto-declined = { $seat } uses no veto.
magellan-event-bid-made =
    { $count ->
        [0] { $seat } bids **{ $bid }**.
        [1] { $seat } bids **{ $bid }** with one card.
       *[other] { $seat } bids **{ $bid }** with { $cards }.
    }
magellan-event-seat-passed = { $seat } passes.
magellan-event-card-removed =
    { $asked ->
        [yes] Nobody has bid: { $explorer } leaves the game.
       *[no] Nobody can bid for this card: { $explorer } leaves the game.
    }
magellan-event-card-won = **{ $seat } wins { $explorer } for { $bid }.**
magellan-event-payment-made = { $seat } pays { $total } ({ $cards }).
magellan-event-ship-placed =
    { $halved ->
        [yes] { $seat } places ship { $number } with { $explorer } on field 1, { $half }.
       *[no] { $seat } places ship { $number } with { $explorer } on field 1.
    }
magellan-event-ship-advanced =
    { $halved ->
        [yes] { $seat } advances ship { $number } with { $explorer } to field { $field }, { $half }.
       *[no] { $seat } advances ship { $number } with { $explorer } to field { $field }.
    }
magellan-event-veto-gained = { $seat } gains a veto.
magellan-event-card-tucked =
    { $card ->
        [0] { $seat } tucks a card face down under Magellan (ship { $number }, cards in the pile: { $pile }).
       *[other] { $seat } tucks card { $card } under Magellan (ship { $number }, cards in the pile: { $pile }).
    }
magellan-event-hand-opened = { $seat } plays with an open hand to the end of the phase: { $cards }.
magellan-event-card-lost = { $seat } loses card { $card }, drawn by { $neighbour_seat }.
magellan-event-cards-drawn =
    { $count ->
        [one] { $visible ->
            [yes] { $seat } draws { $count } card: { $cards }.
           *[no] { $seat } draws { $count } card.
        }
       *[other] { $visible ->
            [yes] { $seat } draws { $count } cards: { $cards }.
           *[no] { $seat } draws { $count } cards.
        }
    }
magellan-event-open-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } card and shows it at once: { $cards }.
       *[other] { $seat } draws { $count } cards and shows them at once: { $cards }.
    }
magellan-event-draws-lost =
    { $count ->
        [one] No card is left: { $seat } misses { $count } draw.
       *[other] No card is left: { $seat } misses { $count } draws.
    }
magellan-event-supply-shuffled = The discard pile is shuffled and becomes the supply. Cards: { $count }.
magellan-event-phase-ended = **Phase { $phase } ends.**
magellan-event-hands-closed = Open hands are closed again: { $seats }.
magellan-event-vetoes-expired = Unused vetoes expire: { $seats }.
magellan-event-reserve-left = Ships not placed leave the game: { $seats }.
magellan-event-swap-chosen = { $seat } has chosen for the swap with Marco Polo.
magellan-event-cards-swapped =
    { $count ->
        [one] { $seat } swaps { $count } card with Marco Polo.
       *[other] { $seat } swaps { $count } cards with Marco Polo.
    }
magellan-event-own-swap = { $seat } gives { $given } away and draws { $taken }.
magellan-event-pile-counted = { $seat } counts the pile under Magellan on field { $field }: { $cards }, crowns { $crowns } × { $field } = { $points }.
magellan-event-seat-counted =
    { $gold ->
        [0] { $seat } has no gold left; ships { $ships }, **{ $points }** in all.
       *[other] { $seat } shows { $cards } ({ $gold } gold): hand { $hand }, ships { $ships }, **{ $points }** in all.
    }
magellan-event-final-draw-began = Last of all { $seat } draws for the ship that reached field 3 with Pizarro.
magellan-event-final-card-drawn = { $seat } draws card { $card }: { $total } gold.
magellan-event-final-draw-scored =
    { $bust ->
        [yes] { $total } gold is more than { $limit }: { $seat } scores nothing for Pizarro.
       *[no] { $points ->
            [one] { $seat } stops at { $total } gold and scores **{ $points }** point for Pizarro.
           *[other] { $seat } stops at { $total } gold and scores **{ $points }** points for Pizarro.
        }
    }
magellan-event-game-ended =
    { $gold ->
        [0] { $points ->
            [one] **The game is over.** Won by { $winner_seats } with { $points } point.
           *[other] **The game is over.** Won by { $winner_seats } with { $points } points.
        }
       *[other] { $points ->
            [one] **The game is over.** Won by { $winner_seats } with { $points } point: among equals, gold in hand decided ({ $gold }).
           *[other] **The game is over.** Won by { $winner_seats } with { $points } points: among equals, gold in hand decided ({ $gold }).
        }
    }

## Moves ahead

magellan-ahead =
    `cook is up`: this explorer's card is turned up and not yet sold. `cook is left`: another one will still come in this phase. `cook is mine`: you have a ship in this row. `9 is enough`: a bid of 9 would be the best one.
    For example: `/ahead if cook is up and 9 is enough: bid sum 9 / pass`
magellan-ahead-word-up = up
magellan-ahead-word-left = left available
magellan-ahead-word-mine = mine
magellan-ahead-word-enough = enough

## Refusals

magellan-refusal-not-now = The game is waiting for { $stage }.
magellan-refusal-bid-too-low =
    { $bid ->
        [0] A bid is at least 1.
       *[other] The highest bid is { $bid }; { $total } is not more.
    }
magellan-refusal-spare-card-needed = { $explorer } takes one more card from your hand besides the payment. Cards in your hand: { $hand }; in the bid: { $cards }; at least { $needs } must stay.
magellan-refusal-not-in-hand =
    { $held ->
        [0] You have no { $card }.
       *[other] You have the { $card } only { $held }×, not { $needs }×.
    }
magellan-refusal-no-such-sum =
    { $count ->
        [0] Your cards cannot form { $total }, nor any higher sum that you could bid.
       *[other] Your cards cannot form { $total }. The next higher sums: { $sums }.
    }
magellan-refusal-payment-too-low = Your bid is { $bid } and you must pay at least that much; these cards are worth { $total }.
magellan-refusal-no-such-ship = Ship { $number } cannot advance from field { $field }. You can choose { $numbers }.
magellan-refusal-not-in-payment = On this side of the board the card comes from the payment, { $cards }; there is no { $card } in it.
magellan-refusal-too-many-cards =
    { $limit ->
        [one] You may swap at most { $limit } card, not { $count }.
       *[other] You may swap at most { $limit } cards, not { $count }.
    }
magellan-refusal-not-in-auction = No card that you could still win is up for auction now.
magellan-refusal-not-early = That is for the player who bids first, while others may still veto the card.
magellan-refusal-no-veto = You have no veto.
magellan-refusal-no-hand = Only players have a hand.

## Questions

magellan-question-sums = List the sums that your hand can form, with the cards that each would take.
magellan-question-sums-usage = [@TABLE]
magellan-question-sums-called = sums
magellan-question-worth = Show what an explorer's fields are worth now, and which numbers are our own.
magellan-question-worth-usage = [@TABLE] EXPLORER [FIELD]
magellan-question-worth-called = worth
magellan-question-left = List the explorer cards that are still to come in this phase.
magellan-question-left-usage = [@TABLE]
magellan-question-left-called = left
magellan-answer-bids =
    { $count ->
        [0] Your cards can form no bid for { $explorer } above { $bid }.
       *[other] { $bid ->
            [0] You can bid for { $explorer }:
           *[other] Above { $bid } you can bid for { $explorer }:
        }
    }
magellan-answer-hand-sums =
    { $count ->
        [0] You have no cards.
       *[other] Your hand can form:
    }
magellan-answer-sum =
    { $crowns ->
        [one] **{ $total }**: { $cards } ({ $crowns } crown)
       *[other] **{ $total }**: { $cards } ({ $crowns } crowns)
    }
magellan-answer-explorer = **{ $explorer }**, side { $side }
magellan-answer-field = Field { $field }: crowns { $crowns }, sacks { $sacks }.
magellan-answer-pile-from-hand = Field { $field }: the crowns of the ship's pile × { $amount }, sacks { $sacks }. One more card from the hand goes into the pile, face down.
magellan-answer-pile-from-payment = Field { $field }: the crowns of the ship's pile × { $amount }, sacks { $sacks }. One card of the payment goes into the pile, face up.
magellan-answer-final-draw = Field { $field }: sacks { $sacks }. Last of all cards are drawn for it, to at most { $amount } gold.
magellan-answer-halves =
    { $amount ->
        [one] Field { $field }, sacks { $sacks }: left half crowns { $crowns } and { $amount } card at once, right half crowns { $right }.
       *[other] Field { $field }, sacks { $sacks }: left half crowns { $crowns } and { $amount } cards at once, right half crowns { $right }.
    }
magellan-answer-gives-veto = – The card carries a veto.
magellan-answer-swaps =
    { $amount ->
        [one] – At the end of the phase you may swap up to { $amount } card for each ship that came here in it.
       *[other] – At the end of the phase you may swap up to { $amount } cards for each ship that came here in it.
    }
magellan-answer-draws =
    { $amount ->
        [one] – The winner of the card draws { $amount } card at once.
       *[other] – The winner of the card draws { $amount } cards at once.
    }
magellan-answer-opens-hand = – The winner of the card plays with an open hand to the end of the phase.
magellan-answer-loses-card =
    { $amount ->
        [one] – The winner of the card loses { $amount } card at random.
       *[other] – The winner of the card loses { $amount } cards at random.
    }
magellan-answer-own-design = Fields whose numbers are our own design: { $fields }; see `/rules values`.
magellan-answer-ship =
    { $hidden ->
        [0] There: { $seat }, ship { $number }; it would score { $points } now.
       *[other] There: { $seat }, ship { $number }; it would score { $points } now, and more for the cards face down ({ $hidden }).
    }
magellan-answer-stack =
    { $cards ->
        [0] Phase { $phase }: no card is left in the stack.
        [one] Phase { $phase }: { $cards } card is left in the stack.
       *[other] Phase { $phase }: { $cards } cards are left in the stack.
    }
magellan-answer-left = { $explorer }: { $count }
magellan-answer-vetoed = Vetoed cards at the bottom, in this order: { $explorers }.
magellan-answer-removed = Unsold cards, out of the game: { $explorers }.

## Scores

magellan-source-columbus = { magellan-explorer-columbus }
magellan-source-pizarro = { magellan-explorer-pizarro }
magellan-source-magellan = { magellan-explorer-magellan }
magellan-source-marco_polo = { magellan-explorer-marco_polo }
magellan-source-da_gama = { magellan-explorer-da_gama }
magellan-source-cook = { magellan-explorer-cook }
magellan-source-hand = hand

## A move in words, in hints and where a notation stands

magellan-move-use-veto = use a veto
magellan-move-let-pass = use no veto
magellan-move-bid-cards =
    { $count ->
        [one] bid { $total }
       *[other] bid { $total } with { $cards }
    }
magellan-move-bid-sum = bid { $total }
magellan-move-pass = pass
magellan-move-pay =
    { $count ->
        [one] pay { $total }
       *[other] pay { $total } with { $cards }
    }
magellan-move-advance-ship = advance ship { $number }
magellan-move-choose-half = choose the { $half }
magellan-move-tuck-card = tuck the { $card } under Magellan
magellan-move-swap-cards =
    { $count ->
        [0] swap no card
        [one] swap { $cards }
       *[other] swap { $cards }
    }
magellan-move-draw-card = draw one more card
magellan-move-stop-drawing = stop drawing

## What may come of a line later, in hints: the points stand before it

magellan-later-gold = gold to bid with
magellan-later-ship = ship with { $explorer } on field { $field }
magellan-later-sacks = cards drawn at the end of the phase
magellan-later-veto = vetoes
magellan-later-open-hand = a hand that all see
magellan-later-bid = { $explorer } for this bid; { $rival_seats } may still bid
magellan-tie-break = With equal points more gold in the hand decides: { $counts }.

## Rules by topic

magellan-primer =
    Six **explorers** set sail, and you want your ships to sail with them.
    36 explorer cards are sold one by one. In an **auction** you bid the exact sum of some of your hidden gold cards, more than the bid before, or pass. The winner pays and moves a ship: in phase 1 one comes to the explorer’s field 1, later one that is there goes a field on. Most explorers have an effect, such as a veto, a swap or cards at once.
    After phases 1 and 2 everybody draws two cards, and after each phase one for each sack on the fields that their ships have reached in it.
    • **Points** are crowns: at the end ships score their fields, and cards left in the hand score too. Cheap cards have three crowns, dear ones only one.
magellan-topics = goal, auction, winning, columbus, pizarro, magellan, polo, gama, cook, phases, scoring, values, notation, orders
magellan-topics-near =
    goal: aim, win, components, setup, ships, gold, crowns, card, cards, hand, side, sides
    auction: bid, bids, bidding, pass, opener, auctions
    winning: pay, paying, place, ship, winner, payment
    columbus: veto, vetoes
    pizarro: final draw, twenty
    magellan: pile, piles, tuck
    polo: marco polo, marco, swap, exchange, sack, sacks
    gama: da gama, vasco, halves, half
    cook: james cook, open hand, fame, open
    phases: phase, end of a phase, draw, draws, supply, discard
    scoring: score, end, points, tie, finish, ties
    values: numbers, fields, crowns
    notation: typing, type, syntax, write, commands
    orders: standing order, order, automatic
magellan-topic-name-goal = Goal and components
magellan-topic-name-auction = The auction
magellan-topic-name-winning = Paying and placing
magellan-topic-name-columbus = Columbus: the veto
magellan-topic-name-pizarro = Pizarro: the final draw
magellan-topic-name-magellan = Magellan: the pile
magellan-topic-name-polo = Marco Polo: the swap
magellan-topic-name-gama = Vasco da Gama: cards at once
magellan-topic-name-cook = Cook: the price of fame
magellan-topic-name-phases = End of a phase
magellan-topic-name-scoring = End of the game
magellan-topic-name-values = Numbers on the fields
magellan-topic-name-notation = How to type moves
magellan-topic-name-orders = Standing orders
magellan-topic-goal =
    Six **explorers** set sail, and you want your ships to sail with them. Each has a row of three fields: three ships gather on field 1, two of them reach field 2, one reaches field 3.
    The game is a series of **auctions** for 36 explorer cards: in phase 1 three cards of each explorer, in phase 2 two, in phase 3 one. If you win a card in phase 1, you place a ship on field 1; in phases 2 and 3 you advance one of your ships that is one field behind.
    You pay with **gold cards**. Each shows gold, 1 to 9, and crowns: 1, 2 and 3 have 3 crowns, 4, 5 and 6 have 2, 7, 8 and 9 have 1. Cards left in your hand at the end score their crowns.
    There are seven sets of 1 to 9. Everybody begins with one set as a hidden hand and with 6 ships; the other sets are the supply, face down.
    Ships score the crowns of the field where they end. The highest score wins.
    The board has two halves, Columbus, Pizarro and Magellan on one, Marco Polo, da Gama and Cook on the other. Each half has a side A and a side B; the table chooses for each half.
magellan-topic-auction =
    The top card of the stack is turned up. The **opener** is asked first: the winner of the last card that was sold, at the start the starting player. Then all are asked clockwise.
    You may bid if you could use the card: in phase 1 with a ship left in your reserve, later with a ship of yours with this explorer, one field behind. You also need a gold card, and two where the explorer takes one from the hand (Magellan A, Cook B).
    A bid is the exact **sum of cards in your hand**, at least 1 and more than the highest bid. There is no change. You may take back the cards of an earlier bid and bid with quite different ones. They stay yours until you pay; by an option others see only the sum.
    If you **pass**, you are out for this card. When all others have passed, the highest bidder wins. A player who alone can bid is asked once and pays at least one card.
    A player who cannot raise is asked like any other, so that nobody learns what a hand can form.
    A card that nobody bids for leaves the game, and the opener stays the same.
magellan-topic-winning =
    The winner **pays** with the cards of the bid or with others from the hand, as long as their gold is at least the bid. Paying too much is allowed; nothing is given back. The payment is discarded face up.
    Then a ship is moved: in phase 1 from the reserve to field 1, in phases 2 and 3 from this explorer's field of the phase before to the next. With several ships there you choose only where it matters: with Magellan, whose ships have piles, and with da Gama on side B if your ships lie in both halves. Otherwise the ship that was placed first goes.
    Then the explorer's effect follows, and the winner opens the next auction.
    You may own several ships with one explorer and buy several cards of that explorer. Ships that stay behind can never follow: field 3 is reached from field 2 only.
    After phase 1 ships that were not placed leave the game.
magellan-topic-columbus =
    Both sides are alike. Each Columbus card won in **phase 1** brings one **veto**; those of later phases do not.
    When a card has been turned up and before the first bid, everybody with an unused veto is asked. If somebody uses it, the card goes to the bottom of the stack of this phase and comes last; the next card is turned up and the opener stays. One veto is enough: the first to answer spends it, the others keep theirs. You may veto a card that you could not buy.
    There is no veto on the last card of the stack, nor on one that nobody has a ship for. A vetoed card that comes again may be vetoed again.
    A new veto counts from the next card on. Unused vetoes expire at the end of phase 1, or by an option only at the end of the game.
    If yours is the only answer still missing and you are also the first to bid, you may bid or pass at once; you keep your veto.
magellan-topic-pizarro =
    • **Side A**: the fields have crowns and sacks, nothing else.
    • **Side B**: the ship on field 3 has no printed crown. When everything else has been counted, all 63 gold cards are shuffled, and its owner draws one after the other. The owner may stop at any time, even before the first.
    If their gold is more than 20, the ship scores nothing. Otherwise it scores the crowns of these cards; by an option it scores their gold. Our source says crowns, but is unsure; hence the option.
    A player who does not answer draws while no card can go over 20, that is up to 11 gold, and then stops.
magellan-topic-magellan =
    Ships here score by **piles**. With each Magellan card one gold card goes under the card of that ship: one on field 1, two on field 2, three on field 3. At the end the ship scores the crowns of its pile times the number of its field, at most 27. Each ship has its own pile. Cards in a pile cannot be spent or swapped and do not count in the hand.
    • **Side A**: the card comes from your hand after you have paid and lies face down; only you know it, unless your hand lies open. So you need a card to spare: no bid or payment may use up your hand.
    • **Side B**: the card is one of those you have just paid, face up; it goes into the pile instead of on the discard pile. You need no card to spare.
    With several ships one field behind, you choose which one advances with its pile.
    A player who does not answer tucks the card with the most crowns, and of those the one with the least gold.
magellan-topic-polo =
    • **Side A**: at the end of phases 1 and 2, after all draws, you may swap up to 3 cards for each of your ships that reached Marco Polo's field in this phase: one exchange of up to 3, 6 or 9 cards. You discard them face down and draw as many from the supply. All who may swap choose at the same time and in secret; then all cards are discarded before any is drawn. Others learn only how many.
    Ships that stayed behind allow no swap, and there is none after phase 3.
    • **Side B**: no swap, but crowns.
    On both sides the sacks are the richest of all.
magellan-topic-gama =
    • **Side A**: the winner of a card draws at once, 1 card in phase 1, 2 in phase 2, 3 in phase 3. They can be used in the next auction. Ships here score no crowns.
    • **Side B**: each field is divided. In the **left** half you draw as on side A; in the **right** half you draw nothing, but if the ship ends there it scores the crown printed there. You choose anew on every field, and only the half where the ship ends counts. The halves have no limit of their own.
    If your ships one field behind lie in both halves, you choose which one advances.
    Your payment is discarded before you draw; if the supply is empty, your payment is shuffled into the new one.
magellan-topic-cook =
    The crowns here are the highest, at a price.
    • **Side A**: the winner of a card plays with an **open hand** to the end of the phase, also with cards that are drawn meanwhile (with da Gama, for example). It is closed again before the draws at the end of the phase. A second Cook in the same phase changes nothing.
    • **Side B**: when you have paid and placed your ship, your left-hand neighbour draws **one card at random** from your hand; it is shown and discarded. So you need a card to spare: no bid or payment may use up your hand. If one card is left, it is lost.
magellan-topic-phases =
    A phase ends when its stack is empty. Then, in this order:
    1. Open hands are closed and unused vetoes expire. After phase 1 ships in reserve leave the game.
    2. After phases 1 and 2 everybody draws 2 cards.
    3. Everybody draws as many cards as the sacks show on the fields that their ships reached in this phase. Ships that stayed behind bring nothing again. This happens after phase 3 too.
    4. After phases 1 and 2 cards are swapped with Marco Polo, on side A.
    All draw clockwise from the opener, one card each in turn. When the supply is empty, the discard pile is shuffled and becomes the supply; when both are empty, draws are lost.
    The opener of the new phase is the last winner.
magellan-topic-scoring =
    After phase 3 and its draws, everything is shown and counted:
    • every ship scores the crown of the field where it stands, on whatever field it stopped; with da Gama B that of its half,
    • every ship with Magellan scores the crowns of its pile times the number of its field,
    • every gold card in the hand scores its crowns.
    On Pizarro's side B the owner of the ship on field 3 then draws, last of all.
    The highest total wins. On a tie more gold in the hand decides, and if that is equal too, the victory is shared.
    While the game runs, `/score` counts what you can see: ships, open piles and your own hand. For the places, only what you can see of everybody counts.
magellan-topic-values =
    Few of the printed numbers could be found. Those with **~** are **our own design**, chosen to agree with all that is known of the game. The others stand in a source or follow from one. Crowns / sacks of fields 1, 2, 3; a dash where the effect scores; for da Gama B left and right half.
    Columbus A: 1/~1, 5/1, 10/~0
    Columbus B: ~1/~1, ~5/~1, ~10/~0
    Pizarro A: ~2/~1, ~3/~2, ~6/~2
    Pizarro B: ~2/~1, ~3/~2, -/~0
    Magellan A and B: -/0, -/0, -/0
    Marco Polo A: ~0/~2, ~0/~3, ~0/~4
    Marco Polo B: ~0/~2, ~2/~2, ~5/~2
    da Gama A: 0/~0, 0/~0, 0/~0
    da Gama B: 0, ~3/~0; 0, ~5/~0; 0, ~8/~0
    Cook A: ~5/0, ~10/0, ~20/0
    Cook B: ~7/0, ~13/0, ~23/0
    Cook's fields are known to be worth 35 together on one side; how that is split is ours. Which explorers share a half of the board is inferred. Of the rules, these are ours: the opener after an unsold or vetoed card, who may veto and when, the order of draws, lost draws, one exchange with Polo, the shuffled pack of 63 for Pizarro, the tie-break.
magellan-topic-notation =
    `bid 3 8` bids with a 3 and an 8. `bid sum 11` bids 11, with those of your cards that have the fewest crowns, then the fewest cards, then the highest. `bid 7` bids with a 7, or, if you have none, the sum. `pass` leaves the auction.
    `veto` vetoes the card turned up, `no` or `no veto` does not.
    `pay` pays with the cards of the bid, `pay 9` with a 9 instead.
    `ship 2` advances your ship number 2. `left` and `right` choose da Gama's half. `tuck 4` puts a 4 under Magellan. Whichever of them comes first may be typed instead of `pay`: then the cards of the bid are the payment.
    `swap 1 1 7` swaps three cards with Marco Polo, `swap none` none.
    `draw` draws a card for Pizarro, `stop` ends the draw.

    Type them after `/move`, in small letters or capitals, cards in any order. What tells others a hidden card - `swap`, `tuck` on side A, and bids by several cards where only sums are shown - is taken in private only.
    Separate several moves in one message by semicolons: `/move pay 9; ship 2; tuck 4`. Either all are played or none; what turns up a card or ends your turn comes last.
    `/legal` lists what you may play now, `/sums` what you can bid.
magellan-topic-orders =
    With a **standing order** I answer for you at once when it is your turn, only as you could have answered yourself. Nobody else sees it, nor while the game runs which answers were automatic. Give it with `/orders` by buttons, or typed:
    `/orders upto 12` bids for this card by the smallest sum, up to 12, and then passes. You may give it before you are asked.
    `/orders early bid sum 7` is for the player who bids first, while others may still veto: the bid is made when nobody does, and forgotten when somebody does.
    `/orders pass card` passes on this card, `/orders pass cook` on Cook to the end of the phase, `/orders pass all` on everything, `/orders pass unless cook polo` on all but these, `/orders pass stuck` whenever your hand cannot raise.
    `/orders veto cook` vetoes the next Cook, `/orders veto never` none, `/orders veto ask cook polo` leaves only these to you.
    `/orders pay laid` pays with the cards of the bid, `/orders pay least` with those of the same sum that you can best spare.

    Of several orders that could answer, the latest counts. One about the same matter takes the place of the earlier one. An order for a card ends with its auction and uses no veto on it. `/orders cancel 1` cancels the first of the list.

magellan-aim = Bid for explorers; what you pay with is worth points, too.
