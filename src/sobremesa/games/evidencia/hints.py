"""What helps a computer to play Evidencia. Compiled.

It knows what six cards can be arranged to, nearly: the longest run, series and the triple are looked
for one by one, which is right for about two rows in three and never far off; hence the points of both
sides at the end of the rounds. Before that it counts what the zones hold already against the part of
the pyramid that lies there. The last decisions are not searched: the solver knows the best of the worst
for powers and rows, and the last play is mixed so that it cannot be foreseen.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import NO_ACTIONS, NO_VALUES, SEATS, Hints, powers
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.evidencia.actions import PLACE, act
from sobremesa.games.evidencia.components import CARDS, EYE, FINAL_POINTS, PILE, SYMBOLS, VALUE
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.scoring import (
    PAIRS,
    RUN,
    SERIES,
    TOP_COUNT,
    TRIPLE,
    cards_of,
    points_for,
)
from sobremesa.games.evidencia.steps import ABDUCTING, CHOOSING, DONE, ORDERING

SLOPE: Final = 0.9  # how surely a lead in points at the end wins
EARLY: Final = 0.35  # and how much less surely a lead during the rounds
SHARPNESS: Final = 3.0


@final
class EvidenciaHints(Hints):
    # Judgement

    def few_secrets(self) -> bool:
        return False  # too many hands to write out

    def measures(self, cards: i64, shows: vec[i64], eye: i64) -> vec[i64]:
        """About the best measures of a row of these cards; what needs an empty slot is 0."""
        values: i64 = 0
        counts = vec[i64]([0] * 4)
        singles: i64 = 0
        for card in range(CARDS):
            if cards & BIT[card]:
                values |= BIT[VALUE[card]]
                symbols = eye if card == EYE else SYMBOLS[card]
                singles += 1
                for faction in range(i64(4)):
                    if symbols & BIT[faction]:
                        counts[faction] += 1
        found = vec[i64]([0] * 5)
        run: i64 = 0
        for value in range(i64(10)):
            run = run + 1 if values & BIT[value] else 0
            found[RUN] = max(found[RUN], run)
        for faction in range(i64(4)):
            found[SERIES] = max(found[SERIES], counts[faction])
        found[TRIPLE] = self.triple(counts, shows)
        first = shows[3]
        second = shows[4]
        if first >= 0 and second >= 0:
            if first == second:
                found[PAIRS] = counts[first] // 2
            else:
                found[PAIRS] = min(counts[first], counts[second])
        if shows[5] >= 0:
            found[TOP_COUNT] = counts[shows[5]]
        return found

    def triple(self, counts: vec[i64], shows: vec[i64]) -> i64:
        """Could the symbols of the base stand in a row, once or twice?"""
        if shows[0] < 0 or shows[1] < 0 or shows[2] < 0:
            return 0
        needs = vec[i64]([0] * 4)
        for slot in range(i64(3)):
            needs[shows[slot]] += 1
        often: i64 = 2
        for faction in range(i64(4)):
            if needs[faction] > 0:
                often = min(often, counts[faction] // needs[faction])
        return often

    def lead(self, state: Evidencia) -> float:
        """Points of seat 0 minus points of seat 1, as far as they can be foreseen."""
        shows = vec[i64]([-1] * PILE)
        for slot in range(state.filled):
            shows[slot] = state.shows(slot)
        eye: i64 = 0
        if shows[5] >= 0 and (state.terms.eye_counts or not state.eye_swapped):
            eye = BIT[shows[5]]
        first = self.measures(self.cards(state, 0), shows, eye)
        second = self.measures(self.cards(state, 1), shows, eye)
        mine = points_for(first, second)
        theirs = points_for(second, first)
        lead = 0.0
        for measure in range(i64(5)):
            lead += float(mine[measure] - theirs[measure])
        if state.final_winner == 0:
            lead += float(FINAL_POINTS) + 0.4  # EVI-78: it also decides a tie
        elif state.final_winner == 1:
            lead -= float(FINAL_POINTS) + 0.4
        # What measures do not show yet: many cards of a kind, near a run.
        lead += 0.15 * float(first[SERIES] + first[RUN] - second[SERIES] - second[RUN])
        return lead

    def cards(self, state: Evidencia, seat: i64) -> i64:
        """What a seat has won, wherever it is by now."""
        found = state.zones[seat]
        if state.phase >= ABDUCTING:
            found |= state.hands[seat]
            for card in cards_of(state.rows[seat]):
                found |= BIT[card]
        return found

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Evidencia)
        if state.phase == DONE:
            return self.outcome(state)
        slope = SLOPE if state.phase >= ABDUCTING else EARLY
        values = vec[float]([0.0] * SEATS)
        values[0] = 1.0 / (1.0 + exp(-slope * self.lead(state)))
        values[1] = 1.0 - values[0]
        return values

    # Moves

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        """What is taken, buried or swapped, by the lead right after it."""
        assert isinstance(state, Evidencia)
        if state.phase == CHOOSING:
            return NO_VALUES
        scores = vec[float](capacity=len(actions))
        for action in actions:
            after = state.copy()
            after.apply(who, action)
            scores = append(scores, self.values(after)[who])
        return powers(scores, SHARPNESS)

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        """Cards are played at random; of the three cards of a round, often the best one is taken."""
        assert isinstance(state, Evidencia)
        if state.phase == CHOOSING or generator.below(4) == 0:
            return random_choice(state, who, generator)
        best: i64 = 0
        highest = -1.0
        for action in state.legal(who):
            after = state.copy()
            after.apply(who, action)
            value = self.values(after)[who]
            if value > highest:
                highest = value
                best = action
        return best

    def enough(self, state: State, steps: i64) -> bool:
        assert isinstance(state, Evidencia)
        return state.phase == ORDERING

    def settled(self, state: State) -> bool:
        assert isinstance(state, Evidencia)
        return state.phase == ORDERING

    def known(self, state: State, who: i64, generator: FastRandom) -> vec[i64]:
        """Powers and rows by the solver, which looks at no card that the seat does not know."""
        assert isinstance(state, Evidencia)
        if state.phase < ABDUCTING:
            return NO_ACTIONS
        from sobremesa.games.evidencia.solver import guarantees, row_odds
        from sobremesa.games.evidencia.solver import powers as uses

        if state.phase == ORDERING:
            rows = row_odds(state, int(who))
            cards = rows[generator.draw(vec[float]([odds for _, odds in rows]))][0]
            placed = len(cards_of(state.rows[who]))
            return vec[i64]([int(act(PLACE, card)) for card in cards[placed:5]])
        ends = [(guarantees(after)[int(who)], action) for action, after in uses(state)]
        return vec[i64]([max(ends, key=lambda end: end[0])[1]])

    def mixture(self, state: State, who: i64) -> vec[float]:
        assert isinstance(state, Evidencia)
        from sobremesa.games.evidencia.lastplay import LastPlay

        last = LastPlay(self, state)
        return last.odds(who) if last.fits() else NO_VALUES

    def effort(self, state: State, who: i64) -> float:
        """A round is a card to play and, most often, one to choose."""
        assert isinstance(state, Evidencia)
        return 0.5


HINTS: Final = EvidenciaHints()
