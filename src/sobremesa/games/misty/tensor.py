"""What a seat may know (section 9), as bits: the view, relative to the seat, without the table's options. Compiled.

How earlier rounds ended is told by their scores alone; they lie no more.
"""

from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.option import Options
from sobremesa.core.state import State
from sobremesa.core.tensor import BitWriter, Tensor
from sobremesa.games.misty.actions import PICK, PLACE, card_of, column_of, kind_of, row_of
from sobremesa.games.misty.components import CARD_COUNT, KIND
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.steps import DEAL, NOTHING, OVER
from sobremesa.games.misty.window import SPACES, Window

CARDS: Final[i64] = CARD_COUNT
CARD: Final[i64] = 6  # bits of a card's number, from 1 on
KINDS: Final[i64] = 8
SCORE: Final[i64] = 7
ROUNDS: Final[i64] = (
    9  # finished ones whose scores are told; four players may need as many for three victories
)
ORDER: Final[i64] = 56  # bits of what was activated, space by space, and of meals


@final
class MistyTensor(Tensor):
    def __init__(self, players: i64) -> None:
        self.players = players
        self.untold = ("past_windows",)

    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        assert isinstance(state, Misty)
        players = self.players
        write_step(state, out)
        for turn in range(players):
            write_player(state, (seat + turn) % players, seat, turn, out)
        write_choice(state.chosen[seat], out)
        write_scores(state, seat, players, out)
        for turn in range(players):
            write_window(state.windows[(seat + turn) % players], turn, out)


def tensor(players: int, options: Options) -> MistyTensor:
    return MistyTensor(players)


def write_step(state: Misty, out: BitWriter) -> None:
    out.field("step")
    out.one_of(state.step, OVER + 1)
    out.field("finished rounds")
    out.number(state.round, 4)
    out.field("phase")
    out.one_of(state.phase, 4)
    out.field("turn")
    out.one_of(state.turn, 8)
    out.field("simultaneous steps so far")
    out.number(state.opened, 9)
    out.field("hands go to the left")
    out.flag(state.to_left())
    out.field("stock: cards")
    out.number(len(state.stock), CARD)


def write_player(state: Misty, owner: i64, seat: i64, turn: i64, out: BitWriter) -> None:
    """By seat, from the own one clockwise."""
    hand = state.hands[owner]
    out.field("owes a decision", turn)
    out.flag(state.waiting & BIT[owner] != 0)
    out.field("has decided", turn)
    out.flag(state.chosen[owner] != NOTHING)
    out.field("cards of the hand", turn)
    out.number(size(hand), 4)
    known = state.step != DEAL and held(state, seat, owner)  # MIS-13
    out.field("the hand is known", turn)
    out.flag(known)
    out.field("hand, once it was held", turn)
    out.set(hand if known or (owner == seat) else 0, CARDS)
    out.field("revealed card", turn)
    out.number(state.revealed[owner] + 1, CARD)
    out.field("rounds won", turn)
    out.number(state.won[owner], 2)


def held(state: Misty, seat: i64, owner: i64) -> bool:
    """Has this seat held, in this phase, the hand that another has now?"""
    ago = owner - seat if state.to_left() else seat - owner
    return (ago + state.players) % state.players <= state.turn


def write_choice(chosen: i64, out: BitWriter) -> None:
    picks = chosen != NOTHING and kind_of(chosen) == PICK
    places = chosen != NOTHING and kind_of(chosen) == PLACE
    out.field("own choice: card")
    out.number(card_of(chosen) + 1 if picks else 0, CARD)
    out.field("own choice: column, row")
    out.number(column_of(chosen) + 1 if places else 0, 3)
    out.number(row_of(chosen) + 1 if places else 0, 3)


def write_scores(state: Misty, seat: i64, players: i64, out: BitWriter) -> None:
    scores = state.scores
    for number in range(ROUNDS):
        for turn in range(players):
            at = number * players + (seat + turn) % players
            out.field("score of a round", number * players + turn)
            out.number(scores[at] + 1 if at < len(scores) else 0, SCORE)
    if len(scores) > ROUNDS * players:
        out.saturated = True


def write_window(window: Window, turn: i64, out: BitWriter) -> None:
    out.field("window: columns, rows", turn)
    out.number(window.width, 3)
    out.number(window.height, 3)
    for space in range(SPACES):
        card = window.cards[space]
        out.field("window: card laid in a space", turn * SPACES + space)
        out.number(card + 1, CARD)
        out.field("window: its kind", turn * SPACES + space)
        out.one_of(KIND[card] if card >= 0 else NOTHING, KINDS)
    out.field("window: spaces whose card moved, entered once, more often, eaten", turn)
    out.set(window.moved, SPACES)
    out.set(window.hit, SPACES)
    out.set(window.crowded, SPACES)
    out.set(window.eaten, SPACES)
    out.field("window: activated spaces in their order, and meals", turn)
    out.set(window.trail, ORDER)
    out.set(window.meals, ORDER)
    out.field("window: arrows to activate, hungry monsters, flowers to eat", turn)
    out.set(window.ready, CARDS)
    out.set(window.hungry, CARDS)
    out.set(window.food, CARDS)
