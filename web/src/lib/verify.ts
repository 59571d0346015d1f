/** Does the luck of a finished game come from what the table promised? Worked out here, by nobody else. */

import { commitment, Stream, type Opened } from "./fair";
import type { Draws, Header } from "./draws";

export type Verdict =
  | { kind: "kept"; lines: number; contributions: string[] }
  | { kind: "sealed" | "none" | "promise" | "unknown" }
  | { kind: "differs"; line: string; derived: string };

interface Step {
  lines: readonly string[];
  view: unknown;
}

/** The header of a record: its first line that is not a comment. */
export function headerOf(record: string): Header {
  const line = record.split("\n").find((found) => found.trim() && !found.startsWith("#")) ?? "{}";
  return JSON.parse(line) as Header;
}

/** The lines of a record: without header, comments and result. */
export const linesOf = (record: string): string[] =>
  record.split("\n").filter((line) => /^(!|\d+:) /.test(line));

function isOpened(fair: Record<string, unknown>, players: number): boolean {
  const { contributions } = fair;
  return fair["version"] === 1 && Array.isArray(contributions) && contributions.length === players;
}

/** `steps` are those of somebody who sees everything: the beginning, and then one for each event. `draws` are the game's. */
export function verify(record: string, steps: readonly Step[], draws: Draws | null): Verdict {
  const header = headerOf(record);
  if (!header.fair || !isOpened(header.fair, header.players)) return { kind: "none" };
  if (typeof header.fair["secret"] !== "string") return { kind: "sealed" };
  const fair = header.fair as unknown as Opened;
  if (commitment(fair.table, fair.secret) !== fair.commitment) return { kind: "promise" };
  const stream = new Stream(fair);
  const memory = new Map<string, unknown>();
  // What is turned up is heard with the sign of chance as well, but only what is drawn stands in the record.
  const drawn = linesOf(record).filter((line) => line.startsWith("!"));
  let lines = 0;
  let before: unknown = steps[0]?.view;
  for (const step of steps) {
    for (const line of step.lines) {
      if (line !== drawn[lines]) continue;
      const derived = draws?.[line.split(" ")[1] ?? ""]?.({ line, header, stream, view: before, memory });
      if (derived === undefined) return { kind: "unknown" };
      if (derived !== line) return { kind: "differs", line, derived };
      lines++;
    }
    before = step.view;
  }
  if (lines < drawn.length) return { kind: "unknown" };
  return { kind: "kept", lines, contributions: fair.contributions };
}
