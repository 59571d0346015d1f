/** The result, line by line: what each round brought, and what decided a tie. */

import type { Words } from "../../lib/words.svelte";
import type { ResultView } from "../../wire";
import type { ScoreLine, Standing } from "../game";
import type { PyramidsView } from "./view";

/** Only one's own points are open before the end (PYR-73); who plays alone scores at the end. */
export const standings = (view: PyramidsView, words: Words): (Standing | null)[] =>
  view.boards.map(({ points }) => {
    if (!points || view.players === 1) return null;
    const value = points.reduce((sum, more) => sum + more, 0);
    return { value, said: `${words.say("board-points")}: ${value}` };
  });

export function score(result: ResultView, view: PyramidsView, words: Words): ScoreLine[] {
  const details = result.details;
  if (view.players === 1) {
    return [
      { label: words.say("web-score-goals"), values: [Number(details["goals"])], rule: "PYR-97" },
      { label: words.say("web-score-turn"), values: [Number(details["turn"])], rule: "PYR-104" },
      { label: words.say("web-score"), values: [Number(details["score"])], rule: "PYR-105", total: true },
    ];
  }
  const rounds = Math.max(0, ...view.boards.map((board) => board.points?.length ?? 0));
  const lines: ScoreLine[] = [];
  for (let round = 0; round < rounds; round++) {
    lines.push({
      label: words.say("web-score-round", { round: round + 1 }),
      values: view.boards.map((board) => board.points?.[round] ?? ""),
      rule: round + 1 === view.rounds ? "PYR-86" : "PYR-72",
    });
  }
  lines.push({ label: words.say("web-score-total"), values: result.points, rule: "PYR-87", total: true });
  lines.push({ label: words.say("web-score-spaces"), values: details["spaces"] as number[], rule: "PYR-88" });
  lines.push({ label: words.say("web-score-units"), values: details["units"] as number[], rule: "PYR-88" });
  return lines;
}
