"""Packages with games as `pip install` leaves them: a folder, and a `.dist-info` that names its entry points."""

from collections.abc import Mapping
from pathlib import Path

from sobremesa.homes import GROUP

# A game from elsewhere: rock, paper, scissors under another name.
GOOD = """
from dataclasses import replace
from sobremesa.games.rps import GAME as RPS
GAME = replace(RPS, slug="{slug}", order=0)
"""
TEXTS = "title = Away\nabout = A game.\nhelp = Play.\nplayer = Player { FROM_ONE($seat) }\n"
TEXTS += "".join(f"rule-RPS-{number} = Rule {number}.\n" for number in (1, 2, 3, 4))


def plug(
    where: Path,
    slug: str,
    code: str = GOOD,
    texts: str | None = TEXTS,
    value: str = "",
    files: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
) -> Path:
    """Lay a package into a folder of PYTHONPATH; the entry point has this slug, and the package's name for its value.

    Links are laid last, by name and where they lead. Gives the package's folder.
    """
    package = f"sobremesa_{len(list(where.iterdir()))}"
    said = {f"text/{lang}.ftl": texts for lang in ("es", "en") if texts is not None}
    for name, text in {"__init__.py": code, **said, **(files or {})}.items():
        file = where / package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("{slug}", slug), encoding="utf-8")
    for name, target in (links or {}).items():
        (where / package / name).parent.mkdir(parents=True, exist_ok=True)
        (where / package / name).symlink_to(target)
    info = where / f"{package}-1.0.dist-info"
    info.mkdir()
    named = package.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {named}\nVersion: 1.0\n")
    points = f"[{GROUP}]\n{slug} = {value or package}\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    return where / package
