"""`sobremesa lab run` and `sobremesa lab report`. What needs the extra `lab` is loaded when somebody asks for it."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from sobremesa.arguments import Parser
from sobremesa.lab.cli import bar
from sobremesa.lab.cluster import LOCAL, on_ray
from sobremesa.lab.runs import Run, processes
from sobremesa.text import Texts, languages

NEEDED: Final = ("altair", "numpy", "polars", "scipy", "vl_convert")  # what the extra brings
SHOWN: Final = 12  # rows of a question in the terminal
WELL, STOPPED = 0, 130


def add_arguments(parser: argparse.ArgumentParser, messages: Texts) -> None:
    metavar = messages.say("metavar-command")
    inner = parser.add_subparsers(dest="what", required=True, metavar=metavar, parser_class=Parser)
    made = {
        name: inner.add_parser(
            name,
            messages=messages,
            help=messages.say(f"cli-lab-{name}"),
            description=messages.say(f"cli-lab-{name}"),
        )
        for name in ("run", "report")
    }
    run, report = made["run"].add_argument, made["report"].add_argument
    run("file", metavar="FILE", type=Path, help=messages.say("arg-lab-file"))
    run("--into", metavar="DIR", type=Path, help=messages.say("arg-lab-into"))
    run("--processes", type=int, metavar="J", help=messages.say("arg-processes"))
    ray_help = messages.say("arg-lab-ray")
    run("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help=ray_help)
    report("run", metavar="DIR", type=Path, help=messages.say("arg-lab-run"))
    report("--against", metavar="DIR", type=Path, help=messages.say("arg-lab-against"))
    report("--page", metavar="FILE", type=Path, help=messages.say("arg-lab-report-page"))
    for name in made:
        lang = made[name].add_argument("--lang", choices=languages, help=messages.say("arg-lang"))
        lang.default = argparse.SUPPRESS  # else it would forget what stands before the command


def run_lab(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    ray = ["ray"] if args.what == "run" and args.ray else []
    for name in (*NEEDED, *ray):
        try:
            import_module(name)
        except ModuleNotFoundError:
            extra = "lab-ray" if name == "ray" else "lab"
            raise SystemExit(messages.say("lab-extra", name=name, extra=extra)) from None
    return run(args, messages, console) if args.what == "run" else report(args, messages, console)


def run(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    """Play what is left, keep it, and tell what was found."""
    from sobremesa.lab import questions

    folder = args.into or args.file.with_suffix("")
    found = Run.begin(folder, args.file.read_text(encoding="utf-8"))

    def enough(rows: Any) -> bool:
        return questions.enough(found.experiment, rows)

    workers = args.processes or 0
    play = on_ray(args.ray, workers) if args.ray else processes(workers)
    stopped = over = False
    with bar() as progress:
        done = progress.add_task(found.experiment.game, total=found.experiment.games())
        progress.update(done, completed=len(found.games))
        try:
            over = found.go_on(play, enough, lambda: progress.advance(done))
        except KeyboardInterrupt:
            stopped = True
    if found.games:
        found.keep()
        tell(found, over, messages, console)
        kept = folder / "answers.json"
        kept.write_text(as_json(found), encoding="utf-8")
    if stopped:
        said = messages.say("lab-stopped", games=len(found.games), all=found.experiment.games())
        console.print(said, markup=False)
        return STOPPED
    console.print(messages.say("lab-kept", folder=str(folder)), markup=False)
    return WELL


def tell(found: Run, over: bool, messages: Texts, console: Console) -> None:
    """Every question with its rows."""
    from sobremesa.lab.questions import answers
    from sobremesa.lab.wording import Wording

    wording = Wording(found.experiment, messages)
    for line in wording.plan(len(found.games), over):
        console.print(line, markup=False)
    several = len(found.experiment.arms()) > 1
    for question in found.experiment.questions:
        console.print()
        console.print(wording.question(question), markup=False, style="bold")
        table = Table()
        heads = ["row", *(["arm"] if several else []), "mean", "interval", "verdict"]
        for head in heads:
            table.add_column(messages.say(f"lab-head-{head}"))
        rows = answers(found.experiment, question, found.games)
        for each in rows[:SHOWN]:
            cells = [wording.row(each.series, question)]
            cells += [wording.arm(each.series.arm)] if several else []
            mean = wording.number(each.series, each.interval.mean)
            table.add_row(*cells, mean, wording.interval(each), wording.verdict(each))
        console.print(table)
        if len(rows) > SHOWN:
            console.print(messages.say("lab-more-rows", more=len(rows) - SHOWN), markup=False)


def as_json(found: Run) -> str:
    """The answers for programs."""
    from sobremesa.lab.questions import answers

    def plain(number: float | None) -> float | None:
        return None if number is None or abs(number) == float("inf") else round(number, 6)

    rows = [
        {
            "question": question,
            "row": each.series.key,
            "name": each.series.name,
            "arm": each.series.arm,
            "mean": plain(each.interval.mean),
            "low": plain(each.interval.low),
            "high": plain(each.interval.high),
            "fair": plain(each.series.fair),
            "p": plain(each.p),
            "verdict": each.verdict,
            "games": each.series.games,
            "cost": plain(each.series.cost),
        }
        for question in found.experiment.questions
        for each in answers(found.experiment, question, found.games)
    ]
    return (
        json.dumps({"games": len(found.games), "answers": rows}, indent=1, ensure_ascii=False)
        + "\n"
    )


def report(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    """Write a page about a run, or about what has changed from one to another."""
    from sobremesa.lab import questions, report

    found = Run.read(args.run)
    page = args.page or args.run / ("compared.html" if args.against else "report.html")
    if args.against:
        before = Run.read(args.against)
        command = f"sobremesa lab report {args.run} --against {args.against}"
        text = report.pair_page(before, found, command, messages)
    else:
        over = found.is_over(lambda rows: questions.enough(found.experiment, rows))
        text = report.page(found, over, again(args.run), messages)
    page.write_text(text, encoding="utf-8")
    console.print(messages.say("lab-page-kept", file=str(page)), markup=False)
    return WELL


def again(folder: Path) -> str:
    """The commands that make a report once more, from the file that it ends with."""
    name = f"{folder.name}.toml"
    return f"sobremesa lab run {name}\nsobremesa lab report {folder.name}"
