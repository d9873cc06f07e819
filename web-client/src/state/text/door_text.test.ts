import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ValueSchema } from "../../generated/protocol/wire/v1/common_pb";
import { Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { doorText } from "./door_text";

const door = create(ValueSchema, { is: { case: "ref", value: { of: { case: "fixture", value: "5" }, within: 1 } } });

/// The direction of a door between two points from a creature in cell 2,3.
function from(grid: Scene_Grid, [fromX, fromY, toX, toY]: readonly [number, number, number, number], size = 1): string {
  const scene = create(SceneSchema, { id: 1, grid, walls: [{ id: "5", fromX, fromY, toX, toY }] });
  return doorText({ scenes: new Map([[1, scene]]) }, { scene: 1, cell: { column: 2, row: 3 }, size }, door);
}

test("A door is where its middle is from the creature", () => {
  expect(from(Scene_Grid.SQUARE, [1440, 2160, 2160, 2160])).toBe("north");
  expect(from(Scene_Grid.SQUARE, [2160, 2160, 2160, 2880])).toBe("east");
  expect(from(Scene_Grid.SQUARE, [720, 2880, 1440, 2880])).toBe("south-west");
});

test("From a large creature, and on hexes, it is measured from the middle", () => {
  expect(from(Scene_Grid.SQUARE, [2880, 2160, 2880, 3600], 2)).toBe("east");
  // 2,3 has its middle at 2880, 2640; its right side is at 3240
  expect(from(Scene_Grid.HEX_ROWS, [3240, 2400, 3240, 2880])).toBe("east");
  expect(from(Scene_Grid.HEX_ROWS, [2880, 2160, 3240, 2400])).toBe("north-east");
});

test("A door in the creature's place is here, one not known has no words", () => {
  expect(from(Scene_Grid.SQUARE, [1440, 2520, 2160, 2520])).toBe("here");
  expect(doorText({ scenes: new Map() }, { scene: 1, cell: { column: 0, row: 0 }, size: 1 }, door)).toBe("");
});
