"""Random games through `sobremesa engine`, replayed to the same result."""

import json
from random import Random
from typing import Any

import pytest

from sobremesa.core.record import read_record, replay, verify
from sobremesa.games import ALL
from sobremesa.games.pyramids.components import BOX
from sobremesa.terminal.engine import Engine
from tests.support.evidence import keep


def ask(engine: Engine, **request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps(request).encode()))
    assert answer["ok"], answer
    return answer


def random_game(engine: Engine, players: int, name: str, seed: str) -> None:
    rng = Random(seed)
    options = {"map": name}
    deciders = ask(engine, do="new", game="pyramids", players=players, options=options, seed=seed)[
        "deciders"
    ]
    while deciders:
        if deciders == ["chance"]:
            deciders = ask(engine, do="draw")["deciders"]
        else:
            seat = rng.choice(deciders)
            text = rng.choice(ask(engine, do="legal", seat=seat)["legal"])
            deciders = ask(engine, do="play", line=f"{seat}: {text}")["deciders"]
    record = read_record(ask(engine, do="record")["record"])
    assert record.result == ask(engine, do="result")["result"]
    match = replay(record, ALL)
    assert match.state.result().as_json() == record.result
    assert verify(record, ALL) > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", BOX.maps)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_through_the_engine(players: int, name: str) -> None:
    engine = Engine("en")
    for number in range(3):
        random_game(engine, players, name, f"{players} {name} {number}")


@pytest.mark.soak
@pytest.mark.parametrize("name", BOX.maps)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_random_games_through_the_engine(players: int, name: str) -> None:
    engine = Engine("en")
    for number in range(300):
        random_game(engine, players, name, f"soak {players} {name} {number}")
    keep(f"pyramids through the engine, {players} players, map {name}", games=300)
