import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SheetSchema } from "../generated/protocol/wire/v1/play_pb";
import {
  NumberSchema_Importance as Importance,
  NumberSchema_Kind as Kind,
  NumberSchema_Owner as Owner,
  SchemaSchema,
  Visibility,
} from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import type { Creature, Table } from "../state/table/table";
import { folded, hiddenSections, mayKnow, resources, sections } from "./sections";

const names = ["", "grit", "grit_most", "nerve", "charges", "secret"];
const schema = create(SchemaSchema, {
  numbers: [
    { key: 1, name: "Grit", group: "Body", kind: Kind.RESOURCE, maxKey: 2 },
    { key: 2, name: "Grit, most", group: "Body", derived: true },
    { key: 3, name: "Nerve", group: "Mind", visibility: Visibility.SIDE },
    { key: 4, name: "Charges", group: "Item", owner: Owner.ITEM },
    { key: 5, name: "Secret", group: "Mind", visibility: Visibility.GM },
  ],
});

function creature(with_: Partial<Creature>): Creature {
  return {
    id: 1,
    name: "Ada",
    record: 0,
    side: 1,
    seats: [],
    picture: "",
    hidden: false,
    scene: 0,
    cell: null,
    shift: { x: 0, y: 0 },
    height: 0,
    size: 1,
    facing: 0,
    encounter: 0,
    numbers: new Map(),
    conditions: [],
    features: [],
    items: [],
    ...with_,
  };
}

function tableOf(viewer: { seat: number; gm: boolean }, creatures: readonly Creature[] = []): Table {
  const table = emptyTable(create(WelcomeSchema, viewer), new SchemaIndex(names, schema));
  return { ...table, creatures: new Map(creatures.map((one) => [one.id, one])) };
}

const shape = (table: Table, of: Creature, sheet = create(SheetSchema)) =>
  sections(table, of, sheet).map((section) => [section.name, section.rows.map((row) => [row.number.name, row.value])]);

test("A GM sees every creature number by the schema's groups, none of items", () => {
  const ada = creature({
    numbers: new Map([
      [1, 7],
      [3, -2],
    ]),
  });

  expect(shape(tableOf({ seat: 1, gm: true }), ada)).toEqual([
    ["Body", [["Grit", 7]]],
    [
      "Mind",
      [
        ["Nerve", -2],
        ["Secret", 0],
      ],
    ],
  ]);
});

test("A derived number appears once computed and is a resource's maximum", () => {
  const ada = creature({ numbers: new Map([[1, 7]]) });
  const sheet = create(SheetSchema, { lines: [{ number: 2, sum: { total: 12n } }] });

  const body = sections(tableOf({ seat: 1, gm: true }), ada, sheet);

  expect(body[0]?.rows.map((row) => row.value)).toEqual([7, 12]);
  expect(resources(body).map((row) => [row.number.name, row.most])).toEqual([["Grit", 12]]);
});

test("A player of another side sees the public numbers", () => {
  expect(shape(tableOf({ seat: 2, gm: false }), creature({}))).toEqual([["Body", [["Grit", 0]]]]);
});

test("Players of a side see its numbers, no player sees a GM's", () => {
  const ally = creature({ id: 2, seats: [2] });
  const table = tableOf({ seat: 2, gm: false }, [ally]);

  expect(mayKnow(table, creature({}), Visibility.SIDE)).toBe(true);
  expect(mayKnow(table, creature({ side: 9 }), Visibility.SIDE)).toBe(false);
  expect(mayKnow(table, ally, Visibility.PLAYER)).toBe(true);
  expect(mayKnow(table, ally, Visibility.GM)).toBe(false);
});

const sorted = create(SchemaSchema, {
  numbers: [
    { key: 1, name: "Grit", group: "Body", kind: Kind.RESOURCE, maxKey: 2, importance: Importance.MAIN },
    { key: 2, name: "Max Grit", group: "Body" },
    { key: 3, name: "Nerve", group: "Mind", importance: Importance.MAIN },
    { key: 4, name: "Guard", group: "Body", importance: Importance.MAIN },
    { key: 5, name: "Turn", group: "Body", importance: Importance.HIDDEN },
  ],
});

test("Main numbers stay open, the others fold, resources have bars, hidden ones appear nowhere", () => {
  const table = emptyTable(create(WelcomeSchema, { seat: 1, gm: true }), new SchemaIndex(names, sorted));
  const shown = sections(table, creature({}), null);
  const { main, detail } = folded(shown);
  const named = (some: typeof main) => some.map(({ name, rows }) => [name, rows.map(({ number }) => number.name)]);

  expect(named(main)).toEqual([
    ["Body", ["Guard"]],
    ["Mind", ["Nerve"]],
  ]);
  expect(named(detail)).toEqual([["Body", ["Max Grit"]]]);
  expect(resources(shown).map(({ number }) => number.name)).toEqual(["Grit"]);
  expect(named(hiddenSections(table, creature({})))).toEqual([["Body", ["Turn"]]]);
});
