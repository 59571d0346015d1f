"""What every game must keep, on all its numbers of players and options: the laws and the secrets."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core import AnyGame
from sobremesa.core.laws import agreements, check
from sobremesa.core.worlds import WorldsReport, check_worlds
from sobremesa.library import ALL
from tests.support.builds import sized
from tests.support.evidence import keep

SECRETIVE = [game for slug, game in ALL.items() if slug != "totem"]  # Totem hides nothing
CHUNKS = 20
# A pair of worlds of Pyramids takes ten times as long, and little is hidden there.
PAIRS = {game.slug: 100_000 if game.slug == "pyramids" else 1_000_000 for game in SECRETIVE}


def slug(game: AnyGame) -> str:
    return game.slug


def exempt(options: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """Euphoria's `capable` asks only those who can react, so that waiting betrays them; it is for
    simulations, not for tables (EUP-R19)."""
    if options.get("reaction_prompt") != "capable":
        return {"laws": (), "channels": ()}
    return {
        "laws": ("whom the table waits for is no secret",),
        "channels": ("deciders", "view"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL.values(), ids=slug)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_the_laws_hold_whatever_the_table_agrees_on(game: AnyGame, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(game.seats)))
    options = dict(data.draw(st.sampled_from(agreements(game, players))))
    if "quiet_per_player" in options:
        options["quiet_per_player"] = data.draw(st.integers(1, 6))  # Totem's random games are long
    if "max_rounds" in options:
        options["max_rounds"] = data.draw(st.integers(1, 4))  # and Euphoria's
    seed = str(data.draw(st.integers(0, 2**32)))
    exempted = exempt(options)["laws"]
    report = check(
        game, games=1, seed=seed, players=players, options=options, exempt=exempted, care=0.1
    )
    assert report.games == 1


def compare(game: AnyGame, pairs: int, seed: str, worlds: int, horizon: int) -> WorldsReport:
    """So many pairs of worlds, over numbers of players and options in turn."""
    agreed = [(count, options) for count in game.seats for options in agreements(game, count)]
    total = WorldsReport()
    for number in range(10):
        players, options = agreed[(hash_of(seed) + number * 7919) % len(agreed)]
        report = check_worlds(
            game,
            pairs=pairs // 10,
            seed=f"{seed} {number}",
            players=players,
            options=options,
            exempt=exempt(options)["channels"],
            worlds=worlds,
            horizon=horizon,
        )
        total.pairs += report.pairs
        total.different += report.different
        total.events += report.events
        total.reveals += report.reveals
    return total


def hash_of(seed: str) -> int:
    return sum(map(ord, seed))


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [game for game in SECRETIVE if game.slug != "euphoria"], ids=slug
)  # Euphoria's own tests do as much for each number of players and each option
def test_no_seat_can_tell_two_thousand_pairs_of_worlds_apart(game: AnyGame) -> None:
    pairs = sized(2_000, 400)
    report = compare(game, pairs, "test", worlds=4, horizon=40)
    assert report.pairs == pairs
    assert report.different > 0
    assert report.mean_length > 1


@pytest.mark.slow
def test_in_totem_all_seats_know_the_same_world() -> None:
    report = check_worlds(ALL["totem"], pairs=60)
    assert report.different == 0
    assert report.mean_length > 10


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", SECRETIVE, ids=slug)
def test_no_seat_can_tell_very_many_pairs_of_worlds_apart(game: AnyGame, chunk: int) -> None:
    pairs = PAIRS[game.slug] // CHUNKS
    report = compare(game, pairs, f"soak {chunk}", worlds=25, horizon=10)
    assert report.pairs == pairs
    keep(
        f"{game.slug}: pairs of worlds that a seat cannot tell apart, part {chunk + 1} of {CHUNKS}",
        pairs=report.pairs,
        different=report.different,
        mean_length=report.mean_length,
        reveals=report.reveals,
    )
