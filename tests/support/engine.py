"""`sobremesa engine` for tests: as a process of its own, and whole random games through it."""

import json
import select
import subprocess
import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from sobremesa.core.record import read_record, replay, verify
from sobremesa.library import ALL

Answer = dict[str, Any]
Ask = Callable[..., Answer]


class Process:
    """The engine as another program starts it. Every request gets one answer, at once."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "sobremesa", "engine", *arguments]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)
        assert self.process.stdin
        assert self.process.stdout
        self.requests, self.answers = self.process.stdin, self.process.stdout

    def send(self, line: bytes) -> Answer:
        self.requests.write(line + b"\n")
        self.requests.flush()
        assert select.select([self.answers], [], [], 60)[0], f"no answer to {line[:200]!r}"
        answer: Answer = json.loads(self.answers.readline())
        return answer

    def ask(self, do: str, **request: object) -> Answer:
        return self.send(json.dumps({"do": do, **request}).encode())

    def end(self) -> tuple[int, bytes, bytes]:
        """Close its input: exit code, what was left of its output, its complaints."""
        left, complaints = self.process.communicate(timeout=60)
        return self.process.returncode, left, complaints


def random_game(ask: Ask, game: str, players: int, options: Mapping[str, object], seed: str) -> int:
    """One game of random decisions: its record replays and verifies to the result. How many lines?"""
    rng, lines = Random(seed), 0
    deciders = ask("new", game=game, players=players, options=options, seed=seed)["deciders"]
    while deciders:
        if deciders == ["chance"]:
            answer = ask("draw")
        else:
            seat = rng.choice(deciders)
            answer = ask("play", line=f"{seat}: {rng.choice(ask('legal', seat=seat)['legal'])}")
        assert answer["ok"], answer
        deciders, lines = answer["deciders"], lines + 1
    result = ask("result")["result"]
    record = read_record(ask("record")["record"])
    assert record.result == answer["result"] == result
    assert replay(record, ALL).state.result().as_json() == result
    assert verify(record, ALL) == sum(line.who < 0 for line in record.lines)
    return lines
