/** What the face of rock, paper, scissors knows besides its drawing. */

import type { Words } from "../../lib/words.svelte";
import type { RpsView } from "./view";

export const CHOICES = ["rock", "paper", "scissors"] as const;

export function status(_view: RpsView, _seat: number | null, legal: readonly string[], words: Words): string {
  return legal.length ? words.say("web-choose") : words.say("web-wait");
}

/** All rounds, the latest last; a seat that has not chosen yet has nothing there. */
export function rounds(view: RpsView): (number | undefined)[][] {
  const count = Math.max(...view.chosen.map((row) => row.length));
  return Array.from({ length: count }, (_, round) => view.chosen.map((row) => row[round]));
}
