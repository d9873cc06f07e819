// Rasters: sets of samples of a map, of which each square and each hex has 16. What a GM reveals is one. Pure.
import { create } from "@bufbuild/protobuf";
import {
  type RasterChunk,
  RasterChunkSchema,
  type RevealedArea,
  RevealedAreaSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import type { CreatureId } from "../table/table";
import type { MapPoint } from "./walls";

/// From a sample to the next, in units of the lattice; the first lies half as far from the corner of the map.
export const SAMPLE = 180;
/// Samples across and down a chunk.
export const CHUNK = 64;
/// Bytes of a chunk: 8 for each of its rows.
export const CHUNK_BYTES = (CHUNK * CHUNK) / 8;

/// The lowest bit of the first byte is the leftmost sample. Never changed once it is in a raster.
type Samples = Uint8Array;

/// The samples of each chunk by `chunkKey`; a chunk without samples is absent.
export type Raster = ReadonlyMap<number, Samples>;

export const EMPTY: Raster = new Map();
const FULL: Samples = new Uint8Array(CHUNK_BYTES).fill(0xff);

/// Chunks lie at most so many from the first one.
const MOST = 1 << 15;

/// Ascends by row, then by column, as chunks travel.
export function chunkKey(column: number, row: number): number {
  return (row + MOST) * 2 * MOST + column + MOST;
}

export function chunkAt(key: number): { readonly column: number; readonly row: number } {
  return { column: (key % (2 * MOST)) - MOST, row: Math.floor(key / (2 * MOST)) - MOST };
}

/// The sample nearest to a point.
export function sampleAt({ x, y }: MapPoint): { readonly column: number; readonly row: number } {
  return { column: Math.floor(x / SAMPLE), row: Math.floor(y / SAMPLE) };
}

/// Whether the sample in a column and row of samples is in the raster.
export function contains(raster: Raster, column: number, row: number): boolean {
  const samples = raster.get(chunkKey(Math.floor(column / CHUNK), Math.floor(row / CHUNK)));
  if (samples === undefined) return false;
  const [x, y] = [column & (CHUNK - 1), row & (CHUNK - 1)];
  return (((samples[y * 8 + (x >> 3)] ?? 0) >> (x & 7)) & 1) === 1;
}

export function union(a: Raster, b: Raster): Raster {
  if (a.size === 0 || a === b) return b;
  return merged(a, b, (one, other) => one | other);
}

/// What is in `a` and not in `b`.
export function subtract(a: Raster, b: Raster): Raster {
  return merged(a, b, (one, other) => one & ~other);
}

export function countOf(raster: Raster): number {
  let count = 0;
  for (const samples of raster.values()) for (let byte of samples) for (; byte !== 0; byte &= byte - 1) count++;
  return count;
}

export function rasterOfChunks(chunks: readonly RasterChunk[]): Raster {
  const raster = new Map<number, Samples>();
  for (const { column, row, samples } of chunks) {
    const known = samples.length === 0 ? FULL : samples;
    if (known.length === CHUNK_BYTES) raster.set(chunkKey(column, row), known);
  }
  return raster;
}

/// By row, then by column.
export function chunksOf(raster: Raster): RasterChunk[] {
  const keys = [...raster.keys()].sort((a, b) => a - b);
  return keys.map((key) => {
    const samples = raster.get(key) ?? FULL;
    const isFull = samples.every((byte) => byte === 0xff);
    return create(RasterChunkSchema, { ...chunkAt(key), samples: isFull ? new Uint8Array() : samples });
  });
}

/// Cached: an area of the state is immutable.
const known = new WeakMap<RevealedArea, Raster>();

export function rasterOf(area: RevealedArea): Raster {
  let raster = known.get(area);
  if (raster === undefined) {
    raster = rasterOfChunks(area.chunks);
    known.set(area, raster);
  }
  return raster;
}

/// creature: to its players alone; 0: to all players.
export function areaOf(creature: CreatureId, raster: Raster): RevealedArea {
  const area = create(RevealedAreaSchema, { creature, chunks: chunksOf(raster) });
  known.set(area, raster);
  return area;
}

/// Byte by byte; chunks of `a` alone are shared, those of `b` alone are changed as if `a` had them without samples.
function merged(a: Raster, b: Raster, how: (one: number, other: number) => number): Raster {
  const now = new Map(a);
  for (const [key, others] of b) {
    const own = a.get(key);
    const samples = others.map((other, at) => how(own?.[at] ?? 0, other) & 0xff);
    if (samples.every((byte) => byte === 0)) now.delete(key);
    else now.set(key, samples);
  }
  return now;
}
