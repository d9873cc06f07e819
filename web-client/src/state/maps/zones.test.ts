import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { SchemaIndex } from "../table/schema_index";
import { heightAt, levelsOf, openZones, zoneName } from "./zones";

const table = emptyTable(
  create(WelcomeSchema),
  new SchemaIndex(["", "lowest", "highest", "roof"], create(SchemaSchema)),
);
const keep = create(SceneSchema, {
  id: 1,
  grid: Scene_Grid.ZONES,
  columns: 2,
  rows: 2,
  terrain: [
    { first: { column: 0, row: 0 }, cells: 1, blocksMove: true },
    { first: { column: 1, row: 0 }, cells: 1, numbers: [{ key: 2, value: 3n }] },
    { first: { column: 1, row: 1 }, cells: 1, numbers: [{ key: 1, value: 1n }] },
  ],
});

test("Zones are named as on a chess-board and closed ones are left out", () => {
  expect(openZones(keep).map((zone) => zoneName(keep, zone))).toEqual(["A1", "B1", "B2"]);
});

test("A zone has the levels that its numbers name, else one", () => {
  expect(levelsOf(table, keep, { column: 1, row: 0 })).toEqual({ lowest: 0, highest: 3 });
  expect(levelsOf(table, keep, { column: 1, row: 1 })).toEqual({ lowest: 1, highest: 1 });
  expect(levelsOf(table, keep, { column: 0, row: 1 })).toEqual({ lowest: 0, highest: 0 });
});

test("A creature keeps its level in a zone, else takes the nearest", () => {
  expect(heightAt(table, keep, { column: 1, row: 0 }, 2)).toBe(2);
  expect(heightAt(table, keep, { column: 1, row: 1 }, 3)).toBe(1);
  expect(heightAt(table, keep, { column: 0, row: 1 }, 3)).toBe(0);
});

test("On a map of cells a height is no level", () => {
  expect(heightAt(table, create(SceneSchema, { columns: 2, rows: 2 }), { column: 0, row: 0 }, 20000)).toBe(20000);
});
