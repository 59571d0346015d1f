# Misty in English; es.ftl beside it has the same keys.
# A rule's sentence is what a refused player reads, so it says what may be done, not only what may not.

title = Misty
about = Draft twelve drawings and lay them out as a window. Then they come alive: arrows push, monsters eat, and what is left scores.

player = Player { FROM_ONE($seat) }

# Rules: cards and setup

rule-MIS-1 = There are 54 cards of eight kinds: four kinds of arrows, flowers, smiles, monsters and ordinary cards.
rule-MIS-2 = Cards are always laid upright, so an arrow always points the same way.
rule-MIS-3 = All backs look alike, and cards of one kind are worth the same: drawing and number change nothing.
rule-MIS-4 = Two to four players sit in a circle, clockwise. There is no other seat and no other number of players.
rule-MIS-5 = A match is a series of rounds, and every round starts with all 54 cards.
rule-MIS-6 = Cards come only from a deal: when one is due, every player gets the same number, face down, each card once and only from the stock. You look at your own hand and nothing else.
rule-MIS-7 = Everybody begins the round with an empty window.

# Rules: the flow of a round

rule-MIS-8 = A round is construction, activation and scoring. The options of the table are agreed before the first deal and stay as they are.
rule-MIS-9 = That is not what is to be decided now. Each turn everybody chooses a card, then places it; when the windows are complete, everybody activates. Nothing can be skipped.
rule-MIS-10 = Choose a single card from your own hand. While somebody still has to choose, you may take it back and choose another; nobody notices, and nobody sees which it is before the reveal.
rule-MIS-11 = When everybody has chosen, all chosen cards are turned face up at once.
rule-MIS-12 = You have already placed your card. While somebody still has to place one, you may take it back and place it elsewhere; all are shown together.
rule-MIS-13 = After placing, everybody passes the rest of the hand: to the left in the first deal, to the right in the second.
rule-MIS-14 = The last card of a hand leaves no choice. When it is placed, the deal is over.
rule-MIS-15 = For the second deal new cards come from the rest of the stock; nothing is shuffled back.
rule-MIS-16 = After the last deal every window is complete and all hands are empty.
rule-MIS-17 = You activate only cards that lay in your own window when the activation began. Windows never touch each other.

# Rules: building a window

rule-MIS-20 = There is already a card in that space. While you build, a space holds one card.
rule-MIS-21 = The first card has no condition: wherever it lies is column 1, row 1.
rule-MIS-22 = A card must touch one of your cards, by a side or by a corner.
rule-MIS-23 = That space is outside the window: it would become too big. All cards must fit into 3 columns by 4 rows or 4 columns by 3 rows (3 by 3 in the introductory variant).
rule-MIS-24 = You decide the shape of your window by placing. As long as both shapes fit, both are open, and gaps may be filled later.
rule-MIS-25 = A placed card stays as it lies until the activation.
rule-MIS-26 = Columns and rows count from the top left corner of the window. A new column to the left or a new row above may be opened too; then everything is counted afresh.
rule-MIS-27 = There is always room for the next card, and the last one fills the window.

# Rules: activation

rule-MIS-30 = The frame is the rectangle of the complete window and never shrinks, even if its edge empties.
rule-MIS-31 = Every uncovered arrow card is activated exactly once, one at a time and in any order you like. This one has already moved.
rule-MIS-32 = An activated card goes exactly one space the way its arrow points, like it or not.
rule-MIS-33 = In an empty space of the frame the card lies alone.
rule-MIS-34 = Where other cards lie, it is laid on top, and all below it are covered.
rule-MIS-35 = A covered card can do nothing: a covered arrow does not move, a covered monster does not eat, a covered flower is not eaten.
rule-MIS-36 = A card that moves out of the frame is gone for this round.
rule-MIS-37 = Only arrow cards move. The others stay where they are, though they can be covered.
rule-MIS-38 = Covered cards stay below the others until scoring.
rule-MIS-39 = Turning a card a little, to remember that it has moved, changes nothing.
rule-MIS-40 = Monsters eat when no arrow card is left to move. Each uncovered monster eats one uncovered flower, and only one.
rule-MIS-41 = You choose which monster eats and which flower, near or far, unless the table agreed that feeding is automatic.
rule-MIS-42 = An eaten flower is gone, and the monster takes its space.
rule-MIS-43 = A monster that finds no uncovered flower stays where it is.
rule-MIS-44 = You are done when none of your arrow cards and monsters can be activated; the phase ends when everybody is.

# Rules: scoring and end

rule-MIS-50 = First every space with two or more cards is cleared, the top card too.
rule-MIS-51 = Empty spaces and cards that are gone give nothing.
rule-MIS-52 = A flower gives 2 points.
rule-MIS-53 = A smile gives 1 point, and every two smiles side by side in a row give 1 more.
rule-MIS-54 = Every other card that is left gives 1 point.
rule-MIS-55 = The sum is the score of the round. It does not count in the next one.
rule-MIS-56 = The highest score wins the round, and everybody tied for it wins it.
rule-MIS-57 = The match is over: somebody has won the rounds it takes.
rule-MIS-58 = Those who reach the number of rounds together win together.
rule-MIS-59 = If nobody has won the match yet, another round is played.
rule-MIS-60 = Every round has a winner, so every match ends. Winning two rounds takes at most three rounds with two players, four with three, five with four.

# Rules: the introductory variant

rule-MIS-70 = In the introductory variant every deal has three cards for each player.
rule-MIS-71 = The introductory variant has three deals: the construction phase is played three times. Hands go left, right, left.
rule-MIS-72 = In the introductory variant windows are 3 columns by 3 rows, nine cards.
rule-MIS-73 = Everything else is as in the standard game.

# Rulings

rule-MIS-R1 = The number of cards of each kind is our own choice: the printed pictures are lost.
rule-MIS-R2 = Arrows point up, down, left or right, never diagonally.
rule-MIS-R3 = Choosing and placing are two decisions: you place after seeing what everybody chose.
rule-MIS-R4 = You cannot wait to see where others place: all place at the same time.
rule-MIS-R5 = A chosen card, and the space of a card, may be changed until everybody has decided. The last choice counts, and nobody notices.
rule-MIS-R6 = Hands are passed when everybody has placed.
rule-MIS-R7 = Two players simply swap hands, in every deal.
rule-MIS-R8 = Nobody announces a shape: four cards across make it 4 by 3, four cards down make it 3 by 4.
rule-MIS-R9 = There may be gaps while you build.
rule-MIS-R10 = A covered card never comes free again: what covers it has already moved and stays.
rule-MIS-R11 = What counts is which cards have been activated. Their order can only change how a stack lies, and stacks are cleared.
rule-MIS-R12 = You may not leave an uncovered arrow card unmoved.
rule-MIS-R13 = The window does not shrink when a column or a row empties.
rule-MIS-R14 = A monster must eat if it can, and it reaches every flower of its window.
rule-MIS-R15 = Who eats what never changes the score. If feeding is automatic, the lowest monster eats the lowest flower, and so on.
rule-MIS-R16 = A covered flower cannot be eaten.
rule-MIS-R17 = In a space with several cards not even the top one counts.
rule-MIS-R18 = Three smiles in a row are two pairs, four are three. If the table agreed on separate pairs, a smile belongs to one pair at most.
rule-MIS-R19 = Smiles one above the other, at a corner, or with a gap between them are not a pair.
rule-MIS-R20 = Cards that are gone come back in the next round.
rule-MIS-R21 = Players who reach the number of rounds together share the match, unless the table agreed that the points of all rounds decide between them.
rule-MIS-R22 = If everybody ties, everybody wins the round.
rule-MIS-R23 = Everybody activates at the same time. Watching the others first would gain nothing.
rule-MIS-R24 = In the three deals of the introductory variant hands go left, right and left again.
rule-MIS-R25 = The introductory variant also uses all cards and takes as many rounds to win.
rule-MIS-R26 = Four players are the most: a fifth window would need more cards than there are.
rule-MIS-R27 = Nobody looks into the stock. Every card in it is as likely as any other to be dealt next.
rule-MIS-R28 = Ten points are an ordinary score.
rule-MIS-R29 = A table may also play for one round, or for three.
rule-MIS-R30 = You may remember every hand that you have held; the table shows it to you.
rule-MIS-R31 = There is always a space for the chosen card.
rule-MIS-R32 = If every window scores nothing, everybody wins the round.
rule-MIS-R33 = The flower goes first, so the monster lies alone in its space and counts.
rule-MIS-R34 = Only arrow cards and, after the last of them, monsters are activated.
rule-MIS-R35 = First the cards are dealt; then you decide.

# Table options

option-variant = Variant
option-variant-standard = standard: windows of 12 cards, two deals of 6
option-variant-introductory = introductory: windows of 3 by 3, three deals of 3
option-rounds_to_win = Rounds to win
option-smile_pairs = Smiles in a row
option-smile_pairs-adjacent = every two side by side are a pair: three in a row are two pairs
option-smile_pairs-disjoint = a smile belongs to one pair at most: three in a row are one pair
option-match_tie = When several reach the number of rounds together
option-match_tie-shared = they share the victory
option-match_tie-points = the points of all rounds decide
option-feeding = Feeding the monsters
option-feeding-choose = the owner chooses monster and flower
option-feeding-auto = automatic: it never changes the score

# Where, and which drawing: what other sentences include

column = { $column ->
    [0] a new column on the left
   *[other] column { $column }
}
space = { $row ->
    [0] { column }, in a new row above
   *[other] { column }, row { $row }
}
drawing = { $drawing ->
    [rocket] a rocket
    [balloon] a balloon
    [leaf] a leaf
    [raindrop] a raindrop
    [tractor] a tractor
    [unicycle] a unicycle
    [truck] a truck
    [scooter] a scooter
    [flower] a flower
    [smile] a smile
    [monster] a monster
    [heart] a heart
    [star] a star
    [house] a house
   *[other] { $drawing }
}
the-card = { NAMES("card", $drawing) } { $number }

# Decisions

action-pick = Choose { the-card }
action-place = Place it in { space }
action-move = Activate { the-card }
action-feed = Monster { $monster } eats flower { $flower }
action-deal = Round { $round }, deal { $phase }: cards are dealt
action-draw = { the-card } is dealt
action-pick-secret = { board-decided }
action-place-secret = { board-decided }

# Decisions as the log tells them

told-action-pick = chooses { the-card }
told-action-place = places it in { space }
told-action-move = activates { the-card }
told-action-feed = feeds flower { $flower } to monster { $monster }
told-web-action-pick = chooses: { web-name }
told-web-action-move = activates: { web-name }
told-web-action-feed = feeds a flower to a monster
told-web-action-pick-secret = chooses a card, face down
told-web-action-place-secret = places the card, not shown yet

# Consequences

note-dealt = Round { $round }, deal { $phase }: { $cards } cards for each player.
note-revealed = { PLAYER($seat) } reveals { drawing }.
note-last_card = { PLAYER($seat) } has { drawing } left.
note-placed = { PLAYER($seat) } places { drawing } in { space }.
note-placed_first = { PLAYER($seat) } begins the window with { drawing }.
note-placed_last = { PLAYER($seat) } fills the window with { drawing }, in { space }.
note-passed_left = Hands go to the left.
note-passed_right = Hands go to the right.
note-received = { PLAYER($seat) } receives { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
note-moved = { PLAYER($seat) }: { drawing } moves to { space }.
note-covered = { PLAYER($seat) }: { drawing } moves to { space } and covers { $count ->
    [one] a card.
   *[other] { $count } cards.
}
note-left = { PLAYER($seat) }: { drawing } leaves the window and is out of this round.
note-ate = { PLAYER($seat) }: a monster eats a flower and takes { space }.
note-not_fed = { PLAYER($seat) }: a monster finds no flower and stays.
note-done = { PLAYER($seat) } is done.
note-removed = { PLAYER($seat) }: the { $count } stacked cards in { space } are cleared.
note-flowers = { PLAYER($seat) }: { $count ->
    [one] { $count } flower, { $points } points.
   *[other] { $count } flowers, { $points } points.
}
note-smiles = { PLAYER($seat) }: { $count ->
    [one] { $count } smile, { $points } point.
   *[other] { $count } smiles, { $points } points.
}
note-pairs = { PLAYER($seat) }: { $count ->
    [one] { $count } pair of smiles, { $points } more.
   *[other] { $count } pairs of smiles, { $points } more.
}
note-others = { PLAYER($seat) }: { $count ->
    [one] { $count } other card, { $points } point.
   *[other] { $count } other cards, { $points } points.
}
note-score = { PLAYER($seat) } scores { $points }.
note-round_won = { PLAYER($seat) } wins round { $round }.
note-next_round = Round { $round } begins.
note-match_won = { PLAYER($seat) } wins the match.
note-match_shared = { PLAYER($seat) } shares the victory.

over-points = Rounds won · { $points }
reason-rounds = The winner has won the number of rounds agreed on.
reason-shared = Several reached the number of rounds together and share the victory.
reason-points = Several reached the number of rounds together; the points of all rounds decided.
reason-points_shared = Several reached the number of rounds together, with the same points in all: they share the victory.

# Cards

kind-up = arrow up
kind-down = arrow down
kind-left = arrow left
kind-right = arrow right
kind-flower = flower
kind-smile = smile
kind-monster = monster
kind-plain = ordinary card
card-rocket = rocket
card-balloon = balloon
card-leaf = leaf
card-raindrop = raindrop
card-tractor = tractor
card-unicycle = unicycle
card-truck = truck
card-scooter = scooter
card-flower = flower
card-smile = smile
card-monster = monster
card-heart = heart
card-star = star
card-house = house

# The drawn windows

step-deal = Cards are being dealt.
step-pick = Choose a card from your hand.
step-place = Place the revealed card in your window.
step-activate = Activate: move arrow cards, then feed monsters.
step-over = The match is over.
board-round = Round { $round }, deal { $phase }, turn { $turn }
board-activation = Round { $round }
board-left = hands go left
board-right = hands go right
board-won = { $won ->
    [one] { $won } round won
   *[other] { $won } rounds won
}
board-hand = Your hand
board-hand-of = Hand of { PLAYER($seat) }
board-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
board-places = places { $card }
board-decided = has decided
board-deciding = is deciding
board-gone = gone: { $cards }
board-stock = Stock: { $count } cards
board-scores = Scores, round by round
hint-best = Best possible score: { $points }.
hint-order = { $order }
hint-nothing = Nothing is left to decide: the window scores { $points }.
hint-later = There will be a hint in the activation, once your window is complete.
command-hint = the best activation of your window, worked out exactly

# The table in the browser

web-card = { $drawing }, { $kind }
web-where = column { $column }, row { $row }
web-covered = covered
web-acted = already activated
web-over = over
web-space-empty = empty
web-row = Row { $row }: { $cards }.
web-window-mine = Your window
web-window-of = The window of { $name }
web-window-empty = No card on the glass yet.
web-past-of = Round { $round }: { $window }
web-name = { $drawing ->
    [flower] { card-flower }
    [smile] { card-smile }
    [monster] { card-monster }
   *[other] { NAMES("card", $drawing) }, { NAMES("kind", $kind) }
}
web-action-pick = Choose: { web-name }
web-action-move = { $row ->
    [0] Activate: { web-name }
   *[other] Activate: { web-name } (column { $column }, row { $row })
}
web-action-feed = { $row ->
    [0] A monster eats a flower
   *[other] The monster in column { $column }, row { $row } eats the flower in column { $flower_column }, row { $flower_row }
}
web-action-pick-secret = Chooses a card, face down
web-action-place-secret = Places the card, not shown yet
web-status-place = Place the card in your window: { $card }.
web-status-move = Activate an arrow card.
web-status-feed = Choose which monster eats which flower.
web-wait-pick = The others are choosing a card.
web-wait-place = The others are placing their cards.
web-wait-activate = The others are activating their windows.
web-placed-this = Will be shown: { $card }
web-places = places: { $card }
web-hand-of = The hand of { $name }
web-others = The other windows
web-look = Look at the window of { $name }
web-unseen = { $count ->
    [one] { $count } card not seen yet
   *[other] { $count } cards not seen yet
}
web-try = Try out first
web-trying = Trying out: nothing is sent yet
web-back = Take back
web-send = { $count ->
    [one] Do it: { $count } activation
   *[other] Do it: { $count } activations
}
web-show-best = Show me the best
web-score-now = Now: { $points }
web-score-then = then { $points }
web-points-flowers = Flowers
web-points-smiles = Smiles
web-points-pairs = Pairs of smiles
web-points-others = Other cards
web-points-round = The round
web-points-best = Best possible
web-points-all = Points of all rounds
web-wins-round = wins the round
web-reason-rounds = { $points ->
    [one] The winner has won one round, as agreed.
   *[other] The winner has won { $points } rounds, as agreed.
}
web-rounds-won = Rounds won
web-report = How round { $round } ended
web-which = Which activation
web-played = As played
web-ideal = Best possible
web-step-back = One step back
web-step-on = One step forward
web-again = Play it again
web-to-table = Back to the table

help =
    Each turn choose a card from your hand in secret; all are revealed together.
    Place yours in your window, touching another card by a side or a corner, and
    pass the rest of the hand on. After two deals of six every window has twelve
    cards, 3 by 4 or 4 by 3. Then it comes alive: move every arrow card one
    space, in any order you like. A card on top covers those below for good; a
    card that leaves the window is gone. Finally each uncovered monster eats an
    uncovered flower. Spaces with several cards are cleared. Flowers give 2,
    smiles 1 and 1 more for each two side by side, every other card 1. The
    highest score wins the round; two rounds win the match.

      pick F03       choose a card from your hand
      place c1r2     place it in column 1, row 2; c0 is a new column on the
                     left, r0 a new row above
      move R07       activate an arrow card
      feed M01 F03   a monster eats a flower

    U, D, L, R are arrows up, down, left and right; F flowers, S smiles,
    M monsters, P ordinary cards. Where there is no choice, nothing is asked.

# What a lesson asks for, by kind of decision

ask-pick = Press the glowing card in your hand.
ask-place = Press the glowing space of the window.
ask-move = Press the glowing card: it moves where it points.

# What speaks for a hint, in a sentence

reason-flower = A flower is worth two points by itself.
reason-smiles = { $smiles ->
    [one] You have a smile already: together they are worth more
   *[other] You have { $smiles } smiles already: together they are worth more
}.
reason-smile = A smile is worth a point, and one more beside another one.
reason-plain = An ordinary card is worth a point and stays where you lay it.
reason-pair = Two smiles side by side are worth a point more.
reason-safe = None of your arrows points there.
reason-met = One of your arrows points there and can cover it.
reason-meets = From there the arrow covers your monster.
reason-chain = From there the arrow follows another one that moves away.
reason-open = Where the arrow points, nothing lies yet.
reason-covers = An arrow can cover your monster.
reason-arrow = An arrow that ends alone in its space is worth a point.
reason-denies = What you take nobody else will have.
reason-activation = It leads to { $points ->
    [one] one point
   *[other] { $points } points
}, the most that this window can bring.

# Statistics

feat-round = Best round
