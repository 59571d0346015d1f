import { expect, test } from "vitest";

import { correction, qr, qrPath } from "./qr";
import { hex, sha256, utf8 } from "./sha256";

const fingerprint = (text: string) =>
  hex(sha256(utf8(qr(text).map((row) => row.map(Number).join("")).join("\n"))));

const AT_HOME = "192.168.1.20:8000"; // as in an invitation to friends in the same house

// What Python's `qrcode` makes of the same texts (bytes, level M, with masks 6 and 2).
test.each([
  [`http://${AT_HOME}/table/0123456789abcdef0123456789abcdef`, "c0d875a307dd576e49f346d6cbb2b21aaaffaa2560ce1b69eae5dd30aeb48cbb"],
  ["SOBREMESA", "2911630d8886f869d96a326f4066841cdf200c0196b664949463d82a726ef478"],
])("the code of %s is what another program draws", (text, wanted) => {
  expect(fingerprint(text)).toBe(wanted);
});

test("the bytes that mend others, from the example of ISO 18004", () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

test("a text of every length that fits has a code of its size, and a longer one is refused", () => {
  expect(qr("x".repeat(14)).length).toBe(21);
  expect(qr("x".repeat(15)).length).toBe(25);
  expect(qr("x".repeat(213)).length).toBe(57);
  expect(() => qr("x".repeat(214))).toThrow(RangeError);
});

test("a path has a square for each dark module", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
