/** Where decisions are pressed. A row is laid card by card on the board and presented once, whatever the record says. */

import { usual, type Aim, type Aimed } from "../../table/aims";

const card = (name: string): string => `.row [data-card="${name}"]`;

export function aims(line: readonly string[], { root }: Aimed): Aim[] {
  const [first = ""] = line;
  if (!first.startsWith("place ")) return line.map(choice);
  const placed = line.filter((text) => text.startsWith("place ")).map((text) => text.slice(6));
  return [{ marks: rowMarks(placed, root), count: placed.length }];
}

/** A card of the round is one press where there is one choice; else it is picked up first, and then taken or buried. */
function choice(text: string): Aim {
  const [verb, name = ""] = text.split(" ");
  if (verb !== "take" && verb !== "bury") return usual(text);
  return { marks: [`[data-step="pick ${name}"]`, `[data-decision="${text}"]`] };
}

/** The next two cards that change places; once the row is right, the button that presents it. */
function rowMarks(placed: readonly string[], root: ParentNode): string[] {
  const lies = (root.querySelector<HTMLElement>("[data-row]")?.dataset["row"] ?? "").split(" ");
  const before = Math.max(0, 5 - placed.length);
  const wrong = placed.findIndex((name, place) => name !== lies[before + place]);
  if (wrong < 0) return ['[data-step="present"]'];
  return [card(placed[wrong]!), card(lies[before + wrong] ?? "")];
}
