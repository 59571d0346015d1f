"""Tables set up with an option value for simulations only, before that was refused.

Such a value (`Option.apart`) asks fewer seats than the table's own default, and by that betrays hands. So the table
goes on as if it had the default. Its log has no answers of those who were not asked then: wherever an entry does
not fit the open window, the silent have passed, which is what not being asked meant.
"""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.core import Refusal, Seat, speaker
from sobremesa.core.protocol import PASS, is_window
from sobremesa.core.record import read_speaker
from sobremesa.server.table.progress import Progress, Step


def catch_up(progress: Progress, seat: Seat, text: str) -> list[Step]:
    """Close windows in which those who were not asked are silent, until this decision fits."""
    steps = []
    while progress.asked and not fits(progress, seat, text):
        steps += close(progress)
        progress.open_window()
    return steps


def luck_anyway(progress: Progress, texts: Iterable[str]) -> list[Step]:
    """Chance decided when those who were asked had answered: the others pass before."""
    steps = []
    for text in texts:
        while progress.asked or progress.open_window():
            steps += close(progress)
        steps += progress.replay_luck([text])
    return steps


def last_window(progress: Progress) -> list[Step]:
    """A game that was over when nobody else could answer is over."""
    trial = progress.copy()
    trial.open_window()
    unanswered = [seat for seat in trial.asked if not trial.has_answered(seat)]
    if not trial.asked or any(trial.legal(seat) != [PASS] for seat in unanswered):
        return []
    trial.close()
    if not trial.state.result():
        return []
    progress.open_window()
    return close(progress)


def close(progress: Progress) -> list[Step]:
    """All who have not answered pass."""
    silent = [seat for seat in progress.asked if not progress.has_answered(seat)]
    began = len(progress.match.events)
    steps = progress.close()
    progress.silent |= {began + n for n, step in enumerate(steps) if step.who in silent}
    return steps


def fits(progress: Progress, seat: Seat, text: str) -> bool:
    try:
        return not progress.has_answered(seat) and bool(progress.checked(seat, text))
    except (Refusal, ValueError):
        return False


def start_anyway(progress: Progress, lines: Iterable[str]) -> list[Step]:
    """`begin_from` with the lines of a record of such a game."""
    steps = []
    for line in lines:
        who, text = read_speaker(line)
        while is_window(progress.game, progress.state) and not fits(progress, who, text):
            for seat in progress.deciders():
                progress.silent.add(len(progress.match.events))
                steps += progress.begin_from([f"{speaker(seat)}{PASS}"])
        steps += progress.begin_from([line])
    return steps
