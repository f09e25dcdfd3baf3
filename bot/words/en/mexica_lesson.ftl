# The lesson of Mexica: for each step why something is done, and the task.

mexica-lesson-start = Most points win Mexica: for founding districts between canals, and for the most buildings in each when a half of the game ends. Each figure begins on a start square round the emblem, the sun; at the end of a half a figure there brings 5 points.
mexica-task-start = put your figure on H6.
mexica-lesson-double = You have 6 action points. Canals divide the land into districts, and the lake is a border, too: at its edge little is needed for a small district. The number on the land counts its squares. A double tile costs 1 point like a single one, and your figure need not be near.
mexica-task-double = place a double canal on B11-B12.
mexica-lesson-single = One more square, and A11, A12 and A13 are cut off from the rest: a district. The dark tiles with large numbers are calpulli. A district can be founded only if it has exactly as many squares as one of them says.
mexica-task-single = place a single canal on B13.
mexica-lesson-bridge = Now the district has exactly 3 squares, but nobody gets there on foot. A bridge costs 1 action point. It leads over a canal from one bank to the other, but does not join the districts.
mexica-task-bridge = build a bridge on B12, from left to right.
mexica-lesson-take = Your figure is too far away to get there now. Action points that are left are lost, but for one you may take an action token, two in a turn, and get the point back in a later turn.
mexica-task-take = take an action token.
mexica-lesson-end = You could go on in the same way. A turn ends only when you say so, and until then you may, at a table, take everything back.
mexica-task-end = end your turn.
mexica-lesson-move = Two rounds later your figure is at C12, before the bridge. A step on foot costs 1 action point, over a bridge as well; from bridge to bridge by water it costs 1 for each bridge, however far.
mexica-task-move = move to A12, over the bridge.
mexica-lesson-found = Your figure stands in a district of 3, and a calpulli of 3 is open. To found the district costs nothing and brings 2 points at once; rivals who are in it get 1. Nobody can dig there any more.
mexica-task-found = found the district with the calpulli on A11.
mexica-lesson-build = Buildings cost what they are worth, 1 to 4, and may stand anywhere in the district of your figure. At the end of each half the highest total in a district gets its size in points, the second one half of it, the third one a quarter.
mexica-task-build = build a building of value 3 on A13.
mexica-lesson-use = One action point is left, and you have the token that you took. It brings you back a point whenever you like, at no cost.
mexica-task-use = use your action token.
mexica-lesson-shift = Much later all eleven bridges have been built. Now a bridge without a figure may be moved for 1 action point, no matter who built it. Your building counts without you, and a rival at D12 is on the way to it.
mexica-task-shift = move the bridge from B12 to H11, from left to right, so that nobody walks into your district.
mexica-lesson-refuse = A rival proposes that the calpulli of 4 leaves the game. A single refusal keeps it, and 4 squares are quickly enclosed: you may still found that district.
mexica-task-refuse = refuse.
mexica-lesson-agree = Now it is the calpulli of 13. Nobody will enclose that many squares any more, and while it is open the first half cannot end.
mexica-task-agree = agree.
mexica-lesson-jump = The first half is nearly over: your rival has built everything, and the only calpulli left is that of 12. For 5 action points your figure jumps anywhere. On a start square it will bring as many.
mexica-task-jump = jump to H6.
mexica-lesson-propose = A half ends when no calpulli is open and somebody has built everything. Nobody will enclose 12 squares, either, and in your turn you may propose yourself that a calpulli leaves the game.
mexica-task-propose = propose to remove the calpulli of 12.
mexica-lesson-score = Your rival has agreed, so the half ends with this round, and you are the last in it. Your district has the only buildings in it and brings you 3, the start square 5. With the 2 of founding you will have 10.
mexica-task-score = end your turn.
mexica-tips =
    • Small districts are founded quickly, but large ones bring more at both scorings: be second there at least.
    • Founded districts of the first half score again at the end of the game, so what you build early counts twice. Land that nobody has founded counts then, too: your rival's +178 is for all of it, and each canal makes it smaller.
    • Use the last action points of a turn for tokens, and keep one or two tokens for a turn that needs 8.
