"""Tables in memory: each is an actor with a queue, and one way for whatever happens at it (`live`).

The `hub` has all of one process. Imports `people`; sockets and bots are unknown here, and given as callbacks.
"""
