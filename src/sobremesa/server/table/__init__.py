"""One table: a game, its people, its log, and what each listener may know of it. It imports no other room.

Nothing here waits: no clock, disk or network. Requests become entries (`proposals`), entries happen (`table`), and listeners get what they may know of it (`views`).
"""
