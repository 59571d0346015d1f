"""How to play, as the pages show it: words, and positions that boards can draw; and what comes of trying something there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw, Struct

from sobremesa.books import Block, Book, Picture, book
from sobremesa.core import JUDGE, Refusal, Seat
from sobremesa.core.match import Match
from sobremesa.core.protocol import decisions
from sobremesa.core.record import Line
from sobremesa.library import ALL
from sobremesa.server.records.lessons import heard
from sobremesa.server.table import wire
from sobremesa.server.table.records import seen
from sobremesa.server.table.views import meanings
from sobremesa.text import Texts

MOST_TRIED: Final = 12  # decisions in a picture
Told = tuple[list[str], list[wire.Meaning], list[wire.Note]]  # lines, their meanings, notes
NOTHING: Final[Told] = ([], [], [])


class Moment(Struct, frozen=True):
    """A position, and what was heard last, as one seat knows it."""

    view: Raw
    deciders: list[int]
    legal: list[str]
    choices: list[wire.Meaning]  # what is legal, one by one
    lines: list[str]
    means: list[wire.Meaning]  # the lines, one by one
    notes: list[wire.Note]
    result: dict[str, Any] | None
    rule: str  # that refused the latest decision; then this is the position before it
    sentence: str  # what the rule says


class PictureView(Struct, frozen=True):
    name: str
    caption: str
    seat: int | None  # whose eyes; nobody's: everything is open
    players: int
    options: dict[str, Any]
    focus: str  # of the board only what this CSS selector finds
    wide: int  # pixels that the board is drawn in, where there is room; 0 is as usual
    tall: bool  # as high as a page
    lit: bool  # what may be decided is shown
    ask: str  # what the reader may try; empty: nothing
    right: list[str]  # the decisions that are asked for; any, if none
    praise: str  # what is said to one of them
    moment: Moment


class BlockView(Struct, frozen=True):
    kind: str  # say, show or ask
    text: str
    answer: str
    rules: list[str]
    picture: PictureView | None


class SectionView(Struct, frozen=True):
    name: str
    title: str
    blocks: list[BlockView]


class BookView(Struct, frozen=True):
    game: str
    rules: str
    first: str  # what one does, for a first turn
    picture: PictureView
    sections: list[SectionView]


@lru_cache(maxsize=32)
def book_view(slug: str, lang: str) -> BookView | None:
    """The whole book; None if a game has none."""
    found = book(slug)
    if found is None:
        return None
    texts = Texts(found.texts, lang)
    sections = [
        SectionView(
            section.name,
            texts.say(f"section-{section.name}"),
            [block_view(found, block, texts) for block in section.blocks],
        )
        for section in found.sections
    ]
    picture = picture_view(found, found.pictures[found.first], texts)
    return BookView(slug, ALL[slug].rules, texts.say("first"), picture, sections)


def block_view(found: Book, block: Block, texts: Texts) -> BlockView:
    return BlockView(
        block.kind,
        texts.say(block.key),
        texts.say(f"a-{block.name}") if block.kind == "ask" else "",
        list(block.rules),
        picture_view(found, found.pictures[block.name], texts) if block.kind == "show" else None,
    )


def picture_view(found: Book, picture: Picture, texts: Texts) -> PictureView:
    match, told = shown(found.slug, picture)
    key = f"picture-{picture.name}"
    return PictureView(
        picture.name,
        texts.say(key if texts.has(key) else "first"),
        None if picture.seat == JUDGE else picture.seat,
        match.players,
        dict(match.options),
        picture.focus,
        picture.wide,
        picture.tall,
        picture.lit,
        texts.say(f"try-{picture.name}") if picture.try_it else "",
        list(picture.right),
        texts.say(f"right-{picture.name}") if picture.right else "",
        moment(match, picture.seat, told),
    )


def shown(slug: str, picture: Picture) -> tuple[Match, Told]:
    """The position of a picture, and what its seat heard of the latest line."""
    match = picture.match(slug, ALL, but=1)
    latest = picture.lines(slug)[-1:]
    return match, heard(match, latest[0], picture.seat) if latest else NOTHING


def moment(match: Match, seat: Seat, told: Told, rule: str = "", sentence: str = "") -> Moment:
    legal = [] if seat == JUDGE else match.legal(seat)
    result = match.state.result()
    return Moment(
        seen(match.game, match.state, seat),
        match.deciders(),
        legal,
        meanings(decisions(match.game, match.state, legal, seat)),
        *told,
        result.as_json() if result else None,
        rule,
        sentence,
    )


def tried(slug: str, name: str, texts: list[str], lang: str) -> Moment:
    """What comes of some decisions of the picture's seat. The latest may be refused: then the rule says why, and
    the position is the one before it. ValueError for a text that cannot be read, LookupError for no such picture."""
    found = book(slug)
    if found is None:
        raise LookupError(slug)
    picture = found.pictures[name]
    match, told = shown(slug, picture)
    for text in texts[:MOST_TRIED]:
        try:
            told = heard(match, Line(0, picture.seat, text), picture.seat)
        except Refusal as no:
            words = Texts(slug, lang, match.game.rules)
            return moment(match, picture.seat, told, no.rule, words.rule(no.rule))
    return moment(match, picture.seat, told)
