/** The course of a lesson: where it stops, what is asked there, and what is said. */

import type { LessonFrame, Meaning } from "../wire";

type Frame = Pick<LessonFrame, "comment" | "decision" | "legal" | "choices">;

/** What the decision means that comes next; null where the learner has none. */
export function meaningOf({ decision, legal, choices }: Frame): Meaning | null {
  return decision === null ? null : (choices[legal.indexOf(decision)] ?? { key: decision.split(" ")[0] ?? "", args: {} });
}

/** Does a frame go on with what the one before has asked: another step of a walk, another card of a row? */
function goesOn(frames: readonly Frame[], at: number): boolean {
  const [before, now] = [frames[at - 1], frames[at]];
  if (!before || !now || now.comment || now.decision === null) return false;
  return meaningOf(before)?.key === meaningOf(now)?.key;
}

/** Where what is asked now was asked at first. */
export function head(frames: readonly Frame[], at: number): number {
  while (goesOn(frames, at)) at -= 1;
  return at;
}

/** What is asked from here on: the learner's decisions up to where something new is said. */
export function asked(frames: readonly Frame[], at: number): string[] {
  const line: string[] = [];
  for (let next = at; next === at || goesOn(frames, next); next++) {
    const decision = frames[next]?.decision;
    if (decision === null || decision === undefined) break;
    line.push(decision);
  }
  return line;
}

/** Does the lesson wait for the learner here, to decide or to read? */
export const stops = (frame: Frame): boolean => frame.decision !== null || frame.comment !== "";

/** The stop before this one, or the beginning. */
export function stopBefore(frames: readonly Frame[], at: number): number {
  let before = head(frames, at) - 1;
  while (before > 0 && !stops(frames[before]!)) before -= 1;
  return Math.max(0, head(frames, Math.max(0, before)));
}
