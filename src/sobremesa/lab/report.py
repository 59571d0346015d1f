"""A run as a page to look at: questions in words, pictures with intervals, the plan, and the command that makes it again.

One file with all that it needs; no script, no network.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from sobremesa.core.wrong import Wrong
from sobremesa.lab.comparison import Change, changes
from sobremesa.lab.pictures import Drawn, picture
from sobremesa.lab.questions import NUMBER, Answer, answers, enough
from sobremesa.lab.runs import Run, size
from sobremesa.lab.wording import Wording, is_share
from sobremesa.library import ALL
from sobremesa.text import Texts

STYLE = """
:root{color-scheme:light;--ink:#1d2424;--quiet:#5a6464;--line:#dfe5e5;--paper:#fbfcfc}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:62rem;padding:2rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.3rem;margin:2.6rem 0 .4rem}
p{max-width:44rem}.quiet{color:var(--quiet)}
.wide{overflow-x:auto}svg{min-width:32rem;max-width:100%;height:auto;display:block;margin:.6rem 0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.4rem 0}
th,td{padding:.3rem .9rem .3rem 0;text-align:right;vertical-align:top}td{white-space:nowrap}tbody th{text-align:left;font-weight:500;min-width:7rem;max-width:26rem}thead th:first-child{text-align:left}
td.words{text-align:left}tr+tr>*{border-top:1px solid var(--line)}
thead th{color:var(--quiet);vertical-align:bottom;max-width:8.5rem;font-weight:500;font-size:.9rem}
pre{background:#eef2f2;padding:.8rem 1rem;overflow-x:auto;border-radius:6px;font-size:.9rem}
.balanced{color:#156b3a}.outside{color:#a1260d;font-weight:600}
"""


def page(run: Run, over: bool, command: str, messages: Texts) -> str:
    """The report of one run."""
    wording = Wording(run.experiment, messages)
    title = messages.say("lab-page-title", title=wording.game.say("title"), name=run.folder.name)
    body = [f"<h1>{escape(title)}</h1>", plan(wording, len(run.games), over)]
    for question in run.experiment.questions:
        body.append(section(wording, question, answers(run.experiment, question, run.games)))
    body.append(made(run, command, messages))
    return whole(title, body, messages)


def whole(title: str, body: Iterable[str], messages: Texts) -> str:
    return (
        f'<!doctype html>\n<html lang="{messages.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def plan(wording: Wording, games: int, over: bool) -> str:
    said = "".join(f"<li>{escape(line)}</li>" for line in wording.plan(games, over))
    return f"<ul>{said}</ul>"


def section(wording: Wording, question: str, found: Sequence[Answer]) -> str:
    say = wording.messages.say
    parts = [f"<section><h2>{escape(wording.question(question))}</h2>"]
    if how := wording.how(question):
        parts.append(f'<p class="quiet">{escape(how)}</p>')
    if not found:
        return "".join([*parts, f"<p>{escape(say('lab-no-rows'))}</p></section>"])
    for group in grouped(found):
        parts.append(drawn(wording, question, group))
    parts.append(table(wording, question, found))
    if question == "depth" and len(found) > 1:
        parts.append(f"<p>{escape(chained(wording, found))}</p>")
    return "".join([*parts, "</section>"])


def grouped(found: Sequence[Answer]) -> list[list[Answer]]:
    """Rows that are drawn on one axis: those that measure the same."""
    groups: dict[object, list[Answer]] = {}
    for each in found:
        row = each.series
        key = (
            row.key
            if row.kind == NUMBER and row.key not in ("seat", "order", "points")
            else (row.kind, row.fair)
        )
        groups.setdefault(key, []).append(each)
    return list(groups.values())


def drawn(wording: Wording, question: str, group: Sequence[Answer]) -> str:
    several = len(wording.experiment.arms()) > 1 and question != "depth"
    rows = [
        Drawn(
            wording.row(each.series, question),
            each.series.arm if several else "",
            each.interval.low,
            each.interval.mean,
            each.interval.high,
        )
        for each in group
    ]
    return picture_of(wording, rows, group[0])


def picture_of(wording: Wording, rows: Sequence[Drawn], like: Answer) -> str:
    share = is_share(like.series)
    axis = wording.messages.say("lab-axis-share" if share else "lab-axis-number")
    within = wording.experiment.plan.within if share else 0.0
    svg = picture(rows, axis, like.series.fair, within, share, wording.lang)
    return f'<div class="wide" tabindex="0">{svg}</div>'


def table(wording: Wording, question: str, found: Sequence[Answer]) -> str:
    say, several = wording.messages.say, len(wording.experiment.arms()) > 1 and question != "depth"
    tested = any(each.p is not None or each.verdict for each in found)
    elo = question == "depth"
    heads = [
        "row",
        *(["arm"] if several else []),
        "mean",
        "interval",
        *(["elo-words"] if elo else []),
    ]
    heads += [*(["p", "verdict"] if tested else []), "games", "cost"]
    head = "".join(f'<th scope="col">{escape(say(f"lab-head-{name}"))}</th>' for name in heads)
    body = []
    for each in found:
        row = each.series
        cells = [wording.arm(row.arm)] if several else []
        cells += [wording.number(row, each.interval.mean), wording.interval(each)]
        cells += [wording.elo(each)] if elo else []
        text = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        if tested:
            text += f"<td>{escape(wording.chance(each.p))}</td>"
            text += f'<td class="words {each.verdict}">{escape(wording.verdict(each))}</td>'
        text += f"<td>{row.games}</td><td>{escape(wording.cost(row.cost))}</td>"
        body.append(f'<tr><th scope="row">{escape(wording.row(row, question))}</th>{text}</tr>')
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def chained(wording: Wording, found: Sequence[Answer]) -> str:
    """From the lowest rung to the highest. The rows hold together, so their ends may be added."""
    from sobremesa.lab.ratings import elo

    parts = [
        sum(elo(getattr(each.interval, edge)) for each in found) for edge in ("low", "mean", "high")
    ]
    low, mean, high = (f"{part:+.0f}" for part in parts)
    return wording.messages.say("lab-chained", low=low, mean=mean, high=high)


def made(run: Run, command: str, messages: Texts) -> str:
    """What the page follows from."""
    experiment = run.experiment
    game = ALL[experiment.game]
    names = dict.fromkeys([*experiment.players, *experiment.ladder])
    sizes = "; ".join(f"{messages.level(name)}: {size(name, experiment)}" for name in names)
    rules = messages.say("lab-made-rules", rules=game.rules, sizes=sizes)
    return (
        f"<section><h2>{escape(messages.say('lab-made'))}</h2><p>{escape(rules)}</p>"
        f'<pre tabindex="0">{escape(command)}</pre><pre tabindex="0">{escape(run.text)}</pre></section>'
    )


# Two runs


def pair_page(before: Run, after: Run, command: str, messages: Texts) -> str:
    """What has changed from one run to another."""
    if (
        before.experiment.game != after.experiment.game
        or before.experiment.seats != after.experiment.seats
    ):
        said = "runs are compared if they are of one game and one number of seats"
        raise Wrong(said, "lab-compare")
    wording = Wording(after.experiment, messages)
    names = {"before": before.folder.name, "after": after.folder.name}
    title = messages.say("lab-pair-title", title=wording.game.say("title"), **names)
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(messages.say('lab-pair-how'))}</p>"]
    for run in (before, after):
        body.append(f"<h2>{escape(run.folder.name)}</h2>")
        over = run.is_over(partial(enough, run.experiment))
        body.append(plan(Wording(run.experiment, messages), len(run.games), over))
    shared = [each for each in after.experiment.questions if each in before.experiment.questions]
    if not shared:
        raise Wrong("the runs have no question in common", "lab-no-question")
    for question in shared:
        body.append(pair_section(wording, question, changes(before, after, question), names))
    body.append(made(after, command, messages))
    return whole(title, body, messages)


def pair_section(
    wording: Wording, question: str, found: Sequence[Change], names: dict[str, str]
) -> str:
    say = wording.messages.say
    parts = [f"<section><h2>{escape(wording.question(question))}</h2>"]
    if not found:
        return "".join([*parts, f"<p>{escape(say('lab-no-rows'))}</p></section>"])
    for group in grouped([each.after for each in found]):
        rows = []
        for change in found:
            if any(change.after is each for each in group):
                for answer, name in (
                    (change.before, names["before"]),
                    (change.after, names["after"]),
                ):
                    edges = answer.interval.low, answer.interval.mean, answer.interval.high
                    rows.append(Drawn(wording.row(answer.series, question), name, *edges))
        parts.append(picture_of(wording, rows, group[0]))
    heads = ("row", "arm", "before", "after", "change", "interval", "p-change")
    head = "".join(f'<th scope="col">{escape(say(f"lab-head-{name}"))}</th>' for name in heads)
    body = [pair_row(wording, question, each) for each in found]
    parts.append(
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'
    )
    return "".join([*parts, "</section>"])


def pair_row(wording: Wording, question: str, change: Change) -> str:
    row = change.after.series
    low, high = (wording.number(row, edge) for edge in (change.interval.low, change.interval.high))
    cells = [
        wording.arm(row.arm),
        wording.number(row, change.before.interval.mean),
        wording.number(row, change.after.interval.mean),
        wording.number(row, change.interval.mean),
        wording.messages.say("lab-from-to", low=low, high=high),
        wording.chance(change.p),
    ]
    text = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(wording.row(row, question))}</th>{text}</tr>'
