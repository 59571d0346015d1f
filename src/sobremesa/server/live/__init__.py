"""Tables in memory: each is an actor with a queue, and one way for whatever happens at it (`live`).

The `hub` has all of one process, finds them, and hears of other processes. Imports `people`, `store` and `table`; knows
neither sockets nor bots: those are given as callbacks.
"""
