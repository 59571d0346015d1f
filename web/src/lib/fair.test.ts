import { expect, test } from "vitest";

import { draws } from "../games/totem/draws";
import { commitment, Stream } from "./fair";
import { hex, hmac, sha256, utf8 } from "./sha256";
import record from "../../../docs/guide/kitchen-table.game?raw";
import { headerOf, verify } from "./verify";

// The test vectors of docs/guide/fair.md, and the record that it tells of.
const secret = "21c99539b9f1ff8ff2a103a2ee6ac7c967ad57fd7f0e1136c4f506ef366887b5";
const kitchen = { secret, table: "kitchen table", contributions: ["ada", "señor búho", ""] };

const steps = (text: string) => text.split("\n").map((line) => ({ lines: [line], view: null }));
const numbers = (n: bigint, count: number, stream = new Stream(kitchen)) =>
  Array.from({ length: count }, () => stream.below(n));

test("SHA-256 of what the page of the specification hashes", () => {
  expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(utf8("señor búho")))).toBe("e1761a8a1d713057895509d1599e73fd0dd7942b72ff8aa1bc484e4e22235c9b");
});

test("SHA-256 of a message that fills blocks, from FIPS 180-4", () => {
  const long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  expect(hex(sha256(utf8(long)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  expect(hex(sha256(utf8("a".repeat(1000))))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test("commitment, key and first word", () => {
  expect(commitment("kitchen table", secret)).toBe("5ccf25809bc2471cc6230da1bdb8c10b62778cd88319490b4a538e403e403f6a");
  const { key } = new Stream(kitchen);
  expect(hex(key)).toBe("0bb044d635753877ba3d25c0cfe88c4b83104f2e0272697aac56d73157dee87f");
  expect(hex(hmac(key, utf8("draw 0 0")))).toBe("85f9bfd27148a7f907014d6e3d5793a38c615c0b6a8bb5cc42a76b6c95db7848");
});

test("draws, also those that throw words away", () => {
  const stream = new Stream(kitchen);
  expect([...numbers(6n, 5, stream), ...numbers(36n, 5, stream)]).toEqual([1n, 5n, 5n, 3n, 0n, 35n, 35n, 25n, 14n, 9n]);
  expect(numbers(2n ** 63n + 1n, 3)).toEqual([3072115066870583391n, 5806695963229421681n, 5854179975428824079n]);
});

test("the record of the kitchen table was fair", () => {
  expect(headerOf(record).game).toBe("totem");
  expect(verify(record, steps(record), draws)).toEqual({ kind: "kept", lines: 7, contributions: kitchen.contributions });
});

test("a game that does not say what it draws proves nothing", () => {
  expect(verify(record, steps(record), null)).toEqual({ kind: "unknown" });
  expect(verify(record, steps(record), {})).toEqual({ kind: "unknown" });
});

test("a roll that was changed is found", () => {
  const changed = record.replace("! roll 2 4", "! roll 6 6");
  expect(verify(changed, steps(changed), draws)).toEqual({ kind: "differs", line: "! roll 6 6", derived: "! roll 2 4" });
});

test("a secret that was not promised is found", () => {
  const changed = record.replace("21c9", "21ca");
  expect(verify(changed, steps(changed), draws)).toEqual({ kind: "promise" });
});

test("a sealed record and one without a promise prove nothing", () => {
  const sealed = record.replace(/, "secret": "[0-9a-f]+"/, "");
  expect(verify(sealed, [], draws)).toEqual({ kind: "sealed" });
  expect(verify('{"game": "totem", "players": 2}', [], draws)).toEqual({ kind: "none" });
});
