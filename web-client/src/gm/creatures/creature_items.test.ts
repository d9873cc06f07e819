import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../../state/fold/fold_creature";
import { editItem, hideItem, sheetItem } from "./creature_items";

test("The menu item opens the edit dialog of its creature", () => {
  const view = { editing: 0 };

  const item = editItem(view, 7);
  if (item.kind === "action") item.run();

  expect(item).toMatchObject({ kind: "action", name: "Edit…" });
  expect(view.editing).toBe(7);
});

test("The menu item opens the sheet of its creature", () => {
  const view = { sheetOf: 0 };

  const item = sheetItem(view, 7);
  if (item.kind === "action") item.run();

  expect(view.sheetOf).toBe(7);
});

test.each([
  [false, "Hide from players"],
  [true, "Reveal to players"],
])("The menu item flips whether players see its creature: hidden %s", (hidden, name) => {
  const edits: unknown[] = [];
  const session = {
    edit: (is: unknown) => Promise.resolve(edits.push(is)).then(() => ({ kind: "accepted" as const })),
  };

  const item = hideItem(session, [readCreature(create(CreatureSchema, { id: 7, hidden }))]);
  if (item.kind === "action") item.run();

  expect(item).toMatchObject({ kind: "action", name });
  expect(edits).toEqual([{ case: "hideCreature", value: { creature: 7, hidden: !hidden } }]);
});

test("Several creatures are hidden together: those that players still see", () => {
  const hidden: unknown[] = [];
  const session = {
    edit: ({ value }: { value?: unknown }) =>
      Promise.resolve(hidden.push(value)).then(() => ({ kind: "accepted" as const })),
  };
  const both = [7, 8].map((id) => readCreature(create(CreatureSchema, { id, hidden: id === 8 })));

  const item = hideItem(session, both);
  if (item.kind === "action") item.run();

  expect(item).toMatchObject({ name: "Hide 2 from players" });
  expect(hidden).toEqual([{ creature: 7, hidden: true }]);
});
