# What the pages of the browser say in English. web.es.ftl beside it has the same keys.

web-guest = Guest
web-home = To the house
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
web-coming = Coming to the table.
web-no-table = There is no such table, or it does not want you.
web-unreadable = This table plays by rules that this program does not know.
web-no-spectators = This table does not want spectators.
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
web-undo = Take back
web-result = Result
web-score = Points
web-winner = wins
web-clock = Clock
web-watchers = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
web-seat-free = free seat
web-seat-out = out of the game
web-seat-left = has left
web-seat-bot = computer, { $level }
web-seat-here = at the table
web-seat-away = not connected
web-line-connecting = Connecting
web-line-open = Connected
web-line-lost = The line is broken. Trying again; what you have decided is not lost.
web-line-closed = The line to this table is closed.
web-refused = Not possible.
web-confirm-head = Shall it be?
web-offer = An offer
web-offer-made = { $what ->
    [draw] { $player } offers a draw.
    [takeback] { $player } asks to take the latest decision back.
   *[takeover] { $player } asks for a computer on the seat of { $about }.
}
web-agree = Agree
web-decline = Decline
web-choices = What you can decide
web-choices-find = Search in { $count } choices
web-text-mode = Choices as text
web-confirm = Ask before a decision is sent
web-sound = Sounds
web-motion = Motion
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-silence = What to do about { $name }
web-mute = Mute
web-block = Block
web-resign = Resign
web-really = Really: { $what }?
web-offer-draw = Offer a draw
web-ask-takeback = Ask to take back
web-ask-takeover = A computer for { $name }
web-leave = Leave the table
web-return = Come back
web-stand = Stand up
web-rematch = Play again
web-go-there = Go there
web-record = Download the record
web-replay = Replay
web-host-tools = For the host
web-lock = Lock the table
web-spectators = Spectators may look on
web-abort = End the game
web-kick = Send { $name } away

# The waiting room

web-waiting-head = Who plays?
web-bot = Computer
web-level = Strength
web-sit = Sit down
web-sit-here = Sit here instead
web-add-bot = Add a computer
web-remove-bot = Remove
web-start = Begin
web-start-hint = Once all seats are taken you can begin.
web-waiting-host = All seats are taken: the host begins.
web-waiting-players = Waiting for players.
web-invite = Invite friends
web-invite-link = Whoever opens this link can sit down or look on:
web-qr = The same link as a QR code
web-copy = Copy
web-copied = Copied
web-agreed = What was agreed
web-clock-is-none = none
web-clock-is-decision = { $time } seconds for each decision
web-clock-is-bank = { $time } seconds for the whole game, and { $increment } more for each decision
web-clock-is-days = { $time } days for each decision
web-fair = Fair luck
web-fair-commitment = Dice and cards are fixed by a secret of the table and a random text from every browser. This is the table's promise; when the game is over, anybody can check that it was kept:

# The house

web-play-now = Play now against the computer
