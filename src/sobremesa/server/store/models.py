"""The database, the same for SQLite and PostgreSQL. `entries` is the truth; the rest is index or people.

`tables`, `members` and `bots` could be computed from the entries; they are written in the same
transaction, so that lobbies, own games, deadlines and pending bots are found without reading logs.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # whoever appends a number first is right
    Column("body", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("free", Integer, nullable=False),  # seats
    Column("open", Boolean, nullable=False),  # in the lobby
    Column("lang", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when a clock or a window needs attention
    Column("people", Integer, nullable=False),  # who sit there
    Column("begun", Boolean, nullable=False),
    Column("slow", Boolean, nullable=False),  # a clock of days: nobody need be there to wait
    Column("seen", BigInteger, nullable=False),  # when somebody was last there; rough
    Column("bots", Integer, nullable=False),  # seats that programs decide for
    Index("tables_open", "open", "changed"),
    Index("tables_deadline", "deadline"),
    Index("tables_seen", "status", "seen"),
)

members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("members_table", "table_id"),
)

bots = Table(
    "bots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the entry after which the decision is owed
    Column("claimed", BigInteger, nullable=False),  # until when somebody works on it; 0: nobody
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("guest_id", String(32), nullable=False),
    Column("seat", Integer),
    Column("apart", Boolean, nullable=False),  # spectators among themselves
    Column("text", Text, nullable=False),
    Index("chat_guest", "guest_id"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(160), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("contact", Text, nullable=False),  # for the hook that tells whose turn it is
    Column("created", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whoever the contact belongs to wants messages
    Column("asked", String(64), nullable=False),  # the hash of what asks in the message; or empty
)

devices = Table(
    "devices",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("expires", BigInteger),  # of a link to another device; a device itself has none
    Column("name", String(80), nullable=False),  # browser and system
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Index("devices_guest", "guest_id"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("other_id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # mute: not heard in chat; block: not at my tables
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),  # a server was alive then
)

aside = Table(  # tables whose logs cannot be read: named here, and left alone
    "aside",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the entry at which reading ends
    Column("reason", String(40), nullable=False),  # a word: aside-<reason> in the texts
    Column("since", BigInteger, nullable=False),
)

sent = Table(  # how often somebody was written to; see contacts.py
    "sent",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash: of a contact and a day, of a turn...
    Column("count", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sent_expires", "expires"),
)
