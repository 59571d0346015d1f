"""Aids for a person at a table: hints, odds, solvers, worked out from that seat's own view in a worker."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from sobremesa.core import WATCHER, Seat
from sobremesa.players.budget import Budget
from sobremesa.server.bots.thinking import Doubt, Question, caution_about, help_with, question_of
from sobremesa.server.bots.workers import Failed, Workers
from sobremesa.server.live.live import Live
from sobremesa.server.table import wire
from sobremesa.server.table.proposals import NotHere, asker
from sobremesa.server.table.table import Table

logger = logging.getLogger("sobremesa.aids")

BUDGET: Final = Budget(seconds=1.5, simulations=400)


async def aids_at(live: Live, guest: str, wanted: Seat | None, workers: Workers) -> wire.Aids:
    """For the seat of a guest; NotHere if the table or the moment has none."""
    async with live.settled() as table:
        question = question_for(table, guest, wanted)
    try:
        found = await workers.ask(live.table.name, help_with, question)
    except Failed:
        logger.exception("aids for %s failed", question.game)
        raise NotHere("aids-failed") from None
    return msgspec.json.decode(found, type=wire.Aids)


async def caution_at(
    live: Live, guest: str, wanted: Seat | None, text: str, workers: Workers
) -> wire.Caution:
    """Whether a decision of a guest's would be a blunder, before it is sent: against bots only."""
    async with live.settled() as table:
        question = question_for(table, guest, wanted)
        if any(chair.guest for seat, chair in enumerate(table.chairs) if seat != question.seat):
            raise NotHere("tutor-people")
    try:
        found = await workers.ask(live.table.name, caution_about, Doubt(question, text))
    except Failed:
        logger.exception("a caution for %s failed", question.game)
        raise NotHere("aids-failed") from None
    return msgspec.json.decode(found, type=wire.Caution)


def question_for(table: Table, guest: str, wanted: Seat | None = None) -> Question:
    """All that the worker gets: nothing that the seat does not know."""
    seat, progress = asker(table, guest, wanted).seat, table.progress
    if seat == WATCHER:
        raise NotHere("not-seated")
    if not table.aids:
        raise NotHere("aids-off")
    if progress is None:
        raise NotHere("not-running")
    decides = table.status == "running" and seat in [*progress.owed(), *progress.drafts]
    return question_of(progress, seat, BUDGET, decides)
