"""What random games come to on the build that runs this: a hash of the records of each game and player count.

    python -m tests.support.fingerprint 10 0 totem misty      games of each, the first's number, which games

`tests/core/test_builds.py` runs it on the sources and compares with the compiled build.
"""

import hashlib
import json
import sys
from random import Random

from sobremesa.core import AnyGame, state
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.laws import agreements
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.core.record import record_of
from sobremesa.library import ALL

SEED = "builds"


def record_text(game: AnyGame, players: int, number: int) -> str:
    """Game number k at random, with options that its number determines: at first the usual ones."""
    setting = Random(number).choice(agreements(game, players)) if number else {}
    match, generator = Match(game, players, setting), FastRandom(SEED)
    generator.restart(number)
    while deciders := match.deciders():
        who = deciders[generator.below(len(deciders))]
        match.act(who, random_choice(match.state, who, generator))
    assert match.state.brief()[:4] == match.state.result()[:4]
    return record_of(match, seed=f"{SEED}/{number}", chance="luck").write()


def fingerprints(games: int, first: int, slugs: list[str]) -> dict[str, str]:
    found = {}
    for slug in slugs or [*ALL]:
        for players in ALL[slug].seats:
            digest = hashlib.sha256()
            for number in range(first, first + games):
                digest.update(record_text(ALL[slug], players, number).encode())
            found[f"{slug}, {players} players"] = digest.hexdigest()
    return found


if __name__ == "__main__":
    count, start, *names = sys.argv[1:]
    assert str(state.__file__).endswith(".py"), "this is for the other build, the sources"
    print(json.dumps(fingerprints(int(count), int(start), names)))
