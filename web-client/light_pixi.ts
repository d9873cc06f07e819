// Leaves out of the build what PixiJS's own files import and the map never draws with: it throws where it is called. And
// what PixiJS finds out with a second WebGL context, which browsers need a while to open, is said instead.
// The build fails where PixiJS no longer has one.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const unused: readonly string[] = [
  "rendering/renderers/canvas/utils/canvasUtils",
  "rendering/renderers/gl/shader/GenerateShaderSyncCode",
  "rendering/renderers/gl/shader/utils/createUboSyncSTD40",
  "rendering/renderers/gl/shader/utils/generateUniformsSync",
  "rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource",
  "rendering/renderers/gl/texture/uploaders/glUploadVideoResource",
  "rendering/renderers/gpu/GpuUboSystem",
  "scene/graphics/init",
  "scene/graphics/shared/buildCommands/buildArcToSvg",
  "scene/graphics/shared/fill/FillGradient",
  "scene/graphics/shared/fill/FillPattern",
  "scene/graphics/shared/svg/SVGParser",
  "scene/graphics/shared/svg/parseSVGPath",
  "scene/particle-container/shared/ParticleBuffer",
  "scene/text/canvas/utils/measureTaggedText",
  "scene/text/init",
  "spritesheet/init",
  "unsafe-eval/particle/generateParticleUpdatePolyfill",
];

/// What a file of PixiJS adds to the renderer beside what the map needs.
const without: Readonly<Record<string, readonly string[]>> = {
  "rendering/init": ["AlphaMask", "ColorMask", "VideoSource"],
  "rendering/renderers/shared/system/SharedSystems": [
    "AlphaMaskPipe",
    "CustomRenderPipe",
    "ExtractSystem",
    "HelloSystem",
  ],
};

/// WebGL 2 always has high precision, and so has nearly every device with WebGL 1 alone. The number of textures is asked for
/// batchers that name none, of which the map has none. Programs of WebGPU are made beside those of WebGL and never run.
const known: Readonly<Record<string, string>> = {
  "rendering/batcher/gl/utils/maxRecommendedTextures": "export const getMaxTexturesPerBatch = () => 8;",
  "rendering/renderers/gl/shader/program/getMaxFragmentPrecision":
    "export const getMaxFragmentPrecision = () => 'highp';",
  "rendering/renderers/gpu/shader/GpuProgram": "export const GpuProgram = { from: () => undefined };",
};

export function lightPixi(): Plugin {
  const replaced = new Set([...unused, ...Object.keys(known), ...Object.keys(without)]);
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
      const code = readFileSync(id, "utf8");
      if (without[part] !== undefined) return without[part].reduce((left, name) => leftOut(left, name, part), code);
      const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(", ") ?? [];
      return names.map((name) => `export function ${name}() { throw new Error("left out: ${name}"); }`).join("\n");
    },
    buildEnd() {
      if (left.size > 0) this.error(`PixiJS has no ${[...left].join(", ")}`);
    },
  };
}

/// `code` with neither the import of `name` nor its place in a list.
function leftOut(code: string, name: string, file: string): string {
  const left = code.replace(new RegExp(`^import \\{ ${name} \\} .+\n|^ +${name},?\n`, "gm"), "");
  if (new RegExp(`\\b${name}\\b`).test(left) || left === code)
    throw new Error(`PixiJS's ${file} has no ${name} to leave out`);
  return left;
}
