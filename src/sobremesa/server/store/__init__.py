"""What is kept: logs and what helps to find things, backups, tables put aside. Imports `table`."""
