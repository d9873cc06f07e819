import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SheetSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind as Kind, NumberSchema_Owner, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { attackRows } from "./attack_rows";

const names = ["", "strike", "target", "mode", "swing", "axe", "to_hit", "damage", "reach", "edged", "E_SPENT"];
const schema = create(SchemaSchema, {
  actions: [
    {
      key: 1,
      name: "Strike",
      form: [
        { key: 2, name: "Target", kind: Kind.CREATURE, required: true },
        { key: 3, name: "Mode", kind: Kind.CHOICE },
      ],
    },
  ],
  numbers: [{ key: 8, name: "Reach", unit: "m", owner: NumberSchema_Owner.ITEM }],
  records: [{ id: 5, name: "Axe" }],
  refusals: [{ code: 10, text: "Action spent." }],
  texts: [
    { key: 6, text: "To hit" },
    { key: 7, text: "Damage" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const swing = { action: 1, form: [{ name: 3, value: { is: { case: "key" as const, value: 4 } } }] };

test("An attack names its weapon and how it is used, with its figures", () => {
  const sheet = create(SheetSchema, {
    attacks: [
      {
        name: 5,
        lines: [
          { number: 6, sum: { total: 5n }, dice: 1, sides: 20 },
          { number: 7, sum: { total: -1n }, dice: 2, sides: 6, word: 9 },
          { number: 8, sum: { total: 3n } },
        ],
        offer: swing,
      },
    ],
  });

  const rows = attackRows(table, sheet);

  expect(rows.map(({ name }) => name)).toEqual(["Axe, swing"]);
  expect(rows[0]?.figures.map(({ name, words }) => [name, words])).toEqual([
    ["To hit", "d20+5"],
    ["Damage", "2d6−1 edged"],
    ["Reach", "3 m"],
  ]);
  expect(rows[0]?.offered).toMatchObject({ name: "Strike", given: sheet.attacks[0]?.offer?.form, why: "" });
});

test("An impossible attack has its reason", () => {
  const sheet = create(SheetSchema, { attacks: [{ name: 5, offer: { ...swing, whyNot: { code: 10 } } }] });

  expect(attackRows(table, sheet)[0]?.offered.why).toBe("Action spent.");
});

test("A sheet without attacks, or none yet, has no rows", () => {
  expect(attackRows(table, create(SheetSchema))).toEqual([]);
  expect(attackRows(table, null)).toEqual([]);
});
