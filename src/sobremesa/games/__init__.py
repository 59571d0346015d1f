"""All games. Adding one is one line."""

from sobremesa.core import AnyGame
from sobremesa.games import euphoria, evidencia, misty, pyramids, rps, totem

ALL: dict[str, AnyGame] = {
    game.slug: game
    for game in (
        rps.GAME,
        totem.GAME,
        misty.GAME,
        evidencia.GAME,
        pyramids.GAME,
        euphoria.GAME,
    )
}
