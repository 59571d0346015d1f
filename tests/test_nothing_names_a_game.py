"""Nothing outside a game's folders names it: a sixth game touches no file but its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa import homes
from sobremesa.library import ALL
from sobremesa.text import Texts, languages

ROOT = Path(__file__).parents[1]
OWN = (ROOT / "src" / "sobremesa" / "games", ROOT / "web" / "src" / "games")
KINDS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".js", ".in", ".json", ".svg"}
HOUSE = [ALL[slug] for slug in homes.own()]
# As whole words, or parts of a name: `totem`, `TotemView`, `read_totem`, `totemBoard`, `TOT-12`.
WORDS = [rf"(?<![a-z])(?i:{game.slug})(?![a-z])" for game in HOUSE]
NAMES = [rf"\b{game.slug.capitalize()}(?=[A-Z])|\b{game.slug}(?=[A-Z])" for game in HOUSE]
RULES = [rf"\b{game.prefix}-[RN]?\d" for game in HOUSE]
NAMED = re.compile("|".join([*WORDS, *NAMES, *RULES]))


def files() -> Iterator[Path]:
    """The code and texts of src and web/src, without the games' own folders and without tests."""
    for folder in (ROOT / "src", ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            own = any(path.is_relative_to(games / slug) for games in OWN for slug in homes.own())
            if path.suffix in KINDS and not own and not path.name.endswith(".test.ts"):
                yield path


@pytest.mark.parametrize("path", [*files()], ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_outside_its_folders_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = [line.strip() for line in text.splitlines() if NAMED.search(line)]
    assert named == []


@pytest.mark.parametrize("lang", languages)
def test_no_sentence_of_the_house_has_the_title_of_a_game(lang: str) -> None:
    house = Texts(None, lang)
    said = " ".join(part for key in house.keys() for part in house.literals(key))  # noqa: SIM118
    titles = [Texts(game.slug, lang).say("title") for game in HOUSE]
    named = [title for title in titles if re.search(rf"(?i)\b{re.escape(title)}\b", said)]
    assert named == []


def test_what_names_a_game_is_found() -> None:
    game = HOUSE[0]
    shown = [
        game.slug,
        f"{game.slug.capitalize()}View",
        f"{game.slug}Board",
        f"read_{game.slug}",
        f"{game.prefix}-12",
    ]
    assert all(NAMED.search(f"x = {name}") for name in shown)
    assert not NAMED.search(f"x = {game.slug}s un{game.slug}")
