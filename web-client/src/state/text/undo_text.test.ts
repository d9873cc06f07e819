import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VoidedSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { LogEntrySchema } from "../../generated/protocol/wire/v1/log_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { NextUndoSchema } from "../../generated/protocol/wire/v1/table_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { nextRedoName, nextUndoName, undoneText } from "./undo_text";

const schema = create(SchemaSchema, { actions: [{ key: 1, name: "Grapple" }] });
const table: Table = {
  ...emptyTable(create(WelcomeSchema, { gm: true }), new SchemaIndex(["", "grapple"], schema)),
  creatures: new Map([[7, readCreature(create(CreatureSchema, { id: 7, name: "Brakk" }))]]),
};
const withNext = (next: { action?: number; actor?: number; edit?: string }): Table => ({
  ...table,
  nextUndo: create(NextUndoSchema, { seat: 1, ...next }),
});

test.each([
  [{ action: 1, actor: 7 }, "Brakk, Grapple"],
  [{ actor: 7, edit: "add_creature" }, "Brakk, added"],
  [{ actor: 9, edit: "remove_creature" }, "remove creature"],
  [{ edit: "show_scene" }, "scene activated"],
])("The newest step is named: %o", (next, name) => {
  expect(nextUndoName(withNext(next))).toBe(name);
});

test("A redo names what it does again", () => {
  const nextRedo = create(NextUndoSchema, { seat: 1, action: 1, actor: 7 });

  expect(nextRedoName({ ...table, nextRedo })).toBe("Brakk, Grapple");
  expect(nextRedoName(table)).toBe("");
});

test("Who is not told the newest step has no name for it", () => {
  expect(nextUndoName(table)).toBe("");
});

test("An undo names the step that was the newest, with its creature as it was", () => {
  const before = withNext({ actor: 7, edit: "add_creature" });
  const after = { ...withNext({ edit: "show_scene" }), creatures: new Map() };

  expect(undoneText(before, after, create(VoidedSchema))).toBe("Undone: Brakk, added");
});

test("An undone deletion names the creature that is back", () => {
  const before = { ...withNext({ actor: 7, edit: "remove_creature" }), creatures: new Map() };

  expect(undoneText(before, table, create(VoidedSchema))).toBe("Undone: Brakk, deleted");
});

test("A player reads the action in the log, and the GM's reason", () => {
  const log = [create(LogEntrySchema, { group: "5", action: 1, actor: 7 }), create(LogEntrySchema, { group: "5" })];
  const voided = create(VoidedSchema, { groups: ["5"], reason: "Wrong target" });

  expect(undoneText({ ...table, log }, table, voided)).toBe("Undone: Brakk, Grapple. Wrong target");
  expect(undoneText(table, table, create(VoidedSchema))).toBe("Undone.");
});
