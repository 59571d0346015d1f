"""The database, the same for SQLite and PostgreSQL. `entries` is the truth; the rest is index or people.

`tables`, `members`, `bots` and `played` could be computed from the entries; they are written in the same
transaction, so that lobbies, own games, deadlines and pending bots are found without reading logs.
"""

import sqlalchemy as sa

metadata = sa.MetaData()

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # whoever appends a number first is right
    sa.Column("body", sa.LargeBinary, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("free", sa.Integer, nullable=False),  # seats
    sa.Column("open", sa.Boolean, nullable=False),  # in the lobby
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("deadline", sa.BigInteger),  # when a clock or a window needs attention
    sa.Column("people", sa.Integer, nullable=False),  # who sit there
    sa.Column("begun", sa.Boolean, nullable=False),
    sa.Column("slow", sa.Boolean, nullable=False),  # a clock of days: nobody need be there to wait
    sa.Column("seen", sa.BigInteger, nullable=False),  # when somebody was last there; rough
    sa.Column("bots", sa.Integer, nullable=False),  # seats that programs decide for
    sa.Index("tables_open", "open", "changed"),
    sa.Index("tables_deadline", "deadline"),
    sa.Index("tables_seen", "status", "seen"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("guest_id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Index("members_table", "table_id"),
    sa.Index("members_open", "guest_id", "over"),
)

played = (
    sa.Table(  # what finished games were for their seats: for lists and statistics; see played.py
        "played",
        metadata,
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column(
            "guest_id", sa.String(32), nullable=False
        ),  # empty: a program, or nobody any more
        sa.Column("level", sa.String(8), nullable=False),  # of the program that sat there
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("lead", sa.Integer),  # before the best of the others
        sa.Column("options", sa.Text, nullable=False),  # JSON
        sa.Column("feats", sa.Text, nullable=False),  # JSON: the game's own measures
        sa.Index("played_guest", "guest_id", "ended"),
    )
)

bots = sa.Table(
    "bots",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # the entry after which the decision is owed
    # Until when somebody works on it; 0: nobody.
    sa.Column("claimed", sa.BigInteger, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("guest_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("apart", sa.Boolean, nullable=False),  # spectators among themselves
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("chat_guest", "guest_id"),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(160), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("contact", sa.Text, nullable=False),  # for the hook that tells whose turn it is
    sa.Column("created", sa.BigInteger, nullable=False),
    # Whoever the contact belongs to wants messages.
    sa.Column("confirmed", sa.Boolean, nullable=False),
    # The hash of what asks in the message; or empty.
    sa.Column("asked", sa.String(64), nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("secret_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger),  # of a link to another device; a device itself has none
    sa.Column("name", sa.String(80), nullable=False),  # browser and system
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # to the hour
    sa.Index("devices_guest", "guest_id"),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("guest_id", sa.String(32), primary_key=True),
    sa.Column("other_id", sa.String(32), primary_key=True),
    # mute: not heard in chat; block: not at my tables.
    sa.Column("kind", sa.String(8), nullable=False),
)

passkeys = sa.Table(  # a guest who has one has an account; see accounts.py
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the credential
    sa.Column("guest_id", sa.String(32), nullable=False),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),  # as far as the authenticator counts them
    sa.Column("place", sa.String(255), nullable=False),  # the name of the house that it is for
    sa.Column("name", sa.String(80), nullable=False),  # browser and system that made it
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("passkeys_guest", "guest_id"),
)

recovery_codes = sa.Table(  # each lets its guest in once
    "recovery_codes",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.String(32), nullable=False),
    sa.Index("recovery_codes_guest", "guest_id"),
)

challenges = sa.Table(  # that a passkey has to sign; each is good once
    "challenges",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.String(32), nullable=False),  # who adds a passkey; empty: to sign in
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Index("challenges_expires", "expires"),
)

reports = sa.Table(  # what players tell whoever runs the house; until it is settled
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("guest_id", sa.String(32), nullable=False),  # who tells it
    sa.Column("about_id", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chat", sa.Text, nullable=False),  # JSON: the lines that they could read
    sa.Index("reports_time", "time"),
)

barred = sa.Table(  # see barred.py
    "barred",
    metadata,
    sa.Column("who", sa.String(64), primary_key=True),  # a guest, or a network of addresses
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),  # none: for good
    sa.Column("note", sa.Text, nullable=False),
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),  # a server was alive then
)

aside = sa.Table(  # tables whose logs cannot be read: named here, and left alone
    "aside",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the entry at which reading ends
    sa.Column("reason", sa.String(40), nullable=False),  # a word: aside-<reason> in the texts
    sa.Column("since", sa.BigInteger, nullable=False),
)

analyses = sa.Table(  # of finished games: asked for, under way, done. They can be made again, and a migration may empty them
    "analyses",
    metadata,
    # A table's name, or what identifies a record that somebody brought along.
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("depth", sa.String(8), primary_key=True),
    sa.Column("guest_id", sa.String(32), nullable=False),  # on whose account
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("claimed", sa.BigInteger, nullable=False),  # until when somebody works on it
    sa.Column("events", sa.Integer, nullable=False),  # of the game
    sa.Column("done", sa.Integer, nullable=False),  # of them
    sa.Column("wrong", sa.String(40), nullable=False),  # why there is none: refused-<wrong>
    sa.Column("record", sa.Text, nullable=False),  # the game
    sa.Column("found", sa.LargeBinary),  # all of it, as JSON
    sa.Index("analyses_guest", "guest_id"),
)

looks = sa.Table(  # what an analysis that is under way has found so far: it goes on from there
    "looks",
    metadata,
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("depth", sa.String(8), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),  # event
    sa.Column("found", sa.LargeBinary, nullable=False),
)

sent = sa.Table(  # how often somebody was written to; see contacts.py
    "sent",
    metadata,
    # A hash: of a contact and a day, of a turn...
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Index("sent_expires", "expires"),
)
