"""Who sees what (section 9): everything is open, so everybody sees, hears and is told the same."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Note, happen, legal_texts
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.record import read_speaker
from sobremesa.games.totem import GAME
from sobremesa.games.totem.position import PHASES
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem
from sobremesa.text import Texts, languages
from tests.games.totem.crowds import crowd
from tests.games.totem.dialect import run

EVERYBODY = pytest.mark.parametrize("players", GAME.seats)


def random_match(players: int, seed: int) -> Match:
    match, rng = Match(GAME, players, {"quiet_per_player": 3}), Random(seed)
    while match.deciders():
        who = match.deciders()[0]
        match.act(who, random_action(match.state, who, rng))
    return match


def positions(state: Totem, rng: Random) -> Iterator[Totem]:
    """All positions of a random game; they are one object, which goes on."""
    yield state
    while state.deciders():
        who = state.deciders()[0]
        state.apply(who, random_action(state, who, rng))
        yield state


def whole_game(players: int) -> Iterator[Totem]:
    return positions(GAME.start(players, {"quiet_per_player": 3}), Random(1))


def crowds(players: int) -> Iterator[Totem]:
    for seed in range(40):
        rng = Random(seed)
        yield from positions(
            read_position(crowd(rng, players), GAME.settle({"quiet_per_player": 3})), rng
        )


# What is seen


@EVERYBODY
def test_everybody_has_the_same_view(players: int) -> None:
    for state in whole_game(players):
        views = [GAME.view(state, seat) for seat in (*range(players), WATCHER, JUDGE)]
        assert all(view == views[0] for view in views)


@EVERYBODY
def test_a_view_is_made_of_plain_values(players: int) -> None:
    seen = GAME.view(random_match(players, 2).state, WATCHER)
    assert json.loads(json.dumps(asdict(seen)))["phase"] == "over"


def test_the_view_shows_the_walk_as_it_stands() -> None:
    state = run("""
        position 0=J10+J11~5 1=B10+B11~5 2=- turn=0 quiet=4
        ! roll 3 3
        0: use 6
        0: J11-I11
        0: stop
        0: J10-J11
        0: J11-I12
    """)
    seen = GAME.view(state, 1)
    assert (seen.phase, seen.turn, seen.dice, seen.points) == ("move", 0, (3, 3), 3)
    assert (seen.mover, seen.trail, seen.done) == ("I12", ("J10", "J11", "I12"), ("I11",))
    assert seen.trails == (("J11", "I11"), ("J10", "J11", "I12"))
    assert (seen.quiet, seen.quiet_limit, seen.rolls, seen.loud) == (4, 100, 0, False)
    first, _, third = seen.players
    assert (first.totem, first.pieces, first.reserve, first.lost) == ("I12", ("I11",), 5, 19)
    assert (third.totem, third.pieces, third.reserve, third.lost) == (None, (), 0, 25)


def test_the_view_shows_a_tie_and_what_falls_after_it() -> None:
    state = run("""
        option victims=one_per_colour
        position 0=L15+K15,L14~5 1=K11+K12,K13,L12~5 2=I15+J14,J15~5 turn=1 quiet=0
        ! roll 1 2
        1: use 2
        1: L12-L13
        1: L13-K14
    """)
    seen = GAME.view(state, 0)
    assert (seen.phase, seen.falling) == ("remove", (("J14", "J15"), ("K15", "L14")))


def test_the_view_shows_the_table_before_the_game() -> None:
    state = run("option quiet_per_player=7\nplayers 3\n! off 0:6 1:2 2:6")
    seen = GAME.view(state, 0)
    assert (seen.phase, seen.rivals, seen.starter) == ("off", (0, 2), -1)
    assert dict(seen.options) == {
        "victims": "one", "distance": "board", "quiet_per_player": 7, "spend": "all", "trail": "turn",
    }  # fmt: skip
    assert seen.quiet_limit == 21
    assert [player.lost for player in seen.players] == [0, 0, 0]


# What is heard


@EVERYBODY
def test_everybody_hears_the_lines_of_the_record(players: int) -> None:
    match = random_match(players, 3)
    for seat in (*range(players), WATCHER, JUDGE):
        assert match.heard(seat) == match.lines(seat) == match.lines()


def test_the_dice_of_a_roll_off_are_heard_when_the_last_has_fallen() -> None:
    match = Match(GAME, 3, {})
    heard = []
    for die in ("off 0:6", "off 1:2", "off 2:6", "off 0:1", "off 2:4"):
        match.act(CHANCE, GAME.read(die))
        heard.append(list(match.heard(1)))
    first, second = "! off 0:6 1:2 2:6", "! off 0:1 2:4"
    assert heard == [[], [], [first], [first], [first, second]]


# What is told

ATTACK = """
    position 0=L12+L13,L14,M12~5 1=J17+J14,J15,J16~5 turn=0 quiet=0
    ! roll 4 5
    0: use 4
    0: M12-M13
    0: M13-M14
    0: M14-L15
"""
FALL = """
    position 0=K11+K12,K13,L12~5 1=J15+J16~5 2=B10+B11~5 turn=0 quiet=3
    ! roll 1 2
    0: use 2
    0: L12-L13
"""
CORNER = """
    position 0=A10+A11,B10~0 1=S5+S6~5 turn=0 quiet=0
    ! roll 1 3
    0: use 4
    0: A10-B9
    0: stop
    0: A11-A10
"""
PICKS = "players 2\n! off 0:3 1:5\n1: start J18\n"
TIE = """
    position 0=K11+K12,K13,L12~5 1=J16+J15,K15~5 turn=0 quiet=0
    ! roll 1 2
    0: use 2
    0: L12-L13
"""
TOLD = {
    "the roll-off has a winner": (
        "players 3\n! off 0:6 1:2 2:6\n",
        ["off 0:1", "off 2:4"],
        [Note("starter", "TOT-11", {"seat": 2})],
    ),
    "a player has placed": (
        "players 2\n! off 0:3 1:5\n",
        ["1: start J18"],
        [Note("placed", "TOT-14", {"seat": 1, "cell": "J18"})],
    ),
    "the last player has placed": (
        PICKS,
        ["0: start J2"],
        [
            Note("placed", "TOT-14", {"seat": 0, "cell": "J2"}),
            Note("turn", "TOT-18", {"seat": 1}),
        ],
    ),
    "a unit stops": (
        "position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0\n! roll 1 2\n0: use 3\n0: J11-I11",
        ["0: stop"],
        [Note("finished", "TOT-48", {"seat": 0, "cell": "I11"})],
    ),
    "a piece falls and takes others with it": (
        ATTACK,
        ["0: L15-K15"],
        [
            Note("finished", "TOT-48", {"seat": 0, "cell": "K15"}),
            Note("removed", "TOT-52", {"seat": 1, "cell": "J15"}),
            Note("disconnected", "TOT-56", {"seat": 1, "cells": "J14"}),
            Note("turn", "TOT-21", {"seat": 1}),
        ],
    ),
    "a choice is made in a tie": (
        TIE + "0: L13-K14",
        ["0: remove K15"],
        [
            Note("removed", "TOT-52", {"seat": 1, "cell": "K15"}),
            Note("turn", "TOT-21", {"seat": 1}),
        ],
    ),
    "a tie asks for a choice first": (
        TIE,
        ["0: L13-K14"],
        [Note("finished", "TOT-48", {"seat": 0, "cell": "K14"})],
    ),
    "a totem falls": (
        FALL,
        ["0: L13-K14"],
        [
            Note("finished", "TOT-48", {"seat": 0, "cell": "K14"}),
            Note("fallen", "TOT-57", {"seat": 1}),
            Note("turn", "TOT-21", {"seat": 2}),
        ],
    ),
    "points lapse": (
        CORNER,
        ["0: B10-A11"],
        [
            Note("finished", "TOT-48", {"seat": 0, "cell": "A11"}),
            Note("lapsed", "TOT-24", {"points": 1}),
            Note("turn", "TOT-21", {"seat": 1}),
        ],
    ),
    "the last totem stands": (
        """position 0=J12+J13~1 1=J15+J16~1 turn=0 quiet=0
        ! roll 1 2
        0: use 3
        0: J12-I13
        0: I13-I14""",
        ["0: I14-J14"],
        [
            Note("finished", "TOT-48", {"seat": 0, "cell": "J14"}),
            Note("fallen", "TOT-57", {"seat": 1}),
            Note("won", "TOT-60", {"seat": 0}),
        ],
    ),
    "everybody is exhausted": (
        "position 0=J10+~1 1=B10+B11~0 turn=0 quiet=0\n! roll 2 2",
        ["0: add J11"],
        [Note("exhaustion", "TOT-61", {})],
    ),
    "it has been quiet for too long": (
        "position 0=J10+~0 1=B10+B11~3 turn=0 quiet=99\n! roll 6 6",
        ["0: pass"],
        [Note("quiet", "TOT-62", {"rolls": 100})],
    ),
    "dice are thrown and chosen": (
        "position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0",
        ["! roll 6 6", "0: use 6", "0: J11-I11"],
        [],
    ),
    "a twelve is played and followed by another roll": (
        "position 0=J10+~5 1=B10+B11~5 turn=0 quiet=0\n! roll 6 6",
        ["0: add J11", "0: again", "! roll 6 6", "0: add J9"],
        [],
    ),
    "a twelve is not used": (
        "position 0=J10+~5 1=B10+B11~5 turn=0 quiet=0\n! roll 6 6\n0: add J11",
        ["0: end"],
        [Note("turn", "TOT-21", {"seat": 1})],
    ),
}


def told(state: Totem, lines: list[str], seat: int) -> list[Note]:
    """The notes of all events of these lines; `off 0:1` is a single die."""
    notes: list[Note] = []
    for line in lines:
        who, text = (CHANCE, line) if line.startswith("off") else read_speaker(line)
        notes += GAME.tell(happen(state, who, GAME.read(text)), seat)
        state.apply(who, GAME.read(text))
    return notes


@pytest.mark.parametrize(("before", "lines", "notes"), TOLD.values(), ids=TOLD)
def test_everybody_is_told_what_follows_and_by_which_rule(
    before: str, lines: list[str], notes: list[Note]
) -> None:
    for seat in (0, 1, WATCHER, JUDGE):
        assert told(run(before), lines, seat) == notes


@pytest.mark.parametrize("lang", languages)
def test_every_note_that_has_words_is_told_somewhere_above(lang: str) -> None:
    texts = Texts("totem", lang)
    notes = [note for _, _, notes in TOLD.values() for note in notes]
    keys = texts.keys()
    assert {f"note-{note.key}" for note in notes} == {k for k in keys if k.startswith("note-")}
    assert all(texts.note(note) for note in notes)


# What is concluded


@EVERYBODY
def test_belief_gives_the_view_back_in_every_phase(players: int) -> None:
    phases = set()
    for state in chain(whole_game(players), crowds(players)):
        seen = GAME.view(state, 0)
        world = GAME.belief(seen, []).sample(Random(0))
        assert GAME.view(world, 0) == seen
        assert list(world.deciders()) == list(state.deciders())
        for who in state.deciders():
            assert legal_texts(GAME, world, who) == legal_texts(GAME, state, who)
        phases.add(seen.phase)
    assert phases == set(PHASES)


def test_a_sample_is_a_position_of_its_own() -> None:
    state = run("position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0\n! roll 1 2")
    belief = GAME.belief(GAME.view(state, 0), [])
    first = belief.sample(Random(0))
    first.apply(0, GAME.read("use 3"))
    first.apply(0, GAME.read("J11-I11"))
    assert GAME.view(belief.sample(Random(0)), 0) == GAME.view(state, 0)
