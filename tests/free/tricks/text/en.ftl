title = Tricks
about = Five cards each; stars beat the other suits.
player = Player { FROM_ONE($seat) }
card = { $rank } of { $suit ->
    [a] stars
    [b] clubs
   *[c] diamonds
}
led-a = Stars
led-b = Clubs
led-c = Diamonds
action-play = Play { card }
told-action-play = plays { card }
action-deal = Dealt: { card }
action-deal-unseen = A card is dealt
field-led = Led
field-trick = Played
field-hands = Hand
field-tricks = Tricks
field-deck = Left over
field-points = Tricks
reason-tricks = All tricks are played.
help = Follow suit; stars beat the rest.
rule-TRI-1 = Everybody gets five of the eighteen cards.
rule-TRI-2 = Everybody plays a card in turn; whoever has the suit that was led plays it.
rule-TRI-3 = The highest star takes the trick, or else the highest card of the suit that was led.
rule-TRI-4 = Whoever took most tricks wins.
