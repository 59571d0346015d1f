// Prints how large the built pages are, gzipped, and fails when the first load outgrows what we allow it.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_LOAD = 150_000; // bytes, gzipped: everything before a game's own chunk
const dist = new URL("../dist/", import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, dist))).length;

const page = readFileSync(new URL("index.html", dist), "utf8");
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const first = ["index.html", ...named].reduce((sum, name) => sum + size(name), 0);

for (const name of readdirSync(new URL("assets/", dist)).sort()) {
  if (/\.(js|css)$/.test(name)) console.log(`${String(size(`assets/${name}`)).padStart(8)}  assets/${name}`);
}
console.log(`${String(first).padStart(8)}  first load, of ${FIRST_LOAD} allowed`);
if (first > FIRST_LOAD) {
  console.error("The first load is too large.");
  process.exit(1);
}
