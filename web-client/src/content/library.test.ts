import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RecordEntry_Origin, RecordFieldSchema, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { makesHeroes } from "../state/table/makes_heroes";
import { SchemaIndex } from "../state/table/schema_index";
import { choicesOf } from "./choices";
import { freeId, recordOf, shelvesOf, takenText } from "./library";

const names = ["", "weapon", "technique", "sword", "bow", "kneecap", "TOG"];
const weapon = (id: number, name: string, retired = false) => ({
  kind: 1,
  id,
  name,
  summary: "steel",
  origin: RecordEntry_Origin.BOOK,
  retired,
});
const schema = create(SchemaSchema, {
  recordKinds: [
    { kind: "technique", name: "Technique" },
    { kind: "weapon", name: "Weapon" },
    { kind: "hero", name: "Character" },
  ],
  records: [weapon(4, "War bow", true), weapon(3, "Long sword"), { kind: 2, id: 5, name: "Kneecap" }],
  numbers: [{ key: 6, name: "Toughness" }],
});
const table = emptyTable(create(WelcomeSchema, {}), new SchemaIndex(names, schema));

test("Records stand on the shelf of their kind by name, heroes on none", () => {
  const shelves = shelvesOf(table, "").map(({ kind, records }) => [kind.name, records.map(({ name }) => name)]);

  expect(shelves).toEqual([
    ["Technique", ["Kneecap"]],
    ["Weapon", ["Long sword", "War bow"]],
  ]);
  expect(makesHeroes(table)).toBe(true);
});

test("A search needs every word", () => {
  expect(shelvesOf(table, "long STEEL").flatMap(({ records }) => records.map(({ name }) => name))).toEqual([
    "Long sword",
  ]);
});

test.each([
  ["Long sword", "long_sword"],
  ["Sword", "sword_2"],
  ["", "weapon"],
])("A new weapon called %j gets the id %s", (name, id) => {
  expect(freeId(table, "weapon", name)).toBe(id);
});

test.each([
  ["sword", "Long sword already uses this id. Edit that entry or choose another id."],
  ["bow", "War bow already uses this id. Edit that entry or choose another id."],
  ["kneecap", ""],
])("The id %s is refused to a new weapon while a weapon has it", (id, why) => {
  expect(takenText(table, "weapon", id)).toBe(why);
});

test("A copy drops the original's id and name", () => {
  const copied = recordOf("weapon", "sword_2", "Sword", {
    kind: "weapon",
    id: "sword",
    name: "Long sword",
    damage: "d8",
  });

  expect(copied).toEqual({ kind: "weapon", id: "sword_2", name: "Sword", damage: "d8" });
});

test("A field offers its words and the records not removed", () => {
  const field = create(RecordFieldSchema, { words: ["TOG"], kinds: ["weapon"] });

  expect(choicesOf(table.schemaIndex, field).map(({ word, name }) => [word, name])).toEqual([
    ["TOG", "Toughness"],
    ["sword", "Long sword"],
  ]);
});
