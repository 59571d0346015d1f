"""Rules and rulings of Evidencia that no example of the document cites, one test or more for each."""

from collections import Counter
from importlib.resources import files
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, JUDGE, Refusal, happen, legal_texts, play
from sobremesa.core.data import DataEntry, DataError
from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.components import (
    CARD_DATA,
    FACTIONS,
    NUMBER,
    check_card,
    check_numbers,
)
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.scoring import Scene
from sobremesa.games.evidencia.view import tell, view
from sobremesa.text import Texts
from tests.games.evidencia.dialect import after, deal_text, points_of, run_of, triple_of
from tests.support.documents import RULES
from tests.support.shows import shows

WON = ("deal challenges=zurich-bankers draw0=official-speech draw1=slit-pupils",
       "0: play official-speech; 1: play slit-pupils")  # fmt: skip
TIED = ("deal challenges=secret-handshake draw0=slit-pupils draw1=weather-balloon",
        "0: play slit-pupils; 1: play weather-balloon")  # fmt: skip
PYRAMID = "crop-circles,secret-handshake,slit-pupils,deep-tunnels,mushroom-ring"
BOTH_POWERS = (
    f"arrange pyramid={PYRAMID},rubber-suit"
    " hand0=weather-balloon,star-hybrid,eye,restricted-area,royal-blood,abduction"
    " hand1=green-man,gnome-reveal,garden-gnome,pointed-hat,zurich-bankers,official-speech"
    " final_winner=-"
)
ROUNDS = (
    "deal",
    "0: play rubber-suit; 1: play eye; 0: take garden-gnome; 1: take rubber-suit",
    "0: play abduction; 1: play slit-pupils; 1: take mushroom-ring; 0: take abduction",
    "0: play secret-handshake; 1: play deep-tunnels; 1: take pointed-hat; 0: take secret-handshake",
    "0: play zurich-bankers; 1: play star-hybrid; 1: take crop-circles; 0: take zurich-bankers",
)
FINAL = (
    *ROUNDS,
    "0: play royal-blood; 1: play official-speech; 0: take restricted-area; 1: take royal-blood",
)
SIX_ROUNDS = (*FINAL, "1: take green-man; 0: take weather-balloon")


def holds(position: tuple[str, ...] = ("deal",), *lines: str) -> None:
    """What a block of the document's dialect says is so."""
    after(*position).run(lines)


def finished(seed: int) -> Match:
    """A random game, played to its end."""
    match, rng = Match(GAME, 2, {}), Random(seed)
    while deciders := match.deciders():
        who = rng.choice(deciders)
        match.act(who, rng.choice(list(match.state.legal(who))))
    return match


# Components


@shows("EVI-2", "EVI-4", "EVI-5")
def test_18_cards_of_which_three_are_special_and_show_no_symbol() -> None:
    assert len({card["id"] for card in CARD_DATA}) == 18
    special = {card["special"]: card for card in CARD_DATA if "special" in card}
    assert sorted(special) == ["abduction", "eye", "gnome"]
    assert all((not card["symbols"]) == ("special" in card) for card in CARD_DATA)
    assert all(len(set(card["symbols"])) == len(card["symbols"]) <= 2 for card in CARD_DATA)
    assert all(card["back"] in FACTIONS and 1 <= card["value"] <= 9 for card in CARD_DATA)
    holds(("deal challenges=abduction draw0=eye draw1=gnome-reveal",),
               "challenge abduction", "0: play eye; 1: play gnome-reveal", "1: take abduction")  # fmt: skip


@shows("EVI-R35")
def test_the_designed_cards_keep_their_pattern() -> None:
    assert Counter(card["value"] for card in CARD_DATA) == dict.fromkeys(range(1, 10), 2)
    assert Counter(card["back"] for card in CARD_DATA) == {"G": 3, "A": 5, "I": 5, "R": 5}
    symbols = Counter(symbol for card in CARD_DATA for symbol in card["symbols"])
    assert symbols == {"I": 6, "G": 5, "A": 5, "R": 5}
    double = sorted(card["value"] for card in CARD_DATA if len(card["symbols"]) == 2)
    assert double == [1, 1, 2, 8, 9, 9]
    back = next(card["back"] for card in CARD_DATA if card.get("special") == "gnome")
    assert back != "G", "or lying face up would change nothing"


def test_the_data_of_the_package_are_those_of_the_document() -> None:
    packaged = files("sobremesa.games.evidencia").joinpath("evidencia.toml")
    assert packaged.read_text(encoding="utf-8") == (RULES / "evidencia.toml").read_text("utf-8")


def test_wrong_data_are_refused_with_file_key_and_reason() -> None:
    card = dict(CARD_DATA[0])
    for key, value in (("back", "X"), ("value", 10), ("symbols", ["G", "G"]), ("challenge", {})):
        with pytest.raises(DataError, match=rf"evidencia\.toml: cards\.garden-gnome\.{key}: "):
            check_card(card | {key: value})
    with pytest.raises(DataError, match=r"constants\.rounds: the rules need 6"):
        check_numbers(
            DataEntry(
                {"cards": 18, "pile_size": 6, "hand_size": 2, "rounds": 7},
                "evidencia.toml",
                "constants",
            )
        )


@shows("EVI-6")
def test_a_back_says_nothing_certain_and_does_not_count_in_a_row() -> None:
    liars = [card["id"] for card in CARD_DATA if card["back"] not in card["symbols"]]
    assert {"pointed-hat", "rubber-suit", "weather-balloon", "official-speech"} < set(liars)
    holds((BOTH_POWERS,), "symbols rubber-suit: R", "symbols weather-balloon: A")


@shows("EVI-7", "EVI-62")
def test_points_are_there_only_when_both_rows_are_open() -> None:
    match = finished(1)
    for events in range(len(match.events)):
        seen = view(match.state_after(events), 0)
        assert seen.points == ()
        assert seen.rows[1] == ()
    assert len(match.view(0).points) == 2
    assert len(match.view(0).rows[1]) == 6


@shows("EVI-R34")
def test_the_game_has_a_name() -> None:
    assert Texts("evidencia", "es").say("title") == "Evidencia"


# Flow


@shows("EVI-20", "EVI-21", "EVI-22")
def test_phases_and_rounds_come_in_order_and_forced_answers_are_not_asked() -> None:
    match, phases = finished(7), []
    for events in range(len(match.events) + 1):
        state = match.state_after(events)
        phases.append((int(state.round), view(state, JUDGE).phase))
        for seat in (0, 1):
            if seat in state.deciders():
                assert len(state.legal(seat)) > 1
    assert [number for number, _ in phases] == sorted(number for number, _ in phases)
    assert {number for number, phase in phases if phase == "play"} == {1, 2, 3, 4, 5}
    order = ["deal", "abduction", "gnome", "order", "done"]
    late = [order.index(phase) for _, phase in phases if phase in order]
    assert late == sorted(late)


@shows("EVI-R3")
def test_nobody_is_first_player_both_are_asked_at_once() -> None:
    holds(("deal",), "deciders 0 1")
    swapped = "deal challenges=zurich-bankers draw0=slit-pupils draw1=official-speech"
    holds((swapped, "0: play slit-pupils; 1: play official-speech"), "deciders 1")


@shows("EVI-23", "EVI-R4", "EVI-R7")
def test_the_winner_must_choose_and_each_place_gets_one_of_the_three_cards() -> None:
    for choice in ("take", "bury"):
        for chosen in ("zurich-bankers", "slit-pupils", "official-speech"):
            example = after(*WON, f"0: {choice} {chosen}")
            assert [int(seat) for seat in example.state.deciders()] == [1]
            for action in example.state.legal(1):
                state = example.state.copy()
                state.apply(1, action)
                assert state.filled == 1
                assert len(view(state, 0).zones[0]) == len(view(state, 0).zones[1]) == 1
    assert all(text.split()[0] in ("take", "bury") for text in legal_of(after(*WON).state, 0))


def legal_of(state: Evidencia, seat: int) -> list[str]:
    return [GAME.write(action) for action in state.legal(seat)]


@shows("EVI-R5", "EVI-R11")
def test_decks_are_empty_after_round_4_and_the_last_card_plays_itself() -> None:
    holds(ROUNDS, "round 5", "sizes draw0=0 draw1=0 hand0=2 hand1=2")
    holds(FINAL, "round 6", "phase winner", "sizes hand0=0 hand1=0")


@shows("EVI-R6")
def test_the_final_challenge_is_the_last_card_of_the_challenge_pile() -> None:
    holds(("deal final=eye",), "pile final: eye", "sees 0 final: I", "sees 1 final: I")


@shows("EVI-R8")
def test_a_tie_looks_at_the_printed_value_and_not_at_a_number_of_the_text() -> None:
    holds(("deal",), "duel weather-balloon garden-gnome crop-circles = 0",
               "duel mushroom-ring slit-pupils royal-blood = 0")  # fmt: skip


@shows("EVI-R9", "EVI-36")
def test_a_dead_tie_has_six_ways_and_shows_the_outcome_to_all() -> None:
    state = after(*TIED).state
    ways = set()
    for first in state.legal(CHANCE):
        one = state.copy()
        one.apply(CHANCE, first)
        for second in one.legal(CHANCE):
            two = one.copy()
            two.apply(CHANCE, second)
            (third,) = two.legal(CHANCE)
            ways.add((first, second, third))
            heard = [GAME.hear(happen(two, CHANCE, third), seat)[0] for seat in (0, 1)]
            assert heard[0] == heard[1]
            assert heard[0].startswith("! scatter pyramid=")
    assert len(ways) == 6
    assert len(state.weights()) == 0


@shows("EVI-39", "EVI-42")
def test_the_final_shows_three_cards_at_once_and_is_resolved_like_a_round() -> None:
    example = after(
        *ROUNDS, "0: play royal-blood; 1: play official-speech; 0: take restricted-area"
    )
    heard = GAME.hear(happen(example.state, 1, GAME.read("take royal-blood")), 0)
    assert heard[1:] == ["! challenge green-man", "0: play weather-balloon", "1: play gnome-reveal"]
    holds(FINAL, "legal 1: take green-man; take weather-balloon; take gnome-reveal;"
               " bury green-man; bury weather-balloon; bury gnome-reveal",
               "1: bury green-man", "phase loser", "0: take weather-balloon", "slot T green-man A")  # fmt: skip


@shows("EVI-R10", "EVI-R33")
def test_a_tied_final_gives_no_point_and_then_the_eye_decides() -> None:
    rows = (
        "arrange pyramid=official-speech,abduction,deep-tunnels,gnome-reveal,rubber-suit,mushroom-ring"
        " hand0=royal-blood,eye,restricted-area,zurich-bankers,green-man,weather-balloon"
        " hand1=slit-pupils,star-hybrid,garden-gnome,crop-circles,secret-handshake,pointed-hat"
        " final_winner={}",
        "0: place royal-blood; 0: place eye; 0: place restricted-area; 0: place zurich-bankers;"
        " 0: place green-man",
        "1: place slit-pupils; 1: place star-hybrid; 1: place garden-gnome; 1: place crop-circles;"
        " 1: place secret-handshake",
    )
    nobody = (rows[0].format("-"), *rows[1:])
    holds(nobody, '= {"winners": [0], "points": [5, 5], "reason": "eye", "final_winner": null}')
    other = (rows[0].format("1"), *rows[1:])
    holds(other, '= {"winners": [1], "points": [5, 6], "reason": "points", "final_winner": 1}')


# Seeing


@shows("EVI-R12")
def test_piles_show_one_back_or_all_as_the_table_agreed() -> None:
    holds(("deal",), "sees 0 draw1: 4 R", "sees 1 draw0: 4 I", "option pile_backs=all", "deal",
               "sees 0 draw1: 4 R R R R", "sees 1 draw0: 4 I I I I")  # fmt: skip


@shows("EVI-R13")
def test_nobody_sees_the_back_of_a_card_before_both_have_chosen() -> None:
    for card in ("rubber-suit", "abduction"):
        state = after("deal", f"0: play {card}").state
        assert view(state, 1).chosen == ("?", "")
        assert view(state, 1).hands[0] == ("?A", "?A")
    heard = GAME.hear(happen(after("deal").state, 0, GAME.read("play abduction")), 1)
    assert heard == ["0: play ?"]


@shows("EVI-R14", "EVI-26")
def test_zones_and_pyramid_lie_face_down_and_the_aid_shows_what_was_seen() -> None:
    moves = (*WON[1:], "0: take zurich-bankers; 1: take official-speech")
    remembered = view(after(WON[0], *moves).state, 0)
    assert remembered.zones[1] == ("official-speech",)
    assert remembered.pyramid[0] == "slit-pupils"
    forgotten = view(after("option memory_aid=off", WON[0], *moves).state, 0)
    assert forgotten.zones == (("zurich-bankers",), ("?R",))
    assert forgotten.pyramid[0] == "?R"


# The pyramid


@shows("EVI-24", "EVI-25", "EVI-R1", "EVI-R2")
def test_the_pyramid_is_filled_from_the_base_and_nothing_moves_in_it() -> None:
    match = finished(3)
    filled: list[str] = []
    for events in range(18, len(match.events)):
        state = match.state_after(events)
        seen = view(state, JUDGE)
        if seen.phase in ("abduction", "gnome", "order"):
            break
        cards = [card for card in seen.pyramid if card]
        assert cards[: len(filled)] == filled
        assert seen.pyramid[len(cards) :] == ("",) * (6 - len(cards))
        filled = cards
    holds(SIX_ROUNDS, "slot B1 eye I", "slot B2 slit-pupils R", "slot B3 deep-tunnels R",
               "slot M1 star-hybrid R", "slot M2 official-speech R", "slot T gnome-reveal R")  # fmt: skip


# Arranging


@shows("EVI-45", "EVI-48", "EVI-52")
def test_zones_become_hands_and_abduction_may_stay_there() -> None:
    holds(SIX_ROUNDS, "sizes hand0=6 hand1=6 zone0=0 zone1=0", "phase abduction", "deciders 0",
               "0: abduct no", "sizes hand0=6", "symbols abduction: -", "slot B1 eye I", "phase order")  # fmt: skip


@shows("EVI-R15")
def test_one_player_may_use_both_powers_abduction_first() -> None:
    both = BOTH_POWERS.replace("weather-balloon", "X").replace("gnome-reveal", "weather-balloon")
    holds((both.replace("X", "gnome-reveal"),), "phase abduction", "deciders 0", "0: abduct B1",
               "phase gnome", "deciders 0", "0: gnome B1", "phase order",
               "hand 0: star-hybrid eye restricted-area royal-blood crop-circles abduction")  # fmt: skip


@shows("EVI-50", "EVI-51", "EVI-R16", "EVI-R14", "EVI-N6")
def test_without_the_aid_the_base_is_revealed_in_order_to_swap() -> None:
    example = after("option memory_aid=off", BOTH_POWERS)
    example.run((
        "legal 0: abduct reveal; abduct no", "sees 0 base: ? ? ?", "sees 1 base: ? ? ?",
        "0: abduct reveal", "phase abduction",
        "sees 0 base: crop-circles secret-handshake slit-pupils",
        "sees 1 base: crop-circles secret-handshake slit-pupils",
        "legal 0: abduct B1; abduct B2; abduct B3", "0: abduct B3", "phase gnome",
        "sees 0 base: ? ? ?", "sees 1 base: ? ? ?",
    ))  # fmt: skip
    assert not view(example.state, 0).base_open
    before = after("option memory_aid=off", BOTH_POWERS).state
    notes = tell(happen(before, 0, GAME.read("abduct reveal")), 1)
    assert [note.rule for note in notes] == ["EVI-50"] * 4
    assert [note.args.get("card") for note in notes[1:]] == [
        "crop-circles", "secret-handshake", "slit-pupils",
    ]  # fmt: skip
    assert GAME.hear(happen(before, 0, GAME.read("abduct reveal")), 1) == ["0: abduct reveal"]


@shows("EVI-50")
def test_with_the_aid_abduction_is_one_decision() -> None:
    example = after(BOTH_POWERS)
    example.run(("legal 0: abduct B1; abduct B2; abduct B3; abduct no",
                 "refuse EVI-50 0: abduct reveal", "0: abduct no", "phase gnome"))  # fmt: skip


@shows("EVI-50")
def test_in_edition_1_0_the_base_is_open_while_abduction_is_decided() -> None:
    first = GAME.edition("1.0")
    assert first is not None
    options = first.settle({"memory_aid": "off"})
    state = after("option memory_aid=off", BOTH_POWERS).state
    state.terms = first.new(2, options).terms
    assert legal_texts(first, state, 0) == ["abduct B1", "abduct B2", "abduct B3", "abduct no"]
    assert view(state, 1).pyramid[:3] == ("crop-circles", "secret-handshake", "slit-pupils")
    assert view(state, 1).rules == "1.0"
    with pytest.raises(Refusal, match="EVI-50"):
        play(first, state, 0, "abduct reveal")
    play(first, state, 0, "abduct no")
    assert view(state, 1).pyramid[0] == "?A"


@shows("EVI-27")
def test_a_secret_choice_may_be_changed_until_both_have_chosen() -> None:
    match = Match(GAME, 2, {})
    match.play(CHANCE, deal_text(""))
    cards = [match.legal(seat) for seat in (0, 1)]
    match.play(0, cards[0][0])
    match.undo(0)
    match.play(0, cards[0][1])
    assert match.heard(1)[-1] == "0: play ?"
    match.play(1, cards[1][0])
    assert match.lines()[1:] == [f"0: {cards[0][1]}", f"1: {cards[1][0]}"]
    assert not match.may_undo(0)
    assert not match.may_undo(1)
    match.play(match.deciders()[0], match.legal(match.deciders()[0])[0])
    assert not any(match.may_undo(seat) for seat in (0, 1)), "an open decision stands"
    first = Match(GAME.earlier[0], 2, {})
    first.play(CHANCE, deal_text(""))
    first.play(0, first.legal(0)[0])
    assert not first.may_undo(0), "edition 1.0"


@shows("EVI-R16")
def test_gnome_reveals_nothing() -> None:
    example = after("option memory_aid=off", BOTH_POWERS)
    example.run(("0: abduct no", "sees 1 base: ? ? ?", "1: gnome M2", "sees 0 base: ? ? ?"))
    assert view(example.state, 0).pyramid[4] == "gnome-reveal"
    before = after("option memory_aid=off", BOTH_POWERS, "0: abduct no").state
    (note,) = tell(happen(before, 1, GAME.read("gnome M2")), 0)
    assert "card" not in note.args


@shows("EVI-R17", "EVI-R18")
def test_special_cards_face_down_in_the_pyramid_show_their_backs() -> None:
    example = after(
        "arrange pyramid=gnome-reveal,abduction,slit-pupils,deep-tunnels,mushroom-ring,eye"
        " hand0=weather-balloon,star-hybrid,crop-circles,restricted-area,royal-blood,rubber-suit"
        " hand1=green-man,secret-handshake,garden-gnome,pointed-hat,zurich-bankers,official-speech"
        " final_winner=-"
    )
    example.run(("slot B1 gnome-reveal R", "slot B2 abduction A", "slot T eye I", "phase order"))


@shows("EVI-R19", "EVI-R20")
def test_swapped_specials_have_no_power_but_the_eye_is_still_held() -> None:
    swapped = BOTH_POWERS.replace("secret-handshake", "X").replace("eye", "secret-handshake")
    example = after(
        swapped.replace("X", "eye"), "0: abduct B2", "symbols eye: -", "sees 0 eye: yes"
    )
    example.run(("hand 0: weather-balloon star-hybrid secret-handshake restricted-area royal-blood eye",
                 "1: gnome B2", "phase order", "refuse EVI-27 1: abduct B1"))  # fmt: skip


@shows("EVI-R32")
def test_the_eye_counts_as_the_top_for_every_kind_of_points_and_its_value_always() -> None:
    row = ("slit-pupils", "eye", "rubber-suit", "star-hybrid", "garden-gnome", "pointed-hat")
    cards, reptilians = vec[i64]([NUMBER[card] for card in row]), FACTIONS.index("R")
    measured = [
        list(Scene(vec[i64]([reptilians] * 6), counts, False).measure(cards))
        for counts in (True, False)
    ]
    assert measured == [[2, 4, 1, 2, 4], [2, 2, 0, 1, 3]]


# Scoring


@shows("EVI-R21", "EVI-R22")
def test_runs_go_one_way_and_skip_repeated_values() -> None:
    for row in ("3 4 5 4 3 2 = 4 4", "2 3 4 5 9 9 = 4 4", "5 4 3 2 9 9 = 4 4", "3 4 3 5 9 1 = 3 2",
                "3 3 4 5 9 1 = 3 3", "3 4 3 4 5 1 = 3 3"):  # fmt: skip
        run_of(row)


@shows("EVI-R23", "EVI-R24", "EVI-R31")
def test_bonuses_and_majorities_need_strictly_more() -> None:
    for line in ("run 3 3 = 1 1", "run 2 1 = 0 0", "run 3 2 = 2 0", "series 2 2 = 0 0", "series 4 4 = 1 1",
                 "pairs 0 0 = 0 0", "pairs 1 0 = 2 0", "top 2 2 = 0 0", "top 1 0 = 2 0"):  # fmt: skip
        points_of(line)


@shows("EVI-R25", "EVI-R26", "EVI-R27", "EVI-R28", "EVI-R30")
def test_triples_are_read_forwards_without_overlap_and_across_two_cards() -> None:
    for line in ("A-I-R: AI R G G G G = 1", "A-I-R: R I A G G G = 0", "A-A-A: A A A A G G = 1",
                 "A-I-R: A - I R G G = 0", "A-I-R: A GI R G G G = 1", "A-I-R: A I R AI R G = 2",
                 "A-I-I: A I AI I G G = 1"):  # fmt: skip
        triple_of(line)


@shows("EVI-R29")
def test_two_equal_symbols_are_a_pair_only_where_both_slots_show_them() -> None:
    holds(("deal",), "pairs A+I: A A A G G G = 0", "pairs A+A: A A A G G G = 1",
               "pairs A+I: AI AI G G G G = 2")  # fmt: skip
