/** For tests: words from the game's own files, and small tables. */

import en from "../../../../src/sobremesa/games/euphoria/text/en.ftl?raw";
import es from "../../../../src/sobremesa/games/euphoria/text/es.ftl?raw";
import { speaker } from "../../lib/testing";
import type { Words } from "../../lib/words";
import type { Piece } from "../../wire";
import type { Kind } from "./recruits";
import type { EuphoriaView, RecruitSeen } from "./view";

export const wordsIn = (lang: "en" | "es"): Words => speaker(lang, lang === "en" ? en : es);

/** "(E)" hidden and known, "E" exposed, "(?)" hidden and unknown. */
function recruit(text: string, owner: number): RecruitSeen {
  const kind = text.replace(/[()]/g, "");
  return {
    exposed: !text.startsWith("("),
    kind: kind === "?" ? null : (kind as Kind),
    knowers: [owner],
    met: [],
    cleared: false,
  };
}

/** A table from the rows of its players, as seat 0 sees it in its own action. */
export function tableOf(rows: readonly string[], change: Partial<EuphoriaView> = {}): EuphoriaView {
  const players = rows.length;
  return {
    seat: 0, players, edition: 11, first_player: "random", must_act: false, max_rounds: 50, reaction_prompt: "all", turn: 0, round: 1, active: 0, phase: "action", dealt: 0,
    recruits: rows.map((row, owner) => row.split(" ").map((text) => recruit(text, owner))),
    team: "euphorian", anarchists: rows.map(() => false), center: 2, aims: rows.map(() => null),
    hand: ["lens", "lid"], hand_sizes: rows.map(() => 2), hand_known: rows.map(() => []), deck: 16, discard: [],
    left_over: 0, left_over_kind: null, declared: null, reaction: null, step: 0, waiting_rows: [], answers: rows.map(() => null),
    drawer: null, draws: 0, cause: 0, winners: [], reason: null, winning_team: null, teams: [], ...change,
  };
}

export const FOUR = ["(LE) (E) S", "(?) (?) (?)", "(?) LS (?)", "(?) (?) E"] as const;

export const piece = (change: Partial<Piece>): Piece => ({ number: 1, time: 0, kind: "decided", ...change });
