import { expect, test } from "vitest";
import { directionOfKey, neighborIn } from "./step_keys";

const from = { column: 4, row: 2 };
const keys = (kind: "square" | "hex_rows" | "hex_columns", ...codes: string[]) =>
  codes.map((code) => {
    const to = neighborIn(kind, from, code);
    return to === null ? null : [to.column - from.column, to.row - from.row];
  });

test("On squares arrows and letters go straight, the number pad aslant too", () => {
  expect(keys("square", "ArrowUp", "KeyA", "Numpad3", "Numpad7")).toEqual([
    [0, -1],
    [-1, 0],
    [1, 1],
    [-1, -1],
  ]);
  expect(keys("square", "KeyQ", "KeyE", "KeyX")).toEqual([null, null, null]);
});

test("In rows of hexes left and right are straight, Q and E are diagonal", () => {
  expect(keys("hex_rows", "ArrowLeft", "KeyD")).toEqual([
    [-1, 0],
    [1, 0],
  ]);
  expect(keys("hex_rows", "KeyQ", "KeyE", "Numpad1", "Numpad3")).toEqual([
    [0, -1],
    [1, -1],
    [-1, 1],
    [0, 1],
  ]);
});

test("In columns of hexes up and down are straight, Q, E, A and D aslant", () => {
  expect(keys("hex_columns", "KeyW", "ArrowDown")).toEqual([
    [0, -1],
    [0, 1],
  ]);
  expect(keys("hex_columns", "KeyQ", "KeyE", "KeyA", "KeyD")).toEqual([
    [-1, 0],
    [1, -1],
    [-1, 1],
    [1, 0],
  ]);
});

test("Two steps up lead straight up in rows, two sideways in columns", () => {
  const twice = (kind: "hex_rows" | "hex_columns", code: string) =>
    neighborIn(kind, neighborIn(kind, from, code) ?? from, code);
  expect(twice("hex_rows", "ArrowUp")).toEqual({ column: 5, row: 0 });
  expect(twice("hex_columns", "ArrowRight")).toEqual({ column: 6, row: 1 });
});

test("Only keys that point somewhere move the map", () => {
  expect([directionOfKey("ArrowUp"), directionOfKey("KeyQ"), directionOfKey("Enter")]).toEqual([[0, -1], null, null]);
});
