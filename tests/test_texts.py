"""Every game and the house speak Spanish and English, and have a sentence for every rule and option.

Nothing here knows a single game: whoever joins `library.ALL` is tested.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa import library
from sobremesa.core import AnyGame, Note
from sobremesa.text import Texts, fluent, languages, parse
from tests.support.documents import NO_RULES, rules_of

GAMES = [pytest.param(game, id=slug) for slug, game in library.ALL.items()]
SPEAKERS = [None, *library.ALL]
SOURCES = Path(__file__).parents[1] / "src" / "sobremesa"


def needs(texts: Texts) -> dict[str, frozenset[str]]:
    """The variables of every text."""
    keys = texts.keys()
    return {key: texts.variables(key) for key in keys}


def beginning(texts: Texts, start: str) -> set[str]:
    keys = texts.keys()
    return {key for key in keys if key.startswith(start)}


@pytest.mark.parametrize("slug", SPEAKERS)
def test_both_languages_have_the_same_keys_in_the_same_order(slug: str | None) -> None:
    spanish, english = (Texts(slug, lang) for lang in languages)
    assert spanish.keys() == english.keys()


@pytest.mark.parametrize("slug", SPEAKERS)
def test_both_languages_need_the_same_variables(slug: str | None) -> None:
    spanish, english = (Texts(slug, lang) for lang in languages)
    assert needs(spanish) == needs(english)


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SPEAKERS)
def test_every_text_can_be_said_with_its_variables(slug: str | None, lang: str) -> None:
    texts = Texts(slug, lang)
    lists = re.findall(r'NAMES\("(\w+)", \$(\w+)\)', fluent(slug, lang))
    named = {name: sorted(beginning(texts, f"{kind}-"))[0] for kind, name in lists}
    ids = {name: key.partition("-")[2] for name, key in named.items()}
    for key, variables in needs(texts).items():
        listed = {name: ids[name] for name in variables & set(ids)}
        for value in (0, 1, 2, 1000):
            said = texts.say(key, **dict.fromkeys(variables, value) | listed)
            assert said.strip()
            assert "{" not in said
            assert not re.search("[\u2066-\u2069]", said), "no marks for right-to-left writing"


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_sentence(game: AnyGame, lang: str) -> None:
    texts = Texts(game.slug, lang)
    rules = rules_of(game)
    assert rules, NO_RULES
    assert [rule for rule in rules if not texts.has(f"rule-{rule}")] == []
    assert beginning(texts, "rule-") == {f"rule-{r}" for r in rules}


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_of_a_choice_has_a_sentence(game: AnyGame, lang: str) -> None:
    wanted = {f"option-{option.name}" for option in game.options}
    wanted |= {
        f"option-{option.name}-{value}"
        for option in game.options
        for value in (*option.values, *option.items)
    }
    texts = Texts(game.slug, lang)
    assert beginning(texts, "option-") == wanted


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_present_itself(game: AnyGame, lang: str) -> None:
    texts = Texts(game.slug, lang)
    assert all(texts.has(key) for key in ("title", "about", "player", "help"))
    assert texts.variables("player") == {"seat"}
    assert max(map(len, texts.say("help").splitlines())) <= 79


def test_a_missing_text_is_named() -> None:
    with pytest.raises(KeyError, match="rps has no text spock in en"):
        Texts("rps", "en").say("spock")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(KeyError, match=r"rps, player in es: .*seat"):
        Texts("rps", "es").say("player")


def test_a_language_that_nobody_wrote_is_refused() -> None:
    with pytest.raises(ValueError, match="es and en, not in tlh"):
        Texts(None, "tlh")


def test_wrong_files_are_refused_with_their_name() -> None:
    with pytest.raises(ValueError, match=r"^x\.ftl:1: not Fluent: this is not Fluent: Expected"):
        parse("this is not Fluent", "x.ftl")
    told = r'^x\.ftl:2: not Fluent: b = \{ \$n -> \[one\].*: Expected token: "the end of the line"$'
    with pytest.raises(ValueError, match=told):
        parse("a = one\nb = { $n -> [one] a die *[other] { $n } dice }\nc = three", "x.ftl")
    with pytest.raises(ValueError, match=r"x\.ftl: a is there twice"):
        parse("a = b\na = c\n", "x.ftl")
    with pytest.raises(ValueError, match=r"x\.ftl: a has more than variables"):
        parse("a = { NUMBER($n) }\n", "x.ftl")
    with pytest.raises(ValueError, match=r"x\.ftl: a has more than variables"):
        parse("a = { FROM_ONE($n, $m) }\n", "x.ftl")
    with pytest.raises(ValueError, match=r"x\.ftl: a has more than variables"):
        parse("a = { NAMES($kind, $ids) }\n", "x.ftl")
    with pytest.raises(KeyError, match="b"):
        parse("a = { b }\n", "x.ftl")
    with pytest.raises(KeyError, match="player"):
        parse("a = { PLAYER($seat) }\n", "x.ftl")


def test_a_note_is_said_with_its_arguments_and_a_plural() -> None:
    note = Note("lapsed", "TOT-24", {"points": 1})
    assert Texts("totem", "es").note(note).startswith("Se pierde un punto")
    note.args["points"] = 3
    assert Texts("totem", "es").note(note).startswith("Se pierden 3 puntos")


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_player_0_and_every_seat_has_a_word_of_its_own(game: AnyGame, lang: str) -> None:
    texts = Texts(game.slug, lang)
    words = [texts.player(seat) for seat in range(game.seats.stop - 1)]
    assert len(set(words)) == len(words)
    assert not [word for word in words if "0" in word]


def test_people_are_called_by_name_where_it_is_known() -> None:
    note = Note("aims", "EUP-89", {"seat": 0, "at": 2})
    spanish = Texts("euphoria", "es")
    assert spanish.note(note) == "Jugador 1 tiene un Láser y apunta a Jugador 3."
    named = spanish.named(["Ana", "", "Blas"])
    assert named.note(note) == "Ana tiene un Láser y apunta a Blas."
    assert named.player(1) == "Jugador 2"
    assert spanish.player(0) == "Jugador 1"


def test_a_seat_may_stand_in_the_text_itself() -> None:
    said = Texts("evidencia", "en").named(["Ana", "Blas"])
    assert said.say("action-scatter", buried="eye", first="abduction", second="green-man").endswith(
        "Abduction to Ana, Little Green Man to Blas"
    )


def test_ids_are_said_by_their_names() -> None:
    note = Note("discarded", "EUP-46", {"seat": 0, "cards": "lid,ear,gaze"})
    spanish, english = Texts("euphoria", "es"), Texts("euphoria", "en")
    assert spanish.note(note) == (
        "Jugador 1 descarta Égida Abollada, Oído de Lata y La Mirada Devuelta."
    )
    assert english.listed("card", ["lid", "ear"]) == "Dented Aegis and Tin Ear"
    assert english.listed("card", ["lid"]) == "Dented Aegis"
    assert Texts("evidencia", "es").listed("faction", ["G", "I"]) == "Gnomos e Illuminati"
    with pytest.raises(KeyError, match="card-spoon"):
        english.listed("card", ["spoon"])


def wrongs() -> Iterator[tuple[str, set[str]]]:
    """Every `Wrong("...", "key", name=...)` of the sources, its kinds among them: its key and what it fills in.

    `blamed` makes one of whatever a package raises, and fills in the error.
    """
    kinds = ("Wrong", "Unusable", "WrongBuild", "Unfit", "Unfinished", "blamed")
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
                key = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Constant):
                    error = {"error"} if getattr(node.func, "id", "") == "blamed" else set()
                    yield str(key.value), {str(word.arg) for word in node.keywords} | error


@pytest.mark.parametrize("lang", languages)
def test_every_reason_of_an_error_has_a_text_that_it_can_fill_in(lang: str) -> None:
    house, found = Texts(None, lang), list(wrongs())
    assert len(found) > 30
    for key, filling in found:
        assert house.variables(f"wrong-{key}") <= filling, key
    said = {f"wrong-{key}" for key, _ in found}
    kinds = {f"wrong-option-{kind}" for kind in ("choice", "number", "flag", "list")}
    texts = {key for key in house.keys() if key.startswith("wrong-")}  # noqa: SIM118
    assert texts - kinds - {"wrong-line-hidden", "wrong-line-unreadable"} == said
