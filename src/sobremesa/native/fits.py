"""Would a package's own libraries fit this house? To be asked before the package is imported: loading them is too late."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from sobremesa import __version__
from sobremesa.core.wrong import Wrong
from sobremesa.native import kept, stamps


class Misfit(Wrong):
    """Compiled for another house or another Python, or without any."""


def folder_of(package: str) -> Path | None:
    """Where a package lies, found without importing it."""
    spec = find_spec(package.partition(".")[0])
    places = (spec.submodule_search_locations if spec else None) or []
    return Path(next(iter(places))) if places else None


def has_libraries(folder: Path) -> bool:
    """Are there modules that mypyc has compiled for this Python? Their libraries lie beside the sources, and
    name its runtime."""
    found = (path for suffix in EXTENSION_SUFFIXES for path in folder.rglob(f"*{suffix}"))
    return any(b"__mypyc" in path.read_bytes() for path in found)


def check(package: str) -> None:
    """Misfit, with a sentence, if loading the package would end the process."""
    package = package.partition(".")[0]
    folder = folder_of(package)
    if package in kept.in_use or folder is None or not has_libraries(folder):
        return
    stamp = stamps.read(folder)
    if stamp is None:
        said = f"{package} was compiled by itself, and cannot extend the house's classes: install it uncompiled, then sobremesa compile {package}"
        raise Misfit(said, "native-alone", package=package)
    if stamp.python != stamps.PYTHON:
        said = f"{package} was compiled for another Python ({stamp.python}; this one is {stamps.PYTHON})"
        raise Misfit(said, "native-python", package=package, made=stamp.python, here=stamps.PYTHON)
    if stamp.layout != kept.layout_of_the_house():
        said = f"{package} was compiled for sobremesa {stamp.house} as it was built there, which is not this {__version__}: sobremesa compile {package}"
        raise Misfit(said, "native-house", package=package, made=stamp.house, here=__version__)
