# Words on the picture and on the text board of Java.

java-picture-duty-open = must still place land
java-picture-duty-met = has placed land
java-picture-duty-waived = has no place for land
java-picture-duty-none = has the last turn
java-picture-festival = festival at { $palace } for { $score }: plays cards or passes
java-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
java-picture-worth = forecast
java-picture-source-irrigation = irrigation
java-picture-source-palaces = palaces
java-picture-source-festivals = festivals
java-picture-source-final = final scoring
java-picture-costs = Costs
java-picture-cities = Cities
java-picture-held = festival held
java-picture-no-cities = no palace yet
java-picture-open = open card
java-picture-discards = discarded { $cards }
java-picture-no-hand = Only players have a hand.
java-picture-hand-empty = No cards in hand.
java-picture-alone = alone +{ $score }
java-picture-shared = shared +{ $score }
java-picture-prospects = Festivals you can give; your cards count { $total }
java-picture-no-prospects = No city where you stand has a palace with its white number.
java-picture-sure = yours
java-picture-open-to = contested
java-picture-running = Festival at { $palace }

java-text-title = JAVA, map of { $map } spaces
java-text-token-first = An action token comes before all other actions.
java-text-two-below = Larger tiles rest on at least two others.
java-text-turn = Turn { $turn } of { $seat }
java-text-over = The game is over, after turn { $turn }.
java-text-phase-turn = plays
java-text-phase-festival = plays cards in the festival, or passes
java-text-points = Action points left: { $points } · cards to take: { $cards }
java-text-duty-open = Land must still be placed.
java-text-duty-met = Land has been placed.
java-text-duty-waived = Land cannot be placed.
java-text-duty-none = No land need be placed.
java-text-not-acted = Nothing has been done yet in this turn.
java-text-waived = Turns in a row without a place for land: { $turns }
java-text-token-used = An action token was used in this turn.
java-text-changed = Palaces changed in this turn: { $palaces }
java-text-ending = The last turns have begun.
java-text-stock = Stock: three-space tiles { $three } · irrigation tiles { $water }
java-text-palaces = Palaces (value×count): { $palaces }
java-text-cards = Open card: { $card } · draw pile: { $pile }
java-text-discards = Discarded:
java-text-score = points { $score } · final scoring now { $worth }
java-text-score-final = points { $score }
java-text-sources = irrigation { $irrigation } · palaces { $palaces } · festivals { $festivals } · end { $final }
java-text-supply = developers { $developers } · tokens { $tokens } · cards { $cards }
java-text-own-tiles = two-space { $two } · rice { $rice } · village { $village }
java-text-known = known cards:
java-text-finished = has had the final scoring
java-text-map = MAP (r2: rice, level 2; v village; p palace; ~~ water;
    ^^ highland; .. bare; __ lowland; numbers stand above)
java-text-tiles = TILES (number=spaces in sight, /3: of so many in all)
java-text-villages = VILLAGES AND CITIES (levels of developers; *: highest)
java-text-city = { $palace } palace { $value } { $side }
java-text-side-white = white
java-text-side-red = red
java-text-most = up to { $value }
java-text-waters = WATER
java-text-water-score = { $score } points
java-text-gaps = open: { $gaps }
java-text-enclosed = enclosed
java-text-festival = FESTIVAL at { $palace }, value { $value }, given by { $seat }
java-text-festival-seats = Taking part: { $seats }
java-text-festival-active = Still in: { $seats }
java-text-festival-laid = { $seat } worth { $total }, played:
java-text-hand = HAND (card=worth):
java-text-prospect = { $palace } palace { $value }: +{ $score }
java-text-prospect-total = your cards { $total }
java-text-sure = yours alone

## The hand, in sentences

java-hand-none = You have no festival cards.
java-hand-cards = Your festival cards; the open card is { $wanted }, and only its symbols count in a festival:
java-hand-card =
    { $count ->
        [1] • { $card }
       *[other] • { $count } × { $card }
    }{ $worth ->
        [0] : worth nothing now
        [one] : { $worth } symbol
       *[other] : { $worth } symbols
    }{ $count ->
        [1] {""}
       *[other] {" "}each
    }
java-hand-supply =
    Action tokens: { $tokens }, each gives an action point, one in a turn. { $developers ->
        [0] All your developers are on the board.
        [one] { $developers } developer can still come in.
       *[other] { $developers } developers can still come in.
    }
java-hand-tiles = Land tiles of your own: of two spaces { $two }, single rice { $rice }, single village { $village }.
java-hand-festival-sure = Festival on { $space } (palace { $value }): your cards make { $total }, which nobody there can reach: { java-part-score }.
java-hand-festival = Festival on { $space } (palace { $value }): your cards make { $total }. Alone you get { java-part-score }, shared { $shared }. { $others }.
java-hand-rival = { $player } can make { $most } at most

## What a space holds, read aloud

java-holds-land = bare
java-holds-highland = highland, bare
java-holds-lowland = lowland, bare
java-holds-lake = water
java-holds-water = water
java-holds-rice = rice, level { $level }
java-holds-village = village, level { $level }
java-holds-palace = palace { $value } on level { $level }
java-holds-side-white = no festival yet
java-holds-side-red = festival held
java-holds-city = in the city of palace { $value } on { $space }
java-holds-developer = developer of { $player }
