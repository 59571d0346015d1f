"""The SQLite file and its backups: for their owner alone, for one server, and whole or refused."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.__main__ import main
from tests.server.support import Person, serving

pytestmark = pytest.mark.slow


def second(folder: Path) -> subprocess.CompletedProcess[str]:
    """A server that should not start: it is given up after a while."""
    command = [sys.executable, "-m", "sobremesa", "serve", "--data", str(folder), "--port", "0"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    except subprocess.TimeoutExpired as late:
        return subprocess.CompletedProcess(command, 0, "", f"it serves: {late}")


def test_files_are_for_their_owner_and_one_server_under_any_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = tmp_path / "house", tmp_path / "copy.db"
    umask = os.umask(0o022)  # as most systems have it
    try:
        with serving(folder) as server:
            Person.new(server)
            assert main(["backup", "--data", str(folder), str(copy)]) == 0
            files = sorted(folder.glob("sobremesa.db*"))
            assert len(files) >= 3, "the database, its log and what they share"
            modes = {path.name: oct(path.stat().st_mode & 0o777) for path in [*files, copy]}
            assert set(modes.values()) == {"0o600"}, modes
            for name in ("symbolic", "hard"):
                other = tmp_path / name / "sobremesa.db"
                other.parent.mkdir()
                if name == "hard":
                    other.hardlink_to(folder / "sobremesa.db")
                else:
                    other.symlink_to(folder / "sobremesa.db")
                assert main(["restore", "--data", str(other.parent), str(copy)]) == 2
                assert "another server uses" in capsys.readouterr().err
    finally:
        os.umask(umask)


def filled(path: Path) -> None:
    """A database with some hundred entries of one table, all on pages of their own kind."""
    assert main(["backup", "--data", str(path.parent.parent / "empty"), str(path)]) == 0
    with sqlite3.connect(path) as database:
        rows = [("t" * 32, number, b"{}" * 300) for number in range(1, 400)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    database.close()


def test_eight_kilobytes_of_garbage_are_noticed_and_back_nothing_up(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    path, copy = house / "sobremesa.db", tmp_path / "copy.db"
    filled(path)
    assert main(["backup", "--data", str(house), str(copy)]) == 0
    good = copy.read_bytes()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2 // 4096 * 4096)
        file.write(bytes(range(256)) * 32)
    damaged = path.read_bytes()
    tried = second(house)
    assert tried.returncode == 2, tried.stderr
    assert "is damaged" in tried.stderr
    assert "sobremesa restore" in tried.stderr
    assert main(["backup", "--data", str(house), str(tmp_path / "new.db")]) == 2
    assert not (tmp_path / "new.db").exists()
    assert main(["backup", "--replace", "--data", str(house), str(copy)]) == 2
    assert copy.read_bytes() == good, "a good backup is not replaced by a bad one"
    assert path.read_bytes() == damaged
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "empty", "house"]


def test_nothing_does_not_take_the_place_of_a_backup(tmp_path: Path) -> None:
    """A folder that was written wrongly, or another user's."""
    copy = tmp_path / "copy.db"
    assert main(["backup", "--data", str(tmp_path / "house"), str(copy)]) == 0
    good = copy.read_bytes()
    assert main(["backup", "--replace", "--data", str(tmp_path / "hose"), str(copy)]) == 2
    assert copy.read_bytes() == good


def test_a_backup_takes_the_place_of_an_older_one_if_asked(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    where = ["--data", str(tmp_path / "house"), str(copy)]
    assert main(["backup", *where]) == 0
    before = copy.stat().st_ino
    assert main(["backup", *where]) == 2, "not by accident"
    assert main(["backup", "--replace", *where]) == 0
    assert copy.stat().st_ino != before
