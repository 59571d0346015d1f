/** Words from the Fluent files that the terminal speaks with, too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { NoteWords } from "../wire";
import { texts } from "./api";
import { settings, type Lang } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** The texts of one game, or of the house, in one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly slug: string,
    readonly lang: Lang,
    private readonly source: string,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** The same words, in which the players have these names. */
  named(names: readonly string[]): Words {
    const twin = new Words(this.slug, this.lang, this.source);
    const variants = names.map((name, seat) => `    [${seat}] { ${JSON.stringify(name)} }\n`).join("");
    const player = `player = { $seat ->\n${variants}   *[other] { $seat }\n }\n`;
    twin.bundle.addResource(new FluentResource(player), { allowOverrides: true });
    return twin;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A text with its variables filled in; null if there is none, or if it needs other variables. */
  sayIf(key: string, args: Args = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    const errors: Error[] = [];
    const said = pattern ? this.bundle.formatPattern(pattern, args, errors) : null;
    return errors.length ? null : said;
  }

  /** A text with its variables filled in; one that is missing shows its key and is complained about. */
  say(key: string, args: Args = {}): string {
    const said = this.sayIf(key, args);
    if (said === null) console.error(`${this.slug} has no text ${key} in ${this.lang} for`, args);
    return said ?? key;
  }
}

/** A note in words that know the names of the players (`Words.named`), so that it calls them as everybody does. */
export const noted = (note: NoteWords, named: Words): string => named.sayIf(`note-${note.key}`, note.args) ?? note.words;

const loaded = new Map<string, Promise<Words>>();

export function load(slug: string, lang: Lang): Promise<Words> {
  const key = `${slug}.${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = texts(slug, lang).then((source) => new Words(slug, lang, source));
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
