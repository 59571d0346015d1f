# What the pages of the browser say in English. web.es.ftl beside it has the same keys.

web-guest = Guest
web-home = Home
web-yes = Yes
web-no = No
web-close = Close
web-you = you
web-name = Your name
web-rules = Rules
web-settings = Settings
web-rule-open = What rule { $rule } says

# The table

web-table = Table
web-coming = Opening the table.
web-no-table = { refused-no-table }
web-aside = Part of this table's log cannot be read, so the table was put aside. Nothing is lost; whoever runs this house can look into it. Please come back later.
web-unreadable = This table plays by rules that this program does not know.
web-no-spectators = This table does not admit spectators.
web-players = Players
web-log = Log
web-chat = Chat
web-parts = Players, log and chat
web-menu = Menu
web-your-turn = Your turn.
web-turn = Decides now
web-over = The game is over.
web-nothing-awaited = One moment.
web-waits-for = Waiting for { $names }.
web-window = Seconds left to react
web-window-answered = You have answered; the others are being asked.
web-may-change = You may still change your choice.
web-undo = Take back
web-result = Result
web-score = Points
web-winner = wins
web-clock = Clock
web-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
web-seat-free = free seat
web-seat-out = out of the game
web-seat-left = has left
web-seat-bot = computer, { $level }
web-seat-here = at the table
web-seat-away = not connected
web-line-connecting = Connecting
web-line-open = Connected
web-line-lost = The connection is lost. Trying again; your decisions are safe.
web-rests = Only computers play here. The game runs while somebody watches, and rests when nobody does.
web-line-revoked = This device has been revoked: it is no longer signed in as you.
web-line-closed = The connection to this table is closed.
web-away-head = The server is away
web-away = These pages are kept on this device, but tables, rules and replays are on the server, which cannot be reached right now.
web-away-again = As soon as it is back, you will be taken where you wanted to go.
web-away-now = The server cannot be reached. This page will resume as soon as it is back.
web-refused = Not possible.
web-confirm-head = Are you sure?
web-offer = An offer
web-offer-made = { $what ->
    [draw] { $player } offers a draw.
    [takeback] { $player } asks to take back the latest decision.
    [end] { $player } asks to end the game without a result.
   *[takeover] { $player } asks for a computer to play for { $about }.
}
web-agree = Agree
web-decline = Decline
web-choices = What you can decide
web-choices-find = Search { $count } choices
web-choices-type = Type it instead
web-choices-why = What you want to do; if a rule forbids it, you are told which
web-choices-undo = take back

web-free-shared = For everybody
web-free-hidden = { $count ->
    [one] face down
   *[other] { $count } face down
}
web-text-mode = Choices as text
web-confirm = Ask before a decision is sent
web-sound = Sounds
web-motion = Motion
web-motion-off = off
web-motion-quick = quick
web-motion-calm = calm
web-keys = Keys
web-keys-help = Tab goes from one thing to the next, arrows move over the board, Enter or the space bar decides, and Escape takes back what you have only begun. Hints, the log and this menu open by keys, too.
web-ask-less = Ask me less
web-ask-turn = React to nothing until this turn is over
web-ask-able = Ask me only when I can react
web-ask-less-help = Among other people every answer then goes out after { $seconds } seconds, whether you can react or not, so that nobody learns anything from it. If you have not decided by then, you pass.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-silence = What to do about { $name }
web-mute = Mute
web-block = Block
web-report = Report
web-report-what = What is wrong with { $name }? Whoever runs this house reads it, with the chat that you can see here.
web-report-send = Send the report
web-report-sent = Thank you. Whoever runs this house will look at it.
web-resign = Resign
web-really = Really: { $what }?
web-offer-draw = Offer a draw
web-ask-takeback = Ask to take a move back
web-ask-takeover = A computer for { $name }
web-offer-end = End without a result
web-gone = { $name } is gone, and you have been waiting for { $time }. You can wait, let a computer play on until they are back, or end the game.
web-gone-left = { $name } has left the table. You can wait, let a computer play on until they are back, or end the game.
web-gone-head = Somebody is gone
web-gone-computer = Computer plays
web-gone-end = End the game
web-gone-wait = Wait
web-gone-me = The others think you have gone.
web-gone-me-computer = A computer plays for you while you are away.
web-leave = Leave the table
web-return = Come back
web-stand = Stand up
web-again-same = Same again
web-again-change = Change options
web-again-help = The same options; everybody moves on by one seat. Computers sit down at once, people are asked.
web-again-asked = { $name } would like to play again.
web-again-yes = Play along
web-again-no = Not this time
web-again-lay = Set up and invite
web-again-invites = Asked along: { $players }.
web-seat-kept = asked to play
web-free-seat = Free the seat
web-go-there = Go there
web-record = Download the record
web-replay = Replay
web-host-tools = For the host
web-lock = Lock the table
web-spectators = Spectators may watch
web-abort = End the game
web-kick = Remove { $name }

# The waiting room

web-waiting-head = Who is playing?
web-bot = Computer
web-level = Strength
web-sit = Sit down
web-sit-here = Sit here instead
web-add-bot = Add a computer
web-remove-bot = Remove
web-start = Start
web-colour-choose = Choose your colour
web-reason-resigned = The others resigned.
web-reason-forfeit = Time ran out.
web-reason-agreed_draw = The players agreed on a draw.
web-reason-aborted = The game was ended without a result.
web-start-hint = Once all seats are taken you can start.
web-waiting-host = All seats are taken: the host can start.
web-waiting-players = Waiting for players.
web-invite = Invite friends
web-invite-link = Anyone who opens this link can sit down or watch:
web-qr = The same link as a QR code
web-copy = Copy
web-copied = Copied
web-agreed = What was agreed
web-clock-is-none = none
web-clock-is-decision = { $time } for each decision
web-clock-is-bank = { $time } for the whole game, plus { $increment } for each decision
web-clock-is-days = { $time } days for each decision
web-fair = Fair luck
web-fair-commitment = Dice and cards are fixed by a secret of the table and a random text from every browser. This is the table's promise; once the game is over, anybody can check that it was kept:

# The house

web-play-now = Play against the computer
web-nav = Main navigation
web-nav-play = Play
web-nav-tables = Tables
web-skip = Skip to content
web-nowhere = There is nothing here.
web-hero = A table for games after a good meal
web-hero-more = Modern board games in your browser, alone or with friends. Nobody needs an account; every refusal names its rule, and every roll can be checked.
web-going-on = Running games
web-learn = Learn by playing
web-how-many = How many players?
web-how-strong = How strong should the computer be?
web-alone = You play alone.
web-all-options = See all options
web-level-easy = for a first game
web-level-medium = a fair opponent
web-level-hard = thinks ahead
web-level-master = as strong as we can make it
web-open-tables = Open tables
web-open-none = Nobody is waiting for players right now. Set up a table and tick "Everybody may see this table".
web-past = Past games
web-game = Game
web-all = all
web-lay = Set up a table
web-status-waiting = waiting for players
web-status-running = running
web-status-over = over
web-status-unreadable = unknown rules
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-computers = How many of them are computers?
web-options = Rules you can choose
web-options-none = This game has nothing to choose.
web-one-each = chosen here
web-for-seat = Seat { $seat }
web-house-options = At the table
web-window-length = Seconds for every reaction window
web-window-help = 0: a window closes when everybody has answered. Longer: it always stays open that long, so that speed reveals nothing.
web-listed = Everybody may see this table
web-listed-help = It appears among the open tables; otherwise only the link leads to it.
web-spectators-help = They see what everybody at the table may see, never a secret.
web-aids = Help is allowed
web-aids-help = Hints and exact odds, worked out from what the player who asks knows.
web-aids-are = Help from the computer
web-aids-on = With help from the computer
web-aids-off = Without help from the computer
web-one-screen = Several people at one screen
web-one-screen-help = You take several seats, and the screen is covered while it passes from hand to hand.
web-clock-none = none
web-clock-decision = time for each decision
web-clock-bank = time for the whole game
web-clock-days = days for each decision
web-clock-seconds = Seconds
web-clock-minutes = Minutes
web-clock-suggested = A suggestion for people who do not sit at one screen.
web-clock-days-time = Days
web-clock-increment = Extra seconds for each decision
web-clock-zero = When time is up
web-clock-zero-bot = a computer decides once
web-clock-zero-forfeit = the player is out

# Rules

web-rules-find = Search the rules ({ $count } found)
web-rules-none = No rule contains all of these words.
web-rules-edition = Edition { $rules } of the rules
web-rulings = Rulings: where the rules could be read two ways
web-notation = How a record is written

# Settings

web-look = Preferences
web-language = Language
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-settings-kept = Kept in this browser only.
web-me = You
web-contact = Contact (optional)
web-contact-help = If this server sends messages, it will tell you here when it is your turn. Nobody else sees it.
web-contact-asked = A message with a link was sent there: open it to get messages. If none arrives, try again tomorrow.
web-contact-confirmed = Your contact gets a message when it is your turn.
web-contact-remove = Send me no messages
web-contact-title = Messages from Sobremesa
web-contact-ask = Somebody entered this address so that Sobremesa can tell them when it is their turn. Was it you?
web-contact-yes = Yes, write to me
web-contact-never = No, never write to me
web-contact-thanks = Thank you. That is settled.
web-keep = Save
web-kept = Saved.
web-device = Continue on another device
web-device-help = A link that makes another device yours too. It works once, within ten minutes.
web-device-make = Make a link
web-device-link = Open this on the other device:
web-device-ask = Should this device be the same guest as the one that made the link?
web-device-old = { refused-link-old }
web-devices = Your devices
web-devices-help = The devices on which you are this guest. One that you revoke is signed out at once, with everything it has open.
web-device-unnamed = A device without a name
web-device-this = this one
web-device-when = Since { $made }; last seen { $seen }
web-device-revoke = Revoke
web-devices-others = Revoke all others
web-account = Your account
web-account-none = You need no account to play. With a passkey you can come back from any device, with your seats and games: your device keeps it, and asks for your finger, your face or your PIN. There is no password, and we need no address.
web-account-is = You have an account: with one of these passkeys you can come back from any device.
web-account-have = I have an account already
web-account-name = For a new account, save a name first.
web-passkey-when = Since { $made }; last used { $seen }
web-passkey-make = Make a passkey
web-passkey-another = Make another passkey
web-passkey-remove = Remove
web-passkey-declined = No passkey was used: the dialog was closed, or it took too long.
web-passkey-already = This device has a passkey for your account already.
web-passkey-elsewhere = Passkeys work at this address of the house:
web-passkey-nowhere = Passkeys need HTTPS, and this house is opened without it. You can go on as a guest; nothing is missing at the table.
web-passkey-unable = This browser knows no passkeys, or does not allow them here. You can go on as a guest; nothing is missing at the table.
web-codes = Recovery codes
web-codes-help = If you lose your passkeys, each of these codes lets you in once. They are not shown again: keep them in a safe place.
web-codes-left = { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
  }
web-codes-renew = Make new codes; the old ones end
web-sign-in = Come back to your account
web-sign-in-leaves = On this browser you are { $name }, a guest without a passkey. Who signs in leaves that guest behind, with its seats and games.
web-sign-in-passkey = Sign in with a passkey
web-sign-in-code = Sign in with the code
web-code = Recovery code
web-data = Your data
web-data-help = Everything that this server keeps about you. Or let it forget you: name, contact and chat. The games remain, played by nobody.
web-export = Download
web-forget = Forget me

# Replays

web-replay-help = Watch a finished game step by step, from any seat, and check its luck.
web-record-file = A record file (.game)
web-replay-own = Your own games are among the tables:
web-seen-by = As seen by
web-seen-all = somebody who sees everything
web-steps = Steps of the game
web-then = How the table was
web-then-turn = Your turn: back
web-then-leave = Back to now
web-log-look = See the table at that moment
web-log-earlier = Earlier steps
web-record-wrong = This file is not a valid record ({ $reason }).
web-record-long = This file is too long: at most a million characters.
web-step-first = To the beginning
web-step-back = One step back
web-step-run = Play
web-step-pause = Pause
web-step-on = One step forward
web-step-last = To the end
web-step-scrub = Step
web-by-turns = Turn by turn
web-speed = Speed
web-fair-help = The table promised its luck before the game. Your browser can derive every roll and every deal again.
web-fair-check = Check the luck
web-fair-kept = { $lines ->
    [one] The promise was kept: it gives the one line of luck.
   *[other] The promise was kept: it gives all { $lines } lines of luck.
}
web-fair-differs = Not true: the record has "{ $line }", the promise gives "{ $derived }".
web-fair-promise = Not true: the secret is not the one that was promised.
web-fair-sealed = The secret is opened when the game is over.
web-fair-none = This record makes no promise about its luck.
web-face-failed = This game has a board of its own, which could not be loaded. Here is the plain table instead.
web-face-version = This game has a board of its own, made for another version of this page. Here is the plain table instead.
web-fair-unknown = This page does not know how the luck of this game is drawn.
web-fair-contributions = What each browser added
web-fair-silent = nothing
web-play-on = Play on from here
web-play-on-help = { $lines ->
    [one] A new table that begins after one line of this game.
   *[other] A new table that begins after { $lines } lines of this game.
}
web-play-on-long = This position is too far into the game to play on from.
web-play-on-whole = To play on you have to see the whole game.
web-play-on-seat = You are

# A guided first game

web-learn-none = There is no guided game for this one yet.
web-learn-now = Your turn:
web-learn-other = That is allowed too. But in this first game, press what glows.
web-learn-show = Show me
web-learn-well = Done.
web-learn-glows = That is not what is asked now. Press what glows.
web-learn-back = Lesson: back
web-learn-skipped = Some turns later:
web-learn-on = Continue
web-learn-done = Now play a real one
web-learn-progress = Progress of the lesson

# How to play

web-book = How to play
web-book-of = How to play { $game }
web-book-none = Nobody has written a rulebook for this game yet. Its rules are all there:
web-book-contents = Contents
web-book-print = Print or save as PDF
web-book-law = Everything here follows edition { $rules } of the rules; where this page and the rules differ, the rules are right.
web-book-try = Try it:
web-book-start = Try it on the board
web-book-right = Yes.
web-book-legal = Allowed: { $tried }.
web-book-other = Allowed, but not what was asked: { $tried }.
web-book-no = Not allowed.
web-first-turn = Your first turn in { $game }
web-first-go = Let me play
web-book-again = Try again

# Puzzles

web-puzzles = Puzzles
web-puzzles-more = Positions from games of strong computer players in which one decision is clearly the best. You see what the player could see, and no more.
web-puzzles-none = There are no puzzles yet.
web-puzzles-all = All puzzles
web-puzzles-solved = { $solved } of { $puzzles } solved in this browser
web-puzzle = Puzzle
web-puzzle-day = Puzzle of the day:
web-puzzle-solve = Solve it
web-puzzle-done = solved
web-puzzle-ask = You are { $player }, and look for the best decision.
web-puzzle-grade = Grade: { $grade }.
web-puzzle-right = Right!
web-puzzle-other = Not the best: { $move }.
web-puzzle-costs = It costs { $loss }.
web-puzzle-instead = There is a better one. { $why }
web-puzzle-chance = { $chance } % of winning
web-puzzle-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-best = Best: { $moves }.
web-puzzle-also = As good: { $moves }.
web-puzzle-margin = Anything else costs at least { $loss }.
web-puzzle-verified-exact = Calculated.
web-puzzle-verified-search = Found by a search of { $simulations } simulations.

# One screen and help

web-hint = Hint
web-hint-play = Play
web-hint-play-this = Play: { $move }
web-hint-chance = Chance to win
web-tutor = Warn me about blunders
web-tutor-thinking = Looking at your decision …
web-tutor-blunder = A blunder? { $move } costs about { $loss } % of winning.
web-tutor-better = Better: { $move }.
web-tutor-anyway = Play it all the same
web-tutor-back = Think again
web-thinking = Thinking
web-sit-too = Another person sits here
web-cover-head = Pass the screen to { $name }
web-cover-help = Everybody else, please look away.
web-cover-ready = I am { $name }

# The coach: what was luck in a finished game, and what was skill

web-coach = Luck or skill?
web-coach-of = Luck or skill? { $game }, { $when }
web-coach-help = The coach looks at every decision by what the player could know then, and at every die and card by what else could have come.
web-coach-quick = Analyse this game
web-coach-deep = Analyse it in depth
web-coach-working = The coach is looking at the game. You may leave: it goes on, and the analysis is kept.
web-coach-working-deep = The coach is looking at the game in depth. That can take minutes. You may leave: it goes on, and the analysis is kept.
web-coach-progress = How much of the game was looked at
web-coach-was-quick = This was a quick look.
web-coach-was-deep = This was a deep look.
web-coach-keys = Key moments
web-coach-curve = Chances to win, from the beginning to the end
web-coach-chances-of = Chances of
web-coach-known = by what was known
web-coach-open = by what was true
web-coach-along = Go along the curve
web-coach-point = Turn { $turn }: known { $known } %, true { $open } %
web-coach-point-open = Turn { $turn }: { $known } %
web-coach-decision = The decision that is due
web-coach-class-good = Good
web-coach-class-best = The best
web-coach-class-doubtful = Doubtful
web-coach-class-mistake = Mistake
web-coach-class-blunder = Blunder
web-coach-look = Look with { $player }’s eyes
web-coach-again = Answer it again
web-coach-what-if = Play on from here
web-coach-your-answer = You are { $player }: decide on the board.
web-coach-answered = Your answer: { $move }.
web-coach-who = Luck and skill of everybody
web-coach-luck-skill = Luck and skill
web-coach-skill = Skill
web-coach-numbers = The numbers
web-play-on-same = as strong as they were

# My games

web-nav-mine = My games
web-mine-none = No game is going on. Play against the computer, or set up a table and invite friends.
web-mine-asked = You are asked to play.
web-mine-with = With
web-mine-search = Search by name
web-mine-more = More games
web-mine-export = All records (ZIP)
web-mine-no-past = Your finished games will be listed here.
web-mine-not-found = No game of yours is like that.
web-mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-mine-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
web-somebody = somebody
web-outcome-won = Won
web-outcome-shared = Shared victory
web-outcome-lost = Lost
web-outcome-draw = Draw
web-outcome-none = No result
web-outcome-screen = One screen

# Statistics

web-statistics = Statistics
web-statistics-help = Finished games with a result of your own. They are worked out from the records, whenever this page is opened, and only you see them.
web-statistics-played = Played
web-statistics-won = Won
web-statistics-shared = Shared
web-statistics-lost = Lost
web-statistics-draw = Draws
web-statistics-row = Victories in a row
web-statistics-hours = Hours
web-statistics-curve = Share of victories, from the first game to now: { $share } % of { $games }
web-statistics-best = The best of them
web-statistics-seats = By seat
web-statistics-seat = Seat { $seat } of { $players }
web-statistics-people = With people
web-statistics-levels = With computers
web-statistics-of = { $won } of { $played }
web-best-points = Most points
web-best-closest = Closest victory, by points
web-best-clearest = Clearest victory, by points

# A game that was played on from another one

web-parted = { $lines ->
        [one] From another game, after { $lines } line
       *[other] From another game, after { $lines } lines
    }
web-parted-there = There: { $decision }
web-parted-here = Here: { $decision }
