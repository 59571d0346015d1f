"""Table options: every value that does not fit is refused with the option's name and what it takes."""

import pytest

from sobremesa.core import Option, choice, flag, number
from sobremesa.core.option import Value, settle, shown

VICTIMS = choice("victims", "one", "two", "all")
QUIET = number("quiet", 50, 1, 100)
MUST = flag("must_act", True)
FACTIONS = Option("factions", "list", "random", ("random",))
ALL = (VICTIMS, QUIET, MUST, FACTIONS)

TAKES = {
    "victims": "one, two or all",
    "quiet": "a whole number from 1 to 100",
    "must_act": "true or false",
    "factions": "random or a list of texts",
}


@pytest.mark.parametrize(
    ("option", "value", "settled"),
    [
        (VICTIMS, "two", "two"),
        (QUIET, 1, 1),
        (QUIET, 100, 100),
        (MUST, False, False),
        (FACTIONS, "random", "random"),
        (FACTIONS, ["a", "b"], ("a", "b")),
        (FACTIONS, ("a",), ("a",)),
        (FACTIONS, [], ()),
    ],
)
def test_a_value_that_fits_is_taken(option: Option, value: object, settled: Value) -> None:
    assert option.check(value) == settled
    assert settle(ALL, {option.name: value})[option.name] == settled


UNFIT: dict[Option, list[object]] = {
    VICTIMS: ["three", "", "One", 1, True, None, ["one"], {"one": 1}],
    QUIET: [0, 101, -5, 10**400, "5", 5.0, True, None, [5], float("nan")],
    MUST: ["true", 1, 0, None, []],
    FACTIONS: ["other", 1, [1], ["a", None], None, {"a": "b"}, b"ab"],
}


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option in UNFIT for value in UNFIT[option]]
)
def test_a_value_that_does_not_fit_is_refused_by_name(option: Option, value: object) -> None:
    expected = f"option {option.name} takes {TAKES[option.name]}, not {shown(value)}"
    with pytest.raises(ValueError) as error:
        settle(ALL, {option.name: value})
    assert str(error.value) == expected


def test_what_is_not_wanted_has_its_default() -> None:
    defaults = {"victims": "one", "quiet": 50, "must_act": True, "factions": "random"}
    assert settle(ALL, {}) == defaults
    assert settle(ALL, {"quiet": 7}) == {**defaults, "quiet": 7}
    assert list(settle(ALL, {"must_act": False, "victims": "all"})) == list(defaults), (
        "in one order"
    )


def test_unknown_options_are_named() -> None:
    known = "victims, quiet, must_act, factions"
    with pytest.raises(ValueError, match=f"^there is no option quite; the options are {known}$"):
        settle(ALL, {"quiet": 3, "quite": 3})
    with pytest.raises(ValueError, match=r"^there is no option x; the options are none$"):
        settle((), {"x": 1})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (VICTIMS, "all", "all"),
        (QUIET, "7", 7),
        (MUST, "true", True),
        (MUST, "false", False),
        (FACTIONS, "random", "random"),
        (FACTIONS, "a,b", ("a", "b")),
        (FACTIONS, "a", ("a",)),
    ],
)
def test_values_are_read_from_a_command_line(option: Option, text: str, value: Value) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (VICTIMS, "none"),
        (QUIET, "many"),
        (QUIET, "0"),
        (QUIET, "9" * 5000),
        (QUIET, ""),
        (MUST, "yes"),
    ],
)
def test_texts_that_do_not_fit_are_refused_by_name(option: Option, text: str) -> None:
    with pytest.raises(ValueError) as error:
        option.parse(text)
    assert str(error.value).startswith(f"option {option.name} takes {TAKES[option.name]}, not ")
    assert len(str(error.value)) < 150


def test_a_choice_of_one_is_still_a_sentence() -> None:
    assert choice("only", "this").takes() == "this"
    assert choice("two", "this", "that").takes() == "this or that"


def test_long_values_are_cut() -> None:
    assert shown("x" * 100) == '"' + "x" * 56 + "..."
    assert shown([1, 2]) == "[1, 2]"
