"""What helps a computer to play Misty. Compiled.

It knows what every window would be worth if it came alive now, exactly, by the solver of activations;
that a window in the making is worth about that, the less surely the more cards are to come; and what a
round is worth in the match. It tries the spaces of a card by the same measure. An activation is not
searched: the solver's order is known to be best. Nothing is concluded from what others took or left.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import NO_ACTIONS, NO_VALUES, SEATS, Hints, powers
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.misty import actions as act
from sobremesa.games.misty.components import FLOWER, KIND, MONSTER, RIGHT, SMILE
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.solver import Solver, count, solve
from sobremesa.games.misty.steps import ACTIVATE, CHOOSE, LAY
from sobremesa.games.misty.window import Window

SURE: Final = 0.45  # points that make a finished window e times as likely to win the round ...
UNSURE: Final = 0.35  # ... and how that grows with the root of the cards to come
ROUND: Final = 3.0  # how much more likely the match is for each round won
TURNS: Final[i64] = 2  # that a playout goes on before it is judged
SHARPNESS: Final = 1.2  # of the order of moves


@final
class MistyHints(Hints):
    def __init__(self) -> None:
        self.solver = Solver()

    # Judgement

    def few_secrets(self) -> bool:
        return False  # too many hands to write out

    def worth(self, window: Window, disjoint: bool) -> i64:
        """The best score of a window in its activation."""
        self.solver.search(window, disjoint)
        return self.solver.best

    def worth_now(self, window: Window, disjoint: bool) -> i64:
        """What a window in the making would give if it were complete."""
        alive = window.copy()
        alive.begin()
        return self.worth(alive, disjoint)

    def worth_with(self, window: Window, card: i64, place: i64, disjoint: bool) -> i64:
        """The same with one more card."""
        alive = window.copy()
        alive.place(card, act.column_of(place), act.row_of(place))
        alive.begin()
        return self.worth(alive, disjoint)

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Misty)
        if len(state.deciders()) == 0:
            return self.outcome(state)
        players = state.players
        alive = state.step == ACTIVATE
        cards: i64 = state.terms.variant.window_cards
        scale = SURE + UNSURE * sqrt(float(cards - count(state.windows[0].shape)))
        round_shares = vec[float]([0.0] * SEATS)
        total = 0.0
        for seat in range(players):
            window = state.windows[seat]
            if alive:
                points = self.worth(window, state.terms.disjoint)
            elif state.step == LAY and state.revealed[seat] >= 0:
                points = self.best_place(state, seat)
            else:
                points = self.worth_now(window, state.terms.disjoint)
            round_shares[seat] = exp(float(points) / scale)
            total += round_shares[seat]
        values = vec[float]([0.0] * SEATS)
        for winner in range(players):
            chance = round_shares[winner] / total
            if state.won[winner] + 1 >= state.terms.rounds_to_win:
                values[winner] += chance
                continue
            weights = 0.0
            for seat in range(players):
                weights += ROUND ** float(state.won[seat] + (1 if seat == winner else 0))
            for seat in range(players):
                won = state.won[seat] + (1 if seat == winner else 0)
                values[seat] += chance * ROUND ** float(won) / weights
        return values

    def best_place(self, state: Misty, seat: i64) -> i64:
        """What a window gives with its revealed card in the best space, or where it was put."""
        window = state.windows[seat]
        card = state.revealed[seat]
        if state.chosen[seat] >= 0:
            return self.worth_with(window, card, state.chosen[seat], state.terms.disjoint)
        return self.worth_at_best(window, card, state.terms.disjoint)

    def worth_at_best(self, window: Window, card: i64, disjoint: bool) -> i64:
        best: i64 = 0
        for place in window.places():
            best = max(best, self.worth_with(window, card, place, disjoint))
        return best

    # Moves

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Misty)
        scores = vec[float](capacity=len(actions))
        window = state.windows[who]
        if state.step == CHOOSE:
            for action in actions:
                points = self.worth_at_best(window, act.card_of(action), state.terms.disjoint)
                scores = append(scores, float(points))
        elif state.step == LAY:
            card = state.revealed[who]
            for place in actions:
                points = self.worth_with(window, card, place, state.terms.disjoint)
                scores = append(scores, float(points))
        else:
            return NO_VALUES
        return powers(scores, SHARPNESS)

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        """Picks by the kind of card, with a die; spaces by what the window would give."""
        assert isinstance(state, Misty)
        if state.step == CHOOSE:
            return self.quick_pick(state, who, generator)
        if state.step == LAY:
            places = state.windows[who].places()
            start = generator.below(len(places))
            best = places[start]
            highest: i64 = -1
            for index in range(i64(len(places))):
                place = places[(start + index) % len(places)]
                points = self.worth_with(
                    state.windows[who], state.revealed[who], place, state.terms.disjoint
                )
                if points > highest:
                    highest = points
                    best = place
            return best
        return random_choice(state, who, generator)

    def quick_pick(self, state: Misty, who: i64, generator: FastRandom) -> i64:
        best: i64 = -1
        highest: i64 = -1
        for action in state.legal(who):
            kind = KIND[act.card_of(action)]
            score = generator.below(10)
            if kind == FLOWER or kind == SMILE:
                score += 8
            elif kind != MONSTER and kind > RIGHT:
                score += 5
            elif kind <= RIGHT:
                score += 2
            if score > highest:
                highest = score
                best = action
        return best

    # Where playouts and searches end

    def enough(self, state: State, steps: i64) -> bool:
        assert isinstance(state, Misty)
        if state.step == ACTIVATE:
            return True
        return steps >= 2 * TURNS * state.players and state.step == CHOOSE

    def settled(self, state: State) -> bool:
        assert isinstance(state, Misty)
        return state.step == ACTIVATE

    def known(self, state: State, who: i64, generator: FastRandom) -> vec[i64]:
        assert isinstance(state, Misty)
        if state.step != ACTIVATE:
            return NO_ACTIONS
        best = solve(state.windows[who], state.terms.disjoint, state.terms.auto)
        return vec[i64](list(best.order))

    def effort(self, state: State, who: i64) -> float:
        """A turn is a pick and a placement."""
        assert isinstance(state, Misty)
        return 0.65 if state.step == CHOOSE else 0.35


HINTS: Final = MistyHints()
