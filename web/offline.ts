/** Writes sw.js into the build: web/worker.js with the names of all built files, and a version made of their contents. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const here = (name: string): URL => new URL(name, import.meta.url);

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      const fixed = readdirSync(here("public/")).sort();
      for (const name of fixed) hash.update(readFileSync(here(`public/${name}`)));
      for (const name of Object.keys(bundle).sort()) hash.update(name); // which has a hash of its contents
      const files = ["", ...Object.keys(bundle).filter((name) => name !== "index.html"), ...fixed].map((name) => `/${name}`);
      const source = readFileSync(here("worker.js"), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
