"""What can be worked out for a player: the exact odds of hidden recruits and teams, as fractions of two ints."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sobremesa.games.euphoria.odds import odds
from sobremesa.games.euphoria.view import EuphoriaView

Chance = tuple[int, int]  # numerator, denominator


@dataclass(frozen=True, slots=True)
class OddsShown:
    """As `Odds`: kinds are in the order LE, LS, E, S; teams euphorian, subterra, anarchist."""

    recruits: tuple[tuple[tuple[Chance, ...], ...], ...]  # seat, place, kind
    teams: tuple[tuple[Chance, ...], ...]
    left_over: tuple[Chance, ...] | None


@dataclass(frozen=True, slots=True)
class EuphoriaAids:
    odds: OddsShown


def aids(seen: EuphoriaView, heard: Sequence[str]) -> EuphoriaAids:
    found = odds(seen)
    return EuphoriaAids(
        OddsShown(
            tuple(tuple(map(chances, row)) for row in found.recruits),
            tuple(map(chances, found.teams)),
            None if found.left_over is None else chances(found.left_over),
        )
    )


def chances(fractions: Iterable[Fraction]) -> tuple[Chance, ...]:
    return tuple(fraction.as_integer_ratio() for fraction in fractions)
