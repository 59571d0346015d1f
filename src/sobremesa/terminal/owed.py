"""What a game still owes, and what each surface shows without it: `sobremesa check GAME --complete`.

Which texts a game needs is found by playing some random games and listening; what never comes up is not missed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from sobremesa.core import CHANCE, AnyGame, Note
from sobremesa.core.arrange import every_name, plan_of
from sobremesa.core.match import Match
from sobremesa.core.trial import agreements, random_action
from sobremesa.terminal.parts import Parts, parts_of
from sobremesa.text import Texts

GAMES, EVENTS = 3, 2_000  # played for each number of players; of each at most so many events
NAMES = ("title", "about", "help", "player")


@dataclass(frozen=True, slots=True)
class MissingPart:
    """Something that is missing: what, in which languages, and under which key it is told what that means."""

    what: str
    languages: tuple[str, ...]
    kind: str


def owed_by(game: AnyGame) -> list[MissingPart]:
    parts = parts_of(game.slug)
    return [*owed_texts(game, parts), *owed_parts(game, parts)]


def owed_parts(game: AnyGame, parts: Parts) -> Iterator[MissingPart]:
    there = {
        "document": bool(written_rules(game, parts)),
        "examples": parts.examples > 0,
        "board": parts.board,
        "face": parts.face is not False,
        "lesson": parts.lesson,
        "book": parts.book,
        "hints": parts.hints,
    }
    for name, is_there in there.items():
        if not is_there:
            yield MissingPart("", (), name)


def owed_texts(game: AnyGame, parts: Parts) -> Iterator[MissingPart]:
    """Missing files, then missing keys in the order of their kinds."""
    for lang, texts in parts.texts.items():
        if isinstance(texts, str):
            yield MissingPart(texts, (lang,), "file")
    written = {lang: texts for lang, texts in parts.texts.items() if isinstance(texts, Texts)}
    for key, needed in wanted(game, parts).items():
        lacking = tuple(lang for lang, texts in written.items() if not says(texts, key, needed))
        if lacking:
            kind = key.partition("-")[0] if "-" in key else "name"
            yield MissingPart(key, lacking, kind)


def says(texts: Texts, key: str, note: Note | None) -> bool:
    """Is there a text, and can it be filled in with what the game gives it?"""
    if note is None:
        return texts.has(key)
    try:
        texts.say(key, **note.args)
    except KeyError:
        return False
    return True


def wanted(game: AnyGame, parts: Parts) -> dict[str, Note | None]:
    """The keys of all texts that a game needs, each with something that it must be able to say."""
    found: dict[str, Note | None] = dict.fromkeys(NAMES)
    found |= dict.fromkeys(f"rule-{rule}" for rule in written_rules(game, parts))
    for option in game.options:
        values = (*option.values, *option.items)
        found |= dict.fromkeys([f"option-{option.name}"])
        found |= dict.fromkeys(f"option-{option.name}-{value}" for value in values)
    found |= dict.fromkeys(f"colour-{colour}" for colour in game.colours)
    if not (parts.board and parts.face is not False):
        found |= dict.fromkeys(f"field-{name}" for name in every_name(plan_of(game).fields))
    return {**dict(come_up(game)), **found}


def written_rules(game: AnyGame, parts: Parts) -> list[str]:
    """The IDs that the rules document defines: in bold, or at the beginning of a line of a docstring."""
    rule = rf"{game.prefix}-(?![EX]\d)[A-Z]?\d+"  # examples have IDs, too
    pattern = rf"\*\*({rule})\*\*|^({rule}) "
    found = re.findall(pattern, parts.document, flags=re.MULTILINE)
    return list(dict.fromkeys(bold or plain for bold, plain in found))


def come_up(game: AnyGame) -> Iterator[tuple[str, Note | None]]:
    """What random games decide, tell, refuse and end with."""
    for players in game.seats:
        settings = agreements(game, players)
        for number in range(GAMES):
            rng = Random(f"owed {players} {number}")
            match = Match(game, players, rng.choice(settings))
            while (deciders := match.deciders()) and len(match.events) < EVENTS:
                yield from at_this_position(match, rng)
                who = rng.choice(deciders)
                happening = match.act(who, random_action(match.state, who, rng))
                for seat in range(players):
                    perceived = game.perceive(happening, seat)
                    yield from (
                        (f"action-{note.key}", note) for note in perceived.said if is_said(note)
                    )
                    yield from ((f"note-{note.key}", note) for note in perceived.notes)
                    yield from (
                        (f"rule-{note.rule}", None) for note in perceived.notes if note.rule
                    )
            if result := match.state.result():
                yield f"reason-{result.reason}", None
                yield f"rule-{result.rule}", None


def is_said(note: Note) -> bool:
    """Does it say something? What a seat may not know is heard as `?`."""
    return bool(note.key) and "?" not in note.key


def at_this_position(match: Match, rng: Random) -> Iterator[tuple[str, Note | None]]:
    """What may be decided here, and the rule that refuses something that may not."""
    for who in match.deciders():
        if who != CHANCE:
            for text in match.legal(who)[:20]:
                note = match.describe(who, text)
                yield f"action-{note.key}", note
    if match.events:
        who, action = rng.choice(match.events)
        if who not in match.deciders() or action not in match.state.legal(who):
            yield f"rule-{match.state.forbids(who, action)}", None
