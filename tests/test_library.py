"""Games from anywhere: what the house has, what a package plugs in, and what is left out without taking the house down."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from sobremesa import homes
from sobremesa.core import PROTOCOL, AnyGame
from sobremesa.library import ALL, SLUG, Library
from sobremesa.native import stamps
from sobremesa.text import LARGEST
from tests.support.packages import GOOD, TEXTS, plug

BOARD = """
def draw(seen, texts, plain, legal=(), last=()):
    return "drawn by its own board"
"""

Plug = Callable[..., Path]


@pytest.fixture(name="plugged")
def plugging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plug:
    """Packages that the processes of a test find."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    return partial(plug, tmp_path)


def sobremesa(*words: str, stdin: str = "") -> tuple[int, str, str]:
    """The command line in a process of its own: exit code, output, complaints."""
    command = [sys.executable, "-m", "sobremesa", *words]
    done = subprocess.run(command, capture_output=True, input=stdin, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def test_every_folder_of_the_house_is_a_game_and_none_is_left_out() -> None:
    assert {slug for slug in homes.own() if slug not in ALL} == set()
    assert all(SLUG.fullmatch(slug) for slug in ALL)
    assert [left.home.slug for left in ALL.left_out if not left.home.owner] == []


def test_games_are_listed_in_their_own_order_and_then_by_slug() -> None:
    found = [(game.order, slug) for slug, game in ALL.items()]
    assert found == sorted(found)


def test_one_game_is_loaded_without_the_others_and_without_looking_for_packages() -> None:
    code = (
        "import sys; from sobremesa.library import ALL; ALL['rps']; "
        "print([name for name in sys.modules if name.startswith('sobremesa.games.')"
        " and name.count('.') == 2], 'importlib.metadata' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['sobremesa.games.rps'] False"


def test_a_plugged_in_game_is_everywhere(plugged: Plug, tmp_path: Path) -> None:
    plugged("away", files={"board.py": BOARD})
    assert "away" in sobremesa("games")[1]
    code, out, wrong = sobremesa("check", "away", "--games", "1", "--pairs", "5")
    assert (code, wrong) == (0, ""), out
    code, out, _ = sobremesa("simulate", "away", "--games", "20", "--jobs", "2", "--json")
    assert (code, json.loads(out)["game"]) == (0, "away")
    code, out, _ = sobremesa("play", "away", "--plain", stdin="quit\n")
    assert code == 0
    assert "drawn by its own board" in out
    same = "import pickle; from sobremesa.library import ALL; game = ALL['away']; "
    same += "print(pickle.loads(pickle.dumps(game)) is game)"
    assert subprocess.check_output([sys.executable, "-c", same], text=True) == "True\n"
    code, out, _ = sobremesa(
        "match", "away", "random", "greedy", "--games", "4", "--processes", "2"
    )
    assert code == 0, out
    asked = '{"do": "games"}\n{"do": "new", "game": "away", "players": 2, "seed": "1"}\n'
    games, new = map(json.loads, sobremesa("engine", stdin=asked)[1].splitlines())
    assert "away" in [game["game"] for game in games["games"]]
    assert new["ok"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_broken_game_is_named_once_and_the_rest_are_played(plugged: Plug, lang: str) -> None:
    plugged("raises", code="raise RuntimeError('no way')")
    plugged("leaves", code="raise SystemExit(3)")
    plugged("mute", texts=None)
    plugged("later", code=GOOD.replace("order=0", 'protocol="9.0"'))
    plugged("empty", code="GAME = 3")
    plugged("nowhere", value="sobremesa_nowhere")
    plugged("rps")
    plugged("Bad-Slug")
    plugged("other", code=GOOD.replace("{slug}", "another"))
    plugged("untitled", texts=TEXTS.replace("title", "titel"))
    plugged("garbled", texts=TEXTS + "a = { $b")
    plugged("stuck", code=GOOD + "\nGAME = replace(GAME, new=lambda players, options: 1 / 0)")
    plugged("unhelpful", files={"hints.py": "import nothing_of_this_name"})
    plugged("undrawn", files={"board.py": "1 / 0"})
    plugged("untaught", files={"lesson/lesson.toml": "seat = "})
    plugged("unmade", files={"unmade.toml": "cards = "})
    plugged("alone", files={f"rules{stamps.PYTHON}": "CPyDef_ of a library made by itself"})
    plugged("interrupts", code="raise KeyboardInterrupt")
    plugged("cancels", code="import asyncio\nraise asyncio.CancelledError('not now')")
    plugged("closes", code=GOOD + "\nGAME = replace(GAME, new=lambda *_: exit(7))")
    plugged("shouts", code="raise RuntimeError('many\\n\\x1b[2Jlines ' * 1000)")
    plugged("endless", texts=f"{TEXTS}a = {{ b }}\nb = {{ a }}\n")
    plugged("itself", texts=TEXTS.replace("Player", "{ PLAYER($seat) }"))
    plugged("doubling", texts=TEXTS + "".join(f"a{n} = {{ a{n + 1} }}{{ a{n + 1} }}\n" for n in range(60)) + "a60 = {$n}\n")  # fmt: skip
    plugged("lengthy", texts=TEXTS + f"# {'x' * LARGEST}")
    plugged("entitled", texts=TEXTS.replace("Away", "A" * 61))
    plugged("faceless", links={"face/index.js": "nowhere.js"})
    plugged("leading", links={"face/index.js": "../__init__.py"})
    plugged("round", links={"face/cards": "."})
    plugged("masked", links={"face": "/etc"})
    plugged("broad", files={"face/index.js": "/" * 2_000_001})
    plugged("sealed", files={"face/away.css/readme": "a folder"}, links={"face/x.js": "away.css"})
    os.mkfifo(plugged("piped", files={"face/board.css": ""}) / "face" / "index.js")
    plugged(
        "neighbourly", files={"face/index.js": "export {}"}, links={"face/again.js": "index.js"}
    )
    plugged("away")
    code, out, told = sobremesa("games", "--lang", lang)
    assert code == 0
    assert "away" in out
    assert "neighbourly" in out
    assert "rps" in out
    lines = told.splitlines()
    reasons = {
        "raises": "RuntimeError: no way", "leaves": "SystemExit: 3", "mute": "FileNotFoundError",
        "later": f"9.0, {'y esta casa habla' if lang == 'es' else 'and this house speaks'} {PROTOCOL}",
        "empty": "GAME", "nowhere": "sobremesa_nowhere", "rps": "ocupado" if lang == "es" else "taken",
        "Bad-Slug": "house", "other": "another", "untitled": "title", "garbled": "a = { $b",
        "stuck": "ZeroDivisionError", "unhelpful": "nothing_of_this_name", "undrawn": "ZeroDivisionError",
        "untaught": "not TOML", "unmade": "unmade.toml", "alone": "sobremesa compile",
        "interrupts": "KeyboardInterrupt", "cancels": "CancelledError: not now", "closes": "SystemExit: 7",
        "shouts": "many [2Jlines many [2J", "endless": "uses itself", "itself": "player uses itself",
        "doubling": "5,000 characters", "lengthy": "250,000 bytes", "entitled": "60 characters",
        "faceless": "index.js", "leading": "leads out", "round": "leads out", "masked": "leads out",
        "broad": "2,000,000 bytes", "sealed": "leads out", "piped": "index.js",
    }  # fmt: skip
    head = "sobremesa: el juego" if lang == "es" else "sobremesa: the game"
    assert len(lines) == len(reasons), told
    for slug, reason in reasons.items():
        (line,) = [line for line in lines if line.startswith(f"{head} {slug} ")]
        assert reason in line
        assert len(line) < 600


def test_ctrl_c_still_stops_and_is_no_fault_of_the_package(plugged: Plug) -> None:
    plugged(
        "slow", code="import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(60)"
    )
    # Whoever runs the tests in the background may have Ctrl-C ignored for all their children.
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from sobremesa.__main__ import main; raise SystemExit(main(['games']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_whoever_asks_for_a_broken_game_is_told_why(plugged: Plug) -> None:
    plugged("raises", code="raise RuntimeError('no way')")
    code, _, told = sobremesa("check", "raises")
    assert code == 2
    assert told.count("RuntimeError: no way") == 1
    code, _, told = sobremesa("rules", "rps", "RPS-4")
    assert (code, told) == (0, ""), "nobody asked for it"


def test_threads_that_ask_at_once_all_get_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    library, begun, asked = Library(), Event(), Event()

    def slowly(home: homes.Home) -> AnyGame:
        begun.set()
        assert asked.wait(60)
        return ALL[home.slug]

    monkeypatch.setattr(library, "load", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(library.__getitem__, "rps")
        assert begun.wait(60)
        second = threads.submit(library.__getitem__, "rps")
        asked.set()
        assert first.result(60) is second.result(60) is ALL["rps"]
