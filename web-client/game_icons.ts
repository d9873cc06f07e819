// Serves every game icon as its own small file, /icons/NAME.svg: a schema names the ones it needs and only those are loaded.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const file = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

function readSet(): IconSet {
  return JSON.parse(readFileSync(file, "utf8"));
}

function svg(body: string): string {
  const white = body.replaceAll("currentColor", "#fff");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 512 512">${white}</svg>`;
}

/** The plugin: answers in development, writes into the build afterwards. */
export function gameIcons(): Plugin {
  let out = "dist";
  let building = false;
  return {
    name: "game-icons",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      building = config.command === "build";
    },
    configureServer(server) {
      const set = readSet();
      server.middlewares.use("/icons", (request, response, next) => {
        const icon = set.icons[(request.url ?? "").replace(/^\/|\.svg.*$/g, "")];
        if (icon === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(svg(icon.body));
      });
    },
    closeBundle() {
      if (!building) return;
      mkdirSync(join(out, "icons"), { recursive: true });
      for (const [name, icon] of Object.entries(readSet().icons))
        writeFileSync(join(out, "icons", `${name}.svg`), svg(icon.body));
    },
  };
}
