"""Those who come: guests and their devices, names and contacts; and how much each may ask for.

Imports `store` and `table`.
"""
