"""An experiment is a file: what is played, what is asked, and when it ends. Whatever is wrong with it is told by line and key.

game = "..."
players = ["easy", "medium"]        # one for all seats, or so many in turns; they rotate
questions = ["seat", "length"]
[plan]
games = 200                         # of each arm
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import ceil
from random import Random
from typing import Any, Final

from sobremesa.core import AnyGame
from sobremesa.core.option import Value, shown
from sobremesa.core.wrong import Wrong
from sobremesa.lab.matches import Pairing
from sobremesa.library import ALL
from sobremesa.players.levels import read_player

QUESTIONS: Final = (
    "seat", "order", "player", "option", "points", "margin", "length", "branching", "lead", "luck", "use", "rules", "idle",
    "depth",
)  # fmt: skip
FIXED, SEQUENCE = PLANS = ("fixed", "sequence")


@dataclass(frozen=True, slots=True)
class Plan:
    """When it ends."""

    kind: str = FIXED
    games: int = 200  # of each arm; of a sequence, at most
    within: float = 0.05  # from its fair share a row counts as balanced
    width: float = (
        0.05  # to either side: a row of the first question that is so narrow is known well enough
    )
    every: int = 10  # blocks between two looks of a sequence
    adjust: bool = False  # are shares told without their luck?


@dataclass(frozen=True, slots=True)
class Look:
    """What is looked at in a game, and at what expense."""

    decisions: bool = False  # are they kept, one row for each?
    records: bool = True
    luck: int = 100  # playouts for an event of chance
    values: int = 8  # playouts for a position
    positions: int = 30  # of a game, at most
    samples: int = 3  # decisions whose alternatives are tried
    choice: float = (
        15.0  # seconds that people take for a choice: estimated minutes are made of these
    )
    forced: float = 3.0  # for a decision without a choice
    chance: float = 3.0  # for dice and cards


@dataclass(frozen=True, slots=True)
class Arm:
    """One of the ways in which everything is played."""

    name: str  # "victims=one", "hard > medium"; nothing if there is but one
    options: tuple[tuple[str, Value], ...]
    seatings: tuple[tuple[str, ...], ...]  # the players by seat, in each game of a block


@dataclass(frozen=True, slots=True)
class Experiment:
    game: str
    seats: int
    seed: str
    players: tuple[str, ...]
    questions: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    sweep: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    ladder: tuple[str, ...] = ()
    rotate: bool = True
    plan: Plan = Plan()
    look: Look = Look()
    traits: Mapping[str, str] = field(default_factory=dict)  # patterns of record lines
    uses: Mapping[str, str] = field(default_factory=dict)

    def arms(self) -> list[Arm]:
        if self.ladder:
            options = tuple(self.options.items())
            return [
                Arm(f"{high} > {low}", options, self.seatings((high, low)))
                for low, high in zip(self.ladder, self.ladder[1:], strict=False)
            ]
        names, found = list(self.sweep), []
        for values in product(*self.sweep.values()):
            swept = dict(zip(names, values, strict=True))
            name = ", ".join(f"{key}={written(value)}" for key, value in swept.items())
            options = tuple({**self.options, **swept}.items())
            found.append(Arm(name, options, self.seatings(self.players)))
        return found

    def seatings(self, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Every rotation that differs."""
        seated = (tuple(players) * self.seats)[: self.seats]
        turns = self.seats if self.rotate else 1
        return tuple(dict.fromkeys(seated[turn:] + seated[:turn] for turn in range(turns)))

    def per_block(self) -> int:
        """Games of a block: every arm, in every rotation, with the same luck."""
        return sum(len(arm.seatings) for arm in self.arms())

    def blocks(self) -> int:
        return ceil(self.plan.games / len(self.arms()[0].seatings))

    def games(self) -> int:
        return self.blocks() * self.per_block()

    def needs(self, question: str) -> bool:
        return question in self.questions


@dataclass(frozen=True, slots=True)
class Task:
    """One game of an experiment. It follows from its number and the file, whoever plays it."""

    number: int
    block: int
    arm: int
    rotation: int
    pairing: Pairing


def task(experiment: Experiment, arms: Sequence[Arm], number: int) -> Task:
    rotations = len(arms[0].seatings)
    block, rest = divmod(number, rotations * len(arms))
    arm, rotation = divmod(rest, rotations)
    seed = f"{experiment.seed}/{block}"
    asked = list(range(experiment.seats))
    # Who is asked first, where all decide at once, is drawn: else it would be the same as the seat.
    Random(f"{seed} order").shuffle(asked)
    chosen = arms[arm]
    pairing = Pairing(
        experiment.game, chosen.seatings[rotation], chosen.options, seed, None, tuple(asked)
    )
    return Task(number, block, arm, rotation, pairing)


def written(value: Value) -> str:
    """A value as the command line and the file have it."""
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# Reading


def line_of(text: str, path: Sequence[str]) -> int:
    """Where a key is, or its table, or else the first line.

    >>> line_of('seats = 2\\n[plan]\\ngames = 3', ["plan", "games"])
    3
    """
    inside, best = list[str](), 1
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[([^\[\]]+)\]", line):
            inside = [part.strip().strip("\"'") for part in head[1].split(".")]
            if inside == list(path[: len(inside)]):
                best = number
        elif key := re.match(r"""\s*["']?([\w.-]+)["']?\s*=""", line):
            here = [*inside, *key[1].split(".")]
            if here == list(path[: len(here)]):
                best = number
                if len(here) == len(path):
                    return number
    return best


class Keys:
    """A table of the file, read key by key; what is left over in the end is unknown."""

    def __init__(self, text: str, table: Mapping[str, Any], path: tuple[str, ...] = ()) -> None:
        self.text, self.table, self.path = text, dict(table), path
        self.known = list[str]()

    def wrong(self, key: str, reason: ValueError) -> Wrong:
        path = [*self.path, key]
        line, name = line_of(self.text, path), ".".join(path)
        return Wrong(
            f"line {line}, {name}: {reason}", "lab-line", line=line, name=name, reason=reason
        )

    def unfit(self, key: str, wanted: str) -> Wrong:
        return self.wrong(key, unfit(wanted, shown(self.table.get(key))))

    def has(self, key: str) -> bool:
        self.known.append(key)
        return key in self.table

    def need(self, key: str) -> None:
        if not self.has(key):
            reason = Wrong("is missing", "lab-missing-key")
            raise self.wrong(key, reason)

    def word(self, key: str, default: str) -> str:
        if not self.has(key):
            return default
        value = self.table[key]
        if not isinstance(value, str) or not value:
            raise self.unfit(key, "word")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        if not self.has(key):
            return ()
        value = self.table[key]
        if (
            not isinstance(value, list)
            or not value
            or not all(isinstance(each, str) for each in value)
        ):
            raise self.unfit(key, "words")
        return tuple(value)

    def number(self, key: str, default: int, least: int = 1) -> int:
        if not self.has(key):
            return default
        value = self.table[key]
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.unfit(key, "number")
        return value

    def part(self, key: str, default: float, most: float) -> float:
        """A number above 0."""
        if not self.has(key):
            return default
        value = self.table[key]
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= most:
            raise self.unfit(key, "part")
        return float(value)

    def flag(self, key: str, default: bool) -> bool:
        if not self.has(key):
            return default
        if not isinstance(self.table[key], bool):
            raise self.unfit(key, "flag")
        return bool(self.table[key])

    def inner(self, key: str) -> Keys:
        value = self.table[key] if self.has(key) else {}
        if not isinstance(value, dict):
            raise self.unfit(key, "table")
        return Keys(self.text, value, (*self.path, key))

    def end(self) -> None:
        for key in self.table:
            if key not in self.known:
                known = ", ".join(self.known)
                reason = Wrong(f"is not known here; known are {known}", "lab-unknown", known=known)
                raise self.wrong(key, reason)


def unfit(wanted: str, found: str) -> Wrong:
    """What a key takes, and what was found instead."""
    reasons = {
        "word": Wrong(f"takes a text, not {found}", "lab-word", found=found),
        "words": Wrong(f"takes a list of texts, not {found}", "lab-words", found=found),
        "number": Wrong(f"takes a whole number from 1, not {found}", "lab-number", found=found),
        "part": Wrong(f"takes a number above 0 that is not too large, not {found}", "lab-part", found=found),
        "flag": Wrong(f"takes true or false, not {found}", "lab-flag", found=found),
        "table": Wrong(f"takes a table of keys, not {found}", "lab-table", found=found),
    }  # fmt: skip
    return reasons[wanted]


def read_experiment(text: str) -> Experiment:
    """Wrong tells the line and the key of what does not fit."""
    try:
        keys = Keys(text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        said = f"the file is not TOML: {error}"
        raise Wrong(said, "lab-toml", reason=str(error)) from None
    game = game_of(keys)
    keys.need("questions")
    found = Experiment(
        game.slug,
        seats_of(keys, game),
        keys.word("seed", "1"),
        players_of(keys, "players", game) or ("medium",),
        keys.words("questions"),
        options_of(keys, game),
        sweep_of(keys, game),
        players_of(keys, "ladder", game),
        keys.flag("rotate", True),
        plan_of(keys.inner("plan")),
        look_of(keys.inner("look")),
        patterns_of(keys.inner("trait")),
        patterns_of(keys.inner("uses")),
    )
    keys.end()
    check(keys, found)
    return found


def game_of(keys: Keys) -> AnyGame:
    keys.need("game")
    slug = keys.word("game", "")
    if slug not in ALL:
        known = ", ".join(ALL)
        reason = Wrong(
            f"there is no game {shown(slug)}; there are {known}", "lab-game", known=known
        )
        raise keys.wrong("game", reason)
    return ALL[slug]


def seats_of(keys: Keys, game: AnyGame) -> int:
    few = 2 if 2 in game.seats else game.seats[0]
    try:
        return game.check_players(keys.number("seats", few))
    except Wrong as reason:
        raise reason if reason.key == "lab-line" else keys.wrong("seats", reason) from None


def players_of(keys: Keys, key: str, game: AnyGame) -> tuple[str, ...]:
    """Players whose budgets are counted: what depends on a clock comes out differently elsewhere."""
    found = keys.words(key)
    for text in found:
        try:
            budget = read_player(text).thinks(game)
        except ValueError as reason:
            raise keys.wrong(key, reason) from None
        if budget.seconds is not None:
            said = f"{text} thinks by the clock; an experiment counts simulations: search@500"
            raise keys.wrong(key, Wrong(said, "lab-clock", text=text))
    return found


def options_of(keys: Keys, game: AnyGame) -> dict[str, Value]:
    inner = keys.inner("options")
    for name in inner.table:
        checked(inner, name, game, [inner.table[name]])
    return {name: checked(inner, name, game, [value])[0] for name, value in inner.table.items()}


def sweep_of(keys: Keys, game: AnyGame) -> dict[str, tuple[Value, ...]]:
    inner = keys.inner("sweep")
    found: dict[str, tuple[Value, ...]] = {}
    for name, values in inner.table.items():
        if not isinstance(values, list) or len(values) < 2:
            said = "a sweep takes a list of two or more values"
            raise inner.wrong(name, Wrong(said, "lab-sweep"))
        found[name] = tuple(checked(inner, name, game, values))
    return found


def checked(keys: Keys, name: str, game: AnyGame, values: Sequence[object]) -> list[Value]:
    known = {option.name: option for option in game.options}
    if name not in known:
        names = ", ".join(known)
        reason = Wrong(f"is not known here; known are {names}", "lab-unknown", known=names)
        raise keys.wrong(name, reason)
    try:
        return [known[name].check(value) for value in values]
    except ValueError as reason:
        raise keys.wrong(name, reason) from None


def plan_of(keys: Keys) -> Plan:
    usual = Plan()
    kind = keys.word("kind", usual.kind)
    if kind not in PLANS:
        known = ", ".join(PLANS)
        raise keys.wrong("kind", Wrong(f"is one of {known}", "lab-one-of", known=known))
    found = Plan(
        kind,
        keys.number("games", usual.games),
        keys.part("within", usual.within, 0.5),
        keys.part("width", usual.width, 0.5),
        keys.number("every", usual.every),
        keys.flag("adjust", usual.adjust),
    )
    keys.end()
    return found


def look_of(keys: Keys) -> Look:
    usual = Look()
    found = Look(
        keys.flag("decisions", usual.decisions),
        keys.flag("records", usual.records),
        keys.number("luck", usual.luck),
        keys.number("values", usual.values),
        keys.number("positions", usual.positions),
        keys.number("samples", usual.samples),
        keys.part("choice", usual.choice, 3600),
        keys.part("forced", usual.forced, 3600),
        keys.part("chance", usual.chance, 3600),
    )
    keys.end()
    return found


def patterns_of(keys: Keys) -> dict[str, str]:
    """Patterns of record lines with the groups `seat` and `value`, or `values` for all seats."""
    found: dict[str, str] = {}
    for name in keys.table:
        text = keys.word(name, "")
        try:
            groups = set(re.compile(text).groupindex)
        except re.error as error:
            said = f"is no regular expression: {error}"
            raise keys.wrong(name, Wrong(said, "lab-pattern", reason=str(error))) from None
        if groups != {"seat", "value"} and groups != {"values"}:
            one, every = "(?P<seat>), (?P<value>)", "(?P<values>)"
            said = f"a pattern has the groups {one}, or {every} alone"
            raise keys.wrong(name, Wrong(said, "lab-groups", one=one, every=every))
        if name in QUESTIONS:
            raise keys.wrong(name, Wrong("is a question of its own", "lab-taken"))
        found[name] = text
    return found


def check(keys: Keys, found: Experiment) -> None:
    """What does not fit together."""
    known = (*QUESTIONS, *found.traits, *found.uses)
    for question in found.questions:
        if question not in known:
            names = ", ".join(known)
            said = f"there is no question {shown(question)}; there are {names}"
            raise keys.wrong("questions", Wrong(said, "lab-question", known=names))
    if ("depth" in found.questions) != bool(found.ladder):
        said = "the question depth and the key ladder, players from weak to strong, go together"
        raise keys.wrong("questions", Wrong(said, "lab-ladder"))
    if found.ladder and (
        len(found.ladder) < 2 or found.seats % 2 or found.sweep or not found.rotate
    ):
        said = "a ladder has two rungs or more, an even number of seats, no sweep, and players that rotate"
        raise keys.wrong("ladder", Wrong(said, "lab-rungs"))
    if "option" in found.questions and not found.sweep:
        said = "the question option needs a table sweep with the values to compare"
        raise keys.wrong("questions", Wrong(said, "lab-option"))
    if found.plan.adjust and "luck" not in found.questions:
        said = "shares can be told without their luck if the question luck is asked"
        raise keys.wrong("questions", Wrong(said, "lab-adjust"))
    if len(found.players) > found.seats:
        said = f"there are {found.seats} seats, and more players"
        raise keys.wrong("players", Wrong(said, "lab-players", seats=found.seats))
    for arm in found.arms():
        try:
            ALL[found.game].start(found.seats, dict(arm.options))
        except Wrong as reason:
            raise keys.wrong("options", reason) from None
