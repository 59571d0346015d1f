"""What happens in a worker process when a finished game is analysed: some events at a time, so that others get their turn.

A game comes as its record. What was found goes back as JSON and is kept by the server, so that any process can go on from
there; the game that was looked at last is kept here, too.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from sobremesa.coach.analysis import (
    DEEP,
    QUICK,
    Analysis,
    Bench,
    Decision,
    Fortune,
    Look,
    analysis,
    prepared,
    shares,
    together,
    total,
)
from sobremesa.coach.curve import Worth
from sobremesa.coach.judging import Asked, Judgement, judge
from sobremesa.coach.luck import Luck
from sobremesa.core import CHANCE, JUDGE, Seat
from sobremesa.core.protocol import decisions, described
from sobremesa.core.record import Record, read_record, replay
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.server.table import wire
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.views import meanings

Depth = Literal["quick", "deep"]
DEPTHS: Final = {"quick": QUICK, "deep": DEEP}
SEED: Final = "1"  # as on the command line: the same analysis comes out there
SLICE: Final = 0.5  # seconds after which others get their turn
MOST_KEPT: Final = 3
MOST_AGAIN: Final = 10_000  # simulations of another decision: whoever asks waits for it


class Kept(Struct, frozen=True, omit_defaults=True):
    """What was found of an event, a `Look`, as it is kept."""

    decision: Judgement | None = None
    luck: Luck | None = None
    worth: Worth | None = None


class Subject(NamedTuple):
    """Which game, and how closely it is looked at."""

    name: str
    depth: str
    record: str
    most: Budget  # of the house, for a decision


class Part(NamedTuple):
    """Some events: those from `first` on."""

    subject: Subject
    first: int


class Whole(NamedTuple):
    """Everything was looked at, and is put together."""

    subject: Subject
    parts: list[bytes]


class Answered(NamedTuple):
    """Somebody decides again, at this event."""

    subject: Subject
    event: int
    text: str


class Looked(NamedTuple):
    """What was found of so many events, and how many the game has."""

    found: bytes
    done: int
    events: int


# For pages


class DecisionTold(Struct, frozen=True):
    """What goes with a `Decision` of the analysis: its words, and where one may play on from."""

    chosen: wire.Meaning
    best: list[wire.Meaning]  # the whole line
    reply: wire.Meaning | None  # the first decision of what the chosen one would most likely meet
    lines: int  # of the record before it


class Stroke(Struct, frozen=True):
    """What chance brought together, the dice of a roll, the cards of a deal: `Fortune`s of the analysis, and their words."""

    event: int  # the last one
    turn: int
    luck: list[float]
    lines: list[str]
    means: list[wire.Meaning]


class AnalysisView(Struct, frozen=True):
    whole: Analysis
    decisions: list[DecisionTold]  # one for each of those of `whole`
    strokes: list[Stroke]
    # For somebody who sees everything, and then from each seat: how many steps a replay has before each event, and in the end.
    steps: list[list[int]]


class Verdict(Struct, frozen=True):
    """Somebody has decided again: how good that is."""

    text: str
    means: wire.Meaning
    best: str
    best_means: wire.Meaning
    chance: float
    best_chance: float
    loss: float
    error: float
    quality: str


# The game


class Study:
    """A game taken up to be looked at."""

    def __init__(self, subject: Subject) -> None:
        self.record: Record = read_record(subject.record)
        self.match = replay(self.record, ALL)
        self.ends = shares(self.record, self.match)
        played = prepared(self.match, DEPTHS[subject.depth], SEED)
        counted = subject.most.simulations
        if counted is not None:
            few = min(played.simulations, counted), min(played.playouts, counted)
            played = played._replace(simulations=few[0], playouts=few[1])
        self.played = played
        self.bench = Bench(played)


studies: Final[OrderedDict[tuple[str, str], Study]] = OrderedDict()


def study_of(subject: Subject) -> Study:
    key = subject.name, subject.depth
    found = studies.pop(key, None) or Study(subject)
    studies[key] = found
    if len(studies) > MOST_KEPT:
        studies.popitem(last=False)
    return found


def look_on(part: Part) -> Looked:
    """The next events, at least one of them. How many there are in a slice changes nothing of what is found."""
    study, found, until = study_of(part.subject), list[Kept](), time.perf_counter() + SLICE
    events = len(study.played.events)
    for number in range(part.first, events):
        each, worth = study.bench.look(number)
        found.append(Kept(None, each, worth) if isinstance(each, Luck) else Kept(each, None, worth))
        if time.perf_counter() > until:
            break
    return Looked(msgspec.json.encode(found), len(found), events)


def read_found(parts: Sequence[bytes]) -> Iterator[Look]:
    for part in parts:
        for each in msgspec.json.decode(part, type=list[Kept]):
            yield Look(each.decision or each.luck, each.worth)


def put_together(whole: Whole) -> bytes:
    """An AnalysisView, as JSON."""
    study = study_of(whole.subject)
    found = analysis(study.match, study.played, study.ends, list(read_found(whole.parts)))
    written, told = lines_before(study), list[DecisionTold]()
    for each in found.decisions:
        texts = [each.chosen, *(each.best_line or (each.best,))]
        chosen, *best = in_words(study, each.event, each.seat, texts)
        told.append(DecisionTold(chosen, best, met(study, each), written[each.event]))
    strokes = list(strokes_of(study, found.fortunes))
    return msgspec.json.encode(AnalysisView(found, told, strokes, steps_of(study)))


def in_words(study: Study, event: int, seat: Seat, texts: Sequence[str]) -> list[wire.Meaning]:
    game, before = study.played.game, study.bench.happened[event].before
    return meanings(decisions(game, before, texts, seat))


def met(study: Study, found: Decision) -> wire.Meaning | None:
    """The expected answer, told where it would have been made."""
    if found.reply is None:
        return None
    game, reply = study.played.game, found.reply
    state = study.bench.happened[found.event].before.copy()
    for text in (found.chosen, *reply.own):
        state.apply(found.seat, game.read(text))
    return meanings(decisions(game, state, reply.line[:1], reply.seat))[0]


def strokes_of(study: Study, fortunes: Iterable[Fortune]) -> Iterator[Stroke]:
    game = study.played.game
    for run in together(fortunes):
        happened = study.bench.happened[run[0].event : run[-1].event + 1]
        lines = list(game.lines(happened, study.match.state, JUDGE))
        means = meanings(described(game, happened[0].before, lines, JUDGE))
        yield Stroke(run[-1].event, run[0].turn, total(run), lines, means)


def steps_of(study: Study) -> list[list[int]]:
    """As in AnalysisView."""
    found = list[list[int]]()
    for seat in (JUDGE, *range(study.played.players)):
        steps, game = [0], study.played.game
        for happening in study.bench.happened:
            noticed = bool(game.hear(happening, seat) or game.tell(happening, seat))
            steps.append(steps[-1] + noticed)
        found.append(steps)
    return found


def lines_before(study: Study) -> list[int]:
    """How many lines of the record have been played before each event. Secret decisions are heard twice, when they are made
    and when they are opened; a record has them once, in the order of the seats."""
    lines, found = [str(line) for line in study.record.lines], [0]
    for happening in study.bench.happened:
        at = found[-1]
        for line in study.played.game.hear(happening, JUDGE):
            at += at < len(lines) and lines[at] == line
        found.append(at)
    return found


# Again


def judge_again(answered: Answered) -> bytes:
    """A Verdict, as JSON. NotHere if there was nothing to choose, or not this."""
    study, event = study_of(answered.subject), answered.event
    if not event < len(study.bench.happened):
        raise NotHere("no-choice")
    happening, game = study.bench.happened[event], study.played.game
    seat = happening.who
    legal = [] if seat == CHANCE else [int(action) for action in happening.before.legal(seat)]
    named = {game.write(action): action for action in legal}
    if len(legal) < 2 or answered.text not in named:
        raise NotHere("no-choice")
    heard, chosen = study.bench.heard(seat, event), named[answered.text]
    asked = Asked(seat, game.view(happening.before, seat), heard, legal, chosen)
    seed = f"{SEED} again {event}"
    simulations = min(study.played.simulations, MOST_AGAIN)
    found = judge(game, asked, simulations, seed, study.bench.origin)
    best = game.write(found.best)
    means, best_means = in_words(study, event, seat, [answered.text, best])
    numbers = found.chance, found.best_chance, found.loss, found.error, found.quality
    return msgspec.json.encode(Verdict(answered.text, means, best, best_means, *numbers))
