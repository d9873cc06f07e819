import { expect, test } from "vitest";
import { editItem } from "./edit_item";

test("The menu item opens the edit dialog of its creature", () => {
  const view = { editing: 0 };

  const item = editItem(view, 7);
  if (item.kind === "action") item.run();

  expect(item).toMatchObject({ kind: "action", name: "Edit…" });
  expect(view.editing).toBe(7);
});
