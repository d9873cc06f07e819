import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RecordEntrySchema } from "../generated/protocol/wire/v1/schema_pb";
import { matching } from "./record_search";

const records = [
  { id: 1, name: "Feral dog", summary: "Bites and holds on" },
  { id: 2, name: "Hound master", summary: "Leads dogs" },
  { id: 3, name: "Dog catcher", summary: "" },
].map((record) => create(RecordEntrySchema, record));
const names = (typed: string) => matching(records, typed).map((record) => record.name);

test("Nothing typed finds everything in its order", () => {
  expect(names(" ")).toEqual(["Feral dog", "Hound master", "Dog catcher"]);
});

test("Names that begin with what is typed come first, summaries count too", () => {
  expect(names("dog")).toEqual(["Dog catcher", "Feral dog", "Hound master"]);
});

test("Every word typed must be there", () => {
  expect(names("dog bites")).toEqual(["Feral dog"]);
  expect(names("dog cat mouse")).toEqual([]);
});
