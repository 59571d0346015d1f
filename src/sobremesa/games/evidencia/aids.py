"""What can be worked out for a player: the solver's advice, and the best rows with what they make sure of."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sobremesa.games.evidencia.belief import belief
from sobremesa.games.evidencia.solver import Advice, advice, best_rows
from sobremesa.games.evidencia.view import EvidenciaView, names


@dataclass(frozen=True, slots=True)
class EvidenciaAids:
    advice: Advice | None  # only for who has to decide in the second phase
    rows: tuple[tuple[str, ...], ...]  # whole rows that are best, one for each way to score


def aids(seen: EvidenciaView, heard: Sequence[str]) -> EvidenciaAids:
    rows: tuple[tuple[str, ...], ...] = ()
    if seen.phase == "order" and seen.seat in seen.deciders:
        state = belief(seen, heard).sample(Random(0))  # the solver looks at nothing that is guessed
        rows = tuple(names(best.cards) for best in best_rows(state, seen.seat))
    return EvidenciaAids(advice(seen, heard), rows)
