import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { SchemaIndex } from "../table/schema_index";
import { degreesToward, directionsOf, facingText, nearestDirection, turnAction, turned, windOf } from "./facing";

const [TURN, DEGREES] = [1, 2] as const;

/// A table with one scene of `grid`, in a rulebook whose action turns or does not.
function tableOn(grid: Scene_Grid, facing: boolean) {
  const form = [{ key: DEGREES, kind: FieldSchema_Kind.NUMBER }];
  const schema = create(SchemaSchema, { actions: [{ key: TURN, facing, form }] });
  const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "turn", "degrees"], schema));
  return { ...table, scenes: new Map([[1, create(SceneSchema, { id: 1, grid })]]) };
}
const looking = (facing: number) =>
  readCreature(create(CreatureSchema, { id: 1, scene: 1, facing, place: { kind: 1, column: 2, row: 2 } }));

test("Eight directions on squares, six between hexes, none in zones", () => {
  expect(directionsOf("square")).toHaveLength(8);
  expect(directionsOf("hex_rows")).toEqual([30, 90, 150, 210, 270, 330]);
  expect(directionsOf("hex_columns")).toEqual([0, 60, 120, 180, 240, 300]);
  expect(directionsOf("zones")).toEqual([]);
});

test("A turn goes to the next direction and on past north", () => {
  expect(turned("square", 315, 1)).toBe(0);
  expect(turned("square", 0, -1)).toBe(315);
  expect(turned("hex_rows", 330, 2)).toBe(90);
  expect(turned("hex_columns", 60, -3)).toBe(240);
});

test("Between two directions the one with the lower number counts", () => {
  expect([0, 60, 180].map((degrees) => nearestDirection("hex_rows", degrees))).toEqual([30, 90, 210]);
  expect([90, 30, 330].map((degrees) => nearestDirection("hex_columns", degrees))).toEqual([120, 60, 0]);
  expect(turned("hex_rows", 0, 1)).toBe(90);
  expect(turned("hex_columns", 90, -1)).toBe(60);
});

test("A handle that points anywhere means the nearest direction", () => {
  expect(nearestDirection("square", 22)).toBe(0);
  expect(nearestDirection("square", 23)).toBe(45);
  expect(nearestDirection("hex_rows", 359)).toBe(330);
  expect(nearestDirection("hex_columns", 331)).toBe(0);
});

test("Degrees are counted clockwise from the top of the map", () => {
  expect([degreesToward(0, -5), degreesToward(3, 0), degreesToward(0, 1), degreesToward(-2, 0)]).toEqual([
    0, 90, 180, 270,
  ]);
  expect(degreesToward(1, -1)).toBeCloseTo(45);
});

test("Every direction has the name of the wind it is nearest to", () => {
  expect(directionsOf("hex_rows").map(windOf)).toEqual([
    "north-east",
    "east",
    "south-east",
    "south-west",
    "west",
    "north-west",
  ]);
  expect(directionsOf("hex_columns").map(windOf)).toEqual([
    "north",
    "north-east",
    "south-east",
    "south",
    "south-west",
    "north-west",
  ]);
  expect([0, 45, 359].map(windOf)).toEqual(["north", "north-east", "north"]);
});

test("Only a rulebook with an action that turns has facing", () => {
  expect(turnAction(tableOn(Scene_Grid.SQUARE, true))?.field).toBe(DEGREES);
  expect(turnAction(tableOn(Scene_Grid.SQUARE, false))).toBeNull();
  expect(facingText(tableOn(Scene_Grid.HEX_ROWS, true), looking(30))).toBe("faces north-east");
  expect(facingText(tableOn(Scene_Grid.HEX_ROWS, true), looking(0))).toBe("faces north-east");
  expect(facingText(tableOn(Scene_Grid.HEX_ROWS, false), looking(30))).toBe("");
});

test("In zones, and without a place, a creature has no facing", () => {
  expect(facingText(tableOn(Scene_Grid.ZONES, true), looking(30))).toBe("");
  expect(facingText(tableOn(Scene_Grid.SQUARE, true), { ...looking(30), cell: null })).toBe("");
});
