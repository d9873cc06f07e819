import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RasterChunkSchema } from "../../generated/protocol/wire/v1/state_pb";
import {
  areaOf,
  CHUNK_BYTES,
  chunksOf,
  contains,
  countOf,
  EMPTY,
  rasterOf,
  rasterOfChunks,
  sampleAt,
  subtract,
  union,
} from "./raster";
import { filled } from "./raster_fill";

/// Samples `from` to `to` of a row.
const line = (row: number, from: number, to: number) => filled([{ row, from, to }]);
const all = (...rows: number[]) => filled(rows.map((row) => ({ row, from: 0, to: 63 })));
const everyRow = Array.from({ length: 64 }, (_, row) => row);

test("A raster contains the samples of its rows, on both sides of the edge of a chunk", () => {
  const raster = line(3, 62, 65);

  expect([61, 62, 63, 64, 65, 66].map((column) => contains(raster, column, 3))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(contains(raster, 63, 2)).toBe(false);
  expect(raster.size).toBe(2);
  expect(countOf(raster)).toBe(4);
});

test("A row whose end lies before its start has no samples", () => {
  expect(filled([{ row: 0, from: 5, to: 4 }]).size).toBe(0);
});

test("The lowest bit of the first byte is the leftmost sample, and rows have 8 bytes", () => {
  const [chunk] = chunksOf(
    filled([
      { row: 0, from: 0, to: 0 },
      { row: 1, from: 9, to: 10 },
    ]),
  );

  expect([...(chunk?.samples.slice(0, 10) ?? [])]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 6]);
  expect(chunk?.samples.length).toBe(CHUNK_BYTES);
});

test("Chunks lie by row, then by column, and a full one has no bytes", () => {
  const full = everyRow.map((row) => ({ row, from: 0, to: 63 }));
  const raster = filled([{ row: 64, from: 0, to: 0 }, { row: 0, from: 64, to: 64 }, ...full]);

  expect(chunksOf(raster).map(({ column, row, samples }) => [column, row, samples.length])).toEqual([
    [0, 0, 0],
    [1, 0, 512],
    [0, 1, 512],
  ]);
  expect(countOf(rasterOfChunks(chunksOf(raster)))).toBe(64 * 64 + 2);
});

test("Chunks left of and above the map are told apart from its own", () => {
  const chunk = create(RasterChunkSchema, { column: -1, row: -2 });

  expect(chunksOf(rasterOfChunks([chunk]))).toMatchObject([{ column: -1, row: -2 }]);
  expect(contains(rasterOfChunks([chunk]), -1, -65)).toBe(true);
});

test("A chunk of a wrong size is left out", () => {
  expect(rasterOfChunks([create(RasterChunkSchema, { samples: new Uint8Array(5) })]).size).toBe(0);
});

test("A union has the samples of both, and changes neither", () => {
  const [a, b] = [line(0, 0, 3), line(0, 2, 70)];

  expect(countOf(union(a, b))).toBe(71);
  expect([countOf(a), countOf(b)]).toEqual([4, 69]);
  expect(union(EMPTY, b)).toBe(b);
});

test("What is taken away is gone, and a chunk without samples too", () => {
  const a = all(...everyRow);

  expect(countOf(subtract(a, all(0, 1)))).toBe(62 * 64);
  expect(countOf(a)).toBe(64 * 64);
  expect(subtract(a, a).size).toBe(0);
  expect(subtract(EMPTY, a).size).toBe(0);
});

test("Chunks that only one raster has are shared, not copied", () => {
  const a = line(0, 0, 200);
  const shared = subtract(a, line(0, 0, 63));

  expect([...shared.values()][0]).toBe([...a.values()][1]);
});

test("An area has the raster that it was made of, and one that was received that of its chunks", () => {
  const raster = line(5, 5, 9);
  const area = areaOf(7, raster);

  expect(area.creature).toBe(7);
  expect(rasterOf(area)).toBe(raster);
  expect(countOf(rasterOf({ ...area }))).toBe(5);
});

test("The sample of a point is the one in its quarter of a square", () => {
  expect(sampleAt({ x: 0, y: 179 })).toEqual({ column: 0, row: 0 });
  expect(sampleAt({ x: 180, y: 720 })).toEqual({ column: 1, row: 4 });
});
