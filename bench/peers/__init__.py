"""The engines that are measured, ours first, a file each; `worker.py` runs one of them in its own process.

A probe is a function of a few words (the game, perhaps the players) that gives units of work: each does a
little of it and says how much it was, by what it counts.

    loop steps     events in the engine's own compiled loop, chance included
    loop decisions those that are not chance
    loop playouts  whole random games there
    python steps   events, driven from Python
    copies         of a position in the middle of a game
"""
