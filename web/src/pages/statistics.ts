/** How statistics are drawn and told. */

import type { GameInfo, GameStatistics, Share } from "../wire";

/** The share of victories in percent; nothing of nothing is nothing. */
export const percent = ({ played, won }: { played: number; won: number }): number => (played ? Math.round((100 * won) / played) : 0);

/** A line through shares of 0 to 1, from left to right, as a path of SVG. One share is a level line. */
export function path(shares: readonly number[], width: number, height: number): string {
  const points = shares.length === 1 ? [shares[0]!, shares[0]!] : shares;
  const step = width / Math.max(1, points.length - 1);
  return points.map((share, index) => `${index ? "L" : "M"}${(index * step).toFixed(1)} ${((1 - share) * height).toFixed(1)}`).join(" ");
}

export interface Part {
  label: string;
  values: { said: string; share: Share }[];
}

/** What somebody played as, and by which options, where there is something to compare. */
export function parts(found: GameStatistics, info: GameInfo | undefined, sayIf: (key: string) => string | null): Part[] {
  const names = [...new Set(found.parts.map(({ name }) => name))];
  return names.flatMap((name) => {
    const shares = found.parts.filter((share) => share.name === name);
    if (shares.length < 2) return [];
    const option = info?.options.find((known) => `option-${known.name}` === name);
    const key = name.replace("feat-", "");
    const said = ({ value }: Share): string =>
      (option ? (option.value_words[value] ?? sayIf(`web-${value}`)) : sayIf(`${key}-${value}`)) ?? value;
    return [{ label: option?.words ?? sayIf(name) ?? key, values: shares.map((share) => ({ said: said(share), share })) }];
  });
}
