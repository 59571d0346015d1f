/** What has just happened, for the eye: which recruits and players it touched, and what flew from where to where. */

import type { Note, Piece } from "../../wire";

/** Something on the table that has a place on the screen: "seat 3", "slot 3.2", "deck", "centre". */
export type Anchor = string;

/** The newest pieces: somebody who comes to a table gets its whole history at once. */
export const news = (latest: readonly Piece[]): readonly Piece[] => latest.slice(-4);

export interface Flight {
  what: "look" | "recruit" | "artifact" | "laser";
  from: Anchor;
  to: Anchor;
}

/** The recruits that a note names. */
const slotIn = ({ seat, place }: Note["args"]): Anchor => `slot ${seat}.${place}`;
const otherSlotIn = ({ other, other_place }: Note["args"]): Anchor => `slot ${other}.${other_place}`;

/** The anchors that the latest pieces touched. */
export function touched(latest: readonly Piece[]): Set<Anchor> {
  const found = new Set<Anchor>();
  for (const piece of latest) {
    for (const { key, args } of piece.notes ?? []) {
      if (args.place !== undefined) found.add(slotIn(args));
      if (args.other_place !== undefined) found.add(otherSlotIn(args));
      if (["anarchist", "redirected", "aims"].includes(key)) found.add(`seat ${args.seat}`);
    }
    for (const line of piece.lines ?? []) {
      const slot = /^\d: (?:interrogate|pick|hide) (\d\.\d)$/.exec(line)?.[1];
      if (slot) found.add(`slot ${slot}`);
    }
  }
  return found;
}

/** The seats that the latest pieces say were hit: all their recruits were exposed by EUP-74. */
export function hits(latest: readonly Piece[]): Set<number> {
  const found = new Set<number>();
  for (const { key, rule, args } of latest.flatMap((piece) => piece.notes ?? [])) {
    if (rule === "EUP-74" && key === "exposed") found.add(Number(args.seat));
    if (key === "anarchist") found.add(Number(args.seat));
  }
  return found;
}

/** Looks, exchanges, draws, gifts and lasers, in the order in which they happened. */
export function flights(latest: readonly Piece[]): Flight[] {
  return latest.flatMap((piece) => [
    ...(piece.lines ?? []).flatMap(ofLine),
    ...(piece.notes ?? []).flatMap(({ key, args }): Flight[] => {
      if (key === "sees" || key === "looks") {
        return [{ what: "look", from: `seat ${args.by}`, to: slotIn(args) }];
      }
      if (key === "exchanged") {
        return [
          { what: "recruit", from: slotIn(args), to: otherSlotIn(args) },
          { what: "recruit", from: otherSlotIn(args), to: slotIn(args) },
        ];
      }
      if (key === "dropped") return [{ what: "laser", from: `seat ${args.seat}`, to: "centre" }];
      if (key === "aims") return [{ what: "laser", from: "centre", to: `seat ${args.seat}` }];
      return key === "taken" ? [{ what: "laser", from: `seat ${args.owner}`, to: `seat ${args.seat}` }] : [];
    }),
  ]);
}

function ofLine(line: string): Flight[] {
  const draw = /^! draw (\d) /.exec(line);
  if (draw) return [{ what: "artifact", from: "deck", to: `seat ${draw[1]}` }];
  const give = /^(\d): give \S+ @(\d)$/.exec(line);
  return give ? [{ what: "artifact", from: `seat ${give[1]}`, to: `seat ${give[2]}` }] : [];
}
