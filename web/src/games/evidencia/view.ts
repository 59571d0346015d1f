/** The view of a seat, as src/sobremesa/games/evidencia/view.py sends it; pairs are by seat. */

import type { Faction, Slot } from "./cards";

export type Phase =
  | "deal" | "play" | "scatter" | "winner" | "loser" | "abduction" | "gnome" | "order" | "done";

export interface EvidenciaView {
  seat: number;
  /** The edition of the rules. */
  rules: string;
  run_repeats: "block" | "touching";
  eye_by_swap: "blank" | "counts";
  memory_aid: "on" | "off";
  phase: Phase;
  round: number;
  challenge: string;
  /** Cards chosen or played: "" not yet, "?" in secret. */
  chosen: string[];
  /** Those of the three cards of the round that have no place yet. */
  table: string[];
  winner: number | null;
  buried: boolean;
  hands: string[][];
  zones: string[][];
  pyramid: string[];
  shows: (Faction | "")[];
  /** Has the base been revealed, in order to swap Abduction? */
  base_open: boolean;
  face_up: Slot | "";
  challenges: string[];
  draws: string[][];
  final: string[];
  unseen: string[] | null;
  rows: string[][];
  complete: boolean[];
  eye: "yes" | "no" | "?";
  final_winner: number | null;
  points: number[];
}

/** Rounds 1 to 6; the other half of the game is arranging. */
export const gathering = (view: EvidenciaView): boolean =>
  ["deal", "play", "scatter", "winner", "loser"].includes(view.phase);

/** Who sits below: the reader, or seat 0 for somebody who looks on. */
export const below = (seat: number | null): number => (seat === 1 ? 1 : 0);
