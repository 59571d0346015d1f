# How to play Rolling Pyramids, in English; es.ftl beside it has the same keys.

first =
    All dice lie in the middle. __Take one and write its number on your board__ at once; then it is the next player's turn, until everybody has four.

    A d4 fits triangles, a d8 fits rhombi, and a circle takes either. A number in a hero slot brings heroes this very round. Armies grow over several rounds, and footmen march in every one. What you have finished, you then send to the map.

section-aim = The aim
section-parts = What lies on the table
section-draft = Rolling and drafting
section-write = What the numbers are for
section-develop = Development
section-deploy = Deployment
section-battles = Battles
section-close = Points and clean-up
section-end = The end
section-alone = Alone: the Hyskosian Revolution
section-questions = Questions people ask

aim =
    In an Egypt of machines, up to four peoples fight for the land around the Sacred Pyramid. Each of __ten rounds__ begins with dice: you draft them one by one and write their numbers on your board, where they become heroes, armies, bombs and footmen. Then all send their units to the map, __in secret and at the same time__.

    The spaces with white pyramids that you hold give you points at the end of every round. Most points win.
picture-map = After five rounds Red holds the Sacred Pyramid, space 1, with four units. Blue has come from the east. Units are written beside the letter of their owner; heroes have a star.

parts-dice = Everybody has a colour and __four dice__ of it: two with four sides, __d4__, and two with eight, __d8__. Their shapes return on the board: a __triangle__ takes a d4, a __rhombus__ a d8, and a __circle__ either of them.
parts-map =
    The map has four start areas, and spaces with a number:

    - A __white pyramid__ gives points. The upper number counts at the end of every round, the lower one, behind the slash, only in the last.
    - A __black pyramid__ is a factory. It gives no points; but whoever holds it may change numbers by 2 when writing in the part of the board whose sign it bears.
    - Your __start area__ is always yours. Nobody can attack it, and no units stand there.

    There are three maps: in one the factories surround the Sacred Pyramid, in another they lie on the rim, and the third is four equal quarters.
parts-sheet = All boards are alike but for the ability of the heroes. What is written in the two upper rows, heroes and development, stays there for the whole game. The three armies below are erased once they have been sent. The crosses of the footmen stay, too.
picture-sheet = Red's board in the fifth round. The squares on the right say how many units each row sends: the rising army 5, the twin army 8, the bomb 10, the footmen 3 and 2.
parts-factions =
    Your faction decides what your heroes can do:

    - __Anubians__: attacking a defended space, each counts 2, and falls for 2 points.
    - __Bastet__: each takes 2 points to destroy, wherever it fights.
    - __Ra'shar__: heroes fly to any space.
    - __Sobeccians__: every hero slot brings one hero more than its number.
setup = Everybody gets a different faction; two players play Anubians and Bastet, unless they agree otherwise. Chance names the first player. Then, __beginning with the last__, each picks a start area. Those that nobody picks are out of play.
picture-start = Blue has pitched its tent at S2. Three start areas are left for Red, next to Blue or far away.
try-start = choose a start area. May it be Blue's?

draft =
    All dice are rolled together, two d4 and two d8 of each player. Then they are taken __one at a time, there and back__: from the first player to the last, from the last to the first, and the same again. So everybody ends with four.

    You may take any die, of any colour. __Its number is written at once__, before the next player takes one.
picture-dice = Eight dice for two players. Red takes one, then Blue two, Red two, Blue two, and Red gets what is left.
try-dice = take a die. Those of your own colour can do more, as you will see.
draft-change =
    A number may be changed before you write it:

    - by __1__, up or down, if the die has __your own colour__;
    - by __2__, up or down, if you hold the __factory__ of the part in which you write it.

    Both may come together. The changed number has to fit its place: 1 to 4 in a triangle, 1 to 8 in a rhombus or a circle. The die keeps its kind, so a d4 never goes into a rhombus.
picture-factory = Red has taken a blue 2, which is not Red's colour. But Red holds space 4, the hero factory: in a hero slot, and only there, the 2 may become a 4.
try-factory = write the 2 so that it brings most heroes.
right-factory = Two heroes more, thanks to the factory.

write = Each number fills one slot, or crosses out one space of the footmen. You may also waste it: a die is sometimes taken only so that nobody else gets it. What is written cannot be changed.
write-heroes = __Heroes__ need a d4. The number is how many come, this very round. There are three slots, filled from left to right, and each works __once in the whole game__: spend a 4 here rather than a 1.
picture-write = Red has taken its own 4. Lit slots can take it: as a 4 in a triangle, as 3, 4 or 5 in a circle. The small number says what the row would bring then.
try-write = write the 4 where it brings four units this very round. Does it fit a rhombus, too?
right-write = Four heroes march in the first round.
write-armies =
    __Three armies__ have three slots each. You fill them in any order, over as many rounds as you like; once an army is complete, it is sent, and then its row is free again.

    - The __rising army__ A: three numbers, each larger than the one before. It brings the __left number plus 2__.
    - The __twin army__ B: triangle and rhombus alike, anything in the circle between. It brings that __number times 1__.
    - The __bomb__ C: three numbers, each smaller than the one before. It has __8 minus the left number, times 2__.

    Upgrades raise all three. Numbers with which an army could never be completed are refused.
picture-armies = All three complete at once. 3, 5, 7: the left 3 plus 2 is 5 units. 4 and 4: with the upgrade ×2 that is 8. And 3, 2, 1 makes a bomb of 10 points.
write-footmen = Two groups of __footmen__ march in every round. Each begins with __one__. A number crosses out a space of the same shape that shows exactly this number. When all spaces before a __+1__ are crossed out, counted from the left, the group has one footman more for the rest of the game, at most six.
picture-footmen = Red has a 4 of a d8 to write, which Red may also use as 3 or 5. The first stretch of group 1 is crossed out, so it has two footmen. In the second only the rhombus 4 is missing.
try-footmen = cross out what makes group 1 stronger right away.
right-footmen = Three footmen from now on. A cross further right would have had to wait for the ones before it.
write-pairs = In the __development__ row you write pairs: a d4 in the triangle and a __larger__ number of a d8 in the rhombus, in either order. Begin the pairs from left to right. Each completed pair buys an upgrade.

develop =
    When the dice are written, whoever has completed pairs may mark them, each for one upgrade. It counts at once, and for the rest of the game. You may also save a pair for later.

    - __Rising army__: plus 4 instead of plus 2; or its line, so that the middle number counts.
    - __Twin army__: times 2, and later times 3.
    - __Bomb__: times 3 instead of times 2; or its line.
    - __Devices__: a ram, spikes or an umbrella to place on the map, two of each at most.
picture-develop = Red's second pair, 3 and 7, is complete and buys one of eight upgrades. The first has bought a ram.
try-develop = buy something. The ×3 of the twin army is not there yet: it needs the ×2 first.

deploy =
    Now everybody chooses, in secret, a target for each unit: for the heroes of this round, for complete armies, and for both groups of footmen. __All must go, each as a whole__; several may go to the same space.

    Units reach the spaces that __you hold__ and those __next to them__ or to your start area. Only the __bomb__ flies anywhere, and so do the heroes of the Ra'shar.
picture-deploy = Red's first deployment. Four heroes are on their way to space 2, footmen to 18; the second group still waits. From the start area it reaches those two spaces and no others.
try-deploy = send the footmen. What if you try the Sacred Pyramid, space 1?
deploy-open = When all have chosen, everything is revealed and happens at once. A space that you take now does not lead further until next round. For each __space that you conquer__, even an empty one, you may afterwards cross out a triangle of your footmen, whatever its number.

battles =
    Units stay where they are sent, join those of yours already there, and never move again. If several players meet in a space, they fight:

    - __The stronger loses what the weaker has__; what is left of it holds the space. The weaker is gone.
    - __In a tie__ both are gone.
    - Among __three or more__, the strongest loses what the second strongest has, and all others are gone.

    Ordinary units fall first, heroes last.
battles-bomb = __Bombs__ go off before any fight, and each of their points destroys a unit of every other player there. Nothing of a bomb stays: whoever empties a space with it still has to walk in.
picture-before = Red drops a bomb of 10 on space 5, and sends two footmen to space 3. Blue sends two and one there.
picture-after = The bomb leaves nothing on space 5, not even heroes of Bastet: four of them take 8 points, and there were 10. In space 3 three stood against two, so one blue footman holds it.
battles-heroes = With heroes the strength differs. An attacking __Anubian__ counts 2 against defenders. A hero of __Bastet__ counts 2 when it defends; and a point that is not enough to destroy it is wasted.
picture-heroes = Blue holds space 3 with one unit, and its rising army brings six: seven defend. Red comes with three footmen and four Anubian heroes, who count 2 each: eleven. Red loses seven: the three footmen and, for four points, two heroes. The other two hold the space.
battles-devices =
    Three __devices__ help whoever placed them:

    - A __ram__ on the border of an attack halves the defenders before the fight.
    - __Spikes__ halve attackers, if every border over which they could come has them.
    - An __umbrella__ saves at least half of the defenders from bombs.

    Halves are rounded down.
picture-devices = Red's ram stands between 4 and 7, Blue's spikes between 5 and 3. In space 7 four units will defend; the ram leaves two, and three red footmen take it. In space 5 the spikes make one of two attackers, and it falls.
picture-umbrella = Two units and three heroes of Bastet stand in space 5, and the bomb of 10 would destroy them all. The umbrella saves half: two heroes. Then the rising army arrives, five against a strength of four, and one unit takes the space.

close = Everybody notes the upper numbers of the white pyramids in spaces that they hold. Points stay __hidden__ until the end. Then complete armies are erased. Unfinished ones stay, and so do heroes, pairs and crosses.
close-place = Finally you may place devices: a __ram__ on the border between a space of yours, or your start area, and a space that you want to attack; __spikes__ on a border that you guard; an __umbrella__ in a space of yours. A device never moves. It works as long as you hold the space from which it was placed.
picture-place = Red bought a ram in the first round. Each plus is a border over which it could strike.
try-place = place the ram.

end = After the tenth round the game is over. In that round __the lower numbers__ count instead: three times as much, 12 for the Sacred Pyramid. Most points win; tied players compare spaces, then units, and else share the victory.
picture-end = In the last round Blue bombed its way onto the Sacred Pyramid, and wrote 24 points, Red only 21. It was not enough: 72 to 62 for Red, who had held more in the rounds before.

alone =
    Alone you lead the Hyskosian Revolution against the __Hyskosian Pharaoh__, who holds the whole map. You win if you hold the __Sacred Pyramid and the three other start areas__, all at the same time, within __fifteen turns__.

    A d4 says in which start area you begin.
picture-alone = The Pharaoh's soldiers are purple: twenty on the pyramid, ten on each factory and in each start area, five elsewhere. Red begins at S1.
alone-turn = A turn goes like a round, with three d4 and three d8, of which you take __four__. One die of each kind is nobody's and cannot be changed by 1. There are no devices. The other start areas can be attacked and held like spaces.
alone-pharaoh =
    Instead of points come the Pharaoh's reinforcements. Add up the numbers of your four dice, as they were rolled, and __halve__ them: so many soldiers set out and walk through the spaces __1, 2, 3…__ In each space that is not yours, one of them stays.

    In a space of yours they fight. If there are enough of them, your units fall, one soldier stays and the others walk on; if not, all of them fall there.
picture-walk = The four dice add up to 16, so eight soldiers have set out: one has stayed in each of the spaces 1 to 8. Red's three heroes in space 18 were not visited.
alone-soldiers = Then each white pyramid in a space of yours gives you as many soldiers as its upper number. Let them __stay__ there, or __hold__ them: next turn they go wherever you could send footmen.
picture-pyramid = Whoever holds the Sacred Pyramid stops the walk at its first step. Five soldiers came up, eight defended, three are left, and no other space got a soldier more.
picture-last = The thirteenth turn. Three goals are reached, and ten units are on their way to S2, against ten. That would be a tie. One held soldier is left to send.
try-last = where does the last soldier win the game?
right-last = Eleven against ten: one soldier is left in S2, and the Hyskosian Revolution has won.
alone-end = A victory scores 40, and 1 more for each turn that was left. Otherwise each of the four goals scores 10. If that is too easy, agree on a stern or a relentless Pharaoh, who begins with more soldiers.

q-waste = Must I write every number?
a-waste = No. You take four dice, but you may waste any of them.
q-heroes-once = Do my heroes come again next round?
a-heroes-once = No, each slot works once. Those on the map stay there until somebody destroys them. (A table may agree on one slot that is erased every round.)
q-any-order = May I begin an army in the middle?
a-any-order = Yes, in any slot, as long as it can still be completed. So a rising army cannot begin with 7, and a bomb cannot end with it.
q-keep = May I keep a unit back, or split it?
a-keep = Neither. Each unit goes, whole, to one space; to one of yours, if you do not want to attack.
q-move = Can units move on, once they are on the map?
a-move = No. They hold their space and defend it. New conquests need new units.
q-through = Can I attack from a space that I take in the same round?
a-through = No. What can be reached was settled before anything was revealed. Nor does it help to take somebody's last space away: what has been sent still arrives.
q-tie = Is a space empty after a tie?
a-tie = Yes, and nobody holds it. Only heroes of Bastet may be left: if three of them attack three units, each point destroys half a hero, and two remain.
q-three = Three of us meet, and two are equally strong.
a-three = Then nobody holds the space: the equal ones destroy each other, and the third is gone as well. (A table may agree that the strongest loses what all others have together.)
q-own-bomb = Does my bomb hurt my own units?
a-own-bomb = No. You may send troops to the very space that you bomb; they arrive after the blast.
q-empty = Does an empty space count as a conquest?
a-empty = Yes, if you did not hold it before and hold it now. To have emptied one does not count.
q-lost-device = What happens to a device if I lose its space?
a-lost-device = It stays on the map and does nothing, not even for the new owner. If you take the space back, it works again.
q-factory-points = What does a factory bring besides its changes?
a-factory-points = Neither points nor, alone, soldiers. But taking one is a conquest.
q-pharaoh-goal = When do I have to hold the four goals, alone?
a-pharaoh-goal = Right after the battles of one turn. Then the game ends at once, before the Pharaoh's soldiers walk.

rules-parts = Components
rules-setup = Setup
rules-flow = The course of the game
rules-draft = Rolling, drafting, writing
rules-develop = Development and calculation
rules-deploy = Deployment
rules-battles = Battles
rules-close = Points and clean-up
rules-alone = The Hyskosian Revolution
rules-end = The end
rules-rulings = Rulings
