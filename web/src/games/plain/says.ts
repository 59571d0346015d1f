/** What things on the free table are called. */

import type { Args, Words } from "../../lib/words";
import type { Item, Kind, Thing } from "../../wire";

export type Kinds = Readonly<Record<string, Kind>>;

/** Whose words there are. */
export interface Speech {
  kinds: Kinds;
  names: readonly string[];
  words: Words;
  /** A text of the house. */
  house: (key: string, args?: Args) => string;
}

/** A name of a program as people would write it: `rounds_won` is "Rounds won". */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field of the view: the text `field-<name>`, or its name. */
export const fieldWords = (field: string, words: Words): string => words.sayIf(`field-${field}`) ?? readable(field);

export const thingOf = (item: Item, kinds: Kinds): Thing | undefined => kinds[item.kind]?.things[item.value];

/** The thing of this name, of whatever kind: what an argument of a decision may be. */
export function thingCalled(name: string, kinds: Kinds): Item | null {
  for (const [kind, { look, things }] of Object.entries(kinds))
    for (const [value, thing] of Object.entries(things))
      if (thing.name === name) return { look, kind, value, name, hidden: false, count: 1 };
  return null;
}

/** A card, a token, a number: the text `<kind>-<name>`, `<kind>` with rank and suit for a deck, or what it is called. */
export function itemWords(item: Item, { kinds, names, words, house }: Speech): string {
  if (item.hidden) return house("web-free-hidden", { count: 1 });
  if (item.look === "seat") return names[Number(item.value)] ?? "–";
  if (item.look === "truth") return house(item.value === "true" ? "web-yes" : "web-no");
  if (item.look === "number") return Number(item.value).toLocaleString(words.lang);
  const thing = thingOf(item, kinds);
  const own = words.sayIf(`${item.kind}-${item.name}`);
  if (own !== null) return own;
  if (thing?.rank) return words.sayIf(item.kind, { name: thing.name, rank: thing.rank, suit: thing.suit }) ?? `${thing.rank} ${thing.sign || thing.suit}`;
  return item.look === "word" || thing ? readable(item.name || item.value) : item.name;
}

/** The same, with how many there are of it. */
export function spokenWords(item: Item, speech: Speech): string {
  const said = itemWords(item, speech);
  return item.count === 1 ? said : `${said} ×${item.count}`;
}
