"""Our server with one endless game, for bench/load.py: two seats count in turn."""

import os
import sys
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.__main__ import main
from sobremesa.core import (
    ONE,
    Action,
    Game,
    Options,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from sobremesa.games import ALL


class Counter(State):
    def __init__(self, n: int) -> None:
        self.n = n

    def deciders(self) -> vec[i64]:
        return ONE[self.n % 2]

    def legal(self, who: Seat) -> vec[i64]:
        return vec[i64]([0])

    def forbids(self, who: Seat, action: Action) -> str:
        return "RPS-1"

    def apply(self, who: Seat, action: Action) -> None:
        self.n += 1

    def result(self) -> Result | None:
        return None

    def copy(self) -> "Counter":
        return Counter(self.n)


@dataclass(frozen=True, slots=True)
class CounterView:
    n: int


def new(players: int, options: Options) -> Counter:
    return Counter(0)


def write(action: Action) -> str:
    return "add"


def read(text: str) -> Action:
    return 0


ALL["rps"] = Game(
    slug="rps",  # whose words it borrows
    prefix="RPS",
    rules="counter",
    seats=range(2, 3),
    options=(),
    new=new,
    write=write,
    read=read,
    view=lambda state, seat: CounterView(state.n),
    belief=lambda view, heard: None,  # type: ignore[arg-type,return-value]
    hear=lambda before, who, action, seat: [speaker(who) + "add"],
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(write),
)

if __name__ == "__main__":
    port, folder = sys.argv[1:]
    wanted = ["--host", "127.0.0.1", "--port", port, "--data", folder, "--limits", "1000000"]
    if os.environ.get("SOBREMESA_PROFILE"):  # where the time goes, on SIGINT
        import cProfile

        cProfile.run('main(["serve", *wanted])', os.environ["SOBREMESA_PROFILE"])
        sys.exit()
    sys.exit(main(["serve", *wanted]))
