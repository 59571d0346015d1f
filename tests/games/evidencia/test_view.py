"""Section 9, "Who sees what", row by row; records as one seat knows them; notes."""

import dataclasses
import json
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Note, happen
from sobremesa.core.laws import agreements
from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.components import CARD_DATA, NAMES
from sobremesa.games.evidencia.steps import ORDERING
from sobremesa.games.evidencia.view import EvidenciaView, tell, view
from sobremesa.text import Texts, languages
from tests.games.evidencia.dialect import after
from tests.support.shows import shows

DEAL = (
    "! deal challenges=garden-gnome,mushroom-ring,pointed-hat,crop-circles,restricted-area"
    " final=green-man draw0={} draw1={}"
)
DRAW0 = "rubber-suit,abduction,secret-handshake,zurich-bankers,royal-blood,weather-balloon"
DRAW1 = "eye,slit-pupils,deep-tunnels,star-hybrid,official-speech,gnome-reveal"
BACK = {card["id"]: card["back"] for card in CARD_DATA}
ROUND_1 = ("0: play rubber-suit", "1: play eye", "0: take garden-gnome", "1: take rubber-suit")


def played(*lines: str, **options: str) -> Match:
    """The canonical deal and these lines."""
    match = Match(GAME, 2, options)
    match.play(CHANCE, DEAL.format(DRAW0, DRAW1)[2:])
    for line in lines:
        match.play(int(line[0]), line[3:])
    return match


def random_games(count: int) -> list[Match]:
    games = []
    for number, options in enumerate(agreements(GAME, 2) * count):
        match, rng = Match(GAME, 2, options), Random(f"view {number}")
        while deciders := match.deciders():
            who = rng.choice(deciders)
            match.act(who, rng.choice(list(match.state.legal(who))))
        games.append(match)
    return games


def positions(match: Match) -> list[Match]:
    """The game as it was after each of its events."""
    found = []
    for events in range(len(match.events) + 1):
        earlier = Match(GAME, 2, match.options)
        for event in match.events[:events]:
            earlier.act(*event)
        found.append(earlier)
    return found


# The view


@shows("EVI-17", "EVI-18", "EVI-19")
def test_a_seat_sees_its_hand_and_of_all_else_what_the_table_shows() -> None:
    seen = played().view(0)
    assert seen.hands == (("rubber-suit", "abduction"), ("?I", "?R"))
    assert seen.draws == (("?I", "?", "?", "?"), ("?R", "?", "?", "?"))
    assert seen.challenges == ("?G", "?", "?", "?")
    assert seen.final == ("?A",)
    assert seen.challenge == "garden-gnome"
    assert len(seen.unseen or ()) == 15
    assert played().view(WATCHER).hands == (("?A", "?A"), ("?I", "?R"))


def test_the_judge_sees_everything() -> None:
    seen = played("0: play rubber-suit").view(JUDGE)
    assert seen.hands[1] == ("eye", "slit-pupils")
    assert seen.chosen == ("rubber-suit", "")
    assert seen.draws[1] == tuple(DRAW1.split(",")[2:])
    assert seen.final == ("green-man",)


@shows("EVI-27")
def test_that_a_seat_has_chosen_is_open_and_what_is_not() -> None:
    match = played("1: play eye")
    assert match.view(0).chosen == ("", "?")
    assert match.view(1).chosen == ("", "eye")
    assert match.view(0).hands[1] == match.view(WATCHER).hands[1] == ("?I", "?R")
    assert match.view(0).deciders == (0,)


@shows("EVI-61")
def test_of_the_others_row_only_its_completion_is_seen() -> None:
    (match,) = [game for game in random_games(1) if game.options["memory_aid"] == "on"][:1]
    seen_progress = False
    for position in positions(match):
        state = position.state
        if state.phase != ORDERING:
            continue
        for seat in (0, 1, WATCHER):
            seen = view(state, seat)
            for owner in (0, 1):
                if owner != seat:
                    assert seen.rows[owner] == ()
                    assert len(seen.hands[owner]) == 6
                    seen_progress |= len(view(state, owner).rows[owner]) > 0
    assert seen_progress


def test_a_distribution_is_seen_card_by_card_and_heard_as_one_line() -> None:
    example = after(
        "deal challenges=secret-handshake draw0=slit-pupils draw1=weather-balloon",
        "0: play slit-pupils; 1: play weather-balloon",
    )
    state, heard = example.state, []
    for card in ("weather-balloon", "secret-handshake", "slit-pupils"):
        action = GAME.read(f"scatter {card}")
        heard.append(GAME.hear(happen(state, CHANCE, action), 0))
        state.apply(CHANCE, action)
        assert view(state, 0).pyramid[0] == "weather-balloon"
        assert card not in view(state, 0).table
    assert heard[:2] == [[], []]
    assert heard[2][0] == ("! scatter pyramid=weather-balloon 0=secret-handshake 1=slit-pupils")


@shows("EVI-57")
def test_without_the_aid_only_the_holder_is_told_where_the_eye_came_from() -> None:
    for match in random_games(2):
        if match.options["memory_aid"] == "on":
            continue
        for position in positions(match)[18:-1]:
            for seat in (0, 1):
                seen = position.view(seat)
                own = seen.hands[seat] + seen.zones[seat] + seen.rows[seat]
                assert (seen.eye == "?") == ("eye" not in own)


def test_every_view_is_plain_data() -> None:
    for position in positions(random_games(1)[0]):
        for seat in (0, 1, WATCHER, JUDGE):
            json.dumps(dataclasses.asdict(position.view(seat)))


def fronts(seen: EvidenciaView) -> set[str]:
    """All cards that a view names."""
    values = json.dumps(dataclasses.astuple(seen))
    return {name for name in NAMES if f'"{name}"' in values}


def test_before_a_choice_a_seat_has_not_seen_18_minus_3r_fronts() -> None:
    for match in random_games(1):
        for position in positions(match):
            seen = position.view(0)
            if seen.phase != "play":
                continue
            if match.options["memory_aid"] == "on":
                assert len(seen.unseen or ()) == 18 - 3 * seen.round
                shown = dataclasses.replace(seen, unseen=())
                assert fronts(shown) == set(NAMES) - set(seen.unseen or ())
            else:
                assert seen.unseen is None


# Records as one seat knows them


@shows("EVI-N1")
def test_a_seats_deal_shows_what_was_revealed_and_drawn_and_the_backs_it_has_seen() -> None:
    head = "! deal challenges={} final=?A draw0={} draw1={}"
    own, other = "rubber-suit,abduction,?I,?,?,?", "?I,?R,?R,?,?,?"
    assert played().lines(0) == [head.format("garden-gnome,?G,?,?,?", own, other)]
    assert played().heard(0) == played().lines(0)
    own, other = "?A,?A,?I,?,?,?", "eye,slit-pupils,?R,?,?,?"
    assert played().lines(1) == [head.format("garden-gnome,?G,?,?,?", own, other)]
    assert played().lines(WATCHER) == [head.format("garden-gnome,?G,?,?,?", own, "?I,?R,?R,?,?,?")]
    own, other = "rubber-suit,abduction,secret-handshake,?I,?,?", "?I,?R,?R,?R,?,?"
    later = played(*ROUND_1)
    assert later.lines(0) == [
        head.format("garden-gnome,mushroom-ring,?G,?,?", own, other), *ROUND_1,
    ]  # fmt: skip
    assert later.lines(JUDGE)[0] == DEAL.format(DRAW0, DRAW1)


@shows("EVI-R36")
def test_which_of_the_first_two_cards_was_on_top_is_not_shown_to_others() -> None:
    match = Match(GAME, 2, {})
    match.play(CHANCE, DEAL.format(DRAW0, "slit-pupils,eye" + DRAW1[15:])[2:])
    assert match.lines(0) == played().lines(0)
    assert match.view(0) == played().view(0)


def expected_deal(match: Match, seat: int) -> list[str]:
    """The 18 texts of the deal line, from the table of section 9 alone."""
    cards = [NAMES[action % 32] for _, action in match.events[:18]]
    seen, every = match.view(seat), match.options["pile_backs"] == "all"
    if seen.phase == "done":
        return cards
    revealed, drawn, found = seen.round, min(6, seen.round + 1), []
    for place, card in enumerate(cards):
        pile, depth = ("challenge", place) if place < 5 else ("final", 0)
        if place > 5:
            pile, depth = (
                ("own", (place - 6) % 6) if (place - 6) // 6 == seat else ("other", (place - 6) % 6)
            )
        gone = {"challenge": revealed, "final": revealed - 5, "own": drawn, "other": drawn}[pile]
        if depth < gone:
            found.append(card if pile != "other" else f"?{BACK[card]}")
        else:
            found.append(f"?{BACK[card]}" if depth == gone or every or pile == "final" else "?")
    for owner in (0, 1):
        if owner != seat:
            first = 6 + 6 * owner
            found[first : first + 2] = sorted(
                found[first : first + 2], key=lambda t: "GAIR".index(t[1])
            )
    return found


@shows("EVI-N8", "EVI-R36")
def test_redacted_records_have_question_marks_exactly_where_section_9_says() -> None:
    hidden_rows = 0
    for match in random_games(1):
        for position in positions(match)[18:]:
            for seat in (0, 1, WATCHER):
                deal, *lines = position.lines(seat)
                texts = [
                    text for part in deal.split()[2:] for text in part.split("=")[1].split(",")
                ]
                assert texts == expected_deal(position, seat)
                hidden = [line for line in lines if "?" in line]
                assert all(line == f"{1 - seat}: place ?" for line in hidden)
                hidden_rows += len(hidden)
                if position.state.phase == ORDERING:
                    check_rows(position, seat, lines)
                elif not hidden:
                    assert lines == position.lines(JUDGE)[1:]
    assert hidden_rows > 0


def check_rows(position: Match, seat: int, lines: list[str]) -> None:
    """Of the other's row a record betrays nothing before it is complete, then only that."""
    placed = [line for line in lines if ": place " in line]
    seen = position.view(seat)
    if seat not in (0, 1) or not seen.complete[1 - seat]:
        assert placed == []
        return
    own = [f"{seat}: place {card}" for card in seen.rows[seat][:5]]
    pairs = [[line, f"{1 - seat}: place ?"][:: 1 if seat == 0 else -1] for line in own]
    assert placed == [line for pair in pairs for line in pair]


# What is heard and told


@shows("EVI-28", "EVI-37")
def test_reveals_and_the_next_backs_are_heard() -> None:
    match = played(*ROUND_1)
    assert match.heard(0)[-2:] == [
        "1: take rubber-suit",
        "! challenge mushroom-ring challenges=?G draw0=?I draw1=?R",
    ]
    spread = played(*ROUND_1, pile_backs="all")
    assert spread.heard(0)[-1] == "! challenge mushroom-ring"


def test_rows_are_heard_when_both_are_complete() -> None:
    example = after(
        "arrange pyramid=crop-circles,abduction,slit-pupils,gnome-reveal,mushroom-ring,rubber-suit"
        " hand0=weather-balloon,star-hybrid,eye,restricted-area,royal-blood,deep-tunnels"
        " hand1=green-man,secret-handshake,garden-gnome,pointed-hat,zurich-bankers,official-speech"
        " final_winner=-"
    )
    state, heard = example.state, []
    for seat in (0, 1):
        for _ in range(5):
            action = state.legal(seat)[0]
            heard.append(GAME.hear(happen(state, seat, action), 1))
            state.apply(seat, action)
    assert heard[:4] == [[]] * 4
    assert heard[4] == ["0: place ?"] * 6
    assert heard[5] == ["1: place garden-gnome"]
    assert len(heard[9]) == 12
    assert heard[9][:2] == ["0: place restricted-area", "1: place garden-gnome"]


def test_a_drawn_card_is_told_to_its_owner_and_its_back_to_the_other() -> None:
    state = played(*ROUND_1[:-1]).state
    action = GAME.read("take rubber-suit")
    told = {seat: tell(happen(state, 1, action), seat) for seat in (0, 1, WATCHER, JUDGE)}
    own = Note("drew", "EVI-37", {"seat": 0, "card": "secret-handshake"})
    back = Note("drew-back", "EVI-37", {"seat": 0, "faction": "I"})
    assert [own in notes for notes in told.values()] == [True, False, False, True]
    assert [back in notes for notes in told.values()] == [False, True, True, False]
    assert Note("buried", "EVI-34", {"card": "eye", "slot": "B1"}) in told[1]


@pytest.mark.parametrize("lang", languages)
def test_every_note_can_be_said_and_cites_a_rule_that_has_a_sentence(lang: str) -> None:
    texts, keys = Texts("evidencia", lang), set()
    for match in random_games(3):
        for seat in (0, JUDGE):
            for note in match.notes(0, seat):
                keys.add(f"note-{note.key}")
                assert texts.note(note)
                assert texts.rule(note.rule)
    known = texts.keys()
    written = {key for key in known if key.startswith("note-")}
    assert keys <= written
    rare = {"note-won-by-eye", "note-shared", "note-won-by-final"}
    assert written - keys <= rare


@pytest.mark.parametrize("lang", languages)
def test_every_card_and_challenge_and_decision_has_words(lang: str) -> None:
    texts = Texts("evidencia", lang)
    for card in CARD_DATA:
        assert texts.say(f"card-{card['id']}") == texts.say("card", card=card["id"])
        assert texts.has(f"challenge-{card['challenge']['kind']}")
        assert "special" not in card or texts.has(f"power-{card['special']}")
    for word in ("play", "take", "bury", "place", "abduct", "abduct-no", "gnome", "gnome-no"):
        assert texts.has(f"action-{word}")
