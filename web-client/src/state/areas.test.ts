import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { type ConditionSchema, type Scene, Scene_Grid, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { areaLabel, areasAt, areasOf, cellsWithin, standingIn, whereText } from "./areas";
import { Dictionary } from "./dictionary";
import { emptyTable } from "./empty_table";
import { foldDelta } from "./fold_table";
import type { Table } from "./table";

const names = ["", "smoke", "column", "row", "radius", "rounds", "count", "sides", "plus", "disc"];
const key = (name: string) => names.indexOf(name);
const schema = create(SchemaSchema, {
  unit: "m",
  conditions: [{ key: key("smoke"), name: "Smoke", icon: "fog", rule: 7, text: "Blocks sight.", harmful: true }],
});
const empty = emptyTable(create(WelcomeSchema), new Dictionary(names, schema));

type AreaInit = MessageInitShape<typeof ConditionSchema>[];

function scene(rest: { areas?: AreaInit; grid?: Scene_Grid; cell?: bigint; ground?: Scene["ground"] } = {}): Scene {
  return create(SceneSchema, { id: 1, columns: 9, rows: 9, cell: 10000n, ...rest });
}

function data(numbers: Record<string, bigint>) {
  return Object.entries(numbers).map(([name, value]) => ({ key: key(name), value }));
}

function cover(of: Scene, radius: number, disc = false): readonly string[] {
  return cellsWithin(of, { column: 4, row: 4 }, radius, 10000, disc).map(({ column, row }) => `${column},${row}`);
}

test("A radius of 1 m covers the cell and the eight around it where cells are 1 m", () => {
  expect(cover(scene(), 1)).toHaveLength(9);
});

test("Parts of a unit count whole: cells of 1.5 m make a radius of 3 m two cells and one of 2 m a single one", () => {
  expect(cover(scene({ cell: 15000n }), 3)).toHaveLength(25);
  expect(cover(scene({ cell: 15000n }), 2)).toHaveLength(9);
});

test("A disc of 3 m leaves the corners out: 3 and 2 are 3, 3 and 3 are 4", () => {
  const disc = cover(scene(), 3, true);

  expect(disc).toContain("7,6");
  expect(disc).not.toContain("7,7");
  expect(disc).toHaveLength(45);
});

test("An area at the edge covers nothing outside the scene", () => {
  expect(cellsWithin(scene(), { column: 0, row: 0 }, 1, 10000, false)).toHaveLength(4);
});

test("On a map of zones it goes by sides alone, and a closed zone is no part of it", () => {
  const ground = [{ cell: { column: 4, row: 3 }, blocksMove: true }] as Scene["ground"];

  expect(cover(scene({ grid: Scene_Grid.ZONES, ground }), 1)).toEqual(["3,4", "4,5", "4,4", "5,4"]);
  expect(cover(scene({ grid: Scene_Grid.ZONES }), 0)).toEqual(["4,4"]);
});

test("An area reads as its schema has it, with its dice and what is left", () => {
  const numbers = data({ column: 4n, row: 4n, radius: 3n, count: 1n, sides: 6n, plus: 2n });
  const ends = { unit: key("rounds"), left: 2n };
  const [area] = areasOf(empty, scene({ areas: [{ id: "5", key: key("smoke"), data: numbers, ends }] }));

  expect(area).toMatchObject({ name: "Smoke", icon: "fog", harmful: true, text: "Blocks sight.", rule: 7 });
  expect(area).toMatchObject({ dice: "1d6 + 2", size: "radius 3 m", lasts: "2 rounds", left: "2 rounds" });
  expect(area && areaLabel(area)).toBe("Smoke · 1d6 + 2 · 2 rounds");
  expect(area && whereText(empty, scene(), area)).toBe("around 4,4, radius 3 m");
});

test("An area without a place is everywhere", () => {
  const areas = areasOf(empty, scene({ areas: [{ id: "5", key: key("smoke") }] }));

  expect(areas[0]).toMatchObject({ centre: null, cells: [], lasts: "until ended" });
  expect(areasAt(areas, { column: 8, row: 8 })).toHaveLength(1);
  expect(areas[0] && whereText(empty, scene(), areas[0])).toBe("everywhere");
});

test("Whoever has one cell in it stands in it", () => {
  const numbers = data({ column: 4n, row: 4n, radius: 1n });
  const here = scene({ areas: [{ id: "5", key: key("smoke"), data: numbers }] });
  const at = (id: number, column: number, size: number) =>
    ({ id, name: `C${id}`, scene: 1, size, place: { kind: 1, column, row: 4 } }) as const;
  const creatures = [at(1, 2, 1), at(2, 2, 2), at(3, 5, 1)];
  const table = creatures.reduce<Table>(
    (now, value) => foldDelta(now, create(DeltaSchema, { is: { case: "creature", value } })),
    empty,
  );
  const [area] = areasOf(table, here);

  expect(area && standingIn(table, here, area).map(({ id }) => id)).toEqual([2, 3]);
});
