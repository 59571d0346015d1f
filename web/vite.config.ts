import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the pages with live reload and asks a running `sobremesa serve` for everything else.
const table = { protocol: "http:", host: "localhost", port: Number(process.env.SOBREMESA_PORT ?? 8000) };

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0 }, // the server's policy allows no inline scripts
  server: { proxy: { "/api": { target: table, ws: true } } },
});
