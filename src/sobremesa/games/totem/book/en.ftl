# How to play Totem, in English; es.ftl beside it has the same keys.

first =
    Touch the other totem before yours is touched. Each turn you roll two dice, __use both or one of them__, and spend the points as steps, divided among your pieces as you like.

    After every single step __your group must hold together__. Where a piece ends its walk, one enemy piece that it touches falls.

section-aim = The aim
section-setup = Before the first turn
section-turn = A turn
section-double = A double, or ten and more
section-strike = Striking
section-end = The end
section-questions = Questions people ask

aim =
    Each player leads a group over a board of hexagons: __a totem__ and the pieces around it. Groups creep, stretch, thin out and are torn apart. Keep yours together, reach the other totem, __and touch it__: a touched totem falls with all its pieces. The last one standing wins.
picture-begin = Two players have set up: a totem each on opposite cells, with six pieces around it. Nineteen more wait in each reserve.

setup = Everybody takes a colour, with its totem and 25 pieces, and rolls a die; the highest begins. In turn each picks one of the twelve highlighted cells for the totem, and six pieces settle on the cells around it. The other nineteen are the reserve.
setup-where = Two players begin opposite each other, three a third of a turn apart, four in a cross. The board lights up only what fits.

turn = Roll both dice. Then choose: __use both, or discard one__ and use the other. All points that you use must be spent, if there is any way to spend them, so a small roll may be better than a large one.
picture-dice = A roll of 3 and 5 may be played as 3, 5 or 8. It is neither a double nor ten, so no new piece may be added.
try-dice = choose how many points to use.
turn-walk =
    __Each point is one step__ of one of your units, totem included, to a free neighbouring cell. Divide the points as you please. Two things to mind:

    - After __every single step__ all of your group must hold together, and the unit that moved must touch another of yours.
    - In one turn no unit returns to a cell where it has already been.
picture-walk = Eight points to spend, and ten first steps to choose from. A piece at the front cannot simply walk ahead, or it would leave the group. So the pieces at the back walk around the others.
try-walk = take a first step, say with a piece at the back. What happens if you lead one away from its group?
turn-stop = You move one unit at a time. __Stop it__ to move another; a unit that has stopped rests until the next roll. When the points are spent, the turn is over and the next player rolls.
picture-stop = After four steps a piece has come from the back of the group to its head. It may go on, or stop and leave the other four points to its friends. It may not go back to where it came from.

double =
    With a __double__, or a sum of __ten or more__, there is another way to use the roll: take a __new piece__ from the reserve and put it on a free cell beside your totem. That takes the whole roll, so there are no steps.

    A 6-6, once played, lets you __roll again__.
picture-add = A double 2: use 2, use 4, or put a new piece on one of the four free cells beside the totem.

strike =
    Nothing happens while a unit walks by. But __where it finishes__, because you stop it or the points run out, it strikes: of the enemy pieces that it touches, __the one farthest from its own totem falls__, for good.

    Each unit that finishes strikes, so a turn with many points can bring down several pieces. In your own turn nothing of yours is in danger.
picture-strike = Red's own totem has walked up to the head of the blue chain. If it stops here, the blue piece beside it falls.
strike-cut = A piece that loses its link to its totem falls as well. That is why thin chains are dangerous: __whoever breaks a link takes all that hangs on it__.
picture-hole = It has fallen, and seven points are left. Through the gap the next red piece can go on to the next blue one.

end = A __touched totem always falls__, whatever else is touched, and everything of its colour leaves the board with it. Whoever has the only totem left has won, at once.
picture-chance = Both groups are nearly gone, and the blue totem stands in the open. With the 5 of this roll the red totem gets beside it, in three steps.
picture-won = Totem beside totem, and the step was Red's. The blue group is gone; the red totem is the last one standing.
end-draw = Two ends have no winner: everybody left is down to a totem and a single piece with an empty reserve, or nothing has been added or has fallen for a very long time. With three or four players places follow the order of falling.

q-pass = May I pass, or leave points unused?
a-pass = Only if you can do nothing at all. Otherwise use one die or both, and spend all points as far as there is a way to do so. Choosing the smaller die is your freedom.
q-danger = Can I lose pieces in my own turn?
a-danger = No. Only whoever finishes a movement strikes, and in your turn that is you.
q-still = A piece of mine already stands beside an enemy. Does it strike?
a-still = Not unless it moves and finishes there. A piece that has not moved, or was just added, does nothing.
q-passing = Does a piece fall when I walk past it?
a-passing = No, only where the movement finishes.
q-spare = May I spare the piece that I touch?
a-spare = No. If a unit of yours finishes beside enemies, one of them falls. You choose only among pieces that are equally far from their totems.
q-farthest = How is farthest counted?
a-farthest = In steps over an empty board, from the piece to its own totem. A table may agree to count along the chain.
q-back = May a piece go in a circle?
a-back = Not to a cell where it has already been this turn. Other pieces may use those cells.
q-alone = What if my totem is alone?
a-alone = Then it cannot move, since it has nobody to stay together with. Wait for a double or ten and add a piece.
q-colours = I touch pieces of two colours. Do both fall?
a-colours = One piece in all, the farthest from its own totem, unless the table has agreed on one of each colour.

rules-terms = Basic terms
rules-setup = Setup
rules-turn = A turn
rules-adding = Adding a piece, rolling again
rules-movement = Movement
rules-elimination = Elimination
rules-end = The end
