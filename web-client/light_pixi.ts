// Leaves out of the build what PixiJS's own files import and the map never draws with: each becomes an empty class or function.
// The build fails where PixiJS no longer has one.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const unused: readonly string[] = [
  "rendering/renderers/canvas/utils/canvasUtils",
  "scene/graphics/shared/svg/SVGParser",
  "scene/graphics/shared/svg/parseSVGPath",
  "scene/particle-container/shared/ParticleBuffer",
  "scene/text/canvas/utils/measureTaggedText",
  "spritesheet/init",
  "unsafe-eval/particle/generateParticleUpdatePolyfill",
];

export function lightPixi(): Plugin {
  const left = new Set(unused);
  return {
    name: "light-pixi",
    apply: "build",
    enforce: "pre",
    load(id) {
      const part = /pixi\.js\/lib\/(.+)\.mjs$/.exec(id)?.[1] ?? "";
      if (!unused.includes(part)) return null;
      left.delete(part);
      const names = /^export \{ (.+) \};$/m.exec(readFileSync(id, "utf8"))?.[1]?.split(", ") ?? [];
      return names
        .map((name) => `export ${/^[A-Z]/.test(name) ? `class ${name}` : `function ${name}()`} {}`)
        .join("\n");
    },
    buildEnd() {
      if (left.size > 0) this.error(`PixiJS has no ${[...left].join(", ")}`);
    },
  };
}
