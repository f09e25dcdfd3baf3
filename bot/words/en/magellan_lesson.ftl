# The lesson of Magellan: for each step why something is done, and the task.

magellan-lesson-bid = Most points win Magellan: for the fields that your ships reach, and for the crowns on gold cards that you keep. Six explorers sail, and each card of theirs is auctioned. You bid with gold cards from 1 to 9, any sum that they make up. Marco Polo is up, whose fields bring many cards.
magellan-task-bid = open with a bid of 4.
magellan-lesson-raise = The rival after you bids 5. You may take your cards back and bid with quite different ones, as long as their sum is higher.
magellan-task-raise = bid 6 with the cards 2 and 4.
magellan-lesson-pay = All others have passed, so the card is yours for 6. You may pay with other cards than those you bid with. Cards that are left at the end score their crowns, and low cards have more of them: 2 and 4 have five crowns together, the 6 has only two.
magellan-task-pay = pay with the 6 and keep 2 and 4.
magellan-lesson-pass = Your ship lies on the first field of Marco Polo. Now Cook is up, with many crowns, but the winner of this card plays with an open hand for the rest of the phase. To pass is final for this card and costs nothing.
magellan-task-pass = pass.
magellan-lesson-no = A card of Columbus won in the first phase brings a veto, and you have one: it sends a card back before it is auctioned. Everybody with a veto is asked first. Da Gama does you no harm.
magellan-task-no = let da Gama be auctioned: answer no.
magellan-lesson-veto = Nobody wanted da Gama, so this card has left the game. Now it is Pizarro. A vetoed card goes to the bottom of the stack and comes last, when your rivals may not have as much gold.
magellan-task-veto = use your veto.
magellan-lesson-tuck = You have won a card of Magellan and paid 8. Magellan's ships score by piles: under each one you tuck a gold card from your hand with every card you win. In the end its crowns count once on field 1, twice on field 2, three times on field 3.
magellan-task-tuck = tuck the 2, which has three crowns.
magellan-lesson-swap = The first phase is over. Everybody has drawn 2 cards, and one more for each sack on the fields that ships have reached. Your ship with Marco Polo lets you swap up to 3 cards with the supply, too.
magellan-task-swap = swap 7 and 9, which have one crown each.
magellan-lesson-ship = In the second phase a card takes one of your ships from field 1 to field 2. You have won Magellan with two ships there: one lies on a 9 with 1 crown, the other one on a 2 with 3 crowns.
magellan-task-ship = advance ship 2, whose pile is worth more.
magellan-lesson-last = The third phase, and the last card of all: on field 3 Cook is worth 20 crowns. Your ship is on field 2, and so is that of a rival, who has a single card left. Whatever stays in your hand scores its crowns.
magellan-task-last = bid 6.
magellan-lesson-score = Nobody can bid more. When you have paid, everything is counted: Cook 20; the pile 2 and 3 under Magellan on field 2, 6 crowns twice, 12; and in your hand the 1 with three crowns and the 4 with two, 5. Together 37.
magellan-task-score = pay with the card of your bid.
magellan-lesson-left = Each half of the board has a side B, which a table may choose. There da Gama's fields are divided: on the left you draw cards at once, on the right a ship that ends the game there has crowns. You choose anew on each field, and cards that come early are of use for long.
magellan-task-left = choose the left half, and draw a card.
magellan-lesson-right = The last card of the game takes your ship to field 3. On the left there are 3 cards, about 6 crowns in your hand, on the right 8. Elsewhere on side B, Marco Polo has crowns and no swap, a card of the payment goes under Magellan, and Cook costs a card from the hand.
magellan-task-right = choose the right half.
magellan-lesson-draw = Your ship on Pizarro's field 3 is scored last of all: on side B you draw gold cards one after the other and score their crowns, but nothing if they come to more than 20 gold. Up to 11 gold no card can be too much.
magellan-task-draw = draw a card.
magellan-lesson-stop = Three cards make 16 gold and 5 crowns. Only a card of 1 to 4 would still fit, and a higher one would cost you all five.
magellan-task-stop = stop, and score the 5 crowns.
magellan-tips =
    • Low cards are worth most at the end: pay with the high ones, as exactly as you can.
    • Get ships into several rows in the first phase: without one you cannot bid there later.
    • Look at the sacks. Those who draw many cards early win the dear auctions at the end.
