"""Every example block of the rules document, and its record, run as the document says."""

import json
from typing import ClassVar

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, legal_texts
from sobremesa.games.misty import GAME
from sobremesa.games.misty.actions import (
    FEED,
    MOVE,
    card_of,
    column_of,
    kind_of,
    monster_of,
    row_of,
)
from sobremesa.games.misty.components import NUMBERS
from sobremesa.games.misty.notation import read, rows, write, write_window
from sobremesa.games.misty.refusals import bad_feed, bad_move, bad_place
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.solver import Solution, solve
from sobremesa.games.misty.view import view
from sobremesa.games.misty.window import EMPTY, Window
from tests.games.misty.support import complete, laid, say, scored
from tests.support.documents import Block, blocks
from tests.support.script import Script, agree, seat_and


class WindowBlock(Script[Misty]):
    """Blocks about one window: nothing is taken automatically."""

    game = GAME

    def __init__(self) -> None:
        super().__init__()
        self.window = Window(False, EMPTY[:])
        self.building = False

    @property
    def small(self) -> bool:
        return self.options.get("variant") == "introductory"

    @property
    def disjoint(self) -> bool:
        return self.options.get("smile_pairs") == "disjoint"

    def start(self, window: Window, building: bool) -> None:
        self.window = window
        self.building = building

    def choices(self) -> list[str]:
        """Moves while there are any, then feedings; as `Misty.legal`, without a match."""
        cards = [card for card in range(54) if self.window.ready >> card & 1]
        if cards:
            return [write(MOVE | card) for card in cards]
        hungry = [card for card in range(54) if self.window.hungry >> card & 1]
        food = [card for card in range(54) if self.window.food >> card & 1]
        return [write(FEED | m << 12 | f) for m in hungry for f in food]

    def do(self, rest: str) -> None:
        for text in rest.split("; "):
            assert text in self.choices()
            action = read(text)
            if kind_of(action) == MOVE:
                self.window.move(card_of(action))
            else:
                self.window.feed(monster_of(action), card_of(action))

    def places(self) -> list[str]:
        return [write(place).split()[1] for place in self.window.places()]

    def place(self, text: str) -> None:
        card, space = text.split()
        assert space in self.places()
        action = read(f"place {space}")
        self.window.place(NUMBERS[card], column_of(action), row_of(action))

    def refused(self, line: str) -> str:
        text = line
        try:
            action = read(text)
        except ValueError:
            return "MIS-9"
        if text.startswith("place"):
            assert text.split()[1] not in self.places()
            return bad_place(self.window, column_of(action), row_of(action))
        assert text not in self.choices()
        if kind_of(action) == MOVE:
            return bad_move(self.window, card_of(action))
        return bad_feed(self.window, monster_of(action), card_of(action), False)

    def refuse(self, rest: str) -> None:
        rule, text = rest.split(" ", 1)
        agree(self.refused(text), rule)

    def solution(self) -> Solution:
        assert not self.building
        return solve(self.window.copy(), self.disjoint, False)

    words: ClassVar = {
        "option": Script.option, "do": do, "place": place, "refuse": refuse,
        "window": lambda block, rest: block.start(complete(rest, block.small), False),
        "partial": lambda block, rest: block.start(laid(rest, block.small), True),
        "empty": lambda block, rest: block.start(Window(block.small, EMPTY[:]), True),
        "now": lambda block, rest: agree(write_window(rows(block.window)), rest),
        "can": lambda block, rest: agree(
            sorted(block.choices()), sorted([] if rest == "nothing" else rest.split("; "))
        ),
        "places": lambda block, rest: agree(sorted(block.places()), sorted(rest.split())),
        "score": lambda block, rest: agree(block.window.score(block.disjoint), int(rest)),
        "best": lambda block, rest: agree(block.solution().best, int(rest)),
        "totals": lambda block, rest: agree([*block.solution().totals], [*map(int, rest.split())]),
        "positions": lambda block, rest: agree(block.solution().positions, int(rest)),
    }  # fmt: skip


class MatchBlock(Script[Misty]):
    """Blocks about a match in play: the deals stand before `start` and are used when they are due."""

    game = GAME

    def __init__(self) -> None:
        super().__init__(GAME.start(2, {}))
        self.deals: list[str] = []

    def deal(self) -> None:
        while list(self.state.deciders()) == [CHANCE] and self.deals:
            self.event(CHANCE, f"deal {self.deals.pop(0)}")

    def start(self, rest: str) -> None:
        self.begun = GAME.start(int(rest), self.options)
        self.deal()

    def do(self, rest: str) -> None:
        for decision in rest.split("; "):
            self.happens(decision)
            self.deal()

    def offers(self, rest: str) -> None:
        seat, texts = seat_and(rest)
        agree(legal_texts(GAME, self.state, seat), texts.split("; "))

    def refuse(self, rest: str) -> None:
        rule, decision = rest.split(" ", 1)
        agree(self.refused(decision), rule)

    def hand(self, rest: str) -> None:
        seat, cards = rest.split("=")
        agree(",".join(view(self.state, int(seat)).hand), cards)

    def revealed(self, rest: str) -> None:
        seen = view(self.state, WATCHER)
        agree(seen.step, "place")
        agree(" ".join(f"{seat}={card}" for seat, card in enumerate(seen.revealed)), rest)

    def seen(self, rest: str) -> None:
        seat, window = seat_and(rest)
        agree(write_window(view(self.state, WATCHER).windows[seat].spaces), window)

    def knows(self, rest: str) -> None:
        seat, other = rest.split(" of ")
        holder, cards = other.split("=")
        known = view(self.state, int(seat)).known_hands[int(holder)]
        agree(None if known is None else ",".join(known), None if cards == "?" else cards)

    words: ClassVar = {
        "option": Script.option, "start": start, "do": do, "deciders": Script.deciders,
        "options": offers, "refuse": refuse, "hand": hand, "revealed": revealed, "seen": seen,
        "knows": knows, "deal": lambda block, rest: block.deals.append(rest),
        "step": lambda block, rest: agree(view(block.state, JUDGE).step, rest),
    }  # fmt: skip


class EndBlock(Script[Misty]):
    """Blocks about the end of a match."""

    game = GAME

    def match(self, rest: str) -> None:
        rounds = [[int(score) for score in scores.split(",")] for scores in rest.split()]
        self.begun = GAME.start(len(rounds[0]), self.options)
        assert not any(scored(self.state, rounds)[:-1])

    def wins(self, rest: str) -> None:
        wins = list(self.state.won)[: self.state.players]
        agree(",".join(map(str, wins)), rest)

    def winners(self, rest: str) -> None:
        result = self.state.result()
        agree(",".join(map(str, result.winners if result else ())) or "none", rest)

    def reason(self, rest: str) -> None:
        result = self.state.result()
        agree(result and result.reason, rest)

    words: ClassVar = {
        "option": Script.option, "match": match, "wins": wins, "winners": winners,
        "reason": reason,
    }  # fmt: skip


def script_of(block: Block) -> Script[Misty]:
    words = {line.split(" ")[0] for line in block.lines}
    return MatchBlock() if "start" in words else EndBlock() if "match" in words else WindowBlock()


@pytest.mark.parametrize("block", blocks("misty", "example"), ids=str)
def test_an_example_of_the_rules(block: Block) -> None:
    script_of(block).run(block.lines)


def test_the_document_has_its_examples() -> None:
    assert len(blocks("misty", "example")) == 41


@pytest.mark.parametrize("block", blocks("misty", "record"), ids=str)
def test_the_record_of_the_rules(block: Block) -> None:
    header = json.loads(block.lines[0])
    match = GAME.start(header["players"], header["options"])
    for line in block.lines[1:-1]:
        if not line.startswith("#"):
            say(match, line)
    result = match.result()
    assert result is not None
    assert result.as_json() == json.loads(block.lines[-1].removeprefix("= "))
    assert list(result.as_json()) == list(json.loads(block.lines[-1].removeprefix("= ")))
