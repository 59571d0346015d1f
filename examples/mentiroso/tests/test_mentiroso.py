"""Mentiroso by its rules: the document's examples, every refusal, who sees what, and the laws of every game.

It needs the package and the house installed, and nothing else: `pip install sobremesa . pytest && pytest`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from importlib.resources import files
from random import Random
from typing import Any, TypeVar

import pytest
from sobremesa_mentiroso import GAME, ladder
from sobremesa_mentiroso.hints import HINTS

import sobremesa
from sobremesa.core import CHANCE, JUDGE, WATCHER, Note, Refusal
from sobremesa.core.fair import Fair
from sobremesa.core.laws import check
from sobremesa.core.match import Match
from sobremesa.core.record import read_record, read_speaker, record_of, replay, verify
from sobremesa.core.worlds import check_worlds
from sobremesa.library import ALL
from sobremesa.text import Texts

RULES = (files("sobremesa_mentiroso") / "rules.md").read_text(encoding="utf-8")
ID = re.compile(r"MEN-R?\d+")
SHOWN: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., None])


def shows(*rules: str) -> Callable[[Test], Test]:
    """The rules that a test shows."""
    SHOWN.update(rules)
    return lambda test: test


def section(number: int) -> str:
    return next(part for part in RULES.split("\n## ") if part.startswith(f"{number}. "))


def rule_ids() -> set[str]:
    return set(re.findall(r"\*\*(MEN-R?\d+)\*\*", RULES))


def cited(text: str) -> set[str]:
    """IDs, and all between two of them: `MEN-1 to MEN-10`."""
    found = set(ID.findall(text))
    for first, last in re.findall(r"MEN-(\d+) to MEN-(\d+)", text):
        found |= {f"MEN-{number}" for number in range(int(first), int(last) + 1)}
    return found


EXAMPLES = re.findall(r"(\*\*(MEN-E\d+)\*\*.*?)\n\n```example\n(.*?)```", RULES, re.DOTALL)


class Script:
    """An example, line by line."""

    def __init__(self) -> None:
        self.options: dict[str, object] = {}
        self.match: Any = None

    def run(self, lines: Iterable[str]) -> "Script":
        for line in lines:
            word, _, rest = line.partition(" ")
            if re.fullmatch(r"!|\d:", word):
                for event in line.split("; "):
                    self.match.play(*read_speaker(event))
            else:
                getattr(self, word)(rest)
        return self

    def option(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        self.options[name] = next(o for o in GAME.options if o.name == name).parse(value)

    def start(self, rest: str) -> None:
        self.match = Match(GAME, int(rest), self.options)

    def left(self, rest: str) -> None:
        assert ",".join(map(str, self.match.state.left)) == rest

    def turn(self, rest: str) -> None:
        who = {"chance": [CHANCE], "nobody": []}.get(rest)
        assert self.match.deciders() == ([int(rest)] if who is None else who)

    def offered(self) -> list[str]:
        legal: list[str] = self.match.legal(self.match.deciders()[0])
        return legal

    def legal(self, rest: str) -> None:
        assert len(self.offered()) == int(rest)

    def first(self, rest: str) -> None:
        assert self.offered()[0] == rest

    def last(self, rest: str) -> None:
        assert self.offered()[-1] == rest

    def sees(self, rest: str) -> None:
        seat, _, cups = rest.partition(": ")
        dice = enumerate(self.match.view(int(seat)).dice)
        seen = [f"{who}=" + ",".join(str(die or "?") for die in cup) for who, cup in dice]
        assert " ".join(seen) == cups

    def refuse(self, rest: str) -> None:
        rule, _, line = rest.partition(" ")
        before = self.match.state.copy()
        with pytest.raises(Refusal, match=f"^{rule}$"):
            self.match.play(*read_speaker(line))
        assert self.match.state == before

    def winner(self, rest: str) -> None:
        assert self.match.state.result().winners == (int(rest),)


def after(*lines: str, players: int = 2, **options: object) -> Match:
    script = Script()
    script.options = options
    return script.run([f"start {players}", *lines]).match  # type: ignore[no-any-return]


ROLL = "! roll 0=1,3,3,5,6 1=2,2,3,6,6"


# The document


@pytest.mark.parametrize(("name", "block"), [(name, block) for _, name, block in EXAMPLES])
def test_an_example_runs(name: str, block: str) -> None:
    Script().run(block.splitlines())


def test_every_rule_is_shown_by_an_example_or_a_test() -> None:
    shown = SHOWN.union(*(cited(told) for told, _, _ in EXAMPLES))
    assert rule_ids() - shown == set()
    assert shown <= rule_ids()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_rule_has_a_sentence_in_both_languages(lang: str) -> None:
    keys = Texts("mentiroso", lang).keys()
    told = {key.removeprefix("rule-") for key in keys if key.startswith("rule-")}
    assert told == rule_ids()


def test_both_languages_say_the_same_things() -> None:
    spanish, english = Texts("mentiroso", "es"), Texts("mentiroso", "en")
    keys = english.keys()
    assert spanish.keys() == keys
    assert all(spanish.variables(key) == english.variables(key) for key in keys)


def test_the_record_of_the_document_replays_to_its_result() -> None:
    [text] = re.findall(r"```record\n(.*?)```", RULES, re.DOTALL)
    match = replay(read_record(text), {"mentiroso": GAME})
    assert not match.deciders()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert record_of(match).write().splitlines()[1:] == lines[1:]


def test_what_is_written_fits_the_regular_expressions_of_the_document() -> None:
    rows = [line for line in section(10).splitlines() if line.startswith("|") and "`^" in line]
    patterns = [re.search(r"`(\^.*\$)`", row) for row in rows]
    shapes = [re.compile(found[1].replace(r"\|", "|")) for found in patterns if found]
    hosted = sobremesa.match("mentiroso", players=6, seed="shapes")
    hosted.play_on("random")
    for line in hosted.record().splitlines()[1:]:
        assert sum(bool(shape.match(line)) for shape in shapes) == 1, line


# Refusals: a row of section 12 each

WILD = ("! roll 0=1,2,3,4,5 1=2,3,4,5,6", "0: bid 5x4")
OUT = ("! roll 0=1,1 1=2,2 2=3,3", "0: bid 1x4; 1: doubt", "! roll 0=1 1=2,2 2=3,3", "0: bid 1x4; 1: doubt")  # fmt: skip
REFUSED = [
    ("MEN-13", after(*OUT[:1], "0: bid 1x4; 1: doubt", OUT[2], *OUT[3:], "! roll 1=1,1 2=2,2", "1: bid 1x6; 2: doubt",
                     "! roll 1=1 2=2,2", "1: bid 1x6; 2: doubt", players=3, dice=2), "2: doubt"),
    ("MEN-3", after(), "0: bid 1x1"),
    ("MEN-3", after(ROLL), "0: die 6"),
    ("MEN-3", after(ROLL), ROLL),
    ("MEN-11", after(*OUT, "! roll 1=2,2 2=3,3", players=3, dice=2), "0: bid 1x1"),
    ("MEN-4", after(ROLL), "1: bid 1x1"),
    ("MEN-5", after(ROLL), "0: doubt"),
    ("MEN-6", after(ROLL), "0: bid 11x2"),
    ("MEN-22", after(*WILD, wild=True), "1: bid 2x1"),
    ("MEN-23", after(*WILD, "1: bid 3x1", wild=True), "0: bid 6x6"),
    ("MEN-24", after(*WILD, "1: bid 3x1", wild=True), "0: bid 2x1"),
    ("MEN-7", after(ROLL, "0: bid 3x4"), "1: bid 2x6"),
    ("MEN-7", after(*WILD, wild=True), "1: bid 5x4"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "match", "line"), REFUSED)
def test_a_refusal_names_its_rule(rule: str, match: Match, line: str) -> None:
    before = match.state.copy()
    with pytest.raises(Refusal, match=f"^{rule}$"):
        match.play(*read_speaker(line))
    assert match.state == before


def test_every_row_of_the_refusals_is_tried() -> None:
    assert set(ID.findall(section(12))) == {rule for rule, _, _ in REFUSED}


@pytest.mark.parametrize(
    "line",
    ["0: bid 0x3", "0: bid 3x7", "0: bid 31x1", "0: bid 03x1", "0: spot on", "0: pass", "! roll 0=1,2,3,4,5",
     "! roll 0=3,1,3,5,6 1=2,2,3,6,6", "! roll 0=1,3,3,5,6 1=2,2,3,6", "! die 3", "! roll 0=1,3,3,5,6 1=2,2,3,6,?"],
)  # fmt: skip
def test_what_is_no_notation_is_no_refusal(line: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        after().play(*read_speaker(line))


# Rules that need more than an example


@shows("MEN-7", "MEN-22", "MEN-23", "MEN-24")
def test_the_order_of_bids_is_that_of_the_rules_pair_by_pair() -> None:
    for wild in (False, True):
        row = ladder(12, wild)
        for at, low in enumerate(row):
            for high in row[at + 1 :]:
                assert beats(high, low, wild)
                assert not beats(low, high, wild)


def beats(bid: int, before: int, wild: bool) -> bool:
    """As section 6 says it, word for word."""
    (count, face), (last, showing) = divmod(bid, 10), divmod(before, 10)
    if wild and face == 1 and showing == 1:
        return count > last
    if wild and face == 1:
        return count >= (last + 1) // 2
    if wild and showing == 1:
        return count >= 2 * last + 1
    return count > last or (count == last and face > showing)


@shows("MEN-1")
@pytest.mark.parametrize("dice", [2, 3, 4, 5])
def test_everybody_begins_with_the_same_number_of_dice(dice: int) -> None:
    assert Match(GAME, 6, {"dice": dice}).view(WATCHER).left == (dice,) * 6


@shows("MEN-14")
def test_the_longest_game_is_as_long_as_the_document_says() -> None:
    """Every round has every bid there is."""
    match = Match(GAME, 2, {"dice": 2})
    while match.deciders():
        who = match.deciders()[0]
        legal = list(match.state.legal(who))
        bids = [action for action in legal if action]
        match.act(who, bids[0] if bids else legal[0])
    assert GAME.longest(2, {"dice": 2}) == 29 + 22 + 15
    assert len(match.events) <= 29 + 22 + 15


# Who sees what


def test_a_seat_sees_its_own_dice_and_a_watcher_none() -> None:
    match = after(ROLL)
    assert match.view(0).dice == ((1, 3, 3, 5, 6), (None,) * 5)
    assert match.view(WATCHER).dice == ((None,) * 5,) * 2
    assert match.view(JUDGE).dice == ((1, 3, 3, 5, 6), (2, 2, 3, 6, 6))
    assert match.heard(1) == match.lines(1) == ["! roll 0=?,?,?,?,? 1=2,2,3,6,6"]
    assert match.lines(WATCHER) == ["! roll 0=?,?,?,?,? 1=?,?,?,?,?"]


def test_once_the_cups_are_lifted_the_round_is_open_to_all() -> None:
    match = after(ROLL, "0: bid 3x3", "1: doubt")
    for seat in (0, 1, WATCHER):
        assert match.view(seat).rolled == ((1, 3, 3, 5, 6), (2, 2, 3, 6, 6))
        assert match.lines(seat) == [ROLL, "0: bid 3x3", "1: doubt"]
        assert [(note.key, note.rule) for note in match.notes(0, seat)] == [
            ("cup", "MEN-9"), ("cup", "MEN-9"), ("found", "MEN-9"), ("loses", "MEN-10"),
        ]  # fmt: skip
    match.play(CHANCE, "roll 0=1,1,1,1,1 1=4,4,4,4")
    assert match.lines(0)[0] == ROLL
    assert match.lines(0)[-1] == "! roll 0=1,1,1,1,1 1=?,?,?,?"


def test_a_roll_says_to_each_seat_what_it_has_rolled() -> None:
    match = after(ROLL)
    said = [GAME.describe(match.first, CHANCE, match.lines(s)[0][2:], s) for s in (0, 1, WATCHER)]
    assert said[:2] == [
        Note("roll-own", "", {"dice": "1 3 3 5 6"}),
        Note("roll-own", "", {"dice": "2 2 3 6 6"}),
    ]
    assert said[2].key == "roll"


def test_a_guess_keeps_what_is_known_and_every_face_is_as_likely() -> None:
    match, rng = after(ROLL, "0: bid 3x3", players=2, wild=True), Random(1)
    belief = GAME.belief(match.view(0), match.heard(0))
    faces: Counter[int] = Counter()
    for _ in range(600):
        world = belief.sample(rng)
        assert GAME.view(world, 0) == match.view(0)
        faces.update(world.cups[1])
    assert all(400 < faces[face] < 600 for face in range(1, 7)), faces


# The laws, and everybody else


def test_the_laws_hold() -> None:
    assert check(GAME, games=1).games == 20


def test_worlds_that_a_seat_cannot_tell_apart_stay_alike() -> None:
    report = check_worlds(GAME, pairs=200)
    assert report.different > 100
    assert report.reveals > 50


def test_the_house_knows_it_by_its_entry_point() -> None:
    assert ALL["mentiroso"] is GAME


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_every_level_plays(level: str) -> None:
    hosted = sobremesa.match("mentiroso", players=3, seed=level, wild=True, dice=2)
    assert hosted.play_on(level, "random", "random").reason == "last_dice"


def test_luck_can_be_verified() -> None:
    fair, rng = Fair.from_seed("verified", 3), Random(1)
    match = Match(GAME, 3, {})
    while deciders := match.deciders():
        if deciders == [CHANCE]:
            match.draw(fair)
        else:
            match.act(deciders[0], rng.choice(list(match.state.legal(deciders[0]))))
    record = record_of(match, fair=fair.opened())
    rolls = [line for line in match.lines() if line.startswith("! ")]
    assert verify(record, {"mentiroso": GAME}) == len(rolls)


def test_hints_believe_their_own_dice() -> None:
    match = after("! roll 0=3,3,3,3,3 1=1,2,4,5,6")
    assert HINTS.truth(match.state, 0, 53) == pytest.approx(1)
    assert HINTS.truth(match.state, 0, 63) == pytest.approx(1 - (5 / 6) ** 5)
    assert HINTS.truth(match.state, 1, 63) == 0
