# Totem in English; es.ftl beside it has the same keys.
# A rule's sentence is what a refused player reads, so it says what may be done, not only what may not.

title = Totem
about = Two to four groups creep over a board of hexagons. Keep yours together, and be the last with a totem.

# Seats and colours

player = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

# Rules: basic terms

rule-TOT-1 = Two to four players take part. Each has one colour: a totem and 25 pieces.
rule-TOT-2 = The board has 271 cells, ten to a side, and no cell ever holds more than one unit.
rule-TOT-3 = Two cells are adjacent when they share an edge. A cell has six neighbours, fewer on the edge of the board.
rule-TOT-4 = A unit is a totem or a piece on the board. What holds for units holds for totems too, unless a rule says otherwise.
rule-TOT-5 = A unit is connected when units of its own colour, each next to the following one, link it to its totem. Every unit on the board stays connected.
rule-TOT-6 = A piece is either on the board, in its owner's reserve, or eliminated: always exactly one of the three.
rule-TOT-7 = You win by eliminating every other totem. You do that by touching it with one of your pieces or with your own totem.
rule-TOT-8 = The distance between two cells is the number of steps from one to the other on an empty board.

# Rules: setup

rule-TOT-10 = Every player chooses a totem of a different colour and has the 25 pieces of that colour. Colours make no difference to the game.
rule-TOT-11 = To see who starts, everybody rolls one die and the highest begins. Those who tie for the highest roll again among themselves.
rule-TOT-12 = It is another player's go. Whoever won the roll-off comes first, then the others clockwise; start cells are picked in that order too.
rule-TOT-13 = A totem begins on one of the twelve highlighted cells. It must be free, and the picks so far must fit one of the patterns for this number of players.
rule-TOT-14 = When you have picked, your totem goes on the start cell and six pieces around it. The other 19 pieces are your reserve.
rule-TOT-15 = With two players the totems begin on opposite start cells, so the second player has only one to take.
rule-TOT-16 = With three players the totems begin a third of a turn apart: all three on corners, or all three on sides.
rule-TOT-17 = With four players the totems form a cross: two opposite corners, and the two opposite sides at right angles to them.
rule-TOT-18 = As soon as everybody has placed, the player who won the roll-off takes the first turn.

# Rules: flow of a turn

rule-TOT-20 = A turn begins with a roll of both dice; nothing else can come first.
rule-TOT-21 = It is not your turn. When a turn is over, the next player clockwise who still has a totem takes one.
rule-TOT-22 = After the roll you use both dice, or discard one and use the other; nothing in between, and never neither. Dice can only be used if one of your units can make a step.
rule-TOT-23 = After that, fewer points could be spent than must be. All points of the dice in use are spent as long as there is a way to do so, unless you can still win in this roll. If the table plays as you go, it is enough to keep going while there is a step.
rule-TOT-24 = Only points that could not have been spent in any way are lost. If the table plays as you go, what is left is lost when no further step is possible.
rule-TOT-25 = You can pass only when you can neither make a step nor add a piece.
rule-TOT-26 = Divide your points among as many units as you like. What each die shows by itself does not matter.
rule-TOT-27 = This roll is not over yet. It ends when its points are used or lost, when you have added a piece, or when you have passed.

# Rules: adding a piece, rolling again

rule-TOT-30 = You can add a piece only when the dice show a double or add up to ten or more. It takes the place of the whole roll.
rule-TOT-31 = A new piece comes from your reserve and goes on a free cell next to your totem.
rule-TOT-32 = Adding a piece takes up the whole roll: there are no steps before it or after it, and the new piece eliminates nothing.
rule-TOT-33 = Only a twelve (6-6) lets you roll again, once you have played it out. You may decline.
rule-TOT-34 = In every roll all your units may move again, and only the new dice count. Trails last for the whole turn, unless the table agreed otherwise.

# Rules: movement

rule-TOT-40 = A step takes one of your own units to an adjacent cell of the board and costs one point.
rule-TOT-41 = All your units may move, the totem included.
rule-TOT-42 = That cell is taken. Units step only on free cells; they do not jump, push or share.
rule-TOT-43 = After that step your group would not hold together. After every single step all your units must be linked to your totem, and the unit that moved must touch another of yours.
rule-TOT-44 = A unit may not return to a cell where it has already been in this turn (if the table agreed so: in this roll, or only to the one it has just left). Other units may use that cell.
rule-TOT-45 = That unit has finished its movement and rests until the next roll.
rule-TOT-46 = One unit at a time: stop the unit in motion before you move another.
rule-TOT-47 = A totem without pieces on the board cannot move.
rule-TOT-48 = A movement is finished when the points are used up, when the unit has no step left, or when you stop it to move another. There must be a unit in motion to be stopped.
rule-TOT-49 = You can stop a unit only if another of yours, one that has not finished, could make a step now. Otherwise it goes on.

# Rules: elimination

rule-TOT-50 = A unit that finishes its movement next to enemy units eliminates at once, before anything else moves.
rule-TOT-51 = Only finishing a movement eliminates. Passing by, standing still and adding a piece do not, and in your own turn none of your units is in danger.
rule-TOT-52 = Of the enemy pieces you touch, the one farthest from its own totem falls (with one victim per colour, one of each colour touched). The others are safe.
rule-TOT-53 = How far a piece is from its own totem is counted in cells of the board or, if the table agreed so, along the chain of its colour.
rule-TOT-54 = When several of the pieces you touch are equally far from their totems, you choose which of these falls, and only among these.
rule-TOT-55 = A touched totem always falls, whatever else you touch; if you touch several totems, all of them do.
rule-TOT-56 = Pieces that lose their link to their totem through an elimination are eliminated with it.
rule-TOT-57 = Without a totem a player is out: the pieces on the board and the whole reserve are lost with it.
rule-TOT-58 = An elimination cannot be declined or put off. First say which piece falls; points that are left are played afterwards.
rule-TOT-59 = Eliminated pieces are out of the game for good: neither the board nor the reserve gets them back.

# Rules: end

rule-TOT-60 = The only player with a totem on the board wins at once.
rule-TOT-61 = If every player still in the game is down to a totem and exactly one piece, with nothing in reserve, nobody wins.
rule-TOT-62 = When many rolls in a row pass without a unit added or eliminated (the table agrees how many per player), the game is drawn.
rule-TOT-63 = The game is over. It ends the moment one of its ends is reached; unused points and rolls are lost.
rule-TOT-64 = The last player with a totem wins and has one point, all others none. In a draw nobody has points, and all who still have a totem share first place.
rule-TOT-65 = Places follow the order of falling: whoever falls later is placed better, and those who fall together share the better place.

# Rulings

rule-TOT-R1 = The highlighted cells are the six corners and the six side middles one ring inside the edge, so that six pieces fit around every totem.
rule-TOT-R2 = The order of turns decides who picks first. A start cell may be picked if the pattern for this number of players can still be completed.
rule-TOT-R3 = Opposite means straight through the centre of the board.
rule-TOT-R4 = Turns go clockwise from the winner of the roll-off, and only those tied for the highest number roll again.
rule-TOT-R5 = Totems differ only in colour. Players choose theirs before the game begins, each a different one; to the rules it does not matter which.
rule-TOT-R6 = As long as there is a way to spend all points, it must be kept open; only points that no way spends are lost. The table may agree that nobody has to look ahead.
rule-TOT-R7 = At most one die is discarded. You may choose any of the three numbers, even if not all of its points can be spent.
rule-TOT-R8 = Ten or more is judged by the dice as rolled, before anything is discarded. A 6-6 is ten or more, a double and a twelve at once.
rule-TOT-R9 = An added piece does not attack: it has not moved, and only a finished movement eliminates.
rule-TOT-R10 = If you can make a step you may always use the dice instead of adding; if you cannot, but can add, you must add.
rule-TOT-R11 = Rolling again after a twelve is your choice, whatever you did with it, and another twelve gives you the same choice.
rule-TOT-R12 = In another roll of the same turn only units that finish in it rest anew, but none returns to the cells where it has been in that turn, unless the table agreed otherwise.
rule-TOT-R13 = The totem moves like any piece, as long as it is not alone.
rule-TOT-R14 = Whether the group holds together is checked after the step, not on the way. A unit may also slip between two others.
rule-TOT-R15 = A unit must touch another of yours: the cell it has just left does not count.
rule-TOT-R16 = A unit may not go back to any cell where it has been in this turn. The table may agree that only the roll counts, or only the last cell.
rule-TOT-R17 = A unit has finished when you stop it, when the points run out, or when it has no step left.
rule-TOT-R18 = The only unit that can move still may not return to its own cells, and finished units stay where they are. If its attack opens a way for another unit, that one uses the points left.
rule-TOT-R19 = Every finished movement eliminates by itself and at once, so that one roll can eliminate several pieces.
rule-TOT-R20 = When a unit touches several colours, one piece falls in all, unless the table agreed on one of each colour.
rule-TOT-R21 = Farthest is counted in cells of the board, unless the table agreed to count along the chain.
rule-TOT-R22 = When a unit touches a totem and pieces of another colour, only the totem falls, unless the table agreed on one victim per colour.
rule-TOT-R23 = The attacker cannot spare the piece: elimination is not a choice.
rule-TOT-R24 = In your own turn you lose nothing: units fall only when an enemy finishes next to them.
rule-TOT-R25 = A unit that moves and finishes next to the same enemy attacks it. A unit that has not moved does not.
rule-TOT-R26 = All units of a fallen player leave the board and the reserve goes with them. The cells they free can be used at once.
rule-TOT-R27 = A player who has pieces but no possible step passes, unless a piece can be added.
rule-TOT-R28 = A player without any piece is no reason for a draw: exhaustion asks for exactly one piece each.
rule-TOT-R29 = Exhaustion is checked after every addition and every finished movement, even with points left; a victory comes first.
rule-TOT-R30 = The limit of quiet rolls keeps a game from going on for ever when everybody stays away.
rule-TOT-R31 = Giving up and agreeing on a draw are not moves of the game; where a table offers them, they stay outside the record.
rule-TOT-R32 = It does not matter which die is which: rolls are written with the lower number first.
rule-TOT-R33 = Start cells are so far apart that the six pieces around each totem always have room.

# Table options

option-victims = When a unit touches pieces of several colours
option-victims-one = one piece falls in all, the farthest from its totem
option-victims-one_per_colour = one piece of each colour falls
option-distance = How far a piece is from its totem
option-distance-board = in cells of the board
option-distance-chain = along the chain of its colour
option-quiet_per_player = Quiet rolls per player after which the game is drawn
option-spend = The points of the dice in use
option-spend-all = are all spent: no decision may make that impossible
option-spend-as_you_go = are spent as you go: what is left when there is no further step is lost
option-trail = A unit does not return
option-trail-turn = to any cell where it has been in the turn
option-trail-roll = to any cell where it has been in the roll
option-trail-last = to the cell it has just left

# Decisions

action-start = Begin on { $cell }
action-use = { $points ->
    [one] Use { $points } point
   *[other] Use { $points } points
}
action-add = Add a piece on { $cell } (instead of moving)
action-pass = Pass
action-step = { $from } to { $to }
action-stop = Stop here and continue with another unit
action-remove = Eliminate the piece on { $cell }
action-again = Roll again
action-end = End the turn
action-off-2 = Roll-off: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }
action-off-3 = Roll-off: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }, { PLAYER($c) } { $roll_c }
action-off-4 = Roll-off: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }, { PLAYER($c) } { $roll_c }, { PLAYER($d) } { $roll_d }
action-roll = Dice: { $low } and { $high }

# Decisions as the log tells them

told-action-start = begins on { $cell }
told-action-use = { $points ->
    [one] uses { $points } point
   *[other] uses { $points } points
}
told-action-add = adds a piece on { $cell }
told-action-pass = passes
told-action-step = goes from { $from } to { $to }
told-action-stop = stops and continues with another unit
told-action-remove = eliminates the piece on { $cell }
told-action-again = rolls again
told-action-end = ends the turn

# Consequences

note-starter = { PLAYER($seat) } wins the roll-off and starts.
note-placed = Six pieces take their places around the totem.
note-turn = { PLAYER($seat) } is to move.
note-finished = The unit on { $cell } has finished.
note-removed = { PLAYER($seat) } loses the piece on { $cell }: none of those touched is farther from its totem.
note-disconnected = { PLAYER($seat) } also loses what is cut off from the totem: { $cells }.
note-fallen = The totem of { PLAYER($seat) } falls, and all its pieces with it.
note-lapsed = { $points ->
    [one] One point is lost: no unit can make a step.
   *[other] { $points } points are lost: no unit can make a step.
}
note-won = { PLAYER($seat) } wins: no other totem is left.
note-exhaustion = A draw: everybody is down to a totem and one piece, and no reserves are left.
note-quiet = A draw: { $rolls } rolls in a row without a unit added or eliminated.

reason-last_totem = One totem is left on the board.
reason-exhaustion = Draw by exhaustion.
reason-quiet_limit = Draw: too many quiet rolls.

# The drawn board

# By colour, for terminals without colours: the piece; the totem is the capital letter.
letter = { $seat ->
    [0] r
    [1] b
    [2] g
   *[3] y
}
phase-off = Rolling to see who starts.
phase-start = Pick a start cell.
phase-roll = The dice are next.
phase-use = Decide what to do with the dice.
phase-move = Walk off the points, step by step.
phase-remove = Equally far: choose which piece falls.
phase-again = A twelve: roll again?
phase-over = The game is over.

board-die = die: { $face }
board-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
board-pieces = pieces
board-reserve = reserve
board-lost = elim.
board-out = out
board-quiet = Quiet rolls: { $quiet } of { $limit }
board-totem = totem
board-piece = piece
board-start = start cell
board-mover = in motion
board-done = finished
board-fresh = moved since you last decided
board-trail = trail
board-legal = possible
board-tied = may fall

# The board in the browser

web-board = The board. Arrow keys move from cell to cell, N to the next possible one; Enter chooses, Backspace takes back a step, Escape clears everything planned.
web-dice = Dice and decisions
web-totem = { PLAYER($seat) }: totem
web-piece = { PLAYER($seat) }: piece
web-starter = starts
web-stands = standing
web-fallen = fallen
web-closer = Closer
web-farther = Farther away
web-whole = The whole board
web-follow = My units
web-points = { $points ->
    [one] point left
   *[other] points left
}
web-own-use = Use both dice, or one of them. You may plan a walk first: choose a unit.
web-own-use-add = Use both dice, or one of them; or add a piece beside your totem.
web-own-add = None of your units can make a step: add a piece beside your totem.
web-own-pass = There is nothing you can do with these dice.
web-own-move = { $points ->
    [one] Choose a unit, then where it goes: one point is left.
   *[other] Choose a unit, then where it goes: { $points } points are left.
}
web-own-walk = { $points ->
    [one] { $cell } is in motion with one point left. Keep going, or stop it here.
   *[other] { $cell } is in motion with { $points } points left. Keep going, or stop it here.
}
web-own-walk-on = { $points ->
    [one] { $cell } is in motion with one point left. It must keep going: if it stopped, points would be left unspent.
   *[other] { $cell } is in motion with { $points } points left. It must keep going: if it stopped, points would be left unspent.
}
web-other-start = { PLAYER($seat) } picks a start cell.
web-other-roll = { PLAYER($seat) } rolls the dice.
web-other-use = { PLAYER($seat) } decides what to do with the dice.
web-other-move = { $points ->
    [one] { PLAYER($seat) } is walking: one point left.
   *[other] { PLAYER($seat) } is walking: { $points } points left.
}
web-other-remove = { PLAYER($seat) } chooses which piece falls.
web-other-again = { PLAYER($seat) } has a twelve and may roll again.
web-walk = { $steps ->
    [one] Walk one step
   *[other] Walk { $steps } steps
}
web-walk-stop = Walk and stop there
web-use-walk = { $steps ->
    [one] Use { $points }: walk one step
   *[other] Use { $points }: walk { $steps } steps
}
web-back = One step back
web-clear = Clear
web-then = The movement ends there:
web-if-stop = If it stops there:
web-strike = { PLAYER($seat) } loses the piece on { $cell }.
web-strike-cut = { $count ->
    [one] { PLAYER($seat) } loses the piece on { $cell }, and with it the one cut off ({ $cells }).
   *[other] { PLAYER($seat) } loses the piece on { $cell }, and with it { $count } cut off ({ $cells }).
}
web-strike-totem = { $count ->
    [one] The totem of { PLAYER($seat) } falls, and the piece with it.
   *[other] The totem of { PLAYER($seat) } falls, and { $count } pieces with it.
}
web-strike-tie = Equally far, and you choose which falls: { $cells }.
web-falls = would fall
web-cut = would be cut off
web-lit-start = you may begin here
web-lit-add = you may add a piece here
web-lit-remove = you may choose it
web-lit-unit = can move
web-lit-step = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-lit-way = on the planned path
web-lit-goal = end of the planned path
web-score-totem = Totem
web-score-pieces = Pieces on the board
web-score-reserve = Pieces in reserve
web-score-lost = Pieces eliminated
web-score-place = Place
web-score-share = First place shared: each one's part
web-score-points = Points

help =
    Your group is a totem and the pieces linked to it. Each turn you roll two dice
    and walk off their points, one step at a time, with any of your units. After
    every step the whole group must still hold together. A unit that finishes next
    to enemies eliminates one: the farthest from its totem, and whatever is cut
    off with it. A touched totem always falls, and its owner is out.
    The last player with a totem wins.

      start J18    begin on a highlighted cell
      use 9        use both dice, or one of them: their points
      add K9       with a double, or ten or more: a new piece beside your totem
      J10-J11      one step, from a cell to the next; J10-J11-I12 is two
      stop         finish the unit in motion and move another
      remove K11   choose which piece falls when several are equally far
      again, end   after a 6-6: roll again, or end the turn
      pass         only when there is nothing else

    Cells are a row letter and a number: J10 is the centre, J11 to its right,
    I10 and I11 above it, K9 and K10 below.

# What a lesson asks for, by kind of decision

ask-start = Press the glowing cell: your totem starts there.
ask-use = Press the button for { $points ->
    [one] one point
   *[other] { $points } points
}, beside the dice.
ask-step = { $left ->
    [one] One step is left
   *[other] { $left } steps are left
} of the glowing way. Press the piece, then the cell that it goes to.
ask-stop = Stop: press the glowing button.
ask-add = Press the glowing cell: the new piece comes in there.

# What a lesson says of what another player does, by kind of decision: the board shows where

seen-step = takes a step

# What speaks for a hint, in a sentence

reason-wins = It wins the game.
reason-topples = It strikes the totem of { PLAYER($seat) }.
reason-strikes = { $pieces ->
    [one] A piece of { PLAYER($seat) } falls
   *[other] { $pieces } pieces of { PLAYER($seat) } fall
}.
reason-grows = One more piece: you will have { $pieces } on the board.
reason-nears = { $steps ->
    [0] It brings you next to the totem of { PLAYER($seat) }
    [one] It brings you within one step of touching the totem of { PLAYER($seat) }
   *[other] It brings you within { $steps } steps of touching the totem of { PLAYER($seat) }
}.
reason-threatens = { $steps ->
    [0] It threatens { PLAYER($seat) }: you stand next to the group
    [one] It threatens { PLAYER($seat) }: one step, and you touch the group
   *[other] It comes closer to { PLAYER($seat) }: { $steps } steps, and you touch the group
}.
reason-shelters = { $steps ->
    [one] It takes your totem away: the others are one step from touching it
   *[other] It takes your totem away: the others are { $steps } steps from touching it
}.
reason-holds = It keeps your group together: no blow takes more than one piece.
reason-closes = { $pieces ->
   *[other] It closes your group: a blow takes { $pieces } pieces at most
}.
reason-stays = Your totem stays where it is.
reason-risks = { $pieces ->
   *[other] A blow takes { $pieces } of your pieces at most
}.
reason-gap = { $steps ->
    [0] Your totem stands next to an enemy
    [one] Your totem is one step from being touched
   *[other] Your totem is { $steps } steps from being touched
}.
reason-apart = The nearest totem is { $steps } cells away.

# Statistics

feat-chain = Longest chain at the end
