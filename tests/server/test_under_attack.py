"""A house full of people, under all attacks at once: everybody is served, nothing is lost.

The ordinary test looks on for a moment and counts. `make soak` attacks fifty tables for ten minutes and measures:
p99 of people's decisions at most five times the quiet one (or 100 ms), less than 100 MB more memory, nobody locked
out, nothing lost. docs/evidence/security.md has the figures.
"""

from __future__ import annotations

import pytest

from tests.server.hostile.attackers import attacks
from tests.server.hostile.figures import growth, verdict
from tests.server.hostile.soak import Plan, soak
from tests.support.evidence import keep

MOMENT = Plan(tables=5, quiet=0, attack=2.5, after=0, newcomer=0.5, welcome=120, together=True)


@pytest.mark.slow
def test_under_all_attacks_at_once_newcomers_are_served_and_nothing_is_lost() -> None:
    figures = soak(MOMENT)
    assert verdict(figures, timed=False) == []
    assert figures["phases"]["attack"]["newcomers served"] >= 1
    assert figures["acknowledged"] > 0
    assert figures["attacks"].keys() == attacks().keys()
    counted = [counts for counts in figures["attacks"].values() if "sent" in counts]
    assert sum(counts["sent"] for counts in counted) > 0
    assert sum(counts["refused"] + counts["closed"] for counts in counted) > 0
    assert sum(counts["errors"] for counts in counted) == 0


@pytest.mark.soak
def test_soak_under_attack() -> None:
    figures = soak(Plan())
    quiet, attack = (figures["phases"][name] for name in ("quiet", "attack"))
    keep(
        "under attack",
        tables=figures["tables"],
        seconds=attack["seconds"],
        decisions=attack["decisions"],
        quiet_p99_ms=quiet["p99 ms"],
        p99_ms=attack["p99 ms"],
        grown_MB=growth(figures),
        newcomers_served=f"{attack['newcomers served']} of {attack['newcomers']}",
        lost=figures["missing"],
    )
    assert verdict(figures) == []
