// W135: the creatures that a template touches.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import type { Grid } from "../../canvas/grid";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../../state/fold/fold_creature";
import { touchedBy, touchedText } from "./touched";

const grid: Grid = { kind: "square", width: 1 };
const creature = (id: number, column: number, row: number, more: { size?: number; scene?: number } = {}) =>
  readCreature(create(CreatureSchema, { id, scene: 1, size: 1, place: { kind: 1, column, row }, ...more }));
const nowhere = readCreature(create(CreatureSchema, { id: 9, scene: 1, size: 1 }));
const cells = [
  { column: 3, row: 3 },
  { column: 4, row: 3 },
];

test("A creature is touched if one of its cells is covered, the nearest to the origin first", () => {
  const found = touchedBy(
    [creature(1, 3, 3), creature(2, 4, 3), creature(3, 4, 2, { size: 2 }), creature(4, 5, 3), nowhere],
    { scene: 1, grid, cells, origin: { x: 4.5, y: 3.5 } },
  );

  // The large one fills 4,2 to 5,3; its middle is 0.7 away.
  expect(found.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("A creature of another scene is not touched", () => {
  const within = { scene: 1, grid, cells, origin: { x: 3.5, y: 3.5 } };
  expect(touchedBy([creature(1, 3, 3, { scene: 2 })], within)).toEqual([]);
});

test("The first names are listed, the others are counted", () => {
  expect(touchedText([], 2)).toBe("Touches no creature.");
  expect(touchedText(["Ada", "Ghoul 2"], 2)).toBe("Touches: Ada, Ghoul 2");
  expect(touchedText(["Ada", "Ghoul 2", "Ghoul 3", "Ghoul 4"], 2)).toBe("Touches: Ada, Ghoul 2, 2 more");
});
