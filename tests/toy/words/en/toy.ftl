### Before the Frost, in English.

## Cards, trees, phases

toy-card-hazel = hazelnut
toy-card-acorn = acorn
toy-card-walnut = walnut
toy-card-unseen = card
toy-tree-oak = oak
toy-tree-beech = beech
toy-tree-pine = pine
toy-waiting-turn = somebody's turn
toy-waiting-window = an answer to the falling card
toy-waiting-auction = bids for the nest
toy-waiting-night = trees for the night
toy-phase-turn = Foraging
toy-phase-window = A card is falling
toy-phase-auction = Auction
toy-phase-night = Night
toy-phase-over = The frost has come

## Options

toy-option-screeches = Screeches
toy-option-screeches-one = one for each seat
toy-option-screeches-none = none

## What is awaited

toy-decision-turn = Forage, then end your turn.
toy-decision-screech = Screech, or keep quiet.
toy-decision-bid = Bid for the nest, or pass.
toy-decision-night = Choose a tree for the night.
toy-status-points = { $points ->
    [one] { $points } point is left.
   *[other] { $points } points are left.
}
toy-status-fallen = This card is falling: { $card }.
toy-status-standing = The highest bid is { $total }.

## Verbs and tokens

toy-verb-forage = Draw a card
toy-verb-bury = Bury a card
toy-verb-shake = Shake a card down
toy-verb-end = End the turn
toy-verb-screech = Screech
toy-verb-hush = Hush
toy-verb-bid = Bid
toy-verb-pass = Pass
toy-verb-sleep = Sleep
toy-token-hazel = hazelnut
toy-token-acorn = acorn
toy-token-walnut = walnut
toy-token-oak = oak
toy-token-beech = beech
toy-token-pine = pine
toy-note-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toy-note-whole-hand = Bid the whole hand: { $total }

## Standing orders

toy-wish-quiet = Always keep quiet
toy-wish-upto = Bid up to …
toy-wish-late = If I am late, bid up to …
toy-group-tens = { $least } to { $most }
toy-order-keep-quiet = Keep quiet, whatever falls.
toy-order-bid-up-to =
    { $late ->
        [yes] If I do not answer in time: bid up to { $limit } in round { $round }; then pass.
       *[no] Bid up to { $limit } in round { $round }; then pass.
    }
toy-ended-round-over = Round { $round } is over.
toy-ended-limit = The bid was { $total }, and up to { $limit } you could not beat it: you have passed.

## What happened

toy-event-round-began = **Round { $round }** begins.
toy-event-deck-shuffled = The discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, is shuffled and becomes the deck.
toy-event-card-foraged = { $seat } draws: { $card }.
toy-event-card-buried = { $seat } buries: { $card }.
toy-event-card-shaken = { $seat } shakes down: { $card }.
toy-event-card-scared = { $seat } screeches! Lost: { $card }.
toy-event-seat-hushed = { $seat } keeps quiet.
toy-event-card-stored = { $seat } stores { $card } in the larder: { toy-note-cost }.
toy-event-turn-ended = { $seat } ends the turn.
toy-event-bid-made = { $seat } bids { $total } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
toy-event-seat-passed = { $seat } passes.
toy-event-nest-won = { $seat } wins the nest for { toy-note-cost } and pays: { $cards }.
toy-event-nest-left = Nobody wants the nest.
toy-event-tree-chosen = { $seat } has chosen a tree.
toy-event-night-spent = { $seat } sleeps in the { $tree }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
toy-event-hoard-opened = { $points ->
    [0] { $seat } has buried nothing.
   *[other] { $seat } opens the hoard: { $cards }, { toy-note-cost }.
}
toy-event-game-ended = The frost has come. Winner: { $winner_seats }.

## Refusals

toy-refusal-not-now = The game waits for { $waiting }.
toy-refusal-too-few-points = This needs { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
}; you have { $points }.
toy-refusal-no-cards-left = No card is left in the deck or on the discard pile.
toy-refusal-not-in-hand = Your hand holds no such card: { $card }.
toy-refusal-bid-too-low = A bid must be higher than { $standing }; this is { $total }.
toy-refusal-no-hoard = Only a player has a hoard.

## Questions

toy-question-left = Count the cards of a kind that are out of sight.
toy-question-left-usage = [@TABLE] CARD
toy-question-left-called = left
toy-question-worth = Say what your hoard is worth.
toy-question-worth-usage = [@TABLE]
toy-question-worth-called = worth
toy-answer-left = Out of sight ({ $card }): { $count }.
toy-answer-worth = { $points ->
    [0] You have buried nothing.
   *[other] Your hoard: { $cards }, { toy-note-cost }.
}

## Scores

toy-source-nests = nests
toy-source-nights = nights
toy-source-larder = larder
toy-source-hoard = hoard

## Rules by topic

toy-primer =
    The frost is coming, and you hoard nuts for it. In your turn you have three action points: **forage** for a card, **bury** one of your hand, or **shake** the deck for your larder, which others may spoil by a screech.
    Each round goes on with an **auction** of a nest, paid with cards, and a **night**, for which all choose a tree in secret.
    After three rounds nests, nights, larders and hoards are counted.
toy-topics = course, foraging, screeching, auction, night, scoring
toy-topic-name-course = Course of the game
toy-topic-name-foraging = Foraging
toy-topic-name-screeching = Screeching
toy-topic-name-auction = The auction
toy-topic-name-night = The night
toy-topic-name-scoring = Scoring
toy-topic-course =
    Three rounds, each of a turn for every seat, an auction and a night.
toy-topic-foraging =
    Three action points. `forage` (1) draws a card, `bury CARD` (1) hides one from your hand, `shake` (2) turns up the
    top card of the deck for your larder, `end` ends the turn.
toy-topic-screeching =
    When a card is shaken down, everybody else who has a screech may answer `screech`, once in the game: the first one
    spoils the card. When all answer `hush`, it goes into the larder.
toy-topic-auction =
    `bid CARD...` offers cards of your hand, face down; their sum must beat the standing bid. `pass` leaves the auction.
    The winner's cards are discarded. Nests are worth 3, 4 and 5 points.
toy-topic-night =
    All choose a tree in secret: `sleep oak` (4 points), `sleep beech` (3), `sleep pine` (2). Who meets in one shares it,
    rounded down.
toy-topic-scoring =
    Nests, nights, and each card in larder and hoard its worth (hazelnut 1, acorn 2, walnut 3) and one more.

## Pictures

toy-board-round = Round { $round } of { $rounds }
toy-board-nest = Nest
toy-board-deck = Deck
toy-board-discards = Discards
toy-board-points = Points left
toy-board-fallen = Falling
toy-board-bid = Highest bid: { $total } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
toy-board-passed = passed
toy-board-leads = leads
toy-board-hand = Hand
toy-board-buried = Hoard
toy-board-larder = Larder
toy-board-screeches = Screeches
toy-board-nests = Nests
toy-board-nights = Nights
toy-board-awaited = awaited
toy-board-opened = Opened hoard
toy-board-own-hand = Your hand
toy-board-own-buried = Your hoard
toy-board-own-bid = Your bid
toy-board-own-tree = Your tree
toy-board-nothing = nothing
toy-board-hidden = Hidden
toy-show-nuts = The nuts

## A move in words

toy-move-forage = draw a card
toy-move-bury = bury { $card }
toy-move-shake = shake a card down
toy-move-end = end the turn
toy-move-screech = screech
toy-move-hush = hush
toy-move-bid = bid { $cards }
toy-move-pass = pass
toy-move-sleep = sleep in { $tree }
