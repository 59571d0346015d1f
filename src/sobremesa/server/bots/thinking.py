"""What happens in a worker process: a program thinks about one seat's decision, or about what may help a person with it.

It gets what a person gets: the seat's view, what the seat has heard, what is legal. Never a state. A
player is kept from one decision of its turn to the next, so that it goes on with its plan; whatever
else happened in between, a fresh one decides from scratch.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.coach.judging import GOOD, Asked, judge
from sobremesa.core import Action, AnyGame, Note, Seat
from sobremesa.core.option import Options
from sobremesa.core.protocol import decisions, speaker
from sobremesa.library import ALL
from sobremesa.players.advice import advice, why
from sobremesa.players.budget import Budget
from sobremesa.players.knowledge import aids_for
from sobremesa.players.levels import read_player
from sobremesa.players.player import Player
from sobremesa.players.recall import Origin
from sobremesa.server.table import wire
from sobremesa.server.table.progress import Progress
from sobremesa.server.table.views import meanings

MOST_KEPT: Final = 32
MOST_OPTIONS: Final = 8  # of a hint
CAUTIOUS: Final = 400  # simulations about a decision that is not sent yet


class Question(NamedTuple):
    """What can be worked out for one seat? Nothing in here that the seat does not know."""

    game: str
    rules: str
    seat: Seat
    view: Any
    heard: list[str]
    legal: list[Action]  # nothing: the seat is not asked
    budget: Budget  # at most, however strong a player is
    players: int
    options: Options


class Doubt(NamedTuple):
    """A decision that is not sent yet."""

    question: Question
    text: str


class Job(NamedTuple):
    """One decision that is owed, by a player of this level."""

    table: str
    level: str
    question: Question


def question_of(progress: Progress, seat: Seat, budget: Budget, decides: bool = True) -> Question:
    game, match, state = progress.game, progress.match, progress.state_of(seat)
    legal = [int(action) for action in state.legal(seat)] if decides else []
    view, heard = game.view(state, seat), progress.heard(seat)
    rules = (game.slug, game.rules)
    return Question(*rules, seat, view, heard, legal, budget, match.players, match.options)


class Kept(NamedTuple):
    level: str
    player: Player
    heard: list[str]  # when its latest decision, and nothing else, has happened


players: Final[OrderedDict[tuple[str, Seat], Kept]] = OrderedDict()


def edition_of(slug: str, rules: str) -> AnyGame:
    game = ALL[slug].edition(rules)
    assert game is not None, "a table by rules that nobody knows asks for nothing"
    return game


def origin_of(game: AnyGame, question: Question) -> Origin:
    return Origin(game.new(question.players, question.options), question.players)


def decide(job: Job) -> str:
    """One of the legal decisions, in notation."""
    asked, invited = job.question, read_player(job.level)
    game, seat, heard = edition_of(asked.game, asked.rules), asked.seat, asked.heard
    kept = players.pop((job.table, seat), None)
    if kept and (kept.level, kept.heard) == (job.level, heard):
        player = kept.player
    else:
        player = invited.sit(game, seat, origin_of(game, asked))
    budget = invited.thinks(game) & asked.budget
    text = game.write(player.decide(asked.view, heard, asked.legal, budget, Random()))
    players[job.table, seat] = Kept(job.level, player, [*heard, speaker(seat) + text])
    if len(players) > MOST_KEPT:
        players.popitem(last=False)
    return text


def decide_all(jobs: list[Job]) -> list[str]:
    """What several seats of a table decide, one after the other; nothing for a player that fails."""
    texts = []
    for job in jobs:
        try:
            texts.append(decide(job))
        except Exception:
            traceback.print_exc()
            texts.append("")
    return texts


def help_with(question: Question) -> bytes:
    """A game's own aids and the opinion of a search, as JSON."""
    own = aids_for(question.game)
    hint = hint_for(question) if question.legal else None
    found = own(question.view, question.heard) if own else None
    return msgspec.json.encode(wire.Aids(hint, msgspec.Raw(msgspec.json.encode(found))))


def caution_about(doubt: Doubt) -> bytes:
    """How good a decision would be, as JSON; nothing is said of what is not legal."""
    question, text = doubt
    game, seat = edition_of(question.game, question.rules), question.seat
    chosen = next((each for each in question.legal if game.write(each) == text), None)
    if chosen is None or len(question.legal) == 1:
        return msgspec.json.encode(wire.Caution(GOOD, 0.0, 0.0, [], [], None))
    asked = Asked(seat, question.view, question.heard, question.legal, chosen)
    simulations = question.budget.simulations or CAUTIOUS
    origin = origin_of(game, question)
    found = judge(game, asked, simulations, f"caution {len(question.heard)}", origin)
    if found.quality == GOOD:
        return msgspec.json.encode(wire.Caution(GOOD, found.loss, found.error, [], [], None))
    world = game.belief(question.view, question.heard).sample(Random(0))
    world.reopen(seat)
    best = [game.write(found.best)]
    notes = why(game, seat, question.view, world, [found.best])[1]
    means, reason = meanings(decisions(game, world, best, seat)), meaning(next(iter(notes), None))
    told = wire.Caution(found.quality, found.loss, found.error, best, means, reason)
    return msgspec.json.encode(told)


def hint_for(question: Question) -> wire.Hint:
    """What is worth considering, the best first, and what comes to the same once."""
    game, seat = edition_of(question.game, question.rules), question.seat
    thought = advice(game, *question[2:7], origin_of(game, question))
    # Words are alike in all worlds, and so are reasons.
    world = game.belief(question.view, question.heard).sample(Random(0))
    world.reopen(seat)
    options, seen, said = list[wire.Considered](), set[bytes](), list[Note]()
    for option in thought.options:
        if not (option.tries or thought.exact):
            continue
        view, notes = why(game, seat, question.view, world, option.line)
        line = [game.write(action) for action in option.line]
        means = meanings(decisions(game, world, line, seat))
        chance = None if thought.exact else round(option.value, 4)
        same = {msgspec.json.encode(view or line), alike(means, line, chance, notes)}
        if not seen & same:
            seen |= same
            first, besides = telling(notes, said)
            options.append(wire.Considered(line, means, option.tries, chance, first, besides))
        if len(options) == MOST_OPTIONS:
            break
    return wire.Hint(thought.simulations, thought.exact, options)


def alike(
    means: list[wire.Meaning], line: list[str], chance: float | None, notes: Sequence[Note]
) -> bytes:
    """What tells a reader that two options are as good: the same kind of decision, chance and reasons."""
    rounded = None if chance is None else round(100 * chance)
    said = [(note.key, note.args) for note in notes]
    return msgspec.json.encode((means[0].key if notes else line, rounded, said))


def telling(
    notes: Sequence[Note], said: list[Note]
) -> tuple[wire.Meaning | None, wire.Meaning | None]:
    """What speaks most for an option, and if that was said of a better one, also what was not."""
    first = next(iter(notes), None)
    besides = next((note for note in notes if note not in said), None) if first in said else None
    said.extend(note for note in (first, besides) if note)
    return meaning(first), meaning(besides)


def meaning(note: Note | None) -> wire.Meaning | None:
    return wire.Meaning(note.key, note.args) if note else None
