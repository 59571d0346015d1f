/** Recruits, their places and their colours. */

import type { EuphoriaView, RecruitSeen } from "./view";

export type Kind = NonNullable<RecruitSeen["kind"]>;
export type Team = EuphoriaView["teams"][number];

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

export const isLeader = (kind: Kind): boolean => kind.length === 2;
