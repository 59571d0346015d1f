"""What happened, grouped for people: what one player did in a row, then what came of it. It says no words itself.

What was decided in secret is told once, when it is open; that somebody did nothing where anybody might react is
not told at all. The page's log does the same, in `web/src/table/telling.ts`.
"""

from collections.abc import Iterable, Iterator, Sequence

from sobremesa.core import Note, Perceived
from sobremesa.core.protocol import PASS, UNSAID

# What one player did in a row: the texts, and what they say.
Run = tuple[str, list[str], list[Note]]


def sentences(events: Iterable[Perceived], unsaid: frozenset[str]) -> Iterator[Run | Note]:
    """Group consecutive moves of one player; a note that is told ends the run."""
    who, moves, told = "", list[str](), list[Note]()
    for lines, notes, said, _ in opened([*events]):
        for line, note in zip(lines, said, strict=True):
            speaker, _, move = line.partition(" ")
            if speaker != who or who == "!":
                if moves:
                    yield who.removesuffix(":"), moves, told
                who, moves, told = speaker, [], []
            moves.append(move)
            told.append(note)
        for note in [note for note in notes if note.key not in unsaid]:
            if moves:
                yield who.removesuffix(":"), moves, told
                moves, told = [], []
            yield note
    if moves:
        yield who.removesuffix(":"), moves, told


def opened(events: Sequence[Perceived]) -> Iterator[Perceived]:
    """The same without what is told again when it is open, and without what says nothing."""
    later = set[str]()  # who is heard openly before the step is over
    kept = list[list[bool]]()
    for heard in reversed(events):
        if heard.step != "all" and any(line[:1].isdecimal() for line in heard.lines):
            later.clear()
        pairs = zip(heard.lines, heard.said, strict=True)
        kept.append([is_told(line, note, heard.step, later) for line, note in pairs])
        if heard.step == "all":
            later |= {line.partition(" ")[0] for line in heard.lines if not is_hidden(line)}
    for heard, keep in zip(events, reversed(kept), strict=True):
        lines = [line for line, told in zip(heard.lines, keep, strict=True) if told]
        said = [note for note, told in zip(heard.said, keep, strict=True) if told]
        yield heard._replace(lines=lines, said=said)


def is_told(line: str, note: Note, step: str, later: set[str]) -> bool:
    speaker, _, text = line.partition(" ")
    if speaker == "#" or note == UNSAID:
        return False  # the notes say it in words
    if step == "window":
        return speaker == "!" or text not in (PASS, "?")
    return not (step == "all" and is_hidden(line) and speaker in later)


def is_hidden(line: str) -> bool:
    return "?" in line.split()
