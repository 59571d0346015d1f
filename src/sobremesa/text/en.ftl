# What the house says in English: command line, terminal, errors. es.ftl beside it has the same keys.

house = Sobremesa: an open table for modern board games

# Choosing a game

games-head = What shall we play?
games-ask = Number or name of a game:
games-left-out = the game { $name } of the package { $owner } is left out: { $reason }
games-unknown = There is no game "{ $name }". There are: { $games }.
games-seats = { $few ->
    [one] { $few } player
   *[other] { $few } players
}
games-seats-range = { $few } to { $many } players

# Sitting down

play-intro = { $title }. { $players ->
    [one] { $players } player
   *[other] { $players } players
}; you are { $player }, on seat { FROM_ONE($seat) }.
play-options = Agreed at this table:
play-hint = Type the number of a move, or the move in notation ("notation" shows it). Several: separate them with ";". "help" explains, "quit" leaves.
play-resumed = Resuming the game from { $file }.
play-bad-players = { $game } is for { $seats }.
edition-unknown = { $game } knows the rules { $known }, not { $rules }.
play-no-colours = { $game } has no colours to choose from.
play-bad-colour = There is no colour { $colour }; there are { $colours }.
play-bad-seat = There is no seat { $seat }; the seats are 1 to { $last }.
play-no-file = The file { $file } cannot be read: { $reason }

# Options of a table on the command line

option-unreadable = An option is written name=value, not "{ $text }".
option-unknown = There is no option { $name }. There are: { $names }.
option-none = There is no option { $name }: this game has no options.
option-value = The option { $name } does not take "{ $value }". It takes: { $takes }.
option-list = { $values }; or a different one for each seat, separated by commas, of { $items }
option-number = a whole number from { $low } to { $high }

# Arguments of the command line

arg-game = the game; without it, all games are listed
arg-players = how many players
arg-seat = your seat, counting from 1
arg-option = something the table agrees on; may be given several times
arg-edition = the edition of the rules, such as 1.0; without it, today's
arg-colour = the colour you play with, in a game that has colours; without it, the first one left
arg-lang = the language of the texts (from LANG if not given)
arg-seed = a text that determines all dice and cards
arg-plain = letters only, no colours
arg-resume = resume a game saved in a file

# Deciding

prompt = { $player }>
legal-head = You can:
legal-more = and { $more } more: "legal" lists them all.
legal-none = Nothing to decide now.
forced = Only one thing is possible: { $move }
refused = Not possible. { $rule }: { $sentence }
unreadable = "{ $text }" is not a move.
unreadable-now = You can write, for example: { $examples }.
unreadable-hint = "legal" lists what you can do, "notation" how it is written.
not-a-number = There is no number { $number }: the list goes from 1 to { $last }.

# Commands: the word to type, and what it does

word-help = help
word-board = board
word-legal = legal
word-notation = notation
word-why = why
word-undo = undo
word-rules = rules
word-log = log
word-record = record
word-save = save
word-resume = resume
word-quit = quit

command-help = how to play and what to type
command-board = draw the table again
command-legal = everything you can do now, with numbers
command-notation = the same in notation, for those who prefer it
command-why = why MOVE: is it possible, and if not, which rule forbids it?
command-undo = take back your latest decision
command-rules = rules ID: what a rule says; without ID, all of them
command-log = what has happened so far, in words
command-record = the game so far in notation, as you know it
command-save = save FILE: save the game to resume it later
command-resume = resume FILE: resume a saved game
command-quit = leave; the game is saved to a file

help-commands = You can also type:
why-usage = Which move? For example: why { $move }
why-legal = "{ $move }" is possible now.
rule-unknown = There is no rule { $rule }. They are called { $first } to { $last }.
undo-done = Taken back: { $move }
undo-none = You have nothing to take back.
undo-final = That cannot be taken back: it is final, or the game has moved on.
log-empty = Nothing has happened yet.
save-usage = In which file? For example: save { $file }
save-done = The game is saved in { $file }.
save-exists = { $file } already exists and is something else; choose another name.
save-failed = { $file } cannot be written: { $reason }
resume-usage = From which file? For example: resume { $file }
more = Enter shows more, q stops.

# Leaving and ending

left = See you soon. To resume: sobremesa play --resume { $file }
left-unsaved = See you soon.
over = The game is over. { $reason }
over-winner = Winner: { $players }
over-winners = Winners: { $players }
over-draw = Nobody wins.
over-points = Points · { $points }
over-you-won = You win!
over-hint = "record" shows the game in notation, "log" in words, "save FILE" saves it, "quit" leaves.

# Errors; reasons that have no text here are told in English only

error-record = line { $line } cannot be read, or the rules do not allow it
error-unfair = the table did not keep its word: its secret does not match its promise
error-no-file = there is no such file
error-system = the system does not allow it
error-other = the request makes no sense as it stands
error-line = line { $line }: { $reason }

# What cannot be, by its reason (Wrong)

wrong-option-unknown = there is no option { $name }; the options are { $names }
wrong-option-none = there is no option { $name }: this game has no options
wrong-option-choice = option { $name } takes { $values }, not { $value }
wrong-option-number = option { $name } takes a whole number from { $low } to { $high }, not { $value }
wrong-option-flag = option { $name } takes true or false, not { $value }
wrong-option-list = option { $name } takes { $values } or a list of texts, not { $value }
wrong-option-apart = option { $name }: { $value } is for simulations, not for tables
wrong-option-alone = option { $name } is for one player, not { $players }
wrong-option-each = option { $name } takes a different one for each of { $players } players, out of { $values }; not { $value }
wrong-option-seat = the starting player is one of the seats 1 to { FROM_ONE($last) }; there is no seat { FROM_ONE($value) }
wrong-players = the game is for { $few } to { $many } players, not { $players }
wrong-player-unknown = there is no player { $name }; there are { $names }
wrong-player-twice = name every player only once; a budget makes two out of one: hard@100, hard@200
wrong-no-games = a tournament has at least one game
wrong-claims = a sequential test takes two Elo numbers, the lower first: 0,50, not { $text }
wrong-budget = a budget is written 200ms, 1.5s, 800 or 5000n, not { $text }
wrong-seat = there is no seat { $seat }; the seats are 0 to { $last }
wrong-no-seat = { $name } is missing: a number from 0
wrong-no-chance = nothing is left to chance here
wrong-no-undo = there is no last decision of yours that you may take back
wrong-no-change = there is no secret decision of yours that you may change
wrong-speaker = a line begins with "! " for chance or a seat such as "0: "
wrong-json = this is not JSON
wrong-json-object = expected a JSON object
wrong-record-none = expected a record, found none
wrong-record-one = expected one record, found { $found }
wrong-record-header = a record begins with its header, a JSON object
wrong-record-after = nothing follows a result but another record
wrong-record-key = the header's { $key } is missing or of the wrong kind
wrong-record-game = there is no game { $game }; there are { $games }
wrong-record-rules = this program does not know rules { $rules } of the game; it knows { $known }
wrong-game-import = it cannot be imported: { $error }
wrong-game-none = { $package } is no package with a Game called { $name }
wrong-game-slug = its name must be lower-case letters, digits and _, and not house
wrong-game-names = it calls itself { $slug }, but its entry point says { $name }
wrong-game-taken = its name is taken
wrong-game-protocol = it is written for protocol { $wanted }, and this house speaks { $protocol }
wrong-game-texts = its texts in { $lang }: { $error }
wrong-game-start = it cannot begin: { $error }
wrong-new-name = { $name } is not a name for a game: use lower-case letters, digits and _
wrong-new-taken = there is a { $name } already
wrong-line-refused = rule { $rule } does not allow "{ $text }"
wrong-line-unreadable = "{ $text }" cannot be read
wrong-line-hidden = "{ $text }" hides something: a record as one seat knows it cannot be replayed
wrong-line-false = "{ $text }" was recorded, the stream gives "{ $derived }"
wrong-result-early = the record has a result, but the game is not over
wrong-result-key = the result has no { $key }
wrong-result-false = the result says { $key } { $said }, the rules { $rules }
wrong-coach-unfinished = the game is not over: only finished games are analysed
wrong-lab-line = line { $line }, { $name }: { $reason }
wrong-lab-toml = the file is not TOML: { $reason }
wrong-lab-missing-key = is missing
wrong-lab-unknown = is not known here; known are { $known }
wrong-lab-word = takes a text, not { $found }
wrong-lab-words = takes a list of texts, not { $found }
wrong-lab-number = takes a whole number from 1, not { $found }
wrong-lab-part = takes a number above 0 that is not too large, not { $found }
wrong-lab-flag = takes true or false, not { $found }
wrong-lab-table = takes a table of keys, not { $found }
wrong-lab-game = there is no such game; there are { $known }
wrong-lab-clock = { $text } thinks by the clock; an experiment counts simulations: search@500
wrong-lab-sweep = a sweep takes a list of two or more values
wrong-lab-one-of = is one of { $known }
wrong-lab-pattern = is no regular expression: { $reason }
wrong-lab-groups = a pattern has the groups { $one }, or { $every } alone
wrong-lab-taken = is the name of something else
wrong-lab-question = there is no such question; there are { $known }
wrong-lab-ladder = the question depth and the key ladder, players from weak to strong, go together
wrong-lab-rungs = a ladder has two rungs or more, an even number of seats, no sweep, and players that rotate
wrong-lab-option = the question option needs a table sweep with the values to compare
wrong-lab-adjust = shares can be told without their luck if the question luck is asked
wrong-lab-players = there are { $seats } seats, and more players
wrong-lab-other-run = { $folder } holds the run of another experiment; --into names another folder
wrong-lab-no-run = { $folder } is not empty, and no run of an experiment
wrong-lab-nothing = { $folder } holds no run of an experiment
wrong-lab-other-players = { $folder } was played by other rules or players; begin a new folder
wrong-lab-compare = runs are compared if they are of one game and one number of seats
wrong-lab-no-question = the runs have no question in common
wrong-puzzles-none = there are no puzzles for { $game } yet: "sobremesa puzzles { $game }" looks for some
wrong-puzzles-unknown = there is no puzzle { $name }; there are { $names }
wrong-puzzles-file = { $file } is no set of puzzles: { $reason }
wrong-metrics-token = { $file }: a token is one word of at least { $signs } characters
wrong-fair-none = the header has no key fair: there is nothing to verify
wrong-fair-version = fair.version is { $version }; this program knows { $known }
wrong-fair-sealed = fair.secret is not there: it is opened when the game is over
wrong-fair-part = { $part } is not what it must be
wrong-passkey-origin = passkeys need an address with https:// and a name, or localhost, not { $url }
wrong-config-toml = { $file }: this is not TOML: { $reason }
wrong-config-unknown = { $where }: there is no such setting; there is { $names }
wrong-config-value = { $where }: { $text } cannot be read as { $kind }
admin-needs-token = say with --admin-token which file has the token of the server
admin-needs-name = "{ $action }" needs the name of a table, a guest, a report or addresses
admin-token-wrong = this is not the token of that server
admin-nobody = no server answers at { $url }
admin-none = there is nothing to list
admin-report = about { $about }, by { $by }:
admin-swept = removed now: { $tables } tables, { $guests } guests
admin-done-close = table { $name } is closed
admin-done-remove = table { $name } is removed
admin-done-revoke = guest { $name } is signed out everywhere
admin-done-delete = guest { $name } is deleted
admin-done-ban = { $name } is banned
admin-done-unban = { $name } may come again
admin-done-settle = report { $name } is settled
wrong-keep = what to keep is written finished=365,guests=forever (days, at least 0.1; any of { $names }), not { $text }
wrong-db-used = another server uses { $file }
wrong-aside-name = { $count } tables put aside are called "{ $name }"; "sobremesa tables" lists them
wrong-aside-newer = a newer version wrote this: start that one, and the table resumes
wrong-aside-nothing = nothing of this table can be read: it can only be removed
wrong-aside-keep = say with --keep FILE where to keep what is cut off
wrong-db-damaged = the database { $file } is damaged ({ $found }). Nothing was changed. Keep a copy of it, move it away and fill a new one from the newest backup: sobremesa restore FILE. The guide says more: Running a public table
wrong-db-not-empty = the target is not empty: it has { $table }
wrong-db-needs = the database needs { $name }: pip install 'sobremesa[server,postgres]'
wrong-db-version = the database has version { $version }; this program knows { $known }
wrong-backup-damaged = the backup was not written correctly ({ $found }): is the disk healthy?
wrong-native-alone = { $package } was compiled by itself, and so it cannot extend this house's classes. Install it uncompiled, and then: sobremesa compile { $package }
wrong-native-python = { $package } was compiled for another Python ({ $made }; this one is { $here })
wrong-native-house = { $package } was compiled for another build of the house ({ $made }; this one is { $here }). Compile it again: sobremesa compile { $package }

## The other commands

cli-exit-codes = Exit codes: 0 all is well, 1 a record is not true or a law is broken, 2 a request that makes no sense. "sobremesa COMMAND --help" says more.
cli-play = play in the terminal
cli-simulate = play many games at random and sum them up
cli-replay = tell and draw a recorded game
cli-analyse = tell luck from skill in a finished game, and which decisions cost most
cli-puzzles = find puzzles in games of strong players, or play those that a game has
cli-verify = derive every roll and deal of a finished game again
cli-rules = what the rules say, all of them or one by its ID
cli-games = the games and what a table can agree on
cli-check = assert the laws that every game must keep
cli-engine = serve games to programs: JSON lines on standard input and output
cli-compile = make plugged-in games native, for this house and this Python
cli-new = lay out a package with a small game, to make it your own
cli-positive = { $name } is at least 1.
arg-file = a record file
arg-games = how many games
arg-check-games = how many games for each number of players and each combination of options
arg-pairs = how many pairs of worlds that a seat cannot tell apart
arg-complete = instead of the laws, list what the game still owes and where that shows
arg-jobs = how many processes share the games (all cores, where it pays)
arg-deep = ten times the work: smaller errors
arg-analyse-seed = determines the analysis; the same seed gives the same one
arg-analyse-jobs = how many processes share the work (all cores, where it pays)
arg-analyse-json = the analysis as JSON, one object for each game
arg-puzzles-play = play puzzles instead: those of FILE, or those that came with the game; from the one of today on
arg-puzzles-check = verify puzzles again instead: those of FILE, or those that came with the game
arg-puzzles-file = where puzzles are kept; the search goes on with what it holds (GAME.puzzles.toml)
arg-puzzle = begin with this puzzle
arg-puzzles-goal = how many puzzles the set is to have (60)
arg-puzzles-games = look through at most so many more games
arg-puzzles-seed = determines the games; the same seed gives the same puzzles
arg-record = keep every game as a record in this folder
arg-csv = keep a row for each game in this file
arg-json = the summary as JSON
arg-step = one line at a time, with the board
arg-replay-seat = as this seat has seen it, counting from 1
arg-new = what the game is called: lower-case letters, digits and _
arg-rule = a rule such as ABC-12; without it, all rules
arg-compile = a package that brings games; without it, all of them
compile-begin = Compiling { $packages }: a minute, or a few the first time.
compile-done = { $package } is native now: { $libraries } libraries. The next start uses them.
compile-nothing = There is nothing to compile: the house is native, and no package has plugged in a game.
compile-no-package = There is no package { $package } here.
compile-unmarked = Nothing in { $package } wants to be compiled. The first paragraph of a module's docstring says so: it ends with "Compiled."
compile-missing = Compiling needs { $name }. Install it with: pip install "sobremesa[compile]"
compile-cannot = Nothing can be compiled here: { $why }.
compile-tree = This house runs interpreted, from a working tree. Use its compiled build: make compile
compile-failed = It could not be compiled. This is what the compiler said:
    { $log }
kept-other-house = { $package } runs interpreted: it was compiled for another build of the house. Once more: sobremesa compile { $package }
kept-changed = { $package } runs interpreted: it has changed since it was compiled. Once more: sobremesa compile { $package }
kept-unreadable = { $package } runs interpreted: what was compiled cannot be read. Once more: sobremesa compile { $package }
simulate-games = Games
simulate-wins = Wins, mean points
simulate-drawn = Without a winner
simulate-reason = Ended by
simulate-decisions = Decisions: least, median, mean, most
simulate-seconds = Seconds
analyse-head = { $title }: { $decisions ->
    [one] one real choice
   *[other] { $decisions } real choices
}, { $outcomes ->
    [one] one outcome of chance
   *[other] { $outcomes } outcomes of chance
}. Up to { $simulations } simulations to find the best decision and to compare it.
analyse-decisions = Decisions that cost most
analyse-well = No decision was worse than the best by more than its error.
analyse-fortunes = Luck that counted most
analyse-even = Chance hardly favoured anybody.
analyse-turn = Turn { $turn }
analyse-class-good = Good:
analyse-class-doubtful = Doubtful:
analyse-class-mistake = Mistake:
analyse-class-blunder = Blunder:
analyse-costs = { $chance } % to win instead of { $best } %, a loss of { $loss } ± { $error }.
analyse-better = Better: { $move }
analyse-result = Result
analyse-luck = Luck
analyse-without = Without luck
analyse-count = Choices
analyse-cost = Loss per choice
analyse-count-doubtful = Doubtful
analyse-count-mistake = Mistakes
analyse-count-blunder = Blunders
analyse-reply = Expected answer: { $player }: { $move }
analyse-level = Played like
analyse-between = between { $below } and { $above }
analyse-above = { $level } or better
analyse-below = below { $level }
analyse-note = All numbers are percentages of a win. Decisions are judged by what the player could know then, luck by what was true. Luck is zero on average, so what is left without it measures skill, and may lie below 0 or above 100.

puzzles-found = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} in { $looked ->
    [one] one game
   *[other] { $looked } games
}: { $grades }
puzzles-kept = Kept in { $file }
puzzles-checked = { $well } of { $puzzles } puzzles are right.
puzzles-failed = Not right any more: { $names }
puzzles-solved = { $solved ->
    [one] One puzzle
   *[other] { $solved } puzzles
} solved at the first attempt.
puzzles-head = Puzzle { $name } ({ $grade }): what is best for { $player }? Type a move or its number, "solution", "next" or "quit".
puzzles-prompt = Best?
puzzles-word-solution = solution
puzzles-word-next = next
puzzles-word-quit = quit
puzzles-right = Right!
puzzles-other = { $move } is not the best.
puzzles-costs = { $move } is not the best: it costs { $loss }.
puzzles-chance = { $loss } % of winning
puzzles-points = { $loss ->
    [one] one point
   *[other] { $loss } points
}
puzzles-solution = Best: { $moves }. Anything else costs at least { $margin }.
puzzles-also = As good: { $moves }
puzzles-verified-exact = This is calculated.
puzzles-verified-search = This is what a search of { $simulations } simulations found.
new-well =
    The folder { $folder } has a game that runs, with rules, texts and tests.
    Next:  pip install -e { $folder }
    Then:  sobremesa check { $name }  and  sobremesa play { $name }
verify-well = { $game }: the commitment was kept, and { $lines } lines of chance are what the stream gives.
check-well = All laws hold: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $events } events, { $guesses } guesses, { $refusals } refusals; { $pairs } pairs of worlds, { $length } events long on average.

## check --complete

owed-nothing = { $game } owes nothing.
owed-file = the texts cannot be read, so that only check and engine know the game in this language.
owed-name = the list of games, the first line of a table or its help have nothing to say.
owed-rule = a refusal by this rule shows its ID and no sentence.
owed-option = whoever lays a table sees the option's name as the program has it.
owed-colour = people choose a colour that has no name.
owed-field = the free table shows the field's name as the program has it.
owed-action = the decision is shown as it is written in the record.
owed-note = this consequence cannot be told, and whoever plays sees an error.
owed-reason = the end of a game is explained by one word of the program.
owed-document = There are no numbered rules, neither in rules.md of the game's folder nor in docs/rules: nobody can look up what a refusal cites.
owed-examples = The rules document has no examples: nothing shows that it and the program agree.
owed-board = There is no board of its own for the terminal, which draws the free table.
owed-face = There is no face for the pages, which show the free table.
owed-lesson = There is no lesson: nobody is offered a guided first game.
owed-book = There is no book: nobody is told how to play, page by page and with pictures.
owed-hints = There are no hints: the computer searches with random playouts, and its levels are weaker.

## argparse, in our words

usage-prefix = usage:
usage-positionals = positional arguments
usage-options = options
usage-help = show this help message and exit
usage-version = show program's version number and exit
usage-error = { $program }: error: { $message }
usage-choice = argument { $name }: invalid choice: { $value } (choose from { $choices })
usage-kind = argument { $name }: { $value } is not { $kind ->
    [int] a whole number
    [float] a number
   *[other] what is expected
}
usage-value = argument { $name }: its value is missing
usage-flag = argument { $name } takes no value, but was given { $value }
usage-missing = the following arguments are required: { $names }
usage-unknown = unrecognized arguments: { $names }
usage-ambiguous = ambiguous option: { $name } could match { $names }
metavar-game = GAME
metavar-file = FILE
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-command = COMMAND
metavar-player = PLAYER
metavar-dir = DIR
metavar-text = TEXT
metavar-rules = RULES
metavar-address = ADDRESS
metavar-what-days = WHAT=DAYS
metavar-budget = BUDGET

## The server

cli-serve = serve tables to browsers and programs
cli-backup = copy the database of a server, even while it runs
cli-restore = fill an empty database from a backup
cli-recount = work out results and statistics of finished games again, from their logs
recount-done = { $games } finished games were worked out again; { $unread } could not be read.
cli-tables = look at, repair or remove tables whose logs cannot be read
cli-admin = give orders to a server that runs: tables, guests, bans, reports
cli-schema = write the types of the protocol: JSON Schema and TypeScript
arg-db = the database, such as postgresql://user@host/name (SQLite in the data folder if not given)
arg-data = the data folder
arg-backup-file = the backup, a SQLite file
arg-tables = what to do with the tables put aside
arg-tables-name = the beginning of a table's public name, as "list" prints it
arg-tables-keep = a new file for what is cut off or removed
aside-kind = an entry of a kind that only a newer version knows
aside-entry = an entry that cannot be read
aside-missing = an entry is missing
aside-rules = an entry that the rules do not allow
tables-none = No table is put aside.
tables-people = People: { $people }
tables-rest = Entries from there on: { $count }. "repair" cuts them off, "remove" takes the whole table away; both keep them in a file.
tables-well = All of it can be read: "repair" says so, and the table resumes.
tables-repaired = { $name } can be read again; entries cut off: { $count }. A running server notices within a minute.
tables-removed = { $name } is gone; entries kept in the file: { $count }.
arg-replace = replace an older backup of that name once the new one is complete
arg-root = the root of the working tree
arg-host = the address to listen on
arg-port = the port to listen on
arg-config = a TOML file with any of these options (the command line and the environment, SOBREMESA_..., count before it)
arg-public-url = the address that friends use, for invitations
arg-passkey-origin = the address at which passkeys work, if it is not the public one
arg-trust-proxy = there is a reverse proxy in front: believe its X-Forwarded-For, only from these networks (if none are named: this machine and private networks)
arg-keep = how many days to keep what nobody wants any more, such as finished=365,guests=forever; any of empty, waiting, finished, nobody, guests, accounts, analyses
arg-turn-hook = a command that tells somebody who is away that it is their turn
arg-admin = what to do: list tables, guests, reports or bans; close or remove a table; revoke the devices of a guest, or delete the guest; ban a guest or addresses; settle a report; look at once for what nobody wants (retention)
arg-admin-name = a table, a guest or a report, by the beginning of the name that lists print; addresses such as 192.0.2.0/24; for lists: a status, or part of a name
arg-admin-url = where the server is, if it is not on this machine
arg-admin-days = for how long to ban; without it, for good
arg-admin-note = why, for yourself
arg-admin-token = a file with the token that orders must carry; a server creates it if it does not exist
arg-metrics-token = a file with the token that a request for /metrics must carry; created if it does not exist
arg-limits = this many times the usual rate limits
arg-bot-workers = processes for computer players
arg-bot-pace = how long they wait before they answer, so that timing gives no hand away: 1 as people like it, less is quicker, 0 not at all
arg-bot-budget = the most a computer player may use for a turn, such as 2s, 500 (simulations) or 1s+500
serve-ready = The table is laid: { $url } (Ctrl-C stops it)
serve-missing = sobremesa: the server needs { $name }. Install it with: pip install "sobremesa[server]"
backup-exists = { $file } already exists. Choose another name, or replace it with --replace.
db-none = There is no database { $database }. Which folder is it? --data says so.
backup-of-nothing = There is no database { $database }, so { $file } was not replaced. Which folder is it? --data says so.
backup-done = { $rows } rows were saved in { $file }.
restore-done = { $rows } rows were restored from { $file }.
turn-subject = { $game }: it is your turn
confirm-subject = Sobremesa: may we write to you here when it is your turn?

# What the house refuses at a table

refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-no-edition = The game has no such edition of its rules.
refused-no-lesson = There is no lesson for this game.
refused-no-book = There is no rulebook for this game.
refused-no-puzzle = There is no such puzzle.
refused-no-picture = There is nothing to try in this picture.
refused-no-replay = There is nothing to replay here.
refused-no-watchers = This table does not admit spectators.
refused-no-device = There is no such device.
refused-no-such-guest = There is no such guest.
refused-passkey-place = Passkeys of this house work only at { $place }.
refused-passkey-nowhere = Passkeys work only over HTTPS, and this house is not opened that way. You can go on as a guest.
refused-passkey-elsewhere = This passkey was used on another page: only { $place } can ask for it.
refused-passkey-old = This has taken too long, or was sent twice. Please try again.
refused-passkey-wrong = What your device sent could not be verified. Nothing has changed.
refused-passkey-unknown = This house does not know that passkey: perhaps it was removed. Try another one, or a recovery code.
refused-passkey-there = This passkey is already known here.
refused-passkeys-many = You have { $most } passkeys, and there can be no more: remove one first.
refused-no-passkey = There is no such passkey.
refused-no-account = Recovery codes are for accounts: make a passkey first.
refused-code-wrong = There is no such recovery code, or it has been used.
refused-barred = Whoever runs this house has closed it to you.
refused-barred-wide = That bars too much of the world: at least /{ $most }.
refused-barred-here = These are addresses of the machine itself.
refused-report-often = You have reported a lot today. Whoever runs this house will look at it; try again tomorrow.
refused-admin-name = { $count ->
    [0] Nothing is called { $name }; say at least six characters of the name.
   *[other] { $count } are called { $name }: say more of the name.
  }
refused-admin-over = This table is over already.
refused-link-old = This link has been used, or is too old.
refused-nothing-here = There is nothing here.
refused-bot-seats = Bots are listed by their seat numbers.
refused-seat-not-there = The seat you want does not exist, or a bot has it.
refused-aside = Part of this table's log cannot be read, so the table was put aside. Nothing is lost or changed; whoever runs this house can look into it. Please come back later.
refused-unkept = The house cannot keep anything at the moment. Nothing has changed; please try again in a little while.
refused-too-many-listed = Too many tables in the lobby from your address. Wait a little, or set it up for friends who have the link.
refused-rules-unknown = This table plays by rules { $rules }, which this program does not know. It can be read, but not played.
refused-contact-line = A contact is one line without control characters.
refused-contact-often = Too many contacts from your address today. Try again tomorrow.
refused-banned = The host does not want you at this table.
refused-begun = The game has already begun.
refused-not-running = No game is running at this table.
refused-not-seated = You have no seat at this table.
refused-not-yours = Seat { FROM_ONE($seat) } is not yours.
refused-not-host = Only the host of the table can do that.
refused-no-seat = There is no seat { FROM_ONE($seat) }; the seats are 1 to { FROM_ONE($last) }.
refused-seated-already = You are already on seat { FROM_ONE($seat) }.
refused-locked = The host has locked the table.
refused-full = All seats are taken.
refused-try-after = What comes next cannot be tried out: the decision before it is refused, or could not be taken back.
refused-colour-taken = Somebody else has that colour.
refused-no-colour = This game has no such colour.
refused-taken = Seat { FROM_ONE($seat) } is taken.
refused-kept = Seat { FROM_ONE($seat) } is kept for somebody who has not answered yet.
refused-no-bot = There is no computer player on seat { FROM_ONE($seat) }.
refused-seats-free = There are free seats: wait for players, or add computer players.
refused-bot-plays = A computer player has taken over for you at this table.
refused-undo-final = That cannot be taken back: it is final, or the game has moved on.
refused-offer-open = There is already an offer; it has to be answered first.
refused-draw-bots = Computer players do not agree to draws.
refused-takeback-none = You have nothing to take back.
refused-takeback-window = Wait until everybody has answered.
refused-not-left = Nobody has left seat { FROM_ONE($seat) }, or a computer player already has it.
refused-offer-absent = The player on seat { FROM_ONE($seat) } has left and cannot agree. You can ask for a computer player on that seat, or wait until they come back.
refused-come-back = You have left: come back to your seat first.
refused-missing-nobody = No person decides for seat { FROM_ONE($seat) } now.
refused-missing-here = The player on seat { FROM_ONE($seat) } is there, or the game has been waiting for them for less than { $seconds } seconds.
refused-missing-idle = The game is not waiting for the player on seat { FROM_ONE($seat) } now.
refused-missing-days = This table gives days for a decision, and nobody has to be connected: the clock decides.
refused-offer-none = There is no offer that you could answer.
refused-left-already = You have already left.
refused-kick-host = The host cannot be removed.
refused-not-over = The game is not over yet.
refused-rematch-there = The next table has already been set up.
refused-too-many-tables = Too many new tables from your address: wait a little.
refused-id-used = This id was used for another request: every request needs an id of its own.
refused-too-fast = Too fast: wait a moment.
refused-hello-first = The first message on a connection is hello.
refused-no-guest = Choose a name first.
refused-empty = That says nothing.
refused-bots-enough = You have enough running games with computer players: at most { $tables }, with { $seats } computer players in all. Finish or end one first.
refused-bots-enough-here = There are enough running games with computer players from your address: at most { $tables }, with { $seats } computer players in all. Try again when one is over.
refused-aids-off = This table plays without aids: no hints, no odds.
refused-aids-failed = That could not be worked out just now. Try again.
refused-tutor-people = There are other people at this table: nobody is warned here.
refused-start-wrong = You cannot play on from this record: { $reason }
refused-start-short = The record has only { $lines } lines.
refused-start-redacted = Line { $line } hides something: you can only play on from a whole record.
refused-start-over = The game is over in that position: there is nothing to play on from.
refused-start-differs = The record is of another game, another number of players or other options.
refused-replays-many = Too many replays and records from you at once. Try again in { $seconds } seconds.
refused-replays-busy = Too many people are looking at replays and records just now. Try again in { $seconds } seconds.
refused-replays-failed = That could not be worked out just now. Try again in { $seconds } seconds.
refused-replay-long = This game is too long to be shown here.
refused-replay-gone = This record is no longer at hand: open it again.
refused-analysis-running = The game is still going on: it can be analysed when it is over.
refused-analysis-aborted = This game was ended without a result: there is nothing to analyse.
refused-analysis-long = This game is too long to be analysed here: at most { $most } steps.
refused-analysis-failed = This game could not be analysed. Try again.
refused-analyses-enough = You have asked for enough analyses: at most { $most } at a time. Wait for one to be done.
refused-analyses-many = You have asked for many analyses lately. Try again in a while.
refused-no-analysis = This game has not been analysed.
refused-no-choice = There was nothing else to choose there.
refused-record-long = This record is too long: at most { $most } lines.
refused-upload-slow = The record did not arrive in time. Try again.
refused-no-name = A name needs at least one letter.
refused-name-hidden = A name cannot have characters that nobody sees, or that reverse the direction of writing.
refused-name-marks = There are too many marks on one letter of that name, or a mark without a letter.
refused-name-long = A name may have at most { $most } characters.
refused-unreadable = That cannot be read: { $reason }

# What happened at a table

happened-sat = { $player } sits down.
happened-excused = { $player } does not play this time; the seat is free.
happened-stood = { $player } gets up; the seat is free again.
happened-bot = A computer player sits down.
happened-freed = The host has freed a seat.
happened-chose = { $what ->
    [taken] { $player } chooses { $colour }.
   *[back] { $player } gives the colour back.
}
happened-started = The game begins.
happened-undone = { $player } took back the latest decision.
happened-offered = { $what ->
    [draw] { $player } offers a draw.
    [takeback] { $player } asks to take back the latest decision.
    [end] { $player } asks to end the game without a result.
   *[takeover] { $player } asks for a computer player on the empty seat.
}
happened-agreed = { $player } agrees.
happened-declined = { $player } does not agree.
happened-resigned = { $player } resigned.
happened-forfeited = { $player } ran out of time and is out of the game.
happened-timedout = { $player } ran out of time; a computer player decides.
happened-left = { $player } left the table.
happened-missing = { $player } has been gone for a while; the others may go on without them.
happened-returned = { $player } is back.
happened-kicked = The host removed somebody.
happened-locked = { $on ->
    [yes] The table is locked.
   *[no] The table is open again.
}
happened-spectators = { $on ->
    [yes] Spectators may watch.
   *[no] Spectators may not watch.
}
happened-aborted =
    { $by ->
        [house] The house ended the game: it had gone on for too long.
       *[host] The host ended the game.
    }
happened-rematch = The next table is set up: play again!
happened-away = The server was away; no clock ran in the meantime.

# The laboratory and the players

cli-tournament = let computer players play each other, and rate them
cli-match = let two computer players play until a sequential test knows who is stronger
arg-lab-players = players: random, greedy, search, easy, medium, hard, master; optionally with a budget per turn: master@200ms, search@1000
arg-table-games = how many games for each set of players at a table
arg-most-games = at most this many games
arg-sprt = two claims about the first player's lead in Elo; the test stops when one of them is right
arg-seats = how many seats a table has
arg-budget = what each player may spend on a turn: 200ms, 1.5s, 800 (simulations), 200ms+800
arg-same-luck = the same luck for every seating of the same players: fewer games for the same certainty
arg-luck = playouts for the luck of each event of chance; 0: luck is not looked at
arg-processes = how many processes play at the same time
arg-lab-json = write everything to this file as JSON
arg-lab-page = write a page to look at to this file
lab-player = Player
lab-seats = Seats
lab-share = Wins
lab-interval = 95 % together
lab-without = Without luck
lab-elo = Elo (95 %)
lab-games = Games
lab-place = Place
lab-place-seat = Seat { $number }
lab-place-order = { $number ->
    [1] Chooses first
   *[other] Chooses as number { $number }
}
match-result = { $player } has { $share } % of the points against { $other } ({ $low } to { $high } %), Elo { $elo }, in { $games } games.
match-without-luck = Without luck it has { $share } of the points.
match-elo0 = The test says: a lead of { $low }, not of { $high } Elo (ratio { $ratio }, bound { $bound }).
match-elo1 = The test says: a lead of { $high }, not of { $low } Elo (ratio { $ratio }, bound { $bound }).
match-open = The test is still open between { $low } and { $high } Elo (ratio { $ratio }, bound { $bound }).
cli-lab = play an experiment that is written in a file, and report what it shows
cli-lab-run = play an experiment, or go on with one that was stopped
cli-lab-report = write a page about a run, or about what changed from one run to another
arg-lab-file = the experiment, a TOML file
arg-lab-into = where the run is kept (a folder beside the file, with its name)
arg-lab-ray = play on a cluster of Ray at this address, or of this machine's cores
arg-lab-run = the folder of a run
arg-lab-against = the folder of an earlier run to compare with
arg-lab-report-page = write the page to this file (report.html or compared.html in the folder of the run)
lab-extra = This needs the extra "{ $extra }": pip install "sobremesa[{ $extra }]" ({ $name } is missing).
lab-more-rows = { $more } more rows are in answers.json and in the report.
lab-stopped = Stopped after { $games } of { $all } games. The same command goes on.
lab-kept = Everything is in { $folder }: games.parquet, answers.json and what the experiment keeps besides.
lab-page-kept = The page is { $file }.
lab-page-title = { $title }: { $name }
lab-pair-title = { $title }: from { $before } to { $after }
lab-pair-how = What the later run changed, row by row. With the same seed, games with the same luck are compared with each other; the intervals of a question hold together in 95 % of all comparisons.
lab-ask-seat = Is one seat better than another?
lab-ask-order = Does it help to choose first?
lab-ask-player = How much does each player win?
lab-ask-option = What do the options change?
lab-ask-points = How many points does each seat make?
lab-ask-margin = How far ahead is the winner?
lab-ask-length = How long is a game?
lab-ask-branching = How much is there to decide?
lab-ask-lead = How often does the lead change, and when is the winner settled?
lab-ask-luck = How much of the result is luck?
lab-ask-use = What is used, and does it win?
lab-ask-rules = Which rules come up, and for whom?
lab-ask-idle = How many decisions make no difference?
lab-ask-depth = How much does it help to think twice as long?
lab-ask-trait = Does it matter: { $name }?
lab-ask-uses = What is used, and does it win: { $name }?
lab-how-order = Whoever has the first choice in a game comes first. Who is asked first where all decide at once is drawn for each block of games.
lab-how-length = Minutes are an estimate: { $choice } seconds for a choice, { $forced } for a decision without one, { $chance } for dice and cards.
lab-how-branching = Alternatives are counted where there is more than one.
lab-how-lead = Positions are valued by { $values } playouts each, with all secrets open. A lead counts from 10 points of a hundred; the winner is settled from where the chance to win stays at 90 % or more.
lab-how-luck = How much less results vary without the luck that the coach finds in each outcome of chance ({ $luck } playouts for each). What its playouts do not see counts as skill.
lab-how-use = How many of the seats did it at least once in a game, and the share of the victory of those who did. Whoever wins may do more: this does not say what is the cause.
lab-how-rules = How many of the seats brought a rule up by a decision at least once in a game, and the share of the victory of those who did. Whoever wins may meet more: this does not say what is the cause.
lab-how-idle = In each game { $samples } choices were drawn and up to six alternatives tried, each with { $values } playouts and the same luck. Where all came to the same, the choice made no difference that they could see.
lab-how-option = Compared with the first arm, game by game with the same luck.
lab-row-seat = Seat { $name }
lab-row-order = Choice number { $name }
lab-row-player = { $name }
lab-row-points = Seat { $name }
lab-row-margin = Points ahead of the second
lab-row-decisions = Decisions
lab-row-turns = Turns
lab-row-minutes = Minutes
lab-row-alternatives = Alternatives of a choice
lab-row-forced = Decisions without a choice
lab-row-lead = Changes of the lead
lab-row-settled = Part of the turns after which the winner is settled
lab-row-luck = Luck
lab-row-idle = Choices that made no difference
lab-row-depth = { $name }
lab-row-trait = { $name }
lab-row-used = { $name }: share of the victory
lab-row-often = { $name }: how many seats
lab-row-change-seat = Seat { $name }: share of the victory
lab-row-change-decisions = Decisions
lab-row-change-turns = Turns
lab-row-change-minutes = Minutes
lab-only-arm = all
lab-from-to = { $low } to { $high }
lab-head-row = What
lab-head-arm = Played with
lab-head-mean = Mean
lab-head-interval = 95 % together
lab-head-elo-words = Elo
lab-head-p = Chance of this if even
lab-head-p-change = Chance of this if nothing changed
lab-head-verdict = What is shown
lab-head-games = Counted
lab-head-cost = Games needed
lab-head-before = Before
lab-head-after = After
lab-head-change = Change
lab-axis-share = per cent
lab-axis-number = mean
lab-verdict-balanced = balanced within { $within } points
lab-verdict-outside = uneven by more than { $within } points
lab-verdict-different = not even; by how much is open
lab-verdict-open = open
lab-no-rows = No game has anything to say to this.
lab-chained = From the lowest to the highest: { $mean } Elo ({ $low } to { $high }).
lab-plan-game = { $title } with { $seats } { $seats ->
    [1] seat
   *[other] seats
}; players: { $players }.
lab-plan-blocks = Planned: { $blocks } blocks of { $games } { $games ->
    [1] game
   *[other] games
} with the same luck { $arms ->
    [1] (every seating)
   *[other] (every seating, { $arms } arms)
}. A block is one observation.
lab-plan-fixed = The number of games was fixed beforehand; the intervals of a question hold together in 95 % of all runs.
lab-plan-sequence = Looked at after every { $every } blocks: it ends when each row of the first question is known to { $width } points or settled. The intervals of a question hold together at all looks, in 95 % of all runs.
lab-plan-within = Balanced is what is shown to be within { $within } points of an even share.
lab-plan-adjust = Shares of the victory are told without the luck that the coach finds; that was fixed beforehand.
lab-plan-options = Options: { $options }.
lab-plan-done = All that was planned is played: { $games } games.
lab-plan-open = So far { $games } of { $all } games.
lab-plan-early = The plan is not finished: what is shown now may only be looked at, not concluded from.
lab-made = How to make it again
lab-made-rules = Rules { $rules }. { $sizes }.

level-random = dice
level-greedy = quick
level-search = thinker
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
arg-against = who plays the other seats, starting with the next one: easy, medium, hard, master, random; one for all or one each
arg-watch = watch computer players play among themselves
play-against = The others: { $players }.
play-watch = Playing: { $players }.
play-bad-player = There is no player "{ $name }". There are: { $names }.
word-hint = hint
command-hint = the decisions that look best, with the chance of winning after each
hint-head = It looks like this ({ $simulations } games played in thought):
hint-exact = This can be calculated, and it is best:
hint-line = { $move }: { $chance } %
hint-none = There is nothing to decide now.
thinking = { $player } is thinking.
why-best = { $player } chose "{ $move }": about { $chance } % to win, tried in { $share } % of { $simulations } games played in thought.
why-second = The next best choice looked like about { $chance } %.
why-secret = What { $player } has just decided is still a secret.
why-exact = { $player } chose "{ $move }": it was calculated, and nothing is better.
why-forced = { $player } had no choice but "{ $move }".
why-simple = { $player } chose "{ $move }" without thinking ahead.
