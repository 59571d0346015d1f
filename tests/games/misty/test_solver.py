"""The exact activation against a slow twin that knows nothing but the rules of the document."""

from random import Random

import pytest

from sobremesa.games.misty.actions import MOVE, card_of, kind_of, monster_of
from sobremesa.games.misty.components import NAMES
from sobremesa.games.misty.solver import solve
from tests.games.misty.support import complete
from tests.support.shows import shows

Space = tuple[int, int]
Board = dict[Space, tuple[str, ...]]  # stacks, the lowest card first
STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
FRAMES = ((3, 4), (4, 3), (3, 3))


def random_rows(rng: Random, columns: int, rows: int) -> list[list[str]]:
    cards = rng.sample(NAMES, columns * rows)
    return [cards[row * columns :][:columns] for row in range(rows)]


def text_of(rows: list[list[str]]) -> str:
    return " / ".join(" ".join(row) for row in rows)


class Twin:
    """All that can happen to a window, searched without any theorem: positions are whole boards."""

    def __init__(self, rows: list[list[str]], disjoint: bool) -> None:
        self.columns, self.rows, self.disjoint = len(rows[0]), len(rows), disjoint
        self.start: Board = {
            (column, row): (card,)
            for row, cards in enumerate(rows)
            for column, card in enumerate(cards)
        }
        self.activated: set[frozenset[str]] = set()
        self.seen: dict[
            tuple[frozenset[tuple[Space, tuple[str, ...]]], frozenset[str]], set[int]
        ] = {}

    def totals(self, board: Board, acted: frozenset[str]) -> set[int]:
        key = (frozenset(board.items()), acted)
        if key not in self.seen:
            self.activated.add(frozenset(card for card in acted if card[0] in STEPS))
            nexts = self.moves(board, acted) or self.meals(board, acted)
            found = {self.score(board)} if not nexts else set()
            for after, card in nexts:
                found |= self.totals(after, acted | {card})
            self.seen[key] = found
        return self.seen[key]

    def moves(self, board: Board, acted: frozenset[str]) -> list[tuple[Board, str]]:
        found = []
        for (column, row), stack in board.items():
            card = stack[-1]
            if card[0] in STEPS and card not in acted:
                dx, dy = STEPS[card[0]]
                to = (column + dx, row + dy)
                after = dict(board)
                del after[(column, row)]
                if stack[:-1]:
                    after[(column, row)] = stack[:-1]
                if to[0] in range(self.columns) and to[1] in range(self.rows):
                    after[to] = (*after.get(to, ()), card)
                found.append((after, card))
        return found

    def meals(self, board: Board, acted: frozenset[str]) -> list[tuple[Board, str]]:
        tops = [(space, stack[-1]) for space, stack in board.items()]
        found = []
        for home, monster in tops:
            for meal, flower in tops:
                if monster[0] == "M" and flower[0] == "F" and monster not in acted:
                    after = {space: stack for space, stack in board.items() if space != home}
                    after[meal] = (monster,)
                    found.append((after, monster))
        return found

    def score(self, board: Board) -> int:
        alone = {space: stack[0] for space, stack in board.items() if len(stack) == 1}
        points = sum(2 if card[0] == "F" else 1 for card in alone.values())
        for row in range(self.rows):
            letters = [alone.get((column, row), ".")[0] for column in range(self.columns)]
            for run in "".join(letter if letter == "S" else " " for letter in letters).split():
                points += len(run) // 2 if self.disjoint else len(run) - 1
        return points


@pytest.mark.parametrize("part", range(5))
def test_the_solver_agrees_with_brute_force_on_random_windows(part: int) -> None:
    rng = Random(part)
    for number in range(100):
        columns, rows = FRAMES[number % 3]
        cards = random_rows(rng, columns, rows)
        disjoint = rng.random() < 0.5
        twin = Twin(cards, disjoint)
        window = complete(text_of(cards), small=columns == rows)
        solution = solve(window, disjoint, False)
        assert set(solution.totals) == twin.totals(twin.start, frozenset()), text_of(cards)
        assert solution.best == max(solution.totals)
        assert solution.positions == len(twin.activated)


@shows("MIS-R11")
def test_the_order_of_a_solution_leads_to_its_score() -> None:
    rng = Random("orders")
    for _ in range(300):
        window = complete(text_of(random_rows(rng, 4, 3)))
        solution = solve(window, False, False)
        for action in solution.order:
            if kind_of(action) == MOVE:
                assert window.ready >> card_of(action) & 1
                window.move(card_of(action))
            else:
                assert window.ready == 0
                assert window.hungry >> monster_of(action) & 1
                assert window.food >> card_of(action) & 1
                window.feed(monster_of(action), card_of(action))
        assert window.ready == 0
        assert window.hungry == 0 or window.food == 0
        assert window.score(False) == solution.best


def test_a_solution_can_be_asked_for_at_every_step_on_the_way() -> None:
    rng = Random("on the way")
    for number in range(100):
        window, disjoint = complete(text_of(random_rows(rng, *FRAMES[number % 2]))), number % 3 == 0
        totals = set(solve(window, disjoint, False).totals)
        while window.ready:
            ready = [card for card in range(54) if window.ready >> card & 1]
            window.move(rng.choice(ready))
            now = set(solve(window, disjoint, False).totals)
            assert now <= totals
            totals = now
        while window.hungry and window.food:
            monsters = [card for card in range(54) if window.hungry >> card & 1]
            flowers = [card for card in range(54) if window.food >> card & 1]
            window.feed(rng.choice(monsters), rng.choice(flowers))
            assert set(solve(window, disjoint, False).totals) == totals  # MIS-R15
        assert totals == {window.score(disjoint)}


def test_with_automatic_feeding_a_solution_has_moves_only() -> None:
    window = complete("M01 P01 F02 P02 / F01 P03 P04 P05 / R01 S01 S02 S03")
    assert [kind_of(action) for action in solve(window, False, True).order] == [MOVE]
    assert len(solve(window, False, False).order) == 2
