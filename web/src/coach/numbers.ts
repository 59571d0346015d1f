/** Chances and luck as people read them: per cent, with a point or a comma. */

import { settings } from "../lib/settings.svelte";

const format = (digits: number, sign: "auto" | "exceptZero"): Intl.NumberFormat =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: sign });

/** Nought has no sign. */
const rounded = (share: number, digits: number): number => Number((100 * share).toFixed(digits)) + 0;

const written = (found: string): string => found.replace("-", "−");

export const points = (share: number, digits = 1): string => written(format(digits, "auto").format(rounded(share, digits)));
export const signed = (share: number): string => written(format(1, "exceptZero").format(rounded(share, 1)));
