"""How to play: a rulebook of a few pages for each game, whose pictures are positions of real games.

A game's folder `book` holds it: `book.toml` says what stands where, `<lang>.ftl` has the words, and records that are played up
to a line give the pictures. What a caption claims about its position stands beside it as data, and is checked by the rules
(`Claim.wrong`). Whoever learns reads from the top; the numbered rules are linked from each block.

    first = "hand"                                    # the picture of a first turn at a table, with the text `first`

    [[section]]                                       # heading: the text `section-turn`
    name = "turn"
    blocks = [
        { say = "choose", rules = ["MYG-10"] },       # the text `choose`
        { show = "hand" },                            # a picture, with its caption `picture-hand`
        { ask = "ties", rules = ["MYG-30"] },         # a question `q-ties` and its answer `a-ties`
    ]

    [[picture]]
    name = "hand"
    record = "round"                                  # round.game, in the same folder
    line = 5                                          # so many lines of it are played
    seat = 0                                          # whose eyes; nobody's: everything is open
    claims = [{ legal = "pick F02" }, { refused = "pick F03", rule = "MYG-10" }]

    [[heading]]                                       # of the complete list of rules
    rule = "MYG-10"                                   # begins at this one
    say = "rules-turn"
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from sobremesa.core import JUDGE, AnyGame, Refusal, Seat
from sobremesa.core.match import Match
from sobremesa.core.record import Line, Record, play_line, read_record, read_speaker, start
from sobremesa.homes import folder

# Of blocks, and how the key of their text begins.
KINDS = {"say": "", "show": "picture-", "ask": "q-"}


@dataclass(frozen=True, slots=True)
class Claim:
    """What a caption says of its position, or of the one after `do`. Everything that is given must hold."""

    do: tuple[str, ...] = ()  # lines that are played first
    seat: Seat | None = None  # about whom, if it is not whose eyes see the picture
    legal: str = ""  # this may be decided
    refused: str = ""  # this is refused by `rule`
    rule: str = ""
    can: tuple[str, ...] | None = None  # exactly this may be decided
    count: int | None = None  # so many decisions are open
    tells: str = ""  # a consequence of `do` that cites this rule
    sees: str = ""  # a path into the view, `windows.0.laid`, where `value` is found
    value: Any = None
    ends: str = ""  # the game is over by this rule
    points: tuple[int, ...] | None = None  # of the result

    def wrong(self, match: Match, seat: Seat) -> str:
        """What does not hold; empty if everything does. The match stays as it is."""
        who = seat if self.seat is None else self.seat
        match, told = match.copy(), set[str]()
        try:
            for line in self.do:
                for happening in match.play(*read_speaker(line)):
                    told |= {note.rule for note in match.game.perceive(happening, who).notes}
        except Refusal as refusal:
            return f"{self.do} is refused by {refusal.rule}"
        return next(self.broken(match, who, told), "")

    def broken(self, match: Match, who: Seat, told: set[str]) -> Iterator[str]:
        legal = [] if who == JUDGE else match.legal(who)
        if self.legal and self.legal not in legal:
            yield f"{self.legal} is not among {legal}"
        if self.refused and (found := refusing(match, who, self.refused)) != self.rule:
            yield f"{self.refused} is refused by {found or 'nothing'}, not by {self.rule}"
        if self.can is not None and sorted(self.can) != sorted(legal):
            yield f"there are {legal}, not {self.can}"
        if self.count is not None and self.count != len(legal):
            yield f"there are {len(legal)} decisions, not {self.count}"
        if self.tells and self.tells not in told:
            yield f"{self.tells} is not told, only {sorted(told)}"
        if self.sees and (seen := found_at(match.view(who), self.sees)) != self.value:
            yield f"{self.sees} is {seen}, not {self.value}"
        result = match.state.result()
        if self.ends and (result.rule if result else "") != self.ends:
            yield f"it ends by {result.rule if result else 'nothing'}, not by {self.ends}"
        if self.points is not None and (result is None or result.points != self.points):
            yield f"the result is {result}, not {self.points}"


def refusing(match: Match, who: Seat, text: str) -> str:
    """The rule that refuses it; empty if none does."""
    try:
        match.copy().play(who, text)
    except Refusal as refusal:
        return str(refusal.rule)
    return ""


def found_at(view: Any, path: str) -> Any:
    """What stands in a view at a path such as `windows.0.laid`; lists for tuples."""
    for name in path.split("."):
        if isinstance(view, Mapping):
            view = view[name] if name in view else view[int(name)]
        else:
            view = view[int(name)] if isinstance(view, list | tuple) else getattr(view, name)
    return plain(view)


def plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


@dataclass(frozen=True, slots=True)
class Picture:
    """A position of a record, and what its caption claims."""

    name: str
    record: str
    line: int
    claims: tuple[Claim, ...]
    seat: Seat = JUDGE
    focus: str = ""  # of the board only what this CSS selector finds
    wide: int = 0  # pixels that the board is drawn in, where there is room
    tall: bool = False  # as high as a page, so that it can be read
    lit: bool = False  # what may be decided is shown
    try_it: bool = False  # the reader may decide: the text `try-<name>` asks for it
    # Which decisions are asked for, then `right-<name>` is said; any, if none.
    right: tuple[str, ...] = ()

    def lines(self, slug: str) -> list[Line]:
        """The lines that lead there."""
        return record_of(slug, self.record).lines[: self.line]

    def match(self, slug: str, games: Mapping[str, AnyGame], but: int = 0) -> Match:
        """The position, or the one so many lines before; RecordError if one of them is against the rules."""
        match = start(record_of(slug, self.record), games)
        lines = self.lines(slug)
        for line in lines[: len(lines) - but]:
            play_line(match, line)
        return match


@dataclass(frozen=True, slots=True)
class Block:
    kind: str  # one of KINDS
    name: str
    rules: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return KINDS[self.kind] + self.name


@dataclass(frozen=True, slots=True)
class Section:
    name: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    slug: str
    first: str  # the picture of the first turn; the words are the text `first`
    sections: tuple[Section, ...]
    pictures: Mapping[str, Picture]
    headings: Mapping[str, str]  # of the complete list, by the rule where they begin

    @property
    def texts(self) -> str:
        """Whose words these are, for `Texts`."""
        return f"books/{self.slug}"

    def keys(self) -> set[str]:
        """All texts that it needs."""
        blocks = [block for section in self.sections for block in section.blocks]
        tried = [picture for picture in self.pictures.values() if picture.try_it]
        return {
            "first",
            *(f"section-{section.name}" for section in self.sections),
            *(block.key for block in blocks),
            *(f"a-{block.name}" for block in blocks if block.kind == "ask"),
            *(f"try-{picture.name}" for picture in tried),
            *(f"right-{picture.name}" for picture in tried if picture.right),
            *self.headings.values(),
        }


@cache
def book(slug: str) -> Book | None:
    """A game's book, if somebody has written one."""
    file = folder(slug) / "book" / "book.toml"
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    pictures = [picture_of(each) for each in data["picture"]]
    return Book(
        slug,
        data["first"],
        tuple(Section(each["name"], blocks_of(each["blocks"])) for each in data["section"]),
        {picture.name: picture for picture in pictures},
        {each["rule"]: each["say"] for each in data.get("heading", [])},
    )


def blocks_of(found: list[dict[str, Any]]) -> tuple[Block, ...]:
    return tuple(
        Block(kind, each[kind], tuple(each.get("rules", ())))
        for each in found
        for kind in KINDS
        if kind in each
    )


def picture_of(found: dict[str, Any]) -> Picture:
    claims = tuple(claim_of(each) for each in found.get("claims", ()))
    return Picture(**{**found, "claims": claims, "right": tuple(found.get("right", ()))})


def claim_of(found: dict[str, Any]) -> Claim:
    unknown = found.keys() - {field.name for field in fields(Claim)}
    if unknown:
        raise ValueError(f"a claim has no {', '.join(sorted(unknown))}")
    for key in ("do", "can", "points"):
        if key in found:
            found[key] = tuple(found[key])
    return Claim(**found)


@cache
def record_of(slug: str, name: str) -> Record:
    return read_record((folder(slug) / "book" / f"{name}.game").read_text(encoding="utf-8"))
