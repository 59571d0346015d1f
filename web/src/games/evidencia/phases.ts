/** The two halves of the game. */

import type { EvidenciaView } from "./view";

/** Rounds 1 to 6; the other half of the game is arranging. */
export const gathering = ({ phase }: EvidenciaView): boolean =>
  ["deal", "play", "scatter", "winner", "loser"].includes(phase);
