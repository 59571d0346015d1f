# Rolling Pyramids in English; es.ftl beside it has the same keys.
# A rule's sentence is what a refused player reads, so it says what may be done, not only what may not.

title = Rolling Pyramids
about = Draft dice, write them on your board, and send what you have built to the spaces around the sacred pyramid, in secret. One to four players; alone it is the Hyskosian Revolution.

# Seats, factions, maps

player = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[4] The Hyskosian Pharaoh
}
faction-anubians = Anubians
faction-bastet = Bastet
faction-rashar = Ra'shar
faction-sobeccians = Sobeccians
ability-anubians = Attacking a defended space, each hero counts 2 and falls for 2 points.
ability-bastet = Each hero takes 2 points to destroy, even in a tie, so it counts 2 in defence.
ability-rashar = Heroes fly: they may be sent to any space.
ability-sobeccians = A hero slot brings one hero more than its number.
map-inner = Inner factory map
map-outer = Outer factory map
map-4x = 4x map

# The player board

part-hero = Heroes
part-dev = Development
part-A = Rising army
part-B = Twin army
part-C = Bomb
part-foot = Footmen
part-short-hero = heroes
part-short-dev = dev.
part-short-A = A
part-short-B = B
part-short-C = C
part-short-foot = footmen
row-foot = Footmen, group { $group }
row-foot-short = footmen { $group }:
row-dev-short = pair
row-hero-short = hero
slot = { $part ->
    [hero] { slot-hero }
    [dev-triangle] { slot-dev-triangle }
    [dev-rhombus] { slot-dev-rhombus }
    [foot-triangle] { slot-foot-triangle }
    [foot-rhombus] { slot-foot-rhombus }
   *[army] { slot-army }
}
slot-hero = hero slot { $slot }
slot-dev-triangle = triangle of pair { $slot }
slot-dev-rhombus = rhombus of pair { $slot }
slot-army = { NAMES("unit", $unit) }, slot { $slot }
slot-foot-triangle = triangle { $number } of group { $group } of the footmen
slot-foot-rhombus = rhombus { $number } of group { $group } of the footmen
unit = { $kind ->
    [hero] { unit-hero }
    [foot] { unit-foot }
    [held] { unit-held }
   *[army] { NAMES("unit", $unit) }
}
unit-hero = the heroes of slot { $unit }
unit-A = the rising army
unit-B = the twin army
unit-C = the bomb
unit-foot = the footmen of group { $unit }
unit-held = the soldiers held from space { $unit }
upgrade-A-plus4 = the +4 of the rising army, instead of +2
upgrade-A-line = the line of the rising army: the middle number counts
upgrade-B-x2 = the x2 of the twin army
upgrade-B-x3 = the x3 of the twin army
upgrade-C-x3 = the x3 of the bomb, instead of x2
upgrade-C-line = the line of the bomb: the middle number counts
upgrade-ram = a battering ram
upgrade-spikes = spikes
upgrade-umbrella = an umbrella
device-ram = Ram: halves the defenders beyond its border.
device-spikes = Spikes: halve attackers whose only way in crosses them.
device-umbrella = Umbrella: bombs leave at least half of the defenders.

# Rules: components

rule-PYR-1 = One to four players take part, each with a board, a colour and four dice of that colour.
rule-PYR-2 = Every player brings two d4 and two d8 of their colour. Colours that nobody plays stay in the box.
rule-PYR-3 = Numbers belong to spaces of this map. Each has a number, a white or a black pyramid, and room for units.
rule-PYR-4 = A white pyramid shows two numbers: the upper one scores in every round but the last, the lower one in the last.
rule-PYR-5 = A black pyramid is a factory. It belongs to one part of the player board and gives no points.
rule-PYR-6 = Start areas are not on offer: they hold no units, give no points and cannot be attacked. One that nobody chose is out of play.
rule-PYR-7 = Space 1 is the sacred pyramid, a white space.
rule-PYR-8 = A circle takes a number from any die, a triangle from a d4, a rhombus from a d8. Squares hold computed numbers, hexagons targets.
rule-PYR-9 = Numbers in the upper part of the board stay for good. In the lower part they are erased once their unit has been deployed; footmen crosses stay.

# Rules: setup

rule-PYR-10 = Every player has a different faction: drawn at random, or as the table agreed.
rule-PYR-11 = Chance names the first player; the others follow clockwise. The first player stays the same unless the table lets it rotate.
rule-PYR-12 = Start areas are chosen from the last player back to the first, and only a free one can be taken.
rule-PYR-13 = The game begins with empty spaces, blank boards and no devices.

# Rules: flow

rule-PYR-15 = That is not what is to be decided now, or not by you. A round goes: draft, develop, deploy, points, clean-up; whoever has nothing to choose is skipped.
rule-PYR-16 = You control a space while your units stand on it, and always your own start area. A space holds units of one player at most.
rule-PYR-17 = Units and heroes on the map are counted apart and never move: they defend and hold.

# Rules: draft

rule-PYR-20 = All dice of all players are rolled together at the start of a round.
rule-PYR-21 = It is not your pick. Dice are taken one by one, forwards, backwards, forwards, backwards, until everybody has four.
rule-PYR-22 = Write the die you have taken first (or waste it); the next one can be taken only after that.
rule-PYR-23 = Take a die from the pool. If two are alike, take the one listed first.
rule-PYR-24 = The icon does not fit the die: triangles take a d4, rhombi a d8, circles any. One die fills one slot or crosses out one space.
rule-PYR-25 = Nobody has to write: a die may be wasted.
rule-PYR-26 = Only a die of your own colour may be changed by one.
rule-PYR-27 = A change by two needs a factory of that part of the board under your control, and several factories give it only once.
rule-PYR-28 = Your own colour and a factory may be combined, but together they change a number by at most three.
rule-PYR-29 = A changed number must fit its place: 1 to 4 in a triangle, 1 to 8 in a rhombus or a circle.
rule-PYR-30 = The numbers of the army do not fit: A rises from left to right, C falls, and the triangle of B equals its rhombus.
rule-PYR-31 = With this number the army could never be finished; write one that leaves room for the missing slots.
rule-PYR-32 = That slot is filled. Numbers cannot be changed, and a finished army takes more only after it is erased.
rule-PYR-33 = Hero slots take numbers from a d4, from left to right, each once in the whole game (with reusable slots: there is only one, once a round).
rule-PYR-34 = In a pair the number of the rhombus must be larger than that of the triangle.
rule-PYR-35 = Of the empty pairs only the leftmost may be started, and a rhombus takes no 1.
rule-PYR-36 = A footmen space is crossed out with exactly its number, on the kind of die it shows, and only once.
rule-PYR-37 = The draft ends when the last die is written; then development begins.

# Rules: develop and calculate

rule-PYR-38 = An upgrade costs a finished pair that has not bought anything yet. Several may be used in one round, or kept.
rule-PYR-39 = Each army upgrade can be had once, and the x3 of B only after its x2.
rule-PYR-40 = Each kind of device can be bought twice at most.
rule-PYR-41 = Every hero slot written in this round is a unit of as many heroes as its number.
rule-PYR-42 = A finished army A brings its leftmost number (with the line: the middle one) plus 2, upgraded plus 4.
rule-PYR-43 = A finished army B brings the number of its triangle, times 1, 2 or 3. With two slots it has no middle one.
rule-PYR-44 = A finished bomb has 8 minus its leftmost number (with the line: the middle one), times 2 or 3.
rule-PYR-45 = Each group of footmen brings 1 and the bonus of every circle with no uncrossed space to its left.
rule-PYR-46 = An unfinished army, or a bomb of 0, is not deployed.

# Rules: deploy

rule-PYR-50 = Every unit must be deployed, whole, to one space and in the order of the list; with more players in secret, all at the same time.
rule-PYR-51 = Units reach the spaces you control, and those next to them or to your start area.
rule-PYR-52 = The bomb may be aimed at any numbered space.
rule-PYR-53 = Ra'shar heroes may fly to any numbered space.
rule-PYR-54 = All targets are revealed at once, and what counts is who controlled what before: a space you only hope to conquer opens no way yet.
rule-PYR-55 = Whoever controlled the space defends it, with reinforcements in one force. All others attack, one force for each player. Bombs are not a force.
rule-PYR-56 = Bombs come first: every force loses as many points as all other players' bombs together. Nothing of a bomb stays.
rule-PYR-57 = Under an umbrella at least half of the defenders survive the bombs.
rule-PYR-58 = A ram on a border of the space, in the hands of an attacker who holds its home, halves the defenders, once.
rule-PYR-59 = Spikes halve an attacker if they stand on every border between the space and what the attacker holds.
rule-PYR-60 = Halves are rounded down (or up, if the table agreed so). Ordinary units are removed first.
rule-PYR-61 = Strength is ordinary units plus heroes; some heroes count 2. A force without units is out.
rule-PYR-62 = The strongest force loses as many points as the second strongest had (or as all others together, if the table agreed so), and the others are destroyed. In a tie each of the tied loses as many points as the other had; if the others together have more than the strongest, nobody is left.
rule-PYR-63 = Points destroy ordinary units first, then heroes; what is too little for a hero has no effect.
rule-PYR-64 = Anubian heroes count 2 when they attack a space that is defended, and then fall for 2 points each.
rule-PYR-65 = A Bastet hero takes 2 points to destroy where points are lost: by the force that wins, in a tie, under bombs. Therefore it counts 2 in defence, and after a tie those that have not lost both hold the space. A force that is beaten is destroyed with its heroes.
rule-PYR-66 = Ra'shar heroes fly; apart from that they are like ordinary units.
rule-PYR-67 = A hero slot of the Sobeccians brings one hero more than its number.
rule-PYR-68 = The force that is left holds the space; if none is left, the space is empty.
rule-PYR-69 = A space you control now and did not control before is conquered, even if it was empty.
rule-PYR-70 = For each space conquered you may cross out one free triangle of your footmen, no rhombus and no more than that; in the last round none.

# Rules: points and clean-up

rule-PYR-72 = In each round you note the upper numbers of the white spaces you control.
rule-PYR-73 = Noted points stay hidden until the end.
rule-PYR-75 = Finished armies are erased in clean-up, even a bomb of 0, and so are squares and hexagons.
rule-PYR-76 = Unfinished armies, heroes, pairs, marks, upgrades and footmen crosses stay.
rule-PYR-77 = Only devices from your stock can be placed, in clean-up, and not in the last round. You may keep them.
rule-PYR-78 = A ram stands on the border between a home of yours (a space you control or your start area) and a numbered space next to it.
rule-PYR-79 = Spikes stand on the border between a space you control and a numbered space, or another player's start area, next to it.
rule-PYR-80 = An umbrella stands in a numbered space that you control.
rule-PYR-81 = You already have this device there: one of a kind for each home and border, one umbrella in a space.
rule-PYR-82 = Devices are never moved or removed. One works only for its owner, and only while the owner controls its home.

# Rules: solo

rule-PYR-90 = The Hyskosian Revolution has one player and 15 turns; the Pharaoh neither drafts nor deploys.
rule-PYR-91 = A d4 decides where the solo player begins.
rule-PYR-92 = The lenient Hyskosian Pharaoh begins with 20 units on the pyramid, 5 on other white spaces, 10 on factories and on the other start areas; the stern and the relentless one with more.
rule-PYR-93 = In the solo game the other start areas can be attacked and held like spaces; they give neither points nor soldiers.
rule-PYR-94 = Six dice are rolled; the player takes four, one after the other, and no more.
rule-PYR-95 = The solo game has no devices.
rule-PYR-96 = In the solo game units may also be sent to start areas, but not to your own.
rule-PYR-97 = The Hyskosian Revolution is won as soon as you control the pyramid and the three other start areas after a deployment.
rule-PYR-98 = The Pharaoh gets half of the sum rolled on the four dice taken, whatever was written.
rule-PYR-99 = His soldiers walk through 1, 2, 3... and one stays in every space that is not yours.
rule-PYR-100 = In your spaces they fight: if they can destroy all your units they do, one stays and the rest walks on; otherwise they fall and take as many points with them.
rule-PYR-101 = The walk ends with the last soldier. After the highest number it begins again at 1; start areas are not visited.
rule-PYR-102 = Then every space you control gives you as many soldiers as its upper number.
rule-PYR-103 = Decide for one space after the other whether its soldiers stay or are held. Held ones must be deployed in the very next turn.
rule-PYR-104 = The solo game is over: it was won, or 15 turns have been played.
rule-PYR-105 = A victory scores 40 plus the turns that were left; a defeat 10 for each goal you hold.
rule-PYR-106 = Alone you may agree on a stern Hyskosian Pharaoh (22 units on the pyramid, 6 on other white spaces, 11 on factories and on the other start areas) or a relentless one (28, 7 and 14). With more players the option does not count.

# Rules: end

rule-PYR-85 = The game is over: ten rounds have been played.
rule-PYR-86 = In the last round the lower numbers score instead of the upper ones.
rule-PYR-87 = The most points win.
rule-PYR-88 = A tie goes to more spaces, then to more units on the map; then the victory is shared.
rule-PYR-89 = The result has the points of all players, or for the solo game victory or defeat with its score.

# Rulings

rule-PYR-R1 = Circle, triangle and rhombus stand for any die, d4 and d8.
rule-PYR-R2 = The maps are our own design: space 1 is the pyramid, numbers go by wedges from the north-west, and the start areas are equal in geometry. On the outer factory map the book's solo example does not fit.
rule-PYR-R3 = Any part of the board may have a factory: heroes, development, the three armies and the footmen.
rule-PYR-R4 = Factories score nothing and give no soldiers.
rule-PYR-R5 = A hero slot works once, and there are three; the table may agree on one slot that is erased every round.
rule-PYR-R6 = Heroes come only from d4s.
rule-PYR-R7 = All boards are alike except for the ability of the heroes.
rule-PYR-R8 = Ra'shar heroes fly and Sobeccian slots bring one more: both abilities are ours.
rule-PYR-R9 = Your own colour and a factory are two permissions and may be used together.
rule-PYR-R10 = A changed number must fit its place, not its die: the 4 of your own d4 may be written as 5 in a circle.
rule-PYR-R11 = A die may be taken just to keep it from others.
rule-PYR-R12 = Slots may be filled in any order, but not so that an army can never be finished.
rule-PYR-R13 = Army B has a free circle in the middle, unless the table agreed on two slots.
rule-PYR-R14 = B has a third step, times 3, after times 2.
rule-PYR-R15 = A bomb that begins with 8 is worth 0: it is erased without being deployed.
rule-PYR-R16 = A line always counts once it is bought; it is never worse.
rule-PYR-R17 = A finished pair may buy in the round it is finished or in any later one.
rule-PYR-R18 = Each purchase gives one device, two of a kind at most.
rule-PYR-R19 = Circles of footmen open from left to right, whatever is crossed out further on.
rule-PYR-R20 = Crosses of footmen are never erased.
rule-PYR-R21 = A conquest crosses out a triangle of either group, whatever its number.
rule-PYR-R22 = Entering an empty space is a conquest; emptying one is not.
rule-PYR-R23 = Units are neither kept back nor split.
rule-PYR-R24 = A space of yours may be reinforced even if none of its neighbours is yours.
rule-PYR-R25 = Everything is written before anything is resolved, so conquests of this phase neither open nor close a way.
rule-PYR-R26 = Among several forces only the two strongest are compared, unless the table agreed to add up all enemies.
rule-PYR-R27 = Reinforcements fight beside the defenders.
rule-PYR-R28 = A bomb hits all other players' units in the space, standing or arriving, before the fight.
rule-PYR-R29 = An umbrella saves half of the defenders, not half of the damage.
rule-PYR-R30 = Defenders are halved once, however many rams there are, and all attackers benefit.
rule-PYR-R31 = An attacker uses the best of their borders: one ram is enough, and so is one border without spikes.
rule-PYR-R32 = A device serves its owner for the whole game, while the owner holds its home.
rule-PYR-R33 = Halves are rounded down, and half of one is none; a table may agree on rounding up.
rule-PYR-R34 = An attacking Anubian hero trades for two defenders, but only against a defender.
rule-PYR-R35 = A Bastet hero is as tough in attack, and in a tie as well, but strikes for 1 there; in a force that is beaten it falls with the rest.
rule-PYR-R36 = Ordinary units fall first, and a hero that is only hurt recovers.
rule-PYR-R37 = The first player does not change, unless the table agreed so.
rule-PYR-R38 = Start areas are chosen in reverse player order.
rule-PYR-R39 = In the last round only the lower numbers score.
rule-PYR-R40 = Points are not announced, but counting along is allowed.
rule-PYR-R41 = Ties go to spaces, then units, then they are shared.
rule-PYR-R42 = Start areas that nobody chose are out of play.
rule-PYR-R43 = Factions are random unless agreed; two players have the Anubians and Bastet.
rule-PYR-R44 = In the last round nothing is crossed out for conquests and no device is placed: nothing could come of it.
rule-PYR-R45 = Solo garrisons by the book: pyramid 20, other white spaces 5, factories and start areas 10. A harder Hyskosian Pharaoh has more.
rule-PYR-R46 = Of the six solo dice one d4 and one d8 are neutral.
rule-PYR-R47 = Reinforcements count the numbers rolled, not those written.
rule-PYR-R48 = Soldiers that are exactly enough leave the space empty, too few only hurt it, and after the last space they continue at 1.
rule-PYR-R49 = Held soldiers are one unit for each space and may go wherever your units may go.
rule-PYR-R50 = The solo goal is checked right after the deployment, before reinforcements.
rule-PYR-R51 = In the solo game a start area counts as a conquest.
rule-PYR-R52 = Against walking soldiers only the toughness of Bastet heroes counts.
rule-PYR-R53 = If the strongest forces are equal, each loses what the other has, and only Bastet heroes can be left of them; a weaker third is destroyed and inherits nothing.
rule-PYR-R54 = Development is open and goes in player order.
rule-PYR-R55 = Your own bomb and your own troops may go to the same space: the bomb clears it, the troops enter.
rule-PYR-R56 = The bomb is unit C.
rule-PYR-R57 = A complete group of footmen is 6; there is no extra bonus for completing both.
rule-PYR-R58 = A ram does not work if bombs have destroyed all units of its owner in the space.
rule-PYR-R59 = In the last round the two numbers do not both score: the lower one counts instead of the upper one, as the book says of the tenth round.
rule-PYR-R60 = Spikes do not reach an attacker who has another border with the space as well: units have no origin, and the attacker chooses the way.
rule-PYR-R61 = The book's numbers are the mildest; the other two are ours, for those who nearly always win.

# Table options

option-map = Map
option-map-inner = inner factory map: all six factories around the pyramid (19 spaces)
option-map-outer = outer factory map: all six factories on the rim (19 spaces)
option-map-4x = 4x map: four equal quarters (27 spaces)
option-halves = Halves of odd numbers
option-halves-down = are rounded down
option-halves-up = are rounded up
option-melee = When several forces meet, the strongest loses
option-melee-strongest = what the second strongest has
option-melee-sum = what all others have together
option-first_player = The first player
option-first_player-fixed = stays the same
option-first_player-rotate = changes every round
option-hero_slots = Hero slots
option-hero_slots-once = three, each written once
option-hero_slots-reuse = one, erased every round
option-twin_slots = Slots of the twin army
option-twin_slots-3 = three, the middle one free
option-twin_slots-2 = two
option-pharaoh = Hyskosian Pharaoh (solo)
option-pharaoh-lenient = lenient: he begins with the book's units
option-pharaoh-stern = stern: a tenth more units everywhere, rounded up
option-pharaoh-relentless = relentless: two fifths more units everywhere, rounded up
option-factions = Factions by seat
option-factions-random = drawn at random
option-factions-anubians = { faction-anubians }
option-factions-bastet = { faction-bastet }
option-factions-rashar = { faction-rashar }
option-factions-sobeccians = { faction-sobeccians }

# Decisions and chance

named-home = { $home ->
    [S1] start area S1
    [S2] start area S2
    [S3] start area S3
    [S4] start area S4
   *[other] space { $home }
}
named-other = { $other ->
    [S1] start area S1
    [S2] start area S2
    [S3] start area S3
    [S4] start area S4
   *[other] space { $other }
}
to-space = { $space ->
    [S1] to start area S1
    [S2] to start area S2
    [S3] to start area S3
    [S4] to start area S4
   *[other] to space { $space }
}
of-space = { $space ->
    [S1] of start area S1
    [S2] of start area S2
    [S3] of start area S3
    [S4] of start area S4
   *[other] of space { $space }
}
device-at-ram = ram from { named-home } against { named-other }
device-at-spikes = spikes in { named-home } against { named-other }
device-at-umbrella = umbrella in { named-home }
die = { $colour ->
    [0] red
    [1] blue
    [2] green
    [3] yellow
   *[4] neutral
} d{ $kind }
action-factions-1 = Faction: { NAMES("faction", $a) }
action-factions-2 = Factions: { NAMES("faction", $a) }, { NAMES("faction", $b) }
action-factions-3 = Factions: { NAMES("faction", $a) }, { NAMES("faction", $b) }, { NAMES("faction", $c) }
action-factions-4 = Factions: { NAMES("faction", $a) }, { NAMES("faction", $b) }, { NAMES("faction", $c) }, { NAMES("faction", $d) }
action-first = { PLAYER($seat) } goes first
action-base = You begin in { $start }
action-roll = The dice are rolled
action-start = Begin in { $start }
action-take = Take the { die }
action-take-face = Take the { die } that shows { $face }
action-write = Write { $number }: { slot }
action-cross = Cross out { slot }
action-waste = Write nothing
action-develop = Buy { NAMES("upgrade", $upgrade) }
action-deploy = Send { unit } { to-space }
action-deploy-hidden = Send { unit } to a secret space
action-place-ram = Ram from { named-home } against { named-other }
action-place-spikes = Spikes in { named-home } against { named-other }
action-place-umbrella = Umbrella over { named-home }
action-income-stay = The soldiers { of-space } stay
action-income-hold = Hold the soldiers { of-space } for the next turn
action-pass = That is all

# Decisions as the log tells them

told-action-start = begins in { $start }
told-action-take = takes the { die }
told-action-take-face = takes the { die } that shows { $face }
told-action-write = writes { $number } ({ slot })
told-action-cross = crosses out { slot }
told-action-waste = writes nothing
told-action-develop = buys { NAMES("upgrade", $upgrade) }
told-action-deploy = sends { unit } { to-space }
told-action-deploy-hidden = sends { unit } to a secret space
told-action-place-ram = places a ram in { named-home } against { named-other }
told-action-place-spikes = places spikes in { named-home } against { named-other }
told-action-place-umbrella = places an umbrella over { named-home }
told-action-income-stay = leaves the soldiers { of-space } where they are
told-action-income-hold = holds the soldiers { of-space } for the next turn
told-action-pass = does nothing more

# Consequences

count = { $ordinary ->
    [one] { $ordinary } unit
   *[other] { $ordinary } units
}
point-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hero-count = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}
force = { $heroes ->
    [0] { count }
   *[other] { $ordinary ->
        [0] { hero-count }
       *[other] { count } and { hero-count }
    }
}
number-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
number-heroes = { $number ->
    [one] 1 hero
   *[other] { $number } heroes
}
number-footmen = { $number ->
    [one] 1 footman
   *[other] { $number } footmen
}
remain = { $heroes ->
    [0] { $ordinary ->
        [0] nothing is left
        [one] { count } is left
       *[other] { count } are left
    }
   *[other] { $ordinary ->
        [0] { $heroes ->
            [one] { hero-count } is left
           *[other] { hero-count } are left
        }
       *[other] { force } are left
    }
}
note-unit = { PLAYER($seat) } has { $unit ->
    [A] { number-units } in the rising army.
    [B] { number-units } in the twin army.
    [C] a bomb { $number ->
        [one] of 1 point.
       *[other] of { $number } points.
    }
    [H1] { number-heroes } in slot 1.
    [H2] { number-heroes } in slot 2.
    [H3] { number-heroes } in slot 3.
    [F1] { number-footmen } in group 1.
    [F2] { number-footmen } in group 2.
   *[other] { $number ->
        [one] 1 soldier held from space { $space }.
       *[other] { $number } soldiers held from space { $space }.
    }
}
note-defends = Space { $space }: { PLAYER($seat) } defends with { force }.
note-attacks = Space { $space }: { PLAYER($seat) } arrives with { force }.
note-bomb = Space { $space }: a bomb of { PLAYER($seat) } with { point-count }.
note-bombed = Space { $space }: { PLAYER($seat) } loses { point-count } to bombs; of { $before } { remain }.
note-umbrella = Space { $space }: the umbrella saves half for { PLAYER($seat) }; of { $before } { remain }.
note-rammed = Space { $space }: a ram halves the defenders of { PLAYER($seat) }; of { $before } { remain }.
note-spiked = Space { $space }: spikes halve the attackers of { PLAYER($seat) }; of { $before } { remain }.
note-strength = Space { $space }: { PLAYER($seat) } has strength { $strength }.
note-fight = Space { $space }: the strongest loses { point-count }; all others are destroyed.
note-tie = Space { $space }: a tie; each of the tied loses { point-count }, all others are destroyed.
note-crushed = Space { $space }: the strongest is less than the { point-count } of the others; all are destroyed.
note-emptied = Space { $space } is empty.
note-holds = Space { $space }: { PLAYER($seat) } holds it with { force }.
note-conquest = { PLAYER($seat) } has conquered { $space }.
note-points = { PLAYER($seat) } notes { point-count }.
note-reinforcements = The dice add up to { $sum }: { $soldiers } soldiers of the Hyskosian Pharaoh set out.
walk-on = { $soldiers ->
    [0] it was the last
    [one] { $soldiers } walks on
   *[other] { $soldiers } walk on
}
note-walker-stays = One stays in space { $space } ({ $units } there now); { walk-on }.
note-walkers-fall = In space { $space } the last soldiers fall; your units left: { $units }.
note-walkers-win = In space { $space } your units are destroyed ({ $units } of the Pharaoh there now); { $soldiers ->
    [0] none walks on.
    [one] { $soldiers } walks on.
   *[other] { $soldiers } walk on.
}

reason-points = The points decide.
reason-spaces = Tied on points, decided by spaces.
reason-units = Tied on points and spaces, decided by units.
reason-shared = Tied on everything: a shared victory.
reason-revolution = The Hyskosian Revolution is won.
reason-turn_limit = Fifteen turns are over.
over-alone = The Hyskosian Pharaoh wins.

# The drawn board

letter = { $seat ->
    [0] r
    [1] b
    [2] g
    [3] y
   *[4] P
}
phase-factions = The factions are drawn.
phase-first = The first player is drawn.
phase-base = The start area is rolled.
phase-start = Choose a start area.
phase-roll = The dice are rolled.
phase-take = Take a die.
phase-write = Write the die, or waste it.
phase-develop = Buy upgrades with finished pairs.
phase-deploy = Send every unit to a space, in secret.
phase-deploy-alone = Send every unit to a space.
phase-cross = Cross out triangles for conquests.
phase-income = Do the new soldiers stay, or are they held?
phase-place = Place devices.
phase-over = The game is over.
waits-start = { PLAYER($seat) } chooses a start area.
waits-take = { PLAYER($seat) } takes a die.
waits-write = { PLAYER($seat) } writes the die, or wastes it.
waits-develop = { PLAYER($seat) } buys upgrades.
waits-deploy = { PLAYER($seat) } sends units, in secret.
waits-cross = { PLAYER($seat) } crosses out triangles for conquests.
waits-place = { PLAYER($seat) } places devices.
waits-deploy-all = The others send their units, in secret.
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $rounds }
}
board-turn = { $round ->
    [0] Before the first turn
   *[other] Turn { $round } of { $rounds }
}
board-factory = factory
board-pool = dice
board-in-hand = to write
board-slot = slot { $slot }
board-fits = fits
board-worth = worth
board-units = to deploy
board-devices = devices
board-stock = stock
board-upgrades = upgrades
board-points = points
board-hidden = hidden
board-first = first player
board-held = held
board-target = target
icon-circle = any die
icon-triangle = d4
icon-rhombus = d8
board-legend = A space: number, upper/lower points or { $factory } and its part of the board; below it its owner and units (* heroes). Marked spaces can be chosen.

help =
    Each round all dice are rolled and taken one by one. Every die is written at
    once on your own board: heroes (d4), pairs that buy upgrades (d4 < d8), the
    armies A (rising), B (twins), C (the bomb, falling), or crosses for footmen.
    Your own colour changes a number by 1, a factory you hold by 2.
    Then everybody sends all finished units to the map, in secret. The stronger
    side loses what the other had; what is left holds the space and scores.
    Ten rounds; the most points win. Alone, the Hyskosian Revolution: 15 turns
    against the Hyskosian Pharaoh.

      start S2            choose a start area
      take 1d8a           take a die: colour, kind, letter
      write A2 5          write 5 in the second slot of A
      cross F1.4          cross out a space of the footmen
      waste               write nothing
      develop B.x2        buy an upgrade
      deploy F1 12        send a unit to a space
      place ram 2>3       a ram from 2 against 3; spikes 3<2; umbrella 3
      income 8 hold       alone: keep the soldiers of 8 (or: stay)
      pass                no more

# The page

web-part-hero = ★
web-part-dev = △◇
web-part-A = A
web-part-B = B
web-part-C = C
web-part-foot = ✕
web-hex-factory = Space { $space }, factory: { $part }
web-hex-white = Space { $space }, { $top ->
    [one] 1 point
   *[other] { $top } points
}, { $bottom } in the last round
web-hex-white-alone = Space { $space }, { $top ->
    [one] gives 1 soldier
   *[other] gives { $top } soldiers
}
web-hex-start = Start area { $space }
web-space = Space { $space }
web-sheet = Board of { $player }
web-crossed = crossed out
web-empty = free
web-worth = unit: { $units }
web-die-chosen = Now choose a lit slot, or
web-take-only = take it and decide later
web-unit-hero = Heroes of slot { $unit }
web-unit-A = Rising army
web-unit-B = Twin army
web-unit-C = Bomb
web-unit-foot = Footmen of group { $unit }
web-unit-held = Soldiers held from space { $unit }
web-deploy-how = Choose a space on the map for each unit. Nobody sees it before everybody has sent theirs.
web-deploy-how-alone = Choose a space on the map for each unit.
web-deploy-send = Send all
web-deploy-clear = Start over
web-chosen = sum of the dice taken: { $sum }
web-legend = White pyramids show their points / those of the last round. { web-legend-rest }
web-legend-alone = White pyramids show the soldiers that a space of yours gives each turn. { web-legend-rest } Beside an arrow, a number in brackets means the soldiers held from that space.
web-legend-rest = Black ones are factories: ★ for heroes, △◇ for development, A, B and C for the armies, ✕ for footmen. In a space, ★ are heroes; beside an arrow, Σ adds up all units on that way. A d4 is a 4-sided die and goes into triangles; a d8, 8-sided, into rhombi; both into circles.
web-legend-title = What the signs mean
web-legend-letters = The letter says whose units they are: { $letters }.
web-battles-watch = { $count ->
    [one] Watch the battle
   *[other] Watch { $count } battles
}
web-battles-at = Space { $space } · { $number }/{ $count }
web-battles-back = One step back
web-battles-next = One step on
web-battles-play = Go on by itself
web-battles-pause = Pause
web-battles-skip = To the end
web-battles-quick = Quick
web-battles-sentences = In sentences
web-compare = Sheets side by side
web-does-hero = Each number brings as many heroes.
web-does-dev = Triangle lower than rhombus: an upgrade.
web-does-A = Rising. Units: the { $line ->
    [1] middle
   *[0] left
} number + { $step }.
web-does-B = Both ends alike. Units: that number × { $step }.
web-does-C = Falling. Points: (8 − the { $line ->
    [1] middle
   *[0] left
} number) × { $step }.
web-does-foot = Units: 1, and the +1 of each stretch crossed out in full, from the left.
web-brings = would bring { $units }
web-report = Battles
web-score = Score
web-score-goals = Goals held
web-score-turn = Final turn
web-score-round = Round { $round }
web-score-total = Total
web-score-spaces = Spaces (breaks a tie)
web-score-units = Units (breaks a tie)

# What something on the board says when it is pointed at, touched or focused

web-tells-hero = A slot takes a d4, from left to right, and counts once in the whole game. Its number is how many heroes come this very round; on the map they have a ★.
web-tells-dev = A pair is a d4 in the triangle and a larger number of a d8 in the rhombus. Once complete it may buy an upgrade, now or later.
web-tells-A = Any dice, written in any order and over as many rounds as you like; in the end each number is larger than the one before. A complete army is sent, then its row is erased.
web-tells-B = A d4 in the triangle, a d8 in the rhombus, both with the same number, and any die in the circle. A complete army is sent, then its row is erased.
web-tells-C = Any dice, written in any order; in the end each number is smaller than the one before. The bomb flies to any space, and each point destroys a unit there. Nothing of it stays.
web-tells-foot = A group marches in every round. A number crosses out a place of its shape with exactly this number. Crosses stay for the whole game.
web-tells-triangle = A triangle takes a d4.
web-tells-rhombus = A rhombus takes a d8.
web-tells-circle = A circle takes any die.
web-tells-less = The number before it must be smaller than the one behind it.
web-tells-more = The number before it must be larger than the one behind it.
web-tells-alike = Triangle and rhombus must have the same number.
web-tells-plus = One footman more, once everything before it is crossed out, counted from the left.
web-tells-mark = { $marked ->
    [1] This pair has bought an upgrade.
   *[0] Filled in once the pair has bought an upgrade.
}
web-tells-worth = What this row sends, as it is written now: { $units }.
web-tells-die-own = It has your colour: you may write it one higher or one lower.
web-tells-die-foreign = Not your colour: written as it is, unless a factory changes it by 2.
web-tells-die-anybody = Whoever has its colour may write it one higher or one lower.
web-tells-factory = Whoever holds it may change a number by 2 when writing it there: { $part }.
web-tells-sacred = The Sacred Pyramid: worth more than any other space.
web-tells-start = Whoever chooses it begins here. Nobody can attack it.
web-tells-home = { $player } begins here. Nobody can attack it, and no units stand here.
web-tells-goal = One of the goals of the Hyskosian Revolution: it can be attacked and held.

# What a lesson asks for, by kind of decision

ask-take-face = Take the glowing die.
ask-write = Press the glowing box on your board and write { $number }.
ask-cross = Press the glowing box on your board to cross it off.
ask-deploy = { $left ->
    [one] Send this unit
   *[other] Send { $left } units, one after the other
}: press the glowing space on the map.
ask-income-stay = The soldier stays: press the glowing button.
ask-income-hold = Keep the soldier for later: press the glowing button.
ask-develop = Choose the glowing upgrade.

# What speaks for a hint, in a sentence

reason-factories = With a factory { $steps } steps away: { NAMES("part", $parts) }.
reason-apart = The nearest start area of another player is { $steps } steps away.
reason-own = It is your colour: you may change its number by one.
reason-stretch = It counts towards a +1 of your footmen.
reason-begins = It counts towards an upgrade.
reason-army = { $left ->
    [0] It completes the group: { NAMES("part", $part) }
    [one] { NAMES("part", $part) }: one number is missing
   *[other] { NAMES("part", $part) }: { $left } numbers are missing
}.
reason-develops = It buys an upgrade.
reason-pair = It completes a pair, which buys an upgrade.
reason-worth = { $points ->
    [one] One point stronger
   *[other] { $points } points stronger
}.
reason-heroes = It brings heroes this very turn.
reason-free = Space { $space } is nobody's.
reason-guards = It guards space { $space }, which is yours.
reason-attacks = It attacks space { $space } with { $units }; { $force } stand there now.

# Statistics

feat-faction = Faction
feat-spaces = Most spaces
feat-units = Most units
feat-score = Best score alone
