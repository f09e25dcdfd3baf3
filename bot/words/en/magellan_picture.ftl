# Words on the picture and on the text board of Magellan.

magellan-picture-stage-veto = veto or not?
magellan-picture-stage-bid = bids or passes
magellan-picture-bids = bids at least { $least }, or passes
magellan-picture-stage-pay = has won and pays
magellan-picture-stage-ship = which ship advances?
magellan-picture-stage-half = left or right half?
magellan-picture-stage-tuck = tucks a card
magellan-picture-stage-swap = Marco Polo: swaps cards
magellan-picture-stage-draw = Pizarro: draw or stop?
magellan-picture-stage-over = the game is over
magellan-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
magellan-picture-side = side { $side }
magellan-picture-left = to come
magellan-picture-opens = opens
magellan-picture-asked = to bid
magellan-picture-passed = passed
magellan-picture-no-ship = no ship
magellan-picture-crowns = points
magellan-picture-sacks = cards
magellan-picture-no-bid = no bid yet
magellan-picture-effect-veto = veto
magellan-picture-effect-tuck-hand = tuck from hand
magellan-picture-effect-tuck-payment = tuck from pay
magellan-picture-effect-final-draw = draw at the end
magellan-picture-effect-swap = swap
magellan-picture-effect-draw = draw at once
magellan-picture-effect-halves = left|right
magellan-picture-effect-open-hand = open hand
magellan-picture-effect-lose-card = loses a card
magellan-picture-supply = supply
magellan-picture-discards = discards
magellan-picture-removed = unsold
magellan-picture-gold = points in hand
magellan-picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
magellan-picture-sale = last sale
magellan-picture-no-hand = Only players have a hand.
magellan-picture-sums = You can bid:
magellan-picture-no-sums = Nothing to bid now.
magellan-picture-own-bid = The highest bid is yours:
magellan-picture-own-pay = You pay at least:
magellan-picture-no-piles = Nothing lies under your ships.

magellan-text-title = MAGELLAN, half 1 on side { $first }, half 2 on side { $second }
magellan-text-bids-cards = The cards of a bid are shown.
magellan-text-bids-sum = Only the sum of a bid is shown.
magellan-text-phase = Phase { $phase }
magellan-text-awaited = Awaited: { $seats }
magellan-text-opener = Asked first: { $seat }
magellan-text-card = Card: { $card } · { $stack } more in the stack
magellan-text-vetoed = Vetoed, at the bottom in this order:
magellan-text-bidders = Still in: { $seats }
magellan-text-passed = Passed: { $seats }
magellan-text-best = Highest bid: { $bid } by { $seat }
magellan-text-laid = Cards of the bid: { $cards }
magellan-text-paid = Paid: { $cards }
magellan-text-drawn = Pizarro's draw: { $cards } = { $gold } gold, worth { $points }
magellan-text-supply = Supply: { $cards }
magellan-text-discards = Discards: { $cards } face up, { $hidden } face down
magellan-text-removed = Unsold:
magellan-text-score = points { $points }, in hand { $hand } · place { $place }
magellan-text-stock = hand { $hand } · ships { $reserve } · vetoes { $vetoes }
magellan-text-open = open hand:
magellan-text-counted = cards:
magellan-text-board = BOARD ({ $ship }: ship 2 of P1; [3 *]: its pile; 0-2-1: cards
      still to come in phases 1, 2 and 3)
magellan-text-explorer = { $name }, side { $side }: { $one }-{ $two }-{ $three }
magellan-text-field = { $number }. room { $capacity } · crowns { $crowns } · sacks { $sacks }
magellan-text-right = right half: crowns { $crowns }
magellan-text-half-left = left
magellan-text-half-right = right
magellan-text-effect-veto = veto
magellan-text-effect-tuck-hand = tuck from hand, pile ×
magellan-text-effect-tuck-payment = tuck from payment, pile ×
magellan-text-effect-final-draw = draw at the end up to
magellan-text-effect-swap = swap up to
magellan-text-effect-draw = draw at once
magellan-text-effect-halves = left half: draw at once
magellan-text-effect-open-hand = open hand
magellan-text-effect-lose-card = lose cards
magellan-text-own-hand = YOUR HAND:
magellan-text-own-laid = Your bid: { $cards }
magellan-text-own-sums = You can bid:
magellan-text-own-swap = You swap: { $cards }
magellan-text-own-swapped = You have swapped away:

## What an explorer has, read aloud

magellan-holds-cards = cards to come by phases: { $cards }
magellan-holds-empty = field { $number }: no ship, room for { $capacity }
magellan-holds-ships = field { $number }: ships of { $players }, room for { $capacity }
