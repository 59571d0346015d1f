# How to play Euphoria, in English; es.ftl beside it has the same keys.

first =
    Your three recruits secretly decide your team: __a Leader or, without one, most of your followers__. A team wins when somebody shoots the enemy's Leader __while it is already exposed__.

    First lay your recruits in a row. Then, on each turn, __you take one action__: interrogate, use an artifact, arm, shoot or hide. Arming and artifacts cost you a recruit, which is exposed. Do not let it be your Leader.

section-aim = The aim
section-parts = What lies on the table
section-turn = A turn
section-reactions = Reactions
section-shots = Being shot
section-end = The end
section-artifacts = The twenty-four artifacts
section-questions = Questions people ask

aim =
    In Euphoria everybody has a side, and nobody knows who is on whose. In front of each player lie __three recruits, face down__, which secretly make that player a Euphorian or a Subterran. Each faction has __just one Leader__. Find the other side's, see that it is exposed, and see that it is shot: the game ends on the spot, and __your whole team wins__, whoever pulled the trigger.

    There is a third way. Whoever is shot without having a Leader becomes an __Anarchist__, and the Anarchists win together when one of them shoots an exposed Leader, no matter which.
picture-table = Halfway through a game, from Player 1's chair. The Euphorian Leader is there, so Player 1 is a Euphorian, whatever company it keeps. No lasers are left in the centre: Player 2 aims at Player 4, and Player 3 aims at Player 1.
aim-talk = Four to eight people play, for fifteen to thirty minutes. You may talk at any time and say anything, true or false. You may not show a card.

parts-recruits =
    __Recruits.__ Each player is dealt three and lays them in a row, in any order. They hold your team:

    - With a __Leader__ you belong to that Leader's faction, whatever the other two are.
    - Without a Leader you belong to the faction of which you have __two or three followers__.

    A recruit that lies face down is __hidden__, one that lies face up is __exposed__. You may look at your own whenever you like. Once the row is laid, a recruit changes its place only by an exchange. Nobody begins with both Leaders.
picture-row = The golden E is for Euphorians, the blue S for Subterrans, and a crown marks a Leader. These three make a Euphorian, even though two of them say otherwise. Beside them lie the first two artifacts: Eyes of Yesterday is for an action, The Queen's Mirror for a reaction.
try-row = touch two recruits to make them change places, then lay the row.
parts-artifacts =
    __Artifacts.__ Each player begins with two in hand. Which ones is a secret; how many is not. There are two kinds:

    - An __action artifact__ is used in your own turn, and it is the action of that turn.
    - A __reaction artifact__ answers what another player does, at the very moment that its text names.

    Using one __costs you a hidden recruit, which is exposed__. Used artifacts lie face up on the discard pile, and when the deck runs out that pile is shuffled and becomes the deck.
parts-lasers = __Lasers.__ There are two fewer than players, and four at most. They begin in the centre. Whoever gets one __aims it at another player at once__, for all to see, and nobody holds more than one.
parts-signs =
    __The signs on the board.__ Point at anything, or touch it, and the console in the middle explains it. At a glance you see this:

    - The cards with a number are the artifacts in somebody's hand.
    - The gun and the arrow tell whom a player aims at; the crosshair tells who aims at that player.
    - Under a recruit, the coloured signs are the players who know it, apart from its owner. An eye means everybody.
    - The panel with the thick border is that of the player with the Interrogator token: it is their turn.
picture-signs = Player 2 has had to expose a Subterra follower, and Player 3 a Euphorian one; there is an eye under both. That is how each of them paid for a laser. As none is left, nobody else can arm.

turn = The first player is drawn by lot and takes the Interrogator token. Whoever has it plays a turn of three steps: __artifacts, action, aim__. Then it goes to the player on the left.
turn-artifacts =
    __1. Artifacts.__ If you like, do one of these two things:

    - __Discard and draw__: discard all your artifacts and draw one. With an empty hand you just draw.
    - __Give__: pass one artifact to another player. The others do not see which.
turn-action =
    __2. Action.__ Choose one, or pass:

    - __Interrogate__: look in secret at a hidden recruit of another player. Everybody sees which recruit you look at; only you see what it is.
    - __Use artifact__: an action artifact. It costs you a recruit, which is exposed.
    - __Arm__: take a laser from the centre and aim it. That costs you a recruit as well.
    - __Shoot__: at the player at whom you are already aiming. The laser goes back to the centre, come what may.
    - __Hide__: turn an exposed follower face down, your own or anybody's. Not a Leader.
picture-action = The first turn of a game. Everything with a bright border can be touched: the others' recruits to interrogate them, Eyes of Yesterday to use it, Arm to take a laser. Shooting must wait, as it takes a laser.
try-action = choose an action.
turn-cost = __The cost__ is paid first and in the open, and you do not get it back if a reaction undoes what you were about to do. Which recruit you expose is up to you, but one that is exposed already will not do. If all three are, you can neither arm nor use an artifact, not even as a reaction, until somebody hides a follower of yours.
picture-arm = Player 2 is a Euphorian: no Leader, but two Euphorian followers. A laser is to be had, and whatever pays for it will be the first thing that the others learn about Player 2.
try-arm = arm. Which recruit do you expose, to be taken for somebody you are not?
right-arm = All that anybody has seen is a Subterra follower.
picture-hide = Two followers have paid for an artifact and a reaction. Only the Leader is still hidden, and would have to pay next.
try-hide = use your action so that there is a follower to pay with again.
right-hide = Everybody has seen it, but face down it can pay once more.
turn-aim = __3. Aim.__ If you hold a laser after your action, you must aim it: at the same player or at another. Only in this step can you change your aim, so __whom you choose now is whom you can shoot__ on your next turn.
picture-aim = Player 2, a Euphorian, has just interrogated recruit 2 of Player 3 and found the Subterra Leader. The signs under that recruit tell who else knows it: Player 1 has looked before.
try-aim = at whom should Player 2 aim?
right-aim = That is where the enemy's Leader is. The first shot will expose it, and the second will win the game.

reactions =
    When somebody __interrogates, arms, uses an artifact or shoots__, the others may answer before it happens, each with a reaction artifact that speaks of this moment. Whoever has been shot may also answer afterwards.

    A reaction costs the same as any artifact: a hidden recruit is exposed. It does not use up the action of your turn.
picture-react = Player 3 shoots at you, and you hold The Queen's Mirror: it will turn the shot back on Player 3. Your Leader and one follower are still hidden.
try-react = send the shot back. Which recruit pays for it?
right-react = The Leader stays hidden, and as soon as all have answered the shot goes back to whoever fired it.
reactions-several = All answer at the same time and in secret. If several react, only __the nearest one to the left of the acting player__ counts; the others take their cards back and pay nothing. Then all are asked again, in case somebody wants to react to what is about to happen now, until nobody does. A reaction itself is not reacted to.

shots =
    If the player who is hit has an __exposed Leader, the game ends__. Otherwise that player, in this order:

    - draws an artifact,
    - drops their laser, if they hold one,
    - exposes all three recruits for everybody to see,
    - and hides the followers again. __A Leader stays exposed.__

    So a hidden Leader takes two shots: one brings it to light, and the next one ends the game.
picture-hit = The shot that was sent back has hit Player 3. Both followers are hidden again, but they bear the eye: everybody knows them now. The Subterra Leader stays in the open, and Player 2's laser is pointing there.
shots-anarchist = Whoever had no Leader among the three becomes an __Anarchist__, in the open and until the end. Anarchists belong to neither faction; they are a team of their own. Nothing else changes: nobody leaves the game, and they take their turns, react and shoot like everybody.
picture-anarchist = A Subterran by two followers, until the shot came. All three recruits lie face down again, though everybody knows them, and a third artifact has been drawn.

end =
    The game ends as soon as one of these things happens:

    - __A player with an exposed Leader is hit.__ If an Anarchist fired, the Anarchists win. Otherwise the team opposed to that Leader wins, whoever fired.
    - __An Anarchist gets a Leader.__ That player wins alone.
    - __Somebody has both Leaders.__ That player wins alone.

    A table also agrees on a limit, usually fifty rounds: if it is reached, nobody wins.
picture-won = Player 2 has shot the exposed Subterra Leader. Player 1 wins as well, without ever having exchanged a word with Player 2: both were Euphorians.
end-exchange = How does one get a Leader that is not one's own? Some artifacts __exchange two recruits__. Each takes the other's place and stays as it was, hidden or exposed. Right after that it is checked whether somebody has won.
picture-barter = An Anarchist uses the Bag of the Great Barter. Before being shot, this player interrogated recruit 2 of Player 2, and remembers what was there. The recruit to give is already chosen; the one to take is not.
try-barter = choose the recruit with which this Anarchist wins the game.
right-barter = If nobody prevents it, the Euphorian Leader changes hands, and the game is won.
end-team = What counts is __the team that you are at the end__: an exchange can take you to the other side without anybody else knowing. When it is over, every recruit on the table is exposed, and you find out who was who.

artifacts = There is one of each. Those of the printed edition are lost; these are our own reconstruction, grand names for worn-out things. You need not learn them: your cards carry their text, and the reference sheet has them all.
artifacts-actions =
    __The thirteen for your action__, by what they are good for:

    - __Finding out__: Eyes of Yesterday look at two recruits; the Codex of Every Name at all those of one player; the Scales of Trust do the same, but that player looks at yours in return. The Elixir of Candour exposes one to everybody.
    - __Exchanging recruits__: the Bag of the Great Barter takes one of yours and one of somebody else's; the Tin Bridge two hidden ones of others; the Showcase of the Idols two exposed ones of others.
    - __Lasers__: the Invisible Hand takes one away, the Stone of the North makes all others drop theirs, and the Executioner's Eye is a shot to which nobody can react.
    - __And more__: the Cloak of Oblivion hides even a Leader, the Chest of Wonders draws two artifacts, and the Magpie's Claw takes one out of another hand.
picture-actions = All action artifacts in a single hand, which has no limit. One can be used only if it does something: without a laser, the Executioner's Eye has to wait.
artifacts-reactions =
    __The eleven for reactions__, by their moment:

    - __You are being shot__: the Dented Aegis stops the shot, The Queen's Mirror sends it back, The Stand-In passes it on to a third player, and the Knot of Fate first exchanges one of your recruits with one of the shooter's.
    - __Somebody else is being shot__: with The Martyr's Breastplate the shot hits you.
    - __You have been shot__: The Last Resort takes a laser from the centre.
    - __An interrogation__: if it is yours, The Gaze Returned prevents it and looks at a recruit of whoever asked. If it is somebody else's, the Tin Ear looks as well. The Eternal Torch exposes the recruit to everybody, whosever it is.
    - __Somebody else arms__: the Swift Hook takes that laser.
    - __Somebody else uses an action artifact__: The Voice of Nothing leaves it without effect.
picture-reactions = And all the reaction artifacts. Each says when it can be used; at any other moment it does nothing.

q-first-shot = Does the game end if a shot brings the Leader to light?
a-first-shot = No. That shot only exposes it; the next one ends the game. But if the Leader is already exposed when the hit comes, even because it has just paid for a reaction, that is the end.
q-leader-cost = May my Leader pay a cost?
a-leader-cost = Yes, you choose which recruit you expose. But only the Cloak of Oblivion can hide an exposed Leader again.
q-own-team = What if I shoot my own team's Leader while it is exposed?
a-own-team = Then the other team wins. What matters is whose Leader it was, not who fired, unless it was an Anarchist.
q-laser-lost = My shot was stopped. Do I keep the laser?
a-laser-lost = No. The laser goes to the centre as soon as you announce the shot, whatever becomes of it. To shoot again you have to arm again.
q-no-hidden = All three of my recruits are exposed. What can I do?
a-no-hidden = Interrogate, shoot if you hold a laser, and hide a follower. Arming and artifacts have to wait until you have a hidden recruit.
q-out = Am I out if I am shot?
a-out = Never. Whoever is shot plays on as before, and an Anarchist may do everything that the others do.
q-anarchist-leader = What if I am an Anarchist and am given a Leader?
a-anarchist-leader = You win at once, and alone, even if somebody else made the exchange.
q-gift = May I refuse an artifact that I am given?
a-gift = No. It goes straight to your hand, and there is no limit to a hand. Only the giver and you know which one it is.
q-asked = I am asked whether I react, and I hold nothing that fits. Why?
a-asked = Because everybody is asked who holds an artifact and has a hidden recruit. That way being asked gives nothing away about your hand.
q-pass = May I do nothing?
a-pass = Yes, you may leave your artifacts alone and pass without an action. A table may agree that you must act whenever you can. Aiming a laser is never optional.
q-lie = May I lie about what I have seen?
a-lie = Yes, and you may also tell the truth, which can confuse people even more. Talk commits you to nothing.

rules-setup = Setup
rules-turn = The turn
rules-teams = Teams and talk
rules-actions = Actions
rules-artifacts = Artifacts
rules-windows = Reactions
rules-shots = Shots
rules-exchanges = Exchanges
rules-lasers = Lasers
rules-end = The end
rules-action-artifacts = Action artifacts
rules-reaction-artifacts = Reaction artifacts
rules-sees = Who sees what
