/** QR codes (ISO 18004), as far as an address needs them: bytes, correction level M, versions 1 to 10. */

/** By version from 1: bytes of correction in a block, and how many bytes of data each block has. */
const BLOCKS: [correction: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The remainder of Reed and Solomon: the bytes that let a scanner mend the others. */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((value, at) => (next[at + 1]! ^= times(value, EXP[i]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    divisor.forEach((value, at) => (rest[i + at]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** The bytes of the code, data and correction interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((a, b) => a + b);
  const lengthBits = version < 10 ? 8 : 16;
  let bits = "0100" + bytes.length.toString(2).padStart(lengthBits, "0");
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, room * 8 - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const mending = blocks.map((block) => correction(block, count));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...woven(blocks), ...woven(mending)];
}

/** A number with its remainder behind it, as format and version are written. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  const top = 32 - Math.clz32(divisor);
  while (32 - Math.clz32(rest) >= top) rest ^= divisor << (32 - Math.clz32(rest) - top);
  return (value << bits) | rest;
}

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        const line = grid[row + r];
        if (line && line[column + c] !== undefined) line[column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
      }
    }
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = CENTRES[version - 1]!;
  for (const row of centres) {
    for (const column of centres) {
      if (grid[row]![column] === null) square(row, column, 2, (ring) => ring !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  return grid;
}

function writeFormat(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const format = withRemainder(mask, 10, 0x537) ^ 0x5412; // level M is 00
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[near]![8] = bit(i);
    const along = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[8]![along] = bit(i);
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const written = withRemainder(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((written >> i) & 1) === 1;
    grid[Math.floor(i / 3)]![size - 11 + (i % 3)] = dark;
    grid[size - 11 + (i % 3)]![Math.floor(i / 3)] = dark;
  }
}

function writeData(grid: Grid, words: readonly number[], mask: number): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        grid[row]![column] = dark !== MASKS[mask]!(row, column);
        at++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks of one colour, false corners, too dark or too light. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const _ of text.matchAll(/(?=10111010000|00001011101)/g)) sum += 40;
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const here = grid[r]![c];
      if (here === grid[r - 1]![c] && here === grid[r]![c - 1] && here === grid[r - 1]![c - 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/** The code of a text: rows of dark and light modules, without the quiet margin. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = BLOCKS.findIndex(([, sizes], index) => {
    const head = index < 9 ? 12 : 20;
    return sizes.reduce((a, b) => a + b) * 8 >= head + bytes.length * 8;
  });
  if (fits < 0) throw new RangeError("too long for our QR codes");
  const version = fits + 1;
  const words = codewords(bytes, version);
  const codes = MASKS.map((_, mask) => {
    const grid = frame(version);
    writeFormat(grid, version, mask);
    writeData(grid, words, mask);
    return grid as boolean[][];
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The same as one SVG path, in units of a module. */
export function qrPath(code: readonly boolean[][]): string {
  return code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
}
