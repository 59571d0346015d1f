"""Evidencia in a terminal: what is on the table is on the screen, and nothing else."""

import io
import re
from random import Random

import pytest
from rich.console import Console, RenderableType

from sobremesa.core import JUDGE, WATCHER
from sobremesa.core.laws import agreements
from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.board import draw, hint, join
from sobremesa.games.evidencia.components import NAMES
from sobremesa.text import Texts, languages
from tests.games.evidencia.dialect import after
from tests.support.words import in_words

SLUG = re.compile("|".join(name for name in NAMES if "-" in name))


def printed(drawn: RenderableType, width: int = 80, colour: bool = False) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=width, force_terminal=colour, no_color=not colour).print(drawn)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def random_matches() -> list[Match]:
    """A game for each setting of the options, halted at some position."""
    found = []
    for number, options in enumerate(agreements(GAME, 2) * 3):
        match, rng = Match(GAME, 2, options), Random(number)
        for _ in range(rng.randrange(18, 56)):
            if deciders := match.deciders():
                who = rng.choice(deciders)
                match.act(who, rng.choice(list(match.state.legal(who))))
        found.append(match)
    return found


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("lang", languages)
def test_every_position_fits_80_columns_and_shows_every_card_that_is_seen(
    lang: str, plain: bool
) -> None:
    texts = Texts("evidencia", lang)
    for match in random_matches():
        for seat in (0, 1, WATCHER, JUDGE):
            seen = match.view(seat)
            lines = printed(draw(seen, texts, plain))
            assert max(map(len, lines)) <= 80
            shown = "\n".join(lines)
            if seen.phase in ("winner", "loser", "scatter"):
                assert texts.say("card", card=seen.challenge) in shown
            for card in (*seen.pyramid, *seen.zones[0], *seen.zones[1]):
                assert card not in NAMES or texts.say("card", card=card) in shown
            assert not SLUG.search(shown), "no card is called by its id"


def test_a_card_in_hand_is_a_box_with_value_symbols_and_back() -> None:
    seen = GAME.view(after("deal draw0=restricted-area,eye").state, 0)
    lines = printed(draw(seen, Texts("evidencia", "en"), True))
    place = lines.index("|8 AI      (A)||7 -       (I)|")
    assert lines[place - 1 : place + 4] == [
        ".-------------..-------------.",
        "|8 AI      (A)||7 -       (I)|",
        "|Restricted   ||The All-     |",
        "|Area         ||Seeing Eye   |",
        "'-------------''-------------'",
    ]


def test_the_challenge_is_told_in_words() -> None:
    texts = Texts("evidencia", "es")
    for card, words in (
        ("weather-balloon", "más cercano a 5"),
        ("abduction", "que no pase de 5"),
        ("slit-pupils", "el símbolo Reptilianos"),
    ):
        lines = printed(
            draw(GAME.view(after(f"deal challenges={card}").state, 0), texts, True), 100
        )
        name = texts.say("card", card=card)
        assert any(name in line and words in line for line in lines)


def english(text: str) -> str:
    return in_words(text, "evidencia", "en")


def test_decisions_and_lines_heard_have_words() -> None:
    assert english("take eye") == "Take The All-Seeing Eye"
    assert english("abduct no") == "Do not use Abduction"
    assert english("gnome T") == "Swap Gnome Revelation with the card at the top"
    assert english("abduct reveal") == "Reveal the base in order to swap Abduction"
    assert english("challenge eye draw0=?A") == "challenge eye draw0=?A"  # a note tells it (EVI-28)
    assert english("scatter pyramid=eye 0=abduction 1=green-man").startswith("At random: The")
    assert english("play ?") == "A card chosen in secret"
    assert english("place ?") == "row complete"
    assert in_words("place ?", "evidencia", "en", told=True) == "completes the row"
    assert [*join(["place ?"] * 6, ["completes the row"] * 6)] == ["completes the row"]
    for match in random_matches():
        for seat in (0, 1):
            for line in match.heard(seat):
                text = line.partition(" ")[2]
                assert english(text) != text or text.startswith("challenge ")
            for text in match.legal(seat):
                assert english(text) != text


def test_a_hint_is_the_solvers_answer_in_words() -> None:
    texts = Texts("evidencia", "en")
    match, rng = Match(GAME, 2, {}), Random(1)
    said = set()
    while deciders := match.deciders():
        who = rng.choice(deciders)
        if deciders == [0, 1]:
            words = " ".join(
                printed(hint(match.view(who), match.heard(who), texts, True, english), 200)
            )
            said.add(words.split()[0])
            assert ("Place " in words) == (match.view(who).phase == "order")
        match.act(who, rng.choice(list(match.state.legal(who))))
    assert "There" in said
    assert said - {"There"}
