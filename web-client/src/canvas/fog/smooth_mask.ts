// A raster as a mask whose edges are smooth lines where the samples make steps. Pure.
import { CHUNK, chunkAt, type Raster } from "../../state/maps/raster";

/// The samples of a texture: its first column and row, and how many.
export interface Window {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/// Texels for each sample along both axes: fewer on large maps, so that a change is drawn within a frame.
export function finenessOf({ columns, rows }: Pick<Window, "columns" | "rows">): number {
  const samples = columns * rows;
  return samples <= 40_000 ? 4 : samples <= 300_000 ? 2 : 1;
}

/// For each texel of the window how much of it the raster covers, 0 to 255. fine: texels for each sample.
export function smoothMask(window: Window, raster: Raster, fine: number): Uint8Array {
  const { columns, rows } = window;
  const soft = blurred(marked(window, raster), columns, rows);
  const mask = new Uint8Array(columns * rows * fine * fine);
  const [across, down] = [between(columns, fine), between(rows, fine)];
  const line = new Float32Array(columns);
  for (const [y, { from, to, part }] of down.entries()) {
    for (let x = 0; x < columns; x++) line[x] = mixed(soft[from * columns + x] ?? 0, soft[to * columns + x] ?? 0, part);
    const start = y * across.length;
    for (let x = 0; x < across.length; x++) {
      const at = across[x];
      if (at !== undefined)
        mask[start + x] = EDGE[Math.round(mixed(line[at.from] ?? 0, line[at.to] ?? 0, at.part))] ?? 0;
    }
  }
  return mask;
}

/// 1 for the samples of the raster.
function marked({ column, row, columns, rows }: Window, raster: Raster): Uint16Array {
  const marks = new Uint16Array(columns * rows);
  for (const [key, samples] of raster) {
    const chunk = chunkAt(key);
    const [left, top] = [chunk.column * CHUNK - column, chunk.row * CHUNK - row];
    for (const [at, byte] of samples.entries()) {
      const y = top + (at >> 3);
      if (byte === 0 || y < 0 || y >= rows) continue;
      for (let bit = 0, x = left + (at & 7) * 8; bit < 8; bit++, x++)
        if (((byte >> bit) & 1) === 1 && x >= 0 && x < columns) marks[y * columns + x] = 1;
    }
  }
  return marks;
}

/// Of each sample and its neighbors; together 16. Beyond the window it goes on as at its edge.
const WEIGHTS = [1, 4, 6, 4, 1] as const;

/// 0 to 256.
function blurred(marks: Uint16Array, columns: number, rows: number): Uint16Array {
  const along = (from: Uint16Array, step: number, count: number, other: number, lines: number): Uint16Array => {
    const to = new Uint16Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let at = 0; at < count; at++) {
        let sum = 0;
        for (let near = -2; near <= 2; near++) {
          const there = Math.min(count - 1, Math.max(0, at + near));
          sum += (WEIGHTS[near + 2] ?? 0) * (from[line * other + there * step] ?? 0);
        }
        to[line * other + at * step] = sum;
      }
    return to;
  };
  return along(along(marks, 1, columns, columns, rows), columns, rows, 1, columns);
}

/// How what was blurred is drawn: a line half way, rather within what is seen than beyond it, where the map has no picture.
const EDGE = Uint8Array.from({ length: 257 }, (_, value) => {
  const share = Math.min(1, Math.max(0, (value / 256 - 0.4) / 0.35));
  return Math.round(255 * share * share * (3 - 2 * share));
});

/// The two samples about the middle of each texel, and how near it is to the second.
function between(count: number, fine: number) {
  return Array.from({ length: count * fine }, (_, texel) => {
    const at = Math.min(count - 1, Math.max(0, (texel + 0.5) / fine - 0.5));
    const from = Math.floor(at);
    return { from, to: Math.min(count - 1, from + 1), part: at - from };
  });
}

function mixed(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
