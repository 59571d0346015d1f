/**
 * Ways that were put to the table before they are offered. `preview.ts` only says which are worth asking for;
 * what stands, and what may follow, is the server's word (the dry run). Nothing of it is played.
 */

import type { Attempt, Outcome } from "../../wire";

export type TryOut = (lines: Attempt[]) => Promise<readonly Outcome[]>;

const MOST = 64; // lines of one request
const PATIENCE = 1_000; // milliseconds after a question that was not answered
const TRIES = 3;

const key = (lines: readonly string[]): string => lines.join(" ; ");

/** What is known of one position. Without somebody to ask (a replay, a lesson) the preview is believed. */
export class Trials {
  private readonly known = new Map<string, Outcome>();
  private asking: Promise<void> | null = null;

  constructor(
    private readonly legal: readonly string[] = [],
    private readonly tryOut: TryOut | null = null,
    /** Called when more is known. */
    private readonly learned: () => void = () => undefined,
  ) {}

  get believes(): boolean {
    return this.tryOut === null;
  }

  /** May these decisions be sent, one after the other? Null while the table has not been asked. */
  stands(lines: readonly string[]): boolean | null {
    if (this.believes || !lines.length) return true;
    const before = lines.slice(0, -1);
    const line = lines.at(-1) ?? "";
    if (!before.length) return this.legal.includes(line);
    const outcome = this.known.get(key(before));
    if (outcome) return outcome.legal.includes(line);
    return this.stands(before) === false ? false : null;
  }

  /** What would be legal after them; null if that is not known, or if they do not stand. */
  after(lines: readonly string[]): readonly string[] | null {
    return lines.length ? (this.known.get(key(lines))?.legal ?? null) : this.legal;
  }

  /** Ask until all of these ways are known; `ways` says what is missing, and may say something else when more is known. */
  async learn(ways: () => readonly (readonly string[])[]): Promise<void> {
    for (let failed = 0; failed < TRIES && this.tryOut; ) {
      while (this.asking) await this.asking;
      const lines = this.missing(ways());
      if (!lines.length) return;
      this.asking = this.ask(lines, this.tryOut).catch(() => {
        failed++;
        return new Promise((resolve) => setTimeout(resolve, PATIENCE));
      });
      await this.asking;
      this.asking = null;
      this.learned();
    }
  }

  /** The rule that refuses the first of these lines that does not stand; empty if all do. */
  async refusal(lines: readonly string[]): Promise<string> {
    const tree = lines.slice(0, MOST).map((line, place) => ({ line, after: place - 1 }));
    const outcomes = await (this.tryOut?.(tree) ?? []);
    return outcomes.find(({ rule }) => rule)?.rule ?? "";
  }

  /** Those that are not known, each with all that comes before it, the short ones first. */
  private missing(ways: readonly (readonly string[])[]): readonly string[][] {
    const found = new Map<string, string[]>();
    for (const way of [...ways].sort((one, other) => one.length - other.length)) {
      if (!way.length || this.known.has(key(way)) || this.stands(way) === false) continue;
      const steps = way.map((_, index) => way.slice(0, index + 1)).filter((lines) => !found.has(key(lines)));
      if (found.size + steps.length > MOST) break;
      for (const lines of steps) found.set(key(lines), [...lines]);
    }
    return [...found.values()];
  }

  private async ask(ways: readonly string[][], tryOut: TryOut): Promise<void> {
    const places = new Map(ways.map((lines, place) => [key(lines), place]));
    const tree = ways.map((lines) => ({ line: lines.at(-1) ?? "", after: places.get(key(lines.slice(0, -1))) ?? -1 }));
    const outcomes = await tryOut(tree);
    ways.forEach((lines, place) => this.known.set(key(lines), outcomes[place] ?? { legal: [], final: true, rule: "", sentence: "" }));
  }
}
