import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ReachableZonesSchema } from "../../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { RelationSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { bordersOf } from "../../state/maps/zones";
import { SchemaIndex } from "../../state/table/schema_index";
import { borderViews, zoneViews } from "./zone_map_of";

const [darkness, door, ladder] = [1, 2, 3];
const schema = create(SchemaSchema, {
  terrain: [{ key: darkness, name: "Darkness" }],
  relations: [
    { key: door, name: "Door", line: "door" },
    { key: ladder, name: "Ladder", line: "ladder" },
  ],
});
const schemaIndex = new SchemaIndex(["", "darkness", "door", "ladder"], schema);
const cell = (column: number, row: number) => ({ column, row });
const scene = create(SceneSchema, {
  id: 1,
  grid: Scene_Grid.ZONES,
  columns: 2,
  rows: 2,
  terrain: [
    { first: cell(0, 1), cells: 1, name: "Gate", numbers: [{ key: darkness, value: 2n }] },
    { first: cell(1, 1), cells: 1, blocksMove: true },
    { first: cell(1, 0), cells: 1, difficult: true },
  ],
});

test("Each open zone is drawn with its texts and its distance", () => {
  const reach = create(ReachableZonesSchema, {
    zones: [
      { cell: cell(0, 0), turns: 1 },
      { cell: cell(1, 0), turns: 3, refusal: { code: 9 } },
    ],
  });

  expect(zoneViews({ schemaIndex, houseRules: new Map() }, scene, reach)).toEqual([
    {
      cell: cell(0, 1),
      name: "A1",
      title: "Gate",
      difficult: false,
      notes: "Darkness 2",
      turns: null,
      barred: false,
    },
    { cell: cell(0, 0), name: "A2", title: "", difficult: false, notes: "", turns: 1, barred: false },
    { cell: cell(1, 0), name: "B2", title: "", difficult: true, notes: "", turns: 3, barred: true },
  ]);
});

test("Borders between the same zones stand side by side, others alone", () => {
  const end = (at: ReturnType<typeof cell>) => ({ of: { case: "cell" as const, value: at }, within: 1 });
  const border = (id: string, key: number, to: ReturnType<typeof cell>) =>
    create(RelationSchema, { id, key, from: end(cell(0, 0)), to: end(to) });
  const relations = new Map(
    [border("1", door, cell(0, 1)), border("2", door, cell(1, 0)), border("3", ladder, cell(0, 1))].map((it) => [
      it.id,
      it,
    ]),
  );

  const views = borderViews({ schemaIndex, houseRules: new Map() }, bordersOf({ schemaIndex, relations }, 1));

  expect(views.map(({ id, rank, among }) => [id, rank, among])).toEqual([
    ["1", 0, 2],
    ["2", 0, 1],
    ["3", 1, 2],
  ]);
});
