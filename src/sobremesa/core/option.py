"""Table options: one shape for all games, checked with errors that name what is wrong.

A game names an option in the list that its `Game` gets (`OPTIONS` of its `__init__.py`), says what it changes (a
field of `Terms` in its rules), shows it to everybody (a field of its view, from which its belief restores it), and
tells people what it means in text/*.ftl: `option-<name>` and, for each value of a choice, `option-<name>-<value>`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sobremesa.core.wrong import Wrong

Value = str | int | bool | tuple[str, ...]
Options = Mapping[str, Value]  # what the table agreed: {"victims": "one"}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table may agree on before the game. Make one with `choice`, `number`, ..."""

    name: str
    kind: str  # choice, number, flag, or list (a list of texts, or one of the values)
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    items: tuple[str, ...] = ()  # what a list is made of: one for each seat, all different
    alone: bool = False  # a matter of the game for one player: with more it has its default
    together: bool = False  # a matter of games for more: to one player it means nothing
    # Values for simulations only: at a table they would betray something.
    apart: tuple[str, ...] = ()
    most: int = 0  # of a number at a table, where more would never end; 0: as many as `high`

    def concerns(self, players: int) -> bool:
        """Is it a matter of a game with so many players?"""
        return not (self.together if players == 1 else self.alone)

    def at_tables(self) -> "Option":
        """As people at a table may choose it.

        >>> choice("prompt", "all", "capable", apart=["capable"]).at_tables().values
        ('all',)
        """
        values = tuple(value for value in self.values if value not in self.apart)
        return replace(self, values=values, high=self.most or self.high, apart=(), most=0)

    def check(self, value: object) -> Value:
        """The value as the game wants it; ValueError names the option and what it takes.

        >>> choice("victims", "one", "one_per_colour").check("all")
        Traceback (most recent call last):
        sobremesa.core.wrong.Wrong: option victims takes one or one_per_colour, not "all"
        """
        if self.kind == "choice" and isinstance(value, str) and value in self.values:
            return value
        if self.kind == "flag" and isinstance(value, bool):
            return value
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if self.kind == "number" and is_number and self.low <= int(str(value)) <= self.high:
            return int(str(value))
        if self.kind == "list":
            if isinstance(value, str) and value in self.values:
                return value
            if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
                return tuple(value)
        raise self.wrong(value)

    def wrong(self, value: object) -> Wrong:
        return Wrong(
            f"option {self.name} takes {self.takes()}, not {shown(value)}",
            f"option-{self.kind}",
            name=self.name,
            value=shown(value),
            values=", ".join(self.values),
            low=self.low,
            high=self.high,
        )

    def takes(self) -> str:
        """What may be said, in words for an error."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "flag":
            return "true or false"
        words = " or ".join([", ".join(self.values[:-1]), self.values[-1]]).removeprefix(" or ")
        return f"{words} or a list of texts" if self.kind == "list" else words

    def parse(self, text: str) -> Value:
        """The value from a command line: `victims=one`, `quiet_per_player=20`, `must_act=true`."""
        if self.kind == "number":
            try:
                return self.check(int(text))
            except ValueError:
                raise self.wrong(text) from None
        if self.kind == "flag":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.kind == "list" and text not in self.values:
            return self.check(text.split(","))
        return self.check(text)


def shown(value: object) -> str:
    """A value as a person wrote it, cut to a readable length."""
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def choice(name: str, *values: str, apart: Iterable[str] = ()) -> Option:
    """One of several words; the first is the default. Those `apart` are not for tables."""
    return Option(name, "choice", values[0], values, apart=tuple(apart))


def number(name: str, default: int, low: int, high: int, most: int = 0) -> Option:
    """A whole number; at tables not above `most`."""
    return Option(name, "number", default, low=low, high=high, most=most)


def flag(name: str, default: bool) -> Option:
    return Option(name, "flag", default)


def no_option(name: str, known: Iterable[str]) -> Wrong:
    names = ", ".join(known)
    if not names:
        return Wrong(f"there is no option {name}; the options are none", "option-none", name=name)
    said = f"there is no option {name}; the options are {names}"
    return Wrong(said, "option-unknown", name=name, names=names)


def settle(options: Iterable[Option], wanted: Mapping[str, object]) -> dict[str, Value]:
    """Every option with a value: what the table wants, else the default.

    >>> settle([number("rounds", 2, 1, 9)], {"round": 3})
    Traceback (most recent call last):
    sobremesa.core.wrong.Wrong: there is no option round; the options are rounds
    """
    known = {option.name: option for option in options}
    for name in wanted:
        if name not in known:
            raise no_option(name, known)
    return {
        name: option.check(wanted[name]) if name in wanted else option.default
        for name, option in known.items()
    }


def for_tables(options: Iterable[Option], wanted: Mapping[str, object]) -> None:
    """ValueError if a table wants what is for simulations only, or a game that would never end.

    >>> for_tables([choice("prompt", "all", "capable", apart=["capable"])], {"prompt": "capable"})
    Traceback (most recent call last):
    sobremesa.core.wrong.Wrong: option prompt: "capable" is for simulations, not for tables
    """
    for option in options:
        value = wanted.get(option.name, option.default)
        if value in option.apart:
            said = f"option {option.name}: {shown(value)} is for simulations, not for tables"
            raise Wrong(said, "option-apart", name=option.name, value=shown(value))
        if option.most:
            option.at_tables().check(value)


def usual(options: Iterable[Option], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """What a table wants, without what is for simulations only."""
    apart = {option.name: option.apart for option in options}
    return {name: value for name, value in wanted.items() if value not in apart.get(name, ())}
