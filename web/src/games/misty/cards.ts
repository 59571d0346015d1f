/** The 54 cards: what a card's name tells. Their drawings are in drawings.ts. */

export const KINDS = ["up", "down", "left", "right", "flower", "smile", "monster", "plain"] as const;
export type Kind = (typeof KINDS)[number];

const LETTERS: Readonly<Record<string, Kind>> = {
  U: "up", D: "down", L: "left", R: "right", F: "flower", S: "smile", M: "monster", P: "plain",
};

export type Drawing =
  | "rocket" | "balloon" | "leaf" | "raindrop" | "tractor" | "unicycle" | "truck" | "scooter"
  | "flower" | "smile" | "monster" | "heart" | "star" | "house";

/** By kind: its drawings, and the highest number that shows each (MIS-1). */
const DRAWINGS: Readonly<Record<Kind, readonly (readonly [Drawing, number])[]>> = {
  up: [["rocket", 4], ["balloon", 7]],
  down: [["leaf", 4], ["raindrop", 7]],
  left: [["tractor", 4], ["unicycle", 7]],
  right: [["truck", 4], ["scooter", 7]],
  flower: [["flower", 7]],
  smile: [["smile", 8]],
  monster: [["monster", 5]],
  plain: [["heart", 2], ["star", 4], ["house", 6]],
};

/** One step of an arrow card: columns to the right, rows down (MIS-32). */
export const STEPS: Readonly<Partial<Record<Kind, readonly [number, number]>>> = {
  up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0],
};

/** Is this the name of a card, "F03"? Records may name others, and "?" for those not known. */
export const isCard = (name: string): boolean => drawingIf(name) !== null;

export function kindOf(card: string): Kind {
  const kind = LETTERS[card[0] ?? ""];
  if (!kind) throw new Error(`${card} is no card`);
  return kind;
}

export function drawingOf(card: string): Drawing {
  const drawing = drawingIf(card);
  if (!drawing) throw new Error(`${card} is no card`);
  return drawing;
}

function drawingIf(card: string): Drawing | null {
  const kind = /^[A-Z]\d\d$/.test(card) ? LETTERS[card[0] ?? ""] : undefined;
  const number = Number(card.slice(1));
  if (!kind || number < 1) return null;
  return DRAWINGS[kind].find(([, highest]) => number <= highest)?.[0] ?? null;
}

/** A small number of the card's own, so that no two drawings are quite the same. */
export const whimOf = (card: string): number => (card.charCodeAt(0) * 31 + Number(card.slice(1)) * 17) % 11;
