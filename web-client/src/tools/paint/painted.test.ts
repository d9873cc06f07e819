import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NumberSchema_Kind, NumberSchemaSchema, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { CellTerrainSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { firstPainted, specialGround } from "../../state/maps/ground_kinds";
import { SchemaIndex } from "../../state/table/schema_index";
import { painted, runsOf, sameTerrain, terrainOf } from "./painted";

const [BOG, HEIGHT, WET, DRY, SOAKED] = [1, 2, 3, 4, 5] as const;
const at = { column: 3, row: 4 };
const moor = create(CellTerrainSchema, {
  cell: at,
  difficult: true,
  name: "Moor",
  numbers: [{ key: HEIGHT, value: 75n }],
});

const before = terrainOf([moor]);

test("A number of the rulebook is added to the cell's others", () => {
  const bog = painted(at, { key: BOG, value: 1n }, before);
  expect(bog).toMatchObject({ difficult: true, blocksMove: false, name: "Moor" });
  expect(bog.numbers.map(({ key, value }) => [key, value])).toEqual([
    [HEIGHT, 75n],
    [BOG, 1n],
  ]);
});

test("A number painted again replaces itself and keeps its usual place", () => {
  const higher = painted(at, { key: HEIGHT, value: 90n }, before);
  expect(higher.numbers.map(({ key, value }) => [key, value])).toEqual([[HEIGHT, 90n]]);
  expect(painted(at, { key: HEIGHT, value: null }, before).numbers).toEqual([]);
  expect(painted({ column: 0, row: 0 }, { key: HEIGHT, value: null }, before).numbers).toEqual([]);
});

test("Blocking and difficult keep the rulebook's numbers, plain does not", () => {
  expect(painted(at, "blocking", before)).toMatchObject({ blocksMove: true, blocksSight: true, difficult: false });
  expect(painted(at, "blocking", before).numbers).toHaveLength(1);
  expect(painted(at, "difficult", before)).toMatchObject({ blocksMove: false, difficult: true, name: "Moor" });
  expect(painted(at, "clear", before)).toMatchObject({ difficult: false, name: "", numbers: [] });
});

test("The brushes of a grid are the rulebook's cell numbers, not for zones", () => {
  const terrain = [{ key: BOG, name: "Slows", kind: NumberSchema_Kind.FLAG }];
  const schemaIndex = new SchemaIndex(["", "bog"], create(SchemaSchema, { terrain }));
  expect(specialGround({ schemaIndex }, create(SceneSchema)).map(({ name }) => name)).toEqual(["Slows"]);
  expect(specialGround({ schemaIndex }, create(SceneSchema, { grid: Scene_Grid.ZONES }))).toEqual([]);
});

test("A brush begins with the least that is worth painting", () => {
  const first = (number: Parameters<typeof create<typeof NumberSchemaSchema>>[1]) =>
    firstPainted(create(NumberSchemaSchema, number));
  expect(first({ kind: NumberSchema_Kind.FLAG })).toBe(1);
  expect(first({ min: 0n, max: 1000n })).toBe(1);
  expect(first({ min: 2n, max: 9n })).toBe(2);
  expect(first({ kind: NumberSchema_Kind.SYMBOL, symbols: [DRY, WET, SOAKED] })).toBe(WET);
});

test("Equal cells of a row travel as one run", () => {
  const wall = (column: number, row: number) => painted({ column, row }, "blocking", new Map());
  const runs = runsOf([
    wall(2, 1),
    wall(1, 1),
    wall(0, 2),
    wall(4, 1),
    painted({ column: 3, row: 1 }, "difficult", before),
  ]);

  expect(runs.map(({ first, cells }) => [first?.cell?.column, first?.cell?.row, cells])).toEqual([
    [1, 1, 2],
    [3, 1, 1],
    [4, 1, 1],
    [0, 2, 1],
  ]);
});

test("Terrain is the same wherever it lies, and differs by its numbers", () => {
  const elsewhere = painted({ column: 9, row: 9 }, { key: HEIGHT, value: 75n }, new Map());
  const here = painted(at, { key: HEIGHT, value: 75n }, new Map());
  expect(sameTerrain(here, elsewhere)).toBe(true);
  expect(sameTerrain(moor, create(CellTerrainSchema, { ...moor, numbers: [] }))).toBe(false);
  expect(sameTerrain(undefined, undefined)).toBe(true);
  expect(sameTerrain(undefined, moor)).toBe(false);
});
