/** Whose words are loaded: those of games as they are asked for, those of the house in the language of the settings. */

import { texts } from "./api";
import { settings, type Lang } from "./settings.svelte";
import { Words, type Args } from "./words";

export { noted, textOf, Words, type Args } from "./words";

const loaded = new Map<string, Promise<Words>>();

export function load(slug: string, lang: Lang, rules = ""): Promise<Words> {
  const key = `${slug}.${lang}.${rules}`;
  let found = loaded.get(key);
  if (!found) {
    found = texts(slug, lang, rules).then((source) => new Words(slug, lang, source, rules));
    found.catch(() => loaded.delete(key)); // the next one tries again
    loaded.set(key, found);
  }
  return found;
}

let current = $state.raw<Words | null>(null);

/** Loads the words of the house in the language of the settings. */
export async function learnToSpeak(): Promise<void> {
  current = await load("house", settings.lang);
}

/** The words of the house, once `learnToSpeak` has been. */
export const house = {
  get ready(): boolean {
    return current !== null;
  },
  say: (key: string, args: Args = {}): string => current?.say(key, args) ?? "",
  sayIf: (key: string, args: Args = {}): string | null => current?.sayIf(key, args) ?? null,
};
