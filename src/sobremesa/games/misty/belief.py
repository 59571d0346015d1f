"""Full states that fit what a seat knows.

A view holds all that a perfect memory knows, so that what was heard adds nothing to it. What remains
unknown is which of the unseen cards are in the hands never held and which in the stock, and what the
others have chosen in a step that is still open.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Options
from sobremesa.core.bag import BIT
from sobremesa.core.belief import agreed
from sobremesa.games.misty.components import NUMBERS, VARIANTS
from sobremesa.games.misty.notation import read
from sobremesa.games.misty.rules import Misty, Terms, new_match
from sobremesa.games.misty.steps import DEAL, NOTHING, STEP_NAMES
from sobremesa.games.misty.view import MistyView, WindowView
from sobremesa.games.misty.window import EMPTY, Window

OPTIONS = "variant rounds_to_win smile_pairs match_tie feeding"


@dataclass(frozen=True, slots=True)
class MistyBelief:
    """Every deal that fits is equally likely, as if the others had picked without looking.

    A choice that is still secret is any card of that hand, a secret placement any legal space, with
    the same chance each. Nothing is concluded from what the others took or left.
    """

    base: Misty  # all that is known; hidden hands and choices are empty
    unseen: tuple[int, ...]
    hidden: tuple[tuple[int, int], ...]  # seat and size of the hands never held
    secret: tuple[int, ...]  # seats whose decision of this step is not known

    def sample(self, rng: Random) -> Misty:
        state = self.base.copy()
        cards = list(self.unseen)
        rng.shuffle(cards)
        for seat, size in self.hidden:
            state.hands[seat] = sum(1 << cards.pop() for _ in range(size))
        state.stock = vec[i64](sorted(cards))
        for seat in self.secret:
            legal = state.legal(seat)
            state.chosen[seat] = legal[rng.randrange(len(legal))]
        return state


def belief(seen: MistyView, heard: Sequence[str]) -> MistyBelief:
    base = new_match(seen.players, terms(agreed(seen, OPTIONS), seen.rules))
    base.step = STEP_NAMES.index(seen.step)
    base.round = len(seen.scores)
    base.phase = seen.phase - 1
    base.turn = seen.turn - 1
    base.opened = seen.steps
    small = base.terms.small
    begun = seen.step in ("activate", "over")
    base.windows = [window(each, small, begun) for each in seen.windows]
    base.past = [[window(each, small, True) for each in windows] for windows in seen.past_windows]
    base.scores = vec[i64]([score for scores in seen.scores for score in scores])
    for seat in range(seen.players):
        base.won[seat] = seen.rounds_won[seat]
        base.revealed[seat] = NUMBERS.get(seen.revealed[seat], int(NOTHING))
        base.hands[seat] = sum(1 << NUMBERS[card] for card in seen.known_hands[seat] or ())
    secret = open_step(base, seen)
    if base.step == DEAL:
        base.dealt = sum(seen.hand_sizes)
    return MistyBelief(
        base=base,
        unseen=tuple(NUMBERS[card] for card in seen.unseen),
        hidden=tuple(
            (seat, seen.hand_sizes[seat])
            for seat in range(seen.players)
            if seen.known_hands[seat] is None
        ),
        secret=tuple(secret),
    )


def terms(options: Options, rules: str) -> Terms:
    """What the table agreed, as the rules want it."""
    return Terms(
        VARIANTS[str(options["variant"])],
        int(str(options["rounds_to_win"])),
        options["smile_pairs"] == "disjoint",
        options["match_tie"] == "points",
        options["feeding"] == "auto",
        rules,
    )


def open_step(base: Misty, seen: MistyView) -> list[int]:
    """Who has yet to decide, and what is decided; returns the seats whose decision is secret."""
    secret = []
    for seat in range(seen.players):
        if seat in seen.deciders:
            base.waiting |= BIT[seat]
        elif seen.choices[seat]:
            base.chosen[seat] = read(seen.choices[seat])
        elif seen.decided[seat]:
            secret.append(seat)
    return secret


def window(seen: WindowView, small: bool, begun: bool) -> Window:
    """The window again: its cards as they were laid, then everything that has happened to it."""
    found = Window(small, EMPTY[:])
    for row, stacks in enumerate(seen.laid):
        for column, stack in enumerate(stacks):
            if stack:
                found.place(NUMBERS[stack[0]], column + 1, row + 1)
    if begun:
        found.begin()
    for card in seen.moved:
        found.move(NUMBERS[card])
    for monster, flower in seen.fed:
        found.feed(NUMBERS[monster], NUMBERS[flower])
    return found
