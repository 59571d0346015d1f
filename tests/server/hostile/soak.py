"""The hostile soak: a house full of people, first in peace, then under all attacks at once, then in peace again.

    python -m tests.server.hostile.soak --seconds 600 --checkout ../before --checkout . --json figures.json

Each checkout (with its .venv, and its compiled build if there is one) gets the same people and the same attackers, one
after the other; the figures are printed side by side, as Markdown. Everything stays on this machine (127.0.x.x) and
ends by itself, also if a server dies, starves, or takes all the memory.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.server.hostile.attackers import Attackers, attacks
from tests.server.hostile.figures import Figures, Phase, Sample, figures_of, markdown, verdict
from tests.server.hostile.house import House, open_house
from tests.server.hostile.party import Party

MOST_MEMORY = 6000.0  # megabytes; then the run is ended, for the machine's sake
PATIENCE = 120.0  # seconds for all to sit down


class Plan(NamedTuple):
    """How long, in seconds, and how many."""

    tables: int = 50
    quiet: float = 90
    attack: float = 600
    after: float = 30
    newcomer: float = 3  # one in so many seconds
    welcome: float = 30  # within which a newcomer must have decided something
    only: str = ""  # attacks whose names begin so
    together: bool = False  # all attacks in one process, which is not nice, instead of one for each


@dataclass
class Run:
    """One house, from the first guest to the power cut."""

    house: House
    plan: Plan
    phases: list[Phase] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    attacked: dict[str, dict[str, object]] = field(default_factory=dict)
    ended: str = ""  # why, if before its time

    async def all(self) -> Figures:
        plan = self.plan
        party = Party(self.house, plan.tables, plan.welcome)
        wanted = [name for name in attacks() if name.startswith(plan.only)]
        groups = [wanted] if plan.together else [[name] for name in wanted]
        watch = asyncio.create_task(self.watch())
        nice = 0 if plan.together else 19
        attackers = Attackers(self.house.url, groups, plan.attack, nice)
        try:
            await asyncio.to_thread(attackers.ready)
            await party.gather(PATIENCE)
            await self.phase("quiet", plan.quiet, party)
            attackers.let_loose()
            await self.phase("attack", plan.attack, party)
            outcome = asyncio.create_task(asyncio.to_thread(attackers.outcome))
            await self.phase("after", plan.after, party)
            self.attacked = await outcome
        except TimeoutError:
            self.ended = f"not everybody could sit down within {PATIENCE:.0f} s"
        finally:
            attackers.stop()
            watch.cancel()
            await party.leave()
            self.house.kill()
        missing = self.house.missing(party.notes.acknowledged)
        return figures_of(
            self.house, self.phases, self.samples, party, self.attacked, missing, self.ended
        )

    async def phase(self, name: str, seconds: float, party: Party) -> None:
        """For so long, and until the last newcomer was served or gave up; at once if the run has ended."""
        if self.ended or not seconds:
            return
        began = time.monotonic()
        print(f"{name}: {seconds:.0f} s", file=sys.stderr, flush=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + 2 * self.plan.welcome):
                coming = asyncio.create_task(party.newcomers(self.plan.newcomer, began + seconds))
                while not coming.done() and not self.ended:
                    await asyncio.sleep(0.05)
                coming.cancel()
        self.phases.append(Phase(name, began, min(began + seconds, time.monotonic())))

    async def watch(self) -> None:
        """The house's memory and processor time, twice a second; and whether it still stands."""
        while not self.ended:
            server, workers = self.house.memory()
            self.samples.append(Sample(time.monotonic(), server, workers, self.house.computed()))
            if not self.house.alive:
                self.ended = "the server died"
            elif server + workers > MOST_MEMORY:
                self.ended = f"the server took more than {MOST_MEMORY:.0f} MB"
            await asyncio.sleep(0.5)


def soak(plan: Plan, checkout: Path | None = None) -> Figures:
    """Attack a house of this checkout, or of the package that runs this."""
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder), checkout) as house:
        return asyncio.run(Run(house, plan).all())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=Plan().attack, help="of attack")
    parser.add_argument("--quiet", type=float, default=Plan().quiet, help="seconds before it")
    parser.add_argument("--after", type=float, default=Plan().after, help="seconds after it")
    parser.add_argument("--tables", type=int, default=Plan().tables)
    parser.add_argument("--only", default="", metavar="NAME", help="attacks that begin so: net")
    parser.add_argument(
        "--checkout", type=Path, action="append", help="of which server; any number"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="the figures, for programs")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # through every `finally`
    plan = Plan(args.tables, args.quiet, args.seconds, args.after, only=args.only)
    found: list[Figures] = []
    for checkout in args.checkout or [Path(__file__).parents[3]]:
        found.append(soak(plan, checkout.resolve()))
        if args.json:
            args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(markdown(found))
    for said in verdict(found[-1]):
        print(f"FAILED: {said}", file=sys.stderr)
    return bool(verdict(found[-1]))


if __name__ == "__main__":
    sys.exit(main())
