# The lesson of Java: for each step why something is done, and the task.

java-lesson-place = Most points win Java: for palaces in cities that you lead, for festivals there, and for water that land encloses. You have 6 action points; in each turn at least one land tile must be placed, for 1. A large one is a village and two rice fields.
java-task-place = place a tile of three spaces with its village on N12, in direction b: the rice is then on M13 and M12.
java-lesson-enter = Developers are your figures, and come in from the border. Over the lowland in the south one comes in for 1 action point, over the highland for 2. Each change between rice and village along the path costs 1 more, and steps within one terrain are free.
java-task-enter = bring a developer to N12.
java-lesson-take = Festivals in cities are won by cards. They cost 1 action point each, at most two in a turn. The open card is special: its symbols, of mask, drum and puppet, are what counts in festivals. When you take it, another one is turned up.
java-task-take = take the open card.
java-lesson-end = You still have 3 action points. There is much to spend them on, but the duty to place land is met, so you may end your turn; what is left is lost.
java-task-end = end your turn.
java-lesson-move = Some turns later a village of four spaces has grown at J8, and a developer of yours and one of your rival's stand in it. The highest one leads there, and on the same level the next ones decide. A second one of yours waits on the rice of K8.
java-task-move = move the developer from K8 to K9, for 1 action point.
java-lesson-build = With two against one you lead the village alone, so you may build a palace in it, of a value up to its number of spaces. It scores half its value at once, and the village is a city then.
java-task-build = build a palace of 4 on I9.
java-lesson-pass = Your rival gives a festival in your city: most symbols of the open card win it. D D, two drums, make 2. With MD and DP you could only draw level, for 1 point each, and both cards would be gone.
java-task-pass = pass.
java-lesson-irrigate = Land lies round the lake at I10 but for a hole at I11. Water that is enclosed brings 3 points for each of its spaces to the player who alone ranks highest on its shore. That is you, by the developer on J11, on the second level.
java-task-irrigate = irrigate I11. Lake and irrigation together are two spaces, so you get 6 points.
java-lesson-leave = Your first developer stands far from everything at N12. For what it costs to come in, a developer leaves, and may come in again where it is of use.
java-task-leave = take your developer out of N12.
java-lesson-token = In your next turn the village has grown to six spaces, but your action points are spent. You have 3 action tokens for the whole game, one for each turn at most, and each gives 1 point.
java-task-token = use an action token.
java-lesson-enlarge = A palace is enlarged as it is built: by the player who alone leads the city, for 1 point, up to the number of spaces. You score half of the new value, and its number is white again, so that a new festival can be given.
java-task-enlarge = enlarge the palace on I9 to 6.
java-lesson-festival = Giving a festival costs nothing and ends the turn. The open card shows MD: a card of yours is worth a symbol for each of M and D that it shows. The best total gets half of the palace, 3 points. Begin low, and look what your rival has.
java-task-festival = give a festival on I9 and begin with MP, which is worth 1.
java-lesson-play = Your rival has played a D and has drawn level. You go on in turns until all but one have passed.
java-task-play = play MD, worth 2: that makes 3 together.
java-lesson-score = Many turns later the last tile of three spaces is placed, so your final scoring comes with the end of this turn: a city where you rank highest brings all of its palace, as second half of it. Yours adds 6 to 6 for water, 5 for palaces and 3 for the festival.
java-task-score = end your turn.
java-tips =
    • Height decides: a developer one level up beats any number below.
    • Do not prepare what the next player can finish: a hole in the water, or a village that only lacks a space.
    • Cities pay most of all at the end, and to several players one after the other. Stand in many of them in time.
