"""`sobremesa new NAME`: a package with a small game that runs, for you to turn into your own.

`template/` holds it; the words between `@` are filled in.
"""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from sobremesa.core import PROTOCOL
from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL, SLUG


def lay_out(name: str, where: Path) -> Path:
    """Write the package below a folder, and give its own; `Wrong` for a name that will not do or is taken."""
    if not SLUG.fullmatch(name):
        raise Wrong(
            f"{name} is not a name for a game: use lower-case letters, digits and _",
            "new-name",
            name=name,
        )
    root = where / f"sobremesa-{name.replace('_', '-')}"
    if name in ALL or root.exists():
        raise Wrong(f"there is a {name} already", "new-taken", name=name)
    for source, path in files_below(files("sobremesa") / "template"):
        target = root / path.removesuffix(".in").replace("/package/", f"/sobremesa_{name}/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return root


def files_below(folder: Traversable, path: str = "") -> list[tuple[Traversable, str]]:
    found = []
    for each in folder.iterdir():
        inside = f"{path}{each.name}"
        found += files_below(each, f"{inside}/") if each.is_dir() else [(each, inside)]
    return found


def filled(text: str, name: str) -> str:
    """
    >>> filled("@slug@: @title@, @Class@, @PREFIX@-1", "two_dice")
    'two_dice: Two dice, TwoDice, TWO-1'
    """
    words = {
        "slug": name,
        "dist": name.replace("_", "-"),
        "package": f"sobremesa_{name}",
        "title": name.replace("_", " ").capitalize(),
        "Class": "".join(part.capitalize() for part in name.split("_")),
        "PREFIX": f"{name.replace('_', '')}XX"[:3].upper(),
        "protocol": PROTOCOL,
    }
    return re.sub(r"@(\w+)@", lambda found: words[found[1]], text)
