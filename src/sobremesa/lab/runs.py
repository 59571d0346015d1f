"""A run of an experiment: a folder that grows game by game, can be left at any game and taken up again.

    experiment.toml   what is played
    log.jsonl         a line for each game as it comes: what the run goes on from
    games.parquet     one row a game; decisions.parquet: one a decision, if they are kept
    records.game      the records of all games, if they are kept

The log's first line says by which rules and players the games are played; games of others are not mixed in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from sobremesa.core.wrong import Wrong
from sobremesa.lab.experiment import Experiment, read_experiment, task
from sobremesa.lab.observing import Row, Seen, observe
from sobremesa.library import ALL
from sobremesa.players.levels import LEVELS, read_player, style_of

AHEAD: Final = 4  # games that each process has before it

Play = Callable[[Experiment, Iterable[int]], Iterator[Seen]]  # games by their numbers, in order
Enough = Callable[[Sequence[Row]], bool]  # may a sequence end here?


def play_number(experiment: Experiment, number: int) -> Seen:
    arms = experiment.arms()
    chosen = task(experiment, arms, number)
    return observe(experiment, arms[chosen.arm].name, chosen)


def here(experiment: Experiment, numbers: Iterable[int]) -> Iterator[Seen]:
    """One game after the other, in this process."""
    for number in numbers:
        yield play_number(experiment, number)


def processes(count: int) -> Play:
    """In so many processes; each has a few games before it, and no more are begun than may be wanted."""

    def play(experiment: Experiment, numbers: Iterable[int]) -> Iterator[Seen]:
        waiting = iter(numbers)
        with ProcessPoolExecutor(count, get_context("spawn")) as pool:
            begun = [
                pool.submit(play_number, experiment, number)
                for number in islice(waiting, AHEAD * count)
            ]
            try:
                while begun:
                    yield begun.pop(0).result()
                    begun += [
                        pool.submit(play_number, experiment, number)
                        for number in islice(waiting, 1)
                    ]
            finally:
                pool.shutdown(cancel_futures=True)

    return here if count <= 1 else play


class Run:
    """What is in the folder."""

    def __init__(self, folder: Path, experiment: Experiment, text: str) -> None:
        self.folder, self.experiment, self.text = folder, experiment, text
        self.seen: list[Seen] = []

    @property
    def games(self) -> list[Row]:
        return [seen.game for seen in self.seen]

    # Beginning

    @classmethod
    def begin(cls, folder: Path, text: str) -> Run:
        """A new run, or one that is taken up again; Wrong if the folder holds another experiment."""
        run = cls(folder, read_experiment(text), text)
        kept = folder / "experiment.toml"
        if kept.exists():
            if read_experiment(kept.read_text(encoding="utf-8")) != run.experiment:
                said = f"{folder} holds the run of another experiment; --into names another folder"
                raise Wrong(said, "lab-other-run", folder=str(folder))
        elif folder.exists() and any(folder.iterdir()):
            said = f"{folder} is not empty, and no run of an experiment"
            raise Wrong(said, "lab-no-run", folder=str(folder))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            kept.write_text(text, encoding="utf-8")
        run.take_up()
        return run

    @classmethod
    def read(cls, folder: Path) -> Run:
        """A run as it is; Wrong if there is none."""
        kept = folder / "experiment.toml"
        if not kept.is_file() or not (folder / "log.jsonl").is_file():
            said = f"{folder} holds no run of an experiment"
            raise Wrong(said, "lab-nothing", folder=str(folder))
        text = kept.read_text(encoding="utf-8")
        run = cls(folder, read_experiment(text), text)
        run.take_up()
        return run

    def take_up(self) -> None:
        """The games of the log; a last line that was not finished is cut off."""
        path, head = self.folder / "log.jsonl", json.dumps(self.head(), ensure_ascii=False)
        if not path.exists():
            path.write_text(head + "\n", encoding="utf-8")
            return
        whole, newline, _ = path.read_text(encoding="utf-8").rpartition("\n")
        first, *lines = whole.split("\n")
        if first != head:
            said = f"{self.folder} was played by other rules or players; begin a new folder"
            raise Wrong(said, "lab-other-players", folder=str(self.folder))
        path.write_text(whole + newline, encoding="utf-8")
        self.seen = [Seen(**json.loads(line)) for line in lines]

    def head(self) -> dict[str, Any]:
        """What the games follow from, beside the file: rules, and the sizes of the levels."""
        game = ALL[self.experiment.game]
        names = sorted({*self.experiment.players, *self.experiment.ladder})
        return {
            "game": game.slug,
            "rules": game.rules,
            "players": {name: size(name, self.experiment) for name in names},
        }

    # Playing

    def go_on(
        self, play: Play, enough: Enough, advance: Callable[[], object] = lambda: None
    ) -> bool:
        """Play what is left, each game kept before the next one counts; True once the plan is fulfilled."""
        if self.is_over(enough):
            return True
        numbers = range(len(self.seen), self.experiment.games())
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            found = play(self.experiment, numbers)
            try:
                for seen in found:
                    log.write(json.dumps(asdict(seen), ensure_ascii=False) + "\n")
                    log.flush()
                    self.seen.append(seen)
                    advance()
                    if self.is_over(enough):
                        return True
            finally:
                if close := getattr(found, "close", None):
                    close()
        return self.is_over(enough)

    def is_over(self, enough: Enough) -> bool:
        """A fixed plan is over with its games; a sequence is looked at after every few blocks."""
        plan, games = self.experiment.plan, len(self.seen)
        if games >= self.experiment.games():
            return True
        blocks, inside = divmod(games, self.experiment.per_block())
        looks = plan.kind == "sequence" and blocks > 0 and not inside and not blocks % plan.every
        return looks and enough(self.games)

    # Keeping

    def keep(self) -> list[Path]:
        """Write what others read."""
        import polars

        paths = [self.folder / "games.parquet"]
        frame = polars.DataFrame(self.games, schema=self.columns(), orient="row")
        frame.write_parquet(paths[0])
        if decisions := [row for seen in self.seen for row in seen.decisions]:
            paths.append(self.folder / "decisions.parquet")
            polars.DataFrame(decisions).write_parquet(paths[-1])
        if self.experiment.look.records:
            paths.append(self.folder / "records.game")
            text = "\n".join(seen.record for seen in self.seen)
            paths[-1].write_text(text, encoding="utf-8")
        return paths

    def columns(self) -> dict[str, Any]:
        """What the columns hold, whatever games happen to be in them."""
        import polars

        words, lists = polars.String(), polars.List(polars.String())
        whole, real = polars.Int64(), polars.Float64()
        kinds: dict[str, Any] = dict.fromkeys(
            ("arm", "seed", "reason", "player", *self.experiment.traits), words
        )
        kinds |= dict.fromkeys(("use", "rules", *self.experiment.uses), lists)
        kinds |= dict.fromkeys(("share", "luck", "alternatives", "minutes", "settled"), real)
        found: dict[str, Any] = {}
        for name in self.games[0]:
            stem, _, seat = name.rpartition("_")
            found[name] = kinds.get(stem if seat.isdecimal() else name, whole)
        return found


def size(name: str, experiment: Experiment) -> str:
    """What a player's name stands for."""
    player, game = read_player(name), ALL[experiment.game]
    budget = str(player.thinks(game))
    if player.level not in LEVELS:
        return budget
    style = style_of(player.level, game.slug)
    return f"{budget}, temperature {style.temperature:g}, thoughtless {style.thoughtless:g}"
