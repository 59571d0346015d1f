"""What tests of the command line share."""

import os
from collections.abc import Callable

import pytest

from sobremesa import __main__ as cli

# What learners plug games into is not in .venv: `make rl-test` brings it, and says so.
collect_ignore = [] if os.environ.get("SOBREMESA_RL") else ["rl"]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def running(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--lang", "es")`: exit code, output, complaints."""
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: object) -> tuple[int, str, str]:
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as exit_:
            code = int(str(exit_.code))
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return code, told.out, told.err

    return run
