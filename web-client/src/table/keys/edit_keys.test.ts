import { expect, test } from "vitest";
import { editKeyOf } from "./edit_keys";

const press = { code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [{ code: "KeyC", ctrlKey: true }, "copy"],
  [{ code: "KeyV", metaKey: true }, "paste"],
  [{ code: "KeyD", ctrlKey: true }, "duplicate"],
  [{ code: "KeyA", ctrlKey: true }, "all"],
  [{ code: "KeyH" }, "hide"],
  [{ code: "Delete" }, "delete"],
  [{ code: "KeyC" }, null],
  [{ code: "KeyC", ctrlKey: true, shiftKey: true }, null],
  [{ code: "KeyH", ctrlKey: true }, null],
  [{ code: "Delete", altKey: true }, null],
])("The press %o is the command %s", (pressed, key) => {
  expect(editKeyOf({ ...press, ...pressed })).toBe(key);
});
