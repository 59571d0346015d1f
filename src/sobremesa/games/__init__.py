"""All games. Adding one is one line."""

from sobremesa.core import AnyGame
from sobremesa.games import evidencia, rps, totem

ALL: dict[str, AnyGame] = {game.slug: game for game in (evidencia.GAME, rps.GAME, totem.GAME)}
