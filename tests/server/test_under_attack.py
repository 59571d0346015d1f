"""A house full of people, under all attacks at once: everybody is served, nothing is lost.

`make soak` attacks fifty tables for ten minutes and measures: p99 of people's decisions at most five times the quiet
one (or 100 ms), less than 100 MB more memory, nobody locked out, nothing lost. docs/evidence/security.md has the
figures.
"""

from __future__ import annotations

import pytest

from tests.server.hostile.figures import growth, verdict
from tests.server.hostile.soak import Plan, soak
from tests.support.evidence import keep


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
