import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { offline } from "./offline.ts";

// `npm run dev` serves the pages with live reload and asks a running `sobremesa serve` for everything else.
const table = { protocol: "http:", host: "localhost", port: Number(process.env.SOBREMESA_PORT ?? 8000) };

export default defineConfig({
  plugins: [svelte(), offline()],
  build: { target: "es2022", assetsInlineLimit: 0 }, // the server's policy allows no inline scripts
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: table, ws: true } } },
});
