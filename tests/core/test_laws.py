"""Every law finds the bug that it is there for: rps and the sketches, each with one fault planted.

`MUTANTS` are for `laws.check`, `LEAKS` for `worlds.check_worlds`; the honest games pass both.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any

import pytest

from sobremesa.core import (
    CHANCE,
    JUDGE,
    Action,
    AnyGame,
    Happening,
    Note,
    Option,
    Options,
    Refusal,
    Result,
    Seat,
    laws,
    speaker,
    trial,
)
from sobremesa.core.broken import Broken, Leak
from sobremesa.core.laws import agreements, check
from sobremesa.core.worlds import check_worlds
from sobremesa.games import rps
from sobremesa.games.rps import GAME, Rps, RpsView
from tests.core.sketches import dealt, window
from tests.core.sketches.window import Window, WindowView

Mutant = tuple[str, AnyGame]
MUTANTS: dict[str, Mutant] = {}  # what is wrong: the law, the game
LEAKS: dict[str, Mutant] = {}  # the channel, the game
NUMBERS, OUTSIDE = count(), Random("outside")  # luck that is not chance's


class Twin(Rps):
    """An rps whose copies are of the same kind."""

    def copy(self) -> Rps:
        return type(self)([choices[:] for choices in self.chosen], self.won[:])

    def pending(self) -> list[Action]:
        """The choice that one of the two has made and the other has not, if any."""
        longer = max(self.chosen, key=len)
        return longer[-1:] if self.waiting() else []


def game_of(rules: type[Rps], **changes: Any) -> AnyGame:
    """rps with other rules; what the seats believe is of the same kind."""

    @dataclass
    class Belief:
        seen: RpsView

        def sample(self, rng: Random) -> Rps:
            honest = rps.RpsBelief(self.seen).sample(rng)
            return rules(honest.chosen, honest.won)

    def new(players: int, options: Options) -> Rps:
        return rules([[], []], [0, 0])

    twin = replace(GAME, new=new, belief=lambda seen, heard: Belief(seen))
    return replace(twin, **changes)


def mutant(law: str) -> Callable[[type[Rps]], type[Rps]]:
    def plant(rules: type[Rps]) -> type[Rps]:
        MUTANTS[rules.__name__] = law, game_of(rules)
        return rules

    return plant


def leak(channel: str) -> Callable[[type[Rps]], type[Rps]]:
    def plant(rules: type[Rps]) -> type[Rps]:
        LEAKS[rules.__name__] = channel, game_of(rules)
        return rules

    return plant


# Faults in the rules


@mutant("looking and copying change nothing")
class ShallowCopy(Twin):
    def copy(self) -> Rps:
        return ShallowCopy(self.chosen[:], self.won[:])


@mutant("looking and copying change nothing")
class CopyingChanges(Twin):
    def copy(self) -> Rps:
        self.won[0] = min(self.won[0] + 1, 1)
        return super().copy()


@mutant("a seat can tell what is legal for it")
@leak("legal")
class LegalKnowsTheOther(Twin):
    def legal(self, who: Seat) -> list[int]:
        return [a for a in super().legal(who) if [a] != self.pending()]


@mutant("a refusal cites a rule")
class RefusalWithoutRule(Twin):
    def forbids(self, who: Seat, action: Action) -> str:
        return "you may not"


@mutant("a refusal cites a rule")
class RefusalOfAnotherGame(Twin):
    def forbids(self, who: Seat, action: Action) -> str:
        return "TOT-12"


@mutant("luck comes from events alone")
class OwnLuck(Twin):
    def apply(self, who: Seat, action: Action) -> None:
        super().apply(who, next(NUMBERS) % 3 if who != CHANCE else action)


@mutant("decisions owed together commute")
class FirstComeFirstServed(Twin):
    def apply(self, who: Seat, action: Action) -> None:
        if self.waiting() and [action] == self.pending():
            self.chosen[who].append(action)
            self.won[1 - who] += 1
        else:
            super().apply(who, action)


@mutant("decisions owed together commute")
class NoStep(Twin):
    def together(self) -> int:
        return 0


@mutant("decisions owed together commute")
class OneNumberForAllSteps(Twin):
    def together(self) -> int:
        return min(super().together(), 1)


@mutant("a secret step can be reopened")
class NeverTakenBack(Twin):
    def reopen(self, seat: Seat) -> None:
        pass


@mutant("a secret step can be reopened")
class TakesOnesOwnBack(Twin):
    def reopen(self, seat: Seat) -> None:
        super().reopen(1 - seat)


class Endless(Twin):
    def deciders(self) -> list[int]:
        fewest = min(map(len, self.chosen))
        return [seat for seat in (0, 1) if len(self.chosen[seat]) == fewest]

    def apply(self, who: Seat, action: Action) -> None:
        self.chosen[who].append(action)

    def together(self) -> int:
        return min(map(len, self.chosen)) + 1


class EndlessChance(Twin):
    def deciders(self) -> list[int]:
        return [CHANCE]

    def apply(self, who: Seat, action: Action) -> None:
        pass

    def together(self) -> int:
        return 0


@mutant("chance decides alone")
class ChanceDecidesToo(Twin):
    def deciders(self) -> list[int]:
        deciders = list(super().deciders())
        return [*deciders, CHANCE] if len(deciders) == 2 else deciders


@mutant("a decider has something legal")
class NothingLegal(Twin):
    def legal(self, who: Seat) -> list[int]:
        return [] if self.waiting() else super().legal(who)


@mutant("a decider has something legal")
class OneTwice(Twin):
    def legal(self, who: Seat) -> list[int]:
        return [*super().legal(who), 0]


@mutant("the odds fit the outcomes")
class TooManyWeights(Twin):
    def weights(self) -> list[int]:
        return [1, 1, 1]


@mutant("somebody decides, or it is over")
class AskedTwice(Twin):
    def deciders(self) -> list[int]:
        return [*super().deciders(), 0] if self.waiting() else super().deciders()


@mutant("somebody decides, or it is over")
class NobodyWon(Twin):
    def result(self) -> Result | None:
        return None


@mutant("somebody decides, or it is over")
class OverTooSoon(Twin):
    def result(self) -> Result | None:
        return Result((), tuple(self.won), "rounds", "RPS-4", {}) if 1 in self.won else None


@leak("deciders")
class DecidersKnowTheOther(Twin):
    def deciders(self) -> list[int]:
        deciders = [*super().deciders()]
        return deciders * 2 if self.pending() == [0] else deciders


@leak("refusal")
class RefusalKnowsTheOther(Twin):
    def forbids(self, who: Seat, action: Action) -> str:
        return "RPS-2" if self.pending() == [0] else super().forbids(who, action)


# Faults in what surrounds the rules


def knowing_describe(before: Rps, who: Seat, text: str, seat: Seat) -> Note:
    """Tells who chooses second what the other one has chosen."""
    other = before.chosen[1 - who][-1:] if before.waiting() and text in rps.TEXTS else []
    return Note(text, "", {"other": other[0]} if other else {})


def telling_describe(before: dealt.Dealt, who: Seat, text: str, seat: Seat) -> Note:
    """Tells what else somebody has who plays a card."""
    hand = before.hands[who] if who != CHANCE else []
    return Note(text, "", {"hand": str(hand)})


def open_view(state: Rps, seat: Seat) -> RpsView:
    return replace(rps.view(state, JUDGE), seat=seat)


def loud_hear(happening: Happening[Rps], seat: Seat) -> list[str]:
    action = happening.action
    return [line.replace("?", rps.TEXTS[action]) for line in rps.hear(happening, seat)]


def long_hear(happening: Happening[Rps], seat: Seat) -> list[str]:
    action = happening.action
    return [line.replace("?", "?" * (1 + action)) for line in rps.hear(happening, seat)]


def chatty_tell(happening: Happening[Rps], seat: Seat) -> list[Note]:
    _, who, action, _, _ = happening
    return [Note("hint", "RPS-1", {"choice": action})] if who != CHANCE else []


def all_lines(block: Sequence[Happening[Rps]], now: Rps, seat: Seat) -> list[str]:
    return [speaker(each.who) + rps.TEXTS[each.action] for each in block]


def other_lines(block: Sequence[Happening[Rps]], now: Rps, seat: Seat) -> list[str]:
    lines = GAME.lines(block, now, seat)
    return [line.replace("rock", "paper") for line in lines]


def lazy_lines(block: Sequence[Happening[Rps]], now: Rps, seat: Seat) -> list[str]:
    over = now.result() is not None
    late = block if over else block[1:]
    return GAME.lines(late, now, seat) if late else []


def listening_changes(happening: Happening[Rps], seat: Seat) -> list[str]:
    before = happening.before
    before.chosen[0].append(0)
    before.chosen[1].append(0)
    return []


def shuffled(players: int, options: Options) -> Rps:
    return Rps([[], []], [OUTSIDE.randrange(2), 0])


@dataclass
class AnyGuess:
    """Forgets what the seat has seen."""

    seen: RpsView

    def sample(self, rng: Random) -> Rps:
        chosen = [[rng.randrange(3) for _ in row] for row in self.seen.chosen]
        return Rps(chosen, list(self.seen.won))


def deaf_read(text: str) -> Action:
    raise ValueError("not a word of it")


def open_deal(block: Sequence[Happening[dealt.Dealt]], now: dealt.Dealt, seat: Seat) -> list[str]:
    return dealt.lines(block, now, JUDGE)


class OneNumber(Window):
    """Every window is the same step."""

    def together(self) -> int:
        return 1 if self.strength else 0


class OnlyTheCapable(Window):
    """Asks only those who could react, if there are any, and so tells who can."""

    def others(self) -> list[Seat]:
        others = super().others()
        return [who for who in others if 1 in self.hands[who]] or others


class TellingResult(Window):
    """The result tells which cards were never shown."""

    def result(self) -> Result | None:
        found = super().result()
        return found._replace(details={"hands": self.hands}) if found else None


def window_of(rules: type[Window]) -> AnyGame:
    @dataclass
    class Belief:
        seen: WindowView

        def sample(self, rng: Random) -> Window:
            return rules(**vars(window.WindowBelief(self.seen).sample(rng)))

    return replace(
        window.GAME,
        new=lambda players, options: rules(**vars(window.new(players, options))),
        belief=lambda seen, heard: Belief(seen),
    )


@mutant("a position is a value")
class Numbered(Twin):
    """No two are equal: each has a number that nobody can see."""

    def __init__(self, chosen: list[list[Action]], won: list[int]) -> None:
        super().__init__(chosen, won)
        self.number = next(NUMBERS)


def refuse_all(state: Rps, who: Seat, text: str) -> list[Action]:
    if text not in rps.TEXTS:
        raise Refusal("RPS-1")
    return [rps.TEXTS.index(text)]


def eager_read(state: Rps, who: Seat, text: str) -> list[Action]:
    return [next((n for n, known in enumerate(rps.TEXTS) if text and known[-2:] in text), 0)]


def to_the_loser(state: Rps) -> tuple[float, ...]:
    return tuple(-worth for worth in GAME.returns(state))


ORDER = "what is legal comes in canonical order"
LISTED = "whatever is legal stands in the catalogue"
WORTH = "what the end is worth fits the utility"
UNREAD = "what cannot be read is no refusal"
MUTANTS |= {
    "a catalogue with a gap": (LISTED, replace(GAME, decisions=lambda *_: [0, 2])),
    "a catalogue out of order": (ORDER, replace(GAME, decisions=lambda *_: [2, 1, 0])),
    "a catalogue that repeats": (LISTED, replace(GAME, decisions=lambda *_: [0, 1, 1, 2])),
    "chance without a coin": (LISTED, replace(GAME, outcomes=lambda *_: [3])),
    "both win": (WORTH, replace(GAME, returns=lambda state: (1.0, 1.0))),
    "the loser wins": (WORTH, replace(GAME, returns=to_the_loser)),
    "worth for a third seat": (WORTH, replace(GAME, returns=lambda state: (1.0, -1.0, 0.0))),
    "two play solo": (WORTH, replace(GAME, utility=lambda *_: "solo")),
    "longer than its longest": (
        "no game is longer than its longest",
        replace(GAME, longest=lambda *_: 4),
    ),
    "a rule against what is no text": (UNREAD, replace(GAME, read_line=refuse_all)),
    "everything can be read": (UNREAD, replace(GAME, read_line=eager_read)),
}
HEARD_NOT = "what sounds alike looks alike"
WAITED_FOR = "whom the table waits for is no secret"
REPLAYED = "a record, replayed, is the game"
MUTANTS |= {
    "a view that leaks": (HEARD_NOT, replace(GAME, view=open_view)),
    "notes that leak": (HEARD_NOT, replace(GAME, tell=chatty_tell)),
    "read as something else": ("what is written is read back", replace(GAME, read=len)),
    "not read at all": ("what is written is read back", replace(GAME, read=deaf_read)),
    "hearing changes": (
        "looking and copying change nothing",
        replace(GAME, hear=listening_changes),
    ),
    "luck before the game": (REPLAYED, replace(GAME, new=shuffled)),
    "another record": (REPLAYED, replace(GAME, lines=other_lines)),
    "no record before the end": (REPLAYED, replace(GAME, lines=lazy_lines)),
    "only the capable are asked": (WAITED_FOR, window_of(OnlyTheCapable)),
    "a guess that does not fit": (
        "a guess gives the view it came from",
        replace(GAME, belief=lambda seen, heard: AnyGuess(seen)),
    ),
}
LEAKS |= {
    "view": ("view", replace(GAME, view=open_view)),
    "heard": ("heard", replace(GAME, hear=loud_hear)),
    "length": ("heard", replace(GAME, hear=long_hear)),
    "notes": ("notes", replace(GAME, tell=chatty_tell)),
    "words of a decision": ("words", replace(GAME, describe=knowing_describe)),
    "words of a line": ("words", replace(dealt.GAME, describe=telling_describe)),
    "record": ("record", replace(GAME, lines=all_lines)),
    "deal": ("record", replace(dealt.GAME, lines=open_deal)),
    "only the capable are asked": ("deciders", window_of(OnlyTheCapable)),
    "result": ("result", window_of(TellingResult)),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_laws_find(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_EVENTS", 200)
    law, game = MUTANTS[name]
    with pytest.raises(Broken) as broken:
        check(game, games=30, care=1.0)
    assert broken.value.law == law


@pytest.mark.parametrize("name", MUTANTS)
def test_every_law_found_in_a_mutant_is_told_at_the_top_of_its_file(name: str) -> None:
    law, _ = MUTANTS[name]
    assert law in " ".join(str(laws.__doc__).split())


@pytest.mark.parametrize("name", LEAKS)
def test_worlds_find_a_leak_in_the(name: str) -> None:
    channel, game = LEAKS[name]
    with pytest.raises(Leak) as leaked:
        check_worlds(game, pairs=2000)
    assert leaked.value.channel == channel


def test_honest_games_pass() -> None:
    for game in (GAME, game_of(Twin)):
        report = check(game, games=30, care=1.0)
        assert report.games == 30
        assert min(report.events, report.guesses, report.refusals) > 90
        worlds = check_worlds(game, pairs=400)
        assert worlds.pairs == 400
        assert worlds.different > 20
        assert worlds.reveals > 40
        assert worlds.mean_length > 1


def test_a_broken_law_tells_what_was_seen_how_to_see_it_again_and_the_record() -> None:
    with pytest.raises(Broken) as broken:
        check(MUTANTS["OverTooSoon"][1], seed="x y")
    told, setting, command, call, count, *record = str(broken.value).splitlines()
    assert told.startswith("somebody decides, or it is over: there is a result, and")
    assert setting == "game    rps 1.0, 2 players"
    assert command == (
        "again   sobremesa check rps --edition 1.0 --players 2 --seed 'x y' --games 1"
    )
    assert call == "        check(GAME, players=2, options={}, seed='x y', games=1)"
    assert count == f"record  {len(record)} events"
    assert record[0].startswith("0: ")


def test_what_is_told_finds_the_same_game_again() -> None:
    """The eleventh game of a setting is the first with a seed of its own."""
    with pytest.raises(Broken) as broken:
        check(MUTANTS["FirstComeFirstServed"][1], games=30, seed="z")
    run = broken.value.run
    with pytest.raises(Broken) as again:
        check(run.game, seed=run.seed, players=run.players, options=run.options, games=1)
    assert str(again.value) == str(broken.value)
    with pytest.raises(Leak) as leaked:
        check_worlds(LEAKS["only the capable are asked"][1], pairs=500)
    run = leaked.value.run
    with pytest.raises(Leak) as once_more:
        check_worlds(run.game, seed=run.seed, players=run.players, options=run.options, pairs=500)
    assert str(once_more.value) == str(leaked.value)


def test_a_step_needs_a_number_of_its_own() -> None:
    with pytest.raises(Broken, match="two simultaneous steps have the number 1") as broken:
        check(window_of(OneNumber), games=20, care=0)
    assert broken.value.law == "decisions owed together commute"


def test_a_law_that_an_option_suspends_can_be_exempted() -> None:
    law, game = MUTANTS["LegalKnowsTheOther"]
    assert check(game, games=10, care=1.0, exempt=[law]).games == 10
    assert check_worlds(game, exempt=["legal"]).pairs == 200


def test_the_same_seed_looks_at_the_same_games() -> None:
    assert check(GAME, seed="a") == check(GAME, seed="a")
    assert check_worlds(GAME, seed="a") == check_worlds(GAME, seed="a")


def test_every_number_of_players_and_every_combination_of_options_is_tried() -> None:
    assert check(dealt.GAME, games=2).games == 2 * 3
    assert check(dealt.GAME, games=2, players=3).games == 2
    options = (
        Option("a", "choice", "x", ("x", "y")),
        Option("b", "flag", True),
        Option("c", "number", 5, low=1, high=9),
        Option("d", "list", "random", ("random",)),
    )
    settings = [
        tuple(setting.values()) for setting in agreements(replace(GAME, options=options), 2)
    ]
    assert len(settings) == 2 * 2 * 2
    assert {("x", False, 5, "random"), ("y", True, 1, "random")} <= {*settings}


def test_a_refusal_knows_its_rule() -> None:
    assert Refusal("RPS-1").rule == "RPS-1"
