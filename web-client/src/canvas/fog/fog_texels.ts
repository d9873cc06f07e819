// Rasters as the texels of a texture. Pure.
import { CHUNK, chunkAt, type Raster } from "../../state/maps/raster";
import { finenessOf, smoothMask, type Window } from "./smooth_mask";

/// White, as transparent as it has to be; colors are multiplied by their alpha.
export const SOLID = 0xffffffff;
export const HALF = 0x80808080;
export const CLEAR = 0;

/// How much of the ground the greatest darkness veils: it stays readable.
const DARKEST = 0.55;

/// For ground that is seen but not lit, and for dimly lit ground. darkness: of the scene, 0 to 10.
export function darknessTexels(darkness: number): { readonly dark: number; readonly dim: number } {
  const strength = (DARKEST * Math.min(10, Math.max(0, darkness))) / 10;
  const veil = (alpha: number) => Math.round(255 * alpha) * 0x01010101;
  return { dark: veil(strength), dim: veil(strength / 2) };
}

/// Sets the texels of `raster`, those at its edges in part.
export function paint(texels: Uint32Array, window: Window, raster: Raster, value: number): void {
  const part = windowAround(raster, window);
  if (part === null) return;
  const fine = finenessOf(window);
  const [across, width] = [window.columns * fine, part.columns * fine];
  const first = ((part.row - window.row) * across + part.column - window.column) * fine;
  const alpha = value & 255;
  for (const [at, covered] of smoothMask(part, raster, fine).entries()) {
    if (covered === 0) continue;
    const texel = first + Math.floor(at / width) * across + (at % width);
    const before = (texels[texel] ?? 0) & 255;
    texels[texel] = Math.round(before + ((alpha - before) * covered) / 255) * 0x01010101;
  }
}

/// So far an edge is blurred.
const MARGIN = 2;

/// The chunks of `raster` and all between them, with their edges, as far as they lie in `map`; null: none.
export function windowAround(raster: Raster, map: Window): Window | null {
  const chunks = [...raster.keys()].map(chunkAt);
  const edges = (from: number[], first: number, count: number): readonly [number, number] => [
    Math.max(first, Math.min(...from) * CHUNK - MARGIN),
    Math.min(first + count, (Math.max(...from) + 1) * CHUNK + MARGIN),
  ];
  const [left, right] = edges(
    chunks.map(({ column }) => column),
    map.column,
    map.columns,
  );
  const [top, bottom] = edges(
    chunks.map(({ row }) => row),
    map.row,
    map.rows,
  );
  return left >= right || top >= bottom ? null : { column: left, row: top, columns: right - left, rows: bottom - top };
}
