# Mentiroso in English; es.ftl beside it has the same keys.
# A rule is worded for somebody who has just been refused: what may be done, not only what may not.

title = Mentiroso
about = Liar's dice: bid on what lies under all cups together, or doubt. Whoever is wrong loses a die.

player = Player { FROM_ONE($seat) }

rule-MEN-1 = Everybody has a cup and the same number of dice: five, or as many as the table agreed on, from two to five.
rule-MEN-2 = Two to six players sit in a circle. The first one begins the first round, and turns go clockwise.
rule-MEN-3 = The dice fall by themselves, all of them at the beginning of a round and never later; nobody decides before they lie. You see your own dice and no others.
rule-MEN-4 = It is not your turn. In turn, everybody who has dice bids or doubts; nobody passes.
rule-MEN-5 = Nobody has bid in this round yet, so there is nothing to doubt: bid.
rule-MEN-6 = A bid says that at least so many dice under all cups show a face. It can name as many dice as are in the game, and no more.
rule-MEN-7 = Bid higher than the last bid: more dice of any face, or the same number of a higher face. Or doubt.
rule-MEN-8 = Instead of bidding, the player whose turn it is may doubt the last bid.
rule-MEN-9 = When somebody doubts, all cups are lifted, and the dice that show the face of the bid are counted, whoever they belong to.
rule-MEN-10 = If there are at least as many as the bid said, whoever doubted loses a die; if not, whoever made the bid.
rule-MEN-11 = A lost die is out of the game. Whoever has none left is out, too, and only watches.
rule-MEN-12 = Whoever lost the die begins the next round; if that was the last one, the next player clockwise who has dice.
rule-MEN-13 = The game is over: only one player has dice left, and has won.
rule-MEN-14 = Every round takes a die out of the game and bids only rise, so every game ends.
rule-MEN-20 = If the table plays with wild ones, a one counts as every face.
rule-MEN-21 = In a bid on ones only ones count.
rule-MEN-22 = After a bid on another face, a bid on ones must name at least half as many dice, rounded up.
rule-MEN-23 = After a bid on ones, a bid on another face must name more than twice as many dice.
rule-MEN-24 = After a bid on ones, another bid on ones must name more dice.
rule-MEN-R1 = The first player begins the first round; nothing is rolled for it.
rule-MEN-R2 = A bid never lowers the number of dice for a higher face. Only with wild ones, a bid on ones may.
rule-MEN-R3 = Nobody may bid more dice than are in the game.
rule-MEN-R4 = There is no call for a bid that is exactly right: bid or doubt.
rule-MEN-R5 = Only the player whose turn it is may doubt.
rule-MEN-R6 = Whoever is wrong loses one die, however wrong it was.
rule-MEN-R7 = When a player is out, the next one clockwise who has dice begins the round.
rule-MEN-R8 = With wild ones, too, a round may begin with a bid on ones.
rule-MEN-R9 = There is no special round for a player with a single die.
rule-MEN-R10 = A bid is final once it is made, and so is a doubt.

option-wild = Wild ones: a one counts as every face
option-dice = Dice for each player

face = { $face ->
    [1] { $count ->
        [one] one
       *[other] ones
    }
    [2] { $count ->
        [one] two
       *[other] twos
    }
    [3] { $count ->
        [one] three
       *[other] threes
    }
    [4] { $count ->
        [one] four
       *[other] fours
    }
    [5] { $count ->
        [one] five
       *[other] fives
    }
   *[other] { $count ->
        [one] six
       *[other] sixes
    }
}
face-1 = ones
face-2 = twos
face-3 = threes
face-4 = fours
face-5 = fives
face-6 = sixes

action-bid = Bid { $count } { face }
action-doubt = Doubt
action-roll = All roll their dice
action-roll-own = Your dice: { $dice }
told-action-bid = bids { $count } { face }
told-action-doubt = doubts

note-cup = Under the cup of { PLAYER($seat) }: { $dice }.
note-found = { $count ->
    [0] There is none that counts.
    [one] There is one that counts.
   *[other] There are { $count } that count.
}
note-loses = { PLAYER($seat) } loses a die.
note-out = { PLAYER($seat) } is out.

field-bid = Bid
field-count = How many
field-die = Face
field-bidder = By
field-left = Dice left
field-dice = Under the cup
field-rolled = Lifted last round
field-wild = Wild ones
field-points = Dice left

web-choose = Bid, or doubt the last bid.
web-wait = Somebody is thinking.

over-points = Dice left · { $points }
reason-last_dice = Nobody else has dice left.

help =
    Everybody rolls under a cup and sees only their own dice. In turn, bid that at
    least so many dice of all cups show a face, each bid higher than the last, or
    doubt. When somebody doubts, the cups are lifted: if the bid was right, the
    doubter loses a die; if not, the bidder. The last one with dice wins.

    What you can type:
      bid 3x5  three fives    doubt
