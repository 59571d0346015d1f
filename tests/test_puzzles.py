"""Puzzles: those that are shipped load, replay and are what they say; the file is read back; the day has one."""

import io
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from sobremesa.coach.finding import MANY_TIMES, MARGIN, Position, verified_again
from sobremesa.coach.judging import Asked
from sobremesa.core import Refusal
from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL
from sobremesa.players.advice import reason_of
from sobremesa.puzzles import (
    CHANCE,
    EXACT,
    GRADES,
    POINTS,
    SEARCHED,
    UNITS,
    WAYS,
    Puzzle,
    PuzzleSet,
    answered,
    of_the_day,
    puzzles,
    read_set,
    written,
)
from sobremesa.text import Texts, languages
from tests.conftest import Run

EVERY = [puzzle for slug in ALL for puzzle in puzzles(slug).puzzles]
MOST_LINES = 2_000  # of a record, so that the sets stay small


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.slug}-{puzzle.name}"


def test_names_are_unique_and_sets_are_small() -> None:
    assert len({name(puzzle) for puzzle in EVERY}) == len(EVERY)
    assert all(len(puzzle.record.lines) <= MOST_LINES for puzzle in EVERY)


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_a_puzzle_replays_and_its_solution_is_legal_and_the_best(puzzle: Puzzle) -> None:
    match = puzzle.match(ALL)
    assert match.game.slug == puzzle.slug
    legal = match.legal(puzzle.seat)
    assert puzzle.seat in match.deciders()
    assert set(puzzle.best) < set(legal)
    assert puzzle.goes_on[0] in puzzle.best
    assert set(puzzle.losses) <= set(legal) - set(puzzle.best)
    assert 3 * len(puzzle.best) <= len(legal) + 1, "whoever guesses is right too often"
    verdicts = {text: answered(puzzle, match.copy(), text) for text in legal}
    assert {text for text, verdict in verdicts.items() if verdict.right} == set(puzzle.best)
    for text, verdict in verdicts.items():
        assert verdict.text == text
        assert verdict.right or verdict.loss is None or verdict.loss > 0
    line = match.copy()
    for text in puzzle.goes_on:
        line.play(puzzle.seat, text)
    why = reason_of(match, puzzle.seat, puzzle.goes_on)
    for lang in languages:
        assert why is None or Texts(puzzle.slug, lang).say(f"reason-{why.key}", **why.args)
    assert match.state == puzzle.match(ALL).state, "looking for a reason changes nothing"


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_a_puzzle_says_how_it_is_known_and_who_finds_it(puzzle: Puzzle) -> None:
    assert puzzle.unit in UNITS
    assert puzzle.verified in WAYS
    assert puzzle.grade in GRADES
    times, of = puzzle.finds[puzzle.grade]
    assert 2 * times > of, "its level finds it more often than not"
    for level in GRADES[: GRADES.index(puzzle.grade)]:
        assert puzzle.finds[level][0] < puzzle.finds[level][1], "weaker levels miss it"
    if puzzle.verified == EXACT:
        assert puzzle.error == 0
        assert puzzle.margin >= (1 if puzzle.unit == POINTS else 0.5)
    else:
        assert puzzle.unit == CHANCE
        assert puzzle.simulations > 0
        assert puzzle.margin >= MARGIN - 1e-4
        assert puzzle.margin >= MANY_TIMES * puzzle.error - 1e-3


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_no_puzzle_depends_on_what_others_choose_in_secret(puzzle: Puzzle) -> None:
    assert puzzle.verified == EXACT or puzzle.match(ALL).state.together() <= 0


@pytest.mark.parametrize("puzzle", [each for each in EVERY if each.verified == EXACT], ids=name)
def test_what_was_calculated_is_calculated_again(puzzle: Puzzle) -> None:
    assert verified_again(puzzle, ALL, "1")
    other = next(text for text in puzzle.match(ALL).legal(puzzle.seat) if text not in puzzle.best)
    assert not verified_again(replace(puzzle, best=(other,)), ALL, "1")


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", [each for each in EVERY if each.verified == SEARCHED], ids=name)
def test_what_was_searched_is_found_again_with_other_luck(puzzle: Puzzle) -> None:
    assert verified_again(puzzle, ALL, "soak")


@pytest.mark.parametrize("slug", [slug for slug in ALL if puzzles(slug).puzzles])
def test_what_is_written_is_read_back(slug: str, tmp_path: Path) -> None:
    found = puzzles(slug)
    file = tmp_path / "set.toml"
    file.write_text(written(found), encoding="utf-8")
    again = read_set(slug, file)
    assert again.looked == found.looked

    def known(whole: PuzzleSet) -> Iterator[object]:
        for each in sorted(whole.puzzles, key=lambda each: (each.number, len(each.record.lines))):
            yield each.name, each.best, each.seat, dict(each.losses), [*map(str, each.record.lines)]

    assert list(known(again)) == list(known(found))


def test_every_day_has_a_puzzle_and_none_comes_twice_before_all_were_there() -> None:
    sets = {slug: puzzles(slug) for slug in ALL}
    days = [of_the_day(date(2026, 1, 1) + timedelta(day), sets) for day in range(len(EVERY))]
    assert {name(each) for each in days if each} == {name(each) for each in EVERY}
    assert of_the_day(date(2026, 1, 1), {}) is None


def test_what_no_rule_allows_is_refused_as_in_a_game() -> None:
    puzzle = EVERY[0]
    with pytest.raises((Refusal, ValueError)):
        answered(puzzle, puzzle.match(ALL), "nonsense")


def test_a_level_is_asked_from_what_the_seat_knows() -> None:
    puzzle = next(each for each in EVERY if each.verified == EXACT)
    match = puzzle.match(ALL)
    legal = [int(action) for action in match.state.legal(puzzle.seat)]
    asked = Asked(puzzle.seat, match.view(puzzle.seat), match.heard(puzzle.seat), legal, legal[0])
    position = Position(match.game, asked)
    best = [match.game.read(text) for text in puzzle.best]
    assert position.finds("easy", legal, 2, "1", calculates=False) == 2
    assert position.finds("easy", best, 2, "1", calculates=True) == 2, "solvers are for all levels"


# The command line


def test_a_terminal_asks_judges_and_shows_the_solution(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(each for each in EVERY if each.verified == EXACT)
    legal = puzzle.match(ALL).legal(puzzle.seat)
    wrong = next(text for text in legal if text not in puzzle.best)
    typed = f"nonsense\n{wrong}\n{puzzle.best[0]}\nquit\n"
    given = ("puzzles", puzzle.slug, "--play", "--puzzle", puzzle.name, "--plain")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code, out, err = run(*given)
    assert (code, err) == (0, "")
    assert "is not the best: it costs" in out
    assert "Right!" in out
    assert "Best: " in out
    assert "0 puzzles solved at the first attempt" in out
    monkeypatch.setattr("sys.stdin", io.StringIO("solución\nsalir\n"))
    code, out, _ = run(*given, "--lang", "es")
    assert code == 0
    assert "Lo mejor: " in out
    assert "¡Correcto!" not in out


@pytest.mark.parametrize("lang", ["en", "es"])
def test_clear_words_for_what_is_not_there(run: Run, tmp_path: Path, lang: str) -> None:
    slug = EVERY[0].slug
    code, _, err = run("puzzles", "rps", "--play", "--lang", lang)
    assert code == 2
    assert "rps" in err
    code, _, err = run("puzzles", slug, "--play", "--puzzle", "0-0", "--lang", lang)
    assert code == 2
    assert EVERY[0].name in err
    broken = tmp_path / "broken.toml"
    broken.write_text("looked = ", encoding="utf-8")
    code, _, err = run("puzzles", slug, "--check", "--file", broken, "--lang", lang)
    assert code == 2
    assert str(broken) in err
    with pytest.raises(Wrong):
        read_set(slug, broken)


def test_finding_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    """In a game without puzzles there is nothing to wait for."""
    file = tmp_path / "rps.toml"
    assert run("puzzles", "rps", "--games", 2, "--file", file)[0] == 0
    code, out, _ = run("puzzles", "rps", "--games", 1, "--file", file)
    assert code == 0
    assert "0 puzzles in 3 games" in out
    assert read_set("rps", file).looked == 3


def test_what_is_wrong_in_a_set_is_found(run: Run, tmp_path: Path) -> None:
    puzzle = next(each for each in EVERY if each.verified == EXACT)
    other = next(text for text in puzzle.match(ALL).legal(puzzle.seat) if text not in puzzle.best)
    file = tmp_path / "set.toml"
    wrong = replace(puzzle, best=(other,), goes_on=(other,))
    file.write_text(written(PuzzleSet((wrong,), 1)), encoding="utf-8")
    code, out, _ = run("puzzles", puzzle.slug, "--check", "--file", file)
    assert code == 1
    assert puzzle.name in out
