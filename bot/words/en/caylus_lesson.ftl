# The lesson of Caylus: for each step why something is done, and the task.

caylus-lesson-place = Most points (★) win Caylus: for buildings, for parts of the castle and for royal favours. In turn order everybody places one worker at a time; a place is for one only and is used later in the round. A worker costs 1$ (a denier), and 1$ more for each player who has passed. That the Forest is beyond the provost now is seen to in step 3.
caylus-task-place = place a worker on space 2, the Forest.
caylus-lesson-pass = You could place more. But the first to pass gets 1$, is first to move the provost and makes workers dearer for the others.
caylus-task-pass = pass.
caylus-lesson-provost = The road is used only up to the barrier, where the provost stands, and it has been left on space 1. In passing order everybody may move it by up to 3 spaces, for 1$ each. A rival's worker on space 8 is out of reach.
caylus-task-provost = move the provost to space 2, so that your worker is used.
caylus-lesson-take = Now the road is used space by space. Production costs nothing and must be taken; the Forest gives food or wood, as you choose.
caylus-task-take = take a wood (W): press the wood on your panel.
caylus-lesson-home = A round later: the special places before the bridge come first. At the gate you decide late, and your worker goes on for free to any place that is open to you. But what would help you is taken, and for the castle you lack the cubes.
caylus-task-home = take your worker home.
caylus-lesson-stay = You have the right circle of the inn. As long as you live there, each of your workers costs only 1$, however many have passed, but you have one fewer to place. With 2$ left you need cheap ones.
caylus-task-stay = stay at the inn.
caylus-lesson-send = A round later you are at the gate again. This time you have a cloth, which the joust field asks for.
caylus-task-send = send your worker to the joust field.
caylus-lesson-joust = At the joust field a royal favour can be bought, for 1$ and a cloth. The king's favours are the engine of the game.
caylus-task-joust = buy the favour.
caylus-lesson-favour = For a favour you choose one of four lines, your marker there goes one column on, and you get what the column shows: points, deniers, resources or cheaper building. The further you are on a line, the more it brings.
caylus-task-favour = use the favour on the deniers.
caylus-lesson-leave = You are still at the inn. Now you have money enough, and a sixth worker is worth more than cheap ones.
caylus-task-leave = leave the inn, so that you have all six workers again.
caylus-lesson-build = Your worker is at the Carpenter, who builds wood tiles. A tile brings points at once and belongs to you: whenever a rival's worker is placed there, you get a point.
caylus-task-build = build the Quarry.
caylus-lesson-trade = At the Marketplace you sell one cube for 4$. The more money you have, the more workers you can place.
caylus-task-trade = sell a cloth (C).
caylus-lesson-transform = The Lawyer turns a neutral building, or one of your own, into a residence for 1$ and a cloth. That brings 2 points, 1$ more in each round, and prestige buildings can be put up there later.
caylus-task-transform = turn the Forest on space 2 into a residence.
caylus-lesson-decline = At the Peddler a cube costs 2$, and the workers of the next round must be paid from what you have. Whatever a building offers on top of production, you may decline.
caylus-task-decline = decline.
caylus-lesson-deliver = In the castle you hand in batches: food and two other kinds, all different. Each is a part of the section, 5 points in the dungeon. Only one part of the dungeon is free.
caylus-task-deliver = hand in FWS, and keep the cloth.
caylus-lesson-prestige = That was the only part of this round, and the player who hands in the most batches gets a favour. It cannot be saved, so use it now.
caylus-task-prestige = use the favour on prestige.
caylus-lesson-score = The dungeon is complete and is scored. You have 3 parts, and 2 or more bring another favour; a player with none loses 2 points. In one scoring each line can be used once, so prestige is open again.
caylus-task-score = use the favour on prestige: the second column brings 2 points.
caylus-tips =
    • Hand in at least one batch early: favours won in the first rounds bring most.
    • Count your deniers for the provost. A worker out of reach has only cost money.
    • Build where others want to go, and soon: each of their workers is a point for you.
