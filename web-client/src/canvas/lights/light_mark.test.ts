import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Light_Glow, LightSchema } from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import { lightMark, lightNear } from "./light_mark";

const squares = gridOf(null);
const torch = create(LightSchema, {
  ...{ id: "4", x: 1080, y: 720, bright: 60_000n, dim: 120_000n, degrees: 360, color: 0xffb45e },
  glow: Light_Glow.FLICKER,
});

test("A light reaches as many cells as its length has, and a cell is 64 pixels wide", () => {
  expect(lightMark(torch, { cell: 15_000n }, squares)).toEqual({
    ...{ id: "4", at: { x: 96, y: 64 }, bright: 256, dim: 512, degrees: 360, turn: 0, color: 0xffb45e },
    ...{ glow: "flicker", off: false, darkens: false },
  });
});

test("A cone has the direction of its middle; bright light never reaches farther than dim", () => {
  const cone = { ...torch, degrees: 90, direction: 270, bright: 500_000n };

  expect(lightMark(cone, { cell: 15_000n }, squares)).toMatchObject({ degrees: 90, bright: 512, turn: 1.5 * Math.PI });
});

test("On hexes a light lies where its lattice point is drawn", () => {
  expect(lightMark(torch, { cell: 15_000n }, gridOf({ grid: 1 })).at.y).toBeCloseTo(55.43);
});

test("The nearest light in reach is under the pointer", () => {
  const other = { ...torch, id: "5", x: 1170 };

  expect(lightNear([torch, other], { x: 102, y: 64 }, squares, 10)?.id).toBe("5");
  expect(lightNear([torch, other], { x: 97, y: 64 }, squares, 10)?.id).toBe("4");
  expect(lightNear([torch, other], { x: 97, y: 80 }, squares, 10)).toBeNull();
});
