/** Where cards lie, where they came from, and how the last round ended: two views compared. */

import type { Note, Piece } from "../../wire";
import { CARDS, SLOTS } from "./cards";
import { gathering } from "./phases";
import type { EvidenciaView } from "./view";

/** The place of every card whose front is seen: "hand0", "zone1", "played0", "challenge", "row1", "B2"... */
export function places(view: EvidenciaView): Map<string, string> {
  const found = new Map<string, string>();
  const put = (card: string, place: string): void => void (card in CARDS && found.set(card, place));
  for (const seat of [0, 1]) {
    for (const card of view.hands[seat] ?? []) put(card, `hand${seat}`);
    for (const card of view.zones[seat] ?? []) put(card, `zone${seat}`);
    for (const card of view.rows[seat] ?? []) put(card, `row${seat}`);
  }
  view.pyramid.forEach((card, slot) => put(card, SLOTS[slot]!));
  const lies = (card: string): boolean => view.phase === "play" || view.table.includes(card);
  if (lies(view.challenge)) put(view.challenge, "challenge");
  for (const seat of [0, 1]) if (lies(view.chosen[seat]!)) put(view.chosen[seat]!, `played${seat}`);
  return found;
}

export interface Trip {
  card: string;
  from: string;
  to: string;
  /** Those that come to the table wait until those that leave it have gone. */
  later: boolean;
}

/** Which cards have travelled between two views, and from where; unseen ones come from where they must have been. */
export function trips(before: EvidenciaView, after: EvidenciaView): Trip[] {
  const was = places(before);
  const found: Trip[] = [];
  for (const [card, to] of places(after)) {
    const from = was.get(card) ?? origin(to, after);
    if (from && from !== to) found.push({ card, from, to, later: !was.has(card) && after.round !== before.round });
  }
  return found;
}

function origin(to: string, after: EvidenciaView): string {
  const seat = to.at(-1);
  if (to === "challenge") return after.round === 6 ? "final" : "challenges";
  if (to.startsWith("hand")) return gathering(after) ? `draw${seat}` : `zone${seat}`;
  if (to.startsWith("played") || to.startsWith("row")) return `hand${seat}`;
  return "";
}

/** The last finished round: where its three cards went, and who had won it. */
export interface Recap {
  round: number;
  /** "pyramid", "zone0", "zone1", each with its card as far as it is shown. */
  went: { card: string; to: string }[];
  verdict: Note | null;
}

/** What a board remembers from one view to the next. */
export interface Memory {
  view: EvidenciaView;
  /** The first view of this round. */
  start: EvidenciaView;
  recap: Recap | null;
  /** How the current round was decided, once it is. */
  verdict: Note | null;
}

const VERDICTS = ["won-condition", "won-closeness", "won-final", "dead-tie", "final-nobody"];

export function remember(known: Memory | null, view: EvidenciaView, latest: readonly Piece[]): Memory {
  const notes = latest.flatMap((piece) => piece.notes ?? []);
  const verdict = notes.findLast((note) => VERDICTS.includes(note.key)) ?? null;
  if (!known) return { view, start: view, recap: null, verdict };
  const ended = (gathering(known.view) ? known.view.round : 7) < (gathering(view) ? view.round : 7);
  const same = known.view.round === view.round && gathering(known.view) === gathering(view);
  return {
    view,
    start: same ? known.start : view,
    recap: ended ? recapOf(known.start, view, verdict ?? known.verdict) : same ? known.recap : null,
    verdict: ended ? null : (verdict ?? (same ? known.verdict : null)),
  };
}

/** A round puts one card into the pyramid and one into each zone (EVI-43); null if more than a round lies between. */
function recapOf(start: EvidenciaView, end: EvidenciaView, verdict: Note | null): Recap | null {
  const went = [{ card: end.pyramid[start.pyramid.filter(Boolean).length] ?? "", to: "pyramid" }];
  for (const seat of [0, 1]) {
    const won = gathering(end) ? end.zones[seat]! : end.hands[seat]!;
    const rest = [...won];
    for (const card of start.zones[seat]!) {
      const place = rest.indexOf(card);
      if (place >= 0) rest.splice(place, 1);
    }
    if (rest.length !== 1) return null;
    went.push({ card: rest[0]!, to: `zone${seat}` });
  }
  return went[0]!.card ? { round: start.round, went, verdict } : null;
}
