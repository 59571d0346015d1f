# Rock, paper, scissors in English; es.ftl beside it has the same keys.

title = Rock, paper, scissors
about = Two players, two minutes: choose in secret, both at once.

rule-RPS-1 = Each round both players choose rock, paper or scissors, in secret and at the same time. Once made, a choice is final.
rule-RPS-2 = Rock beats scissors, scissors beat paper and paper beats rock: whoever wins takes the round.
rule-RPS-3 = When both choices are equal, a coin gives the round to one of the two. The coin is nobody's decision.
rule-RPS-4 = Whoever takes two rounds wins the game.

player = Player { FROM_ONE($seat) }

action-rock = Rock
action-paper = Paper
action-scissors = Scissors
action-coin = The coin gives the round to { PLAYER($winner) }

field-chosen = Chosen
field-won = Rounds won
field-points = Rounds won

web-choose = Choose rock, paper or scissors.
web-wait = The other player is choosing.

over-points = Rounds won · { $points }
reason-rounds = Two rounds are won.

help =
    Each round both players choose in secret; the choices are revealed together.
    Rock beats scissors, scissors beat paper, paper beats rock. If both chose the
    same, a coin decides the round. Two rounds win.

    What you can type:
      rock  paper  scissors
