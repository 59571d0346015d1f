"""Would a package's own libraries fit this house? Ask before the package is imported: once they are loaded it is too late."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from sobremesa import __version__
from sobremesa.core.wrong import Wrong
from sobremesa.native import kept, stamps


class WrongBuild(Wrong):
    """Compiled for another house or another Python, or without any."""


def place_of(package: str) -> Path | None:
    """Where a package lies, or a module that is none: found without importing it."""
    spec = find_spec(package.partition(".")[0])
    if spec is None:
        return None
    places = [*(spec.submodule_search_locations or ()), spec.origin or ""]
    return Path(places[0]) if places[0] else None


def is_native(file: Path) -> bool:
    """Would this Python load a file as a library that mypyc has made? Those name its runtime, or its functions."""
    suffixes = [suffix for suffix in EXTENSION_SUFFIXES if file.name.endswith(suffix)]
    if not any("." not in file.name.removesuffix(suffix) for suffix in suffixes):
        return False
    inside = file.read_bytes()
    return b"__mypyc" in inside or b"CPyDef_" in inside


def check(package: str) -> None:
    """WrongBuild, with a sentence, if loading the package would end the process."""
    package = package.partition(".")[0]
    place = place_of(package)
    if package in kept.in_use or place is None:
        return
    if not any(is_native(file) for file in (place.rglob("*") if place.is_dir() else [place])):
        return
    stamp = stamps.read(place)
    if stamp is None:
        said = f"{package} was compiled by itself, and so it cannot extend this house's classes"
        how = f"Install it uncompiled, and then: sobremesa compile {package}"
        raise WrongBuild(f"{said}. {how}", "native-alone", package=package)
    made, here = stamp.python, stamps.PYTHON
    if made != here:
        said = f"{package} was compiled for another Python ({made}; this one is {here})"
        raise WrongBuild(said, "native-python", package=package, made=made, here=here)
    if stamp.layout != kept.layout_of_the_house():
        made, here = stamp.house, __version__
        said = f"{package} was compiled for another build of the house ({made}; this one is {here})"
        how = f"Compile it again: sobremesa compile {package}"
        raise WrongBuild(f"{said}. {how}", "native-house", package=package, made=made, here=here)
