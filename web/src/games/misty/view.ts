/** What the server shows of a match: games/misty/view.py. */

export type Rows = readonly (readonly (readonly string[])[])[];

export interface WindowView {
  /** As it lies now, rows from the top: the stack of each space, the lowest card first. */
  spaces: Rows;
  /** As it lay before the activation. */
  laid: Rows;
  /** The arrow cards activated, in their order. */
  moved: readonly string[];
  /** Monster and flower, in their order. */
  fed: readonly (readonly [string, string])[];
  gone: readonly string[];
}

export interface MistyView {
  seat: number;
  /** The edition of the rules. */
  rules: string;
  players: number;
  variant: "standard" | "introductory";
  rounds_to_win: number;
  smile_pairs: "adjacent" | "disjoint";
  match_tie: "shared" | "points";
  feeding: "choose" | "auto";
  round: number;
  phase: number;
  turn: number;
  step: "deal" | "pick" | "place" | "activate" | "over";
  passing: "left" | "right";
  deciders: readonly number[];
  hand: readonly string[];
  hand_sizes: readonly number[];
  stock_size: number;
  /** By seat; null for a hand that was never held. */
  known_hands: readonly (readonly string[] | null)[];
  unseen: readonly string[];
  decided: readonly boolean[];
  choices: readonly string[];
  /** By seat, while cards are being placed; else empty texts. */
  revealed: readonly string[];
  windows: readonly WindowView[];
  rounds_won: readonly number[];
  scores: readonly (readonly number[])[];
  past_windows: readonly (readonly WindowView[])[];
  winners: readonly number[];
  reason: string;
}

/** What the server works out for a player: games/misty/aids.py. */
export interface MistyAids {
  activation: { best: number; order: readonly string[]; totals: readonly number[] } | null;
}
