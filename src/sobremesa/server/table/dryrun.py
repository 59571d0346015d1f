"""A dry run: what would be legal after some decisions of one's own. Nothing is kept, and nobody hears of it.

It tells no more than deciding and taking back would. What follows a line is told only if that line could
be taken back and the same seat would decide again; where chance or others come next, it ends.
"""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.core import Refusal, Seat, still_secret
from sobremesa.core.protocol import is_window
from sobremesa.server.table import wire
from sobremesa.server.table.progress import Progress, Step
from sobremesa.server.table.proposals import NotHere, asker, playing
from sobremesa.server.table.table import Table

Explain = Callable[[Exception], tuple[str, str]]  # the rule or the house's word, and the sentence


def cost(request: wire.Try) -> int:
    """For how many messages it counts: a line costs a sixteenth of a decision, which is kept and published."""
    return -(-len(request.lines) // 16)


def try_out(
    table: Table, guest: str, request: wire.Try, wanted: Seat | None, explain: Explain
) -> wire.Tried:
    """Line by line on copies. NotHere if this guest may not decide here at all."""
    seat = playing(table, asker(table, guest, wanted, acts=True))
    reached: list[Progress | None] = []  # by line: none if it does not stand, or is final
    outcomes: list[wire.Outcome] = []
    for place, attempt in enumerate(request.lines):
        if attempt.after >= place:
            raise ValueError("a line is tried after an earlier one")
        before = table.running if attempt.after < 0 else reached[attempt.after]
        try:
            if before is None:
                raise NotHere("try-after")
            progress = before.copy()
            final = not goes_on(progress, seat, progress.decide(seat, attempt.line))
        except (NotHere, Refusal, ValueError) as error:
            reached.append(None)
            outcomes.append(wire.Outcome([], False, *explain(error)))
            continue
        reached.append(None if final else progress)
        outcomes.append(wire.Outcome([] if final else progress.legal(seat), final, "", ""))
    return wire.Tried(id=request.id, outcomes=outcomes)


def goes_on(progress: Progress, seat: Seat, steps: list[Step]) -> bool:
    """Could all of this be taken back, and would the seat decide again, not asked together with others?"""
    game, state = progress.game, progress.state
    if seat in progress.drafts:
        return True
    if progress.asked or not all(game.may_undo(s.before, s.who, s.action) for s in steps):
        return False
    if any(step.before.together() > 0 and not still_secret(step.before, state) for step in steps):
        return False  # a secret step is closed, and all of it open
    return seat in state.deciders() and not is_window(game, state)
