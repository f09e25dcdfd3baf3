# The lesson of Tikal: for each step why something is done, and the task.

tikal-lesson-place = Most points win Tikal: whenever a volcano comes, each temple scores for who is strongest there, and treasures score, too. A turn begins with a tile, which makes the map larger. Figures cross a border only where stones are printed on it.
tikal-task-place = place the tile on c4, not turned (0°): one stone then lies on the border to b4, so a figure crosses it for 1 point.
tikal-lesson-deploy = Now you have 10 action points. Your figures, workers and one leader, enter the board at your base camp, the tent on a5, for 1 point each. Where strength is compared, the leader counts as three workers.
tikal-task-deploy = bring 2 workers and the leader (2+L) to a5.
tikal-lesson-move = Walking costs each figure as many action points as there are stones on the border it crosses: between a5 and b5 there are 2.
tikal-task-move = move 2 workers from a5 to the temple at b5.
tikal-lesson-uncover = A temple is worth the number on top. A further level costs 2 action points, and one of your figures must be there to dig.
tikal-task-uncover = uncover a level of the temple at b5.
tikal-lesson-end = One action point is left, and none is saved for later. A turn ends only when you say so, and until then you can, at a table, take back what has shown nothing new.
tikal-task-end = end your turn.
tikal-lesson-recover = A few turns later there is a treasure space at c5, the round one with gold discs, and a worker of yours stands on it. It can take one of them, for 3 points. In each scoring a single treasure brings 1, a pair 3, three alike 6.
tikal-task-recover = recover a treasure at c5.
tikal-lesson-camp = The base camp is far from the later temples. Twice in a game you may build a camp on a jungle space, for 5 action points; from then on figures can arrive there, too.
tikal-task-camp = build a camp at c4.
tikal-lesson-transfer = From one of your camps to another a figure is transferred for 1 action point, however far they lie apart.
tikal-task-transfer = transfer the leader from a5 to c4.
tikal-lesson-exchange = You have a treasure m3 and a treasure m5, and your rival has another m5. For 3 action points you may exchange a single treasure for a single one, and nobody can refuse.
tikal-task-exchange = give m3 to your rival and take m5. Your pair is then worth 3 instead of 1 + 1.
tikal-lesson-guard = The strongest at a temple score it. A guard, for 5 points, makes it yours for good: nobody else scores it, and nobody digs there any more. Your other figures there leave the game, so guard where you have few.
tikal-task-guard = make your worker at b5 the guard of this temple of value 4.
tikal-lesson-majority = Your rival has ended a turn, and the next tile is a volcano: now each in turn has 10 points for actions and is then scored. At a4 two of your workers meet two of your rival's, and with a tie nobody scores this temple of 3.
tikal-task-majority = move 1 worker from a5 to a4.
tikal-lesson-score = You score what is yours now: a4 brings 3, the guarded b5 brings 4, and your pair of treasures 3, together 10. Then your rival has a scoring turn.
tikal-task-score = end your scoring turn.
tikal-lesson-volcano = Everybody has scored. The volcano is placed like any other tile, and nobody ever enters it: it is a good wall in the way of somebody else.
tikal-task-volcano = place the volcano on d4.
tikal-lesson-bid = A table may auction its turns: everybody begins with 20 points and bids some of them for the right to move next. The winner chooses first among the tiles on display, here a temple and a jungle.
tikal-task-bid = bid 2 points.
tikal-lesson-take = Your rival has passed, so you have paid 2 points and the turn is yours. The temple can bring points in each scoring; what you leave is for your rival, who is the last to move in this round and pays nothing.
tikal-task-take = take the temple A2.
tikal-lesson-pass = Your rival bids 7, but both tiles are temples of 2. Choosing first is not worth that many points, and the last turn of the round is free.
tikal-task-pass = pass.
tikal-tips =
    • Bring figures early: each of them works for you in all the scoring rounds that come.
    • Nobody knows when a volcano comes, so keep a majority of one at many temples instead of many figures at one.
    • A high temple deserves a guard before a rival overtakes you there.
