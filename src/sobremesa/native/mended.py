"""Mends a leak in the C that mypyc writes (2.4.1; found 2026-11).

A `vec` that interpreted code hands to compiled code, as an argument or by setting an attribute, is unboxed with a
reference of its own that nobody gives back: some hundred bytes each time, a megabyte a game for a player that samples
its worlds in an interpreted belief. mypyc itself takes such a value for borrowed, so the reference is given back at once; the
boxed one keeps the items alive. Where a later mypyc writes other lines, nothing is changed.
"""

import re
from pathlib import Path

UNBOXED = re.compile(
    r"""^(?P<line>\s*
        (?P<name>arg_\w+|tmp)\ =\ Vec(?P<kind>\w+?)Api\.unbox\((?:obj_\w+|value)\b[^;]*\);\n
        \s*if\ \(VEC_IS_ERROR\((?P=name)\)\)\ \{\n
        .*\n
        \s*\}\n)""",
    flags=re.MULTILINE | re.VERBOSE,
)


def mended(text: str) -> str:
    """The C, with the references given back.

    >>> print(mended('''
    ... arg_cards = VecI64Api.unbox(obj_cards);
    ... if (VEC_IS_ERROR(arg_cards)) {
    ...     CPy_TypeError("vec[i64]", obj_cards); goto fail;
    ... }
    ... '''), end="")
    <BLANKLINE>
    arg_cards = VecI64Api.unbox(obj_cards);
    if (VEC_IS_ERROR(arg_cards)) {
        CPy_TypeError("vec[i64]", obj_cards); goto fail;
    }
    VEC_I64_DECREF(arg_cards);
    """

    def given_back(found: re.Match[str]) -> str:
        return f"{found['line']}VEC_{found['kind'].upper()}_DECREF({found['name']});\n"

    return UNBOXED.sub(given_back, text)


def mend(written: Path, target: Path) -> None:
    """Copy the C of a folder, mended; what is there already stays untouched, with its date."""
    for path in written.rglob("*.[ch]"):
        copy, text = target / path.relative_to(written), mended(path.read_text(encoding="utf-8"))
        if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
