"""`sobremesa engine`: games for programs in any language, one JSON object per line.

docs/guide/engine.md describes the protocol. Whatever comes in, something sensible goes out: an error
is an object, never a traceback, and it changes nothing.
"""

import json
import secrets
from dataclasses import fields, is_dataclass
from typing import Any, BinaryIO, Final

from sobremesa.complaint import in_words, unreadable
from sobremesa.core import CHANCE, JUDGE, WATCHER, Refusal, Seat
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.protocol import attempt
from sobremesa.core.record import fair_header, read_speaker, record_of
from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL
from sobremesa.text import Texts

LONGEST: Final = 1_000_000  # bytes of a request
REQUESTS: Final = (  # each a method of Engine
    "games", "new", "play", "draw", "undo", "legal", "view", "record", "result", "why", "quit",
)  # fmt: skip
Answer = dict[str, Any]


class BadRequest(ValueError):
    """A request that cannot be understood; the argument says why."""


class Engine:
    """One game at a time, and the requests it understands."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.match: Match | None = None
        self.fair = Fair.from_seed("", 0)
        self.seed = ""
        self.over = False  # was told to quit

    def answer(self, line: bytes) -> str:
        """The answer to one line, as one line."""
        try:
            request = read_request(line)
            name = request.get("do")
            if not isinstance(name, str) or name not in REQUESTS:
                raise BadRequest(f'"do" is one of {", ".join(REQUESTS)}')
            answer = {"ok": True, **getattr(self, name)(request)}
        except Refusal as refusal:
            answer = {"ok": False, **self.refused(refusal)}
        except Unreadable as error:
            answer = {"ok": False, "refused": None, "why": str(error)}
        except ValueError as error:
            said = (
                in_words(error, Texts(None, self.lang)) if isinstance(error, Wrong) else str(error)
            )
            answer = {"ok": False, "error": said}
        except RecursionError:
            answer = {"ok": False, "error": "the request is nested too deep"}
        return json.dumps(answer, ensure_ascii=False)

    # Requests

    def games(self, request: Answer) -> Answer:
        return {
            "games": [
                {
                    "game": game.slug,
                    "rules": game.rules,
                    "editions": [edition.rules for edition in game.editions()],
                    "players": list(game.seats),
                    "options": {option.name: plain(option.default) for option in game.options},
                }
                for game in ALL.values()
            ]
        }

    def new(self, request: Answer) -> Answer:
        slug, options = request.get("game"), request.get("options", {})
        if not isinstance(slug, str) or slug not in ALL:
            raise BadRequest(f'"game" is one of {", ".join(ALL)}')
        if not isinstance(options, dict):
            raise BadRequest('"options" is an object')
        game = ALL[slug].edition(request.get("rules", ALL[slug].rules))
        if not game:
            known = " or ".join(f'"{edition.rules}"' for edition in ALL[slug].editions())
            raise BadRequest(f'"rules" of {slug} is {known}')
        seed = request.get("seed", secrets.token_hex(16))
        if not isinstance(seed, str | int) or isinstance(seed, bool):
            raise BadRequest('"seed" is a text or a whole number')
        players = request.get("players")
        match = Match(game, players, options)  # type: ignore[arg-type]  # it checks
        try:
            fair = Fair.from_seed(str(seed), match.players)
        except UnicodeEncodeError:
            raise BadRequest('"seed" cannot be written in UTF-8') from None
        self.match, self.seed, self.fair = match, str(seed), fair
        return {"deciders": deciders(match)}

    def play(self, request: Answer) -> Answer:
        match, (who, text) = self.game(), self.line(request)
        try:
            if match.instead(who):
                match.change(who, text)
            else:
                match.play(who, text)
        except ValueError as error:
            raise Unreadable(self.unreadable(who, text, error)) from None
        return {"deciders": deciders(match), "result": result(match)}

    def draw(self, request: Answer) -> Answer:
        match = self.game()
        lines = match.draw(self.fair)
        return {"line": "\n".join(lines), "deciders": deciders(match), "result": result(match)}

    def undo(self, request: Answer) -> Answer:
        match = self.game()
        match.undo(self.own_seat(request))
        return {"deciders": deciders(match)}

    def legal(self, request: Answer) -> Answer:
        match = self.game()
        seat = self.own_seat(request)
        legal, instead = match.legal(seat), match.instead(seat)
        answer: Answer = {"legal": legal, **({"instead": instead} if instead else {})}
        if request.get("words"):
            texts = Texts(match.game.slug, self.lang, match.game.rules)
            answer["words"] = [texts.decision(t, match.describe(seat, t)) for t in legal]
        return answer

    def view(self, request: Answer) -> Answer:
        return {"view": plain(self.game().view(self.seat(request, WATCHER)))}

    def record(self, request: Answer) -> Answer:
        match, seat = self.game(), self.seat(request, JUDGE)
        extra: dict[str, object] = {}
        if self.fair.drawn == sum(event.who == CHANCE for event in match.events):
            extra = fair_header(self.fair, match)  # not if chance was ever played by hand
            if seat == JUDGE or result(match):
                extra = {"seed": self.seed, **extra}  # it tells all that is to come
        return {"record": record_of(match, seat, **extra).write()}

    def result(self, request: Answer) -> Answer:
        return {"result": result(self.game())}

    def why(self, request: Answer) -> Answer:
        """What the rules say about a line, without playing it."""
        match, (who, text) = self.game(), self.line(request)
        try:
            attempt(match.game, match.state, match.check_seat(who, CHANCE), text)
        except Refusal as refusal:
            return {"legal": False, **self.refused(refusal)}
        except ValueError as error:
            return {"legal": False, "refused": None, "why": self.unreadable(who, text, error)}
        return {"legal": True, "refused": None, "why": None}

    def quit(self, request: Answer) -> Answer:
        self.over = True
        return {}

    # What requests share

    def game(self) -> Match:
        if not self.match:
            raise BadRequest('there is no game yet: {"do": "new", "game": "...", "players": 2}')
        return self.match

    def line(self, request: Answer) -> tuple[Seat, str]:
        line = request.get("line")
        if not isinstance(line, str):
            raise BadRequest('"line" is a text such as "! roll 3 5" or "1: use 5"')
        try:
            return read_speaker(line)
        except ValueError as error:
            raise Unreadable(in_words(error, Texts(None, self.lang))) from None

    def own_seat(self, request: Answer) -> Seat:
        """The seat of a request that makes no sense without one."""
        if request.get("seat") is None:
            raise Wrong('"seat" is missing: a number from 0', "no-seat", name='"seat"')
        return self.game().check_seat(request["seat"])

    def seat(self, request: Answer, otherwise: Seat) -> Seat:
        """The seat of a request; null or nothing is everybody, or the whole truth."""
        seat = request.get("seat")
        return otherwise if seat is None else self.game().check_seat(seat)

    def unreadable(self, who: Seat, text: str, error: ValueError) -> str:
        match = self.game()
        legal = match.legal(who) if 0 <= who < match.players else []
        return unreadable(text, error, legal, Texts(None, self.lang))

    def refused(self, refusal: Refusal) -> Answer:
        game = self.game().game
        texts = Texts(game.slug, self.lang, game.rules)
        return {"refused": refusal.rule, "why": texts.rule(refusal.rule)}


class Unreadable(ValueError):
    """A line that is not notation."""


def read_request(line: bytes) -> Answer:
    if len(line.rstrip(b"\r\n")) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} bytes")
    try:
        request = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadRequest("a request is one JSON object on one line, in UTF-8") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object")
    return request


def deciders(match: Match) -> list[str | int]:
    return ["chance" if who == CHANCE else int(who) for who in match.deciders()]


def result(match: Match) -> Answer | None:
    found = match.state.result()
    return found.as_json() if found else None


def plain(value: Any) -> Any:
    """A view as JSON has it: objects, lists, numbers, texts."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def serve(lang: str, requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer line by line until the end of input or `quit`."""
    engine = Engine(lang)
    while not engine.over and (line := requests.readline(LONGEST + 1)):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):  # skip what is too long anyway
            rest = requests.readline(LONGEST + 1)
        if line.strip():
            # Half a character, as JSON can hold it ("\ud800"), goes back as it came.
            answers.write(engine.answer(line).encode(errors="backslashreplace") + b"\n")
            answers.flush()
    return 0
