/** What everybody sees of a game of Totem: the wire form of games/totem/view.py. */

export interface TotemPlayer {
  totem: string | null;
  /** On the board. */
  pieces: string[];
  reserve: number;
  lost: number;
  /** When it left the game, counted in finished movements; 0 while it plays. */
  left: number;
}

export type Phase = "off" | "start" | "roll" | "use" | "move" | "remove" | "again" | "over";

export interface TotemView {
  players: TotemPlayer[];
  options: [string, string | number][];
  phase: Phase;
  turn: number;
  /** -1 during the roll-off. */
  starter: number;
  rivals: number[];
  /** All dice of the roll-off: 0:5 1:5 2:3, then those of the tie. */
  thrown: string[];
  settled: number;
  dice: [number, number];
  points: number;
  /** The unit in motion, and its trail. */
  mover: string | null;
  trail: string[];
  /** The trail of every unit that has moved: where it set out from, then cell by cell, last where it stands. */
  trails: string[][];
  done: string[];
  /** A tie of pieces to choose from, then what falls after it. */
  falling: string[][];
  quiet: number;
  quiet_limit: number;
  loud: boolean;
  added: boolean;
  rolls: number;
  movements: number;
  ended: string;
}

/** All units of a player, the totem first. */
export function unitsOf(player: TotemPlayer): string[] {
  return player.totem ? [player.totem, ...player.pieces] : [...player.pieces];
}

/** Whose unit stands on a cell. */
export type Owners = ReadonlyMap<string, number>;

export function ownersOf(view: TotemView): Map<string, number> {
  return new Map(view.players.flatMap((player, seat) => unitsOf(player).map((cell) => [cell, seat] as const)));
}

export function optionOf(view: TotemView, name: string): string | number | undefined {
  return view.options.find(([key]) => key === name)?.[1];
}
