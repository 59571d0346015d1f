/** The view of Rolling Pyramids, as games/pyramids/view.py writes it. */

export interface HexView {
  hex: string;
  /** A seat, "P" for the Pharaoh, or empty. */
  owner: string;
  ordinary: number;
  heroes: number;
}

export interface BoardView {
  faction: string;
  start: string;
  numbers: [string, number][];
  fresh: string[];
  marked: string[];
  crossed: string[];
  upgrades: string[];
  stock: string[];
  worth: [string, number][];
  units: [string, number, boolean][];
  written: number;
  targets: [string, string][] | null;
  conquests: number;
  points: number[] | null;
}

export interface PyramidsView {
  /** The edition of the rules. */
  rules: string;
  seat: number;
  players: number;
  options: [string, unknown][];
  phase: string;
  round: number;
  rounds: number;
  first: number | null;
  deciders: number[];
  turn: number;
  ground: HexView[];
  devices: string[];
  dice: [string, number][];
  die: [string, number] | null;
  fits: [string, string[]][];
  boards: BoardView[];
  chosen: number;
  held: [string, number][];
  earning: string[];
  result: Record<string, unknown> | null;
}

export const PHARAOH = 4;

/** The colour of an owner: a seat's number, or the Pharaoh's. */
export const side = (owner: string): number => (owner === "P" || owner === "n" ? PHARAOH : Number(owner));

export function mapName(view: PyramidsView): string {
  return String(view.options.find(([name]) => name === "map")?.[1] ?? "inner");
}
