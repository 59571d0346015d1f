"""Every example block of the rules document, and its record, run as the document says."""

import json
from collections.abc import Callable

import pytest

from sobremesa.core import CHANCE, Refusal, legal_texts, play
from sobremesa.games.misty import GAME
from sobremesa.games.misty.actions import (
    FEED,
    MOVE,
    card_number,
    card_of,
    column_of,
    kind_of,
    monster_of,
    row_of,
)
from sobremesa.games.misty.notation import read, rows, write, write_window
from sobremesa.games.misty.refusals import bad_feed, bad_move, bad_place
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.solver import solve
from sobremesa.games.misty.view import view
from sobremesa.games.misty.window import EMPTY, Window
from tests.games.misty.support import complete, laid, say, scored
from tests.support.documents import Block, blocks


class WindowBlock:
    """Blocks about one window: nothing is taken automatically."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}
        self.window = Window(False, EMPTY[:])
        self.building = False

    @property
    def small(self) -> bool:
        return self.options.get("variant") == "introductory"

    @property
    def disjoint(self) -> bool:
        return self.options.get("smile_pairs") == "disjoint"

    def option(self, text: str) -> None:
        name, value = text.split("=")
        self.options[name] = value

    def start(self, window: Window, building: bool) -> None:
        self.window = window
        self.building = building

    def legal(self) -> list[str]:
        """Moves while there are any, then feedings; as `Misty.legal`, without a match."""
        cards = [card for card in range(54) if self.window.ready >> card & 1]
        if cards:
            return [write(MOVE | card) for card in cards]
        hungry = [card for card in range(54) if self.window.hungry >> card & 1]
        food = [card for card in range(54) if self.window.food >> card & 1]
        return [write(FEED | m << 12 | f) for m in hungry for f in food]

    def do(self, text: str) -> None:
        assert text in self.legal()
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
        self.window.place(card_number(card), column_of(action), row_of(action))

    def refused(self, text: str) -> str:
        try:
            action = read(text)
        except ValueError:
            return "MIS-9"
        if text.startswith("place"):
            assert text.split()[1] not in self.places()
            return bad_place(self.window, column_of(action), row_of(action))
        assert text not in self.legal()
        if kind_of(action) == MOVE:
            return bad_move(self.window, card_of(action))
        return bad_feed(self.window, monster_of(action), card_of(action), False)

    def run(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        solution = solve(self.window.copy(), self.disjoint, False) if not self.building else None
        if word == "option":
            self.option(rest)
        elif word == "window":
            self.start(complete(rest, self.small), False)
        elif word == "partial":
            self.start(laid(rest, self.small), True)
        elif word == "empty":
            self.start(Window(self.small, EMPTY[:]), True)
        elif word == "do":
            for text in rest.split("; "):
                self.do(text)
        elif word == "place":
            self.place(rest)
        elif word == "now":
            assert write_window(rows(self.window)) == rest
        elif word == "can":
            assert sorted(self.legal()) == sorted([] if rest == "nothing" else rest.split("; "))
        elif word == "places":
            assert sorted(self.places()) == sorted(rest.split())
        elif word == "refuse":
            rule, text = rest.split(" ", 1)
            assert self.refused(text) == rule
        elif word == "score":
            assert self.window.score(self.disjoint) == int(rest)
        elif word in ("best", "totals", "positions"):
            assert solution is not None
            if word == "best":
                assert solution.best == int(rest)
            elif word == "totals":
                assert list(solution.totals) == [int(total) for total in rest.split()]
            else:
                assert solution.positions == int(rest)
        else:
            raise AssertionError(f"unknown line {line}")


class MatchBlock:
    """Blocks about a match in play: the deals stand before `start` and are used when they are due."""

    def __init__(self) -> None:
        self.options: dict[str, object] = {}
        self.deals: list[str] = []
        self.match: Misty = GAME.start(2, {})

    def deal(self) -> None:
        while list(self.match.deciders()) == [CHANCE] and self.deals:
            say(self.match, f"! {self.deals.pop(0)}")

    def refused(self, who: int, text: str) -> str:
        before = view(self.match, -3)
        with pytest.raises(Refusal) as refusal:
            play(GAME, self.match, who, text)
        assert view(self.match, -3) == before
        return refusal.value.rule

    def run(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "option":
            name, value = rest.split("=")
            self.options[name] = int(value) if value.isdecimal() else value
        elif word == "deal":
            self.deals.append(line)
        elif word == "start":
            self.match = GAME.start(int(rest), self.options)
            self.deal()
        elif word == "do":
            for decision in rest.split("; "):
                say(self.match, decision)
                self.deal()
        elif word == "step":
            assert view(self.match, -3).step == rest
        elif word == "deciders":
            assert ",".join(str(seat) for seat in self.match.deciders()) == rest.replace("none", "")
        elif word == "options":
            seat, texts = rest.split(": ", 1)
            assert legal_texts(GAME, self.match, int(seat)) == texts.split("; ")
        elif word == "refuse":
            rule, decision = rest.split(" ", 1)
            seat, text = decision.split(": ", 1)
            assert self.refused(int(seat), text) == rule
        elif word == "hand":
            seat, cards = rest.split("=")
            assert ",".join(view(self.match, int(seat)).hand) == cards
        elif word == "revealed":
            assert view(self.match, -2).step == "place"
            cards = " ".join(f"{s}={c}" for s, c in enumerate(view(self.match, -2).revealed))
            assert cards == rest
        elif word == "seen":
            seat, window = rest.split(": ", 1)
            assert write_window(view(self.match, -2).windows[int(seat)].spaces) == window
        elif word == "knows":
            seat, other = rest.split(" of ")
            holder, cards = other.split("=")
            known = view(self.match, int(seat)).known_hands[int(holder)]
            assert (None if known is None else ",".join(known)) == (None if cards == "?" else cards)
        else:
            raise AssertionError(f"unknown line {line}")


class EndBlock:
    """Blocks about the end of a match."""

    def __init__(self) -> None:
        self.options: dict[str, object] = {}
        self.match: Misty = GAME.start(2, {})

    def run(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        result = self.match.result()
        if word == "option":
            name, value = rest.split("=")
            self.options[name] = value
        elif word == "match":
            rounds = [[int(score) for score in scores.split(",")] for scores in rest.split()]
            self.match = GAME.start(len(rounds[0]), self.options)
            assert not any(scored(self.match, rounds)[:-1])
        elif word == "wins":
            wins = list(self.match.won)[: self.match.players]
            assert ",".join(map(str, wins)) == rest
        elif word == "winners":
            winners = () if result is None else result.winners
            assert (",".join(map(str, winners)) or "none") == rest
        elif word == "reason":
            assert result is not None
            assert result.reason == rest
        else:
            raise AssertionError(f"unknown line {line}")


def runner(block: Block) -> Callable[[str], None]:
    words = {line.split(" ")[0] for line in block.lines}
    if "start" in words:
        return MatchBlock().run
    return EndBlock().run if "match" in words else WindowBlock().run


@pytest.mark.parametrize("block", blocks("misty", "example"), ids=str)
def test_an_example_of_the_rules(block: Block) -> None:
    run = runner(block)
    for line in block.lines:
        if line and not line.startswith("#"):
            run(line)


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
