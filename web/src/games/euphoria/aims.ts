/** Where decisions are pressed: a button of the console, a card of the hand, a recruit, a player. */

import type { Aim, Aimed } from "../../table/aims";
import { orderText } from "./order";
import type { Kind } from "./recruits";
import type { EuphoriaView } from "./view";

const at = (place: string): string => `[data-at="${place}"]`;

export function aims(line: readonly string[], { view, seat, root }: Aimed): Aim[] {
  const me = seat ?? (view as EuphoriaView).seat;
  return line.map((text) => {
    const words = text.split(" ");
    const [verb = "", ...rest] = words;
    if (verb === "order") return { marks: rowMarks(text, me, root) };
    const places = rest.map((word) => placeOf(word, me));
    return { marks: !rest.length || verb === "arm" ? [`[data-verb="${verb}"]`, ...places] : places };
  });
}

/** The element for a word of a decision: an own recruit that pays, a player, a recruit, a card. */
function placeOf(word: string, me: number): string {
  if (word.startsWith("x")) return at(`${me}.${word.slice(1)}`);
  if (/^@?\d$/.test(word)) return at(`${word.replace("@", "")}.0`);
  return /^\d\.\d$/.test(word) ? at(word) : `.euphoria [data-card="${word}"]`;
}

/** The own row, as it lies: the next two recruits that change places; once it is right, the button. */
function rowMarks(text: string, me: number, root: ParentNode): string[] {
  const wanted = text.slice(6).split("-") as Kind[];
  const lies = (root.querySelector<HTMLElement>("[data-row]")?.dataset["row"] ?? "").split(" ") as Kind[];
  const wrong = wanted.findIndex((kind, place) => kind !== lies[place]);
  if (wrong < 0) return [`[data-decision="${orderText(wanted)}"]`];
  const from = lies.findIndex((kind, place) => place > wrong && kind === wanted[wrong] && kind !== wanted[place]);
  return [at(`${me}.${(from < 0 ? wrong : from) + 1}`), at(`${me}.${wrong + 1}`)];
}

