"""People read words: no id, no name of a field, no seat that is counted from 0, no English in Spanish.

All that a screen says comes from the .ftl files, so that these are its whole vocabulary: whatever else is
made of letters was never written for people. Whole random games are drawn, told and labelled, for every
number of players and in both languages.
"""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from sobremesa import library
from sobremesa.books import book
from sobremesa.core import WATCHER, AnyGame
from sobremesa.core.match import Match
from sobremesa.lessons import lesson
from sobremesa.server.table import log, views
from sobremesa.server.table.log import StreamPiece as Piece
from sobremesa.terminal.screen import Reader, Screen
from sobremesa.text import Texts, languages
from tests.support.games import played
from tests.support.words import TOKEN, ZERO, notation_is_told, patterns, strange

LESSONS = [slug for slug in library.ALL if lesson(slug)]
BOOKS = [slug for slug in library.ALL if book(slug)]
TOLD = [
    None,
    *library.ALL,
    *(f"lessons/{slug}" for slug in LESSONS),
    *(f"books/{slug}" for slug in BOOKS),
]
OPTIONS: dict[str, dict[str, object]] = {"totem": {"quiet_per_player": 3}}
TABLES = [
    pytest.param(game, players, id=f"{slug}-{players}")
    for slug, game in library.ALL.items()
    for players in game.seats
] + [
    pytest.param(earlier, earlier.seats[-1], id=f"{slug}-{earlier.rules}")
    for slug, game in library.ALL.items()
    for earlier in game.earlier
]
INFINITIVE = re.compile(
    r"^(?:\w+|Jugador \d): [A-ZÁÉÍÓÚ]\w*[aei]r(?:l[ao]|se)?\b"
)  # Rojo: Usar 5 puntos
DRAWN = 6  # boards for each game, evenly spread


def printed(drawn: RenderableType) -> str:
    paper = io.StringIO()
    Console(file=paper, width=160, color_system=None).print(drawn)
    return paper.getvalue()


def told(match: Match, lang: str) -> Iterator[str]:
    """All that a terminal says of a game: log, labels of decisions, result, and some boards."""
    console = Console(file=io.StringIO(), width=160, color_system=None)
    screen = Screen(Reader(console, lambda prompt: "", lang, plain=True), match.game)
    every = max(1, len(match.events) // DRAWN)
    for number, happening in enumerate(match.happenings()):
        for reader in (WATCHER, number % match.players):
            perceived = match.game.perceive(happening, reader)
            yield from (line.plain for line in screen.story([perceived], frozenset()))
        if number % every == 0:
            yield from boards(match, number, screen)
    result = match.state.result()
    assert result is not None
    screen.result(result, 0)
    screen.options(match.options.items())
    screen.others([(seat, "medium") for seat in range(match.players)])
    assert isinstance(console.file, io.StringIO)
    yield console.file.getvalue()


def boards(match: Match, number: int, screen: Screen) -> Iterator[str]:
    """The table as some see it after so many events, and what they may do then."""
    game, drawing = match.game, screen.drawing
    at = Match(game, match.players, match.options)
    for event in match.events[:number]:
        at.act(*event)
    for reader in (WATCHER, *at.deciders()[:2]):
        if reader < 0 and reader != WATCHER:
            continue
        legal = at.legal(reader) if reader >= 0 else []
        seen, last = at.view(reader), at.heard(reader)[-3:]
        yield printed(drawing.draw(seen, screen.texts, True, legal, last))

        def say(text: str, at: Match = at, reader: int = reader) -> str:
            return screen.in_words(text, at.describe(reader, text))

        offers = [*map(say, legal)]
        assert len({*offers}) == len(legal), "two that sound alike"
        yield from offers
        if reader >= 0:
            for command in drawing.commands.values():
                yield printed(command(seen, at.heard(reader), screen.texts, True, say))


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_told_in_words(game: AnyGame, players: int, lang: str) -> None:
    match = played(game, players, "words", options=OPTIONS.get(game.slug))
    found: dict[str, str] = {}
    for said in told(match, lang):
        for word in strange(said, game.slug, lang, game.rules):
            found.setdefault(word, said.strip())
        assert not ZERO.search(said), said
        assert lang != "es" or not INFINITIVE.search(said), "the log tells what was done"
    assert found == {}


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("kind", sorted(log.IN_WORDS))
def test_what_happens_at_a_table_is_told_in_words(kind: str, lang: str) -> None:
    entry = next(each for each, name in log.KINDS.items() if name == kind)
    what = "draw" if entry is log.Offered else ""
    told = (("what", what), ("on", "yes"), ("colour", "red"), ("by", "host"))
    piece = Piece(1, 0, kind, 0, args=told)
    said = views.system_words("totem", (), lang, piece, {})
    assert not ZERO.search(said)
    assert strange(said, "totem", lang) == set()


# Words that no Spanish text has, whatever it is about.
ENGLISH = frozenset(
    """the and of with your you is are was were this that these those from for not but all when which who
    player players card cards round turn seat space hand deck board piece pieces hero heroes foot unit units
    draw take play place pick write choose wins win score points row window bot step tie""".split()  # noqa: SIM905
)


@pytest.mark.parametrize("slug", TOLD)
def test_no_spanish_text_is_half_english(slug: str | None) -> None:
    spanish, english = Texts(slug, "es"), Texts(slug, "en")
    for key in spanish.keys():  # noqa: SIM118
        said = patterns(spanish, key).replace("sobremesa play", "")
        if not notation_is_told(key) and not key.startswith("word-"):
            assert not ENGLISH & {*TOKEN.findall(said.lower())}, f"{key} = {said}"
            copied = said == patterns(english, key) and len(TOKEN.findall(said)) > 2
            assert not copied, f"{key} = {said}"


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", TOLD)
def test_no_text_has_an_id_or_counts_seats_from_0(slug: str | None, lang: str) -> None:
    texts = Texts(slug, lang)
    for key in texts.keys():  # noqa: SIM118
        said = patterns(texts, key)
        if not notation_is_told(key) and not key.startswith("arg-"):
            assert not re.search(r"\b[a-z]+_[a-z]+\b", said), f"{key} = {said}"
            assert not ZERO.search(said), f"{key} = {said}"
