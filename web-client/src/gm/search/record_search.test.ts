import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RecordEntrySchema, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { SchemaIndex } from "../../state/table/schema_index";
import { creatureRecords, itemRecords, matching } from "./record_search";

const records = [
  { id: 1, name: "Feral dog", summary: "Bites and holds on" },
  { id: 2, name: "Hound master", summary: "Leads dogs" },
  { id: 3, name: "Dog catcher", summary: "" },
].map((record) => create(RecordEntrySchema, record));
const names = (typed: string) => matching(records, typed).map((record) => record.name);

test("Nothing typed finds everything in its order", () => {
  expect(names(" ")).toEqual(["Feral dog", "Hound master", "Dog catcher"]);
});

test("Names that begin with the typed text come first, then summaries", () => {
  expect(names("dog")).toEqual(["Dog catcher", "Feral dog", "Hound master"]);
});

test("Every word typed must be there", () => {
  expect(names("dog bites")).toEqual(["Feral dog"]);
  expect(names("dog cat mouse")).toEqual([]);
});

test("Only the rulebook's items are given", () => {
  const schema = create(SchemaSchema, {
    recordKinds: [
      { kind: "ability", name: "Ability" },
      { kind: "shield", name: "Shield", isItem: true },
      { kind: "hero", name: "Character" },
    ],
    records: [
      { id: 4, kind: 1, name: "Night eyes" },
      { id: 5, kind: 2, name: "Buckler" },
      { id: 6, kind: 3, name: "Ann" },
    ],
  });
  const book = new SchemaIndex(["", "ability", "shield", "hero", "night_eyes", "buckler", "ann"], schema);

  expect(itemRecords(emptyTable(create(WelcomeSchema), book)).map(({ name }) => name)).toEqual(["Buckler"]);
});

test("Removed records are neither placed nor given", () => {
  const schema = create(SchemaSchema, {
    recordKinds: [{ kind: "weapon", isItem: true }],
    records: [
      { id: 3, kind: 1, name: "Ghoul" },
      { id: 4, kind: 1, name: "Wolf", retired: true },
      { id: 5, kind: 2, name: "Club" },
      { id: 6, kind: 2, name: "Sabre", retired: true },
    ],
  });
  const book = new SchemaIndex(["", "creature", "weapon", "ghoul", "wolf", "club", "sabre"], schema);
  const table = emptyTable(create(WelcomeSchema), book);

  expect(creatureRecords(table).map(({ name }) => name)).toEqual(["Ghoul"]);
  expect(itemRecords(table).map(({ name }) => name)).toEqual(["Club"]);
});
