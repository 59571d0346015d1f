/** The Spanish deck as drawings: a card is its number and the letter of its suit, "?" a back. No card is a picture that
 * somebody else has drawn: all of it is made of the few shapes below. */

export const SUITS = ["O", "C", "E", "B"];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];
/** All cards in their canonical order (BRI-2). */
export const DECK = SUITS.flatMap((suit) => NUMBERS.map((number) => `${number}${suit}`));

/** A card's number and suit; null for a back. */
export function read(card) {
  const found = /^(\d+)([OCEB])$/.exec(card);
  return found ? { number: Number(found[1]), suit: found[2] } : null;
}

/** Each suit in a box of 20 by 20 around the middle. */
const PIPS = {
  O: `<circle r="9" fill="#e9b52c" stroke="#8a5a0c" stroke-width="1.4"/><circle r="5.6" fill="none" stroke="#a8700f" stroke-width="1.2"/>
    <path d="M0-4 1.2-1.2 4 0 1.2 1.2 0 4-1.2 1.2-4 0-1.2-1.2z" fill="#b3231b"/>`,
  C: `<path d="M-7-9H7C7-2 5 1.5 1.6 2.4V6.2L5 9H-5L-1.6 6.2V2.4C-5 1.5-7-2-7-9z" fill="#c8322b" stroke="#6d130f" stroke-width="1.2"/>
    <path d="M-6.4-6H6.4" stroke="#f0c24b" stroke-width="1.8"/>`,
  E: `<path d="M0-10 2-6V4H-2V-6z" fill="#9db7d6" stroke="#23426b" stroke-width="1.1"/><path d="M-5.4 4.2H5.4" stroke="#b3831f" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M0 5V9.4" stroke="#7c1d18" stroke-width="2.6" stroke-linecap="round"/>`,
  B: `<path d="M-2 9.6C-3 2-5.6-3-4-7.4-2.6-10.8 3-10.6 4-7.2 5.2-3 2.4 2 2 9.6z" fill="#5d8f3d" stroke="#27491a" stroke-width="1.2"/>
    <path d="M-4.4-4-7-5.6M3.8-2.4 6.4-3.6M-2.6 2.4-4.8 1.6" stroke="#8b5a2b" stroke-width="2.2" stroke-linecap="round"/>`,
};

/** Where the pips of 1 to 7 lie, and how large they are. */
const PLACES = {
  1: [[30, 46, 2.1]],
  2: [[30, 26, 1.3], [30, 66, 1.3]],
  3: [[30, 20, 1.1], [30, 46, 1.1], [30, 72, 1.1]],
  4: [[19, 28, 1], [41, 28, 1], [19, 64, 1], [41, 64, 1]],
  5: [[19, 26, 0.9], [41, 26, 0.9], [30, 46, 0.9], [19, 66, 0.9], [41, 66, 0.9]],
  6: [[19, 25, 0.85], [41, 25, 0.85], [19, 46, 0.85], [41, 46, 0.85], [19, 67, 0.85], [41, 67, 0.85]],
  7: [[19, 25, 0.75], [41, 25, 0.75], [30, 35.5, 0.75], [19, 46, 0.75], [41, 46, 0.75], [19, 67, 0.75], [41, 67, 0.75]],
};

const ROBES = { O: "#d9a520", C: "#b93a31", E: "#3d659c", B: "#4f7d35" };
const FACE = `<circle cx="30" cy="33" r="7" fill="#f2cfa8" stroke="#4a3322"/><path d="M27 33h.1M33 33h.1" stroke="#4a3322" stroke-width="1.8" stroke-linecap="round"/><path d="M28 36.4q2 1.4 4 0" fill="none" stroke="#4a3322"/>`;
const FIGURES = {
  /** La sota: a page with a feathered cap, on foot. */
  10: (robe) => `<path d="M22 74V84M36 74V84" stroke="#4a3322" stroke-width="4"/><path d="M19 74 22 44Q30 39 38 44L41 74z" fill="${robe}" stroke="#4a3322"/>
    <path d="M19 62H41" stroke="#f4e2b8" stroke-width="3"/>${FACE}<path d="M21 30Q30 19 39 30z" fill="${robe}" stroke="#4a3322"/><path d="M37 26Q45 18 46 25" fill="none" stroke="#b3231b" stroke-width="2.4"/>`,
  /** El caballo: a rider. */
  11: (robe) => `<path d="M12 82 15 62Q18 54 32 56L42 50Q43 44 48 43L54 52 49 56 47 64 46 82H41L39 68H22L19 82z" fill="#a8713f" stroke="#4a3322"/>
    <path d="M42 50Q38 55 36 60" stroke="#4a3322" stroke-width="2.6" fill="none"/><path d="M20 62 24 43Q30 39 36 43L37 60z" fill="${robe}" stroke="#4a3322"/>
    ${FACE}<path d="M22 30Q30 22 38 30z" fill="${robe}" stroke="#4a3322"/>`,
  /** El rey: crown, beard, mantle. */
  12: (robe) => `<path d="M13 84 20 46Q30 39 40 46L47 84z" fill="${robe}" stroke="#4a3322"/><path d="M25 44 22 84H38L35 44z" fill="#f4e2b8" stroke="#4a3322"/>
    <path d="M30 56h.1M30 66h.1M30 76h.1" stroke="#b3231b" stroke-width="3.4" stroke-linecap="round"/>${FACE}<path d="M24 35Q30 46 36 35L35 41Q30 48 25 41z" fill="#8d7355"/>
    <path d="M21 28V18L26 23 30 16 34 23 39 18V28z" fill="#f0c24b" stroke="#8a5a0c"/>`,
};

/** The breaks in a card's frame tell its suit also to whoever sees but its edge: none for oros, one, two, three. */
function frame(suit) {
  const gaps = SUITS.indexOf(suit);
  const ends = Array.from({ length: gaps }, (_, gap) => 30 + (gap - (gaps - 1) / 2) * 12);
  const line = (y) => [4, ...ends.flatMap((x) => [x - 3, x + 3]), 56].reduce((path, x, at) => `${path}${at % 2 ? "H" : "M"}${x}${at % 2 ? "" : ` ${y}`}`, "");
  return `<path d="${line(4)}${line(88)}M4 4V88M56 4V88" fill="none" stroke="#7a6a55" stroke-width="0.9"/>`;
}

const pip = (suit, x, y, size) => `<g transform="translate(${x} ${y}) scale(${size})">${PIPS[suit]}</g>`;

/** A suit alone, as a small picture. */
export const suitPicture = (suit) => `<svg viewBox="-11 -11 22 22" aria-hidden="true">${PIPS[suit] ?? ""}</svg>`;

/** A card, or a back. */
export function picture(card) {
  const known = read(card);
  const inside = known ? front(known.number, known.suit) : BACK;
  return `<svg viewBox="0 0 60 92" aria-hidden="true">${inside}</svg>`;
}

const BACK = `<rect x=".5" y=".5" width="59" height="91" rx="5" fill="#8c2f27" stroke="#4a1511"/>
  <path d="M5 9 9 5H51L55 9V83L51 87H9L5 83z" fill="none" stroke="#e9c98f" stroke-width="1.2"/>
  <path d="M30 14 50 46 30 78 10 46z" fill="none" stroke="#e9c98f" stroke-width="1.2"/><path d="M30 28 42 46 30 64 18 46z" fill="#e9c98f" opacity=".5"/>`;

function front(number, suit) {
  const pips = (PLACES[number] ?? [[47, 17, 0.85]]).map(([x, y, size]) => pip(suit, x, y, size)).join("");
  const figure = FIGURES[number]?.(ROBES[suit]) ?? "";
  const label = `<text x="6.5" y="14" font-size="9.5" font-weight="700" font-family="Georgia, serif" fill="#2a2320" stroke="#fbf6ea" stroke-width="2.5" paint-order="stroke">${number}</text>`;
  const turned = `<g transform="rotate(180 30 46)">${label}</g>`;
  return `<rect x=".5" y=".5" width="59" height="91" rx="5" fill="#fbf6ea" stroke="#8d7f70"/>${frame(suit)}${figure}${pips}${label}${turned}`;
}
