/** Positions for tests: round 2 as seat 0 sees it, and what a test wants otherwise. */

import type { EvidenciaView } from "./view";

export function position(changed: Partial<EvidenciaView>): EvidenciaView {
  return {
    seat: 0, rules: "1.1", pile_backs: "top", run_repeats: "block", eye_by_swap: "blank", memory_aid: "on", phase: "play", round: 2,
    deciders: [0, 1],
    challenge: "green-man", chosen: ["", ""], table: [], winner: null, buried: false,
    hands: [["garden-gnome", "slit-pupils"], ["?A", "?R"]],
    zones: [["pointed-hat"], ["zurich-bankers"]],
    pyramid: ["eye", "", "", "", "", ""], shows: ["I", "", "", "", "", ""], base_open: false, face_up: "",
    challenges: ["?A", "?", "?"], draws: [["?I", "?", "?"], ["?G", "?", "?"]], final: ["?A"],
    unseen: [], rows: [[], []], complete: [false, false], eye: "no", final_winner: null, points: [],
    ...changed,
  };
}
