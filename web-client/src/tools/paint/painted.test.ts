import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NumberSchema_Kind, NumberSchemaSchema, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { Scene_Grid, SceneSchema, TerrainRunSchema } from "../../generated/protocol/wire/v1/state_pb";
import { firstPainted, specialGround } from "../../state/maps/ground_kinds";
import { SchemaIndex } from "../../state/table/schema_index";
import { painted } from "./painted";

const [BOG, HEIGHT, WET, DRY, SOAKED] = [1, 2, 3, 4, 5] as const;
const moor = create(TerrainRunSchema, {
  difficult: true,
  name: "Moor",
  numbers: [{ key: HEIGHT, value: 75n }],
});

test("A number of the rulebook is added to the cell's others", () => {
  const bog = painted(moor, { key: BOG, value: 1n });
  expect(bog).toMatchObject({ difficult: true, blocksMove: false, name: "Moor" });
  expect(bog.numbers.map(({ key, value }) => [key, value])).toEqual([
    [HEIGHT, 75n],
    [BOG, 1n],
  ]);
});

test("A number painted again replaces itself and keeps its usual place", () => {
  const higher = painted(moor, { key: HEIGHT, value: 90n });
  expect(higher.numbers.map(({ key, value }) => [key, value])).toEqual([[HEIGHT, 90n]]);
  expect(painted(moor, { key: HEIGHT, value: null }).numbers).toEqual([]);
  expect(painted(undefined, { key: HEIGHT, value: null }).numbers).toEqual([]);
});

test("Blocking and difficult keep the rulebook's numbers, plain does not", () => {
  expect(painted(moor, "blocking")).toMatchObject({ blocksMove: true, blocksSight: true, difficult: false });
  expect(painted(moor, "blocking").numbers).toHaveLength(1);
  expect(painted(moor, "difficult")).toMatchObject({ blocksMove: false, difficult: true, name: "Moor" });
  expect(painted(moor, "clear")).toMatchObject({ difficult: false, name: "", numbers: [] });
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
