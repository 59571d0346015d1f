"""Runs mypyc and the C compiler over groups of modules, and repeats only what has changed.

Every group becomes a library of its own, with mypyc's `separate`: it knows the layout of what the others export,
so that classes are extended and functions called natively across groups, through a table of pointers. The C files
and mypy's cache stay in a folder between runs: a group is compiled again if its C or a header that it includes is new.

    python -m sobremesa.native.build SOURCE SCRATCH PACKAGE... [--only GROUP]...

compiles the marked modules of packages below SOURCE, a folder named `src`, and writes what came of it to
SCRATCH/built.json. With --only, libraries are made for these groups alone; they stand on the house's kernels.
"""

import argparse
import contextlib
import hashlib
import json
import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Collection, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from sobremesa.native import marked
from sobremesa.native.mended import mend

SOURCE = (
    "src"  # paths in tracebacks and in the C files begin with it, so the folder has to be called so
)
BUILT = "built.json"
KERNELS = "sobremesa"  # the group that all others stand on


class Built(NamedTuple):
    """What a run has made."""

    libraries: dict[str, str]  # by module: where its library lies
    layouts: dict[
        str, str
    ]  # by group: a hash of its C, which is all that others have to agree with


def why_not() -> str:
    """Why this machine cannot, or should not, compile; empty if it can."""
    if os.environ.get("SOBREMESA_PURE"):
        return "SOBREMESA_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are not installed"
    return ""


def tools() -> str:
    """What the result depends on besides the sources: another one of these, and all is made anew."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return f"{sys.version} {platform.machine()} mypy {version('mypy')} {compiler}"


def scratch_for(folder: Path) -> Path:
    """A folder for these tools below this one."""
    return folder / hashlib.sha256(tools().encode()).hexdigest()[:12]


def stage(package: Path, target: Path) -> None:
    """Copy what is new of a package's Python, and take away what is gone."""
    files = {path.relative_to(package) for path in package.rglob("*.py")}
    for path in set(target.rglob("*.py")) - {target / file for file in files}:
        path.unlink()
    for file in files:
        new, old = package / file, target / file
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(new, old)


def compile_groups(
    groups: Mapping[str, Sequence[Path]],
    source: Path,
    scratch: Path,
    only: Collection[str] | None = None,
) -> Built:
    """Compile groups of files below `source`; C is written for all, but only some may be needed as libraries."""
    scratch.mkdir(parents=True, exist_ok=True)
    scratch = scratch.resolve()
    if source.name != SOURCE:
        raise ValueError(f"{source} is not called {SOURCE}")
    listed = {
        name: [f"{SOURCE}/{file.relative_to(source).as_posix()}" for file in files]
        for name, files in groups.items()
    }
    with contextlib.chdir(source.parent):
        built = run_tools(listed, scratch, only)
    return Built(built, {name: layout(scratch / "c", name) for name in groups})


def run_tools(
    groups: Mapping[str, Sequence[str]], scratch: Path, only: Collection[str] | None
) -> dict[str, str]:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Only the listed modules must be free of errors here: what they do not import may lack its
    # own dependencies in a build environment. `make check` looks at everything, strictly.
    options = ["--config-file=", f"--cache-dir={scratch / 'cache'}", "--follow-imports=silent"]
    # Modules are named from src/, whatever lies above it: an __init__.py in some parent folder
    # of the clone made mypy take that folder for a package.
    os.environ["MYPYPATH"] = SOURCE
    paths = [path for files in groups.values() for path in files]
    # One group alone need not be separate: then mypyc knows all subclasses, and leaves out some checks.
    alone = next(iter(groups)) if len(groups) == 1 else None
    separate: list[tuple[list[str], str | None]] = [(list(f), name) for name, f in groups.items()]
    written, mended = str(scratch / "c"), str(scratch / "mended")
    extensions = mypycify(
        [*options, "--explicit-package-bases", "--ignore-missing-imports", *paths],
        opt_level="3",
        multi_file=False,
        separate=False if alone else separate,
        group_name=alone,
        target_dir=written,
    )
    mend(Path(written), Path(mended))
    for extension in extensions:
        for listed in (extension.sources, extension.depends, extension.include_dirs):
            listed[:] = [path.replace(written, mended) for path in listed]
    if only is not None:
        wanted = {f"{name}__mypyc" for name in only}
        wanted |= {module_of(path) for name in only for path in groups[name]}
        extensions = [extension for extension in extensions if extension.name in wanted]
    if os.name == "posix":
        for extension in extensions:
            # Groups find each other through tables, so names stay inside: globals are read without a detour.
            # And a library is the same wherever it is built.
            extension.extra_compile_args += [
                "-fvisibility=hidden",
                f"-ffile-prefix-map={scratch}=.",
            ]
    command = build_ext(Distribution({"name": "sobremesa", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    outputs = map(Path, command.get_outputs())
    return {module_of(path.relative_to(scratch / "lib")): str(path) for path in outputs}


def module_of(path: str | Path) -> str:
    """The name of the module in a file.

    >>> module_of("src/sobremesa/core/state.py")
    'sobremesa.core.state'
    """
    parts = Path(path).parts
    parts = parts[1:] if parts[0] == SOURCE else parts
    return ".".join((*parts[:-1], parts[-1].split(".", 1)[0]))


def file_of(module: str) -> str:
    """Where a module's library lies in a package.

    >>> file_of("sobremesa.core.state").startswith("sobremesa/core/state.")
    True
    """
    return module.replace(".", "/") + EXTENSION_SUFFIXES[0]


def layout(folder: Path, group: str) -> str:
    """A hash of the C that mypyc has written for a group.

    Who extends its classes has compiled in where their fields and methods lie: both must come from the same C.
    """
    digest = hashlib.sha256(version("mypy").encode())
    for name in (f"__native_{group}.h", f"__native_internal_{group}.h", f"__native_{group}.c"):
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("scratch", type=Path)
    parser.add_argument("packages", nargs="+")
    parser.add_argument("--only", action="append")
    args = parser.parse_args()
    groups: dict[str, list[Path]] = {}
    for package in args.packages:
        groups |= marked.groups(args.source / package)
    if args.only:
        groups = {name: groups[name] for name in groups if name in (KERNELS, *args.only)}
    built = compile_groups(groups, args.source, args.scratch, args.only)
    (args.scratch / BUILT).write_text(json.dumps(built._asdict()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
