import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { center, gridOf } from "../canvas/grid";
import { DragPreviewSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, HouseRuleSchema_Diagonal, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { encodePath } from "../state/maps/path";
import { SchemaIndex } from "../state/table/schema_index";
import { pathOf, rulerView, tokensOf, turningOf } from "./map_view_of";

const names = ["", "shown_unit", "metres", "feet", "turn", "degrees", "cheap", "dear", "very_dear", "beyond"];
const [RULE, METRES, FEET, TURN, DEGREES] = [1, 2, 3, 4, 5] as const;

/// A table in a rulebook of metres that shows `chosen`, with one creature of two hexes that looks to 0 degrees.
function tableOn(grid: Scene_Grid, { chosen = 0, facing = true } = {}) {
  const schema = create(SchemaSchema, {
    unit: "m",
    houseRules: [{ key: RULE, values: [METRES, FEET] }],
    actions: [{ key: TURN, facing, form: [{ key: DEGREES, kind: FieldSchema_Kind.NUMBER }] }],
  });
  const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
  const scene = create(SceneSchema, { id: 1, grid, columns: 20, rows: 20, cell: 10_000n });
  const ogre = create(CreatureSchema, { id: 7, scene: 1, size: 2, place: { kind: 1, column: 2, row: 3 } });
  const creatures = new Map([[7, readCreature(ogre)]]);
  return {
    scene,
    table: { ...table, houseRules: new Map([[RULE, chosen]]), scenes: new Map([[1, scene]]), creatures },
  };
}
const none = { aims: new Set<number>(), marked: 0, sheets: () => null };
const looks = { ...none, selected: new Set([7]), tool: { kind: "select" } } as const;

test("A ruler counts the steps between hexes along each of its parts", () => {
  const { table, scene } = tableOn(Scene_Grid.HEX_ROWS);
  const corners = [
    { column: 0, row: 0 },
    { column: 3, row: -1 },
    { column: 3, row: 2 },
  ].map((cell) => center(cell, 1, gridOf(scene)));

  // 3 steps and 3 more; a hex is 1 m wide.
  expect(rulerView(table, scene, corners, 0).label).toBe("6 m");
});

test("The outline of a template is measured along its first part, in a straight line", () => {
  const { table, scene } = tableOn(Scene_Grid.SQUARE, { chosen: 1 });
  const [origin, tip] = [
    { x: 64, y: 64 },
    { x: 256, y: 320 },
  ];
  const around = [tip, { x: 384, y: 64 }, { x: 64, y: 384 }, { x: -256, y: 64 }, tip];

  // 3 cells across and 4 down are 5; a cell is 1 m wide.
  const ruler = rulerView(table, scene, [origin, ...around], 0);

  expect(ruler).toMatchObject({ label: "5 cells · 16.4 ft", ends: [origin, tip] });
});

test("Where a cell is not one shown unit a ruler names both", () => {
  const { table, scene } = tableOn(Scene_Grid.SQUARE, { chosen: 1 });
  const along = (columns: number) => [
    { x: 10, y: 10 },
    { x: 10 + 64 * columns, y: 10 },
  ];
  expect(rulerView(table, scene, along(3), 0).label).toBe("3 cells · 9.8 ft");
  expect(rulerView(table, scene, along(1), 0).label).toBe("1 cell · 3.3 ft");

  scene.cell = 15_000n;
  const metres = { ...table, houseRules: new Map([[RULE, 0]]) };
  expect(rulerView(metres, scene, along(3), 0).label).toBe("3 cells · 4.5 m");
});

test("A ruler along a diagonal reads what the house rule counts", () => {
  const { table, scene } = tableOn(Scene_Grid.SQUARE);
  const { EUCLIDEAN } = HouseRuleSchema_Diagonal;
  const schema = create(SchemaSchema, {
    unit: "m",
    houseRules: [{ key: RULE, values: [METRES], diagonals: [EUCLIDEAN] }],
  });
  const euclidean = { ...table, schemaIndex: new SchemaIndex(names, schema) };
  const diagonal = [
    { x: 10, y: 10 },
    { x: 10 + 64 * 4, y: 10 + 64 * 4 },
  ];

  expect(rulerView(table, scene, diagonal, 0).label).toBe("4 m");
  expect(rulerView(euclidean, scene, diagonal, 0).label).toBe("5 m");
});

test("A chosen token has a handle that goes where it is being turned", () => {
  const { table, scene } = tableOn(Scene_Grid.HEX_ROWS);
  const tokens = tokensOf(table, scene, [], looks);
  const { at, width } = tokens[0] ?? {};

  // Between 30 and 330 degrees the rulebooks mean 30.
  expect(turningOf(tokens, 7, null)).toEqual({ at, width, facing: 30, toward: null, faced: false });
  expect(turningOf(tokens, 7, { creature: 7, degrees: 90 })?.toward).toBe(90);
  expect(turningOf(tokens, 7, { creature: 8, degrees: 90 })?.toward).toBeNull();
  expect(turningOf(tokens, 0, null)).toBeNull();
});

test("The handle knows whether a token stands in front of it", () => {
  const { table, scene } = tableOn(Scene_Grid.SQUARE);
  const [ogre] = tokensOf(table, scene, [], looks);
  if (ogre === undefined) throw new Error("there is one token");
  const above = { ...ogre, id: 8, width: 64, at: { x: ogre.at.x, y: ogre.at.y - 96 } };

  expect(turningOf([ogre, above], 7, null)?.faced).toBe(true);
  expect(turningOf([ogre, above], 7, { creature: 7, degrees: 180 })?.faced).toBe(false);
});

test("Without an action that turns there is no handle", () => {
  const { table, scene } = tableOn(Scene_Grid.HEX_ROWS, { facing: false });
  expect(turningOf(tokensOf(table, scene, [], looks), 7, null)).toBeNull();
});

/// The way through `bands`, which rolls in the cells of `rolls`.
function wayThrough(bands: readonly string[], rolls: readonly number[] = []) {
  const { table } = tableOn(Scene_Grid.SQUARE);
  const { schemaIndex } = table;
  const preview = create(DragPreviewSchema, {
    creature: 7,
    path: encodePath(bands.map((_, index) => ({ column: 3 + index, row: 3 }))),
    band: bands.map((name) => schemaIndex.key(name)),
    rolls: rolls.map((cell) => ({ cell, text: schemaIndex.key("dear") })),
  });
  const drag = { creature: 7, wayPoints: [], free: false, goal: { column: 3, row: 3 }, held: { x: 0, y: 0 } };
  return pathOf(table, drag, preview, []);
}

/// How dear the cells of a way through `bands` are drawn.
function drawnThrough(...bands: string[]) {
  return wayThrough(bands)?.steps.map((step) => step.band);
}

test("A path is drawn dearer with each further band of the rulebook", () => {
  expect(drawnThrough("cheap", "cheap", "dear", "very_dear", "beyond")).toEqual([0, 0, 1, 2, 2]);
  expect(drawnThrough("dear", "very_dear")).toEqual([0, 1]);
});

test("A path beyond reach from its first cell is drawn so", () => {
  expect(drawnThrough("beyond", "beyond")).toEqual([2, 2]);
});

test("A path marks the cells that need a roll and says what it is about", () => {
  const path = wayThrough(["cheap", "cheap", "cheap"], [1]);
  expect(path?.steps.map((step) => step.rolls)).toEqual([false, true, false]);
  expect(path?.label).toMatch(/^Roll: dear$/im);
});
