# Words on the picture and on the text board of Magellan.

magellan-picture-stage-veto = veto or not?
magellan-picture-stage-bid = bids or passes
magellan-picture-stage-pay = has won and pays
magellan-picture-stage-ship = which ship advances?
magellan-picture-stage-half = left or right half?
magellan-picture-stage-tuck = tucks a card
magellan-picture-stage-swap = Marco Polo: swapping cards
magellan-picture-stage-draw = Pizarro: draw or stop?
magellan-picture-stage-over = the game is over
magellan-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
magellan-picture-side = side { $side }
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
