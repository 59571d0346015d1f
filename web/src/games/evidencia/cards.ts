/** What the box holds (section 3 of the rules), and what a text of a card tells. */

import box from "./cards.json";

export const FACTIONS = ["G", "A", "I", "R"] as const;
export type Faction = (typeof FACTIONS)[number];

/** In the order in which the pyramid is filled (EVI-24). */
export const SLOTS = ["B1", "B2", "B3", "M1", "M2", "T"] as const;
export type Slot = (typeof SLOTS)[number];

export interface Challenge {
  kind: string;
  symbol?: string;
  number?: number;
}

export interface CardData {
  value: number;
  symbols: Faction[];
  back: Faction;
  challenge: Challenge;
  /** The power of a special card: abduction, gnome, eye or "". */
  power: string;
}

export const CARDS = box as Readonly<Record<string, CardData>>;
export const EYE = "eye";
export const ABDUCTION = "abduction";
export const GNOME = "gnome-reveal";

/** What is printed on a card; undefined where its front is not seen. */
export const front = (card: string): CardData | undefined => CARDS[card];

/** The faction on the back of a card, also of `?G`; null where not even the back is seen. */
export function back(card: string): Faction | null {
  const shown = CARDS[card]?.back ?? card.charAt(1);
  return FACTIONS.find((faction) => faction === shown) ?? null;
}

/** The cards that a face-down one can be, of those that this seat has not seen. */
export function candidates(card: string, unseen: readonly string[]): string[] {
  const shown = back(card);
  return shown ? unseen.filter((name) => CARDS[name]?.back === shown) : [...unseen];
}
