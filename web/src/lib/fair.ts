/** The stream of fair chance, from docs/guide/fair.md alone: commitment, key, draws. */

import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

export interface Opened {
  version: number;
  table: string;
  commitment: string;
  contributions: string[];
  secret: string;
}

export function commitment(table: string, secret: string): string {
  return hex(sha256(utf8(`sobremesa fair 1 commitment\n${table}\n${secret}`)));
}

export class Stream {
  readonly key: Uint8Array;
  private drawn = 0;

  constructor({ secret, table, contributions }: Pick<Opened, "secret" | "table" | "contributions">) {
    const lines = contributions.map((text, seat) => `\n${seat} ${hex(sha256(utf8(text)))}`);
    this.key = hmac(unhex(secret), utf8(`sobremesa fair 1 key\n${table}${lines.join("")}`));
  }

  /** A number from 0 to n - 1, each exactly as likely. */
  below(n: bigint): bigint {
    const limit = 2n ** 64n - (2n ** 64n % n);
    for (let attempt = 0; ; attempt++) {
      const block = hmac(this.key, utf8(`draw ${this.drawn} ${attempt}`));
      const word = new DataView(block.buffer).getBigUint64(0);
      if (word < limit) {
        this.drawn++;
        return word % n;
      }
    }
  }

  /** One of several outcomes, by their weights; all alike if none are given. */
  pick<T>(outcomes: readonly T[], weights?: readonly number[]): T {
    const sum = weights ? weights.reduce((a, b) => a + b, 0) : outcomes.length;
    if (!sum) throw new RangeError("there is nothing to draw from");
    let rest = Number(this.below(BigInt(sum)));
    const found = outcomes.findIndex((_, i) => {
      const weight = weights ? weights[i]! : 1;
      if (rest < weight) return true;
      rest -= weight;
      return false;
    });
    return outcomes[found]!;
  }

  /** Draw one and take it away. */
  take<T>(from: T[]): T {
    const found = this.pick(from);
    from.splice(from.indexOf(found), 1);
    return found;
  }
}
