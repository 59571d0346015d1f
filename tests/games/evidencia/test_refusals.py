"""Every row of the Refusals table is tried, and each refusal has a sentence in both languages."""

import pytest

from sobremesa.core.state import CHANCE
from sobremesa.games.evidencia import GAME
from sobremesa.text import Texts, languages
from tests.games.evidencia.dialect import after
from tests.support.documents import refusal_rows

WON = ("deal challenges=zurich-bankers draw0=official-speech draw1=slit-pupils",
       "0: play official-speech; 1: play slit-pupils")  # fmt: skip
TIED = ("deal challenges=secret-handshake draw0=slit-pupils draw1=weather-balloon",
        "0: play slit-pupils; 1: play weather-balloon")  # fmt: skip
BOTH_POWERS = (
    "arrange pyramid=crop-circles,secret-handshake,slit-pupils,deep-tunnels,mushroom-ring,rubber-suit"
    " hand0=weather-balloon,star-hybrid,eye,restricted-area,royal-blood,abduction"
    " hand1=green-man,gnome-reveal,garden-gnome,pointed-hat,zurich-bankers,official-speech"
    " final_winner=-",
)
NO_AID = ("option memory_aid=off", *BOTH_POWERS)
SHOWN = (*NO_AID, "0: abduct reveal")
ORDERING = (*BOTH_POWERS, "0: abduct no; 1: gnome no")
ROW0 = "0: place eye; 0: place abduction; 0: place star-hybrid; 0: place restricted-area; 0: place royal-blood"
ROW1 = "1: place green-man; 1: place gnome-reveal; 1: place garden-gnome; 1: place pointed-hat; 1: place zurich-bankers"
OVER = (*ORDERING, ROW0, ROW1)
CARDS = "garden-gnome,mushroom-ring,pointed-hat,crop-circles,restricted-area"
TWICE = (
    f"! deal challenges={CARDS} final=green-man"
    " draw0=rubber-suit,abduction,secret-handshake,zurich-bankers,royal-blood,weather-balloon"
    " draw1=abduction,slit-pupils,deep-tunnels,star-hybrid,official-speech,gnome-reveal"
)
HEADER = '{"game": "evidencia", "rules": "1.1", "players": 2, "options": {}}'

Attempt = tuple[tuple[str, ...], str, str]  # a position, what is tried there, the rule

ATTEMPTS: dict[str, list[Attempt]] = {
    "a text that is no action, an unknown seat, card or slot (`B4`), passing; a chance event where none"
    " is due, or none where one is due": [
        (("deal",), "0: pass", "EVI-N0"),
        (("deal",), "2: play eye", "EVI-N0"),
        (("deal",), "0: play unicorn", "EVI-N0"),
        (("deal",), "0: deal eye", "EVI-N0"),
        (("deal",), "! coin 1", "EVI-N0"),
        (BOTH_POWERS, "0: abduct B4", "EVI-N0"),
        ((*BOTH_POWERS, "0: abduct no"), "1: gnome reveal", "EVI-N0"),
        (("deal",), "! scatter pyramid=eye 0=rubber-suit 1=garden-gnome", "EVI-N0"),
        (TIED, "0: take slit-pupils", "EVI-N0"),
    ],
    "deciding when it is not one's turn to decide; deciding something else than the step asks; only one"
    " of two simultaneous decisions": [
        (WON, "1: take slit-pupils", "EVI-27"),
        (WON, "0: play slit-pupils", "EVI-27"),
        (("deal",), "0: take rubber-suit", "EVI-27"),
        (BOTH_POWERS, "0: place eye", "EVI-27"),
    ],
    "playing a card that is not in one's hand": [(("deal",), "0: play eye", "EVI-29")],
    "winner: choosing a card that is not one of the three of the round": [
        (WON, "0: take eye", "EVI-32"), (WON, "0: bury eye", "EVI-32"),
    ],
    "loser: sending a card to the pyramid; taking the card the winner chose, or a card not of this"
    " round": [
        ((*WON, "0: take zurich-bankers"), "1: bury slit-pupils", "EVI-34"),
        ((*WON, "0: take zurich-bankers"), "1: take zurich-bankers", "EVI-34"),
        ((*WON, "0: take zurich-bankers"), "1: take eye", "EVI-34"),
    ],
    "Abducción with a card of the middle or the top; `reveal` with the memory aid; without it, a swap"
    " before the reveal, `no` or `reveal` after it": [
        (BOTH_POWERS, "0: abduct M1", "EVI-50"), (BOTH_POWERS, "0: abduct T", "EVI-50"),
        (BOTH_POWERS, "0: abduct reveal", "EVI-50"),
        (NO_AID, "0: abduct B1", "EVI-50"), (NO_AID, "0: abduct T", "EVI-50"),
        (SHOWN, "0: abduct no", "EVI-50"), (SHOWN, "0: abduct reveal", "EVI-50"),
        (SHOWN, "0: abduct M2", "EVI-50"),
    ],
    "Abducción or Revelación gnomo before the second phase, a second time, without having had it at the"
    " start of the phase, or after receiving it by a swap": [
        (("deal",), "0: abduct B1", "EVI-27"),
        (("deal",), "0: gnome T", "EVI-27"),
        ((*BOTH_POWERS, "0: abduct B1"), "0: abduct B2", "EVI-27"),
        (BOTH_POWERS, "1: abduct B1", "EVI-27"),
        ((*BOTH_POWERS, "0: abduct no"), "0: gnome T", "EVI-27"),
        ((*BOTH_POWERS, "0: abduct B1; 1: gnome B1"), "1: abduct B2", "EVI-27"),
    ],
    "Revelación gnomo before Abducción has been decided": [(BOTH_POWERS, "1: gnome T", "EVI-27")],
    "placing a card that is not in one's hand or already placed": [
        (ORDERING, "0: place green-man", "EVI-60"),
        ((*ORDERING, "0: place eye"), "0: place eye", "EVI-60"),
    ],
    "anything after the end": [
        (OVER, "0: place eye", "EVI-81"),
        (OVER, "1: play eye", "EVI-81"),
        (OVER, "! scatter pyramid=eye 0=rubber-suit 1=garden-gnome", "EVI-81"),
    ],
    "a second choice where one is made: another card to play, a seventh for the row, without taking the"
    " first back": [
        (("deal", "0: play rubber-suit"), "0: play abduction", "EVI-27"),
        ((*ORDERING, ROW0), "0: place eye", "EVI-27"),
    ],
    "looking at covered fronts, reordering a pile": [
        (("deal",), "0: look draw1", "EVI-N0"), (("deal",), "0: reorder draw0", "EVI-N0"),
    ],
    "choosing the slot when burying": [(WON, "0: bury slit-pupils B2", "EVI-N0")],
    "presenting fewer than six cards": [((*ORDERING, "0: place eye"), "0: present", "EVI-N0")],
    "another number of players": [((), HEADER.replace(": 2", ": 3"), "EVI-1")],
    "an unknown option or value; `options` that are no JSON object": [
        ((), HEADER.replace("{}", '{"pile_backs": "none"}'), "EVI-3"),
        ((), HEADER.replace("{}", '{"colour": "red"}'), "EVI-3"),
        ((), HEADER.replace("{}", '["top"]'), "EVI-3"),
    ],
    "a deal that is not the 18 cards once each; badly written deal": [
        ((), TWICE, "EVI-11"),
        ((), "! deal challenges=garden-gnome final=green-man draw0=eye draw1=abduction", "EVI-N1"),
    ],
    "a scatter that is not of the three cards of the round; badly written": [
        (TIED, "! scatter pyramid=eye 0=secret-handshake 1=slit-pupils", "EVI-36"),
        (TIED, "! scatter pyramid=slit-pupils 0=slit-pupils 1=slit-pupils", "EVI-36"),
        (TIED, "! scatter pyramid=weather-balloon 0=secret-handshake", "EVI-N2"),
    ],
    "a record of another game or rules version, a header that is no JSON; a wrong result line, or one"
    " that is no JSON": [
        ((), HEADER.replace("evidencia", "chess"), "EVI-N9"),
        ((), HEADER.replace("1.1", "0.9"), "EVI-N9"),
        ((), '{"game": evidencia}', "EVI-N9"),
        (OVER, '= {"winners": [0, 1], "points": [9, 9], "reason": "shared"}', "EVI-N10"),
        (OVER, "= {winners}", "EVI-N10"),
        (("deal",), '= {"winners": [0], "points": [1, 0], "reason": "points"}', "EVI-N10"),
    ],
}  # fmt: skip

# Rows that no text can express: whoever tries is told that it is no move.
NOT_EXPRESSIBLE = (
    "looking at covered fronts, reordering a pile",
    "choosing the slot when burying",
    "presenting fewer than six cards",
)

ALL = [(row, *attempt) for row, attempts in ATTEMPTS.items() for attempt in attempts]


def test_every_row_of_the_table_is_tried() -> None:
    assert list(ATTEMPTS) == [row.attempt for row in refusal_rows("evidencia")]


def test_every_attempt_is_refused_by_a_rule_of_its_row() -> None:
    rules = {row.attempt: row.rules for row in refusal_rows("evidencia")}
    for row, _, tried, rule in ALL:
        assert rule in rules[row] or row in NOT_EXPRESSIBLE, tried


@pytest.mark.parametrize(("row", "position", "tried", "rule"), ALL)
def test_it_is_refused(row: str, position: tuple[str, ...], tried: str, rule: str) -> None:
    after(*position).run((f"refuse {rule} {tried}",))


@pytest.mark.parametrize("lang", languages)
def test_the_refused_player_reads_a_sentence(lang: str) -> None:
    texts = Texts("evidencia", lang)
    assert all(texts.rule(rule).endswith(".") for _, _, _, rule in ALL)


def test_any_event_is_refused_by_some_rule_after_the_end_and_during_the_deal() -> None:
    over, dealing = after(*OVER).state, GAME.start(2, {})
    for action in range(256):
        assert {over.forbids(who, action) for who in (0, 1, CHANCE)} == {"EVI-81"}
        assert {dealing.forbids(who, action) for who in (0, 1)} == {"EVI-N0"}
