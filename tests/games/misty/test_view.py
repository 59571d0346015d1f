"""Who sees what: views, heard lines, notes and records of each seat; section 9 of the rules."""

import json
import re
from dataclasses import asdict
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Note, happen, happenings
from sobremesa.core.match import Match, blocks
from sobremesa.games.misty import GAME
from sobremesa.games.misty.notation import read
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.view import hear, tell, view
from sobremesa.text import Texts, languages
from tests.games.misty.support import SMALL, activation, after, say, wander
from tests.support.shows import shows

THREE = "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=D01,F02,L02,P02,S02,U01 2=D02,F03,M02,R02,S03,U02"
TURN = ("0: pick F01", "1: pick F02", "2: pick S03")


def match_of(players: int, options: dict[str, object], *lines: str) -> Match:
    match = Match(GAME, players, options)
    for line in lines:
        who, text = (CHANCE, line[2:]) if line.startswith("!") else (int(line[0]), line[3:])
        match.play(who, text)
    return match


# Views


@shows("MIS-R30")
def test_a_hand_is_known_exactly_to_those_who_have_held_it() -> None:
    """Section 9: with n players all hands of a phase are known from turn n on."""
    for players in (2, 3, 4):
        state, rng = GAME.start(players, {}), Random(players)
        while state.round == 0 and view(state, WATCHER).step != "activate":
            seen = view(state, JUDGE)
            if seen.step == "pick":
                for seat in range(players):
                    known = view(state, seat).known_hands
                    holders = {holder for holder in range(players) if known[holder] is not None}
                    step = 1 if seen.passing == "left" else -1
                    assert holders == {
                        (seat + step * ago) % players for ago in range(min(seen.turn, players))
                    }
                    assert all(known[holder] == seen.known_hands[holder] for holder in holders)
            wander(state, rng, 1)


def test_unseen_cards_are_the_unknown_hands_and_the_stock() -> None:
    for players in (2, 3, 4):
        state, rng = GAME.start(players, {"variant": "introductory"}), Random(players)
        while state.result() is None:
            for seat in (*range(players), WATCHER):
                seen = view(state, seat)
                unknown = sum(
                    size
                    for size, known in zip(seen.hand_sizes, seen.known_hands, strict=True)
                    if known is None
                )
                assert len(seen.unseen) == unknown + seen.stock_size
            if not any(hand is None for hand in view(state, 0).known_hands):
                stock = {GAME.write(card)[5:] for card in state.stock}
                assert set(view(state, 0).unseen) == stock
            wander(state, rng, 1)


def test_until_the_reveal_others_see_only_that_a_choice_was_made() -> None:
    one, other = (after(3, {}, THREE, line) for line in ("0: pick F01", "0: pick S01"))
    for seat in (1, 2, WATCHER):
        assert view(one, seat) == view(other, seat)
        assert view(one, seat).decided == (True, False, False)
        assert view(one, seat).choices == ("", "", "")
    assert view(one, 0).choices == ("pick F01", "", "")
    assert view(one, JUDGE).choices == ("pick F01", "", "")
    assert view(one, 0).hand_sizes == (6, 6, 6)  # the chosen card still counts


def test_until_all_have_placed_others_see_only_that_a_space_was_chosen() -> None:
    second = ("0: pick D02", "1: pick S01", "2: pick U01")
    one, other = (
        after(3, {}, THREE, *TURN, *second, line) for line in ("0: place c0r0", "0: place c2r1")
    )
    for seat in (1, 2, WATCHER):
        assert view(one, seat) == view(other, seat)
        assert view(one, seat).revealed == ("D02", "S01", "U01")
    assert view(one, 0) != view(other, 0)


def test_a_deal_is_seen_when_it_is_complete() -> None:
    """Whoever hears nothing sees nothing: not even the own cards before the last draw."""
    one, other = GAME.start(2, {}), GAME.start(2, {})
    for draw in range(11):
        one.apply(CHANCE, draw)
        other.apply(CHANCE, 40 - draw)
        for seat in (0, 1, WATCHER):
            assert view(one, seat) == view(other, seat)
            assert view(one, seat).hand == ()
    assert view(one, JUDGE) != view(other, JUDGE)
    one.apply(CHANCE, 11)
    assert len(view(one, 0).hand) == 6


def test_finished_rounds_stay_in_view_with_their_windows_and_scores() -> None:
    state, rng = GAME.start(2, {}), Random(7)
    last = None
    while state.result() is None:
        if view(state, WATCHER).step == "activate":
            last = view(state, WATCHER).windows
        wander(state, rng, 1)
    seen = view(state, WATCHER)
    assert len(seen.past_windows) == len(seen.scores) == seen.round
    assert seen.past_windows[-1] == seen.windows
    assert last is not None
    assert [window.laid for window in last] == [window.laid for window in seen.windows]
    assert seen.winners == state.result().winners  # type: ignore[union-attr]


def test_a_view_is_plain_values() -> None:
    state, rng = GAME.start(4, {}), Random(1)
    while state.result() is None:
        for seat in (0, WATCHER, JUDGE):
            seen = asdict(view(state, seat))
            again = json.loads(json.dumps(seen))
            assert list(again) == list(seen)
        wander(state, rng, 7)


def test_gone_cards_are_those_that_left_and_flowers_eaten() -> None:
    state = activation()
    say(state, "0: move R01")
    say(state, "0: feed M02 F03")
    window = view(state, 1).windows[0]
    assert window.moved == ("R01", "L01")
    assert window.fed == (("M02", "F03"),)
    assert window.gone == ("F03", "L01", "R01")


# Heard lines and notes


def test_a_deal_is_heard_at_its_last_draw() -> None:
    state = GAME.start(2, {"variant": "introductory"})
    cards = [read(f"draw {card}") for card in ("F02", "F04", "F05", "D04", "L05", "P05")]
    for card in cards[:-1]:
        assert all(hear(happen(state, CHANCE, card), seat) == [] for seat in (0, 1, WATCHER, JUDGE))
        state.apply(CHANCE, card)
    lines = {seat: hear(happen(state, CHANCE, cards[-1]), seat) for seat in (0, 1, WATCHER, JUDGE)}
    assert lines == {
        0: ["! deal 1.1 0=F02,F04,F05 1=?,?,?"],
        1: ["! deal 1.1 0=?,?,? 1=D04,L05,P05"],
        WATCHER: ["! deal 1.1 0=?,?,? 1=?,?,?"],
        JUDGE: ["! deal 1.1 0=F02,F04,F05 1=D04,L05,P05"],
    }


def test_the_last_choice_opens_all_choices() -> None:
    state = after(3, {}, THREE)
    assert hear(happen(state, 2, read("pick S03")), 2) == ["2: pick S03"]
    assert hear(happen(state, 2, read("pick S03")), 0) == ["2: pick ?"]
    say(state, "2: pick S03")
    say(state, "0: pick F01")
    for seat in (0, 1, 2, WATCHER, JUDGE):
        assert hear(happen(state, 1, read("pick F02")), seat) == list(TURN)


def test_the_last_placement_opens_all_placements() -> None:
    state = after(3, {}, THREE, *TURN, "0: pick D02", "1: pick S01", "2: pick U01")
    assert hear(happen(state, 1, read("place c2r1")), 0) == ["1: place ?"]
    say(state, "1: place c2r1")
    say(state, "2: place c0r0")
    lines = ["0: place c1r2", "1: place c2r1", "2: place c0r0"]
    assert hear(happen(state, 0, read("place c1r2")), 1) == lines


def test_activations_are_open_at_once() -> None:
    for seat in (0, 1, WATCHER):
        assert hear(happen(activation(), 0, read("move R01")), seat) == ["0: move R01"]


def test_nothing_is_told_of_a_choice_before_the_reveal() -> None:
    state = after(3, {}, THREE)
    for seat in (0, 1, 2, WATCHER, JUDGE):
        assert tell(happen(state, 0, read("pick F01")), seat) == []


def test_a_hand_received_is_told_to_its_new_owner_alone() -> None:
    state = after(3, {}, THREE, *TURN[:2])
    received = {
        seat: [
            note
            for note in tell(happen(state, 2, read("pick S03")), seat)
            if note.key == "received"
        ]
        for seat in (0, 1, 2, WATCHER, JUDGE)
    }
    cards = {0: "D02 F03 M02 R02 U02", 1: "L01 M01 P01 R01 S01", 2: "D01 L02 P02 S02 U01"}
    notes = [
        Note("received", "MIS-13", {"seat": seat, "cards": cards[seat], "count": 5})
        for seat in cards
    ]
    assert received == {0: notes[:1], 1: notes[1:2], 2: notes[2:], WATCHER: [], JUDGE: notes}


def test_consequences_are_told_with_their_rules() -> None:
    state = activation()
    told = [(note.key, note.rule) for note in tell(happen(state, 0, read("move R01")), 1)]
    assert told == [("left", "MIS-36"), ("left", "MIS-36")]  # L01 is not asked
    say(state, "0: move R01")
    say(state, "0: feed M01 F01")
    assert [note.key for note in tell(happen(state, 0, read("feed M02 F03")), 1)] == ["ate", "done"]
    say(state, "0: feed M02 F03")
    notes = tell(happen(state, 1, read("move R02")), 0)
    assert [(note.key, note.rule) for note in notes] == [
        ("left", "MIS-36"), ("left", "MIS-36"), ("done", "MIS-44"),
        ("flowers", "MIS-52"), ("others", "MIS-54"), ("score", "MIS-55"),
        ("flowers", "MIS-52"), ("smiles", "MIS-53"), ("pairs", "MIS-53"), ("others", "MIS-54"),
        ("score", "MIS-55"), ("round_won", "MIS-56"), ("match_won", "MIS-57"),
    ]  # fmt: skip


def keys_told(players: int, options: dict[str, object], seeds: range) -> set[str]:
    """The keys of all notes of some random matches; each can be said in both languages."""
    speakers = [Texts("misty", lang) for lang in languages]
    keys = set()
    for seed in seeds:
        state, rng = GAME.start(players, options), Random(seed)
        while state.result() is None:
            who = rng.choice(list(state.deciders()))
            action = rng.choice(list(state.legal(who)))
            for note in tell(happen(state, who, action), JUDGE):
                keys.add(note.key)
                assert all(texts.note(note) for texts in speakers)
                assert all(texts.rule(note.rule) for texts in speakers)
            state.apply(who, action)
    return keys


def test_every_note_is_told_in_some_match_and_has_its_words() -> None:
    keys = keys_told(2, SMALL, range(40)) | keys_told(3, {"match_tie": "points"}, range(3))
    texts = Texts("misty", "en")
    assert {f"note-{key}" for key in keys} == set(filter(re.compile("note-").match, texts.keys()))


# Records


def test_a_record_hides_what_was_neither_held_nor_revealed() -> None:
    """The example of section 10."""
    match = match_of(3, {}, THREE, *TURN)
    deal = "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=F02,?,?,?,?,? 2=D02,F03,M02,R02,S03,U02"
    assert match.lines(0) == [deal, *TURN]
    deal = "! deal 1.1 0=F01,?,?,?,?,? 1=F02,?,?,?,?,? 2=S03,?,?,?,?,?"
    assert match.lines(WATCHER) == [deal, *TURN]
    assert match.lines(JUDGE) == [THREE, *TURN]


def test_an_open_simultaneous_step_is_not_written() -> None:
    match = match_of(3, {}, THREE, "1: pick F02")
    assert all(len(match.lines(seat)) == 1 for seat in (0, 1, 2, WATCHER, JUDGE))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "introductory"])
def test_question_marks_stand_exactly_where_a_seat_may_not_look(players: int, variant: str) -> None:
    match, rng = Match(GAME, players, {"variant": variant, "rounds_to_win": 1}), Random(players)
    marks = 0
    while match.deciders():
        for seat in (*range(players), WATCHER):
            seen, lines, full = match.view(seat), match.lines(seat), match.lines()
            for line, whole in zip(lines, full, strict=True):
                if "?" in line:
                    marks += 1
                    assert whole.startswith(f"! deal {seen.round}.{seen.phase} ")
                    assert hidden(line, whole) == unknown_cards(match.state, seat)
                else:
                    assert line == whole
        who = rng.choice(match.deciders())
        match.act(who, rng.choice(list(match.state.legal(who))))
    assert marks > 0
    assert all(match.lines(seat) == match.lines() for seat in range(players))


def hidden(line: str, whole: str) -> set[str]:
    """The cards of a deal that a seat's line does not show; it shows no others."""
    cards: set[str] = set()
    for mine, theirs in zip(line.split()[3:], whole.split()[3:], strict=True):
        known, full = mine[2:].split(","), theirs[2:].split(",")
        names = [card for card in known if card != "?"]
        assert known == names + ["?"] * (len(full) - len(names))
        assert names == sorted(names)
        cards |= set(full) - set(names)
    return cards


def unknown_cards(state: Misty, seat: int) -> set[str]:
    """What is in hands that the seat does not know."""
    all_hands, known = view(state, JUDGE).known_hands, view(state, seat).known_hands
    return {
        card
        for cards, mine in zip(all_hands, known, strict=True)
        if mine is None
        for card in cards or ()
    }


def test_an_activation_is_written_in_its_normal_form() -> None:
    """One decision of each player in seat order, then again; in whatever order they came."""
    orders = [
        ("0: move R01", "0: feed M01 F01", "0: feed M02 F03", "1: move R02"),
        ("1: move R02", "0: move R01", "0: feed M01 F01", "0: feed M02 F03"),
    ]
    written = []
    for lines in orders:
        match = Match(GAME, 2, SMALL)
        match.state = activation()
        for line in lines:
            match.play(int(line[0]), line[3:])
        (block,) = blocks(happenings(activation(), match.events))
        written.append(GAME.lines(block, match.state, JUDGE))
    assert written[0] == written[1] == [orders[0][i] for i in (0, 3, 1, 2)]
