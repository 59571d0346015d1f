"""Two builds: everything is tried at full size on the compiled one, and less on the interpreted one.

What takes minutes interpreted takes seconds compiled, and that both do the same is a test of its own.
"""

from sobremesa.core import state

COMPILED = not str(state.__file__).endswith(".py")


def sized(compiled: int, interpreted: int) -> int:
    """How many: as far as the build under test goes."""
    return compiled if COMPILED else interpreted
