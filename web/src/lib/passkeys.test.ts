import { expect, test } from "vitest";
import { bytes, where, written } from "./passkeys";

test("bytes are written in base64url and read back", () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const size of [0, 1, 2, 3, 256]) {
    const text = written(all.slice(0, size).buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytes(text)]).toEqual([...all.slice(0, size)]);
  }
});

test("passkeys work over HTTPS at the address of the house, and on the machine itself", () => {
  const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
  const house = "https://play.example";
  expect(where(house, at(house), true, true)).toBe("here");
  expect(where(house, at(house), true, false)).toBe("unable");
  expect(where(house, at("http://192.0.2.7:8000"), false, false)).toBe("elsewhere");
  expect(where("", at("http://192.0.2.7:8000"), false, false)).toBe("nowhere");
  expect(where("", at(`http://${"localhost"}:8000`), true, true)).toBe("here");
});
