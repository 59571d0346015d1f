"""Faults that an author may plant without noticing: each is found, and its message tells what to do about it.

`test_laws.py` has a fault for each law; here are those that used to get through, hang, or end in a traceback,
and each test quotes what is printed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bench.strangers import skulls
from sobremesa.core import (
    CHANCE,
    JUDGE,
    Action,
    AnyGame,
    Happening,
    Options,
    PlainState,
    Result,
    Seat,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
    trial,
)
from sobremesa.core.broken import Broken, Leak
from sobremesa.core.laws import check
from sobremesa.core.protocol import Game
from sobremesa.core.worlds import check_worlds
from tests.core.sketches import dealt, sealed, solo, window
from tests.core.sketches.shared import HIDDEN, Cards, best


def broken(game: AnyGame, **asked: Any) -> Broken:
    """What check says about a game, with its usual care."""

    def everything() -> None:
        check(game, **asked)
        check_worlds(game, **{key: asked[key] for key in asked if key != "games"})

    with pytest.raises(Broken) as found:
        everything()
    assert "\nagain   sobremesa check " in str(found.value)
    assert "\nrecord  " in str(found.value)
    return found.value


# A game in the open, in which faults are planted: a bag of counters, drawn in turn


COUNTERS = "abc"


class Bag(PlainState):
    """BAG-1  Each in turn takes a counter out of a bag, or stops. Who has most of one kind wins."""

    started = 3  # of each kind

    def __init__(self, left: list[int], taken: list[list[int]], turn: int, drawing: bool) -> None:
        self.left, self.taken, self.turn, self.drawing = left, taken, turn, drawing

    def deciders(self) -> list[int]:
        if self.drawing:
            return [CHANCE]
        return [self.turn % len(self.taken)] if sum(self.left) else []

    def legal(self, who: Seat) -> list[int]:
        if who != CHANCE:
            return [len(COUNTERS)]
        return [kind for kind, left in enumerate(self.left) if left]

    def weights(self) -> list[int]:
        return [left for left in self.left if left]

    def forbids(self, who: Seat, action: Action) -> str:
        return "BAG-1"

    def apply(self, who: Seat, action: Action) -> None:
        if who != CHANCE:
            self.drawing = True
            return
        self.left[action] -= 1
        self.taken[self.turn % len(self.taken)].append(action)
        self.turn += 1
        self.drawing = False

    def result(self) -> Result | None:
        if self.deciders():
            return None
        most = [max(map(own.count, range(len(COUNTERS)))) for own in self.taken]
        return best(most, "counters", "BAG-1")

    def copy(self) -> "Bag":
        taken = [own[:] for own in self.taken]
        return type(self)(self.left[:], taken, self.turn, self.drawing)


@dataclass(frozen=True)
class BagView:
    left: Cards
    taken: tuple[Cards, ...]
    turn: int
    drawing: bool


TEXTS = ["counter a", "counter b", "counter c", "draw"]


def bag_of(rules: type[Bag], **changes: Any) -> AnyGame:
    @dataclass
    class Belief:
        seen: BagView

        def sample(self, rng: Random) -> Bag:
            seen = self.seen
            return rules(
                list(seen.left), [list(own) for own in seen.taken], seen.turn, seen.drawing
            )

    def new(players: int, options: Options) -> Bag:
        return rules([rules.started] * 3, [[] for _ in range(players)], 0, False)

    def view(state: Bag, seat: Seat) -> BagView:
        taken = tuple(map(tuple, state.taken))
        return BagView(tuple(state.left), taken, state.turn, state.drawing)

    def hear(happening: Happening[Bag], seat: Seat) -> list[str]:
        return [speaker(happening.who) + TEXTS[happening.action]]

    game: AnyGame = Game(
        slug="bag",
        prefix="BAG",
        rules="1.0",
        seats=range(2, 3),
        options=(),
        new=new,
        write=TEXTS.__getitem__,
        read=TEXTS.index,
        view=view,
        belief=lambda seen, heard: Belief(seen),
        hear=hear,
        tell=told_nothing,
        read_line=one_action(TEXTS.index),
        lines=plain_lines(TEXTS.__getitem__),
    )
    return replace(game, **changes)


def test_the_honest_bag_keeps_the_laws() -> None:
    assert check(bag_of(Bag), games=20, care=1.0).possible > 100
    assert check_worlds(bag_of(Bag)).pairs == 200


# A record that opens a secret chosen in turn


def open_lines(
    block: Sequence[Happening[skulls.Skulls]], now: skulls.Skulls, seat: Seat
) -> list[str]:
    return skulls.lines(block, now, JUDGE)


@pytest.mark.parametrize("seed", range(6))
def test_a_record_that_opens_what_was_chosen_in_turn(seed: int) -> None:
    found = broken(replace(skulls.GAME, lines=open_lines), seed=str(seed))
    assert isinstance(found, Leak)
    assert found.channel == "record"
    told = str(found).splitlines()
    assert told[0].startswith("a seat is sent nothing that it may not know: seat ")
    assert told[0].endswith(" can tell two worlds apart by the record")
    differing = [line for line in told if line.startswith("differs record[")]
    assert "lay flower' / " in differing[0] or "lay skull' / " in differing[0]
    assert any(line.startswith("began   ") for line in told)
    assert any("/ `" in line for line in told), "what happened in the two worlds, in texts"


# Order, draws, odds, notation


class Backwards(sealed.Sealed):
    def legal(self, who: Seat) -> Any:
        legal = list(super().legal(who))
        return (
            type(super().legal(who))(legal[::-1]) if len(self.bids[0]) == 1 else super().legal(who)
        )

    def copy(self) -> "Backwards":
        return Backwards([own[:] for own in self.bids])


def backwards_belief(seen: sealed.SealedView, heard: Sequence[str]) -> Any:
    @dataclass
    class Belief:
        def sample(self, rng: Random) -> Backwards:
            return Backwards(sealed.SealedBelief(seen).sample(rng).bids)

    return Belief()


def test_legal_that_is_not_in_canonical_order() -> None:
    game = replace(
        sealed.GAME,
        new=lambda players, options: Backwards([[] for _ in range(players)]),
        belief=backwards_belief,
    )
    found = broken(game)
    assert found.law == "what is legal comes in canonical order"
    assert "comes after 'bid " in found.seen
    assert found.seen.endswith("and before it as their numbers say")


class Hasty(Bag):
    """Gives out the last kind without a draw."""

    def apply(self, who: Seat, action: Action) -> None:
        super().apply(who, action)
        kinds = [kind for kind, left in enumerate(self.left) if left]
        if self.drawing and len(kinds) == 1:
            super().apply(CHANCE, kinds[0])


def test_a_draw_that_is_skipped_when_one_kind_is_left() -> None:
    found = broken(bag_of(Hasty), games=10)
    assert found.law == "every draw is an event"
    assert found.seen.startswith("chance acts after `draw` (")
    assert found.seen.endswith("what is left alone is drawn all the same")


class HastyDeal(window.Window):
    """Deals the last cards without a draw, if only one kind is left."""

    def apply(self, who: Seat, action: Action) -> None:
        super().apply(who, action)
        while who == CHANCE and not self.dealt() and len(self.bag().kinds()) == 1:
            super().apply(CHANCE, int(self.bag().kinds()[0]))


def hasty_read(state: HastyDeal, who: Seat, text: str) -> list[Action]:
    actions, found, state = window.read_line(state, who, text), list[Action](), state.copy()  # type: ignore[assignment]
    while actions:
        if CHANCE in state.deciders() and who == CHANCE and actions[0] not in state.legal(CHANCE):
            return found
        found.append(actions.pop(0))
        dealt_before = sum(map(len, state.hands))
        state.apply(who, found[-1])
        del actions[: sum(map(len, state.hands)) - dealt_before - 1]
    return found


def window_of(rules: type[window.Window], **changes: Any) -> AnyGame:
    @dataclass
    class Belief:
        seen: window.WindowView

        def sample(self, rng: Random) -> window.Window:
            return rules(**vars(window.WindowBelief(self.seen).sample(rng)))

    honest: AnyGame = replace(
        window.GAME,
        new=lambda players, options: rules(**vars(window.new(players, options))),
        belief=lambda seen, heard: Belief(seen),
    )
    return replace(honest, **changes)


def test_a_deal_that_skips_its_last_draws() -> None:
    game = window_of(HastyDeal, read_line=hasty_read)
    found = broken(game, games=30, players=4)
    assert found.law == "every draw is an event"
    assert found.seen.startswith("`! deal ")
    assert " events of chance, and `! deal " in found.seen
    assert "--games " in found.run.again()[0]


def unread(bid: int) -> Callable[[str], Action]:
    """Does not know bids from this one on."""

    def read(text: str) -> Action:
        word, _, argument = text.partition(" ")
        if word == "bid" and int(argument) >= bid:
            raise ValueError(f"expected a bid such as bid {bid - 1}")
        return skulls.read(text)

    return read


def test_an_argument_that_the_notation_cannot_read_back() -> None:
    read = unread(10)
    found = broken(replace(skulls.GAME, read=read, read_line=one_action(read)), players=4)
    assert found.law == "what is written is read back"
    said = "'bid 10' stands in `decisions`, and `read` cannot read it: expected a bid such as bid 9"
    assert found.seen == said


def test_without_a_catalogue_it_is_found_as_soon_as_it_is_legal() -> None:
    read = unread(4)
    game = replace(skulls.GAME, read=read, read_line=one_action(read), decisions=None)
    found = broken(game, players=4)
    assert found.law == "what is written is read back"
    assert found.seen == "'bid 4' is legal, and `read` cannot read it: expected a bid such as bid 3"


def test_a_line_that_cannot_be_read_though_its_action_can() -> None:
    found = broken(replace(skulls.GAME, read_line=one_action(unread(3))), games=10, players=4)
    assert found.law == "what is written is read back"
    assert "is legal, and `read_line` cannot read it: expected a bid" in found.seen


@pytest.mark.parametrize(
    ("weights", "told"),
    [
        ([3, 2], "2 weights for 3 outcomes"),
        ([3, 2, -1], "a weight is below zero"),
        ([0, 0, 0], "a weight is zero: what cannot come is not legal"),
        ([3, 2, 0], "a weight is zero: what cannot come is not legal"),
    ],
)
def test_weights_that_do_not_fit(weights: list[int], told: str) -> None:
    class Loaded(Bag):
        def weights(self) -> list[int]:
            return weights if self.turn == 1 else super().weights()

    found = broken(bag_of(Loaded))
    assert found.law == "the odds fit the outcomes"
    assert found.seen == f"{told}: `weights` gives {weights}"
    assert found.lines[-1] == "1: draw"


# Beliefs


class Forgetful(Bag):
    """Who draws two of a kind in a row draws again: `latest` is in no view, and no belief knows it."""

    def __init__(
        self, left: list[int], taken: list[list[int]], turn: int, drawing: bool, latest: int = -1
    ) -> None:
        super().__init__(left, taken, turn, drawing)
        self.latest = latest

    def apply(self, who: Seat, action: Action) -> None:
        again = who == CHANCE and action == self.latest
        super().apply(who, action)
        if who == CHANCE:
            self.latest = action
            self.turn -= again

    def copy(self) -> "Forgetful":
        taken = [own[:] for own in self.taken]
        return Forgetful(self.left[:], taken, self.turn, self.drawing, self.latest)


def test_a_field_that_is_neither_seen_nor_given_back() -> None:
    found = broken(bag_of(Forgetful))
    assert found.law == "a guess gives back all that matters"
    told = found.seen.splitlines()
    assert told[0].endswith("these fields differ, in the game and in the guess")
    assert told[1].startswith("latest: ")
    assert told[1].endswith(" / -1")
    assert told[2].endswith("the two go on differently")


def test_a_guess_that_could_not_have_come_about() -> None:
    found = broken(replace(dealt.GAME, belief=twice_dealt), games=5)
    assert found.law == "a guess could have come about"
    told = found.seen.splitlines()
    assert told[0].startswith("no game leads to what seat ")
    assert told[1].startswith("view.hands[")
    assert told[-1].startswith("heard by seat ")
    assert "! deal 0=" in told[-1]


def twice_dealt(seen: dealt.DealtView, heard: Sequence[str]) -> Any:
    """Forgets which cards have been played, and deals them again."""

    @dataclass
    class Belief:
        def sample(self, rng: Random) -> dealt.Dealt:
            known = {card for hand in seen.hands for card in hand}
            unseen = [card for card in range(len(dealt.NINE)) if card not in known]
            rng.shuffle(unseen)
            hands = [[unseen.pop() if c == HIDDEN else c for c in h] for h in seen.hands]
            return dealt.Dealt(hands, [list(pile) for pile in seen.played])

    return Belief()


# Copies that share


class SharedPile(Bag):
    """A copy has the same list of what was taken."""

    def copy(self) -> "SharedPile":
        return SharedPile(self.left[:], self.taken, self.turn, self.drawing)


class SharedBag(Bag):
    """A copy draws from the same bag, which is empty before the game is over."""

    def copy(self) -> "SharedBag":
        return SharedBag(self.left, [own[:] for own in self.taken], self.turn, self.drawing)


@pytest.mark.parametrize(("rules", "field"), [(SharedPile, "taken[0][0]"), (SharedBag, "left[")])
def test_a_copy_that_shares_a_list(rules: type[Bag], field: str) -> None:
    found = broken(bag_of(rules))
    assert found.law == "looking and copying change nothing"
    told = found.seen.splitlines()
    assert told[0].startswith("after `0: draw`, `! counter ")
    assert told[0].endswith(" happened to a copy, fields")
    assert told[1] == "of the position have changed, now and before:"
    assert told[2].startswith(field)


def test_a_list_that_belongs_to_the_class() -> None:
    class OfAll(Bag):
        log: list[int] = []  # noqa: RUF012

        def apply(self, who: Seat, action: Action) -> None:
            super().apply(who, action)
            self.log.append(action)

    found = broken(bag_of(OfAll))
    assert found.law == "looking and copying change nothing"
    assert found.seen.endswith(
        "OfAll.log has changed: an attribute of the class is shared by all positions"
    )


def test_a_shared_list_that_makes_a_game_endless_is_found_before() -> None:
    class Refilled(Bag):
        """An empty bag is filled again; what was taken decides when it is over."""

        def deciders(self) -> list[int]:
            if self.drawing:
                return [CHANCE]
            return [self.turn % 2] if len(self.taken[0]) != 4 else []

        def apply(self, who: Seat, action: Action) -> None:
            super().apply(who, action)
            self.left = [left or 1 for left in self.left]

        def copy(self) -> "Refilled":
            return Refilled(self.left[:], self.taken, self.turn, self.drawing)

    assert broken(bag_of(Refilled)).law == "looking and copying change nothing"


# Whatever else goes wrong


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Bag):
        def apply(self, who: Seat, action: Action) -> None:
            self.drawing = not self.drawing

    monkeypatch.setattr(trial, "MOST_EVENTS", 300)
    found = broken(bag_of(Endless), games=1)
    assert found.law == "it ends"
    assert found.seen == ("300 events, and no end: a game that may be longer says so by `longest`")
    assert "record  300 events; 100 lines before these" in str(found)
    with pytest.raises(Broken, match="it ends: 300 events, and no end"):
        check_worlds(bag_of(Endless))


def test_chance_that_never_stops_is_stopped() -> None:
    class Rolling(Bag):
        def apply(self, who: Seat, action: Action) -> None:
            self.drawing = True

    found = broken(bag_of(Rolling), games=1)
    assert found.law == "it ends"
    assert "times in a row" in found.seen


def raises(*_: Any) -> Any:
    raise IndexError("out of cards")


def fails_inside(happening: Happening[Any], seat: Seat) -> list[str]:
    return raises(happening)  # type: ignore[no-any-return]


@pytest.mark.parametrize("part", ["view", "belief", "hear", "tell", "lines", "new", "read_line"])
def test_an_exception_in_any_function_of_a_game_is_told(part: str) -> None:
    found = broken(bag_of(Bag, **{part: raises}))
    assert found.law == "no function of the game fails"
    assert found.seen.startswith("`raises` raised IndexError: out of cards (test_faults.py, line ")
    assert found.seen.endswith('in raises: raise IndexError("out of cards"))')
    assert isinstance(found.__cause__, IndexError)


def test_it_is_told_where_in_the_game_it_happened() -> None:
    found = broken(bag_of(Bag, hear=fails_inside))
    assert found.seen.startswith("`fails_inside` raised IndexError: out of cards")
    assert "in raises: raise" in found.seen


def test_an_exception_in_the_rules_is_told_with_the_record() -> None:
    class Fragile(Bag):
        def apply(self, who: Seat, action: Action) -> None:
            super().apply(who, action)
            if self.turn == 4:
                self.taken[7].append(0)

    found = broken(bag_of(Fragile))
    assert found.law == "no function of the game fails"
    assert found.seen.startswith("`apply` raised IndexError: list index out of range")
    assert found.seen.endswith(", in apply: self.taken[7].append(0))")
    assert found.lines[0] == "0: draw"


def test_a_game_that_nobody_can_play_is_not_well() -> None:
    def too_few(players: int, options: Options) -> Bag:
        raise ValueError("there are not enough counters")

    found = broken(bag_of(Bag, new=too_few))
    assert found.law == "no function of the game fails"
    assert "`too_few` raised ValueError: there are not enough counters" in found.seen


def test_what_is_not_a_view_is_told() -> None:
    nothing: Any = None
    found = broken(replace(solo.GAME, belief=lambda seen, heard: nothing))
    assert found.law == "no function of the game fails"
    assert "'NoneType' object has no attribute 'sample'" in found.seen
