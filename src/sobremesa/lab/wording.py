"""The answers of a run in words: names of rows, numbers with their intervals, what is shown."""

from __future__ import annotations

from math import inf, isfinite

from sobremesa.lab.experiment import SEQUENCE, Experiment
from sobremesa.lab.questions import CHANGE, NUMBER, PART, SHARE, Answer, Series
from sobremesa.lab.ratings import elo
from sobremesa.text import Texts, numeral

LIKE_SHARES = ("seat", "order", "player", "trait", "used", "luck")  # per cent, whatever their kind
LONGEST = 90  # characters of a rule's sentence


class Wording:
    def __init__(self, experiment: Experiment, messages: Texts) -> None:
        self.experiment, self.messages, self.lang = experiment, messages, messages.lang
        self.game = Texts(experiment.game, messages.lang)

    def question(self, question: str) -> str:
        if question in self.experiment.traits:
            return self.messages.say("lab-ask-trait", name=question)
        if question in self.experiment.uses:
            return self.messages.say("lab-ask-uses", name=question)
        return self.messages.say(f"lab-ask-{question}")

    def how(self, question: str) -> str:
        """How a question is measured, where its sentence does not say all."""
        key, look = f"lab-how-{question}", self.experiment.look
        if not self.messages.has(key):
            return ""
        found: dict[str, str | int] = {
            "values": look.values, "luck": look.luck, "samples": look.samples, "choice": numeral(look.choice, self.lang),
            "forced": numeral(look.forced, self.lang), "chance": numeral(look.chance, self.lang),
        }  # fmt: skip
        return self.messages.say(key, **found)

    def row(self, series: Series, question: str) -> str:
        name = series.name
        if series.key == "player":
            return self.messages.level(name)
        if series.key == "depth":
            high, _, low = name.partition(" > ")
            return f"{self.messages.level(high)} > {self.messages.level(low)}"
        if series.key in ("used", "often", "trait"):
            name = self.value(name, question)
        return self.messages.say(f"lab-row-{series.key}", name=name)

    def value(self, name: str, question: str) -> str:
        """A word of the game in its own language, where the game has one."""
        key = f"{question}-{name}"
        if question == "rules" and self.game.has(f"rule-{name}"):
            said = self.game.rule(name)
            return f"{name}: {said if len(said) <= LONGEST else said[: LONGEST - 3] + '...'}"
        bare = self.game.has(key) and not self.game.variables(key)
        return self.game.say(key) if bare else name

    def arm(self, arm: str) -> str:
        """`victims=one` or `hard > medium`, as it was written."""
        return arm or self.messages.say("lab-only-arm")

    # Numbers

    def number(self, series: Series, value: float) -> str:
        if not isfinite(value):
            return "-∞" if value < 0 else "∞"
        if is_share(series):
            sign = "+" if series.kind == CHANGE and value > 0 else ""
            return f"{sign}{numeral(100 * value, self.lang, 1)} %"
        return numeral(value, self.lang, 2 if abs(value) < 10 else 1)

    def interval(self, answer: Answer) -> str:
        low, high = (
            self.number(answer.series, edge) for edge in (answer.interval.low, answer.interval.high)
        )
        return self.messages.say("lab-from-to", low=low, high=high)

    def chance(self, p: float | None) -> str:
        if p is None:
            return ""
        return numeral(p, self.lang, 3) if p >= 0.001 else "< " + numeral(0.001, self.lang, 3)

    def cost(self, cost: float | None) -> str:
        return "" if cost is None else "× " + numeral(cost, self.lang, 2)

    def elo(self, answer: Answer) -> str:
        """What a share is in Elo."""
        found = [
            elo(part) for part in (answer.interval.low, answer.interval.mean, answer.interval.high)
        ]
        low, mean, high = (
            f"{each:+.0f}" if isfinite(each) else ("∞" if each == inf else "-∞") for each in found
        )
        return f"{mean} ({low} … {high})"

    def verdict(self, answer: Answer) -> str:
        if not answer.verdict:
            return ""
        within = self.within()
        return self.messages.say(f"lab-verdict-{answer.verdict}", within=within)

    def within(self) -> str:
        return numeral(100 * self.experiment.plan.within, self.lang, 1)

    # The plan

    def plan(self, games: int, over: bool) -> list[str]:
        """What was fixed before the first game, and how far it has come."""
        experiment, say = self.experiment, self.messages.say
        plan, arms = experiment.plan, experiment.arms()
        players = ", ".join(map(self.messages.level, experiment.ladder or experiment.players))
        blocks = experiment.blocks()
        found = [
            say(
                "lab-plan-game",
                title=self.game.say("title"),
                seats=experiment.seats,
                players=players,
            ),
            say("lab-plan-blocks", blocks=blocks, games=experiment.per_block(), arms=len(arms)),
            say(
                f"lab-plan-{plan.kind}",
                every=plan.every,
                width=numeral(100 * plan.width, self.lang, 1),
            ),
            say("lab-plan-within", within=self.within()),
        ]
        if plan.adjust:
            found.append(say("lab-plan-adjust"))
        if options := {**experiment.options}:
            found.append(
                say("lab-plan-options", options=", ".join(f"{k}={v}" for k, v in options.items()))
            )
        found.append(
            say("lab-plan-done" if over else "lab-plan-open", games=games, all=experiment.games())
        )
        if plan.kind != SEQUENCE and not over:
            found.append(say("lab-plan-early"))
        return found


def is_share(series: Series) -> bool:
    return series.kind in (SHARE, PART, CHANGE) or (
        series.kind == NUMBER and series.key in (*LIKE_SHARES, "change-seat")
    )
