import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Scene_Grid, SceneSchema, type TerrainRun, TerrainRunSchema } from "../../generated/protocol/wire/v1/state_pb";
import { editsOf, paintedCells, paintedOver, runsOf, sameTerrain, terrainAt, terrainOn } from "./terrain";

const run = (column: number, row: number, cells: number, kind: object = { difficult: true }) =>
  create(TerrainRunSchema, { ...kind, first: { column, row }, cells });
const places = (runs: readonly TerrainRun[]) => runs.map(({ first, cells }) => [first?.column, first?.row, cells]);

test("A run goes down its column", () => {
  expect(paintedCells([run(2, 5, 3)]).map(({ cell }) => cell)).toEqual([
    { column: 2, row: 5 },
    { column: 2, row: 6 },
    { column: 2, row: 7 },
  ]);
});

test("Equal cells of a column travel as one run", () => {
  const cells = [run(1, 2, 1), run(1, 1, 1), run(2, 0, 1), run(1, 4, 1), run(1, 3, 1, { blocksMove: true })];
  expect(places(runsOf(paintedCells(cells)))).toEqual([
    [1, 1, 2],
    [1, 3, 1],
    [1, 4, 1],
    [2, 0, 1],
  ]);
});

test("What is painted replaces what was there, and plain terrain goes", () => {
  const after = paintedOver(
    [run(1, 0, 9), run(4, 0, 2)],
    [run(1, 3, 2, {}), run(1, 8, 2, { blocksMove: true }), run(7, 7, 1), run(7, 7, 1, {})],
  );
  expect(places(after)).toEqual([
    [4, 0, 2],
    [1, 0, 3],
    [1, 5, 3],
    [1, 8, 2],
  ]);
  expect(after.at(-1)).toMatchObject({ blocksMove: true, difficult: false });
});

test("Runs are split into edits by cells and by bytes", () => {
  const long = Array.from({ length: 30 }, (_, column) => run(column, 0, 500));
  expect(editsOf(long).map((edit) => edit.length)).toEqual([20, 10]);
  const named = Array.from({ length: 2000 }, (_, row) => run(0, row, 1, { name: `${row}${"x".repeat(56)}` }));
  const edits = editsOf(named);
  expect(edits.length).toBe(3);
  expect(edits.flat()).toEqual(named);
  expect(editsOf([])).toEqual([]);
});

test("The terrain of a cell is found in its run", () => {
  const scene = create(SceneSchema, { terrain: [run(1, 0, 2, { name: "Moor" })] });
  expect(terrainAt(scene, { column: 1, row: 1 })?.name).toBe("Moor");
  expect(terrainAt(scene, { column: 1, row: 2 })).toBeNull();
});

test("Terrain keeps its column and row on the screen where the grid changes", () => {
  const scene = create(SceneSchema, { terrain: [run(4, 5, 2)] });
  const hexes = { ...scene, grid: Scene_Grid.HEX_ROWS };
  expect(places(terrainOn(hexes, scene))).toEqual([
    [1, 6, 1],
    [2, 5, 1],
  ]);
  const back = terrainOn(scene, { ...hexes, terrain: terrainOn(hexes, scene) });
  expect(places(back)).toEqual([[4, 5, 2]]);
  expect(terrainOn({ ...scene, grid: Scene_Grid.ZONES }, scene)).toBe(scene.terrain);
});

test("Terrain is the same wherever it lies, and differs by its numbers", () => {
  const high = { numbers: [{ key: 1, value: 75n }] };
  expect(sameTerrain(run(0, 0, 1, high), run(9, 9, 4, high))).toBe(true);
  expect(sameTerrain(run(0, 0, 1, high), run(0, 0, 1, {}))).toBe(false);
  expect(sameTerrain(undefined, undefined)).toBe(true);
  expect(sameTerrain(undefined, run(0, 0, 1))).toBe(false);
});
