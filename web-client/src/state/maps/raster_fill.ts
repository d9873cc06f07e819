// Rasters of rows of samples. Pure.
import { CHUNK, CHUNK_BYTES, chunkKey, type Raster } from "./raster";

/// Samples of one row, both ends included; none if `to` lies before `from`.
export interface Span {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

export function filled(spans: Iterable<Span>): Raster {
  const raster = new Map<number, Uint8Array>();
  for (const { row, from, to } of spans) {
    if (to < from) continue;
    for (let chunk = Math.floor(from / CHUNK); chunk * CHUNK <= to; chunk++) {
      const key = chunkKey(chunk, Math.floor(row / CHUNK));
      const samples = raster.get(key) ?? new Uint8Array(CHUNK_BYTES);
      raster.set(key, samples);
      const first = Math.max(0, from - chunk * CHUNK);
      const last = Math.min(CHUNK - 1, to - chunk * CHUNK);
      fillBits(samples, (row & (CHUNK - 1)) * 8, first, last);
    }
  }
  return raster;
}

/// Sets the bits `first` to `last` of the bytes from `start` on.
function fillBits(samples: Uint8Array, start: number, first: number, last: number): void {
  for (let byte = first >> 3; byte <= last >> 3; byte++) {
    const low = Math.max(0, first - byte * 8);
    const high = Math.min(7, last - byte * 8);
    samples[start + byte] = (samples[start + byte] ?? 0) | ((0xff << low) & (0xff >> (7 - high)));
  }
}
