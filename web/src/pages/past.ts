/** How finished games are told in a list. */

import type { GameInfo, PastGame } from "../wire";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", in the reader's language; what is younger than a minute was just now. */
export function ago(then: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, long] = STEPS.find(([, length]) => now - then >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(Math.max(0, now - then) / long) || 0, unit);
}

/** What was agreed otherwise than is usual, in words. */
export function agreed(game: PastGame, info: GameInfo | undefined): string[] {
  const found: string[] = [];
  for (const option of info?.options ?? []) {
    const value: unknown = game.options[option.name];
    if (value === undefined || String(value) === String(option.default) || !option.seats.includes(game.players)) continue;
    const said = [value].flat().map((one) => option.value_words[String(one)] ?? String(one));
    found.push(value === true ? option.words : `${option.words}: ${said.join(", ")}`);
  }
  return found;
}

/** How long people sat there: "25 min", "2 h 5 min", "3 d". */
export function lasted(game: PastGame): string {
  const minutes = Math.max(1, Math.round((game.ended - game.began) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${Math.floor(hours / 24)} d`;
}
