import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { SchemaIndex } from "../table/schema_index";
import { creatureNote } from "./creature_text";

const schema = create(SchemaSchema, {
  numbers: [{ key: 1 }],
  conditions: [{ key: 2, name: "Prone", text: "Standing up costs movement." }],
  texts: [
    { key: 2, text: "Prone" },
    { key: 3, text: "rounds" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "health_eighths", "prone", "rounds"], schema));

test("A note names health and conditions, each with its rest and its effect", () => {
  const raider = create(CreatureSchema, {
    name: "Raider",
    numbers: [{ key: 1, value: 3n }],
    conditions: [{ key: 2, ends: { unit: 3, left: 2n } }],
  });

  expect(creatureNote(table, readCreature(raider))).toBe(
    "Raider: Health 3/8\nProne, 2 rounds: Standing up costs movement.",
  );
});

test("A creature of which only the name is known has no note", () => {
  expect(creatureNote(table, readCreature(create(CreatureSchema, { name: "Raider" })))).toBe("");
});
