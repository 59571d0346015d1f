"""What games say of a finished game for statistics has words in both languages, and is about that seat."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.library import ALL
from sobremesa.text import Texts

MOST = 20_000  # events of a random game


def finished(slug: str, players: int) -> Any:
    """A position at the end of a random game."""
    game = ALL[slug]
    state = game.start(players, {})
    playout(state, FastRandom(str(players)), MOST)
    return state


@pytest.mark.parametrize("slug", [*ALL])
def test_every_feat_has_words(slug: str) -> None:
    game = ALL[slug]
    for players in game.seats:
        state = finished(slug, players)
        for seat in range(players):
            for key, value in game.feats(state, seat).items():
                for lang in ("en", "es"):
                    texts = Texts(slug, lang)
                    assert texts.has(f"feat-{key}")
                    assert isinstance(value, int) or texts.has(f"{key}-{value}")
        assert not game.feats(game.start(players, {}), 0), "there is nothing to say before the end"


def test_the_longest_row_is_the_presented_one() -> None:
    game, state = ALL["evidencia"], finished("evidencia", 2)
    for seat, measures in enumerate(state.result().details["measures"]):
        assert game.feats(state, seat) == {key: measures[key] for key in ("run", "series")}


def test_the_longest_chain_is_as_the_rules_count_it() -> None:
    game, state = ALL["totem"], finished("totem", 2)
    field = state.field
    for seat in range(2):
        cells = [cell for cell in range(420) if field.owner(cell) == seat]
        standing = field.totem(seat)
        chains = [field.chain(seat, cell) for cell in cells if standing and cell != standing]
        assert game.feats(state, seat).get("chain", 0) == max(chains, default=0)
