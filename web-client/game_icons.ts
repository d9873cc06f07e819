// Serves game icons as small files of their own, /icons/NAME.svg: those that rulebooks name and those of the client itself.
// A schema writes them as its third word, "key", "Name", "icon", content as a field, icon = "...". A name that the package lacks ends
// the build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const file = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const rulebooks = new URL("../rules/systems/", import.meta.url).pathname;
const namedIcon = /"[a-z_]+",\s*"[A-Z][^"]*",\s*"([a-z0-9-]+)"/g;
const contentIcon = /^icon = "([^"]+)"/gm;
const ownIcons = ["dice-twenty-faces-twenty", "crossed-swords", "breastplate", "shield", "swap-bag"];

function readSet(): IconSet {
  return JSON.parse(readFileSync(file, "utf8"));
}

function svg(body: string): string {
  const white = body.replaceAll("currentColor", "#fff");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 512 512">${white}</svg>`;
}

/** Every icon's name with the file that wants it. */
function namedIcons(): Map<string, string> {
  const wanted = new Map(ownIcons.map((name) => [name, "the client"]));
  const sources = readdirSync(rulebooks, { recursive: true, encoding: "utf8" });
  const find = (files: RegExp, icon: RegExp) => {
    for (const source of sources.filter((path) => files.test(path)))
      for (const [, name = ""] of readFileSync(join(rulebooks, source), "utf8").matchAll(icon))
        wanted.set(name, `rules/systems/${source}`);
  };
  find(/^[^/]+\/schema\/[^/]+\.cpp$/, namedIcon);
  find(/^[^/]+\/content\/[^/]+\.toml$/, contentIcon);
  return wanted;
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
      const { icons } = readSet();
      mkdirSync(join(out, "icons"), { recursive: true });
      for (const [name, source] of namedIcons()) {
        const icon = icons[name];
        if (icon === undefined) throw new Error(`game-icons has no "${name}", which ${source} names`);
        writeFileSync(join(out, "icons", `${name}.svg`), svg(icon.body));
      }
    },
  };
}
