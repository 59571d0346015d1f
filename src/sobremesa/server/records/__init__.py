"""Games that are looked at step by step, records, lessons and positions to play on from, in a process of its own.

Imports `bots`, for a worker's manners, and what that imports.
"""
