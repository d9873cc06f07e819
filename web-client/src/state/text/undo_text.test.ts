import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { NextUndoSchema } from "../../generated/protocol/wire/v1/table_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { nextRedoName, nextUndoName } from "./undo_text";

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
