"""`sobremesa play` by script: a reader who types, and a screen that can be read afterwards."""

import argparse
import io
from collections.abc import Callable, Iterable

from rich.console import Console

from sobremesa.terminal import play
from sobremesa.text import Texts


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """A reader who types these lines and then closes the input."""
    rest = iter(lines)

    def read_line(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return read_line


def played(
    arguments: str, *typed: str, colour: bool = False, height: int = 200,
    read_line: Callable[[str], str] | None = None,
) -> str:  # fmt: skip
    """All that the screen showed. A `height` makes it a terminal of so many lines."""
    paper = io.StringIO()
    console = Console(
        file=paper, width=100, height=height, force_terminal=colour or height < 200,
        color_system="truecolor" if colour else None,
    )  # fmt: skip
    parser = argparse.ArgumentParser()
    play.add_arguments(parser, Texts(None, "en"))
    args = parser.parse_args(arguments.split())
    args.against = args.against or "random"  # quick, and in no test what matters
    status = play.run(args, console, read_line or typing(typed))
    paper.write(f"\nstatus {status}\n")
    return paper.getvalue()


def always_first(most: int = 500) -> Iterable[str]:
    return ["1"] * most
