"""A decision is judged by what its seat could know, against others who do not know it either."""

from dataclasses import replace
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.coach.analysis import Bench, Depth, prepared
from sobremesa.coach.judging import BLUNDER, GOOD, Asked, Judgement, class_of, judge
from sobremesa.core import (
    CHANCE,
    JUDGE,
    AnyGame,
    Game,
    Result,
    State,
    one_action,
    plain_lines,
    told_nothing,
)
from sobremesa.core.belief import Certainty
from sobremesa.core.match import Match
from sobremesa.core.protocol import speaker
from sobremesa.core.state import NOBODY, ONLY_CHANCE
from sobremesa.library import ALL
from sobremesa.players.recall import Origin
from tests.players.support import positions
from tests.players.test_no_peeking import GAMES, GAP, blind
from tests.players.test_open_choices import GAME as DUEL
from tests.players.test_open_choices import LEFT, RIGHT, TEXTS
from tests.support.games import after

FEW = 24  # simulations
HIDING = ("evidencia", "misty", "euphoria")  # nearly always something
HEADS, TAILS = 2, 3
CALLS = ("call", "wait", "heads", "tails")


class Toss(State):
    """Seat 0 calls or waits, which makes no difference: a coin decides."""

    def __init__(self, said: int = -1, coin: int = -1) -> None:
        self.said, self.coin = said, coin

    def deciders(self) -> vec[i64]:
        return vec[i64]([0]) if self.said < 0 else ONLY_CHANCE if self.coin < 0 else NOBODY

    def legal(self, who: i64) -> vec[i64]:
        return vec[i64]([HEADS, TAILS] if who == CHANCE else [0, 1])

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.coin = action
        else:
            self.said = action

    def result(self) -> Result | None:
        return Result((self.coin - HEADS,), (0, 0), "coin", "TOS-1", {}) if self.coin > 0 else None

    def copy(self) -> "Toss":
        return Toss(self.said, self.coin)


TOSS: Game[Toss, tuple[int, int]] = Game(
    slug="toss",
    prefix="TOS",
    rules="1.0",
    seats=range(2, 3),
    options=(),
    new=lambda players, options: Toss(),
    write=CALLS.__getitem__,
    read=CALLS.index,
    view=lambda state, seat: (state.said, state.coin),
    belief=lambda view, heard: Certainty(Toss(*view)),
    hear=lambda happening, seat: [speaker(happening.who) + CALLS[happening.action]],
    tell=told_nothing,
    read_line=one_action(CALLS.index),
    lines=plain_lines(CALLS.__getitem__),
)


def asked(game: AnyGame, match: Match, seat: int, chosen: int) -> Asked:
    legal = [int(action) for action in match.state.legal(seat)]
    return Asked(seat, match.view(seat), match.heard(seat), legal, chosen)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_worlds_change_no_judgement(game: AnyGame) -> None:
    rng, different = Random("judged"), 0
    players = 5 if 5 in game.seats else game.seats[0] if game.slug == "totem" else game.seats[-1]
    places = positions(game, players, "judged", GAP.get(game.slug, 5))
    for _, (match, seat) in zip(range(3), places, strict=False):
        seen, heard = match.view(seat), match.heard(seat)
        other = game.belief(seen, heard).sample(rng)
        different += game.view(match.state, JUDGE) != game.view(other, JUDGE)
        chosen = int(rng.choice(match.state.legal(seat)))
        found = []
        for world in (match.state, other):
            legal = [int(action) for action in world.legal(seat)]
            question = Asked(seat, game.view(world, seat), heard, legal, chosen)
            # It has no state but those that it samples; of these it may ask for views.
            found.append(judge(replace(blind(game), view=game.view), question, FEW, "same"))
        assert found[0] == found[1], "\n".join(match.lines())
    assert different or game.slug not in HIDING


@pytest.mark.parametrize("hidden", ["rock", "paper", "scissors"])
def test_a_choice_that_is_still_secret_changes_no_judgement(hidden: str) -> None:
    """Seat 0 has chosen, seat 1 has not heard what: its scissors are worth as much against any of them."""
    found = []
    for secret in ("rock", hidden):
        match = after(ALL["rps"], 2, f"0: {secret}", "1: scissors")
        found.append(Bench(prepared(match, Depth(0, 0, 1), "secret")).look(1).found)
    assert isinstance(found[0], Judgement)
    assert found[0] == found[1]


@pytest.mark.parametrize("first", [None, 2, 3, 4], ids=["nothing", *TEXTS[2:]])
def test_others_do_not_answer_to_what_they_cannot_see(first: int | None) -> None:
    """Seat 1 has no reason but to choose high: left loses, and right shares, whatever is tried, and whoever was first."""
    match = Match(DUEL, 2, {})
    if first is not None:
        match.act(1, first)
    left = judge(DUEL, asked(DUEL, match, 0, LEFT), 800, "duel")
    right = judge(DUEL, asked(DUEL, match, 0, RIGHT), 800, "duel")
    assert (left.best, right.best) == (RIGHT, RIGHT)
    assert left.quality == BLUNDER
    assert left.best_chance == pytest.approx(0.5, abs=0.1), "the victory is shared"
    assert left.chance < 0.35
    assert (right.loss, right.error, right.quality) == (0.0, 0.0, GOOD)


def test_where_secrets_are_few_what_belongs_to_the_mixture_is_good() -> None:
    match = Match(ALL["rps"], 2, {})
    origin = Origin(match.state.copy(), 2)
    for chosen in match.state.legal(0):
        found = judge(ALL["rps"], asked(ALL["rps"], match, 0, int(chosen)), 400, "mix", origin)
        assert (found.loss, found.quality) == (0.0, GOOD)
        assert found.chance == pytest.approx(0.5, abs=0.1)


def test_two_decisions_meet_the_same_worlds_and_the_same_luck() -> None:
    """Where they come to the same, there is no noise in their difference, however much a coin decides."""
    match = Match(TOSS, 2, {})
    found = [judge(TOSS, asked(TOSS, match, 0, each), 200, "toss") for each in (0, 1)]
    assert {each.best for each in found} == {found[0].best}
    other = found[1 - found[0].best]
    assert (other.loss, other.error) == (0.0, 0.0)
    assert 0.3 < other.chance < 0.7


def test_the_same_seed_gives_the_same_judgement() -> None:
    game = ALL["evidencia"]
    for _, (match, seat) in zip(range(2), positions(game, 2, "again", 3), strict=False):
        question = asked(game, match, seat, int(match.state.legal(seat)[-1]))
        one, two = (judge(game, question, FEW, "seed") for _ in range(2))
        assert one == two


def test_what_is_within_its_error_is_good() -> None:
    def found(loss: float, error: float) -> Judgement:
        return Judgement(0, 0.5, 0.5 + loss, loss, error, 1)

    assert (found(0.01, 0.02).cost, found(0.03, 0.02).cost) == (0.0, 0.03)
    assert (found(0.13, 0.12).quality, found(0.13, 0.0).quality) == (GOOD, BLUNDER)
    assert class_of(-1.0) == GOOD
