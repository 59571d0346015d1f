"""Computer players. They see what their seat sees: a view and what was heard, never a state."""
