/**
 * What fingers have drawn on the glass, on a square of 100: lines, rings (x, y, radius), and where water runs down
 * (x, y, length). The lowest fifth is free for the sign of the kind (MIS-2).
 */

import type { Drawing, Kind } from "./cards";

type Spot = readonly [number, number, number];

export interface Strokes {
  lines: readonly string[];
  rings?: readonly Spot[];
  drips: readonly Spot[];
}

export const STROKES: Readonly<Record<Drawing, Strokes>> = {
  rocket: {
    lines: [
      "M50 7C62 17 65 34 62 53L38 53C35 34 38 17 50 7Z",
      "M37 38C30 43 27 50 28 59L38 53", "M63 38C70 43 73 50 72 59L62 53",
      "M43 61L41 68", "M50 61L50 73", "M57 61L59 68",
    ],
    rings: [[50, 29, 6]],
    drips: [[28, 59, 9], [72, 59, 5]],
  },
  balloon: {
    lines: [
      "M50 8C68 8 75 24 70 37C67 46 58 52 50 56C42 52 33 46 30 37C25 24 32 8 50 8Z",
      "M45 61L50 56L55 61", "M50 61C43 66 57 69 50 75", "M40 19C36 23 35 28 37 33",
    ],
    drips: [[31, 40, 10], [66, 45, 6]],
  },
  leaf: {
    lines: [
      "M32 63C19 44 34 14 77 10C80 47 59 70 32 63Z", "M22 74C36 56 50 40 67 21",
      "M41 50L39 37", "M52 38L51 25", "M46 45L60 46", "M57 32L69 33",
    ],
    drips: [[52, 64, 10], [71, 40, 7]],
  },
  raindrop: {
    lines: [
      "M50 9C59 27 71 37 71 51C71 63 62 71 50 71C38 71 29 63 29 51C29 37 41 27 50 9Z",
      "M40 50C40 56 44 60 49 61",
    ],
    drips: [[42, 71, 7], [60, 69, 4]],
  },
  tractor: {
    lines: [
      "M20 51L20 33L47 33L47 15L74 15L76 34", "M38 58L50 58", "M31 33L31 20", "M54 33L54 22L67 22L69 32",
      "M27 15C29 11 33 11 34 8",
    ],
    rings: [[66, 54, 16], [66, 54, 5], [28, 60, 9]],
    drips: [[47, 33, 8], [76, 66, 7]],
  },
  unicycle: {
    lines: [
      "M50 52L50 21", "M38 18C43 24 57 24 62 15", "M50 52L60 60M55 61L66 60", "M50 52L41 43M35 43L45 43",
      "M76 42L89 42", "M78 52L86 52", "M76 62L84 62",
    ],
    rings: [[50, 53, 19]],
    drips: [[38, 18, 8], [62, 68, 6]],
  },
  truck: {
    lines: [
      "M11 17L56 17L56 54L11 54Z", "M56 29L71 29L86 43L86 54L56 54", "M64 36L70 36L76 43L64 43Z",
    ],
    rings: [[28, 60, 9], [71, 60, 9]],
    drips: [[12, 54, 11], [86, 54, 7]],
  },
  scooter: {
    lines: ["M59 12L75 15", "M68 14L77 55", "M27 55L62 55C69 55 73 52 75 45", "M10 33L24 33", "M14 43L26 43"],
    rings: [[24, 63, 8], [79, 63, 8]],
    drips: [[60, 13, 10], [45, 56, 8]],
  },
  flower: {
    lines: ["M50 47C51 58 48 66 50 77", "M50 68C55 55 68 55 71 59C67 70 56 72 50 68", "M50 73C45 63 36 63 32 67"],
    rings: [[50, 29, 7], [50, 14, 8], [64, 24, 8], [59, 41, 8], [41, 41, 8], [36, 24, 8]],
    drips: [[33, 33, 8], [67, 32, 12]],
  },
  smile: {
    lines: ["M38 26L38 36", "M62 26L62 36", "M29 46C35 64 65 64 71 46"],
    rings: [[50, 41, 33]],
    drips: [[29, 66, 8], [69, 67, 6]],
  },
  monster: {
    lines: [
      "M21 74L21 41C21 22 34 15 50 15C66 15 79 22 79 41L79 74L69 65L60 74L50 65L40 74L31 65Z",
      "M29 21L23 6L41 15", "M71 21L77 6L59 15", "M33 50L39 57L45 50L51 57L57 50L63 57L68 50",
    ],
    rings: [[39, 35, 7], [62, 35, 5]],
    drips: [[31, 66, 9], [69, 66, 6]],
  },
  heart: {
    lines: ["M50 71C23 52 16 36 21 24C27 9 46 11 50 28C54 11 73 9 79 24C84 36 77 52 50 71Z"],
    drips: [[27, 45, 12], [50, 71, 6], [72, 47, 8]],
  },
  star: {
    lines: ["M50 7L67 68L16 30L84 30L33 68Z"],
    drips: [[33, 68, 8], [84, 30, 12], [17, 31, 6]],
  },
  house: {
    lines: [
      "M16 42L50 11L84 42", "M27 35L27 72L73 72L73 35", "M44 72L44 50L57 50L57 72", "M66 24L66 12L74 12L74 32",
    ],
    drips: [[16, 42, 9], [84, 42, 6], [34, 72, 6]],
  },
};

/** Signs of the kinds, on a square of 24: an arrow means the same everywhere, however the card is drawn. */
export const SIGNS: Readonly<Record<Kind, { lines: readonly string[]; rings?: readonly Spot[] }>> = {
  up: { lines: ["M12 21L12 4", "M4 12L12 4L20 12"] },
  down: { lines: ["M12 3L12 20", "M4 12L12 20L20 12"] },
  left: { lines: ["M21 12L4 12", "M12 4L4 12L12 20"] },
  right: { lines: ["M3 12L20 12", "M12 4L20 12L12 20"] },
  flower: { lines: [], rings: [[12, 5, 3.6], [18.7, 9.8, 3.6], [16.1, 17.7, 3.6], [7.9, 17.7, 3.6], [5.3, 9.8, 3.6]] },
  smile: { lines: ["M7.5 5L7.5 9", "M16.5 5L16.5 9", "M3 13C6 22 18 22 21 13"] },
  monster: { lines: ["M4 21L4 10C4 4 20 4 20 10L20 21L16 17L12 21L8 17Z", "M6 6L4 1", "M18 6L20 1", "M9 11L9 12", "M15 11L15 12"] },
  plain: { lines: ["M12 4L20 12L12 20L4 12Z"] },
};
