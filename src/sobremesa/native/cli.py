"""`sobremesa compile`: makes a plugged-in game native, beside the house that it builds on.

House and packages are copied into a working folder of the cache and compiled there. If the house is native already and
mypyc writes the same C for it here, only the packages' libraries are made; otherwise the house's are, too. The next
start finds them (`kept.py`).
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console

from sobremesa import __version__
from sobremesa.arguments import Parser
from sobremesa.complaint import Said
from sobremesa.native import build, fits, kept, marked, stamps
from sobremesa.text import Texts

NEEDED: Final = ("mypy", "mypyc", "setuptools")
ENTRY: Final = "sobremesa.games"  # the entry points by which packages plug games in


def add_arguments(parser: Parser, messages: Texts) -> None:
    parser.add_argument("packages", metavar="PACKAGE", nargs="*", help=messages.say("arg-compile"))


def run(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    native = bool(kept.layout_of_the_house())
    if not native and (kept.PACKAGE.parents[1] / "pyproject.toml").is_file():
        raise Said(messages.say("compile-tree"))
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise Said(messages.say("compile-missing", name=missing[0]))
    if why := build.why_not():
        raise Said(messages.say("compile-cannot", why=why))
    named = [name for name in args.packages or plugged() if name != stamps.HOUSE]
    wanted = [folder_of(name, messages) for name in named]
    if not wanted and native:
        raise Said(messages.say("compile-nothing"))
    console.print(messages.say("compile-begin", packages=", ".join(named or [stamps.HOUSE])))
    for name, libraries in compiled(wanted, native, messages).items():
        console.print(messages.say("compile-done", package=name, libraries=libraries))
    return 0


def plugged() -> list[str]:
    """The packages that bring games."""
    found = {entry.value.partition(":")[0].partition(".")[0] for entry in entry_points(group=ENTRY)}
    return sorted(found - {stamps.HOUSE})


def folder_of(name: str, messages: Texts) -> Path:
    folder = fits.place_of(name.replace("-", "_"))
    if folder is None or not folder.is_dir():
        raise Said(messages.say("compile-no-package", package=name))
    if not marked.modules(folder):
        raise Said(messages.say("compile-unmarked", package=name))
    return folder


def compiled(wanted: Sequence[Path], native: bool, messages: Texts) -> dict[str, int]:
    """Compile packages and, where it has to be, the house; how many libraries each has now."""
    work = build.scratch_for(kept.cache() / "work" / kept.folder().name)
    folders = {stamps.HOUSE: kept.PACKAGE} | {path.name: path for path in wanted}
    for package in folders.values():
        build.stage(package, work / build.SOURCE / package.name)
    new = [name for name in folders if name != stamps.HOUSE]
    built = run_build(work, list(folders), new if native else None, messages)
    if native and built.layouts[stamps.HOUSE] != kept.layout_of_the_house():
        native = False  # other tools than those of the house: it is made here as well
        built = run_build(work, list(folders), None, messages)
    return {
        name: keep(name, folders[name], built) for name in (new if native else [stamps.HOUSE, *new])
    }


def run_build(
    work: Path, packages: Sequence[str], only: Sequence[str] | None, messages: Texts
) -> build.Built:
    """In a process of its own: the tools talk a lot, and change the folder they stand in."""
    words = [str(work / build.SOURCE), str(work), *packages]
    for name in only or ():
        words += ["--only", name]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-m", build.__name__, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Said(messages.say("compile-failed", log=done.stdout.strip()))
    return build.Built(**json.loads((work / build.BUILT).read_text(encoding="utf-8")))


def keep(name: str, package: Path, built: build.Built) -> int:
    """Put the libraries of a package where the next start finds them."""
    above = kept.folder()
    fresh, old, target = above / f".{name}.new", above / f".{name}.old", above / name
    for left in (fresh, old):
        shutil.rmtree(left, ignore_errors=True)
    groups = marked.groups(package)
    modules = [
        build.module_of(path.relative_to(package.parent)) for path in marked.modules(package)
    ]
    libraries = {module: build.file_of(module) for module in modules}
    libraries |= {f"{group}__mypyc": build.file_of(f"{group}__mypyc") for group in groups}
    for module, file in libraries.items():
        (fresh / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built.libraries[module], fresh / file)
    made = {
        "house": __version__,
        "layout": built.layouts[stamps.HOUSE],
        "sources": kept.state_of([str(path) for path in marked.modules(package)]),
        "libraries": libraries,
    }
    (fresh / kept.FILE).write_text(json.dumps(made), encoding="utf-8")
    if target.exists():
        target.rename(old)
    fresh.rename(target)
    shutil.rmtree(old, ignore_errors=True)
    return len(libraries)
