"""The real-time server: tables that keep secrets, keep time and cannot lose a move.

From the centre outwards: `clock`, `course` and `table` know no socket, no database and no wall clock;
`gate` is the only way from a table to a client; `log` and `storage` keep what happened; `hub`,
`sockets`, `rest` and `app` bring it to people. docs/guide/server.md tells the protocol.
"""
