import { expect, test } from "vitest";
import { type SampleChunk, SeenSquares } from "./squares";
import { bundlesIn, levelFor, requestsFor, squaresOf, tileKey, tilesFor } from "./tiles_in_view";

const whole = (column: number, row: number): SampleChunk => ({ column, row, samples: new Uint8Array() });

/// All but one square of a map of 32 x 16.
function allButOne(): SeenSquares {
  const samples = new Uint8Array(512).fill(0xff);
  for (let row = 20; row < 24; row++) samples[8 * row + 1] = 0x0f; // square 3, 5
  return new SeenSquares("square", { columns: 32, rows: 16 }, [{ column: 0, row: 0, samples }, whole(1, 0)]);
}

test("The level is the coarsest that the screen does not show blurred", () => {
  expect(levelFor(64, 64, 5)).toBe(0);
  expect(levelFor(64, 33, 5)).toBe(0);
  expect(levelFor(64, 32, 5)).toBe(1);
  expect(levelFor(64, 5, 5)).toBe(3);
  expect(levelFor(64, 256, 5)).toBe(0);
  expect(levelFor(128, 1, 4)).toBe(4);
});

test("The bundles are those that the part of the map on the screen touches", () => {
  const seen = new SeenSquares("square", { columns: 40, rows: 20 }, []);

  expect(bundlesIn(seen, 0, { left: 7.5, top: -4, right: 16, bottom: 7.9 }).map(tileKey)).toEqual([
    "0/0.0",
    "0/1.0",
    "0/2.0",
  ]);
  expect(bundlesIn(seen, 1, { left: -100, top: -100, right: 100, bottom: 100 }).map(tileKey)).toEqual([
    "1/0.0",
    "1/1.0",
    "1/2.0",
    "1/0.1",
    "1/1.1",
    "1/2.1",
  ]);
  expect(bundlesIn(seen, 0, { left: 50, top: 0, right: 60, bottom: 5 })).toEqual([]);
});

test("Where a coarse tile is not given, finer ones are", () => {
  const tiles = tilesFor(allButOne(), { level: 2, x: 0, y: 0 });

  expect(tiles.filter(({ level }) => level === 2)).toHaveLength(31);
  expect(tiles.filter(({ level }) => level === 1).map(tileKey)).toEqual(["1/0.2", "1/0.3", "1/1.3"]);
  expect(tiles.filter(({ level }) => level === 0).map(tileKey)).toEqual(["0/2.4", "0/3.4", "0/2.5"]);
});

test("Nothing is asked for where nothing is seen", () => {
  const seen = new SeenSquares("square", { columns: 32, rows: 16 }, [whole(1, 0)]);

  expect(tilesFor(seen, { level: 0, x: 0, y: 0 })).toEqual([]);
  expect(tilesFor(seen, { level: 0, x: 2, y: 0 })).toHaveLength(64);
});

test("Tiles are asked for by bundle, with a bit for each", () => {
  const requests = requestsFor([
    { level: 0, x: 8, y: 0 },
    { level: 0, x: 10, y: 7 },
    { level: 2, x: 1, y: 1 },
    { level: 0, x: 7, y: 0 },
  ]);

  expect(requests.map(({ path }) => path)).toEqual([
    "2/0.0.0000000000000200",
    "0/1.0.0400000000000001",
    "0/0.0.0000000000000080",
  ]);
});

test("The last tiles of a level end with the map", () => {
  const seen = new SeenSquares("square", { columns: 11, rows: 7 }, []);

  expect(squaresOf(seen, { level: 2, x: 2, y: 1 })).toEqual({ left: 8, top: 4, right: 11, bottom: 7 });
});
