"""What is kept: logs and what helps to find things, on SQLite or PostgreSQL; backups, and tables put aside.

Imports `table`, for the entries that it keeps.
"""
