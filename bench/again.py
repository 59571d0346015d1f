"""Is a decision called the same when it is looked at again, with other luck?

Each game's book game is analysed twice, with two seeds. Told is in how many of its decisions the class is the same, and in how
many it differs by one class and by more.

    PYTHONPATH=build/compiled:. .venv/bin/python -m bench.again --only misty
    PYTHONPATH=build/compiled:. .venv/bin/python -m bench.again --deep --every 8
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context

from sobremesa.coach.analysis import DEEP, QUICK, Bench, Depth, Played, prepared
from sobremesa.coach.judging import CLASSES
from sobremesa.core.match import Match
from sobremesa.core.record import read_record, replay
from sobremesa.homes import folder
from sobremesa.library import ALL


def book_game(slug: str) -> Match | None:
    file = folder(slug) / "book" / "match.game"
    return replay(read_record(file.read_text(encoding="utf-8")), ALL) if file.is_file() else None


def qualities(played: Played, every: int) -> list[str]:
    """The class of every so many-th choice, in their order."""
    bench = Bench(played)
    choices = [n for n, each in enumerate(bench.happened) if each.who >= 0]
    found = [bench.judgement(number, bench.happened[number]) for number in choices[::every]]
    return [each.quality for each in found if each]


def rows(said: argparse.Namespace) -> Iterator[str]:
    yield "| game | decisions | simulations | same class | by one | by more |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    depth: Depth = DEEP if said.deep else QUICK
    for slug in ALL:
        match = book_game(slug) if slug.startswith(said.only) else None
        if match is None:
            continue
        twice = [prepared(match, depth, f"{said.seed} {n}") for n in (1, 2)]
        with get_context("fork").Pool(said.processes) as pool:
            one, two = pool.map(partial(qualities, every=said.every), twice, chunksize=1)
        apart = Counter(
            min(2, abs(CLASSES.index(a) - CLASSES.index(b))) for a, b in zip(one, two, strict=True)
        )
        shares = " | ".join(f"{100 * apart[n] / len(one):.0f} %" for n in range(3))
        yield f"| {slug} | {len(one)} | {twice[0].simulations} | {shares} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", default="", help="games whose name begins so")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th choice")
    parser.add_argument("--seed", default="again")
    parser.add_argument("--processes", type=int, default=2)
    for row in rows(parser.parse_args()):
        print(row, flush=True)


if __name__ == "__main__":
    main()
