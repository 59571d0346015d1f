"""Budgets combine, are kept, and belong to a turn."""

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from types import SimpleNamespace

import pytest

from sobremesa.library import ALL
from sobremesa.players.budget import Budget, read_budget
from sobremesa.players.levels import read_player
from sobremesa.players.searcher import SearchPlayer
from tests.players.support import decision, most_memory, positions
from tests.support.evidence import keep


def test_limits_combine_to_the_least() -> None:
    both = Budget(seconds=0.2, simulations=50) & Budget(seconds=0.1, nodes=7)
    assert both == Budget(0.1, 50, 7)
    assert str(both) == "0.1 s, 50 simulations, 7 nodes"
    assert str(Budget()) == "no limit"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200ms", Budget(seconds=0.2)),
        ("1.5s", Budget(seconds=1.5)),
        ("800", Budget(simulations=800)),
        ("5000n", Budget(nodes=5000)),
        ("1s+800", Budget(seconds=1.0, simulations=800)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "fast", "10m", "-5", "1s+"])
def test_what_is_no_budget_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="a budget is written"):
        read_budget(text)


def test_a_player_that_is_not_there_is_said() -> None:
    with pytest.raises(ValueError, match="there is no player genius"):
        read_player("genius")


def test_simulations_are_counted_and_nodes_bounded() -> None:
    game = ALL["misty"]
    match, seat = next(positions(game, 2, "count", 1))
    player = SearchPlayer(game, seat)
    decision(player, match, seat, Budget(simulations=100, nodes=5))
    assert player.thought.simulations == 65  # the part that a choice of a card has of its turn
    assert player.search is not None
    assert player.search.tree.nodes <= 5
    assert sum(option.tries for option in player.thought.options) == 65


@pytest.mark.soak  # a matter of milliseconds: for the compiled build
@pytest.mark.parametrize("slug", ["evidencia", "misty", "pyramids", "totem", "euphoria"])
def test_time_is_kept(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of the processor, so that other programs do not count."""
    monkeypatch.setattr("sobremesa.players.search.perf_counter", time.process_time)
    clock = SimpleNamespace(perf_counter=time.process_time)
    monkeypatch.setattr("sobremesa.players.budget.time", clock)
    game, longest = ALL[slug], 0.0
    players = 5 if 5 in game.seats else 2
    for match, seat in islice(positions(game, players, "time", 9), 20):
        player = SearchPlayer(game, seat)
        began = time.process_time()
        decision(player, match, seat, Budget(seconds=0.2))
        if player.left < 1.0:  # it was not calculated
            longest = max(longest, (time.process_time() - began) / (0.2 * (1.0 - player.left)))
    keep(f"{slug}: decisions of a turn of 200 ms, the longest", of_its_budget=longest)
    assert 0.9 < longest <= 1.2


@pytest.mark.soak
@pytest.mark.parametrize("slug", ALL)
def test_memory_is_bounded(slug: str) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        kilobytes = pool.submit(most_memory, slug).result()
    keep(f"{slug}: memory at five times the budget of master", megabytes=kilobytes // 1000)
    assert kilobytes < 300_000


def test_a_turn_is_planned_once() -> None:
    """The later decisions of a planned turn cost nothing, and none of them is illegal."""
    game = ALL["evidencia"]
    for match, seat in positions(game, 2, "plan", 1):
        if match.view(seat).phase == "order" and not match.view(seat).rows[seat]:
            break
    player = SearchPlayer(game, seat)
    for _ in range(5):
        match.act(seat, decision(player, match, seat, Budget(simulations=1)))
    assert match.view(seat).complete[seat]
