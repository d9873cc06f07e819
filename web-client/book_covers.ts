// Serves each rulebook's cover as /books/ID.svg: ../rules/systems/ID/cover.svg, where it has one.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const rulebooks = new URL("../rules/systems/", import.meta.url).pathname;

function cover(id: string): string {
  return join(rulebooks, id, "cover.svg");
}

/** The plugin: answers in development, writes into the build afterwards. */
export function bookCovers(): Plugin {
  let out = "dist";
  let building = false;
  return {
    name: "book-covers",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      building = config.command === "build";
    },
    configureServer(server) {
      server.middlewares.use("/books", (request, response, next) => {
        const id = /^\/([a-z0-9_]+)\.svg/.exec(request.url ?? "")?.[1] ?? "";
        if (!existsSync(cover(id))) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(readFileSync(cover(id)));
      });
    },
    closeBundle() {
      if (!building) return;
      mkdirSync(join(out, "books"), { recursive: true });
      for (const id of readdirSync(rulebooks).filter((name) => existsSync(cover(name))))
        copyFileSync(cover(id), join(out, "books", `${id}.svg`));
    },
  };
}
