"""Lessons as the pages get them: the learner's own frames, nothing that the learner may not know yet."""

import msgspec
import pytest

from sobremesa.core.record import start
from sobremesa.lessons import lesson
from sobremesa.library import ALL
from sobremesa.server.records.lessons import lesson_view
from tests.server.support import Person, Server
from tests.test_lessons import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_the_frames_are_what_the_learner_sees_hears_and_may_do(slug: str) -> None:
    made, shown = lesson(slug), lesson_view(slug, "en")
    assert made
    assert shown
    match, frames = start(made.record, ALL), list(shown.frames)
    heard: list[str] = []
    decided = 0
    for number in range(len(made.record.lines) + 1):
        if number:
            line = made.record.lines[number - 1]
            match.play(line.who, line.text)
        if number in made.skipped():
            assert frames[0].skipped == number - made.skipped()[number] - 1
            heard = match.heard(made.seat)[: -len(frames[0].lines) or None]
        elif any(begin < number < end for end, begin in made.skipped().items()):
            continue
        frame = frames.pop(0)
        heard += frame.lines
        assert heard == match.heard(made.seat)
        assert bytes(frame.view) == msgspec.json.encode(match.view(made.seat))
        assert frame.legal == match.legal(made.seat)
        assert frame.deciders == match.deciders()
        if frame.decision is not None:
            assert frame.decision in frame.legal
            decided += 1
    assert not frames
    assert decided >= 10
    assert [frame.comment for frame in shown.frames if frame.comment]


def test_lessons_over_http(house: Server) -> None:
    person = Person.new(house)
    made = person.ask("GET", "/games/misty/lesson?lang=es").json()
    assert made["frames"][0]["comment"].startswith("Te damos la bienvenida a Misty")
    assert made["frames"][0]["rules"] == ["MIS-7", "MIS-72"]
    assert made["frames"][1]["decision"] == "pick F02"
    assert made["result"]["winners"] == [0]
    assert person.ask("GET", "/games/rps/lesson").status_code == 404
    assert person.ask("GET", "/games/chess/lesson").status_code == 404
