"""Games in a terminal: boards drawn with Rich, and play against the computer."""
