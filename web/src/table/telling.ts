/** The log by turns: who did what, in sentences, and what came of it. The terminal's `telling.py` tells the same way. */

import type { Words } from "../lib/words.svelte";
import type { Piece } from "../wire";
import { isHidden, once, sayings, type Saying } from "./said";

export interface Entry {
  seat: number | null;
  /** A whole sentence; of a seat, what follows its name. */
  words: string;
  kind: Saying["kind"];
  rule: string;
  /** The step of a replay that shows the table as it was then; null for what was taken back, and for the house's lines. */
  at: number | null;
  number: number;
}

interface Run {
  sayings: Saying[];
  pieces: Piece[];
}

/** What belongs together: all that somebody did in a row, or everybody at once. */
export interface Turn {
  entries: Entry[];
}

/** "all" is a step in which everybody decides at once. */
type Owner = number | "all" | "house" | null;

/** Gathers what is said: what one does in a row is one run, what one or all do in a row is one turn. */
class Gathering {
  readonly turns: Run[][] = [];
  private owner: Owner = null;
  /** What chance has brought, which belongs to whoever decides next. */
  private luck: Run[] = [];

  add(saying: Saying, piece: Piece): void {
    const run: Run = { sayings: [saying], pieces: [piece] };
    if (saying.kind === "house") {
      if (this.owner === "house" && !this.luck.length) this.turn.push(run);
      else this.begin("house", [run]);
    } else if (saying.kind === "chance") (this.isThrown(saying) ? this.turn : this.luck).push(run);
    else if (saying.kind === "note") (this.luck.length ? this.luck : this.turn).push(run);
    else if (piece.step === "window") this.turn.push(run);
    else this.decide(saying, run, piece);
  }

  /** Has chance brought this to whoever decided last? A game says so by naming the seat. */
  private isThrown({ means }: Saying): boolean {
    return !this.luck.length && typeof this.owner === "number" && means?.args.seat === this.owner;
  }

  /** The turn that goes on. */
  private get turn(): Run[] {
    if (!this.turns.length) this.turns.push([]);
    return this.turns.at(-1)!;
  }

  private begin(owner: Owner, runs: Run[]): void {
    if (this.luck.length && owner === "house") this.turns.push(this.luck.splice(0));
    this.turns.push(runs);
    this.owner = owner;
  }

  private decide(saying: Saying, run: Run, piece: Piece): void {
    const owner: Owner = piece.step === "all" ? "all" : saying.seat;
    const goesOn = owner === this.owner && (owner !== "all" || (!this.luck.length && !this.again(saying, piece)));
    const runs = [...this.luck.splice(0), run];
    if (!goesOn) return this.begin(owner, runs);
    if (owner === "all" && !isHidden(saying.text)) this.open(saying.seat!);
    const last = owner === "all" ? this.own(saying.seat!) : this.turn.at(-1);
    if (runs.length === 1 && last?.sayings[0]!.kind === "line" && last.sayings[0]!.seat === saying.seat) {
      last.sayings.push(saying);
      last.pieces.push(piece);
    } else this.turn.push(...runs);
  }

  /** What this seat does in the step in which all decide, if nothing has come of it yet. */
  private own(seat: number): Run | undefined {
    const closed = this.turn.findLastIndex((run) => run.sayings[0]!.kind !== "line");
    return this.turn.slice(closed + 1).find((run) => run.sayings[0]!.seat === seat);
  }

  /** Does somebody do once more what was done before others did it, too? Then the next turn begins. */
  private again({ seat, text }: Saying, piece: Piece): boolean {
    const word = text.split(" ")[0];
    const before = this.turn.findLastIndex((run) =>
      run.sayings.some((one, at) => one.seat === seat && one.text.split(" ")[0] === word && !isHidden(one.text) && run.pieces[at] !== piece),
    );
    return before >= 0 && this.turn.some(({ sayings }) => sayings.some((one) => one.kind === "line" && one.seat !== seat));
  }

  /** What somebody decided is open: that it was decided in secret is no news any more. */
  private open(seat: number): void {
    const kept = this.turn.map(({ sayings, pieces }) => {
      const shown = sayings.map((one) => one.seat !== seat || !isHidden(one.text));
      return { sayings: sayings.filter((_, at) => shown[at]), pieces: pieces.filter((_, at) => shown[at]) };
    });
    this.turns[this.turns.length - 1] = kept.filter(({ sayings }) => sayings.length);
  }

  end(): Run[][] {
    if (this.luck.length) this.turns.push(this.luck.splice(0));
    return this.turns.filter((turn) => turn.length);
  }
}

/** `words` know the names of the players (`Words.named`). */
export function turnsOf(pieces: readonly Piece[], words: Words): Turn[] {
  const gathering = new Gathering();
  const told = once(pieces);
  for (const piece of told) for (const saying of sayings(piece, words)) gathering.add(saying, piece);
  const gone = takenBack(told);
  return gathering.end().map((runs) => ({ entries: runs.map((run) => entryOf(run, words, gone)) }));
}

function entryOf({ sayings, pieces }: Run, words: Words, gone: ReadonlySet<number>): Entry {
  const [first] = sayings;
  const { number, at = 0 } = pieces.at(-1)!;
  const said = first!.kind === "line" ? `${isTold(first!, words) ? " " : ": "}${words.joined(ways(sayings, words))}` : first!.words;
  const [seat, kind, rule] = [first!.seat, first!.kind, first!.rule];
  return { seat, kind, rule, number, words: ended(said), at: kind === "house" || gone.has(number) || !at ? null : at };
}

const ended = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

const isTold = ({ means, text }: Saying, words: Words): boolean => {
  const key = means?.key ?? text.split(" ")[0];
  return words.has(`told-web-action-${key}`) || words.has(`told-action-${key}`);
};

/** What was said; several steps of one way, each from where the last one led, as one: from where it began to where it ended. */
function ways(sayings: readonly Saying[], words: Words): string[] {
  const found: Saying[] = [];
  for (const one of sayings) {
    const [last, next] = [found.at(-1)?.means, one.means];
    if (last && next && last.key === next.key && last.args.to !== undefined && last.args.to === next.args.from) {
      const means = { key: next.key, args: { ...next.args, from: last.args.from! } };
      found[found.length - 1] = { ...one, means, words: words.telling().decision(one.text, means) };
    } else found.push(one);
  }
  return found.map((one) => one.words);
}

/** The numbers of the pieces whose moment is no more: the game went back behind them. */
function takenBack(pieces: readonly Piece[]): Set<number> {
  const found = new Set<number>();
  let now = Infinity;
  for (const { number, at = 0 } of [...pieces].reverse()) {
    if (at > now) found.add(number);
    now = Math.min(now, at);
  }
  return found;
}
