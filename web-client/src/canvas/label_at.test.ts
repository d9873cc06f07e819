import { expect, test } from "vitest";
import { labelAt } from "./label_at";

const phone = { width: 390, height: 844 };
const insets = { top: 80, right: 10, bottom: 120, left: 10 };
const size = { width: 276, height: 46 };

test.each([
  ["above the middle of the token", { x: 195, y: 400 }, { x: 57, y: 326 }],
  ["within the right edge", { x: 380, y: 400 }, { x: 104, y: 326 }],
  ["within the left edge", { x: 20, y: 400 }, { x: 10, y: 326 }],
  ["below a token at the upper edge", { x: 195, y: 130 }, { x: 57, y: 158 }],
  ["above the lower edge", { x: 195, y: 840 }, { x: 57, y: 678 }],
])("The label of a path is %s", (_, end, at) => {
  expect(labelAt({ ...end, half: 20 }, size, phone, insets)).toEqual(at);
});

test("A label wider than the room between the panels lies over both alike", () => {
  const { x } = labelAt({ x: 380, y: 400, half: 20 }, size, phone, { ...insets, left: 80, right: 68 });

  expect([x - 80, x + size.width - (phone.width - 68)]).toEqual([-17, 17]);
});
