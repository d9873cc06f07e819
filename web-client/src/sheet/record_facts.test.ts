import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { toDraft } from "../content/draft";
import { RecordField_Kind as Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { factsText, recordFacts } from "./record_facts";

const schema = create(SchemaSchema, {
  texts: [{ key: 2, text: "edged" }],
  recordKinds: [
    {
      kind: "weapon",
      name: "Weapon",
      fields: [
        { key: "damage", name: "Damage", kind: Kind.DICE },
        { key: "type", name: "Type", kind: Kind.WORD },
        { key: "reach", name: "Reach", kind: Kind.NUMBER, defaultValue: 3n },
        { key: "two_hands", name: "Two hands", kind: Kind.FLAG },
        { key: "cost", name: "Cost", kind: Kind.RECORD, fields: [{ key: "focus", name: "Focus", kind: Kind.NUMBER }] },
        { key: "text", name: "Description", kind: Kind.TEXT },
      ],
    },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "weapon", "edge"], schema));

test("A record is read by the names of its form, without defaults and long texts", () => {
  const axe = toDraft({ damage: "2d6", type: "edge", reach: 3, two_hands: true, cost: { focus: 2 }, text: "Old." });

  const facts = recordFacts(table, 1, axe);

  expect(factsText(facts)).toBe("Damage 2d6 · Type edged · Two hands · Cost Focus 2");
  expect(facts.map(({ isShort }) => isShort)).toEqual([true, true, true, false]);
});

test("A record that was not read yet, or of an unknown kind, says nothing", () => {
  expect(recordFacts(table, 1, null)).toEqual([]);
  expect(recordFacts(table, 2, toDraft({ damage: "1d4" }))).toEqual([]);
});
