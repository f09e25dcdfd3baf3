### Skeleton, in English. docs/adding_a_game.md tells which messages there must be, and what each is told.

## Options

skeleton-option-neighbours = Own stones side by side
skeleton-option-neighbours-any = allowed
skeleton-option-neighbours-others = not allowed

## What is awaited

skeleton-decision-turn = Place a stone, or crown one.
skeleton-status-stones = Stones on the board: { $count }.

## Words of the notation in menus

skeleton-verb-place = Place a stone
skeleton-verb-crown = Crown a stone
skeleton-note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## A move in words

skeleton-move-place = place a stone on { $square }
skeleton-move-crown = crown the stone on { $square }

## What happened

skeleton-event-stone-placed = { $seat } places a stone on { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
skeleton-event-stone-crowned = { $seat } crowns the stone on { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
skeleton-event-game-ended = The board is closed. Winner: { $winner_seats }.

## Refusals

skeleton-refusal-square-taken = A stone stands on { $square } already: that of { $owner_seat }.
skeleton-refusal-beside-own = { $square } lies beside a stone of yours, and at this table that is not allowed.
skeleton-refusal-no-crown-left = Your crown stands on { $square } already.
skeleton-refusal-no-own-stone = No stone of yours stands on { $square }.

## Questions

skeleton-question-worth = Say how many points a stone on a square would bring.
skeleton-question-worth-usage = [@TABLE] SQUARE
skeleton-question-worth-called = worth
skeleton-answer-worth = A stone on { $square } would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Sources of points

skeleton-source-stones = stones

## The rules by topic

skeleton-primer =
    Players fill a board with stones. In your turn you place a stone on an empty square or, once in the game, crown one
    of yours. Either brings a point for each stone that stands beside it at that moment. The game ends when nobody can
    place a stone. The most points win.
skeleton-topics = course, placing, crowning
skeleton-topic-name-course = Course of the game
skeleton-topic-name-placing = Placing a stone
skeleton-topic-name-crowning = Crowning a stone
skeleton-topic-course =
    In turn each player places a stone, or crowns one of their own. A player who has no square for a stone has no turn.
    The game ends when nobody has one. The most points win.
skeleton-topic-placing =
    `place SQUARE` puts a stone on an empty square, for example `place c3`. It brings a point for each stone that stands
    beside it, of any player. Squares that touch at a corner do not lie side by side.
skeleton-topic-crowning =
    Once in the game `crown SQUARE` crowns an own stone instead of placing one: it brings a point for each stone that
    stands beside it now.

## Pictures and text boards

skeleton-picture-turn = Place or crown a stone
skeleton-picture-over = { $winners ->
    [1] has won
   *[other] have won
}
skeleton-picture-crown = Crown
skeleton-picture-stone = Stone
skeleton-text-turn = Turn: { $seat }
skeleton-text-over = The game is over
skeleton-text-apart = Own stones stand apart
skeleton-text-together = Own stones may stand side by side
skeleton-text-points = Points: { $points }
skeleton-text-crown = Crown: { $square }
