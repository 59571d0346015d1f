"""`make strength`: every row of `strength.toml`, game by game, kept so that one can stop and go on.

A row is a match as `sobremesa match` plays it, to the game. What is kept counts only as long as its players
are who they were: their budgets, temperatures, thoughtlessness and the decisions of `tests/players/decisions.toml`.
A row ends by its sequential test or when its games are used up.

    make strength ARGS="--only totem --minutes 8"
    make strength ARGS=--table                        the rows so far, and the command of each
"""

import argparse
import json
import re
import time
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from sobremesa.core.option import Value
from sobremesa.lab.matches import Pairing, PlayedGame, play_all
from sobremesa.lab.ratings import wilson
from sobremesa.lab.sprt import Sprt, read_claims
from sobremesa.lab.tournament import Plan, counted, plan_for
from sobremesa.library import ALL
from sobremesa.players.levels import LEVELS, read_player, style_of

HERE = Path(__file__).parent
ROWS = HERE / "strength.toml"
KEPT = HERE / "results" / "strength.jsonl"
DECISIONS = HERE.parent / "tests" / "players" / "decisions.toml"


@dataclass(frozen=True)
class Row:
    """One comparison of docs/strength.md."""

    section: str
    game: str
    players: tuple[str, ...]  # the first is the one that should be stronger
    games: int  # at most
    seed: str
    seats: int | None = None
    sprt: str = ""
    option: str = ""  # NAME=VALUE

    def plan(self) -> Plan:
        options: dict[str, Value] = {}
        if self.option:
            name, _, text = self.option.partition("=")
            known = {option.name: option for option in ALL[self.game].options}
            options[name] = known[name].parse(text)
        game = ALL[self.game]
        return plan_for(game, self.players, self.seats, self.games, self.seed, options, None)

    def pairings(self) -> list[Pairing]:
        plan = self.plan()
        return plan.pairings() if len(self.players) == 1 else plan.games_in_turn()

    def sizes(self) -> str:
        """What the players' names stand for: with another budget or judgement they are other players."""
        decided = tomllib.loads(DECISIONS.read_text(encoding="utf-8"))[self.game]
        digest = sha256("\n".join(decided).encode()).hexdigest()[:8]
        return "; ".join([*(size(name, self.game) for name in self.players), digest])

    def command(self) -> str:
        alone = len(self.players) == 1
        words = ["tournament" if alone else "match", self.game]
        words += ["--players" if alone else "", *self.players, f"--games {self.games}"]
        words += [f"--seed {self.seed}", f"--seats {self.seats}" if self.seats else ""]
        words += [f"--sprt {self.sprt}" if self.sprt else ""]
        words += [f"--option {self.option}" if self.option else ""]
        return " ".join(["sobremesa", *filter(None, words)])


def size(name: str, game: str) -> str:
    player = read_player(name)
    budget = str(player.thinks(ALL[game]))
    if player.level not in LEVELS:
        return budget
    style = style_of(player.level, game)
    thoughtless = f", thoughtless {style.thoughtless:g}" if style.thoughtless else ""
    return f"{budget}, temperature {style.temperature:g}{thoughtless}"


@dataclass(frozen=True)
class Kept:
    """A game that was played."""

    command: str  # of its row
    sizes: str
    seed: str
    seats: tuple[str, ...]
    shares: tuple[float, ...]
    reason: str


def read_rows(path: Path = ROWS) -> list[Row]:
    sections = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Row(section, **{**row, "players": tuple(row["players"])})
        for section, rows in sections.items()
        for row in rows
    ]


def read_kept(path: Path = KEPT) -> list[Kept]:
    if not path.exists():
        return []
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        Kept(**{**game, "seats": tuple(game["seats"]), "shares": tuple(game["shares"])})
        for game in found
    ]


def endless(command: str) -> str:
    """A row however many games it may have: one that wants more goes on with those that it has."""
    return re.sub(r" --(games|sprt) \S+", "", command)


def games_of(row: Row, kept: Iterable[Kept]) -> list[Kept]:
    """Those of a row in their order, without gaps, until it is decided."""
    match, sizes = endless(row.command()), row.sizes()
    by_seed = {
        game.seed: game for game in kept if endless(game.command) == match and game.sizes == sizes
    }
    found: list[Kept] = []
    for pairing in row.pairings():
        if pairing.seed not in by_seed or verdict(row, found):
            break
        found.append(by_seed[pairing.seed])
    return found


def verdict(row: Row, games: Sequence[Kept]) -> str:
    """What the sequential test says, nothing while it is open; `full` when the games are used up."""
    if row.sprt:
        test = Sprt(*read_claims(row.sprt), row.plan().block())
        for game in games:
            total = sum(game.shares)
            test.add(points(game, row.players[0]) / total if total else 0.5)
        if test.verdict():
            return test.verdict()
    return "full" if len(games) >= len(row.pairings()) else ""


def points(game: Kept, player: str) -> float:
    return sum(share for seat, share in zip(game.seats, game.shares, strict=True) if seat == player)


def keep(row: Row, outcome: PlayedGame, path: Path) -> None:
    shares = tuple(round(share, 6) for share in outcome.shares)
    seats, seed = outcome.pairing.seats, outcome.pairing.seed
    game = Kept(row.command(), row.sizes(), seed, seats, shares, outcome.reason)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(vars(game), ensure_ascii=False) + "\n")


def play(row: Row, path: Path, processes: int, deadline: float) -> list[Kept]:
    """Go on with a row until it is decided or there is no time left."""
    games = games_of(row, read_kept(path))
    pairings = row.pairings()
    while not verdict(row, games) and time.monotonic() < deadline:
        for outcome in play_all(pairings[len(games) :][:processes], processes):
            keep(row, outcome, path)
        games = games_of(row, read_kept(path))
    return games


def told(row: Row, games: Sequence[Kept]) -> str:
    """A row for people: the share of a victory that a seat of each player has."""
    cells = []
    for player in row.players[:2] if row.plan().seats > 2 else row.players[:1]:
        taken = sum(game.seats.count(player) for game in games)
        won = sum(points(game, player) for game in games)
        low, high = (100 * bound for bound in wilson(won, taken))
        cells.append(f"{player} {100 * won / taken:.1f} % ({low:.1f} to {high:.1f})")
    ends = ", ".join(
        f"{reason} {count}" for reason, count in counted(game.reason for game in games).items()
    )
    name = f"{row.game}: {' - '.join(row.players)}"
    return (
        f"| {name} | {'; '.join(cells)} | {len(games)} | {verdict(row, games) or 'open'} | {ends} |"
    )


def table(rows: Sequence[Row], kept: Sequence[Kept]) -> str:
    lines: list[str] = []
    commands: list[str] = []
    section = ""
    for row in rows:
        games = games_of(row, kept)
        if row.section != section:
            section = row.section
            lines += ["", f"### {section}", "", "| Row | Share | Games | Test | Ended by |"]
            lines += ["| --- | --- | --- | --- | --- |"]
        if games:
            lines.append(told(row, games))
            commands.append(row.command())
        else:
            lines.append(f"| {row.game}: {' - '.join(row.players)} | not measured | | | |")
    return "\n".join([*lines, "", *commands])


def main() -> None:
    parser = argparse.ArgumentParser(prog="strength")
    parser.add_argument("--only", default="", help="rows whose command has this in it")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no game after so long")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="play nothing, show what is kept")
    args = parser.parse_args()
    rows = [row for row in read_rows() if args.only in row.command()]
    if args.table:
        print(table(rows, read_kept()))
        return
    deadline = time.monotonic() + 60 * args.minutes
    for row in rows:
        if games := play(row, KEPT, args.processes, deadline):
            print(told(row, games), flush=True)


if __name__ == "__main__":
    main()
