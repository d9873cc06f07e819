// W146: what an undo took back.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VoidedSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { LogEntrySchema } from "../../generated/protocol/wire/v1/log_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { NextUndoSchema } from "../../generated/protocol/wire/v1/table_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { undoneText } from "./undone_text";

const schema = create(SchemaSchema, { actions: [{ key: 1, name: "Grapple" }] });
const table: Table = {
  ...emptyTable(create(WelcomeSchema, { gm: true }), new SchemaIndex(["", "grapple"], schema)),
  creatures: new Map([[7, readCreature(create(CreatureSchema, { id: 7, name: "Brakk" }))]]),
};
const withNext = (next: { action?: number; actor?: number; edit?: string }): Table => ({
  ...table,
  nextUndo: create(NextUndoSchema, { seat: 1, ...next }),
});

test("An undo names the step that was the newest, with its creature as it was", () => {
  const before = withNext({ actor: 7, edit: "add_creature" });
  const after = { ...withNext({ edit: "show_scene" }), creatures: new Map() };

  expect(undoneText(before, after, create(VoidedSchema), 1)).toBe("Undone: Brakk, added");
});

test("An undone deletion names the creature that is back", () => {
  const before = { ...withNext({ actor: 7, edit: "remove_creature" }), creatures: new Map() };

  expect(undoneText(before, table, create(VoidedSchema), 1)).toBe("Undone: Brakk, deleted");
});

test("A player reads the action in the log, and the GM's reason", () => {
  const log = [create(LogEntrySchema, { group: "5", action: 1, actor: 7 }), create(LogEntrySchema, { group: "5" })];
  const voided = create(VoidedSchema, { groups: ["5"], reason: "Wrong target" });

  expect(undoneText({ ...table, log }, table, voided, 1)).toBe("Undone: Brakk, Grapple. Wrong target");
  expect(undoneText(table, table, create(VoidedSchema), 1)).toBe("Undone.");
});

test("An undo in another scene than the viewed one names that scene", () => {
  const cellar = create(SceneSchema, { id: 2, name: "Cellar" });
  const ford = create(SceneSchema, { id: 1, name: "Ford" });
  const before = {
    ...withNext({ edit: "put_notes" }),
    scenes: new Map([
      [1, ford],
      [2, cellar],
    ]),
  };
  const after = {
    ...withNext({}),
    scenes: new Map([
      [1, ford],
      [2, { ...cellar }],
    ]),
  };

  expect(undoneText(before, after, create(VoidedSchema), 1)).toBe("Undone: notes or drawings changed. In Cellar");
  expect(undoneText(before, after, create(VoidedSchema), 2)).toBe("Undone: notes or drawings changed");
});

test("A creature that is back names the scene where it stands", () => {
  const scenes = new Map([[2, create(SceneSchema, { id: 2, name: "Cellar" })]]);
  const before = { ...withNext({ actor: 7, edit: "remove_creature" }), scenes, creatures: new Map() };
  const brakk = readCreature(create(CreatureSchema, { id: 7, name: "Brakk", scene: 2 }));
  const after = { ...table, scenes, creatures: new Map([[7, brakk]]) };

  expect(undoneText(before, after, create(VoidedSchema), 1)).toBe("Undone: Brakk, deleted. In Cellar");
});
