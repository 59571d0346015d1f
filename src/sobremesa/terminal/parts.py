"""What a game has beyond its rules, and where that is: the one place that looks for it.

Most of it lies in the game's own folder. The house's faces and rules documents lie in a clone of this repository; where
there is none, nobody can tell.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from sobremesa.core.data import LARGEST, read_words
from sobremesa.homes import folder, home_of, part
from sobremesa.text import Texts, languages, sources

CLONE = Path(str(files("sobremesa"))).parents[1]


@dataclass(frozen=True, slots=True)
class Parts:
    """Each is there or not; None where nobody can tell."""

    texts: Mapping[str, Texts | str]  # by language; if they cannot be read, why
    document: str  # the rules as they are written down; empty if they are not
    board: bool  # in the terminal
    face: bool | None  # on the pages
    lesson: bool
    book: bool
    hints: bool

    @property
    def examples(self) -> int:
        return self.document.count("```example")


def parts_of(slug: str) -> Parts:
    """ValueError if there is no such game."""
    home = home_of(slug)
    if home is None:
        raise ValueError(f"there is no game {slug}")
    own = folder(slug)
    document, module = own / "rules.md", import_module(home.package)
    ours = CLONE / "docs" / "rules" / f"{slug}.md"
    written = next((read_words(file, LARGEST) for file in (document, ours) if file.is_file()), "")
    pages = CLONE / "web" / "src" / "games"  # where the house's faces lie
    face: bool | None = (own / "face" / "index.js").is_file()
    if not home.owner:
        face = (pages / slug / "index.ts").is_file() if pages.is_dir() else None
    return Parts(
        texts={lang: texts_of(slug, lang) for lang in languages},
        document=written or module.__doc__ or "",
        board=part(slug, "board") is not None,
        face=face,
        lesson=(own / "lesson" / "lesson.toml").is_file(),
        book=(own / "book" / "book.toml").is_file(),
        hints=part(slug, "hints") is not None,
    )


def texts_of(slug: str, lang: str) -> Texts | str:
    try:
        return Texts(slug, lang)
    except FileNotFoundError:
        return sources(slug, lang)[0].name
    except (ValueError, KeyError) as error:
        return str(error)
