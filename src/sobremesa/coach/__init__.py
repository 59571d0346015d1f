"""The coach: what was luck in a finished game, and what was skill. It prints nothing.

`judging` looks at one decision, by what its seat could know then; `luck` at one outcome of chance, as somebody sees it who
knows everything; `analysis` puts a game together, and `work` shares it among processes.
"""
