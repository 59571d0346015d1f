/** From gestures to texts: what a card dropped somewhere means, and how a row is rearranged. */

import { ABDUCTION, GNOME, SLOTS } from "./cards";
import type { EvidenciaView } from "./view";

/** Where a card can be let go: the round's scene, the own zone, the pyramid or one of its slots. */
export type Target = "scene" | "zone" | "pyramid" | (typeof SLOTS)[number];

/** The decision that dropping a card there stands for; null if it stands for none. It need not be legal. */
export function dropped(view: EvidenciaView, card: string, target: string): string | null {
  const slot = SLOTS.find((name) => name === target);
  switch (view.phase) {
    case "play":
      return target === "scene" ? `play ${card}` : null;
    case "winner":
    case "loser":
      if (target === "zone") return `take ${card}`;
      return target === "pyramid" || slot ? `bury ${card}` : null;
    case "abduction":
      return slot && card === ABDUCTION ? `abduct ${slot}` : null;
    case "gnome":
      return slot && card === GNOME ? `gnome ${slot}` : null;
    default:
      return null;
  }
}

/** The decision of pressing a slot of the pyramid; also one that the rules refuse, so that they can say why. */
export function pressed(view: EvidenciaView, slot: string, picked: string): string | null {
  if (view.phase === "abduction") return `abduct ${slot}`;
  if (view.phase === "gnome") return `gnome ${slot}`;
  return picked ? dropped(view, picked, slot) : null;
}

/** The slot that the next buried card comes to (EVI-24), or "". */
export const nextSlot = (view: EvidenciaView): string => SLOTS[view.pyramid.indexOf("")] ?? "";

export function swapped(row: readonly string[], first: number, second: number): string[] {
  const found = [...row];
  [found[first], found[second]] = [row[second]!, row[first]!];
  return found;
}

/** A card taken out and put in elsewhere; those between close up. */
export function moved(row: readonly string[], from: number, to: number): string[] {
  const found = row.filter((_, place) => place !== from);
  found.splice(to, 0, row[from]!);
  return found;
}

/** The row being arranged: what is placed for good, then the draft as far as its cards are still in the hand. */
export function arranged(placed: readonly string[], hand: readonly string[], draft: readonly string[]): string[] {
  const kept = draft.filter((card) => hand.includes(card));
  return [...placed, ...kept, ...hand.filter((card) => !kept.includes(card))];
}

/** The decisions that present a row: the sixth card places itself (EVI-22). */
export const placements = (row: readonly string[], placed: number): string[] =>
  row.slice(placed, 5).map((card) => `place ${card}`);
