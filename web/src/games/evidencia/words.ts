/** Cards, the status line and the score in words. Every sentence lives in the game's text/*.ftl. */

import type { Words } from "../../lib/words.svelte";
import type { ResultView } from "../../wire";
import type { ScoreLine } from "../game";
import { back, front } from "./cards";
import { KINDS, RULE } from "./preview";
import type { EvidenciaView } from "./view";

/** All that is asked of words here; so tests can bring their own. */
export type Speaker = Pick<Words, "say" | "sayIf" | "decision">;

export const cardName = (card: string, words: Speaker): string => words.say("card", { card });

export const factionName = (faction: string, words: Speaker): string => words.say("faction", { faction });

/** The challenge printed on a card. */
export function condition(card: string, words: Speaker): string {
  const found = front(card);
  if (!found) return "";
  const { kind, symbol = "", number = 0 } = found.challenge;
  return words.say(`challenge-${kind}`, { number, value: found.value, faction: symbol });
}

/** What decides the round: the challenge, or only its value in the last one (EVI-40). */
export const challengeOf = (view: EvidenciaView, words: Speaker): string =>
  view.round === 6 ? words.say("rule-EVI-40") : condition(view.challenge, words);

/** Everything that can be seen of a card, for those who listen instead of looking. */
export function described(card: string, words: Speaker): string {
  const found = front(card);
  const shown = back(card);
  if (!found) {
    return shown ? words.say("web-card-back", { faction: shown }) : words.say("web-card-unknown");
  }
  const { value, symbols } = found;
  return words.say("web-card-front", { card, value, faction: found.back, count: symbols.length, symbols: symbols.join() });
}

const PHASES_TO_ACT = ["play", "winner", "loser", "abduction", "gnome", "order"];

/** What the table is at. */
export const phase = (view: EvidenciaView, words: Speaker): string =>
  words.say(view.base_open ? "phase-abduction-open" : `phase-${view.phase}`);

/** What I may do now, or what the table is at. */
export function status(
  view: EvidenciaView, _seat: number | null, legal: readonly string[], words: Speaker,
): string {
  if (!legal.length || !PHASES_TO_ACT.includes(view.phase)) return phase(view, words);
  if (view.phase === "play") return words.say("web-now-play", { condition: challengeOf(view, words) });
  if (view.base_open) return words.say("web-now-abduction-open");
  return words.say(legal.includes("abduct reveal") ? "web-now-abduction-first" : `web-now-${view.phase}`);
}

type Numbers = Record<string, number>;

/** The result line by line: what each row measures, and the points that it gives. */
export function score(result: ResultView, _view: EvidenciaView, words: Speaker): ScoreLine[] {
  const total: ScoreLine = {
    label: words.say("web-score-total"), values: result.points, rule: result.rule, total: true,
  };
  const details = result.details["details"] as Numbers[] | undefined;
  const measures = result.details["measures"] as Numbers[] | undefined;
  if (!details || !measures) return [total];
  const lines: ScoreLine[] = [
    { label: words.say("web-score-final"), values: details.map((line) => line["final"] ?? 0), rule: RULE.final },
  ];
  for (const kind of KINDS) {
    const [first = 0, second = 0] = measures.map((line) => line[kind] ?? 0);
    lines.push({
      label: words.say(`web-score-${kind}`, { first, second }),
      values: details.map((line) => line[kind] ?? 0),
      rule: RULE[kind],
    });
  }
  lines.push(total);
  const why = words.sayIf(`reason-${result.reason}`);
  if (why && result.reason !== "points") {
    const values = result.points.map((_, seat) => (result.winners.includes(seat) ? "★" : ""));
    lines.push({ label: why, values, rule: result.rule });
  }
  return lines;
}
