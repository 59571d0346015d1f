"""What speaks for a hint, in a word: the exact odds of hidden recruits and teams, for this seat alone."""

from collections.abc import Sequence
from fractions import Fraction

from sobremesa.core import Note
from sobremesa.games.euphoria.odds import odds
from sobremesa.games.euphoria.view import EuphoriaView

SAID_BY_ITSELF = ("redraw", "skip", "hide", "pass", "react", "arm")
TEAMS = ("euphorian", "subterra", "anarchist")


def reasons(before: EuphoriaView, after: EuphoriaView, line: Sequence[str]) -> list[Note]:
    verb, *words = line[0].split(" ")
    if verb == "interrogate":
        seat, place = map(int, words[0].split("."))
        kinds = odds(before).recruits[seat][place - 1]
        return [Note("interrogate", "", {"chance": percent(kinds[0] + kinds[1])})]
    if verb == "pass" and before.phase != "window":
        return [Note("waits", "", {})]
    if verb in ("aim", "shoot", "give"):
        target = before.aims[before.seat] if verb == "shoot" else int(words[-1].removeprefix("@"))
        return [] if target is None else about(before, target, friend=verb == "give")
    return [Note(verb, "", {})] if verb in SAID_BY_ITSELF else []


def about(before: EuphoriaView, seat: int, friend: bool) -> list[Note]:
    """How likely somebody is for or against us: of the same team, or of another one."""
    if before.team is None:
        return []
    same = odds(before).teams[seat][TEAMS.index(before.team)]
    chance = percent(same if friend else 1 - same)
    if chance < 50:
        return []  # whatever speaks for it, it is not this
    return [Note("friend" if friend else "enemy", "", {"seat": seat, "chance": chance})]


def percent(chance: Fraction) -> int:
    return round(100 * chance)
