"""Package data: an error names the file and the key."""

import importlib
import os
import sys
from pathlib import Path

import pytest

from sobremesa.core.data import DataEntry, DataError, load, read_words
from sobremesa.games import totem


def package(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with one data file, things.toml."""
    (folder / "box").mkdir()
    (folder / "box" / "__init__.py").touch()
    (folder / "box" / "things.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "box", raising=False)
    importlib.invalidate_caches()
    return "box"


def test_a_file_of_a_package_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = package(tmp_path, '[board]\nside = 10\nname = "ñandú"', monkeypatch)
    assert load(name, "things.toml") == {"board": {"side": 10, "name": "ñandú"}}


def test_a_file_that_is_no_toml_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = package(tmp_path, "[board", monkeypatch)
    with pytest.raises(DataError, match=r"^things.toml: the file: is not TOML: Expected"):
        load(name, "things.toml")


def test_a_file_is_read_only_up_to_a_limit(tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_bytes("ñandú".encode())
    assert read_words(file, 7) == "ñandú"
    with pytest.raises(DataError, match=r"^words\.ftl: the file: is larger than 6 bytes$"):
        read_words(file, 6)


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "words.ftl").write_bytes("ñandú".encode("latin-1"))
    with pytest.raises(DataError, match=r"^words\.ftl: the file: is not UTF-8"):
        read_words(tmp_path / "words.ftl", 100)


def test_a_pipe_is_no_file_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "words.ftl")
    with pytest.raises(FileNotFoundError):
        read_words(tmp_path / "words.ftl", 100)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.toml"):
        load(totem.__name__, "nothing.toml")


@pytest.mark.parametrize("data", [{}, {"board": 10}, {"board": [1]}, {"boards": {}}])
def test_a_table_that_is_missing_is_named(data: dict[str, object]) -> None:
    with pytest.raises(DataError, match=r"^totem\.toml: board: a table is missing here$"):
        DataEntry(data, "totem.toml").table("board")


def test_wrong_data_is_a_value_error() -> None:
    assert issubclass(DataError, ValueError)
    assert DataEntry({"board": {}}, "totem.toml").table("board").data == {}
