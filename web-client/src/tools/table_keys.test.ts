import { expect, test } from "vitest";
import { type KeyPress, tableKeyOf } from "./table_keys";

const press = (code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test("Shift+Space stops the game for a GM, not for a player", () => {
  expect(tableKeyOf(press("Space", { shiftKey: true }), true)).toBe("stop");
  expect(tableKeyOf(press("Space", { shiftKey: true }), false)).toBeNull();
});

test("Space without Shift, or with more keys, stops nothing", () => {
  expect(tableKeyOf(press("Space"), true)).toBeNull();
  expect(tableKeyOf(press("Space", { shiftKey: true, ctrlKey: true }), true)).toBeNull();
  expect(tableKeyOf(press("Space", { shiftKey: true, altKey: true }), true)).toBeNull();
});

test("Ctrl+Z and Command+Z undo, for players too", () => {
  for (const gm of [true, false]) {
    expect(tableKeyOf(press("KeyZ", { ctrlKey: true }), gm)).toBe("undo");
    expect(tableKeyOf(press("KeyZ", { metaKey: true }), gm)).toBe("undo");
  }
});

test("Ctrl+Shift+Z and Ctrl+Y redo, for a GM", () => {
  for (const held of [press("KeyZ", { ctrlKey: true, shiftKey: true }), press("KeyY", { metaKey: true })]) {
    expect(tableKeyOf(held, true)).toBe("redo");
    expect(tableKeyOf(held, false)).toBeNull();
  }
});

test("Letters alone undo and redo nothing", () => {
  for (const code of ["KeyZ", "KeyY"]) expect(tableKeyOf(press(code), true)).toBeNull();
});
