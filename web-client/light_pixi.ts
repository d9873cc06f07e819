// Leaves out of the build what PixiJS's own files import and the map never draws with: each becomes an empty class or function. And
// what PixiJS finds out with a second WebGL context, which browsers need a while to open, is said instead.
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

/// WebGL 2 always has high precision, and so has nearly every device with WebGL 1 alone. The number of textures is asked for
/// batchers that name none, of which the map has none.
const known: Readonly<Record<string, string>> = {
  "rendering/batcher/gl/utils/maxRecommendedTextures": "export const getMaxTexturesPerBatch = () => 8;",
  "rendering/renderers/gl/shader/program/getMaxFragmentPrecision":
    "export const getMaxFragmentPrecision = () => 'highp';",
};

export function lightPixi(): Plugin {
  const replaced = new Set([...unused, ...Object.keys(known)]);
  const left = new Set(replaced);
  return {
    name: "light-pixi",
    apply: "build",
    enforce: "pre",
    load(id) {
      const part = /pixi\.js\/lib\/(.+)\.mjs$/.exec(id)?.[1] ?? "";
      if (!replaced.has(part)) return null;
      left.delete(part);
      if (known[part] !== undefined) return known[part];
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
