"""Tries a package of somebody else's beside an installed, compiled house: interpreted, compiled, and compiled wrongly.

    python scripts/try_guest.py ENVIRONMENT FOLDER       for scripts/build

The guest is Totem under another name. `sobremesa compile` has to make it at least half as fast as the house's own; the
same package compiled by itself has to be refused with a sentence.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEAST = 0.5  # of the rate of the house's own
PLAYOUTS = """
import sys, time
from sobremesa.core.playout import playouts
import sobremesa.games.totem as own
import guest_totem as guest
from guest_totem import rules
best = {own: 0.0, guest: 0.0}
for number in range(5):
    for module in best:
        began = time.process_time()
        events = sum(playouts(module.GAME, 2, {}, int(sys.argv[1]), "guest", number)["length"])
        best[module] = max(best[module], events / (time.process_time() - began))
kind = "interpreted" if rules.__file__.endswith(".py") else "native"
print(kind, round(best[own]), round(best[guest]))
"""
ALONE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
paths = [f"guest_totem/{name}.py" for name in sys.argv.pop().split(",")]
setup(name="guest", ext_modules=mypycify([*paths, "--follow-imports=silent"], opt_level="0"))
"""
REFUSED = """
from sobremesa.native import fits
try:
    fits.check("guest_totem")
except fits.WrongBuild as wrong:
    print(wrong)
"""


class Guest:
    def __init__(self, environment: Path, folder: Path) -> None:
        self.python, self.folder = environment.absolute() / "bin" / "python", folder.absolute()
        hidden = shutil.ignore_patterns("__pycache__")
        copied = self.folder / "guest_totem"
        shutil.copytree(ROOT / "src/sobremesa/games/totem", copied, ignore=hidden)
        for path in copied.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace("sobremesa.games.totem", "guest_totem"), encoding="utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        path = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        more = {"PYTHONPATH": os.pathsep.join(path), "SOBREMESA_CACHE": str(self.folder / "cache")}
        done = subprocess.run(
            [str(self.python), *words],
            env=os.environ | more | {"LC_ALL": "C"},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(
                f"build: {words[:3]} ended with {done.returncode}\n{done.stdout}{done.stderr}"
            )
        return done

    def rates(self, games: int) -> tuple[str, int, int]:
        kind, own, guest = self.run("-c", PLAYOUTS, str(games)).stdout.split()
        print(
            f"build: a guest's game, {kind}: {int(guest):,} events a second; the house's own {int(own):,}"
        )
        return kind, int(own), int(guest)


def main() -> int:
    guest = Guest(Path(sys.argv[1]), Path(sys.argv[2]))
    assert guest.rates(1)[0] == "interpreted"
    print(
        f"build: {guest.run('-m', 'sobremesa', 'compile', 'guest_totem').stdout.splitlines()[-1]}"
    )
    kind, own, rate = guest.rates(20)
    assert kind == "native"
    assert rate > LEAST * own, f"only {rate / own:.2f} of the house's own"
    rules = guest.folder / "guest_totem" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    print(f"build: {guest.run('-m', 'sobremesa', 'rules', 'rps', '4').stderr.strip()}")
    marked = "from sobremesa.native import marked; from pathlib import Path; print(*(path.stem for path in marked.modules(Path('guest_totem'))), sep=',')"
    modules = guest.run("-c", marked).stdout.strip()
    guest.run("-c", ALONE, "build_ext", "--inplace", modules)
    refused = guest.run("-c", REFUSED).stdout.strip()
    assert "compiled by itself" in refused
    print(f"build: {refused}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
