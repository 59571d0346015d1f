/** What is awaited: of me as an offer, of others as what they do. */

import type { Words } from "../../lib/words.svelte";
import type { PyramidsView } from "./view";

export function status(view: PyramidsView, seat: number | null, _legal: readonly string[], words: Words): string {
  const [who, ...more] = view.deciders;
  const others = who !== undefined && who >= 0 && (seat === null || !view.deciders.includes(seat));
  const waits = others && view.players > 1 ? words.sayIf(more.length ? `waits-${view.phase}-all` : `waits-${view.phase}`, { seat: who }) : null;
  return waits ?? (view.players === 1 ? words.sayIf(`phase-${view.phase}-alone`) : null) ?? words.say(`phase-${view.phase}`);
}
