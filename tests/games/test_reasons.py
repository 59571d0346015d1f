"""What speaks for a hint: said in both languages, and true of the position, which the seat itself may not know whole."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from sobremesa.core import CHANCE, JUDGE, AnyGame, Note, Seat
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import random_step
from sobremesa.core.state import State
from sobremesa.games.evidencia import components as evidencia
from sobremesa.games.totem.components import NAMES as CELLS
from sobremesa.library import ALL
from sobremesa.players.advice import led_to
from sobremesa.players.knowledge import reasons_for
from sobremesa.text import Texts, languages

SPEAKING = [slug for slug in ALL if reasons_for(slug)]
STEPS = 150  # of random games, for each game


class Case(NamedTuple):
    """A decision, what is said for it, and the true position before and after."""

    seat: Seat
    text: str
    notes: list[Note]
    before: State
    after: State
    view: Any  # of a judge, before
    then: Any


def cases(game: AnyGame) -> Iterator[Case]:
    """Decisions in random games of different lengths."""
    why = reasons_for(game.slug)
    assert why
    rng, steps = Random(f"reasons {game.slug}"), 0
    while steps < STEPS:
        state = game.start(rng.choice(game.seats), {})
        generator = FastRandom(f"{rng.random()}")
        while deciders := list(state.deciders()):
            steps += 1
            seat = deciders[0]
            if seat != CHANCE:
                for action in rng.sample(list(state.legal(seat)), k=min(3, len(state.legal(seat)))):
                    after = led_to(state, seat, [action])
                    assert after
                    text = game.write(action)
                    notes = why(game.view(state, seat), game.view(after, seat), [text])
                    seen, then = game.view(state, JUDGE), game.view(after, JUDGE)
                    yield Case(seat, text, notes, state, after, seen, then)
            if steps >= STEPS and rng.random() < 0.2:
                break
            state = state.copy()
            random_step(state, generator)


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SPEAKING)
def test_every_reason_has_a_sentence_with_its_variables(slug: str, lang: str) -> None:
    texts, said = Texts(slug, lang), Counter[str]()
    for case in cases(ALL[slug]):
        for note in case.notes:
            assert texts.has(f"reason-{note.key}"), note
            assert texts.variables(f"reason-{note.key}") <= set(note.args)
            assert texts.named(["A", "B", "C", "D"]).say(f"reason-{note.key}", **note.args)
            said[note.key] += 1
    assert len(said) >= 2, "more than one thing is said"


def pieces(case: Case, then: bool) -> int:
    players = (case.then if then else case.view).players
    return sum(len(p.pieces) for seat, p in enumerate(players) if seat != case.view.turn)


def steps_to_totem(case: Case) -> int:
    """The slow way: wave after wave over the cells of the board, from the own units."""
    players = case.then.players
    mine = players[case.view.turn]
    goals = {p.totem for seat, p in enumerate(players) if seat != case.view.turn and p.totem}
    reached, wave = {mine.totem, *mine.pieces}, 0
    while not reached & goals:
        reached |= {
            name
            for name, cell in CELLS.items()
            for other in reached
            if cell - CELLS[other] in (1, -1, 20, -20, 19, -19)
        }
        wave += 1
    return wave - 1


def dearest(case: Case) -> int:
    """The slow way: each piece is taken away, and what the totem still reaches is counted."""
    mine = case.then.players[case.view.turn]
    costs = []
    for struck in mine.pieces:
        left, reached = {*mine.pieces} - {struck}, {mine.totem}
        while grown := {name for name in left - reached if reached & beside(name)}:
            reached |= grown
        costs.append(len(mine.pieces) + 1 - len(reached))
    return max(costs)


def gap(case: Case) -> int:
    players = case.then.players
    rivals = [p for seat, p in enumerate(players) if seat != case.view.turn and p.totem]
    theirs = {name for p in rivals for name in (p.totem, *p.pieces)}
    reached, steps = {players[case.view.turn].totem}, 0
    while not reached & theirs:
        reached |= {name for one in reached for name in beside(one)}
        steps += 1
    return steps - 1


def beside(name: str) -> set[str]:
    around = {CELLS[name] + step for step in (1, -1, 20, -20, 19, -19)}
    return {other for other, cell in CELLS.items() if cell in around}


def shared(case: Case) -> int:
    own = case.view.zones[case.seat]
    data = {card["id"]: set(card["symbols"]) for card in evidencia.CARD_DATA}
    return sum(bool(data[case.text[5:]] & data[card]) for card in own)


def force(case: Case) -> int:
    space = case.text.split(" ")[2]
    ground = next(each for each in case.view.ground if each.hex == space)
    assert ground.owner not in ("", str(case.seat))
    return int(ground.ordinary + ground.heroes)


def missing(case: Case) -> int:
    letter = case.text.removeprefix("write ")[0]
    before = [name for name, _ in case.view.boards[case.seat].numbers if name[0] == letter]
    return 2 - len(before)


# What a reason says, worked out from the true position in another way.
TRUTHS: dict[tuple[str, str, str], Callable[[Case], int]] = {
    ("totem", "strikes", "pieces"): lambda case: pieces(case, False) - pieces(case, True),
    ("totem", "nears", "steps"): steps_to_totem,
    ("totem", "risks", "pieces"): dearest,
    ("totem", "gap", "steps"): gap,
    ("evidencia", "symbols", "cards"): shared,
    ("pyramids", "attacks", "force"): force,
    ("pyramids", "army", "left"): missing,
}


@pytest.mark.parametrize("slug", sorted({slug for slug, _, _ in TRUTHS}))
def test_what_is_said_is_true_of_the_position(slug: str) -> None:
    looked = Counter[str]()
    for case in cases(ALL[slug]):
        for (game, key, name), truth in TRUTHS.items():
            for note in case.notes:
                if (game, key) == (slug, note.key):
                    assert note.args[name] == truth(case), case.text
                    looked[key] += 1
    assert looked, "something was said"


def test_in_evidencia_the_spared_card_would_have_been_better() -> None:
    looked = 0
    for case in cases(ALL["evidencia"]):
        for note in case.notes:
            if note.key not in ("spares", "stronger"):
                continue
            state: Any = case.before
            first, other = case.text[5:], str(note.args["card"])
            mine, kept = (
                (evidencia.condition(challenge(state), data(card)), -distance(state, card))
                for card in (first, other)
            )
            assert (mine > kept) == (note.key == "stronger")
            looked += 1
    assert looked


def test_in_misty_a_place_is_good_by_what_lies_around_it() -> None:
    steps, looked = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}, Counter[str]()
    for case in cases(ALL["misty"]):
        if not case.notes or not case.text.startswith("place"):
            continue
        column, row = int(case.text[7]) - 1, int(case.text[9]) - 1
        card, laid = case.view.revealed[case.seat], case.view.windows[case.seat].laid
        cards = [[stack[0] if stack else "" for stack in stacks] for stacks in laid]
        beside = [
            other
            for y, line in enumerate(cards)
            for x, other in enumerate(line)
            if (abs(x - column), y) == (1, row)
        ]
        aimed = [
            other
            for y, line in enumerate(cards)
            for x, other in enumerate(line)
            if other and (column - x, row - y) == steps.get(other[0])
        ]
        right, down = steps.get(card[0], (0, 0))
        met = [
            other
            for y, line in enumerate(cards)
            for x, other in enumerate(line)
            if other and (x, y) == (column + right, row + down)
        ]
        truths = {
            "pair": card[0] == "S" and any(other[:1] == "S" for other in beside),
            "safe": not aimed,
            "met": card[0] == "M" and bool(aimed),
            "meets": [other[0] for other in met] == ["M"],
            "chain": bool(met) and met[0][0] in steps,
            "open": not met,
        }
        for note in case.notes:
            assert truths[note.key], case.text
            looked[note.key] += 1
    assert len(looked) >= 4, looked


def data(card: str) -> dict[str, Any]:
    return dict(next(each for each in evidencia.CARD_DATA if each["id"] == card))


def challenge(state: Any) -> dict[str, Any]:
    return dict(evidencia.CARD_DATA[state.challenge])


def distance(state: Any, card: str) -> int:
    return int(abs(challenge(state)["value"] - data(card)["value"]))
