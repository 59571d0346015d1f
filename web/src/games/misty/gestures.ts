/** What a click on a card of one's own window means. */

import { food, paneOf, type Glass } from "./preview";
import { placing } from "./building";

export interface Gesture {
  /** A decision to send, legal or not: the table says why not. */
  decision?: string;
  /** A first step: this monster will eat. */
  monster?: string;
}

/** The monster that eats next: the chosen one, or the only one that can. */
export function eater(legal: readonly string[], chosen: string): string {
  const monsters = new Set(legal.filter((text) => text.startsWith("feed ")).map((text) => text.split(" ")[1] ?? ""));
  if (monsters.has(chosen)) return chosen;
  return monsters.size === 1 ? ([...monsters][0] ?? "") : "";
}

export function gesture(card: string, glass: Glass, legal: readonly string[], chosen: string): Gesture {
  const pane = paneOf(glass, card);
  if (legal.some((text) => text.startsWith("place "))) {
    return { decision: placing(pane.column + 1, pane.row + 1) }; // there is a card already
  }
  const monster = eater(legal, chosen);
  if (pane.kind === "flower" && monster) return { decision: `feed ${monster} ${card}` };
  if (pane.kind === "monster" && legal.some((text) => text.startsWith(`feed ${card} `))) return { monster: card };
  const [flower] = food(glass);
  if (pane.kind === "monster" && flower) return { decision: `feed ${card} ${flower}` }; // too early, or too late
  return { decision: `move ${card}` };
}
