"""The map and the boards in a terminal of 100 columns, with colours and without."""

import io
import re

import pytest
from rich.console import Console

from sobremesa.core import WATCHER, legal_texts
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.board import draw, group, join
from sobremesa.games.pyramids.components import BOX
from sobremesa.text import Texts, languages
from tests.games.pyramids.dialect import Runner, run
from tests.games.pyramids.games import random_match
from tests.support.words import in_words

DRAFT = """
    position 2 draft 3
    seat 0: A=4,_,6 B=2,_,_ D1=1,2* up=ram cross=F1.1
    units 2=0:2+3h 3=1:5
    device 0: ram 2>3
    ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=4 1d4b=1 1d8a=5 1d8b=2
"""


# No id, and no English, where a Spanish reader looks.
SLUGS = re.compile(
    r"\b(hero|heroes|dev|foot|ram|spikes|umbrella|anubians|sobeccians|plus4|line|inner|outer|[ABC]\.x?[23])\b"
)


def screen(runner: Runner, seat: int = 0, plain: bool = True, lang: str = "en") -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=100, force_terminal=not plain, no_color=plain)
    seen = runner.game.view(runner.state, seat)
    legal = legal_texts(runner.game, runner.state, seat)
    console.print(draw(seen, Texts("pyramids", lang), plain, legal))
    return paper.getvalue()


def test_the_map_lies_as_in_the_rules_document() -> None:
    lines = screen(run(DRAFT)).splitlines()
    assert lines[0].split()[:5] == ["[S1", "r]", "2", "1/3", "3"]
    assert lines[1].split()[:4] == ["r", "2+3*", "b", "5"]
    rows = lines[:10:2]
    starts = [rows[k].find(name) for k, name in ((0, "2 1/3"), (1, "18 1/3"), (2, "17 1/3"))]
    assert starts == [14, 7, 0]  # rows are shifted by half a hex


def test_a_taken_die_shows_which_slots_it_fills() -> None:
    before = screen(run(DRAFT))
    assert re.search(
        r"blue d8: 5 +fits: pair 2d; A 2; B 2; C 1 2 3; footmen 1: d5; footmen 2: d5 *\n", before
    )
    after = screen(run(DRAFT + "0: take 1d8a"))
    assert "blue d8: 5 to write" in after
    assert "o4 < <o_> < o6" in after  # A2 takes it
    assert "worth 6" in after  # A as it would be when finished


def test_dice_are_offered_by_what_they_show() -> None:
    runner = run(DRAFT)
    legal = legal_texts(GAME, runner.state, 0)
    offered = [in_words(text, "pyramids", "es", runner.state) for text in legal]
    assert offered[0] == "Tomar el d4 rojo que muestra 1", "of two equal ones the first"
    assert "Tomar el d8 azul que muestra 5" in offered
    assert len({*offered}) == len(legal)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cross F1.4", "Tachar el rombo 4 del grupo 1 de lacayos"),
        ("cross F2.1", "Tachar el triángulo 3 del grupo 2 de lacayos"),
        ("write D1R 5", "Anotar 5: rombo de la pareja 1"),
        ("write H2 3", "Anotar 3: casilla de héroe 2"),
        ("write A3 8", "Anotar 8: el ejército creciente, casilla 3"),
        ("deploy F2 12", "Enviar los lacayos del grupo 2 al espacio 12"),
        ("deploy H1 4", "Enviar los héroes de la casilla 1 al espacio 4"),
    ],
)
def test_slots_and_units_have_words(text: str, said: str) -> None:
    assert in_words(text, "pyramids", "es") == said


def test_spaces_that_can_be_chosen_are_marked() -> None:
    drawn = screen(run("position 2 deploy 3"))
    assert "<2 1/3>" in drawn
    assert "<18 1/3>" in drawn
    assert "<4 #A>" not in drawn
    assert "to deploy: the footmen of group 1: 1, the footmen of group 2: 1" in drawn


def test_the_twin_army_shows_its_condition_between_the_outer_slots() -> None:
    assert re.search(r"Twin army B +t_ o_ d_ +t = d", screen(run("position 2 deploy 3")))
    two = screen(run("position 2 deploy 3 twin_slots=2 hero_slots=reuse"))
    assert re.search(r"Twin army B +t_ = d_ *\n", two)
    assert re.search(r"Heroes +t_ *\n", two)


def test_a_table_of_rules_1_0_shows_the_map_of_1_0() -> None:
    game = GAME.edition("1.0")
    assert game is not None
    lines = screen(run("position 2 deploy 3", game)).splitlines()
    assert lines[0].split()[1:6] == ["r]", "<8", "1/3>", "9", "#A"]


def test_devices_upgrades_and_hidden_points_are_shown() -> None:
    drawn = screen(run(DRAFT))
    for said in (
        "Red: ram from space 2 against space 3",
        "upgrades: a battering ram",
        "points: hidden",
        "d2x",
        "xx",
    ):
        assert said in drawn


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("name", BOX.maps)
def test_every_position_of_a_game_fits_into_100_columns(name: str, lang: str, plain: bool) -> None:
    for match, _ in random_match("drawn", 4, {"map": name}):
        if len(match.events) % 60 == 0:
            runner = Runner()
            runner.begun = match.state
            for seat in (0, WATCHER):
                drawn = screen(runner, seat, plain, lang)
                bare = re.sub(r"\x1b\[[0-9;]*m", "", drawn)
                assert not (lang == "es" and SLUGS.search(bare)), bare
                assert max(map(len, bare.splitlines())) <= 100
                assert ("\x1b" in drawn) != plain


def test_decisions_are_grouped_by_what_they_are_about() -> None:
    assert [group(f"write {slot} 3") for slot in ("A1", "A2", "D1T", "H1")] == [
        "A",
        "A",
        "D1",
        "H1",
    ]
    assert group("cross F1.4") == "F1"
    assert group("place ram 2>3") == "ram"
    assert group("take 0d4a") == ""


def test_an_opened_target_takes_the_place_of_its_question_mark() -> None:
    assert len(join(["deploy A ?", "deploy F1 ?"], ["A?", "F?"])) == 2
    heard = ["deploy A ?", "deploy A 3", "deploy F1 2"]
    assert join(heard, ["A to a secret space", "A to 3", "F1 to 2"]) == ["A to 3", "F1 to 2"]
