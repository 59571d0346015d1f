/** Misty in words: cards, windows, what is awaited, and how a result came about. */

import type { ScoreLine, Standing } from "../game";
import type { Words } from "../../lib/words.svelte";
import type { ResultView } from "../../wire";
import { drawingOf, isCard, kindOf } from "./cards";
import { best, played, points, stackAt, stepsOf, type Glass, type Points } from "./preview";
import type { MistyView, WindowView } from "./view";

/** "rocket, arrow up"; where the drawing is the kind, just "flower". */
export function nameOf(card: string, words: Words): string {
  if (!isCard(card)) return card;
  const drawing = words.say(`card-${drawingOf(card)}`);
  const kind = words.say(`kind-${kindOf(card)}`);
  return drawing === kind ? drawing : words.say("web-card", { drawing, kind });
}

/** What I may do now, or what the table waits for. */
export function status(view: MistyView, seat: number | null, legal: readonly string[], words: Words): string {
  if (view.step === "activate" && legal.length) {
    return words.say(legal[0]?.startsWith("feed") ? "web-status-feed" : "web-status-move");
  }
  if (view.step === "place" && legal.length && seat !== null) {
    return words.say("web-status-place", { card: nameOf(view.revealed[seat] ?? "", words) });
  }
  if (legal.length || view.step === "deal" || view.step === "over") return words.say(`step-${view.step}`);
  return words.say(`web-wait-${view.step}`);
}

export const standings = (view: MistyView, words: Words): Standing[] =>
  view.rounds_won.map((won) => ({ value: won, said: words.say("board-won", { won }) }));

const PARTS: readonly (readonly [keyof Points, string])[] = [
  ["flowers", "MIS-52"], ["smiles", "MIS-53"], ["pairs", "MIS-53"], ["others", "MIS-54"],
];

/** The score of a round, line by line: what each kind of card gave, the sum, and what could have been. */
export function roundLines(windows: readonly WindowView[], view: MistyView, words: Words): ScoreLine[] {
  const disjoint = view.smile_pairs === "disjoint";
  const found = windows.map((window) => points(played(window.laid, stepsOf(window)), disjoint));
  const lines: ScoreLine[] = PARTS.map(([part, rule]) => ({
    label: words.say(`web-points-${part}`),
    values: found.map((each) => each[part]),
    rule: part === "pairs" && disjoint ? "MIS-R18" : rule,
  }));
  lines.push({ label: words.say("web-points-round"), values: found.map((each) => each.total), rule: "MIS-55", total: true });
  const possible = windows.map((window) => best(window.laid, disjoint).points);
  lines.push({ label: words.say("web-points-best"), values: possible });
  return lines;
}

/** How the match was won: every round in its parts, then the rounds won. */
export function score(result: ResultView, view: MistyView, words: Words): ScoreLine[] {
  const lines = view.past_windows.flatMap((windows, index): ScoreLine[] => {
    const won = view.scores[index] ?? [];
    const most = Math.max(...won);
    return [
      {
        label: words.say("board-activation", { round: index + 1 }),
        values: won.map((each) => (each === most ? words.say("web-wins-round") : "")),
        rule: "MIS-56",
      },
      ...roundLines(windows, view, words),
    ];
  });
  // Whoever is left when the others resign has won the match, but no round by that.
  const rounds = result.points.map((_, seat) => view.scores.filter((each) => each[seat] === Math.max(...each)).length);
  lines.push({ label: words.say("web-rounds-won"), values: rounds, rule: result.rule, total: true });
  if (result.reason.startsWith("points")) {
    const sums = result.points.map((_, seat) => view.scores.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
    lines.push({ label: words.say("web-points-all"), values: sums, rule: "MIS-R21" });
  }
  return lines;
}

/** A window read aloud, row by row. */
export function describe(glass: Glass, words: Words): string {
  if (!glass.panes.length) return words.say("web-window-empty");
  return Array.from({ length: glass.rows }, (_, row) => {
    const cards = Array.from({ length: glass.columns }, (_, column) => {
      const stack = stackAt(glass, column, row).map((pane) => nameOf(pane.card, words));
      return stack.reverse().join(` ${words.say("web-over")} `) || words.say("web-space-empty");
    });
    return words.say("web-row", { row: row + 1, cards: cards.join("; ") });
  }).join(" ");
}
