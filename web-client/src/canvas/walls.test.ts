import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { WallSchema } from "../generated/protocol/wire/v1/state_pb";
import { center, cornersOf, gridOf } from "./grid";
import { doorAt, nearestWall, toLattice, toWorld, wallView } from "./walls";

const squares = gridOf({ grid: 0 });
const rows = gridOf({ grid: 1 });
const columns = gridOf({ grid: 2 });
const cell = { column: 2, row: 3 };

test("The middle of a cell is where the server has it, on squares and both kinds of hexes", () => {
  expect(toLattice(center(cell, 1, squares), squares)).toEqual({ x: 1800, y: 2520 });
  expect(toLattice(center(cell, 1, rows), rows)).toEqual({ x: 2880, y: 2640 });
  expect(toLattice(center(cell, 1, columns), columns)).toEqual({ x: 1920, y: 3240 });
});

test("The corners of hexes are whole points of the lattice", () => {
  const corners = cornersOf({ column: 0, row: 0 }, rows).map((corner) => toLattice(corner, rows));

  expect(corners).toEqual([
    { x: 720, y: 240 },
    { x: 720, y: 720 },
    { x: 360, y: 960 },
    { x: 0, y: 720 },
    { x: 0, y: 240 },
    { x: 360, y: 0 },
  ]);
});

test("A point of the lattice is the same after a way through the world", () => {
  for (const grid of [squares, rows, columns])
    expect(toLattice(toWorld({ x: 123_457, y: 98_761 }, grid), grid)).toEqual({ x: 123_457, y: 98_761 });
});

// a door 64 pixels long, upright at x = 128
const door = create(WallSchema, { id: "5", fromX: 1440, toX: 1440, toY: 720, door: 1, state: 2, sight: 2, move: 2 });
const walls = [wallView({ ...door, id: "4", door: 0 }, squares, true), wallView(door, squares, true)];
const press = (x: number, more = {}) => ({ world: { x, y: 32 }, touch: false, token: 0, ...more });

test("Locks and secrets are the GM's to see", () => {
  expect(wallView(door, squares, true).door).toBe("locked");
  expect(wallView(door, squares, false).door).toBe("closed");
  expect(wallView({ ...door, door: 2 }, squares, true).kind).toBe("secret");
  expect(wallView({ ...door, door: 2 }, squares, false).kind).toBe("door");
});

test("A wall is low if a person sees over it", () => {
  const low = (height: bigint) => wallView(create(WallSchema, { toX: 720, height }), gridOf(null), true).low;

  expect([0n, 1n, 16_000n, 16_001n].map(low)).toEqual([false, true, true, false]);
});

test("A door is pressed within 12 pixels of the screen by mouse, 22 by finger, however far the map is zoomed", () => {
  expect(doorAt(walls, press(140), 1)?.id).toBe("5");
  expect(doorAt(walls, press(141), 1)).toBeNull();
  expect(doorAt(walls, press(150, { touch: true }), 1)?.id).toBe("5");
  expect(doorAt(walls, press(151, { touch: true }), 1)).toBeNull();
  expect(doorAt(walls, press(172, { touch: true }), 0.5)?.id).toBe("5");
});

test("A token beside a door is pressed, but on the door itself", () => {
  expect(doorAt(walls, press(135, { touch: true, token: 7 }), 1)).toBeNull();
  expect(doorAt(walls, press(134, { touch: true, token: 7 }), 1)?.id).toBe("5");
});

test("The nearest wall is found by its line, not by the line beyond its ends", () => {
  expect(nearestWall(walls, { x: 128, y: 70 }, 5)).toBeNull();
  expect(nearestWall(walls, { x: 128, y: 70 }, 6)?.id).toBe("5");
});
