# How to play Evidencia, in English; es.ftl beside it has the same keys.

first =
    Each round shows a challenge. __Play one of your two cards__, in secret; both are revealed at once, and whoever meets the challenge better chooses first among the three cards: one for the own zone or for the pyramid.

    After six rounds each player lays six cards in a row. What scores is the __values and symbols of the row__, as the __backs of the pyramid__ ask for them.

section-aim = The aim
section-parts = The cards
section-setup = The table and its setup
section-round = A round
section-challenges = Challenges, ties and the Final Challenge
section-arrange = Arrange Evidence
section-scoring = Scoring and winning
section-agree = What a table may agree on
section-questions = Questions people ask

aim =
    Gnomes, aliens, Illuminati, reptilians: somebody is pulling the strings, and two investigators gather evidence. In __six rounds__ they divide eighteen cards. Six come to your zone, six to the other's, and six go face down into a __pyramid__ that both share.

    At the end each player lays six cards __in a row__, in whatever order is best, and the backs of the pyramid say which symbols score. The row with more points wins.
picture-row = Both rows of a game, and the pyramid that judges them. Below the cards is marked what scores by their order. In the upper row that is a run of values, a series of Gnomes and, twice, the three symbols of the base.
aim-pyramid = Nothing is scored during the rounds. But every card that goes into the pyramid changes what rows will be worth, and both players build it.

parts = There are 18 cards, all different. The front has a __value__ from 1 to 9, up to two __symbols__ and a __challenge__, which matters only when the card comes to the middle of the table. The back shows __one faction__.
picture-cards = Six fronts. Below the photograph are the value and the symbols; the folded corner lets the back be seen. A star marks the special cards, here Abduction and the Eye.
parts-kinds =
    - __One symbol__: nine cards.
    - __Two symbols__: six cards. For each kind of points you choose anew whether both count, in the order you like, or only one of them.
    - __A back that lies__: the back tells which faction is most likely on the front, not for certain. On four cards the front shows another.
    - __Special__: three cards with no symbol and a power. __Abduction__ and __Gnome Revelation__ are swapped for a card of the pyramid at the end; __the All-Seeing Eye__ counts in your row as the symbol of the top.

setup = Shuffle the cards face down and make three piles of six. One is your draw deck and another is the other player's; each takes the __top two cards__ of the own deck as hand. The third pile, in the middle, holds the __challenges__. Its last card is set aside unseen: it will be the __Final Challenge__.
picture-begin = The table at the start, with the first challenge already revealed. Of the other hand, the decks and the Final Challenge only backs can be seen.
setup-places =
    - Your __hand__ is two cards. Your __draw deck__ lies face down.
    - Your __zone__ keeps what you have won. You may look through it at any time.
    - The __pyramid__ has six slots: three in the base, two in the middle and one at the top.

    The backs of hands, zones and pyramid are always seen by both. Fronts are not, but apart from those in hand all these cards have been face up at some time, and the board remembers them for you.

round =
    The top card of the challenges is revealed; what it says decides the round. Both players __play a card__ from hand, face down, and reveal them at the same time. Whoever meets the challenge better wins the round.
picture-hand = The challenge asks for the symbol of the Illuminati. Royal Blood shows it. Weather Balloon has it on its back, but its front shows only Aliens: that back lies, and in a challenge like this it does not count.
try-hand = play the card that meets the challenge.
right-hand = It shows Illuminati. You could lose only to another one that is nearer to the value 5.
round-winner = __The winner chooses first.__ Of the three cards of the round, the two played and the challenge, the winner picks one and takes it __to the own zone__ or sends it, face down, __to the pyramid__.
picture-winner = Royal Blood has won: three cards and two places to go, six possibilities. It was the other player who played Abduction, but now it can be yours.
try-winner = press a card and choose where it goes.
round-loser = __The loser__ takes one of the two that are left. __The last card goes where the winner did not choose__: to the pyramid if the winner took a card, to the winner's zone if the winner sent one to the pyramid. So every round leaves one card in each place.
picture-loser = You have lost this round, and the other player already has Gnome Revelation. The card that you do not take goes to the pyramid, where its back is seen.
try-loser = take one of the two cards.
round-pyramid = The pyramid is always filled in the same order: the base from left to right, then the middle, and the top last. At the end of the round each player draws a card. After the fourth round the decks are empty.
picture-base = The base is complete and says Illuminati, Gnomes, Illuminati. It is the backs that matter: that a Weather Balloon with Aliens lies under the third one changes nothing. The slips remind you which card each of them is.

challenges =
    There are challenges of three kinds:

    - __Of value__: the highest wins, the lowest, the nearest to a number, the highest that is not above the challenge's own value, the highest even or the lowest odd one.
    - __Of symbols__: the card wins that shows a certain one, that shares one with the challenge, that has more or that has fewer.
    - __Of backs__: the card wins whose back tells the truth, whose back lies, or whose back is the same as the challenge's.
challenges-tie = If both cards meet it equally, or neither does, the card wins __whose value is nearer to that of the challenge card__.
picture-tie = Crop Circles asks for Aliens, and neither card shows them. So the value decides: the Eye has a 7, just like the challenge; Garden Gnome has a 3. The Eye wins.
challenges-dead = If both are equally near, nobody chooses. The three cards __are distributed at random__: one to the pyramid and one to each zone.
picture-dead = Neither card shows Reptilians, and both 9 and 3 are three away from 6. Luck will distribute these three cards.
challenges-final =
    In the sixth round each player has a single card left, which is played without a choice. It is revealed together with the __Final Challenge__, and __what that challenge says does not matter__: the value nearest to its own wins. Whoever manages that will score 1 point at the end. The three cards are divided as in every round.
picture-final = Official Speech has the value 8. Restricted Area equals it, so player 2 wins the Final Challenge and chooses first: what goes to the pyramid now will be the top.

arrange = Each player takes the six cards of the own zone into hand. Before they are arranged, two special cards may be used, first Abduction and then Gnome Revelation. __Only whoever has them in hand at this moment can use them__; nobody has to.
arrange-abduction = __Abduction__ is swapped for one of the three cards of the base. There it lies face down and shows its back, Aliens.
picture-abduct = The base is revealed for the occasion. The swap does not only bring another card: it also decides which symbol that slot will ask for.
try-abduct = press the card of the base that you want, or keep Abduction.
arrange-gnome = __Gnome Revelation__ is swapped for any of the six cards of the pyramid. It stays there __face up__, and that slot counts as Gnomes.
picture-gnome = Now it is for player 2 to decide, who has the values 4, 5, 6, 7 and 8. For each card of the pyramid a slip reminds both of its value and symbols.
try-gnome = which card would give this player all values from 4 to 9?
right-gnome = Royal Blood is a 9, and it was in the base. Its slot now asks for Gnomes instead of Illuminati.
arrange-row = Then both __arrange their six cards__ in secret, all of them, from left to right, and present them at the same time.
picture-draft = The six cards of player 1 before they are arranged. Below is what they have so far: two triples, but no run, and a pale series, since two cards do not score. The order in the first picture gives all three.

scoring =
    The two rows are compared, and there are six ways to score. Of the rows count the __values and symbols of the fronts__; of the pyramid, the __backs__.
scoring-order =
    For three of them the order matters:

    - __Run.__ Neighbouring cards whose values go up or down one by one; repeated ones are skipped. With three or more, __1 point__; __1 more__ if it is longer than the other player's.
    - __Series.__ Neighbouring cards that show the same symbol. With three or more, __1 point__; __1 more__ if it is longer than the other player's.
    - __Triple.__ The three symbols of the base, next to each other and in that order, from left to right. __2 points__, and __1 more__ to whoever has it more often. A card with two symbols may give two of the triple.
picture-marks = A run of four: 9, 8, 7, 6. A series of three Gnomes at the beginning. The base asks for Gnomes, Aliens, Illuminati: that can be read on the first three cards, and once more with the Gnomes of Bankers of Zurich and both symbols of Restricted Area.
scoring-count =
    For two more it only matters how many cards show a symbol:

    - __Pairs.__ A pair is one symbol of each slot of the middle, wherever they are in the row. __2 points__ to whoever has more, and __1 more__ for at least two more.
    - __Majority.__ __2 points__ to whoever has more cards with the symbol of the top, and __1 more__ for at least two more.
picture-levels = The middle asks for Reptilians and Gnomes. Player 1 has one pair, thanks to the Eye; player 2 has no Gnomes and so no pair. The top shows Reptilians: three cards against one, a difference of two.
scoring-eye = The sixth is the __Final Challenge__: __1 point__ to its winner. And remember __the Eye__: in your row it counts as the symbol that the top shows, for everything, unless it came to you by a swap.
picture-score = The same game: seven to six. Runs and series are equally long, so nobody gets the extra point for them; the two triples decide.
scoring-ties = More points win. If they are equal, the winner of the Final Challenge wins; if nobody won it, whoever presents the Eye; and if the Eye is in the pyramid, both share the victory.

agree =
    - __Memory aid.__ The board shows everything that has been seen. Without it one has to remember, and whoever has Abduction first decides whether to reveal the base; having revealed it, one must swap.
    - __Backs of the piles.__ That of the top card of each pile is seen, or all of them.
    - __Runs.__ Any value that is already in the run is skipped, or only one that repeats the last.
    - __The Eye received by a swap.__ It has no symbol, or it counts as usual.

q-number = There is a tie, and the challenge speaks of a number. Which one has to be near?
a-number = The value printed on the challenge card, never the number in its text. Weather Balloon asks for the value nearest to 5, but its own value is 4, and it is the 4 that breaks the tie.
q-special-challenge = What if a special card is played, or comes up as a challenge?
a-special-challenge = It is a card like the others, with a value, a back and a challenge. As it shows no symbol, its back counts as one that lies. Its power is only for the end.
q-last-card = I have lost the round. May I send a card to the pyramid?
a-last-card = No. You take one of the two that are left, and the other goes by itself where the winner did not choose. But by taking one you decide which is the other.
q-slot = May I choose the slot in the pyramid?
a-slot = No, it is always the first free one. That is why the Final Challenge decides the top.
q-look = May I look at the cards of the pyramid or of the other zone?
a-look = At a real table, no; but all of them came there face up, and a good memory knows them. The memory aid, which is usually on, shows them to both.
q-change = I have chosen the wrong card. May I change it?
a-change = What you choose in secret, the card you play and the order of the row, may be changed as long as the other player has not decided. What is chosen in the open may not.
q-buried-special = What about a special card that lies face down in the pyramid?
a-buried-special = It has no power: nobody uses it, and it shows its back like any other.
q-swapped = I get a special card by a swap. Does its power count?
a-swapped = No. The Eye received that way has no symbol, although its 7 counts in a run and it still breaks a tie at the end.
q-run-values = What is a run, exactly?
a-run-values = Up or down, but always in one direction. 3, 4, 3, 5 is a run of three, because the second 3 is skipped. 9 and 1 are not neighbours. Special cards count with their value.
q-overlap = Can a card be in two triples?
a-overlap = Yes, if it has two symbols: one ends the first triple, the other begins the second. No printed symbol is used twice.
q-backwards = Does a triple count backwards, or with another card in between?
a-backwards = No. It is read from left to right, and a card without a symbol interrupts it. Of a card with two symbols, however, you may overlook one.
q-equal = What if we have the same?
a-equal = The extra point for the longer one, or for having it more often, goes to nobody; nor do the points for pairs and majority. One against none is already more.
q-same-middle = What is a pair if the middle shows the same faction twice?
a-same-middle = Two cards with that symbol. If it shows two factions, it takes one of each; a card with both symbols gives both.

rules-cards = The cards
rules-setup = Setup
rules-seeing = Seeing cards
rules-phases = The phases and the pyramid
rules-round = A round
rules-final = The Final Challenge
rules-arrange = Arrange Evidence
rules-scoring = Scoring and the end
