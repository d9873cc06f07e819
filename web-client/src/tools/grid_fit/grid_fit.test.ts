import { expect, test } from "vitest";
import { covering, movedTo, stretchedTo } from "./grid_fit";

const draft = { cellPx: 50, offsetXPx: 10, offsetYPx: 0, columns: 10, rows: 10 };

test("The first corner moves the grid and keeps its cells", () => {
  expect(movedTo(draft, { x: 25, y: 5 })).toEqual({ ...draft, offsetXPx: 25, offsetYPx: 5 });
});

test("The last corner stretches the cells and they stay square", () => {
  expect(stretchedTo(draft, { x: 710, y: 700 }).cellPx).toBe(70);
});

test("A cell never gets too small to see", () => {
  expect(stretchedTo(draft, { x: 0, y: 0 }).cellPx).toBe(8);
});

test("Covering counts the whole cells of the picture from an offset within one cell", () => {
  expect(covering({ ...draft, offsetXPx: 110 }, 1020, 500)).toEqual({ ...draft, offsetXPx: 10, columns: 20, rows: 10 });
});
