"""The real-time server: tables that keep secrets, keep time and cannot lose a move.

Its rooms, from the centre outwards: `table`, `store`, `people`, `live`, `bots`, `records`, `net`; what stands beside them
puts them together. docs/guide/architecture.md walks through them, docs/guide/server.md tells the protocol.
"""
