import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";

import { qr } from "./qr";

const AT_HOME = "192.168.1.20:8000"; // as in an invitation to friends in the same house
const SCALE = 4; // pixels for a module
const MARGIN = 4 * SCALE;

/** What another program than the one that draws them reads in a code. */
function read(url: string): string {
  const code = qr(url);
  const width = code.size * SCALE + 2 * MARGIN;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const [x, y] = [at % width, Math.floor(at / width)].map((pixel) => Math.floor((pixel - MARGIN) / SCALE));
    if (code.get(x!, y!)) data.fill(0, 4 * at, 4 * at + 3);
  }
  return decodeQR({ width, height: width, data });
}

test.each([
  `http://${AT_HOME}/table/0123456789abcdef0123456789abcdef`,
  "https://sobremesa.example/table/0123456789abcdef0123456789abcdef",
])("the code of %s leads there", (url) => {
  expect(read(url)).toBe(url);
});
