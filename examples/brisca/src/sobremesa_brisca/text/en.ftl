# Brisca in English; es.ftl, beside it, has the same keys.
# A rule's sentence is what a refused player reads: it says what can be done, not only what cannot.

title = Brisca
about = Two to four players, ten minutes: the Spanish deck, three cards in hand, and nobody has to follow suit. Four play in partnerships.

player = Player { FROM_ONE($seat) }

# Cards

suit = { $suit ->
    [O] coins
    [C] cups
    [E] swords
   *[B] clubs
}
suit-O = coins
suit-C = cups
suit-E = swords
suit-B = clubs
rank = { $number ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [10] jack
    [11] knight
   *[12] king
}
card = the { rank } of { suit }

# Rules

rule-BRI-1 = Brisca is for two, three or four players. Four play in two partnerships: those who sit across from each other are partners.
rule-BRI-2 = There are 40 cards: coins, cups, swords and clubs, each with 1 to 7, jack (10), knight (11) and king (12).
rule-BRI-3 = With three players the two of cups is taken out.
rule-BRI-4 = In each suit the cards beat one another in the order 1, 3, king, knight, jack, 7, 6, 5, 4, 2. An ace counts 11 points, a three 10, a king 4, a knight 3, a jack 2: 120 in all.
rule-BRI-5 = A table may agree on the exchange: whether the seven and the two of trumps may be swapped for the turned-up card.
rule-BRI-10 = The deal comes first, and once: three cards for each player, which the others do not see.
rule-BRI-11 = The card after the deal is turned up: its suit is trumps. It lies under the stock and is drawn last.
rule-BRI-12 = Only a card of the stock can be dealt or drawn; each of them is equally likely.
rule-BRI-13 = The first player leads the first trick; the others follow in their order.
rule-BRI-20 = A card is played in turn: the leader of the trick first, then the others in their order, after all have drawn.
rule-BRI-21 = You may play any card of your own hand, and no other.
rule-BRI-22 = The highest trump wins the trick; if there is none, the highest card of the suit that was led.
rule-BRI-23 = Whoever wins the trick takes its cards, and their points.
rule-BRI-24 = After each trick, while there is a stock, everybody draws one card: the winner of the trick first, then the others in their order.
rule-BRI-25 = The last to draw takes the turned-up card; then the hands are played to the end without drawing.
rule-BRI-26 = The winner of a trick leads the next one.
rule-BRI-30 = You may swap only if the table has agreed on the exchange, and only just after winning a trick, before you lead the next one, while the turned-up card lies there.
rule-BRI-31 = The seven of trumps, from your hand, may be swapped for a turned-up ace, three, king, knight or jack.
rule-BRI-32 = The two of trumps, from your hand, may be swapped for a turned-up seven, six, five or four.
rule-BRI-33 = The card that was given lies under the stock, face up, and trumps stay the same. A swap is not a turn: you still lead.
rule-BRI-40 = The game is over: all cards have been played.
rule-BRI-41 = Whoever has more of the 120 points wins; 60 to 60 is a draw.
rule-BRI-42 = With three players whoever has most points wins. Two who have most share the victory; if all have 40, it is a draw.
rule-BRI-43 = With four players the side with more points wins, both partners together; 60 to 60 is a draw.
rule-BRI-R1 = The two that is taken out with three players is that of cups, also if cups are trumps.
rule-BRI-R2 = Play goes on by the numbers of the seats.
rule-BRI-R3 = What was face up may be remembered: everybody may see what has been played, and all points.
rule-BRI-R4 = Partners neither show nor tell each other their cards.
rule-BRI-R5 = Nobody swaps before the first trick, nor once the turned-up card has been drawn.
rule-BRI-R6 = A turned-up two stays where it is. Whoever holds the seven and the two of trumps may swap both, one after the other.
rule-BRI-R7 = The turned-up card is not drawn by chance: everybody knows who gets it.
rule-BRI-R8 = The last card of a hand is played like any other.
rule-BRI-R9 = Two of three who tie for most points share the victory.
rule-BRI-R10 = A game is one deal; whoever wants more plays again.

# Decisions and what happens

action-play = Play { card }
action-swap = Swap { card } for the turned-up card
action-deal = The cards are dealt
action-draw = { PLAYER($seat) } draws { card }
action-unseen = { PLAYER($seat) } draws a card
told-action-play = plays { card }
told-action-swap = swaps { card } for the turned-up card

note-won = { PLAYER($seat) } wins the trick: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
note-took = { PLAYER($seat) } takes the last card: { card }.
note-swapped = { PLAYER($seat) } takes { card } from under the stock and leaves the { $given } of trumps.

option-exchange = Swapping the seven and the two of trumps for the turned-up card

reason-counted = All cards are played: the points are counted.
over-points = Points · { $points }

# The table

field-exchange = Exchange
field-phase = Now
field-turn = To play
field-trump = Trumps
field-turned = Turned up
field-stock = Stock
field-hands = Hands
field-shown = Known to all
field-leader = Leads
field-trick = Trick
field-winning = Winning it
field-last = Last trick
field-last_leader = Led it
field-last_winner = Won it
field-points = Points
field-taken = Taken
field-played = Played
field-out = Taken out

web-hand = Your hand
web-trick = The trick
web-last = Last trick
web-trump = Trumps: { suit }
web-stock = { $count ->
    [0] No stock
    [one] One face-down card
   *[other] { $count } face-down cards
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-partner = your partner
web-partner-of = partner of { PLAYER($seat) }
web-leads = leads
web-winning = is winning
web-won = wins the trick
web-empty = Nobody has played yet.
web-back = a card that only { PLAYER($seat) } sees
web-card = { rank } of { suit }
web-now-lead = Lead with any card of your hand.
web-now-follow = Play any card of your hand.
web-now-swap = You may swap for the turned-up card; then lead with any card of your hand.
web-now-wait = A card of { PLAYER($seat) } is awaited.
web-score = Points

help =
    Three cards each. One is turned up: its suit is trumps, and it is drawn last.
    In turn everybody plays one card, any card. The highest trump wins the trick,
    or else the highest card of the suit that was led. The order is 1, 3, king (12),
    knight (11), jack (10), 7, 6, 5, 4, 2; ace 11 points, three 10, king 4, knight 3,
    jack 2. Whoever wins the trick draws first and leads. Most of 120 points win.
    At four, those who sit across are partners.

    What you can type:
      play 12B   play the king of clubs; suits are O coins, C cups, E swords, B clubs
      swap 7O    swap the seven of trumps, if the table agreed on it
