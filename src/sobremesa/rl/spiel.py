"""OpenSpiel: `import sobremesa.rl.spiel` registers every game that has a catalogue and a tensor, as `sobremesa_<game>`.

    import pyspiel, sobremesa.rl.spiel
    game = pyspiel.load_game("sobremesa_<game>", {"players": 3})

Chance is a chance node with its odds. Where several decide at once there is a simultaneous node; whoever has nothing to decide there has
one action, `wait`. Options are as everywhere, joined in one text: `{"options": "name=value other=value"}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from sobremesa.core.match import Match
from sobremesa.core.state import CHANCE, Seat
from sobremesa.library import ALL
from sobremesa.rl.place import Learnable

PREFIX = "sobremesa_"
UNBOUNDED = 100_000  # events of a game that does not say how long it may be
UTILITIES = {
    "zero-sum": pyspiel.GameType.Utility.ZERO_SUM,
    "team": pyspiel.GameType.Utility.GENERAL_SUM,
    "solo": pyspiel.GameType.Utility.GENERAL_SUM,
}


def parameters(slug: str) -> dict[str, Any]:
    return {"players": ALL[slug].seats[0], "options": ""}


def options_of(text: str) -> dict[str, object]:
    """`variant=introductory` as an option; ValueError for anything else."""
    found: dict[str, object] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"options are written name=value, not {part!r}")
        found[name] = int(value) if value.lstrip("-").isdecimal() else value
    return found


def type_of(slug: str, players: int) -> pyspiel.GameType:
    """What kind of game it is for so many: alone nobody's loss is another's gain."""
    game = ALL[slug]
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + slug,
        long_name=f"Sobremesa {slug} {game.rules}",
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[game.utility(players, game.settle({}))],
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(slug),
    )


class SpielGame(pyspiel.Game):
    """A game of ours, at one number of players and with one agreement."""

    def __init__(self, slug: str, wanted: Mapping[str, Any] | None = None) -> None:
        params = parameters(slug) | dict(wanted or {})
        self.place = Learnable(slug, int(params["players"]), options_of(str(params["options"])))
        place = self.place
        longest = place.game.longest(place.players, place.options)
        zero_sum = place.game.utility(place.players, place.options) == "zero-sum"
        super().__init__(
            type_of(slug, place.players),
            pyspiel.GameInfo(
                num_distinct_actions=len(place.catalogue) + 1,
                max_chance_outcomes=len(place.chances or [0]),
                num_players=place.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=longest or UNBOUNDED,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place = place = game.place
        self.wait = len(place.catalogue)
        self.match = Match(place.game, place.players, place.options)

    def current_player(self) -> int:
        deciders = self.match.deciders()
        if not deciders:
            return int(pyspiel.PlayerId.TERMINAL)
        if deciders == [CHANCE]:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.state.together():
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return deciders[0]

    def _legal_actions(self, player: Seat) -> list[int]:
        if player not in self.match.deciders():
            return [self.wait]
        places = self.place.places
        return sorted(int(places.of(action)) for action in self.match.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state, chances = self.match.state, self.place.chances
        legal = [int(action) for action in state.legal(CHANCE)]
        weights = [int(weight) for weight in state.weights()] or [1] * len(legal)
        assert chances is not None
        whole = sum(weights)
        found = [
            (chances.index(action), weight / whole)
            for action, weight in zip(legal, weights, strict=True)
        ]
        return sorted(found)

    def _apply_action(self, action: int) -> None:
        who = self.match.deciders()[0]
        listed = self.place.chances if who == CHANCE else self.place.catalogue
        assert listed is not None
        self.match.act(who, listed[action])

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.match.deciders():
            self.match.act(seat, self.place.catalogue[actions[seat]])

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            assert self.place.chances is not None
            return self.place.chances.text(action)
        return "wait" if action == self.wait else self.place.catalogue.text(action)

    def is_terminal(self) -> bool:
        return not self.match.deciders()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.place.players
        return [float(each) for each in self.place.game.returns(self.match.state)]

    def __str__(self) -> str:
        return "\n".join(self.match.lines())

    def guess(self, player: Seat, rng: Any) -> SpielState:
        """Some state that this player cannot tell from the true one, by the game's own belief: a resampler for
        OpenSpiel's ISMCTS (`bot.set_resampler(lambda state, player: state.guess(player, rng))`)."""
        found: SpielState = self.clone()
        match = found.match
        world = match.game.belief(match.view(player), match.heard(player)).sample(rng)
        match.stand_at(world)
        return found


class Observer:
    """What a seat may know: as bits and as text, or, with perfect recall, also what it has heard."""

    def __init__(self, kind: Any, game: SpielGame) -> None:
        self.recalls, self.place = kind.perfect_recall, game.place
        self.tensor = np.zeros(game.place.bits, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = self.place.seen(state.match.state, player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        match = state.match
        return match.information(player) if self.recalls else repr(match.view(player))


def register() -> list[str]:
    """Every game that has what OpenSpiel needs: their names there."""
    found = []
    for slug, game in ALL.items():
        if game.decisions is None or game.outcomes is None or game.tensor is None:
            continue
        made = type(f"Spiel{slug.title()}", (SpielGame,), {"__init__": maker(slug)})
        pyspiel.register_game(type_of(slug, game.seats[-1]), made)
        found.append(PREFIX + slug)
    return found


def maker(slug: str) -> Any:
    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, slug, params)

    return begin


NAMES = register()
