# Evidencia in English; es.ftl, beside it, has the same keys.
# A rule's sentence is what a refused player reads: it says what can be done, not only what cannot.

title = Evidence
about = Two players, fifteen minutes: six challenges, a common pyramid, and a row of six cards to put in order. The rulebook has lost the pictures of its cards: their faces are our own reconstruction.

player = Player { FROM_ONE($seat) }

# Factions, cards, slots of the pyramid

faction = { $faction ->
    [G] Gnomes
    [A] Aliens
    [I] Illuminati
    [R] Reptilians
   *[other] { $faction }
}
faction-G = Gnomes
faction-A = Aliens
faction-I = Illuminati
faction-R = Reptilians

card = { $card ->
    [garden-gnome] Garden Gnome
    [mushroom-ring] Mushroom Ring
    [pointed-hat] Pointed Hat
    [crop-circles] Crop Circles
    [restricted-area] Restricted Area
    [green-man] Little Green Man
    [rubber-suit] Rubber Suit
    [abduction] Abduction
    [secret-handshake] Secret Handshake
    [zurich-bankers] Bankers of Zurich
    [royal-blood] Royal Blood
    [weather-balloon] Weather Balloon
    [eye] The All-Seeing Eye
    [slit-pupils] Slit Pupils
    [deep-tunnels] Deep Tunnels
    [star-hybrid] Star Hybrid
    [official-speech] Official Speech
    [gnome-reveal] Gnome Revelation
   *[other] { $card }
}
card-garden-gnome = Garden Gnome
card-mushroom-ring = Mushroom Ring
card-pointed-hat = Pointed Hat
card-crop-circles = Crop Circles
card-restricted-area = Restricted Area
card-green-man = Little Green Man
card-rubber-suit = Rubber Suit
card-abduction = Abduction
card-secret-handshake = Secret Handshake
card-zurich-bankers = Bankers of Zurich
card-royal-blood = Royal Blood
card-weather-balloon = Weather Balloon
card-eye = The All-Seeing Eye
card-slit-pupils = Slit Pupils
card-deep-tunnels = Deep Tunnels
card-star-hybrid = Star Hybrid
card-official-speech = Official Speech
card-gnome-reveal = Gnome Revelation

slot = { $slot ->
    [B1] the left of the base
    [B2] the centre of the base
    [B3] the right of the base
    [M1] the left of the middle
    [M2] the right of the middle
    [T] the top
   *[other] { $slot }
}
slot-B1 = base, left
slot-B2 = base, centre
slot-B3 = base, right
slot-M1 = middle, left
slot-M2 = middle, right
slot-T = top

# Challenges

challenge-high = The highest value wins.
challenge-low = The lowest value wins.
challenge-near = The value nearest to { $number } wins.
challenge-under = The highest value that is not above { $value } wins.
challenge-even = The highest even value wins.
challenge-odd = The lowest odd value wins.
challenge-symbol = The card that shows the symbol { faction } wins.
challenge-match = The card that shares a symbol with this one wins.
challenge-more = The card with more symbols wins.
challenge-fewer = The card with fewer symbols wins.
challenge-honest = The card whose back tells the truth wins: its faction is on the front.
challenge-mask = The card whose back lies wins: its faction is not on the front.
challenge-same_back = The card with the same back as this one wins.

power-abduction = Before you arrange, you may reveal the three cards of the base in order to swap it with one of them.
power-gnome = Before you arrange, you may swap it with any card of the pyramid: there it lies face up and counts as Gnomes.
power-eye = In your row it counts as the symbol that the top shows, unless you got it by a swap.

# Rules: components

rule-EVI-1 = Evidence is for two players, no more and no fewer; the rules treat them alike.
rule-EVI-2 = There are 18 cards, all different: 15 ordinary ones and 3 special ones. Their list is also their order.
rule-EVI-3 = There is no such option or value. A table may agree on the backs that are seen in piles, on the values that runs skip, on whether The All-Seeing Eye counts after a swap, and on the memory aid.
rule-EVI-4 = The front of a card has a value, a challenge and up to two different symbols; the back shows a single faction.
rule-EVI-5 = The three special cards show no symbol and have a power. In everything else they are cards like the others.
rule-EVI-6 = The back tells which faction is likeliest on the front, not which is certain. It counts only for what is seen, in the pyramid, and in challenges that speak of backs.
rule-EVI-7 = Points are counted once, at the end; nothing is scored during the rounds.

# Rules: setup

rule-EVI-10 = At the start all 18 cards are shuffled face down.
rule-EVI-11 = The deal is the 18 cards, each exactly once, in three piles of six.
rule-EVI-12 = One pile is the draw deck of one player, another that of the other, both face down.
rule-EVI-13 = Each player takes the first two cards of their own deck as a hand; four remain.
rule-EVI-14 = The third pile, face down in the centre, is the challenge deck.
rule-EVI-15 = The last card of the challenge deck is set aside unseen: it is the Final Challenge.
rule-EVI-16 = The pyramid and both scoring zones begin empty.

# Rules: seeing cards

rule-EVI-17 = Both always see the backs of hands, zones, pyramid and cards in play, but not the order of a hand or of a secret row.
rule-EVI-18 = You may look through your own zone at any time, but not at the fronts of the other player's hand or zone, nor of the pyramid. What was once shown may be remembered.
rule-EVI-19 = You see how many cards a pile has and the back of its first card (or all backs, if the table agreed so). Nobody looks at its fronts or changes its order.

# Rules: the phases

rule-EVI-20 = The game has three phases, always in this order: Gather Evidence, Arrange Evidence, Scoring.
rule-EVI-21 = Gather Evidence takes six rounds: five with the challenge deck and the sixth with the Final Challenge.
rule-EVI-22 = Anything with only one possible answer happens by itself: the card of round 6 and the sixth card of a row.
rule-EVI-23 = The three cards of the round are the challenge card and the two cards played.
rule-EVI-24 = A card sent to the pyramid goes to its first free slot: first the base from left to right, then the middle likewise, finally the top. The slot is not chosen.
rule-EVI-25 = A card of the pyramid does not change its slot, except by Abduction or Gnome Revelation.
rule-EVI-26 = Cards in the pyramid lie face down. Only the base is seen, when it is revealed for Abduction, and Gnome Revelation once it has been swapped in.
rule-EVI-27 = That is not yours to decide now. Each step asks one thing of whoever it names, and nobody passes. Only what is chosen in secret may be changed, until both have decided.

# Rules: a round

rule-EVI-28 = A round begins by revealing the first card of the challenge deck.
rule-EVI-29 = Play one of the cards in your hand. Both played cards are revealed at the same time.
rule-EVI-31 = The card that meets the challenge better wins the round; if both meet it equally, it is a tie.
rule-EVI-32 = You have won the round: choose one of its three cards, and take it or send it to the pyramid.
rule-EVI-33 = The chosen card goes to its place at once; in the pyramid, face down.
rule-EVI-34 = You have lost the round: take one of the two cards left into your zone. The last one goes where the winner did not choose.
rule-EVI-35 = If the condition is a tie, the card whose value is nearer to that of the challenge card wins.
rule-EVI-36 = If that is a tie too, the three cards of the round are distributed at random: one to the pyramid and one to each zone.
rule-EVI-37 = At the end of a round each player draws the first card of their own deck, while there are any.

# Rules: the Final Challenge

rule-EVI-38 = In round 6 each player has a single card left, and plays it.
rule-EVI-39 = The Final Challenge card and both played cards are revealed at the same time.
rule-EVI-40 = In the Final Challenge the condition does not matter: the card whose value is nearer to its value wins.
rule-EVI-41 = Whoever wins this round has won the Final Challenge. If the differences are equal, nobody has.
rule-EVI-42 = Apart from that, round 6 is resolved like the others, and there is nothing left to draw.
rule-EVI-43 = After six rounds each player has won six cards, and the pyramid has six.

# Rules: arranging evidence

rule-EVI-45 = Both take the six cards of their zones into their hands.
rule-EVI-46 = First Abduction is decided, then Gnome Revelation, and then both arrange their cards.
rule-EVI-47 = Abduction and Gnome Revelation are used only in this phase, and only by whoever had them in hand when it began.
rule-EVI-48 = Whoever has Abduction may use it or not.
rule-EVI-49 = If Abduction is in the pyramid, nobody uses it.
rule-EVI-50 = Abduction is swapped with one of the three cards of the base, which are revealed to both. Without the memory aid you first decide whether to reveal the base; whoever reveals it has to swap.
rule-EVI-51 = Afterwards the base lies face down again, each card in its slot.
rule-EVI-52 = If you do not use Abduction, it stays in your hand as a card without a symbol.
rule-EVI-53 = If Gnome Revelation was in the pyramid when the phase began, nobody uses it.
rule-EVI-54 = Gnome Revelation is swapped with any card of the pyramid: there it lies face up and counts as Gnomes.
rule-EVI-55 = Gnome Revelation need not be used; then it stays in the hand as a card without a symbol.
rule-EVI-56 = The power of a special card received by a swap cannot be used.
rule-EVI-57 = The Eye received by a swap counts as no symbol (unless the table agreed otherwise), but it still breaks ties.
rule-EVI-58 = The Eye in a row counts as the symbol that the top shows when points are counted. In challenges it has no symbol.
rule-EVI-59 = A special card face down in the pyramid has no power; it shows its back like any other.
rule-EVI-60 = Place a card from your hand: your row takes all six of your cards, each once, in any order you like.
rule-EVI-61 = Both arrange in secret, from left to right, and present at the same time.
rule-EVI-62 = The presented rows are face up; then points are counted.

# Rules: scoring and end

rule-EVI-63 = A slot of the pyramid shows the faction on the back of its card, or Gnomes if the card lies face up. Fronts in the pyramid do not count.
rule-EVI-64 = A presented card counts with its value and the symbols of its front. Special cards have no symbol, except the Eye.
rule-EVI-65 = A card with two symbols is read, for each kind of points, as both in the order that suits or as only one. One without a symbol is a gap.
rule-EVI-66 = The Final Challenge gives one point to its winner.
rule-EVI-67 = A run is neighbouring cards whose values go up or down one by one; repeated values are skipped.
rule-EVI-68 = A run of three or more gives one point, and another if it is longer than the opponent's.
rule-EVI-69 = A series is neighbouring cards that all show the same symbol.
rule-EVI-70 = A series of three or more gives one point, and another if it is longer than the opponent's.
rule-EVI-71 = The triple is the three symbols of the base from left to right, next to each other and in that order in the row. No printed symbol is used twice.
rule-EVI-72 = Having the triple gives two points, and one more if you have it more often than the opponent.
rule-EVI-73 = A pair is one symbol of each of the two slots of the middle, anywhere in the row, none used twice.
rule-EVI-74 = Whoever has more pairs gets two points, and one more for at least two more than the opponent.
rule-EVI-75 = For the top, the cards of the row that show its symbol are counted.
rule-EVI-76 = Whoever has more cards with the symbol of the top gets two points, and one more for at least two more than the opponent.
rule-EVI-77 = The player with more points wins.
rule-EVI-78 = With equal points, the winner of the Final Challenge wins.
rule-EVI-79 = If nobody won the Final Challenge, whoever presents the Eye wins.
rule-EVI-80 = If the Eye is in the pyramid, both share the victory.
rule-EVI-81 = The game is over: there is nothing left to decide.

# Rulings

rule-EVI-R1 = The pyramid has three cards in the base, two in the middle and one at the top.
rule-EVI-R2 = The pyramid is always filled in the same order, from the base; the triple is read the same way for both.
rule-EVI-R3 = Nobody begins: both play at once, and the challenge decides who chooses first.
rule-EVI-R4 = Whoever wins the round must choose; the first choice cannot be given away.
rule-EVI-R5 = Players draw while there are cards. After round 4 the decks are empty, and what you do not play in round 5 is your card of the Final Challenge.
rule-EVI-R6 = The Final Challenge card is the last one of the challenge pile.
rule-EVI-R7 = The last card of a round never goes to the loser's zone: each place gets exactly one.
rule-EVI-R8 = It is a tie when both cards meet the condition equally or neither does. The tie-break looks at the value printed on the challenge card, never at a number in its text.
rule-EVI-R9 = A random distribution gives one card to each place; all six ways are equally likely, and the result is open.
rule-EVI-R10 = If the Final Challenge is a tie, it gives no point and breaks no tie of the game.
rule-EVI-R11 = The card of the Final Challenge is not chosen: it is the one you did not play in round 5.
rule-EVI-R12 = Only the top back of a pile is seen, unless the table agreed to spread them.
rule-EVI-R13 = You cannot look at the back of the other player's card before choosing yours: both are put in play together.
rule-EVI-R14 = Zones lie face down, but each card came there in the open; the memory aid shows what a good player would remember. Without it, Abduction is decided in two steps.
rule-EVI-R15 = A power belongs to whoever had the card in hand when the phase began. One player may have both and use both, Abduction first.
rule-EVI-R16 = A player who remembers knows the base, and Abduction is a single decision: a swap with one of three cards, or none. Without the memory aid the base is revealed in order to swap: whoever has looked at it swaps. Gnome Revelation reveals nothing.
rule-EVI-R17 = Only the slot where Gnome Revelation was swapped in counts as Gnomes; sent to the pyramid in a round, it shows its back.
rule-EVI-R18 = The Eye in the pyramid shows its back, even at the top, and then nobody has it.
rule-EVI-R19 = The Eye received by a swap has no symbol, but it still counts for the tie-break.
rule-EVI-R20 = Gnome Revelation may take Abduction out of the base; it comes into the hand without its power.
rule-EVI-R21 = A run goes up or down, but always in the same direction.
rule-EVI-R22 = A value that has already occurred in the run neither breaks nor lengthens it; if the table agreed so, only one that repeats the last is skipped.
rule-EVI-R23 = With equal lengths, or below three, nobody gets the extra point.
rule-EVI-R24 = A run of three against a run of two is worth two points: it is the longest.
rule-EVI-R25 = Both symbols of a card may be neighbours in the triple, so a triple fits on two cards.
rule-EVI-R26 = The triple does not count backwards.
rule-EVI-R27 = Triples do not overlap: four equal symbols in a row hold a triple of three equal ones only once.
rule-EVI-R28 = A card without a symbol interrupts; a two-symbol card with one of them ignored does not.
rule-EVI-R29 = A pair has one of each symbol of the middle. Two equal ones are a pair only if both slots show the same faction.
rule-EVI-R30 = A two-symbol card is read anew for each kind of points; within the triple one reading of the whole row holds.
rule-EVI-R31 = With equal pairs, or equal counts for the top, nobody scores. One against none is the most.
rule-EVI-R32 = The Eye counts for series, triples, pairs and top. Its value 7 counts in runs even when it has no symbol.
rule-EVI-R33 = Ties are broken by the Final Challenge first and by the Eye after it.
rule-EVI-R34 = The game is named after its phases.
rule-EVI-R35 = Apart from the three special ones, the cards of this edition were designed for this program.
rule-EVI-R36 = A record for one player gives away no secret order or number: neither which of the other player's first two cards was on top, nor how many have been placed before that row is complete.

# Notation

rule-EVI-N0 = That is not a move of Evidence, or chance has nothing to decide now.
rule-EVI-N1 = A deal is written "deal challenges=… final=… draw0=… draw1=…", with five, one, six and six cards.
rule-EVI-N2 = A random distribution is written "scatter pyramid=… 0=… 1=…", with one card for each place.
rule-EVI-N3 = Playing a card is written "play" and the card.
rule-EVI-N4 = Taking a card is written "take" and the card.
rule-EVI-N5 = Sending a card to the pyramid is written "bury" and the card.
rule-EVI-N6 = Using Abduction is written "abduct" and the slot, or "abduct no"; without the memory aid, first "abduct reveal" or "abduct no".
rule-EVI-N7 = Using Gnome Revelation is written "gnome" and the slot, or "gnome no".
rule-EVI-N8 = Placing the next card of the row is written "place" and the card.
rule-EVI-N9 = A record begins with a line of JSON: the game evidencia, its version of the rules, two players and the options.
rule-EVI-N10 = The result line is JSON with winners, points and reason, and agrees with what the game gives.

# Table options

option-pile_backs = Backs that are seen in piles
option-pile_backs-top = only that of the first card
option-pile_backs-all = all of them
option-run_repeats = Runs skip
option-run_repeats-block = every value that has already occurred in them
option-run_repeats-touching = only one that repeats the last
option-eye_by_swap = The Eye received by a swap
option-eye_by_swap-blank = counts as no symbol
option-eye_by_swap-counts = counts as usual
option-memory_aid = Memory aid
option-memory_aid-on = everything that has been seen is shown
option-memory_aid-off = it has to be remembered

# Decisions

action-play = Play { card }
action-take = Take { card }
action-bury = Send { card } to the pyramid
action-abduct = Swap Abduction with the card at { slot }
action-abduct-reveal = Reveal the base in order to swap Abduction
action-abduct-no = Do not use Abduction
action-gnome = Swap Gnome Revelation with the card at { slot }
action-gnome-no = Do not use Gnome Revelation
action-place = Place { card }
action-deal = The cards are dealt
action-scatter = At random: { NAMES("card", $buried) } to the pyramid, { NAMES("card", $first) } to { PLAYER(0) }, { NAMES("card", $second) } to { PLAYER(1) }
action-hidden = A card chosen in secret
action-complete = { board-complete }

phase-deal = The cards are being dealt.
phase-play = Both choose a card from their hand in secret.
phase-scatter = A dead tie: the three cards are distributed at random.
phase-winner = The winner of the round chooses first among the three cards.
phase-loser = The loser of the round takes one of the two that are left.
phase-abduction = Is Abduction used?
phase-abduction-open = The base is revealed: Abduction is swapped with one of its cards.
phase-gnome = Is Gnome Revelation used?
phase-order = Both arrange their six cards in secret, from left to right.
phase-done = The rows are face up.

# Decisions as the log tells them

told-action-play = plays { card }
told-action-take = takes { card }
told-action-bury = sends { card } to the pyramid
told-action-abduct = swaps Abduction with the card at { slot }
told-action-abduct-reveal = reveals the base in order to swap Abduction
told-action-abduct-no = does not use Abduction
told-action-gnome = swaps Gnome Revelation with the card at { slot }
told-action-gnome-no = does not use Gnome Revelation
told-action-place = places { card }
told-action-hidden = chooses a card in secret
told-action-complete = completes the row

# What happens

note-challenge = Round { $round }: the challenge is { card }.
note-final = Final Challenge: { card }.
note-last = { PLAYER($seat) } plays the last card: { card }.
note-won-condition = { PLAYER($seat) } wins the round, meeting the challenge of { card } better.
note-won-closeness = A tie in the challenge; { PLAYER($seat) } wins, being nearer to the value of { card }.
note-won-final = { PLAYER($seat) } wins the Final Challenge, being nearer to the value of { card }.
note-dead-tie = A dead tie: nobody chooses, and the three cards are distributed at random.
note-final-nobody = Nobody wins the Final Challenge; the three cards are distributed at random.
note-buried = { card } goes to the pyramid: { slot }.
note-last-taken = { card } goes to { PLAYER($seat) }, who sent another to the pyramid.
note-drew = { PLAYER($seat) } draws { card }.
note-drew-back = { PLAYER($seat) } draws a card with the back of { faction }.
note-arrange = Each player takes the six cards of their own zone.
note-no-abduction = Abduction is in the pyramid: nobody uses it.
note-no-gnome = Gnome Revelation was in the pyramid: nobody uses it.
note-base-shown = { PLAYER($seat) } reveals the base in order to swap Abduction.
note-base-card = { card } is at { slot }.
note-abducted = { PLAYER($seat) } leaves Abduction at { slot } and gets { card }.
note-gnome = { PLAYER($seat) } leaves Gnome Revelation face up at { slot } and gets { card }.
note-gnome-unseen = { PLAYER($seat) } leaves Gnome Revelation face up at { slot } and gets the card that was there.
note-sixth = { card } completes the row of { PLAYER($seat) }.
note-score-final = { PLAYER($seat) }, Final Challenge: { $points }
note-score-run = { PLAYER($seat) }, run: { $points }
note-score-series = { PLAYER($seat) }, series: { $points }
note-score-triple = { PLAYER($seat) }, triple of the base: { $points }
note-score-pairs = { PLAYER($seat) }, pairs of the middle: { $points }
note-score-top = { PLAYER($seat) }, symbol of the top: { $points }
note-won-by-points = { PLAYER($seat) } wins, with more points.
note-won-by-final = { PLAYER($seat) } wins: equal points, and the Final Challenge won.
note-won-by-eye = { PLAYER($seat) } wins: equal points, nobody won the Final Challenge, and the Eye is there.
note-shared = Both share the victory.

reason-points = The points decide.
reason-final = Equal points; the Final Challenge decides.
reason-eye = Equal points; the Eye decides.
reason-shared = Equal in everything: a shared victory.

# The table drawn

board-round = Round { $round } of 6
board-final-round = Final Challenge
board-arranging = Arrange Evidence
board-pyramid = Pyramid
board-challenge = Challenge
board-hand = hand
board-zone = zone
board-row = row
board-deck = deck
board-played = plays
board-chosen = has chosen
board-complete = row complete
board-table = to be given out
board-challenges = challenges to come
board-final = Final
board-won-final = won the Final Challenge
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-you = you
board-face-up = face up
board-unseen = unseen

# The table in the browser

web-card-front = { $value } { card }, { $count ->
    [0] no symbols
   *[other] shows { NAMES("faction", $symbols) }
}; back of { faction }
web-card-back = A card with the back of { faction }
web-card-unknown = A card that nobody has seen yet
web-no-symbol = no symbols
web-back = Back:
web-as-challenge = As a challenge: { $condition }
web-can-be = { $count ->
    [one] It can only be this one:
   *[other] It is one of these { $count }:
}

web-glass = The card under the magnifying glass
web-glass-away = Put the glass away

web-now-play = Choose a card from your hand. { $condition }
web-now-winner = You won the round: take one of the three cards, or send one to the pyramid.
web-now-loser = You lost the round: take one of the two cards that are left.
web-now-abduction = Swap Abduction with a card of the base, or keep it.
web-now-abduction-first = Reveal the base? If you do, you have to swap Abduction with one of its cards.
web-now-abduction-open = The base is revealed: swap Abduction with one of its cards.
web-now-gnome = Swap Gnome Revelation with a card of the pyramid, or keep it.
web-now-order = Arrange your six cards as you like; they are presented only when you say so.

web-hand = Hand of { $name }
web-pile = { $count ->
    [one] Deck of { $name }, 1 card
   *[other] Deck of { $name }, { $count } cards
}
web-zone = { $count ->
    [0] Zone of { $name }, empty
    [one] Zone of { $name }, 1 card
   *[other] Zone of { $name }, { $count } cards
}
web-challenges = { $count ->
    [one] Challenges to come: 1 card
   *[other] Challenges to come: { $count } cards
}
web-scene = The challenge and the cards played
web-three = The three cards of the round
web-take = Take
web-bury = To the pyramid
web-level-top = Top: most cards with this symbol
web-level-pairs = Middle: most pairs of these two
web-level-triple = Base: these three in a row, in this order
web-short-top = Top
web-short-pairs = Pairs
web-short-triple = Triple
web-recap = How round { $round } ended
web-unseen = { $count ->
    [one] 1 card not seen yet
   *[other] { $count } cards not seen yet
}
web-unseen-help = By the back that they show: in hands, decks and the Final Challenge.

web-builder = Arrange your row
web-builder-help = Press two cards to swap them, or drag one elsewhere.
web-builder-keys = You can also move one with Shift and the arrow keys.
web-picked = { card } is picked up: press the card to swap it with.
web-picked-keys = You can also move it with the arrow keys.
web-place = Place { $place }
web-moved = { card } is now at place { $place }.
web-row = Your row, from left to right
web-row-of = Row of { $name }
web-present = Present the row
web-row-again = Change the row
web-reset = Start over
web-best-row = Show a best row
web-tally = What this row scores
web-kind = Points for
web-measure = yours
web-other = theirs
web-points = points
web-kind-run = Run
web-kind-series = Series
web-kind-triple = Triple of the base
web-kind-pairs = Pairs of the middle
web-kind-top = Symbol of the top
web-range = { $low } to { $high }

web-score-final = Final Challenge
web-score-run = Longest run: { $first } against { $second }
web-score-series = Longest series: { $first } against { $second }
web-score-triple = Triples of the base: { $first } against { $second }
web-score-pairs = Pairs of the middle: { $first } against { $second }
web-score-top = Symbol of the top: { $first } against { $second }
web-score-total = Total

command-hint = the best use of a power or the best row, worked out
hint-none = There is nothing to work out here: help comes in the second phase, when you have to decide.
hint-won = This wins whatever the other player does, by { $margin } or more: { $texts }
hint-shared = This secures at least a shared victory: { $texts }
hint-lost = The best there is, although the other player can win by { $margin }: { $texts }

help =
    Six rounds: a challenge is shown and both play a card at once. Whoever meets it
    better chooses first among the three cards: takes one, or sends it to the
    pyramid. The other takes one of the two left, and the last one goes where the
    winner did not choose. In a tie the value nearer to the challenge's wins.
    At the end each player lays six cards in a row, and the backs of the pyramid
    tell which symbols score: the base in its order (triple), the middle (pairs),
    the top (majority). Runs and series of three score too.

      play eye     play a card from the hand
      take eye     take one of the cards of the round
      bury eye     send it to the pyramid (only the winner of the round)
      abduct B2    swap Abduction with a card of the base; abduct no. Without
                   the memory aid, abduct reveal (the base) comes first
      gnome T      swap Gnome Revelation with one of the pyramid; gnome no
      place eye    place the next card of the row, from the left

    Factions: G Gnomes, A Aliens, I Illuminati, R Reptilians.
    Pyramid: B1 B2 B3 the base, M1 M2 the middle, T the top. ?G is a card of
    which only the back is seen.

# What a lesson asks for, by kind of decision

ask-play = Play the glowing card: press it in your hand.
ask-take = Take the glowing card.
ask-bury = Send the glowing card to the pyramid.
ask-place = Arrange your row: press the two glowing cards and they change places. When it is ready, present it with the button.

# What speaks for a hint, in a sentence

reason-stronger = In this challenge it is better than { NAMES("card", $card) }.
reason-equal = In this challenge it is as good as { NAMES("card", $card) }.
reason-spares = It spares { NAMES("card", $card) }, which would be better here.
reason-symbols = { $cards ->
    [one] It shares a symbol with one card of yours
   *[other] It shares a symbol with { $cards } cards of yours
}.
reason-follows = Its { $value } makes a run with a card of yours.
reason-buries = You decide about the pyramid.
reason-leaves = Of { NAMES("card", $cards) } you get what the other leaves.
reason-row = It leads to the best row that you can make sure of.

# Statistics

feat-run = Longest run
feat-series = Longest series
