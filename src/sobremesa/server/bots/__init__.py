"""Programs that decide for seats, and help people: which decisions are owed, when answers go out, worker processes.

Imports `live` and what that imports.
"""
