"""The deduction aid against brute force: all deals, each followed through the seat's own log."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from sobremesa.core.match import Match
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.odds import odds
from tests.games.euphoria.dialect import position
from tests.games.euphoria.play import game

Row = list[str]
TEAMS = ("euphorian", "subterra", "anarchist")


def deals(own: Row, seat: int) -> list[Row]:
    """Every way in which the recruits of four players can lie, one's own row given."""
    rest = Counter({"LE": 1, "LS": 1, "E": 5, "S": 5}) - Counter(own)
    hidden = [slot for slot in range(12) if slot // 3 != seat]
    leaders = [kind for kind in ("LE", "LS") if rest[kind]]
    found = []
    for slots in permutations(hidden, len(leaders)):
        left = [slot for slot in hidden if slot not in slots]
        for chosen in choices(left, rest["E"]):
            deal = ["S"] * 12
            for slot in chosen:
                deal[slot] = "E"
            for slot, kind in zip(slots, leaders, strict=True):
                deal[slot] = kind
            deal[3 * seat : 3 * seat + 3] = own
            found.append(deal)
    return found


def choices(slots: list[int], count: int) -> list[list[int]]:
    if count == 0:
        return [[]]
    return [
        [slots[i], *rest] for i in range(len(slots)) for rest in choices(slots[i + 1 :], count - 1)
    ]


def goes_on(deal: Row, anarchists: set[int]) -> bool:
    """EUP-4, EUP-86, EUP-94: would the game go on with these rows?"""
    for seat in range(4):
        leaders = [kind for kind in deal[3 * seat : 3 * seat + 3] if kind[0] == "L"]
        if len(leaders) > 1 or (leaders and seat in anarchists):
            return False
    return True


def slot_of(name: str) -> int:
    return 3 * int(name[0]) + int(name[2]) - 1


def brute(seat: int, heard: list[str]) -> tuple[list[Row], set[int]]:
    """All present rows that fit a log, and who is an Anarchist by it."""
    order = next(line for line in heard if line.startswith(f"{seat}: order "))
    worlds = [deal for deal in deals(order.split()[2].split("-"), seat) if goes_on(deal, set())]
    anarchists: set[int] = set()
    for line in heard:
        words = line.split()
        if words[:2] == ["#", "exposed"]:
            worlds = [world for world in worlds if world[slot_of(words[2])] == words[3]]
        elif words[0] == "#" and words[2] == "sees" and words[3] != "hand" and words[4] != "?":
            worlds = [world for world in worlds if world[slot_of(words[3])] == words[4]]
        elif words[:2] == ["#", "exchanged"]:
            one, two = slot_of(words[2]), slot_of(words[3])
            for world in worlds:
                world[one], world[two] = world[two], world[one]
            worlds = [world for world in worlds if goes_on(world, anarchists)]
        elif words[:2] == ["#", "anarchist"]:
            anarchists.add(int(words[2]))
            worlds = [world for world in worlds if goes_on(world, anarchists)]
    return worlds, anarchists


def team_of(row: Row, anarchist: bool) -> str:
    if anarchist:
        return "anarchist"
    leader = next((kind for kind in row if kind[0] == "L"), None)
    letter = leader[1] if leader else Counter(row).most_common(1)[0][0]
    return "euphorian" if letter == "E" else "subterra"


def check_against_brute_force(match: Match, seat: int) -> int:
    """How many worlds there were."""
    worlds, anarchists = brute(seat, match.heard(seat))
    found = odds(match.view(seat))
    for slot in range(12):
        counts = Counter(world[slot] for world in worlds)
        wanted = tuple(Fraction(counts[kind], len(worlds)) for kind in ("LE", "LS", "E", "S"))
        assert found.recruits[slot // 3][slot % 3] == wanted
    for other in range(4):
        rows = (world[3 * other : 3 * other + 3] for world in worlds)
        counts = Counter(team_of(row, other in anarchists) for row in rows)
        assert found.teams[other] == tuple(Fraction(counts[t], len(worlds)) for t in TEAMS)
    return len(worlds)


def test_odds_equal_brute_force_on_200_positions() -> None:
    rng = Random("brute")
    checked, open_, exchanged, seed = 0, 0, 0, 0
    while checked < 200:
        seed += 1
        for match in game(4, f"odds {seed}"):
            ready = match.state.turns > 0 and match.state.result() is None
            if ready and rng.random() < 0.04 and checked < 200:
                seat = rng.randrange(4)
                open_ += check_against_brute_force(match, seat) > 1
                exchanged += any(line.startswith("# exchanged") for line in match.heard(seat))
                checked += 1
    assert open_ > 100  # most positions leave something open
    assert exchanged > 25  # and many have a past in which Leaders could have met


@pytest.mark.parametrize("players", range(4, 9))
def test_chances_add_up_to_one_and_agree_with_each_other(players: int) -> None:
    rng = Random(players)
    for match in game(players, "sums"):
        if rng.random() < 0.9:
            continue
        for seat in (*range(players), -2):
            found = odds(match.view(seat))
            assert all(sum(place) == 1 for row in found.recruits for place in row)
            assert all(sum(team) == 1 and min(team) >= 0 for team in found.teams)
            places = [place for row in found.recruits for place in row]
            assert sum(place[0] for place in places) == 1  # somewhere there is one of each Leader
            assert sum(place[1] for place in places) == 1
            if found.left_over:
                assert sum(found.left_over) == 1
                everything = sum(place[2] for place in places) + found.left_over[0]
                assert everything == {5: 7, 7: 10}[players]
            assert (found.left_over is not None) == (players in (5, 7))


def test_what_went_on_after_an_exchange_tells_something() -> None:
    """Seat 2 got a hidden recruit while it had a Leader, and nothing ended: it was not the other one."""
    table = position(
        "seat 0: (E) (E) (S) hand=bridge",
        "seat 1: (LE) (S) (E) hand=-",
        "seat 2: LS (S) (E) hand=-",
        "seat 3: (E) (S) (S) hand=-",
        "turn 0 action",
    )
    before = odds(GAME.view(table.state, 0))
    for line in ("0: use bridge x1", "0: pick 1.2", "0: pick 2.2"):
        table.play(line)
    after = odds(GAME.view(table.state, 0))
    assert before.recruits[1][1][0] == Fraction(1, 6)  # LE is in one of six unknown places
    assert after.recruits[2][1][0] == 0  # that recruit lies beside LS now, and the game goes on
    assert after.recruits[1][1][0] == 0  # and this one came from there
    assert after.recruits[1][0][0] == Fraction(1, 5)
