"""What a server is told, from the command line, the environment and a file; and what comes along to run one."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sobremesa.__main__ import main
from sobremesa.complaint import in_words
from sobremesa.core.wrong import Wrong
from sobremesa.server.cli import add_arguments
from sobremesa.server.configuration import SETTINGS, fill
from sobremesa.server.live.retention import Keep, read_keep
from sobremesa.server.net.addresses import NEAR, read_networks
from sobremesa.text import Texts
from tests.server.support import Person, Server, serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def told(*words: str, **environment: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments("serve", parser, Texts(None, "en"))
    variables = {f"SOBREMESA_{name.upper()}": value for name, value in environment.items()}
    return fill(parser.parse_args(words), environment=variables)


def file(folder: Path, text: str) -> str:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_command_line_counts_before_the_environment_and_that_before_a_file(
    tmp_path: Path,
) -> None:
    path = file(tmp_path, 'port = 1\nhost = "192.0.2.1"\nlimits = 2\n')
    found = told("--config", path, "--port", "3", port="2", host="192.0.2.2")
    assert (found.port, found.host, found.limits, found.bot_pace) == (3, "192.0.2.2", 2.0, 1.0)
    found = told(config=path)
    assert (found.port, found.host) == (1, "192.0.2.1")


def test_values_of_a_file_may_be_written_as_toml_has_them(tmp_path: Path) -> None:
    text = 'trust-proxy = true\nbot-budget = "500"\n[keep]\nfinished = 365\nguests = "forever"\n'
    found = told("--config", file(tmp_path, text))
    assert found.trust_proxy == read_networks(NEAR)
    assert read_keep(found.keep) == Keep(finished=365.0, guests=None)
    nets = told("--config", file(tmp_path, 'trust-proxy = ["203.0.113.7", "2001:db8::/48"]'))
    assert nets.trust_proxy == read_networks("203.0.113.7,2001:db8::/48")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = \n", "house.toml: .*line 1"),
        ('\nport = "many"\n', "house.toml:2, port: many "),
        ("\n\nprot = 8000\n", "house.toml:3, prot: .* port"),
        ('limits = 0\n[keep]\nempty = "no"', "house.toml:1, limits: 0 "),
        ("trust-proxy = { a = 1 }", "house.toml:1, trust-proxy: a=1 "),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_wrong_in_a_file_is_told_with_its_place(
    tmp_path: Path, text: str, said: str, lang: str
) -> None:
    with pytest.raises(Wrong) as error:
        told("--config", file(tmp_path, text))
    assert re.search(said, in_words(error.value, Texts(None, lang)))


def test_what_is_wrong_in_the_environment_is_told_by_its_name() -> None:
    with pytest.raises(Wrong, match="SOBREMESA_PORT: many "):
        told(port="many")


def test_a_wrong_file_starts_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, "port = 8000\nlimit = 3\n")
    assert main(["serve", "--config", path]) == 2
    told = capsys.readouterr().err
    assert ":2, limit" in told
    assert "limits" in told
    assert main(["backup", "--config", str(tmp_path / "none.toml"), str(tmp_path / "b")]) == 2


def test_all_commands_find_the_database_of_a_file(tmp_path: Path) -> None:
    path = file(tmp_path, f"data = {json.dumps(str(tmp_path / 'house'))}\n")
    with serving(tmp_path / "house"):
        pass
    assert main(["backup", "--config", path, str(tmp_path / "copy")]) == 0
    assert main(["tables", "--config", path]) == 0


# What comes along


def test_the_sample_has_all_settings_and_what_is_usual(tmp_path: Path) -> None:
    sample = (DEPLOY / "sobremesa.toml").read_text(encoding="utf-8")
    lines = [line.removeprefix("# ") for line in sample.splitlines()]
    plain = "\n".join(line for line in lines if re.match(r"[\w-]+ = |\[", line))
    assert {*tomllib.loads(plain)} == {setting.name for setting in SETTINGS}
    found = told("--config", file(tmp_path, plain))
    for setting in SETTINGS:
        if setting.usual not in ("", None, ()):
            assert getattr(found, setting.attribute) == setting.usual, setting.name
    assert read_keep(found.keep) == Keep()
    commented = told("--config", str(DEPLOY / "sobremesa.toml"))
    assert all(getattr(commented, one.attribute) == one.usual for one in SETTINGS)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "sobremesa.service").read_text(encoding="utf-8")
    program = "/opt/sobremesa/bin/sobremesa"
    assert program in text
    unit = tmp_path / "sobremesa.service"
    unit.write_text(text.replace(program, sys.executable), encoding="utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_image_is_made_of_what_there_is(house: Server) -> None:
    """No image can be built here, so: its files exist, and what it runs does what it should."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    steps = re.findall(r"^([A-Z]+) (.+)$", text, re.M)
    copied = [name for step, rest in steps if step == "COPY" for name in rest.split()[:-1]]
    made = [name for name in copied if name.startswith("dist/")]
    assert made == ["dist/sobremesa-*.whl"], "make build puts the wheel there"
    assert all((ROOT / name).is_file() for name in copied if name not in made)
    health = next(rest for step, rest in steps if step == "HEALTHCHECK")
    command = json.loads(health.partition("CMD ")[2])
    for port, code in ((house.port, 0), (1, 1)):
        run = [sys.executable, *command[1:]]
        variables = {"SOBREMESA_PORT": str(port), "PATH": "", "no_proxy": "*"}
        done = subprocess.run(run, env=variables, capture_output=True, check=False)
        assert done.returncode == code, done.stderr
    given = dict(steps)
    parser = argparse.ArgumentParser()
    add_arguments("serve", parser, Texts(None, "en"))
    name, _, value = given["ENV"].partition("=")
    words = json.loads(given["CMD"])
    assert (json.loads(given["ENTRYPOINT"]), words[0]) == (["sobremesa"], "serve")
    assert (
        str(fill(parser.parse_args(words[1:]), environment={name: value}).data) == given["VOLUME"]
    )


def decided(house: Server) -> None:
    """Somebody decides something."""
    ana, bea = Person.new(house), Person.new(house, "Bea")
    table = ana.table("rps", 2)
    for person, what, more in (
        (bea, "sit", {}), (ana, "start", {}), (ana, "decide", {"text": "rock"}), (bea, "decide", {"text": "paper"}),
    ):  # fmt: skip
        assert person.do(table, what, **more).status_code == 200


def figures(house: Server) -> dict[str, str]:
    return dict(re.findall(r"^(sobremesa_\w+) (\S+)$", house.metrics(), re.M))


def test_the_dashboard_asks_for_what_there_is(house: Server) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    decided(house)
    shown = house.metrics()
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"sobremesa_\w+", target["expr"])
    }
    assert len(asked) > 15
    assert [name for name in sorted(asked) if f"\n{name}" not in shown] == []
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_metrics_tell_of_lag_queues_sockets_memory_and_decisions(house: Server) -> None:
    before = figures(house)
    decided(house)
    shown = figures(house)
    for name in ("loop_lag", "bot_queue", "commits", "open_sockets", "memory_bytes"):
        assert float(shown[f"sobremesa_{name}"]) >= 0, name
    assert float(shown["sobremesa_memory_bytes"]) > 1_000_000
    count = "sobremesa_decision_seconds_count"
    assert float(shown[count]) > float(before[count])
