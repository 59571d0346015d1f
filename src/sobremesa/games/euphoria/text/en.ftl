# Euphoria in English; es.ftl beside it has the same keys.
# A rule's sentence is what a refused player reads, so it says what may be done, not only what may not.

title = Leaders of Euphoria
about = Secret teams for four to eight players: find out who is who, expose the enemy's Leader, and shoot. The artifacts are our own reconstruction: the printed ones are lost.

player = Player { FROM_ONE($seat) }

# Recruits, teams, windows

recruit-of = recruit { $place } of { PLAYER($seat) }
other-recruit-of = recruit { $other_place } of { PLAYER($other) }

kind-LE = Euphorian Leader
kind-LS = Subterra Leader
kind-E = Euphorian follower
kind-S = Subterra follower
team-euphorian = Euphorians
team-subterra = Subterrans
team-anarchist = Anarchists
team-single = one player alone
team-none = nobody
window-interrogate = an interrogation
window-arm = somebody arms
window-artifact = an artifact is used
window-shot = a shot is fired
window-after_shot = after a shot

# Artifacts: names and texts

card-eyes = Eyes of Yesterday
card-codex = Codex of Every Name
card-elixir = Elixir of Candour
card-glove = Invisible Hand
card-magnet = Stone of the North
card-barter = Bag of the Great Barter
card-bridge = Tin Bridge
card-showcase = Showcase of the Idols
card-scales = Scales of Trust
card-cloak = Cloak of Oblivion
card-chest = Chest of Wonders
card-magpie = Magpie's Claw
card-lens = Executioner's Eye
card-lid = Dented Aegis
card-mirror = The Queen's Mirror
card-dummy = The Stand-In
card-apron = The Martyr's Breastplate
card-knot = Knot of Fate
card-spring = The Last Resort
card-gaze = The Gaze Returned
card-ear = Tin Ear
card-lamp = Eternal Torch
card-hook = Swift Hook
card-static = The Voice of Nothing

object-eyes = a pair of cracked spectacles
object-codex = a telephone directory
object-elixir = a bottle of cough syrup
object-glove = a rubber glove
object-magnet = a fridge magnet
object-barter = a supermarket bag
object-bridge = a toy train
object-showcase = an empty fish bowl
object-scales = a pair of kitchen scales
object-cloak = a bathrobe
object-chest = a lunch box
object-magpie = a pair of ice tongs
object-lens = a magnifying glass
object-lid = a dustbin lid
object-mirror = a hand mirror
object-dummy = a shop-window dummy
object-apron = a barbecue apron
object-knot = a shoelace
object-spring = a mattress spring
object-gaze = a cardboard periscope
object-ear = a tin-can telephone
object-lamp = a wind-up torch
object-hook = a fishing rod
object-static = a pocket radio

text-eyes = Action. Choose two hidden recruits of other players and look at them in secret.
text-codex = Action. Choose another player and look in secret at all of their hidden recruits.
text-elixir = Action. Expose one hidden recruit of another player.
text-glove = Action. If you hold no laser: take another player's laser and aim it.
text-magnet = Action. All other players drop their lasers.
text-barter = Action. Exchange one of your hidden recruits with a hidden recruit of another player.
text-bridge = Action. Exchange a hidden recruit of another player with a hidden recruit of a third player.
text-showcase = Action. Exchange an exposed recruit of another player with an exposed recruit of a third player.
text-scales = Action. Choose another player: each of you looks in secret at all hidden recruits of the other.
text-cloak = Action. Hide one exposed recruit of any player, even a Leader.
text-chest = Action. Draw two artifacts.
text-magpie = Action. Choose another player: look in secret at all of their artifacts and keep one.
text-lens = Action. If you hold a laser: shoot with it. Nobody may react to this shot.
text-lid = Reaction. When you are being shot: the shot has no effect.
text-mirror = Reaction. When you are being shot: the shot hits the shooter instead.
text-dummy = Reaction. When you are being shot: choose another player who is not the shooter; the shot hits them instead.
text-apron = Reaction. When another player shoots and not at you: the shot hits you instead.
text-knot = Reaction. When you are being shot: before the shot is resolved, exchange one of your recruits with one of the shooter's.
text-spring = Reaction. After you have been shot: take a laser from the centre and aim it.
text-gaze = Reaction. When you are interrogated: that player does not look at your recruit; you look in secret at one of their hidden recruits, if any.
text-ear = Reaction. When a player interrogates another who is not you: you look at that recruit as well.
text-lamp = Reaction. When another player interrogates: instead of being looked at in secret, the interrogated recruit is exposed.
text-hook = Reaction. When another player arms, if you hold no laser: you take that laser instead and aim it.
text-static = Reaction. When another player uses an action artifact: it has no effect.

# Rules: setup

rule-EUP-1 = Euphoria is for four to eight players. They sit in a circle, and the turn passes clockwise.
rule-EUP-2 = Recruits and lasers with a number higher than the number of players are put away.
rule-EUP-3 = Both factions have equally many followers in play. There are two lasers fewer than players, and never more than four.
rule-EUP-4 = The first recruit of every player comes from a pile with both Leaders and as many followers as it takes. So nobody begins with both Leaders.
rule-EUP-5 = Everybody is dealt three recruits: after the first, two more followers from those that are left.
rule-EUP-6 = With five or seven players one recruit is left over. It is put away unrevealed, and nobody looks at it, not even when the game is over.
rule-EUP-7 = Everybody is dealt two artifacts, face down. The other artifacts are the deck.
rule-EUP-8 = All lasers begin in the centre, and nobody begins as an Anarchist.
rule-EUP-9 = The first player is drawn by lot, unless the table has agreed on a seat. That player takes the Interrogator token.
rule-EUP-10 = Lay out exactly the three recruits that you were dealt, in any order, face down. Everybody does it at the same time and in secret.
rule-EUP-11 = Your row is laid out. From now on recruits change places only by an exchange.
rule-EUP-12 = You may look at your own hidden recruits whenever you like.

# Rules: flow

rule-EUP-20 = A turn has four phases in this order: artifact, action, aim, end of turn. Phase 1 comes before your action, even if you do nothing in it.
rule-EUP-21 = It is not your decision now. The player with the Interrogator token decides, except when others are asked for a reaction.
rule-EUP-22 = In phase 1 you either discard and draw, or give one artifact away, or do nothing; one of these, once, before your action.
rule-EUP-23 = Discard and draw: put your whole hand on the discard pile and draw one artifact.
rule-EUP-24 = With an empty hand, discarding and drawing is just drawing one artifact. There must be something to draw.
rule-EUP-25 = You may give one artifact that you hold to another player. It cannot be refused, and the others do not see it.
rule-EUP-26 = Nobody reacts to anything in phase 1.
rule-EUP-27 = If you hold a laser at the end of your action, you have to aim it at somebody before your turn ends.
rule-EUP-28 = At the end of a turn the Interrogator token goes to the player on the left.
rule-EUP-29 = Nobody leaves the game: players who were shot keep playing.
rule-EUP-30 = You have one action in a turn: interrogate, use an artifact, arm, shoot or hide. Or you pass.

# Rules: teams and talk

rule-EUP-13 = You are a Euphorian if you have the Euphorian Leader, or no Leader and at least two Euphorian followers.
rule-EUP-14 = You are a Subterran if you have the Subterra Leader, or no Leader and at least two Subterra followers.
rule-EUP-15 = A Leader decides your team, whatever the other two recruits are.
rule-EUP-16 = Your team is what your recruits say at the moment, so an exchange can change it. Anarchists are Anarchists whatever their recruits.
rule-EUP-17 = You may say anything at any time, true or false. Talk has no effect on the game.
rule-EUP-18 = You may not show your recruits or artifacts to anybody, except where a rule says so.
rule-EUP-19 = A hidden recruit lies face down, an exposed one face up. Leaders and followers are both recruits.

# Rules: actions

rule-EUP-31 = You may interrogate a hidden recruit of another player: look at it in secret and leave it where it lies.
rule-EUP-32 = Everybody sees which recruit you interrogate, and only you see what it is. If it has been exposed in the meantime, there is nothing left to look at.
rule-EUP-33 = To arm, expose one of your hidden recruits, take a laser from the centre and aim it at another player.
rule-EUP-34 = You can arm only if you hold no laser, a laser lies in the centre, and you have a hidden recruit.
rule-EUP-35 = When you arm, you name the recruit to expose and the player to aim at. You get the laser when all reactions are over.
rule-EUP-36 = Using an action artifact is the action of your turn.
rule-EUP-37 = You may hide one exposed follower of any player, including your own.
rule-EUP-38 = Hiding turns only followers face down. Only the Cloak of Oblivion can hide a Leader.
rule-EUP-39 = To shoot you need a laser. The shot goes to the player at whom it is aimed.
rule-EUP-40 = You cannot choose a target when you shoot: you chose it when you aimed.
rule-EUP-41 = When you shoot, your laser goes to the centre, whatever becomes of the shot.
rule-EUP-42 = Arming and every artifact cost one of your own hidden recruits, which you expose. Choose one that is still hidden.
rule-EUP-43 = The cost is paid at once and in the open. It is not given back if a reaction undoes what you did.
rule-EUP-44 = You have no hidden recruit left, so you can neither arm nor use an artifact.
rule-EUP-45 = An action that a reaction has undone was still the action of your turn.

# Rules: artifacts

rule-EUP-46 = To use an artifact from your hand, expose a hidden recruit and put the artifact on the discard pile. Then its effect happens.
rule-EUP-47 = An action artifact can be used only if it can do something: its condition holds and all its choices have an answer.
rule-EUP-48 = An artifact's choices are made in the open, one by one, in the order of its rule. Choose what it asks for now.
rule-EUP-49 = Action artifacts are used as the action of your own turn, not as a reaction.
rule-EUP-50 = A reaction artifact is used only in a window that it names, never as an action.
rule-EUP-51 = Hands are secret; how many artifacts somebody holds is not.
rule-EUP-52 = There is no limit to the artifacts in a hand.
rule-EUP-53 = You already hold a laser, and no artifact may give anybody a second one.
rule-EUP-54 = Used and discarded artifacts lie face up, and everybody may look through them.
rule-EUP-55 = An artifact is drawn at random from the deck, when one is due, and only its drawer sees it.
rule-EUP-56 = The moment the deck is empty, the discard pile is shuffled and becomes the deck.
rule-EUP-57 = If both deck and discard pile are empty, nothing is drawn, and everything else proceeds.
rule-EUP-58 = An artifact is on the discard pile before its effect happens, so it can come back by its own effect.
rule-EUP-59 = Whatever artifacts do, everybody always has three recruits.

# Rules: windows

rule-EUP-60 = Others may react when a player interrogates, arms, uses an artifact or shoots; and whoever has been shot, after that.
rule-EUP-61 = You may react with one artifact from your hand that names this window and whose conditions hold.
rule-EUP-62 = You are not asked now. Those asked are all players but the actor who hold an artifact and have a hidden recruit; after a hit, only the player who was hit. Everybody answers once.
rule-EUP-63 = If several react, only the first clockwise from the actor counts. The others take their cards back unseen and pay nothing.
rule-EUP-64 = After a reaction the window opens again, as long as the action is still going to happen. When nobody reacts it takes effect.
rule-EUP-65 = A reaction costs a hidden recruit, and its artifact is discarded, before its effect happens.
rule-EUP-66 = A reaction is not an action, and nobody reacts to a reaction.
rule-EUP-67 = The artifact that you drew because of this shot cannot be used to react to it.
rule-EUP-68 = You do not react to your own action, not even when it has been turned against you.
rule-EUP-69 = There is nothing to react to now: hiding, passing and phases 1, 3 and 4 open no window.

# Rules: shots

rule-EUP-70 = A shot is declared and the laser goes to the centre; then come the reactions, the hit, and the reaction of the player who was hit.
rule-EUP-71 = If the player who is hit has an exposed Leader, the game ends. Otherwise that player draws, drops the laser, exposes all and hides the followers.
rule-EUP-72 = Whoever is hit first draws an artifact.
rule-EUP-73 = Whoever is hit then drops their laser.
rule-EUP-74 = Whoever is hit exposes all three recruits, for everybody to see.
rule-EUP-75 = Then all followers of the player who was hit are hidden again. A Leader stays exposed.
rule-EUP-76 = Whoever is hit without having a Leader becomes an Anarchist, in the open.
rule-EUP-77 = An Anarchist who is hit goes through the same steps and stays an Anarchist.
rule-EUP-78 = A Leader exposed by a hit does not end the game in this shot, but in the next one.
rule-EUP-79 = The shooter is the player who took the action, whoever is hit in the end.
rule-EUP-80 = Anarchists belong to neither faction. They are a team of their own.
rule-EUP-85 = Nothing ends being an Anarchist.
rule-EUP-86 = An Anarchist who gets a Leader wins at once, alone.

# Rules: exchanges

rule-EUP-81 = In an exchange two recruits of different players change places.
rule-EUP-82 = Exposed recruits stay exposed and hidden ones hidden, wherever they go.
rule-EUP-83 = Everybody sees which two recruits are exchanged. Only the new owner may look at a hidden one.
rule-EUP-84 = After an exchange it is checked at once whether an Anarchist now has a Leader, or somebody has both.

# Rules: lasers

rule-EUP-87 = Nobody holds more than one laser.
rule-EUP-88 = Whoever gets a laser aims it at once at another player, in the open.
rule-EUP-89 = You aim at another player, never at yourself, and change your aim only in phase 3 of your own turn.
rule-EUP-90 = A dropped laser goes to the centre. All lasers are alike.

# Rules: the end

rule-EUP-91 = The game ends when a player with an exposed Leader is hit.
rule-EUP-92 = If the shooter is an Anarchist, the Anarchists win. Otherwise the team whose enemy Leader was hit wins, whoever shot.
rule-EUP-93 = The game ends when an Anarchist gets a Leader. That player wins alone.
rule-EUP-94 = The game ends when a player has both Leaders. That player wins alone.
rule-EUP-95 = After the last round that the table has agreed on, the game ends and nobody wins.
rule-EUP-96 = Two ends never coincide.
rule-EUP-97 = When the game is over every recruit on the table is exposed, and the hands are shown. The recruit left over stays unseen.
rule-EUP-98 = A winning team is everybody whose team it is at that moment. Anarchists win only as Anarchists, or alone.
rule-EUP-99 = Every winner has one point, everybody else none.
rule-EUP-100 = The game is over, and nothing more happens.

# Rules: action artifacts

rule-EUP-101 = Eyes of Yesterday: choose a hidden recruit of another player, then a different one, if there is any, and look at both.
rule-EUP-102 = Codex of Every Name: choose another player who has a hidden recruit, and look at all their hidden recruits.
rule-EUP-103 = Elixir of Candour: choose a hidden recruit of another player. It is exposed.
rule-EUP-104 = Invisible Hand: without a laser of your own, choose another player who holds one, then whom to aim it at.
rule-EUP-105 = Stone of the North: if another player holds a laser, all others drop theirs. Yours stays.
rule-EUP-106 = Bag of the Great Barter: choose one of your own recruits that is still hidden, then a hidden recruit of another player.
rule-EUP-107 = Tin Bridge: choose a hidden recruit of another player, then a hidden recruit of a third player.
rule-EUP-108 = Showcase of the Idols: choose an exposed recruit of another player, then an exposed recruit of a third player.
rule-EUP-109 = Scales of Trust: choose another player who has a hidden recruit. You look at all their hidden recruits, and they at yours.
rule-EUP-110 = Cloak of Oblivion: choose an exposed recruit of any player, even a Leader or your own. It is hidden.
rule-EUP-111 = Chest of Wonders: draw two artifacts, one after the other.
rule-EUP-112 = Magpie's Claw: choose another player who holds an artifact; then look at their hand and choose one card from it to keep.
rule-EUP-113 = Executioner's Eye: a shot with your laser to which nobody can react.

# Rules: reaction artifacts

rule-EUP-121 = Dented Aegis: only the player about to be hit can use it. The shot has no effect.
rule-EUP-122 = The Queen's Mirror: only the player about to be hit can use it. The shot now goes to the shooter.
rule-EUP-123 = The Stand-In: only the player about to be hit can use it. Name a player who is neither you nor the shooter.
rule-EUP-124 = The Martyr's Breastplate: anybody but the shooter and the player about to be hit can use it. The shot goes to you.
rule-EUP-125 = Knot of Fate: only the player about to be hit can use it. Name one of your recruits and one of the shooter's; they are exchanged.
rule-EUP-126 = The Last Resort: after you have been hit, with a laser in the centre and none in your hand, take it and name a player to aim at.
rule-EUP-127 = The Gaze Returned: only the interrogated player can use it. Name a hidden recruit of the interrogator, if there is one, and look at it.
rule-EUP-128 = Tin Ear: anybody but the interrogator and the interrogated player can use it, to look at the recruit as well.
rule-EUP-129 = Eternal Torch: anybody but the interrogator can use it. If the interrogation takes effect, the recruit is exposed instead.
rule-EUP-130 = Swift Hook: anybody but the actor who holds no laser can use it. Name a player; you take the laser and aim it there.
rule-EUP-131 = The Voice of Nothing: anybody but the actor can use it. The artifact has no effect.

# Rules: who sees what

rule-EUP-150 = You see everything public, everything that is yours, and a log in which the rest is a question mark.
rule-EUP-151 = You know a recruit from the moment it becomes yours.
rule-EUP-152 = A recruit that was ever exposed is known to everybody for good.
rule-EUP-153 = Everybody sees who looks at which recruit, so it is public who knows it.
rule-EUP-154 = In an exchange knowledge goes with the card.
rule-EUP-155 = How many recruits of each kind are in play is public; and the fact that the game continues says something too: nobody has both Leaders, and no Anarchist has one.
rule-EUP-156 = A card that you have seen in another player's hand is known to you until that player passes one on unseen.
rule-EUP-157 = How a window looks and how long it lasts reveals nothing about hidden cards.

# Rulings

rule-EUP-R1 = Both factions are equal: 5, 7, 8, 10 or 11 followers each, for 4, 5, 6, 7 or 8 players.
rule-EUP-R2 = There are two lasers fewer than players, four at most.
rule-EUP-R3 = Both Leaders are always in play.
rule-EUP-R4 = The first player is drawn by lot, or is a seat that the table chooses.
rule-EUP-R5 = Rows are formed after both deals, all at once and in secret, before the first turn.
rule-EUP-R6 = Nothing in phase 1 is compulsory, and only one of its two things can be done.
rule-EUP-R7 = A gift is seen by giver and receiver only, and cannot be refused.
rule-EUP-R8 = You may pass without an action, unless the table agreed that players must act: then passing is possible only when there is no action to take.
rule-EUP-R9 = You cannot interrogate your own recruits: you may look at them anyway.
rule-EUP-R10 = Whoever pays chooses what to expose, and may choose a Leader.
rule-EUP-R11 = No artifact can be used in vain. Whether it can do something is judged by what is public and by your own cards.
rule-EUP-R12 = The targets of an artifact are named before others react.
rule-EUP-R13 = After arming you aim at once, and may change your aim in phase 3 of the same turn.
rule-EUP-R14 = A laser that was shot with is gone, even if the shot has no effect.
rule-EUP-R15 = Any player's follower may be hidden, your own too, one per action; never a Leader.
rule-EUP-R16 = As many players as want to may react to one action, one after the other.
rule-EUP-R17 = Reactions count clockwise from the actor's left.
rule-EUP-R18 = Reactions are not answered by reactions.
rule-EUP-R19 = Everybody who holds an artifact and has a hidden recruit is asked, so that being asked reveals nothing about hands.
rule-EUP-R20 = The artifact drawn because of a hit cannot be used in the window after that hit.
rule-EUP-R21 = The shooter is whoever took the action, even if the shot was turned aside.
rule-EUP-R22 = A Leader exposed by this very hit does not end the game; one exposed as a cost before the hit does.
rule-EUP-R23 = Having a Leader means having one among the three recruits when hit, hidden or exposed.
rule-EUP-R24 = Exposed or hidden goes with the card, not with the place.
rule-EUP-R25 = When an Anarchist shoots an exposed Leader, all Anarchists win.
rule-EUP-R26 = Two ends of the game cannot coincide.
rule-EUP-R27 = The team that counts is the one you have at the end.
rule-EUP-R28 = The discard pile becomes the deck as soon as the deck is empty, not only at the next draw.
rule-EUP-R29 = A game that reaches the round limit is lost by all.
rule-EUP-R30 = Talk is free, is never checked, and is not part of the record.
rule-EUP-R31 = The table remembers for you everything that you have seen.
rule-EUP-R32 = Followers of one faction are all alike.
rule-EUP-R33 = All of the discard pile is public.
rule-EUP-R34 = A laser stays aimed until phase 3 of its holder's turn.
rule-EUP-R35 = Nobody else is told what an interrogator finds.
rule-EUP-R36 = The target has no special right to react first.
rule-EUP-R37 = Anarchists can use artifacts and lasers like everybody else.
rule-EUP-R38 = If nobody else has a hidden recruit, there is nothing to interrogate.
rule-EUP-R39 = Nobody can be dealt both Leaders.
rule-EUP-R40 = The artifacts are our own reconstruction: the printed ones are lost.
rule-EUP-R41 = At the end every recruit on the table is exposed, whoever wins. The one left over is not revealed: only the full record names it.

# Options

option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-first_player-5 = seat 6
option-first_player-6 = seat 7
option-first_player-7 = seat 8
option-must_act = Passing only when no action is possible
option-max_rounds = Rounds after which nobody wins
option-reaction_prompt = Who is asked for a reaction
option-reaction_prompt-all = everybody with an artifact and a hidden recruit
option-reaction_prompt-capable = only those who can react (for simulations: it gives hands away)

# Decisions and draws in words

action-order = Lay the row: { NAMES("kind", $first) }, { NAMES("kind", $second) } and { NAMES("kind", $third) }
action-order-unseen = Lay a row
action-redraw = Discard and draw
action-give = Give { NAMES("card", $card) } to { PLAYER($seat) }
action-give-unseen = An artifact for { PLAYER($seat) }
action-skip = Leave the artifacts alone
action-interrogate = Interrogate { recruit-of }
action-use = Use { NAMES("card", $card) }, exposing your recruit { $cost }
action-arm = Arm, exposing your recruit { $cost }, and aim at { PLAYER($seat) }
action-shoot = Shoot
action-hide = Hide recruit { $place } (a follower) of { PLAYER($seat) }
action-pass = Pass
action-pick-seat = Choose { PLAYER($seat) }
action-pick-slot = Choose { recruit-of }
action-pick-card = Keep { NAMES("card", $card) }
action-pick-unseen = Keep an artifact
action-aim = Aim at { PLAYER($seat) }
action-react = React with { NAMES("card", $card) }, exposing your recruit { $cost }
action-react-at = React with { NAMES("card", $card) }, exposing your recruit { $cost }, and name { PLAYER($seat) }
action-react-look = React with { NAMES("card", $card) }, exposing your recruit { $cost }, and look at { recruit-of }
action-react-swap = React with { NAMES("card", $card) }, exposing your recruit { $cost }, and exchange { recruit-of } for { other-recruit-of }
action-recruits = The recruits are dealt.
action-artifacts = The artifacts are dealt.
action-first = First player: { PLAYER($seat) }.
action-draw = { PLAYER($seat) } draws { NAMES("card", $card) }.
action-draw-unseen = { PLAYER($seat) } draws an artifact.
action-unseen = Answer in secret

# Decisions as the log tells them

told-action-order = lays the row: { NAMES("kind", $first) }, { NAMES("kind", $second) } and { NAMES("kind", $third) }
told-action-order-unseen = lays a row
told-action-redraw = discards and draws
told-action-give = gives { NAMES("card", $card) } to { PLAYER($seat) }
told-action-give-unseen = gives an artifact to { PLAYER($seat) }
told-action-skip = leaves the artifacts alone
told-action-interrogate = interrogates { recruit-of }
told-action-use = uses { NAMES("card", $card) }, exposing their recruit { $cost }
told-action-arm = arms, exposing their recruit { $cost }, and aims at { PLAYER($seat) }
told-action-shoot = shoots
told-action-hide = hides recruit { $place } (a follower) of { PLAYER($seat) }
told-action-pass = passes
told-action-pick-seat = chooses { PLAYER($seat) }
told-action-pick-slot = chooses { recruit-of }
told-action-pick-card = keeps { NAMES("card", $card) }
told-action-pick-unseen = keeps an artifact
told-action-aim = aims at { PLAYER($seat) }
told-action-react = reacts with { NAMES("card", $card) }, exposing their recruit { $cost }
told-action-react-at = reacts with { NAMES("card", $card) }, exposing their recruit { $cost }, and names { PLAYER($seat) }
told-action-react-look = reacts with { NAMES("card", $card) }, exposing their recruit { $cost }, and looks at { recruit-of }
told-action-react-swap = reacts with { NAMES("card", $card) }, exposing their recruit { $cost }, and exchanges { recruit-of } for { other-recruit-of }
told-action-unseen = answers in secret

# Consequences

note-exposed = Recruit { $place } of { PLAYER($seat) } is exposed: { $recruit ->
    [LE] the Euphorian Leader
    [LS] the Subterra Leader
    [E] a Euphorian follower
   *[S] a Subterra follower
}.
note-hidden = Recruit { $place } of { PLAYER($seat) } is hidden.
note-sees = { PLAYER($by) } sees { recruit-of }: { $recruit ->
    [LE] the Euphorian Leader
    [LS] the Subterra Leader
    [E] a Euphorian follower
   *[S] a Subterra follower
}.
note-looks = { PLAYER($by) } looks at { recruit-of }.
note-exchanged = Recruit { $place } of { PLAYER($seat) } and { other-recruit-of } change places.
note-dropped = The laser of { PLAYER($seat) } goes to the centre.
note-aims = { PLAYER($seat) } holds a laser, aimed at { PLAYER($at) }.
note-taken = { PLAYER($seat) } takes the laser of { PLAYER($owner) }.
note-discarded = { PLAYER($seat) } discards { NAMES("card", $cards) }.
note-reshuffled = { $cards ->
    [one] The discard pile becomes the deck: one artifact.
   *[other] The discard pile becomes the deck: { $cards } artifacts.
}
note-sees-hand = { PLAYER($seat) } sees the hand of { PLAYER($owner) }: { NAMES("card", $cards) }.
note-looks-hand = { PLAYER($seat) } looks at the hand of { PLAYER($owner) }.
note-anarchist = { PLAYER($seat) } is an Anarchist from now on.
note-redirected = The shot now goes to { PLAYER($seat) }.
note-stopped = What { PLAYER($seat) } did has no effect.
note-no-draw = There is no artifact left for { PLAYER($seat) } to draw.
note-ended = The game is over: { $reason ->
    [leader_shot] an exposed Leader has been shot
    [anarchist_leader] an Anarchist has got a Leader
    [both_leaders] somebody has both Leaders
   *[turn_limit] the last round has been played
}. Victory: { $team ->
    [euphorian] the Euphorians
    [subterra] the Subterrans
    [anarchist] the Anarchists
    [single] { PLAYER($winner) } alone
   *[none] nobody
}.
note-shows = { PLAYER($seat) } had { NAMES("kind", $row) }; { $size ->
    [0] no artifacts in hand
   *[other] in hand: { NAMES("card", $hand) }
}.
note-left-over = The recruit left over was { $recruit ->
    [E] a Euphorian follower
   *[S] a Subterra follower
}.

reason-leader_shot = An exposed Leader was shot.
reason-anarchist_leader = An Anarchist got a Leader.
reason-both_leaders = One player had both Leaders.
reason-turn_limit = The round limit was reached: nobody wins.

# The table on the screen

phase-recruits = The recruits are being dealt.
phase-artifacts = The artifacts are being dealt.
phase-first = The first player is being drawn.
phase-order = Everybody lays out a row.
phase-artifact = Phase 1: discard and draw, give an artifact, or nothing.
phase-action = Phase 2: one action, or pass.
phase-pick = The artifact asks for a choice.
phase-window = Reactions?
phase-resolve = Choose the artifact to keep.
phase-aim = Phase 3: aim your laser.
phase-draw = An artifact is being drawn.
phase-over = The game is over.
board-round = Round { $round }, turn { $turn }
board-laser = laser
board-aims = aims at { PLAYER($seat) }
board-hand = hand
board-anarchist = Anarchist
board-team = Your team: { $team }
board-you = you
board-everybody = all
board-center = Lasers in the centre: { $lasers }
board-deck = Deck: { $cards }
board-discard = Discard pile: { $size ->
    [0] empty
   *[other] { NAMES("card", $cards) }
}
board-your-hand = Your artifacts
board-known-hand = has { NAMES("card", $cards) }
board-declared = Under way: { $what }
board-waiting = Waiting for { $seats }
board-target = aimed at { PLAYER($seat) }
board-left-over = One recruit was left over unseen.
board-legend = LE and LS are the Leaders, E and S followers. (E) hidden, E exposed, (?) unknown to you. Below, the numbers of those who know it.
odds-title = What you may conclude
odds-team = team
odds-left-over = The recruit left over: { $chances }
odds-note = All deals that fit what you have seen count equally; what people say does not count.
word-odds = odds
word-sheet = sheet
word-card = card
command-odds = the chances of every hidden recruit and of every player's team
command-sheet = your reference sheet
command-card = what the artifacts in your hand do

# The reference sheet, and its other side

sheet =
    Your recruits decide your team: a Leader, or else two of three followers.
    Euphorians win when the Subterra Leader is exposed and then shot; Subterrans
    when the Euphorian Leader is. Both Leaders in your row: you win alone.

    1 Artifact  discard and draw (the whole hand for one card), give one, or skip
    2 Action    interrogate: look at a hidden recruit of another player
                use: an action artifact (*)
                arm: take a laser and aim it (*)
                shoot: at the player you aim at; the laser goes back
                hide: any exposed follower
                or pass
    3 Aim       if you hold a laser
    (*) costs a hidden recruit of yours, which is exposed; so do reactions

    Shot with an exposed Leader: the game ends. Otherwise: draw, drop your
    laser, expose all, hide your followers. No Leader: you are an Anarchist.
sheet-anarchist =
    You are an Anarchist, whatever your recruits, until the end.
    You win with all Anarchists when one of you shoots an exposed Leader.
    You win alone at once if you get a Leader by an exchange.
    You take your turns, react, use artifacts and lasers like everybody else.

help =
    You have three recruits in a row, face down. They decide your team in secret:
    a Leader, or else two of three followers. Find out who is who, expose the
    enemy's Leader and have it shot. Whoever is shot without one becomes an
    Anarchist; the Anarchists win when one of them shoots an exposed Leader.

      order E-LS-S    lay out your row, once, at the beginning
      redraw          phase 1: discard and draw
      give lid @3     phase 1: give an artifact to Player 4
      skip            phase 1: nothing
      interrogate 3.2 look at a hidden recruit: Player 4, place 2
      use barter x1   use an artifact; x1: your recruit 1 is exposed as its cost
      pick 3.1        what an artifact asks for: a recruit, a player, a card
      arm x1 @4       expose your recruit 1, take a laser, aim at Player 5
      shoot           at the player you aim at
      hide 2.3        turn an exposed follower face down
      aim 4           phase 3, if you hold a laser
      react lid x2    in a window; @4, 3.2 or 2.3 0.1 follow where a card asks
      pass            no action; no reaction

    The notation is that of records and counts players from 0; the number in the
    list of moves does as well. On the table (E) is hidden, E exposed, (?) hidden
    and unknown to you.

# The table in the browser

web-waits-order = Your row is laid out; the others are laying out theirs.
web-waits-artifact = { PLAYER($seat) } decides what to do with artifacts.
web-waits-action = { PLAYER($seat) } chooses an action.
web-waits-pick = { PLAYER($seat) } is using an artifact.
web-waits-window = Somebody may be about to react.
web-waits-resolve = { PLAYER($seat) } chooses an artifact to keep.
web-waits-aim = { PLAYER($seat) } decides whom to aim at.
web-answered = You have answered. The window stays open until it closes for everybody.
web-recruit = { $name }, recruit { $place }
web-recruit-exposed = { $kind }, exposed.
web-recruit-known = hidden; you know it: { $kind }.
web-recruit-unknown = hidden, unknown to you.
web-recruit-covered = covered on your screen.
web-known-all = Everybody knows it.
web-known-to = { $count ->
    [one] { $names } knows it.
   *[other] { $names } know it.
}
web-known-also = { $count ->
    [one] { $names } knows it too.
   *[other] { $names } know it too.
}
web-hand-size = { $cards ->
    [0] { $name }, no artifacts.
    [one] { $name }, one artifact.
   *[other] { $name }, { $cards } artifacts.
}
web-token = Has the Interrogator token.
web-aims-at = Holds a laser, aimed at { $name }.
web-aimed-at-by = Targeted by { $names }.
web-holds = Certainly holds: { NAMES("card", $cards) }.
web-covered-card = A covered artifact
web-under-interrogate = { $name } interrogates recruit { $place } of { $other }.
web-under-arm = { $name } takes up a laser, to aim at { $other }.
web-under-shot = { $name } shoots at { $other }.
web-under-after_shot = { $other } has been shot by { $name }.
web-under-use = { $name } uses { $card }.
web-chosen = Chosen: { $what }.
web-reacted = { $name } { $what }.
web-row-order = Press two recruits to exchange them, then lay out the row.
web-ask-verb-artifact = Discard and draw, give an artifact away, or do nothing.
web-ask-verb-action = One action. Press a recruit to interrogate or hide it, an artifact to use it.
web-ask-verb-window = Will you react?
web-ask-card = Choose an artifact from your hand.
web-ask-cost = Choose one of your hidden recruits to expose: it is the cost.
web-ask-aim = Choose whom to aim at.
web-ask-seat = Choose a player.
web-ask-own = Choose one of your own recruits.
web-ask-slot = Choose a recruit.
web-ask-interrogate = Choose a hidden recruit of another player.
web-ask-hide = Choose an exposed follower.
web-ask-keep = Choose the artifact to keep.
web-verb-order = Lay this row
web-verb-redraw = Discard and draw
web-verb-give = Give
web-verb-skip = Do nothing
web-verb-interrogate = Interrogate
web-verb-use = Use artifact
web-verb-arm = Arm
web-verb-shoot = Shoot
web-verb-shoot-at = Shoot { $name }
web-verb-hide = Hide
web-verb-pass = Pass
web-verb-react = React
web-take-back = Take back
web-console = The console
web-phase-artifact = Phase 1: artifacts
web-phase-action = Phase 2: action
web-phase-pick = Phase 2: action
web-phase-window = Reactions
web-phase-resolve = Phase 2: action
web-phase-aim = Phase 3: aim
web-own = You
web-pays = recruit { $place } pays
web-centre = The centre
web-lasers = Lasers
web-deck = Deck
web-discard = Discard pile
web-discard-empty = The discard pile is empty.
web-no-artifacts = You hold no artifact.
web-notes = Notes
web-notes-chance = { $what } { $percent } %
web-notes-none = There are no notes now.
web-sheet = Reference sheet
web-sheet-teams = Teams
web-sheet-turn = Your turn
web-sheet-shot = Shots and reactions
web-sheet-end = The end
web-sheet-artifacts = All artifacts
web-cover = Cover my cards
web-score-recruits = Recruits
web-score-followers = { $euphorians ->
    [0] 3 Subterra
    [1] 1 Euphorian, 2 Subterra
    [2] 2 Euphorian, 1 Subterra
   *[other] 3 Euphorian
}
web-score-member = yes
web-score-wins = wins
web-score-points = Points
web-score-why-euphorian = It was the Subterra Leader, so the Euphorians win, whoever shot.
web-score-why-subterra = It was the Euphorian Leader, so the Subterrans win, whoever shot.
web-score-why-anarchist = An Anarchist shot, so the Anarchists win.

# What a lesson asks for, by kind of decision

ask-order = If two Recruits glow, press them: they change places. Once the Leader lies in the first place, press the button.
ask-redraw = Press the glowing button to discard your hand and draw an Artifact.
ask-arm = Take a Laser: press the button, then the Recruit that you expose, then whom you aim at.
ask-aim = Aim at { PLAYER($seat) }: press the glowing panel.
ask-pass = Do not react: press Pass.
ask-skip = Keep your Artifacts: press the glowing button.
ask-interrogate = Interrogate the glowing Recruit of { PLAYER($seat) }: press it.
ask-give = Press the glowing Artifact in your hand, then { PLAYER($seat) }.
ask-shoot = Shoot: press the glowing button.

# What speaks for a hint, in a sentence

reason-interrogate = It is a Leader with { $chance } %.
reason-enemy = { PLAYER($seat) } is not of your team with { $chance } %.
reason-friend = { PLAYER($seat) } is of your team with { $chance } %.
reason-redraw = It trades your hand for a new Artifact.
reason-skip = You keep your Artifacts.
reason-hide = A hidden Recruit can pay again.
reason-pass = It costs no Recruit.
reason-waits = It gives nothing of yours away.
reason-react = It changes what is about to happen, for a Recruit.
reason-arm = A Laser of your own, for a Recruit that you expose.

# Statistics

feat-team = Team
