/** Random texts. `crypto.randomUUID` is only there on secure pages, and a table in a home network is none. */

export function randomHex(bytes = 16): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
