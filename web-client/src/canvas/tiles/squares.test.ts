import { expect, test } from "vitest";
import { type SampleChunk, SeenSquares, tileCounts } from "./squares";

/// Chunk 0, 0 with single samples.
function samplesAt(...samples: readonly (readonly [number, number])[]): SampleChunk {
  const bytes = new Uint8Array(512);
  for (const [column, row] of samples)
    bytes[8 * row + (column >> 3)] = (bytes[8 * row + (column >> 3)] ?? 0) | (1 << (column % 8));
  return { column: 0, row: 0, samples: bytes };
}

const whole = (column: number, row: number): SampleChunk => ({ column, row, samples: new Uint8Array() });

function tiles(seen: SeenSquares, level: number): readonly string[] {
  const { across, down } = seen.sizeAt(level);
  const rows = Array.from({ length: down + 2 }, (_, y) => y - 1);
  const columns = Array.from({ length: across + 2 }, (_, x) => x - 1);
  return rows.flatMap((y) => columns.filter((x) => seen.allows({ level, x, y })).map((x) => `${x},${y}`));
}

test("A square with one seen sample is a tile", () => {
  const seen = new SeenSquares("square", { columns: 10, rows: 6 }, [samplesAt([12, 8], [23, 11])]);

  expect(tiles(seen, 0)).toEqual(["3,2", "5,2"]);
});

test("A tile of a higher level needs each of its squares", () => {
  const block = [4, 5, 6, 7].flatMap((row) => [4, 5, 6, 7].map((column) => [4 * column, 4 * row + 3] as const));
  const seen = new SeenSquares("square", { columns: 16, rows: 16 }, [samplesAt(...block)]);
  const butOne = new SeenSquares("square", { columns: 16, rows: 16 }, [samplesAt(...block.slice(1))]);

  expect(tiles(seen, 1)).toEqual(["2,2", "3,2", "2,3", "3,3"]);
  expect(tiles(seen, 2)).toEqual(["1,1"]);
  expect(tiles(seen, 3)).toEqual([]);
  expect(tiles(butOne, 1)).toEqual(["3,2", "2,3", "3,3"]);
  expect(tiles(butOne, 2)).toEqual([]);
});

test("What lies beyond the map is not asked of a tile at its edge", () => {
  const seen = new SeenSquares("square", { columns: 20, rows: 18 }, [whole(1, 0), whole(1, 1), whole(2, 0)]);

  expect(seen.highest).toBe(5);
  expect(tiles(seen, 4)).toEqual(["1,0", "1,1"]);
  expect(tiles(seen, 5)).toEqual([]);
});

test("A map that is seen whole is one tile at its highest level", () => {
  const seen = new SeenSquares("square", { columns: 17, rows: 3 }, [whole(0, 0), whole(1, 0)]);

  expect(tiles(seen, 5)).toEqual(["0,0"]);
  expect(tiles(new SeenSquares("square", { columns: 1, rows: 1 }, [whole(0, 0)]), 0)).toEqual(["0,0"]);
});

test("On hexes a square is a column across and a row down, and an empty corner is not asked for", () => {
  expect(tileCounts("hex_rows", { columns: 10, rows: 8 })).toEqual({ across: 11, down: 9 });
  expect(tileCounts("hex_rows", { columns: 10, rows: 1 })).toEqual({ across: 10, down: 2 });
  expect(tileCounts("hex_columns", { columns: 10, rows: 8 })).toEqual({ across: 11, down: 9 });
  const corners: readonly (readonly [number, number])[] = [
    [3, 0],
    [3, 3],
  ];
  const others = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const));
  const hexes = others.filter(([column, row]) => !corners.some(([x, y]) => x === column && y === row));
  const seen = new SeenSquares("hex_rows", { columns: 3, rows: 3 }, [
    samplesAt(...hexes.map(([column, row]) => [4 * column, 4 * row] as const)),
  ]);

  expect(tiles(seen, 0)).toHaveLength(14);
  expect(tiles(seen, 1)).toEqual(["0,0", "1,0", "0,1", "1,1"]);
  expect(tiles(seen, 2)).toEqual(["0,0"]);
});
