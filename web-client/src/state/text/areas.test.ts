import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { SceneSchema, type VisibleAreaSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { foldDelta } from "../fold/fold_table";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { areaLabel, areasAt, areasOf, standingIn, whereText } from "./areas";

const names = ["", "smoke", "rounds"];
const key = (name: string) => names.indexOf(name);
const schema = create(SchemaSchema, {
  unit: "m",
  conditions: [{ key: key("smoke"), name: "Smoke", icon: "fog", rule: 7, text: "Blocks sight.", harmful: true }],
});
const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const ends = { unit: key("rounds"), left: 2n };
const scene = create(SceneSchema, { id: 1, columns: 9, rows: 9, areas: [{ id: "5", key: key("smoke"), ends }] });

function tableWith(...areas: MessageInitShape<typeof VisibleAreaSchema>[]): Table {
  return foldDelta(empty, create(DeltaSchema, { is: { case: "areas", value: { areas } } }));
}

test("An area covers the server's runs", () => {
  const [area] = areasOf(tableWith({ area: "5", center: { column: 4, row: 4 }, runs: [4, 3, 1, 3, 4, 3] }), scene);

  expect(area?.cells.map(({ column, row }) => `${column},${row}`)).toEqual(["4,3", "3,4", "4,4", "5,4"]);
  expect(area && areasAt([area], { column: 5, row: 4 })).toHaveLength(1);
  expect(area && areasAt([area], { column: 5, row: 3 })).toHaveLength(0);
});

test("New areas replace the old, and one without a place is not drawn", () => {
  expect(areasOf(tableWith({ area: "6" }), scene)).toEqual([]);
});

test("An area has its schema's text, its dice and the rest of its time", () => {
  const table = tableWith({ area: "5", center: { column: 4, row: 4 }, radius: 3n, dice: 1, sides: 6, plus: 2 });
  const [area] = areasOf(table, scene);

  expect(area).toMatchObject({ name: "Smoke", icon: "fog", harmful: true, text: "Blocks sight.", rule: 7 });
  expect(area).toMatchObject({ dice: "1d6 + 2", size: "radius 3 m", lasts: "2 rounds", left: "2 rounds" });
  expect(area && areaLabel(area)).toBe("Smoke · 1d6 + 2 · 2 rounds");
  expect(area && whereText(table, scene, area)).toBe("around 4,4, radius 3 m");
});

test("An area without a center is everywhere", () => {
  const table = tableWith({ area: "5" });
  const areas = areasOf(table, scene);

  expect(areas[0]).toMatchObject({ center: null, cells: [] });
  expect(areasAt(areas, { column: 8, row: 8 })).toHaveLength(1);
  expect(areas[0] && whereText(table, scene, areas[0])).toBe("everywhere");
});

test("The known creatures inside an area are named", () => {
  const ada = create(DeltaSchema, { is: { case: "creature", value: { id: 2, name: "Ada" } } });
  const table = foldDelta(tableWith({ area: "5", within: [2, 3] }), ada);
  const [area] = areasOf(table, scene);

  expect(area && standingIn(table, area).map(({ name }) => name)).toEqual(["Ada"]);
});
