import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { bookCovers } from "./book_covers.ts";
import { chunkOf } from "./chunks.ts";
import { compressed } from "./compressed.ts";
import { gameIcons } from "./game_icons.ts";
import { lightPixi } from "./light_pixi.ts";

const server = process.env["FAIRTABLE_SERVER"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1.25 }), lightPixi(), gameIcons(), bookCovers(), compressed()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    assetsDir: "app",
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "table", name: chunkOf }],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/assets": server,
      "/tiles": server,
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
});
