"""Rolling Pyramids in a terminal: the map, the dice with what they could fill, and the player boards.

Everything drawn comes from the data: hexes from their coordinates, boards from their layout. A hex is
two lines: its number with what it gives, and who stands on it.
"""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sobremesa.games.pyramids.atlas import HexData
from sobremesa.games.pyramids.components import BOX, BOXES, Box
from sobremesa.games.pyramids.view import BoardView, HexView, PyramidsView
from sobremesa.games.pyramids.words import unit_args
from sobremesa.text import Texts

INKS: Final = ("#ff6b6b", "#6ea8ff", "#5fd38d", "#ffd75f", "#c792ea")  # by seat; the Pharaoh
FAINT: Final = "#6b7482"
OPEN: Final = Style(color="#101418", bgcolor="#f2efe6", bold=True)  # what can be chosen now
CELL: Final = 14  # columns of a hex
ICONS: Final = {"circle": ("○", "o"), "triangle": ("△", "t"), "rhombus": ("◇", "d")}
FACTORY: Final = ("▲", "#")
PHARAOH: Final = 4
PRINTED: Final = {space.name: (space.icon, space.number) for space in BOX.board.foot}


def draw(
    seen: PyramidsView,
    texts: Texts,
    plain: bool,
    legal: Sequence[str] = (),
    last: Sequence[str] = (),
    box: Box | None = None,
) -> RenderableType:
    """The map with the players beside it, the dice, then the boards, the reader's own first."""
    chosen = targets(legal)
    box = box or BOXES[seen.rules]
    drawn = chart(seen, texts, plain, chosen, box)
    top = Table.grid(padding=(0, 1, 0, 0))
    top.add_column(min_width=max(line.cell_len for line in drawn.split()), no_wrap=True)
    top.add_row(drawn, panel(seen, texts, plain))
    factory = f"{FACTORY[plain]} {texts.say('board-factory')}"
    legend = f"{texts.say('board-legend', factory=factory)} {icons(texts, plain)}"
    parts: list[RenderableType] = [top, Text(legend, faint(plain)), ""]
    if seen.dice or seen.die:
        parts += [dice(seen, texts, plain), ""]
    own = seen.seat if seen.seat >= 0 else max(*seen.deciders, 0) if seen.deciders else 0
    parts.append(sheet(seen, own, texts, plain, legal, box))
    for seat in range(seen.players):
        if seat != own:
            parts += ["", summary(seen, seat, texts, plain, box)]
    return Group(*parts)


def icons(texts: Texts, plain: bool) -> str:
    """What the signs of the slots mean."""
    return ", ".join(f"{signs[plain]} {texts.say(f'icon-{icon}')}" for icon, signs in ICONS.items())


def faint(plain: bool) -> Style:
    return Style() if plain else Style(color=FAINT)


def ink(seat: int, plain: bool) -> Style:
    return Style() if plain else Style(color=INKS[seat])


def targets(legal: Sequence[str]) -> set[str]:
    """The hexes that a decision of now would choose."""
    found = set()
    for text in legal:
        word, *rest = text.split(" ")
        if word in ("start", "deploy"):
            found.add(rest[-1])
        elif word == "place":
            found.add(rest[-1].replace("<", ">").split(">")[0])
        elif word == "income":
            found.add(rest[0])
    return found


# The map


def chart(seen: PyramidsView, texts: Texts, plain: bool, chosen: set[str], box: Box) -> Text:
    """Row by row; a hex of the next row lies half a hex further to the right."""
    data = box.maps[str(dict(seen.options)["map"])]
    ground = {place.hex: place for place in seen.ground}
    owners = {board.start: seat for seat, board in enumerate(seen.boards) if board.start}
    left = min(column(cell) for cell in data.hexes)
    rows = sorted({cell.place.r for cell in data.hexes})
    drawn = Text(no_wrap=True)
    for r in rows:
        cells = sorted((cell for cell in data.hexes if cell.place.r == r), key=column)
        for line in (head, garrison):
            at = 0
            for cell in cells:
                start = (column(cell) - left) * CELL // 2
                drawn.append(" " * (start - at))
                text, style = line(cell, ground[cell.name], owners, texts, plain)
                if line is head and cell.name in chosen:
                    text, style = (f"<{text}>", style) if plain else (f" {text} ", OPEN)
                text = text[: CELL - 1]
                drawn.append(text, style)
                at = start + len(text)
            drawn.append("\n")
    return drawn


def column(cell: HexData) -> int:
    """Twice the place from left to right."""
    return 2 * cell.place.q + cell.place.r


def head(
    cell: HexData, place: HexView, owners: dict[str, int], texts: Texts, plain: bool
) -> tuple[str, Style]:
    """`8 1/3`, `4 ▲A`, `7 ▲lacayos`, `[S1]`."""
    if not cell.kind:
        owner = owners.get(cell.name)
        name = (
            f"[{cell.name}]"
            if owner is None
            else f"[{cell.name} {texts.say('letter', seat=owner)}]"
        )
        return name, faint(plain) if owner is None else ink(owner, plain)
    if cell.factory:
        part = texts.say(f"part-short-{cell.factory}")
        return f"{cell.name} {FACTORY[plain]}{part}", faint(plain)
    sign = "" if cell.kind != "sacred" else "*" if plain else "★"
    return f"{cell.name} {sign}{cell.top}/{cell.bottom}", Style() if plain else Style(bold=True)


def garrison(
    cell: HexData, place: HexView, owners: dict[str, int], texts: Texts, plain: bool
) -> tuple[str, Style]:
    """`r 5+2*`: five ordinary units and two heroes."""
    if not place.owner:
        return "" if not cell.kind else ("-" if plain else "·"), faint(plain)
    seat = PHARAOH if place.owner == "P" else int(place.owner)
    counts = [str(place.ordinary)] if place.ordinary else []
    counts += [f"{place.heroes}*"] if place.heroes else []
    return f"{texts.say('letter', seat=seat)} {'+'.join(counts)}", ink(seat, plain)


# Beside the map


def panel(seen: PyramidsView, texts: Texts, plain: bool) -> RenderableType:
    key = "board-turn" if seen.players == 1 else "board-round"
    phase = f"phase-{seen.phase}"
    if seen.players == 1 and texts.has(f"{phase}-alone"):
        phase = f"{phase}-alone"
    lines: list[RenderableType] = [
        Text(texts.say(key, round=seen.round, rounds=seen.rounds)),
        Text(texts.say(phase), "" if plain else "italic"),
        "",
    ]
    for seat, board in enumerate(seen.boards):
        name = Text(">" if seat in seen.deciders else " ", "bold")
        name.append(
            f"{texts.say('letter', seat=seat)} {texts.say('player', seat=seat)}", ink(seat, plain)
        )
        if board.faction:
            name.append(f" {texts.say(f'faction-{board.faction}')}")
        if seat == seen.first:
            name.append(f" ({texts.say('board-first')})", faint(plain))
        lines.append(name)
        if seen.players > 1:
            lines.append(
                Text(f"   {texts.say('board-points')}: {points(board, texts)}", faint(plain))
            )
    lines += ["", *(device_line(device, texts, plain) for device in seen.devices)]
    if seen.held:
        held = ", ".join(f"{unit_words(f'R{name}', texts)}: {number}" for name, number in seen.held)
        lines.append(Text(f"{texts.say('board-held')}: {held}"))
    return Group(*lines)


def device_line(device: str, texts: Texts, plain: bool) -> Text:
    """`0: ram 2>3` in words."""
    owner, kind, where = device.replace(":", "").split(" ")
    home, _, other = where.replace("<", ">").partition(">")
    line = Text(f"{texts.player(int(owner))}: ", ink(int(owner), plain))
    return line.append(texts.say(f"device-at-{kind}", home=home, other=other), Style())


def points(board: BoardView, texts: Texts) -> str:
    if board.points is None:
        return texts.say("board-hidden")
    return f"{sum(board.points)} ({' '.join(map(str, board.points))})" if board.points else "0"


def dice(seen: PyramidsView, texts: Texts, plain: bool) -> Table:
    """Every die with the slots that the reader could fill with it; numbers for the one in hand."""
    table = Table.grid(padding=(0, 2, 0, 0))
    fits = dict(seen.fits)
    shown = [(name, face, False) for name, face in seen.dice]
    if seen.die:
        shown.insert(0, (*seen.die, True))
    for name, face, in_hand in shown:
        die = Text(f"{die_words(name, texts)}: {face}", ink(side(name), plain))
        if in_hand:
            die.append(f" {texts.say('board-in-hand')}")
        listed = fitting(fits.get(name, ()), in_hand, texts, plain)
        table.add_row(
            die, Text(f"{texts.say('board-fits')}: {listed}" if listed else "", faint(plain))
        )
    return table


def side(die: str) -> int:
    """The colour of a die by its seat; what is nobody's is drawn as the Pharaoh's."""
    return PHARAOH if die[0] == "n" else int(die[0])


def die_words(die: str, texts: Texts) -> str:
    return texts.say("die", colour=side(die), kind=int(die[2]))


def fitting(places: Sequence[str], numbered: bool, texts: Texts, plain: bool) -> str:
    """`A1=3`, `A1=4` and `A2=4`: "A 1 (3 4), A 2 (4)" with the numbers, else "A 1 2"."""
    slots: dict[str, list[str]] = {}
    for slot, _, number in (place.partition("=") for place in places):
        slots.setdefault(slot, []).append(number)
    rows: dict[str, list[str]] = {}
    for slot, numbers in slots.items():
        row, place = place_words(slot, texts, plain)
        listed = f" ({' '.join(numbers)})" if numbered and numbers[0] else ""
        rows.setdefault(row, []).append(f"{place}{listed}")
    return "; ".join(f"{row} {' '.join(places)}" for row, places in rows.items())


def place_words(slot: str, texts: Texts, plain: bool) -> tuple[str, str]:
    """A slot as the sheet below shows it: its row, in short, and its place there."""
    if slot in PRINTED:
        icon, number = PRINTED[slot]
        return texts.say("row-foot-short", group=slot[1]), f"{ICONS[icon][plain]}{number}"
    if slot[0] == "D":
        icon = "triangle" if slot.endswith("T") else "rhombus"
        return texts.say("row-dev-short"), f"{slot[1]}{ICONS[icon][plain]}"
    return (texts.say("row-hero-short") if slot[0] == "H" else slot[0]), slot[1]


# Player boards


def sheet(
    seen: PyramidsView, seat: int, texts: Texts, plain: bool, legal: Sequence[str], box: Box
) -> RenderableType:
    """A whole board, from the layout of the data; slots that can be chosen now are marked."""
    board = seen.boards[seat]
    fits = {text.split(" ")[1] for text in legal if text.startswith(("write ", "cross "))}
    if seen.die and seat in seen.deciders:
        fits |= {place.split("=")[0] for _, places in seen.fits for place in places}
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(no_wrap=True)
    title = Text(texts.say("player", seat=seat), ink(seat, plain) + Style(bold=not plain))
    if board.faction:
        title.append(": ").append(texts.say(f"ability-{board.faction}"), faint(plain))
    for entry in rows(seen, box):
        group = unit_of(entry)
        table.add_row(
            Text(row_words(group, texts), faint(plain)),
            slots(entry, board, fits, plain),
            Text(worth(board, group, texts)),
        )
    return Group(title, table, possessions(board, texts, plain))


def unit_of(entry: dict[str, Any]) -> str:
    """What the slots of a row bring together: a group of footmen, an army; heroes and pairs by their part."""
    slot: str = entry["slots"][0]
    return slot.split(".")[0] if entry["part"] == "foot" else str(entry["part"])


def row_words(group: str, texts: Texts) -> str:
    """ "Rising army A"; "Footmen, group 2"; "Heroes"."""
    if group[0] == "F":
        return texts.say("row-foot", group=group[1])
    return texts.say(f"part-{group}") + (f" {group}" if len(group) == 1 else "")


def rows(seen: PyramidsView, box: Box) -> list[dict[str, Any]]:
    """The rows of the layout that dice are written in, as the table agreed on them (PYR-33, PYR-43)."""
    agreed, found = dict(seen.options), []
    for entry in box.data["board"]["layout"]:
        if entry["part"] == "hero" and agreed["hero_slots"] == "reuse":
            entry = {**entry, "slots": entry["slots"][:1], "icons": entry["icons"][:1]}
        elif entry.get("ends") and agreed["twin_slots"] == "2":
            outer = [entry["icons"][0], entry["icons"][-1]]
            signs = [entry["ends"]]
            entry = {
                **entry,
                "slots": entry["slots"][:2],
                "icons": outer,
                "signs": signs,
                "ends": "",
            }
        if entry["part"] in box.board.parts:
            found.append(entry)
    return found


def slots(entry: dict[str, Any], board: BoardView, fits: set[str], plain: bool) -> Text:
    """`○3 < ○_ < ○8`, `△3 ○_ ◇3  △ = ◇`; a space of the footmen shows its number until it is crossed out."""
    numbers = dict(board.numbers)
    drawn = Text()
    for k, (slot, icon) in enumerate(zip(entry["slots"], entry["icons"], strict=True)):
        sign = ICONS[icon][plain]
        if slot in PRINTED:
            text = "x" * 2 if slot in board.crossed else f"{sign}{PRINTED[slot][1]}"
        else:
            text = f"{sign}{numbers.get(slot, '_')}" + "*" * (slot in board.fresh)
        if slot in fits:
            drawn.append(f"<{text}>" if plain else text, OPEN if not plain else Style())
        else:
            drawn.append(text, "" if slot in numbers or plain else FAINT)
        if slot[-1:] == "R" and slot[:-1] in board.marked:
            drawn.append("x" if plain else "●")
        between = entry["signs"][k] if k < len(entry["signs"]) else ""
        drawn.append(
            f" {between} " if between in ("<", ">", "=") else f" {between}{' ' * bool(between)}"
        )
    if entry.get("ends"):
        first, last = (ICONS[entry["icons"][k]][plain] for k in (0, -1))
        drawn.append(f"  {first} {entry['ends']} {last}", faint(plain))
    return drawn


def worth(board: BoardView, part: str, texts: Texts) -> str:
    """What the unit brings, or would bring when it is finished; and where it goes, if that is known."""
    found = [f"{texts.say('board-worth')} {n}" for name, n in board.worth if name == part]
    sent = dict(board.targets or ())
    if part != "hero":
        return "  ".join([*found, *([f"-> {sent[part]}"] if part in sent else [])])
    for name, n in [(name, n) for name, n, are_heroes in board.units if are_heroes]:
        target = f" -> {sent[name]}" if name in sent else ""
        found.append(f"{texts.say('board-slot', slot=name[1])}: {n}*{target}")
    return "  ".join(found)


def possessions(board: BoardView, texts: Texts, plain: bool) -> Text:
    items = []
    if board.upgrades:
        bought = "; ".join(upgrade_words(name, texts) for name in board.upgrades)
        items.append(f"{texts.say('board-upgrades')}: {bought}")
    if board.stock:
        kept = ", ".join(upgrade_words(name, texts) for name in board.stock)
        items.append(f"{texts.say('board-stock')}: {kept}")
    waiting = board.units[board.written :]
    if waiting:
        listed = ", ".join(
            f"{unit_words(name, texts)}: {number}{'*' * heroes}" for name, number, heroes in waiting
        )
        items.append(f"{texts.say('board-units')}: {listed}")
    return Text("   ".join(items))


def summary(seen: PyramidsView, seat: int, texts: Texts, plain: bool, box: Box) -> Text:
    """Another player's board in a few lines: only what is written."""
    board = seen.boards[seat]
    worths, said = dict(board.worth), []
    for entry in rows(seen, box):
        written, group = on_row(entry, board, plain), unit_of(entry)
        if written or group in worths:
            brings = f" ({texts.say('board-worth')} {worths[group]})" if group in worths else ""
            said.append(f"{row_words(group, texts)}{': ' * bool(written)}{written}{brings}")
    drawn = Text(f"{texts.say('player', seat=seat)}: ", ink(seat, plain))
    drawn.append("; ".join(said), "")
    more = possessions(board, texts, plain)
    if more.plain:
        drawn.append("  ")
        drawn.append_text(more)
    return drawn


def on_row(entry: dict[str, Any], board: BoardView, plain: bool) -> str:
    """The numbers of a row, `_` where one is missing before the last; of footmen, what is crossed out."""
    if entry["part"] == "foot":
        crossed = [PRINTED[slot] for slot in entry["slots"] if slot in board.crossed]
        return " ".join(
            ["x", *(f"{ICONS[icon][plain]}{n}" for icon, n in crossed)] if crossed else []
        )
    numbers = dict(board.numbers)
    return " ".join(str(numbers.get(slot, "_")) for slot in entry["slots"]).rstrip("_ ")


def upgrade_words(upgrade: str, texts: Texts) -> str:
    return texts.say(f"upgrade-{upgrade.replace('.', '-')}")


def unit_words(unit: str, texts: Texts) -> str:
    return texts.say("unit", **unit_args(unit))


def group(text: str) -> str:
    """Decisions about one pair, one army, one group or one kind of device stand together."""
    word, *rest = text.split(" ")
    if word == "write":
        return rest[0][:2] if rest[0][0] in "HD" else rest[0][0]
    if word == "cross":
        return rest[0].split(".")[0]
    return rest[0] if word == "place" else ""


def join(moves: Sequence[str], said: Sequence[str]) -> list[str]:
    """What a player did in a row, in words; a hidden target is not told again once it is opened."""
    opened = {move.rpartition(" ")[0] for move in moves if not move.endswith(" ?")}
    both = zip(moves, said, strict=True)
    return [words for move, words in both if not move.endswith(" ?") or move[:-2] not in opened]
