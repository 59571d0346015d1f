"""One table: a game, its people, its log, and what each listener may know of it.

Requests become entries (`house`), entries happen (`table`, `course`), listeners get their streams (`gate`,
`audience`), in the words of the wire (`wire`). No clock, disk or network: the time is given, and all waiting is done
elsewhere. It imports no other room of the server.
"""
