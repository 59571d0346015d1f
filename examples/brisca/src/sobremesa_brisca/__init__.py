"""Brisca: three cards in hand, forty in the deck, and nobody has to follow suit."""

from sobremesa.core import Action, Game, Options, flag
from sobremesa.core.phrases import Phrases
from sobremesa.core.worth import Utility, by_team, by_victory
from sobremesa_brisca.belief import belief
from sobremesa_brisca.components import CARDS, SEVEN, TWO
from sobremesa_brisca.notation import hear, lines, read, read_line, write
from sobremesa_brisca.rules import DEAL, DRAW, PLAY, SWAP, Brisca
from sobremesa_brisca.view import BriscaView, tell, view

PHRASES = Phrases(
    "play|swap {number:d}{suit}", "draw {seat:d} {number:d}{suit}", "deal *",
    unseen="draw {seat:d} ?",
)  # fmt: skip


def new(players: int, options: Options) -> Brisca:
    return Brisca(players, bool(options["exchange"]))


def decisions(players: int, options: Options) -> list[Action]:
    swaps = [SWAP + 10 * suit + place for suit in range(4) for place in (TWO, SEVEN)]
    return [*range(PLAY, PLAY + CARDS), *(swaps if options["exchange"] else [])]


def outcomes(players: int, options: Options) -> list[Action]:
    return [*range(DEAL, DEAL + CARDS), *range(DRAW, DRAW + CARDS * players)]


def longest(players: int, options: Options) -> int:
    """Each card is drawn and played, but the turned-up one is dealt, and that of three players is out;
    each of the two swaps happens at most once."""
    cards = CARDS - (players == 3)
    return 2 * cards + (2 if options["exchange"] else 0)


def worth(state: Brisca) -> tuple[float, ...]:
    return by_team(state) if state.players == 4 else by_victory(state)


def utility(players: int, options: Options) -> Utility:
    return "team" if players == 4 else "zero-sum"


GAME: Game[Brisca, BriscaView] = Game(
    slug="brisca",
    prefix="BRI",
    rules="1.0",
    seats=range(2, 5),
    options=(flag("exchange", False),),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
    protocol="2.1",
    decisions=decisions,
    outcomes=outcomes,
    returns=worth,
    utility=utility,
    longest=longest,
    describe=PHRASES.describe,
)
