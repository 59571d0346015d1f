/** What the latest deployment came to, space by space and step by step: from the notes of the rules, which judge alone. */

import type { Note, Piece } from "../../wire";
import { PHARAOH } from "./sides";

export interface Battle {
  space: string;
  steps: Note[];
}

const STEPS = new Set([
  "defends", "attacks", "bomb", "bombed", "umbrella", "rammed", "spiked", "strength", "fight", "tie", "crushed", "emptied", "holds",
  "conquest", "walker-stays", "walkers-fall", "walkers-win",
]);

const isStep = (note: Note): boolean => STEPS.has(note.key) && note.args["space"] !== undefined;

/** The latest battles in some pieces, in the order in which they were fought. */
export function battles(pieces: readonly Piece[]): Battle[] {
  const fought = pieces.filter((piece) => piece.notes?.some(isStep)).at(-1);
  const found = new Map<string, Note[]>();
  for (const note of (fought?.notes ?? []).filter(isStep)) {
    const space = String(note.args["space"]);
    found.set(space, [...(found.get(space) ?? []), note]);
  }
  return [...found].map(([space, steps]) => ({ space, steps }));
}

/** A side that is in the space, as it is at one step of its battle. */
export interface Force {
  seat: number;
  ordinary: number;
  heroes: number;
  defends: boolean;
  /** What it counts in the fight. */
  strength: number | null;
  /** Units that this step takes, or brings if it is less than nothing. */
  lost: number;
}

/** One step of a battle, as the map shows it. */
export interface Frame {
  space: string;
  kind: "arrive" | "bombs" | "devices" | "fight" | "outcome" | "walk";
  forces: Force[];
  bombs: { seat: number; points: number }[];
  steps: Note[];
  conquered: boolean;
}

const KINDS: Readonly<Record<string, Frame["kind"]>> = {
  defends: "arrive", attacks: "arrive", bomb: "arrive", bombed: "bombs", umbrella: "bombs", rammed: "devices", spiked: "devices",
  strength: "fight", fight: "fight", tie: "fight", crushed: "fight", holds: "outcome", emptied: "outcome", conquest: "outcome",
  "walker-stays": "walk", "walkers-fall": "walk", "walkers-win": "walk",
};

const units = ({ ordinary, heroes }: Force): number => ordinary + heroes;

/** A battle as the steps that are shown one after the other: who arrives, what bombs and devices take, who holds. */
export function frames({ space, steps }: Battle): Frame[] {
  const found: Frame[] = [];
  for (const note of steps) {
    const kind = KINDS[note.key] ?? "outcome";
    let frame = found.at(-1);
    if (frame?.kind !== kind) {
      const forces = (frame?.forces ?? []).filter((force) => units(force) > 0).map((force) => ({ ...force, lost: 0 }));
      frame = { space, kind, forces, bombs: kind === "bombs" ? (frame?.bombs ?? []) : [], steps: [], conquered: false };
      found.push(frame);
    }
    frame.steps.push(note);
    happen(frame, note);
  }
  return found;
}

function happen(frame: Frame, { key, args }: Note): void {
  const number = (name: string): number => Number(args[name] ?? 0);
  const seat = number("seat");
  const force = frame.forces.find((other) => other.seat === seat);
  const now = { ordinary: number("ordinary"), heroes: number("heroes") };
  if (key === "bomb") frame.bombs.push({ seat, points: number("points") });
  else if (key === "strength" && force) force.strength = number("strength");
  else if (key === "conquest") frame.conquered = true;
  else if (key === "emptied") frame.forces = [];
  else if (key === "defends" || key === "attacks") {
    frame.forces.push({ seat, ...now, defends: key === "defends", strength: null, lost: 0 });
  } else if (KINDS[key] === "walk") {
    // The Pharaoh's soldiers come, fight and are done in one note; in the solo game all other units are those of seat 0.
    const there = { ordinary: number("units"), heroes: 0, defends: true, strength: null, lost: key === "walker-stays" ? -1 : 0 };
    frame.forces = there.ordinary ? [{ seat: key === "walkers-fall" ? 0 : PHARAOH, ...there }] : [];
  } else if (key === "holds") {
    const before = force ? units(force) : 0;
    frame.forces = [{ ...(force ?? { seat, defends: true, strength: null }), ...now, lost: Math.max(0, before - now.ordinary - now.heroes) }];
  } else if (force && args["before"] !== undefined) {
    Object.assign(force, now, { lost: number("before") - now.ordinary - now.heroes });
  }
}
