"""Many games side by side, in flat buffers that numpy reads without a copy. Compiled.

Game number e has row e of every buffer: which seat decides, what it may choose (a byte for each decision of the
catalogue), what it may know (bits, see `tensor.py`), and, after a game's last decision, what came of it for each seat. The
next game has begun by then.

The luck of a game depends on the seed and its number alone, and row e plays the numbers `first` + e, then `stride` more and
so on: the same games come whatever is played beside them, in one process or in many.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import random_choice
from sobremesa.core.protocol import AnyGame
from sobremesa.core.state import CHANCE, State
from sobremesa.core.tensor import BitWriter, Tensor, bytes_of, layout_of

NEVER: Final[i64] = 2**40  # decisions before a game is cut off
NO: Final[u8] = 0
YES: Final[u8] = 1


@final
class Places:
    """Where each decision stands in the catalogue: actions are numbers with gaps, places have none."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = vec[i64](actions)  # by place
        by_action = sorted(range(len(actions)), key=lambda place: actions[place])
        self.rising = vec[i64]([actions[place] for place in by_action])
        self.places = vec[i64](by_action)  # of each of `rising`

    def of(self, action: i64) -> i64:
        low: i64 = 0
        high = i64(len(self.rising))
        while low < high:
            middle = (low + high) // 2
            if self.rising[middle] < action:
                low = middle + 1
            else:
                high = middle
        return self.places[low]


@final
class Columns:
    """Games that go on forever, one decision in each at a time."""

    def __init__(
        self,
        start: State,
        places: Places,
        tensor: Tensor,
        size: int,
        returns: Callable[[State], tuple[float, ...]],
        games: int,
        players: int,
        seed: str,
        first: int,
        stride: int,
        most: int,
    ) -> None:
        self.start = start
        self.places = places
        self.tensor = tensor
        self.returns = returns
        self.games: i64 = games
        self.players: i64 = players
        self.choices: i64 = len(places.actions)
        self.size: i64 = size  # bytes of an observation
        self.stride: i64 = stride
        self.most: i64 = most
        self.states: list[State] = [start] * games
        self.generators: list[FastRandom] = [FastRandom(seed) for _ in range(games)]
        self.legal: list[vec[i64]] = [vec[i64]() for _ in range(games)]  # by place
        # The buffers.
        self.seat = vec[i64]([0] * games)
        self.step_open = vec[i64]([0] * games)  # of a simultaneous step, 0 if there is none
        self.mask = vec[u8]([0] * (games * len(places.actions)))
        self.seen = vec[u8]([0] * (games * size))
        self.reward = vec[float]([0.0] * (games * players))
        self.done = vec[u8]([0] * games)
        self.cut = vec[u8]([0] * games)  # it was too long, and has no result
        self.number = vec[i64]([0] * games)  # of the game
        self.length = vec[i64]([0] * games)  # its decisions so far
        self.writer = BitWriter(self.seen)
        for game in range(games):
            self.begin(game, first + game)
            self.show(game)

    def begin(self, game: i64, number: i64) -> None:
        self.number[game] = number
        self.length[game] = 0
        self.generators[game].restart(number)
        self.states[game] = self.start.copy()
        running = self.draw(game)
        assert running, "a game in which nobody decides"

    def draw(self, game: i64) -> bool:
        """Chance acts until a seat decides (True) or the game is over (False)."""
        state = self.states[game]
        while True:
            deciders = state.deciders()
            if len(deciders) == 0:
                return False
            who = deciders[0]
            if who != CHANCE:
                self.seat[game] = who
                return True
            state.apply(who, random_choice(state, who, self.generators[game]))

    def show(self, game: i64) -> None:
        """What the seat that decides may choose, and know."""
        state, seat = self.states[game], self.seat[game]
        first = game * self.choices
        for place in self.legal[game]:
            self.mask[first + place] = NO
        found = vec[i64](capacity=16)
        for action in state.legal(seat):
            place = self.places.of(action)
            found = append(found, place)
            self.mask[first + place] = YES
        self.legal[game] = found
        self.step_open[game] = state.together()
        self.writer.begin(game * self.size, self.size)
        self.tensor.write(state, seat, self.writer)

    # Going on

    def step(self, chosen: vec[i64]) -> None:
        """One decision in every game, by places in the catalogue. ValueError names the first that is not legal, and
        nothing happens anywhere."""
        self.check(chosen)
        self.step_unchecked(chosen)

    def check(self, chosen: vec[i64]) -> None:
        if len(chosen) != self.games:
            raise ValueError(f"expected {self.games} decisions, one for each game")
        for game in range(self.games):
            place = chosen[game]
            if not 0 <= place < self.choices or self.mask[game * self.choices + place] == NO:
                raise ValueError(f"decision {place} is not legal in row {game}")

    def step_unchecked(self, chosen: vec[i64]) -> None:
        """The same for decisions that are known to be legal; what others do to a game is not defined."""
        for game in range(self.games):
            self.clear(game)
            self.decide(game, self.places.actions[chosen[game]])
            self.show(game)

    def step_against_random(self, chosen: vec[i64], own: vec[i64]) -> None:
        """The same, unchecked, and then the other seats decide at random until it is the turn of each game's `own` seat."""
        for game in range(self.games):
            self.clear(game)
            self.decide(game, self.places.actions[chosen[game]])
            self.let_others(game, own[game])
            self.show(game)

    def until(self, own: vec[i64]) -> None:
        """The other seats decide at random until it is the turn of each game's own seat: the first decision."""
        for game in range(self.games):
            self.let_others(game, own[game])
            self.show(game)

    def let_others(self, game: i64, own: i64) -> None:
        while self.seat[game] != own:
            self.decide(
                game, random_choice(self.states[game], self.seat[game], self.generators[game])
            )

    def play_random(self, steps: i64, generator: FastRandom) -> None:
        """So many random decisions in every game, all buffers kept: what they cost without a policy."""
        for _ in range(steps):
            for game in range(self.games):
                legal = self.legal[game]
                place = legal[generator.below(i64(len(legal)))]
                self.clear(game)
                self.decide(game, self.places.actions[place])
                self.show(game)

    def clear(self, game: i64) -> None:
        """What was told of the game before is told no more."""
        if self.done[game] == NO:
            return
        self.done[game] = NO
        self.cut[game] = NO
        for seat in range(self.players):
            self.reward[game * self.players + seat] = 0.0

    def decide(self, game: i64, action: i64) -> None:
        self.states[game].apply(self.seat[game], action)
        self.length[game] += 1
        if not self.draw(game):
            for seat, worth in enumerate(self.returns(self.states[game])):
                self.reward[game * self.players + seat] = worth
            self.over(game)
        elif self.length[game] >= self.most:
            self.cut[game] = YES
            self.over(game)

    def over(self, game: i64) -> None:
        self.done[game] = YES
        self.begin(game, self.number[game] + self.stride)


def columns(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    first: int = 0,
    stride: int = 0,
    most: int = 2**40,
) -> Columns:
    """So many games side by side; ValueError for a game that has no catalogue or no tensor.

    One process of several takes every so-manieth row: `first` is its first row, `stride` all rows together.
    """
    start: State = game.start(players, options)
    tensor = game.tensor_for(players, options)
    size = bytes_of(layout_of(tensor, start))
    places = Places(list(game.catalogue(players, options)))
    return Columns(
        start, places, tensor, size, game.returns, games, players, seed, first, stride or games, most
    )  # fmt: skip
