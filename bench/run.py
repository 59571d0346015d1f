"""`make bench`: our games and their peers in one run, interleaved, best of several rounds; in one table.

Machines are noisy, so ratios count and not numbers: every probe is a process of its own, each round asks
all of them in turn, and the best rate of each is kept, the least disturbed one. Seconds are those of the
processor, so that waiting for it is nobody's fault; pgx, which keeps several cores busy, and node, with its
helping threads, are measured by the clock.

    .venv-bench/bin/python bench/run.py --rounds 3 --only hex
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from math import prod
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED, FIXTURES, INTERPRETED = (
    ROOT / "build" / "compiled",
    ROOT / "build" / "bench",
    ROOT / "src",
)
OURS = "Sobremesa"
BY_CLOCK = ("pgx", "boardgame.io")
NODE = Path(sys.executable).parent / "node"

Rates = dict[str, dict[str, float]]  # by probe: what was counted, a second


@dataclass(frozen=True)
class Probe:
    game: str
    engine: str
    words: tuple[str, ...]  # for worker.py; for node, its script
    build: Path = COMPILED

    @property
    def name(self) -> str:
        return f"{self.engine}: {self.game}"

    def command(self) -> list[str]:
        if self.words[0].endswith(".cjs"):
            return [str(NODE), str(HERE / self.words[0])]
        return [sys.executable, str(HERE / "worker.py"), *self.words]


def same_game(
    game: str, slug: str, openspiel: str, *others: tuple[str, tuple[str, ...]]
) -> list[Probe]:
    return [
        Probe(game, OURS, ("ours.probe", slug), FIXTURES),
        Probe(game, "OpenSpiel", ("openspiel.probe", openspiel)),
        *(Probe(game, engine, words) for engine, words in others),
    ]


SAME = ("tic-tac-toe", "connect four", "hex 11x11", "breakthrough")  # the board games
PROBES: list[Probe] = [
    *same_game(
        "tic-tac-toe",
        "tic_tac_toe",
        "tic_tac_toe",
        ("pgx", ("pgx_batches.probe", "tic_tac_toe", "64", "1024", "4096")),
        ("PettingZoo", ("pettingzoo_classic.probe", "tictactoe_v3")),
        ("boardgame.io", ("boardgame_io/worker.cjs",)),
    ),
    *same_game(
        "connect four",
        "connect_four",
        "connect_four",
        ("pgx", ("pgx_batches.probe", "connect_four", "64", "1024", "4096")),
        ("PettingZoo", ("pettingzoo_classic.probe", "connect_four_v3")),
    ),
    *same_game(
        "hex 11x11", "hex", "hex", ("pgx", ("pgx_batches.probe", "hex", "64", "1024", "4096"))
    ),
    *same_game("breakthrough", "breakthrough", "breakthrough"),
    *same_game("goofspiel 13", "goofspiel", "goofspiel(num_cards=13)"),
    *same_game(
        "leduc",
        "leduc",
        "leduc_poker",
        ("RLCard", ("rlcard_games.probe", "leduc-holdem")),
    ),
    Probe("uno", "RLCard", ("rlcard_games.probe", "uno")),
    Probe("chess", "python-chess", ("python_chess.probe",)),
    Probe("backgammon", "OpenSpiel", ("openspiel.probe", "backgammon")),
    Probe("yacht", "OpenSpiel", ("openspiel.probe", "yacht")),
    Probe("Totem", OURS, ("ours.probe", "totem", "2")),
    Probe("Totem, 4 players", OURS, ("ours.probe", "totem", "4")),
    Probe("Evidencia", OURS, ("ours.probe", "evidencia", "2")),
    Probe("Misty", OURS, ("ours.probe", "misty", "2")),
    Probe("Misty, 4 players", OURS, ("ours.probe", "misty", "4")),
    Probe("Euphoria", OURS, ("ours.probe", "euphoria", "4")),
    Probe("Euphoria, 8 players", OURS, ("ours.probe", "euphoria", "8")),
    Probe("Rolling Pyramids", OURS, ("ours.probe", "pyramids", "2")),
    Probe("Rolling Pyramids, 4 players", OURS, ("ours.probe", "pyramids", "4")),
    Probe("Misty's activations", OURS, ("ours.activations",)),
    Probe("Euphoria's odds, interpreted", OURS, ("ours.odds",), INTERPRETED),
    Probe("Totem, interpreted", OURS, ("ours.probe", "totem", "2"), INTERPRETED),
    Probe("Evidencia, interpreted", OURS, ("ours.probe", "evidencia", "2"), INTERPRETED),
    Probe("Misty, interpreted", OURS, ("ours.probe", "misty", "2"), INTERPRETED),
    Probe("Euphoria, interpreted", OURS, ("ours.probe", "euphoria", "4"), INTERPRETED),
    Probe("Rolling Pyramids, interpreted", OURS, ("ours.probe", "pyramids", "4"), INTERPRETED),
]
TWO = [Probe(f"Misty, process {number}", OURS, ("ours.loop", "misty")) for number in (1, 2)]

# Our games beside one of OpenSpiel's that is like them, and the least ratio of decisions a second, dice and
# draws left out on both sides.
LIKE = {
    "Totem": ("backgammon", 4.0),
    "Evidencia": ("goofspiel 13", 1.0),
    "Misty": ("goofspiel 13", 1.0),
    "Euphoria": ("goofspiel 13", 0.5),
    "Rolling Pyramids": ("yacht", 3.0),
}
COPY_LIMITS = {  # microseconds
    "Totem": 0.5,
    "Evidencia": 0.5,
    "Misty": 0.5,
    "Euphoria": 1.0,
    "Rolling Pyramids": 1.0,
}
INTERPRETED_LEAST = {
    "Totem, interpreted": 10_000,
    "Evidencia, interpreted": 10_000,
    "Misty, interpreted": 10_000,
    "Euphoria, interpreted": 8_000,
    "Rolling Pyramids, interpreted": 8_000,
}
COLUMNS = {  # of the table: the first of these that an engine counts
    "steps/s, compiled loop": ("loop steps",),
    "steps/s, from Python": ("python steps", "javascript steps"),
    "playouts/s": ("loop playouts", "python playouts", "javascript playouts"),
    "copies/s": ("copies",),
}


class Worker:
    def __init__(self, probe: Probe) -> None:
        self.process = subprocess.Popen(
            probe.command(),
            env={**os.environ, "PYTHONPATH": str(probe.build), "JAX_PLATFORMS": "cpu"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # a share of the machine of its own, where sessions have one
            text=True,
        )

    def answer(self) -> object:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a worker died: {' '.join(map(str, self.process.args))}")  # type: ignore[arg-type]
        return json.loads(line)

    def start(self, budget: float) -> None:
        assert self.process.stdin
        print(budget, file=self.process.stdin, flush=True)

    def answers(self) -> dict[str, tuple[float, float, float]]:
        """What was counted, processor seconds, clock seconds."""
        answer = self.answer()
        assert isinstance(answer, dict)
        return answer

    def ask(self, budget: float, by_clock: bool) -> dict[str, float]:
        self.start(budget)
        return {
            name: count / (clock if by_clock else processor)
            for name, (count, processor, clock) in self.answers().items()
        }


def run(probes: Iterable[Probe], rounds: int, budget: float) -> Rates:
    """Start all workers, ask them round by round, keep the best of each."""
    workers: dict[str, Worker] = {}
    for probe in probes:
        print(f"starting {probe.name}", file=sys.stderr)
        workers[probe.name] = Worker(probe)
        workers[probe.name].answer()  # one after the other: a peer that compiles disturbs nobody
    best: Rates = {name: {} for name in workers}
    pair = [Worker(probe) for probe in TWO]
    for worker in pair:
        worker.answer()
    ratios = []
    for number in range(1, rounds + 1):
        for name, worker in workers.items():
            keep_best(best[name], worker.ask(budget, by_clock=name.startswith(BY_CLOCK)))
        ratios += [together(pair, budget / 2) for _ in range(4)]
        print(f"round {number} of {rounds}", file=sys.stderr)
    for worker in (*workers.values(), *pair):
        worker.process.kill()
        worker.process.wait()
    best["two processes"] = {
        "times one": median(clock for clock, _ in ratios),
        "times one, processor": median(processor for _, processor in ratios),
    }
    return best


def keep_best(best: dict[str, float], rates: dict[str, float]) -> None:
    for name, rate in rates.items():
        best[name] = max(rate, best.get(name, 0.0))


def together(pair: list[Worker], budget: float) -> tuple[float, float]:
    """How much faster two processes at once are than one, before and after: by the clock, and by the
    processor's seconds, as if each had a core to itself on a machine with other work."""

    def work(workers: list[Worker]) -> tuple[float, float]:
        for worker in workers:
            worker.start(budget)
        answers = [worker.answers()["loop steps"] for worker in workers]
        by_clock = sum(count / clock for count, _, clock in answers)
        return by_clock, sum(count / processor for count, processor, _ in answers)

    before, both, after = work(pair[:1]), work(pair), work(pair[:1])
    clock, processor = (
        two / ((first + last) / 2) for first, two, last in zip(before, both, after, strict=True)
    )
    return clock, processor


# The table


def value(rates: dict[str, float], names: Iterable[str]) -> float | None:
    return next((rates[name] for name in names if name in rates), None)


def best_peer(best: Rates, probes: list[Probe], game: str) -> float:
    """The most playouts a second of any other engine that has the game."""
    found = [value(best[p.name], COLUMNS["playouts/s"]) for p in probes if p.game == game]
    ours = value(best[f"{OURS}: {game}"], COLUMNS["playouts/s"])
    return max((rate for rate in found if rate and rate != ours), default=0.0)


def ratio_to_peer(best: Rates, probes: list[Probe], probe: Probe) -> str:
    """To the best engine with the same game, in playouts; else to the game like it, in decisions."""
    if probe.engine != OURS:
        return ""
    if peer := best_peer(best, probes, probe.game):
        return f"{best[probe.name]['loop playouts'] / peer:.1f}"
    like, _ = LIKE.get(probe.game, ("", 0.0))
    if f"OpenSpiel: {like}" not in best:
        return ""
    theirs = best[f"OpenSpiel: {like}"]["loop decisions"]
    return f"{best[probe.name]['loop decisions'] / theirs:.1f} ({like})"


def table(best: Rates, probes: list[Probe]) -> str:
    """In Markdown, ready for docs/guide/speed.md."""
    rows = [["game", "engine", *COLUMNS, "ratio to the best peer"]]
    for probe in probes:
        rates = [value(best[probe.name], names) for names in COLUMNS.values()]
        if any(rates):
            cells = [f"{rate:,.0f}" if rate else "" for rate in rates]
            rows.append([probe.game, probe.engine, *cells, ratio_to_peer(best, probes, probe)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        texts = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(f"| {' | '.join(texts)} |")
    rule = [
        "-" * width if column < 2 else "-" * (width - 1) + ":"
        for column, width in enumerate(widths)
    ]
    return "\n".join([lines[0], f"| {' | '.join(rule)} |", *lines[1:]])


# What must be


@dataclass(frozen=True)
class Target:
    what: str
    seen: float
    least: float

    @property
    def reached(self) -> bool:
        return self.seen >= self.least

    def __str__(self) -> str:
        verdict = "as wanted" if self.reached else "TOO SLOW"
        return f"{self.what}: {self.seen:,.2f}, at least {self.least:,.2f}: {verdict}"


def targets(best: Rates) -> list[Target]:
    """All that can be said from what was measured."""
    found: list[Target] = []

    def add(what: str, least: float, seen: Callable[[], float]) -> None:
        try:
            found.append(Target(what, seen(), least))
        except KeyError:  # not measured in this run
            return

    def ratio(game: str, name: str, engine: str = "OpenSpiel", other: str = "") -> float:
        return best[f"{OURS}: {game}"][name] / best[f"{engine}: {game}"][other or name]

    for game in SAME:
        add(f"{game}, playouts, C++ loop", 1.1, lambda game=game: ratio(game, "loop playouts"))  # type: ignore[misc]
    add(
        "board games, playouts, C++ loop, mean",
        2.0,
        lambda: mean(ratio(game, "loop playouts") for game in SAME),
    )
    add("goofspiel 13, playouts, C++ loop", 2.0, lambda: ratio("goofspiel 13", "loop playouts"))
    five = (*SAME, "goofspiel 13")
    add(
        "same games, steps from Python, mean",
        3.0,
        lambda: mean(ratio(game, "python steps") for game in five),
    )
    for game in SAME[:2]:
        add(
            f"{game}, steps from Python, PettingZoo",
            50,
            lambda game=game: ratio(game, "python steps", "PettingZoo"),  # type: ignore[misc]
        )
    add("leduc, steps from Python, RLCard", 50, lambda: ratio("leduc", "python steps", "RLCard"))
    for game in SAME[:3]:
        add(
            f"{game}, steps, pgx at its best batch",
            2.0,
            lambda game=game: ratio(game, "loop steps", "pgx"),  # type: ignore[misc]
        )
    for game, (like, least) in LIKE.items():
        for name in ("decisions", "steps"):  # with dice and draws on both sides, too
            add(
                f"{game}, {name}, {like}, C++ loop",
                least,
                lambda game=game, like=like, name=f"loop {name}": (  # type: ignore[misc]
                    best[f"{OURS}: {game}"][name] / best[f"OpenSpiel: {like}"][name]
                ),
            )
    for game, limit in COPY_LIMITS.items():
        add(
            f"{game}, million copies a second",
            1 / limit,
            lambda game=game: best[f"{OURS}: {game}"]["copies"] / 1e6,  # type: ignore[misc]
        )
    add(
        "Misty's activations, million nodes a second",
        8.0,
        lambda: best[f"{OURS}: Misty's activations"]["nodes"] / 1e6,
    )
    add(
        "Totem, compiled to interpreted",
        20.0,
        lambda: (
            best[f"{OURS}: Totem"]["loop steps"] / best[f"{OURS}: Totem, interpreted"]["loop steps"]
        ),
    )
    for game in INTERPRETED_LEAST:
        add(
            f"{game}, decisions a second",
            INTERPRETED_LEAST[game],
            lambda game=game: best[f"{OURS}: {game}"]["loop decisions"],  # type: ignore[misc]
        )
    add(
        "Euphoria's odds, interpreted, a second",
        20.0,
        lambda: best[f"{OURS}: Euphoria's odds, interpreted"]["odds"],
    )
    for name in ("times one", "times one, processor"):
        add(f"two processes, {name}", 1.4, lambda name=name: best["two processes"][name])  # type: ignore[misc]
    return found


def mean(ratios: Iterable[float]) -> float:
    """The geometric one: ratios multiply."""
    found = list(ratios)
    return prod(found) ** (1 / len(found))


# Keeping


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False, cwd=ROOT)
    return done.stdout.strip()


def keep(best: Rates, rounds: int, budget: float) -> Path:
    """One file for each run, named by time and commit; `make bench-compare` reads them."""
    commit = git("rev-parse", "--short", "HEAD") or "unknown"
    kept = HERE / "results" / f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{commit}.json"
    kept.parent.mkdir(exist_ok=True)
    report = {
        "commit": commit,
        "changed": bool(git("status", "--porcelain", "--", "src", "bench/games")),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "rounds": rounds,
        "budget": budget,
        "rates": best,
        "targets": {target.what: [target.seen, target.least] for target in targets(best)},
    }
    kept.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--budget", type=float, default=0.6, help="seconds for a probe in a round")
    parser.add_argument("--only", default="", help="probes whose name contains this, such as hex")
    args = parser.parse_args()
    probes = [probe for probe in PROBES if args.only.lower() in probe.name.lower()]
    best = run(probes, args.rounds, args.budget)
    print(table(best, probes), end="\n\n")
    for target in targets(best):
        print(target)
    if not args.only:
        print(f"kept in {keep(best, args.rounds, args.budget).relative_to(ROOT)}")
    return 0 if all(target.reached for target in targets(best)) else 1


if __name__ == "__main__":
    sys.exit(main())
