"""Seven games that nobody would play: each is one hard case of the protocol, as small as it can be.

dealt      a deal of single draws on one line; hands that only their owners see
sealed     a reveal that opens everybody's choice at once
window     a reaction window: all are asked at once, the first clockwise takes effect, it opens again
looked     a private look: knowledge is a mask in the state, and only the looker's notes tell the card
rows       a secret phase of several steps, in which nobody knows how far the others are
solo       one player, and a die that is not fair
walk       decisions that are taken together and in the open
"""

from sobremesa.core import AnyGame
from tests.core.sketches import dealt, looked, rows, sealed, solo, walk, window

ALL: dict[str, AnyGame] = {
    file.GAME.slug: file.GAME for file in (dealt, sealed, window, looked, rows, solo, walk)
}
