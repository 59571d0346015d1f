"""The packages of examples/, as if they had been installed: their sources on the path, and their entry points."""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.homes import GROUP

EXAMPLES = Path(__file__).parents[2] / "examples"


def environment(where: Path, name: str) -> dict[str, str]:
    """For processes that shall have the example; its `.dist-info` is laid into an empty folder."""
    project = tomllib.loads((EXAMPLES / name / "pyproject.toml").read_text(encoding="utf-8"))["project"]  # fmt: skip
    info = where / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    points = [f"{slug} = {value}" for slug, value in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]), encoding="utf-8")
    path = [str(where), str(EXAMPLES / name / "src"), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}


@contextmanager
def installed(where: Path, name: str) -> Iterator[None]:
    """Processes that are started meanwhile have the example."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = environment(where, name)["PYTHONPATH"]
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before
