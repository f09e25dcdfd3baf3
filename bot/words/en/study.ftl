# What one thinks about without playing it: what if, hints, and the look back on a game.

## What if

button-whatif = What if
button-trial-reset = From the start
button-trial-anew = Deal anew
button-trial-take = Take over
button-trial-seat = As { $player }
button-trial-leave = Back to the table
trial-name = What if · { $table }
trial-task = What if, for { $player }: { $asked }
trial-task-own = What if, for yourself: { $asked }
trial-task-over = What if: here the game is over.
trial-below = You play for everybody; nothing counts.
trial-title = **What if** at table { $table }. Nothing of this is played, and nobody else sees it; what you cannot know is dealt at random.
trial-tried = Tried: { $moves }
trial-of = { $player }: { $moves }
trial-scores = Points: { $scores }
trial-asked = { $player }: { $asked }
trial-over = Here the game is over.
trouble-trial-over = In what you try the game is over. Take a move back, or begin anew.
trouble-trial-too-long =
    { $most ->
        [one] More than { $most } move cannot be tried in a row. Begin anew.
       *[other] More than { $most } moves cannot be tried in a row. Begin anew.
    }
trouble-trial-nothing-own = You have tried nothing for your own seat yet.
trouble-trial-not-now = { $move } cannot be played as the table stands.

## Hints

button-hint = Play { $number }
button-hint-step = Next: { $move }
button-hints = Hint
hint-title = Hints for { $player } at table { $table }:
hint-line = **{ $number }. { $does }** · { $gains }
    { $moves }
hint-move = { $move } ({ $meant })
hint-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
hint-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
hint-alike = begins like line { $number }, then { $moves }
hint-no-more = nothing more
hint-total =
    { $points ->
        [one] about { $gain } point: { $parts }
       *[other] about { $gain } points: { $parts }
    }
hint-whole = the whole line: { $gains }
hint-now = nothing now
hint-now-from = { $gain } now ({ $sources })
hint-later = { $gain } later
hint-later-from = { $gain } later ({ $source })
hint-counted = { $gain } that you could expect anyway
hint-others-worse = { $gain } as others gain more than after line 1
hint-others-better = { $gain } as others gain less than after line 1
hint-follows-worse = { $gain } as line 1 leaves you better off afterwards
hint-follows-better = { $gain } as it leaves you better off afterwards than line 1
hint-things = later: { $gains }
hint-thing = { $gain } { $source }
hint-other = all the rest
hint-picture = The board after line { $number }
learn-hints = What a search would play here, which need not be what is asked:
learn-hints-beside = The hint is what a search would play here, which need not be what is asked.
trouble-hint-not-alone = Hints are given where you play alone, or against bots alone. At table { $table } others play, too; `/whatif` lets you try things out.
trouble-hint-outdated = That hint was for an earlier position. Ask once more with `/hint`.
trouble-hint-failed = No hint was found this time. Ask once more with `/hint`.

## A look back at a finished game

analysis-heading = **{ $game }** at table { $table }: a look back.
analysis-begun = It is being made. In a few minutes it is there, for everybody who asks.
analysis-progress = It is being made, so far { $step } of about { $steps }. In a few minutes it is there, for everybody who asks.
analysis-share = { $player }: { $share } % of what the best lines found promised
analysis-nothing = { $player }: nothing that could have been played better or worse
analysis-decided = The turns that decided it, each judged by what the player could know then:
analysis-left = The game ended because a player gave up. Turns in which most was missed, each judged by what the player could know then:
analysis-even = No single turn decided it.
analysis-turn = Turn of { $player }, step { $entry }: a better line promised { $points ->
    [one] a point
   *[other] { $points } points
 } more.
analysis-played = { $player } played: { $moves }.
analysis-better = Better: { $moves }.
analysis-shown-before = Shown: the position before the turn.
analysis-shown-played = Shown: the position after what was played.
analysis-shown-better = Shown: the position after the better line.
button-analysis-again = Look again
button-analysis-all = The whole game
button-analysis-turn = Turn of { $player }, step { $entry }
button-analysis-before = Before the turn
button-analysis-played = What was played
button-analysis-better = The better line
trouble-analysis-failed = The look back at table { $table } could not be made this time. Ask once more with `/analysis`.
