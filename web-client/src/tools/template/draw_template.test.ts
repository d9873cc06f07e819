// W135: what a drag draws.
import { expect, test } from "vitest";
import type { Grid } from "../../canvas/grid";
import type { TemplateBrush } from "../../state/view.svelte";
import { coneDegrees, type TemplatePress, templateTo } from "./draw_template";

const grid: Grid = { kind: "square", width: 10 };
const press = (x: number, y: number, more: Partial<TemplatePress> = {}): TemplatePress => ({
  world: { x, y },
  free: false,
  token: null,
  ...more,
});
const brush = (kind: TemplateBrush["kind"]): TemplateBrush => ({ kind, degrees: null, width: 2 });

test("Origin and direction snap to middles and corners, the size to whole cells", () => {
  const circle = templateTo(press(14, 16), press(44, 17), brush("circle"), grid);
  expect(circle).toMatchObject({ origin: { x: 15, y: 15 }, tip: { x: 45, y: 15 }, width: 20 });

  const atCorner = templateTo(press(19, 21), press(19, 41), brush("cone"), grid);
  expect(atCorner).toMatchObject({ origin: { x: 20, y: 20 }, tip: { x: 20, y: 40 } });
});

test("A square begins at a corner and reaches toward the pointer", () => {
  const square = templateTo(press(14, 16), press(38, -9), brush("square"), grid);

  // To 40,-10, 30 across and 30 up.
  expect(square).toMatchObject({ origin: { x: 10, y: 20 }, tip: { x: 40, y: -10 } });
});

test("On a token it begins in the token's middle, a square beside it", () => {
  const token = { x: 20, y: 20 };

  expect(templateTo(press(13, 13, { token }), press(55, 55), brush("line"), grid).origin).toEqual(token);
  expect(templateTo(press(13, 13, { token }), press(55, 55), brush("square"), grid).origin).toEqual({ x: 10, y: 10 });
});

test("Freely it begins where the pointer was, with tenths of a cell", () => {
  const { origin, tip } = templateTo(
    press(13, 13, { free: true }),
    press(36.2, 13, { free: true }),
    brush("line"),
    grid,
  );

  expect(origin).toEqual({ x: 13, y: 13 });
  expect(tip.x).toBeCloseTo(36);
});

test("It is at least one cell and at most 60", () => {
  expect(templateTo(press(15, 15), press(15, 15), brush("cone"), grid).tip).toEqual({ x: 25, y: 15 });
  expect(templateTo(press(15, 15), press(9015, 15), brush("circle"), grid).tip).toEqual({ x: 615, y: 15 });
});

test("A cone is as wide as long, on hexes a sixth of a circle, unless its angle is chosen", () => {
  expect(coneDegrees({ degrees: null }, { kind: "square" })).toBe(53);
  expect(coneDegrees({ degrees: null }, { kind: "hex_rows" })).toBe(60);
  expect(coneDegrees({ degrees: 90 }, { kind: "hex_rows" })).toBe(90);
  expect(templateTo(press(15, 15), press(45, 15), brush("cone"), grid).half).toBe(Math.atan(0.5));
});
