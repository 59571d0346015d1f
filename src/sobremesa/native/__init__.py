"""How typed Python becomes native: which modules are compiled, how, and whether what was compiled fits.

`marked` finds the modules that say so, `build` compiles them, `stamps` tells what fits together, `kept` finds what
`sobremesa compile` has left in the cache, `tree` makes the compiled build of a clone.
"""
