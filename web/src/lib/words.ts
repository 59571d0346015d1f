/** Words from the Fluent files that the terminal speaks with, too. */

import { FluentBundle, FluentNone, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";

import type { Meaning, Note, Piece } from "../wire";
import type { Lang } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** What stands before the last of a list. */
const LAST: Readonly<Record<Lang, string>> = { es: " y ", en: " and " };
const SOUNDS_LIKE_Y = /^h?[ií](?!e)/i; // "Gnomos e Illuminati", "y hielo"

/** How many pieces are looked through for a line that a board speaks of. */
const RECENT = 40;

/** A line of the record without who says it. */
export const textOf = (line: string): string => line.replace(/^(\d+:|!) /, "");

/** The texts of one game, or of the house, in one language. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly resource: FluentResource;
  /** The latest of `named`: the same people mostly stay at a table. */
  private twin: Words | null = null;
  private teller: Words | null = null;

  constructor(
    readonly slug: string,
    readonly lang: Lang,
    source: string | FluentResource,
    /** The edition of the rules that the words tell; nothing means today's. */
    readonly rules = "",
    private readonly names: readonly string[] = [],
    private readonly colours: readonly number[] = [],
    /** Do they tell what was decided, rather than what can be? */
    private readonly tells = false,
    /** What decisions and lines mean that may be spoken of, by their texts. */
    private readonly means: ReadonlyMap<string, Meaning> = new Map(),
  ) {
    const functions: Record<string, FluentFunction> = {
      PLAYER: ([seat]) => this.player(Number(seat?.valueOf())),
      FROM_ONE: ([number]) => new FluentNumber(Number(number?.valueOf()) + 1),
      // Without a list there is nothing to name; that it was missing is Fluent's to say (sayIf).
      NAMES: ([kind, ids]) => (ids instanceof FluentNone ? ids : this.listed(String(kind?.valueOf()), String(ids?.valueOf()).split(","))),
    };
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions });
    this.resource = typeof source === "string" ? new FluentResource(source) : source;
    this.bundle.addResource(this.resource, { allowOverrides: true }); // an earlier edition's words stand last
  }

  /** The same words, in which the players have these names, by seat; whose is empty has none. */
  named(names: readonly string[]): Words {
    const known = this.twin?.names;
    if (!this.twin || known?.length !== names.length || names.some((name, seat) => name !== known[seat]))
      this.twin = new Words(this.slug, this.lang, this.resource, this.rules, names, this.colours, this.tells, this.means);
    return this.twin;
  }

  /** The same words, in which the seats have these of the game's colours, by number. */
  coloured(colours: readonly number[]): Words {
    return new Words(this.slug, this.lang, this.resource, this.rules, this.names, colours, this.tells, this.means);
  }

  /** The same words for the log: what was decided, not what can be; the texts `told-<key>`, where there are such. */
  telling(): Words {
    this.teller ??= new Words(this.slug, this.lang, this.resource, this.rules, this.names, this.colours, true, this.means);
    return this.teller;
  }

  /** The same words, which know what these lines and decisions mean: the latest of what was heard, and what may be decided. */
  knowing(heard: readonly Piece[], texts: readonly string[] = [], means: readonly Meaning[] = []): Words {
    const known = new Map<string, Meaning>();
    for (const piece of heard.slice(-RECENT)) for (const [at, meaning] of (piece.means ?? []).entries()) known.set(textOf(piece.lines?.[at] ?? ""), meaning);
    for (const [at, meaning] of means.entries()) known.set(texts[at] ?? "", meaning);
    return new Words(this.slug, this.lang, this.resource, this.rules, this.names, this.colours, this.tells, known);
  }

  /** What a decision or a line says. */
  meaning(text: string): Meaning {
    return this.means.get(text) ?? { key: text.split(" ")[0] ?? "", args: {} };
  }

  /** A decision, or a line of the record without its seat. What nobody said the meaning of has its first word for a key;
   * what cannot be put into words stays as it is. */
  decision(text: string, meaning = this.meaning(text)): string {
    const { key, args } = meaning;
    return this.sayIf(`web-action-${key}`, args) ?? this.sayIf(`action-${key}`, args) ?? text;
  }

  /** Which of the game's colours a seat has: its own number, where nobody has chosen. */
  colour(seat: number): number {
    return this.colours[seat] ?? seat;
  }

  /** The game's own word for who sits there; it goes by the colour. */
  seatWord(seat: number): string {
    return this.say("player", { seat: this.colour(seat) });
  }

  /** Who sits there: a name if there is one, else the game's own word. */
  player(seat: number): string {
    return this.names[seat] || this.seatWord(seat);
  }

  /** Things by their names, the texts `<kind>-<id>`: "A, B and C". */
  listed(kind: string, ids: readonly string[]): string {
    return this.joined(ids.map((id) => this.say(`${kind}-${id}`)));
  }

  /** Names as a list: "A, B and C". */
  joined(names: readonly string[]): string {
    const last = names.at(-1) ?? "";
    const between = this.lang === "es" && SOUNDS_LIKE_Y.test(last) ? " e " : LAST[this.lang];
    return names.length > 1 ? names.slice(0, -1).join(", ") + between + last : last;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A text with its variables filled in; null if there is none, or if it needs other variables. */
  sayIf(key: string, args: Args = {}): string | null {
    const told = this.tells ? this.bundle.getMessage(`told-${key}`) : undefined;
    const pattern = (told ?? this.bundle.getMessage(key))?.value;
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
export const noted = (note: Note, named: Words): string => named.say(`note-${note.key}`, note.args);
