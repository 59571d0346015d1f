"""The compiled build of a clone: build/compiled, where PYTHONPATH finds it before the sources. For scripts/compile.

    python -m sobremesa.native.tree      in the root of the clone

What is native is made in build/native and stays there, so that only changed groups are compiled again; and nothing at
all is, if no line of Python has changed. The rest of the package is copied beside it.
"""

import compileall
import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Final

from sobremesa import __version__
from sobremesa.native import build, marked, stamps

TARGET: Final = Path("build/compiled")
WORK: Final = Path("build/native")
SOURCE: Final = Path(build.SOURCE)


def fingerprint() -> str:
    """Of all Python in the package: what is compiled depends on the types of what it imports, too."""
    digest = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*.py")):
        digest.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compiled() -> build.Built:
    """The libraries, compiled as far as they are not there yet."""
    scratch = build.scratch_for(WORK)
    for older in WORK.glob("*"):
        if older != scratch:
            shutil.rmtree(older)
    wanted, said = fingerprint(), scratch / build.BUILT
    if said.is_file():
        known = json.loads(said.read_text(encoding="utf-8"))
        if known["of"] == wanted:
            return build.Built(known["libraries"], known["layouts"])
        said.unlink()
    built = build.compile_groups(marked.groups(SOURCE / stamps.HOUSE), SOURCE, scratch)
    said.write_text(json.dumps({"of": wanted, **built._asdict()}), encoding="utf-8")
    return built


def assemble(built: build.Built, target: Path, before: Path) -> None:
    """The package with its libraries, as a wheel would have it. Bytecode that is still true comes from before."""
    hidden = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE / stamps.HOUSE, target / stamps.HOUSE, ignore=hidden)
    for module, library in built.libraries.items():
        shutil.copy2(library, target / build.file_of(module))
    layout = built.layouts[stamps.HOUSE]
    stamps.write(target / stamps.HOUSE, stamps.Stamp(stamps.PYTHON, __version__, layout))
    for cached in before.rglob("__pycache__"):
        beside = target / cached.relative_to(before)
        if beside.parent.is_dir():
            shutil.copytree(cached, beside)
    compileall.compile_dir(target, quiet=1)


def main() -> int:
    built = compiled()
    fresh, old = TARGET.with_suffix(".new"), TARGET.with_suffix(".old")
    for left in (fresh, old):
        shutil.rmtree(left, ignore_errors=True)
    assemble(built, fresh, TARGET)
    if TARGET.exists():
        TARGET.rename(old)
    fresh.rename(TARGET)
    shutil.rmtree(old, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
