"""Which modules are compiled: those that say so. The first paragraph of such a module's docstring ends with the
sentence "Compiled."

>>> is_marked('\"\"\"The rules. Compiled.\\n\\nWhat they leave out...')
True
>>> is_marked('\"\"\"The rules, which are not compiled.\"\"\"')
False
"""

from pathlib import Path

QUOTES = '"' * 3
WORD = "Compiled."


def is_marked(source: str) -> bool:
    """Does a module want to be compiled?"""
    if not source.startswith(QUOTES):
        return False
    paragraph = source[len(QUOTES) :].split("\n\n", 1)[0].split(QUOTES, 1)[0]
    return paragraph.rstrip().endswith(WORD)


def modules(package: Path) -> list[Path]:
    """The marked files of a package, in order. What makes a folder a package is always interpreted."""
    return [
        path
        for path in sorted(package.rglob("*.py"))
        if path.name != "__init__.py" and is_marked(path.read_text(encoding="utf-8"))
    ]


def group(package: Path, module: Path) -> str:
    """The name of a module's group: calls inside of it are native and may be inlined.

    A game is a group of its own, and so is the server; all else is what they stand on. A package from
    elsewhere is one group. Its library is called `<group>__mypyc`.

    >>> group(Path("src/sobremesa"), Path("src/sobremesa/games/mygame/rules.py"))
    'sobremesa_games_mygame'
    >>> group(Path("src/sobremesa"), Path("src/sobremesa/core/state.py"))
    'sobremesa'
    """
    folder = module.relative_to(package).parts[:-1]
    if package.name != "sobremesa" or folder[:1] not in (("games",), ("server",)):
        folder = ()
    elif folder[0] == "server":
        folder = ("server",)
    else:
        folder = folder[:2]
    return "_".join((package.name, *folder))  # no dots: mypyc would tell wrong files


def groups(package: Path) -> dict[str, list[Path]]:
    """The marked files of a package, by group."""
    found: dict[str, list[Path]] = {}
    for module in modules(package):
        found.setdefault(group(package, module), []).append(module)
    return found
