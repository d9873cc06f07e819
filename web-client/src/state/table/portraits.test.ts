import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NumberSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { disclosedHealth, markOf } from "./portraits";
import { SchemaIndex } from "./schema_index";

const names = ["", "health_state", "health_eighths", "unhurt", "some", "badly"];
const schema = create(SchemaSchema, {
  numbers: [{ key: 1, name: "Health", kind: NumberSchema_Kind.SYMBOL, symbols: [3, 4, 5] }, { key: 2 }],
  texts: [{ key: 5, text: "Badly hurt" }],
});

/// A table with creatures of these names in one scene; all have the same icon.
function tableOf(...called: string[]) {
  const creatures = called.map((name, at) =>
    readCreature(create(CreatureSchema, { id: at + 1, name, scene: 1, picture: "bandit" })),
  );
  const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
  return { ...empty, creatures: new Map(creatures.map((creature) => [creature.id, creature])) };
}

function marks(...called: string[]): readonly string[] {
  const table = tableOf(...called);
  return [...table.creatures.values()].map((creature) => markOf(table, creature));
}

test("A creature alone with its picture has no mark", () => {
  expect(marks("Raider")).toEqual([""]);
});

test("Likes are marked by the number of their name", () => {
  expect(marks("Raider", "Raider 2", "Raider 13")).toEqual(["", "2", "13"]);
});

test("Likes without a number are marked by the last word that only they have", () => {
  expect(marks("Raider with a scar", "Raider in red")).toEqual(["S", "R"]);
  expect(marks("Grey wolf", "Lean wolf", "Älg wolf")).toEqual(["G", "L", "Ä"]);
});

test("Health is disclosed in a word, in eighths, or not at all", () => {
  const table = tableOf();
  const numbered = (key: number, value: bigint) =>
    disclosedHealth(table, readCreature(create(CreatureSchema, { numbers: [{ key, value }] })));

  expect(numbered(1, 5n)).toEqual({ part: null, words: "Badly hurt", grade: 2 });
  expect(numbered(1, 3n)).toMatchObject({ part: null, grade: 0 });
  expect(numbered(2, 3n)).toEqual({ part: 0.375, words: "Health 3/8", grade: 2 });
  expect(numbered(2, 8n)).toMatchObject({ part: 1, grade: 0 });
  expect(numbered(9, 1n)).toBeNull();
});
