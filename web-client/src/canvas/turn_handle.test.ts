import { expect, test } from "vitest";
import { handleAt, outward, pointAt, takesHandle } from "./turn_handle";

const east = { at: { x: 100, y: 100 }, width: 100, facing: 90, toward: null, faced: false };

test("The handle is beyond the facing rim, at the same size at every zoom", () => {
  expect(handleAt(east, 1)).toEqual({ x: 168, y: expect.closeTo(100) });
  expect(handleAt(east, 0.5)).toEqual({ x: 182, y: expect.closeTo(100) });
});

test("While it is turned the handle goes ahead", () => {
  expect(handleAt({ ...east, toward: 180 }, 1)).toEqual({ x: expect.closeTo(100), y: 168 });
});

test("A token too small to be taken hold of has no handle", () => {
  const knob = handleAt(east, 0.2);
  expect(takesHandle(east, 0.2, { world: knob, touch: false, onOther: false })).toBe(false);
  expect(takesHandle(east, 0.3, { world: handleAt(east, 0.3), touch: false, onOther: false })).toBe(true);
});

test("Where it looks is seen from afar", () => {
  expect([2, 1, 0.5, 0.25].map(pointAt)).toEqual([14, 14, 16, 32]);
});

test("Degrees go clockwise from the top", () => {
  expect(outward({ x: 0, y: 0 }, 0, 5)).toEqual({ x: expect.closeTo(0), y: -5 });
  expect(outward({ x: 0, y: 0 }, 270, 5)).toEqual({ x: -5, y: expect.closeTo(0) });
});

test("The handle has 22 pixels for touch, 13 for a mouse, none on the token", () => {
  const press = (x: number, touch: boolean) => takesHandle(east, 1, { world: { x, y: 100 }, touch, onOther: false });
  expect([press(190, true), press(191, true)]).toEqual([true, false]);
  expect([press(181, false), press(182, false)]).toEqual([true, false]);
  expect([press(146, true), press(141, true)]).toEqual([true, false]);
});

test("Over another token only the knob is the handle", () => {
  const press = (x: number) => takesHandle(east, 1, { world: { x, y: 100 }, touch: true, onOther: true });
  expect([press(177), press(178)]).toEqual([true, false]);
});

test("Between facing tokens the handle is smaller and on their border", () => {
  const face = { ...east, faced: true };
  const press = (x: number) => takesHandle(face, 1, { world: { x, y: 100 }, touch: true, onOther: x > 150 });

  expect(handleAt(face, 0.5)).toEqual({ x: 150, y: expect.closeTo(100) });
  expect([143, 144, 156, 157].map(press)).toEqual([false, true, true, false]);
});
