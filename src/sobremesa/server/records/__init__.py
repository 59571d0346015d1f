"""Replays, records, lessons and positions to play on from, in a process of its own. Imports `bots`."""
