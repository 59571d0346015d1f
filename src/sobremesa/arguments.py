"""argparse in the reader's language: its titles, help and complaints are texts of the house.

>>> parser = Parser(Texts(None, "es"), prog="sobremesa")
>>> _ = parser.add_argument("file", metavar="FILE")
>>> print(parser.format_usage().strip())
uso: sobremesa [-h] ARCHIVO
>>> parser.translated("the following arguments are required: ARCHIVO")
'falta: ARCHIVO'
"""

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from sobremesa.text import Texts

# argparse's complaints, as it words them, and our texts for them. Anything else stays as it is.
COMPLAINTS: Final = {
    "choice": r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "kind": r"argument (?P<name>.+?): invalid (?P<kind>\w+) value: (?P<value>.+)",
    "value": r"argument (?P<name>.+?): expected .*arguments?",
    "flag": r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)",
    "missing": r"the following arguments are required: (?P<names>.+)",
    "unknown": r"unrecognized arguments: (?P<names>.+)",
    "ambiguous": r"ambiguous option: (?P<name>.+) could match (?P<names>.+)",
}


class Parser(argparse.ArgumentParser):
    def __init__(self, messages: Texts, **settings: Any) -> None:
        self.messages = messages
        super().__init__(add_help=False, **settings)
        self._positionals.title = messages.say("usage-positionals")
        self._optionals.title = messages.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=messages.say("usage-help"))

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """As usual, with the placeholder for a value in the reader's language."""
        if isinstance(settings.get("metavar"), str):
            settings["metavar"] = self.metavar(settings["metavar"])
        return super().add_argument(*names, **settings)

    def metavar(self, word: str) -> str:
        key = "metavar-" + word.lower().replace("=", "-")
        return self.messages.say(key) if self.messages.has(key) else word

    def _get_formatter(self) -> argparse.HelpFormatter:
        formatter = Formatter(self.prog)
        formatter.prefix = self.messages.say("usage-prefix") + " "
        return formatter

    def translated(self, message: str) -> str:
        """A complaint of argparse as the house says it."""
        for key, pattern in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                return self.messages.say(f"usage-{key}", **found.groupdict())
        return message

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        said = self.messages.say("usage-error", program=self.prog, message=self.translated(message))
        self.exit(2, f"{said}\n")


class Formatter(argparse.HelpFormatter):
    prefix = ""

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:  # fmt: skip
        super().add_usage(usage, actions, groups, self.prefix if prefix is None else prefix)
