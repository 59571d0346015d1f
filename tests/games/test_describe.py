"""Decisions and lines of the record in the games' own words, in a terminal and on the pages."""

import pytest

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.match import Match
from sobremesa.library import ALL
from sobremesa.text import languages
from tests.support.games import played
from tests.support.words import in_words

TOTEM = {
    "start J18": "Begin on J18",
    "use 1": "Use 1 point",
    "use 9": "Use 9 points",
    "add K9": "Add a piece on K9 (instead of moving)",
    "J10-J11": "J10 to J11",
    "stop": "Stop here and continue with another unit",
    "remove K11": "Eliminate the piece on K11",
    "again": "Roll again",
    "roll 4 5": "Dice: 4 and 5",
    "off 0:5 1:3": "Roll-off: Red 5, Blue 3",
    "off 3:5 0:3 1:1": "Roll-off: Yellow 5, Red 3, Blue 1",
    "?": "?",
    "something else": "something else",
}
EVIDENCIA = {
    "play eye": "Play The All-Seeing Eye",
    "take eye": "Take The All-Seeing Eye",
    "bury garden-gnome": "Send Garden Gnome to the pyramid",
    "abduct B2": "Swap Abduction with the card at the centre of the base",
    "abduct reveal": "Reveal the base in order to swap Abduction",
    "abduct no": "Do not use Abduction",
    "gnome T": "Swap Gnome Revelation with the card at the top",
    "gnome no": "Do not use Gnome Revelation",
    "place eye": "Place The All-Seeing Eye",
    "place ?": "row complete",
    "play ?": "A card chosen in secret",
    "deal challenges=eye,?G,?,?,? final=?A draw0=?,? draw1=?,?": "The cards are dealt",
    "scatter pyramid=eye 0=abduction 1=green-man": (
        "At random: The All-Seeing Eye to the pyramid, Abduction to Player 1, Little Green Man to Player 2"
    ),
    "scatter pyramid=eye": "scatter pyramid=eye",
    "dance eye": "dance eye",
    "": "",
}
MISTY = {  # on the pages
    "pick F03": "Choose: flower",
    "pick U05": "Choose: balloon, arrow up",
    "pick ?": "Chooses a card, face down",
    "place c0r2": "Place it in a new column on the left, row 2",
    "place c3r0": "Place it in column 3, in a new row above",
    "place ?": "Places the card, not shown yet",
    "move R07": "Activate: scooter, arrow right",
    "feed M01 F03": "A monster eats a flower",
    "deal 1.2 0=D01,F03 1=?,?": "Round 1, deal 2: cards are dealt",
    "resign": "resign",
}
EUPHORIA = {
    "order E-LS-S": "Lay the row: Euphorian follower, Subterra Leader and Subterra follower",
    "order ?": "Lay a row",
    "give lid @3": "Give Dented Aegis to Player 4",
    "give ? @3": "An artifact for Player 4",
    "interrogate 3.2": "Interrogate recruit 2 of Player 4",
    "use barter x1": "Use Bag of the Great Barter, exposing your recruit 1",
    "arm x1 @4": "Arm, exposing your recruit 1, and aim at Player 5",
    "pick 3": "Choose Player 4",
    "pick 3.1": "Choose recruit 1 of Player 4",
    "pick lid": "Keep Dented Aegis",
    "pick ?": "Keep an artifact",
    "aim 4": "Aim at Player 5",
    "react lid x2": "React with Dented Aegis, exposing your recruit 2",
    "react hook x1 @4": "React with Swift Hook, exposing your recruit 1, and name Player 5",
    "react gaze x1 3.2": (
        "React with The Gaze Returned, exposing your recruit 1, and look at recruit 2 of Player 4"
    ),
    "react knot x1 2.3 0.1": (
        "React with Knot of Fate, exposing your recruit 1, and exchange recruit 3 of Player 3 for recruit 1 of Player 1"
    ),
    "?": "Answer in secret",
    "draw 3 ?": "Player 4 draws an artifact.",
    "draw 3 lid": "Player 4 draws Dented Aegis.",
    "first 2": "First player: Player 3.",
    "recruits 0=LE,E,S 1=?,?,? out=-": "The recruits are dealt.",
    "something else": "something else",
}
SAID = [
    pytest.param(slug, text, said, id=f"{slug}: {text}")
    for slug, found in
    {"totem": TOTEM, "evidencia": EVIDENCIA, "misty": MISTY, "euphoria": EUPHORIA}.items()
    for text, said in found.items()
]  # fmt: skip


@pytest.mark.parametrize(("slug", "text", "said"), SAID)
def test_says(slug: str, text: str, said: str) -> None:
    assert in_words(text, slug, "en", page=True) == said


PYRAMIDS = {
    "cross F1.4": "Tachar el rombo 4 del grupo 1 de lacayos",
    "write D2T 3": "Anotar 3: triángulo de la pareja 2",
    "write A2 3": "Anotar 3: el ejército creciente, casilla 2",
    "deploy C 2": "Enviar la bomba al espacio 2",
    "deploy R11 S2": "Enviar los soldados guardados del espacio 11 a la zona de inicio S2",
    "deploy F1 ?": "Enviar los lacayos del grupo 1 a un espacio secreto",
    "place ram 2>3": "Ariete desde el espacio 2 contra el espacio 3",
    "factions anubians": "Facción: anubianos",
    "factions anubians bastet": "Facciones: anubianos, Bastet",
    "take 1d8b": "Tomar el d8 azul",
}


@pytest.mark.parametrize(("text", "said"), PYRAMIDS.items())
def test_pyramids_calls_slots_and_units_by_words(text: str, said: str) -> None:
    assert in_words(text, "pyramids", "es") == said


@pytest.mark.parametrize(
    ("slug", "text", "said"),
    [
        ("evidencia", "place ?", "completa su fila"),
        ("misty", "feed M01 F03", "da una flor a su monstruo"),
        ("misty", "pick D05", "elige: gota de lluvia, flecha abajo"),
        ("pyramids", "develop C.x3", "compra el x3 de la bomba, en vez de x2"),
        ("euphoria", "react dummy x3 @0", "reacciona con El Sustituto, expone su Recluta 3 y nombra a Jugador 1"),
    ],
)  # fmt: skip
def test_the_log_tells_what_was_done(slug: str, text: str, said: str) -> None:
    assert in_words(text, slug, "es", told=True, page=True) == said


def test_a_die_is_taken_for_what_it_shows() -> None:
    whole = played(ALL["pyramids"], 2, "describe")
    match = Match(ALL["pyramids"], 2, {})
    taken = 0
    for who, action in whole.events[:200]:
        verb, _, die = match.game.write(action).partition(" ")
        if verb == "take":
            face = dict(match.view(who).dice)[die]
            for told, begin in ((False, "Tomar el d"), (True, "toma el d")):
                said = in_words(f"take {die}", "pyramids", "es", match.state, told=told)
                assert said.startswith(begin)
                assert said.endswith(f" que muestra {face}")
            taken += 1
        match.act(who, action)
    assert taken > 5


@pytest.mark.parametrize("game", [pytest.param(game, id=slug) for slug, game in ALL.items()])
@pytest.mark.parametrize("lang", languages)
def test_on_a_page_no_two_decisions_of_a_moment_sound_alike(game: AnyGame, lang: str) -> None:
    whole = played(game, game.seats[-1], "describe", options={})
    match = Match(game, game.seats[-1], {})
    for who, action in whole.events[:400]:
        if who != CHANCE:
            legal = match.legal(who)
            said = {
                in_words(text, game.slug, lang, match.state, who=who, page=True) for text in legal
            }
            assert len(said) == len(legal) or game.slug == "misty", legal  # alike cards of a hand
        match.act(who, action)
