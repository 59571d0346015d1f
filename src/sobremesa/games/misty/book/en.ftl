# How to play Misty, in English; es.ftl beside it has the same keys.

first =
    Everybody builds a window out of drawings. __Now choose one card of your hand__, in secret; then all are turned face up, you lay yours in your window, and the rest of the hand goes to your neighbour.

    Flowers are worth the most (2 points), smiles like to lie side by side, and each arrow card will move one space at the end, so leave it somewhere to go.

section-aim = The aim
section-parts = The cards
section-turn = Building the window
section-activation = The window wakes up
section-scoring = Scoring and winning
section-introductory = A first game in small
section-questions = Questions people ask

aim =
    It rains, the window is fogged up, and you draw on it with a finger. Over a round each player lays out __twelve cards as a window__, three by four or four by three. Then the drawings come alive: cards with an arrow move one space, monsters eat flowers, and __whatever is left scores__.

    You build, in other words, with what will happen in mind: the best window is the one that is still good after it has moved.
picture-window = A complete window. Five of its cards have an arrow, and all five will move: the rocket at the top right will fly out of the window.
aim-match = The best window wins the round. Whoever wins __two rounds__ first wins the game, so a game takes two or three rounds with two players, and about twenty minutes.

parts = There is nothing but 54 cards. Each has a drawing with its sign below it, and always lies upright, so that an arrow points the same way for everybody.
parts-cards =
    - __Flowers__ are worth 2 points each. Monsters like them, too.
    - __Smiles__ are worth 1 point, and every two that lie side by side in a row give 1 more.
    - __Arrow cards__ point up, down, left or right. Each must move one space when the window wakes up; if it survives that, it is worth 1 point.
    - __Monsters__ eat a flower of your own window, unless something covers them. They are worth 1 point all the same.
    - __Plain cards__, such as hearts, stars and houses, do nothing and are worth 1 point.

    Which drawing a card has makes no difference, only its sign counts.

turn = Deal six cards to everybody, face down. All players then play at the same time, turn by turn, and each turn has three steps: __choose, place, pass__.
turn-choose = __Choose.__ Pick a card of your hand and put it aside, face down. When everybody has one, all are turned up together. You can change your mind as long as somebody is still thinking.
picture-hand = Your first six cards. What you leave in the hand goes to your neighbour, so sometimes you take a card just to keep it from somebody else.
try-hand = choose a card, any of them.
turn-place =
    __Place.__ Lay your card in your own window. The first goes anywhere; every later one must __touch a card of yours__, by a side or by a corner. Nothing is moved afterwards.

    All in all the window must fit into __three by four or four by three__. Which of the two, you never announce: it comes out of what you lay. Gaps are fine until the end, and you may grow to the left and upwards as well.
picture-where = Seven cards in three columns and three rows. The window may still grow by one column, or by one row, but not by both. That is why the outer corners, where a card would need a new column and a new row, are out of reach.
try-where = where may the rocket go? Also try a corner outside the window.
turn-pass = __Pass.__ Give what is left of your hand to the neighbour on your left, and take what comes from the right. With two players you simply swap. When the last card of the hand has been placed, this deal is over.
picture-passed = The second turn: these five are what the other player left you. From now on you also know what you have given away.
turn-second = Then six new cards are dealt to everybody, and it all happens once more, __but this time hands go to the right__. After twelve turns all windows are full.

activation =
    Now every window wakes up, each for itself. You __move your arrow cards one at a time, in any order you like__; each moves exactly one space the way its arrow points. All of them must move, also those that do damage.
activation-where =
    Where it arrives, one of three things happens:

    - __The space is empty__: the card lies there alone, safe and sound.
    - __There is a card__: yours lies down on top, and covers it. A covered card can do nothing more: a covered arrow does not move, a covered monster does not eat.
    - __There is no space, because the window ends there__: the card leaves and is gone for this round.
picture-order = The two trucks in the middle row both point to the right, and the right one points at the monster. If the left truck went first, it would cover the other, and both would be lost. In the right order the first one makes room for the second and muzzles the monster besides.
try-order = which of the two trucks should move first, so that the left one survives?
right-order = It runs over the monster and leaves its own space free for the other truck.
picture-covered = After both trucks have moved: the right one lies on the monster, which will not eat any more, and the left one lies safely where the other used to be. Three arrow cards are still to go.
activation-monsters =
    When no arrow card is left to move, __each uncovered monster eats one flower__ of your window, wherever that is, and takes its place. It must eat if it can; which flower, you decide. If no flower is left uncovered, it stays where it is.
picture-eat = All arrows of this window have moved, and the monster lies open. There are two flowers, and one of them it will eat.
try-eat = which flower may the monster have?

scoring =
    First __clear away every space with two or more cards__, all of them, also the top one. Then count what is left:

    - each flower __2__,
    - each smile __1__, and __1 more__ for every two side by side in a row,
    - every other card __1__: arrows, monsters, plain cards.

    Empty spaces and cards that left give nothing. Ten points are an ordinary score.
picture-score = The same window at the end: three flowers make 6, the two smiles 3, the truck that survived 1. The two stacks were cleared. Ten against nine, and the round is won.
scoring-match = The highest score wins the round; if several have it, all of them win it. Points do not carry over. If nobody has won two rounds yet, shuffle all the cards and play another. Those who win their second round together win together.

introductory =
    For a first acquaintance there is the introductory variant: windows of __three by three__, and three deals of __three cards__, passed left, right and left again. All else stays as it is. The lesson plays such a round.

q-must-move = Do I have to move an arrow card that ruins my window?
a-must-move = Yes. Every arrow card that is not covered must move, also one that covers your flower. All you decide is the order.
q-freed = If the card on top moves on, does the one below come free?
a-freed = That cannot happen: the card on top has already moved to get there, and no card moves twice.
q-covered-flower = Can a monster eat a flower that lies under another card?
a-covered-flower = No, only an uncovered one. But a covered flower is cleared away with its stack and scores nothing either.
q-top-card = Does at least the top card of a stack count?
a-top-card = No. A space with several cards is cleared as a whole.
q-three-smiles = What are three smiles in a row worth?
a-three-smiles = Five: three for the smiles, and two for the two neighbouring pairs. One above the other, at a corner or with a gap between them they are no pair. (A table may agree that a smile counts for one pair only; then three in a row are worth four.)
q-shape = When do I say whether my window will be wide or tall?
a-shape = Never. Four cards across make it four by three, four down make it three by four. Until then both are open, and you may leave gaps.
q-change = I clicked on the wrong card. Can I still change it?
a-change = Yes, as long as somebody has not decided yet, both the card you choose and the place where you lay it. Nobody notices.
q-monster-home = Where does a monster end up that has eaten?
a-monster-home = In the space of the flower, alone. It is worth 1 point there, and the space it came from is empty.
q-ties = What if we have the same score?
a-ties = Then all of you win the round. If that is the second round for several, they share the game, unless the table has agreed that the points of all rounds decide.

rules-cards = Cards
rules-setup = Setup
rules-round = The course of a round
rules-window = Building the window
rules-activation = Activation
rules-scoring = Scoring and the end
rules-introductory = The introductory variant
