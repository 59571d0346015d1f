"""The network: connections and what they pay, WebSocket frames, REST, pages. What clients say becomes a request here.

Imports all other rooms; none imports it.
"""
