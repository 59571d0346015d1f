"""`sobremesa play --watch`: computer players among themselves, for somebody to watch."""

from sobremesa.core import CHANCE, WATCHER, Perceived, still_secret
from sobremesa.terminal.screen import Reader, Screen
from sobremesa.terminal.table import TerminalTable


def watch(table: TerminalTable, reader: Reader) -> int:
    """The whole game as everybody may see it: what happens in words, the board after each turn."""
    match = table.match
    screen = Screen(reader, match.game, table.colours())
    screen.others([(seat, table.level(seat)) for seat in range(match.players)], "play-watch")
    told, last = 0, CHANCE
    try:
        while deciders := match.deciders():
            who = deciders[0]
            if who == CHANCE:
                match.draw(table.fair)
            else:
                table.opponent(who)
            # That somebody has decided in secret is no news; what they decided comes when the step closes.
            secret = who != CHANCE and still_secret(match.before, match.state)
            new = match.story(WATCHER)[told:]
            screen.told(Perceived([], each.notes, []) if secret else each for each in new)
            told += len(new)
            if who != last and who != CHANCE and reader.console.is_terminal:
                screen.board(match.view(WATCHER), (), ())
            last = who
    except KeyboardInterrupt:
        return 130
    screen.board(match.view(WATCHER), (), ())
    result = match.state.result()
    assert result is not None, "nobody decides, so it is over"
    screen.result(result, WATCHER)
    return 0
