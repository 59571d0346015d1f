/** What of an analysis is worth looking at, in the order in which it happened. */

import type { AnalysisView, Decision, DecisionTold, Stroke as Brought } from "../wire";

/** Decisions and strokes of luck that are listed. */
const DECISIONS = 10;
const FORTUNES = 6;
/** Luck that is worth a line. */
const FELT = 0.02;

export interface Choice {
  kind: "choice";
  event: number;
  turn: number;
  found: Decision;
  told: DecisionTold;
}

/** What chance brought together counts together: the dice of a roll, the cards of a deal. */
export interface Stroke {
  kind: "stroke";
  /** The last event of it. */
  event: number;
  turn: number;
  found: Brought;
}

export type Key = Choice | Stroke;

const most = (luck: readonly number[]): number => Math.max(...luck.map(Math.abs));

export const choices = ({ whole, decisions }: AnalysisView): Choice[] =>
  whole.decisions.map((found, at) => ({ kind: "choice", event: found.event, turn: found.turn, found, told: decisions[at]! }));

/** The decisions that cost most, and the luck that counted most. */
export function keys(view: AnalysisView): Key[] {
  const bad = choices(view).filter(({ found }) => found.quality !== "good");
  const worst = bad.sort((one, other) => other.found.loss - one.found.loss).slice(0, DECISIONS);
  const felt = view.strokes.filter(({ luck }) => most(luck) >= FELT).sort((one, other) => most(other.luck) - most(one.luck));
  const strongest: Stroke[] = felt.slice(0, FORTUNES).map((found) => ({ kind: "stroke", event: found.event, turn: found.turn, found }));
  return [...worst, ...strongest].sort((one, other) => one.event - other.event);
}

const stepsOf = (view: AnalysisView, seat: number | null): readonly number[] => view.steps[seat === null ? 0 : seat + 1] ?? [];

/** The step of a replay after so many events, as a seat sees it, or somebody who sees everything (null). */
export const stepAt = (view: AnalysisView, seat: number | null, events: number): number => stepsOf(view, seat)[events] ?? 0;

/** How many events had happened at a step, as far as it shows. */
export const eventsAt = (view: AnalysisView, seat: number | null, step: number): number => Math.max(0, stepsOf(view, seat).indexOf(step));

/** The decision that is due at a step: the own one of whoever looks, or the next one of all. */
export const dueAt = (view: AnalysisView, seat: number | null, step: number): Choice | undefined =>
  choices(view).find(({ event, found }) => stepAt(view, seat, event) === step && (seat === null || seat === found.seat));
