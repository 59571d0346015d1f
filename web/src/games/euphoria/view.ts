/** What a seat sees of Euphoria: the fields of section 9 of the rules, as the server sends them. */

export type Kind = "LE" | "LS" | "E" | "S";
export type Team = "euphorian" | "subterra" | "anarchist" | "single" | "none";

export interface RecruitSeen {
  exposed: boolean;
  /** Null: this seat does not know it. */
  kind: Kind | null;
  knowers: number[];
  met: string[];
  cleared: boolean;
}

/** The action under way, as everybody sees it. */
export interface Declared {
  window: "" | "interrogate" | "arm" | "artifact" | "shot" | "after_shot";
  target: number | null;
  slot: string | null;
  aim: number | null;
  card: string | null;
  picks: string[];
  ears: number[];
  lamp: boolean;
  reactions: number;
  fresh: string | null;
  /** Null: nobody may learn who is asked (EUP-157). */
  asked: number[] | null;
  waiting: number[] | null;
}

export type Phase =
  | "recruits" | "artifacts" | "first" | "order" | "artifact" | "action" | "pick" | "window"
  | "resolve" | "aim" | "draw" | "over";

export interface EuphoriaView {
  seat: number;
  players: number;
  must_act: boolean;
  max_rounds: number;
  turn: number;
  round: number;
  active: number | null;
  phase: Phase;
  recruits: RecruitSeen[][];
  team: Team | null;
  anarchists: boolean[];
  center: number;
  aims: (number | null)[];
  hand: string[];
  hand_sizes: number[];
  hand_known: string[][];
  deck: number;
  discard: string[];
  left_over: number;
  left_over_kind: Kind | null;
  declared: Declared | null;
  reaction: string | null;
  answers: (string | null)[];
  winners: number[];
  reason: string | null;
  winning_team: Team | null;
  teams: Team[];
}

/** "4.2" is the second recruit of seat 4. */
export interface Place {
  seat: number;
  place: number;
}

export function placeOf(slot: string): Place {
  return { seat: Number(slot[0]), place: Number(slot[2]) };
}

export function recruitAt(view: EuphoriaView, slot: string): RecruitSeen | undefined {
  const { seat, place } = placeOf(slot);
  return view.recruits[seat]?.[place - 1];
}

export function slotsOf(seat: number): string[] {
  return [1, 2, 3].map((place) => `${seat}.${place}`);
}

/** The faction whose colours a recruit wears. */
export function factionOf(kind: Kind): "euphorian" | "subterra" {
  return kind.endsWith("E") ? "euphorian" : "subterra";
}

export const isLeader = (kind: Kind): boolean => kind.length === 2;
