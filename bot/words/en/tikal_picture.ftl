# Words on the picture and on the text board of Tikal.

tikal-picture-phase-place = places a tile
tikal-picture-phase-act = takes actions
tikal-picture-phase-scoring = scoring turn
tikal-picture-phase-bid = bids or passes
tikal-picture-phase-take = takes a tile
tikal-picture-phase-over = the game is over
tikal-picture-bid = { $highest ->
    [0] opens the bidding, or passes
   *[other] has to beat { $highest } ({ $player }), or passes
}
tikal-picture-over = { $winners ->
    [1] has won
   *[other] share the victory
}
tikal-picture-kind = Tile
tikal-picture-tile = { tikal-picture-kind } { $tile }
tikal-picture-worth = forecast { $points }
tikal-picture-gained = last +{ $points }
tikal-picture-costs = Action points
tikal-picture-cost-tile = Tile
tikal-picture-cost-deploy = Deploy, transfer
tikal-picture-cost-move = Move, per stone
tikal-picture-cost-uncover = Uncover
tikal-picture-cost-recover = Recover
tikal-picture-cost-exchange = Exchange
tikal-picture-cost-camp = Camp
tikal-picture-cost-guard = Guard

tikal-picture-motif-m1 = mask
tikal-picture-motif-m2 = sun
tikal-picture-motif-m3 = moon
tikal-picture-motif-m4 = serpent
tikal-picture-motif-m5 = jar
tikal-picture-motif-m6 = bird
tikal-picture-motif-m7 = hand
tikal-picture-motif-m8 = steps

tikal-text-mode-basic = TIKAL, basic game
tikal-text-mode-auction = TIKAL, auction
tikal-text-points = Action points left: { $points }
tikal-text-scoring = Scoring turns to come: { $seats }
tikal-text-passed = Passed: { $seats }
tikal-text-tile = Tile to place: { $tile }
tikal-text-display = Tiles on display:
tikal-text-stack = Stack: { $tiles } × tile, letter { $letter } on top
tikal-text-no-stack = Stack: empty
tikal-text-squares = Temple levels left (value×count):
tikal-text-score = points { $score } · last scoring +{ $gained } · forecast { $worth }
tikal-text-supply = supply { $figures } · camps { $camps } · guards { $guards }
tikal-text-treasures = treasures { $motifs }
tikal-text-bid = bid { $points }
tikal-text-moved = has moved this round
tikal-text-board = BOARD (N2: two stones in the north; 3+L: three workers
    and the leader; * (+2): leads at the temple by two)
tikal-text-unexplored = Unexplored:
tikal-text-camp = camp { $seat }
tikal-text-guard = guard { $seat } { $figure }
tikal-text-terrain-base-camp = base camp
tikal-text-terrain-jungle = jungle
tikal-text-terrain-temple = temple
tikal-text-terrain-treasure = treasure
tikal-text-terrain-volcano = volcano
tikal-text-edge-0 = N
tikal-text-edge-1 = NE
tikal-text-edge-2 = SE
tikal-text-edge-3 = S
tikal-text-edge-4 = SW
tikal-text-edge-5 = NW

## What a space holds, read aloud

tikal-holds-unexplored = unexplored
tikal-holds-base-camp = base camp
tikal-holds-jungle = jungle
tikal-holds-temple = temple { $value }
tikal-holds-treasure = { $treasures ->
    [0] no treasures left
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}
tikal-holds-volcano = volcano
tikal-holds-camp = camp of { $player }
tikal-holds-guard = guarded by { $player }
tikal-holds-figures = { $player }: { $workers ->
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
tikal-holds-holder = { $player } leads
