"""Games for learners: vectors of games, PettingZoo and OpenSpiel.

It needs the extra `rl` (`pip install "sobremesa[rl]"`); OpenSpiel comes on its own (`pip install open_spiel`).
"""

from sobremesa.rl.vector import GameVector, make_vec
from sobremesa.rl.zoo import aec_env, parallel_env

__all__ = ["GameVector", "aec_env", "make_vec", "parallel_env"]
